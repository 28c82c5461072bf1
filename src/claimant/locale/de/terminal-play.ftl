### Playing, replaying, studying and simulating games in the terminal.

## What you can type. The English words are always understood; these are, too.

typed-help = hilfe
typed-show = tisch
typed-why = warum
typed-hint = tipp
typed-undo = zurück
typed-story = verlauf
typed-save = speichern
typed-quit = ende
typed-memory = gedächtnis
typed-faction = fraktion
typed-place = ort
typed-yes = ja
typed-no = nein
help-card = eine Karte spielen, nehmen oder wählen: mit ihrer Nummer oder ihrem Kürzel
help-number = mit der Nummer wählen: eine Karte, ein Feld, eine Antwort
help-action = etwas tun: mit seiner Nummer oder so geschrieben wie in der Liste
help-place-card = eine Karte gleich anlegen: auf Feld Nummer 3 oder auf Feld 1,0
help-other-card = doch lieber diese Karte anlegen oder sie aus der Auslage nehmen
help-answer = jede andere Antwort, wie sie in Aufzeichnungen steht
help-why = warum du das nicht darfst
help-faction = was eine Fraktion kann; ohne Namen alle in dieser Partie
help-place = was ein Ort bewirkt; ohne Namen die in dieser Partie
help-memory = was du über Karten wissen kannst, die du nicht siehst
help-hint = was ein starker Spieler an deiner Stelle täte
help-undo = deine letzte Entscheidung zurücknehmen; noch einmal: die davor
help-show = den Tisch noch einmal zeigen (oder nur Enter drücken)
help-story = alles erzählen, was bisher geschehen ist
help-save = die Partie bis hierher in eine neue Datei schreiben
help-quit = aufhören (oder Strg-D)

## A game at the keyboard.

play-claim = Claim: { $count } Fraktionen, ein Thron.
play-claim-aim = Jede Fraktion stimmt für den, der die meisten ihrer Karten gewonnen hat. Wer die meisten Stimmen bekommt, gewinnt.
play-clockwise = Im Uhrzeigersinn nach dir: { $opponents }. Alle spielen für sich.
play-teams = Dein Partner ist { $partner }. Das andere Team: { $opponents }.
play-kingdoms = Claim Kingdoms: Karten anlegen, Figuren setzen, Fraktionen anführen.
play-kingdoms-aim = Fähigkeiten bringen Punkte im Spiel. Am Ende bekommt die Punkte einer Fraktion, wer mehr Figuren auf ihren Karten hat. Wer die meisten Punkte hat, gewinnt.
play-figures = Deine Figuren sind auf dem Spielfeld mit { $letter } markiert.
play-seat = Du hast Sitzplatz { $letter }.
play-help = Gib „?“ für Hilfe ein, „tipp“ für einen Tipp, „zurück“ zum Zurücknehmen.
play-resumed = Die Partie geht weiter. Gib „verlauf“ ein, um zu lesen, was bisher geschah, oder „?“ für Hilfe.
play-your-card = Deine Karte
play-your-field = Dein Feld
play-your-choice = Deine Wahl
play-your-action = Dein Zug
play-allowed = Ja, das darfst du.
play-say-what = Sag, was du meinst, zum Beispiel: { $example }
play-no-places = In dieser Partie gibt es keine magischen Orte.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: Das ist deine erste Entscheidung.
play-undone = Zurückgenommen.
play-nothing-told = Bisher ist nichts geschehen.
play-saved = Gespeichert. Schau nicht hinein: In der Datei stehen alle Karten. So geht es von hier aus weiter:
play-go-on = So geht diese Partie weiter:
play-again = Dieselben Karten noch einmal:
play-goodbye = Bis bald!
name-numbered = { $name } { $number }

## What was typed and is not understood.

no-such-number = Eine Nummer { $number } gibt es nicht: Wähle von 1 bis { $last }.
no-such-card = „{ $typed }“ ist weder eine gezeigte Nummer noch eine Karte wie { $example }. Mit ? siehst du, was du eintippen kannst.
no-such-tile = „{ $typed }“ ist weder eine Karte dieser Partie noch eine gezeigte Nummer. Mit ? siehst du, was du eintippen kannst.
no-such-answer = „{ $typed }“ ist keine dieser Antworten. Mit ? siehst du, was du eintippen kannst.
no-such-field = „{ $typed }“ ist weder eine Nummer auf dem Spielfeld noch ein Feld wie 1,0.
not-on-offer = „{ $typed }“ steht nicht zur Wahl: Nimm { $offered }.
card-missing = Sag auch, welche Karte, zum Beispiel Go@1,0.
field-missing = Sag auch, wohin: { $card } und eine Nummer auf dem Spielfeld oder ein Feld wie { $card }@1,0.

