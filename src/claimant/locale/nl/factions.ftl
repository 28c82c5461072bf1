### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = Geen speciale kracht, maar wel de meeste kaarten van allemaal.
example-Go = Vijf van de veertien Goblins zijn nullen. Een slag winnen ze bijna nooit, maar voor de stem van de Goblins telt Go0 net zo zwaar als Go9.
lesson-Go = Voor de stem telt een 0 net zo zwaar als een 9. Maar bij een gelijk aantal beslist de hoogste kaart. Welke Goblin heb jij nodig?
lesson-Go-done = Allebei vijf Goblins, maar jij hebt Go9: de Goblins stemmen op jou.
faction-Kn = Ridders
faction-Kn-one = Ridder
faction-Kn-power = Komt de Leider uit met een Goblin, dan verslaat een Ridder hem altijd, hoe hoog die Goblin ook is. Maar heb je zelf een Goblin, dan moet je gewoon volgen.
example-Kn = Je tegenstander komt uit met Go9. Jij hebt geen Goblin en speelt Kn2: jij wint!
ruling-Kn = Volgen gaat voor: met een Goblin in je hand mag je op een Goblin geen Ridder spelen. Komt de Leider uit met een Dubbelganger, dan heeft een Ridder geen voordeel. Met drie of vier spelers gaan alle Ridders vóór alle andere kaarten als de Leider met een Goblin uitkomt.
lesson-Kn = Je tegenstander kwam uit met Go9, en jij hebt geen Goblin. Welke kaart wint er toch van?
lesson-Kn-done = Kn2 verslaat Go9! Komt je tegenstander uit met een Goblin, dan wint elke Ridder.
faction-Un = Ondoden
faction-Un-one = Ondode
faction-Un-power = Fase 1: elke gespeelde Ondode gaat meteen naar de scorestapel van wie de slag wint.
example-Un = Fase 1: jij komt uit met Un3 en je tegenstander wint met Un7. Beide Ondoden gaan meteen naar de scorestapel van je tegenstander.
ruling-Un = Wie de Ondode speelde, maakt niet uit, en ook niet of die speler factie volgde. Een Ondode die je als prijs wint of van de trekstapel krijgt, is een gewone volgeling.
lesson-Un = Fase 1: win een slag met Ondoden erin.
lesson-Un-done = Deze Ondoden liggen al in je scorestapel, en fase 2 moet nog beginnen!
faction-Dw = Dwergen
faction-Dw-one = Dwerg
faction-Dw-power = Fase 2: alle Dwergen uit een slag gaan naar de verliezer. Met drie of vier spelers: naar wie de zwakste kaart speelde.
example-Dw = Fase 2: jij komt uit met Dw4 en je tegenstander wint met Dw8. Toch krijg jij beide Dwergen, want jij verloor de slag.
ruling-Dw = Een Dubbelganger die invalt voor een Dwerg, gaat gewoon naar de winnaar. Met drie of vier spelers gaan de Dwergen naar wie de zwakste kaart speelde. Zijn er twee even zwak, dan telt de kaart die het laatst is gespeeld. Dat kan zelfs die van de winnaar zijn.
lesson-Dw = Jij wilt de Dwergen hebben. Die gaan naar de verliezer van de slag, dus kom laag uit.
lesson-Dw-done = Je tegenstander won de slag, maar de Dwergen zijn voor jou.
faction-Do = Dubbelgangers
faction-Do-one = Dubbelganger
faction-Do-power = Een Dubbelganger is een joker: je mag hem altijd spelen in plaats van te volgen. Hij vecht dan mee als kaart van de gevraagde factie, maar neemt nooit haar speciale kracht over.
example-Do = Je tegenstander komt uit met Kn5. Je hebt Kn3, maar je speelt Do7. Die telt hier als Ridder, is hoger en wint.
ruling-Do = Bij de puntentelling is hij altijd een Dubbelganger. Komt de Leider uit met een Dubbelganger, dan is dat de gevraagde factie. Speel je hem na een Ondode, dan wordt hij gewoon afgelegd.
lesson-Do = Je tegenstander kwam uit met Kn5, en je eigen Ridder is te laag. Laat iemand voor hem invallen!
lesson-Do-done = In deze slag vocht Do7 mee als Ridder. In je scorestapel is hij weer een Dubbelganger.
faction-Gi = Reuzen
faction-Gi-one = Reus
faction-Gi-power = Fase 2: voor elke Reus in een slag verjaagt de winnaar bij elke tegenstander één open Gnoom met dezelfde waarde.
example-Gi = Jij komt uit met Dr5. Je tegenstander heeft geen Draak en speelt Gi7. Jij wint en verjaagt één Gn7 van je tegenstander.
ruling-Gi = Wie de Reus speelde, maakt niet uit: de winnaar van de slag verjaagt. Je eigen Gnomen en die van je partner blijven liggen.
lesson-Gi = Bekijk de Gnomen van je tegenstander. Win een slag met een Reus die dezelfde waarde heeft als een van die Gnomen.
lesson-Gi-done = Er zaten twee Reuzen in de slag, en elk verjoeg een Gnoom met zijn eigen waarde.
faction-Gn = Gnomen
faction-Gn-one = Gnoom
faction-Gn-power = Fase 2: Gnomen die je wint, leg je open voor je neer. Pas op, daar kunnen Reuzen ze verjagen! Gnomen die er aan het einde nog liggen, tellen voor jou.
example-Gn = Gn5 en Gn9 liggen open voor je. Je tegenstander wint een slag met Gi5: weg is Gn5, maar Gn9 blijft.
ruling-Gn = Reuzen verjagen alleen Gnomen die open voor een speler liggen. Een Gnoom die door een Basilisk is gevangen, ligt veilig in de scorestapel.
lesson-Gn = Win Gnomen, en zorg dat je tegenstander daarna geen slag met een Reus wint.
lesson-Gn-done = Al je Gnomen liggen er nog, dus ze tellen allemaal voor jou.
faction-Dr = Draken
faction-Dr-one = Draak
faction-Dr-power = Speel je een Draak terwijl je niet de Leider bent, dan ben je in de volgende slag de Leider, of je nu wint of verliest.
example-Dr = Je tegenstander komt uit met Se8. Je hebt geen Ziener en speelt Dr0. Je verliest, maar in de volgende slag kom jij uit.
ruling-Dr = Dit werkt in beide fases, en ook van de laatste slag van fase 1 naar de eerste van fase 2. Spelen meer spelers een Draak, dan telt de laatste. Vlak voor een automatische slag van de Automatons doet een Draak niets.
lesson-Dr = Deze slag kun je niet winnen. Maar speel je nu een Draak, dan ben jij straks de Leider.
lesson-Dr-done = Je verloor, en toch kwam jij uit. Zo won Un9 de laatste slag voor je.
faction-Se = Zieners
faction-Se-one = Ziener
faction-Se-power = Fase 1: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de trekstapel. Je neemt die kaart of een prijs.
example-Se = Fase 1: de prijs is Tr2. Jij wint met Se6 en bekijkt de trekstapel: Dr8! Die neem je, en je tegenstander krijgt Tr2.
ruling-Se = Een Ziener die verliest, doet niets, en een Dubbelganger heeft deze kracht niet. Je hoeft de kaart niet te laten zien. Met drie of vier spelers: neem je hem, dan kiest nummer twee een prijs, krijgt nummer drie de andere en trekt nummer vier.
lesson-Se = Win met je Ziener. Bekijk dan de bovenste kaart van de trekstapel en neem de beste: die kaart of de prijs.
lesson-Se-done = Alleen jij wist wat er boven op de trekstapel lag. Je tegenstander kreeg wat jij niet wilde hebben.
faction-Tr = Trollen
faction-Tr-one = Trol
faction-Tr-power = Fase 2: wie een slag wint, krijgt maar één Trol: de hoogste op tafel. De andere Trollen wachten op latere slagen. Wie de laatste slag wint, krijgt alle Trollen die er nog liggen.
example-Tr = Tr6 en Tr7 worden gespeeld: de winnaar neemt Tr7 en Tr6 blijft wachten. In de volgende slag speelt niemand een Trol: wie die slag wint, krijgt Tr6 erbij.
ruling-Tr = Ook met een slag waarin niemand een Trol speelde, win je een Trol van tafel. Met drie of vier spelers zijn Trollen niet aan te raden.
lesson-Tr = Elke slag levert maar één Trol op, maar de laatste slag alle Trollen die er nog liggen. Welke slag wil jij winnen?
lesson-Tr-done = Dat was het wachten waard: met de laatste slag kreeg je alle Trollen die nog op tafel lagen.
faction-Ro = Koningen
faction-Ro-one = Koning
faction-Ro-power = Aan het einde houdt elke Koning jouw Boeren vast die dezelfde waarde hebben of hooguit drie lager zijn.
example-Ro = Met Ro7 houd je Pe4, Pe5, Pe6 en Pe7.
lesson-Ro = Pe4, Pe6 en Pe7 zijn van jou, maar geen Koning houdt ze vast. Win een Koning!
lesson-Ro-done = Ro7 houdt alle Boeren van 4 tot en met 7 vast. Ze blijven bij je.
faction-Pe = Boeren
faction-Pe-one = Boer
faction-Pe-power = Aan het einde blijft een Boer alleen bij je als je een Koning hebt met dezelfde waarde of hooguit drie hoger. De andere Boeren lopen over naar je tegenstander. Boer 0 loopt altijd over.
example-Pe = Je hebt Ro7, Pe3 en Pe6. Pe6 blijft bij je, maar Pe3 loopt over naar je tegenstander.
ruling-Pe = Iedereen controleert op hetzelfde moment. Een Boer die is overgelopen, blijft bij zijn nieuwe eigenaar. Met drie spelers loopt hij over naar de volgende speler met de klok mee, met vier naar het andere team.
lesson-Pe = Aan het einde blijft een Boer alleen als een Koning hem vasthoudt. Met Ro8 en Ro9 houd je de Boeren 5 tot en met 9. Win er zo een!
lesson-Pe-done = Pe6 blijft bij je. Pe2 is overgelopen: zo laag reikt geen van je Koningen.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Fase 1: win je een slag met een Automaton, dan win je de volgende slag vanzelf. Iedereen legt dan één kaart gedekt af, jij neemt de prijs en daarna kom jij uit.
example-Au = Jij wint met Au5. Om de volgende prijs wordt niet gevochten: iedereen legt een kaart gedekt af en de prijs is voor jou. Hét moment voor je slechtste kaart!
ruling-Au = Je moet met de Automaton zelf winnen. Gedekt afgelegde kaarten zijn niet gespeeld: er werkt geen enkele kracht, en alleen de eigenaar weet welke kaart het is. Na een automatische slag komt er niet nog een, en na de laatste slag van fase 1 gebeurt er niets. Met drie of vier spelers kies jij een prijs, krijgt de volgende speler met de klok mee de andere en trekt de rest.
lesson-Au = Win deze slag met je Automaton. De volgende prijs krijg je dan zonder gevecht: leg er een slechte kaart gedekt voor af.
lesson-Au-done = Twee prijzen met één Automaton, en het kostte je alleen een slechte kaart.
faction-Ba = Barden
faction-Ba-one = Bard
faction-Ba-power = Aan het einde stemmen de Barden op de langste reeks opeenvolgende waarden, zoals 3, 4, 5. Alleen bij even lange reeksen volgt de gewone telling.
example-Ba = Jij hebt Ba3, Ba4 en Ba5. Je tegenstander heeft Ba1, Ba2, Ba6, Ba7 en Ba9: meer kaarten, maar jouw reeks is langer. De Barden stemmen op jou.
ruling-Ba = De Vuurtoren en de Toren veranderen niets voor de Barden. Buit vult nooit een gat in een reeks.
lesson-Ba = Je tegenstander heeft meer Barden. Win de Bard die jouw reeks langer maakt.
lesson-Ba-done = 3, 4, 5: jij hebt de langste reeks, dus de Barden stemmen op jou.
faction-Gr = Griffioenen
faction-Gr-one = Griffioen
faction-Gr-power = Fase 2: Griffioenen die je wint, leg je open voor je neer. Speel je later een kaart met dezelfde waarde als een van hen, dan is die kaart 5 sterker.
example-Gr = Gr4 ligt open voor je. Nu speel je Un4: die vecht met sterkte 9.
ruling-Gr = Door Griffioenen wordt een kaart nooit meer dan 5 sterker. Een Griffioen die in fase 1 is gevangen, helpt niet.
lesson-Gr = Win Griffioenen: ze komen open voor je te liggen. Speel daarna een kaart met dezelfde waarde als een van hen.
lesson-Gr-done = Dankzij Gr6 vocht Kn6 met sterkte 11.
faction-Ra = Wasberen
faction-Ra-one = Wasbeer
faction-Ra-power = Vier van de veertien Wasberen doen niet mee, en niemand weet welke. Aan het einde tellen je Wasberen met buit (1, 4, 7, 10 en 13) ook mee voor de factie waarvan je de minste kaarten hebt. Zijn dat er meer, dan kies jij er een.
example-Ra = Van de Dwergen heb je maar één kaart, minder dan van elke andere factie. Ra4 en Ra7 hebben buit bij zich, dus je telt drie Dwergen.
ruling-Ra = Al je buit helpt dezelfde factie, ook als je daar geen enkele kaart van hebt. Met buit alleen kun je al een stem winnen. Niemand krijgt bij het delen een Wasbeer: ze worden daarna in de trekstapel geschud. Welke Wasberen buit dragen, hebben we zelf gekozen: de spelregels noemen ze niet.
lesson-Ra = Win de laatste slag: er zit buit in! Kies daarna welke factie die helpt.
lesson-Ra-done = Je buit telde ook mee voor een andere factie, en zo won je haar stem.
faction-Ra-setup = Voorbereiding: schud de veertien Wasberen en leg er vier ongezien opzij. Deel de andere kaarten. Schud pas daarna de tien Wasberen door de kaarten die over zijn: dat is de trekstapel. Zo begint niemand met een Wasbeer.
faction-Ra-own = Wasberen met buit: 1, 4, 7, 10 en 13. { own-interpretation }
faction-Vi = Vikingen
faction-Vi-one = Viking
faction-Vi-power = Aan het einde telt elke Viking dubbel voor de stem van de Vikingen als je nog een kaart met dezelfde waarde hebt.
example-Vi = Je hebt Vi3 en ook Go3. Vi3 telt dus als twee Vikingen.
ruling-Vi = Van welke factie die andere kaart is, maakt niet uit. Dubbel tellen helpt alleen bij de stem van de Vikingen, en niet als de hoogste kaarten worden vergeleken.
lesson-Vi = Je tegenstander heeft meer Vikingen. Maar jij hebt Kn7: welke Viking telt daardoor dubbel?
lesson-Vi-done = Vi7 telt dubbel. Zo hebben jullie evenveel Vikingen, en jij hebt de hoogste.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Speel je een Basilisk na een kaart die even sterk is, dan win je de slag en kom je uit in de volgende. Die andere kaart gaat meteen naar je scorestapel, ook in fase 1.
example-Bs = Je tegenstander komt uit met Dw5. Je hebt geen Dwerg en speelt Bs5. Even sterk, dus jij wint, en Dw5 is meteen van jou.
ruling-Bs = Hier telt de sterkte, niet de waarde. Een Basilisk waarmee de Leider uitkomt, doet niets bijzonders. De gevangen kaart is voor jou, wat zijn eigen kracht ook zegt. Met de Basilisk zelf gebeurt hetzelfde als met elke andere gespeelde kaart. Een gevangen Reus verjaagt nog steeds Gnomen, en wie een gevangen Feniks speelde, trekt nog steeds een Vuurfeniks. Een gevangen Trol is de enige Trol van deze slag, behalve in de laatste slag.
lesson-Bs = Je tegenstander kwam uit met Dw6. Antwoord met een Basilisk die even sterk is.
lesson-Bs-done = Je Basilisk ving Dw6: die ligt nu in je scorestapel. En de prijs kreeg je ook nog!
faction-Ph = Feniksen
faction-Ph-one = Feniks
faction-Ph-power = Fase 2: speel je een Feniks en verlies je de slag, dan trek je een Vuurfeniks en neem je die in je hand. Verder is een Vuurfeniks een gewone Feniks.
example-Ph = Fase 2: jij komt uit met Ph4 en je tegenstander wint met Ph9. Je trekt een Vuurfeniks en hebt nu één kaart meer dan je tegenstander.
ruling-Ph = Zo kan de een meer kaarten krijgen dan de ander. Fase 2 is voorbij zodra iemand na een slag geen kaarten meer heeft. Wat anderen dan nog in hun hand hebben, telt voor niemand.
lesson-Ph = Verlies een slag met een Feniks en kijk wat je ervoor terugkrijgt.
lesson-Ph-done = Uit de as verrees een Vuurfeniks! Maar zodra iemand geen kaarten meer heeft, is de fase voorbij. Bewaar hem dus niet te lang.
faction-Ph-setup = Voorbereiding: bij de tien Feniksen horen tien Vuurfeniksen, 0 tot en met 9. Schud die en leg ze apart, als eigen gedekte stapel.
faction-Pf = Vuurfeniksen
faction-Pf-one = Vuurfeniks
faction-Pf-power = Het tweede leven van een Feniks: je trekt hem als je in fase 2 met een Feniks een slag verliest.
faction-Uc = Eenhoorns
faction-Uc-one = Eenhoorn
faction-Uc-power = Fase 2: elke Eenhoorn in je scorestapel maakt alle kaarten die je speelt 1 sterker, behalve Eenhoorns.
example-Uc = Je hebt twee Eenhoorns in je scorestapel. Go5 vecht met sterkte 7, maar Uc5 blijft op 5.
ruling-Uc = Een Eenhoorn die in fase 1 is gevangen, helpt al. Een Eenhoorn onder je volgelingen niet: die heb je nog niet gewonnen.
lesson-Uc = Met drie Eenhoorns in je scorestapel zijn je kaarten 3 sterker. Probeer het eens met een Ridder.
lesson-Uc-done = Kn4 had sterkte 7, en Kn6 ook, want je tegenstander heeft één Eenhoorn. Bij gelijke sterkte wint de Leider: jij!

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }: { $values }
faction-pair = Doet alleen mee samen met: { $faction }
faction-most-players =
    { $count ->
        [one] Alleen voor één speler
       *[other] Alleen voor { $count } spelers
    }
faction-warned-from = Niet aan te raden met { $count } of meer spelers
faction-reserve = nog { $count } in reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } kaart doet niet mee, en niemand weet welke
       *[other] { $count } kaarten doen niet mee, en niemand weet welke
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Zo begon het allemaal: het beste deck om mee te leren.
deck-claim2 = Claim 2
deck-claim2-text = Jaag op Gnomen, wek Draken en pas op voor de Trollen.
deck-clockwork-court = Het mechanische hof
deck-clockwork-court-text = Koningen houden hun Boeren vast, en Automatons en Barden slaan de maat.
deck-northern-raid = Rooftocht in het noorden
deck-northern-raid-text = Vikingen en Wasberen azen op buit, en de Dwergen kiezen de kant van de verliezer.
deck-wings-over-the-hills = Vleugels boven de heuvels
deck-wings-over-the-hills-text = Griffioenen en Draken in de lucht, Reuzen en Gnomen op de grond.
deck-under-the-bridge = Onder de brug
deck-under-the-bridge-text = Van de Trollen krijg je niets zonder te wachten.
own-interpretation = Onze eigen uitleg: de spelregels zeggen hier niets over.
