### Claim Kingdoms: its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 punt voor elke Goblin waarop een speelfiguur van jou staat, ook voor deze.
kingdoms-example-Go = Jouw speelfiguren staan op twee Goblins. Je legt een derde aan: 3 punten.
lesson-kingdoms-Go = Jouw speelfiguren staan al op twee Goblins. Leg de derde aan en gebruik zijn kracht.
lesson-kingdoms-Go-done = 3 punten: één voor elke Goblin waarop je staat.
kingdoms-power-Dw = 1 punt voor elke Dwerg in de ononderbroken rij en kolom door deze kaart, ook voor de kaart zelf.
kingdoms-example-Dw = In de rij een Ridder en dan een Dwerg; in de kolom is er een gat voor de volgende Dwerg. Dat zijn 2 punten: deze kaart, en de Dwerg in de rij.
lesson-kingdoms-Dw = Zoek een vak met veel Dwergen in zijn rij en kolom, zonder gat. Leg je Dwerg daar aan.
lesson-kingdoms-Dw-done = 4 punten: met deze erbij drie Dwergen in de rij, en nog één in de kolom.
kingdoms-power-Gn = 1 punt, en je plaatst nog een speelfiguur op een aangrenzende kaart waar er geen van jou staat. Die van de tegenstander mag er staan.
kingdoms-example-Gn = Naast je Gnoom ligt een Ridder waarop je tegenstander staat. 1 punt, en je tweede speelfiguur komt daar ook.
kingdoms-ruling-Gn = Wie de kracht gebruikt, moet de speelfiguur plaatsen als dat kan. Anders is er alleen het punt.
lesson-kingdoms-Gn = De Ridders zijn 9 punten waard, en je tegenstander staat daar alleen. Leg je Gnoom ernaast.
lesson-kingdoms-Gn-done = Een punt en een tweede speelfiguur: bij de Ridders staat het nu gelijk.
kingdoms-power-Tr = Kies de ononderbroken rij of kolom door deze kaart: 1 punt voor elke verschillende factie daarin, maar alleen als er geen andere Trol in ligt.
kingdoms-example-Tr = Links een Ondode, rechts een Ridder, boven en onder niets. De rij levert 3 punten op, de kolom maar 1.
kingdoms-ruling-Tr = De factie van de Trol telt mee.
lesson-kingdoms-Tr = Zoek de rij met de meeste verschillende facties en zonder andere Trol. Leg je Trol aan het eind ervan.
lesson-kingdoms-Tr-done = Vijf verschillende facties in één rij: 5 punten.
kingdoms-power-Un = Ruil de speelfiguur die je net plaatste met een speelfiguur van je tegenstander, waar dan ook, maar niet op een kaart waar je al staat. De kracht van die kaart wordt niet gebruikt.
kingdoms-example-Un = Je tegenstander staat ver weg op een Ridder. Jij ruilt: nu sta jij daar, en je tegenstander op de Ondode.
kingdoms-ruling-Un = Op een kaart staat van elke speler hooguit één speelfiguur.
lesson-kingdoms-Un = Je tegenstander staat op een Ridder. Leg je Ondode ergens aan, en ruil de speelfiguren.
lesson-kingdoms-Un-done = Nu sta jij op de Ridder, en je tegenstander op de Ondode. Dat kan ook ver weg zijn.
kingdoms-power-Do = Gebruik de kracht van een aangrenzende kaart alsof deze kaart die had. Het blijft wel een Dubbelganger.
kingdoms-example-Do = Je legt hem naast een Draak: 1 punt voor elke open kaart rond je Dubbelganger.
kingdoms-ruling-Do = Als Goblin of Dwerg telt hij zichzelf niet mee. Als Trol telt hij als Dubbelganger, en er mag één Trol in de lijn liggen. Van een andere Dubbelganger valt niets over te nemen.
lesson-kingdoms-Do = Leg je Dubbelganger naast de Draak en gebruik diens kracht.
lesson-kingdoms-Do-done = Net als een Draak leverde hij een punt op voor elke open kaart eromheen. Maar hij blijft een Dubbelganger.
kingdoms-power-Dr = 1 punt voor elke open kaart op de acht vakken eromheen.
kingdoms-example-Dr = Er liggen vijf open kaarten omheen: 5 punten.
lesson-kingdoms-Dr = Zoek het vak met de meeste kaarten eromheen, ook op de hoeken. Leg je Draak daar aan.
lesson-kingdoms-Dr-done = 7 punten: op zeven van de acht vakken eromheen ligt een open kaart.
kingdoms-power-Se = In plaats van te trekken bekijk je 3 kaarten van de stapel. Van deze en de kaart in je hand houd je er 2; de andere schud je terug in de stapel.
kingdoms-example-Se = Je ziet een Ridder, een Reus en een Goblin, en hebt een Dwerg. Je houdt Ridder en Reus.
kingdoms-ruling-Se = Je beslist voordat je trekt. Heeft de stapel minder kaarten, dan bekijk je die.
lesson-kingdoms-Se = Leg je Ziener aan en bekijk drie kaarten van de stapel. Houd dan de beste twee.
lesson-kingdoms-Se-done = Van vier kaarten hield je de beste twee, Draak en Ridder. De andere zitten weer in de stapel.
kingdoms-power-Gi = Draai een aangrenzende kaart om. Speelfiguren erop gaan terug. De kaart levert niemand punten op, en er kan niets meer op of tegenaan.
kingdoms-example-Gi = Ernaast ligt een Ridder waarop je tegenstander staat. Je draait hem om: de speelfiguur gaat terug, en de kaart telt niet meer.
kingdoms-ruling-Gi = Het mag je eigen kaart zijn, een gedeelde of de startkaart.
lesson-kingdoms-Gi = De Ridder waarop je tegenstander staat, is 9 punten waard. Leg je Reus ernaast en draai hem om.
lesson-kingdoms-Gi-done = De speelfiguur is terug bij zijn eigenaar, en deze kaart telt voor niemand meer.
kingdoms-power-Kn = Stuur tot 2 speelfiguren van je tegenstander op aangrenzende kaarten terug naar de voorraad.
kingdoms-example-Kn = Je tegenstander staat op de kaart links en op de kaart erboven. Je stuurt beide speelfiguren terug.
kingdoms-ruling-Kn = Ze komen van twee verschillende kaarten, want op elke staat van elke speler hooguit één speelfiguur.
lesson-kingdoms-Kn = Leg je Ridder zo aan dat er twee speelfiguren van je tegenstander naast staan.
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
kingdoms-pile = Stapel
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
kingdoms-figures-on = Speelfiguren op
kingdoms-goes-to = Gaat naar
kingdoms-points-before = Punten tijdens het spel
kingdoms-points-factions = Punten voor facties
kingdoms-points-all = Punten in totaal

