### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Kobolde
faction-Go-one = Kobold
faction-Go-power = Keine Fähigkeit, aber es gibt mehr von ihnen als von allen anderen.
example-Go = Fünf der vierzehn Kobolde sind Nullen. Sie gewinnen fast nie einen Stich, aber bei der Stimme der Kobolde zählt Go0 so viel wie Go9.
lesson-Go = Für die Stimme zählt eine 0 so viel wie eine 9, aber bei Gleichstand entscheidet die höchste Karte. Welchen Kobold brauchst du?
lesson-Go-done = Fünf Kobolde für jeden, aber Go9 gehört dir: Die Kobolde stimmen für dich.
faction-Kn = Ritter
faction-Kn-one = Ritter
faction-Kn-power = Wurde ein Kobold angespielt, schlägt ihn jeder Ritter, egal wie hoch die Zahlen sind. Wer selbst Kobolde hat, muss aber mit einem Kobold bedienen.
example-Kn = Dein Gegner spielt Go9 an. Du hast keinen Kobold und spielst Kn2: Du gewinnst.
ruling-Kn = Das Bedienen geht vor: Wer einen Kobold hat, muss einen spielen. Gegen einen angespielten Doppelgänger hat ein Ritter keinen Vorteil. Zu dritt und zu viert stehen alle Ritter vor allen anderen Karten, wenn ein Kobold angespielt ist.
lesson-Kn = Go9 ist angespielt, und du hast keinen Kobold. Welche deiner Karten schlägt ihn trotzdem?
lesson-Kn-done = Kn2 schlägt Go9! Gegen einen angespielten Kobold gewinnt jeder Ritter.
faction-Un = Untote
faction-Un-one = Untoter
faction-Un-power = Phase 1: Alle gespielten Untoten kommen sofort in den Punktestapel von dem, der den Stich gewinnt.
example-Un = Phase 1: Du spielst Un3 an, und dein Gegner gewinnt mit Un7. Beide Untoten kommen sofort in seinen Punktestapel.
ruling-Un = Es ist egal, wer sie gespielt hat und ob damit bedient wurde. Ein Untoter, der Preis ist oder vom Nachziehstapel kommt, ist ein gewöhnlicher Anhänger.
lesson-Un = Phase 1: Gewinne einen Stich, in dem Untote liegen.
lesson-Un-done = Diese Untoten liegen schon in deinem Punktestapel, bevor Phase 2 begonnen hat.
faction-Dw = Zwerge
faction-Dw-one = Zwerg
faction-Dw-power = Phase 2: Alle Zwerge im Stich bekommt, wer den Stich verliert. Zu dritt und zu viert: wer die schwächste Karte gespielt hat.
example-Dw = Phase 2: Du spielst Dw4 an, und dein Gegner gewinnt mit Dw8. Aber beide Zwerge kommen zu dir, denn du hast verloren.
ruling-Dw = Ein Doppelgänger, der für einen Zwerg einspringt, geht an den Gewinner. Zu dritt und zu viert bekommt die schwächste Karte die Zwerge, bei zwei gleich schwachen die spätere. Das kann sogar der Gewinner sein.
lesson-Dw = Du willst die Zwerge. Sie gehen an den, der den Stich verliert: Spiel also niedrig an.
lesson-Dw-done = Dein Gegner hat den Stich gewonnen, aber die Zwerge kamen zu dir.
faction-Do = Doppelgänger
faction-Do-one = Doppelgänger
faction-Do-power = Du darfst immer einen Doppelgänger spielen, statt zu bedienen. Er kämpft dann, als gehörte er zur angespielten Fraktion, bekommt aber nie deren Fähigkeit.
example-Do = Dein Gegner spielt Kn5 an. Du hast Kn3, spielst aber Do7: Er zählt hier als Ritter, ist höher und gewinnt.
ruling-Do = Am Ende zählt er als Doppelgänger und nie als etwas anderes. Wird einer angespielt, sind Doppelgänger die angespielte Fraktion. Nach einem Untoten wird er abgeworfen.
lesson-Do = Kn5 ist angespielt, und dein eigener Ritter ist zu niedrig. Lass jemanden für ihn einspringen.
lesson-Do-done = In diesem Stich kämpfte Do7 wie ein Ritter. Im Punktestapel ist er wieder ein Doppelgänger.
faction-Gi = Riesen
faction-Gi-one = Riese
faction-Gi-power = Phase 2: Für jeden Riesen im Stich vertreibt der Gewinner bei jedem Gegner einen Gnom mit demselben Wert aus der Auslage.
example-Gi = Du spielst Dr5 an, dein Gegner hat keinen Drachen und spielt Gi7. Du gewinnst, und vor deinem Gegner wird ein Gn7 vertrieben.
ruling-Gi = Es ist egal, wer den Riesen gespielt hat: Vertreiben darf, wer den Stich gewinnt. Deine eigenen Gnome und die deines Partners bleiben.
lesson-Gi = Schau dir die Gnome vor deinem Gegner an. Gewinne einen Stich mit einem Riesen, der den Wert von einem hat.
lesson-Gi-done = Zwei Riesen lagen im Stich, und jeder hat einen Gnom mit seinem Wert vertrieben.
faction-Gn = Gnome
faction-Gn-one = Gnom
faction-Gn-power = Phase 2: Gewonnene Gnome liegen offen vor dir, und Riesen können sie vertreiben. Wer am Ende noch da ist, zählt für dich.
example-Gn = Gn5 und Gn9 liegen vor dir. Dein Gegner gewinnt einen Stich mit Gi5: Gn5 ist weg, und Gn9 bleibt.
ruling-Gn = Riesen erreichen nur Gnome, die offen liegen. Ein Gnom, den ein Basilisk gefangen hat, liegt im Punktestapel und ist sicher.
lesson-Gn = Gewinne Gnome, und lass dann deinen Gegner nicht mit einem Riesen gewinnen.
lesson-Gn-done = Alle deine Gnome sind noch da, also zählen sie für dich.
faction-Dr = Drachen
faction-Dr-one = Drache
faction-Dr-power = Spielst du einen Drachen und hast den Stich nicht angespielt, dann spielst du den nächsten an, ob du gewinnst oder nicht.
example-Dr = Dein Gegner spielt Se8 an. Du hast keinen Seher und spielst Dr0. Du verlierst, aber du spielst den nächsten Stich an.
ruling-Dr = Die Fähigkeit wirkt in beiden Phasen und vom letzten Stich der Phase 1 in die Phase 2 hinein. Sind es mehrere, zählt der letzte Drache. Direkt vor einem automatischen Stich der Automatons bewirkt er nichts.
lesson-Dr = Diesen Stich kannst du nicht gewinnen. Aber wer jetzt einen Drachen spielt, spielt den nächsten an.
lesson-Dr-done = Du hast verloren und trotzdem angespielt. So konnte Un9 dir den letzten Stich holen.
faction-Se = Seher
faction-Se-one = Seher
faction-Se-power = Phase 1: Gewinnst du einen Stich mit einem Seher, siehst du dir die oberste Karte des Nachziehstapels an. Dann nimmst du entweder sie oder einen Preis.
example-Se = Phase 1: Der Preis ist Tr2. Du gewinnst mit Se6 und siehst dir den Nachziehstapel an: Dr8! Du nimmst ihn, und dein Gegner bekommt Tr2.
ruling-Se = Ein Seher, der verliert, bewirkt nichts, und ein Doppelgänger hat diese Fähigkeit nicht. Die Karte musst du nicht zeigen. Zu dritt und zu viert: Nimmst du sie, wählt die zweitbeste Karte einen Preis, die drittbeste bekommt den anderen, und die vierte zieht.
lesson-Se = Gewinne mit deinem Seher. Sieh dir dann die oberste Karte des Nachziehstapels an und nimm die bessere.
lesson-Se-done = Nur du wusstest, was oben lag. Dein Gegner bekam, was du nicht wolltest.
faction-Tr = Trolle
faction-Tr-one = Troll
faction-Tr-power = Phase 2: Wer einen Stich gewinnt, bekommt nur einen Troll, den höchsten auf dem Tisch. Die anderen warten auf spätere Stiche. Der letzte Stich bringt alle, die noch da sind.
example-Tr = Tr6 und Tr7 werden gespielt: Wer gewinnt, nimmt Tr7, und Tr6 wartet. Im nächsten Stich ist kein Troll: Wer ihn gewinnt, nimmt Tr6 dazu.
ruling-Tr = Ein Troll wird auch genommen, wenn in diesem Stich keiner gespielt wurde. Zu dritt und zu viert sind Trolle nicht zu empfehlen.
lesson-Tr = Jeder Stich bringt nur einen Troll, aber der letzte bringt alle, die noch da sind. Welchen Stich willst du?
lesson-Tr-done = Das Warten hat sich gelohnt: Der letzte Stich brachte dir alle Trolle auf dem Tisch.
faction-Ro = Könige
faction-Ro-one = König
faction-Ro-power = Am Ende hält jeder König deine Bauern fest, die seinen Wert oder bis zu drei weniger haben.
example-Ro = Mit Ro7 behältst du Pe4, Pe5, Pe6 und Pe7.
lesson-Ro = Pe4, Pe6 und Pe7 gehören dir, aber kein König hält sie fest. Gewinne einen!
lesson-Ro-done = Ro7 hält alle Bauern von 4 bis 7 fest. Sie bleiben bei dir.
faction-Pe = Bauern
faction-Pe-one = Bauer
faction-Pe-power = Am Ende bleibt ein Bauer nur bei dir, wenn du einen König mit seinem Wert oder bis zu drei mehr hast. Die anderen laufen zum Gegner über. Bauer 0 läuft immer über.
example-Pe = Du hast Ro7, Pe3 und Pe6. Pe6 bleibt bei dir, und Pe3 läuft zu deinem Gegner über.
ruling-Pe = Alle prüfen im selben Moment, und wer übergelaufen ist, bleibt dort. Zu dritt gehen sie im Uhrzeigersinn weiter, zu viert zum anderen Team.
lesson-Pe = Am Ende bleibt ein Bauer nur in der Nähe eines Königs. Mit Ro8 und Ro9 behältst du die Bauern 5 bis 9. Gewinne einen!
lesson-Pe-done = Pe6 bleibt bei dir. Pe2 ist übergelaufen: Keiner deiner Könige reicht so tief.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: Gewinnst du einen Stich mit einem Automaton, gehört dir auch der nächste. Dabei legen alle eine Karte verdeckt ab, du nimmst den Preis, und danach spielst du an.
example-Au = Du gewinnst mit Au5. Um den nächsten Preis kämpft niemand: Alle legen eine Karte verdeckt ab, und der Preis gehört dir. Gut für deine schlechteste Karte!
ruling-Au = Du musst mit dem Automaton selbst gewinnen. Verdeckt abgelegte Karten sind nicht gespielt: Keine Fähigkeit wirkt, und nur wer sie abgelegt hat, kennt sie. Ein automatischer Stich löst keinen zweiten aus, und nach dem letzten Stich der Phase 1 passiert nichts. Zu dritt und zu viert wählst du einen Preis, im Uhrzeigersinn geht der andere weiter, und die übrigen ziehen.
lesson-Au = Gewinne diesen Stich mit deinem Automaton. Der nächste Preis gehört dir dann ohne Kampf; leg dafür eine schlechte Karte verdeckt ab.
lesson-Au-done = Zwei Preise für einen Automaton, und es hat dich nur eine schlechte Karte gekostet.
faction-Ba = Barden
faction-Ba-one = Barde
faction-Ba-power = Am Ende stimmen die Barden für die längste Straße, zum Beispiel 3, 4, 5. Nur wenn die längsten Straßen gleich lang sind, wird wie üblich gezählt.
example-Ba = Du hast Ba3, Ba4 und Ba5. Dein Gegner hat Ba1, Ba2, Ba6, Ba7 und Ba9: mehr Karten, aber deine Straße ist länger. Die Barden stimmen für dich.
ruling-Ba = Leuchtturm und Turm ändern bei den Barden nichts. Beute füllt nie eine Lücke in einer Straße.
lesson-Ba = Dein Gegner hat mehr Barden. Gewinne den, der deine Straße länger macht.
lesson-Ba-done = 3, 4, 5: Deine Straße ist die längste, also stimmen die Barden für dich.
faction-Gr = Greife
faction-Gr-one = Greif
faction-Gr-power = Phase 2: Gewonnene Greife liegen offen vor dir. Jede Karte, die du später mit dem Wert eines dieser Greife spielst, ist um 5 stärker.
example-Gr = Gr4 liegt vor dir. Jetzt spielst du Un4: Er kämpft mit Stärke 9.
ruling-Gr = Eine Karte wird um 5 stärker, nie um mehr. Ein Greif, der in Phase 1 gefangen wurde, hilft nicht.
lesson-Gr = Gewinne Greife: Sie liegen offen vor dir. Spiel dann eine Karte mit dem Wert von einem.
lesson-Gr-done = Mit Gr6 vor dir kämpfte Kn6 mit Stärke 11.
faction-Ra = Waschbären
faction-Ra-one = Waschbär
faction-Ra-power = Vier der vierzehn sind nicht dabei, und niemand weiß, welche. Am Ende zählen deine Waschbären mit Beute (1, 4, 7, 10 und 13) auch für die Fraktion, von der du am wenigsten Karten hast. Sind es mehrere, suchst du eine aus.
example-Ra = Von den Zwergen hast du nur eine Karte, so wenig wie von keiner anderen Fraktion. Ra4 und Ra7 haben Beute dabei, also zählst du dort drei.
ruling-Ra = Deine ganze Beute hilft derselben Fraktion, vielleicht einer, von der du keine Karte hast. Beute allein kann eine Stimme gewinnen. Niemand bekommt beim Austeilen einen Waschbären: Sie werden in den Nachziehstapel gemischt.
lesson-Ra = Gewinne den letzten Stich: Darin liegt Beute. Sag dann, welcher Fraktion sie helfen soll.
lesson-Ra-done = Deine Beute zählte auch für eine andere Fraktion und hat dir ihre Stimme gebracht.
faction-Ra-setup = Vorbereitung: Die vierzehn Waschbären werden gemischt und vier davon ungesehen weggelegt. Die anderen Karten werden ausgeteilt. Erst dann kommen die zehn Waschbären in den Rest, den Nachziehstapel: Niemand beginnt mit einem Waschbären.
faction-Ra-own = Waschbären mit Beute: 1, 4, 7, 10 und 13. { own-interpretation }
faction-Vi = Wikinger
faction-Vi-one = Wikinger
faction-Vi-power = Am Ende zählt jeder deiner Wikinger bei der Stimme der Wikinger doppelt, wenn du noch eine Karte mit demselben Wert hast.
example-Vi = Du hast Vi3 und auch Go3: Also zählt Vi3 wie zwei Wikinger.
ruling-Vi = Die andere Karte darf von jeder Fraktion sein. Es hilft nur bei der Stimme der Wikinger und nicht beim Vergleich der höchsten Karten.
lesson-Vi = Dein Gegner hat mehr Wikinger. Aber du hast Kn7: Welcher Wikinger zählt mit ihm doppelt?
lesson-Vi-done = Vi7 zählt doppelt. So hast du gleich viele Wikinger, und den höchsten.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Nach einer gleich starken Karte gespielt, gewinnt der Basilisk den Stich und spielt den nächsten an. Die andere Karte kommt sofort in deinen Punktestapel, auch in Phase 1.
example-Bs = Dein Gegner spielt Dw5 an. Du hast keinen Zwerg und spielst Bs5: gleich stark, also gewinnst du, und Dw5 gehört sofort dir.
ruling-Bs = Hier zählt die Stärke, nicht der Wert. Ein angespielter Basilisk tut nichts Besonderes. Die gefangene Karte kommt zu dir, egal was ihre eigene Fähigkeit sagt; der Basilisk geht dorthin, wohin jede gespielte Karte geht. Trotzdem vertreibt ein gefangener Riese Gnome, ein gefangener Phönix bringt einen Feuerphönix, und ein gefangener Troll ist der einzige Troll dieses Stichs, außer im letzten.
lesson-Bs = Dw6 ist angespielt. Antworte mit einem Basilisken, der genauso stark ist.
lesson-Bs-done = Dein Basilisk hat Dw6 gefangen. Er liegt in deinem Punktestapel, und der Preis gehörte auch dir.
faction-Ph = Phönixe
faction-Ph-one = Phönix
faction-Ph-power = Phase 2: Spielst du einen Phönix und verlierst den Stich, ziehst du einen Feuerphönix auf die Hand. Feuerphönixe sind ganz normale Phönixe.
example-Ph = Phase 2: Du spielst Ph4 an, und dein Gegner gewinnt mit Ph9. Du ziehst einen Feuerphönix und hast eine Karte mehr als dein Gegner.
ruling-Ph = Die Handkarten können ungleich werden. Phase 2 endet nach dem Stich, in dem jemand die letzte Karte spielt; was andere noch haben, zählt für niemanden.
lesson-Ph = Verliere einen Stich mit einem Phönix und sieh, was du dafür bekommst.
lesson-Ph-done = Aus der Asche kam ein Feuerphönix. Aber hat jemand keine Karte mehr, ist die Phase vorbei: Heb ihn also nicht zu lange auf.
faction-Ph-setup = Vorbereitung: Zu den zehn Phönixen gehören zehn Feuerphönixe, 0 bis 9. Sie werden gemischt und liegen als eigener verdeckter Stapel bereit.
faction-Pf = Feuerphönixe
faction-Pf-one = Feuerphönix
faction-Pf-power = Das zweite Leben der Phönixe: Du ziehst ihn, wenn dein Phönix in Phase 2 einen Stich verliert.
faction-Uc = Einhörner
faction-Uc-one = Einhorn
faction-Uc-power = Phase 2: Jedes Einhorn in deinem Punktestapel macht alle deine gespielten Karten um 1 stärker, nur Einhörner nicht.
example-Uc = Zwei Einhörner liegen in deinem Punktestapel. Go5 kämpft mit Stärke 7, aber Uc5 bleibt bei 5.
ruling-Uc = Ein Einhorn, das in Phase 1 gefangen wurde, hilft schon. Eines unter deinen Anhängern hilft nicht: Es ist noch nicht gewonnen.
lesson-Uc = Drei Einhörner in deinem Punktestapel machen deine Karten um 3 stärker. Probier es mit einem Ritter.
lesson-Uc-done = Kn4 hatte Stärke 7. Kn6 hatte auch 7, denn dein Gegner hat ein Einhorn. Bei gleicher Stärke gewinnt, wer angespielt hat.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $values }
faction-pair = Kommt nur zusammen mit: { $faction }
faction-most-players =
    { $count ->
        [one] Nur für eine Person
       *[other] Nur für { $count } Personen
    }
faction-warned-from = Ab { $count } Personen nicht zu empfehlen
faction-reserve = { $count } weitere in Reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } Karte bleibt ungesehen draußen
       *[other] { $count } Karten bleiben ungesehen draußen
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = So fing alles an: das beste Kartendeck zum Lernen.
deck-claim2 = Claim 2
deck-claim2-text = Gnome jagen, Drachen wecken und auf die Trolle achten.
deck-clockwork-court = Hof der Zahnräder
deck-clockwork-court-text = Könige halten ihre Bauern fest, und Automatons und Barden geben den Takt an.
deck-northern-raid = Raubzug im Norden
deck-northern-raid-text = Wikinger und Waschbären wollen Beute, und die Zwerge halten zum Verlierer.
deck-wings-over-the-hills = Flügel über den Hügeln
deck-wings-over-the-hills-text = Greife und Drachen in der Luft, Riesen und Gnome am Boden.
deck-under-the-bridge = Unter der Brücke
deck-under-the-bridge-text = Bei den Trollen muss jeder warten, bis er bekommt, was er will.
own-interpretation = Unsere Auslegung: So steht es in keiner Spielregel.
