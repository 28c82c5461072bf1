### Why something is not possible, and what powers remark on a result, by the codes of the reasons.


## Words that stand in for what a reason carries in English.

word-play = play
word-take = take
word-choose = choose
word-name = name
word-draw = draw
word-building = building
word-landscape = landscape
word-both = both
word-none = none
word-row = row
word-column = column
word-or = or
word-and = and
word-phase-1 = phase 1
word-phase-2 = phase 2
word-scoring = scoring
word-seats-once = each seat once
word-saved-object = an object is wanted
word-saved-headers = headers is an object of texts
word-saved-deal = deal maps names to lists of cards
word-saved-moves = moves is a list
word-saved-move = a move is an object
word-saved-texts = names, cards, moves and comments are texts
word-no-card-on-board = there is no card on the board
word-no-card-here = no card lies here face up
word-nobody-looks = nobody looks at cards
word-nothing-to-choose = there is nothing to choose
word-no-field = no field can be played on
word-no-card-to-play = the seat to play has no card
word-no-figure-to-play = the seat to play has no figure
word-no-power = no power is in use
word-other-power = the card placed has another power
word-not-drawn = a power that is not used has not drawn

## Playing.

reason-game-over = The game is over.
reason-game-not-over = The game is not over yet: there is no result.
reason-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
reason-not-your-turn = It is not seat { $seat }'s turn: seat { $right } is to act.
reason-not-in-hand = Seat { $seat } does not hold { $card }.
reason-already-chosen = Seat { $seat } has chosen { $card } already.
reason-must-follow = { $led } was led, and seat { $seat } has cards of this faction: { $faction }. One of them must be played, or a card that may stand in.
reason-not-offered = { $card } is not on offer. On offer: { $right }.
reason-wrong-kind = Seat { $seat } is asked for something else: wanted is “{ $right }”, not “{ $given }”.

## What places remark.

reason-bridge =
    { $place }: { $winner } has { $most ->
        [one] one complete set
       *[other] { $most } complete sets
    }, { $loser } only { $fewer }.
reason-castle =
    { $place }: { $winner } has won { $most ->
        [one] one card
       *[other] { $most } cards
    }, { $loser } only { $fewer }.
reason-monastery =
    { $place }: { $loser } has { $most ->
        [one] one card
       *[other] { $most } cards
    }, at least twice as many as { $winner } with { $fewer }, and loses.
reason-dungeon = { $place }: the last trick of phase { $phase } gives { $seat } an extra vote.
reason-lighthouse = { $place }: { $seat } was the first to win { $number } cards of this faction in phase 2: { $faction }.
reason-card-culled =
    { $place }: { $number ->
        [one] one card
       *[other] { $number } cards
    } discarded before scoring: { $cards }.
reason-cards-culled =
    { $place }: { $number ->
        [one] one card
       *[other] { $number } cards
    } discarded before scoring: { $cards }.

## Setting up.

reason-advised-against =
    With { $players ->
        [one] one player
       *[other] { $players } players
    } the rulebook advises against this faction: { $faction }.
reason-bad-code = “{ $code }” is no code for a faction: it takes a capital and a small letter.
reason-bad-place-code = “{ $code }” is no code for a place: it takes one word of three letters or more, the first one a capital.
reason-bad-place-kind = “{ $kind }” is no kind of place: there are buildings and landscapes.
reason-bad-players = The number of players is written as a number.
reason-bad-seconds = A time limit is a number of seconds above 0, not { $given }.
reason-bad-steps = A limit of steps is a whole number above 0, not { $given }.
reason-bad-values = { $faction } has a card of value { $given }: values are whole numbers from 0 to { $most }.
reason-code-taken = The code { $code } belongs to { $faction } already: choose another one for { $other }.
reason-draw-and-deal = Places are drawn at random from a seed: with a deal, name them.
reason-faction-not-in-play = This faction is not in the game: { $faction }.
reason-faction-twice = { $faction } is named twice: every faction is in a deck at most once.
reason-no-places =
    Magical places are for { $right ->
        [one] one player
       *[other] { $right } players
    }; with { $players } there are none.
