### Why something is not possible, and what powers remark on a result, by the codes of the reasons.

## Words that reasons carry.

word-play = jugar una carta
word-take = tomar una carta
word-choose = elegir una carta
word-name = nombrar una facción
word-draw = robar una carta
word-building = Edificio
word-landscape = Escenario
word-row = fila
word-column = columna
word-object = un objeto
word-text = un texto
word-whole-number = un número entero
word-true-or-false = true o false
word-list = una lista
word-list-of-texts = una lista de textos
word-list-of-texts-and-nulls = una lista de textos y null
word-list-of-whole-numbers = una lista de números enteros
word-saved-object = debe ser un objeto
word-saved-headers = headers debe ser un objeto de textos
word-saved-deal = deal debe asignar a cada nombre una lista de cartas
word-saved-moves = moves debe ser una lista
word-saved-move = una jugada debe ser un objeto
word-saved-texts = nombres, cartas, jugadas y comentarios deben ser textos
word-no-card-on-board = no hay ninguna carta en el tablero
word-no-card-here = aquí no hay ninguna carta boca arriba
word-nobody-looks = nadie está mirando cartas
word-nothing-to-choose = no hay nada que elegir
word-no-field = no hay ninguna casilla donde colocar una carta
word-no-card-to-play = no le quedan cartas a quien tiene el turno
word-no-figure-to-play = no le quedan figuras a quien tiene el turno
word-no-power = no se está usando ningún poder
word-other-power = la carta recién colocada tiene otro poder
word-not-drawn = un poder que no se usa no puede haber robado cartas

## Playing.

reason-game-over = La partida ha terminado.
reason-game-not-over = La partida aún no ha terminado, así que no hay resultado.
reason-no-such-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
reason-not-your-turn =
    { $seat ->
        [you] Todavía no es tu turno: le toca a { $right }.
       *[other] No es el turno de { $who }. Le toca a: { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] No tienes { $card } en la mano.
       *[other] { $who } no tiene { $card } en la mano.
    }
reason-already-chosen =
    { $seat ->
        [you] Ya has elegido { $card }.
       *[other] { $who } ya ha elegido { $card }.
    }
reason-must-follow =
    { $seat ->
        [you] La baza se inició con { $led } y tienes cartas de esa facción ({ $faction }): juega una de ellas o una que pueda hacerse pasar por ella.
       *[other] La baza se inició con { $led } y { $who } tiene cartas de esa facción ({ $faction }): debe jugar una de ellas o una que pueda hacerse pasar por ella.
    }
reason-not-offered = Ahora no se puede elegir { $card }.
reason-deck-not-offered = Ahora no se puede elegir el mazo: toma uno de los premios.
reason-faction-not-offered = Ahora no se puede nombrar { $faction }: nombra { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Ahora te toca { $right }, no { $given }.
       *[other] Ahora a { $who } le toca { $right }, no { $given }.
    }

## What places remark.

