### What happens in a game of Claim. $seat is "you" where it happens to the reader, and "other" where it
### happens to somebody else, whose name is $who. $cards are cards in words; $power is the faction or the
### place that causes it.

event-dealt = Alle bekommen je { $count } Karten.
event-phase-began-1 = Phase 1: Anhänger gewinnen.
event-phase-began-2 = Phase 2: Stimmen gewinnen.
event-phase-began-3 = Wertung: Alle Karten sind gespielt, jetzt stimmen die Fraktionen ab.
event-moved-deck-prizes =
    { $count ->
        [one] Der Preis: { $cards }.
       *[other] Die Preise: { $cards }.
    }
event-moved-hand-trick-lead =
    { $seat ->
        [you] Du spielst { $cards } an.
       *[other] { $who } spielt { $cards } an.
    }
event-moved-hand-trick =
    { $seat ->
        [you] Du spielst { $cards }.
       *[other] { $who } spielt { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] Du legst { $cards } verdeckt ab.
       *[other] { $who } legt { $cards } verdeckt ab.
    }
event-trick-won-win =
    { $seat ->
        [you] Du gewinnst den Stich.
       *[other] { $who } gewinnt den Stich.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: Du gewinnst den Stich.
       *[other] { $power }: { $who } gewinnt den Stich.
    }
event-looked =
    { $seat ->
        [you] Du siehst dir die oberste Karte des Nachziehstapels an: { $cards }.
       *[other] { $who } sieht sich die oberste Karte des Nachziehstapels an: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] Du siehst dir die oberste Karte des Nachziehstapels an.
       *[other] { $who } sieht sich die oberste Karte des Nachziehstapels an.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] Du nimmst den Preis: { $cards }.
       *[other] { $who } nimmt den Preis: { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] Du ziehst { $cards } vom Nachziehstapel.
       *[other] { $who } zieht { $cards } vom Nachziehstapel.
    }
event-moved-prizes-deck = { $cards } kommt unter den Nachziehstapel.
event-moved-trick-score-collect =
    { $seat ->
        [you] Du nimmst { $cards }.
       *[other] { $who } nimmt { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Dein Basilisk fängt { $cards }.
       *[other] Der Basilisk von { $who } fängt { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] Die Zwerge halten zu dir: { $cards }.
       *[other] Die Zwerge halten zu { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: Du gewinnst { $cards }.
       *[other] { $power }: { $who } gewinnt { $cards }.
    }
event-moved-trick-table = Noch auf dem Tisch: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] Du nimmst { $cards } vom Tisch.
       *[other] { $who } nimmt { $cards } vom Tisch.
    }
event-moved-trick-display =
    { $seat ->
        [you] Du legst { $cards } offen vor dir aus.
       *[other] { $who } legt { $cards } offen aus.
    }
event-moved-score-display =
    { $seat ->
        [you] Du legst { $cards } offen vor dir aus.
       *[other] { $who } legt { $cards } offen aus.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: Du verlierst { $cards } aus deiner Auslage.
       *[other] { $power }: { $who } verliert { $cards } aus der Auslage.
    }
