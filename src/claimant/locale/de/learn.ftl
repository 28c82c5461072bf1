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

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Auf dieser Seite
rules-factions-title = Die Fraktionen
rules-buildings-title = Gebäude
rules-landscapes-title = Landschaften
