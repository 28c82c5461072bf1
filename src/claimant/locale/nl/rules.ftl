### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Zo speel je Claim
rules-intro = Het hele spel, van de eerste kaart tot de laatste stem. Elke afbeelding toont een echte stand; een gouden rand betekent dat een kaart heeft gewonnen of er net bij is gekomen.
rules-rulings = Hoe lastige gevallen aflopen, staat bij de spelregelbeslissingen (in het Engels).
rules-in-short = Overzicht
rules-print = Deze pagina afdrukken

## How the game goes.

rules-goal-title = Waar het om gaat
rules-goal = De troon is leeg, en jij wilt hem hebben. Elke factie van het koninkrijk heeft één stem en geeft die aan de speler die de meeste van haar kaarten heeft gewonnen. Wie de meeste stemmen krijgt, wint.
rules-course-title = Twee fases
rules-course = In fase 1 win je met de kaarten die je hebt gekregen betere kaarten: je volgelingen. In fase 2 zijn die volgelingen je hand, en elke kaart die je wint, telt mee voor een stem. Win dus de kaarten waarmee je later wilt spelen, en verlies goedkoop als de prijs geen goede kaart waard is.
rules-table-title = De tafel
rules-table-1 = Je hand. Alleen jij ziet die.
rules-table-2 = De trekstapel, gedekt. Het getal geeft aan hoeveel kaarten er nog zijn.
rules-table-3 = De prijs: de open kaart waar deze slag om gaat.
rules-table-4 = De slag: één kaart van elke speler.
rules-table-5 = Je volgelingen: de kaarten die je in fase 1 hebt gewonnen, gedekt.
rules-table-6 = Je scorestapel: de kaarten die je definitief hebt gewonnen, open.
rules-table-7 = De aflegstapel: kaarten die voor niemand tellen.
rules-table-8 = De pijl wijst de Leider aan, die als eerste speelt. In de afbeeldingen ben jij A, onderaan. Andere tekens: een waaier staat voor een hand, een oog voor uitgelegde kaarten, die open voor een speler liggen.
rules-card-title = Een kaart
rules-card-1 = De waarde: het getal op de kaart.
rules-card-2 = De factie: te zien aan het teken en de kleur. Een kaart hoort altijd bij de factie die erop staat.
rules-card-3 = De sterkte: het getal waarmee de kaart in deze slag vecht. Meestal is dat de waarde; krachten en locaties kunnen de sterkte verhogen. Buiten de slag telt alleen de waarde.
rules-setup-title = Voorbereiding
rules-setup-1 = Kies een deck: één koppel facties en drie andere, samen 52 kaarten. Neem voor je eerste spel Goblins, Ridders, Ondoden, Dwergen en Dubbelgangers.
rules-setup-2 = Schud de kaarten en deel er 13 uit aan elke speler. De andere 26 vormen de trekstapel, gedekt in het midden.
rules-setup-3 = De jongste speler is de Leider van de eerste slag. Op de computer wordt er geloot, tenzij je iemand aanwijst.
rules-setup-Ra = Met Wasberen: schud ze alle veertien en leg er vier ongezien opzij. Deel eerst de andere facties en schud daarna de tien Wasberen door de kaarten die over zijn: dat is de trekstapel. Zo begint niemand met een Wasbeer.
rules-setup-Ph = Met Feniksen: schud de tien Vuurfeniksen en leg ze als eigen gedekte stapel naast de trekstapel.
rules-trick-title = Een slag
rules-trick = De Leider komt uit met een kaart naar keuze. Daarna speelt de andere speler een kaart.
rules-follow-title = Factie volgen
rules-follow = Heb je een kaart van de gevraagde factie, dan moet je volgen: je speelt een kaart van die factie. Heb je er geen, dan mag je alles spelen, maar meestal win je dan niet. Een Dubbelganger mag je altijd spelen in plaats van te volgen.
rules-win-title = Wie een slag wint
rules-win = De sterkste kaart van de gevraagde factie wint; een Dubbelganger telt als zo'n kaart. Zijn beide kaarten even sterk, of is de tweede van een andere factie, dan wint de Leider. Er zijn twee uitzonderingen: een Ridder verslaat een Goblin van de Leider, en een Basilisk verslaat een even sterke kaart van de Leider. Wie wint, is de volgende Leider, tenzij een kracht of een locatie iets anders zegt.
rules-win-example = Je tegenstander komt uit met Dw4. Jij hebt Dw2, Dw8 en Go9 en moet dus een Dwerg spelen: Dw8 wint, Dw2 verliest. Zonder Dwerg zou je Go9 mogen spelen, maar daarmee zou je verliezen.
rules-phase-1-title = Fase 1: volgelingen rekruteren
rules-phase-1 = Je speelt een slag voor elke kaart in je hand, 13 in totaal. Elke slag gaat zo:
rules-phase-1-1 = Onthul de bovenste kaart van de trekstapel: de prijs.
rules-phase-1-2 = Speel een slag.
rules-phase-1-3 = Wie wint, legt de prijs gedekt bij de eigen volgelingen. Wie verliest, neemt de bovenste kaart van de trekstapel, bekijkt hem, laat hem aan niemand zien en legt hem gedekt bij de eigen volgelingen.
rules-phase-1-4 = De gespeelde kaarten gaan naar de aflegstapel, behalve Ondoden en wat een Basilisk heeft gevangen.
rules-next-title = Van fase 1 naar fase 2
rules-next = Na de laatste slag zijn de trekstapel en de handen leeg. Neem je volgelingen in je hand. Wie de laatste slag heeft gewonnen, komt uit, tenzij een Draak of de Hoogvlakte iemand anders aanwijst.
rules-phase-2-title = Fase 2: stemmen winnen
rules-phase-2 = Er zijn nu geen prijzen meer. Wie een slag wint, legt de gespeelde kaarten open op de eigen scorestapel, tenzij een kracht ze ergens anders heen stuurt. De fase eindigt zodra iemand na een slag geen kaarten meer heeft. Wat de ander dan nog in de hand heeft, wordt afgelegd.
rules-scoring-title = Puntentelling
rules-scoring = Sorteer je scorestapel op factie. Elke factie stemt op wie de meeste van haar kaarten heeft. Hebben jullie er evenveel, dan beslist de hoogste kaart, dan de op een na hoogste, enzovoort. Is er geen enkel verschil of heeft niemand er een, dan stemt die factie niet. Wie de meeste stemmen krijgt, wint.
rules-scoring-picture = De stem gaat naar het getal op de gekleurde schijf. Dit is de puntentelling van het voorbeeldspel hieronder.
rules-tie-title = Evenveel stemmen
rules-tie = Bij evenveel stemmen tel je je kaarten van de facties die op jou stemden: wie er de meeste heeft, wint. Is ook dat gelijk, dan beslist de hoogste som van hun waarden. Is zelfs die gelijk, dan delen jullie de overwinning.

