### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analizar
review-title = Análisis
review-cannot = Esta partida no se puede analizar
review-done = El análisis está listo.
review-progress = Valorando las jugadas: { $number } de { $total }
review-move = Jugada { $number }
review-who = { $who }
review-chose =
    { $seat ->
        [you] Elegiste: { $action }.
       *[other] { $who } eligió: { $action }.
    }
review-no-choice = No había elección.
review-better = Mejor: { $action }.
review-cost = Costó un { $number } % de probabilidad de ganar.
review-cost-about = Costó cerca de un { $number } % (±{ $margin }) de probabilidad de ganar.
review-values-exact =
    { $seat ->
        [you] Lo que valía cada opción: exacto, con lo que podías saber.
       *[other] Lo que valía cada opción: exacto, con lo que { $who } podía saber.
    }
review-values-estimated =
    { $seat ->
        [you] Lo que valía cada opción: estimado, con lo que podías saber.
       *[other] Lo que valía cada opción: estimado, con lo que { $who } podía saber.
    }
review-choice = Opción
review-chosen = elegida
review-wins = Gana
review-votes = Votos de ventaja
review-hindsight = A posteriori
review-hindsight-note = A posteriori: con todas las cartas a la vista. Nadie podía saberlo.
review-open-won = gana
review-open-shared = comparte
review-open-lost = pierde
review-percent = { $number } %
review-chances = Probabilidad de ganar
review-chance-of = Probabilidad de { $who }
review-graph = Probabilidad de ganar, jugada a jugada. La tabla de todas las jugadas da los mismos números.
review-next-mistake = Siguiente error
review-previous-mistake = Error anterior
review-no-mistakes = No se han encontrado errores.
review-over = La partida ha terminado.
review-all-cards = Mostrar las cartas de todos
review-hand = Mano de { $who }
review-accuracy = Precisión
review-whole-game = Toda la partida
review-phase = Fase { $number }
review-luck-and-skill = Suerte y habilidad
review-luck-deal = El reparto
review-luck-deck = El mazo
review-luck-own = Decisiones propias
review-luck-others = Decisiones de los demás
review-luck-foresight = Imprevisible
review-luck-note = Lo que cada parte aportó a la probabilidad de ganar, en tanto por ciento. Juntas llevan de la igualdad al resultado.
review-turning-points = Momentos decisivos
review-all-moves = Todas las jugadas
review-number = Jugada
review-player = Jugador
review-judgement = Valoración
review-try = Probar
review-try-card = Probar { $action } en su lugar
