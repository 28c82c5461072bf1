### Playing, replaying, studying and simulating games in the terminal.

## What you can type. The English words are always understood; these are, too.

typed-help = ayuda
typed-show = mesa
typed-why = porqué
typed-hint = pista
typed-undo = deshacer
typed-story = historia
typed-save = guardar
typed-quit = salir
typed-memory = memoria
typed-faction = facción
typed-place = lugar
typed-yes = sí
typed-no = no
help-card = jugar, tomar o elegir una carta: por su número o por su código
help-number = elegir por el número: una carta, una casilla, una respuesta
help-action = hacerlo: por su número o tal como aparece en la lista
help-place-card = colocar una carta directamente: en la casilla número 3 o en la casilla 1,0
help-other-card = colocar otra carta en su lugar, o tomarla de la oferta
help-answer = cualquier otra respuesta, tal como se escribe en los registros
help-why = por qué no puedes hacerlo
help-faction = qué puede hacer una facción; sin nombre, todas las de esta partida
help-place = qué hace un Lugar Mágico; sin nombre, los de esta partida
help-memory = qué puedes saber de las cartas que no ves
help-hint = qué haría un buen jugador en tu lugar
help-undo = deshacer tu última decisión; otra vez, la anterior
help-show = mostrar la mesa otra vez (o pulsa solo Intro)
help-story = contar todo lo que ha pasado hasta ahora
help-save = guardar la partida en un archivo nuevo
help-quit = salir (o Ctrl-D)

## A game at the keyboard.

play-claim = Claim: { $count } facciones, un trono.
play-claim-aim = Cada facción vota por quien haya ganado más cartas suyas. Gana quien consiga más votos.
play-clockwise = Después de ti, en el sentido de las agujas del reloj: { $opponents }. Cada cual juega por su cuenta.
play-teams = Juegas en equipo con { $partner }. El otro equipo: { $opponents }.
play-kingdoms = Claim Kingdoms: coloca cartas, pon figuras en ellas y gana las facciones.
play-kingdoms-aim = Los poderes dan puntos durante la partida. Al final, cada facción da sus puntos a quien tenga más figuras en sus cartas. Gana quien consiga más puntos.
play-figures = En el tablero, tus figuras llevan la letra { $letter }.
play-seat = Ocupas el asiento { $letter }.
play-help = Escribe { "?" } para ver la ayuda, pista para pedir consejo o deshacer para volver atrás.
play-resumed = La partida continúa. Escribe historia para leer lo que ha pasado o { "?" } para ver la ayuda.
play-your-card = Tu carta
play-your-field = Tu casilla
play-your-choice = Tu elección
play-your-action = Tu jugada
play-allowed = Sí, puedes.
play-say-what = Di a qué te refieres, por ejemplo: { $example }
play-no-places = En esta partida no hay Lugares Mágicos.
play-nothing-to-undo = No hay nada que deshacer: esta es tu primera decisión.
play-undone = Vuelves atrás.
play-nothing-told = Todavía no ha pasado nada.
play-saved = Guardada. No mires el archivo: muestra todas las cartas. Para seguir desde aquí:
play-go-on = Para seguir con esta partida:
play-again = Otra vez las mismas cartas:
play-goodbye = ¡Hasta pronto!
name-numbered = { $name } { $number }

## What was typed and is not understood.

no-such-number = El número { $number } no está en la lista: elige del 1 al { $last }.
no-such-card = «{ $typed }» no es ni un número de la lista ni una carta como { $example }. Escribe { "?" } para ver qué puedes escribir.
no-such-tile = «{ $typed }» no es ni una carta de esta partida ni un número de la lista. Escribe { "?" } para ver qué puedes escribir.
no-such-answer = «{ $typed }» no es ninguna de estas respuestas. Escribe { "?" } para ver qué puedes escribir.
no-such-field = «{ $typed }» no es ni un número del tablero ni una casilla como 1,0.
not-on-offer = «{ $typed }» no está entre las opciones: elige { $offered }.
card-missing = Di también qué carta, por ejemplo Go@1,0.
field-missing = Di también dónde: { $card } y un número del tablero, o una casilla como { $card }@1,0.

