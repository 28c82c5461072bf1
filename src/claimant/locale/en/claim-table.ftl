### The Claim table in the web client. $seat is "you" where it is about the reader, else "other", whose name is $who.

claim-hand-help = Arrow keys move through your hand, Enter plays a card, and a digit jumps to the next card of that value.
claim-sending = Sending your card …
claim-card-sent = { $card }, being sent
claim-card-next = { $card }, plays next
claim-next = { $card } will be played as soon as it is your turn.
claim-not-next = { $card } stays in your hand.
claim-skip = Skip ahead (space bar)
claim-actions = More actions
claim-memory = Memory
claim-result = Result
claim-votes = Votes
claim-leads = ahead in this vote
claim-chosen-of = { $count } of { $total }
claim-hint = A strong player would choose: { $what }.
hint-why = Why?
advice-only = There is nothing else you may do.
advice-certain = The rest of the game has been worked out: nothing is better.
advice-chance = It expects to win { $percent } out of 100 such games.
advice-chance-next = It expects to win { $percent } out of 100 such games with it, and { $less } with the next best: { $other }.
claim-agree = Agree
claim-refuse = Decline
claim-resign-sure = Do you really want to give up? The game will count as lost.
claim-stood-in = A bot is playing for you.
claim-take-back = Take back my seat
claim-late = { $who } is keeping the table waiting.
claim-offer-undo =
    { $seat ->
        [you] You ask to take back your last move.
       *[other] { $who } asks to take back their last move.
    }
claim-offer-stand-in =
    { $seat ->
        [you] You ask to let a bot play for { $other }.
       *[other] { $who } asks to let a bot play for { $other }.
    }
step-offer-undo =
    { $seat ->
        [you] You ask to take back a move.
       *[other] { $who } asks to take back a move.
    }
step-undo =
    { $seat ->
        [you] You take back a move.
       *[other] { $who } takes back a move.
    }
step-offer-stand-in =
    { $seat ->
        [you] You ask to let a bot stand in.
       *[other] { $who } asks to let a bot stand in.
    }
step-agree =
    { $seat ->
        [you] You agree.
       *[other] { $who } agrees.
    }
step-refuse =
    { $seat ->
        [you] You decline.
       *[other] { $who } declines.
    }
step-resign =
    { $seat ->
        [you] You give up.
       *[other] { $who } gives up.
    }
step-return =
    { $seat ->
        [you] You are back at the table.
       *[other] { $who } is back at the table.
    }
ending-resigned =
    { $seat ->
        [you] You gave up. Winner: { $winners }
       *[other] { $who } gave up. Winner: { $winners }
    }

## After a defeat.

next-steps = What next?
turning-point = Where it turned
fitting-lesson = Lesson: { $faction }
easier-opponent = Play { $name } instead
