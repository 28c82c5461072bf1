### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Kobolde
faction-Go-one = Kobold
faction-Go-power = Keine besondere Fähigkeit. Dafür sind sie die größte Fraktion von allen.
example-Go = Fünf der vierzehn Kobolde haben den Wert 0. Stiche gewinnen sie damit kaum, aber für die Stimme der Kobolde zählt Go0 genauso viel wie Go9.
lesson-Go = Für die Stimme zählt eine 0 genauso viel wie eine 9. Nur bei Gleichstand entscheidet die höchste Karte. Welchen Kobold brauchst du?
lesson-Go-done = Ihr habt beide fünf Kobolde, aber Go9 gehört dir: Die Kobolde stimmen für dich!
faction-Kn = Ritter
faction-Kn-one = Ritter
faction-Kn-power = Wurde ein Kobold angespielt, schlägt ihn jeder Ritter, egal wie hoch die Werte sind. Hast du selbst Kobolde, musst du trotzdem bedienen.
example-Kn = Dein Gegner spielt Go9 an. Du hast keinen Kobold und spielst Kn2: Der Stich gehört dir.
ruling-Kn = Die Bedienregel geht vor: Wer einen Kobold hat, darf keinen Ritter spielen. Gegen einen angespielten Doppelgänger hat ein Ritter keinen Vorteil. Zu dritt und zu viert stehen nach einem angespielten Kobold alle Ritter vor allen anderen Karten.
lesson-Kn = Go9 ist angespielt, und du hast keinen Kobold. Welche deiner Karten schlägt ihn trotzdem?
lesson-Kn-done = Kn2 schlägt Go9! Gegen einen angespielten Kobold gewinnt jeder Ritter.
faction-Un = Untote
faction-Un-one = Untoter
faction-Un-power = Phase 1: Wer den Stich gewinnt, legt alle gespielten Untoten sofort auf den eigenen Punktestapel.
example-Un = Phase 1: Du spielst Un3 an, und dein Gegner gewinnt mit Un7. Beide Untoten kommen sofort auf seinen Punktestapel.
ruling-Un = Egal ist, wer sie gespielt hat und ob damit bedient wurde. Ein Untoter, um den ihr als Preis spielt oder den du vom Nachziehstapel nimmst, wird ein ganz normaler Anhänger.
lesson-Un = Phase 1: Gewinne einen Stich, in dem Untote liegen.
lesson-Un-done = Phase 2 hat noch gar nicht begonnen, und diese Untoten liegen schon in deinem Punktestapel.
faction-Dw = Zwerge
faction-Dw-one = Zwerg
faction-Dw-power = Phase 2: Wer den Stich verliert, bekommt alle Zwerge darin. Zu dritt und zu viert bekommt sie, wer die schwächste Karte gespielt hat.
example-Dw = Phase 2: Du spielst Dw4 an, und dein Gegner gewinnt mit Dw8. Beide Zwerge kommen trotzdem zu dir, denn du hast verloren.
ruling-Dw = Ein Doppelgänger, der für einen Zwerg einspringt, geht an den Gewinner. Zu dritt und zu viert gilt von gleich schwachen Karten die zuletzt gespielte als die schwächste. Sie kann sogar den Stich gewonnen haben.
lesson-Dw = Hol dir die Zwerge! Sie gehen an den Verlierer des Stichs. Spiel also niedrig an.
lesson-Dw-done = Dein Gegner hat den Stich gewonnen, aber die Zwerge sind bei dir.
faction-Do = Doppelgänger
faction-Do-one = Doppelgänger
faction-Do-power = Statt zu bedienen, darfst du immer einen Doppelgänger spielen. Er kämpft dann wie eine Karte der angespielten Fraktion, übernimmt aber nie deren Fähigkeit.
example-Do = Dein Gegner spielt Kn5 an. Du hast Kn3, spielst aber lieber Do7: Er zählt hier als Ritter, ist höher und gewinnt.
ruling-Do = Bei der Wertung ist er immer ein Doppelgänger. Wird einer angespielt, sind Doppelgänger die angespielte Fraktion. Springt er für einen Untoten ein, wird er abgeworfen.
lesson-Do = Kn5 ist angespielt, und dein eigener Ritter ist zu niedrig. Wer könnte für ihn einspringen?
lesson-Do-done = In diesem Stich hat Do7 wie ein Ritter gekämpft. In deinem Punktestapel ist er wieder ein Doppelgänger.
faction-Gi = Riesen
faction-Gi-one = Riese
faction-Gi-power = Phase 2: Gewinnst du einen Stich, vertreibt jeder Riese darin bei jedem Gegner einen Gnom mit demselben Wert aus der Auslage.
example-Gi = Du spielst Dr5 an. Dein Gegner hat keinen Drachen und spielt Gi7. Du gewinnst, und aus seiner Auslage wird ein Gn7 vertrieben.
ruling-Gi = Egal ist, wer den Riesen gespielt hat: Er hilft dem, der den Stich gewinnt. Deine eigenen Gnome und die deines Partners lässt er in Ruhe.
lesson-Gi = Sieh dir die Gnome deines Gegners an. Gewinne einen Stich mit einem Riesen, der denselben Wert hat wie einer von ihnen.
lesson-Gi-done = Zwei Riesen lagen im Stich, und jeder hat einen Gnom mit seinem Wert vertrieben.
faction-Gn = Gnome
faction-Gn-one = Gnom
faction-Gn-power = Phase 2: Gnome, die du gewinnst, legst du offen vor dir aus. Dort können Riesen sie vertreiben. Wer am Ende noch da ist, zählt für dich.
example-Gn = Gn5 und Gn9 liegen vor dir. Dein Gegner gewinnt einen Stich mit Gi5: Gn5 ist weg, Gn9 bleibt.
ruling-Gn = Riesen erreichen nur Gnome in der Auslage. Ein Gnom, den ein Basilisk gefangen hat, liegt sicher im Punktestapel.
lesson-Gn = Gewinne Gnome. Und lass deinen Gegner dann keinen Stich gewinnen, in dem ein Riese liegt!
lesson-Gn-done = Deine Gnome sind alle noch da. Also zählen sie für dich.
faction-Dr = Drachen
faction-Dr-one = Drache
faction-Dr-power = Antwortest du auf die angespielte Karte mit einem Drachen, wirst du Startspieler des nächsten Stichs, auch wenn du diesen verlierst.
example-Dr = Dein Gegner spielt Se8 an. Du hast keinen Seher und spielst Dr0. Du verlierst, aber den nächsten Stich spielst du an.
ruling-Dr = Das gilt in beiden Phasen, auch vom letzten Stich von Phase 1 zum ersten von Phase 2. Antworten mehrere mit einem Drachen, zählt der zuletzt gespielte. Direkt vor einem automatischen Stich der Automatons bewirkt ein Drache nichts.
lesson-Dr = Diesen Stich kannst du nicht gewinnen. Aber mit einem Drachen darfst du den nächsten anspielen.
lesson-Dr-done = Du hast verloren und durftest trotzdem anspielen. So hat dir Un9 den letzten Stich geholt.
faction-Se = Seher
faction-Se-one = Seher
faction-Se-power = Phase 1: Gewinnst du mit einem Seher, siehst du nach, was oben auf dem Nachziehstapel liegt. Dann nimmst du diese Karte oder einen Preis.
example-Se = Phase 1: Der Preis ist Tr2. Du gewinnst mit Se6 und siehst nach, was oben liegt: Dr8! Den nimmst du, und dein Gegner bekommt Tr2.
ruling-Se = Der Seher selbst muss gewinnen; ein Doppelgänger hat diese Fähigkeit nicht. Die Karte musst du niemandem zeigen. Zu dritt und zu viert: Nimmst du sie, wählt die zweitbeste Karte einen Preis, die drittbeste bekommt den anderen, und die viertbeste zieht.
lesson-Se = Gewinne mit deinem Seher. Sieh dann nach, was oben auf dem Nachziehstapel liegt, und nimm die bessere Karte.
lesson-Se-done = Nur du wusstest, was oben lag. Dein Gegner musste nehmen, was du nicht wolltest.
faction-Tr = Trolle
faction-Tr-one = Troll
faction-Tr-power = Phase 2: Wer einen Stich gewinnt, bekommt nur einen Troll: den höchsten, der auf dem Tisch liegt. Die anderen warten auf spätere Stiche. Der letzte Stich bringt alle, die noch da sind.
example-Tr = Tr6 und Tr7 liegen im Stich: Wer gewinnt, nimmt Tr7, und Tr6 wartet. Im nächsten Stich spielt niemand einen Troll. Wer diesen Stich gewinnt, nimmt Tr6 mit.
ruling-Tr = Auch ein Stich ohne Trolle bringt einen der wartenden. Zu dritt und zu viert rät die Spielregel von Trollen ab.
lesson-Tr = Jeder Stich bringt nur einen Troll, der letzte aber alle, die noch da sind. Welchen Stich willst du?
lesson-Tr-done = Das Warten hat sich gelohnt: Der letzte Stich hat dir alle Trolle auf dem Tisch gebracht.
faction-Ro = Könige
faction-Ro-one = König
faction-Ro-power = Am Ende hält jeder deiner Könige die Bauern fest, die gleich hoch oder um bis zu 3 niedriger sind.
example-Ro = Mit Ro7 behältst du Pe4, Pe5, Pe6 und Pe7.
lesson-Ro = Pe4, Pe6 und Pe7 gehören dir, aber ohne König laufen sie dir davon. Gewinne einen!
lesson-Ro-done = Ro7 hält alle Bauern von 4 bis 7 fest. Sie bleiben bei dir.
faction-Pe = Bauern
faction-Pe-one = Bauer
faction-Pe-power = Am Ende bleibt ein Bauer nur bei dir, wenn du einen König hast, der gleich hoch oder um bis zu 3 höher ist. Alle anderen laufen zum Gegner über, Bauer 0 immer.
example-Pe = Du hast Ro7, Pe3 und Pe6. Pe6 bleibt bei dir, Pe3 läuft zu deinem Gegner über.
ruling-Pe = Alle laufen gleichzeitig über und bleiben dann, wo sie sind. Zu dritt wechseln sie zur nächsten Person im Uhrzeigersinn, zu viert zum anderen Team.
lesson-Pe = Am Ende bleiben nur Bauern, die zu einem König passen. Ro8 und Ro9 halten die Bauern 5 bis 9 fest. Gewinne so einen!
lesson-Pe-done = Pe6 bleibt bei dir. Pe2 ist übergelaufen: So tief reicht keiner deiner Könige.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: Gewinnst du mit einem Automaton, gehört dir auch der nächste Stich. Dafür legen alle eine beliebige Karte verdeckt ab. Du nimmst den Preis und spielst danach an.
example-Au = Du gewinnst mit Au5. Um den nächsten Preis wird nicht gekämpft: Alle legen eine Karte verdeckt ab, und er gehört dir. So wirst du deine schlechteste Karte los!
ruling-Au = Der Automaton selbst muss gewinnen. Verdeckt abgelegte Karten gelten nicht als gespielt: Keine Fähigkeit wirkt, und niemand sonst bekommt sie zu sehen. Ein automatischer Stich löst keinen weiteren aus, und nach dem letzten Stich von Phase 1 passiert nichts. Zu dritt und zu viert wählst du einen Preis, die nächste Person im Uhrzeigersinn bekommt den anderen, und die übrigen ziehen.
lesson-Au = Gewinne mit deinem Automaton. Dann gehört dir auch der nächste Preis, ganz ohne Kampf: Leg dafür eine schlechte Karte verdeckt ab.
lesson-Au-done = Zwei Preise für einen Automaton! Gekostet hat dich das nur eine schlechte Karte.
faction-Ba = Barden
faction-Ba-one = Barde
faction-Ba-power = Am Ende stimmen die Barden für die längste Straße, zum Beispiel 3, 4, 5. Sind die längsten Straßen gleich lang, wird normal gewertet.
example-Ba = Du hast Ba3, Ba4 und Ba5. Dein Gegner hat mit Ba1, Ba2, Ba6, Ba7 und Ba9 zwar mehr Karten, aber deine Straße ist länger: Die Barden stimmen für dich.
ruling-Ba = Leuchtturm und Turm gelten für Barden nicht. Beute schließt nie eine Lücke in einer Straße.
lesson-Ba = Dein Gegner hat mehr Barden. Gewinne den, der deine Straße verlängert!
lesson-Ba-done = 3, 4, 5: Du hast die längste Straße, also stimmen die Barden für dich.
faction-Gr = Greife
faction-Gr-one = Greif
faction-Gr-power = Phase 2: Greife, die du gewinnst, legst du offen vor dir aus. Spielst du später eine Karte mit demselben Wert wie einer von ihnen, ist sie um 5 stärker.
example-Gr = Gr4 liegt vor dir. Spielst du jetzt Un4, kämpft er mit Stärke 9.
ruling-Gr = Mehr als 5 wird es nie. Ein Greif, der in Phase 1 gefangen wurde, hilft nicht.
lesson-Gr = Gewinne einen Greifen: Er liegt dann offen vor dir. Spiel danach eine Karte mit demselben Wert.
lesson-Gr-done = Weil Gr6 vor dir lag, hat Kn6 mit Stärke 11 gekämpft.
faction-Ra = Waschbären
faction-Ra-one = Waschbär
faction-Ra-power = Am Ende zählen deine Waschbären mit Beute (1, 4, 7, 10 und 13) auch für die Fraktion, von der du am wenigsten Karten hast. Sind es mehrere, wählst du eine. Vier der vierzehn Waschbären spielen nicht mit, und niemand weiß, welche.
example-Ra = Du hast nur einen Zwerg, und von keiner anderen Fraktion so wenige Karten. Ra4 und Ra7 haben Beute dabei: Damit zählst du bei den Zwergen drei.
ruling-Ra = Deine ganze Beute hilft derselben Fraktion, auch einer, von der du gar keine Karte hast. So kann Beute ganz allein eine Stimme holen. Niemand bekommt Waschbären ausgeteilt: Sie werden danach in den Nachziehstapel gemischt. Welche von ihnen Beute tragen, steht in keiner Spielregel; das haben wir selbst festgelegt.
lesson-Ra = Gewinne den letzten Stich, denn darin liegt Beute. Wähle dann, welcher Fraktion sie hilft.
lesson-Ra-done = Deine Beute hat noch für eine zweite Fraktion gezählt und dir deren Stimme geholt.
faction-Ra-setup = Vorbereitung: Die vierzehn Waschbären werden gemischt und vier davon ungesehen weggelegt. Die anderen Karten werden ausgeteilt. Erst dann werden die zehn Waschbären in den Rest gemischt, den Nachziehstapel: Niemand beginnt mit einem Waschbären.
faction-Ra-own = Waschbären mit Beute: 1, 4, 7, 10 und 13. { own-interpretation }
faction-Vi = Wikinger
faction-Vi-one = Wikinger
faction-Vi-power = Am Ende zählt jeder deiner Wikinger für die Stimme der Wikinger doppelt, wenn du noch eine andere Karte mit seinem Wert hast.
example-Vi = Du hast Vi3 und dazu Go3: Damit zählt Vi3 wie zwei Wikinger.
ruling-Vi = Die andere Karte darf aus jeder Fraktion sein. Doppelt zählt ein Wikinger nur für die Stimme der Wikinger, nicht beim Vergleich der höchsten Karten.
lesson-Vi = Dein Gegner hat mehr Wikinger. Aber du hast Kn7: Welcher Wikinger zählt dann doppelt?
lesson-Vi-done = Vi7 zählt doppelt. Damit habt ihr gleich viele Wikinger, und den höchsten hast du.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Antwortest du mit einem Basilisken auf eine gleich starke Karte, gewinnst du den Stich und spielst den nächsten an. Die andere Karte kommt sofort auf deinen Punktestapel, auch in Phase 1.
example-Bs = Dein Gegner spielt Dw5 an. Du hast keinen Zwerg und spielst Bs5: Er ist gleich stark, also gewinnst du, und Dw5 gehört sofort dir.
ruling-Bs = Hier zählt die Stärke, nicht der Wert. Ein angespielter Basilisk bewirkt nichts Besonderes. Was dein Basilisk fängt, gehört dir, egal was die Fähigkeit der gefangenen Karte sagt. Er selbst geht dorthin, wohin jede gespielte Karte geht. Auch gefangen vertreibt ein Riese Gnome. Wer einen gefangenen Phönix gespielt hat, zieht einen Feuerphönix. Ein gefangener Troll ist der einzige Troll dieses Stichs, außer im letzten.
lesson-Bs = Dw6 ist angespielt. Antworte mit einem Basilisken, der genauso stark ist.
lesson-Bs-done = Dein Basilisk hat Dw6 gefangen: Er liegt schon in deinem Punktestapel. Und den Preis bekommst du obendrein.
faction-Ph = Phönixe
faction-Ph-one = Phönix
faction-Ph-power = Phase 2: Verlierst du einen Stich, in dem du einen Phönix gespielt hast, ziehst du einen Feuerphönix auf die Hand. Feuerphönixe sind Phönixe wie alle anderen.
example-Ph = Phase 2: Du spielst Ph4 an, und dein Gegner gewinnt mit Ph9. Du ziehst einen Feuerphönix und hast jetzt eine Karte mehr als dein Gegner.
ruling-Ph = So könnt ihr verschieden viele Handkarten haben. Phase 2 endet, sobald jemand nach einem Stich keine Karte mehr hat. Übrige Handkarten zählen für niemanden.
lesson-Ph = Verlier einen Stich mit einem Phönix und schau, was du dafür bekommst.
lesson-Ph-done = Aus der Asche kam ein Feuerphönix. Heb ihn nicht zu lange auf: Hat jemand keine Karte mehr, ist die Phase vorbei.
faction-Ph-setup = Vorbereitung: Zu den zehn Phönixen gehören zehn Feuerphönixe, 0 bis 9. Sie werden gemischt und liegen als eigener verdeckter Stapel bereit.
faction-Pf = Feuerphönixe
faction-Pf-one = Feuerphönix
faction-Pf-power = Das zweite Leben der Phönixe: Du ziehst einen, wenn dein Phönix in Phase 2 einen Stich verliert.
faction-Uc = Einhörner
faction-Uc-one = Einhorn
faction-Uc-power = Phase 2: Jedes Einhorn in deinem Punktestapel macht alle Karten, die du spielst, um 1 stärker. Nur Einhörner nicht.
example-Uc = Zwei Einhörner liegen in deinem Punktestapel. Go5 kämpft mit Stärke 7, aber Uc5 bleibt bei 5.
ruling-Uc = Ein Einhorn, das in Phase 1 gefangen wurde, hilft schon. Eines unter deinen Anhängern hilft noch nicht, denn du hast es noch nicht gewonnen.
lesson-Uc = Drei Einhörner in deinem Punktestapel machen deine Karten um 3 stärker. Probier es mit deinem Ritter!
lesson-Uc-done = Kn4 hatte Stärke 7. Kn6 aber auch, denn dein Gegner hat ein Einhorn. Bei Gleichstand gewinnt der Startspieler: du!

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $values }
faction-pair = Nur im Paar mit: { $faction }
faction-most-players =
    { $count ->
        [one] Nur für eine Person
       *[other] Nur für { $count } Personen
    }
faction-warned-from = Nicht empfohlen ab { $count } Personen
faction-reserve = Dazu { $count } in der Reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } Karte bleibt ungesehen in der Schachtel
       *[other] { $count } Karten bleiben ungesehen in der Schachtel
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Damit fing alles an: das beste Kartendeck zum Lernen.
deck-claim2 = Claim 2
deck-claim2-text = Gnome jagen, Drachen wecken und sich vor Trollen hüten.
deck-clockwork-court = Hof der Zahnräder
deck-clockwork-court-text = Könige halten ihre Bauern fest, Automatons und Barden geben den Takt an.
deck-northern-raid = Raubzug im Norden
deck-northern-raid-text = Wikinger und Waschbären wollen Beute, die Zwerge halten zum Verlierer.
deck-wings-over-the-hills = Flügel über den Hügeln
deck-wings-over-the-hills-text = Greife und Drachen in der Luft, Riesen und Gnome am Boden.
deck-under-the-bridge = Unter der Brücke
deck-under-the-bridge-text = Wer Trolle haben will, braucht Geduld.
own-interpretation = Unsere Auslegung: So steht es in keiner Spielregel.
