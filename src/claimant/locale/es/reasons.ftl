### Why something is not possible, and what powers remark on a result, by the codes of the reasons.


## Words that stand in for what a reason carries in English.

word-play = jugar
word-take = tomar
word-choose = elegir
word-name = nombrar
word-draw = robar
word-building = Edificio
word-landscape = Escenario
word-both = ambos
word-none = ninguna
word-row = fila
word-column = columna
word-or = o
word-and = y
word-phase-1 = la Fase 1
word-phase-2 = la Fase 2
word-scoring = la puntuación
word-seats-once = cada asiento una vez
word-saved-object = se espera un objeto
word-saved-headers = headers es un objeto de textos
word-saved-deal = deal asigna listas de cartas a nombres
word-saved-moves = moves es una lista
word-saved-move = una jugada es un objeto
word-saved-texts = nombres, cartas, jugadas y comentarios son textos
word-no-card-on-board = no hay ninguna carta en el tablero
word-no-card-here = aquí no hay ninguna carta boca arriba
word-nobody-looks = nadie mira cartas
word-nothing-to-choose = no hay nada que elegir
word-no-field = no se puede colocar en ninguna casilla
word-no-card-to-play = a quien le toca no tiene cartas
word-no-figure-to-play = a quien le toca no tiene figuras
word-no-power = no se está usando ningún poder
word-other-power = la carta colocada tiene otro poder
word-not-drawn = un poder que no se usa no ha robado cartas

## Playing.

reason-game-over = La partida ha terminado.
reason-game-not-over = La partida aún no ha terminado: no hay resultado.
reason-no-such-seat = No hay asiento { $seat }: los asientos van del 0 al { $last }.
reason-not-your-turn = No es el turno del asiento { $seat }, sino del asiento { $right }.
reason-not-in-hand = El asiento { $seat } no tiene { $card } en la mano.
reason-already-chosen = El asiento { $seat } ya ha elegido { $card }.
reason-must-follow = La baza se inició con { $led }, y el asiento { $seat } tiene cartas de esta facción: { $faction }. Hay que jugar una de ellas o una carta que pueda sustituirla.
reason-not-offered = { $card } no se puede elegir ahora. Se puede: { $right }.
reason-wrong-kind = Al asiento { $seat } se le pide otra cosa: «{ $right }», no «{ $given }».

## What places remark.

reason-bridge =
    { $place }: { $winner } tiene { $most ->
        [one] un juego completo
       *[other] { $most } juegos completos
    }, { $loser } solo { $fewer }.
reason-castle =
    { $place }: { $winner } ha ganado { $most ->
        [one] una carta
       *[other] { $most } cartas
    }, { $loser } solo { $fewer }.
reason-monastery =
    { $place }: { $loser } tiene { $most ->
        [one] una carta
       *[other] { $most } cartas
    }, al menos el doble que { $winner } con { $fewer }, y pierde.
reason-dungeon = { $place }: la última baza de la Fase { $phase } da un voto extra a { $seat }.
reason-lighthouse = { $place }: { $seat } fue el primer asiento en ganar { $number } cartas de esta facción en la Fase 2: { $faction }.
reason-card-culled =
    { $place }: antes de la puntuación { $number ->
        [one] se descarta una carta
       *[other] se descartan { $number } cartas
    }: { $cards }.
reason-cards-culled =
    { $place }: antes de la puntuación { $number ->
        [one] se descarta una carta
       *[other] se descartan { $number } cartas
    }: { $cards }.

## Setting up.

reason-advised-against =
    Con { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } el reglamento desaconseja esta facción: { $faction }.
