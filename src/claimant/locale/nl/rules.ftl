### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Zo speel je Claim
rules-intro = Het hele spel, van de eerste kaart tot de laatste stem. Elke afbeelding toont een echte stelling; een gouden rand betekent dat een kaart heeft gewonnen of er net bij is gekomen.
rules-rulings = Lastige gevallen staan bij de spelregelbeslissingen (in het Engels).
rules-in-short = Overzicht
rules-print = Deze pagina afdrukken

## How the game goes.

rules-goal-title = Waar het om gaat
rules-goal = De troon is leeg, en jij wilt hem hebben. Elke factie van het koninkrijk heeft één stem en geeft die aan de speler die de meeste van haar kaarten heeft gewonnen. Wie de meeste stemmen krijgt, wint.
rules-course-title = Twee fasen
rules-course = In fase 1 speel je met de kaarten die je hebt gekregen om betere: je volgelingen. In fase 2 zijn die volgelingen je hand, en elke kaart die je wint, telt mee voor een stem. Win dus de kaarten die je later wilt hebben, en verlies goedkoop als de prijs geen goede kaart waard is.
rules-table-title = De tafel
rules-table-1 = Je hand. Alleen jij ziet die.
rules-table-2 = De trekstapel, gedekt. Het getal zegt hoeveel kaarten er nog over zijn.
rules-table-3 = De prijs: de open kaart waar deze slag om gaat.
rules-table-4 = De slag: één kaart van elke speler.
rules-table-5 = Je volgelingen: de kaarten die je in fase 1 hebt gewonnen, gedekt.
rules-table-6 = Je scorestapel: de kaarten die je definitief hebt gewonnen, open.
rules-table-7 = De aflegstapel: kaarten die voor niemand tellen.
rules-table-8 = De pijl wijst de Leider aan, die als eerste speelt. In de afbeeldingen ben jij A, onderaan. Andere tekens: een waaier is een hand, een oog staat bij uitgelegde kaarten, die open voor iemand liggen.
rules-card-title = Een kaart
rules-card-1 = De waarde: het getal op de kaart.
rules-card-2 = De factie: te zien aan het teken en de kleur. Een kaart hoort altijd bij de factie die erop staat.
rules-card-3 = De sterkte: het getal waarmee de kaart in deze slag vecht. Meestal is dat de waarde; krachten en locaties kunnen het verhogen. Buiten de slag telt alleen de waarde.
rules-setup-title = Klaarzetten
rules-setup-1 = Kies de facties: één koppel en drie andere, samen 52 kaarten. Neem voor je eerste spel Goblins, Ridders, Ondoden, Dwergen en Dubbelgangers.
rules-setup-2 = Schud en deel elke speler 13 kaarten. De andere 26 vormen de trekstapel, gedekt in het midden.
rules-setup-3 = De jongste speler komt uit in de eerste slag. Op de computer beslist het lot, tenzij je iemand aanwijst.
rules-setup-Ra = Met Wasberen: schud ze alle veertien en leg er vier ongezien opzij. Deel eerst de andere facties en schud dan de tien Wasberen door de rest van de kaarten: dat is de trekstapel. Zo begint niemand met een Wasbeer.
rules-setup-Ph = Met Feniksen: schud de tien Vuurfeniksen en leg ze gedekt als eigen stapel naast de trekstapel.
rules-trick-title = Een slag
rules-trick = De Leider speelt een kaart naar keuze. Daarna speelt de andere speler er een.
rules-follow-title = Factie volgen
rules-follow = Heb je een kaart van de gevraagde factie, dan moet je er zo een spelen. Heb je er geen, dan mag je alles spelen, maar win je zelden. Een Dubbelganger mag je altijd in plaats daarvan spelen.
rules-win-title = Wie een slag wint
rules-win = De sterkste kaart van de gevraagde factie wint; een Dubbelganger telt als zo'n kaart. Zijn beide even sterk, of is de tweede kaart van een andere factie, dan wint de Leider. Er zijn twee uitzonderingen: een Ridder verslaat een Goblin waarmee is uitgekomen, en een Basilisk verslaat een even sterke kaart. Wie wint, komt uit in de volgende slag, tenzij een kracht of een locatie iets anders zegt.
rules-win-example = Je tegenstander komt uit met Dw4. Jij hebt Dw2, Dw8 en Go9 en moet dus een Dwerg spelen: Dw8 wint, Dw2 verliest. Zonder Dwerg zou je Go9 mogen spelen, maar daarmee zou je verliezen.
rules-phase-1-title = Fase 1: volgelingen winnen
rules-phase-1 = Je speelt een slag voor elke kaart in je hand, 13 in totaal. Elke slag gaat zo:
rules-phase-1-1 = Onthul de bovenste kaart van de trekstapel: de prijs.
rules-phase-1-2 = Speel een slag.
rules-phase-1-3 = Wie wint, legt de prijs gedekt bij de eigen volgelingen. Wie verliest, neemt de bovenste kaart van de trekstapel, bekijkt die, laat die aan niemand zien en legt die bij de eigen volgelingen.
rules-phase-1-4 = De gespeelde kaarten gaan naar de aflegstapel, behalve Ondoden en wat een Basilisk heeft gevangen.
rules-next-title = Van fase 1 naar fase 2
rules-next = Na de laatste slag zijn de trekstapel en de handen leeg. Neem je volgelingen in je hand. Wie de laatste slag heeft gewonnen, komt uit, tenzij een Draak of de Hoogvlakte iemand anders aanwijst.
rules-phase-2-title = Fase 2: stemmen winnen
rules-phase-2 = Er zijn nu geen prijzen meer. Wie een slag wint, legt de gespeelde kaarten open op de eigen scorestapel, tenzij een kracht ze ergens anders heen stuurt. De fase eindigt als iemand na een slag geen kaart meer heeft. Wat de ander nog in de hand heeft, wordt afgelegd.
rules-scoring-title = Puntentelling
rules-scoring = Sorteer je scorestapel op factie. Elke factie stemt op de speler met meer van haar kaarten. Hebben jullie er evenveel, dan beslist de hoogste kaart, dan de op een na hoogste, enzovoort. Zijn die allemaal gelijk of heeft niemand er een, dan stemt die factie niet. Wie de meeste stemmen heeft, wint.
rules-scoring-picture = Het getal op de gekleurde schijf krijgt de stem. Dit is de puntentelling van het spel dat hieronder wordt verteld.
rules-tie-title = Evenveel stemmen
rules-tie = Bij evenveel stemmen telt elke speler de kaarten in de facties die op die speler stemden: meer kaarten winnen. Zijn dat er evenveel, dan wint de hogere som van hun waarden. Is ook die gelijk, dan wordt de overwinning gedeeld.

