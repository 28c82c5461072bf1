### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

learn-title = Leren spelen
learn-text = Speel je eerste spel met een gids. Daarna heeft elke factie en elke locatie een eigen korte les.
lesson-first-game = Je eerste spel
lesson-first-game-text = Een echt spel met een gids aan je zij: beide fases en vijf facties, in ongeveer vijf minuten.
learn-begin = Beginnen
learn-again = Nog een keer spelen
learn-progress = { $count } van { $total } gedaan
learn-done = gedaan
learn-forget = Mijn voortgang wissen
learn-rules = Alle regels
learn-rules-text = Om iets op te zoeken: beide spellen, elke factie, elke locatie
learn-lessons = Korte lessen
learn-lessons-text = Eén kracht per les, één minuut per les. De volgorde kies je zelf.
learn-group-Claim = De vijf uit je eerste spel
learn-group-Claim-2 = De vijf van Claim 2
learn-group-anniversary = Later aangeschoven
learn-group-Maps = Reizigers van de landkaarten
learn-group-home-made = Zelfgemaakt
learn-group-kingdoms = Bij Claim Kingdoms

## A lesson.

lesson-play = Speel de les
lesson-again = Nog een keer
lesson-next = Volgende: { $name }
lesson-all = Alle lessen
lesson-show = Laat het zien
lesson-well-done = Goed gedaan!
lesson-other-way = Zo kan het ook! Op mijn manier had je de kracht beter gezien: probeer het gerust nog eens.
lesson-in-kingdoms = { $name } bij Claim Kingdoms
lesson-gone = Deze les bestaat niet.
lesson-task = Je opdracht

## The guide of the first game.

coach = Gids
coach-refused = Dat kan nu niet: { $why }
coach-welcome = Welkom! De troon is leeg, en vijf facties stemmen over wie erop mag. Wie de meeste stemmen krijgt, wint. Ik vertel je onderweg waar je op kunt letten.
coach-phases = Het spel heeft twee fases. Eerst rekruteer je volgelingen. Daarna speel je met die volgelingen en win je stemmen.
coach-prize = Dit is de prijs: { $card }. Wie de slag wint, krijgt die kaart als volgeling.
coach-hand = Dit zijn jouw kaarten. Elke kaart heeft een factie en een waarde. Met hoge waarden win je slagen.
coach-lead = Jij bent de Leider: je komt uit en mag elke kaart spelen. Wil je de prijs? Speel dan een hoge kaart.
coach-second = Je tegenstander kwam uit met { $card }. Nu jij! Is jouw kaart van dezelfde factie en hoger, dan win je.
coach-must-follow = Je tegenstander kwam uit met { $card }, en jij hebt kaarten van die factie. Je moet dus volgen: kies een van de kaarten die omhoogsteken.
coach-may-Do = Zie je je Dubbelganger? Die mag altijd invallen voor de gevraagde factie. Dan telt alleen zijn waarde.
coach-free = Je hebt geen kaart van de gevraagde factie, dus je mag alles spelen. Met een andere factie kun je niet winnen, tenzij een kracht iets anders zegt. Een mooi moment om een slechte kaart kwijt te raken!
coach-free-Go = Je hebt geen Goblin, dus je mag alles spelen. Heb je een Ridder, dan is dit zijn moment: hij verslaat de Goblin van de Leider, hoe hoog die ook is!
coach-free-wins = Je hebt geen kaart van de gevraagde factie, dus je mag alles spelen. Met { $card } zou je de slag winnen.
coach-won-1 = De slag is van jou! De prijs { $card } wordt jouw volgeling, en jij komt uit in de volgende slag.
coach-lost-1 = Je tegenstander wint de slag en krijgt de prijs. Maar jij krijgt ook een kaart: de bovenste van de trekstapel. Alleen jij weet welke dat is.
coach-lose-wisely = Een geheimpje: een slag verliezen is niet erg. Is de prijs niet veel waard, gooi dan een lage kaart weg en bewaar je hoge.
coach-leads-Go = Goblins hebben geen speciale kracht, maar er zijn er wel veertien. Vijf daarvan hebben waarde 0.
coach-plays-Do = Een Dubbelganger valt in: in deze slag telt hij als kaart van de gevraagde factie. De hoogste waarde wint.
coach-beats-Kn-Go = Zag je dat? Komt de Leider uit met een Goblin, dan wint een Ridder altijd, hoe hoog de Goblin ook is.
coach-moves-Un = Ondoden! In fase 1 gaan ze meteen naar de scorestapel van wie de slag wint. Voor hun stem tellen ze dus nu al mee.
coach-moves-Dw = Dwergen kiezen de kant van de verliezer: wie in fase 2 de slag verliest, krijgt ze. De winnaar neemt de rest.
coach-phase-2 = Fase 2! De volgelingen die je hebt gerekruteerd, zijn nu je hand. Vanaf nu telt elke kaart in een slag.
coach-votes = Hier zie je hoe de facties nu zouden stemmen. Elke factie kiest voor wie de meeste van haar kaarten heeft.
coach-won-2 = De slag gaat naar je scorestapel. Deze kaarten tellen aan het einde voor jou.
coach-lost-2 = Je tegenstander wint de slag. Is er een stem veranderd?
coach-tip-strong = De prijs is { $card }. Daar mag je best voor vechten!
coach-tip-middle = De prijs is { $card }. Heb je daar een goede kaart voor over?
coach-tip-weak = De prijs is maar { $card }. Laat je die aan je tegenstander?
coach-tip-lead = Jij bent de Leider. Een hoge kaart van een factie waarvan je de stem wilt, is een goed begin.
coach-tip-lead-Dw = Jij bent de Leider. Denk aan de Dwergen: die gaan naar de verliezer. Kom je uit met een lage Dwerg, dan krijg je er vaak twee.
coach-tip-second = Je tegenstander kwam uit met { $card }. Wil je deze kaarten hebben, of raak je liever een slechte kwijt?
coach-tip-second-Dw = Dwergen gaan naar de verliezer. Hier is een lage kaart dus het slimst!
coach-few-left = Nog maar drie slagen! Welke stemmen zijn nog spannend?
coach-end-won = De troon is van jou! En je kent nu het spel.
coach-end-lost = Deze keer gaat de troon naar je tegenstander. Maar je kent nu het spel: de volgende keer is hij voor jou!
coach-end-shared = Jullie delen de troon. En je kent nu het spel.
coach-end-next = Vanaf nu kun je het zelf. Of probeer de korte lessen: elke factie heeft er een.
coach-play-real = Speel een spel

## The page of a faction or a place.

power-cards = De kaarten
power-example = Voorbeeld
power-rulings = Goed om te weten
power-in-kingdoms = Bij Claim Kingdoms
power-all = Alle facties en locaties

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Op deze pagina
rules-factions-title = De facties
rules-buildings-title = Gebouwen
rules-landscapes-title = Landschappen
