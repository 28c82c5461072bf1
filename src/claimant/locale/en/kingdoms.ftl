### Claim Kingdoms: its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 point for every Goblin on which one of your figures stands, this one too.
kingdoms-example-Go = Your figures stand on two Goblins. You place a third: 3 points.
lesson-kingdoms-Go = Your figures stand on two Goblins already. Place the third and use its power.
lesson-kingdoms-Go-done = 3 points: one for each Goblin on which you stand.
kingdoms-power-Dw = 1 point for every Dwarf in the unbroken row and column through this card, itself too.
kingdoms-example-Dw = In the row a Knight and then a Dwarf; in the column there is a gap before the next Dwarf. That makes 2 points: this card, and the Dwarf in the row.
lesson-kingdoms-Dw = Find a field with many Dwarves in its row and column, without a gap. Place your Dwarf there.
lesson-kingdoms-Dw-done = 4 points: three Dwarves in the row with this one, and one more in the column.
kingdoms-power-Gn = 1 point, and you put one more figure on a neighbour that has none of yours. The opponent's may be there.
kingdoms-example-Gn = Beside your Gnome lies a Knight on which your opponent stands. 1 point, and your second figure goes there too.
kingdoms-ruling-Gn = Who uses the power must place the figure if that is possible. If not, there is only the point.
lesson-kingdoms-Gn = The Knights are worth 9 points, and your opponent stands there alone. Place your Gnome beside them.
lesson-kingdoms-Gn-done = A point, and a second figure: now you are level with your opponent on the Knights.
kingdoms-power-Tr = Choose the unbroken row or column through this card: 1 point for each different faction in it, but only if there is no other Troll in it.
kingdoms-example-Tr = An Undead on the left, a Knight on the right, nothing above and below. The row brings 3 points, the column only 1.
kingdoms-ruling-Tr = The Troll's own faction counts as well.
lesson-kingdoms-Tr = Look for the row with the most different factions and no other Troll. Place your Troll at its end.
lesson-kingdoms-Tr-done = Five different factions in one row: 5 points.
kingdoms-power-Un = Swap the figure you have just placed with any figure of your opponent, but not on a card where you have one already. That card's power is not used.
kingdoms-example-Un = Your opponent stands on a Knight far away. You swap: now you stand there, and your opponent on the Undead.
kingdoms-ruling-Un = On a card stands at most one figure of each player.
lesson-kingdoms-Un = Your opponent stands on a Knight. Place your Undead anywhere, and swap the figures.
lesson-kingdoms-Un-done = You stand on the Knight now, and your opponent on the Undead. That may be far away.
kingdoms-power-Do = Use the power of a neighbour as if this card had it. It stays a Doppelgänger all the same.
kingdoms-example-Do = You place it beside a Dragon: 1 point for each face-up card around your Doppelgänger.
kingdoms-ruling-Do = As a Goblin or Dwarf it does not count itself. As a Troll it counts as a Doppelgänger, and one Troll may lie in the line. From another Doppelgänger there is nothing to copy.
lesson-kingdoms-Do = Place your Doppelgänger beside the Dragon and use its power.
lesson-kingdoms-Do-done = Like a Dragon it brought a point for each face-up card around it. But it stays a Doppelgänger.
kingdoms-power-Dr = 1 point for each face-up card on the eight fields around this one.
kingdoms-example-Dr = Five face-up cards lie around it: 5 points.
lesson-kingdoms-Dr = Find the field with the most cards around it, corners too. Place your Dragon there.
lesson-kingdoms-Dr-done = 7 points: seven of the eight fields around hold a face-up card.
kingdoms-power-Se = Instead of drawing, look at 3 cards from the pile. Of these and the card in your hand keep any 2, and shuffle the others back.
kingdoms-example-Se = You see a Knight, a Giant and a Goblin, and hold a Dwarf. You keep Knight and Giant.
kingdoms-ruling-Se = You decide before you draw. If the pile has fewer cards, you look at those.
lesson-kingdoms-Se = Place your Seer and look at three cards of the pile. Then keep the best two.
lesson-kingdoms-Se-done = Out of four cards you kept the two best, Dragon and Knight. The others are in the pile again.
kingdoms-power-Gi = Turn a neighbour face down. Figures on it go back to their owners. It scores for nobody, and nothing can be placed on it or because of it.
kingdoms-example-Gi = Beside it lies a Knight on which your opponent stands. You turn it face down: the figure goes back, and the card counts no more.
kingdoms-ruling-Gi = It may be your own card, a shared one or the start card.
lesson-kingdoms-Gi = The Knight on which your opponent stands is worth 9 points. Place your Giant beside it and turn it face down.
lesson-kingdoms-Gi-done = The figure is back with its owner, and this card counts for nobody any more.
kingdoms-power-Kn = Send up to 2 of your opponent's figures on neighbours back to the supply.
kingdoms-example-Kn = Your opponent stands on the card to the left and on the card above. You send both figures back.
kingdoms-ruling-Kn = They come from two different cards, since each holds at most one figure of each player.
lesson-kingdoms-Kn = Place your Knight so that two figures of your opponent stand beside it.
lesson-kingdoms-Kn-done = Both figures went back to your opponent's supply.
kingdoms-worth =
    { $points ->
        [one] Worth { $points } point at the end
       *[other] Worth { $points } points at the end
    }

## The words of the table.

