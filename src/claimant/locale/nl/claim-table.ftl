### De Claim-tafel in de browser. $seat is "you" waar het over de lezer gaat, anders "other" met de naam $who.

claim-hand-help = Met de pijltjestoetsen loop je door je hand, met Enter speel je een kaart, met een cijfer spring je naar de volgende kaart met die waarde.
claim-sending = Je kaart wordt verstuurd …
claim-card-sent = { $card }, wordt verstuurd
claim-card-next = { $card }, wordt hierna gespeeld
claim-next = { $card } wordt gespeeld zodra jij aan de beurt bent.
claim-not-next = { $card } blijft in je hand.
claim-skip = Overslaan (spatiebalk)
claim-actions = Wat je nog meer kunt doen
claim-memory = Geheugen
claim-result = Uitslag
claim-votes = Stemmen
claim-leads = staat voor bij deze stem
claim-chosen-of = { $count } van { $total }
claim-hint = Een sterke speler kiest hier: { $what }.
hint-why = Waarom?
advice-only = Iets anders mag je niet doen.
advice-certain = De rest van het spel is doorgerekend: beter kan niet.
advice-chance = Zo denkt die speler { $percent } van de 100 van zulke spellen te winnen.
advice-chance-next = Hiermee denkt die speler { $percent } van de 100 van zulke spellen te winnen, en met de op één na beste keuze { $less }: { $other }.
claim-agree = Akkoord
claim-refuse = Weigeren
claim-resign-sure = Wil je dit spel echt opgeven? Dan heb je het verloren.
claim-stood-in = Er speelt nu een bot voor jou.
claim-take-back = Weer zelf spelen
claim-late = { $who } laat op zich wachten.
claim-offer-undo =
    { $seat ->
        [you] Je vraagt of je je laatste zet mag terugnemen.
       *[other] { $who } wil de laatste zet terugnemen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Je stelt voor om een bot voor { $other } te laten spelen.
       *[other] { $who } stelt voor om een bot voor { $other } te laten spelen.
    }
step-offer-undo =
    { $seat ->
        [you] Je vraagt of je een zet mag terugnemen.
       *[other] { $who } wil een zet terugnemen.
    }
step-undo =
    { $seat ->
        [you] Je neemt een zet terug.
       *[other] { $who } neemt een zet terug.
    }
step-offer-stand-in =
    { $seat ->
        [you] Je stelt voor om een bot te laten invallen.
       *[other] { $who } stelt voor om een bot te laten invallen.
    }
step-agree =
    { $seat ->
        [you] Je gaat akkoord.
       *[other] { $who } gaat akkoord.
    }
step-refuse =
    { $seat ->
        [you] Je weigert.
       *[other] { $who } weigert.
    }
step-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $who } geeft op.
    }
step-return =
    { $seat ->
        [you] Je speelt weer zelf.
       *[other] { $who } is terug aan tafel.
    }
ending-resigned =
    { $seat ->
        [you] Je hebt opgegeven. Gewonnen door: { $winners }
       *[other] { $who } heeft opgegeven. Gewonnen door: { $winners }
    }

## After a defeat.

next-steps = En nu?
turning-point = Het keerpunt
fitting-lesson = Les: { $faction }
easier-opponent = Liever tegen { $name } spelen