## What you are asked.

kingdoms-ask-card = Welke kaart leg je aan?
kingdoms-ask-field = Waar leg je deze kaart aan: { $card }?
kingdoms-ask-draw = Welke kaart trek je?
kingdoms-ask-Gn = Een punt en nog een speelfiguur: op welke kaart plaats je die?
kingdoms-ask-Tr = Een punt voor elke factie in een lijn: welke lijn kies je?
kingdoms-ask-Un = Met welke speelfiguur van je tegenstander ruil je?
kingdoms-ask-Do = Van welke aangrenzende kaart gebruik je de kracht?
kingdoms-ask-Gi = Welke aangrenzende kaart draai je om?
kingdoms-ask-Kn = Van welke kaart stuur je een speelfiguur terug?
kingdoms-ask-Kn-further = Je mag nog een speelfiguur terugsturen. Van welke kaart?
kingdoms-ask-Se-further = Je hebt { $cards }. Welke twee houd je?
kingdoms-ask-use = { $text } Gebruik je deze kracht?
kingdoms-ask-choose = { $text } Wat kies je?
kingdoms-option-use = Kracht gebruiken
kingdoms-option-pass = Kracht niet gebruiken
kingdoms-option-done = Het hierbij laten
kingdoms-option-pile = De bovenste kaart van de stapel
kingdoms-option-display = Uit het aanbod: { $card }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Je legt { $cards } aan op { $target }.
       *[other] { $who } legt { $cards } aan op { $target }.
    }
