### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 punt voor elke Goblin waarop een speelfiguur van jou staat, deze meegeteld.
kingdoms-example-Go = Je speelfiguren staan al op twee Goblins. Je legt een derde aan: 3 punten.
lesson-kingdoms-Go = Je speelfiguren staan al op twee Goblins. Leg de derde aan en gebruik zijn kracht.
lesson-kingdoms-Go-done = 3 punten: één voor elke Goblin waar je op staat.
kingdoms-power-Dw = 1 punt voor elke Dwerg in de rij en de kolom van deze kaart, steeds tot aan het eerste gat. Deze kaart telt zelf ook mee.
kingdoms-example-Dw = In de rij ligt een Ridder en daarna een Dwerg. In de kolom zit een gat vóór de volgende Dwerg. Dat levert 2 punten op: deze kaart en de Dwerg in de rij.
lesson-kingdoms-Dw = Zoek een vak met veel Dwergen in de rij en de kolom, zonder gaten ertussen. Leg je Dwerg daar aan.
lesson-kingdoms-Dw-done = 4 punten: met deze erbij drie Dwergen in de rij, en nog één in de kolom.
kingdoms-power-Gn = 1 punt, en je plaatst nog een speelfiguur op een aangrenzende kaart waar je nog niet op staat. Je tegenstander mag daar wel staan.
kingdoms-example-Gn = Naast je Gnoom ligt een Ridder waarop je tegenstander staat. Je krijgt 1 punt en plaatst er je tweede speelfiguur bij.
kingdoms-ruling-Gn = Gebruik je de kracht, dan moet je de speelfiguur plaatsen als dat kan. Kan het niet, dan krijg je alleen het punt.
lesson-kingdoms-Gn = De Ridders zijn 9 punten waard, en je tegenstander staat er alleen. Leg je Gnoom ernaast.
lesson-kingdoms-Gn-done = Een punt én een tweede speelfiguur: bij de Ridders staan jullie nu gelijk.
kingdoms-power-Tr = Kies de rij of de kolom van deze kaart, tot aan het eerste gat: 1 punt voor elke factie die erin voorkomt. Er mag alleen geen andere Trol in liggen.
kingdoms-example-Tr = Links ligt een Ondode, rechts een Ridder, boven en onder niets. De rij levert 3 punten op, de kolom maar 1.
kingdoms-ruling-Tr = Ook de factie van de Trol zelf telt mee.
lesson-kingdoms-Tr = Zoek de rij met de meeste verschillende facties en zonder andere Trol. Leg je Trol aan het uiteinde.
lesson-kingdoms-Tr-done = Vijf verschillende facties in één rij: 5 punten!
kingdoms-power-Un = Ruil de speelfiguur die je net plaatste met een speelfiguur van je tegenstander, waar die ook staat. Alleen niet op een kaart waar jij al staat. De kracht van die kaart gebruik je niet.
kingdoms-example-Un = Ver weg staat je tegenstander op een Ridder. Je ruilt: nu sta jij op de Ridder en je tegenstander op de Ondode.
kingdoms-ruling-Un = Op een kaart staat van elke speler hooguit één speelfiguur.
lesson-kingdoms-Un = Je tegenstander staat op een Ridder. Leg je Ondode aan waar je wilt en ruil de speelfiguren.
lesson-kingdoms-Un-done = Nu sta jij op de Ridder en je tegenstander op de Ondode. Ruilen mag op elke afstand.
kingdoms-power-Do = Gebruik de kracht van een aangrenzende kaart alsof je Dubbelganger die had. Het blijft wel een Dubbelganger.
kingdoms-example-Do = Je legt hem naast een Draak: 1 punt voor elke open kaart rondom je Dubbelganger.
kingdoms-ruling-Do = Met de kracht van een Goblin of Dwerg telt hij zichzelf niet mee. Met die van een Trol telt hij als Dubbelganger, en er mag één Trol in de lijn liggen. Van een andere Dubbelganger valt niets over te nemen.
lesson-kingdoms-Do = Leg je Dubbelganger naast de Draak en neem zijn kracht over.
lesson-kingdoms-Do-done = Net als een Draak leverde hij een punt op voor elke open kaart eromheen. Toch blijft hij een Dubbelganger.
kingdoms-power-Dr = 1 punt voor elke open kaart op de acht vakken rondom deze kaart.
kingdoms-example-Dr = Er liggen vijf open kaarten omheen: 5 punten.
lesson-kingdoms-Dr = Zoek het vak met de meeste kaarten eromheen, ook schuin. Leg je Draak daar aan.
lesson-kingdoms-Dr-done = 7 punten: op zeven van de acht vakken eromheen ligt een open kaart.
kingdoms-power-Se = In plaats van te trekken bekijk je 3 kaarten van de trekstapel. Van die kaarten en de kaart in je hand houd je er 2. De andere schud je terug in de trekstapel.
kingdoms-example-Se = Je ziet een Ridder, een Reus en een Goblin, en je hebt nog een Dwerg. Je houdt de Ridder en de Reus.
kingdoms-ruling-Se = Beslis voordat je trekt. Zijn er minder dan 3 kaarten over, dan bekijk je die.
lesson-kingdoms-Se = Leg je Ziener aan en bekijk drie kaarten van de trekstapel. Houd daarna de beste twee.
lesson-kingdoms-Se-done = Van vier kaarten hield je de beste twee: Draak en Ridder. De andere zitten weer in de trekstapel.
kingdoms-power-Gi = Draai een aangrenzende kaart om. De speelfiguren erop gaan terug naar hun eigenaar, en de kaart levert niemand punten op. Er komt niets meer op, en ernaast leg je alleen nog aan als je daar ook een open kaart raakt.
kingdoms-example-Gi = Naast je Reus ligt een Ridder waarop je tegenstander staat. Je draait de Ridder om: de speelfiguur gaat terug en de kaart telt niet meer mee.
kingdoms-ruling-Gi = Het mag ook je eigen kaart zijn, een kaart waar jullie allebei op staan, of de startkaart.
lesson-kingdoms-Gi = Je tegenstander staat op een Ridder, en de Ridders zijn 9 punten waard. Leg je Reus ernaast en draai de Ridder om.
lesson-kingdoms-Gi-done = De speelfiguur is terug bij zijn eigenaar, en deze kaart telt voor niemand meer.
kingdoms-power-Kn = Stuur hooguit 2 speelfiguren van je tegenstander terug naar de voorraad. Ze moeten op aangrenzende kaarten staan.
kingdoms-example-Kn = Je tegenstander staat op de kaart links van je Ridder en op die erboven. Je stuurt beide speelfiguren terug.
kingdoms-ruling-Kn = Ze komen van twee verschillende kaarten, want op een kaart staat van elke speler hooguit één speelfiguur.
lesson-kingdoms-Kn = Leg je Ridder zo aan dat je tegenstander op twee aangrenzende kaarten staat.
lesson-kingdoms-Kn-done = Beide speelfiguren zijn terug in de voorraad van je tegenstander.
kingdoms-worth =
    { $points ->
        [one] Aan het einde { $points } punt waard
       *[other] Aan het einde { $points } punten waard
    }

