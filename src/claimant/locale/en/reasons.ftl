### Why something is not possible, and what powers remark on a result, by the codes of the reasons.

## Words that reasons carry.

word-play = play a card
word-take = take a card
word-choose = choose a card
word-name = choose a faction
word-draw = draw a card
word-building = building
word-landscape = landscape
word-row = row
word-column = column
word-object = an object
word-text = a text
word-whole-number = a whole number
word-true-or-false = true or false
word-list = a list
word-list-of-texts = a list of texts
word-list-of-texts-and-nulls = a list of texts and nulls
word-list-of-whole-numbers = a list of whole numbers
word-saved-object = it must be an object
word-saved-headers = headers must be an object of texts
word-saved-deal = deal must map names to lists of cards
word-saved-moves = moves must be a list
word-saved-move = a move must be an object
word-saved-texts = names, cards, moves and comments must be texts
word-no-card-on-board = there is no card on the board
word-no-card-here = there is no face-up card here
word-nobody-looks = nobody is looking at cards
word-nothing-to-choose = there is nothing to choose
word-no-field = there is no field to play on
word-no-card-to-play = the player whose turn it is has no card
word-no-figure-to-play = the player whose turn it is has no figure
word-no-power = no power is being used
word-other-power = the card just placed has another power
word-not-drawn = a power that is not in use cannot have drawn cards

## Playing.

reason-game-over = The game is over.
reason-game-not-over = The game is not over yet, so there is no result.
reason-no-such-seat = There is no seat { $seat }: the seats are numbered from 0 to { $last }.
reason-not-your-turn =
    { $seat ->
        [you] It is not your turn yet: the game is waiting for { $right }.
       *[other] It is not { $who }'s turn: the game is waiting for { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] You do not hold { $card }.
       *[other] { $who } does not hold { $card }.
    }
reason-already-chosen =
    { $seat ->
        [you] You have already chosen { $card }.
       *[other] { $who } has already chosen { $card }.
    }
reason-must-follow =
    { $seat ->
        [you] { $led } was led and you hold { $faction }: follow with one of them, or play a card that may stand in.
       *[other] { $led } was led and { $who } holds { $faction }: one of them must be played, or a card that may stand in.
    }
reason-not-offered = { $card } is not on offer.
reason-deck-not-offered = The deck is not on offer: take one of the prizes.
reason-faction-not-offered = { $faction } cannot be chosen now: choose { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Now you have to { $right }, not { $given }.
       *[other] Now { $who } has to { $right }, not { $given }.
    }

## What places remark.