## What stands on the table.

cards-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
hand-of =
    { $seat ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
followers-of =
    { $seat ->
        [you] Deine Anhänger
       *[other] Anhänger von { $who }
    }
buried-of =
    { $seat ->
        [you] Von dir verdeckt abgelegt
       *[other] Verdeckt abgelegt von { $who }
    }
table-won = Gewonnen
kind-building = Gebäude
kind-landscape = Landschaft
memory-hidden = Verborgen: { $where }. Sie gehören zu diesen:
memory-hidden-in-all = Verborgen insgesamt
board-figure = { $card } mit Figur von { $seat }
board-free = freie Felder
points = Punkte
result-faction = Fraktion
result-votes-for = Stimmt für

## Records.

replay-ends = Hier endet die Aufzeichnung. Am Zug: { $who }
replay-no-board = --show zeichnet nach jedem Zug das Spielfeld, und Claim hat keines.
kingdoms-begins = Beginnt
at-position = --at zählt die Aktionen einer Aufzeichnung, und dies ist eine Stellung.
at-out-of-range =
    { $last ->
        [one] Die Aufzeichnung hat eine Aktion: --at nimmt 0 oder 1.
       *[other] Die Aufzeichnung hat { $last } Aktionen: --at nimmt eine Zahl von 0 bis { $last }.
    }

## Hints. $action is an answer, such as “Goblin 5” or “Use the power”.

hint-thinking = Ein Bot denkt für dich nach …
hint-thinking-for = Ein Bot denkt für { $seat } nach …
hint-only = Es gibt keine Wahl: { $action }
hint-choice = { $bot } würde wählen: { $action }
hint-chance = { $action }: etwa { $percent } % Gewinnchance. Nächstbeste Wahl: { $other }, etwa { $less } %.
hint-solved-win = { $action } gewinnt sicher: Der Rest der Partie ist durchgerechnet.
hint-solved-shared = { $action } bringt sicher einen geteilten Sieg: Der Rest der Partie ist durchgerechnet, und mehr ist nicht drin.
hint-solved-loss = Der Rest der Partie ist durchgerechnet: Bei bestem Spiel kannst du nicht gewinnen. Am knappsten bleibt es so: { $action }.
hint-action = Aktion
hint-chance-to-win = Gewinnchance
hint-more = und { $count } weitere darunter
percent = { $number } %
certain-win = Jetzt ist alles bekannt: { $action } gewinnt sicher.
certain-shared = Jetzt ist alles bekannt: { $action } bringt sicher einen geteilten Sieg, und mehr ist nicht drin.
certain-loss = Jetzt ist alles bekannt: Bei bestem Spiel kannst du nicht gewinnen. Am knappsten bleibt es so: { $action }.
certain-any-win = Jetzt ist alles bekannt: Jede Wahl gewinnt, zum Beispiel { $action }.
certain-any-shared = Jetzt ist alles bekannt: Jede Wahl bringt einen geteilten Sieg, zum Beispiel { $action }.
certain-any-loss = Jetzt ist alles bekannt: Bei bestem Spiel kannst du nicht gewinnen. { $action } ist so gut wie alles andere.
certain-alike =
    { $count ->
        [one] { $actions } ist genauso gut.
       *[other] { $actions } sind genauso gut.
    }
best-play = { $ending } So endet es bei bestem Spiel auf beiden Seiten.
hint-over = Die Partie ist zu Ende: Sag mit --at, welchen Moment du meinst.
hint-not-asked = Sitzplatz { $seat } hat hier nichts zu entscheiden: Am Zug ist { $right }.

## Solving.

solve-running = Berechnung läuft; Strg-C zeigt, was bis dahin bekannt ist
solve-win = Sieg
solve-shared = geteilter Sieg
solve-loss = Niederlage
solve-unknown = unbekannt
solve-ahead =
    { $count ->
        [one] eine Stimme mehr
       *[other] { $count } Stimmen mehr
    }
solve-behind =
    { $count ->
        [one] eine Stimme weniger
       *[other] { $count } Stimmen weniger
    }
solve-even = gleich viele Stimmen
solve-from-to = { $least } bis { $most }
solve-at-least = mindestens { $outcome }
solve-at-most = höchstens { $outcome }
solve-bounds = { $outcome }, { $bounds }
solve-best-so-far = Bisher am besten: { $action } ({ $known })
solve-only-score = Bei bestem Spiel auf beiden Seiten: { $outcome } für { $seat }, { $votes }.
solve-not-known = Nicht bekannt: Die Zeit hat nicht gereicht. Erlaube mehr mit --seconds oder --nodes.
solve-actions =
    { $seat ->
        [you] Deine Aktionen
       *[other] Aktionen von { $who }
    }
solve-line = Bester Verlauf
solve-mixed-value = { $seat } gewinnt mit einer Wahrscheinlichkeit von { $chance }, wenn beide so gut wie möglich wählen.
solve-mixed-bounds = { $seat } gewinnt mit einer Wahrscheinlichkeit von { $least } bis { $most }, wenn beide so gut wie möglich wählen.
solve-mixed-note = Beide wählen geheim. Am besten lost man deshalb zwischen mehreren Möglichkeiten aus, jede mit ihrer eigenen Wahrscheinlichkeit.
solve-mixed-choices = Möglichkeiten von { $seat }
solve-paranoid = gegen alle
solve-paranoid-note = Gegen alle (paranoid): was { $seat } sicher erreicht, auch wenn alle anderen gegen { $seat } spielen.
solve-max-n = jeder für sich
solve-max-n-note = Jeder für sich (Max-n): was geschieht, wenn alle nur das Beste für sich selbst wollen und von gleich guten Aktionen die erste nehmen.
solve-cost = { $nodes } Stellungen in { $seconds } s
solve-not-claim = Nur Phase 2 von Claim lässt sich lösen; dies ist { $title }.
solve-no-phase-2 = Nur Phase 2 lässt sich lösen, und diese Aufzeichnung endet in Phase 1.
solve-phase-1 =
    { $given ->
        [one] Nach einer Aktion ist noch Phase 1. Lösen lässt sich Phase 2: --at { $first } bis --at { $last }.
       *[other] Nach { $given } Aktionen ist noch Phase 1. Lösen lässt sich Phase 2: --at { $first } bis --at { $last }.
    }

## Many games at random.

simulate-claim =
    { $games ->
        [one] Eine zufällige Partie für { $players } Personen: { $factions } (Zufallszahl { $seed })
       *[other] { $games } zufällige Partien für { $players } Personen: { $factions } (Zufallszahl { $seed })
    }
simulate-kingdoms =
    { $games ->
        [one] Eine zufällige Partie Claim Kingdoms: { $factions } (Zufallszahl { $seed })
       *[other] { $games } zufällige Partien Claim Kingdoms: { $factions } (Zufallszahl { $seed })
    }
simulate-plain =
    { $games ->
        [one] Eine zufällige Partie { $game } (Zufallszahl { $seed })
       *[other] { $games } zufällige Partien { $game } (Zufallszahl { $seed })
    }
simulate-drawn-factions = Fraktionen, die jedes Mal neu ausgelost werden
simulate-drawn-building = ein Gebäude, jedes Mal neu ausgelost
simulate-drawn-landscape = eine Landschaft, jedes Mal neu ausgelost
simulate-drawn-both = ein Gebäude und eine Landschaft, jedes Mal neu ausgelost
simulate-games = Partien
simulate-votes = Stimmen
simulate-points = Punkte
simulate-average = Schnitt
simulate-leader = Startspieler
simulate-leading-team = Startteam
simulate-leading = { $who } spielt zuerst an
simulate-first = wer beginnt
simulate-beginning = { $who } beginnt
simulate-the-other = die andere Seite
simulate-another = andere
simulate-nobody = niemand
simulate-faction-votes-for = Fraktion stimmt für
simulate-faction-goes-to = Fraktion geht an
simulate-shared = Geteilte Siege: { $number } ({ $share })
simulate-without-vote = Durch einen Ort vor der Abstimmung entschieden: { $number } ({ $share })
simulate-turns = Züge pro Partie: { $number }
simulate-ended-figures = Zu Ende, weil jemand keine Figur mehr hatte: { $number } ({ $share })
simulate-ended-cards = Zu Ende, weil alle Karten angelegt waren: { $number } ({ $share })
simulate-ended-no-field = Zu Ende, weil kein Feld mehr frei war: { $number } ({ $share })
simulate-cost =
    { $games ->
        [one] { $seconds } s, eine Partie pro Sekunde
       *[other] { $seconds } s, { $games } Partien pro Sekunde
    }
simulate-too-many = Die Zahl der Partien muss zwischen 1 und { $most } liegen.

## What cannot be played.

deck-unnamed = --deck (oder --factions) nennt nichts: Nenne ein fertiges Kartendeck oder Fraktionen, oder lass es weg.
game-without-factions = Dieses Spiel hat keine Fraktionen.
bots-miscounted =
    { $others ->
        [one] Außer deinem gibt es einen Sitzplatz: Nenne dafür einen Bot, nicht { $given }.
       *[other] Außer deinem gibt es { $others } Sitzplätze: Nenne einen Bot für alle oder { $others }; genannt hast du { $given }.
    }
bot-failed = Der Bot { $bot } hatte einen Fehler: { $error }
bot-not-legal = Der Bot { $bot } hat einen Fehler gemacht: „{ $action }“ ist hier nicht erlaubt.
play-no-seat-left = In dieser Aufzeichnung sitzen auf allen Sitzplätzen Bots: Sag mit --seat, welchen du nimmst.
play-resume-options = Mit --resume kommt alles aus der Datei: Angeben kannst du dazu nur --at, --seat, --bot und --save.
play-at-what = --at braucht --resume: Es sagt, wo es in einer gespeicherten Partie weitergeht.
play-resume-stdin = Aus der Standardeingabe lässt sich keine Partie fortsetzen: Von dort kommen deine Züge.
play-resume-over = Die Partie in { $path } ist zu Ende. Zum Nachlesen: claimant replay { $path }

## `claimant review`.

review-running = Analyse: { $done } von { $number } Entscheidungen
review-effort = Der Aufwand muss eine ganze Zahl von 1 bis { $most } sein.
review-accuracy = Genauigkeit
review-phase = Phase { $number }
review-percent = { $number } %
review-course = Gewinnchance, wenn man alle Hände sieht ({ $who }):
review-account = { $who }: Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others }, nicht vorhersehbar { $unseen } (Prozentpunkte)
review-turning-points = Wendepunkte:
review-moment = Zug { $number }:
review-turn = { $where } { $who } wählt { $action }: { $change } Prozentpunkte
review-turn-deck = { $where } Der Stapel entscheidet, { $who }: { $change } Prozentpunkte
review-lost = kostet { $lost } %
review-value = { $action } { $win } %
review-better = Besser: { $action }
review-reading = Prozente sind Gewinnchancen nach dem, was man am Tisch wissen konnte; Werte ohne ± sind exakt.