## A whole game.

rules-sample-title = Een heel spel
rules-sample = Twee bots, A en B, spelen met de eerste vijf facties. A komt uit in de eerste slag. Dit is fase 1, slag voor slag:
rules-sample-phase-2 = In fase 2 spelen beide met de volgelingen die ze hebben gewonnen. ‘Naar A’ en ‘Naar B’ zeggen wie welke kaarten krijgt:
rules-sample-scoring = Zo is het spel geteld. Tussen haakjes staan de waarden van de kaarten:
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
rules-sample-why-other = door de kracht
rules-sample-why-none = geen stem

## Decks.

rules-decks-title = Facties kiezen
rules-decks = Elke combinatie is een ander spel. Je speelt met één koppel facties en drie andere; met drie of vier spelers met vijf andere. Een koppel doet in zijn geheel mee of helemaal niet. Dit zijn de koppels:
rules-decks-ready = Een paar combinaties staan klaar. Claim en Claim 2 zijn de facties van die twee dozen. Alle andere hebben we zelf samengesteld, net als wat er met drie of vier spelers bij komt.
rules-deck = Combinatie
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
rules-loot = Welke Wasberen buit dragen, hebben we zelf vastgesteld, want de spelregels zeggen het niet. Heb je de kaarten, ga dan daarvan uit.
rules-places-title = Magische locaties
rules-places = Met twee spelers mag je een gebouw, een landschap of allebei toevoegen, geloot of gekozen. Ze liggen vanaf het begin open en gelden voor beide spelers. Spreken een locatie en de kracht van een factie elkaar tegen, dan geldt de kracht.
rules-buildings = Gebouwen veranderen wie er aan het einde wint.
rules-landscapes = Landschappen veranderen hoe slagen worden gespeeld. Bij de puntentelling gelden altijd de gedrukte waarden.

