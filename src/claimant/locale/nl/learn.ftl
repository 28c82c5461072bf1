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

## Examples for each faction.

example-Go = Vijf van de veertien Goblins zijn nullen. Ze winnen bijna nooit een slag, maar voor de stem van de Goblins telt Go0 net zo veel als Go9.
example-Kn = Je tegenstander komt uit met Go9. Je hebt geen Goblin en speelt Kn2: jij wint.
example-Un = Fase 1: jij komt uit met Un3, en je tegenstander wint met Un7. Beide Ondoden gaan meteen naar zijn scorestapel.
example-Dw = Fase 2: jij komt uit met Dw4, en je tegenstander wint met Dw8. Maar beide Dwergen gaan naar jou, want jij hebt verloren.
example-Do = Je tegenstander komt uit met Kn5. Je hebt Kn3, maar speelt Do7: die telt hier als Ridder, is hoger en wint.
example-Gi = Jij komt uit met Dr5, je tegenstander heeft geen Draak en speelt Gi7. Jij wint, en bij je tegenstander wordt één Gn7 verjaagd.
example-Gn = Gn5 en Gn9 liggen voor je. Je tegenstander wint een slag met Gi5: Gn5 is weg, en Gn9 blijft.
example-Dr = Je tegenstander komt uit met Se8. Je hebt geen Ziener en speelt Dr0. Je verliest, maar jij komt uit in de volgende slag.
example-Se = Fase 1: de prijs is Tr2. Jij wint met Se6 en bekijkt de trekstapel: Dr8! Die neem je, en je tegenstander krijgt Tr2.
example-Tr = Tr6 en Tr7 worden gespeeld: de winnaar neemt Tr7, en Tr6 wacht. In de volgende slag zit geen Trol: wie die wint, neemt Tr6 erbij.
example-Ro = Met Ro7 houd je Pe4, Pe5, Pe6 en Pe7.
example-Pe = Je hebt Ro7, Pe3 en Pe6. Pe6 blijft bij jou, en Pe3 loopt over naar je tegenstander.
example-Au = Jij wint met Au5. Om de volgende prijs vecht niemand: iedereen legt een kaart gedekt af, en de prijs is van jou. Een goed moment voor je slechtste kaart!
example-Ba = Je hebt Ba3, Ba4 en Ba5. Je tegenstander heeft Ba1, Ba2, Ba6, Ba7 en Ba9: meer kaarten, maar jouw reeks is langer. De Barden stemmen op jou.
example-Gr = Gr4 ligt voor je. Nu speel je Un4: die vecht met sterkte 9.
example-Ra = Van de Dwergen heb je maar één kaart, minder dan van elke andere factie. Ra4 en Ra7 hebben buit bij zich, dus daar tel je er drie.
example-Vi = Je hebt Vi3 en ook Go3: dus telt Vi3 als twee Vikingen.
example-Bs = Je tegenstander komt uit met Dw5. Je hebt geen Dwerg en speelt Bs5: even sterk, dus jij wint, en Dw5 is meteen van jou.
example-Ph = Fase 2: jij komt uit met Ph4, en je tegenstander wint met Ph9. Je trekt een Vuurfeniks en hebt één kaart meer dan je tegenstander.
example-Uc = Er liggen twee Eenhoorns in je scorestapel. Go5 vecht met sterkte 7, maar Uc5 blijft op 5.

## Examples for each place.

