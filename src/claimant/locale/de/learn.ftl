### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.


## The page of all lessons.

learn-title = Spielen lernen
learn-text = Spiel eine erste Partie mit einem Begleiter. Danach gibt es für jede Fraktion und jeden Ort eine eigene kleine Lektion.
lesson-first-game = Deine erste Partie
lesson-first-game-text = Eine echte Partie mit einem Begleiter an deiner Seite: beide Phasen und fünf Fraktionen, in etwa fünf Minuten.
learn-begin = Los geht’s
learn-again = Noch einmal spielen
learn-progress = { $count } von { $total } geschafft
learn-done = geschafft
learn-forget = Meinen Fortschritt vergessen
learn-rules = Alle Regeln
learn-rules-text = Zum Nachschlagen: beide Spiele, jede Fraktion, jeder Ort
learn-lessons = Kleine Lektionen
learn-lessons-text = Je eine Fähigkeit, je eine Minute. Die Reihenfolge ist egal.
learn-group-Claim = Die fünf aus der ersten Partie
learn-group-Claim-2 = Die fünf aus Claim 2
learn-group-anniversary = Später dazugekommen
learn-group-Maps = Von den Landkarten
learn-group-home-made = Selbst gemacht
learn-group-kingdoms = Im Spiel Claim Kingdoms

## A lesson.

lesson-play = Lektion spielen
lesson-again = Noch einmal
lesson-next = Weiter: { $name }
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-well-done = Gut gemacht!
lesson-other-way = So geht es auch. Mein Weg hätte die Fähigkeit besser gezeigt: Versuch es gern noch einmal.
lesson-in-kingdoms = { $name } bei Claim Kingdoms
lesson-gone = Diese Lektion gibt es nicht.
lesson-task = Deine Aufgabe

## The guide of the first game.

coach = Begleiter
coach-refused = Das geht gerade nicht: { $why }
coach-welcome = Willkommen! Der Thron ist leer, und fünf Fraktionen stimmen ab, wer ihn bekommt. Die meisten Stimmen gewinnen. Ich sage dir, worauf du achten kannst.
coach-phases = Das Spiel hat zwei Phasen. Zuerst gewinnst du Anhänger. Dann spielst du mit diesen Anhängern und gewinnst Stimmen.
coach-prize = Das ist der Preis: { $card }. Wer den Stich gewinnt, bekommt ihn als Anhänger.
coach-hand = Das sind deine Karten. Jede hat eine Fraktion und einen Wert. Hohe Werte gewinnen Stiche.
coach-lead = Du spielst an, also darfst du jede Karte spielen. Willst du den Preis, nimm eine hohe.
coach-second = Angespielt ist { $card }. Jetzt spielst du eine Karte dazu. Ist deine von derselben Fraktion und höher, gewinnst du.
coach-must-follow = Angespielt ist { $card }, und du hast Karten dieser Fraktion. Also musst du mit einer davon bedienen: Sie sind angehoben.
coach-may-Do = Siehst du die Doppelgänger? Sie dürfen immer für die angespielte Fraktion einspringen. Dann zählt nur ihre Zahl.
coach-free = Du hast keine Karte der angespielten Fraktion, also darfst du alles spielen. Gewinnen wird sie nicht: eine gute Gelegenheit, eine schlechte Karte loszuwerden.
coach-free-Go = Du hast keinen Kobold, also darfst du alles spielen. Jetzt schlägt die Stunde der Ritter: Jeder Ritter schlägt einen angespielten Kobold!
coach-won-1 = Der Stich gehört dir! Der Preis { $card } kommt zu deinen Anhängern, und du spielst den nächsten Stich an.
coach-lost-1 = Dein Gegner gewinnt den Stich und den Preis. Aber auch du bekommst eine Karte: die oberste vom Nachziehstapel. Nur du kennst sie.
coach-lose-wisely = Ein Geheimnis: Einen Stich zu verlieren ist nicht schlimm. Ist der Preis schlecht, wirf eine niedrige Karte weg und behalte die hohen.
coach-leads-Go = Kobolde haben keine Fähigkeit, aber es gibt vierzehn von ihnen, und fünf haben den Wert 0.
coach-plays-Do = Ein Doppelgänger springt ein: In diesem Stich zählt er zur angespielten Fraktion. Die höhere Zahl gewinnt.
coach-beats-Kn-Go = Hast du es gesehen? Ein Ritter schlägt einen angespielten Kobold, egal wie hoch die Zahlen sind.
coach-moves-Un = Untote! In Phase 1 kommen sie sofort in den Punktestapel von dem, der den Stich gewinnt. Sie zählen schon jetzt für ihre Stimme.
coach-moves-Dw = Zwerge halten zum Verlierer: In Phase 2 bekommt sie, wer den Stich verliert. Den Rest nimmt, wer gewinnt.
coach-phase-2 = Phase 2! Du hast jetzt die Anhänger auf der Hand, die du gewonnen hast. Ab jetzt zählt jede Karte im Stich.
coach-votes = Hier siehst du, wie die Fraktionen jetzt abstimmen würden. Jede stimmt für den, der mehr von ihren Karten hat.
coach-won-2 = Der Stich kommt in deinen Punktestapel: Diese Karten zählen am Ende für dich.
coach-lost-2 = Dein Gegner nimmt den Stich. Schau nach, ob sich eine Stimme geändert hat.
coach-tip-strong = Der Preis ist { $card }. Darum lohnt es sich zu kämpfen!
coach-tip-middle = Der Preis ist { $card }. Ist er dir eine gute Karte wert?
coach-tip-weak = Der Preis ist nur { $card }. Vielleicht lässt du ihn deinem Gegner?
coach-tip-lead = Du spielst an. Gut ist eine hohe Karte einer Fraktion, deren Stimme du willst.
coach-tip-lead-Dw = Du spielst an. Denk an die Zwerge: Sie gehen an den, der verliert. Wer einen niedrigen anspielt, bekommt oft zwei.
coach-tip-second = Angespielt ist { $card }. Willst du diese Karten haben oder lieber eine schlechte loswerden?
coach-tip-second-Dw = Zwerge bekommt, wer verliert. Hier ist also eine niedrige Karte die schlaue!
coach-few-left = Nur noch drei Stiche. Bei welchen Stimmen ist es noch knapp?
coach-end-won = Der Thron gehört dir! Jetzt kennst du das Spiel.
coach-end-lost = Dieses Mal bekommt dein Gegner den Thron. Aber jetzt kennst du das Spiel: Der nächste gehört dir.
coach-end-shared = Ihr teilt euch den Thron. Und du kennst jetzt das Spiel.
coach-end-next = Ab hier gehört das Spiel dir. Oder probier die kleinen Lektionen: Jede Fraktion hat eine.
coach-play-real = Eine Partie spielen