reason-bridge =
    { $seat ->
        [you] { $place }: tienes más sets completos, { $most } a { $fewer }.
       *[other] { $place }: { $who } tiene más sets completos, { $most } a { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: has ganado más cartas, { $most } a { $fewer }.
       *[other] { $place }: { $who } ha ganado más cartas, { $most } a { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: tienes al menos el doble de cartas, { $most } a { $fewer }, y por eso pierdes.
       *[other] { $place }: { $who } tiene al menos el doble de cartas, { $most } a { $fewer }, y por eso pierde.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: la última baza de la Fase { $phase } te da un voto extra.
       *[other] { $place }: la última baza de la Fase { $phase } da un voto extra a { $who }.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: en la Fase 2 ganaste { $number } cartas de { $faction } antes que nadie.
       *[other] { $place }: en la Fase 2, { $who } ganó { $number } cartas de { $faction } antes que nadie.
    }
reason-culled =
    { $seat ->
        [you] { $place }: antes de la puntuación descartas { $number ->
                [one] una carta
               *[other] { $number } cartas
            }: { $cards }.
       *[other] { $place }: antes de la puntuación { $who } descarta { $number ->
                [one] una carta
               *[other] { $number } cartas
            }: { $cards }.
    }

## Setting up.

reason-advised-against =
    Con { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, el reglamento desaconseja usar { $faction }.
reason-bad-code = «{ $code }» no es un código de facción: usa una letra mayúscula y una minúscula.
reason-bad-place-code = «{ $code }» no es un código de Lugar Mágico: usa una palabra de tres letras o más que empiece por mayúscula.
reason-bad-place-kind = «{ $kind }» no es un tipo de Lugar Mágico: puede ser un Edificio o un Escenario.
reason-bad-players = El número de jugadores debe ser una sola cifra.
reason-bad-seconds = Un límite de tiempo debe ser un número de segundos mayor que 0, no { $given }.
reason-bad-steps = Un límite de pasos debe ser un número entero mayor que 0, no { $given }.
reason-bad-values = { $faction }: una carta no puede tener el valor { $given }. Los valores son números enteros de 0 a { $most }.
reason-code-taken = El código { $code } ya es de { $owner }: elige otro para { $other }.
reason-draw-and-deal = Los Lugares Mágicos se sortean con una semilla: si indicas el reparto, di también cuáles son.
reason-faction-not-in-play = La facción { $faction } no está en esta partida.
reason-faction-twice = Has nombrado dos veces la misma facción: { $faction }. En una baraja, cada facción está una sola vez.
reason-no-places =
    Los Lugares Mágicos son para { $right ->
        [one] un jugador
       *[other] { $right } jugadores
    }, no para { $players }.
reason-no-pair = Una baraja tiene exactamente una pareja de facciones: { $pairs }. Esta no tiene ninguna.
reason-not-one-pair = Una baraja tiene exactamente una pareja de facciones: { $pairs }. Esta tiene { $given }.
reason-seed-and-deal = Indica una semilla o un reparto, no ambas cosas.
reason-seed-out-of-range = La semilla { $seed } está fuera de los límites: usa un número entero de 0 a 2^64 - 1.
reason-mix-choice = Solo se puede mezclar una elección secreta entre dos jugadores antes de la Fase 2; esta es otra decisión.
reason-solve-phase-2 = Solo se puede resolver la Fase 2, porque solo en ella se pueden conocer todas las cartas; esta es la Fase 1.
reason-solve-two-sides = Solo se pueden resolver partidas de dos jugadores o de dos equipos; en esta juegan { $players }.
reason-too-many-places = Solo puede haber un { $kind } en juego; has nombrado { $given }.
reason-too-many-players =
    Con { $faction } { $most ->
        [one] puede jugar como mucho un jugador
       *[other] pueden jugar como mucho { $most } jugadores
    }, no { $players }: elige otra facción.
reason-unknown-deck = No hay ninguna baraja «{ $name }». Elige una preparada ({ $known }) o nombra las facciones, como «Go Kn Un Dw Do».
reason-unknown-draw = Los Lugares Mágicos no se pueden sortear como «{ $name }»: elige { $known }.
reason-unknown-faction = No hay ninguna facción «{ $name }». Elige entre { $known }.
reason-unknown-place = No hay ningún Lugar Mágico «{ $name }». Elige entre { $known }.
reason-wrong-kind-of-place = { $place } es un { $kind }, no un { $wanted }.
reason-wrong-number-of-cards =
    Con { $faction } { $given ->
        [one] entraría una carta
       *[other] entrarían { $given } cartas
    } en la baraja; una facción sin pareja debe aportar { $right }.
reason-wrong-number-of-factions =
    Una baraja para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } tiene una pareja y { $right ->
        [one] otra facción
       *[other] otras { $right } facciones
    }. Además de la pareja, esta tiene { $given }.
reason-wrong-number-of-players = Claim es para { $right } jugadores, no para { $players }.
reason-wrong-size-of-pair =
    Con { $pair } { $given ->
        [one] entraría una carta
       *[other] entrarían { $given } cartas
    } en la baraja; una pareja debe aportar { $right }.
reason-unknown-bot = No hay ningún bot «{ $name }»: los bots son { $right }.
reason-bad-bot-name = «{ $name }» no puede ser el nombre de un bot: usa como mucho { $most } minúsculas, cifras y guiones, y empieza por una letra.
reason-bot-name-taken = Ya hay un bot { $bot }, creado por { $maker }: elige otro nombre para { $other }.
reason-bot-cannot-play = El bot { $bot } no juega a { $game }, solo a { $right }.
reason-bot-not-made = No se ha podido crear el bot { $bot }: { $error }
reason-not-importable =
    Otros procesos no encuentran { $thing }: defínelo en el nivel superior de un módulo que puedan importar, o juega en un solo proceso.
reason-no-plugin =
    No hay ningún módulo «{ $name }» que cargar como complemento: escribe su nombre como en import, por ejemplo my_faction para el archivo my_faction.py.
reason-plugin-failed = No se puede cargar el complemento { $name }: { $error }
reason-bad-lessons = No se pueden leer las lecciones de { $file }: { $error }
reason-bad-lesson = No se puede usar la lección { $lesson } de { $file }: { $error }
reason-lesson-lacks-text = A una lección de { $file } le falta el texto «{ $name }».
reason-lesson-of-nobody = La lección { $lesson } de { $file } debe llamarse como el código de una facción o un Lugar Mágico de creación propia.
reason-lesson-taken = Ya hay otra lección { $lesson }: la de { $file } necesita otro nombre.
reason-lesson-empty = En { $file }, plan, task y done de la lección { $lesson } no pueden estar vacíos.

## Reading and writing records and positions.

reason-bad-action = Una acción es una carta para jugar (Go5), para tomar (+Go5 o +deck) o para elegir (-Go5), o una facción para nombrar (@Go).
reason-bad-card = Escribe una carta con el código de su facción y su valor, como Go5.
reason-bad-comment = Un comentario no puede contener llaves ni saltos de línea.
reason-bad-header = Una cabecera se escribe [Name "texto"], con \" para unas comillas dentro del texto.
reason-bad-header-name = El nombre de una cabecera solo tiene letras y empieza por mayúscula.
reason-bad-header-text = La cabecera { $name } no puede contener un salto de línea.
reason-bad-line = Esta línea debe empezar por «{ $right }».
reason-bad-mark = «{ $mark }» no dice quién conoce una carta: escribe * para todos, o las letras de los asientos.
reason-bad-move = En un registro, escribe una acción con su asiento, como A:{ $example }.
reason-chance-missing = Aquí interviene el azar, pero falta su resultado (chance:…).
reason-line-unfinished = Todo lo que se hizo en «{ $label }» debe ir en una sola línea.
reason-no-chance = Aquí no interviene el azar.
reason-bad-number = Esto debe ser un número entero de { $least } a { $most }.
reason-bad-seat = Escribe un asiento con su letra: { $right }.
reason-seat-twice = Nombra cada asiento exactamente una vez.
reason-cards-missing = Faltan estas cartas: { $cards }. En una posición cada carta debe tener su sitio.
reason-cards-nowhere = Esta vista no dice dónde podrían estar estas cartas: { $cards }.
reason-comment-before-words = Un comentario debe ir detrás de la palabra de la que habla.
reason-deal-card = { $card } no se puede repartir a { $whom }.
reason-deal-count =
    { $whom } debe recibir { $right ->
        [one] una carta
       *[other] { $right } cartas
    }, no { $given }.
reason-deal-late = El reparto debe ir antes de todo lo que se hizo.
reason-deal-missing = Falta el reparto de { $whom }.
reason-deal-not-codes = Un reparto da a cada sitio (A, deck, …) un texto con códigos de cartas separados por espacios.
reason-deal-twice = El reparto de { $whom } aparece dos veces.
reason-deal-unknown = Se reparten cartas a { $right }, no a «{ $whom }».
reason-deck-in-phase-2 =
    Tras la Fase 1 no quedan mazo ni premios, pero aquí { $given ->
        [one] queda una carta
       *[other] quedan { $given } cartas
    }.
reason-early-result = La cabecera nombra un ganador, pero la partida no ha terminado.
reason-header-after-body = Las cabeceras deben ir antes que todo lo demás.
at-line = Línea { $number }: { $what }
file-empty = { $file } no contiene nada: falta el registro.
file-not-text = { $file } no es texto en UTF-8.
reason-header-missing = Falta la cabecera { $name }.
reason-header-twice = La cabecera { $name } aparece dos veces.
reason-no-options = Indica al menos una opción.
reason-no-position = Una posición empieza por los códigos de sus facciones, como «Go Kn Un Dw Do | …».
reason-no-record = Una partida que empezó desde una posición no tiene registro, porque no se conoce su reparto.
reason-no-winner = Solo se toman cartas cuando se ha ganado una baza: di quién la ganó y cuántos jugadores han tomado ya una carta.
reason-nobody-to-play = A quien tiene el turno no le quedan cartas en la mano.
reason-not-in-order = Las cartas se juegan en el sentido de las agujas del reloj desde el Líder, una por asiento.
reason-not-saved = Esto no es una partida guardada en JSON: { $what }.
reason-other-game = Esto es un registro de «{ $game }», no de { $right }.
reason-position-too-long = Una posición tiene como mucho { $most } caracteres; esta tiene { $given }.
reason-record-too-long = Un registro tiene como mucho { $most } caracteres; este tiene { $given }.
reason-rules-version = Este registro sigue la versión { $given } de las reglas; aquí solo se puede jugar con la versión { $right }.
reason-section-twice = La sección «{ $word }» aparece dos veces.
reason-stray-brace = Un comentario es texto entre { "{" } y { "}" } en una línea, sin llaves dentro.
reason-too-many-of-card =
    De { $card } solo hay { $right ->
        [one] una
       *[other] { $right }
    } en esta partida.
reason-trick-is-full = En esta baza ya han jugado todos: la posición debe pedir otra cosa.
reason-two-comments = Una palabra tiene un comentario como mucho.
reason-unequal-hands = En la Fase 1 debe quedarles a todos el mismo número de bazas, no { $given }.
reason-unknown-card = No hay ninguna carta { $card } en esta partida.
reason-unknown-power = No hay ningún poder { $code } en esta partida.
reason-unknown-section = Ninguna sección de una posición empieza por «{ $word }».
reason-unknown-step = El paso debe ser { $right }.
reason-unplayable = Esta posición no puede darse en una partida: no se puede jugar hasta el final.
reason-wrong-number-of-values =
    Esta sección lleva { $right ->
        [one] un valor
       *[other] { $right } valores
    }.
reason-wrong-result = Según la cabecera, ganó { $given }; según las reglas, { $right }.
reason-wrong-size-of-deck = En la Fase 1, el mazo y los premios suman una carta por cada asiento y cada baza que queda: { $right }, no { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Decide ahora sobre este poder: { $power }. Elige una de las respuestas posibles.
       *[other] Ahora { $who } decide sobre este poder: { $power }. Respuestas posibles: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Ahora robas una carta: elige una de la oferta o el mazo.
       *[other] Ahora { $who } roba una carta: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Ahora colocas una carta: elige cuál y dónde.
       *[other] Ahora { $who } coloca una carta, como Go@1,0.
    }
reason-kingdoms-bad-action = Una acción es una carta y una casilla (Go@-1,2), una casilla (@1,0), una carta para tomar (+Go o +pile), dos cartas para quedarse (=Go,Kn) o una de las palabras use, pass, row, column, done.
reason-kingdoms-bad-card = Escribe una carta con el código de su facción, como Go.
reason-kingdoms-bad-code = «{ $code }» no es un código de facción: usa una letra mayúscula y una minúscula.
reason-kingdoms-bad-field = Escribe una casilla con dos números de -99 a 99, como -1,2.
reason-kingdoms-bad-knowledge = Lo que alguien sabe debe cuadrar con las cartas, y esto no cuadra.
reason-kingdoms-bad-tile = Escribe una carta del tablero como Go@1,0, quizá con :A, :B, :AB o :down detrás.
reason-kingdoms-bad-value = Esto debe ser { $right }.
reason-kingdoms-code-taken = El código { $code } ya es de { $owner }: elige otro para { $other }.
reason-kingdoms-deal-of-what = Con el reparto, indica también qué facciones participan.
reason-kingdoms-empty-pile = El mazo está vacío.
reason-kingdoms-faction-twice = Has nombrado dos veces la misma facción: { $faction }. En una partida, cada facción está una sola vez.
reason-kingdoms-far-away = { $field } no toca ninguna carta del tablero.
reason-kingdoms-field-occupied = En { $field } ya hay una carta.
reason-kingdoms-field-taken = En la casilla { $field } hay dos cartas.
reason-kingdoms-no-position = Una posición empieza por los códigos de sus facciones, como «Go Dw … | …».
reason-kingdoms-not-in-display = { $card } no está en la oferta.
reason-kingdoms-nothing-asked = En esta posición no se puede pedir nada a nadie: { $what }.
reason-kingdoms-number-of-factions =
    Se juega con { $right ->
        [one] una facción
       *[other] { $right } facciones
    }, no con { $given }.
reason-kingdoms-only-corner = { $field } toca una carta solo por una esquina: deben compartir un lado.
reason-kingdoms-only-face-down = { $field } solo toca cartas boca abajo.
reason-kingdoms-too-many =
    De { $card } solo hay { $right ->
        [one] una
       *[other] { $right }
    } en esta partida.
reason-kingdoms-unknown-card = No hay ninguna carta { $card } en esta partida.
reason-kingdoms-unknown-faction = No hay ninguna facción «{ $name }» en Claim Kingdoms. Elige entre { $known }.
reason-kingdoms-wrong-hand =
    Una mano tiene como mucho { $most ->
        [one] una carta
       *[other] { $most } cartas
    }.
reason-kingdoms-wrong-pile = Estas no son exactamente las cartas del mazo.
reason-kingdoms-wrong-supply =
    El asiento { $seat } tiene en total { $right ->
        [one] una figura
       *[other] { $right } figuras
    }, no { $given }.
reason-no-choice-Do = En { $choice } no hay ninguna carta adyacente cuyo poder se pueda usar aquí.
reason-no-choice-Gi = En { $choice } no hay ninguna carta adyacente boca arriba.
reason-no-choice-Gn = En { $choice } no hay ninguna carta adyacente sin una figura tuya.
reason-no-choice-Kn = En { $choice } no hay ninguna carta adyacente con una figura de tu oponente.
reason-no-choice-Se = { $choice } no son dos de las cartas que tienes en la mano o que estás mirando.
reason-no-choice-Tr = En la { $choice } hay otro Troll: no da puntos.
reason-no-choice-Un = En { $choice } no hay ninguna figura de tu oponente, o ya hay una tuya.
reason-kingdoms-imagine-for-whom = Quien mira no juega: solo se puede imaginar lo que falta a partir de lo que ve un asiento.
reason-kingdoms-imagine-when = Mientras se baraja el mazo, nadie tiene nada que decidir.
reason-setup-players = { $game } es un juego para { $right } jugadores, no para { $given }.
reason-setup-places = { $game } se juega sin Edificios ni Escenarios.
reason-setup-deck = { $game } se juega siempre con las mismas piezas: no indiques ninguna baraja.
reason-setup-first = En { $game } nadie empieza antes que los demás: no indiques ningún asiento.
reason-game-taken = Ya hay otro juego «{ $name }»: elige otro código u otro título.

## Playing on a server.

reason-sign-in-first = Primero di quién eres: elige un nombre, entra con tu cuenta o envía un token.
reason-wrong-password = El nombre o la contraseña no son correctos.
reason-name-taken = El nombre { $name } ya está en uso.
reason-bad-name = Un nombre tiene de 1 a { $most } letras, cifras, espacios, puntos, guiones o guiones bajos.
reason-name-reserved = { $name } es el nombre de un bot, o se le parece: elige otro.
reason-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
reason-already-account = Ya tienes una cuenta.
reason-no-account = Aún no tienes cuenta.
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
reason-already-seated = Ya ocupas un asiento en esta mesa.
reason-not-seated = No ocupas ningún asiento en esta mesa.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-table-started = La partida ha empezado, así que esto ya no se puede cambiar.
reason-table-not-over = La partida de esta mesa aún no ha terminado.
reason-table-closed = Esta mesa está cerrada.
reason-seats-free = Hay asientos libres: espera a más jugadores o añade bots.
reason-rated-without-bots = En una partida clasificatoria solo juegan personas: no puede haber bots.
reason-no-opponent = El bot { $bot } no es un oponente: elige { $right }.
reason-too-many-tables =
    Ya ocupas un asiento en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    }: deja una primero.
reason-too-many-open-tables =
    Ya tienes { $most ->
        [one] una mesa pública
       *[other] { $most } mesas públicas
    } en espera de jugadores: empieza o deja una primero.
reason-other-commitment = Esta palabra responde a otro compromiso: vuelve a mirar la mesa y da una palabra para el próximo reparto.
reason-stale = La partida ha avanzado: esto se eligió en la versión { $given }, y ahora va por la { $right }.
reason-future-version = La partida va por la versión { $right }; la { $given } aún está por llegar.
reason-key-used = Esta clave ya se usó para otra cosa.
reason-bot-plays = Ahora mismo un bot juega por ti: retoma primero tu asiento.
reason-no-bot-plays = En este asiento no juega ningún bot.
reason-no-offer = No hay ninguna propuesta a la que puedas responder.
reason-offer-open = Ya hay una propuesta sobre la mesa.
reason-bad-offer = Puedes proponer «undo», o «stand-in» para otro asiento.
reason-nothing-to-undo = Aún no has hecho nada que se pueda deshacer.
reason-undo-too-late = Esto ya no se puede deshacer: alguien ha jugado después o se ha revelado algo.
reason-undo-too-often = En esta partida ya se ha deshecho demasiado: a partir de ahora, cada jugada cuenta.
reason-undo-rated = En una partida clasificatoria contra bots no se puede deshacer nada.
reason-undo-without-consent =
    { $seat ->
        [you] Un bot juega por ti y no puede dar tu consentimiento: no se puede deshacer nada.
       *[other] Un bot juega por { $who } y no puede dar su consentimiento: no se puede deshacer nada.
    }
reason-not-gone =
    { $seat ->
        [you] Aún no has hecho esperar lo suficiente a la mesa.
       *[other] { $who } aún no ha hecho esperar lo suficiente a la mesa.
    }
reason-running = Mientras dura la partida, esto solo lo puedes ver desde tu propio asiento.
reason-no-hints = Solo hay pistas cuando todos los demás son bots y la partida no es clasificatoria.
reason-no-such-lesson = No hay ninguna lección «{ $name }».
reason-too-many-reviews = Ya se están haciendo { $most } análisis para ti. Espera a que termine uno.
reason-too-many-analyses = Ya se están analizando { $most } posiciones, y este servidor no puede con más. Inténtalo de nuevo en un momento.
reason-no-such-moment = Ese momento no existe en la partida: tiene { $most } jugadas.
reason-lesson-over = Esta lección ha terminado: empiézala de nuevo para probar otra cosa.
reason-malformed = Aquí se esperaba otra cosa: { $what }
reason-bad-character = Este texto contiene un carácter que no se puede guardar.
reason-store-fails = Esto no se ha podido guardar, así que no ha ocurrido. Inténtalo otra vez.
reason-store-corrupt = La base de datos está dañada.
reason-store-full = En el disco no caben más datos.
reason-store-locked = Otro programa mantiene bloqueada la base de datos.
reason-store-read-only = La base de datos es de solo lectura.
reason-store-frozen = La base de datos no responde.
reason-too-fast = Demasiadas cosas a la vez: ve un poco más despacio.
reason-too-slow = Ha tardado demasiado, así que el servidor ha cerrado la conexión.
reason-too-many-connections = Hay demasiadas conexiones desde tu dirección. Cierra algunas e inténtalo otra vez.
reason-too-many-attempts = La contraseña ha sido incorrecta demasiadas veces. Espera unos minutos e inténtalo otra vez.
reason-server-full = El servidor está demasiado ocupado ahora mismo. Inténtalo de nuevo en un momento.
reason-head-too-long = Las cabeceras de la petición son demasiado largas: { $most } bytes como máximo.
reason-address-too-long = La dirección de la petición es demasiado larga: { $most } bytes como máximo.
reason-body-too-long = La petición es demasiado larga: { $most } bytes como máximo.
reason-nested-too-deeply = El JSON está anidado a demasiada profundidad.
reason-header-too-long = La cabecera { $name } del registro es demasiado larga: { $most } caracteres como máximo.
reason-foreign-origin = Aquí no se aceptan peticiones de { $origin }.
reason-not-found = Aquí no hay nada.
reason-no-documentation = Este servidor no tiene la documentación: `make docs` la genera, y los paquetes publicados la incluyen.
reason-not-allowed = Eso no es posible aquí.
reason-server-fault = Algo ha fallado por nuestra parte. Está anotado en el registro del servidor.
reason-shutting-down = El servidor se está apagando: vuelve en un momento.
reason-setting-out-of-range = El ajuste { $name } debe estar entre { $least } y { $most }; { $given } no vale.
reason-setting-too-small = El ajuste { $name } debe ser { $least } como mínimo, no { $given }.
reason-bad-origin = { $given } no es un origen: indica esquema y host, por ejemplo https://example.org.
reason-bad-proxy = { $given } no es la dirección de un proxy: indica una dirección IP o una red, por ejemplo 10.0.0.0/8.
reason-bad-database-url = La base de datos debe ser una URL de PostgreSQL, por ejemplo postgresql://user@host/name.
reason-sqlite-workers = Un archivo SQLite sirve a un solo proceso: para { $given } usa una base de datos PostgreSQL.
reason-no-such-host = No se encuentra el host { $host }: { $what }.
reason-port-taken = El puerto { $port } ya está en uso: elige otro con --port, o 0 para uno libre cualquiera.
reason-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $what }.
reason-bad-data-directory = La carpeta de datos { $path } no se puede usar: { $what }.
reason-database-fails = La base de datos no se puede usar: { $what }.
reason-database-corrupt = La base de datos { $path } está dañada ({ $what }): restaura una copia de seguridad o mira qué encuentra `claimant admin check`.
reason-database-full = No se puede escribir { $path }: en el disco no caben más datos.
reason-database-locked = Otro programa tiene bloqueada la base de datos { $path }.
reason-database-read-only = La base de datos { $path } es de solo lectura: da al servidor permiso para escribir en ella y en su carpeta.
reason-not-a-store = { $path } no es una base de datos de Claimant.
reason-newer-database = La base de datos es de una versión más reciente de Claimant: instala esa versión.
reason-no-database = No hay ninguna base de datos en { $path }.
reason-file-exists = { $path } ya existe: elige otro nombre o bórralo primero.
reason-database-exists = Ya hay una base de datos en { $path }: --replace pone la copia de seguridad en su lugar y guarda la antigua al lado.
reason-database-not-empty = La base de datos { $path } no está vacía: restaura en una nueva.
reason-cannot-replace = --replace solo vale para archivos SQLite: con PostgreSQL, restaura en una base de datos vacía.
reason-not-a-backup = { $path } no es una copia de seguridad válida: { $what }.
reason-cut-off-backup = { $path } no es una copia de seguridad válida: le falta el final.
reason-server-running = Un servidor está usando la base de datos { $path }: detenlo primero.
reason-program-failed = { $program } ha fallado: { $what }
reason-program-missing = { $program } no está instalado.
reason-bad-field = Falta el campo «{ $name }», o no es { $right }.

