### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analyse
game-review-title = Analyse
game-review-cannot = Dieses Spiel lässt sich nicht analysieren
game-review-done = Die Analyse ist fertig.
game-review-progress = Züge werden bewertet: { $number } von { $total }
game-review-move = Zug { $number }
game-review-who = { $who }
game-review-chose =
    { $seat ->
        [you] Du hast gewählt: { $action }.
       *[other] { $who } hat gewählt: { $action }.
    }
game-review-no-choice = Es gab keine Wahl.
game-review-better = Besser: { $action }.
game-review-cost = Das hat { $number } % Gewinnchance gekostet.
game-review-cost-about = Das hat etwa { $number } % (±{ $margin }) Gewinnchance gekostet.
game-review-values-exact =
    { $seat ->
        [you] Was jede Wahl wert war: genau, nach dem, was du wissen konntest.
       *[other] Was jede Wahl wert war: genau, nach dem, was { $who } wissen konnte.
    }
game-review-values-estimated =
    { $seat ->
        [you] Was jede Wahl wert war: geschätzt, nach dem, was du wissen konntest.
       *[other] Was jede Wahl wert war: geschätzt, nach dem, was { $who } wissen konnte.
    }
game-review-choice = Wahl
game-review-chosen = gewählt
game-review-wins = Gewinnt
game-review-votes = Stimmen voraus
game-review-hindsight = Im Nachhinein
game-review-hindsight-note = Im Nachhinein: mit allen Karten offen. Das konnte niemand wissen.
game-review-open-won = gewinnt
game-review-open-shared = teilt
game-review-open-lost = verliert
game-review-percent = { $number } %
game-review-chances = Gewinnchance
game-review-chance-of = Gewinnchance: { $who }
game-review-graph = Gewinnchance Zug für Zug. Die Tabelle aller Züge nennt dieselben Zahlen.
game-review-next-mistake = Nächster Fehler
game-review-previous-mistake = Voriger Fehler
game-review-no-mistakes = Es wurden keine Fehler gefunden.
game-review-over = Das Spiel ist zu Ende.
game-review-all-cards = Alle Karten zeigen
game-review-hand = Hand von { $who }
game-review-accuracy = Genauigkeit
game-review-whole-game = Ganzes Spiel
game-review-phase = Phase { $number }
game-review-luck-and-skill = Glück und Können
game-review-luck-deal = Ausgeteilte Karten
game-review-luck-deck = Der Stapel
game-review-luck-own = Eigene Entscheidungen
game-review-luck-others = Entscheidungen der anderen
game-review-luck-foresight = Nicht vorherzusehen
game-review-luck-note = Was jeder Teil zur Gewinnchance beitrug, in Prozentpunkten. Zusammen führen sie von gleichen Chancen zum Ergebnis.
game-review-turning-points = Wendepunkte
game-review-all-moves = Alle Züge
game-review-number = Zug
game-review-player = Spieler/in
game-review-judgement = Bewertung
game-review-try = Ausprobieren
game-review-try-card = Stattdessen { $action } ausprobieren
game-review-what-if = Was wäre, wenn?
game-review-what-if-text = Ab Zug { $number } spielst du selbst weiter, gegen { $name }. Das ist nur zum Ausprobieren: Es zählt nicht und wird nicht gespeichert.
game-review-against = Wer beim Ausprobieren gegen dich spielt
game-review-back = Zurück zur Analyse
