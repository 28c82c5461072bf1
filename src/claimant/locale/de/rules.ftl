### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = So geht Claim
rules-intro = Das ganze Spiel, von der ersten Karte bis zur letzten Stimme. Jedes Bild zeigt eine echte Spielsituation. Ein goldener Rand heißt: Diese Karte hat gewonnen oder ist gerade dazugekommen.
rules-rulings = Schwierige Fälle klären die Regelentscheidungen (auf Englisch).
rules-in-short = Übersicht
rules-print = Diese Seite drucken

## How the game goes.

rules-goal-title = Worum es geht
rules-goal = Der Thron ist leer, und du willst ihn haben. Jede Fraktion des Königreichs hat eine Stimme und gibt sie dem Spieler, der die meisten ihrer Karten gewonnen hat. Wer die meisten Stimmen bekommt, gewinnt.
rules-course-title = Zwei Phasen
rules-course = In Phase 1 spielst du mit den ausgeteilten Karten um bessere: deine Anhänger. In Phase 2 sind diese Anhänger deine Hand, und jede Karte, die du jetzt gewinnst, bringt dich einer Stimme näher. Gewinne also die Karten, die du später haben willst, und verlier ruhig mit einer schlechten Karte, wenn der Preis keine gute wert ist.
rules-table-title = Der Tisch
rules-table-1 = Deine Hand. Nur du siehst sie.
rules-table-2 = Der Nachziehstapel, verdeckt. Die Zahl sagt, wie viele Karten noch darin sind.
rules-table-3 = Der Preis: die offene Karte, um die es in diesem Stich geht.
rules-table-4 = Der Stich: von jedem eine Karte.
rules-table-5 = Deine Anhänger: die Karten, die du in Phase 1 gewonnen hast, verdeckt.
rules-table-6 = Dein Punktestapel: die Karten, die du endgültig gewonnen hast, offen.
rules-table-7 = Der Ablagestapel: Karten, die für niemanden zählen.
rules-table-8 = Der Pfeil zeigt den Startspieler: Wer ihn hat, spielt an. In den Bildern bist du A und sitzt unten. Weitere Zeichen: Ein Fächer ist eine Hand, ein Auge eine Auslage, also Karten, die offen vor jemandem liegen.
rules-card-title = Eine Karte
rules-card-1 = Der Wert: die aufgedruckte Zahl.
rules-card-2 = Die Fraktion: Du erkennst sie an Zeichen und Farbe. Eine Karte gehört immer zu der Fraktion, die auf ihr steht.
rules-card-3 = Die Stärke: die Zahl, mit der die Karte in diesem Stich kämpft. Meist ist das der Wert; Fähigkeiten und Orte können sie erhöhen. Außerhalb des Stichs zählt nur der Wert.
rules-setup-title = Vorbereitung
rules-setup-1 = Wählt ein Kartendeck: ein Paar von Fraktionen und drei weitere, zusammen 52 Karten. Nehmt für die erste Partie Kobolde, Ritter, Untote, Zwerge und Doppelgänger.
rules-setup-2 = Mischt und teilt jedem 13 Karten aus. Die übrigen 26 bilden verdeckt in der Mitte den Nachziehstapel.
rules-setup-3 = Der jüngste Spieler spielt den ersten Stich an. Am Computer entscheidet das Los, wenn ihr niemanden auswählt.
rules-setup-Ra = Mit Waschbären: Mischt alle vierzehn und legt vier ungesehen beiseite. Teilt zuerst die anderen Fraktionen aus und mischt dann die zehn Waschbären unter die übrigen Karten: Das ist der Nachziehstapel. So beginnt niemand mit einem Waschbären.
rules-setup-Ph = Mit Phönixen: Mischt die zehn Feuerphönixe und legt sie verdeckt als eigenen Stapel neben den Nachziehstapel.
rules-trick-title = Ein Stich
rules-trick = Der Startspieler spielt eine beliebige Karte an. Dann antwortet der andere mit einer Karte.
rules-follow-title = Die Bedienregel
rules-follow = Hast du eine Karte der angespielten Fraktion, musst du damit bedienen. Hast du keine, darfst du alles spielen, gewinnst dann aber selten. Statt zu bedienen, darfst du immer einen Doppelgänger spielen.
rules-win-title = Wer einen Stich gewinnt
rules-win = Es gewinnt die stärkere Karte der angespielten Fraktion; ein Doppelgänger zählt als eine davon. Sind beide gleich stark oder gehört die zweite Karte zu einer anderen Fraktion, gewinnt der Startspieler. Zwei Ausnahmen: Ein Ritter schlägt einen angespielten Kobold, und ein Basilisk schlägt eine gleich starke Karte. Wer gewinnt, spielt den nächsten Stich an, sofern keine Fähigkeit und kein Ort etwas anderes bestimmt.
rules-win-example = Dein Gegner spielt Dw4 an. Du hast Dw2, Dw8 und Go9 und musst also mit einem Zwerg bedienen: Dw8 gewinnt, Dw2 verliert. Ohne Zwerg dürftest du Go9 spielen, würdest damit aber verlieren.
rules-phase-1-title = Phase 1: Anhänger gewinnen
rules-phase-1 = Ihr spielt so viele Stiche, wie jeder Handkarten hat, also 13. Jeder Stich läuft so ab:
rules-phase-1-1 = Deckt die oberste Karte des Nachziehstapels auf: den Preis.
rules-phase-1-2 = Spielt einen Stich.
rules-phase-1-3 = Wer gewinnt, legt den Preis verdeckt zu den eigenen Anhängern. Wer verliert, nimmt die oberste Karte des Nachziehstapels, sieht sie sich an, zeigt sie niemandem und legt sie ebenfalls zu den eigenen Anhängern.
rules-phase-1-4 = Die gespielten Karten kommen auf den Ablagestapel, außer Untoten und dem Fang eines Basilisken.
rules-next-title = Von Phase 1 zu Phase 2
rules-next = Nach dem letzten Stich sind Nachziehstapel und Hände leer. Nehmt eure Anhänger auf die Hand. Wer den letzten Stich gewonnen hat, spielt an, sofern nicht ein Drache oder die Hochebene jemand anderen bestimmt.
rules-phase-2-title = Phase 2: Stimmen gewinnen
rules-phase-2 = Preise gibt es jetzt nicht mehr. Wer einen Stich gewinnt, legt die gespielten Karten offen auf den eigenen Punktestapel, sofern keine Fähigkeit sie woandershin schickt. Die Phase endet, sobald jemand nach einem Stich keine Karte mehr hat. Was der andere dann noch auf der Hand hat, wird abgeworfen.
rules-scoring-title = Wertung
rules-scoring = Sortiere deinen Punktestapel nach Fraktionen. Jede Fraktion stimmt für den, der mehr Karten von ihr hat. Haben beide gleich viele, entscheidet die höchste Karte, dann die zweithöchste und so weiter. Hilft auch das nicht oder hat niemand eine Karte, stimmt diese Fraktion für niemanden. Wer die meisten Stimmen hat, gewinnt.
rules-scoring-picture = Steht eine Zahl auf einer farbigen Scheibe, geht die Stimme dorthin. Das ist die Wertung der Partie, die unten erzählt wird.
rules-tie-title = Gleich viele Stimmen
rules-tie = Bei gleich vielen Stimmen zählt jeder die Karten in den Fraktionen, die für ihn gestimmt haben: Wer mehr hat, gewinnt. Sind es gleich viele, entscheidet die höhere Summe ihrer Werte. Ist auch die gleich, teilt ihr euch den Sieg.

