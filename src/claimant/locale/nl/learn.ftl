### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

learn-title = Leren spelen
learn-text = Speel een eerste partij met een gids. Daarna is er voor elke factie en elke locatie een eigen kleine les.
lesson-first-game = Je eerste partij
lesson-first-game-text = Een echte partij met een gids naast je: beide fasen en vijf facties, in ongeveer vijf minuten.
learn-begin = Beginnen
learn-again = Nog een keer spelen
learn-progress = { $count } van { $total } gedaan
learn-done = gedaan
learn-forget = Mijn voortgang vergeten
learn-rules = Alle regels
learn-rules-text = Om iets op te zoeken: beide spellen, elke factie, elke locatie
learn-lessons = Kleine lessen
learn-lessons-text = Telkens één kracht, telkens één minuut. De volgorde maakt niet uit.
learn-group-Claim = De vijf van de eerste partij
learn-group-Claim-2 = De vijf van Claim 2
learn-group-anniversary = Later bijgekomen
learn-group-Maps = Reizigers van de landkaarten
learn-group-home-made = Zelfgemaakt
learn-group-kingdoms = In het spel Claim Kingdoms

## A lesson.

lesson-play = Speel de les
lesson-again = Nog een keer
lesson-next = Verder: { $name }
lesson-all = Alle lessen
lesson-show = Laat het zien
lesson-well-done = Goed gedaan!
lesson-other-way = Zo kan het ook. Mijn manier had de kracht beter laten zien: probeer het gerust nog eens.
lesson-in-kingdoms = { $name } bij Claim Kingdoms
lesson-gone = Deze les bestaat niet.
lesson-task = Jouw opdracht

## The guide of the first game.

coach = Gids
coach-refused = Dat kan nu niet: { $why }
coach-welcome = Welkom! De troon is leeg, en vijf facties stemmen over wie hem krijgt. De meeste stemmen winnen. Ik zeg je waar je op kunt letten.
coach-phases = Het spel heeft twee fasen. Eerst win je volgelingen. Dan speel je met die volgelingen, en win je stemmen.
coach-prize = Dit is de prijs: { $card }. Wie de slag wint, krijgt hem als volgeling.
coach-hand = Dit zijn jouw kaarten. Elke kaart heeft een factie en een waarde. Hoge waarden winnen slagen.
coach-lead = Jij komt uit, dus je mag elke kaart spelen. Wil je de prijs, speel dan een hoge.
coach-second = Er is uitgekomen met { $card }. Nu speel jij een kaart bij. Is die van dezelfde factie en hoger, dan win je.
coach-must-follow = Er is uitgekomen met { $card }, en je hebt kaarten van die factie. Je moet dus met een daarvan volgen: ze steken omhoog.
coach-may-Do = Zie je de Dubbelgangers? Ze mogen altijd invallen voor de gevraagde factie. Dan telt alleen hun getal.
coach-free = Je hebt geen kaart van de gevraagde factie, dus je mag alles spelen. Winnen doet die kaart niet: een goed moment om een slechte kaart kwijt te raken.
coach-free-Go = Je hebt geen Goblin, dus je mag alles spelen. Dit is het uur van de Ridders: elke Ridder wint van een Goblin waarmee is uitgekomen!
coach-won-1 = De slag is van jou! De prijs { $card } komt bij je volgelingen, en jij komt uit in de volgende slag.
coach-lost-1 = Je tegenstander wint de slag en de prijs. Maar jij krijgt ook een kaart: de bovenste van de trekstapel. Alleen jij kent die.
coach-lose-wisely = Een geheim: een slag verliezen is niet erg. Is de prijs slecht, gooi dan een lage kaart weg en houd je hoge.
coach-leads-Go = Goblins hebben geen speciale kracht, maar er zijn er veertien, en vijf hebben de waarde 0.
coach-plays-Do = Een Dubbelganger valt in: in deze slag telt hij als de gevraagde factie. Het hoogste getal wint.
coach-beats-Kn-Go = Zag je dat? Een Ridder wint van een Goblin waarmee is uitgekomen, wat de getallen ook zijn.
coach-moves-Un = Ondoden! In fase 1 gaan ze meteen naar de scorestapel van wie de slag wint. Ze tellen nu al mee voor hun stem.
coach-moves-Dw = Dwergen kiezen de kant van de verliezer: in fase 2 krijgt wie de slag verliest ze. De winnaar neemt de rest.
coach-phase-2 = Fase 2! Je hebt nu de volgelingen in je hand die je hebt gewonnen. Vanaf nu telt elke kaart in een slag.
coach-votes = Hier zie je hoe de facties nu zouden stemmen. Elke factie stemt op wie meer van haar kaarten heeft.
coach-won-2 = De slag gaat naar jouw scorestapel: deze kaarten tellen aan het einde voor jou.
coach-lost-2 = Je tegenstander neemt de slag. Kijk of er een stem is veranderd.
coach-tip-strong = De prijs is { $card }. Die is het vechten waard!
coach-tip-middle = De prijs is { $card }. Is die je een goede kaart waard?
coach-tip-weak = De prijs is maar { $card }. Misschien laat je deze gaan?
coach-tip-lead = Jij komt uit. Een hoge kaart van een factie waarvan je de stem wilt, is een goed begin.
coach-tip-lead-Dw = Jij komt uit. Denk aan de Dwergen: ze gaan naar de verliezer. Wie met een lage uitkomt, krijgt er vaak twee.
coach-tip-second = Er is uitgekomen met { $card }. Wil je deze kaarten hebben, of raak je liever een slechte kwijt?
coach-tip-second-Dw = Dwergen gaan naar de verliezer. Hier is een lage kaart dus de slimste!
coach-few-left = Nog maar drie slagen. Welke stemmen zijn nog spannend?
coach-end-won = De troon is van jou! Nu ken je het spel.
coach-end-lost = Deze keer gaat de troon naar je tegenstander. Maar nu ken je het spel: de volgende is van jou.
coach-end-shared = Jullie delen de troon. En je kent nu het spel.
coach-end-next = Vanaf hier is het spel van jou. Of probeer de kleine lessen: elke factie heeft er een.
coach-play-real = Speel een partij

## The page of a faction or a place.

power-cards = De kaarten
power-example = Een voorbeeld
power-rulings = Goed om te weten
power-in-kingdoms = Bij Claim Kingdoms
power-all = Alle facties en locaties

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Op deze pagina
rules-factions-title = De facties
rules-buildings-title = Gebouwen
rules-landscapes-title = Landschappen