## `claimant puzzle` and `claimant train`.

puzzle-head = Aufgabe { $code }, Wertung { $rating }: { $goal }
puzzle-prompt = Deine Wahl ({ $typed } zeigt die Lösung, { $quit } beendet):
puzzle-go-on = Richtig. Weiter.
puzzle-failed = Nicht gelöst: { $answer } war richtig.
puzzle-about = Worum es ging: { $themes }
puzzle-line = So geht es weiter: { $line }
puzzle-rating = Deine Wertung: { $rating }. In Folge gelöst: { $streak } (Rekord: { $best }).
puzzle-theme = Ein Thema „{ $theme }“ gibt es nicht: nimm { $right } oder eine Fraktion.
puzzle-theme-absent = In keiner Aufgabe für das Deck { $deck } geht es um { $theme }: nimm { $right } oder ein anderes Deck.
train-only-claim = Im Terminal lassen sich nur Partien von Claim üben.
train-head = Zug { $number } deiner Partie: Du hast { $played } gewählt ({ $grade }). Was ist besser?
train-right = Richtig: { $right }
train-wrong = Nicht ganz. Besser: { $right }
train-reviewing = Die Partie wird analysiert …
train-added =
    { $count ->
        [0] Keine neuen Fehler in dieser Partie.
        [one] Ein Fehler hinzugefügt.
       *[other] { $count } Fehler hinzugefügt.
    }
train-stand = Übungen: { $count }, gemeistert: { $mastered }, jetzt fällig: { $due }
train-weak-spot = Am häufigsten hast du eine Karte dieser Fraktion übersehen: { $faction } ({ $count }). `claimant faction { $code }` erklärt sie.
file-not-training = { $file } ist keine Übungsdatei.
