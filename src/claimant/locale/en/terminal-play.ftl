### Playing, replaying, studying and simulating games in the terminal.

## What you can type. The English words are always understood; these are, too.

typed-help = help
typed-show = show
typed-why = why
typed-hint = hint
typed-undo = undo
typed-story = story
typed-save = save
typed-quit = quit
typed-memory = memory
typed-faction = faction
typed-place = place
typed-yes = yes
typed-no = no
help-card = play, take or choose a card: by its number or by its code
help-number = choose by number: a card, a field on the board, an answer
help-action = choose an action: by its number, or as written in the list
help-place-card = place a card right away: on field number 3, or on field 1,0
help-other-card = place another card instead, or take it from the display
help-answer = any other answer, as game records write it
help-why = why you may not do this
help-faction = what a faction can do; without a name, all in this game
help-place = what a place does; without a name, those in this game
help-memory = what you can know about the cards you do not see
help-hint = what a strong player would do in your place
help-undo = take back your last move; repeat to go further back
help-show = show the table again (or just press Enter)
help-story = show everything that has happened so far
help-save = write the game so far to a new file
help-quit = leave (or press Ctrl-D)

## A game at the keyboard.

play-claim = Claim: { $count } factions, one throne.
play-claim-aim = Each faction votes for the player who has won the most of its cards. The most votes win.
play-clockwise = Clockwise after you: { $opponents }. Everyone plays for themselves.
play-teams = Your partner is { $partner }. The other team: { $opponents }.
play-kingdoms = Claim Kingdoms: place cards, put figures on them, lead the factions.
play-kingdoms-aim = Powers score points during the game. At the end, each faction gives its points to the player with more figures on its cards. The most points win.
play-figures = Your figures are marked { $letter } on the board.
play-seat = You have seat { $letter }.
play-help = Type ? for help, hint for advice, undo to take back a move.
play-resumed = The game continues. Type story to read what has happened so far, ? for help.
play-your-card = Your card
play-your-field = Your field
play-your-choice = Your choice
play-your-action = Your move
play-allowed = Yes, you may.
play-say-what = Say what you mean, such as: { $example }
play-no-places = This game has no magical places.
play-nothing-to-undo = There is nothing to take back: this is your first move.
play-undone = You take back your move.
play-nothing-told = Nothing has happened yet.
play-saved = Saved. Do not peek: the file shows every card. To continue from here:
play-go-on = To continue this game:
play-again = The same cards again:
play-goodbye = Goodbye.
name-numbered = { $name } { $number }

## What was typed and is not understood.

no-such-number = There is no number { $number }: choose from 1 to { $last }.
no-such-card = “{ $typed }” is neither a number shown nor a card such as { $example }. Type ? to see what you can type.
no-such-tile = “{ $typed }” is neither a card in this game nor a number shown. Type ? to see what you can type.
no-such-answer = “{ $typed }” is not one of these answers. Type ? to see what you can type.
no-such-field = “{ $typed }” is neither a number on the board nor a field such as 1,0.
not-on-offer = “{ $typed }” is not on offer: take { $offered }.
card-missing = Say which card as well, such as Go@1,0.
field-missing = Say where as well: { $card } and a number on the board, or a field such as { $card }@1,0.

## What stands on the table.

cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
hand-of =
    { $seat ->
        [you] Your hand
       *[other] { $who }'s hand
    }
followers-of =
    { $seat ->
        [you] Your followers
       *[other] { $who }'s followers
    }
buried-of =
    { $seat ->
        [you] Your face-down discards
       *[other] { $who }'s face-down discards
    }
table-won = Won
kind-building = building
kind-landscape = landscape
memory-hidden = Hidden: { $where }. They are among these:
memory-hidden-in-all = Hidden in all
board-figure = { $card } with { $seat }'s figure
board-free = free fields
points = Points
result-faction = Faction
result-votes-for = Votes for

## Records.

replay-ends = The record ends here. To act: { $who }
replay-no-board = --show draws the board after every turn, but Claim has no board.
kingdoms-begins = Begins
at-position = --at counts the actions of a record, but this is a position.
at-out-of-range =
    { $last ->
        [one] The record has one action: --at takes 0 or 1.
       *[other] The record has { $last } actions: --at takes a number from 0 to { $last }.
    }

## Hints. $action is an answer, such as “Goblin 5” or “Use the power”.

