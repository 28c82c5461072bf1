### Aufgaben, im Terminal und auf ihren Seiten. $wrong und $right sind Karten.

puzzles = Aufgaben
puzzles-text = Das Ende einer Partie, alle Karten offen, und genau eine Karte ist richtig. Finde sie.
puzzles-daily = Aufgabe des Tages
puzzles-as-strong = So stark wie du
puzzles-solve = Lösen
puzzles-deck = Deck
puzzles-theme = Thema
puzzles-any-theme = beliebig
puzzles-tried-of = { $tried } von { $count } versucht
puzzles-rating = Wertung
puzzles-solved = Gelöst
puzzles-solved-of = { $solved } von { $tried }
puzzles-streak-now = In Folge
puzzles-streak-best = Längste Serie
puzzles-streak = { $count } in Folge
puzzles-how = Deine Wertung und die der Aufgabe ändern sich gemeinsam. Nur dein erster Versuch an einer Aufgabe zählt.
home-puzzles-text = Eine einzige Karte ist richtig: finde sie
puzzle-goal-win = Nur eine Karte bewahrt den Sieg.
puzzle-goal-votes = Nur eine Karte bringt die meisten Stimmen.
puzzle-to-find =
    { $length ->
        [one] Du bist dran.
       *[other] Du bist dran: Finde { $length } richtige Karten nacheinander.
    }
puzzle-found = Richtig! Das war { $found } von { $length }. Weiter so.
puzzle-solved = Gelöst!
puzzle-was-wrong = { $wrong } war es nicht: { $right } war richtig.
puzzle-shown = { $right } war richtig.
puzzle-rating-of = Wertung { $rating }
puzzle-tried = Du hast sie schon einmal versucht.
puzzle-not-counted = Nur der erste Versuch zählt.
puzzle-done = gelöst
puzzle-missed = nicht gelöst
puzzle-again = Noch ein Versuch
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
theme-sacrifice = eine Karte zurückhalten, die gewinnen könnte
theme-winning = den Stich gewinnen
theme-leading = das Ausspiel
theme-throwing = eine Karte abwerfen
theme-counting = Stimmen zählen