event-moved-display-score =
    { $from-seat ->
        [you] Deine Auslage kommt auf den Punktestapel: { $cards }.
       *[other] Die Auslage von { $from } kommt auf den Punktestapel: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] Diese Bauern laufen zu dir über: { $cards }.
       *[other] Diese Bauern laufen zu { $who } über: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you]
            Der Punktestapel deines Partners kommt zu deinem: { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
       *[other]
            { $from-seat ->
                [you]
                    Dein Punktestapel kommt zu dem von { $who }: { $count ->
                        [one] eine Karte
                       *[other] { $count } Karten
                    }.
               *[other]
                   Der Punktestapel von { $from } kommt zu dem von { $who }: { $count ->
                       [one] eine Karte
                      *[other] { $count } Karten
                   }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: Du bekommst { $cards }.
       *[other] { $power }: { $who } bekommt { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: Du verlierst { $cards }.
       *[other] { $power }: { $who } verliert { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] Aus der Asche ziehst du { $cards }.
       *[other] Aus der Asche zieht { $who } { $cards }.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: Du ziehst { $cards }.
       *[other] { $power }: { $who } zieht { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] Du bekommst { $cards }.
       *[other] { $who } bekommt { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] Der Rest deiner Hand wird abgeworfen: { $cards }.
       *[other] Der Rest der Hand von { $who } wird abgeworfen: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] Du wirfst { $cards } ab.
       *[other] { $who } wirft { $cards } ab.
    }
event-moved = Bewegte Karten ({ $power }): { $cards }.
event-named-Ra =
    { $seat ->
        [you] Deine Beute zählt auch für: { $faction }.
       *[other] Die Beute von { $who } zählt auch für: { $faction }.
    }
event-named =
    { $seat ->
        [you] Du nennst: { $faction }.
       *[other] { $who } nennt: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: Du spielst den nächsten Stich an.
       *[other] { $power }: { $who } spielt den nächsten Stich an.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Dein Automaton ist aufgezogen: Diesen Stich gewinnst du kampflos.
       *[other] { $who } hat einen Automaton aufgezogen und gewinnt diesen Stich kampflos.
    }
event-strength = { $card } hat Stärke { $strength }.
cards-unknown =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
card-strength = { $card } (Stärke { $strength })

## Why a faction votes as it does. $numbers, $weights: such as 4–2, the winner's first.

why-cards = mehr Karten, { $numbers }
why-highest-card = { $numbers }, die höhere Karte entscheidet: { $mine } gegen { $other }
why-last-card = { $numbers }, aber noch eine Karte zum Vergleichen: { $mine }
why-tie = völliger Gleichstand
why-nobody = niemand hat eine davon
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = entschieden durch: { $power }
why-awarded-Lighthouse = hatte zuerst drei
weight-Ba = längste Straße
weight-Tower = Summe der Werte
vote-for-nobody = keine Stimme
vote-extra = eine Extrastimme
counts-besides = Mit + markiert ist, was hier zusätzlich zählt: { $cards }
counts-by-power = { $cards } ({ $power })

## Who wins, and what decides it.

ending-votes =
    { $seat ->
        [you] Du gewinnst die Abstimmung mit { $votes }!
       *[other] { $who } gewinnt die Abstimmung mit { $votes }.
    }
ending-cards =
    { $seat ->
        [you] { $even } Du hast mehr Karten in den Fraktionen, die für dich gestimmt haben ({ $cards }): Du gewinnst!
       *[other] { $even } { $who } hat mehr Karten in den gewonnenen Fraktionen ({ $cards }) und gewinnt.
    }
ending-values =
    { $seat ->
        [you] { $even } Auch die Zahl der Karten in den gewonnenen Fraktionen ist gleich ({ $cards }). Die Summe ihrer Werte entscheidet ({ $values }): Du gewinnst!
       *[other] { $even } Auch die Zahl der Karten in den gewonnenen Fraktionen ist gleich ({ $cards }). Die Summe ihrer Werte entscheidet ({ $values }): { $who } gewinnt.
    }
ending-shared = Gleichstand bei Stimmen, Karten und Werten. Geteilter Sieg: { $winners }.
ending-power =
    { $seat ->
        [you] { $power }: Die Partie ist entschieden, bevor eine Stimme gezählt wird. Du gewinnst!
       *[other] { $power }: Die Partie ist entschieden, bevor eine Stimme gezählt wird. { $who } gewinnt.
    }
even-all = Bei den Stimmen herrscht Gleichstand ({ $votes }).
even-some = Die meisten Stimmen haben { $tied }, je { $count }.
feat-sweep =
    { $seat ->
        [you] Auf ganzer Linie: Alle Fraktionen stehen hinter dir!
       *[other] Auf ganzer Linie: Alle Fraktionen stehen hinter { $who }.
    }
feat-comeback =
    { $seat ->
        [you] Was für eine Aufholjagd: Du lagst um { $behind } Fraktionen zurück!
       *[other] Was für eine Aufholjagd: { $who } lag um { $behind } Fraktionen zurück.
    }
