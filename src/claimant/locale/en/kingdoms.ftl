### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 point for every Goblin with one of your figures on it, including this one.
kingdoms-example-Go = You have figures on two Goblins. You place a third: 3 points.
lesson-kingdoms-Go = You already have figures on two Goblins. Place the third and use its power.
lesson-kingdoms-Go-done = 3 points: one for each Goblin with your figure on it.
kingdoms-power-Dw = 1 point for every Dwarf in the unbroken row and column through this card, including this one.
kingdoms-example-Dw = Next to this card in the row are a Knight and then a Dwarf. In the column there is a gap before the next Dwarf. That makes 2 points: one for this card and one for the Dwarf in the row.
lesson-kingdoms-Dw = Find a field with many Dwarves in its row and column and no gaps between them. Place your Dwarf there.
lesson-kingdoms-Dw-done = 4 points: three for the Dwarves in the row, including this one, and one for the Dwarf in the column.
kingdoms-power-Gn = Score 1 point, then put another of your figures on a neighbouring card that has none of yours. Your opponent may have one there.
kingdoms-example-Gn = Your opponent has a figure on the Knight next to your Gnome. You score 1 point and put a second figure on that Knight.
kingdoms-ruling-Gn = If you use the power, you must place the figure if you can. If you cannot, you just score the point.
lesson-kingdoms-Gn = The Knights are worth 9 points, and only your opponent has a figure there. Place your Gnome next to them.
lesson-kingdoms-Gn-done = A point and a second figure: now you and your opponent are tied on the Knights.
kingdoms-power-Tr = Choose the unbroken row or column through this card. If it has no other Troll, score 1 point for each different faction in it.
kingdoms-example-Tr = There is an Undead on the left, a Knight on the right, and nothing above or below. The row scores 3 points, the column only 1.
kingdoms-ruling-Tr = The Troll's own faction counts too.
lesson-kingdoms-Tr = Look for the row with the most different factions and no other Troll. Place your Troll at its end.
lesson-kingdoms-Tr-done = Five different factions in one row: 5 points.
kingdoms-power-Un = Swap the figure you have just placed with any of your opponent's figures, but not on a card where you already have one. The power of that card is not used.
kingdoms-example-Un = Your opponent has a figure on a Knight far away. You swap: now your figure is on the Knight, and theirs is on the Undead.
kingdoms-ruling-Un = A card can hold only one figure of each player.
lesson-kingdoms-Un = Your opponent has a figure on a Knight. Place your Undead anywhere, then swap the figures.
lesson-kingdoms-Un-done = Now your figure is on the Knight, and your opponent's is on the Undead. You can swap at any distance.
kingdoms-power-Do = Use the power of a neighbouring card as if it were this card's own. This card is still a Doppelgänger.
kingdoms-example-Do = You place it next to a Dragon and score 1 point for each face-up card around your Doppelgänger.
kingdoms-ruling-Do = Copying a Goblin or a Dwarf, it does not count itself. Copying a Troll, it counts as a Doppelgänger, and the line may have one Troll in it. Another Doppelgänger has no power to copy.
lesson-kingdoms-Do = Place your Doppelgänger next to the Dragon and use the Dragon's power.
lesson-kingdoms-Do-done = Just like a Dragon, it scored a point for each face-up card around it. But it is still a Doppelgänger.
kingdoms-power-Dr = 1 point for each face-up card on the eight fields around this one.
kingdoms-example-Dr = There are five face-up cards around it: 5 points.
lesson-kingdoms-Dr = Find the field with the most cards around it, corners included. Place your Dragon there.
lesson-kingdoms-Dr-done = 7 points: there is a face-up card on seven of the eight fields around it.
kingdoms-power-Se = Instead of drawing, take 3 cards from the draw pile. Of these and the card in your hand, keep any 2. Shuffle the rest back in.
kingdoms-example-Se = You take a Knight, a Giant and a Goblin, and hold a Dwarf. You keep the Knight and the Giant.
kingdoms-ruling-Se = Decide before you draw. If the draw pile has fewer than 3 cards, take what there is.
lesson-kingdoms-Se = Place your Seer and take three cards from the draw pile. Then keep the best two.
lesson-kingdoms-Se-done = Of four cards you kept the best two, the Dragon and the Knight. The others are back in the draw pile.
kingdoms-power-Gi = Turn a neighbouring card face down. Its figures go back to their owners. It scores for nobody and no longer counts as a neighbour.
kingdoms-example-Gi = Your opponent has a figure on the Knight next to your Giant. You turn the Knight face down: the figure goes back, and the card no longer counts.
kingdoms-ruling-Gi = You may turn over your own card, a shared one, or the start card. A field next to a face-down card can still be used if a face-up card touches it too.
lesson-kingdoms-Gi = Your opponent has a figure on the Knight, and Knights are worth 9 points. Place your Giant next to it and turn it face down.
lesson-kingdoms-Gi-done = The figure is back with its owner, and the card no longer counts for anyone.
kingdoms-power-Kn = Send up to 2 of your opponent's figures on neighbouring cards back to their supply.
kingdoms-example-Kn = Your opponent has figures on the card to the left and on the card above. You send both back.
kingdoms-ruling-Kn = They always come from two different cards, because a card holds only one figure of each player.
lesson-kingdoms-Kn = Place your Knight next to two of your opponent's figures.
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
kingdoms-pile = Draw pile
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
kingdoms-points-all = Total points