example-Dungeon = De facties stemmen 3 tegen 2 tegen jou. Maar jij hebt beide laatste slagen gewonnen: 4 tegen 3, de troon is van jou.
example-Lighthouse = Jij wint als eerste drie Ridders. Je tegenstander wint er daarna vijf: de Ridders stemmen toch op jou.
example-Pyramid = Je tegenstander heeft Dw0, Dw2 en Dw3, jij alleen Dw6. De lage gaan weg, en de Dwergen stemmen op jou.
example-Monastery = Jij hebt 18 kaarten gewonnen en je tegenstander 8: meer dan twee keer zoveel, en je verliest. Bij 17 tegen 9 wordt er gewoon geteld.
example-Bridge = Je hebt van elke factie twee kaarten of meer: twee sets. Je tegenstander heeft geen enkele Ondode: geen set. Jij wint.
example-Fortress = Je hebt Go0, Go1, Go2, Go4, Go5 en Go8. Dat zijn er zes: de vier laagste gaan weg, en Go5 en Go8 blijven.
example-Tower = Je hebt Kn8 en Kn9, samen 17. Je tegenstander heeft Kn2, Kn3, Kn4 en Kn5, samen 14. De Ridders stemmen op jou.
example-Ruins = Van Un1, Un3, Un6 en Un7 blijft alleen Un6.
example-Castle = Jij hebt 14 kaarten gewonnen en je tegenstander 12: jij wint, wat de facties ook vinden.
example-Underworld = Je tegenstander komt uit met Dw9. Je volgt met Dw0, die sterkte 10 heeft: jij wint!
example-Farmlands = Je tegenstander komt uit met Go9. Je volgt met Go2, die sterkte 10 heeft: jij wint!
example-Coast = De prijs is Kn9. Speel laag: wie verliest, krijgt hem.
example-Peaks = Onder je volgelingen zijn drie kaarten die alleen kunnen verliezen. Geef ze weg, en je krijgt er drie die je tegenstander niet wilde.
example-Desert = Geef je enige twee Dwergen weg, en vanaf de eerste slag hoef je geen Dwergen te volgen.
example-Islands = Kn8 en Go0 worden onthuld. Jij wint en neemt Kn8. Go0 gaat onder de trekstapel, en je tegenstander trekt.
example-Plateau = Je hebt drie slagen op rij gewonnen. Nu komt je tegenstander uit, en jouw telling begint opnieuw.
example-Swamp = Vóór fase 2 leg je twee kaarten af die je tegenstander anders van je had gewonnen.
example-Icebergs = Je hebt de vorige slag verloren. Je tegenstander komt uit met Dw6, en jij speelt Do6 met sterkte 7: jij wint.

## Good to know: how single cases are decided.