## The page of a faction or a place.

power-cards = Die Karten
power-example = Ein Beispiel
power-rulings = Gut zu wissen
power-in-kingdoms = Bei Claim Kingdoms
power-all = Alle Fraktionen und Orte

## Examples for each faction.

example-Go = Fünf der vierzehn Kobolde sind Nullen. Sie gewinnen fast nie einen Stich, aber bei der Stimme der Kobolde zählt Go0 so viel wie Go9.
example-Kn = Dein Gegner spielt Go9 an. Du hast keinen Kobold und spielst Kn2: Du gewinnst.
example-Un = Phase 1: Du spielst Un3 an, und dein Gegner gewinnt mit Un7. Beide Untoten kommen sofort in seinen Punktestapel.
example-Dw = Phase 2: Du spielst Dw4 an, und dein Gegner gewinnt mit Dw8. Aber beide Zwerge kommen zu dir, denn du hast verloren.
example-Do = Dein Gegner spielt Kn5 an. Du hast Kn3, spielst aber Do7: Er zählt hier als Ritter, ist höher und gewinnt.
example-Gi = Du spielst Dr5 an, dein Gegner hat keinen Drachen und spielt Gi7. Du gewinnst, und vor deinem Gegner wird ein Gn7 vertrieben.
example-Gn = Gn5 und Gn9 liegen vor dir. Dein Gegner gewinnt einen Stich mit Gi5: Gn5 ist weg, und Gn9 bleibt.
example-Dr = Dein Gegner spielt Se8 an. Du hast keinen Seher und spielst Dr0. Du verlierst, aber du spielst den nächsten Stich an.
example-Se = Phase 1: Der Preis ist Tr2. Du gewinnst mit Se6 und siehst dir den Nachziehstapel an: Dr8! Du nimmst ihn, und dein Gegner bekommt Tr2.
example-Tr = Tr6 und Tr7 werden gespielt: Wer gewinnt, nimmt Tr7, und Tr6 wartet. Im nächsten Stich ist kein Troll: Wer ihn gewinnt, nimmt Tr6 dazu.
example-Ro = Mit Ro7 behältst du Pe4, Pe5, Pe6 und Pe7.
example-Pe = Du hast Ro7, Pe3 und Pe6. Pe6 bleibt bei dir, und Pe3 läuft zu deinem Gegner über.
example-Au = Du gewinnst mit Au5. Um den nächsten Preis kämpft niemand: Alle legen eine Karte verdeckt ab, und der Preis gehört dir. Gut für deine schlechteste Karte!
example-Ba = Du hast Ba3, Ba4 und Ba5. Dein Gegner hat Ba1, Ba2, Ba6, Ba7 und Ba9: mehr Karten, aber deine Straße ist länger. Die Barden stimmen für dich.
example-Gr = Gr4 liegt vor dir. Jetzt spielst du Un4: Er kämpft mit Stärke 9.
example-Ra = Von den Zwergen hast du nur eine Karte, so wenig wie von keiner anderen Fraktion. Ra4 und Ra7 haben Beute dabei, also zählst du dort drei.
example-Vi = Du hast Vi3 und auch Go3: Also zählt Vi3 wie zwei Wikinger.
example-Bs = Dein Gegner spielt Dw5 an. Du hast keinen Zwerg und spielst Bs5: gleich stark, also gewinnst du, und Dw5 gehört sofort dir.
example-Ph = Phase 2: Du spielst Ph4 an, und dein Gegner gewinnt mit Ph9. Du ziehst einen Feuerphönix und hast eine Karte mehr als dein Gegner.
example-Uc = Zwei Einhörner liegen in deinem Punktestapel. Go5 kämpft mit Stärke 7, aber Uc5 bleibt bei 5.