reason-bridge =
    { $seat ->
        [you] { $place }: you have more complete sets, { $most } to { $fewer }.
       *[other] { $place }: { $who } has more complete sets, { $most } to { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: you have won more cards, { $most } to { $fewer }.
       *[other] { $place }: { $who } has won more cards, { $most } to { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: you have at least twice as many cards, { $most } to { $fewer }, and so you lose.
       *[other] { $place }: { $who } has at least twice as many cards, { $most } to { $fewer }, and so loses.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: the last trick of phase { $phase } gives you an extra vote.
       *[other] { $place }: the last trick of phase { $phase } gives { $who } an extra vote.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: you were the first to win { $number } { $faction } in phase 2.
       *[other] { $place }: { $who } was the first to win { $number } { $faction } in phase 2.
    }
reason-culled =
    { $seat ->
        [you] { $place }: you discard { $number ->
                [one] one card
               *[other] { $number } cards
            } before scoring: { $cards }.
       *[other] { $place }: { $who } discards { $number ->
                [one] one card
               *[other] { $number } cards
            } before scoring: { $cards }.
    }

## Setting up.

reason-advised-against =
    With { $players ->
        [one] one player
       *[other] { $players } players
    } the rulebook advises against { $faction }.
reason-bad-code = “{ $code }” is not a code for a faction: use an upper-case letter and a lower-case letter.
reason-bad-place-code = “{ $code }” is not a code for a place: use one word of three or more letters that begins with a capital letter.
reason-bad-place-kind = “{ $kind }” is not a kind of place: a place is a building or a landscape.
reason-bad-players = The number of players must be a single digit.
reason-bad-seconds = A time limit must be a number of seconds above 0, not { $given }.
reason-bad-steps = A step limit must be a whole number above 0, not { $given }.
reason-bad-values = { $faction }: a card cannot have the value { $given }. Values are whole numbers from 0 to { $most }.
reason-code-taken = The code { $code } already belongs to { $owner }: choose another one for { $other }.
reason-draw-and-deal = Random places are drawn from a seed: with a given deal, name the places.
reason-faction-not-in-play = The faction { $faction } is not in this game.
reason-faction-twice = { $faction } appear twice: a deck holds each faction only once.
reason-no-places =
    Magical places are for { $right ->
        [one] one player
       *[other] { $right } players
    }, not for { $players }.
reason-no-pair = A deck holds exactly one pair of factions: { $pairs }. This one has none.
reason-not-one-pair = A deck holds exactly one pair of factions: { $pairs }. This one has { $given }.
reason-seed-and-deal = Give either a seed or a deal, not both.
reason-seed-out-of-range = The seed { $seed } is out of range: choose a whole number from 0 to 2^64 - 1.
reason-mix-choice = Only a secret choice of two players before phase 2 can be mixed; this is another decision.
reason-solve-phase-2 = Only phase 2 can be solved, because only there can all cards be known; this is phase 1.
reason-solve-two-sides = Only games for two players or two teams can be solved; this one has { $players } players.
reason-too-many-places = Only one { $kind } can be in play, not { $given }.
reason-too-many-players =
    At most { $most ->
        [one] one player
       *[other] { $most } players
    } can play with { $faction }, not { $players }: choose another faction.
reason-unknown-deck = There is no deck “{ $name }”. Choose a ready-made one ({ $known }), or name the factions, such as “Go Kn Un Dw Do”.
reason-unknown-draw = Places cannot be drawn as “{ $name }”: choose { $known }.
reason-unknown-faction = There is no faction “{ $name }”. Choose from { $known }.
reason-unknown-place = There is no place “{ $name }”. Choose from { $known }.
reason-wrong-kind-of-place = { $place } is a { $kind }, not a { $wanted }.
reason-wrong-number-of-cards =
    { $faction } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a faction outside a pair must bring { $right }.
reason-wrong-number-of-factions =
    A deck for { $players ->
        [one] one player
       *[other] { $players } players
    } holds one pair and { $right ->
        [one] one other faction
       *[other] { $right } other factions
    }. Besides its pair this one has { $given }.
reason-wrong-number-of-players = Claim is for { $right } players, not for { $players }.
reason-wrong-size-of-pair =
    { $pair } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a pair must bring { $right }.
reason-unknown-bot = There is no bot “{ $name }”: the bots are { $right }.
reason-bad-bot-name = “{ $name }” cannot be the name of a bot: use at most { $most } lower-case letters, digits and hyphens, and begin with a letter.
reason-bot-name-taken = There is already a bot { $bot }, made by { $maker }: choose another name for { $other }.
reason-bot-cannot-play = The bot { $bot } does not play { $game }, only { $right }.
reason-bot-not-made = The bot { $bot } could not be made: { $error }
reason-not-importable = Other processes cannot find { $thing }: define it at the top level of a module file that they can import, or play in one process.
reason-no-plugin = There is no module “{ $name }” to load as a plug-in: write its name as in an import statement, such as my_faction for the file my_faction.py.
reason-plugin-failed = The plug-in { $name } cannot be loaded: { $error }
reason-bad-lessons = The lessons in { $file } cannot be read: { $error }
reason-bad-lesson = The lesson { $lesson } in { $file } cannot be used: { $error }
reason-lesson-lacks-text = A lesson in { $file } is missing the text “{ $name }”.
reason-lesson-of-nobody = The lesson { $lesson } in { $file } must be named after the code of a home-made faction or place.
reason-lesson-taken = There is already another lesson { $lesson }: the one in { $file } needs another name.
reason-lesson-empty = The lesson { $lesson } in { $file } must not have an empty plan, task or done.

## Reading and writing records and positions.

reason-bad-action = An action is a card to play (Go5), to take (+Go5, or +deck) or to choose (-Go5), or a faction to name (@Go).
reason-bad-card = Write a card as the code of its faction and its value, such as Go5.
reason-bad-comment = A comment may not contain braces or line breaks.
reason-bad-header = A header is written [Name "text"], with \" for a quotation mark inside the text.
reason-bad-header-name = The name of a header consists of letters only and begins with a capital letter.
reason-bad-header-text = The header { $name } may not contain a line break.
reason-bad-line = This line must begin with “{ $right }”.
reason-bad-mark = “{ $mark }” does not say who knows a card: write * for everyone, or the letters of seats.
reason-bad-move = Write an action in a record with its seat, such as A:{ $example }.
reason-chance-missing = Chance acts here, but what it did (chance:…) is missing.
reason-line-unfinished = All the actions of “{ $label }” must be on one line.
reason-no-chance = Chance does not act here.
reason-bad-number = This must be a whole number from { $least } to { $most }.
reason-bad-seat = Write a seat as its letter: { $right }.
reason-seat-twice = Name every seat exactly once.
reason-cards-missing = These cards are missing: { $cards }. A position must place every card.
reason-cards-nowhere = This view does not say where these cards could be: { $cards }.
reason-comment-before-words = A comment must follow the word it is about.
reason-deal-card = { $card } cannot be dealt to { $whom }.
reason-deal-count =
    { $whom } must get { $right ->
        [one] one card
       *[other] { $right } cards
    }, not { $given }.
reason-deal-late = The deal must come before all actions.
reason-deal-missing = The deal for { $whom } is missing.
reason-deal-not-codes = A deal gives each place (A, deck, …) a text of card codes, separated by spaces.
reason-deal-twice = The deal for { $whom } is given twice.
reason-deal-unknown = Cards are dealt to { $right }, not to “{ $whom }”.
reason-deck-in-phase-2 =
    After phase 1 the deck and the prizes are used up, but here { $given ->
        [one] one card is
       *[other] { $given } cards are
    } left.
reason-early-result = The header names a winner, but the game is not over.
reason-header-after-body = Headers must come before everything else.
at-line = Line { $number }: { $what }
file-empty = { $file } is empty: there is no record in it.
file-not-text = { $file } is not a text file in UTF-8.
reason-header-missing = The header { $name } is missing.
reason-header-twice = The header { $name } is given twice.
reason-no-options = Give at least one option.
reason-no-position = A position begins with the codes of its factions, such as “Go Kn Un Dw Do | …”.
reason-no-record = A game that began from a position has no record, because its deal is not known.
reason-no-winner = Cards are taken only after a trick has been won: say who won it, and how many have taken a card.
reason-nobody-to-play = The player whose turn it is has no card in hand.
reason-not-in-order = Cards are played clockwise, beginning with the leader, one by each seat.
reason-not-saved = This is not a saved game in JSON: { $what }.
reason-other-game = This is a record of “{ $game }”, not of { $right }.
reason-position-too-long = A position has at most { $most } characters; this one has { $given }.
reason-record-too-long = A record has at most { $most } characters; this one has { $given }.
reason-rules-version = This record follows version { $given } of the rules; this program plays only version { $right }.
reason-section-twice = The section “{ $word }” is given twice.
reason-stray-brace = A comment is text between { "{" } and { "}" } on one line, without braces inside.
reason-too-many-of-card =
    { $card } is in this game only { $right ->
        [one] once
       *[other] { $right } times
    }.
reason-trick-is-full = Everyone has already played to this trick: the position must ask for something else.
reason-two-comments = A word has at most one comment.
reason-unequal-hands = In phase 1 everyone must have the same number of tricks to go, not { $given }.
reason-unknown-card = There is no card { $card } in this game.
reason-unknown-power = There is no power { $code } in this game.
reason-unknown-section = No section of a position begins with “{ $word }”.
reason-unknown-step = The step must be { $right }.
reason-unplayable = This position cannot arise in a game: it cannot be played to the end.
reason-wrong-number-of-values =
    This section takes { $right ->
        [one] one value
       *[other] { $right } values
    }.
reason-wrong-result = According to the header, { $given } won, but by the rules it is { $right }.
reason-wrong-size-of-deck = In phase 1 the deck and the prizes hold one card for every seat and every trick to go: { $right }, not { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Decide about this power first: { $power }. Choose one of the answers on offer.
       *[other] Now { $who } has to decide about this power: { $power }. Possible answers: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Now draw a card: one from the display, or the top card of the draw pile.
       *[other] Now { $who } has to draw a card: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Now place a card: choose which one, and where.
       *[other] Now { $who } has to place a card, such as Go@1,0.
    }
reason-kingdoms-bad-action = An action is a card and a field (Go@-1,2), a field (@1,0), a card to take (+Go, or +pile), two cards to keep (=Go,Kn), or one of the words use, pass, row, column, done.
reason-kingdoms-bad-card = Write a card as the code of its faction, such as Go.
reason-kingdoms-bad-code = “{ $code }” is not a code for a faction: use an upper-case letter and a lower-case letter.
reason-kingdoms-bad-field = Write a field as two numbers from -99 to 99, such as -1,2.
reason-kingdoms-bad-knowledge = What a player knows must fit the cards, and this does not.
reason-kingdoms-bad-tile = Write a card on the board as Go@1,0, with :A, :B, :AB or :down after it if needed.
reason-kingdoms-bad-value = This must be { $right }.
reason-kingdoms-code-taken = The code { $code } already belongs to { $owner }: choose another one for { $other }.
reason-kingdoms-deal-of-what = A deal does not say which factions are in the game: name them too.
reason-kingdoms-empty-pile = The draw pile is empty.
reason-kingdoms-faction-twice = { $faction } appear twice: a game has each faction only once.
reason-kingdoms-far-away = { $field } touches no card on the board.
reason-kingdoms-field-occupied = There is already a card on { $field }.
reason-kingdoms-field-taken = There are two cards on { $field }: a field holds only one.
reason-kingdoms-no-position = A position begins with the codes of its factions, such as “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } is not in the display.
reason-kingdoms-nothing-asked = Nobody can be asked anything in this position: { $what }.
reason-kingdoms-number-of-factions =
    A game is played with { $right ->
        [one] one faction
       *[other] { $right } factions
    }, not with { $given }.
reason-kingdoms-only-corner = { $field } touches a card only at a corner: the two must share a side.
reason-kingdoms-only-face-down = { $field } touches only face-down cards.
reason-kingdoms-too-many =
    { $card } is in this game only { $right ->
        [one] once
       *[other] { $right } times
    }.
reason-kingdoms-unknown-card = There is no card { $card } in this game.
reason-kingdoms-unknown-faction = There is no faction “{ $name }” in Claim Kingdoms. Choose from { $known }.
reason-kingdoms-wrong-hand =
    A hand has at most { $most ->
        [one] one card
       *[other] { $most } cards
    }.
reason-kingdoms-wrong-pile = These are not exactly the cards of the draw pile.
reason-kingdoms-wrong-supply =
    Seat { $seat } has { $right ->
        [one] one figure
       *[other] { $right } figures
    } in all, not { $given }.
reason-no-choice-Do = There is no neighbour on { $choice } whose power could be used here.
reason-no-choice-Gi = There is no face-up neighbour on { $choice }.
reason-no-choice-Gn = There is no neighbour on { $choice } without a figure of yours.
reason-no-choice-Kn = There is no neighbour on { $choice } with an opponent's figure.
reason-no-choice-Se = { $choice } are not two of the cards you hold or are looking at.
reason-no-choice-Tr = There is another Troll in the { $choice }: it gives no points.
reason-no-choice-Un = You cannot swap on { $choice }: your opponent must have a figure there, and you must have none.
reason-kingdoms-imagine-for-whom = A spectator does not play: worlds can be imagined only from what a seat sees.
reason-kingdoms-imagine-when = While the draw pile is being shuffled, nobody has anything to think about.
reason-setup-players = { $game } is a game for { $right } players, not for { $given }.
reason-setup-places = { $game } is played without buildings and landscapes.
reason-setup-deck = { $game } is always played with the same pieces: leave the deck out.
reason-setup-first = In { $game } nobody goes first: do not name a seat for it.
reason-game-taken = There is already another game “{ $name }”: choose another code or title.

## Playing on a server.

reason-sign-in-first = First say who you are: choose a name, sign in, or send a token.
reason-wrong-password = The name or the password is wrong.
reason-name-taken = The name { $name } is already taken.
reason-bad-name = A name has 1 to { $most } letters, digits, spaces, dots, hyphens or underscores.
reason-name-reserved = { $name } is the name of a bot, or looks like it: choose another.
reason-bad-password = A password has { $least } to { $most } characters.
reason-already-account = You already have an account.
reason-no-account = You have no account yet.
reason-still-playing = Finish or give up your running games first.
reason-no-such-token = There is no such token.
reason-too-many-tokens =
    You cannot have more than { $most ->
        [one] one token
       *[other] { $most } tokens
    } at once: delete one first.
reason-no-such-table = There is no such table, or it is private and you are not invited.
reason-game-not-found = There is no such game, or it is private and you are not invited.
reason-no-such-player = There is no such player.
reason-seat-taken = Seat { $seat } is taken.
reason-table-full = All seats are taken.
reason-already-seated = You are already sitting at this table.
reason-not-seated = You are not sitting at this table.
reason-not-host = Only the player who opened the table may do this.
reason-table-started = The game has begun, so this can no longer be changed.
reason-table-not-over = The game at this table is not over yet.
reason-table-closed = This table is closed.
reason-seats-free = There are free seats: wait for players, or let bots sit down.
reason-rated-without-bots = Rated games are for people only, without bots.
reason-no-opponent = The bot { $bot } cannot be an opponent: choose { $right }.
reason-too-many-tables =
    You are already sitting at { $most ->
        [one] one table
       *[other] { $most } tables
    }: leave one first.
reason-too-many-open-tables =
    You already have { $most ->
        [one] one public table
       *[other] { $most } public tables
    } waiting for players: start or leave one first.
reason-other-commitment = This word answers another commitment: look at the table again, and add a word for the next deal.
reason-stale = The game has moved on: this was chosen at version { $given }, and now it is at version { $right }.
reason-future-version = The game is at version { $right }; version { $given } does not exist yet.
reason-key-used = This key has already been used for something else.
reason-bot-plays = A bot is playing for this seat: take it back first if it is yours.
reason-no-bot-plays = No bot is playing for this seat.
reason-no-offer = There is no offer for you to answer.
reason-offer-open = There is already an offer on the table.
reason-bad-offer = You can offer “undo”, or “stand-in” for another seat.
reason-nothing-to-undo = You have not made a move that could be taken back.
reason-undo-too-late = This cannot be taken back: someone has already moved, or something hidden has been seen.
reason-undo-too-often = Too much has been taken back in this game: from now on, every move counts.
reason-undo-rated = In a rated game against bots, moves cannot be taken back.
reason-undo-without-consent =
    { $seat ->
        [you] A bot is playing for you, and you would have to agree: nothing can be taken back.
       *[other] A bot is playing for { $who }, who would have to agree: nothing can be taken back.
    }
reason-not-gone =
    { $seat ->
        [you] You have not kept the table waiting for long enough.
       *[other] { $who } has not kept the table waiting for long enough.
    }
reason-running = While the game is running, you can see this only from your own seat.
reason-no-hints = You get hints only if all your opponents are bots and the game is not rated.
reason-no-such-lesson = There is no lesson “{ $name }”.
reason-too-many-reviews = { $most } reviews are already being made for you. Wait until one of them is done.
reason-too-many-analyses = { $most } positions are already being analysed, the most this server can handle. Try again in a moment.
reason-no-such-moment = The game has no such moment: it has { $most } moves.
reason-lesson-over = This lesson is over: start it again to try something else.
reason-malformed = Something else was expected here: { $what }
reason-bad-character = This text contains a character that cannot be stored.
reason-store-fails = This could not be saved, so it did not happen. Try again.
reason-store-corrupt = The database is damaged.
reason-store-full = The disk is full.
reason-store-locked = Another program has locked the database.
reason-store-read-only = The database is read-only.
reason-store-frozen = The database is not responding.
reason-too-fast = That was a bit too fast. Please slow down.
reason-too-slow = That took too long, so the server has closed the connection.
reason-too-many-connections = There are too many connections from your address. Close some and try again.
reason-too-many-attempts = Too many wrong passwords. Wait a few minutes and try again.
reason-server-full = The server is too busy right now. Try again in a moment.
reason-head-too-long = The headers of the request are too long: { $most } bytes at most.
reason-address-too-long = The address of the request is too long: { $most } bytes at most.
reason-body-too-long = The request is too long: { $most } bytes at most.
reason-nested-too-deeply = The JSON is nested too deeply.
reason-header-too-long = The header { $name } of the record is too long: { $most } characters at most.
reason-foreign-origin = Requests from { $origin } are not accepted here.
reason-not-found = There is nothing here.
reason-no-documentation = This server has no documentation: `make docs` builds it, and released packages include it.
reason-not-allowed = That is not possible here.
reason-server-fault = Something went wrong on our side. The server's log has the details.
reason-shutting-down = The server is shutting down: come back in a moment.
reason-setting-out-of-range = The setting { $name } must be from { $least } to { $most }, not { $given }.
reason-setting-too-small = The setting { $name } must be at least { $least }, not { $given }.
reason-bad-origin = { $given } is not an origin: give a scheme and a host, such as https://example.org.
reason-bad-proxy = { $given } is not the address of a proxy: give an IP address or a network, such as 10.0.0.0/8.
reason-bad-database-url = The database must be a PostgreSQL URL, such as postgresql://user@host/name.
reason-sqlite-workers = An SQLite file can serve only one worker: for { $given }, use a PostgreSQL database.
reason-no-such-host = The host { $host } cannot be found: { $what }.
reason-port-taken = Port { $port } is already in use: choose another --port, or 0 for any free one.
reason-cannot-listen = The server cannot listen on { $host }, port { $port }: { $what }.
reason-bad-data-directory = The data directory { $path } cannot be used: { $what }.
reason-database-fails = The database cannot be used: { $what }.
reason-database-corrupt = The database { $path } is damaged ({ $what }): restore a backup, or see what `claimant admin check` finds.
reason-database-full = { $path } cannot be written: the disk is full.
reason-database-locked = The database { $path } is locked by another program.
reason-database-read-only = The database { $path } is read-only: give the server permission to write to it and to its directory.
reason-not-a-store = { $path } is not a Claimant database.
reason-newer-database = The database was made by a newer version of Claimant: install that version.
reason-no-database = There is no database at { $path }.
reason-file-exists = { $path } already exists: choose another name, or remove it first.
reason-database-exists = There is already a database at { $path }: --replace puts the backup in its place and keeps the old one next to it.
reason-database-not-empty = The database { $path } is not empty: restore into a new one.
reason-cannot-replace = --replace is only for SQLite files: with PostgreSQL, restore into an empty database.
reason-not-a-backup = { $path } is not a valid backup: { $what }.
reason-cut-off-backup = { $path } is not a valid backup: its end is missing.
reason-server-running = A server is using the database { $path }: stop it first.
reason-program-failed = { $program } failed: { $what }
reason-program-missing = { $program } is not installed.
reason-bad-field = The field “{ $name }” is missing or is not { $right }.

## Matches of bots, and their files.

reason-bad-pairs = The number of pairs must be a whole number above 0, not { $given }.
reason-bad-deals = The number of deals must be a whole number above 0, not { $given }.
reason-balance-nothing = Name at least one deck, faction or place.
reason-balance-subject = There is no deck, faction or place “{ $name }”. The words { $right } stand for all of them.
reason-bad-processes = The number of processes must be a whole number above 0, not { $given }.
reason-too-few-bots = A match needs at least two bots.
reason-bot-twice = { $name } appears twice. With different limits it counts as two bots: { $name }@100 { $name }@200.
reason-bad-limit = Write a limit after a name in seconds (regent@0.5s) or in steps (regent@500).
reason-bot-failed = { $bot } failed in pair { $pair }, game { $game }, seat { $seat }, against { $other } (seed { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = A process died { $number } times on the same job. Either memory ran out, or a script starts processes without checking that it is __main__.
reason-worker-version = A worker runs version { $other } of Claimant, and this is { $own }: install the same version everywhere.
reason-no-dask = A cluster needs Dask: install claimant[cluster], for example with pip install "claimant[cluster]".
reason-no-cluster = There is no Dask scheduler at { $address }: { $what }
reason-no-workers = The scheduler at { $address } has no workers yet: start some with dask worker { $address }
reason-bad-shard = Write a part of a run as 2/5, the second of five, not { $given }.
reason-seconds-on-cluster = { $bot } has a limit in seconds, which differs between the machines of a cluster: use a number of steps instead, such as regent@500.
reason-no-such-game = There is no game “{ $name }”: the games are { $right }.
reason-extra-missing = This needs { $packages }: install { $extra }.
reason-not-that-action = Action { $id } is not allowed here: the mask shows which are.
reason-no-layout = There are no observations for the game “{ $name }”, only for { $right }.
reason-bad-games = The number of games must be a whole number above 0, not { $given }.
reason-no-bots = Name at least one bot.
reason-table-kind = The name of a table must end in { $known }; “{ $name }” does not.
reason-no-polars = A .parquet table needs polars: install claimant[lab], for example with pip install "claimant[lab]". A .csv table needs nothing.
reason-exists = { $name } already exists: choose another name, or remove it first.
reason-not-empty = { $name } is not an empty directory: choose another one.
reason-no-directory = There is no directory { $name }.
reason-not-a-run = { $name } is not a run file.
reason-no-run = There is no file { $name }.
reason-other-run = { $name } holds another run: use another file.
reason-broken-line = Line { $line } of { $name } is broken: remove it, and its deal is played again.

## Reviews and puzzles.

reason-bad-annotation = The review in this record cannot be read: create it again with `claimant review FILE --output`.
reason-puzzle-unknown = There is no puzzle { $puzzle }.
reason-puzzle-deck = There are no puzzles for the deck { $deck }: choose { $right }.
reason-puzzle-over = This puzzle is finished.
reason-puzzle-none = There are no such puzzles left that you have not tried.
reason-no-such-exercise = This is not one of your exercises.
reason-bad-training = This is not a training file for this version.
