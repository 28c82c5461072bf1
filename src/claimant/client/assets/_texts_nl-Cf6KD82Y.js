var e=`
bot-random = Gokker
bot-random-text = speelt op goed geluk een kaart
bot-greedy = Gulzigaard
bot-greedy-text = gebruikt gezond verstand, slag voor slag
bot-squire = Schildknaap
bot-squire-text = kijkt een klein eindje vooruit
bot-captain = Kapitein
bot-captain-text = bedenkt op welke manieren de kaarten verdeeld kunnen zijn
bot-regent = Regent
bot-regent-text = denkt lang na en maakt geen fout meer zodra alle kaarten bekend zijn
bot-ismcts = Leerboek
bot-ismcts-text = zoekt precies volgens het boekje, om mee te vergelijken
bot-level = Niveau
bot-is-thinking = { $who } denkt na …
bots-alike = { $count } { $bot }-bots
claim-hand-help = Met de pijltjestoetsen loop je door je hand, met Enter speel je een kaart, met een cijfer spring je naar de volgende kaart met die waarde.
claim-sending = Je kaart wordt verstuurd …
claim-card-sent = { $card }, wordt verstuurd
claim-card-next = { $card }, wordt hierna gespeeld
claim-next = { $card } wordt gespeeld zodra jij aan de beurt bent.
claim-not-next = { $card } blijft in je hand.
claim-skip = Overslaan (spatiebalk)
claim-actions = Wat je nog meer kunt doen
claim-memory = Geheugen
claim-result = Uitslag
claim-votes = Stemmen
claim-leads = staat voor bij deze stem
claim-chosen-of = { $count } van { $total }
claim-hint = Een sterke speler kiest hier: { $what }
claim-agree = Akkoord
claim-refuse = Weigeren
claim-resign-sure = Wil je dit spel echt opgeven? Dan heb je het verloren.
claim-stood-in = Er speelt nu een bot voor jou.
claim-take-back = Weer zelf spelen
claim-late = { $who } laat op zich wachten.
claim-offer-undo =
    { $seat ->
        [you] Je vraagt of je je laatste zet mag terugnemen.
       *[other] { $who } wil de laatste zet terugnemen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Je stelt voor om een bot voor { $other } te laten spelen.
       *[other] { $who } stelt voor om een bot voor { $other } te laten spelen.
    }
step-offer-undo =
    { $seat ->
        [you] Je vraagt of je een zet mag terugnemen.
       *[other] { $who } wil een zet terugnemen.
    }
step-offer-stand-in =
    { $seat ->
        [you] Je stelt voor om een bot te laten invallen.
       *[other] { $who } stelt voor om een bot te laten invallen.
    }
step-agree =
    { $seat ->
        [you] Je gaat akkoord.
       *[other] { $who } gaat akkoord.
    }
step-refuse =
    { $seat ->
        [you] Je weigert.
       *[other] { $who } weigert.
    }
step-resign =
    { $seat ->
        [you] Je geeft op.
       *[other] { $who } geeft op.
    }
step-return =
    { $seat ->
        [you] Je speelt weer zelf.
       *[other] { $who } is terug aan tafel.
    }
ending-resigned =
    { $seat ->
        [you] Je hebt opgegeven. Gewonnen door: { $winners }
       *[other] { $who } heeft opgegeven. Gewonnen door: { $winners }
    }
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
        [you] De scorestapel van je partner komt bij de jouwe: { $cards }.
       *[other]
            { $from-seat ->
                [you] Jouw scorestapel komt bij die van { $who }: { $cards }.
               *[other] De scorestapel van { $from } komt bij die van { $who }: { $cards }.
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
kt-figures-of = speelfiguren: { $names }
kt-target = te kiezen
kt-board-help = Met de pijltjestoetsen ga je van vak naar vak, met Enter kies je er een. Shift met een pijltje verschuift het speelveld, plus en min zoomen, 0 toont alles.
kt-zoom = Zoom
kt-nearer = Inzoomen
kt-farther = Uitzoomen
kt-fit = Het hele speelveld tonen
kt-draw = Trekken: { $card }
kt-keep = Deze houden
kt-worth = Waard
kt-standings = Speelfiguren per factie
kt-skip = Alles tonen
kt-ask-card-for = Welke kaart leg je aan op { $field }?
kt-drop = Of sleep het bestand hierheen.
kt-records = Van elk afgelopen spel is er een verslag, dat je bij de herhaling kunt downloaden. Open het hier en bekijk het spel zet voor zet, door ieders ogen.
kt-autoplay = Afspelen
kt-pause = Pauzeren
kt-step = Stap
kt-eyes = Door wiens ogen
kt-public = Toeschouwer
kt-other-record = Ander verslag
kt-no-replay = De herhaling kan niet worden getoond
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
power-cards = De kaarten
power-example = Voorbeeld
power-rulings = Goed om te weten
power-in-kingdoms = Bij Claim Kingdoms
power-all = Alle facties en locaties
rules-contents = Op deze pagina
rules-factions-title = De facties
rules-buildings-title = Gebouwen
rules-landscapes-title = Landschappen
place-Dungeon = Kerker
place-Dungeon-effect = De laatste slag van fase 1 levert de winnaar een extra stem op, en de laatste slag van fase 2 ook.
example-Dungeon = De facties stemmen met 3 tegen 2 voor je tegenstander. Maar jij won in beide fases de laatste slag: 4 tegen 3, de troon is van jou!
ruling-Dungeon = Bij evenveel stemmen beslissen de kaarten van de facties die op je stemden. Een extra stem levert daarbij geen kaarten op.
lesson-Dungeon = De laatste slag levert een extra stem op. Bewaar je sterkste kaart voor dan.
lesson-Dungeon-done = De laatste slag was van jou, en de extra stem dus ook.
place-Lighthouse = Vuurtoren
place-Lighthouse-effect = Win je in fase 2 als eerste drie kaarten van een factie, dan krijg je haar stem, wat er daarna ook gebeurt. De andere facties stemmen zoals altijd.
example-Lighthouse = Jij wint als eerste drie Ridders. Daarna wint je tegenstander er vijf. Toch stemmen de Ridders op jou.
ruling-Lighthouse = Alleen kaarten die je in fase 2 wint, tellen mee voor de drie. Een Gnoom telt ook als hij later wordt verjaagd. Barden stemmen zoals altijd.
lesson-Lighthouse = In fase 2 heb je al twee Ondoden gewonnen. Zorg dat jij er als eerste drie hebt!
lesson-Lighthouse-done = Jij was de eerste! De Ondoden stemmen op jou, ook al heeft je tegenstander er meer.
place-Pyramid = Piramide
place-Pyramid-effect = Aan het einde leggen alle spelers hun gewonnen kaarten met waarde 3 of lager af. Daarna volgt de gewone telling.
example-Pyramid = Je tegenstander heeft Dw0, Dw2 en Dw3, jij alleen Dw6. De lage kaarten gaan weg, en de Dwergen stemmen op jou.
lesson-Pyramid = Kaarten met waarde 3 of lager worden straks afgelegd. Win hogere!
lesson-Pyramid-done = Je tegenstander had veel kaarten, maar lage. Die van jou zijn er nog.
place-Monastery = Klooster
place-Monastery-effect = Wees niet te gulzig: wie minstens twee keer zoveel kaarten heeft gewonnen als de tegenstander, verliest. Anders volgt de gewone telling.
place-Monastery-goal-2 = Win stemmen, maar niet twee keer zoveel kaarten als je tegenstander
example-Monastery = Jij hebt 18 kaarten gewonnen en je tegenstander 8. Dat is meer dan twee keer zoveel, dus je verliest. Bij 17 tegen 9 volgt de gewone telling.
ruling-Monastery = Alle gewonnen kaarten tellen, nog voordat er Boeren overlopen. Bij 0 tegen 0 gebeurt er niets.
lesson-Monastery = Blijf bescheiden: heeft je tegenstander minstens twee keer zoveel kaarten als jij, dan win jij. Verlies beide slagen.
lesson-Monastery-done = Je tegenstander was te gulzig. Daarom win jij!
place-Bridge = Brug
place-Bridge-effect = Aan het einde wint wie de meeste volledige sets heeft. Een set is één kaart van elke factie. Hebben jullie er evenveel, dan volgt de gewone telling.
place-Bridge-goal-2 = Win de meeste volledige sets (bij gelijke stand: stemmen)
example-Bridge = Jij hebt van elke factie minstens twee kaarten: twee sets. Je tegenstander heeft geen enkele Ondode, dus geen set. Jij wint!
ruling-Bridge = Alle gewonnen kaarten tellen, nog voordat er Boeren overlopen.
lesson-Bridge = Voor een volledige set mis je nog één factie. Win er een kaart van.
lesson-Bridge-done = Eén kaart van elke factie: jij hebt een set, je tegenstander niet.
place-Fortress = Vesting
place-Fortress-effect = Wie aan het einde meer dan vijf kaarten van een factie heeft, legt daar de vier laagste van af. Daarna volgt de gewone telling.
example-Fortress = Je hebt Go0, Go1, Go2, Go4, Go5 en Go8. Dat zijn er zes: de vier laagste leg je af, Go5 en Go8 blijven.
lesson-Fortress = Je tegenstander heeft vijf Goblins. Komt er één bij, dan moeten de vier laagste weg. Geef er een cadeau!
lesson-Fortress-done = Dat was één Goblin te veel! Vier moesten er weg, en nu stemmen de Goblins op jou.
place-Tower = Toren
place-Tower-effect = Aan het einde tel je per factie de waarden van je kaarten op: de hoogste som wint de stem. Alleen bij een gelijke som volgt de gewone telling.
example-Tower = Jij hebt Kn8 en Kn9, samen 17. Je tegenstander heeft Kn2, Kn3, Kn4 en Kn5, samen 14. De Ridders stemmen op jou.
ruling-Tower = Bij een gelijke som beslist het aantal kaarten, daarna de hoogste kaart. De waarde van een Viking die dubbel telt, tel je maar één keer. Buit telt mee met de waarde van de Wasbeer. Barden stemmen zoals altijd.
lesson-Tower = Hier gaat het om de som van de waarden. Win hoge kaarten!
lesson-Tower-done = Je hebt minder kaarten, maar hogere. Daar gaat het hier om!
place-Ruins = Ruïnes
place-Ruins-effect = Aan het einde leggen alle spelers hun gewonnen kaarten met een oneven waarde af. Daarna volgt de gewone telling.
example-Ruins = Van Un1, Un3, Un6 en Un7 blijft alleen Un6 over.
lesson-Ruins = Oneven kaarten worden straks afgelegd. Win even kaarten!
lesson-Ruins-done = De oneven kaarten van je tegenstander zijn weg. Jouw even kaarten zijn er nog.
place-Castle = Kasteel
place-Castle-effect = Aan het einde wint wie de meeste kaarten heeft gewonnen. Hebben jullie er evenveel, dan volgt de gewone telling.
place-Castle-goal-2 = Win de meeste kaarten (bij gelijke stand: stemmen)
example-Castle = Jij hebt 14 kaarten gewonnen en je tegenstander 12. Jij wint, wat de facties er ook van vinden.
ruling-Castle = Alle gewonnen kaarten tellen, nog voordat er Boeren overlopen.
lesson-Castle = Hier telt alleen het aantal kaarten. Win beide slagen.
lesson-Castle-done = Jij hebt de meeste kaarten gewonnen. Naar stemmen vraagt hier niemand.
place-Underworld = Onderwereld
place-Underworld-effect = In een slag vecht een kaart met waarde 0 met sterkte 10.
example-Underworld = Je tegenstander komt uit met Dw9. Jij volgt met Dw0, die hier sterkte 10 heeft: jij wint!
ruling-Underworld = Bij de puntentelling gelden de waarden op de kaarten.
lesson-Underworld = Hier vecht een 0 met sterkte 10. Probeer maar!
lesson-Underworld-done = Un0 vocht met sterkte 10 en versloeg Un9.
place-Farmlands = Akkerland
place-Farmlands-effect = In een slag is een kaart met waarde 2 de sterkste van zijn factie: 1 sterker dan de hoogste.
example-Farmlands = Je tegenstander komt uit met Go9. Jij volgt met Go2, die hier sterkte 10 heeft: jij wint!
ruling-Farmlands = Een 2 heeft sterkte 10, bij de Boeren 13 en bij de Wasberen 14. Bij de puntentelling gelden de waarden op de kaarten.
lesson-Farmlands = Hier is een 2 de sterkste kaart van zijn factie. Probeer maar!
lesson-Farmlands-done = Kn2 vocht met sterkte 10 en versloeg Kn9.
place-Coast = Kust
place-Coast-effect = Fase 1: de verliezer van een slag neemt de prijs, de winnaar de bovenste kaart van de trekstapel.
example-Coast = De prijs is Kn9. Speel laag: wie verliest, krijgt hem.
ruling-Coast = Gespeelde Ondoden gaan nog steeds naar de winnaar. Wie met een Ziener wint, kiest zoals altijd. In een automatische slag van de Automatons neemt de winnaar gewoon de prijs.
lesson-Coast = Hier krijgt de verliezer de prijs. Verlies dus!
lesson-Coast-done = Je verloor de slag, en nu is Kn9 jouw volgeling.
place-Peaks = Winderige Toppen
place-Peaks-effect = Vóór fase 2 kiest elke speler in het geheim drie kaarten uit de hand. Daarna ruilen jullie die met elkaar.
example-Peaks = Drie van je volgelingen kunnen alleen maar verliezen. Geef ze weg, en je krijgt er drie terug die je tegenstander kwijt wilde.
lesson-Peaks = Kies drie zwakke kaarten om weg te geven. Kom daarna uit.
lesson-Peaks-done = Je bent je zwakke kaarten kwijt, en je kent nu drie kaarten van je tegenstander.
place-Desert = Eindeloze Woestijn
place-Desert-effect = Vóór fase 1 kiest elke speler in het geheim vijf kaarten uit de hand. Daarna ruilen jullie die met elkaar.
example-Desert = Geef je enige twee Dwergen weg. Krijg je er geen terug, dan mag je vanaf de eerste slag alles spelen als je tegenstander met een Dwerg uitkomt.
lesson-Desert = Je geeft vijf kaarten weg, en drie daarvan zijn al gekozen. Kies er nog twee en kom daarna uit.
lesson-Desert-done = Je tegenstander zit nu met je lage kaarten, en jij weet precies welke.
place-Islands = Eilanden
place-Islands-effect = Fase 1: er zijn steeds twee prijzen. De winnaar neemt er een, de andere gaat onder de trekstapel en de verliezer neemt de bovenste kaart. In de laatste slag krijgt de verliezer de andere prijs.
example-Islands = De prijzen zijn Kn8 en Go0. Jij wint en neemt Kn8. Go0 gaat onder de trekstapel, en je tegenstander trekt de bovenste kaart.
ruling-Islands = Wie met een Ziener wint, mag in plaats van een prijs de bovenste kaart van de trekstapel nemen. Dan kiest de tegenstander een prijs, en de andere gaat onder de trekstapel.
lesson-Islands = Er liggen twee prijzen. Win de slag en neem de beste.
lesson-Islands-done = Jij mocht kiezen, en de andere prijs ging onder de trekstapel. Alleen in de laatste slag krijgt de verliezer die.
place-Plateau = Hoogvlakte
place-Plateau-effect = Win je drie slagen op rij, dan komt je tegenstander uit in de volgende. Daarna begint het tellen opnieuw.
example-Plateau = Je hebt drie slagen op rij gewonnen. Nu komt je tegenstander uit, en jij begint weer bij nul.
ruling-Plateau = Maakt een Draak, een Basilisk of een Automaton iemand de volgende Leider, dan gaat dat voor. Het tellen loopt van fase 1 door in fase 2.
lesson-Plateau = Je hebt al twee slagen op rij gewonnen. Win de derde, en kijk wie er dan uitkomt.
lesson-Plateau-done = Na drie slagen op rij komt je tegenstander uit, en het tellen begint opnieuw.
place-Swamp = Moeras
place-Swamp-effect = Vóór fase 2 kiest elke speler in het geheim twee kaarten uit de hand. Daarna leggen jullie die open af.
example-Swamp = Vóór fase 2 leg je twee kaarten af die je tegenstander anders van je had gewonnen.
lesson-Swamp = Kies twee kaarten die je kunt missen. Kom daarna uit.
lesson-Swamp-done = Je zwakke kaarten zijn weg: die kan niemand meer van je winnen.
place-Icebergs = IJsbergen
place-Icebergs-effect = Heb je een slag verloren, dan is de volgende kaart die je speelt 1 sterker. Verlies je vaker achter elkaar, dan blijft het bij 1.
example-Icebergs = Je hebt de vorige slag verloren. Je tegenstander komt uit met Dw6 en jij speelt Do6 met sterkte 7: jij wint!
ruling-Icebergs = Dit loopt van fase 1 door in fase 2.
lesson-Icebergs = Je hebt de vorige slag verloren, dus je volgende kaart is 1 sterker. Net genoeg!
lesson-Icebergs-done = Do6 vocht met sterkte 7 en versloeg Un6.
place-kind-building = gebouw
place-kind-landscape = landschap
word-play = een kaart spelen
word-take = een kaart nemen
word-choose = een kaart kiezen
word-name = een factie noemen
word-draw = een kaart trekken
word-building = gebouw
word-landscape = landschap
word-row = rij
word-column = kolom
word-object = een object
word-text = een tekst
word-whole-number = een heel getal
word-true-or-false = true of false
word-list = een lijst
word-list-of-texts = een lijst van teksten
word-list-of-texts-and-nulls = een lijst van teksten en null
word-list-of-whole-numbers = een lijst van hele getallen
word-saved-object = het moet een object zijn
word-saved-headers = headers moet een object van teksten zijn
word-saved-deal = deal moet elke naam aan een lijst van kaarten koppelen
word-saved-moves = moves moet een lijst zijn
word-saved-move = een zet moet een object zijn
word-saved-texts = namen, kaarten, zetten en opmerkingen moeten teksten zijn
word-no-card-on-board = er ligt geen kaart op het speelveld
word-no-card-here = hier ligt geen open kaart
word-nobody-looks = er bekijkt niemand kaarten
word-nothing-to-choose = er valt niets te kiezen
word-no-field = er is geen vak om een kaart aan te leggen
word-no-card-to-play = de speler die aan de beurt is, heeft geen kaart
word-no-figure-to-play = de speler die aan de beurt is, heeft geen speelfiguur
word-no-power = er wordt geen kracht gebruikt
word-other-power = de zojuist aangelegde kaart heeft een andere kracht
word-not-drawn = voor een kracht die niet wordt gebruikt, kunnen geen kaarten zijn getrokken
reason-game-over = Het spel is afgelopen.
reason-game-not-over = Het spel is nog niet afgelopen, dus er is nog geen uitslag.
reason-no-such-seat = Er is geen plaats { $seat }: de plaatsen zijn genummerd van 0 tot en met { $last }.
reason-not-your-turn =
    { $seat ->
        [you] Je bent nog niet aan de beurt: het spel wacht op { $right }.
       *[other] { $who } is niet aan de beurt: het spel wacht op { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Je hebt { $card } niet in je hand.
       *[other] { $who } heeft { $card } niet in de hand.
    }
reason-already-chosen =
    { $seat ->
        [you] Je hebt { $card } al gekozen.
       *[other] { $who } heeft { $card } al gekozen.
    }
reason-must-follow =
    { $seat ->
        [you] De Leider kwam uit met { $led }, en je hebt kaarten van deze factie: { $faction }. Speel er daar een van, of een kaart die mag invallen.
       *[other] De Leider kwam uit met { $led }, en { $who } heeft kaarten van deze factie: { $faction }. Daarvan moet er een worden gespeeld, of een kaart die mag invallen.
    }
reason-not-offered = { $card } kun je nu niet kiezen.
reason-deck-not-offered = De trekstapel kun je nu niet kiezen: neem een van de prijzen.
reason-faction-not-offered = { $faction } kun je nu niet noemen: noem { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Nu moet je { $right }, niet { $given }.
       *[other] Nu moet { $who } { $right }, niet { $given }.
    }
reason-bridge =
    { $seat ->
        [you] { $place }: je hebt meer volledige sets, { $most } tegen { $fewer }.
       *[other] { $place }: { $who } heeft meer volledige sets, { $most } tegen { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: je hebt meer kaarten gewonnen, { $most } tegen { $fewer }.
       *[other] { $place }: { $who } heeft meer kaarten gewonnen, { $most } tegen { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: je hebt minstens twee keer zoveel kaarten, { $most } tegen { $fewer }, en dus verlies je.
       *[other] { $place }: { $who } heeft minstens twee keer zoveel kaarten, { $most } tegen { $fewer }, en verliest dus.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: de laatste slag van fase { $phase } geeft jou een extra stem.
       *[other] { $place }: de laatste slag van fase { $phase } geeft { $who } een extra stem.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: jij won in fase 2 als eerste { $number } { $faction }.
       *[other] { $place }: { $who } won in fase 2 als eerste { $number } { $faction }.
    }
reason-culled =
    { $seat ->
        [you] { $place }: je legt vóór de puntentelling { $number ->
                [one] één kaart
               *[other] { $number } kaarten
            } af: { $cards }.
       *[other] { $place }: { $who } legt vóór de puntentelling { $number ->
                [one] één kaart
               *[other] { $number } kaarten
            } af: { $cards }.
    }
reason-advised-against =
    Met { $players ->
        [one] één speler
       *[other] { $players } spelers
    } raden de spelregels { $faction } af.
reason-bad-code = ‘{ $code }’ is geen code voor een factie: gebruik een hoofdletter en een kleine letter.
reason-bad-place-code = ‘{ $code }’ is geen code voor een locatie: gebruik één woord van minstens drie letters, te beginnen met een hoofdletter.
reason-bad-place-kind = ‘{ $kind }’ is geen soort locatie: een locatie is een gebouw of een landschap.
reason-bad-players = Het aantal spelers moet één cijfer zijn.
reason-bad-seconds = Een tijdslimiet moet een aantal seconden groter dan 0 zijn, niet { $given }.
reason-bad-steps = Een limiet in stappen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-bad-values = { $faction }: een kaart kan niet de waarde { $given } hebben. Waarden zijn hele getallen van 0 tot en met { $most }.
reason-code-taken = De code { $code } hoort al bij { $owner }: kies een andere voor { $other }.
reason-draw-and-deal = Locaties worden geloot met een startgetal: geef je de verdeling zelf, noem dan ook de locaties.
reason-faction-not-in-play = Deze factie doet niet mee: { $faction }.
reason-faction-twice = Twee keer genoemd: { $faction }. Elke factie zit hooguit één keer in een deck.
reason-no-places =
    Magische locaties zijn voor { $right ->
        [one] één speler
       *[other] { $right } spelers
    }, niet voor { $players }.
reason-no-pair = In een deck zit precies één koppel facties: { $pairs }. In dit deck zit er geen.
reason-not-one-pair = In een deck zit precies één heel koppel facties: { $pairs }. In dit deck zitten: { $given }.
reason-seed-and-deal = Geef een startgetal of een verdeling, niet allebei.
reason-seed-out-of-range = Het startgetal { $seed } valt buiten het bereik: neem een heel getal van 0 tot en met 2^64 - 1.
reason-solve-phase-2 = Alleen fase 2 is op te lossen, want alleen daar kun je alle kaarten kennen; dit is fase 1.
reason-solve-two-players = Alleen spellen met twee spelers zijn op te lossen; hier zijn het er { $players }.
reason-too-many-places = Er kan maar één { $kind } meedoen, niet { $given }.
reason-too-many-players =
    Met { $faction } { $most ->
        [one] kan hooguit één speler
       *[other] kunnen hooguit { $most } spelers
    } meedoen, niet { $players }: neem een andere factie.
reason-unknown-deck = Er is geen deck ‘{ $name }’. Kies een kant-en-klaar deck ({ $known }) of noem de facties, zoals ‘Go Kn Un Dw Do’.
reason-unknown-draw = Locaties kunnen niet als ‘{ $name }’ worden geloot: kies { $known }.
reason-unknown-faction = Er is geen factie ‘{ $name }’. Kies uit { $known }.
reason-unknown-place = Er is geen locatie ‘{ $name }’. Kies uit { $known }.
reason-wrong-kind-of-place = { $place }: dit is een { $kind }, geen { $wanted }.
reason-wrong-number-of-cards =
    { $faction }: deze factie brengt { $given ->
        [one] één kaart
       *[other] { $given } kaarten
    } in het deck; buiten een koppel moeten het er { $right } zijn.
reason-wrong-number-of-factions =
    Een deck voor { $players ->
        [one] één speler
       *[other] { $players } spelers
    } bestaat uit één koppel en { $right ->
        [one] één andere factie
       *[other] { $right } andere facties
    }. Dit deck heeft er naast het koppel { $given }.
reason-wrong-number-of-players = Claim is voor { $right } spelers, niet voor { $players }.
reason-wrong-size-of-pair =
    { $pair }: dit koppel brengt { $given ->
        [one] één kaart
       *[other] { $given } kaarten
    } in het deck; het moeten er { $right } zijn.
reason-unknown-bot = Er is geen bot ‘{ $name }’: de bots zijn { $right }.
reason-bad-bot-name = ‘{ $name }’ kan niet de naam van een bot zijn: gebruik hooguit { $most } kleine letters, cijfers en streepjes, en begin met een letter.
reason-bot-name-taken = Er is al een bot { $bot }, gemaakt door { $maker }: kies een andere naam voor { $other }.
reason-bot-cannot-play = De bot { $bot } speelt geen { $game }, alleen { $right }.
reason-bot-not-made = De bot { $bot } kon niet worden gemaakt: { $error }
reason-not-importable =
    Andere processen kunnen { $thing } niet vinden: definieer het op het hoogste niveau van een module die ze kunnen importeren, of speel in één proces.
reason-no-plugin =
    Er is geen module ‘{ $name }’ om als plug-in te laden: schrijf de naam zoals bij import, bijvoorbeeld my_faction voor het bestand my_faction.py.
reason-plugin-failed = De plug-in { $name } kan niet worden geladen: { $error }
reason-bad-lessons = De lessen in { $file } kunnen niet worden gelezen: { $error }
reason-bad-lesson = De les { $lesson } in { $file } kan niet worden gebruikt: { $error }
reason-lesson-lacks-text = Een les in { $file } mist de tekst ‘{ $name }’.
reason-lesson-of-nobody = De les { $lesson } in { $file } moet de code van een zelfgemaakte factie of locatie als naam hebben.
reason-lesson-taken = Er is al een andere les { $lesson }: die in { $file } heeft een andere naam nodig.
reason-lesson-empty = In { $file } mogen plan, task en done van de les { $lesson } niet leeg zijn.
reason-bad-action = Een actie is een kaart om te spelen (Go5), te nemen (+Go5 of +deck) of te kiezen (-Go5), of een factie om te noemen (@Go).
reason-bad-card = Een kaart schrijf je als de code van zijn factie en zijn waarde, zoals Go5.
reason-bad-comment = Een opmerking mag geen accolades of regeleinden bevatten.
reason-bad-header = Een kopregel schrijf je als [Name "tekst"], met \\" voor een aanhalingsteken in de tekst.
reason-bad-header-name = De naam van een kopregel bestaat alleen uit letters en begint met een hoofdletter.
reason-bad-header-text = De kopregel { $name } mag geen regeleinde bevatten.
reason-bad-line = Deze regel moet beginnen met ‘{ $right }’.
reason-bad-mark = ‘{ $mark }’ zegt niet wie een kaart kent: schrijf * voor iedereen, of de letters van plaatsen.
reason-bad-move = In een verslag schrijf je een actie met de plaats ervoor, zoals A:{ $example }.
reason-chance-missing = Hier beslist het toeval, maar de uitkomst (chance:…) ontbreekt.
reason-line-unfinished = Alles wat in ‘{ $label }’ gebeurde, moet op één regel staan.
reason-no-chance = Hier beslist het toeval niet.
reason-bad-number = Dit moet een heel getal van { $least } tot en met { $most } zijn.
reason-bad-seat = Een plaats schrijf je met de letter: { $right }.
reason-seat-twice = Noem elke plaats precies één keer.
reason-cards-missing = Deze kaarten ontbreken: { $cards }. In een stand heeft elke kaart een plek.
reason-cards-nowhere = Hieruit blijkt niet waar deze kaarten kunnen zijn: { $cards }.
reason-comment-before-words = Een opmerking moet achter het woord staan waar die bij hoort.
reason-deal-card = { $card } kan niet aan { $whom } worden gedeeld.
reason-deal-count =
    { $whom } moet { $right ->
        [one] één kaart
       *[other] { $right } kaarten
    } krijgen, niet { $given }.
reason-deal-late = De verdeling moet vóór alle acties staan.
reason-deal-missing = De verdeling voor { $whom } ontbreekt.
reason-deal-not-codes = Een verdeling geeft elke plek (A, deck, …) een tekst met kaartcodes, gescheiden door spaties.
reason-deal-twice = De verdeling voor { $whom } is twee keer gegeven.
reason-deal-unknown = Kaarten worden gedeeld aan { $right }, niet aan ‘{ $whom }’.
reason-deck-in-phase-2 =
    Na fase 1 zijn trekstapel en prijzen op, maar hier { $given ->
        [one] is nog één kaart
       *[other] zijn nog { $given } kaarten
    } over.
reason-early-result = De kopregel noemt een winnaar, maar het spel is niet afgelopen.
reason-header-after-body = Kopregels moeten vóór al het andere staan.
reason-header-missing = De kopregel { $name } ontbreekt.
reason-header-twice = De kopregel { $name } is twee keer gegeven.
reason-no-options = Noem minstens één mogelijkheid.
reason-no-position = Een stand begint met de codes van de facties, zoals ‘Go Kn Un Dw Do | …’.
reason-no-record = Een spel dat met een stand begon, heeft geen verslag, want de verdeling is niet bekend.
reason-no-winner = Kaarten worden pas genomen als een slag is gewonnen: zeg wie hem won, en hoeveel spelers er al een kaart hebben genomen.
reason-nobody-to-play = De speler die aan de beurt is, heeft geen kaart in de hand.
reason-not-in-order = Kaarten worden met de klok mee gespeeld, te beginnen bij de Leider, één per plaats.
reason-not-saved = Dit is geen opgeslagen spel in JSON: { $what }.
reason-other-game = Dit is een verslag van ‘{ $game }’, niet van { $right }.
reason-position-too-long = Een stand heeft hooguit { $most } tekens; deze heeft er { $given }.
reason-record-too-long = Een verslag heeft hooguit { $most } tekens; dit heeft er { $given }.
reason-rules-version = Dit verslag volgt versie { $given } van de regels; hier is alleen versie { $right } te spelen.
reason-section-twice = Het deel ‘{ $word }’ is twee keer gegeven.
reason-stray-brace = Een opmerking is tekst tussen { "{" } en { "}" } op één regel, zonder accolades erin.
reason-too-many-of-card =
    Van { $card } { $right ->
        [one] is er maar één
       *[other] zijn er maar { $right }
    } in dit spel.
reason-trick-is-full = Iedereen heeft al in deze slag gespeeld: de stand moet iets anders vragen.
reason-two-comments = Een woord heeft hooguit één opmerking.
reason-unequal-hands = In fase 1 moet iedereen nog evenveel slagen te spelen hebben, niet { $given }.
reason-unknown-card = Er is geen kaart { $card } in dit spel.
reason-unknown-power = Er is geen kracht { $code } in dit spel.
reason-unknown-section = Geen deel van een stand begint met ‘{ $word }’.
reason-unknown-step = De stap moet { $right } zijn.
reason-unplayable = Deze stand kan in geen enkel spel ontstaan: hij is niet uit te spelen.
reason-wrong-number-of-values =
    Bij dit deel { $right ->
        [one] hoort één waarde
       *[other] horen { $right } waarden
    }.
reason-wrong-result = Volgens de kopregel won { $given }, maar volgens de regels is het { $right }.
reason-wrong-size-of-deck = In fase 1 bevatten trekstapel en prijzen één kaart voor elke plaats en elke slag die nog komt: { $right }, niet { $given }.
reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Beslis nu over deze kracht: { $power }. Kies een van de mogelijke antwoorden.
       *[other] Nu beslist { $who } over deze kracht: { $power }. Mogelijke antwoorden: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Trek nu een kaart: kies er een uit het aanbod, of de trekstapel.
       *[other] Nu trekt { $who } een kaart: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Leg nu een kaart aan: kies welke en waar.
       *[other] Nu legt { $who } een kaart aan, zoals Go@1,0.
    }
reason-kingdoms-bad-action = Een actie is een kaart met een vak (Go@-1,2), een vak (@1,0), een kaart om te nemen (+Go of +pile), twee kaarten om te houden (=Go,Kn), of een van de woorden use, pass, row, column, done.
reason-kingdoms-bad-card = Een kaart schrijf je als de code van zijn factie, zoals Go.
reason-kingdoms-bad-code = ‘{ $code }’ is geen code voor een factie: gebruik een hoofdletter en een kleine letter.
reason-kingdoms-bad-field = Een vak schrijf je als twee getallen van -99 tot en met 99, zoals -1,2.
reason-kingdoms-bad-knowledge = Wat een speler weet, moet bij de kaarten passen, en dit past niet.
reason-kingdoms-bad-tile = Een kaart op het speelveld schrijf je als Go@1,0, eventueel met :A, :B, :AB of :down erachter.
reason-kingdoms-bad-value = Dit moet { $right } zijn.
reason-kingdoms-code-taken = De code { $code } hoort al bij { $owner }: kies een andere voor { $other }.
reason-kingdoms-deal-of-what = Geef je de verdeling, noem dan ook de facties die meedoen.
reason-kingdoms-empty-pile = De trekstapel is leeg.
reason-kingdoms-faction-twice = Twee keer genoemd: { $faction }. Elke factie doet hooguit één keer mee.
reason-kingdoms-far-away = { $field } grenst niet aan een kaart op het speelveld.
reason-kingdoms-field-occupied = Op { $field } ligt al een kaart.
reason-kingdoms-field-taken = Op het vak { $field } liggen twee kaarten.
reason-kingdoms-no-position = Een stand begint met de codes van de facties, zoals ‘Go Dw … | …’.
reason-kingdoms-not-in-display = { $card } ligt niet in het aanbod.
reason-kingdoms-nothing-asked = In deze stand kan aan niemand iets gevraagd zijn: { $what }.
reason-kingdoms-number-of-factions =
    Je speelt met { $right ->
        [one] één factie
       *[other] { $right } facties
    }, niet met { $given }.
reason-kingdoms-only-corner = { $field } raakt alleen een hoek van een kaart: het vak moet een hele zijde met een open kaart delen.
reason-kingdoms-only-face-down = { $field } grenst alleen aan gedekte kaarten: leg aan naast een open kaart.
reason-kingdoms-too-many =
    Van { $card } { $right ->
        [one] is er maar één
       *[other] zijn er maar { $right }
    } in dit spel.
reason-kingdoms-unknown-card = Er is geen kaart { $card } in dit spel.
reason-kingdoms-unknown-faction = Er is geen factie ‘{ $name }’ in Claim Kingdoms. Kies uit { $known }.
reason-kingdoms-wrong-hand =
    Een hand heeft hooguit { $most ->
        [one] één kaart
       *[other] { $most } kaarten
    }.
reason-kingdoms-wrong-pile = Dit zijn niet precies de kaarten van de trekstapel.
reason-kingdoms-wrong-supply =
    Plaats { $seat } heeft in totaal { $right ->
        [one] één speelfiguur
       *[other] { $right } speelfiguren
    }, niet { $given }.
reason-no-choice-Do = Op { $choice } ligt geen aangrenzende kaart waarvan je de kracht hier kunt gebruiken.
reason-no-choice-Gi = Op { $choice } ligt geen aangrenzende open kaart.
reason-no-choice-Gn = Op { $choice } ligt geen aangrenzende kaart zonder speelfiguur van jou.
reason-no-choice-Kn = Op { $choice } ligt geen aangrenzende kaart met een speelfiguur van de tegenstander.
reason-no-choice-Se = { $choice } zijn niet twee van de kaarten die je in je hand hebt of bekijkt.
reason-no-choice-Tr = In de { $choice } ligt nog een Trol, dus daar krijg je geen punten voor.
reason-no-choice-Un = Op { $choice } staat geen speelfiguur van de tegenstander, of je staat er zelf al.
reason-kingdoms-imagine-for-whom = Een toeschouwer speelt niet: mogelijke verdelingen zijn alleen te bedenken vanuit wat een speler ziet.
reason-kingdoms-imagine-when = Terwijl de trekstapel wordt geschud, valt er voor niemand iets te bedenken.
reason-setup-players = { $game } is een spel voor { $right } spelers, niet voor { $given }.
reason-setup-places = { $game } wordt zonder gebouwen en landschappen gespeeld.
reason-setup-deck = { $game } speel je altijd met hetzelfde materiaal: laat het deck weg.
reason-setup-first = Bij { $game } begint niemand eerder dan de anderen: wijs er niemand voor aan.
reason-game-taken = Er is al een ander spel ‘{ $name }’: kies een andere code of titel.
reason-sign-in-first = Zeg eerst wie je bent: kies een naam, log in of stuur een token mee.
reason-wrong-password = De naam of het wachtwoord klopt niet.
reason-name-taken = De naam { $name } is al bezet.
reason-bad-name = Een naam heeft 1 tot en met { $most } letters, cijfers, spaties, punten, streepjes of underscores.
reason-name-reserved = { $name } is de naam van een bot, of lijkt erop: kies een andere.
reason-bad-password = Een wachtwoord heeft { $least } tot en met { $most } tekens.
reason-already-account = Je hebt al een account.
reason-no-account = Je hebt nog geen account.
reason-still-playing = Speel eerst je lopende spellen uit of geef ze op.
reason-no-such-token = Dit token bestaat niet.
reason-too-many-tokens =
    Meer dan { $most ->
        [one] één token
       *[other] { $most } tokens
    } tegelijk kan niet: verwijder er eerst een.
reason-no-such-table = Deze tafel bestaat niet, of de tafel is privé en je bent niet uitgenodigd.
reason-game-not-found = Dit spel bestaat niet, of het is privé en je bent niet uitgenodigd.
reason-no-such-player = Deze speler bestaat niet.
reason-seat-taken = Plaats { $seat } is bezet.
reason-table-full = Alle plaatsen zijn bezet.
reason-already-seated = Je zit al aan deze tafel.
reason-not-seated = Je zit niet aan deze tafel.
reason-not-host = Dat mag alleen de speler die de tafel heeft geopend.
reason-table-started = Het spel is begonnen, dus dit kun je niet meer veranderen.
reason-table-not-over = Het spel aan deze tafel is nog niet afgelopen.
reason-table-closed = Deze tafel is gesloten.
reason-seats-free = Er zijn nog plaatsen vrij: wacht op spelers of laat bots aanschuiven.
reason-rated-without-bots = Een spel dat meetelt, is alleen voor mensen: bots kunnen niet aanschuiven.
reason-no-opponent = De bot { $bot } kan geen tegenstander zijn: kies { $right }.
reason-too-many-tables =
    Je zit al aan { $most ->
        [one] één tafel
       *[other] { $most } tafels
    }: verlaat er eerst een.
reason-too-many-open-tables =
    { $most ->
        [one] Er wacht al één openbare tafel van jou
       *[other] Er wachten al { $most } openbare tafels van jou
    } op spelers: begin er eerst aan een of verlaat er een.
reason-other-commitment = Dit woord hoort bij een andere belofte: bekijk de tafel opnieuw en geef een woord voor de volgende verdeling.
reason-stale = Het spel is al verder: dit werd gekozen bij stand { $given }, en het spel is nu bij stand { $right }.
reason-future-version = Het spel is bij stand { $right }; stand { $given } moet nog komen.
reason-key-used = Deze sleutel is al voor iets anders gebruikt.
reason-bot-plays = Er speelt nu een bot op jouw plaats: neem je plaats eerst terug.
reason-no-bot-plays = Op deze plaats speelt geen bot.
reason-no-offer = Er is geen voorstel waarop je kunt antwoorden.
reason-offer-open = Er ligt al een voorstel op tafel.
reason-bad-offer = Je kunt ‘undo’ voorstellen, of ‘stand-in’ voor een andere plaats.
reason-nothing-to-undo = Je hebt nog niets gedaan wat je kunt terugnemen.
reason-undo-too-late = Dit kun je niet meer terugnemen: iemand heeft daarna al iets gedaan, of er is iets bekend geworden.
reason-undo-rated = In een spel tegen bots dat meetelt, kun je niets terugnemen.
reason-undo-without-consent =
    { $seat ->
        [you] Voor jou speelt nu een bot, en die kan geen toestemming geven: er kan niets worden teruggenomen.
       *[other] Voor { $who } speelt nu een bot, en die kan geen toestemming geven: er kan niets worden teruggenomen.
    }
reason-not-gone =
    { $seat ->
        [you] Je hebt de tafel nog niet lang genoeg laten wachten.
       *[other] { $who } heeft de tafel nog niet lang genoeg laten wachten.
    }
reason-running = Zolang het spel bezig is, zie je dit alleen vanaf je eigen plaats.
reason-no-hints = Hints zijn er alleen als alle anderen bots zijn en het spel niet meetelt.
reason-no-such-lesson = Er is geen les ‘{ $name }’.
reason-lesson-over = Deze les is afgelopen: begin opnieuw om iets anders te proberen.
reason-malformed = Hier werd iets anders verwacht: { $what }
reason-bad-character = Deze tekst bevat een teken dat niet kan worden opgeslagen.
reason-store-fails = Dit kon niet worden opgeslagen en is dus niet gebeurd. Probeer het opnieuw.
reason-store-corrupt = De database is beschadigd.
reason-store-full = De schijf neemt geen gegevens meer aan.
reason-store-locked = Een ander programma houdt de database vergrendeld.
reason-store-read-only = De database is alleen-lezen.
reason-store-frozen = De database antwoordt niet.
reason-too-fast = Dat was te veel tegelijk: doe het iets rustiger aan.
reason-too-slow = Dat duurde te lang, dus de server heeft de verbinding verbroken.
reason-too-many-connections = Er komen te veel verbindingen van jouw adres. Sluit er een paar en probeer het opnieuw.
reason-too-many-attempts = Het wachtwoord was te vaak fout. Wacht een paar minuten en probeer het opnieuw.
reason-server-full = De server heeft het nu te druk. Probeer het zo nog eens.
reason-head-too-long = De headers van het verzoek zijn te lang: hooguit { $most } bytes.
reason-address-too-long = Het adres van het verzoek is te lang: hooguit { $most } bytes.
reason-body-too-long = Het verzoek is te lang: hooguit { $most } bytes.
reason-nested-too-deeply = De JSON is te diep genest.
reason-header-too-long = De kopregel { $name } van het verslag is te lang: hooguit { $most } tekens.
reason-foreign-origin = Verzoeken van { $origin } worden hier niet aangenomen.
reason-not-found = Hier is niets.
reason-not-allowed = Dat kan hier niet.
reason-server-fault = Er ging iets mis aan onze kant. Het staat in het logboek van de server.
reason-shutting-down = De server wordt afgesloten: kom zo terug.
reason-setting-out-of-range = De instelling { $name } moet een waarde van { $least } tot en met { $most } hebben, niet { $given }.
reason-setting-too-small = De instelling { $name } moet minstens { $least } zijn, niet { $given }.
reason-bad-origin = { $given } is geen herkomst: geef een schema en een host, zoals https://example.org.
reason-bad-proxy = { $given } is geen adres van een proxy: geef een IP-adres of een netwerk, zoals 10.0.0.0/8.
reason-bad-database-url = De database moet een PostgreSQL-URL zijn, zoals postgresql://user@host/name.
reason-sqlite-workers = Een SQLite-bestand bedient maar één werkproces: gebruik voor { $given } werkprocessen een PostgreSQL-database.
reason-no-such-host = De host { $host } is niet te vinden: { $what }.
reason-port-taken = Poort { $port } is al in gebruik: geef een andere --port, of 0 voor een willekeurige vrije.
reason-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $what }.
reason-bad-data-directory = De gegevensmap { $path } is niet bruikbaar: { $what }.
reason-database-fails = De database is niet bruikbaar: { $what }.
reason-database-corrupt = De database { $path } is beschadigd ({ $what }): zet een back-up terug of kijk wat \`claimant admin check\` vindt.
reason-database-full = { $path } kan niet worden geschreven: de schijf neemt geen gegevens meer aan.
reason-database-locked = De database { $path } is vergrendeld door een ander programma.
reason-database-read-only = De database { $path } is alleen-lezen: geef de server schrijfrechten op het bestand en de map.
reason-not-a-store = { $path } is geen database van Claimant.
reason-newer-database = De database is gemaakt met een nieuwere versie van Claimant: installeer die.
reason-no-database = Er is geen database op { $path }.
reason-file-exists = { $path } bestaat al: kies een andere naam of verwijder het eerst.
reason-database-exists = Er is al een database op { $path }: --replace zet de back-up ervoor in de plaats en bewaart de oude ernaast.
reason-database-not-empty = De database { $path } is niet leeg: zet de back-up terug in een nieuwe.
reason-cannot-replace = --replace is er alleen voor SQLite-bestanden: zet bij PostgreSQL terug in een lege database.
reason-not-a-backup = { $path } is geen bruikbare back-up: { $what }.
reason-cut-off-backup = { $path } is geen bruikbare back-up: het einde ontbreekt.
reason-server-running = Een server gebruikt de database { $path }: stop die eerst.
reason-program-failed = { $program } is mislukt: { $what }
reason-program-missing = { $program } is niet geïnstalleerd.
reason-bad-field = Het veld ‘{ $name }’ ontbreekt, of het is niet wat het moet zijn: { $right }.
reason-bad-pairs = Het aantal paren moet een heel getal groter dan 0 zijn, niet { $given }.
reason-bad-processes = Het aantal processen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-too-few-bots = Voor een wedstrijd zijn minstens twee bots nodig.
reason-bot-twice = { $name } is twee keer genoemd. Met verschillende limieten geldt dat als twee bots: { $name }@100 { $name }@200.
reason-bad-limit = Een limiet achter een naam schrijf je in seconden (regent@0.5s) of in stappen (regent@500).
reason-bot-failed = { $bot } ging de fout in bij paar { $pair }, spel { $game }, plaats { $seat }, tegen { $other } (startgetal { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Bij dezelfde taak is { $number } keer een proces afgebroken. Is er te weinig geheugen, of start een script processen zonder te controleren of het __main__ is?
reason-worker-version = Een worker heeft versie { $other } van Claimant en deze computer { $own }: installeer overal dezelfde versie.
reason-no-dask = Voor een cluster is Dask nodig: installeer claimant[cluster], bijvoorbeeld met pip install "claimant[cluster]".
reason-no-cluster = Op { $address } is geen Dask-scheduler te bereiken: { $what }
reason-no-workers = De scheduler op { $address } heeft nog geen workers: start er een met dask worker { $address }
reason-bad-shard = Schrijf een deel van een reeks als 2/5, het tweede van vijf, niet { $given }.
reason-seconds-on-cluster = { $bot } denkt een aantal seconden na, en die zijn niet op elke computer van een cluster evenveel waard: geef in plaats daarvan een aantal stappen op, zoals regent@500.
reason-no-such-game = Er is geen spel ‘{ $name }’: de spellen zijn { $right }.
reason-extra-missing = Hiervoor heb je { $packages } nodig: installeer { $extra }.
reason-not-that-action = Actie { $id } is hier niet toegestaan: het masker toont welke dat wel zijn.
reason-no-layout = Voor het spel ‘{ $name }’ zijn er geen observaties, alleen voor { $right }.
reason-table-kind = De naam van een tabel moet eindigen op { $known }; ‘{ $name }’ doet dat niet.
reason-no-polars = Voor een tabel als .parquet is polars nodig: installeer claimant[lab], bijvoorbeeld met pip install "claimant[lab]". Voor .csv is niets extra's nodig.
reason-exists = { $name } bestaat al: kies een andere naam of verwijder het eerst.
reason-not-empty = { $name } is geen lege map: kies een andere voor de verslagen.
reason-no-directory = Er is geen map { $name }.
reason-not-a-run = { $name } is geen bestand van een reeks.
reason-no-run = Het bestand { $name } bestaat niet.
reason-other-run = In { $name } staat een andere reeks: neem een ander bestand.
reason-broken-line = Regel { $line } van { $name } is beschadigd: verwijder die, dan wordt de verdeling opnieuw gespeeld.
name-you = Jij
name-opponent = Tegenstander
name-partner = Partner
name-seat = Plaats { $letter }
team-own = Jouw team
team-other = Het andere team
team-seats = Team { $letters }
trick = Slag
trick-number = Slag { $number }
trick-number-of = Slag { $number } van { $total }
prize =
    { $count ->
        [one] Prijs
       *[other] Prijzen
    }
deck = Trekstapel
hand = Hand
your-hand = Je hand
followers = Volgelingen
score-pile = Scorestapel
display = Uitgelegde kaarten
discard = Aflegstapel
table-waiting = Wacht op tafel
reserve = Reserve
buried = Gedekt afgelegd
places-in-play = Locaties
factions-in-play = Facties
cards-counted =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
followers-counted =
    { $count ->
        [one] { $count } volgeling
       *[other] { $count } volgelingen
    }
cards-none = leeg
face-up = open
face-down = gedekt
value = Waarde
strength = Sterkte
card-open = Bekijk wat { $card } doet
phase-1 = Fase 1
phase-2 = Fase 2
phase-3 = Puntentelling
phase-1-goal = Rekruteer volgelingen voor fase 2
phase-2-goal = Win van elke factie de meeste kaarten
round = Ronde
your-turn = Jij bent aan de beurt
waiting-for = Wachten op { $who } …
leads = Leider
votes =
    { $count ->
        [one] { $count } stem
       *[other] { $count } stemmen
    }
votes-now = Tussenstand
votes-now-for = Stemt nu op
nobody = Niemand
tie = Gelijkspel
nothing-played = Nog niets gespeeld
game-over = Het spel is afgelopen
you-win = Jij wint!
you-lose = Deze keer verlies je
shared-victory = Gedeelde overwinning
winner = Winnaar
why = Waarom
ask-play-lead = Jij bent de Leider: speel een kaart naar keuze.
ask-play-free = Je mag elke kaart spelen.
ask-play = Je moet volgen: speel een van de toegestane kaarten.
ask-take = Welke prijs neem je?
ask-take-deck = Boven op de trekstapel ligt { $top }. Welke kaart neem je?
ask-choose-Au =
    { $seat ->
        [you] Dankzij je Automaton win je deze slag zonder gevecht. Leg één kaart gedekt af; niemand anders ziet hem.
       *[other] Dankzij een Automaton wint { $who } deze slag zonder gevecht. Leg één kaart gedekt af; niemand anders ziet hem.
    }
ask-choose-Desert =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te ruilen met { $other }.
ask-choose-Peaks =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te ruilen met { $other }.
ask-choose-Swamp =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om af te leggen.
ask-choose =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
ask-name-Ra = Je buit helpt de factie waarvan je de minste kaarten hebt. Dat zijn er meer: welke kies je?
ask-name = { $power }: noem een factie.
chosen-so-far = Al gekozen: { $cards }
answer-prize = Prijs: { $card }
answer-deck = Van de trekstapel: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Wat doe je?
plain-answer = { $action }
plain-ending = Gewonnen door: { $winners }, { $totals }.
memory = Geheugensteun
memory-text = Wat je zou weten als je alles had onthouden
memory-lacks =
    { $seat ->
        [you] Je hebt geen kaarten van: { $factions }
       *[other] { $who } heeft geen kaarten van: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } onbekende kaart
       *[other] { $count } onbekende kaarten
    }
memory-more = en nog { $count }
memory-deck = Trekstapel, van boven naar onder
memory-among = Ze zitten tussen deze kaarten: { $cards }
memory-in-deck = { $count } in de trekstapel
memory-in-box = { $count } buiten het spel
memory-in-reserve = { $count } in de reserve
memory-in-hand =
    { $seat ->
        [you] { $count } in je hand
       *[other] { $count } in de hand van { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } onder je volgelingen
       *[other] { $count } onder de volgelingen van { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } onder je gedekt afgelegde kaarten
       *[other] { $count } onder de gedekt afgelegde kaarten van { $who }
    }
button-confirm = Bevestigen
button-cancel = Annuleren
button-close = Sluiten
button-back = Terug
button-next = Verder
button-undo = Ongedaan maken
button-rematch = Revanche
button-replay = Herhaling
button-hint = Hint
button-log = Verloop
button-rules = Regels
button-resign = Opgeven
button-share = Delen
button-copy-link = Link kopiëren
link-copied = Link gekopieerd
button-download = Verslag downloaden
button-open-file = Verslag uit een bestand openen
home = Start
play-now = Nu spelen
play-friend = Met vrienden spelen
play-friend-text = Stuur een link, een account is niet nodig
lobby = Lobby
lobby-empty = Er wacht nog niemand. Open zelf een tafel!
continue-games = Verder met mijn spellen
watch = Meekijken
learn = Leren spelen
deck-of-the-day = Deck van de dag
deck-of-the-day-own = Deck van de dag, eigen mix
choose-deck = Deck kiezen
pair = Koppel
pairs = Koppels
places-random = Willekeurige locaties
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
player = Speler
game = Spel
seat-free = Vrije plaats
bot = Bot
sit-here = Ga hier zitten
start-game = Spel starten
game-claim = Claim
game-kingdoms = Claim Kingdoms
settings = Instellingen
language = Taal
theme = Kleuren
theme-light = Licht
theme-dark = Donker
theme-system = Zoals dit apparaat
speed = Snelheid
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Geen animaties
sound = Geluid
plays-last = Gedwongen laatste kaart automatisch spelen
keys = Sneltoetsen
key-hand = Naar je hand gaan en erdoorheen bladeren
key-value = Naar de volgende kaart met die waarde springen
key-play = De kaart spelen of kiezen
key-space = Spatie
key-skip = Overslaan wat nu wordt getoond
on = Aan
off = Uit
replay-step = Stap { $number } van { $total }
replay-first = Naar het begin
replay-last = Naar het einde
connection-lost = De verbinding is weg. We proberen het opnieuw …
not-sent = Je zet is nog niet verstuurd.
page-missing = Deze pagina bestaat niet.
page-missing-text = Zelfs de Zieners weten niet waar die gebleven is. Misschien zit er een typefout in het adres, of is de link te oud.
something-wrong = Er ging iets mis: { $what }
loading = Een ogenblik …
skip-to-content = Naar de inhoud
pages = Pagina's
messages = Meldingen
my-games = Mijn spellen
learn-short = Leren
account = Account
table = Tafel
button-reload = Pagina opnieuw laden
page-broken = Deze pagina kon niet worden geladen. Misschien is de server net vernieuwd.
reason-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
guest-name = Gast { $number }
name-guest = { $name } (gast)
guest = gast
fan-work = Gemaakt door fans, los van de uitgever, met regels in eigen woorden en eigen tekeningen.
home-title = De troon is leeg
home-text = Win eerst volgelingen en daarna stemmen: een vlot kaartspel vol slagen en facties, voor twee tot vier spelers.
home-against = Tegenstander
home-first-deck = Goed om mee te beginnen
home-more = Meer manieren om te spelen
home-setup = Tafel klaarzetten
home-setup-text = Je eigen deck, magische locaties, twee tot vier spelers
home-lobby-none = Ontmoet anderen of kijk mee
home-lobby-text =
    { $count ->
        [one] Nu één openbare tafel
       *[other] Nu { $count } openbare tafels
    }
home-learn-text = Een eerste spel met een gids, in vijf minuten
home-kingdoms-text = Bouw met z'n tweeën een koninkrijk van kaarten
home-replay = Verslag openen
home-replay-text = Bekijk een spel uit een bestand, stap voor stap
games-none = Je hebt hier nog niet gespeeld.
games-running = Nog bezig
games-finished = Afgelopen
games-more = Oudere spellen
game-with = Met { $others }
game-your-turn = Verder
game-won = Gewonnen
game-lost = Verloren
game-alone = Alleen
setup-title = Tafel klaarzetten
setup-game = Wat wil je spelen?
setup-players = Hoeveel spelers?
setup-deck = Deck
setup-ready-made = Kant-en-klaar
setup-own = Eigen deck
setup-kingdoms-deck = Facties
setup-kingdoms-random = Geloot
setup-kingdoms-random-text = Zeven van de tien facties, voor elk spel geloot
setup-chosen-of = { $count } van { $total } gekozen
setup-fill = Rest loten
setup-clear = Leegmaken
setup-nothing-chosen = Kies facties voor je deck.
setup-pair = Een koppel dat bij elkaar hoort
setup-factions =
    { $count ->
        [one] Nog één factie
       *[other] Nog { $count } facties
    }
setup-places = Magische locaties
setup-places-none = Geen
setup-places-random = Geloot
setup-places-chosen = Eigen keuze
setup-places-draw = Wat wordt er geloot?
setup-draw-building = Een gebouw
setup-draw-landscape = Een landschap
setup-draw-both = Allebei
setup-buildings = Gebouwen
setup-landscapes = Landschappen
setup-seats = Wie speelt er mee?
setup-you = Jij
setup-person = Een mens
setup-seat = Plaats { $number }
setup-more = Meer instellingen
setup-visibility = Wie mag er meedoen?
setup-private = Wie de link heeft
setup-public = Iedereen
setup-pace = Tempo
setup-pace-live = In één keer
setup-pace-unhurried = Dagen de tijd
setup-match = Wedstrijd
setup-match-single = Eén spel
setup-match-duplicate = Iedereen dezelfde kaarten
setup-match-duplicate-text = Jullie spelen dezelfde kaarten nog eens, maar dan van plaats gewisseld. Zo heeft niemand meer geluk dan een ander.
setup-rated = Telt mee
setup-rated-text = De uitslag telt mee voor je rating. Alleen zonder bots.
setup-word = Een woord voor het schudden
setup-word-text = Bedenk zelf een woord: het telt mee bij het schudden. Na het spel kan iedereen nagaan dat niemand de kaarten heeft uitgekozen.
button-add-word = Toevoegen
word-added = Je woord telt mee bij het schudden.
word-commitment = De server ligt al vast op deze verdeling:
setup-summary = Je tafel
setup-is-fine = Zo kun je spelen.
setup-play = Spelen
setup-open = Tafel openen
setup-advised-against = De spelregels raden dit af:
setup-first-claim = Wie komt er uit?
setup-first-kingdoms = Wie begint er?
setup-first-lot = Geloot
setup-first-claim-text = Volgens de spelregels is dat de jongste speler: vraag wie dat is en kies die hier. Bij volgende spellen aan deze tafel wordt er geloot.
setup-first-kingdoms-text = Volgens de spelregels beslist de jongste speler: vraag wie er begint en kies die hier. Bij volgende spellen aan deze tafel wordt er geloot.
first-claim = Komt uit in de eerste slag: { $name }
first-other = Begint: { $name }
waiting-title = Je tafel
waiting-title-other = De tafel van { $name }
waiting-share = Stuur deze link naar wie je wilt uitnodigen
waiting-share-public = De tafel staat in de lobby. Je kunt ook deze link sturen.
waiting-seats = Plaatsen
waiting-host = Host
waiting-bot = Bot laten spelen
waiting-bot-away = Bot wegsturen
waiting-start-when-full = Het spel kan beginnen zodra alle plaatsen bezet zijn.
waiting-for-host = Het spel begint zodra { $name } het start.
waiting-leave = Tafel verlaten
waiting-close = Tafel sluiten
waiting-closed = Deze tafel is gesloten.
waiting-name = Je naam
table-missing = Deze tafel kan niet worden getoond
next-game-begun = Het volgende spel is begonnen.
next-game = Naar het volgende spel
lobby-open = Wachten op spelers
lobby-running = Om mee te kijken
lobby-none-running = Er is nu geen openbaar spel aan de gang.
lobby-more = Meer tafels
lobby-join = Meespelen
lobby-new = Openbare tafel openen
lobby-seats-free =
    { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-places = Met: { $places }
account-guest = Je speelt als gast: zonder account en zonder e-mail. Alles blijft in deze browser.
account-nobody = Om te spelen heb je geen account nodig. Zodra je speelt, krijg je een gastnaam. Die kun je hier veranderen.
account-is = Je hebt een account.
account-name = Naam
account-rename = Naam veranderen
account-take-name = Deze naam kiezen
account-renamed = Je heet nu { $name }.
account-make = Account maken
account-make-text = Met een wachtwoord kun je overal inloggen en blijven je spellen van jou.
account-password = Wachtwoord
account-made = Vanaf nu kun je inloggen met je naam en wachtwoord.
account-sign-in = Inloggen
account-sign-in-text = Heb je al een account?
account-sign-out = Uitloggen
account-sign-out-guest = Je speelt als gast. Log je uit, dan kun je niet meer onder deze naam terugkomen.
account-sign-out-everywhere = Overal uitloggen
account-signed-out-everywhere = Je bent nu op alle apparaten uitgelogd.
account-sessions = Waar je bent ingelogd
account-sessions-text = Herken je een apparaat niet? Log het uit en wijzig je wachtwoord.
account-session-device = { $browser } op { $system }
account-session-unknown = Onbekend apparaat
account-session-this = Dit apparaat
account-session-times = sinds { $since }, laatst gezien: { $seen }
account-session-end = Uitloggen: { $device }
account-password-change = Wachtwoord wijzigen
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-changed = Je wachtwoord is gewijzigd. Andere apparaten moeten opnieuw inloggen.
account-tokens = Tokens voor programma's
account-tokens-text = Met een token kan een programma van jezelf voor je spelen.
account-token-label = Waar is het voor?
account-token-make = Token maken
account-token-shown = Dit token zie je maar één keer. Kopieer het nu:
account-token-delete = Token { $label } verwijderen
account-token-unnamed = zonder naam
account-delete = Gegevens wissen
account-delete-text = Je naam, wachtwoord, tokens en rating worden gewist. Afgelopen spellen blijven bewaard, zonder je naam. Dit kun je niet ongedaan maken.
account-delete-sure = Wil je echt je gegevens wissen?
account-deleted = Je gegevens zijn gewist.
`;export{e as default};