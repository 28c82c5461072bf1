### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Ir al contenido
pages = Páginas
messages = Mensajes
my-games = Mis partidas
learn-short = Aprender
account = Cuenta
table = Mesa
button-reload = Volver a cargar la página
page-broken = Esta página no se ha podido cargar. Puede que el servidor se haya renovado entretanto.
reason-offline = No se puede llegar al servidor. Comprueba tu conexión e inténtalo otra vez.
guest-name = Invitado { $number }
fan-work = Una obra independiente de aficionados, con reglas en nuestras palabras y dibujos propios.

## Home.

home-title = El trono está vacío
home-text = Gana Seguidores y después votos: un juego rápido de bazas y facciones para dos a cuatro jugadores.
home-against = Rival
home-first-deck = Para empezar
home-more = Más formas de jugar
home-setup = Preparar una mesa
home-setup-text = Tu propia baraja, Lugares Mágicos, de dos a cuatro jugadores
home-lobby-none = Encuentra a otros o mira cómo juegan
home-lobby-text =
    { $count ->
        [one] Ahora hay una mesa pública
       *[other] Ahora hay { $count } mesas públicas
    }
home-learn-text = Una primera partida con guía, en cinco minutos
home-kingdoms-text = Su hermano de colocación: con cartas y figuras
home-replay = Abrir un registro
home-replay-text = Ver paso a paso una partida de un archivo

## Games that go on or are over.

games-none = Aún no has jugado aquí.
games-running = En curso
games-finished = Terminadas
games-more = Partidas anteriores
game-with = Con { $others }
game-your-turn = Seguir
game-won = Ganada
game-lost = Perdida
game-alone = A solas

## Setting up a table.

setup-title = Preparar una mesa
setup-game = ¿A qué quieres jugar?
setup-players = ¿Cuántos jugadores?
setup-deck = Baraja
setup-ready-made = Ya hecha
setup-own = Propia
setup-kingdoms-deck = Facciones
setup-kingdoms-random = Al azar
setup-kingdoms-random-text = Siete de las diez facciones, sorteadas en cada partida
setup-chosen-of = { $count } de { $total } elegidas
setup-fill = Sortear
setup-clear = Vaciar
setup-nothing-chosen = Elige facciones para tu baraja.
setup-pair = Una pareja que va junta
setup-factions =
    { $count ->
        [one] Una facción más
       *[other] { $count } facciones más
    }
setup-places = Lugares Mágicos
setup-places-none = Ninguno
setup-places-random = Al azar
setup-places-chosen = Elegidos
setup-places-draw = ¿Qué se sortea?
setup-draw-building = Un Edificio
setup-draw-landscape = Un Escenario
setup-draw-both = Uno de cada
setup-buildings = Edificios
setup-landscapes = Escenarios
setup-seats = ¿Quién juega?
setup-you = Tú
setup-person = Una persona
setup-seat = Asiento { $number }
setup-more = Más opciones
setup-visibility = ¿Quién puede unirse?
setup-private = Quien tenga el enlace
setup-public = Cualquiera
setup-pace = Ritmo
setup-pace-live = De un tirón
setup-pace-unhurried = A lo largo de días
setup-match = Encuentro
setup-match-single = Una partida
setup-match-duplicate = Mismas cartas para todos
setup-match-duplicate-text = Se juega otra vez el mismo reparto con los asientos cambiados, para que la suerte sea igual para todos.
setup-rated = Puntuada
setup-rated-text = El resultado cuenta para tu puntuación. Solo entre personas.
setup-word = Una palabra para barajar
setup-word-text = Una palabra tuya entra en el barajado. Después de la partida todos pueden comprobar que nadie eligió las cartas.
setup-summary = Tu mesa
setup-is-fine = Así se puede jugar.
setup-play = Jugar
setup-open = Abrir la mesa
setup-advised-against = El reglamento lo desaconseja:
setup-first-claim = ¿Quién inicia la primera baza?
setup-first-kingdoms = ¿Quién empieza?
setup-first-lot = Al azar
setup-first-claim-text = Según las reglas, el jugador más joven: pregunta quién es y elígelo aquí. En las siguientes partidas de esta mesa se decide al azar.
setup-first-kingdoms-text = Según las reglas lo decide el jugador más joven: pregúntale y elige aquí. En las siguientes partidas de esta mesa se decide al azar.
first-claim = Inicia la primera baza: { $name }
first-other = Empieza: { $name }

## The room where one waits.

waiting-title = Tu mesa
waiting-title-other = La mesa de { $name }
waiting-share = Envía este enlace a quien vaya a jugar
waiting-share-public = La mesa está en la sala de espera. También puedes enviar este enlace.
waiting-seats = Asientos
waiting-host = Anfitrión
waiting-bot = Que juegue un bot
waiting-bot-away = Quitar el bot
waiting-start-when-full = La partida puede empezar cuando todos los asientos estén ocupados.
waiting-for-host = La partida empieza cuando { $name } lo diga.
waiting-leave = Dejar la mesa
waiting-close = Cerrar la mesa
waiting-closed = Esta mesa se ha cerrado.
waiting-name = Tu nombre
table-missing = Esta mesa no se puede mostrar
next-game-begun = La siguiente partida ha empezado.
next-game = A la siguiente partida

## The lobby.

lobby-open = Esperando jugadores
lobby-running = Para mirar
lobby-none-running = Ahora no hay ninguna partida pública en curso.
lobby-join = Unirse
lobby-new = Abrir una mesa pública
lobby-seats-free =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
lobby-places = Con: { $places }

## The account.

account-guest = Juegas como invitado: sin cuenta ni correo. Todo se guarda en este navegador.
account-nobody = Para jugar no hace falta una cuenta. En cuanto juegues tendrás un nombre de invitado, que puedes cambiar aquí.
account-is = Tienes una cuenta.
account-name = Nombre
account-rename = Cambiar el nombre
account-take-name = Usar este nombre
account-renamed = Ahora te llamas { $name }.
account-make = Convertir en cuenta
account-make-text = Con una contraseña puedes entrar desde cualquier sitio, y tus partidas siguen siendo tuyas.
account-password = Contraseña
account-made = Desde ahora puedes entrar con tu nombre y tu contraseña.
account-sign-in = Entrar
account-sign-in-text = ¿Ya tienes una cuenta?
account-sign-out = Salir
account-sign-out-guest = Eres invitado: si sales, nadie podrá volver a entrar como tú.
account-tokens = Claves para programas
account-tokens-text = Con una clave así, un programa tuyo puede jugar por ti.
account-token-label = ¿Para qué es?
account-token-make = Crear una clave
account-token-shown = Solo se muestra esta vez. Cópiala ahora:
account-token-delete = Borrar la clave { $label }
account-token-unnamed = sin nombre
account-delete = Borrarme
account-delete-text = Se borran tu nombre, tu contraseña, tus claves y tu puntuación. Las partidas terminadas quedan, sin tu nombre. No se puede deshacer.
account-delete-sure = ¿De verdad quieres borrarte?
account-deleted = Se te ha borrado de aquí.