reason-not-one-pair = A deck has exactly one whole pair of factions: { $pairs }. This one has: { $given }.
reason-seed-and-deal = Give either a seed or a deal, not both.
reason-seed-out-of-range = The seed { $seed } is out of range: take a whole number from 0 to 2^64 - 1.
reason-solve-phase-2 = Only phase 2 can be solved, where all cards can be known; this is phase 1.
reason-solve-two-players = Only games of two players can be solved; this one has { $players }.
reason-too-many-places = There may be at most one of this kind of place: { $kind }. Named are: { $given }.
reason-too-many-players =
    { $faction } is for at most { $most ->
        [one] one player
       *[other] { $most } players
    }, not for { $players }: take another faction.
reason-unknown-deck = There is no deck “{ $name }”. Ready-made decks are: { $known }. Or name the factions, such as “Go Kn Un Dw Do”.
reason-unknown-draw = Places cannot be drawn as “{ $name }”, only as: { $known }.
reason-unknown-faction = There is no faction “{ $name }”. Known are: { $known }.
reason-unknown-place = There is no place “{ $name }”. Known are: { $known }.
reason-wrong-kind-of-place = { $place } is of another kind: { $kind }. Wanted was: { $wanted }.
reason-wrong-number-of-cards =
    { $faction } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a faction outside a pair brings { $right }.
reason-wrong-number-of-factions =
    A deck for { $players ->
        [one] one player
       *[other] { $players } players
    } is one pair and { $right ->
        [one] one faction
       *[other] { $right } factions
    } of ten cards. Besides the pair this one has: { $given }.
reason-wrong-number-of-players = Claim is played by { $right }, not by { $players }.
reason-wrong-size-of-pair =
    { $pair } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a pair brings { $right }.
reason-unknown-bot = There is no bot { $name }: the bots are { $right }.
reason-bad-bot-name =
    “{ $name }” is no name for a bot: take small letters, digits and hyphens, a letter first, and at most { $most } characters.
reason-bot-name-taken = The bot { $bot } is made by { $maker } already: choose another name for { $other }.
reason-bot-cannot-play = The bot { $bot } does not play { $game }, only { $right }.
reason-bot-not-made = The bot { $bot } cannot be made: { $error }
reason-not-importable =
    Other processes cannot find { $thing }: define it at the top of a module file that they can import, or play in one process.
reason-no-plugin =
    There is no module “{ $name }” to load as a plug-in: give its name as in an import statement, such as my_faction for the file my_faction.py.
reason-plugin-failed = The plug-in { $name } cannot be loaded: { $error }
reason-bad-lessons = The lessons in { $file } cannot be read: { $error }
reason-bad-lesson = The lesson { $lesson } in { $file } cannot be used: { $error }

## Reading and writing records and positions.

reason-bad-action = An action is a card to play (Go5), to take (+Go5, or +deck) or to choose (-Go5), or a faction to name (@Go).
reason-bad-card = A card is written as the code of its faction and its value, such as Go5.
reason-bad-comment = A comment may not contain braces or line breaks.
reason-bad-header = A header reads [Name "text"], with \" for a quotation mark inside the text.
reason-bad-header-name = The name of a header is letters only, the first one a capital.
reason-bad-header-text = The header { $name } may not contain a line break.
reason-bad-line = Expected a line that begins with “{ $right }”.
reason-bad-mark = “{ $mark }” does not say who knows a card: * is everybody, letters are seats.
reason-bad-move = An action in a record is written with its seat, such as A:{ $example }.
reason-chance-missing = Here chance acts: what it did (chance:…) is missing.
reason-line-unfinished = Everything that was done in “{ $label }” stands on one line.
reason-no-chance = Here chance does not act.
reason-bad-number = Here a whole number from { $least } to { $most } is wanted.
reason-bad-seat = A seat is written as one of the letters { $right }.
reason-cards-missing = These cards are nowhere: { $cards }. A position places every card.
reason-cards-nowhere = This view does not say where these cards could be: { $cards }.
reason-comment-before-words = A comment follows the word that it speaks of.
reason-deal-card = { $card } cannot be dealt to { $whom }.
reason-deal-count =
    { $whom } gets { $right ->
        [one] one card
       *[other] { $right } cards
    }; here are { $given }.
