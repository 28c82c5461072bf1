### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Review
review-title = Review
review-cannot = This game cannot be reviewed
review-done = The review is complete.
review-progress = Judging the moves: { $number } of { $total }
review-move = Move { $number }
review-who = { $who }
review-chose =
    { $seat ->
        [you] You chose: { $action }.
       *[other] { $who } chose: { $action }.
    }
review-no-choice = There was no choice.
review-better = Better: { $action }.
review-cost = This cost { $number }% of the chance to win.
review-cost-about = This cost about { $number }% (±{ $margin }) of the chance to win.
review-values-exact =
    { $seat ->
        [you] What each choice was worth: exact, given what you could know.
       *[other] What each choice was worth: exact, given what { $who } could know.
    }
review-values-estimated =
    { $seat ->
        [you] What each choice was worth: estimated, given what you could know.
       *[other] What each choice was worth: estimated, given what { $who } could know.
    }
review-choice = Choice
review-chosen = chosen
review-wins = Wins
review-votes = Votes ahead
review-hindsight = In hindsight
review-hindsight-note = In hindsight: with all cards open. Nobody could know this.
review-open-won = wins
review-open-shared = shares
review-open-lost = loses
review-percent = { $number }%
review-chances = Chance to win
review-chance-of = Chance of { $who }
review-graph = Chance to win, move by move. The table of all moves has the same numbers.
review-next-mistake = Next mistake
review-previous-mistake = Previous mistake
review-no-mistakes = No mistakes were found.
review-over = The game is over.
review-all-cards = Show everybody’s cards
review-hand = Hand of { $who }
review-accuracy = Accuracy
review-whole-game = Whole game
review-phase = Phase { $number }
review-luck-and-skill = Luck and skill
review-luck-deal = The deal
review-luck-deck = The deck
review-luck-own = Own decisions
review-luck-others = Decisions of others
review-luck-foresight = Not foreseeable
review-luck-note = What each part added to the chance to win, in percent. All parts lead from even chances to the result.
review-turning-points = Turning points
review-all-moves = All moves
review-number = Move
review-player = Player
review-judgement = Judgement
review-try = Try
review-try-card = Try { $action } instead