reason-bad-code = «{ $code }» no es el código de una facción: son una letra mayúscula y una minúscula.
reason-bad-place-code = «{ $code }» no es el código de un lugar: es una palabra de tres letras o más, la primera mayúscula.
reason-bad-place-kind = «{ $kind }» no es un tipo de lugar: hay Edificios y Escenarios.
reason-bad-players = El número de jugadores se escribe con cifras.
reason-bad-seconds = Un límite de tiempo es un número de segundos mayor que 0, no { $given }.
reason-bad-steps = Un límite de pasos es un número entero mayor que 0, no { $given }.
reason-bad-values = { $faction } tiene una carta de valor { $given }: los valores son números enteros de 0 a { $most }.
reason-code-taken = El código { $code } ya es de { $faction }: elige otro para { $other }.
reason-draw-and-deal = Los lugares se sortean con una semilla: si das el reparto, nómbralos.
reason-faction-not-in-play = Esta facción no participa: { $faction }.
reason-faction-twice = { $faction } aparece dos veces: cada facción está en la baraja una vez como mucho.
reason-no-places =
    Los Lugares Mágicos son para { $right ->
        [one] un jugador
       *[other] { $right } jugadores
    }; con { $players } no hay.
reason-not-one-pair = Una baraja tiene exactamente una pareja completa de facciones: { $pairs }. Esta tiene: { $given }.
reason-seed-and-deal = Da una semilla o un reparto, no ambas cosas.
reason-seed-out-of-range = La semilla { $seed } no vale: usa un número entero de 0 a 2^64 - 1.
reason-solve-phase-2 = Solo se puede resolver la Fase 2, donde se pueden conocer todas las cartas; esta es la Fase 1.
reason-solve-two-players = Solo se pueden resolver partidas de dos jugadores; esta tiene { $players }.
reason-too-many-places = De este tipo de lugar puede haber uno como mucho: { $kind }. Has nombrado: { $given }.
reason-too-many-players =
    { $faction }: para { $most ->
        [one] un jugador
       *[other] { $most } jugadores
    } como mucho, no para { $players }. Elige otra facción.
reason-unknown-deck = No hay baraja «{ $name }». Barajas preparadas: { $known }. O nombra las facciones, como «Go Kn Un Dw Do».
reason-unknown-draw = Los lugares no se pueden sortear como «{ $name }», solo como: { $known }.
reason-unknown-faction = No hay facción «{ $name }». Se conocen: { $known }.
reason-unknown-place = No hay lugar «{ $name }». Se conocen: { $known }.
reason-wrong-kind-of-place = { $place } es de otro tipo: { $kind }. Se pedía: { $wanted }.
reason-wrong-number-of-cards =
    { $faction } traería { $given ->
        [one] una carta
       *[other] { $given } cartas
    } a la baraja; una facción sin pareja trae { $right }.
reason-wrong-number-of-factions =
    Una baraja para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } es una pareja y { $right ->
        [one] una facción
       *[other] { $right } facciones
    } de diez cartas. Además de la pareja, esta tiene: { $given }.
reason-wrong-number-of-players = A Claim juegan { $right }, no { $players }.
reason-wrong-size-of-pair =
    { $pair } traería { $given ->
        [one] una carta
       *[other] { $given } cartas
    } a la baraja; una pareja trae { $right }.
reason-unknown-bot = No hay bot { $name }: los bots son { $right }.
reason-bad-bot-name =
    «{ $name }» no es un nombre para un bot: usa minúsculas, cifras y guiones, con una letra al principio y { $most } caracteres como máximo.
reason-bot-name-taken = El bot { $bot } ya lo crea { $maker }: elige otro nombre para { $other }.
reason-bot-cannot-play = El bot { $bot } no juega a { $game }, solo a { $right }.
reason-bot-not-made = No se puede crear el bot { $bot }: { $error }
reason-not-importable =
    Otros procesos no encuentran { $thing }: defínelo en el nivel superior de un módulo que puedan importar, o juega en un solo proceso.
reason-no-plugin =
    No hay módulo «{ $name }» que cargar como complemento: escribe su nombre como en import, por ejemplo my_faction para el archivo my_faction.py.
reason-plugin-failed = No se puede cargar el complemento { $name }: { $error }
reason-bad-lessons = No se pueden leer las lecciones de { $file }: { $error }
reason-bad-lesson = No se puede usar la lección { $lesson } de { $file }: { $error }

## Reading and writing records and positions.