## A whole game.

rules-sample-title = Eine ganze Partie
rules-sample = Zwei Bots, A und B, spielen mit dem ersten Kartendeck. A spielt den ersten Stich an. Das ist Phase 1, Stich für Stich:
rules-sample-phase-2 = In Phase 2 spielen beide mit den Anhängern, die sie gewonnen haben. Unter „An A“ und „An B“ steht, wer welche Karten bekommt:
rules-sample-scoring = So wurde die Partie gewertet. In Klammern stehen die Werte der Karten:
rules-sample-trick = Stich
rules-sample-prize = Preis
rules-sample-led = Angespielt
rules-sample-answer = Antwort
rules-sample-winner = Gewinnt
rules-sample-drawn = Wer verliert, zieht
rules-sample-power = Fähigkeit
rules-sample-to = An { $seat }
rules-sample-vote = Stimme
rules-sample-votes = Stimmen
rules-sample-why = Entschieden durch
rules-sample-why-cards = mehr Karten
rules-sample-why-highest-card = höhere Karte
rules-sample-why-other = eigene Fähigkeit
rules-sample-why-none = keine Stimme

## Decks.

rules-decks-title = Kartendecks
rules-decks = Jede Mischung ist ein anderes Spiel. Ein Kartendeck besteht aus einem Paar von Fraktionen und drei weiteren, zu dritt und zu viert aus fünf weiteren. Von einem Paar spielen immer beide Fraktionen mit oder keine. Das sind die Paare:
rules-decks-ready = Einige Kartendecks sind schon zusammengestellt. Claim und Claim 2 bestehen aus den Fraktionen der gleichnamigen Schachteln. Alle anderen haben wir uns ausgedacht, ebenso das, was zu dritt und zu viert dazukommt.
rules-deck = Kartendeck
rules-deck-factions = Fraktionen
rules-deck-joining = Zu dritt und zu viert außerdem

