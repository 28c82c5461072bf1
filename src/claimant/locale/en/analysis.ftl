### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Analyse this position
analysis-title = Analysis board
analysis-short = Analysis
home-analysis-text = Any position, worked out
analysis-text = Any position, and what every choice is worth: exact where that can be worked out, and estimated where it cannot.
analysis-cannot = This game cannot be analysed
analysis-turn = { $who } to move
analysis-values-exact = What each choice is worth: exact.
analysis-values-estimated = What each choice is worth: estimated, given what { $who } can know.
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
analysis-go-on = Go on
analysis-deeper = Deeper
analysis-mix = A secret choice
analysis-mix-chance = Chance to win with the best mix: { $least } to { $most }.
analysis-line = Best line
analysis-position = Position as text
analysis-position-text = For a friend, or for “claimant solve” in a terminal.
analysis-after = After move { $number } of { $total }.
analysis-off =
    { $count ->
        [one] One move of your own since.
       *[other] { $count } moves of your own since.
    }
analysis-back-to-game = Back to the game
analysis-other = Another position
analysis-paste = Paste a record or a position
analysis-paste-text = From every replay and review one click leads here as well. A game that is still being played cannot be analysed.
analysis-start = Analyse
analysis-set-up = Set up a position
analysis-set-up-text = Choose a place, then click the cards that lie there. All hands are open.
analysis-set-up-limits = Only phase 2 for two players can be set up like this. For anything else, Claim Kingdoms included, paste a record or a position.
analysis-where = Where the next cards go
analysis-place-led = Led in this trick
analysis-place-aside = Out of play
analysis-pile = Score pile of { $who }
analysis-leader = Leads the trick
analysis-clear = Clear

## What the numbers are, and what they are not.

analysis-phase-1 = In phase 1 there are only estimates: many games played on from here by common sense, with cards drawn that fit what the player can know. Exact values begin with phase 2.
analysis-open-cards = “Open cards” is exact, but only for somebody who sees every card. The player to move does not.
analysis-three-sides = With three players there is no single truth. With all cards open, “Against all others” is what the player can make sure of; “Each for themselves” assumes that everybody wants to win.
analysis-unsolved = This was not worked out in { $seconds } seconds. “Deeper” allows twice as long.
analysis-secret = All choose at the same time and in secret. No single choice is best: the cards should be mixed.
analysis-not-last-turn = In Claim Kingdoms only the last turn can be worked out exactly. Until then there are estimates.
analysis-only-estimates = In this game there are only estimates.