ruling-Kn = Volgen gaat voor: wie een Goblin heeft, moet er een spelen. Tegen een Dubbelganger waarmee is uitgekomen heeft een Ridder geen voordeel. Met drie of vier spelers gaan alle Ridders vóór alle andere kaarten als er met een Goblin is uitgekomen.
ruling-Un = Het maakt niet uit wie ze speelde of dat ermee gevolgd werd. Een Ondode die prijs is of van de trekstapel komt, is een gewone volgeling.
ruling-Dw = Een Dubbelganger die voor een Dwerg invalt, gaat naar de winnaar. Met drie of vier spelers krijgt de zwakste kaart de Dwergen, bij twee even zwakke de latere. Dat kan zelfs de winnaar zijn.
ruling-Do = Aan het einde telt hij als Dubbelganger en nooit als iets anders. Wordt ermee uitgekomen, dan zijn Dubbelgangers de gevraagde factie. Na een Ondode wordt hij afgelegd.
ruling-Gi = Het maakt niet uit wie de Reus speelde: de winnaar van de slag verjaagt. Je eigen Gnomen en die van je partner blijven.
ruling-Gn = Reuzen bereiken alleen Gnomen die open liggen. Een Gnoom die een Basilisk heeft gevangen, ligt in de scorestapel en is veilig.
ruling-Dr = De kracht werkt in beide fasen, en van de laatste slag van fase 1 door in fase 2. Zijn er meer, dan telt de laatste Draak. Vlak voor een automatische slag van de Automatons doet hij niets.
ruling-Se = Een Ziener die verliest, doet niets, en een Dubbelganger heeft deze kracht niet. Je hoeft de kaart niet te laten zien. Met drie of vier spelers: neem je die, dan kiest de op een na beste een prijs, de derde krijgt de andere, en de vierde trekt.
ruling-Tr = Er wordt ook een Trol genomen als er in deze slag geen is gespeeld. Met drie of vier spelers zijn Trollen niet aan te raden.
ruling-Pe = Iedereen controleert op hetzelfde moment, en wie is overgelopen, blijft daar. Met drie spelers gaan ze met de klok mee naar de volgende, met vier naar het andere team.
ruling-Au = Je moet met de Automaton zelf winnen. Gedekt afgelegde kaarten zijn niet gespeeld: geen kracht werkt, en alleen de eigenaar kent ze. Een automatische slag begint geen tweede, en na de laatste slag van fase 1 gebeurt er niets. Met drie of vier spelers kies jij een prijs, de volgende met de klok mee krijgt de andere, en de rest trekt.
ruling-Ba = Vuurtoren en Toren veranderen niets voor de Barden. Buit vult nooit een gat in een reeks.
ruling-Gr = Een kaart wordt 5 sterker, nooit meer. Een Griffioen die in fase 1 is gevangen, helpt niet.
ruling-Ra = Al je buit helpt dezelfde factie, misschien een waarvan je geen kaart hebt. Buit alleen kan een stem winnen. Niemand krijgt bij het delen een Wasbeer: ze worden in de trekstapel geschud.
ruling-Vi = De andere kaart mag van elke factie zijn. Het helpt alleen bij de stem van de Vikingen, en niet bij het vergelijken van de hoogste kaarten.
ruling-Bs = Hier telt de sterkte, niet de waarde. Een Basilisk waarmee is uitgekomen, doet niets bijzonders. De gevangen kaart komt bij jou, wat haar eigen kracht ook zegt; de Basilisk gaat waar elke gespeelde kaart heen gaat. Toch verjaagt een gevangen Reus Gnomen, levert een gevangen Feniks een Vuurfeniks op, en is een gevangen Trol de enige Trol van deze slag, behalve in de laatste.
ruling-Ph = De handen kunnen ongelijk worden. Fase 2 eindigt na de slag waarin iemand de laatste kaart speelt; wat anderen nog hebben, telt voor niemand.
ruling-Uc = Een Eenhoorn die in fase 1 is gevangen, helpt al. Een onder je volgelingen niet: die is nog niet gewonnen.
ruling-Dungeon = Een extra stem levert geen kaarten op als er bij evenveel stemmen wordt beslist.
ruling-Lighthouse = Alleen kaarten uit fase 2 tellen voor de drie. Een Gnoom telt ook als hij later wordt verjaagd. Barden stemmen zoals altijd.
ruling-Monastery = Geteld wordt wat gewonnen is, voordat Boeren overlopen. Bij 0 tegen 0 gebeurt er niets.
ruling-Bridge = Geteld wordt wat gewonnen is, voordat Boeren overlopen.
ruling-Castle = Geteld wordt wat gewonnen is, voordat Boeren overlopen.
ruling-Tower = Bij gelijke som beslissen meer kaarten, dan de hoogste. Een Viking die dubbel telt, levert zijn waarde één keer op; een Wasbeer met buit levert zijn waarde ook op. Barden stemmen zoals altijd.
ruling-Underworld = Aan het einde tellen de waarden op de kaarten.
ruling-Farmlands = De 2 heeft sterkte 10, bij de Boeren 13 en bij de Wasberen 14. Aan het einde tellen de waarden op de kaarten.
ruling-Coast = Gespeelde Ondoden gaan nog steeds naar de winnaar. Wie met een Ziener wint, kiest zoals altijd. In een automatische slag van de Automatons neemt de winnaar de prijs.
ruling-Islands = Wie met een Ziener wint, mag in plaats van een prijs de kaart van de trekstapel nemen: dan kiest de tegenstander een prijs, en de andere gaat onder de stapel.
ruling-Plateau = Wijst een Draak, een Basilisk of een Automaton iemand aan, dan komt die toch uit. De telling loopt van fase 1 door in fase 2.
ruling-Icebergs = Het loopt van fase 1 door in fase 2.

## Claim Kingdoms.

