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