## Examples for each place.

example-Dungeon = Die Fraktionen stimmen 3 zu 2 gegen dich. Aber du hast beide letzten Stiche gewonnen: 4 zu 3, der Thron gehört dir.
example-Lighthouse = Du hast zuerst drei Ritter gewonnen. Dein Gegner gewinnt danach fünf: Die Ritter stimmen trotzdem für dich.
example-Pyramid = Dein Gegner hat Dw0, Dw2 und Dw3, du hast nur Dw6. Die niedrigen gehen, und die Zwerge stimmen für dich.
example-Monastery = Du hast 18 Karten gewonnen und dein Gegner 8: mehr als doppelt so viele, und du verlierst. Bei 17 zu 9 wird wie üblich gezählt.
example-Bridge = Du hast von jeder Fraktion zwei Karten oder mehr: zwei Sätze. Dein Gegner hat keinen einzigen Untoten: kein Satz. Du gewinnst.
example-Fortress = Du hast Go0, Go1, Go2, Go4, Go5 und Go8. Das sind sechs: Die vier niedrigsten gehen, und Go5 und Go8 bleiben.
example-Tower = Du hast Kn8 und Kn9, zusammen 17. Dein Gegner hat Kn2, Kn3, Kn4 und Kn5, zusammen 14. Die Ritter stimmen für dich.
example-Ruins = Von Un1, Un3, Un6 und Un7 bleibt nur Un6.
example-Castle = Du hast 14 Karten gewonnen und dein Gegner 12: Du gewinnst, egal was die Fraktionen meinen.
example-Underworld = Dein Gegner spielt Dw9 an. Du bedienst mit Dw0, der Stärke 10 hat: Du gewinnst!
example-Farmlands = Dein Gegner spielt Go9 an. Du bedienst mit Go2, der Stärke 10 hat: Du gewinnst!
example-Coast = Der Preis ist Kn9. Spiel niedrig: Wer verliert, bekommt ihn.
example-Peaks = Unter deinen Anhängern sind drei Karten, die nur verlieren können. Gib sie weg, und du bekommst drei, die dein Gegner nicht wollte.
example-Desert = Gib deine einzigen zwei Zwerge weg, und du musst vom ersten Stich an keine Zwerge bedienen.
example-Islands = Kn8 und Go0 werden aufgedeckt. Du gewinnst und nimmst Kn8. Go0 kommt unter den Nachziehstapel, und dein Gegner zieht.
example-Plateau = Du hast drei Stiche nacheinander gewonnen. Jetzt spielt dein Gegner an, und für dich wird neu gezählt.
example-Swamp = Vor Phase 2 wirfst du zwei Karten ab, die dein Gegner dir sonst abgenommen hätte.
example-Icebergs = Du hast den letzten Stich verloren. Dein Gegner spielt Dw6 an, und du spielst Do6 mit Stärke 7: Du gewinnst.

## Good to know: how single cases are decided.