## What you are asked.

kingdoms-ask-card = Which card do you place?
kingdoms-ask-field = Where do you place this card: { $card }?
kingdoms-ask-draw = Which card do you draw?
kingdoms-ask-choose-Gn = 1 point and another figure: which card do you put it on?
kingdoms-ask-choose-Tr = 1 point for each faction in a line: which line do you choose?
kingdoms-ask-choose-Un = Which of your opponent's figures do you swap with?
kingdoms-ask-choose-Do = Which neighbour's power do you use?
kingdoms-ask-choose-Gi = Which neighbour do you turn face down?
kingdoms-ask-choose-Kn = Which card do you send a figure back from?
kingdoms-ask-further-Kn = You may send one more figure back. From which card?
kingdoms-ask-further-Se = You have { $cards }. Which two do you keep?
kingdoms-ask-use = { $text } Do you use this power?
kingdoms-ask-choose = { $text } What do you choose?
kingdoms-ask-further = { $text } What do you choose next?
kingdoms-answer-use = Use the power
kingdoms-answer-pass = Do not use the power
kingdoms-answer-done = That's enough
kingdoms-answer-pile = The top card of the draw pile
kingdoms-answer-display = From the display: { $card }
kingdoms-answer-row = The row
kingdoms-answer-column = The column
kingdoms-answer-keep = { $cards }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] You place { $cards } on { $field }.
       *[other] { $who } places { $cards } on { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] You put another figure on the { $target }.
       *[other] { $who } puts another figure on the { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] You send { $rival }'s figure back from the { $source }.
       *[other]
            { $rival-seat ->
                [you] { $who } sends your figure back from the { $source }.
               *[other] { $who } sends { $rival }'s figure back from the { $source }.
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] You take your own figure back from the { $source }.
       *[other] { $who } takes their own figure back from the { $source }.
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] You swap figures with { $rival }: yours is now on the { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } swaps figures with you and is now on the { $target }.
               *[other] { $who } swaps figures with { $rival } and is now on the { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] You turn the { $target } face down.
       *[other] { $who } turns the { $target } face down.
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
        [you] You use the power of the { $power }.
       *[other] { $who } uses the power of the { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] You look at { $cards } from the draw pile.
       *[other] { $who } looks at { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] You look at { $cards } from the draw pile.
       *[other] { $who } looks at { $cards } from the draw pile.
    }
kingdoms-event-kept =
    { $seat ->
        [you] You keep { $cards }.
       *[other] { $who } keeps { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] You shuffle { $cards } into the draw pile.
       *[other] { $who } shuffles { $cards } into the draw pile.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] You take { $cards } from the display.
       *[other] { $who } takes { $cards } from the display.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] You draw { $cards } from the draw pile.
       *[other] { $who } draws { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] You draw { $cards } from the draw pile.
       *[other] { $who } draws { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-display = New in the display: { $cards }.
kingdoms-event-moved-display-pile = Three of a kind in the display: two are shuffled into the draw pile.

## The end.

kingdoms-ended-figures = The game is over: someone has placed their last figure, and both players have had the same number of turns.
kingdoms-ended-cards = The game is over: all cards have been placed.
kingdoms-ended-no-field = The game is over: there is no field left to place a card on.
kingdoms-why-figures = more figures, { $figures }
kingdoms-why-even = tied, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] You win, { $points }!
       *[other] { $who } wins, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] The points are tied, { $points }. You have more figures left, { $figures }: you win!
       *[other] The points are tied, { $points }. { $who } has more figures left, { $figures }, and wins.
    }
kingdoms-ending-shared = Points and figures left are both tied, { $points } and { $figures }: the victory is shared.

## The rules in short.