## Matches of bots, and their files.

reason-bad-pairs = El número de repartos debe ser un número entero mayor que 0, no { $given }.
reason-bad-deals = El número de repartos ha de ser un entero mayor que 0, no { $given }.
reason-balance-nothing = Indica al menos una baraja, una facción o un Lugar Mágico.
reason-balance-subject = No hay ninguna baraja, facción ni Lugar Mágico «{ $name }». Las palabras { $right } equivalen a todos.
reason-bad-processes = El número de procesos debe ser un número entero mayor que 0, no { $given }.
reason-too-few-bots = Para un encuentro hacen falta al menos dos bots.
reason-bot-twice = { $name } aparece dos veces. Con límites distintos cuenta como dos bots: { $name }@100 { $name }@200.
reason-bad-limit = Escribe un límite detrás de un nombre en segundos (regent@0.5s) o en pasos (regent@500).
reason-bot-failed = { $bot } ha fallado en el reparto { $pair }, partida { $game }, asiento { $seat }, contra { $other } (semilla { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Un proceso ha terminado de golpe { $number } veces con la misma tarea. ¿Falta memoria, o un script inicia procesos sin comprobar si es __main__?
reason-worker-version = Uno de los equipos tiene la versión { $other } de Claimant y este, la { $own }: instala la misma versión en todos.
reason-no-dask = Un clúster necesita Dask: instala claimant[cluster], por ejemplo con pip install "claimant[cluster]".
reason-no-cluster = No hay ningún planificador de Dask en { $address }: { $what }
reason-no-workers = El planificador de { $address } aún no tiene equipos: inicia alguno con dask worker { $address }
reason-bad-shard = Escribe una parte de una serie como 2/5, la segunda de cinco, no { $given }.
reason-seconds-on-cluster = { $bot } piensa un número de segundos, que no vale lo mismo en todos los equipos de un clúster: indica un número de pasos, como regent@500.
reason-no-such-game = No hay ningún juego «{ $name }»: los juegos son { $right }.
reason-extra-missing = Esto necesita { $packages }: instala { $extra }.
reason-not-that-action = La acción { $id } no está permitida aquí: la máscara muestra cuáles lo están.
reason-no-layout = Para el juego «{ $name }» no hay observaciones, solo para { $right }.
reason-bad-games = El número de partidas debe ser un número entero mayor que 0, no { $given }.
reason-no-bots = Alguien tiene que jugar: nombra al menos un bot.
reason-table-kind = El nombre de una tabla debe acabar en { $known }; «{ $name }» no acaba así.
reason-no-polars = Una tabla .parquet necesita polars: instala claimant[lab], por ejemplo con pip install "claimant[lab]". Una tabla .csv no necesita nada.
reason-exists = { $name } ya existe: elige otro nombre o bórralo primero.
reason-not-empty = { $name } no es una carpeta vacía: elige otra.
reason-no-directory = No hay ninguna carpeta { $name }.
reason-not-a-run = { $name } no es el archivo de una serie.
reason-no-run = No existe el archivo { $name }.
reason-other-run = { $name } contiene otra serie: usa otro archivo.
reason-broken-line = La línea { $line } de { $name } está dañada: bórrala y su reparto se jugará otra vez.

## Reviews and puzzles.

reason-bad-annotation = El análisis de este registro no se puede leer: escríbelo de nuevo con `claimant review FILE --output`.
reason-puzzle-unknown = No hay ningún problema { $puzzle }.
reason-puzzle-deck = No hay problemas para el mazo { $deck }: elige { $right }.
reason-puzzle-over = Este problema ya ha terminado.
reason-puzzle-none = Ya no queda ningún problema así que no hayas intentado.
reason-no-such-exercise = Este no es uno de tus ejercicios.
reason-bad-training = Esto no es un archivo de entrenamiento de esta versión.
