### De Claim-tafel in de browser. $seat is "you" waar het over de lezer gaat, anders "other" met de naam $who.

claim-hand-help = Met de pijltoetsen ga je door je hand, Enter speelt een kaart, een cijfer gaat naar de volgende kaart met die waarde.
claim-actions = Wat je verder kunt doen
claim-memory = Geheugen
claim-result = Uitslag
claim-votes = Stemmen
claim-leads = ligt voor bij deze stem
claim-chosen-of = { $count } van { $total }
claim-hint = Een sterke speler zou kiezen: { $what }
claim-agree = Akkoord
claim-refuse = Weigeren
claim-resign-sure = Wil je dit spel echt opgeven? Het telt dan als verloren.
claim-stood-in = Op dit moment speelt een bot voor jou.
claim-take-back = Weer zelf spelen
claim-late = { $who } laat de tafel wachten.
claim-offer-undo =
    { $seat ->
        [you] Je vraagt om je laatste zet terug te nemen.
       *[other] { $who } vraagt om de laatste zet terug te nemen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Je stelt voor dat een bot voor { $other } speelt.
       *[other] { $who } stelt voor dat een bot voor { $other } speelt.
    }
claim-step-offer-undo =
    { $seat ->
        [you] Je vraagt om een zet terug te nemen.
       *[other] { $who } vraagt om een zet terug te nemen.
    }
claim-step-offer-stand-in =
    { $seat ->
        [you] Je stelt voor dat een bot invalt.
       *[other] { $who } stelt voor dat een bot invalt.
    }
claim-step-agree =
    { $seat ->
        [you] Je gaat akkoord.
       *[other] { $who } gaat akkoord.
    }
claim-step-refuse =
    { $seat ->
        [you] Je weigert.
       *[other] { $who } weigert.
    }
claim-step-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $who } geeft op.
    }
claim-step-return =
    { $seat ->
        [you] Je speelt weer zelf.
       *[other] { $who } is terug aan tafel.
    }
claim-end-resigned =
    { $seat ->
        [you] Je hebt opgegeven. Gewonnen: { $winners }
       *[other] { $who } heeft opgegeven. Gewonnen: { $winners }
    }
