### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analizar
game-review-title = Análisis
game-review-cannot = Esta partida no se puede analizar
game-review-done = El análisis está listo.
game-review-progress = Valorando las jugadas: { $number } de { $total }
game-review-move = Jugada { $number }
game-review-who = { $who }
game-review-chose =
    { $seat ->
        [you] Elegiste: { $action }.
       *[other] { $who } eligió: { $action }.
    }
game-review-no-choice = No había otra opción.
game-review-better = Mejor: { $action }.
game-review-cost = Costó un { $number } % de probabilidad de ganar.
game-review-cost-about = Costó cerca de un { $number } % (±{ $margin }) de probabilidad de ganar.
game-review-values-exact =
    { $seat ->
        [you] Lo que valía cada opción: exacto, con lo que podías saber.
       *[other] Lo que valía cada opción: exacto, con lo que { $who } podía saber.
    }
game-review-values-estimated =
    { $seat ->
        [you] Lo que valía cada opción: estimado, con lo que podías saber.
       *[other] Lo que valía cada opción: estimado, con lo que { $who } podía saber.
    }
game-review-choice = Opción
game-review-chosen = elegida
game-review-wins = Gana
game-review-votes = Votos de ventaja
game-review-hindsight = A posteriori
game-review-hindsight-note = A posteriori: con todas las cartas a la vista. Nadie podía saberlo.
game-review-open-won = gana
game-review-open-shared = comparte
game-review-open-lost = pierde
game-review-percent = { $number } %
game-review-chances = Probabilidad de ganar
game-review-chance-of = Probabilidad de ganar: { $who }
game-review-graph = Probabilidad de ganar, jugada a jugada. La tabla de todas las jugadas da los mismos números.
game-review-next-mistake = Siguiente error
game-review-previous-mistake = Error anterior
game-review-no-mistakes = No se han encontrado errores.
game-review-over = La partida ha terminado.
game-review-all-cards = Mostrar las cartas de todos
game-review-hand = Mano de { $who }
game-review-accuracy = Precisión
game-review-whole-game = Toda la partida
game-review-phase = Fase { $number }
game-review-luck-and-skill = Suerte y habilidad
game-review-luck-deal = El reparto
game-review-luck-deck = El mazo
game-review-luck-own = Decisiones propias
game-review-luck-others = Decisiones de los demás
game-review-luck-foresight = Imprevisible
game-review-luck-note = Lo que cada parte aportó a la probabilidad de ganar, en puntos porcentuales. Juntas llevan de la igualdad al resultado.
game-review-turning-points = Momentos decisivos
game-review-all-moves = Todas las jugadas
game-review-number = Jugada
game-review-player = Jugador
game-review-judgement = Valoración
game-review-try = Probar
game-review-try-card = Probar { $action } en su lugar
game-review-what-if = ¿Y si…?
game-review-what-if-text = Desde la jugada { $number } sigues tú, contra { $name }. Es solo para probar: no cuenta ni se guarda.
game-review-against = Rival para probar
game-review-back = Volver al análisis
