### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Review
game-review-title = Review
game-review-cannot = This game cannot be reviewed
game-review-done = The review is complete.
game-review-progress = Judging the moves: { $number } of { $total }
game-review-move = Move { $number }
game-review-who = { $who }
game-review-chose =
    { $seat ->
        [you] You chose: { $action }.
       *[other] { $who } chose: { $action }.
    }
game-review-no-choice = There was only one legal move.
game-review-better = Better: { $action }.
game-review-cost = This cost { $number }% of the chance to win.
game-review-cost-about = This cost about { $number }% (±{ $margin }) of the chance to win.
game-review-values-exact =
    { $seat ->
        [you] What each choice was worth: exact, given what you could know.
       *[other] What each choice was worth: exact, given what { $who } could know.
    }
game-review-values-estimated =
    { $seat ->
        [you] What each choice was worth: estimated, given what you could know.
       *[other] What each choice was worth: estimated, given what { $who } could know.
    }
game-review-choice = Choice
game-review-chosen = chosen
game-review-wins = Wins
game-review-votes = Votes ahead
game-review-hindsight = In hindsight
game-review-hindsight-note = In hindsight: with all cards open. Nobody could have known this.
game-review-open-won = wins
game-review-open-shared = shares
game-review-open-lost = loses
game-review-percent = { $number }%
game-review-chances = Chance to win
game-review-chance-of = Chance to win: { $who }
game-review-graph = Chance to win, move by move. The table of all moves has the same numbers.
game-review-next-mistake = Next mistake
game-review-previous-mistake = Previous mistake
game-review-no-mistakes = No mistakes were found.
game-review-over = The game is over.
game-review-all-cards = Show everyone’s cards
game-review-hand = { $who }'s hand
game-review-accuracy = Accuracy
game-review-whole-game = Whole game
game-review-phase = Phase { $number }
game-review-luck-and-skill = Luck and skill
game-review-luck-deal = The deal
game-review-luck-deck = The deck
game-review-luck-own = Own decisions
game-review-luck-others = Others’ decisions
game-review-luck-foresight = Unforeseeable
game-review-luck-note = What each part added to the chance to win, in percentage points. Together they lead from even chances to the result.
game-review-turning-points = Turning points
game-review-all-moves = All moves
game-review-number = Move
game-review-player = Player
game-review-judgement = Judgement
game-review-try = Try
game-review-try-card = Try { $action } instead
game-review-what-if = What if?
game-review-what-if-text = You continue from move { $number } yourself, against { $name }. This is only for trying things out: it does not count and is not saved.
game-review-against = Opponent for trying things out
game-review-back = Back to the review
