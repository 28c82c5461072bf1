### Reviews and puzzles. $better and $played are two actions, mostly cards: the better one, and the one that was
### chosen. $seat is "you" where the reader chose it; $who is whoever did. Numbers are percentages.

study-top-card = the top card of the deck
study-wins-trick = { $better } wins the trick, { $played } does not.
study-leaves-trick = { $better } loses the trick, { $played } wins it.
study-trick-shares = { $better } wins the trick about { $often }% of the time, { $played } about { $seldom }%.
study-gains =
    { $seat ->
        [you] With { $better }, you get: { $cards }.
       *[other] With { $better }, { $who } gets: { $cards }.
    }
study-vote =
    { $seat ->
        [you] { $faction }: with { $better }, their vote goes to you.
       *[other] { $faction }: with { $better }, their vote goes to { $who }.
    }
study-vote-share =
    { $seat ->
        [you] { $faction }: with { $better }, their vote goes to you about { $often }% of the time, with { $played } about { $seldom }%.
       *[other] { $faction }: with { $better }, their vote goes to { $who } about { $often }% of the time, with { $played } about { $seldom }%.
    }
study-ends-won-lost =
    { $seat ->
        [you] With best play, you win after { $better } and lose after { $played }.
       *[other] With best play, { $who } wins after { $better } and loses after { $played }.
    }
study-ends-won-shared =
    { $seat ->
        [you] With best play, you win after { $better } and only share the victory after { $played }.
       *[other] With best play, { $who } wins after { $better } and only shares the victory after { $played }.
    }
study-ends-shared-lost =
    { $seat ->
        [you] With best play, you share the victory after { $better } and lose after { $played }.
       *[other] With best play, { $who } shares the victory after { $better } and loses after { $played }.
    }
study-more-votes =
    { $count ->
        [one] The game is decided either way, but { $better } ends one vote better.
       *[other] The game is decided either way, but { $better } ends { $count } votes better.
    }
study-more-likely = { $better } wins the game about { $often }% of the time, { $played } about { $seldom }%.
study-trick-lost = { $better } loses the trick.
study-trick-won = { $better } wins the trick.
study-trick-share = { $better } wins the trick about { $often }% of the time.
study-prize =
    { $count ->
        [one] The prize of this trick: { $cards }.
       *[other] The prizes of this trick: { $cards }.
    }
study-scores =
    { $count ->
        [one] That scores { $count } point at once.
       *[other] That scores { $count } points at once.
    }
study-leads =
    { $seat ->
        [you] You then lead: { $factions }.
       *[other] { $who } then leads: { $factions }.
    }
study-no-longer-leads =
    { $seat ->
        [you] You then no longer lead: { $factions }.
       *[other] { $who } then no longer leads: { $factions }.
    }
study-led-share =
    { $seat ->
        [you] { $faction }: you then lead them at the end about { $often }% of the time, otherwise about { $seldom }%.
       *[other] { $faction }: { $who } then leads them at the end about { $often }% of the time, otherwise about { $seldom }%.
    }
study-chances = That wins the game about { $often }% of the time, the choice made about { $seldom }%.

## How good a decision was.

grade-forced = forced
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

# Below the figures of a review of three players.
study-three-sides = With three players no value is exact, even with all cards open: it depends on whom the others help. The analysis board shows what a player can guarantee against both others, and what happens if everyone plays for themselves.