reason-deal-late = The deal stands before everything that was done.
reason-deal-missing = The deal of { $whom } is missing.
reason-deal-not-codes = A deal gives each place (A, deck, …) a text of card codes, separated by blanks.
reason-deal-twice = The deal of { $whom } is given twice.
reason-deal-unknown = Cards are dealt to { $right }; “{ $whom }” is none of these.
reason-deck-in-phase-2 =
    After phase 1 deck and prizes are used up; here { $given ->
        [one] one card is
       *[other] { $given } cards are
    } left.
reason-early-result = The header names a winner, but the game is not over.
reason-header-after-body = Headers stand before everything else.
reason-header-missing = The header { $name } is missing.
reason-header-twice = The header { $name } is given twice.
reason-no-options = Here at least one option is wanted.
reason-no-position = A position begins with the codes of its factions, such as “Go Kn Un Dw Do | …”.
reason-no-record = A game that began from a position has no record: its deal is not known.
reason-no-winner = A seat takes a card only when a trick has been won: say by whom, and who has taken.
reason-nobody-to-play = The seat to play has no card in hand.
reason-not-in-order = Cards are played clockwise from the leader.
reason-not-saved = This is not a saved game in JSON: { $what }.
reason-other-game = This is a record of “{ $game }”, not of { $right }.
reason-position-too-long = A position has at most { $most } characters; this one has { $given }.
reason-record-too-long = A record has at most { $most } characters; this one has { $given }.
reason-rules-version = This record follows version { $given } of the rules; known is version { $right }.
reason-section-twice = The section “{ $word }” is given twice.
reason-stray-brace = A comment is text between { "{" } and { "}" } on one line, without braces inside.
reason-too-many-of-card =
    Of { $card } there { $right ->
        [one] is only one
       *[other] are only { $right }
    } in this game.
reason-trick-is-full = Everybody has played to this trick: somebody must be asked something else.
reason-two-comments = A word has at most one comment.
reason-unequal-hands = In phase 1 everybody has the same number of tricks to go; here: { $given }.
reason-unknown-card = There is no card { $card } in this game.
reason-unknown-power = There is no power { $code } in this game.
reason-unknown-section = “{ $word }” begins no section of a position.
reason-unknown-step = The step is one of: { $right }.
reason-unplayable = This position cannot come about in a game: it cannot be played to an end.
reason-wrong-number-of-values =
    This section takes { $right ->
        [one] one value
       *[other] { $right } values
    }.
reason-wrong-result = The header says that { $given } won; by the rules it is { $right }.
reason-wrong-size-of-deck = In phase 1 deck and prizes hold a card for every seat and trick to go: { $right }, not { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power = Now seat { $seat } has to decide about this power: { $power }. Possible: { $right }.
reason-kingdoms-asked-to-draw = Now seat { $seat } has to draw a card. Possible: { $right }.
reason-kingdoms-asked-to-place = Now seat { $seat } has to place a card, such as Go@1,0.
reason-kingdoms-bad-action = An action is a card and a field (Go@-1,2), a field (@1,0), a card to take (+Go, or +pile), two cards to keep (=Go,Kn), or one of the words use, pass, row, column, done.
reason-kingdoms-bad-card = A card is written as the code of its faction, such as Go.
reason-kingdoms-bad-code = “{ $code }” is no code for a faction: two letters, the first one a capital.
reason-kingdoms-bad-field = A field is written as two numbers from -99 to 99, such as -1,2.
reason-kingdoms-bad-knowledge = What is known must fit the cards: this does not.
reason-kingdoms-bad-tile = A card on the board is written Go@1,0, with :A, :B, :AB or :down behind it.
reason-kingdoms-bad-value = Here one of these is wanted: { $right }.
reason-kingdoms-code-taken = The code { $code } belongs to { $faction } already: choose another one for { $other }.
reason-kingdoms-deal-of-what = A deal needs to be told which factions are in the game.
reason-kingdoms-empty-pile = The pile is empty.
reason-kingdoms-faction-twice = { $faction } is named twice: every faction is in a game at most once.
reason-kingdoms-far-away = { $field } touches no card on the board.
reason-kingdoms-field-occupied = On { $field } there is a card already.
reason-kingdoms-field-taken = Two cards lie on the field { $field }.
reason-kingdoms-no-position = A position begins with the codes of its factions, such as “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } does not lie in the display.
reason-kingdoms-nothing-asked = In this position nothing could be asked: { $what }.
reason-kingdoms-number-of-factions =
    A game is played with { $right ->
        [one] one faction
       *[other] { $right } factions
    }; here are { $given }.