kingdoms-example-Go = Jouw speelfiguren staan op twee Goblins. Je legt een derde aan: 3 punten.
kingdoms-example-Dw = In de rij een Ridder en dan een Dwerg; in de kolom is er een gat voor de volgende Dwerg. Dat zijn 2 punten: deze kaart, en de Dwerg in de rij.
kingdoms-example-Gn = Naast je Gnoom ligt een Ridder waarop je tegenstander staat. 1 punt, en je tweede speelfiguur komt daar ook.
kingdoms-example-Tr = Links een Ondode, rechts een Ridder, boven en onder niets. De rij levert 3 punten op, de kolom maar 1.
kingdoms-example-Un = Je tegenstander staat ver weg op een Ridder. Jij ruilt: nu sta jij daar, en je tegenstander op de Ondode.
kingdoms-example-Dr = Er liggen vijf open kaarten omheen: 5 punten.
kingdoms-example-Se = Je ziet een Ridder, een Reus en een Goblin, en hebt een Dwerg. Je houdt Ridder en Reus.
kingdoms-example-Do = Je legt hem naast een Draak: 1 punt voor elke open kaart rond je Dubbelganger.
kingdoms-example-Gi = Ernaast ligt een Ridder waarop je tegenstander staat. Je draait hem om: de speelfiguur gaat terug, en de kaart telt niet meer.
kingdoms-example-Kn = Je tegenstander staat op de kaart links en op de kaart erboven. Je stuurt beide speelfiguren terug.
kingdoms-ruling-Gn = Wie de kracht gebruikt, moet de speelfiguur plaatsen als dat kan. Anders is er alleen het punt.
kingdoms-ruling-Tr = De factie van de Trol telt mee.
kingdoms-ruling-Un = Op een kaart staat van elke speler hooguit één speelfiguur.
kingdoms-ruling-Se = Je beslist voordat je trekt. Heeft de stapel minder kaarten, dan bekijk je die.
kingdoms-ruling-Do = Als Goblin of Dwerg telt hij zichzelf niet mee. Als Trol telt hij als Dubbelganger, en er mag één Trol in de lijn liggen. Van een andere Dubbelganger valt niets over te nemen.
kingdoms-ruling-Gi = Het mag je eigen kaart zijn, een gedeelde of de startkaart.
kingdoms-ruling-Kn = Ze komen van twee verschillende kaarten, want op elke staat van elke speler hooguit één speelfiguur.

## The rules in full, besides what is said in short.

rules-contents = Op deze pagina
rules-setup-title = Klaarzetten
rules-setup = Twee spelers: 52 kaarten van vijf facties, 13 voor ieder, 26 voor de trekstapel. Drie en vier spelers: 72 kaarten van zeven facties. Met drie krijgt ieder 12 kaarten, met vier 9, en 36 vormen de trekstapel. Fase 1 duurt tot handen en trekstapel leeg zijn.
rules-win-title = Wie een slag wint
rules-win = Met twee spelers wint de tweede kaart als ze van de gevraagde factie is (of een Dubbelganger) en sterker. Ook een Ridder op een Goblin waarmee is uitgekomen en een even sterke Basilisk winnen. Anders wint wie uitkwam. De winnaar komt uit in de volgende slag, tenzij een kracht of locatie iets anders zegt.
rules-next-title = Van fase 1 naar fase 2
rules-next = Wie de laatste slag van fase 1 wint, komt uit in de eerste slag van fase 2. Alleen Draken en de Hoogvlakte kunnen dat veranderen.
rules-ranking-title = De volgorde met drie en vier spelers
rules-ranking = Eerst komen kaarten van de gevraagde factie en Dubbelgangers, naar sterkte; dan alle andere, naar sterkte. Is er met een Goblin uitgekomen, dan gaan Ridders daar nog voor. Van gelijke kaarten is de eerdere beter. De beste kaart kiest een prijs, de op een na beste krijgt de andere, de derde en de vierde trekken van de trekstapel.
rules-order-title = Als krachten samenkomen
rules-order = Na een slag van fase 2 is dit de volgorde: de vangst van de Basilisk, Dwergen, Reuzen, Trollen, Gnomen en Griffioenen, dan de rest naar de winnaar; daarna trekken Feniksen. Waar een kracht en een locatie elkaar tegenspreken, geldt de kracht.
rules-count-title = De volgorde aan het einde
rules-count = Open Gnomen en Griffioenen gaan naar de scorestapels, en partners leggen die van hen samen. Dan kijken Klooster, Kasteel of Brug. Dan laten Piramide, Ruïnes of Vesting afleggen. Dan lopen Boeren over. Ten slotte worden de stemmen geteld, met Vikingen en buit.
rules-factions-title = De facties
rules-buildings-title = Gebouwen
rules-landscapes-title = Landschappen
kingdoms-rules-setup-title = Klaarzetten
kingdoms-rules-setup = Zeven van de tien facties doen mee, elk met zeven kaarten. Drie kaarten liggen open als aanbod, één ligt in het midden als startkaart, en elke speler heeft er twee in de hand. Elke speler heeft 15 speelfiguren. Op de startkaart staat eerst geen speelfiguur, maar het is een kaart als elke andere.
kingdoms-rules-power-title = Krachten
kingdoms-rules-power = Elke kracht mag je laten zitten, maar alleen helemaal. Op een kaart staat van elke speler hooguit één speelfiguur.
kingdoms-rules-display-title = Drie dezelfde
kingdoms-rules-display = Liggen er drie kaarten van één factie in het aanbod, dan worden er twee in de stapel geschud en vervangen.
kingdoms-rules-scoring-title = De telling
kingdoms-rules-scoring = Elke factie geeft haar punten aan wie meer speelfiguren op haar open kaarten heeft. Hebben beiden er evenveel, dan krijgt niemand ze. Een kaart met twee speelfiguren telt voor beiden. Is er geen vak meer voor een kaart, dan is het spel meteen afgelopen.

