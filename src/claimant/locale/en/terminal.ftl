### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = default: { $value }
help-variable = environment: { $names }
help-required = required
help-help = Show this help.
help-version = Show the version.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMENTS
value-address = ADDRESS
value-bots = BOTS
value-code = CODE
value-command = COMMAND
value-dir = DIRECTORY
value-file = FILE
value-shell = SHELL
value-float = NUMBER
value-int = NUMBER
value-name = NAME
value-options = OPTIONS
value-part = PART
value-path = DIRECTORY
value-runs = RUNS
value-position = POSITION
value-record = RECORD
value-source = FILE
value-str = TEXT
value-subjects = SUBJECTS
value-target = FILE

## The commands and their options.

command-claimant =
    Play the card games Claim and Claim Kingdoms, deal them, replay them and study them.

    Each command has its own --help. All of them take --language (de, en, es, id or nl) and --plugin MODULE, a Python module with factions, places or bots of your own; you can give several.
command-play =
    Play against the computer.

    Type a number or the code of a card. You can ask for hints and take moves back; { "?" } lists everything else.
command-play-bot = Your opponent: `claimant bots` lists them. Name one for all other seats, or one for each, clockwise from you.
command-play-seat = Your seat: A, B, C or D. With four players, A and C play together.
command-play-first = Who leads the first trick or has the first turn: a seat, { "you" }, or lot to decide at random. By the rules, the youngest player leads in Claim, and decides who begins in Claim Kingdoms.
command-play-save = Save the game to this new file after every move.
command-play-resume = Continue the game in this file, in the same seat against the same bots, and keep saving it there.
command-play-at = With --resume: continue as it was after this many actions and try something else, even if the game is over. The file stays as it is.
command-bots = List the bots, from gentle to strong, then those of plug-ins.
command-factions = List the factions of a game: their cards and what they can do.
command-faction = Explain one faction.
command-faction-name = Its name or code, such as { faction-Un } or Un.
command-places = List the magical places: buildings and landscapes, and what they change.
command-place = Explain one magical place.
command-place-name = Its name, such as { place-Tower } or { place-Peaks }.
command-decks = List the ready-made decks: those of the boxes and our own.
command-deal = Deal a game and print its record.
command-deal-first = Who leads the first trick or has the first turn: A, B, C or D, or lot to decide at random.
command-deal-output = Write to this new file instead.
command-replay =
    Check a record and show the whole game, with the result explained.

    The record itself says which game it is.
command-replay-show = In games with a board, draw it after every turn, not only at the end.
command-solve =
    Solve a position of phase 2 of Claim: what every card is worth, and the best line of play.

    For a secret choice it shows how to mix. With three players it shows what a player can be sure of against all others, and what happens if everyone plays for themselves.

    The solver sees all cards.
command-solve-position = A position in quotation marks, or a file with a position or a record; - reads standard input. A record is solved from its last position; a finished game from the beginning of phase 2.
command-solve-seconds = Think no longer than this.
command-solve-nodes = Search no more positions than this.
command-hint =
    Ask a bot what it would do, and why.

    The bot sees only what that player can see.
command-hint-position = A position in quotation marks, or a file with a position or a record; - reads standard input.
command-hint-seat = The seat to advise; otherwise the one to act.
command-hint-bot = The bot to ask: `claimant bots` lists them. Otherwise the strongest, which never errs once all cards are known.
command-hint-seconds = Think for about this long, instead of the bot's usual time.
command-review =
    Review a finished game: what every decision was worth, and why another one was better.

    Values are based on what that player could know at the time. A record that already has a review is not reviewed again.
command-review-seat = Show only this seat's decisions, addressed to that player.
command-review-all = Show all decisions, not only those that could have been better.
command-review-effort = The maximum number of games tried out for a decision; also forces a new review.
command-review-output = Write the record with the review in its comments to this new file.
command-puzzle =
    Solve a puzzle: all cards are open, and exactly one action is right.

    Without a code you get one that you have not tried yet, at about your level.
command-puzzle-code = The code of a puzzle.
command-puzzle-deck = A ready-made deck: `claimant decks` lists them.
command-puzzle-theme = What it should be about: sacrifice, winning, leading, throwing, counting, or a faction.
command-puzzle-daily = The puzzle of the day, the same for everyone.
command-puzzle-progress = Keep your rating and your streak in this file.
command-train =
    Practise your own mistakes. Each one comes back at growing intervals until you have mastered it.

    They are kept in the file, which is created when you add the first game.
