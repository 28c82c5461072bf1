### The words of the table and of the pages around it.


## People.

name-you = Tú
name-opponent = Oponente
name-partner = Compañero
name-away = sin conexión
name-seat = Asiento { $letter }
team-own = Tu equipo
team-other = El otro equipo
team-seats = Equipo { $letters }

## Where cards lie.

trick = Baza
trick-number = Baza { $number }
trick-number-of = Baza { $number } de { $total }
prize =
    { $count ->
        [one] Premio
       *[other] Premios
    }
deck = Mazo
hand = Mano
your-hand = Tu mano
followers = Seguidores
score-pile = Pila de Simpatizantes
display = Cartas expuestas
discard = Pila de descartes
table-waiting = A la espera
reserve = Reserva
buried = Descartes boca abajo
places-in-play = Lugares Mágicos
factions-in-play = Facciones
cards-counted =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
followers-counted =
    { $count ->
        [one] { $count } Seguidor
       *[other] { $count } Seguidores
    }
cards-none = sin cartas
face-up = boca arriba
face-down = boca abajo
value = Valor
strength = Fuerza
card-open = Ver qué hace { $card }

## How the game stands.

phase-1 = Fase 1
phase-2 = Fase 2
phase-3 = Puntuación
phase-1-goal = Recluta Seguidores para la Fase 2
phase-2-goal = Consigue la mayoría en cada facción
round = Ronda
your-turn = Te toca
waiting-for = Esperando a { $who }…
next-to-act = A continuación: { $who }
leads = Líder
votes =
    { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }
votes-now = La votación ahora
votes-now-for = Ahora vota por
nobody = Nadie
tie = Empate
nothing-played = Aún no se ha jugado ninguna carta
game-over = La partida ha terminado
count-all = Mostrar todo
you-win = ¡Ganas!
you-lose = Esta vez pierdes
shared-victory = Victoria compartida
winner = Victoria
why = Por qué

## What you are asked.

ask-play-lead = Eres Líder: juega la carta que quieras.
ask-play-free = Puedes jugar la carta que quieras.
ask-play = Tienes que seguir la facción: juega una de las cartas permitidas.
ask-take = ¿Con qué premio te quedas?
ask-take-deck = La primera carta del mazo es { $top }. ¿Con qué carta te quedas?
ask-choose-Au =
    { $seat ->
        [you] Gracias a los Autómatas, ganas esta baza sin luchar. Descarta una carta boca abajo; nadie más la verá.
       *[other] Gracias a los Autómatas, { $who } gana esta baza sin luchar. Descarta una carta boca abajo; nadie más la verá.
    }
ask-choose-Desert =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para intercambiar con { $other }.
ask-choose-Peaks =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para intercambiar con { $other }.
ask-choose-Swamp =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para descartar.
ask-choose =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
ask-name-Ra = Tu botín ayuda a la facción de la que tienes menos cartas. Hay varias: ¿cuál eliges?
ask-name = { $power }: elige una facción.
chosen-so-far = Elegidas hasta ahora: { $cards }
answer-prize = Premio: { $card }
answer-deck = Del mazo: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = ¿Qué haces?
plain-answer = { $action }
plain-ending = Victoria: { $winners }, { $totals }.

## What a perfect memory knows.

memory = Memoria perfecta
memory-text = Lo que sabrías si te acordaras de todo
memory-lacks =
    { $seat ->
        [you] No tienes cartas de: { $factions }
       *[other] { $who } no tiene cartas de: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } carta desconocida
       *[other] { $count } cartas desconocidas
    }
memory-more = y { $count } más
memory-deck = Mazo, desde arriba
memory-among = Están entre estas: { $cards }
memory-in-deck = { $count } en el mazo
memory-in-box = { $count } fuera de la partida
memory-in-reserve = { $count } en la reserva
memory-in-hand =
    { $seat ->
        [you] { $count } en tu mano
       *[other] { $count } en la mano de { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } entre tus Seguidores
       *[other] { $count } entre los Seguidores de { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } entre tus descartes boca abajo
       *[other] { $count } entre los descartes boca abajo de { $who }
    }

## Buttons.

button-confirm = Confirmar
button-cancel = Cancelar
button-close = Cerrar
button-back = Atrás
button-next = Siguiente
button-undo = Deshacer
button-rematch = Revancha
button-replay = Repetición
button-hint = Pista
button-log = Historial
button-rules = Reglas
button-resign = Abandonar
button-share = Compartir
button-copy-link = Copiar enlace
link-copied = Enlace copiado
button-download = Descargar el registro
button-open-file = Abrir un registro guardado

## Home and setting up.

home = Inicio
play-now = Jugar ya
play-friend = Jugar con amigos
play-friend-text = Envía un enlace; no hace falta cuenta
lobby = Mesas públicas
lobby-empty = Todavía no hay nadie esperando. ¡Abre una mesa!
continue-games = Seguir con mis partidas
watch = Mirar
learn = Aprender a jugar
deck-of-the-day = Baraja del día
deck-of-the-day-own = Baraja del día, combinación nuestra
choose-deck = Elegir baraja
pair = Pareja
pairs = Parejas
places-random = Lugares Mágicos al azar
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
player = Jugador
game = Partida
seat-free = Asiento libre
bot = Bot
sit-here = Sentarse aquí
start-game = Empezar la partida
game-claim = Claim
game-kingdoms = Claim Kingdoms

## Settings.

settings = Ajustes
language = Idioma
theme = Colores
theme-light = Claro
theme-dark = Oscuro
theme-system = Como el dispositivo
speed = Velocidad
speed-slow = Lenta
speed-normal = Media
speed-fast = Rápida
speed-off = Sin animación
sound = Sonido
volume-off = Sin sonido
volume-soft = Bajo
volume-full = Alto
volume-ask = ¿Sonido en la mesa?
plays-last = Jugar sola la última carta obligada
keys = Atajos de teclado
single-keys = Atajos de una sola tecla
key-hand = Ir a tu mano y recorrerla
key-value = Saltar a la siguiente carta de ese valor
key-play = Jugar la carta o elegir
key-space = Espacio
key-skip = Saltar lo que se está mostrando
on = Sí
off = No

## Replay.

replay-step = Paso { $number } de { $total }
replay-first = Al principio
replay-last = Al final

## When something goes wrong.

connection-lost = Se ha perdido la conexión. Reintentando…
not-sent = Tu jugada todavía no se ha enviado.
page-missing = Esta página no existe.
page-missing-text = Ni las Videntes saben dónde está. Quizá la dirección tenga una errata o el enlace sea demasiado antiguo.
something-wrong = Algo ha salido mal: { $what }
loading = Un momento…