reason-bad-action = Una acción es una carta para jugar (Go5), para tomar (+Go5 o +deck) o para elegir (-Go5), o una facción para nombrar (@Go).
reason-bad-card = Una carta se escribe con el código de su facción y su valor, como Go5.
reason-bad-comment = Un comentario no puede contener llaves ni saltos de línea.
reason-bad-header = Una cabecera se escribe [Name "texto"], con \" para unas comillas dentro del texto.
reason-bad-header-name = El nombre de una cabecera son solo letras, la primera mayúscula.
reason-bad-header-text = La cabecera { $name } no puede contener un salto de línea.
reason-bad-line = Se esperaba una línea que empiece por «{ $right }».
reason-bad-mark = «{ $mark }» no dice quién conoce una carta: * es todo el mundo, las letras son asientos.
reason-bad-move = En un registro, una acción se escribe con su asiento, como A:{ $example }.
reason-chance-missing = Aquí actúa el azar: falta lo que hizo (chance:…).
reason-line-unfinished = Todo lo que se hizo en «{ $label }» va en una sola línea.
reason-no-chance = Aquí no actúa el azar.
reason-bad-number = Aquí se espera un número entero de { $least } a { $most }.
reason-bad-seat = Un asiento se escribe con una de estas letras: { $right }.
reason-cards-missing = Estas cartas no están en ningún sitio: { $cards }. En una posición cada carta tiene su sitio.
reason-cards-nowhere = Esta vista no dice dónde podrían estar estas cartas: { $cards }.
reason-comment-before-words = Un comentario va detrás de la palabra de la que habla.
reason-deal-card = { $card } no se puede repartir a { $whom }.
reason-deal-count =
    { $whom } recibe { $right ->
        [one] una carta
       *[other] { $right } cartas
    }; aquí hay { $given }.
reason-deal-late = El reparto va antes de todo lo que se hizo.
reason-deal-missing = Falta el reparto de { $whom }.
reason-deal-not-codes = Un reparto da a cada lugar (A, deck, …) un texto con códigos de cartas separados por espacios.
reason-deal-twice = El reparto de { $whom } aparece dos veces.
reason-deal-unknown = Se reparten cartas a { $right }; «{ $whom }» no está entre ellos.
reason-deck-in-phase-2 =
    Tras la Fase 1 no quedan mazo ni premios; aquí { $given ->
        [one] queda una carta
       *[other] quedan { $given } cartas
    }.
reason-early-result = La cabecera nombra un ganador, pero la partida no ha terminado.
reason-header-after-body = Las cabeceras van antes que todo lo demás.
reason-header-missing = Falta la cabecera { $name }.
reason-header-twice = La cabecera { $name } aparece dos veces.
reason-no-options = Aquí se espera al menos una opción.
reason-no-position = Una posición empieza por los códigos de sus facciones, como «Go Kn Un Dw Do | …».
reason-no-record = Una partida que empezó desde una posición no tiene registro: no se conoce su reparto.
reason-no-winner = Solo se toma una carta cuando se ha ganado una baza: di quién la ganó y quién ha tomado.
reason-nobody-to-play = A quien le toca no tiene cartas en la mano.
reason-not-in-order = Las cartas se juegan en el sentido del reloj desde el Líder.
reason-not-saved = Esto no es una partida guardada en JSON: { $what }.
reason-other-game = Esto es un registro de «{ $game }», no de { $right }.
reason-position-too-long = Una posición tiene como mucho { $most } caracteres; esta tiene { $given }.
reason-record-too-long = Un registro tiene como mucho { $most } caracteres; este tiene { $given }.
reason-rules-version = Este registro sigue la versión { $given } de las reglas; se conoce la versión { $right }.
reason-section-twice = La sección «{ $word }» aparece dos veces.
reason-stray-brace = Un comentario es texto entre { "{" } y { "}" } en una línea, sin llaves dentro.
reason-too-many-of-card =
    De { $card } solo hay { $right ->
        [one] una
       *[other] { $right }
    } en esta partida.
