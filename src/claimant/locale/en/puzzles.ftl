### Puzzles, in the terminal and on their pages. $wrong and $right are cards.

puzzles = Puzzles
puzzles-text = The end of a game with all cards open, and exactly one right card. Find it.
puzzles-daily = Puzzle of the day
puzzles-as-strong = At your level
puzzles-solve = Solve it
puzzles-deck = Deck
puzzles-theme = Theme
puzzles-any-theme = any
puzzles-tried-of = { $tried } of { $count } tried
puzzles-rating = Rating
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $tried }
puzzles-streak-now = In a row
puzzles-streak-best = Longest run
puzzles-streak = { $count } in a row
puzzles-how = Your rating and the puzzle's rating change together. Only your first attempt at a puzzle counts.
home-puzzles-text = Find the one right card
puzzle-goal-win = Only one card keeps the win.
puzzle-goal-votes = Only one card gets the most votes.
puzzle-to-find =
    { $length ->
        [one] It is your turn.
       *[other] It is your turn: find { $length } right cards in a row.
    }
puzzle-found = Right! That was { $found } of { $length }. Keep going.
puzzle-solved = Solved!
puzzle-was-wrong = Not { $wrong }: { $right } was right.
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
mistakes-text = Every mistake from a reviewed game comes back until you get it right.
mistakes-due =
    { $count ->
        [0] Nothing is due
        [one] One exercise is due
       *[other] { $count } exercises are due
    }
mistakes-stand = { $count } in all, { $mastered } mastered
mistakes-train = Practise
mistakes-next = The next one is due on { $when }.
mistakes-weak = What you get wrong
mistakes-by-power = By faction
mistakes-by-phase = By phase
mistakes-by-grade = By severity
mistakes-lesson = Lesson
mistakes-none = There is nothing to practise yet. Play a game and review it.
mistakes-unreviewed = Games to review
mistakes-review = Review
mistakes-reviewing = Reviewing the game
exercise-task = You chose { $played } here ({ $grade }). What is better?
exercise-right = Right! { $right }.
exercise-wrong = Not quite: { $right } is better.
exercise-mastered = Mastered
exercise-back = It will come back on { $when }.
exercise-next = Next exercise
exercise-all = All my mistakes
