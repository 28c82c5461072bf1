### Der Claim-Tisch im Browser. $seat ist „you“, wo es um die lesende Person geht, sonst „other“ mit dem Namen $who.

claim-hand-help = Die Pfeiltasten wandern durch deine Hand, Enter spielt eine Karte, eine Ziffer springt zur nächsten Karte mit diesem Wert.
claim-actions = Was du sonst tun kannst
claim-memory = Gedächtnis
claim-result = Ergebnis
claim-votes = Stimmen
claim-leads = führt bei dieser Stimme
claim-chosen-of = { $count } von { $total }
claim-hint = Jemand Starkes würde wählen: { $what }
claim-agree = Zustimmen
claim-refuse = Ablehnen
claim-resign-sure = Willst du diese Partie wirklich aufgeben? Sie zählt dann als verloren.
claim-stood-in = Im Moment spielt ein Bot für dich.
claim-take-back = Selbst weiterspielen
claim-late = { $who } lässt den Tisch warten.
claim-offer-undo =
    { $seat ->
        [you] Du bittest darum, deinen letzten Zug zurückzunehmen.
       *[other] { $who } bittet darum, den letzten Zug zurückzunehmen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot für { $other } spielt.
       *[other] { $who } schlägt vor, dass ein Bot für { $other } spielt.
    }
claim-step-offer-undo =
    { $seat ->
        [you] Du bittest darum, einen Zug zurückzunehmen.
       *[other] { $who } bittet darum, einen Zug zurückzunehmen.
    }
claim-step-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot einspringt.
       *[other] { $who } schlägt vor, dass ein Bot einspringt.
    }
claim-step-agree =
    { $seat ->
        [you] Du stimmst zu.
       *[other] { $who } stimmt zu.
    }
claim-step-refuse =
    { $seat ->
        [you] Du lehnst ab.
       *[other] { $who } lehnt ab.
    }
claim-step-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
claim-step-return =
    { $seat ->
        [you] Du spielst wieder selbst.
       *[other] { $who } ist zurück am Tisch.
    }
claim-end-resigned =
    { $seat ->
        [you] Du hast aufgegeben. Gewonnen: { $winners }
       *[other] { $who } hat aufgegeben. Gewonnen: { $winners }
    }