## More players.

rules-more-players-title = Drie en vier spelers
rules-more-players-1 = Je speelt met één koppel en vijf andere facties: 72 kaarten en zeven stemmen. Met drie spelers krijgt ieder 12 kaarten, met vier 9; de andere 36 vormen de trekstapel.
rules-more-players-2 = Basilisken, Feniksen, Eenhoorns en de magische locaties zijn alleen voor twee spelers. Trollen mogen, maar laat ze liever weg.
rules-more-players-3 = Iedereen speelt één kaart, met de klok mee vanaf de Leider.
rules-more-players-4 = Er worden twee prijzen onthuld. De beste kaart neemt er één, de op een na beste krijgt de andere. De derde en dan de vierde nemen de bovenste kaart van de trekstapel, ongezien door de anderen.
rules-more-players-5 = Met vier spelers zijn de spelers tegenover elkaar partners. Ze leggen hun scorestapels samen en winnen of verliezen samen.
rules-ranking-title = De rangorde van de kaarten
rules-ranking = Is er met een Goblin uitgekomen, dan komen eerst de Ridders. Daarna komen de gevraagde factie en Dubbelgangers, dan alle andere kaarten. In elke groep is de sterkere kaart beter, van even sterke kaarten de eerder gespeelde.

## Hard cases.

rules-order-title = Als meer krachten samenkomen
rules-order = Na een slag van fase 2 worden de kaarten in deze volgorde verdeeld: de vangst van de Basilisk, Dwergen, Reuzen, Trollen, Gnomen en Griffioenen, dan de rest voor de winnaar. Daarna worden Vuurfeniksen getrokken.
rules-count-title = De volgorde van de puntentelling
rules-count-1 = Uitgelegde Gnomen en Griffioenen gaan naar de scorestapel van hun eigenaar. Partners leggen hun stapels samen.
rules-count-2 = Klooster, Kasteel of Brug beslissen het spel misschien meteen.
rules-count-3 = Piramide, Ruïnes of Vesting laten kaarten afleggen.
rules-count-4 = Boeren zonder Koning lopen over.
rules-count-5 = Buit komt erbij, en Vikingen tellen dubbel.
rules-count-6 = De facties stemmen. Barden, Vuurtoren en Toren tellen op hun eigen manier.

## For those who know other games.

rules-known-title = Wat er anders is dan je gewend bent
rules-known-whist-title = Je speelt klaverjassen of bridge
rules-known-whist = Je moet bekennen zoals altijd, maar er is geen troef, en van gelijke kaarten wint de eerste. Een slag in fase 1 levert geen punten op: je vecht om de prijs ernaast, en wie verliest krijgt ook een kaart, vaak een betere. Wat je daar verzamelt, is je hand voor fase 2. Onthoud dus wat je tegenstander heeft gewonnen.
rules-known-claim-title = Je kent alleen de eerste Claim
rules-known-claim = Dat geldt allemaal nog. Nieuw zijn nog twee koppels, kaarten die in fase 2 open voor je liggen (Gnomen, Griffioenen), krachten die pas bij de puntentelling werken (Boeren, Barden, Wasberen, Vikingen) en magische locaties. Bij gelijkspel in een factie beslist de hoogste kaart.
rules-known-group-title = Jullie zijn met drie of vier
rules-known-group = Ook de op een na beste kaart is iets waard: die krijgt de andere prijs. Dwergen gaan naar de zwakste kaart, niet zomaar naar de verliezer. Met vier spelers tellen bij de puntentelling ook de kaarten van je partner: laat je partner dus winnen.