ruling-Kn = Das Bedienen geht vor: Wer einen Kobold hat, muss einen spielen. Gegen einen angespielten Doppelgänger hat ein Ritter keinen Vorteil. Zu dritt und zu viert stehen alle Ritter vor allen anderen Karten, wenn ein Kobold angespielt ist.
ruling-Un = Es ist egal, wer sie gespielt hat und ob damit bedient wurde. Ein Untoter, der Preis ist oder vom Nachziehstapel kommt, ist ein gewöhnlicher Anhänger.
ruling-Dw = Ein Doppelgänger, der für einen Zwerg einspringt, geht an den Gewinner. Zu dritt und zu viert bekommt die schwächste Karte die Zwerge, bei zwei gleich schwachen die spätere. Das kann sogar der Gewinner sein.
ruling-Do = Am Ende zählt er als Doppelgänger und nie als etwas anderes. Wird einer angespielt, sind Doppelgänger die angespielte Fraktion. Nach einem Untoten wird er abgeworfen.
ruling-Gi = Es ist egal, wer den Riesen gespielt hat: Vertreiben darf, wer den Stich gewinnt. Deine eigenen Gnome und die deines Partners bleiben.
ruling-Gn = Riesen erreichen nur Gnome, die offen liegen. Ein Gnom, den ein Basilisk gefangen hat, liegt im Punktestapel und ist sicher.
ruling-Dr = Die Fähigkeit wirkt in beiden Phasen und vom letzten Stich der Phase 1 in die Phase 2 hinein. Sind es mehrere, zählt der letzte Drache. Direkt vor einem automatischen Stich der Automatons bewirkt er nichts.
ruling-Se = Ein Seher, der verliert, bewirkt nichts, und ein Doppelgänger hat diese Fähigkeit nicht. Die Karte musst du nicht zeigen. Zu dritt und zu viert: Nimmst du sie, wählt die zweitbeste Karte einen Preis, die drittbeste bekommt den anderen, und die vierte zieht.
ruling-Tr = Ein Troll wird auch genommen, wenn in diesem Stich keiner gespielt wurde. Zu dritt und zu viert sind Trolle nicht zu empfehlen.
ruling-Pe = Alle prüfen im selben Moment, und wer übergelaufen ist, bleibt dort. Zu dritt gehen sie im Uhrzeigersinn weiter, zu viert zum anderen Team.
ruling-Au = Du musst mit dem Automaton selbst gewinnen. Verdeckt abgelegte Karten sind nicht gespielt: Keine Fähigkeit wirkt, und nur wer sie abgelegt hat, kennt sie. Ein automatischer Stich löst keinen zweiten aus, und nach dem letzten Stich der Phase 1 passiert nichts. Zu dritt und zu viert wählst du einen Preis, im Uhrzeigersinn geht der andere weiter, und die übrigen ziehen.
ruling-Ba = Leuchtturm und Turm ändern bei den Barden nichts. Beute füllt nie eine Lücke in einer Straße.
ruling-Gr = Eine Karte wird um 5 stärker, nie um mehr. Ein Greif, der in Phase 1 gefangen wurde, hilft nicht.
ruling-Ra = Deine ganze Beute hilft derselben Fraktion, vielleicht einer, von der du keine Karte hast. Beute allein kann eine Stimme gewinnen. Niemand bekommt beim Austeilen einen Waschbären: Sie werden in den Nachziehstapel gemischt.
ruling-Vi = Die andere Karte darf von jeder Fraktion sein. Es hilft nur bei der Stimme der Wikinger und nicht beim Vergleich der höchsten Karten.
ruling-Bs = Hier zählt die Stärke, nicht der Wert. Ein angespielter Basilisk tut nichts Besonderes. Die gefangene Karte kommt zu dir, egal was ihre eigene Fähigkeit sagt; der Basilisk geht dorthin, wohin jede gespielte Karte geht. Trotzdem vertreibt ein gefangener Riese Gnome, ein gefangener Phönix bringt einen Feuerphönix, und ein gefangener Troll ist der einzige Troll dieses Stichs, außer im letzten.
ruling-Ph = Die Handkarten können ungleich werden. Phase 2 endet nach dem Stich, in dem jemand die letzte Karte spielt; was andere noch haben, zählt für niemanden.
ruling-Uc = Ein Einhorn, das in Phase 1 gefangen wurde, hilft schon. Eines unter deinen Anhängern hilft nicht: Es ist noch nicht gewonnen.
ruling-Dungeon = Eine Extrastimme bringt keine Karten, wenn bei gleich vielen Stimmen entschieden wird.
ruling-Lighthouse = Nur Karten aus Phase 2 zählen zu den dreien. Ein Gnom zählt auch, wenn er später vertrieben wird. Barden stimmen ab wie immer.
ruling-Monastery = Gezählt wird, was gewonnen wurde, bevor Bauern überlaufen. Bei 0 zu 0 passiert nichts.
ruling-Bridge = Gezählt wird, was gewonnen wurde, bevor Bauern überlaufen.
ruling-Castle = Gezählt wird, was gewonnen wurde, bevor Bauern überlaufen.
ruling-Tower = Bei gleicher Summe entscheiden mehr Karten, dann die höchste. Ein doppelt zählender Wikinger bringt seinen Wert einmal; ein Waschbär mit Beute bringt seinen Wert dazu. Barden stimmen ab wie immer.
ruling-Underworld = Am Ende zählen die Werte auf den Karten.
ruling-Farmlands = Die 2 hat Stärke 10, bei den Bauern 13 und bei den Waschbären 14. Am Ende zählen die Werte auf den Karten.
ruling-Coast = Gespielte Untote gehen weiterhin an den Gewinner. Wer mit einem Seher gewinnt, wählt wie immer. In einem automatischen Stich der Automatons nimmt der Gewinner den Preis.
ruling-Islands = Wer mit einem Seher gewinnt, darf statt eines Preises die Karte vom Nachziehstapel nehmen: Dann wählt der Gegner einen Preis, und der andere kommt unter den Stapel.
ruling-Plateau = Bestimmt ein Drache, ein Basilisk oder ein Automaton jemanden, spielt trotzdem dieser an. Von Phase 1 zu Phase 2 wird weitergezählt.
ruling-Icebergs = Das gilt auch von Phase 1 in Phase 2 hinein.

