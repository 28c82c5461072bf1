### Puzzles, in the terminal and on their pages. $wrong and $right are cards.

puzzles = Puzzles
puzzles-text = The end of a game, all cards open, and exactly one card is right. Find it.
puzzles-daily = Puzzle of the day
puzzles-as-strong = As strong as you are
puzzles-solve = Solve it
puzzles-deck = Deck
puzzles-theme = About
puzzles-any-theme = anything
puzzles-tried-of = { $tried } of { $count } tried
puzzles-rating = Rating
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $tried }
puzzles-streak-now = In a row
puzzles-streak-best = Longest run
puzzles-streak = { $count } in a row
puzzles-how = Your rating and the puzzle's change together. Only your first attempt at a puzzle counts.
home-puzzles-text = One right card, proven: find it
puzzle-goal-win = Only one card keeps the victory.
puzzle-goal-votes = Only one card gets the most votes.
puzzle-to-find =
    { $length ->
        [one] It is your turn.
       *[other] It is your turn: find { $length } right cards in a row.
    }
puzzle-found = Right! That was { $found } of { $length }. Go on.
puzzle-solved = Solved!
puzzle-was-wrong = { $wrong } was not it: { $right } was right.
puzzle-shown = { $right } was right.
puzzle-rating-of = Rating { $rating }
puzzle-tried = You have tried it before.
puzzle-not-counted = Only the first attempt counts.
puzzle-done = solved
puzzle-missed = not solved
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
theme-sacrifice = holding back a card that could win
theme-winning = winning the trick
theme-leading = choosing what to lead
theme-throwing = throwing a card away
theme-counting = counting the votes

## One's own mistakes. $played and $right are cards or other actions.

mistakes = My mistakes
mistakes-text = Every mistake of a reviewed game comes back until you do better.
mistakes-due =
    { $count ->
        [0] Nothing is due
        [one] One exercise is due
       *[other] { $count } exercises are due
    }
mistakes-stand = { $count } in all, { $mastered } mastered
mistakes-train = Train
mistakes-next = The next one is due on { $when }.
mistakes-weak = What you get wrong
mistakes-by-power = By faction
mistakes-by-phase = By phase
mistakes-by-grade = By weight
mistakes-lesson = Lesson
mistakes-none = There is nothing to train yet. Play a game and have it reviewed.
mistakes-unreviewed = Games to review
mistakes-review = Review
mistakes-reviewing = Reviewing the game
exercise-task = You chose { $played } here ({ $grade }). What is better?
exercise-right = Right! { $right }.
exercise-wrong = Not quite: { $right } is better.
exercise-mastered = Mastered
exercise-back = It comes back on { $when }.
exercise-next = Next exercise
exercise-all = All my mistakes
