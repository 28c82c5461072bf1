### Aufgaben, im Terminal und auf ihren Seiten. $wrong und $right sind Karten.

puzzles = Aufgaben
puzzles-text = Das Ende einer Partie mit offenen Karten, und genau eine Karte ist richtig. Finde sie.
puzzles-daily = Aufgabe des Tages
puzzles-as-strong = Auf deinem Niveau
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
home-puzzles-text = Finde die eine richtige Karte
puzzle-goal-win = Nur eine Karte sichert den Sieg.
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

## Die eigenen Fehler. $played und $right sind Karten oder andere Aktionen.

mistakes = Meine Fehler
mistakes-text = Jeder Fehler aus einer analysierten Partie kommt wieder, bis du es besser machst.
mistakes-due =
    { $count ->
        [0] Nichts ist fällig
        [one] Eine Übung ist fällig
       *[other] { $count } Übungen sind fällig
    }
mistakes-stand = Insgesamt { $count }, davon { $mastered } gemeistert
mistakes-train = Üben
mistakes-next = Die nächste ist am { $when } fällig.
mistakes-weak = Was dir schwerfällt
mistakes-by-power = Nach Fraktion
mistakes-by-phase = Nach Phase
mistakes-by-grade = Nach Schwere
mistakes-lesson = Lektion
mistakes-none = Noch gibt es nichts zu üben. Spiel eine Partie und lass sie analysieren.
mistakes-unreviewed = Partien zum Analysieren
mistakes-review = Analysieren
mistakes-reviewing = Die Partie wird analysiert
exercise-task = Hier hast du { $played } gewählt ({ $grade }). Was ist besser?
exercise-right = Richtig! { $right }.
exercise-wrong = Nicht ganz: { $right } ist besser.
exercise-mastered = Gemeistert
exercise-back = Sie kommt am { $when } wieder.
exercise-next = Nächste Übung
exercise-all = Alle meine Fehler
