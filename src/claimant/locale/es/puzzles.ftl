### Problemas, en la terminal y en sus páginas. $wrong y $right son cartas.

puzzles = Problemas
puzzles-text = El final de una partida con todas las cartas a la vista, y una sola es la correcta. Encuéntrala.
puzzles-daily = Problema del día
puzzles-as-strong = A tu nivel
puzzles-solve = Resolver
puzzles-deck = Mazo
puzzles-theme = Tema
puzzles-any-theme = cualquiera
puzzles-tried-of = { $tried } de { $count } intentados
puzzles-rating = Puntuación
puzzles-solved = Resueltos
puzzles-solved-of = { $solved } de { $tried }
puzzles-streak-now = Seguidos
puzzles-streak-best = Mejor racha
puzzles-streak = { $count } seguidos
puzzles-how = Tu puntuación y la del problema cambian a la vez. Solo cuenta tu primer intento en cada problema.
home-puzzles-text = Encuentra la única carta correcta
puzzle-goal-win = Solo una carta asegura la victoria.
puzzle-goal-votes = Solo una carta consigue el máximo de votos.
puzzle-to-find =
    { $length ->
        [one] Es tu turno.
       *[other] Es tu turno: encuentra { $length } cartas correctas seguidas.
    }
puzzle-found = ¡Bien! Llevas { $found } de { $length }. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-was-wrong = No era { $wrong }: la correcta era { $right }.
puzzle-shown = La correcta era { $right }.
puzzle-rating-of = Puntuación { $rating }
puzzle-tried = Ya lo has intentado antes.
puzzle-not-counted = Solo cuenta el primer intento.
puzzle-done = resuelto
puzzle-missed = no resuelto
puzzle-again = Otro intento
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
theme-sacrifice = guardar una carta que podría ganar
theme-winning = ganar la baza
theme-leading = elegir la salida
theme-throwing = descartar una carta
theme-counting = contar los votos

## Los propios errores. $played y $right son cartas u otras acciones.

mistakes = Mis errores
mistakes-text = Cada error de una partida analizada vuelve hasta que lo superes.
mistakes-due =
    { $count ->
        [0] No hay nada pendiente
        [one] Hay un ejercicio pendiente
       *[other] Hay { $count } ejercicios pendientes
    }
mistakes-stand = { $count } en total, { $mastered } dominados
mistakes-train = Entrenar
mistakes-next = El próximo toca el { $when }.
mistakes-weak = En qué fallas
mistakes-by-power = Por facción
mistakes-by-phase = Por fase
mistakes-by-grade = Por gravedad
mistakes-lesson = Lección
mistakes-none = Todavía no hay nada que entrenar. Juega una partida y analízala.
mistakes-unreviewed = Partidas por analizar
mistakes-review = Analizar
mistakes-reviewing = Se está analizando la partida
exercise-task = Aquí elegiste { $played } ({ $grade }). ¿Qué es mejor?
exercise-right = ¡Bien! { $right }.
exercise-wrong = No del todo: es mejor { $right }.
exercise-mastered = Dominado
exercise-back = Vuelve el { $when }.
exercise-next = Siguiente ejercicio
exercise-all = Todos mis errores