## The words of the table.

kingdoms-board = Speelveld
kingdoms-field = Vak
kingdoms-field-at = Vak { $field }
kingdoms-card-at = { $card } op { $field }
kingdoms-display = Aanbod
kingdoms-pile = Trekstapel
kingdoms-supply = Voorraad
kingdoms-figure = Speelfiguur
kingdoms-figures =
    { $count ->
        [one] { $count } speelfiguur
       *[other] { $count } speelfiguren
    }
kingdoms-figures-left =
    { $count ->
        [one] nog { $count } speelfiguur
       *[other] nog { $count } speelfiguren
    }
kingdoms-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
kingdoms-row = de rij
kingdoms-column = de kolom
kingdoms-start-card = Startkaart
kingdoms-turn = Beurt { $number }
kingdoms-just-placed = net aangelegd
kingdoms-free-field = Vrij vak: { $field }
kingdoms-figures-on = Speelfiguren
kingdoms-goes-to = Gaat naar
kingdoms-points-before = Punten tijdens het spel
kingdoms-points-factions = Punten voor facties
kingdoms-points-all = Punten in totaal

## What you are asked.

kingdoms-ask-card = Welke kaart leg je aan?
kingdoms-ask-field = Waar leg je deze kaart aan: { $card }?
kingdoms-ask-draw = Welke kaart trek je?
kingdoms-ask-choose-Gn = Een punt en nog een speelfiguur: op welke kaart plaats je die?
kingdoms-ask-choose-Tr = Een punt voor elke factie in een lijn: welke lijn kies je?
kingdoms-ask-choose-Un = Met welke speelfiguur van je tegenstander ruil je?
kingdoms-ask-choose-Do = Van welke aangrenzende kaart gebruik je de kracht?
kingdoms-ask-choose-Gi = Welke aangrenzende kaart draai je om?
kingdoms-ask-choose-Kn = Van welke kaart stuur je een speelfiguur terug?
kingdoms-ask-further-Kn = Je mag nog een speelfiguur terugsturen. Van welke kaart?
kingdoms-ask-further-Se = Je hebt { $cards }. Welke twee houd je?
kingdoms-ask-use = { $text } Gebruik je deze kracht?
kingdoms-ask-choose = { $text } Wat kies je?
kingdoms-ask-further = { $text } Wat kies je daarna?
kingdoms-answer-use = Kracht gebruiken
kingdoms-answer-pass = Kracht niet gebruiken
kingdoms-answer-done = Klaar
kingdoms-answer-pile = De bovenste kaart van de trekstapel
kingdoms-answer-display = Uit het aanbod: { $card }
kingdoms-answer-row = De rij
kingdoms-answer-column = De kolom
kingdoms-answer-keep = { $cards }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Je legt aan: { $cards } op { $field }.
       *[other] { $who } legt aan: { $cards } op { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] Je plaatst nog een speelfiguur: { $target }.
       *[other] { $who } plaatst nog een speelfiguur: { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] Je stuurt een speelfiguur van { $rival } terug ({ $source }).
       *[other]
            { $rival-seat ->
                [you] { $who } stuurt jouw speelfiguur terug ({ $source }).
               *[other] { $who } stuurt een speelfiguur van { $rival } terug ({ $source }).
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] Je neemt je eigen speelfiguur terug ({ $source }).
       *[other] { $who } neemt de eigen speelfiguur terug ({ $source }).
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] Je ruilt een speelfiguur met { $rival }. Die van jou staat nu hier: { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } ruilt een speelfiguur met jou en staat nu hier: { $target }.
               *[other] { $who } ruilt een speelfiguur met { $rival } en staat nu hier: { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Je draait om: { $target }.
       *[other] { $who } draait om: { $target }.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            Je krijgt { $count ->
                [one] { $count } punt
               *[other] { $count } punten
            }.
       *[other]
            { $who } krijgt { $count ->
                [one] { $count } punt
               *[other] { $count } punten
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] Je gebruikt de kracht niet.
       *[other] { $who } gebruikt de kracht niet.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Je neemt deze kracht over: { $power }.
       *[other] { $who } neemt deze kracht over: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Je bekijkt deze kaarten van de trekstapel: { $cards }.
       *[other] { $who } bekijkt deze kaarten van de trekstapel: { $cards }.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] Je bekijkt { $cards } van de trekstapel.
       *[other] { $who } bekijkt { $cards } van de trekstapel.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Je houdt { $cards }.
       *[other] { $who } houdt { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Je schudt { $cards } in de trekstapel.
       *[other] { $who } schudt { $cards } in de trekstapel.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Je neemt uit het aanbod: { $cards }.
       *[other] { $who } neemt uit het aanbod: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Je trekt van de trekstapel: { $cards }.
       *[other] { $who } trekt van de trekstapel: { $cards }.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] Je trekt { $cards } van de trekstapel.
       *[other] { $who } trekt { $cards } van de trekstapel.
    }
kingdoms-event-moved-pile-display = Nieuw in het aanbod: { $cards }.
kingdoms-event-moved-display-pile = Drie dezelfde in het aanbod: twee worden in de trekstapel geschud.

## The end.

kingdoms-ended-figures = Het spel is afgelopen: iemand heeft geen speelfiguren meer, en beide spelers hebben evenveel beurten gehad.
kingdoms-ended-cards = Het spel is afgelopen: alle kaarten zijn aangelegd.
kingdoms-ended-no-field = Het spel is afgelopen: er is geen vak meer om een kaart aan te leggen.
kingdoms-why-figures = meer speelfiguren, { $figures }
kingdoms-why-even = gelijk, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] Jij wint met { $points }!
       *[other] { $who } wint met { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] De punten zijn gelijk, { $points }. Je hebt meer speelfiguren over, { $figures }: jij wint!
       *[other] De punten zijn gelijk, { $points }. { $who } heeft meer speelfiguren over, { $figures }, en wint.
    }
kingdoms-ending-shared = De punten en de overgebleven speelfiguren zijn gelijk, { $points } en { $figures }: de overwinning wordt gedeeld.

## The rules in short.

