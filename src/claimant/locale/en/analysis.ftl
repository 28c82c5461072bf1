### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Analyse this position
analysis-title = Analysis board
analysis-short = Analysis
home-analysis-text = Find the best move in any position
analysis-text = What every choice is worth in any position: exact values where possible, estimates elsewhere.
analysis-cannot = This game cannot be analysed
analysis-turn = { $who } to move
analysis-values-exact = Value of each choice: exact.
analysis-values-estimated = Value of each choice: estimated, given what { $who } can know.
analysis-open-cards-short = Open cards
analysis-against-all = Against all others
analysis-each-for-itself = Each for themselves
analysis-show-all = Show all { $count } choices
analysis-from-to = { $least } to { $most }
analysis-at-least = at least: { $outcome }
analysis-at-most = at most: { $outcome }
analysis-open = not known yet
analysis-running = Thinking …
analysis-stopped = Stopped
analysis-complete = Everything is known.
analysis-done = Done at this depth.
analysis-playouts =
    { $count ->
        [one] { $number } playout
       *[other] { $number } playouts
    }
analysis-nodes =
    { $count ->
        [one] { $number } position searched
       *[other] { $number } positions searched
    }
analysis-stop = Stop
analysis-go-on = Continue
analysis-deeper = Deeper
analysis-mix = A secret choice
analysis-mix-chance = Chance to win with the best mix: { $least } to { $most }.
analysis-line = Best line
analysis-position = Position as text
analysis-position-text = Send it to a friend, or use it with “claimant solve” in a terminal.
analysis-after = After move { $number } of { $total }.
analysis-off =
    { $count ->
        [one] One move of your own since.
       *[other] { $count } moves of your own since.
    }
analysis-back-to-game = Back to the game
analysis-other = Another position
analysis-paste = Paste a record or a position
analysis-paste-text = You can also get here with one click from any replay or review. A game still in progress cannot be analysed.
analysis-start = Analyse
analysis-set-up = Set up a position
analysis-set-up-text = Choose a place, then click the cards that belong there. All hands are open.
analysis-set-up-limits = Only phase 2 for two players can be set up this way. For anything else, including Claim Kingdoms, paste a record or a position.
analysis-where = Where the next cards go
analysis-place-led = Led in this trick
analysis-place-aside = Out of play
analysis-pile = { $who }'s score pile
analysis-leader = Leads the trick
analysis-clear = Clear

## What the numbers are, and what they are not.

analysis-phase-1 = Phase 1 has only estimates: many games are played out from here with common sense, using cards that fit what the player can know. Exact values begin with phase 2.
analysis-open-cards = “Open cards” is exact, but only for someone who sees every card. The player to move does not.
analysis-three-sides = With three players there is no single answer. With all cards open, “Against all others” is what the player can guarantee; “Each for themselves” assumes that everyone plays to win.
analysis-unsolved = No solution within { $seconds } seconds. “Deeper” allows twice as long.
analysis-secret = All players choose in secret at the same time. No single choice is best: mix between them.
analysis-not-last-turn = In Claim Kingdoms, only the last turn can be solved exactly. Before that, there are estimates.
analysis-only-estimates = This game has only estimates.