kingdoms-board = Board
kingdoms-field = Field
kingdoms-field-at = Field { $field }
kingdoms-card-at = { $card } on { $field }
kingdoms-display = Display
kingdoms-pile = Pile
kingdoms-supply = Supply
kingdoms-figure = Figure
kingdoms-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
kingdoms-figures-left =
    { $count ->
        [one] { $count } figure left
       *[other] { $count } figures left
    }
kingdoms-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kingdoms-row = the row
kingdoms-column = the column
kingdoms-start-card = Start card
kingdoms-turn = Turn { $number }
kingdoms-just-placed = just placed
kingdoms-free-field = Free field: { $field }
kingdoms-figures-on = Figures on
kingdoms-goes-to = Goes to
kingdoms-points-before = Points during the game
kingdoms-points-factions = Points for factions
kingdoms-points-all = Points in all

## What you are asked.

kingdoms-ask-card = Which card do you place?
kingdoms-ask-field = Where do you place this card: { $card }?
kingdoms-ask-draw = Which card do you draw?
kingdoms-ask-Gn = A point, and one more figure: on which card do you put it?
kingdoms-ask-Tr = A point for each faction in a line: which line do you choose?
kingdoms-ask-Un = Which of your opponent's figures do you swap with?
kingdoms-ask-Do = Which neighbour's power do you use?
kingdoms-ask-Gi = Which neighbour do you turn face down?
kingdoms-ask-Kn = From which card do you send a figure back?
kingdoms-ask-Kn-further = You may send one more figure back. From which card?
kingdoms-ask-Se-further = You have { $cards }. Which two do you keep?
kingdoms-ask-use = { $text } Do you use this power?
kingdoms-ask-choose = { $text } What do you choose?
kingdoms-option-use = Use the power
kingdoms-option-pass = Do not use the power
kingdoms-option-done = Leave it at that
kingdoms-option-pile = The top card of the pile
kingdoms-option-display = From the display: { $card }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] You place { $cards } on { $target }.
       *[other] { $who } places { $cards } on { $target }.
    }
kingdoms-event-figure-moved-supply-field =
    { $seat ->
        [you] You put one more figure on { $target }.
       *[other] { $who } puts one more figure on { $target }.
    }
kingdoms-event-figure-moved-field-supply-other =
    { $seat ->
        [you] You send { $rival }'s figure back from { $source }.
       *[other] { $who } sends { $rival }'s figure back from { $source }.
    }
kingdoms-event-figure-moved-field-supply =
    { $seat ->
        [you] You take your own figure back from { $source }.
       *[other] { $who } takes a figure of their own back from { $source }.
    }
kingdoms-event-figure-moved-field-supply-turned-other =
    { $seat ->
        [you] You send { $rival }'s figure back.
       *[other] { $who } sends { $rival }'s figure back.
    }
kingdoms-event-figure-moved-field-supply-turned =
    { $seat ->
        [you] You take your own figure back.
       *[other] { $who } takes a figure of their own back.
    }
kingdoms-event-figure-moved-field-field =
    { $seat ->
        [you] You swap your figure with { $rival }'s on { $target }.
       *[other] { $who } swaps figures with { $rival } on { $target }.
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] You turn { $target } face down.
       *[other] { $who } turns { $target } face down.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            You score { $count ->
                [one] { $count } point
               *[other] { $count } points
            }.
       *[other]
            { $who } scores { $count ->
                [one] { $count } point
               *[other] { $count } points
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] You do not use the power.
       *[other] { $who } does not use the power.
    }
kingdoms-event-copied =
    { $seat ->
        [you] You use the power of: { $power }.
       *[other] { $who } uses the power of: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] You look at cards from the pile: { $cards }.
       *[other] { $who } looks at cards from the pile: { $cards }.
    }
kingdoms-event-kept =
    { $seat ->
        [you] You keep { $cards }.
       *[other] { $who } keeps { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] You shuffle { $cards } into the pile.
       *[other] { $who } shuffles { $cards } into the pile.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] You take { $cards } from the display.
       *[other] { $who } takes { $cards } from the display.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] You draw { $cards } from the pile.
       *[other] { $who } draws { $cards } from the pile.
    }
kingdoms-event-moved-pile-display = New in the display: { $cards }.
kingdoms-event-moved-display-pile = Three alike in the display: two are shuffled into the pile.

## The end.

kingdoms-ended-figures = The game is over: somebody has placed the last figure, and both have had equally many turns.
kingdoms-ended-cards = The game is over: all cards have been placed.
kingdoms-ended-no-field = The game is over: there is no field left to place a card on.
kingdoms-ending-points =
    { $seat ->
        [you] You win, { $points }!
       *[other] { $who } wins, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] The points are even, { $points }. You have more figures left, { $figures }: you win!
       *[other] The points are even, { $points }. { $who } has more figures left, { $figures }, and wins.
    }
kingdoms-ending-shared = Points and figures left are even, { $points } and { $figures }: the victory is shared.

## What you may not do, said to you.

kingdoms-refusal-not-in-hand = You do not hold this card: { $card }.
kingdoms-refusal-kingdoms-asked-to-place = Now you place a card: choose which one, and where.
kingdoms-refusal-kingdoms-asked-about-power = Now it is about this power: { $power }. Choose one of the marked answers.
kingdoms-refusal-kingdoms-asked-to-draw = Now you draw a card: choose one from the display, or the pile.