command-train-file = Your training file.
command-train-add = Review the finished game in this file and add its mistakes.
command-train-seat = Your seat in that game.
command-simulate =
    Play many games with random legal moves and count who wins.

    Random places are drawn again for each game; so are the factions of Claim Kingdoms if you name none.
command-simulate-games = How many games, at most ten million.
command-arena =
    Let bots play matches, each deal from every side, and see which is stronger.

    With more than two bots, everyone plays everyone. The deck may be `random`: a new one for each deal.

    Ctrl-C stops, shows the result so far, and leaves the files complete. With the same run file, the same command continues from there.
command-arena-bots = Two or more, before all options. A limit may follow a name: regent@0.5s or regent@200.
command-arena-pairs = How many deals. Each is played twice, with the seats swapped; with three players, three times.
command-arena-seconds = How long the bots that search may think about a move, instead of their usual limit.
command-arena-steps = How many steps they may search. With this limit, the same seed gives the same games again.
command-arena-run = Store every deal in this file. If it already holds part of this run, only the rest is played.
command-arena-records = Save the record of every game in this new directory.
command-arena-table = Write a row for every game to this new file, .csv or .parquet.
command-balance =
    Let equal bots play many deals, and see whether a deck, a faction or a place is fair, dramatic and rewarding for skill.

    Every deal is played once with each side leading, and by a stronger bot against a weaker one. If a subject is not a whole deck, the rest is drawn at random for each deal; places are compared with the same deals without them.

    Ctrl-C stops, shows the result so far, and leaves the files complete. With the same run file, the same command continues from there.
command-balance-subjects = Ready-made decks, factions or places, or several joined by plus signs, such as Dr+Se or claim+Tower. The words { "decks" }, { "factions" }, { "pairs" } and { "places" } stand for all of them. Otherwise the first deck.
command-balance-bot = The bot that plays. How much skill counts is measured against the level below it.
command-balance-deals = How many deals of each subject.
command-balance-run = Store every deal in this file. If it already holds part of this run, only the rest is played.
command-balance-table = Write a row for every figure to this new file, .csv or .parquet.
command-merge = Combine the parts of a run that `claimant arena` or `claimant balance` played with separate run files, and show the result.
command-merge-runs = The run files, all of the same run.
command-merge-run = Store all deals in this run file.
command-merge-records = Save the record of every game in this new directory.
command-merge-table = Write a row for every game to this new file, .csv or .parquet.
command-dataset =
    Let bots play and write every decision as a row for machine learning, in Parquet files with a dataset card.

    The bots move one seat further with each game; a single bot plays every seat. The deck may be `random`: a new one for each game.

    Ctrl-C stops and leaves complete files.
command-dataset-bots = One or more, before all options. A limit may follow a name: regent@200.
command-dataset-output = The new directory.
command-dataset-games = How many games, at most ten million.
command-dataset-processes = How many files are written at the same time; by default one per processor core.
command-verify =
    Check that a game from a server was dealt as promised.

    Compare the commitment shown here with the one you saw before the first card.
command-doctor = Check this installation: versions, compiled or not, optional parts, and whether games can be played.
command-doctor-require = Fail unless these are present: compiled, client, compiler, or an extra such as server.
command-completion = Print a script that makes your shell complete commands and options. For bash: eval "$(claimant completion bash)"
command-completion-shell = The shell: bash, zsh or fish.
command-manual = Print the help of all commands: claimant manual | less
command-serve =
    Run a game server until you stop it.

    Every option can also be set in the environment, such as CLAIMANT_PORT, or in the [server] table of a TOML file: claimant.toml in the working directory, or the one named by CLAIMANT_CONFIG.