## Factions and places.

rules-factions = Alle Fraktionen auf einen Blick:
rules-faction = Fraktion
rules-box = Schachtel
rules-cards = Karten
rules-values = Werte
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = 5 Jahre Claim
rules-box-maps = Verstärkung: Orte
rules-loot = Welche Waschbären Beute tragen, haben wir selbst festgelegt, denn es steht in keiner Spielregel. Hast du die echten Karten, gilt, was auf ihnen steht.
rules-places-title = Magische Orte
rules-places = Zu zweit könnt ihr ein Gebäude, eine Landschaft oder beides dazunehmen, ausgelost oder ausgesucht. Sie liegen von Anfang an offen und gelten für beide. Widersprechen sich ein Ort und die Fähigkeit einer Fraktion, gilt die Fähigkeit.
rules-buildings = Gebäude ändern, wer am Ende gewinnt.
rules-landscapes = Landschaften ändern, wie Stiche gespielt werden. Bei der Wertung gelten immer die aufgedruckten Werte.

## More players.

rules-more-players-title = Zu dritt und zu viert
rules-more-players-1 = Das Kartendeck besteht aus einem Paar und fünf weiteren Fraktionen: 72 Karten und sieben Stimmen. Zu dritt bekommt jeder 12 Karten, zu viert 9; die übrigen 36 sind der Nachziehstapel.
rules-more-players-2 = Basilisken, Phönixe, Einhörner und die magischen Orte gibt es nur zu zweit. Trolle sind erlaubt, aber lasst sie lieber weg.
rules-more-players-3 = Der Startspieler beginnt, dann spielt im Uhrzeigersinn jeder eine Karte.
rules-more-players-4 = Zwei Preise werden aufgedeckt. Die beste Karte nimmt einen davon, die zweitbeste bekommt den anderen. Die drittbeste und nach ihr die viertbeste nehmen je die oberste Karte des Nachziehstapels, ohne dass die anderen sie sehen.
rules-more-players-5 = Zu viert spielt ihr in Teams: Dein Partner sitzt dir gegenüber. Am Ende legt ihr eure Punktestapel zusammen und gewinnt oder verliert gemeinsam.
rules-ranking-title = Die Rangfolge der Karten
rules-ranking = Wurde ein Kobold angespielt, kommen zuerst die Ritter. Danach kommen die angespielte Fraktion und Doppelgänger, dann alle anderen Karten. In jeder Gruppe ist die stärkere Karte besser; von gleich starken ist es die früher gespielte.

## Hard cases.

rules-order-title = Wenn mehrere Fähigkeiten zusammentreffen
rules-order = Nach einem Stich in Phase 2 werden die Karten in dieser Reihenfolge verteilt: der Fang des Basilisken, Zwerge, Riesen, Trolle, Gnome und Greife, dann der Rest für den Gewinner. Danach werden Feuerphönixe gezogen.
rules-count-title = Die Reihenfolge der Wertung
rules-count-1 = Gnome und Greife aus den Auslagen kommen auf die Punktestapel. Partner legen ihre Stapel zusammen.
rules-count-2 = Kloster, Burg oder Brücke können die Partie sofort entscheiden.
rules-count-3 = Für Pyramide, Ruinen oder Festung werden Karten abgeworfen.
rules-count-4 = Bauern ohne passenden König laufen über.
rules-count-5 = Beute kommt dazu, und Wikinger zählen doppelt.
rules-count-6 = Die Fraktionen stimmen ab. Barden, Leuchtturm und Turm zählen auf ihre eigene Art.

## For those who know other games.

rules-known-title = Was anders ist, als du es kennst
rules-known-whist-title = Du spielst Whist, Skat oder Doppelkopf
rules-known-whist = Bedienen musst du wie gewohnt, aber es gibt keinen Trumpf, und von gleich hohen Karten gewinnt die erste. Ein Stich in Phase 1 bringt keine Punkte: Du kämpfst um den Preis daneben, und auch wer verliert, bekommt eine Karte, oft die bessere. Was du dort sammelst, ist deine Hand für Phase 2. Merk dir also, was dein Gegner gewonnen hat.
rules-known-claim-title = Du kennst nur das erste Claim
rules-known-claim = Alles davon gilt weiter. Neu sind zwei weitere Paare, Karten, die in Phase 2 offen vor dir liegen (Gnome, Greife), Fähigkeiten, die erst bei der Wertung wirken (Bauern, Barden, Waschbären, Wikinger), und magische Orte. Bei Gleichstand in einer Fraktion entscheidet die höchste Karte.
rules-known-group-title = Ihr seid zu dritt oder zu viert
rules-known-group = Auch die zweitbeste Karte lohnt sich: Sie bringt den anderen Preis. Zwerge gehen an die schwächste Karte, nicht einfach an den Verlierer. Zu viert zählen bei der Wertung auch die Karten deines Partners für dich: Gönn ihm also seine Stiche.