reason-kingdoms-only-corner = { $field } touches a card only at a corner: a whole side must touch.
reason-kingdoms-only-face-down = { $field } touches only cards that lie face down.
reason-kingdoms-too-many =
    Of { $card } there { $right ->
        [one] is only one
       *[other] are only { $right }
    } in this game.
reason-kingdoms-unknown-card = There is no card { $card } in this game.
reason-kingdoms-unknown-faction = There is no faction “{ $name }” in Claim Kingdoms. Known are: { $known }.
reason-kingdoms-wrong-hand =
    A hand has at most { $most ->
        [one] one card
       *[other] { $most } cards
    }.
reason-kingdoms-wrong-pile = This is not an order of the cards in the pile.
reason-kingdoms-wrong-supply =
    Seat { $seat } has { $right ->
        [one] one figure
       *[other] { $right } figures
    } in all; here are { $given }.
reason-no-choice-Do = On { $choice } there is no neighbour whose power could be used here.
reason-no-choice-Gi = On { $choice } there is no neighbour that lies face up.
reason-no-choice-Gn = On { $choice } there is no neighbour without a figure of yours.
reason-no-choice-Kn = On { $choice } there is no neighbour with an opponent's figure.
reason-no-choice-Se = { $choice } are not two of the cards that you have in hand or look at.
reason-no-choice-Tr = In the { $choice } there is another Troll: it gives no points.
reason-no-choice-Un = On { $choice } there is no opponent's figure that stands without one of yours.
reason-kingdoms-imagine-for-whom = A spectator does not play: only what a seat sees can be imagined on.
reason-kingdoms-imagine-when = While chance shuffles the pile, nobody has anything to imagine.
reason-setup-players = { $game } is a game for { $right } players, not for { $given }.
reason-setup-places = { $game } is played without buildings and landscapes.
reason-setup-deck = { $game } is always played with the same pieces: name no deck.
reason-setup-first = In { $game } nobody begins before the others: name no seat for it.
reason-game-taken = There is another game “{ $name }” already: choose another code or title.

## Playing on a server.

reason-sign-in-first = Say who you are first: take a name, sign in, or send a token.
reason-wrong-password = Wrong name or password.
reason-name-taken = The name { $name } is taken.
reason-bad-name = A name has 1 to { $most } letters, digits, blanks, points, hyphens or underscores.
reason-bad-password = A password has { $least } to { $most } characters.
reason-already-account = You have an account already.
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
reason-already-seated = You sit at this table already.
reason-not-seated = You do not sit at this table.
reason-not-host = Only the player who opened the table may do this.
reason-table-started = The game has begun: this can no longer be changed.
reason-table-not-over = The game at this table is not over yet.
reason-table-closed = This table is closed.
reason-seats-free = There are free seats: wait for players, or let bots sit down.
reason-rated-without-bots = A rated game is played by people: let no bot sit down.
reason-no-opponent = The bot { $bot } is no opponent: take one of { $right }.
reason-too-many-tables =
    You sit at { $most ->
        [one] one table
       *[other] { $most } tables
    } already: leave one first.
reason-bad-word =
    A word for the shuffle has at most { $most ->
        [one] one character
       *[other] { $most } characters
    }.