## The lessons: the task, and what it has shown.

lesson-Go = Voor de stem telt een 0 net zo veel als een 9, maar bij gelijkspel beslist de hoogste kaart. Welke Goblin heb je nodig?
lesson-Go-done = Vijf Goblins voor ieder, maar Go9 is van jou: de Goblins stemmen op jou.
lesson-Kn = Er is uitgekomen met Go9, en je hebt geen Goblin. Welke kaart van jou wint er toch van?
lesson-Kn-done = Kn2 wint van Go9! Van een Goblin waarmee is uitgekomen wint elke Ridder.
lesson-Do = Er is uitgekomen met Kn5, en je eigen Ridder is te laag. Laat iemand voor hem invallen.
lesson-Do-done = In deze slag vocht Do7 als een Ridder. In de scorestapel is hij weer een Dubbelganger.
lesson-Dw = Je wilt de Dwergen. Ze gaan naar wie de slag verliest, dus kom laag uit.
lesson-Dw-done = Je tegenstander won de slag, maar de Dwergen kwamen bij jou.
lesson-Un = Fase 1: win een slag waarin Ondoden liggen.
lesson-Un-done = Deze Ondoden liggen nu al in je scorestapel, nog voor fase 2 is begonnen.
lesson-Gi = Kijk naar de Gnomen bij je tegenstander. Win een slag met een Reus die de waarde van een van hen heeft.
lesson-Gi-done = Er lagen twee Reuzen in de slag, en elk verjoeg een Gnoom met zijn waarde.
lesson-Gn = Win Gnomen, en laat je tegenstander daarna niet met een Reus winnen.
lesson-Gn-done = Al je Gnomen liggen er nog, dus ze tellen voor jou.
lesson-Pe = Aan het einde blijft een Boer alleen in de buurt van een Koning. Met Ro8 en Ro9 houd je de Boeren 5 tot en met 9. Win er een!
lesson-Pe-done = Pe6 blijft bij jou. Pe2 is overgelopen: geen Koning van jou reikt zo laag.
lesson-Ro = Pe4, Pe6 en Pe7 zijn van jou, maar geen Koning houdt ze vast. Win er een!
lesson-Ro-done = Ro7 houdt alle Boeren van 4 tot en met 7 vast. Ze blijven bij jou.
lesson-Au = Win deze slag met je Automaton. De volgende prijs is dan zonder gevecht van jou; leg er een slechte kaart gedekt voor af.
lesson-Au-done = Twee prijzen voor één Automaton, en het kostte je alleen een slechte kaart.
lesson-Ba = Je tegenstander heeft meer Barden. Win degene die jouw reeks langer maakt.
lesson-Ba-done = 3, 4, 5: jouw reeks is de langste, dus de Barden stemmen op jou.
lesson-Bs = Er is uitgekomen met Dw6. Antwoord met een Basilisk die even sterk is.
lesson-Bs-done = Je Basilisk heeft Dw6 gevangen. Die ligt in je scorestapel, en de prijs was ook van jou.
lesson-Dr = Deze slag kun je niet winnen. Maar wie nu een Draak speelt, komt uit in de volgende.
lesson-Dr-done = Je verloor en kwam toch uit. Zo kon Un9 de laatste slag voor je winnen.
lesson-Gr = Win Griffioenen: ze liggen open voor je. Speel dan een kaart met de waarde van een van hen.
lesson-Gr-done = Met Gr6 voor je vocht Kn6 met sterkte 11.
lesson-Ph = Verlies een slag met een Feniks, en kijk wat je ervoor krijgt.
lesson-Ph-done = Uit de as kwam een Vuurfeniks. Maar heeft iemand geen kaart meer, dan is de fase voorbij: bewaar hem dus niet te lang.
lesson-Ra = Win de laatste slag: er zit buit in. Zeg dan welke factie die moet helpen.
lesson-Ra-done = Je buit telde ook mee voor een andere factie, en leverde je haar stem op.
lesson-Se = Win met je Ziener. Bekijk dan de bovenste kaart van de trekstapel, en neem de beste.
lesson-Se-done = Alleen jij wist wat er bovenop lag. Je tegenstander kreeg wat jij niet wilde.
lesson-Tr = Elke slag levert maar één Trol op, maar de laatste alle die er nog liggen. Welke slag wil je?
lesson-Tr-done = Het wachten was de moeite waard: de laatste slag leverde je alle Trollen op tafel op.
lesson-Uc = Drie Eenhoorns in je scorestapel maken je kaarten 3 sterker. Probeer het met een Ridder.
lesson-Uc-done = Kn4 had sterkte 7. Kn6 had ook 7, want je tegenstander heeft een Eenhoorn. Bij gelijke sterkte wint wie uitkwam.
lesson-Vi = Je tegenstander heeft meer Vikingen. Maar jij hebt Kn7: welke Viking telt daarmee dubbel?
lesson-Vi-done = Vi7 telt dubbel. Zo heb je evenveel Vikingen, en de hoogste.
lesson-Bridge = Voor een volledige set mis je één factie. Win een kaart ervan.
lesson-Bridge-done = Eén kaart van elke factie: jij hebt een set, en je tegenstander heeft er geen.
lesson-Castle = Hier telt alleen het aantal kaarten. Win beide slagen.
lesson-Castle-done = Je hebt meer kaarten gewonnen. Niemand vroeg naar stemmen.
lesson-Dungeon = De laatste slag levert een extra stem op. Bewaar je sterkste kaart ervoor.
lesson-Dungeon-done = De laatste slag was van jou, en daarmee een extra stem.
lesson-Fortress = Je tegenstander heeft vijf Goblins. Met één meer moeten de vier laagste weg. Geef die cadeau!
lesson-Fortress-done = Dat was één Goblin te veel: vier moesten er weg, en de Goblins stemmen op jou.
lesson-Lighthouse = In fase 2 heb je twee Ondoden gewonnen. Heb er als eerste drie!
lesson-Lighthouse-done = Jij was de eerste, dus de Ondoden stemmen op jou, al heeft je tegenstander er meer.
lesson-Monastery = Wees bescheiden: heeft je tegenstander minstens twee keer zoveel kaarten als jij, dan win jij. Verlies beide slagen.
lesson-Monastery-done = Je tegenstander was te gulzig, en daarom win jij.
lesson-Pyramid = Alle kaarten met waarde 3 of lager worden afgelegd. Win hogere!
lesson-Pyramid-done = Je tegenstander had veel kaarten, maar lage. Die van jou zijn gebleven.
lesson-Ruins = Alle oneven kaarten worden afgelegd. Win even kaarten!
lesson-Ruins-done = De oneven kaarten van je tegenstander zijn weg, en jouw even kaarten zijn gebleven.
lesson-Tower = Hier telt de som van de waarden. Win hoge kaarten!
lesson-Tower-done = Je hebt minder kaarten, maar hogere: dat telt hier.
lesson-Coast = Hier neemt de verliezer de prijs. Verlies dus!
lesson-Coast-done = Je verloor de slag, en Kn9 is jouw volgeling.
lesson-Desert = Je geeft vijf kaarten weg, en er zijn er al drie gekozen. Kies er nog twee, en speel dan.
lesson-Desert-done = Je tegenstander heeft nu je lage kaarten, en jij kent ze.
lesson-Farmlands = Hier is een 2 de sterkste kaart van haar factie. Probeer het!
lesson-Farmlands-done = Kn2 had sterkte 10 en won van Kn9.
lesson-Icebergs = Je hebt de vorige slag verloren, dus je volgende kaart is 1 sterker. Dat is net genoeg.
lesson-Icebergs-done = Do6 had sterkte 7 en won van Un6.
lesson-Islands = Er liggen twee prijzen open. Win de slag en neem de beste.
lesson-Islands-done = Jij koos, en de andere prijs ging onder de trekstapel. Alleen in de laatste slag krijgt de verliezer hem.
lesson-Peaks = Kies drie zwakke kaarten om weg te geven. Kom dan uit.
lesson-Peaks-done = Je bent zwakke kaarten kwijt, en je kent drie kaarten van je tegenstander.
lesson-Plateau = Je hebt twee slagen op rij gewonnen. Win de derde, en kijk wie dan uitkomt.
lesson-Plateau-done = Na drie slagen op rij komt je tegenstander uit, en het tellen begint opnieuw.
lesson-Swamp = Kies twee kaarten die je niet nodig hebt. Kom dan uit.
lesson-Swamp-done = Je zwakke kaarten zijn weg: niemand kan ze meer van je winnen.
lesson-Underworld = Hier heeft een 0 sterkte 10. Probeer het!
lesson-Underworld-done = Un0 had sterkte 10 en won van Un9.
lesson-kingdoms-Go = Jouw speelfiguren staan al op twee Goblins. Leg de derde aan en gebruik zijn kracht.
lesson-kingdoms-Go-done = 3 punten: één voor elke Goblin waarop je staat.
lesson-kingdoms-Dw = Zoek een vak met veel Dwergen in zijn rij en kolom, zonder gat. Leg je Dwerg daar aan.
lesson-kingdoms-Dw-done = 4 punten: met deze erbij drie Dwergen in de rij, en nog één in de kolom.
lesson-kingdoms-Gn = De Ridders zijn 9 punten waard, en je tegenstander staat daar alleen. Leg je Gnoom ernaast.
lesson-kingdoms-Gn-done = Een punt en een tweede speelfiguur: bij de Ridders staat het nu gelijk.
lesson-kingdoms-Tr = Zoek de rij met de meeste verschillende facties en zonder andere Trol. Leg je Trol aan het eind ervan.
lesson-kingdoms-Tr-done = Vijf verschillende facties in één rij: 5 punten.
lesson-kingdoms-Un = Je tegenstander staat op een Ridder. Leg je Ondode ergens aan, en ruil de speelfiguren.
lesson-kingdoms-Un-done = Nu sta jij op de Ridder, en je tegenstander op de Ondode. Dat kan ook ver weg zijn.
lesson-kingdoms-Do = Leg je Dubbelganger naast de Draak en gebruik diens kracht.
lesson-kingdoms-Do-done = Net als een Draak leverde hij een punt op voor elke open kaart eromheen. Maar hij blijft een Dubbelganger.
lesson-kingdoms-Dr = Zoek het vak met de meeste kaarten eromheen, ook op de hoeken. Leg je Draak daar aan.
lesson-kingdoms-Dr-done = 7 punten: op zeven van de acht vakken eromheen ligt een open kaart.
lesson-kingdoms-Se = Leg je Ziener aan en bekijk drie kaarten van de stapel. Houd dan de beste twee.
lesson-kingdoms-Se-done = Van vier kaarten hield je de beste twee, Draak en Ridder. De andere zitten weer in de stapel.
lesson-kingdoms-Gi = De Ridder waarop je tegenstander staat, is 9 punten waard. Leg je Reus ernaast en draai hem om.
lesson-kingdoms-Gi-done = De speelfiguur is terug bij zijn eigenaar, en deze kaart telt voor niemand meer.
lesson-kingdoms-Kn = Leg je Ridder zo aan dat er twee speelfiguren van je tegenstander naast staan.
lesson-kingdoms-Kn-done = Beide speelfiguren zijn terug in de voorraad van je tegenstander.