command-serve-open = Open the page in a browser as soon as the server is ready.
command-admin = Maintain the database of a game server.
command-admin-backup = Write a complete copy of the database to a new file; the server may be running.
command-admin-backup-target = The new file.
command-admin-restore = Restore a backup as the database. The backup is checked first.
command-admin-restore-source = The backup.
command-admin-restore-replace = Replace an existing database; it is kept next to the new one under another name.
command-admin-check = Check every row of the database, replay every game and report what is wrong; the server may be running.
command-admin-check-accept = Accept the rows as they are now, after you have changed some yourself.
command-admin-clean = Remove abandoned data: old sessions, guests without games, abandoned tables and games. A running server does this by itself.
option-at = Use the record as it was after this many actions.
option-bot-processes = How many processes think for bots, per worker.
option-building = Play with this building; `claimant places` lists them. Only with two players.
option-charts = Write every chart to this new directory, as SVG.
option-cluster = Play on the workers of this Dask scheduler, such as tcp://host:8786, instead of in local processes.
option-connections = The maximum number of connections per worker.
option-connections-per-address = The maximum number of connections from one address, unless it is a proxy; never more than half of all.
option-data = The data directory.
option-database = A PostgreSQL URL; otherwise an SQLite file in the data directory.
option-deck = A ready-made deck (`claimant decks` lists them), or the names or codes of its factions. Claim Kingdoms takes seven factions, and draws them if you name none.
option-file = The record, as text or JSON; - reads standard input.
option-frames-per-second = How many messages one connection may send, on average; four times as many at once.
option-game = Claim, or Claim Kingdoms with cards and figures on a board, or a game from a plug-in.
option-guest-days = After how many days a guest without games is deleted.
option-host = The address to listen on.
option-json = Write JSON, for programs to read.
option-landscape = Play with this landscape. Only with two players.
option-live-patience = After how many seconds a bot may stand in for a silent player, in live games.
option-open-table-days = After how many days a table that never started is closed and removed.
option-open-tables-per-player = How many public tables of one player may wait for others in the lobby.
option-origins = Allowed origins of pages, besides the server's own address, such as https://example.org.
option-orphaned-game-days = After how many days a game is removed if nobody is left who took part in it.
option-over-table-days = After how many days without a new game a table is closed; its games stay.
option-players = Two against each other, three playing for themselves, or four in two teams.
option-plugin = Python modules with factions, places, bots or lessons of your own.
option-port = The port to listen on; 0 takes a free one.
option-processes = How many games run at the same time; by default one per processor core.
option-proxies = Addresses or networks of proxies that the server trusts to name their clients.
option-random-places = Draw places at random.
option-report = Write a report with charts to this new, self-contained HTML file.
option-request-seconds = How many seconds the headers of a request may take to arrive, and then its body.
option-requests-per-minute = How many requests a player may make, or an address without a player.
option-resigned-game-days = After how many days a game is removed if all players have resigned and only bots are left.
option-rooms-in-memory = How many games are kept in memory; others are loaded when needed.
option-secure-cookies = Send cookies over HTTPS only. Use it wherever the server is behind TLS.
option-seed = The same seed gives the same game again; without one, it is random.
option-session-days = After how many days without a visit someone must sign in again.
option-shard = Play only this part of the run: 2/5 is the second of five. `claimant merge` combines the parts.
option-sign-ins-per-minute = How often one address may choose a name, sign in or create an account.
option-tables-per-player = How many unfinished tables one player may sit at.
option-unhurried-patience = The same for games over several days.
option-workers = The number of server processes; more than one needs PostgreSQL.

## What cannot be understood or done.