## What pictures show, for those who do not see them.

rules-picture-table = Een tafel met twee spelers, met nummers bij de onderdelen
rules-picture-card = Een kaart, met nummers bij de onderdelen
rules-picture-trick = Een slag in fase { $phase }, en waar de kaarten heen gaan
rules-picture-scoring = De scorestapels van beide spelers per factie, met de stemmen
rules-picture-ranking = Een slag met { $count } spelers, de rangorde, en wat ieder krijgt
rules-picture-kingdom = Een koninkrijk van zes kaarten, met speelfiguren erop en vrije vakken eromheen
rules-picture-power = Voor en na: { $name }

## Claim Kingdoms.

kingdoms-rules-title = Zo speel je Claim Kingdoms
kingdoms-rules-goal-title = Waar het om gaat
kingdoms-rules-goal = Twee spelers bouwen één koninkrijk van kaarten en zetten er hun speelfiguren op. Aan het einde geeft elke factie haar punten aan de speler met meer speelfiguren op haar kaarten. Wie de meeste punten heeft, wint.
kingdoms-rules-picture = De pionnen zijn de speelfiguren van A, de torens die van B. De gestippelde vakken zijn vrij: daar mag een kaart worden aangelegd.
kingdoms-rules-setup-title = Klaarzetten
kingdoms-rules-setup-1 = Kies zeven van de tien facties, of loot ze. Elke factie heeft zeven kaarten. Schud ze allemaal.
kingdoms-rules-setup-2 = Leg drie kaarten open als aanbod en één in het midden als startkaart. Deel er elke speler twee. De rest is de trekstapel.
kingdoms-rules-setup-3 = Elke speler heeft 15 speelfiguren en geen punten. Op de startkaart staat geen speelfiguur; verder is het een kaart als elke andere.
kingdoms-rules-setup-4 = De jongste speler beslist wie begint. Op de computer beslist het lot, tenzij je iemand aanwijst.
kingdoms-rules-turn-title = Je beurt
kingdoms-rules-turn-1 = Leg een van je twee kaarten op een vrij vak dat een zijde deelt met een open kaart, en zet er een van je speelfiguren op.
kingdoms-rules-turn-2 = Gebruik de kracht van de kaart, of niet: helemaal of helemaal niet.
kingdoms-rules-turn-3 = Trek een kaart: een van de drie uit het aanbod, die meteen wordt aangevuld, of de bovenste van de trekstapel.
kingdoms-rules-words-title = Buren en lijnen
kingdoms-rules-words = Een buur is een open kaart die een zijde deelt; een hoek is niet genoeg. Een lijn is de rij open kaarten zonder gaten door jouw kaart, in de rij of in de kolom. Een gedekte kaart is geen buur en onderbreekt elke lijn. Een vak ernaast mag je toch gebruiken als een andere, open kaart eraan grenst. Op een kaart staat van elke speler hooguit één speelfiguur.
kingdoms-rules-display-title = Drie dezelfde
kingdoms-rules-display = Drie kaarten van één factie blijven niet in het aanbod: twee ervan worden in de trekstapel geschud en vervangen.
kingdoms-rules-end-title = Het einde
kingdoms-rules-end = Het spel eindigt als beide spelers evenveel beurten hebben gehad en een van hen geen speelfiguur meer heeft. Het eindigt ook als alle kaarten zijn aangelegd, en meteen als er geen vak meer is voor een kaart.
kingdoms-rules-scoring-title = Puntentelling
kingdoms-rules-scoring = Elke factie geeft haar punten aan de speler met meer speelfiguren op haar open kaarten. Hebben beide spelers er evenveel, dan krijgt niemand ze. Een kaart met twee speelfiguren telt voor beiden. Wie de meeste punten heeft, wint. Bij gelijke punten wint wie meer speelfiguren in de voorraad heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.
kingdoms-rules-powers-title = De krachten
kingdoms-rules-worth = Waard