## What stands on the table.

cards-in-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
hand-of =
    { $seat ->
        [you] Tu mano
       *[other] Mano de { $who }
    }
followers-of =
    { $seat ->
        [you] Tus Seguidores
       *[other] Seguidores de { $who }
    }
buried-of =
    { $seat ->
        [you] Tus descartes boca abajo
       *[other] Descartes boca abajo de { $who }
    }
table-won = Ganadas
kind-building = Edificio
kind-landscape = Escenario
memory-hidden = Ocultas: { $where }. Están entre estas:
memory-hidden-in-all = Ocultas en total
board-figure = { $card } con figura de { $seat }
board-free = casillas libres
points = Puntos
result-faction = Facción
result-votes-for = Vota por

## Records.

replay-ends = El registro acaba aquí. Le toca a: { $who }
replay-no-board = --show dibuja el tablero después de cada turno, y Claim no tiene tablero.
kingdoms-begins = Empieza
at-position = --at cuenta las acciones de un registro, y esto es una posición.
at-out-of-range =
    { $last ->
        [one] El registro tiene una acción: --at admite 0 o 1.
       *[other] El registro tiene { $last } acciones: --at admite un número del 0 al { $last }.
    }

## Hints. $action is an answer, such as “Goblin 5” or “Use the power”.

hint-thinking = Pensando por ti…
hint-thinking-for = Pensando por { $seat }…
hint-only = Solo hay una opción: { $action }
hint-choice = { $bot } elegiría: { $action }
hint-chance = { $action }: alrededor del { $percent } % de probabilidades de ganar. La segunda mejor opción: { $other }, alrededor del { $less } %.
hint-solved-win = Gana seguro: { $action }. El resto de la partida está calculado.
hint-solved-shared = Asegura una victoria compartida: { $action }. El resto de la partida está calculado y no se puede conseguir más.
hint-solved-loss = El resto de la partida está calculado: si tu oponente no falla, no puedes ganar. Lo más ajustado: { $action }.
hint-action = Acción
hint-chance-to-win = Probabilidad de ganar
hint-more = y { $count } más por debajo
percent = { $number } %
certain-win = Ya se conocen todas las cartas. Gana seguro: { $action }.
certain-shared = Ya se conocen todas las cartas. Asegura una victoria compartida: { $action }. No se puede conseguir más.
certain-loss = Ya se conocen todas las cartas: si tu oponente no falla, no puedes ganar. Lo más ajustado: { $action }.
certain-any-win = Ya se conocen todas las cartas: elijas lo que elijas, ganas. Por ejemplo: { $action }.
certain-any-shared = Ya se conocen todas las cartas: elijas lo que elijas, se comparte la victoria. Por ejemplo: { $action }.
certain-any-loss = Ya se conocen todas las cartas: si tu oponente no falla, no puedes ganar, elijas lo que elijas. Por ejemplo: { $action }.
certain-alike =
    { $count ->
        [one] Igual de buena: { $actions }.
       *[other] Igual de buenas: { $actions }.
    }
best-play = { $ending } Así acaba la partida si nadie comete errores.
hint-over = La partida ha terminado: di con --at a qué momento te refieres.
hint-not-asked = El asiento { $seat } no tiene nada que decidir aquí: le toca a { $right }.

## Solving.

solve-running = Calculando; Ctrl-C muestra lo que se sepa hasta entonces
solve-win = victoria
solve-shared = compartida
solve-loss = derrota
solve-unknown = desconocido
solve-ahead =
    { $count ->
        [one] un voto más
       *[other] { $count } votos más
    }
solve-behind =
    { $count ->
        [one] un voto menos
       *[other] { $count } votos menos
    }
