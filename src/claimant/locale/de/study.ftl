### Reviews and puzzles. $better and $played are two actions, mostly cards: the better one, and the one that was
### chosen. $seat is "you" where the reader chose it; $who is whoever did. Numbers are percentages.

study-top-card = oberste Karte des Stapels
study-wins-trick = { $better } gewinnt den Stich, { $played } nicht.
study-leaves-trick = { $better } verliert den Stich, { $played } gewinnt ihn.
study-trick-shares = { $better } gewinnt den Stich in etwa { $often } % der Fälle, { $played } in etwa { $seldom } %.
study-gains =
    { $seat ->
        [you] Mit { $better } bekommst du: { $cards }.
       *[other] Mit { $better } bekommt { $who }: { $cards }.
    }
study-vote =
    { $seat ->
        [you] { $faction }: Mit { $better } geht ihre Stimme an dich.
       *[other] { $faction }: Mit { $better } geht ihre Stimme an { $who }.
    }
study-vote-share =
    { $seat ->
        [you] { $faction }: Ihre Stimme geht mit { $better } in etwa { $often } % der Fälle an dich, mit { $played } in etwa { $seldom } %.
       *[other] { $faction }: Ihre Stimme geht mit { $better } in etwa { $often } % der Fälle an { $who }, mit { $played } in etwa { $seldom } %.
    }
study-ends-won-lost =
    { $seat ->
        [you] Bei bestem Spiel gewinnst du nach { $better } und verlierst nach { $played }.
       *[other] Bei bestem Spiel gewinnt { $who } nach { $better } und verliert nach { $played }.
    }
study-ends-won-shared =
    { $seat ->
        [you] Bei bestem Spiel gewinnst du nach { $better } und teilst den Sieg nach { $played } nur.
       *[other] Bei bestem Spiel gewinnt { $who } nach { $better } und teilt den Sieg nach { $played } nur.
    }
study-ends-shared-lost =
    { $seat ->
        [you] Bei bestem Spiel teilst du den Sieg nach { $better } und verlierst nach { $played }.
       *[other] Bei bestem Spiel teilt { $who } den Sieg nach { $better } und verliert nach { $played }.
    }
study-more-votes =
    { $count ->
        [one] Die Partie ist so oder so entschieden, aber { $better } bringt am Ende eine Stimme mehr Vorsprung.
       *[other] Die Partie ist so oder so entschieden, aber { $better } bringt am Ende { $count } Stimmen mehr Vorsprung.
    }
study-more-likely = { $better } gewinnt die Partie in etwa { $often } % der Fälle, { $played } in etwa { $seldom } %.
study-trick-lost = { $better } verliert den Stich.
study-trick-won = { $better } gewinnt den Stich.
study-trick-share = { $better } gewinnt den Stich in etwa { $often } % der Fälle.
study-prize =
    { $count ->
        [one] Der Preis in diesem Stich: { $cards }.
       *[other] Die Preise in diesem Stich: { $cards }.
    }
study-scores =
    { $count ->
        [one] Das bringt sofort { $count } Punkt.
       *[other] Das bringt sofort { $count } Punkte.
    }
study-leads =
    { $seat ->
        [you] Damit führst du bei: { $factions }.
       *[other] Damit führt { $who } bei: { $factions }.
    }
study-no-longer-leads =
    { $seat ->
        [you] Damit führst du nicht mehr bei: { $factions }.
       *[other] Damit führt { $who } nicht mehr bei: { $factions }.
    }
study-led-share =
    { $seat ->
        [you] { $faction }: Damit führst du dort am Ende in etwa { $often } % der Fälle, sonst in etwa { $seldom } %.
       *[other] { $faction }: Damit führt { $who } dort am Ende in etwa { $often } % der Fälle, sonst in etwa { $seldom } %.
    }
study-chances = Das gewinnt die Partie in etwa { $often } % der Fälle, die getroffene Wahl in etwa { $seldom } %.

## How good a decision was.

grade-forced = erzwungen
grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

# Below the figures of a review of three players.
study-three-sides = Zu dritt ist kein Wert genau, auch nicht bei offenen Karten: Es kommt darauf an, wem die anderen helfen. Das Analysebrett zeigt, was sich gegen beide sicher erreichen lässt und was geschieht, wenn jeder für sich spielt.
