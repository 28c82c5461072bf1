### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Diese Stellung analysieren
analysis-title = Analysebrett
analysis-short = Analysebrett
home-analysis-text = Finde in jeder Stellung den besten Zug
analysis-text = Was jede Wahl in einer beliebigen Stellung wert ist: genau, wo es sich berechnen lässt, sonst geschätzt.
analysis-cannot = Diese Partie lässt sich nicht analysieren
analysis-turn = { $who } ist am Zug
analysis-values-exact = Wert jeder Wahl: genau.
analysis-values-estimated = Wert jeder Wahl: geschätzt, nach dem, was { $who } wissen kann.
analysis-open-cards-short = Offene Karten
analysis-against-all = Gegen alle anderen
analysis-each-for-itself = Jeder für sich
analysis-show-all = Alle { $count } Möglichkeiten zeigen
analysis-from-to = { $least } bis { $most }
analysis-at-least = mindestens: { $outcome }
analysis-at-most = höchstens: { $outcome }
analysis-open = noch nicht bekannt
analysis-running = Denkt nach …
analysis-stopped = Angehalten
analysis-complete = Alles ist bekannt.
analysis-done = Fertig in dieser Tiefe.
analysis-playouts =
    { $count ->
        [one] { $number } Probepartie
       *[other] { $number } Probepartien
    }
analysis-nodes =
    { $count ->
        [one] { $number } Stellung durchsucht
       *[other] { $number } Stellungen durchsucht
    }
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-deeper = Tiefer
analysis-mix = Eine geheime Wahl
analysis-mix-chance = Gewinnchance mit der besten Mischung: { $least } bis { $most }.
analysis-line = Bester Verlauf
analysis-position = Stellung als Text
analysis-position-text = Zum Weitergeben, oder für „claimant solve“ im Terminal.
analysis-after = Nach Zug { $number } von { $total }.
analysis-off =
    { $count ->
        [one] Seitdem ein eigener Zug.
       *[other] Seitdem { $count } eigene Züge.
    }
analysis-back-to-game = Zurück zur Partie
analysis-other = Andere Stellung
analysis-paste = Füge eine Aufzeichnung oder eine Stellung ein
analysis-paste-text = Auch von jeder Wiederholung und jeder Analyse führt ein Klick hierher. Eine Partie, die noch läuft, lässt sich nicht analysieren.
analysis-start = Analysieren
analysis-set-up = Stelle eine Stellung auf
analysis-set-up-text = Wähle einen Platz und klicke dann die Karten an, die dort liegen. Alle Hände sind offen.
analysis-set-up-limits = So lässt sich nur Phase 2 für zwei aufstellen. Für alles andere, auch Claim Kingdoms, füge eine Aufzeichnung oder eine Stellung ein.
analysis-where = Wohin die nächsten Karten kommen
analysis-place-led = Zu diesem Stich angespielt
analysis-place-aside = Aus dem Spiel
analysis-pile = Punktestapel von { $who }
analysis-leader = Spielt zum Stich an
analysis-clear = Leeren

## What the numbers are, and what they are not.

analysis-phase-1 = In Phase 1 gibt es nur Schätzungen: viele Partien, von hier mit gesundem Menschenverstand weitergespielt, mit Karten, die zu dem passen, was man wissen kann. Genaue Werte gibt es ab Phase 2.
analysis-open-cards = „Offene Karten“ ist genau, aber nur für jemanden, der alle Karten sieht. Wer am Zug ist, sieht sie nicht.
analysis-three-sides = Zu dritt gibt es nicht die eine richtige Antwort. „Gegen alle anderen“ zeigt, was sich bei offenen Karten sicher erreichen lässt; „Jeder für sich“ nimmt an, dass alle gewinnen wollen.
analysis-unsolved = In { $seconds } Sekunden wurde keine Lösung gefunden. „Tiefer“ erlaubt doppelt so lange.
analysis-secret = Alle wählen gleichzeitig und geheim. Keine einzelne Wahl ist die beste: Wechsle zwischen mehreren ab.
analysis-not-last-turn = Bei Claim Kingdoms lässt sich nur der letzte Zug genau berechnen. Bis dahin gibt es Schätzungen.
analysis-only-estimates = In diesem Spiel gibt es nur Schätzungen.
