### Wat veel spellen zeggen over decks, facties en locaties: in de terminal, in rapporten en in de browser.

balance-title = Balans

## Cijfers over hele spellen: hoe ze heten en wat ze betekenen.

balance-leader = zeges van de eerste Leider
balance-leader-text = Hoe vaak de partij wint die de eerste slag begint; { $share } zou eerlijk zijn.
balance-luck = geluk
balance-luck-text = In hoeverre alleen de kaarten beslissen. Bij 0% bevoordeelt een deling niemand; bij 100% wint altijd dezelfde partij.
balance-skill = vaardigheid
balance-skill-text = In hoeverre beter spel beslist. Bij 0% wint een zwakkere bot even vaak; bij 100% wint die nooit.
balance-changes = wisselingen van koploper
balance-changes-text = Hoe vaak in een spel een andere partij op kop komt, volgens de stemmen zoals ze na elke slag staan.
balance-margin = voorsprong in stemmen
balance-margin-text = Hoeveel stemmen de winnaar voorligt op de volgende partij.
balance-comeback = inhaalraces
balance-comeback-text = Hoe vaak de partij verliest die halverwege fase 2 op kop ligt.
balance-settled = beslist na
balance-settled-text = Hoeveel van fase 2 is gespeeld als de winnaar voorgoed op kop komt.
balance-moves = zetten
balance-moves-text = Hoeveel kaarten er in een spel worden gespeeld en andere beslissingen worden genomen.
balance-choices = keuzes
balance-choices-text = Bij hoeveel van die zetten er iets te kiezen valt.

## Stemmen en kaarten.

balance-votes = Stemmen
balance-votes-text = Hoe vaak de stem van een factie wordt uitgebracht, hoe vaak die naar de winnaar gaat, met hoeveel kaarten verschil, hoeveel van fase 2 er dan is gespeeld, en hoe vaak het pas laat beslist is, in het laatste derde deel.
balance-vote-decided = uitgebracht
balance-vote-with-winner = voor de winnaar
balance-vote-margin = voorsprong in kaarten
balance-vote-settled = beslist na
balance-vote-late = laat
balance-cards = Kaarten
balance-cards-text = Hoeveel procentpunt vaker een partij wint die een kaart kreeg gedeeld, die als volgeling won, of op het eind in de scorestapel heeft.
balance-card-hands = gedeeld
balance-card-followers = volgeling
balance-card-piles = scorestapel
balance-places = Wat locaties veranderen
balance-places-text = Het verschil tussen dezelfde delingen met en zonder de locatie.

## Meer dan één vergelijken.

balance-subjects = Naast elkaar
balance-fair = De eerlijkste eerst
balance-dramatic = De spannendste eerst
balance-skilful = Waar vaardigheid het meest telt, eerst
balance-with = { $name } met { $places }

## Waar het op berust.

balance-stands-on = Telkens { $deals } delingen, gespeeld door { $bot } tegen zichzelf. De balken zijn 95%-intervallen.
balance-skill-measured = Vaardigheid is gemeten tegen { $rival }.
balance-interval = 95%-interval
balance-meaning = Wat de cijfers betekenen

## De pagina’s in de browser.

balance-range = { $least } tot { $most }
balance-figure = Cijfer
balance-link = Alle decks, facties en locaties
balance-link-text = Bekijk welke decks eerlijk zijn, welke spannend zijn en waar vaardigheid telt.
balance-all-deck = Decks
balance-all-faction = Facties
balance-all-place = Locaties
