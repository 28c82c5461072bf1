### The Claim table in the web client. $seat is "you" where it is about the reader, else "other", whose name is $who.

claim-hand-help = Arrow keys move through your hand, Enter plays a card, a digit goes to the next card of that value.
claim-actions = What else you can do
claim-memory = Memory
claim-result = Result
claim-votes = Votes
claim-leads = leads this vote
claim-chosen-of = { $count } of { $total }
claim-hint = A strong player would choose: { $what }
claim-agree = Agree
claim-refuse = Refuse
claim-resign-sure = Do you really want to give up this game? It then counts as lost.
claim-stood-in = A bot plays for you at the moment.
claim-take-back = Play again myself
claim-late = { $who } keeps the table waiting.
claim-offer-undo =
    { $seat ->
        [you] You ask to take back your last move.
       *[other] { $who } asks to take back the last move.
    }
claim-offer-stand-in =
    { $seat ->
        [you] You ask that a bot plays for { $other }.
       *[other] { $who } asks that a bot plays for { $other }.
    }
claim-step-offer-undo =
    { $seat ->
        [you] You ask to take back a move.
       *[other] { $who } asks to take back a move.
    }
claim-step-offer-stand-in =
    { $seat ->
        [you] You ask that a bot stands in.
       *[other] { $who } asks that a bot stands in.
    }
claim-step-agree =
    { $seat ->
        [you] You agree.
       *[other] { $who } agrees.
    }
claim-step-refuse =
    { $seat ->
        [you] You refuse.
       *[other] { $who } refuses.
    }
claim-step-resign =
    { $seat ->
        [you] You give up.
       *[other] { $who } gives up.
    }
claim-step-return =
    { $seat ->
        [you] You play again yourself.
       *[other] { $who } is back at the table.
    }
claim-end-resigned =
    { $seat ->
        [you] You gave up. Winner: { $winners }
       *[other] { $who } gave up. Winner: { $winners }
    }