kingdoms-event-figure-moved-supply-field =
    { $seat ->
        [you] Je plaatst nog een speelfiguur op { $target }.
       *[other] { $who } plaatst nog een speelfiguur op { $target }.
    }
kingdoms-event-figure-moved-field-supply-other =
    { $seat ->
        [you] Je stuurt de speelfiguur van { $rival } terug van { $source }.
       *[other] { $who } stuurt de speelfiguur van { $rival } terug van { $source }.
    }
kingdoms-event-figure-moved-field-supply =
    { $seat ->
        [you] Je neemt je eigen speelfiguur terug van { $source }.
       *[other] { $who } neemt een eigen speelfiguur terug van { $source }.
    }
kingdoms-event-figure-moved-field-supply-turned-other =
    { $seat ->
        [you] Je stuurt de speelfiguur van { $rival } terug.
       *[other] { $who } stuurt de speelfiguur van { $rival } terug.
    }
kingdoms-event-figure-moved-field-supply-turned =
    { $seat ->
        [you] Je neemt je eigen speelfiguur terug.
       *[other] { $who } neemt een eigen speelfiguur terug.
    }
kingdoms-event-figure-moved-field-field =
    { $seat ->
        [you] Je ruilt je speelfiguur met die van { $rival } op { $target }.
       *[other] { $who } ruilt van speelfiguur met { $rival } op { $target }.
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Je draait { $target } om.
       *[other] { $who } draait { $target } om.
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
        [you] Je gebruikt deze kracht: { $power }.
       *[other] { $who } gebruikt deze kracht: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Je bekijkt kaarten van de stapel: { $cards }.
       *[other] { $who } bekijkt kaarten van de stapel: { $cards }.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Je houdt { $cards }.
       *[other] { $who } houdt { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Je schudt { $cards } in de stapel.
       *[other] { $who } schudt { $cards } in de stapel.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Je neemt uit het aanbod: { $cards }.
       *[other] { $who } neemt uit het aanbod: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Je trekt van de stapel: { $cards }.
       *[other] { $who } trekt van de stapel: { $cards }.
    }
kingdoms-event-moved-pile-display = Nieuw in het aanbod: { $cards }.
kingdoms-event-moved-display-pile = Drie gelijke in het aanbod: twee daarvan worden in de stapel geschud.

## The end.

kingdoms-ended-figures = Het spel is afgelopen: iemand heeft de laatste speelfiguur geplaatst, en beiden hadden evenveel beurten.
kingdoms-ended-cards = Het spel is afgelopen: alle kaarten zijn aangelegd.
kingdoms-ended-no-field = Het spel is afgelopen: er is geen vak meer om een kaart aan te leggen.
kingdoms-ending-points =
    { $seat ->
        [you] Jij wint, { $points }!
       *[other] { $who } wint, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] De punten zijn gelijk, { $points }. Je hebt meer speelfiguren over, { $figures }: jij wint!
       *[other] De punten zijn gelijk, { $points }. { $who } heeft meer speelfiguren over, { $figures }, en wint.
    }
kingdoms-ending-shared = Punten en overgebleven speelfiguren zijn gelijk, { $points } en { $figures }: gedeelde overwinning.

## What you may not do, said to you.

kingdoms-refusal-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
kingdoms-refusal-kingdoms-asked-to-place = Nu leg je een kaart aan: kies welke en waar.
kingdoms-refusal-kingdoms-asked-about-power = Nu gaat het om deze kracht: { $power }. Kies een van de gemarkeerde antwoorden.
kingdoms-refusal-kingdoms-asked-to-draw = Nu trek je een kaart: kies er een uit het aanbod, of de stapel.
