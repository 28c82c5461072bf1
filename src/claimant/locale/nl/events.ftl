### What happens in a game of Claim. $seat is "you" where it happens to the reader, and "other" where it
### happens to somebody else, whose name is $who. $cards are cards in words; $power is the faction or the
### place that causes it.

event-dealt = Iedereen krijgt { $count } kaarten.
event-phase-began-1 = Fase 1: volgelingen rekruteren.
event-phase-began-2 = Fase 2: stemmen winnen.
event-phase-began-3 = Puntentelling: alle kaarten zijn gespeeld, nu stemmen de facties.
event-moved-deck-prizes =
    { $count ->
        [one] De prijs: { $cards }.
       *[other] De prijzen: { $cards }.
    }
event-moved-hand-trick-lead =
    { $seat ->
        [you] Je komt uit met { $cards }.
       *[other] { $who } komt uit met { $cards }.
    }
event-moved-hand-trick =
    { $seat ->
        [you] Je speelt { $cards }.
       *[other] { $who } speelt { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] Je legt { $cards } gedekt af.
       *[other] { $who } legt { $cards } gedekt af.
    }
event-trick-won-win =
    { $seat ->
        [you] Je wint de slag.
       *[other] { $who } wint de slag.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: je wint de slag.
       *[other] { $power }: { $who } wint de slag.
    }
event-looked =
    { $seat ->
        [you] Je bekijkt de bovenste kaart van de trekstapel: { $cards }.
       *[other] { $who } bekijkt de bovenste kaart van de trekstapel: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] Je bekijkt de bovenste kaart van de trekstapel.
       *[other] { $who } bekijkt de bovenste kaart van de trekstapel.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] Je neemt de prijs: { $cards }.
       *[other] { $who } neemt de prijs: { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] Je trekt { $cards } van de trekstapel.
       *[other] { $who } trekt { $cards } van de trekstapel.
    }
event-moved-prizes-deck = { $cards } gaat onder de trekstapel.
event-moved-trick-score-collect =
    { $seat ->
        [you] Je neemt { $cards }.
       *[other] { $who } neemt { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Jouw Basilisk vangt { $cards }.
       *[other] De Basilisk van { $who } vangt { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] De Dwergen kiezen jouw kant: { $cards }.
       *[other] De Dwergen kiezen de kant van { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: je wint { $cards }.
       *[other] { $power }: { $who } wint { $cards }.
    }
event-moved-trick-table = Op tafel blijft wachten: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] Je neemt { $cards } van tafel.
       *[other] { $who } neemt { $cards } van tafel.
    }
event-moved-trick-display =
    { $seat ->
        [you] Je legt { $cards } open voor je neer.
       *[other] { $who } legt { $cards } open neer.
    }
event-moved-score-display =
    { $seat ->
        [you] Je legt { $cards } open voor je neer.
       *[other] { $who } legt { $cards } open neer.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: je verliest { $cards } uit je uitgelegde kaarten.
       *[other] { $power }: { $who } verliest { $cards } uit de uitgelegde kaarten.
    }
event-moved-display-score =
    { $from-seat ->
        [you] Je uitgelegde kaarten gaan naar de scorestapel: { $cards }.
       *[other] De uitgelegde kaarten van { $from } gaan naar de scorestapel: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] Deze Boeren lopen over naar jou: { $cards }.
       *[other] Deze Boeren lopen over naar { $who }: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you]
            De scorestapel van je partner komt bij de jouwe: { $count ->
                [one] één kaart
               *[other] { $count } kaarten
            }.
       *[other]
            { $from-seat ->
                [you]
                    Jouw scorestapel komt bij die van { $who }: { $count ->
                        [one] één kaart
                       *[other] { $count } kaarten
                    }.
               *[other]
                   De scorestapel van { $from } komt bij die van { $who }: { $count ->
                       [one] één kaart
                      *[other] { $count } kaarten
                   }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: je krijgt { $cards }.
       *[other] { $power }: { $who } krijgt { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: je verliest { $cards }.
       *[other] { $power }: { $who } verliest { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] Je trekt { $cards } uit de as.
       *[other] { $who } trekt { $cards } uit de as.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: je trekt { $cards }.
       *[other] { $power }: { $who } trekt { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] Je krijgt { $cards }.
       *[other] { $who } krijgt { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] Wat je nog in je hand hebt, wordt afgelegd: { $cards }.
       *[other] Wat { $who } nog in de hand heeft, wordt afgelegd: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] Je legt { $cards } af.
       *[other] { $who } legt { $cards } af.
    }
event-moved = Verplaatst door { $power }: { $cards }.
event-named-Ra =
    { $seat ->
        [you] Jouw buit telt ook mee voor: { $faction }.
       *[other] De buit van { $who } telt ook mee voor: { $faction }.
    }
event-named =
    { $seat ->
        [you] Je noemt: { $faction }.
       *[other] { $who } noemt: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: jij bent de Leider van de volgende slag.
       *[other] { $power }: { $who } is de Leider van de volgende slag.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Dankzij je Automaton win je deze slag zonder gevecht.
       *[other] Dankzij een Automaton wint { $who } deze slag zonder gevecht.
    }
event-strength = { $card } heeft sterkte { $strength }.
cards-unknown =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
card-strength = { $card } (sterkte { $strength })

## Why a faction votes as it does. $numbers, $weights: such as 4–2, the winner's first.

why-cards = meer kaarten, { $numbers }
why-highest-card = { $numbers }, maar met een hogere kaart: { $mine } tegen { $other }
why-last-card = { $numbers }, maar met één kaart meer om te vergelijken: { $mine }
why-tie = precies gelijk
why-nobody = niemand heeft er een
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = beslist door: { $power }
why-awarded-Lighthouse = won als eerste drie kaarten
weight-Ba = langste reeks
weight-Tower = som van de waarden
vote-for-nobody = geen stem
vote-extra = een extra stem
counts-besides = Wat achter de + staat, telt ook mee: { $cards }
counts-by-power = { $cards } ({ $power })

## Who wins, and what decides it.

ending-votes =
    { $seat ->
        [you] Je wint de stemming met { $votes }!
       *[other] { $who } wint de stemming met { $votes }.
    }
ending-cards =
    { $seat ->
        [you] { $even } Je hebt meer kaarten van de gewonnen facties, { $cards }: jij wint!
       *[other] { $even } { $who } heeft meer kaarten van de gewonnen facties, { $cards }, en wint.
    }
ending-values =
    { $seat ->
        [you] { $even } Ook het aantal kaarten van de gewonnen facties is gelijk, { $cards }. De som van hun waarden beslist, { $values }: jij wint!
       *[other] { $even } Ook het aantal kaarten van de gewonnen facties is gelijk, { $cards }. De som van hun waarden beslist, { $values }: { $who } wint.
    }
ending-shared = Stemmen, kaarten en waarden zijn allemaal gelijk. { $winners } delen de overwinning.
ending-power =
    { $seat ->
        [you] { $power }: het spel is al vóór de stemming beslist. Jij wint!
       *[other] { $power }: het spel is al vóór de stemming beslist. { $who } wint.
    }
even-all = De stemmen zijn gelijk, { $votes }.
even-some = { $tied } hebben de meeste stemmen, elk { $count }.
feat-sweep =
    { $seat ->
        [you] Alles gewonnen: elke factie staat achter jou!
       *[other] Alles gewonnen: elke factie staat achter { $who }.
    }
feat-comeback =
    { $seat ->
        [you] Wat een inhaalrace: je stond { $behind } facties achter!
       *[other] Wat een inhaalrace: { $who } stond { $behind } facties achter.
    }
