### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Ir al contenido
pages = Páginas
messages = Mensajes
my-games = Mis partidas
learn-short = Aprender
account = Cuenta
table = Mesa
button-reload = Recargar la página
page-broken = No se ha podido cargar esta página. Quizá el servidor se acaba de actualizar.
reason-offline = No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.
guest-name = Invitado { $number }
name-guest = { $name } (sin cuenta)
guest = sin cuenta
fan-work = Obra independiente, hecha por aficionados, con reglas en nuestras propias palabras y dibujos propios.

## Home.

home-title = El trono está vacío
home-text = Recluta Seguidores y gana votos: un juego rápido de bazas y facciones para dos a cuatro jugadores.
home-against = Oponente
home-first-deck = Para empezar
home-more = Más formas de jugar
home-setup = Preparar una mesa
home-setup-text = Tu propia baraja, Lugares Mágicos, de dos a cuatro jugadores
home-lobby-none = Juega con otras personas o mira cómo juegan
home-lobby-text =
    { $count ->
        [one] Ahora mismo hay una mesa pública
       *[other] Ahora mismo hay { $count } mesas públicas
    }
home-learn-text = Tu primera partida con guía, en cinco minutos
home-kingdoms-text = Construye un reino con cartas y figuras
home-replay = Abrir un registro
home-replay-text = Revive paso a paso una partida guardada
home-rules-text = Todas las facciones y lugares, con ejemplos

## Games that go on or are over.

games-none = Todavía no has jugado aquí.
games-running = En curso
games-finished = Terminadas
games-more = Partidas anteriores
game-with = Con { $others }
game-your-turn = Seguir
game-won = Ganada
game-lost = Perdida
game-alone = En solitario

## Setting up a table.

setup-title = Preparar una mesa
setup-game = ¿A qué quieres jugar?
setup-players = ¿Cuántos jugadores?
setup-deck = Baraja
setup-ready-made = Preparada
setup-own = Propia
setup-kingdoms-deck = Facciones
setup-kingdoms-random = Al azar
setup-kingdoms-random-text = Siete de las diez facciones, sorteadas en cada partida
setup-chosen-of = { $count } de { $total } elegidas
setup-fill = Completar
setup-clear = Vaciar
setup-nothing-chosen = Elige facciones para tu baraja.
setup-pair = Una pareja de facciones
setup-factions =
    { $count ->
        [one] Una facción más
       *[other] { $count } facciones más
    }
setup-places = Lugares Mágicos
setup-places-none = Ninguno
setup-places-random = Al azar
setup-places-chosen = A elegir
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
setup-seat-partner = Asiento { $number }: tu compañero, enfrente de ti
setup-seat-opponent = Asiento { $number }: un rival
setup-more = Más opciones
setup-visibility = ¿Quién puede unirse?
setup-private = Quien tenga el enlace
setup-public = Cualquiera
setup-pace = Ritmo
setup-pace-live = De una sentada
setup-pace-unhurried = En varios días
setup-match = Encuentro
setup-match-single = Una partida
setup-match-duplicate = Mismas cartas para todos
setup-match-duplicate-text = El mismo reparto se juega otra vez cambiando de asiento, para que la suerte sea igual para todos.
setup-rated = Clasificatoria
setup-rated-text = El resultado cuenta para tu clasificación. Solo entre personas.
setup-word = Una palabra para barajar
setup-word-text = Escribe la palabra que quieras: se usa para barajar. Después de la partida, todos pueden comprobar que nadie eligió el reparto.
button-add-word = Añadir
word-added = Tu palabra ya entra en la baraja.
word-commitment = El servidor ya está comprometido con este reparto:
setup-summary = Tu mesa
setup-is-fine = ¡Listo para jugar!
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
waiting-share = Envía este enlace a quien quieras que juegue
waiting-share-public = Tu mesa ya está entre las mesas públicas. También puedes enviar este enlace.
waiting-seats = Asientos
waiting-host = Abrió la mesa
waiting-bot = Que juegue un bot
waiting-bot-away = Quitar el bot
waiting-start-when-full = La partida podrá empezar cuando no queden asientos libres.
waiting-for-host = La partida empezará cuando { $name } lo decida.
waiting-leave = Dejar la mesa
waiting-close = Cerrar la mesa
waiting-closed = Esta mesa se ha cerrado.
waiting-name = Tu nombre
table-missing = No se puede mostrar esta mesa
next-game-begun = Ha empezado la siguiente partida.
next-game = Ir a la siguiente

## The lobby.

lobby-open = Esperando jugadores
lobby-running = Partidas en curso
lobby-none-running = Ahora mismo no hay partidas públicas en curso.
lobby-more = Más mesas
lobby-join = Unirse
lobby-new = Abrir una mesa pública
lobby-seats-free =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
lobby-places = Con: { $places }

## The account.

account-guest = Juegas sin cuenta ni correo. Todo se guarda en este navegador.
account-nobody = Para jugar no hace falta cuenta. En cuanto empieces, recibirás un nombre provisional que puedes cambiar aquí.
account-is = Tienes una cuenta.
account-name = Nombre
account-rename = Cambiar el nombre
account-take-name = Usar este nombre
account-renamed = Ahora te llamas { $name }.
account-make = Crear una cuenta
account-make-text = Con una contraseña puedes entrar desde cualquier sitio y conservas tus partidas.
account-password = Contraseña
account-made = Desde ahora puedes entrar con tu nombre y tu contraseña.
account-sign-in = Entrar
account-sign-in-text = ¿Ya tienes una cuenta?
account-sign-out = Salir
account-sign-out-guest = No tienes cuenta: si sales, ya no podrás volver a entrar con este nombre.
account-sign-out-everywhere = Salir de todos los dispositivos
account-signed-out-everywhere = Has salido de todos los dispositivos.
account-sessions = Dónde has entrado
account-sessions-text = ¿No reconoces algún dispositivo? Cierra su sesión y cambia la contraseña.
account-session-device = { $browser } en { $system }
account-session-unknown = Dispositivo desconocido
account-session-this = Este dispositivo
account-session-times = desde el { $since }, visto por última vez: { $seen }
account-session-end = Cerrar la sesión: { $device }
account-password-change = Cambiar la contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-changed = Has cambiado la contraseña. Los demás dispositivos tendrán que volver a entrar.
account-tokens = Tokens para programas
account-tokens-text = Con un token, un programa tuyo puede jugar por ti.
account-token-label = ¿Para qué es?
account-token-make = Crear un token
account-token-shown = Solo se muestra esta vez. Cópialo ahora:
account-token-delete = Borrar el token { $label }
account-token-unnamed = sin nombre
account-delete = Borrar mis datos
account-delete-text = Se borrarán tu nombre, tu contraseña, tus tokens y tu clasificación. Las partidas terminadas se conservan sin tu nombre. No se puede deshacer.
account-delete-sure = ¿Seguro que quieres borrar tus datos?
account-deleted = Tus datos se han borrado.