stopped = Stopped.
language-unknown = There are no texts in { $language }. Choose one of { $right }.
missing-language = --language needs a language, such as --language de.
missing-plugin = --plugin needs the name of a module, such as --plugin my_faction.
not-expected = This was not expected here: { $words }
no-such-command = There is no command { $word }.
no-such-option = There is no option { $word } here.
did-you-mean = Did you mean { $word }?
help-is-there = See { $command }.
argument-missing = { $name } is missing.
value-missing = { $option } needs a value.
given-twice = { $option } can be given only once.
not-a-whole-number = { $option } needs a whole number, not “{ $value }”.
not-a-number = { $option } needs a number, not “{ $value }”.
bad-value = { $option } cannot be “{ $value }”.
not-understood = These arguments cannot be understood: { $words }
settings-not-toml = { $file } is not valid TOML: line { $line } cannot be understood.
settings-outside-table = “{ $name }” in { $file } is out of place: all settings belong in the table [server].
settings-unknown = The setting “{ $name }” in { $file } does not exist. { $hint }
at-token = “{ $token }”: { $what }
the-input = The input
file-too-long = { $file } is too long: a record has at most { $most } characters.
file-bad-json = { $file } looks like JSON, but line { $line } cannot be understood.
file-bad-record = { $file }: { $why }
file-not-record = { $file } is not a record of a game: records begin with headers such as [Game "Claim"]. `claimant deal` and `claimant play --save` write them.
file-is-directory = { $file } is a directory, not a record.
file-missing = There is no file { $file }.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-exists = { $file } already exists: choose another name, or remove it first.
file-needs-name = A file needs a name.
directory-missing = There is no directory { $directory }.
system-bad-name = that is not a valid file name
system-EACCES = permission denied
system-EISDIR = it is a directory
system-ENOENT = it does not exist
system-ENOSPC = no space left on device
system-ENOTDIR = part of the path is not a directory
system-EROFS = the file system is read-only
bots-too-few = A match takes at least two bots, named before the options: claimant arena squire greedy
merge-nothing = Name the run files to combine: claimant merge part1.run part2.run
pairs-out-of-range = The number of pairs must be from 1 to { $most }.
deals-out-of-range = The number of deals must be from 1 to { $most }.
processes-out-of-range = The number of processes must be from 1 to { $most }.
dataset-no-bots = Name one or more bots before the options: claimant dataset captain squire --output games
dataset-too-many = The number of games must be from 1 to { $most }.
server-needs = The server needs more packages: pip install "claimant[server]" ({ $name } is missing)
no-such-part = There is no part “{ $part }” to require. Choose from { $right }.
plugin-not-loaded = The plug-in { $name } cannot be loaded: { $why }

## Bots, factions, places and decks.

bots-usual = the usual opponent
box-anniversary = anniversary
box-home-made = home-made
column-faction = faction
column-cards = cards
column-values = values
column-box = box
column-name = name
column-kind = kind
column-effect = effect
about-cards =
    { $count ->
        [one] { $count } card: { $values }
       *[other] { $count } cards: { $values }
    }
about-unseen =
    { $count ->
        [one] { $count } of them is removed unseen; the others all go into the deck.
       *[other] { $count } of them are removed unseen; the others all go into the deck.
    }
about-reserve =
    { $count ->
        [one] { $count } more in a reserve, { $code }: { $values }
       *[other] { $count } more in a reserve, { $code }: { $values }
    }
about-paired = Always comes with { $faction }.
about-most-players = Only with { $players } players.
about-warned = Not recommended with { $players } or more players.
about-worth =
    { $points ->
        [one] worth { $points } point at the end
       *[other] worth { $points } points at the end
    }
about-kingdoms =
    { $count ->
        [one] { $count } card, { $worth }
       *[other] { $count } cards, { $worth }
    }
places-choose = With two players you can choose a building, a landscape, or both:
places-draw = Or draw them:
decks-joining = With three or four players, also { $factions }
decks-any = Any other deck: one pair and three more factions, or five more with three or four players:
decks-kingdoms = Claim Kingdoms takes any seven of its factions, and draws them if you name none.

## The doctor.

doctor-rules = rules of Claim
doctor-kingdoms = rules of Kingdoms
doctor-build = build
doctor-compiler = C compiler
doctor-client = web client
doctor-output = output
doctor-plugins = plug-ins
doctor-compiled = compiled
doctor-release = compiled, release
doctor-development = compiled, development
doctor-interpreted = interpreted
doctor-none-found = none found
doctor-built = built
doctor-not-built = not built
doctor-complete = complete
doctor-incomplete = incomplete
doctor-need-missing = { $name } is missing
doctor-need-unfit = { $name } { $version } does not fit { $wanted }
doctor-plugin = { $name } ({ $group }, package { $package })
doctor-required = { $part } is required, but { $why }.
doctor-lacks-compiled = the rules run interpreted
doctor-lacks-client = the web client has not been built
doctor-lacks-compiler = no C compiler was found
doctor-install-extra = To install everything for claimant[{ $part }]: pip install "claimant[{ $part }]"
doctor-install-again = To compile the rules, reinstall claimant: the same rules, but many times faster.
doctor-install-compiler = To compile the rules, install a C compiler, then reinstall claimant: the same rules, but many times faster.
doctor-make-client = The server has no web client. Build it with Node and `make client`, or install a released package, which contains it. Then restart the server.
doctor-record-differs = A game of { $game } and its record do not have the same result.
doctor-game-fails = A game of { $game } cannot be played to its end: { $error }
doctor-well = Games can be played and replayed: all is well.

## Servers and their games.