## What pictures show, for those who do not see them.

rules-picture-table = Ein Tisch mit zwei Spielern, die Teile nummeriert
rules-picture-card = Eine Karte, die Teile nummeriert
rules-picture-trick = Ein Stich in Phase { $phase } und wohin die Karten kommen
rules-picture-scoring = Die Punktestapel beider Spieler nach Fraktionen, mit den Stimmen
rules-picture-ranking = Ein Stich mit { $count } Spielern, die Rangfolge der Karten und was jeder bekommt
rules-picture-kingdom = Ein Königreich aus sechs Karten, mit Figuren darauf und freien Feldern ringsum
rules-picture-power = Vorher und nachher: { $name }

## Claim Kingdoms.

kingdoms-rules-title = So geht Claim Kingdoms
kingdoms-rules-goal-title = Worum es geht
kingdoms-rules-goal = Zu zweit baut ihr aus Karten ein Königreich und stellt eure Figuren darauf. Am Ende bekommt die Punkte einer Fraktion, wer mehr Figuren auf ihren Karten hat. Wer die meisten Punkte hat, gewinnt.
kingdoms-rules-picture = Die Figuren von A sehen aus wie Schachbauern, die von B wie Schachtürme. Die gestrichelten Felder sind frei: Dort darf eine Karte angelegt werden.
kingdoms-rules-setup-title = Vorbereitung
kingdoms-rules-setup-1 = Wählt sieben der zehn Fraktionen oder lost sie aus. Jede hat sieben Karten. Mischt sie alle.
kingdoms-rules-setup-2 = Legt drei Karten als Auslage offen hin und eine als Startkarte in die Mitte. Teilt jedem zwei aus. Der Rest ist der Nachziehstapel.
kingdoms-rules-setup-3 = Jeder hat 15 Figuren und keine Punkte. Auf der Startkarte steht keine Figur; sonst ist sie eine Karte wie jede andere.
kingdoms-rules-setup-4 = Der jüngere Spieler bestimmt, wer beginnt. Am Computer entscheidet das Los, wenn ihr niemanden auswählt.
kingdoms-rules-turn-title = Dein Zug
kingdoms-rules-turn-1 = Leg eine deiner zwei Handkarten auf ein freies Feld, das mit einer offenen Karte eine ganze Seite gemeinsam hat, und stell eine deiner Figuren darauf.
kingdoms-rules-turn-2 = Du darfst die Fähigkeit der Karte nutzen: ganz oder gar nicht.
kingdoms-rules-turn-3 = Zieh eine Karte: eine der drei aus der Auslage, die sofort ersetzt wird, oder die oberste vom Nachziehstapel.
kingdoms-rules-words-title = Nachbarn und Linien
kingdoms-rules-words = Benachbart sind offene Karten, die eine Seite gemeinsam haben; eine Ecke genügt nicht. Eine Linie ist die lückenlose Folge offener Karten durch deine Karte, in ihrer Reihe oder ihrer Spalte. Eine verdeckte Karte ist nie benachbart und unterbricht jede Linie. Neben ihr darfst du trotzdem anlegen, wenn das Feld auch eine offene Karte berührt. Auf einer Karte steht von jedem höchstens eine Figur.
kingdoms-rules-display-title = Drei gleiche Karten
kingdoms-rules-display = Drei Karten einer Fraktion bleiben nicht in der Auslage: Zwei davon werden in den Nachziehstapel gemischt und ersetzt.
kingdoms-rules-end-title = Das Ende
kingdoms-rules-end = Die Partie endet, wenn beide gleich oft am Zug waren und jemand keine Figur mehr hat. Sie endet auch, wenn alle Karten angelegt sind, und sofort, wenn es kein Feld mehr für eine Karte gibt.
kingdoms-rules-scoring-title = Wertung
kingdoms-rules-scoring = Die Punkte einer Fraktion bekommt, wer mehr Figuren auf ihren offenen Karten hat. Bei Gleichstand bekommt sie niemand. Eine Karte mit zwei Figuren zählt für beide. Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten gewinnt, wer mehr Figuren im Vorrat hat. Herrscht auch da Gleichstand, teilt ihr euch den Sieg.
kingdoms-rules-powers-title = Die Fähigkeiten
kingdoms-rules-worth = Wert