## A whole game.

rules-sample-title = Een heel spel
rules-sample = Twee bots, A en B, spelen met het eerste deck. A is de Leider van de eerste slag. Dit is fase 1, slag voor slag:
rules-sample-phase-2 = In fase 2 spelen ze met de volgelingen die ze hebben gerekruteerd. Onder ‘Naar A’ en ‘Naar B’ staat wie welke kaarten krijgt:
rules-sample-scoring = Zo verliep de puntentelling. Tussen haakjes staan de waarden van de kaarten:
rules-sample-trick = Slag
rules-sample-prize = Prijs
rules-sample-led = Uitgekomen
rules-sample-answer = Antwoord
rules-sample-winner = Winnaar
rules-sample-drawn = De verliezer trekt
rules-sample-power = Kracht
rules-sample-to = Naar { $seat }
rules-sample-vote = Stem
rules-sample-votes = Stemmen
rules-sample-why = Beslist door
rules-sample-why-cards = meer kaarten
rules-sample-why-highest-card = hogere kaart
rules-sample-why-other = kracht van de factie
rules-sample-why-none = geen stem

## Decks.

rules-decks-title = Decks
rules-decks = Elk deck speelt anders. Een deck bestaat uit één koppel facties en drie andere; met drie of vier spelers uit één koppel en vijf andere. Een koppel doet in zijn geheel mee of helemaal niet. Dit zijn de koppels:
rules-decks-ready = Er zijn ook kant-en-klare decks. Claim en Claim 2 bestaan uit de facties van die twee dozen. Alle andere hebben we zelf samengesteld, en ook welke facties er met drie of vier spelers bij komen.
rules-deck = Deck
rules-deck-factions = Facties
rules-deck-joining = Met drie of vier spelers ook

## Factions and places.