hint-thinking = Thinking in your place …
hint-thinking-for = Thinking in { $seat }'s place …
hint-only = There is no choice: { $action }
hint-choice = { $bot } would choose: { $action }
hint-chance = { $action }: about { $percent }% to win. Next best: { $other }, about { $less }%.
hint-solved-win = { $action } wins for sure: the rest of the game has been worked out.
hint-solved-shared = { $action } shares the victory for sure: the rest of the game has been worked out, and nothing wins outright.
hint-solved-loss = The rest of the game has been worked out: with best play you cannot win. { $action } keeps it closest.
hint-action = Action
hint-chance-to-win = Chance to win
hint-more = and { $count } more below that
percent = { $number }%
certain-win = Everything is known now: { $action } wins for sure.
certain-shared = Everything is known now: { $action } shares the victory for sure, but nothing wins outright.
certain-loss = Everything is known now: with best play you cannot win. { $action } keeps it closest.
certain-any-win = Everything is known now: every choice wins, { $action } for example.
certain-any-shared = Everything is known now: every choice shares the victory, { $action } for example.
certain-any-loss = Everything is known now: with best play you cannot win. { $action } is as good as any.
certain-alike =
    { $count ->
        [one] { $actions } is just as good.
       *[other] { $actions } are just as good.
    }
best-play = { $ending } That is how it ends with best play on both sides.
hint-over = The game is over: say with --at which moment you mean.
hint-not-asked = Seat { $seat } has nothing to decide here: it is up to { $right }.

## Solving.

solve-running = Solving; Ctrl-C shows what is known so far
solve-win = win
solve-shared = shared
solve-loss = loss
solve-unknown = unknown
solve-ahead =
    { $count ->
        [one] one vote ahead
       *[other] { $count } votes ahead
    }
solve-behind =
    { $count ->
        [one] one vote behind
       *[other] { $count } votes behind
    }
solve-even = votes tied
solve-from-to = { $least } to { $most }
solve-at-least = at least { $outcome }
solve-at-most = at most { $outcome }
solve-bounds = { $outcome }, { $bounds }
solve-best-so-far = Best so far: { $action } ({ $known })
solve-only-score = With best play on both sides: { $outcome } for { $seat }, { $votes }.
solve-not-known = Unknown: there was not enough time. Allow more with --seconds or --nodes.
solve-actions =
    { $seat ->
        [you] Your actions
       *[other] { $who }'s actions
    }
solve-line = Best line
solve-mixed-value = { $seat } wins with a probability of { $chance } if both choose as well as they can.
solve-mixed-bounds = { $seat } wins with a probability of { $least } to { $most } if both choose as well as they can.
solve-mixed-note = Both choose in secret. So the best strategy is to pick one of several choices at random, each with its own probability.
solve-mixed-choices = { $seat }'s choices
solve-paranoid = against all
solve-paranoid-note = Against all (paranoid): what { $seat } can be sure of even if all others play against { $seat }.
solve-max-n = each for themselves
solve-max-n-note = Each for themselves (max-n): what happens if everyone plays only for themselves and takes the first of several equally good actions.
solve-cost = { $nodes } positions in { $seconds } s
solve-not-claim = Only phase 2 of Claim can be solved; this is { $title }.
solve-no-phase-2 = Only phase 2 can be solved, but this record ends in phase 1.
solve-phase-1 =
    { $given ->
        [one] After one action the game is still in phase 1. Phase 2 can be solved: --at { $first } to --at { $last }.
       *[other] After { $given } actions the game is still in phase 1. Phase 2 can be solved: --at { $first } to --at { $last }.
    }

## Many games at random.

simulate-claim =
    { $games ->
        [one] One random game for { $players } players with { $factions } (seed { $seed })
       *[other] { $games } random games for { $players } players with { $factions } (seed { $seed })
    }
simulate-kingdoms =
    { $games ->
        [one] One random game of Claim Kingdoms with { $factions } (seed { $seed })
       *[other] { $games } random games of Claim Kingdoms with { $factions } (seed { $seed })
    }
simulate-plain =
    { $games ->
        [one] One random game of { $game } (seed { $seed })
       *[other] { $games } random games of { $game } (seed { $seed })
    }
