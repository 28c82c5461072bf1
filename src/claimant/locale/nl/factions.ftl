### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = Geen speciale kracht, maar er zijn er meer van dan van alle andere.
example-Go = Vijf van de veertien Goblins zijn nullen. Ze winnen bijna nooit een slag, maar voor de stem van de Goblins telt Go0 net zo veel als Go9.
lesson-Go = Voor de stem telt een 0 net zo veel als een 9, maar bij gelijkspel beslist de hoogste kaart. Welke Goblin heb je nodig?
lesson-Go-done = Vijf Goblins voor ieder, maar Go9 is van jou: de Goblins stemmen op jou.
faction-Kn = Ridders
faction-Kn-one = Ridder
faction-Kn-power = Is er met een Goblin uitgekomen, dan wint een Ridder van hem, wat de getallen ook zijn. Maar heb je zelf een Goblin, dan moet je daarmee volgen.
example-Kn = Je tegenstander komt uit met Go9. Je hebt geen Goblin en speelt Kn2: jij wint.
ruling-Kn = Volgen gaat voor: wie een Goblin heeft, moet er een spelen. Tegen een Dubbelganger waarmee is uitgekomen heeft een Ridder geen voordeel. Met drie of vier spelers gaan alle Ridders vóór alle andere kaarten als er met een Goblin is uitgekomen.
lesson-Kn = Er is uitgekomen met Go9, en je hebt geen Goblin. Welke kaart van jou wint er toch van?
lesson-Kn-done = Kn2 wint van Go9! Van een Goblin waarmee is uitgekomen wint elke Ridder.
faction-Un = Ondoden
faction-Un-one = Ondode
faction-Un-power = Fase 1: elke gespeelde Ondode gaat meteen naar de scorestapel van wie de slag wint.
example-Un = Fase 1: jij komt uit met Un3, en je tegenstander wint met Un7. Beide Ondoden gaan meteen naar zijn scorestapel.
ruling-Un = Het maakt niet uit wie ze speelde of dat ermee gevolgd werd. Een Ondode die prijs is of van de trekstapel komt, is een gewone volgeling.
lesson-Un = Fase 1: win een slag waarin Ondoden liggen.
lesson-Un-done = Deze Ondoden liggen nu al in je scorestapel, nog voor fase 2 is begonnen.
faction-Dw = Dwergen
faction-Dw-one = Dwerg
faction-Dw-power = Fase 2: alle Dwergen in een slag gaan naar de verliezer. Met drie of vier spelers: naar wie de zwakste kaart speelde.
example-Dw = Fase 2: jij komt uit met Dw4, en je tegenstander wint met Dw8. Maar beide Dwergen gaan naar jou, want jij hebt verloren.
ruling-Dw = Een Dubbelganger die voor een Dwerg invalt, gaat naar de winnaar. Met drie of vier spelers krijgt de zwakste kaart de Dwergen, bij twee even zwakke de latere. Dat kan zelfs de winnaar zijn.
lesson-Dw = Je wilt de Dwergen. Ze gaan naar wie de slag verliest, dus kom laag uit.
lesson-Dw-done = Je tegenstander won de slag, maar de Dwergen kwamen bij jou.
faction-Do = Dubbelgangers
faction-Do-one = Dubbelganger
faction-Do-power = Je mag altijd een Dubbelganger spelen in plaats van te volgen. Hij vecht dan alsof hij bij de gevraagde factie hoort, maar krijgt nooit de speciale kracht daarvan.
example-Do = Je tegenstander komt uit met Kn5. Je hebt Kn3, maar speelt Do7: die telt hier als Ridder, is hoger en wint.
ruling-Do = Aan het einde telt hij als Dubbelganger en nooit als iets anders. Wordt ermee uitgekomen, dan zijn Dubbelgangers de gevraagde factie. Na een Ondode wordt hij afgelegd.
lesson-Do = Er is uitgekomen met Kn5, en je eigen Ridder is te laag. Laat iemand voor hem invallen.
lesson-Do-done = In deze slag vocht Do7 als een Ridder. In de scorestapel is hij weer een Dubbelganger.
faction-Gi = Reuzen
faction-Gi-one = Reus
faction-Gi-power = Fase 2: voor elke Reus in een slag verjaagt de winnaar bij elke tegenstander één uitgelegde Gnoom met dezelfde waarde.
example-Gi = Jij komt uit met Dr5, je tegenstander heeft geen Draak en speelt Gi7. Jij wint, en bij je tegenstander wordt één Gn7 verjaagd.
ruling-Gi = Het maakt niet uit wie de Reus speelde: de winnaar van de slag verjaagt. Je eigen Gnomen en die van je partner blijven.
lesson-Gi = Kijk naar de Gnomen bij je tegenstander. Win een slag met een Reus die de waarde van een van hen heeft.
lesson-Gi-done = Er lagen twee Reuzen in de slag, en elk verjoeg een Gnoom met zijn waarde.
faction-Gn = Gnomen
faction-Gn-one = Gnoom
faction-Gn-power = Fase 2: Gnomen die je wint, liggen open voor je, en Reuzen kunnen ze verjagen. Wat er aan het einde nog ligt, telt voor jou.
example-Gn = Gn5 en Gn9 liggen voor je. Je tegenstander wint een slag met Gi5: Gn5 is weg, en Gn9 blijft.
ruling-Gn = Reuzen bereiken alleen Gnomen die open liggen. Een Gnoom die een Basilisk heeft gevangen, ligt in de scorestapel en is veilig.
lesson-Gn = Win Gnomen, en laat je tegenstander daarna niet met een Reus winnen.
lesson-Gn-done = Al je Gnomen liggen er nog, dus ze tellen voor jou.
faction-Dr = Draken
faction-Dr-one = Draak
faction-Dr-power = Speel je een Draak terwijl je niet zelf uitkwam, dan kom jij uit in de volgende slag, of je nu wint of niet.
example-Dr = Je tegenstander komt uit met Se8. Je hebt geen Ziener en speelt Dr0. Je verliest, maar jij komt uit in de volgende slag.
ruling-Dr = De kracht werkt in beide fasen, en van de laatste slag van fase 1 door in fase 2. Zijn er meer, dan telt de laatste Draak. Vlak voor een automatische slag van de Automatons doet hij niets.
lesson-Dr = Deze slag kun je niet winnen. Maar wie nu een Draak speelt, komt uit in de volgende.
lesson-Dr-done = Je verloor en kwam toch uit. Zo kon Un9 de laatste slag voor je winnen.
faction-Se = Zieners
faction-Se-one = Ziener
faction-Se-power = Fase 1: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de trekstapel. Daarna neem je die kaart of een prijs.
example-Se = Fase 1: de prijs is Tr2. Jij wint met Se6 en bekijkt de trekstapel: Dr8! Die neem je, en je tegenstander krijgt Tr2.
ruling-Se = Een Ziener die verliest, doet niets, en een Dubbelganger heeft deze kracht niet. Je hoeft de kaart niet te laten zien. Met drie of vier spelers: neem je die, dan kiest de op een na beste een prijs, de derde krijgt de andere, en de vierde trekt.
lesson-Se = Win met je Ziener. Bekijk dan de bovenste kaart van de trekstapel, en neem de beste.
lesson-Se-done = Alleen jij wist wat er bovenop lag. Je tegenstander kreeg wat jij niet wilde.
faction-Tr = Trollen
faction-Tr-one = Trol
faction-Tr-power = Fase 2: wie een slag wint, krijgt maar één Trol: de hoogste op tafel. De andere wachten op latere slagen. De laatste slag levert alle overgebleven Trollen op.
example-Tr = Tr6 en Tr7 worden gespeeld: de winnaar neemt Tr7, en Tr6 wacht. In de volgende slag zit geen Trol: wie die wint, neemt Tr6 erbij.
ruling-Tr = Er wordt ook een Trol genomen als er in deze slag geen is gespeeld. Met drie of vier spelers zijn Trollen niet aan te raden.
lesson-Tr = Elke slag levert maar één Trol op, maar de laatste alle die er nog liggen. Welke slag wil je?
lesson-Tr-done = Het wachten was de moeite waard: de laatste slag leverde je alle Trollen op tafel op.
faction-Ro = Koningen
faction-Ro-one = Koning
faction-Ro-power = Aan het einde houdt elke Koning jouw Boeren vast met zijn eigen waarde of tot drie lager.
example-Ro = Met Ro7 houd je Pe4, Pe5, Pe6 en Pe7.
lesson-Ro = Pe4, Pe6 en Pe7 zijn van jou, maar geen Koning houdt ze vast. Win er een!
lesson-Ro-done = Ro7 houdt alle Boeren van 4 tot en met 7 vast. Ze blijven bij jou.
faction-Pe = Boeren
faction-Pe-one = Boer
faction-Pe-power = Aan het einde blijft een Boer alleen bij jou als je een Koning hebt met zijn waarde of tot drie hoger. De andere lopen over naar je tegenstander. Boer 0 loopt altijd over.
example-Pe = Je hebt Ro7, Pe3 en Pe6. Pe6 blijft bij jou, en Pe3 loopt over naar je tegenstander.
ruling-Pe = Iedereen controleert op hetzelfde moment, en wie is overgelopen, blijft daar. Met drie spelers gaan ze met de klok mee naar de volgende, met vier naar het andere team.
lesson-Pe = Aan het einde blijft een Boer alleen in de buurt van een Koning. Met Ro8 en Ro9 houd je de Boeren 5 tot en met 9. Win er een!
lesson-Pe-done = Pe6 blijft bij jou. Pe2 is overgelopen: geen Koning van jou reikt zo laag.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Fase 1: win je een slag met een Automaton, dan win je ook de volgende. Iedereen legt dan één kaart gedekt af, jij neemt de prijs, en daarna kom jij uit.
example-Au = Jij wint met Au5. Om de volgende prijs vecht niemand: iedereen legt een kaart gedekt af, en de prijs is van jou. Een goed moment voor je slechtste kaart!
ruling-Au = Je moet met de Automaton zelf winnen. Gedekt afgelegde kaarten zijn niet gespeeld: geen kracht werkt, en alleen de eigenaar kent ze. Een automatische slag begint geen tweede, en na de laatste slag van fase 1 gebeurt er niets. Met drie of vier spelers kies jij een prijs, de volgende met de klok mee krijgt de andere, en de rest trekt.
lesson-Au = Win deze slag met je Automaton. De volgende prijs is dan zonder gevecht van jou; leg er een slechte kaart gedekt voor af.
lesson-Au-done = Twee prijzen voor één Automaton, en het kostte je alleen een slechte kaart.
faction-Ba = Barden
faction-Ba-one = Bard
faction-Ba-power = Aan het einde stemmen de Barden op de langste reeks waarden, zoals 3, 4, 5. Alleen als de langste reeksen even lang zijn, wordt er gewoon geteld.
example-Ba = Je hebt Ba3, Ba4 en Ba5. Je tegenstander heeft Ba1, Ba2, Ba6, Ba7 en Ba9: meer kaarten, maar jouw reeks is langer. De Barden stemmen op jou.
ruling-Ba = Vuurtoren en Toren veranderen niets voor de Barden. Buit vult nooit een gat in een reeks.
lesson-Ba = Je tegenstander heeft meer Barden. Win degene die jouw reeks langer maakt.
lesson-Ba-done = 3, 4, 5: jouw reeks is de langste, dus de Barden stemmen op jou.
faction-Gr = Griffioenen
faction-Gr-one = Griffioen
faction-Gr-power = Fase 2: Griffioenen die je wint, liggen open voor je. Elke kaart die je later speelt met de waarde van een van hen, is 5 sterker.
example-Gr = Gr4 ligt voor je. Nu speel je Un4: die vecht met sterkte 9.
ruling-Gr = Een kaart wordt 5 sterker, nooit meer. Een Griffioen die in fase 1 is gevangen, helpt niet.
lesson-Gr = Win Griffioenen: ze liggen open voor je. Speel dan een kaart met de waarde van een van hen.
lesson-Gr-done = Met Gr6 voor je vocht Kn6 met sterkte 11.
faction-Ra = Wasberen
faction-Ra-one = Wasbeer
faction-Ra-power = Vier van de veertien doen niet mee, en niemand weet welke. Aan het einde tellen je Wasberen met buit (1, 4, 7, 10 en 13) ook mee voor de factie waarvan je de minste kaarten hebt. Zijn er meer, dan kies je.
example-Ra = Van de Dwergen heb je maar één kaart, minder dan van elke andere factie. Ra4 en Ra7 hebben buit bij zich, dus daar tel je er drie.
ruling-Ra = Al je buit helpt dezelfde factie, misschien een waarvan je geen kaart hebt. Buit alleen kan een stem winnen. Niemand krijgt bij het delen een Wasbeer: ze worden in de trekstapel geschud.
lesson-Ra = Win de laatste slag: er zit buit in. Zeg dan welke factie die moet helpen.
lesson-Ra-done = Je buit telde ook mee voor een andere factie, en leverde je haar stem op.
faction-Ra-setup = Voorbereiding: de veertien Wasberen worden geschud en vier ervan ongezien weggelegd. De andere kaarten worden gedeeld. Pas daarna worden de tien Wasberen door de rest geschud, de trekstapel: niemand begint met een Wasbeer.
faction-Ra-own = Wasberen met buit: 1, 4, 7, 10 en 13. { own-interpretation }
faction-Vi = Vikingen
faction-Vi-one = Viking
faction-Vi-power = Aan het einde telt elke Viking van jou dubbel voor de stem van de Vikingen als je nog een kaart met dezelfde waarde hebt.
example-Vi = Je hebt Vi3 en ook Go3: dus telt Vi3 als twee Vikingen.
ruling-Vi = De andere kaart mag van elke factie zijn. Het helpt alleen bij de stem van de Vikingen, en niet bij het vergelijken van de hoogste kaarten.
lesson-Vi = Je tegenstander heeft meer Vikingen. Maar jij hebt Kn7: welke Viking telt daarmee dubbel?
lesson-Vi-done = Vi7 telt dubbel. Zo heb je evenveel Vikingen, en de hoogste.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Gespeeld na een even sterke kaart wint een Basilisk de slag en komt uit in de volgende. Die kaart gaat meteen naar je scorestapel, ook in fase 1.
example-Bs = Je tegenstander komt uit met Dw5. Je hebt geen Dwerg en speelt Bs5: even sterk, dus jij wint, en Dw5 is meteen van jou.
ruling-Bs = Hier telt de sterkte, niet de waarde. Een Basilisk waarmee is uitgekomen, doet niets bijzonders. De gevangen kaart komt bij jou, wat haar eigen kracht ook zegt; de Basilisk gaat waar elke gespeelde kaart heen gaat. Toch verjaagt een gevangen Reus Gnomen, levert een gevangen Feniks een Vuurfeniks op, en is een gevangen Trol de enige Trol van deze slag, behalve in de laatste.
lesson-Bs = Er is uitgekomen met Dw6. Antwoord met een Basilisk die even sterk is.
lesson-Bs-done = Je Basilisk heeft Dw6 gevangen. Die ligt in je scorestapel, en de prijs was ook van jou.
faction-Ph = Feniksen
faction-Ph-one = Feniks
faction-Ph-power = Fase 2: speel je een Feniks en verlies je de slag, dan trek je een Vuurfeniks in je hand. Een Vuurfeniks is verder een gewone Feniks.
example-Ph = Fase 2: jij komt uit met Ph4, en je tegenstander wint met Ph9. Je trekt een Vuurfeniks en hebt één kaart meer dan je tegenstander.
ruling-Ph = De handen kunnen ongelijk worden. Fase 2 eindigt na de slag waarin iemand de laatste kaart speelt; wat anderen nog hebben, telt voor niemand.
lesson-Ph = Verlies een slag met een Feniks, en kijk wat je ervoor krijgt.
lesson-Ph-done = Uit de as kwam een Vuurfeniks. Maar heeft iemand geen kaart meer, dan is de fase voorbij: bewaar hem dus niet te lang.
faction-Ph-setup = Voorbereiding: bij de tien Feniksen horen tien Vuurfeniksen, 0 tot en met 9. Ze worden geschud en liggen apart als gedekte stapel.
faction-Pf = Vuurfeniksen
faction-Pf-one = Vuurfeniks
faction-Pf-power = Het tweede leven van de Feniksen: je trekt hem als jouw Feniks in fase 2 een slag verliest.
faction-Uc = Eenhoorns
faction-Uc-one = Eenhoorn
faction-Uc-power = Fase 2: elke Eenhoorn in je scorestapel maakt elke kaart die je speelt 1 sterker, behalve Eenhoorns.
example-Uc = Er liggen twee Eenhoorns in je scorestapel. Go5 vecht met sterkte 7, maar Uc5 blijft op 5.
ruling-Uc = Een Eenhoorn die in fase 1 is gevangen, helpt al. Een onder je volgelingen niet: die is nog niet gewonnen.
lesson-Uc = Drie Eenhoorns in je scorestapel maken je kaarten 3 sterker. Probeer het met een Ridder.
lesson-Uc-done = Kn4 had sterkte 7. Kn6 had ook 7, want je tegenstander heeft een Eenhoorn. Bij gelijke sterkte wint wie uitkwam.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }: { $values }
faction-pair = Komt alleen samen met: { $faction }
faction-most-players =
    { $count ->
        [one] Alleen voor één speler
       *[other] Alleen voor { $count } spelers
    }
faction-warned-from = Niet aan te raden met { $count } of meer spelers
faction-reserve = nog { $count } in reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } kaart blijft ongezien weg
       *[other] { $count } kaarten blijven ongezien weg
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Zoals het begon: het beste kaartspel om te leren.
deck-claim2 = Claim 2
deck-claim2-text = Jaag op Gnomen, wek Draken en let op de Trollen.
deck-clockwork-court = Hof van Raderen
deck-clockwork-court-text = Koningen houden hun Boeren vast, terwijl Automatons en Barden de maat slaan.
deck-northern-raid = Rooftocht in het Noorden
deck-northern-raid-text = Vikingen en Wasberen zijn uit op buit, en de Dwergen kiezen voor de verliezer.
deck-wings-over-the-hills = Vleugels boven de Heuvels
deck-wings-over-the-hills-text = Griffioenen en Draken in de lucht, Reuzen en Gnomen op de grond.
deck-under-the-bridge = Onder de Brug
deck-under-the-bridge-text = Bij de Trollen moet iedereen wachten op wat hij wil.
own-interpretation = Onze uitleg: dit staat in geen enkele spelregel.
