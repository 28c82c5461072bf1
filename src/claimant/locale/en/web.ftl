### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Skip to content
pages = Pages
messages = Messages
my-games = My games
learn-short = Learn
account = Account
table = Table
button-reload = Reload the page
page-broken = This page could not be loaded. The server may have been updated in the meantime.
reason-offline = We cannot reach the server. Check your connection and try again.
guest-name = Guest { $number }
name-guest = { $name } (guest)
guest = guest
fan-work = An independent fan project, with rules in our own words and pictures of our own.

## Home.

home-title = The throne is empty
home-text = Recruit followers, then win votes: a quick trick-taking game of rival factions for two to four players.
home-against = Opponent
home-first-deck = Best for beginners
home-more = More ways to play
home-setup = Set up a table
home-setup-text = Your own deck, magical places, two to four players
home-lobby-none = Meet other players, or watch them play
home-lobby-text =
    { $count ->
        [one] One public table right now
       *[other] { $count } public tables right now
    }
home-learn-text = A guided first game, in five minutes
home-kingdoms-text = Build a shared kingdom, card by card
home-replay = Open a record
home-replay-text = Step through a saved game
home-rules-text = Every faction and place, with examples

## Games that go on or are over.

games-none = You have not played any games here yet.
games-running = In progress
games-finished = Finished
games-more = Older games
game-with = With { $others }
game-your-turn = Continue
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
setup-kingdoms-random = Random
setup-kingdoms-random-text = Seven of the ten factions, drawn at random for each game
setup-chosen-of = { $count } of { $total } chosen
setup-fill = Fill at random
setup-clear = Clear all
setup-nothing-chosen = Choose the factions for your deck.
setup-pair = One pair of factions
setup-factions =
    { $count ->
        [one] One more faction
       *[other] { $count } more factions
    }
setup-places = Magical places
setup-places-none = None
setup-places-random = Random
setup-places-chosen = Choose
setup-places-draw = What should be drawn?
setup-draw-building = A building
setup-draw-landscape = A landscape
setup-draw-both = One of each
setup-buildings = Buildings
setup-landscapes = Landscapes
setup-seats = Who plays?
setup-you = You
setup-person = A person
setup-seat = Seat { $number }
setup-seat-partner = Seat { $number }: your partner, across from you
setup-seat-opponent = Seat { $number }: an opponent
setup-more = More options
setup-visibility = Who can join?
setup-private = Anyone with the link
setup-public = Everyone
setup-pace = Pace
setup-pace-live = In one sitting
setup-pace-unhurried = Over a few days
setup-match = Match
setup-match-single = One game
setup-match-duplicate = Same cards for all
setup-match-duplicate-text = The same deal is played again with the seats swapped, so that luck evens out.
setup-rated = Rated
setup-rated-text = The result counts towards your rating. No bots.
setup-word = A word for the shuffle
setup-word-text = Any word you like goes into the shuffle. After the game, everyone can check that nobody fixed the deal.
button-add-word = Add
word-added = Your word is in the shuffle.
word-commitment = The server is already bound to this deal:
setup-summary = Your table
setup-is-fine = Ready to play.
setup-play = Play
setup-open = Open the table
setup-advised-against = A word of warning:
setup-first-claim = Who leads?
setup-first-kingdoms = Who begins?
setup-first-lot = Chance decides
setup-first-claim-text = By the rules, the youngest player leads: ask who that is, and choose here. In later games at this table, the leader is chosen at random.
setup-first-kingdoms-text = By the rules, the younger player decides: ask, and choose here. In later games at this table, it is decided at random.
first-claim = Leads the first trick: { $name }
first-other = Begins: { $name }

## The room where one waits.

waiting-title = Your table
waiting-title-other = { $name }'s table
waiting-share = Send this link to the other players
waiting-share-public = This table is in the lobby. You can also send this link.
waiting-seats = Seats
waiting-host = Host
waiting-bot = Let a bot play
waiting-bot-away = Send the bot away
waiting-start-when-full = The game can start once all seats are taken.
waiting-for-host = The game starts when { $name } says so.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-closed = This table has been closed.
waiting-name = Your name
table-missing = This table cannot be shown
next-game-begun = The next game has begun.
next-game = Next game

## The lobby.

lobby-open = Waiting for players
lobby-running = Games to watch
lobby-none-running = There are no public games right now.
lobby-more = More tables
lobby-join = Join
lobby-new = Open a public table
lobby-seats-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
lobby-places = With: { $places }

## The account.

account-guest = You are playing as a guest: no account, no e-mail. Everything is kept in this browser.
account-nobody = You need no account to play. When you start, you get a guest name, and you can change it here.
account-is = You have an account.
account-name = Name
account-rename = Change name
account-take-name = Use this name
account-renamed = Your name is now { $name }.
account-make = Create an account
account-make-text = With a password you can sign in from anywhere and keep your games.
account-password = Password
account-made = You can now sign in with your name and password.
account-sign-in = Sign in
account-sign-in-text = Already have an account?
account-sign-out = Sign out
account-sign-out-guest = You are a guest: once you sign out, you cannot come back as this player.
account-sign-out-everywhere = Sign out everywhere
account-signed-out-everywhere = You are signed out on all devices.
account-sessions = Where you are signed in
account-sessions-text = Do you see a device that you do not know? Sign out there, and change your password.
account-session-device = { $browser } on { $system }
account-session-unknown = Unknown device
account-session-this = This device
account-session-times = since { $since }, last seen { $seen }
account-session-end = Sign out: { $device }
account-password-change = Change password
account-password-old = Current password
account-password-new = New password
account-password-changed = Your password has been changed. Other devices have to sign in again.
account-tokens = Tokens for programs
account-tokens-text = With a token, a program of your own can play for you.
account-token-label = What is it for?
account-token-make = Create a token
account-token-shown = You will see this only once. Copy it now:
account-token-delete = Delete token { $label }
account-token-unnamed = unnamed
account-delete = Delete my data
account-delete-text = Your name, password, tokens and rating will be deleted. Finished games stay, without your name. This cannot be undone.
account-delete-sure = Do you really want to delete your data?
account-deleted = Your data has been deleted.
