### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

learn-title = Spielen lernen
learn-text = Spiel eine erste Partie mit einem Begleiter. Danach wartet zu jeder Fraktion und zu jedem Ort eine kleine Lektion auf dich.
lesson-first-game = Deine erste Partie
lesson-first-game-text = Eine echte Partie mit einem Begleiter an deiner Seite: beide Phasen und fünf Fraktionen in etwa fünf Minuten.
learn-begin = Los geht’s
learn-again = Noch einmal spielen
learn-progress = { $count } von { $total } geschafft
learn-done = geschafft
learn-forget = Fortschritt löschen
learn-rules = Alle Regeln
learn-rules-text = Zum Nachschlagen: beide Spiele, alle Fraktionen, alle Orte
learn-lessons = Kleine Lektionen
learn-lessons-text = Eine Fähigkeit, eine Minute. Fang an, wo du willst.
learn-group-Claim = Die fünf aus Claim
learn-group-Claim-2 = Die fünf aus Claim 2
learn-group-anniversary = Aus der Jubiläumsausgabe
learn-group-Maps = Aus der Verstärkung „Orte“
learn-group-home-made = Selbst gemacht
learn-group-kingdoms = Bei Claim Kingdoms

## A lesson.

lesson-play = Lektion spielen
lesson-again = Noch einmal
lesson-next = Weiter: { $name }
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-well-done = Gut gemacht!
lesson-other-way = So geht es auch! Mein Weg zeigt die Fähigkeit nur etwas besser. Versuch es gern noch einmal.
lesson-in-kingdoms = { $name } bei Claim Kingdoms
lesson-gone = Diese Lektion gibt es nicht.
lesson-task = Deine Aufgabe

## The guide of the first game.

coach = Begleiter
coach-refused = Das geht gerade nicht: { $why }
coach-welcome = Willkommen! Der Thron ist leer, und fünf Fraktionen stimmen ab, wer ihn bekommt. Wer die meisten Stimmen hat, gewinnt. Ich zeige dir, worauf es ankommt.
coach-phases = Gespielt wird in zwei Phasen. Erst gewinnst du Anhänger. Dann spielst du mit ihnen und gewinnst Stimmen.
coach-prize = Das ist der Preis: { $card }. Wer den Stich gewinnt, bekommt ihn als Anhänger.
coach-hand = Das sind deine Handkarten. Jede gehört zu einer Fraktion und hat einen Wert. Hohe Werte gewinnen Stiche.
coach-lead = Du bist Startspieler und darfst jede Karte anspielen. Willst du den Preis? Dann nimm eine hohe!
coach-second = { $card } ist angespielt, und jetzt antwortest du. Mit einer höheren Karte derselben Fraktion gewinnst du.
coach-must-follow = { $card } ist angespielt, und du hast Karten dieser Fraktion. Dann gilt die Bedienregel: Du musst mit einer der angehobenen Karten bedienen.
coach-may-Do = Du hast auch einen Doppelgänger! Er darf immer für die angespielte Fraktion einspringen. Dann zählt nur sein Wert.
coach-free = Du hast keine Karte der angespielten Fraktion, also darfst du alles spielen. Gewinnen kann so eine Karte nur, wenn eine Fähigkeit es erlaubt. Eine gute Gelegenheit, eine schlechte loszuwerden!
coach-free-Go = Du hast keinen Kobold, also darfst du alles spielen. Hast du einen Ritter? Dann schlägt jetzt seine Stunde: Jeder Ritter besiegt einen angespielten Kobold!
coach-free-wins = Du hast keine Karte der angespielten Fraktion, also darfst du alles spielen. Mit { $card } würdest du den Stich gewinnen.
coach-won-1 = Der Stich gehört dir! Der Preis { $card } kommt zu deinen Anhängern, und du spielst den nächsten Stich an.
coach-lost-1 = Dein Gegner gewinnt den Stich und den Preis. Aber du gehst nicht leer aus: Du bekommst die oberste Karte vom Nachziehstapel, und nur du kennst sie.
coach-lose-wisely = Ein Geheimtipp: Einen Stich zu verlieren ist nicht schlimm. Ist der Preis schlecht, spiel eine niedrige Karte und heb dir die hohen auf.
coach-leads-Go = Kobolde haben keine besondere Fähigkeit, aber es gibt vierzehn von ihnen. Fünf davon haben den Wert 0.
coach-plays-Do = Ein Doppelgänger springt ein! In diesem Stich zählt er zur angespielten Fraktion. Der höhere Wert gewinnt.
coach-beats-Kn-Go = Hast du das gesehen? Ein Ritter schlägt einen angespielten Kobold, egal wie hoch die Werte sind.
coach-moves-Un = Untote! In Phase 1 legt sie der Gewinner des Stichs sofort auf seinen Punktestapel. Dort zählen sie schon jetzt für ihre Stimme.
coach-moves-Dw = Zwerge halten zum Verlierer: In Phase 2 bekommt sie, wer den Stich verliert. Der Gewinner nimmt den Rest.
coach-phase-2 = Phase 2! Jetzt spielst du mit den Anhängern, die du gewonnen hast. Ab jetzt zählt jede Karte im Stich.
coach-votes = Hier siehst du, wie die Fraktionen gerade abstimmen würden: jede für den, der mehr von ihren Karten hat.
coach-won-2 = Der Stich kommt auf deinen Punktestapel. Diese Karten zählen am Ende für dich.
coach-lost-2 = Dein Gegner nimmt den Stich. Schau nach: Hat sich dadurch eine Stimme geändert?
coach-tip-strong = Der Preis ist { $card }. Um den lohnt es sich zu kämpfen!
coach-tip-middle = Der Preis ist { $card }. Ist er dir eine gute Karte wert?
coach-tip-weak = Der Preis ist nur { $card }. Vielleicht überlässt du ihn deinem Gegner?
coach-tip-lead = Du spielst an. Gut ist eine hohe Karte einer Fraktion, deren Stimme du willst.
coach-tip-lead-Dw = Du spielst an. Denk an die Zwerge: Der Verlierer bekommt sie. Spielst du einen niedrigen an, holst du dir oft gleich zwei.
coach-tip-second = { $card } ist angespielt. Willst du diesen Stich gewinnen oder lieber eine schlechte Karte loswerden?
coach-tip-second-Dw = Zwerge gehen an den Verlierer. Hier ist eine niedrige Karte also die schlaue!
coach-few-left = Nur noch drei Stiche! Bei welchen Stimmen ist es noch knapp?
coach-end-won = Der Thron gehört dir! Jetzt kennst du das Spiel.
coach-end-lost = Diesmal geht der Thron an deinen Gegner. Aber jetzt kennst du das Spiel, und der nächste Thron wartet schon auf dich.
coach-end-shared = Ihr teilt euch den Thron. Und jetzt kennst du das Spiel!
coach-end-next = Ab jetzt kommst du allein zurecht. Oder probier die kleinen Lektionen: Zu jeder Fraktion gibt es eine.
coach-play-real = Eine Partie spielen

## The page of a faction or a place.

power-cards = Die Karten
power-example = Ein Beispiel
power-rulings = Gut zu wissen
power-in-kingdoms = Bei Claim Kingdoms
power-all = Alle Fraktionen und Orte

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Auf dieser Seite
rules-factions-title = Die Fraktionen
rules-buildings-title = Gebäude
rules-landscapes-title = Landschaften