serve-ready = Ready: play at { $page } (Ctrl-C stops the server).
admin-written = Backup written to { $file } (players: { $players }, games: { $games }, journal entries: { $entries }).
admin-restored = Restored from { $file } (players: { $players }, games: { $games }, journal entries: { $entries }).
admin-kept = The previous database is kept as { $file }.
admin-cleaned = Removed: sessions { $sessions }, guests { $guests }, tables { $tables }, games { $games }. Closed: tables { $closed }.
admin-well = All is well (games replayed: { $games }).
admin-accepted = The rows are accepted as they are: from now on, only new differences are reported.
admin-faults =
    { $count ->
        [one] { $count } fault.
       *[other] { $count } faults.
    }
verify-kept = The deal is as promised.
verify-first = The first player was chosen when the table was set up: seat { $seat }.
verify-commitment = Commitment: { $commitment }
verify-committed = Version { $version } of the table: the server is bound by its commitment.
verify-word = Version { $version }: a player adds the word “{ $word }”.
verify-dealt = Version { $version }: the cards are dealt.
verify-no-words = No player added a word, so this deal rests on the server's word alone.
verify-older = This is an older record: it does not say whether the words were added after the commitment.
verify-other-order = The words were not all added between the commitment and the deal, in answer to this commitment.
verify-missing = The record is missing these headers: { $headers }.
verify-other-secret = The secret is not the one that was promised.
verify-other-seed = The seed does not come from the secret and the words.
verify-other-deal = The seed does not give this deal.
check-other-version = The database belongs to another version: the server migrates it when it starts.
check-sqlite = SQLite says: { $what }
check-orphan = A row of the table { $table } refers to a missing row of { $missing }.
check-sum = The table { $table } is not as the server wrote it: something else has changed, added or removed rows.
check-not-replayed = Game { $game } cannot be replayed: { $error }
check-gap = Game { $game } has a gap in its journal.
check-other-end = Game { $game } did not end as the database says.
check-other-deal = Game { $game } was not dealt from its secret.

## Many games: the arena and simulations.

arena-stopped = Stopped after { $number } of { $most } deals.
arena-nothing = No deal was completed.
arena-for =
    { $players ->
        [one] { $game } for { $players } player
       *[other] { $game } for { $players } players
    }
arena-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
arena-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
arena-seed = seed { $seed }
arena-drawn = The factions are drawn for each deal.
arena-places = Places: { $places }
arena-draws-building = a building drawn for each deal
arena-draws-landscape = a landscape drawn for each deal
arena-draws-both = a building and a landscape drawn for each deal
arena-alone = The bot named first plays alone against two of the other, once at each seat.
arena-difference = The difference is in points above an equal share, which is { $share }.
arena-stronger = { $bot } is stronger.
arena-stronger-elo = { $bot } is stronger, by about { $about } Elo ({ $least } to { $most }).
arena-stronger-alone = { $bot } is stronger where { $alone } is alone.
arena-stronger-alone-elo = { $bot } is stronger where { $alone } is alone, by about { $about } Elo ({ $least } to { $most }).
arena-unclear = These games do not show who is stronger, { $first } or { $second }.
arena-speed = { $seconds } s, { $speed } games per second.
arena-rate = { $speed } games/s
dataset-stopped = Stopped after { $number } of { $most } games.
dataset-written =
    { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, written to { $folder }.
dataset-cost = { $seconds } s, { $decisions } decisions per second.
balance-cell = { $value } ({ $least }–{ $most })
balance-points = { $value } ({ $least } to { $most })
balance-few = With fewer than { $least } deals, averages such as that of lead changes would look more certain than they are, so they are left out.
report-arena = Arena
report-scores = Scores against each opponent
report-ratings = Ratings
report-ratings-text = Elo points with an average of 0, fitted to all matches.
report-matches = Matches
report-course = Scores over time
report-course-text = The band is the 95% interval after each number of deals.
report-deals = deals
report-stands-on = { $deals } deals of each match, seed { $seed }. The bars are 95% intervals.
column-match = match
column-wins = wins
column-shared = shared
column-losses = losses
column-score = score
column-difference = difference
column-interval = 95% interval
column-score-in-percent = score in %
column-all = all
column-time = time per choice
column-median = median
column-mean = mean
column-longest = longest
column-choices = choices
column-who = who
column-games = games
column-rate = rate
from-to = { $least } to { $most }
many-playing = playing
