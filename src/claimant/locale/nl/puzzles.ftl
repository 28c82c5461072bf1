### Puzzels, in de terminal en op hun pagina's. $wrong en $right zijn kaarten.

puzzles = Puzzels
puzzles-text = Het einde van een spel met open kaarten, en precies één kaart is juist. Vind die kaart.
puzzles-daily = Puzzel van de dag
puzzles-as-strong = Op jouw niveau
puzzles-solve = Los op
puzzles-deck = Deck
puzzles-theme = Thema
puzzles-any-theme = alle
puzzles-tried-of = { $tried } van { $count } geprobeerd
puzzles-rating = Rating
puzzles-solved = Opgelost
puzzles-solved-of = { $solved } van { $tried }
puzzles-streak-now = Op rij
puzzles-streak-best = Langste reeks
puzzles-streak = { $count } op rij
puzzles-how = Jouw rating en die van de puzzel veranderen samen. Alleen je eerste poging bij een puzzel telt.
home-puzzles-text = Vind die ene juiste kaart
puzzle-goal-win = Maar één kaart stelt de overwinning veilig.
puzzle-goal-votes = Maar één kaart levert de meeste stemmen op.
puzzle-to-find =
    { $length ->
        [one] Jij bent aan de beurt.
       *[other] Jij bent aan de beurt: vind { $length } juiste kaarten op rij.
    }
puzzle-found = Goed! Dat was { $found } van { $length }. Ga door.
puzzle-solved = Opgelost!
puzzle-was-wrong = { $wrong } was het niet: { $right } was juist.
puzzle-shown = { $right } was juist.
puzzle-rating-of = Rating { $rating }
puzzle-tried = Je hebt deze al eens geprobeerd.
puzzle-not-counted = Alleen de eerste poging telt.
puzzle-done = opgelost
puzzle-missed = niet opgelost
puzzle-again = Nog een poging
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
theme-sacrifice = een kaart inhouden die kan winnen
theme-winning = de slag winnen
theme-leading = kiezen waarmee je uitkomt
theme-throwing = een kaart weggooien
theme-counting = de stemmen tellen

## Je eigen fouten. $played en $right zijn kaarten of andere acties.

mistakes = Mijn fouten
mistakes-text = Elke fout uit een geanalyseerd spel komt terug tot je het beter doet.
mistakes-due =
    { $count ->
        [0] Er is niets aan de beurt
        [one] Eén oefening is aan de beurt
       *[other] { $count } oefeningen zijn aan de beurt
    }
mistakes-stand = { $count } in totaal, { $mastered } onder de knie
mistakes-train = Oefenen
mistakes-next = De volgende is aan de beurt op { $when }.
mistakes-weak = Wat je lastig vindt
mistakes-by-power = Per factie
mistakes-by-phase = Per fase
mistakes-by-grade = Naar ernst
mistakes-lesson = Les
mistakes-none = Er is nog niets te oefenen. Speel een spel en laat het analyseren.
mistakes-unreviewed = Spellen om te analyseren
mistakes-review = Analyseren
mistakes-reviewing = Het spel wordt geanalyseerd
exercise-task = Hier koos je { $played } ({ $grade }). Wat is beter?
exercise-right = Goed! { $right }.
exercise-wrong = Niet helemaal: { $right } is beter.
exercise-mastered = Onder de knie
exercise-back = Deze komt terug op { $when }.
exercise-next = Volgende oefening
exercise-all = Al mijn fouten