reason-stale = The game has moved on: this was chosen at version { $given }, and now it is at { $right }.
reason-future-version = The game is at version { $right }; version { $given } is yet to come.
reason-key-used = This key was used for something else already.
reason-bot-plays = A bot plays your seat now: take it back first.
reason-no-bot-plays = No bot plays this seat.
reason-no-offer = There is no offer that you could answer.
reason-offer-open = There is an offer on the table already.
reason-bad-offer = One can offer “undo”, or “stand-in” for another seat.
reason-nothing-to-undo = You have done nothing yet that could be taken back.
reason-undo-too-late = This cannot be taken back: somebody has acted, or something came to light.
reason-undo-rated = In a rated game against bots nothing is taken back.
reason-not-gone = Seat { $seat } has not kept the table waiting for long enough.
reason-running = While the game runs, you can see this from your own seat only.
reason-no-hints = Hints are given where all others are bots and the game is not rated.
reason-no-such-lesson = There is no lesson “{ $name }”.
reason-lesson-over = This lesson is over: start it again to try something else.
reason-malformed = This is not what was expected here: { $what }
reason-store-fails = This could not be saved, so it did not happen. Try again.
reason-too-fast = That was too much at once: slow down a little.
reason-foreign-origin = Requests from { $origin } are not accepted here.
reason-not-found = There is nothing here.
reason-not-allowed = That is not possible here.
reason-server-fault = Something went wrong on our side. It is written in the server's log.
reason-shutting-down = The server is shutting down: come back in a moment.
reason-setting-out-of-range = The setting { $name } must be from { $least } to { $most }, not { $given }.
reason-setting-too-small = The setting { $name } must be a number from { $least } up, not { $given }.
reason-bad-origin = { $given } is not an origin: give a scheme and a host, such as https://example.org.
reason-bad-database-url = The database must be a PostgreSQL URL, such as postgresql://user@host/name.
reason-sqlite-workers = An SQLite file serves one worker; for { $given } give a PostgreSQL database.
reason-no-such-host = The host { $host } cannot be found: { $what }.
reason-port-taken = Port { $port } is in use already: give another --port, or 0 for any that is free.
reason-cannot-listen = The server cannot listen on { $host }, port { $port }: { $what }.
reason-bad-data-directory = The data directory { $path } cannot be used: { $what }.
reason-database-fails = The database cannot be used: { $what }.
reason-newer-database = The database was made by a newer version of Claimant: install that one.
reason-no-database = There is no database at { $path }.
reason-file-exists = { $path } exists already: choose another name, or remove it first.
reason-not-a-backup = { $path } is not a sound backup: { $what }.
reason-server-running = A server is using this database: stop it first.
reason-program-failed = { $program } failed: { $what }
reason-bad-field = Field '{ $name }' is missing or is not { $right }.

## Matches of bots, and their files.

reason-bad-pairs = The number of pairs is a whole number above 0, not { $given }.
reason-bad-processes = The number of processes is a whole number above 0, not { $given }.
reason-too-few-bots = A match takes at least two bots.
reason-bot-twice = { $name } is named twice; with two limits it would be two bots: { $name }@100 { $name }@200.
reason-bad-limit = A limit behind a name is in seconds (regent@0.5s) or in steps (regent@500).
reason-bot-failed = { $bot } failed in pair { $pair }, game { $game }, seat { $seat }, against { $other } (seed { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = A process died. Was memory short, or does a script start processes without asking whether it is __main__?
reason-no-such-game = There is no game “{ $name }”: the games are { $right }.
reason-table-kind = A table is written as { $known }, by the end of its name; “{ $name }” is neither.
reason-no-polars = A table as .parquet needs polars: install claimant[lab], for instance with: pip install "claimant[lab]". As .csv it needs nothing.
reason-exists = { $name } exists already: choose another name, or remove it first.
reason-not-empty = { $name } is not an empty directory: choose another one for the records.
reason-no-directory = There is no directory { $name }.
reason-other-match = { $name } holds another match than the one to be played: take another folder.
reason-broken-line = Line { $line } of { $name } is broken: remove it, and its deal is played again.
