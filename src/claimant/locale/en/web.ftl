### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Skip to the content
pages = Pages
messages = Messages
my-games = My games
learn-short = Learn
account = Account
table = Table
button-reload = Load the page again
page-broken = This page could not be loaded. The server may have been renewed meanwhile.
reason-offline = The server cannot be reached. Check your connection and try again.
guest-name = Guest { $number }
fan-work = An independent work by fans, with rules in our own words and pictures of our own.

## Home.

home-title = The throne is empty
home-text = Win followers, then win votes: a quick card game of tricks and factions for two to four players.
home-against = Opponent
home-first-deck = Best to begin with
home-more = More ways to play
home-setup = Set up a table
home-setup-text = Your own deck, magical places, two to four players
home-lobby-none = Meet others, or watch them play
home-lobby-text =
    { $count ->
        [one] One public table right now
       *[other] { $count } public tables right now
    }
home-learn-text = A first game with a guide, in five minutes
home-kingdoms-text = The tile-laying sibling: place cards and figures
home-replay = Open a record
home-replay-text = Step through a game from a file

## Games that go on or are over.

games-none = You have not played here yet.
games-running = Still going on
games-finished = Finished
games-more = Older games
game-with = With { $others }
game-your-turn = Go on
game-won = Won
game-lost = Lost
game-alone = On your own

## Setting up a table.

setup-title = Set up a table
setup-game = What do you want to play?
setup-players = How many players?
setup-deck = Deck
setup-ready-made = Ready-made
setup-own = Your own
setup-kingdoms-deck = Factions
setup-kingdoms-random = By lot
setup-kingdoms-random-text = Seven of the ten factions, drawn for each game
setup-chosen-of = { $count } of { $total } chosen
setup-fill = Fill by lot
setup-clear = None of them
setup-nothing-chosen = Choose factions for your deck.
setup-pair = One pair that belongs together
setup-factions =
    { $count ->
        [one] One more faction
       *[other] { $count } more factions
    }
setup-places = Magical places
setup-places-none = None
setup-places-random = By lot
setup-places-chosen = Chosen
setup-places-draw = What is drawn?
setup-draw-building = A building
setup-draw-landscape = A landscape
setup-draw-both = One of each
setup-buildings = Buildings
setup-landscapes = Landscapes
setup-seats = Who plays?
setup-you = You
setup-person = A person
setup-seat = Seat { $number }
setup-more = More options
setup-visibility = Who may join?
setup-private = Whoever has the link
setup-public = Anybody
setup-pace = Pace
setup-pace-live = At one go
setup-pace-unhurried = Over days
setup-match = Match
setup-match-single = One game
setup-match-duplicate = Same cards for all
setup-match-duplicate-text = The same deal is played again with the seats swapped, so that luck is shared.
setup-rated = Rated
setup-rated-text = The result counts for your rating. People only.
setup-word = A word for the shuffle
setup-word-text = Any word of your own goes into the shuffle. After the game everybody can check that nobody chose the deal.
setup-summary = Your table
setup-is-fine = This can be played.
setup-play = Play
setup-open = Open the table
setup-advised-against = The rulebook advises against it:
setup-first-claim = Who leads?
setup-first-kingdoms = Who begins?
setup-first-lot = By lot
setup-first-claim-text = By the rules it is the youngest player: ask who that is, and choose here. In further games at this table it is by lot.
setup-first-kingdoms-text = By the rules the younger player decides: ask, and choose here. In further games at this table it is by lot.
first-claim = Leads the first trick: { $name }
first-other = Begins: { $name }

## The room where one waits.

waiting-title = Your table
waiting-title-other = The table of { $name }
waiting-share = Send this link to whoever shall play
waiting-share-public = The table is in the lobby. You can also send this link.
waiting-seats = Seats
waiting-host = Host
waiting-bot = Let a bot play
waiting-bot-away = Send the bot away
waiting-start-when-full = The game can start when all seats are taken.
waiting-for-host = The game starts when { $name } says so.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-closed = This table has been closed.
waiting-name = Your name
table-missing = This table cannot be shown
next-game-begun = The next game has begun.
next-game = To the next game

## The lobby.

lobby-open = Waiting for players
lobby-running = To watch
lobby-none-running = No public game is running right now.
lobby-join = Join
lobby-new = Open a public table
lobby-seats-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
lobby-places = With: { $places }

## The account.

account-guest = You play as a guest: no account, no e-mail. Everything is kept in this browser.
account-nobody = You need no account to play. As soon as you do, you get a guest's name that you can change here.
account-is = You have an account.
account-name = Name
account-rename = Change the name
account-take-name = Take this name
account-renamed = Your name is now { $name }.
account-make = Make it an account
account-make-text = With a password you can sign in from anywhere, and your games stay yours.
account-password = Password
account-made = From now on you can sign in with your name and password.
account-sign-in = Sign in
account-sign-in-text = You have an account already?
account-sign-out = Sign out
account-sign-out-guest = You are a guest: signed out, nobody can sign in as you again.
account-tokens = Tokens for programs
account-tokens-text = A program of your own can play for you with such a token.
account-token-label = What is it for?
account-token-make = Make a token
account-token-shown = This is shown only once. Copy it now:
account-token-delete = Delete the token { $label }
account-token-unnamed = without a name
account-delete = Delete me
account-delete-text = Your name, password, tokens and rating are deleted. Finished games stay, without your name. This cannot be undone.
account-delete-sure = Do you really want to be deleted?
account-deleted = You have been deleted here.