rules-factions = Alle facties in één oogopslag:
rules-faction = Factie
rules-box = Doos
rules-cards = Kaarten
rules-values = Waarden
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = 5th Anniversary Edition
rules-box-maps = Reinforcements: Maps
rules-loot = Welke Wasberen buit dragen, hebben we zelf gekozen, want de spelregels zeggen er niets over. Heb je de kaarten, ga dan daarvan uit.
rules-places-title = Magische locaties
rules-places = Met twee spelers mag je een gebouw, een landschap of allebei toevoegen, geloot of gekozen. Ze liggen vanaf het begin open en gelden voor beide spelers. Spreken een locatie en de kracht van een factie elkaar tegen, dan geldt de kracht.
rules-buildings = Gebouwen veranderen wie er aan het einde wint.
rules-landscapes = Landschappen veranderen hoe je slagen speelt. Bij de puntentelling gelden altijd de waarden op de kaarten.

## More players.

rules-more-players-title = Drie en vier spelers
rules-more-players-1 = Het deck bestaat uit één koppel en vijf andere facties: 72 kaarten en zeven stemmen. Met drie spelers krijgt ieder 12 kaarten, met vier 9; de andere 36 vormen de trekstapel.
rules-more-players-2 = Basilisken, Feniksen, Eenhoorns en de magische locaties zijn alleen voor twee spelers. Trollen mogen, maar laat ze liever weg.
rules-more-players-3 = Iedereen speelt één kaart, met de klok mee vanaf de Leider.
rules-more-players-4 = Er worden twee prijzen onthuld. Wie de beste kaart speelde, kiest er een, en nummer twee krijgt de andere. Nummer drie en daarna nummer vier nemen de bovenste kaart van de trekstapel, zonder dat de anderen hem zien.
rules-more-players-5 = Met vier spelers zijn de spelers die tegenover elkaar zitten partners. Ze voegen hun scorestapels samen en winnen of verliezen samen.
rules-ranking-title = De rangorde van de kaarten
rules-ranking = Komt de Leider uit met een Goblin, dan gaan Ridders vóór alles. Daarna komen de kaarten van de gevraagde factie en Dubbelgangers, en dan alle andere kaarten. In elke groep gaat de sterkste kaart voor, en bij gelijke sterkte de kaart die het eerst is gespeeld.

## Hard cases.

rules-order-title = Als meerdere krachten samenkomen
rules-order = Na een slag in fase 2 worden de kaarten in deze volgorde verdeeld: de vangst van de Basilisk, Dwergen, Reuzen, Trollen, Gnomen en Griffioenen, en dan de rest naar de winnaar. Daarna worden er Vuurfeniksen getrokken.
rules-count-title = De volgorde van de puntentelling
rules-count-1 = Uitgelegde Gnomen en Griffioenen gaan naar de scorestapel van hun eigenaar. Partners voegen hun scorestapels samen.
rules-count-2 = Het Klooster, het Kasteel of de Brug beslist misschien meteen wie er wint.
rules-count-3 = Voor de Piramide, de Ruïnes of de Vesting worden kaarten afgelegd.
rules-count-4 = Boeren zonder passende Koning lopen over.
rules-count-5 = Buit komt erbij, en Vikingen tellen dubbel.
rules-count-6 = De facties stemmen. Barden, Vuurtoren en Toren tellen op hun eigen manier.

## For those who know other games.

rules-known-title = Wat er anders is dan je gewend bent
rules-known-whist-title = Je speelt klaverjassen of bridge
rules-known-whist = Je moet kleur bekennen zoals altijd (hier heet dat volgen), maar er is geen troef, en bij gelijke kaarten wint de eerste. Een slag in fase 1 levert geen punten op: je vecht om de prijs ernaast, en wie verliest, krijgt ook een kaart, vaak een betere. Wat je daar verzamelt, is je hand voor fase 2. Onthoud dus wat je tegenstander heeft gewonnen.
rules-known-claim-title = Je kent alleen de eerste Claim
rules-known-claim = Alles wat je kent, geldt nog. Nieuw zijn twee extra koppels, kaarten die in fase 2 open voor je liggen (Gnomen, Griffioenen), krachten die pas bij de puntentelling werken (Boeren, Barden, Wasberen, Vikingen) en magische locaties. Hebben jullie evenveel kaarten van een factie, dan beslist de hoogste kaart.
rules-known-group-title = Jullie zijn met drie of vier
rules-known-group = Ook nummer twee krijgt iets: de andere prijs. Dwergen gaan naar wie de zwakste kaart speelde, niet zomaar naar de verliezer. Met vier spelers tellen bij de puntentelling ook de kaarten van je partner mee: gun je partner dus een slag.

