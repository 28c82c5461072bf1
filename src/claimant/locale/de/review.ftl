### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analyse
review-title = Analyse
review-cannot = Dieses Spiel lässt sich nicht analysieren
review-done = Die Analyse ist fertig.
review-progress = Züge werden bewertet: { $number } von { $total }
review-move = Zug { $number }
review-who = { $who }
review-chose =
    { $seat ->
        [you] Du hast gewählt: { $action }.
       *[other] { $who } hat gewählt: { $action }.
    }
review-no-choice = Es gab keine Wahl.
review-better = Besser: { $action }.
review-cost = Das hat { $number } % Gewinnchance gekostet.
review-cost-about = Das hat etwa { $number } % (±{ $margin }) Gewinnchance gekostet.
review-values-exact =
    { $seat ->
        [you] Was jede Wahl wert war: genau, nach dem, was du wissen konntest.
       *[other] Was jede Wahl wert war: genau, nach dem, was { $who } wissen konnte.
    }
review-values-estimated =
    { $seat ->
        [you] Was jede Wahl wert war: geschätzt, nach dem, was du wissen konntest.
       *[other] Was jede Wahl wert war: geschätzt, nach dem, was { $who } wissen konnte.
    }
review-choice = Wahl
review-chosen = gewählt
review-wins = Gewinnt
review-votes = Stimmen voraus
review-hindsight = Im Nachhinein
review-hindsight-note = Im Nachhinein: mit allen Karten offen. Das konnte niemand wissen.
review-open-won = gewinnt
review-open-shared = teilt
review-open-lost = verliert
review-percent = { $number } %
review-chances = Gewinnchance
review-chance-of = Chance von { $who }
review-graph = Gewinnchance Zug für Zug. Die Tabelle aller Züge nennt dieselben Zahlen.
review-next-mistake = Nächster Fehler
review-previous-mistake = Voriger Fehler
review-no-mistakes = Es wurden keine Fehler gefunden.
review-over = Das Spiel ist zu Ende.
review-all-cards = Karten von allen zeigen
review-hand = Hand von { $who }
review-accuracy = Genauigkeit
review-whole-game = Ganzes Spiel
review-phase = Phase { $number }
review-luck-and-skill = Glück und Können
review-luck-deal = Ausgeteilte Karten
review-luck-deck = Der Stapel
review-luck-own = Eigene Entscheidungen
review-luck-others = Entscheidungen der anderen
review-luck-foresight = Nicht vorherzusehen
review-luck-note = Was jeder Teil zur Gewinnchance beitrug, in Prozent. Alle zusammen führen von gleichen Chancen zum Ergebnis.
review-turning-points = Wendepunkte
review-all-moves = Alle Züge
review-number = Zug
review-player = Spieler/in
review-judgement = Bewertung
review-try = Ausprobieren
review-try-card = Stattdessen { $action } ausprobieren
