puzzle-goal-win = one action alone keeps the victory.
puzzle-goal-votes = one action alone gets the most votes.
puzzle-solved = Solved!
theme-sacrifice = holding back a card that could win
theme-winning = winning the trick
theme-leading = choosing what to lead
theme-throwing = throwing a card away
theme-counting = counting the votes