## What pictures show, for those who do not see them.

rules-picture-table = Een tafel met twee spelers, met nummers bij de onderdelen
rules-picture-card = Een kaart, met nummers bij de onderdelen
rules-picture-trick = Een slag in fase { $phase }, en waar de kaarten naartoe gaan
rules-picture-scoring = De scorestapels van beide spelers per factie, met de stemmen
rules-picture-ranking = Een slag met { $count } spelers, de rangorde, en wat ieder krijgt
rules-picture-kingdom = Een koninkrijk van zes kaarten, met speelfiguren erop en vrije vakken eromheen
rules-picture-power = Voor en na: { $name }

## Claim Kingdoms.

kingdoms-rules-title = Zo speel je Claim Kingdoms
kingdoms-rules-goal-title = Waar het om gaat
kingdoms-rules-goal = Twee spelers bouwen samen één koninkrijk van kaarten en plaatsen er hun speelfiguren op. Aan het einde geeft elke factie haar punten aan wie de meeste speelfiguren op haar kaarten heeft. Wie de meeste punten heeft, wint.
kingdoms-rules-picture = De pionnen zijn de speelfiguren van A, de torens die van B. De gestippelde vakken zijn vrij: daar mag je een kaart aanleggen.
kingdoms-rules-setup-title = Voorbereiding
kingdoms-rules-setup-1 = Kies zeven van de tien facties, of loot ze. Elke factie heeft zeven kaarten. Schud alle kaarten door elkaar.
kingdoms-rules-setup-2 = Leg drie kaarten open neer als aanbod en één in het midden als startkaart. Deel er twee uit aan elke speler. De rest is de trekstapel.
kingdoms-rules-setup-3 = Elke speler heeft 15 speelfiguren en geen punten. Op de startkaart staat nog niemand, maar verder is het een kaart als alle andere.
kingdoms-rules-setup-4 = De jongste speler beslist wie er begint. Op de computer wordt er geloot, tenzij je iemand aanwijst.
kingdoms-rules-turn-title = Je beurt
kingdoms-rules-turn-1 = Leg een van je twee kaarten aan op een vrij vak dat een zijde deelt met een open kaart, en plaats er een van je speelfiguren op.
kingdoms-rules-turn-2 = Gebruik de kracht van de kaart: in zijn geheel of helemaal niet.
kingdoms-rules-turn-3 = Trek een kaart: een van de drie uit het aanbod, dat meteen wordt aangevuld, of de bovenste van de trekstapel.
kingdoms-rules-words-title = Aangrenzende kaarten en lijnen
kingdoms-rules-words = Een aangrenzende kaart is een open kaart die een zijde deelt; een hoek is niet genoeg. Een lijn is de reeks open kaarten zonder gat die door jouw kaart loopt, in zijn rij of in zijn kolom. Een gedekte kaart is nooit aangrenzend en onderbreekt elke lijn. Op een vak ernaast mag je alleen aanleggen als daar ook een open kaart aan grenst. Op een kaart staat van elke speler hooguit één speelfiguur.
kingdoms-rules-display-title = Drie dezelfde
kingdoms-rules-display = Drie kaarten van één factie blijven niet in het aanbod: twee ervan worden in de trekstapel geschud en vervangen.
kingdoms-rules-end-title = Het einde
kingdoms-rules-end = Het spel eindigt als beide spelers evenveel beurten hebben gehad en een van hen geen speelfiguren meer heeft. Het eindigt ook als alle kaarten zijn aangelegd, en meteen als er geen vak meer is om een kaart aan te leggen.
kingdoms-rules-scoring-title = Puntentelling
kingdoms-rules-scoring = Elke factie geeft haar punten aan wie de meeste speelfiguren op haar open kaarten heeft. Hebben jullie er evenveel, dan krijgt niemand ze. Een kaart met twee speelfiguren telt voor jullie allebei. Wie de meeste punten heeft, wint. Bij evenveel punten wint wie de meeste speelfiguren in de voorraad heeft. Is ook dat gelijk, dan delen jullie de overwinning.
kingdoms-rules-powers-title = De krachten
kingdoms-rules-worth = Waard