## Claim Kingdoms.

kingdoms-example-Go = Deine Figuren stehen auf zwei Kobolden. Du legst einen dritten an: 3 Punkte.
kingdoms-example-Dw = In der Reihe ein Ritter und dann ein Zwerg; in der Spalte ist vor dem nächsten Zwerg eine Lücke. Das macht 2 Punkte: diese Karte und der Zwerg in der Reihe.
kingdoms-example-Gn = Neben deinem Gnom liegt ein Ritter, auf dem dein Gegner steht. 1 Punkt, und deine zweite Figur kommt auch dorthin.
kingdoms-example-Tr = Links ein Untoter, rechts ein Ritter, darüber und darunter nichts. Die Reihe bringt 3 Punkte, die Spalte nur 1.
kingdoms-example-Un = Dein Gegner steht weit weg auf einem Ritter. Du tauschst: Jetzt stehst du dort, und dein Gegner auf dem Untoten.
kingdoms-example-Dr = Ringsum liegen fünf offene Karten: 5 Punkte.
kingdoms-example-Se = Du siehst einen Ritter, einen Riesen und einen Kobold und hast einen Zwerg. Du behältst Ritter und Riese.
kingdoms-example-Do = Du legst ihn neben einen Drachen: 1 Punkt für jede offene Karte rings um deinen Doppelgänger.
kingdoms-example-Gi = Daneben liegt ein Ritter, auf dem dein Gegner steht. Du drehst ihn um: Die Figur geht zurück, und die Karte zählt nicht mehr.
kingdoms-example-Kn = Dein Gegner steht auf der Karte links und auf der darüber. Du schickst beide Figuren zurück.
kingdoms-ruling-Gn = Wer die Fähigkeit benutzt, muss die Figur setzen, wenn es geht. Sonst gibt es nur den Punkt.
kingdoms-ruling-Tr = Die Fraktion des Trolls zählt mit.
kingdoms-ruling-Un = Auf einer Karte steht von jedem höchstens eine Figur.
kingdoms-ruling-Se = Du entscheidest vor dem Ziehen. Hat der Stapel weniger Karten, siehst du dir diese an.
kingdoms-ruling-Do = Als Kobold oder Zwerg zählt er sich selbst nicht mit. Als Troll zählt er als Doppelgänger, und ein Troll darf in der Linie liegen. Bei einem anderen Doppelgänger gibt es nichts abzuschauen.
kingdoms-ruling-Gi = Es darf auch deine eigene Karte sein, eine gemeinsame oder die Startkarte.
kingdoms-ruling-Kn = Sie kommen von zwei verschiedenen Karten, denn auf jeder steht von jedem höchstens eine Figur.

## The rules in full, besides what is said in short.