solve-even = empate a votos
solve-from-to = de { $least } a { $most }
solve-at-least = como mínimo { $outcome }
solve-at-most = como máximo { $outcome }
solve-bounds = { $outcome }, { $bounds }
solve-best-so-far = Lo mejor hasta ahora: { $action } ({ $known })
solve-only-score = Si nadie comete errores: { $outcome } para { $seat }, { $votes }.
solve-not-known = No se sabe: ha faltado tiempo. Permite más con --seconds o --nodes.
solve-actions =
    { $seat ->
        [you] Tus acciones
       *[other] Acciones de { $who }
    }
solve-line = Mejor continuación
solve-mixed-value = { $seat } gana con una probabilidad del { $chance } si ambos eligen lo mejor posible.
solve-mixed-bounds = { $seat } gana con una probabilidad de entre el { $least } y el { $most } si ambos eligen lo mejor posible.
solve-mixed-note = Ambos eligen en secreto. Por eso lo mejor es sortear entre varias elecciones, cada una con su propia probabilidad.
solve-mixed-choices = Elecciones de { $seat }
solve-paranoid = contra todos
solve-paranoid-note = Contra todos (paranoico): lo que { $seat } se asegura aunque todos los demás jueguen en su contra.
solve-max-n = cada cual por su cuenta
solve-max-n-note = Cada cual por su cuenta (max-n): lo que ocurre si cada jugador solo busca lo mejor para sí y, entre acciones igual de buenas, toma la primera.
solve-cost = { $nodes } posiciones en { $seconds } s
solve-not-claim = Solo se puede resolver la Fase 2 de Claim; esto es { $title }.
solve-no-phase-2 = Solo se puede resolver la Fase 2, y este registro acaba en la Fase 1.
solve-phase-1 =
    { $given ->
        [one] Después de una acción la partida sigue en la Fase 1. Se puede resolver la Fase 2: de --at { $first } a --at { $last }.
       *[other] Después de { $given } acciones la partida sigue en la Fase 1. Se puede resolver la Fase 2: de --at { $first } a --at { $last }.
    }

## Many games at random.

simulate-claim =
    { $games ->
        [one] Una partida al azar para { $players } jugadores con { $factions } (semilla { $seed })
       *[other] { $games } partidas al azar para { $players } jugadores con { $factions } (semilla { $seed })
    }
simulate-kingdoms =
    { $games ->
        [one] Una partida al azar de Claim Kingdoms con { $factions } (semilla { $seed })
       *[other] { $games } partidas al azar de Claim Kingdoms con { $factions } (semilla { $seed })
    }
simulate-plain =
    { $games ->
        [one] Una partida al azar de { $game } (semilla { $seed })
       *[other] { $games } partidas al azar de { $game } (semilla { $seed })
    }
simulate-drawn-factions = facciones sorteadas en cada partida
simulate-drawn-building = un Edificio sorteado en cada partida
simulate-drawn-landscape = un Escenario sorteado en cada partida
simulate-drawn-both = un Edificio y un Escenario sorteados en cada partida
simulate-games = partidas
simulate-votes = votos
simulate-points = puntos
simulate-average = media
simulate-leader = primer Líder
simulate-leading-team = Equipo del primer Líder
simulate-leading = Primer Líder: { $who }
simulate-first = quien empieza
simulate-beginning = Empieza { $who }
simulate-the-other = el otro
simulate-another = otro
simulate-nobody = nadie
simulate-faction-votes-for = la facción vota por
simulate-faction-goes-to = la facción es para
simulate-shared = Victorias compartidas: { $number } ({ $share })
simulate-without-vote = Decididas por un Lugar Mágico antes de la votación: { $number } ({ $share })
simulate-turns = Turnos por partida: { $number }
simulate-ended-figures = Terminadas porque a alguien no le quedaban figuras: { $number } ({ $share })
simulate-ended-cards = Terminadas porque se habían colocado todas las cartas: { $number } ({ $share })
simulate-ended-no-field = Terminadas porque no quedaba ninguna casilla: { $number } ({ $share })
simulate-cost =
    { $games ->
        [one] { $seconds } s, una partida por segundo
       *[other] { $seconds } s, { $games } partidas por segundo
    }
