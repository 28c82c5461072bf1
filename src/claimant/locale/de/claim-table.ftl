### Der Claim-Tisch im Browser. $seat ist „you“, wo es um die lesende Person geht, sonst „other“ mit dem Namen $who.

claim-hand-help = Mit den Pfeiltasten gehst du durch deine Hand, mit Enter spielst du eine Karte. Eine Ziffer springt zur nächsten Karte mit diesem Wert.
claim-sending = Deine Karte wird gesendet …
claim-card-sent = { $card }, wird gesendet
claim-card-next = { $card }, wird als Nächstes gespielt
claim-next = { $card } wird gespielt, sobald du am Zug bist.
claim-not-next = { $card } bleibt auf deiner Hand.
claim-skip = Überspringen (Leertaste)
claim-actions = Weitere Aktionen
claim-memory = Gedächtnis
claim-result = Ergebnis
claim-votes = Stimmen
claim-leads = liegt hier vorn
claim-chosen-of = { $count } von { $total }
claim-hint = Mein Tipp: { $what }.
hint-why = Warum?
advice-only = Etwas anderes darfst du nicht tun.
advice-certain = Der Rest des Spiels ist durchgerechnet: Besser geht es nicht.
advice-chance = So gewinnt er nach seiner Einschätzung { $percent } von 100 solchen Spielen.
advice-chance-next = Damit gewinnt er nach seiner Einschätzung { $percent } von 100 solchen Spielen, mit der zweitbesten Wahl { $less }: { $other }.
claim-agree = Zustimmen
claim-refuse = Ablehnen
claim-resign-sure = Willst du wirklich aufgeben? Die Partie zählt dann als verloren.
claim-stood-in = Gerade spielt ein Bot für dich.
claim-take-back = Selbst weiterspielen
claim-late = { $who } lässt auf sich warten.
claim-offer-undo =
    { $seat ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $who } möchte den letzten Zug zurücknehmen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot für { $other } weiterspielt.
       *[other] { $who } schlägt vor, dass ein Bot für { $other } weiterspielt.
    }
step-offer-undo =
    { $seat ->
        [you] Du möchtest einen Zug zurücknehmen.
       *[other] { $who } möchte einen Zug zurücknehmen.
    }
step-undo =
    { $seat ->
        [you] Du nimmst einen Zug zurück.
       *[other] { $who } nimmt einen Zug zurück.
    }
step-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot einspringt.
       *[other] { $who } schlägt vor, dass ein Bot einspringt.
    }
step-agree =
    { $seat ->
        [you] Du stimmst zu.
       *[other] { $who } stimmt zu.
    }
step-refuse =
    { $seat ->
        [you] Du lehnst ab.
       *[other] { $who } lehnt ab.
    }
step-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
step-return =
    { $seat ->
        [you] Du spielst wieder selbst.
       *[other] { $who } ist zurück am Tisch.
    }
ending-resigned =
    { $seat ->
        [you] Du hast aufgegeben. Gewonnen: { $winners }
       *[other] { $who } hat aufgegeben. Gewonnen: { $winners }
    }

## After a defeat.

next-steps = Wie weiter?
turning-point = Wo es kippte
fitting-lesson = Lektion: { $faction }
easier-opponent = Lieber gegen { $name } spielen