rules-contents = Auf dieser Seite
rules-setup-title = Vorbereitung
rules-setup = Zu zweit: 52 Karten aus fünf Fraktionen, 13 für jeden, 26 für den Nachziehstapel. Zu dritt und zu viert: 72 Karten aus sieben Fraktionen. Zu dritt bekommt jeder 12 Karten, zu viert 9, und 36 bilden den Nachziehstapel. Phase 1 dauert, bis Hände und Nachziehstapel leer sind.
rules-win-title = Wer den Stich gewinnt
rules-win = Zu zweit gewinnt die zweite Karte, wenn sie zur angespielten Fraktion gehört (oder ein Doppelgänger ist) und stärker ist. Auch ein Ritter auf einen angespielten Kobold und ein gleich starker Basilisk gewinnen. Sonst gewinnt, wer angespielt hat. Wer gewinnt, spielt den nächsten Stich an, wenn keine Fähigkeit und kein Ort etwas anderes sagt.
rules-next-title = Von Phase 1 zu Phase 2
rules-next = Wer den letzten Stich von Phase 1 gewinnt, spielt den ersten Stich von Phase 2 an. Nur Drachen und die Hochebene können das ändern.
rules-ranking-title = Die Reihenfolge zu dritt und zu viert
rules-ranking = Zuerst kommen Karten der angespielten Fraktion und Doppelgänger, nach Stärke; dann alle anderen, nach Stärke. Ist ein Kobold angespielt, kommen Ritter noch davor. Von gleichen Karten ist die frühere besser. Die beste Karte wählt einen Preis, die zweitbeste bekommt den anderen, die dritte und die vierte ziehen vom Nachziehstapel.
rules-order-title = Wenn Fähigkeiten zusammentreffen
rules-order = Nach einem Stich von Phase 2 gilt diese Reihenfolge: der Fang des Basilisken, Zwerge, Riesen, Trolle, Gnome und Greife, dann der Rest an den Gewinner; danach ziehen Phönixe. Wo Fähigkeit und Ort sich widersprechen, gilt die Fähigkeit.
rules-count-title = Die Reihenfolge am Ende
rules-count = Offene Gnome und Greife kommen in die Punktestapel, und Partner legen ihre zusammen. Dann sehen Kloster, Burg oder Brücke nach. Dann lassen Pyramide, Ruinen oder Festung abwerfen. Dann laufen Bauern über. Zuletzt werden die Stimmen gezählt, mit Wikingern und Beute.
rules-factions-title = Die Fraktionen
rules-buildings-title = Gebäude
rules-landscapes-title = Landschaften
kingdoms-rules-setup-title = Vorbereitung
kingdoms-rules-setup = Sieben der zehn Fraktionen spielen mit, jede mit sieben Karten. Drei Karten liegen offen als Auslage, eine liegt als Startkarte in der Mitte, und jeder hat zwei auf der Hand. Jeder hat 15 Figuren. Auf der Startkarte steht zuerst keine Figur, aber sie ist eine Karte wie jede andere.
kingdoms-rules-power-title = Fähigkeiten
kingdoms-rules-power = Jede Fähigkeit darfst du auslassen, aber nur ganz. Auf einer Karte steht von jedem höchstens eine Figur.
kingdoms-rules-display-title = Drei gleiche
kingdoms-rules-display = Liegen drei Karten einer Fraktion in der Auslage, werden zwei davon in den Stapel gemischt und ersetzt.
kingdoms-rules-scoring-title = Die Wertung
kingdoms-rules-scoring = Jede Fraktion gibt ihre Punkte dem, der mehr Figuren auf ihren offenen Karten hat. Haben beide gleich viele, bekommt sie niemand. Eine Karte mit zwei Figuren zählt für beide. Gibt es kein Feld mehr für eine Karte, endet die Partie sofort.

## The lessons: the task, and what it has shown.