reason-trick-is-full = En esta baza ya han jugado todos: se debe pedir otra cosa.
reason-two-comments = Una palabra tiene un comentario como mucho.
reason-unequal-hands = En la Fase 1 a todos les quedan las mismas bazas; aquí: { $given }.
reason-unknown-card = No hay ninguna carta { $card } en esta partida.
reason-unknown-power = No hay ningún poder { $code } en esta partida.
reason-unknown-section = «{ $word }» no empieza ninguna sección de una posición.
reason-unknown-step = El paso es uno de estos: { $right }.
reason-unplayable = Esta posición no puede darse en una partida: no se puede jugar hasta el final.
reason-wrong-number-of-values =
    Esta sección lleva { $right ->
        [one] un valor
       *[other] { $right } valores
    }.
reason-wrong-result = La cabecera dice que ganó { $given }; según las reglas es { $right }.
reason-wrong-size-of-deck = En la Fase 1, mazo y premios tienen una carta por asiento y baza que queda: { $right }, no { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power = Ahora el asiento { $seat } decide sobre este poder: { $power }. Se puede: { $right }.
reason-kingdoms-asked-to-draw = Ahora el asiento { $seat } roba una carta. Se puede: { $right }.
reason-kingdoms-asked-to-place = Ahora el asiento { $seat } coloca una carta, como Go@1,0.
reason-kingdoms-bad-action = Una acción es una carta y una casilla (Go@-1,2), una casilla (@1,0), una carta para tomar (+Go o +pile), dos cartas para quedarse (=Go,Kn) o una de las palabras use, pass, row, column, done.
reason-kingdoms-bad-card = Una carta se escribe con el código de su facción, como Go.
reason-kingdoms-bad-code = «{ $code }» no es el código de una facción: dos letras, la primera mayúscula.
reason-kingdoms-bad-field = Una casilla se escribe con dos números de -99 a 99, como -1,2.
reason-kingdoms-bad-knowledge = Lo que se sabe debe cuadrar con las cartas: esto no cuadra.
reason-kingdoms-bad-tile = Una carta del tablero se escribe Go@1,0, con :A, :B, :AB o :down detrás.
reason-kingdoms-bad-value = Aquí se espera uno de estos: { $right }.
reason-kingdoms-code-taken = El código { $code } ya es de { $faction }: elige otro para { $other }.
reason-kingdoms-deal-of-what = Para un reparto hay que decir qué facciones participan.
reason-kingdoms-empty-pile = La pila está vacía.
reason-kingdoms-faction-twice = { $faction } aparece dos veces: cada facción participa una vez como mucho.
reason-kingdoms-far-away = { $field } no toca ninguna carta del tablero.
reason-kingdoms-field-occupied = En { $field } ya hay una carta.
reason-kingdoms-field-taken = En la casilla { $field } hay dos cartas.
reason-kingdoms-no-position = Una posición empieza por los códigos de sus facciones, como «Go Dw … | …».
reason-kingdoms-not-in-display = { $card } no está en la oferta.
reason-kingdoms-nothing-asked = En esta posición no se podría pedir nada: { $what }.
reason-kingdoms-number-of-factions =
    Se juega con { $right ->
        [one] una facción
       *[other] { $right } facciones
    }; aquí hay { $given }.
reason-kingdoms-only-corner = { $field } toca una carta solo por la esquina: debe tocarla con un lado entero.
reason-kingdoms-only-face-down = { $field } solo toca cartas boca abajo.
reason-kingdoms-too-many =
    De { $card } solo hay { $right ->
        [one] una
       *[other] { $right }
    } en esta partida.
reason-kingdoms-unknown-card = No hay ninguna carta { $card } en esta partida.
reason-kingdoms-unknown-faction = No hay facción «{ $name }» en Claim Kingdoms. Se conocen: { $known }.
reason-kingdoms-wrong-hand =
    Una mano tiene como mucho { $most ->
        [one] una carta
       *[other] { $most } cartas
    }.
reason-kingdoms-wrong-pile = Esto no es un orden de las cartas de la pila.
reason-kingdoms-wrong-supply =
    El asiento { $seat } tiene en total { $right ->
        [one] una figura
       *[other] { $right } figuras
    }; aquí hay { $given }.
reason-no-choice-Do = En { $choice } no hay ninguna carta adyacente cuyo poder se pueda usar aquí.
reason-no-choice-Gi = En { $choice } no hay ninguna carta adyacente boca arriba.
reason-no-choice-Gn = En { $choice } no hay ninguna carta adyacente sin una figura tuya.
reason-no-choice-Kn = En { $choice } no hay ninguna carta adyacente con una figura del oponente.
reason-no-choice-Se = { $choice } no son dos de las cartas que tienes en la mano o que miras.
reason-no-choice-Tr = En la { $choice } hay otro Troll: no da puntos.
reason-no-choice-Un = En { $choice } no hay ninguna figura del oponente sin una tuya al lado.
reason-kingdoms-imagine-for-whom = Quien mira no juega: solo se puede imaginar a partir de lo que ve un asiento.
reason-kingdoms-imagine-when = Mientras el azar baraja la pila, nadie tiene nada que pensar.
reason-setup-players = { $game } es un juego para { $right } personas, no para { $given }.
reason-setup-places = { $game } se juega sin Edificios ni Escenarios.
reason-setup-deck = { $game } se juega siempre con las mismas piezas: no indiques ningún mazo.
reason-setup-first = En { $game } nadie empieza antes que los demás: no indiques ningún asiento.
reason-game-taken = Ya hay otro juego «{ $name }»: elige otro código u otro título.

## Playing on a server.

reason-sign-in-first = Primero di quién eres: elige un nombre, inicia sesión o envía un token.
reason-wrong-password = El nombre y la contraseña no coinciden.
reason-name-taken = El nombre { $name } ya está ocupado.
reason-bad-name = Un nombre tiene de 1 a { $most } letras, cifras, espacios, puntos, guiones o guiones bajos.
reason-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
reason-already-account = Ya tienes una cuenta.
reason-still-playing = Primero termina o abandona tus partidas en curso.
reason-no-such-token = Ese token no existe.
reason-too-many-tokens =
    No puedes tener más de { $most ->
        [one] un token
       *[other] { $most } tokens
    } a la vez: borra uno primero.
reason-no-such-table = Esa mesa no existe, o es privada y no tienes invitación.
reason-game-not-found = Esa partida no existe, o es privada y no tienes invitación.
reason-no-such-player = Ese jugador no existe.
reason-seat-taken = El asiento { $seat } está ocupado.
reason-table-full = Todos los asientos están ocupados.
reason-already-seated = Ya tienes asiento en esta mesa.
reason-not-seated = No tienes asiento en esta mesa.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-table-started = La partida ha empezado: esto ya no se puede cambiar.
reason-table-not-over = La partida de esta mesa aún no ha terminado.
reason-table-closed = Esta mesa está cerrada.
reason-seats-free = Hay asientos libres: espera a más jugadores o sienta bots.
reason-rated-without-bots = Una partida puntuada la juegan personas: no sientes ningún bot.
reason-no-opponent = El bot { $bot } no es un rival: elige uno de { $right }.
reason-too-many-tables =
    Ya tienes asiento en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    }: deja una primero.