simulate-too-many = El número de partidas va de 1 a { $most }.

## What cannot be played.

deck-unnamed = --deck (o --factions) no nombra nada: nombra una baraja preparada o las facciones, o quita la opción.
game-without-factions = Este juego no tiene facciones.
bots-miscounted =
    { $others ->
        [one] Además del tuyo hay un asiento: nombra un bot para él, no { $given }.
       *[other] Además del tuyo hay { $others } asientos: nombra un bot para todos, o { $others }; has nombrado { $given }.
    }
bot-failed = El bot { $bot } ha fallado: { $error }
bot-not-legal = El bot { $bot } ha fallado: «{ $action }» no está permitido.
play-no-seat-left = En este registro hay bots en todos los asientos: di con --seat cuál quieres ocupar.
play-resume-options = Con --resume todo se toma del archivo: solo se pueden añadir --at, --seat, --bot y --save.
play-at-what = --at necesita --resume: dice desde dónde seguir en una partida guardada.
play-resume-stdin = No se puede continuar una partida desde la entrada estándar: de ahí se leen tus jugadas.
play-resume-over = La partida de { $path } ha terminado. Para leerla: claimant replay { $path }

## `claimant review`.

review-running = Análisis: { $done } de { $number } decisiones
review-effort = El esfuerzo debe ser un número entero de 1 a { $most }.
review-accuracy = precisión
review-phase = fase { $number }
review-percent = { $number } %
review-course = Probabilidad de ganar, viendo todas las manos ({ $who }):
review-account = { $who }: suerte { $luck }, decisiones propias { $own }, las de los demás { $others }, imprevisible { $unseen } (puntos porcentuales)
review-turning-points = Momentos clave:
review-moment = Jugada { $number }:
review-turn = { $where } { $who } elige { $action }: { $change } puntos porcentuales
review-turn-deck = { $where } decide el mazo, { $who }: { $change } puntos porcentuales
review-lost = cuesta { $lost } %
review-value = { $action } { $win } %
review-better = Mejor: { $action }
review-reading = Los porcentajes son probabilidades de ganar según lo que se podía saber en la mesa; los valores sin ± son exactos.

## `claimant puzzle` and `claimant train`.

puzzle-head = Problema { $code }, puntuación { $rating }: { $goal }
puzzle-prompt = Tu elección ({ $typed } muestra la solución, { $quit } termina):
puzzle-go-on = Correcto. Sigue.
puzzle-failed = Sin resolver: lo correcto era { $answer }.
puzzle-about = De qué trataba: { $themes }
puzzle-line = Así sigue: { $line }
puzzle-rating = Tu puntuación: { $rating }. Resueltos seguidos: { $streak } (récord: { $best }).
puzzle-theme = No hay ningún tema «{ $theme }»: elige { $right }, o una facción.
puzzle-theme-absent = Ningún problema para el mazo { $deck } trata de { $theme }: elige { $right }, u otro mazo.
train-only-claim = En la terminal solo se pueden entrenar partidas de Claim.
train-head = Jugada { $number } de tu partida: elegiste { $played } ({ $grade }). ¿Qué es mejor?
train-right = Correcto: { $right }
train-wrong = No del todo. Mejor: { $right }
train-reviewing = Analizando la partida …
train-added =
    { $count ->
        [0] No hay errores nuevos en esta partida.
        [one] Un error añadido.
       *[other] { $count } errores añadidos.
    }
train-stand = Ejercicios: { $count }; dominados: { $mastered }; pendientes ahora: { $due }
train-weak-spot = Lo que más se te escapó fue una carta de esta facción: { $faction } ({ $count }). `claimant faction { $code }` la explica.
file-not-training = { $file } no es un archivo de entrenamiento.
