### The factions of Claim: the faction, one card of it, what it can do.

card = { $faction } { $value }
faction-Go = Kobolde
faction-Go-one = Kobold
faction-Go-power = Keine Fähigkeit, aber es gibt mehr von ihnen als von allen anderen.
faction-Kn = Ritter
faction-Kn-one = Ritter
faction-Kn-power = Wurde ein Kobold angespielt, schlägt ihn jeder Ritter, egal wie hoch die Zahlen sind. Wer selbst Kobolde hat, muss aber mit einem Kobold bedienen.
faction-Un = Untote
faction-Un-one = Untoter
faction-Un-power = Phase 1: Alle gespielten Untoten kommen sofort in den Punktestapel von dem, der den Stich gewinnt.
faction-Dw = Zwerge
faction-Dw-one = Zwerg
faction-Dw-power = Phase 2: Alle Zwerge im Stich bekommt, wer den Stich verliert. Zu dritt und zu viert: wer die schwächste Karte gespielt hat.
faction-Do = Doppelgänger
faction-Do-one = Doppelgänger
faction-Do-power = Du darfst immer einen Doppelgänger spielen, statt zu bedienen. Er kämpft dann, als gehörte er zur angespielten Fraktion, bekommt aber nie deren Fähigkeit.
faction-Gi = Riesen
faction-Gi-one = Riese
faction-Gi-power = Phase 2: Für jeden Riesen im Stich vertreibt der Gewinner bei jedem Gegner einen Gnom mit demselben Wert aus der Auslage.
faction-Gn = Gnome
faction-Gn-one = Gnom
faction-Gn-power = Phase 2: Gewonnene Gnome liegen offen vor dir, und Riesen können sie vertreiben. Wer am Ende noch da ist, zählt für dich.
faction-Dr = Drachen
faction-Dr-one = Drache
faction-Dr-power = Spielst du einen Drachen und hast den Stich nicht angespielt, dann spielst du den nächsten an, ob du gewinnst oder nicht.
faction-Se = Seher
faction-Se-one = Seher
faction-Se-power = Phase 1: Gewinnst du einen Stich mit einem Seher, siehst du dir die oberste Karte des Nachziehstapels an. Dann nimmst du entweder sie oder einen Preis.
faction-Tr = Trolle
faction-Tr-one = Troll
faction-Tr-power = Phase 2: Wer einen Stich gewinnt, bekommt nur einen Troll, den höchsten auf dem Tisch. Die anderen warten auf spätere Stiche. Der letzte Stich bringt alle, die noch da sind.
faction-Ro = Könige
faction-Ro-one = König
faction-Ro-power = Am Ende hält jeder König deine Bauern fest, die seinen Wert oder bis zu drei weniger haben.
faction-Pe = Bauern
faction-Pe-one = Bauer
faction-Pe-power = Am Ende bleibt ein Bauer nur bei dir, wenn du einen König mit seinem Wert oder bis zu drei mehr hast. Die anderen laufen zum Gegner über. Bauer 0 läuft immer über.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: Gewinnst du einen Stich mit einem Automaton, gehört dir auch der nächste. Dabei legen alle eine Karte verdeckt ab, du nimmst den Preis, und danach spielst du an.
faction-Ba = Barden
faction-Ba-one = Barde
faction-Ba-power = Am Ende stimmen die Barden für die längste Straße, zum Beispiel 3, 4, 5. Nur wenn die längsten Straßen gleich lang sind, wird wie üblich gezählt.
faction-Gr = Greife
faction-Gr-one = Greif
faction-Gr-power = Phase 2: Gewonnene Greife liegen offen vor dir. Jede Karte, die du später mit dem Wert eines dieser Greife spielst, ist um 5 stärker.
faction-Ra = Waschbären
faction-Ra-one = Waschbär
faction-Ra-power = Vier der vierzehn sind nicht dabei, und niemand weiß, welche. Am Ende zählen deine Waschbären mit Beute (1, 4, 7, 10 und 13) auch für die Fraktion, von der du am wenigsten Karten hast. Sind es mehrere, suchst du eine aus.
faction-Vi = Wikinger
faction-Vi-one = Wikinger
faction-Vi-power = Am Ende zählt jeder deiner Wikinger bei der Stimme der Wikinger doppelt, wenn du noch eine Karte mit demselben Wert hast.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Nach einer gleich starken Karte gespielt, gewinnt der Basilisk den Stich und spielt den nächsten an. Die andere Karte kommt sofort in deinen Punktestapel, auch in Phase 1.
faction-Ph = Phönixe
faction-Ph-one = Phönix
faction-Ph-power = Phase 2: Spielst du einen Phönix und verlierst den Stich, ziehst du einen Feuerphönix auf die Hand. Feuerphönixe sind ganz normale Phönixe.
faction-Pf = Feuerphönixe
faction-Pf-one = Feuerphönix
faction-Pf-power = Das zweite Leben der Phönixe: Du ziehst ihn, wenn dein Phönix in Phase 2 einen Stich verliert.
faction-Uc = Einhörner
faction-Uc-one = Einhorn
faction-Uc-power = Phase 2: Jedes Einhorn in deinem Punktestapel macht alle deine gespielten Karten um 1 stärker, nur Einhörner nicht.

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