reason-bad-word =
    Una palabra para barajar tiene como mucho { $most ->
        [one] un carácter
       *[other] { $most } caracteres
    }.
reason-stale = La partida ha avanzado: esto se eligió en la versión { $given }, y ahora va por la { $right }.
reason-future-version = La partida va por la versión { $right }; la { $given } aún está por llegar.
reason-key-used = Esta clave ya se usó para otra cosa.
reason-bot-plays = Ahora un bot juega en tu asiento: recupéralo primero.
reason-no-bot-plays = En este asiento no juega ningún bot.
reason-no-offer = No hay ninguna propuesta que puedas contestar.
reason-offer-open = Ya hay una propuesta sobre la mesa.
reason-bad-offer = Se puede proponer «undo», o «stand-in» para otro asiento.
reason-nothing-to-undo = Aún no has hecho nada que se pueda deshacer.
reason-undo-too-late = Esto no se puede deshacer: alguien ya ha jugado, o algo ha salido a la luz.
reason-undo-rated = En una partida puntuada contra bots no se deshace nada.
reason-not-gone = El asiento { $seat } aún no ha hecho esperar bastante a la mesa.
reason-running = Mientras dura la partida, esto solo se ve desde el propio asiento.
reason-no-hints = Solo hay pistas cuando todos los demás son bots y la partida no es puntuada.
reason-no-such-lesson = No hay ninguna lección «{ $name }».
reason-lesson-over = Esta lección ha terminado: empiézala de nuevo para probar otra cosa.
reason-malformed = Aquí se esperaba otra cosa: { $what }
reason-store-fails = Esto no se pudo guardar, así que no ha ocurrido. Inténtalo otra vez.
reason-too-fast = Demasiado a la vez: ve un poco más despacio.
reason-foreign-origin = Aquí no se aceptan peticiones de { $origin }.
reason-not-found = Aquí no hay nada.
reason-not-allowed = Eso no es posible aquí.
reason-server-fault = Algo ha fallado por nuestra parte. Está anotado en el registro del servidor.
reason-shutting-down = El servidor se está apagando: vuelve en un momento.
reason-setting-out-of-range = El ajuste { $name } debe estar entre { $least } y { $most }, no ser { $given }.
reason-setting-too-small = El ajuste { $name } debe ser { $least } como mínimo, no { $given }.
reason-bad-origin = { $given } no es un origen: indica esquema y host, por ejemplo https://example.org.
reason-bad-database-url = La base de datos debe ser una URL de PostgreSQL, por ejemplo postgresql://user@host/name.
reason-sqlite-workers = Un archivo SQLite sirve a un solo proceso; para { $given } usa una base de datos PostgreSQL.
reason-no-such-host = No se encuentra el host { $host }: { $what }.
reason-port-taken = El puerto { $port } ya está en uso: elige otro con --port, o 0 para uno libre cualquiera.
reason-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $what }.
reason-bad-data-directory = El directorio de datos { $path } no se puede usar: { $what }.
reason-database-fails = La base de datos no se puede usar: { $what }.
reason-newer-database = La base de datos es de una versión más reciente de Claimant: instala esa versión.
reason-no-database = No hay ninguna base de datos en { $path }.
reason-file-exists = { $path } ya existe: elige otro nombre o bórralo primero.
reason-not-a-backup = { $path } no es una copia de seguridad válida: { $what }.
reason-server-running = Un servidor está usando esta base de datos: detenlo primero.
reason-program-failed = { $program } ha fallado: { $what }
reason-bad-field = En estos datos falta { $name }, o no es { $right }.