simulate-drawn-factions = factions drawn for each game
simulate-drawn-building = a building drawn for each game
simulate-drawn-landscape = a landscape drawn for each game
simulate-drawn-both = a building and a landscape drawn for each game
simulate-games = games
simulate-votes = votes
simulate-points = points
simulate-average = average
simulate-leader = first leader
simulate-leading-team = first leader's team
simulate-leading = { $who } leading first
simulate-first = first player
simulate-beginning = { $who } beginning
simulate-the-other = the other
simulate-another = another
simulate-nobody = nobody
simulate-faction-votes-for = faction votes for
simulate-faction-goes-to = faction goes to
simulate-shared = Shared victories: { $number } ({ $share })
simulate-without-vote = Decided by a place before any vote: { $number } ({ $share })
simulate-turns = Turns per game: { $number }
simulate-ended-figures = Ended because a player had no figures left: { $number } ({ $share })
simulate-ended-cards = Ended because all cards had been placed: { $number } ({ $share })
simulate-ended-no-field = Ended because no field was left: { $number } ({ $share })
simulate-cost =
    { $games ->
        [one] { $seconds } s, one game per second
       *[other] { $seconds } s, { $games } games per second
    }
simulate-too-many = The number of games must be from 1 to { $most }.

## What cannot be played.

deck-unnamed = --deck (or --factions) names nothing: name a ready-made deck or factions, or leave it out.
game-without-factions = This game has no factions.
bots-miscounted =
    { $others ->
        [one] There is one seat besides yours: name one bot for it, not { $given }.
       *[other] There are { $others } seats besides yours: name one bot for all of them, or { $others }; you named { $given }.
    }
bot-failed = The bot { $bot } failed: { $error }
bot-not-legal = The bot { $bot } failed: “{ $action }” is not a legal action.
play-no-seat-left = Bots play every seat in this record: say with --seat which one you take.
play-resume-options = With --resume everything comes from the file: only --at, --seat, --bot and --save can be added.
play-at-what = --at needs --resume: it says where in a saved game to continue.
play-resume-stdin = A game cannot be resumed from standard input, because your moves are read from there.
play-resume-over = The game in { $path } is over. To read it: claimant replay { $path }

## `claimant review`.

review-running = Reviewing: { $done } of { $number } decisions
review-effort = The effort must be a whole number from 1 to { $most }.
review-accuracy = accuracy
review-phase = phase { $number }
review-percent = { $number }%
review-course = Chance to win, with all hands seen ({ $who }):
review-account = { $who }: luck { $luck }, own decisions { $own }, others' decisions { $others }, unforeseeable { $unseen } (percentage points)
review-turning-points = Turning points:
review-moment = Move { $number }:
review-turn = { $where } { $who } chooses { $action }: { $change } percentage points
review-turn-deck = { $where } the deck decides, { $who }: { $change } percentage points
review-lost = costs { $lost }%
review-value = { $action } { $win }%
review-better = Better: { $action }
review-reading = Percentages are chances to win, given what the player could know. Values without ± are exact.

## `claimant puzzle` and `claimant train`.

puzzle-head = Puzzle { $code }, rating { $rating }: { $goal }
puzzle-prompt = Your choice ({ $typed } shows the solution, { $quit } ends):
puzzle-go-on = Right. Keep going.
puzzle-failed = Not solved: { $answer } was right.
puzzle-about = Themes: { $themes }
puzzle-line = How it continues: { $line }
puzzle-rating = Your rating: { $rating }. Solved in a row: { $streak } (best: { $best }).
puzzle-theme = There is no theme “{ $theme }”: choose { $right }, or a faction.
puzzle-theme-absent = No puzzle for the deck { $deck } is about { $theme }: choose { $right }, or another deck.
train-only-claim = Only games of Claim can be used for training in the terminal.
train-head = Move { $number } of your game: you chose { $played } ({ $grade }). What is better?
train-right = Right: { $right }
train-wrong = Not quite. Better: { $right }
train-reviewing = Reviewing the game …
train-added =
    { $count ->
        [0] No new mistakes in this game.
        [one] One mistake added.
       *[other] { $count } mistakes added.
    }
train-stand = Exercises: { $count }, mastered: { $mastered }, due now: { $due }
train-weak-spot = You missed cards of this faction most often: { $faction } ({ $count }). `claimant faction { $code }` explains it.
file-not-training = { $file } is not a training file.