lesson-Go = Für die Stimme zählt eine 0 so viel wie eine 9, aber bei Gleichstand entscheidet die höchste Karte. Welchen Kobold brauchst du?
lesson-Go-done = Fünf Kobolde für jeden, aber Go9 gehört dir: Die Kobolde stimmen für dich.
lesson-Kn = Go9 ist angespielt, und du hast keinen Kobold. Welche deiner Karten schlägt ihn trotzdem?
lesson-Kn-done = Kn2 schlägt Go9! Gegen einen angespielten Kobold gewinnt jeder Ritter.
lesson-Do = Kn5 ist angespielt, und dein eigener Ritter ist zu niedrig. Lass jemanden für ihn einspringen.
lesson-Do-done = In diesem Stich kämpfte Do7 wie ein Ritter. Im Punktestapel ist er wieder ein Doppelgänger.
lesson-Dw = Du willst die Zwerge. Sie gehen an den, der den Stich verliert: Spiel also niedrig an.
lesson-Dw-done = Dein Gegner hat den Stich gewonnen, aber die Zwerge kamen zu dir.
lesson-Un = Phase 1: Gewinne einen Stich, in dem Untote liegen.
lesson-Un-done = Diese Untoten liegen schon in deinem Punktestapel, bevor Phase 2 begonnen hat.
lesson-Gi = Schau dir die Gnome vor deinem Gegner an. Gewinne einen Stich mit einem Riesen, der den Wert von einem hat.
lesson-Gi-done = Zwei Riesen lagen im Stich, und jeder hat einen Gnom mit seinem Wert vertrieben.
lesson-Gn = Gewinne Gnome, und lass dann deinen Gegner nicht mit einem Riesen gewinnen.
lesson-Gn-done = Alle deine Gnome sind noch da, also zählen sie für dich.
lesson-Pe = Am Ende bleibt ein Bauer nur in der Nähe eines Königs. Mit Ro8 und Ro9 behältst du die Bauern 5 bis 9. Gewinne einen!
lesson-Pe-done = Pe6 bleibt bei dir. Pe2 ist übergelaufen: Keiner deiner Könige reicht so tief.
lesson-Ro = Pe4, Pe6 und Pe7 gehören dir, aber kein König hält sie fest. Gewinne einen!
lesson-Ro-done = Ro7 hält alle Bauern von 4 bis 7 fest. Sie bleiben bei dir.
lesson-Au = Gewinne diesen Stich mit deinem Automaton. Der nächste Preis gehört dir dann ohne Kampf; leg dafür eine schlechte Karte verdeckt ab.
lesson-Au-done = Zwei Preise für einen Automaton, und es hat dich nur eine schlechte Karte gekostet.
lesson-Ba = Dein Gegner hat mehr Barden. Gewinne den, der deine Straße länger macht.
lesson-Ba-done = 3, 4, 5: Deine Straße ist die längste, also stimmen die Barden für dich.
lesson-Bs = Dw6 ist angespielt. Antworte mit einem Basilisken, der genauso stark ist.
lesson-Bs-done = Dein Basilisk hat Dw6 gefangen. Er liegt in deinem Punktestapel, und der Preis gehörte auch dir.
lesson-Dr = Diesen Stich kannst du nicht gewinnen. Aber wer jetzt einen Drachen spielt, spielt den nächsten an.
lesson-Dr-done = Du hast verloren und trotzdem angespielt. So konnte Un9 dir den letzten Stich holen.
lesson-Gr = Gewinne Greife: Sie liegen offen vor dir. Spiel dann eine Karte mit dem Wert von einem.
lesson-Gr-done = Mit Gr6 vor dir kämpfte Kn6 mit Stärke 11.
lesson-Ph = Verliere einen Stich mit einem Phönix und sieh, was du dafür bekommst.
lesson-Ph-done = Aus der Asche kam ein Feuerphönix. Aber hat jemand keine Karte mehr, ist die Phase vorbei: Heb ihn also nicht zu lange auf.
lesson-Ra = Gewinne den letzten Stich: Darin liegt Beute. Sag dann, welcher Fraktion sie helfen soll.
lesson-Ra-done = Deine Beute zählte auch für eine andere Fraktion und hat dir ihre Stimme gebracht.
lesson-Se = Gewinne mit deinem Seher. Sieh dir dann die oberste Karte des Nachziehstapels an und nimm die bessere.
lesson-Se-done = Nur du wusstest, was oben lag. Dein Gegner bekam, was du nicht wolltest.
lesson-Tr = Jeder Stich bringt nur einen Troll, aber der letzte bringt alle, die noch da sind. Welchen Stich willst du?
lesson-Tr-done = Das Warten hat sich gelohnt: Der letzte Stich brachte dir alle Trolle auf dem Tisch.
lesson-Uc = Drei Einhörner in deinem Punktestapel machen deine Karten um 3 stärker. Probier es mit einem Ritter.
lesson-Uc-done = Kn4 hatte Stärke 7. Kn6 hatte auch 7, denn dein Gegner hat ein Einhorn. Bei gleicher Stärke gewinnt, wer angespielt hat.
lesson-Vi = Dein Gegner hat mehr Wikinger. Aber du hast Kn7: Welcher Wikinger zählt mit ihm doppelt?
lesson-Vi-done = Vi7 zählt doppelt. So hast du gleich viele Wikinger, und den höchsten.
lesson-Bridge = Für einen vollständigen Satz fehlt dir eine Fraktion. Gewinne eine Karte von ihr.
lesson-Bridge-done = Eine Karte von jeder Fraktion: Du hast einen Satz, und dein Gegner hat keinen.
lesson-Castle = Hier zählt nur die Zahl der Karten. Gewinne beide Stiche.
lesson-Castle-done = Du hast mehr Karten gewonnen. Nach Stimmen hat niemand gefragt.
lesson-Dungeon = Der letzte Stich bringt eine Stimme extra. Heb deine stärkste Karte dafür auf.
lesson-Dungeon-done = Der letzte Stich gehörte dir, und mit ihm eine Stimme extra.
lesson-Fortress = Dein Gegner hat fünf Kobolde. Bei einem mehr müssen die vier niedrigsten gehen. Schenk ihn ihm!
lesson-Fortress-done = Das war ein Kobold zu viel: Vier mussten gehen, und die Kobolde stimmen für dich.
lesson-Lighthouse = In Phase 2 hast du zwei Untote gewonnen. Hab als Erster drei!
lesson-Lighthouse-done = Du warst zuerst da, also stimmen die Untoten für dich, obwohl dein Gegner mehr hat.
lesson-Monastery = Sei bescheiden: Hat dein Gegner mindestens doppelt so viele Karten wie du, gewinnst du. Verliere beide Stiche.
lesson-Monastery-done = Dein Gegner war zu gierig, und darum gewinnst du.
lesson-Pyramid = Alle Karten mit Wert 3 oder weniger werden abgeworfen. Gewinne höhere!
lesson-Pyramid-done = Dein Gegner hatte viele Karten, aber niedrige. Deine sind geblieben.
lesson-Ruins = Alle ungeraden Karten werden abgeworfen. Gewinne gerade!
lesson-Ruins-done = Die ungeraden Karten deines Gegners sind weg, und deine geraden sind geblieben.
lesson-Tower = Hier zählt die Summe der Werte. Gewinne hohe Karten!
lesson-Tower-done = Du hast weniger Karten, aber höhere: Das zählt hier.
lesson-Coast = Hier nimmt der Verlierer den Preis. Also verliere!
lesson-Coast-done = Du hast den Stich verloren, und Kn9 ist dein Anhänger.
lesson-Desert = Du gibst fünf Karten weg, und drei sind schon gewählt. Wähle noch zwei, und spiel dann.
lesson-Desert-done = Dein Gegner hat jetzt deine niedrigen Karten, und du kennst sie.
lesson-Farmlands = Hier ist eine 2 die stärkste Karte ihrer Fraktion. Probier es!
lesson-Farmlands-done = Kn2 hatte Stärke 10 und schlug Kn9.
lesson-Icebergs = Du hast den letzten Stich verloren, also ist deine nächste Karte um 1 stärker. Das reicht gerade.
lesson-Icebergs-done = Do6 hatte Stärke 7 und schlug Un6.
lesson-Islands = Zwei Preise liegen offen. Gewinne den Stich, und nimm den besseren.
lesson-Islands-done = Du hast gewählt, und der andere Preis kam unter den Nachziehstapel. Nur im letzten Stich bekommt ihn der Verlierer.
lesson-Peaks = Wähle drei schwache Karten zum Weggeben. Spiel dann an.
lesson-Peaks-done = Du bist schwache Karten los, und du kennst drei Karten deines Gegners.
lesson-Plateau = Du hast zwei Stiche nacheinander gewonnen. Gewinne den dritten, und sieh, wer dann anspielt.
lesson-Plateau-done = Nach drei Stichen nacheinander spielt dein Gegner an, und es wird neu gezählt.
lesson-Swamp = Wähle zwei Karten, die du nicht brauchst. Spiel dann an.
lesson-Swamp-done = Deine schwachen Karten sind weg: Niemand kann sie dir mehr abnehmen.
lesson-Underworld = Hier hat eine 0 Stärke 10. Probier es!
lesson-Underworld-done = Un0 hatte Stärke 10 und schlug Un9.
lesson-kingdoms-Go = Deine Figuren stehen schon auf zwei Kobolden. Leg den dritten an und benutze seine Fähigkeit.
lesson-kingdoms-Go-done = 3 Punkte: einer für jeden Kobold, auf dem du stehst.
lesson-kingdoms-Dw = Such ein Feld mit vielen Zwergen in seiner Reihe und Spalte, ohne Lücke. Leg deinen Zwerg dort an.
lesson-kingdoms-Dw-done = 4 Punkte: mit diesem drei Zwerge in der Reihe und noch einer in der Spalte.
lesson-kingdoms-Gn = Die Ritter sind 9 Punkte wert, und dein Gegner steht dort allein. Leg deinen Gnom daneben.
lesson-kingdoms-Gn-done = Ein Punkt und eine zweite Figur: Bei den Rittern steht es jetzt gleich.
lesson-kingdoms-Tr = Such die Reihe mit den meisten verschiedenen Fraktionen und ohne anderen Troll. Leg deinen Troll an ihr Ende.
lesson-kingdoms-Tr-done = Fünf verschiedene Fraktionen in einer Reihe: 5 Punkte.
lesson-kingdoms-Un = Dein Gegner steht auf einem Ritter. Leg deinen Untoten irgendwo an und tausche die Figuren.
lesson-kingdoms-Un-done = Jetzt stehst du auf dem Ritter, und dein Gegner auf dem Untoten. Das geht auch weit entfernt.
lesson-kingdoms-Do = Leg deinen Doppelgänger neben den Drachen und benutze dessen Fähigkeit.
lesson-kingdoms-Do-done = Wie ein Drache brachte er einen Punkt für jede offene Karte ringsum. Aber er bleibt ein Doppelgänger.
lesson-kingdoms-Dr = Such das Feld mit den meisten Karten ringsum, auch über Eck. Leg deinen Drachen dort an.
lesson-kingdoms-Dr-done = 7 Punkte: Auf sieben der acht Felder ringsum liegt eine offene Karte.
lesson-kingdoms-Se = Leg deinen Seher an und sieh dir drei Karten vom Stapel an. Behalte dann die zwei besten.
lesson-kingdoms-Se-done = Von vier Karten hast du die zwei besten behalten, Drache und Ritter. Die anderen sind wieder im Stapel.
lesson-kingdoms-Gi = Der Ritter, auf dem dein Gegner steht, ist 9 Punkte wert. Leg deinen Riesen daneben und dreh ihn um.
lesson-kingdoms-Gi-done = Die Figur ist wieder im Vorrat, und diese Karte zählt für niemanden mehr.
lesson-kingdoms-Kn = Leg deinen Ritter so an, dass zwei Figuren deines Gegners neben ihm stehen.
lesson-kingdoms-Kn-done = Beide Figuren sind zurück im Vorrat deines Gegners.