## Matches of bots, and their files.

reason-bad-pairs = El número de parejas es un entero mayor que 0, no { $given }.
reason-bad-processes = El número de procesos es un entero mayor que 0, no { $given }.
reason-too-few-bots = Para un encuentro hacen falta al menos dos bots.
reason-bot-twice = { $name } aparece dos veces; con dos límites serían dos bots: { $name }@100 { $name }@200.
reason-bad-limit = Un límite detrás de un nombre va en segundos (regent@0.5s) o en pasos (regent@500).
reason-bot-failed = { $bot } falló en la pareja { $pair }, partida { $game }, asiento { $seat }, contra { $other } (semilla { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Un proceso ha muerto. ¿Faltaba memoria, o un guion inicia procesos sin preguntar si es __main__?
reason-no-such-game = No hay juego «{ $name }»: los juegos son { $right }.
reason-table-kind = Una tabla se escribe como { $known }, según acaba su nombre; «{ $name }» no es ninguna.
reason-no-polars = Una tabla .parquet necesita polars: instala claimant[lab], por ejemplo con pip install "claimant[lab]". Como .csv no necesita nada.
reason-exists = { $name } ya existe: elige otro nombre o bórralo primero.
reason-not-empty = { $name } no es una carpeta vacía: elige otra para los registros.
reason-no-directory = No hay ninguna carpeta { $name }.
reason-other-match = { $name } contiene un encuentro distinto del que se va a jugar: usa otra carpeta.
reason-broken-line = La línea { $line } de { $name } está dañada: bórrala, y su reparto se jugará otra vez.
