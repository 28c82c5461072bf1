### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-parameters = Opciones
help-default = por defecto: { $value }
help-variable = entorno: { $names }
help-required = obligatorio
help-help = Muestra esta ayuda.
help-version = Muestra la versión.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMENTOS
value-address = DIRECCIÓN
value-bots = BOTS
value-code = CÓDIGO
value-command = ORDEN
value-dir = CARPETA
value-file = ARCHIVO
value-shell = SHELL
value-float = NÚMERO
value-int = NÚMERO
value-name = NOMBRE
value-options = OPCIONES
value-part = PARTE
value-path = CARPETA
value-runs = SERIES
value-position = POSICIÓN
value-record = REGISTRO
value-source = ARCHIVO
value-str = TEXTO
value-subjects = TEMAS
value-target = ARCHIVO

## The commands and their options.

command-claimant =
    Los juegos de cartas Claim y Claim Kingdoms: para jugar, repartir, reproducir y estudiar partidas.

    Cada orden tiene su propio --help. Todas admiten --language (de, en, es, id o nl) y --plugin MÓDULO, un módulo de Python con facciones, Lugares Mágicos o bots propios; puedes indicar varios.
command-play =
    Juega contra el ordenador.

    Escribe un número o el código de una carta. Hay pistas, puedes deshacer jugadas y { "?" } muestra todo lo demás.
command-play-bot = Tu oponente: `claimant bots` los enumera. Nombra uno para todos los demás asientos o uno para cada asiento, en el sentido de las agujas del reloj.
command-play-seat = Tu asiento: A, B, C o D. Con cuatro jugadores, A y C juegan juntos.
command-play-first = Quién inicia la primera baza o tiene el primer turno: un asiento, { "you" } para ti o lot para el azar. Según las reglas, en Claim la inicia el jugador más joven; en Claim Kingdoms, ese jugador decide quién empieza.
command-play-save = Guarda la partida en este archivo nuevo desde la primera carta.
command-play-resume = Sigue con la partida de este archivo, en el mismo asiento y contra los mismos bots, y la guarda ahí.
command-play-at = Con --resume: sigue desde después de tantas acciones para probar otra cosa, aunque la partida haya terminado. El archivo no cambia.
command-bots = Enumera los bots, del más flojo al más fuerte, y luego los de los complementos.
command-factions = Enumera las facciones de un juego: sus cartas y lo que pueden hacer.
command-faction = Explica una facción.
command-faction-name = Su nombre o su código, como { faction-Un } o Un.
command-places = Enumera los Lugares Mágicos: los Edificios, los Escenarios y lo que cambian.
command-place = Explica un Lugar Mágico.
command-place-name = Su nombre, como { place-Tower } o { place-Peaks }.
command-decks = Enumera las barajas preparadas: las de las cajas y las nuestras.
command-deal = Reparte una partida y escribe su registro.
command-deal-first = Quién inicia la primera baza o tiene el primer turno: A, B, C o D, o lot para el azar.
command-deal-output = Escribe en este archivo nuevo.
command-replay =
    Comprueba un registro y cuenta toda la partida, con el resultado explicado.

    El propio registro dice qué juego es.
command-replay-show = En los juegos con tablero, lo dibuja después de cada turno y no solo al final.
command-solve =
    Resuelve una posición de la Fase 2 de Claim: cuánto vale cada carta y cuál es la mejor continuación.

    De una elección secreta dice cómo mezclarla. Con tres jugadores dice qué puede asegurarse uno contra todos los demás y qué ocurre si cada cual juega por su cuenta.

    El solucionador ve todas las cartas.
command-solve-position = Una posición entre comillas, o un archivo con una posición o un registro; con - se lee la entrada estándar. Un registro se resuelve desde su última posición; una partida terminada, desde el comienzo de la Fase 2.
command-solve-seconds = Piensa como mucho este tiempo.
command-solve-nodes = Mira como mucho este número de posiciones.
command-hint =
    Pregunta a un bot qué haría y por qué.

    El bot solo ve lo que puede ver ese jugador.
command-hint-position = Una posición entre comillas, o un archivo con una posición o un registro; con - se lee la entrada estándar.
command-hint-seat = A quién aconseja; si no se indica, a quien le toca.
command-hint-bot = Quién aconseja: `claimant bots` los enumera. Si no se indica, el más fuerte, que no falla en cuanto se conocen todas las cartas.
command-hint-seconds = Piensa más o menos este tiempo, en vez del habitual de ese bot.
command-review =
    Analizar una partida terminada: cuánto valía cada decisión y por qué otra habría sido mejor.

    Cuenta lo que esa persona podía saber en aquel momento. Un registro que ya contiene un análisis no se analiza de nuevo.
command-review-seat = Mostrar solo las decisiones de este puesto y dirigirse a quien lo ocupaba.
command-review-all = Mostrar todas las decisiones, no solo las mejorables.
command-review-effort = Cuántas partidas se prueban como máximo por decisión; además, analiza de nuevo.
command-review-output = Escribir el registro con el análisis en sus comentarios en este archivo nuevo.
command-puzzle =
    Resolver un problema: todas las cartas están a la vista y una sola acción conserva lo que se puede conseguir.

    Sin código, recibes uno que no has intentado y que es más o menos de tu nivel.
command-puzzle-code = El código de un problema.
command-puzzle-deck = Un mazo preparado: `claimant decks` los enumera.
command-puzzle-theme = De qué debe tratar: sacrifice, winning, leading, throwing, counting o una facción.
command-puzzle-daily = El problema del día, el mismo para todos.
command-puzzle-progress = Guardar tu puntuación y tu racha en este archivo.
command-train =
    Entrenar tus propios errores. Cada uno vuelve a intervalos crecientes hasta que lo dominas.

    El archivo los guarda. Se crea al añadir la primera partida.
command-train-file = Tu archivo de entrenamiento.
command-train-add = Analizar la partida terminada de este archivo y añadir sus errores.
command-train-seat = En qué puesto estabas en esa partida.
command-simulate =
    Juega muchas partidas con jugadas permitidas al azar y cuenta quién gana.

    Los Lugares Mágicos al azar se sortean en cada partida; también las facciones de Claim Kingdoms si no nombras ninguna.
command-simulate-games = Cuántas, como mucho diez millones.
command-arena =
    Enfrenta a varios bots, que juegan cada reparto desde todos los asientos, y muestra cuál es más fuerte.

    Con más de dos bots, juegan todos contra todos. La baraja puede ser `random`: una nueva para cada reparto.

    Ctrl-C detiene el encuentro, muestra lo jugado y deja los archivos completos. Con el mismo archivo de serie, la misma orden sigue desde ahí.
command-arena-bots = Dos o más, antes de todas las opciones. Tras un nombre puede ir un límite: regent@0.5s o regent@200.
command-arena-pairs = Cuántos repartos. Cada uno se juega dos veces, cambiando de asiento; con tres jugadores, tres veces.
command-arena-seconds = Cuánto tiempo pueden pensar cada jugada los bots que buscan, en vez de su límite habitual.
command-arena-steps = Cuántos pasos pueden buscar. Con este límite, la misma semilla vuelve a dar las mismas partidas.
command-arena-run = Guarda cada reparto en este archivo. Si ya contiene una parte de esta serie, solo se juega el resto.
command-arena-records = Guarda el registro de cada partida en esta carpeta nueva.
command-arena-table = Guarda una fila por partida en este archivo nuevo, .csv o .parquet.
command-balance =
    Hace que bots igual de fuertes jueguen muchos repartos y muestra si una baraja, una facción o un Lugar es justo y emocionante y premia la habilidad.

    Cada reparto se juega una vez por cada bando que puede abrir, y con un bot más fuerte contra otro más débil. Si faltan facciones para una baraja entera, se sortean de nuevo en cada reparto; los Lugares se comparan con los mismos repartos sin ellos.

    Ctrl-C detiene el estudio, muestra lo encontrado y deja los archivos completos. Con el mismo archivo de serie, la misma orden sigue desde ahí.
command-balance-subjects = Barajas preparadas, facciones o Lugares, o varios unidos con signos más, como Dr+Se o claim+Tower. Las palabras { "decks" }, { "factions" }, { "pairs" } y { "places" } equivalen a todos. Si no se indica nada, la primera baraja.
command-balance-bot = El bot que juega. Cuánto cuenta la habilidad se mide contra el nivel inferior.
command-balance-deals = Cuántos repartos de cada tema.
command-balance-run = Guarda cada reparto en este archivo. Si ya contiene una parte de esta serie, solo se juega el resto.
command-balance-table = Guarda una fila por cifra en este archivo nuevo, .csv o .parquet.
command-merge = Reúne las partes de una serie que `claimant arena` o `claimant balance` ha jugado en archivos separados y muestra lo que dicen.
command-merge-runs = Los archivos, todos de la misma serie.
command-merge-run = Guarda todos los repartos juntos en este archivo.
command-merge-records = Guarda el registro de cada partida en esta carpeta nueva.
command-merge-table = Guarda una fila por partida en este archivo nuevo, .csv o .parquet.
command-dataset =
    Hace jugar a los bots y guarda cada decisión como una fila para aprender de ella, en archivos Parquet con una ficha que los describe.

    Los bots avanzan un asiento de partida en partida; un solo bot juega en todos los asientos. La baraja puede ser `random`: una nueva para cada partida.

    Ctrl-C detiene la orden y deja los archivos completos.
command-dataset-bots = Uno o más, antes de todas las opciones. Tras un nombre puede ir un límite: regent@200.
command-dataset-output = La carpeta nueva.
command-dataset-games = Cuántas, como mucho diez millones.
command-dataset-processes = Cuántos archivos se escriben a la vez; si no se indica, uno por núcleo del procesador.
command-verify =
    Comprueba que una partida de un servidor se repartió como se prometió.

    Compara el compromiso que se muestra aquí con el que viste antes de la primera carta.
command-doctor = Revisa esta instalación: versiones, si está compilada, partes opcionales y si se puede jugar.
command-doctor-require = Falla si falta algo de esto: compiled, client, compiler o un extra como server.
command-completion = Muestra un script para que la terminal complete órdenes y opciones. Para bash: eval "$(claimant completion bash)"
command-completion-shell = La shell: bash, zsh o fish.
command-manual = Muestra la ayuda de todas las órdenes, una tras otra: claimant manual | less
command-serve =
    Pone en marcha un servidor de juego hasta que lo detengas.

    Cada opción también puede venir del entorno, como CLAIMANT_PORT, o de la tabla [server] de un archivo TOML: claimant.toml en la carpeta de trabajo o el que indique CLAIMANT_CONFIG.
command-serve-open = Abre la página en un navegador en cuanto el servidor esté listo.
command-admin = Mantiene la base de datos de un servidor de juego.
command-admin-backup = Escribe una copia de seguridad completa de la base de datos en un archivo nuevo; el servidor puede estar en marcha.
command-admin-backup-target = El archivo nuevo.
command-admin-restore = Restaura una copia de seguridad como base de datos. Antes la comprueba.
command-admin-restore-source = La copia de seguridad.
command-admin-restore-replace = Sustituye una base de datos que ya existe; se guarda con otro nombre junto a la nueva.
command-admin-check = Mira todas las filas de la base de datos, reproduce todas las partidas y dice qué está mal; el servidor puede estar en marcha.
command-admin-check-accept = Da por buenas las filas tal como están, después de haber cambiado alguna a mano.
command-admin-clean = Elimina aquello a lo que nadie volverá: sesiones antiguas, invitados sin partidas, mesas y partidas abandonadas. Un servidor en marcha lo hace solo.
option-at = Mira el registro tal como estaba tras este número de acciones.
option-bot-processes = Cuántos procesos piensan por los bots, para cada proceso del servidor.
option-building = Juega con este Edificio; `claimant places` los enumera. Solo con dos jugadores.
option-charts = Escribe cada gráfico como SVG en esta carpeta nueva.
option-cluster = Juega en los equipos de este planificador de Dask, como tcp://host:8786, en lugar de en procesos locales.
option-connections = Cuántas conexiones mantiene abiertas como máximo cada proceso.
option-connections-per-address = Cuántas conexiones pueden venir de una misma dirección, salvo que sea la de un proxy; nunca más de la mitad del total.
option-data = La carpeta de datos.
option-database = Una URL de PostgreSQL; si no se indica, un archivo SQLite en la carpeta de datos.
option-deck = Una baraja preparada (`claimant decks` las enumera), o los nombres o códigos de sus facciones. Claim Kingdoms lleva siete facciones y las sortea si no nombras ninguna.
option-file = El registro, como texto o JSON; con - se lee la entrada estándar.
option-frames-per-second = Cuántos mensajes puede enviar una conexión, de media; de golpe, cuatro veces más.
option-game = Claim, o Claim Kingdoms con cartas y figuras en un tablero, o un juego de un complemento.
option-guest-days = Al cabo de cuántos días se olvida a un invitado sin partidas.
option-host = La dirección en la que escucha el servidor.
option-json = Escribe JSON, para que lo lean programas.
option-landscape = Juega con este Escenario. Solo con dos jugadores.
option-live-patience = Tras cuántos segundos un bot puede sustituir a un jugador que no responde, en partidas de una sentada.
option-open-table-days = Al cabo de cuántos días se cierra y se elimina una mesa en la que nunca se jugó.
option-open-tables-per-player = Cuántas mesas públicas de un mismo jugador pueden esperar a otros en la sala.
option-origins = De qué sitios pueden venir las páginas, además de la propia dirección del servidor, como https://example.org.
option-orphaned-game-days = Al cabo de cuántos días se elimina una partida si ya no queda nadie que participara en ella.
option-over-table-days = Al cabo de cuántos días sin otra partida se cierra una mesa; sus partidas se conservan.
option-players = Dos, uno contra otro; tres, cada cual por su cuenta; o cuatro, en dos equipos.
option-plugin = Módulos de Python con facciones, Lugares Mágicos, bots o lecciones propios.
option-port = El puerto en el que escucha el servidor; 0 toma uno libre.
option-processes = Cuántas partidas se juegan a la vez; si no se indica, una por núcleo del procesador.
option-proxies = Direcciones o redes de los proxies en los que confía el servidor cuando dicen en nombre de quién hablan.
option-random-places = Sortea los Lugares Mágicos.
option-report = Escribe un informe con gráficos en este archivo HTML nuevo, que no necesita ningún otro.
option-request-seconds = Cuántos segundos pueden tardar en llegar las cabeceras de una petición y, después, su contenido.
option-requests-per-minute = Cuántas peticiones puede hacer un jugador, o una dirección sin jugador.
option-resigned-game-days = Al cabo de cuántos días se elimina una partida en la que todos han abandonado y solo quedan bots.
option-rooms-in-memory = Cuántas partidas se guardan en memoria; las demás se cargan cuando llega alguien.
option-secure-cookies = Envía cookies solo por HTTPS. Úsalo siempre que el servidor esté detrás de TLS.
option-seed = La misma semilla vuelve a dar la misma partida; sin ella, todo es al azar.
option-session-days = Al cabo de cuántos días sin visitas hay que volver a iniciar sesión.
option-shard = Juega solo esta parte de la serie: 2/5 es la segunda de cinco. `claimant merge` reúne las partes.
option-sign-ins-per-minute = Cuántas veces una dirección puede elegir un nombre, entrar o crear una cuenta.
option-tables-per-player = En cuántas mesas puede sentarse un jugador antes de que termine alguna.
option-unhurried-patience = Lo mismo, en partidas de varios días.
option-workers = Cuántos procesos forman el servidor; más de uno necesita PostgreSQL.

## What cannot be understood or done.

stopped = Detenido.
language-unknown = No hay textos en { $language }. Elige { $right }.
missing-language = --language necesita un idioma, como --language es.
missing-plugin = --plugin necesita el nombre de un módulo, como --plugin my_faction.
not-expected = Esto no se esperaba aquí: { $words }
no-such-command = No hay ninguna orden { $word }.
no-such-option = Aquí no hay ninguna opción { $word }.
did-you-mean = ¿Querías decir { $word }?
help-is-there = Mira { $command }.
argument-missing = Falta { $name }.
value-missing = { $option } necesita un valor.
given-twice = { $option } solo puede indicarse una vez.
not-a-whole-number = { $option } necesita un número entero, no «{ $value }».
not-a-number = { $option } necesita un número, no «{ $value }».
bad-value = { $option } no puede ser «{ $value }».
not-understood = Estos argumentos no se entienden: { $words }
settings-not-toml = { $file } no es TOML válido: la línea { $line } no se entiende.
settings-outside-table = «{ $name }» está fuera de lugar en { $file }: todos los ajustes van en la tabla [server].
settings-unknown = El ajuste «{ $name }» de { $file } no existe. { $hint }
at-token = «{ $token }»: { $what }
the-input = La entrada
file-too-long = { $file } contiene demasiado texto: un registro tiene como mucho { $most } caracteres.
file-bad-json = { $file } parece JSON, pero la línea { $line } no se entiende.
file-bad-record = { $file }: { $why }
file-not-record = { $file } no es el registro de una partida: un registro empieza con cabeceras como [Game "Claim"]. Lo escriben `claimant deal` y `claimant play --save`.
file-is-directory = { $file } es una carpeta, no un registro.
file-missing = No hay ningún archivo { $file }.
file-unreadable = { $file } no se puede leer: { $why }.
file-unwritable = { $file } no se puede escribir: { $why }.
file-exists = { $file } ya existe: elige otro nombre o bórralo primero.
file-needs-name = Un archivo necesita un nombre.
directory-missing = No hay ninguna carpeta { $directory }.
system-bad-name = un archivo no puede llamarse así
system-EACCES = acceso denegado
system-EISDIR = es una carpeta
system-ENOENT = no existe
system-ENOSPC = no queda espacio en el disco
system-ENOTDIR = una parte de la ruta no es una carpeta
system-EROFS = es de solo lectura
bots-too-few = Un encuentro necesita al menos dos bots, nombrados antes de las opciones: claimant arena squire greedy
merge-nothing = Indica los archivos que quieres reunir: claimant merge parte1.run parte2.run
pairs-out-of-range = El número de repartos va de 1 a { $most }.
deals-out-of-range = El número de repartos debe ir de 1 a { $most }.
processes-out-of-range = El número de procesos va de 1 a { $most }.
dataset-no-bots = Nombra uno o más bots, antes de las opciones: claimant dataset captain squire --output partidas
dataset-too-many = El número de partidas va de 1 a { $most }.
server-needs = El servidor necesita más paquetes: pip install "claimant[server]" (falta { $name })
no-such-part = No hay ninguna parte «{ $part }». Elige { $right }.
plugin-not-loaded = No se puede cargar el complemento { $name }: { $why }

## Bots, factions, places and decks.

bots-usual = el oponente habitual
box-anniversary = aniversario
box-home-made = propia
column-faction = facción
column-cards = cartas
column-values = valores
column-box = caja
column-name = nombre
column-kind = tipo
column-effect = efecto
about-cards =
    { $count ->
        [one] { $count } carta: { $values }
       *[other] { $count } cartas: { $values }
    }
about-unseen =
    { $count ->
        [one] { $count } de ellas queda fuera sin que nadie la vea; las demás van todas al mazo.
       *[other] { $count } de ellas quedan fuera sin que nadie las vea; las demás van todas al mazo.
    }
about-reserve =
    { $count ->
        [one] { $count } más en una reserva, { $code }: { $values }
       *[other] { $count } más en una reserva, { $code }: { $values }
    }
about-paired = Siempre va con { $faction }.
about-most-players = Solo con { $players } jugadores.
about-warned = No se recomienda con { $players } jugadores o más.
about-worth =
    { $points ->
        [one] vale { $points } punto al final
       *[other] vale { $points } puntos al final
    }
about-kingdoms =
    { $count ->
        [one] { $count } carta; la facción { $worth }
       *[other] { $count } cartas; la facción { $worth }
    }
places-choose = Con dos jugadores puedes elegir un Edificio, un Escenario o ambos:
places-draw = O sortéalos:
decks-joining = Con tres o cuatro jugadores, también { $factions }
decks-any = Cualquier otra baraja: una pareja y tres facciones más, o cinco más con tres o cuatro jugadores:
decks-kingdoms = Claim Kingdoms lleva siete de sus facciones, y las sortea si no nombras ninguna.

## The doctor.

doctor-rules = reglas de Claim
doctor-kingdoms = reglas de Kingdoms
doctor-build = instalación
doctor-compiler = compilador de C
doctor-client = páginas web
doctor-output = salida
doctor-plugins = complementos
doctor-compiled = compilada
doctor-release = compilada, para publicar
doctor-development = compilada, para desarrollar
doctor-interpreted = interpretada
doctor-none-found = no se ha encontrado
doctor-built = generadas
doctor-not-built = sin generar
doctor-complete = completo
doctor-incomplete = incompleto
doctor-need-missing = falta { $name }
doctor-need-unfit = { $name } { $version } no cumple { $wanted }
doctor-plugin = { $name } ({ $group }, paquete { $package })
doctor-required = Se exige { $part }, pero { $why }.
doctor-lacks-compiled = las reglas no están compiladas
doctor-lacks-client = las páginas web no se han generado
doctor-lacks-compiler = no se ha encontrado ningún compilador de C
doctor-install-extra = Para tener todo claimant[{ $part }]: pip install "claimant[{ $part }]"
doctor-install-again = Para tener las reglas compiladas, instala claimant otra vez: las mismas reglas, pero mucho más rápidas.
doctor-install-compiler = Para tener las reglas compiladas, instala un compilador de C y luego claimant otra vez: las mismas reglas, pero mucho más rápidas.
doctor-make-client = El servidor no tiene páginas web. Genéralas con Node y `make client`, o instala un paquete publicado, que las contiene. Después reinicia el servidor.
doctor-record-differs = Una partida de { $game } y su propio registro no tienen el mismo resultado.
doctor-game-fails = Una partida de { $game } no se puede jugar hasta el final: { $error }
doctor-well = Se puede jugar y reproducir partidas: todo está bien.

## Servers and their games.

serve-ready = Listo: juega en { $page } (Ctrl-C detiene el servidor).
admin-written = Copia de seguridad escrita en { $file } (jugadores: { $players }, partidas: { $games }, entradas del diario: { $entries }).
admin-restored = Restaurado desde { $file } (jugadores: { $players }, partidas: { $games }, entradas del diario: { $entries }).
admin-kept = Lo que había antes se guarda como { $file }.
admin-cleaned = Eliminado: sesiones { $sessions }, invitados { $guests }, mesas { $tables }, partidas { $games }. Mesas cerradas: { $closed }.
admin-well = Todo está bien (partidas reproducidas: { $games }).
admin-accepted = Las filas se dan por buenas tal como están: a partir de ahora solo se avisa de diferencias nuevas.
admin-faults =
    { $count ->
        [one] { $count } fallo.
       *[other] { $count } fallos.
    }
verify-kept = El reparto es el prometido.
verify-first = Quién empieza se eligió al preparar la mesa: asiento { $seat }.
verify-commitment = Compromiso: { $commitment }
verify-committed = Versión { $version } de la mesa: el servidor queda sujeto a su compromiso.
verify-word = Versión { $version }: se añade la palabra «{ $word }».
verify-dealt = Versión { $version }: se reparten las cartas.
verify-no-words = Nadie añadió una palabra: este reparto se apoya solo en la palabra del servidor.
verify-older = Este registro es anterior: no dice si las palabras se añadieron después del compromiso.
verify-other-order = No todas las palabras se añadieron entre el compromiso y el reparto, en respuesta a este compromiso.
verify-missing = En el registro falta: { $headers }.
verify-other-secret = El secreto no es el prometido.
verify-other-seed = La semilla no procede del secreto y las palabras.
verify-other-deal = La semilla no da este reparto.
check-other-version = La base de datos es de otra versión: el servidor la actualiza al arrancar.
check-sqlite = SQLite dice: { $what }
check-orphan = Una fila de la tabla { $table } pertenece a una fila de { $missing } que no existe.
check-sum = La tabla { $table } no está como la escribió el servidor: otra cosa ha cambiado, añadido o quitado filas.
check-not-replayed = La partida { $game } no se puede reproducir: { $error }
check-gap = Al diario de la partida { $game } le falta una entrada.
check-other-end = La partida { $game } no terminó como dice la base de datos.
check-other-deal = La partida { $game } no se repartió a partir de su secreto.

## Many games: the arena and simulations.

arena-stopped = Detenido tras { $number } de { $most } repartos.
arena-nothing = No se ha jugado ningún reparto hasta el final.
arena-for =
    { $players ->
        [one] { $game } para { $players } jugador
       *[other] { $game } para { $players } jugadores
    }
arena-deals =
    { $count ->
        [one] { $count } reparto
       *[other] { $count } repartos
    }
arena-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
arena-seed = semilla { $seed }
arena-drawn = Las facciones se sortean en cada reparto.
arena-places = Lugares Mágicos: { $places }
arena-draws-building = un Edificio sorteado en cada reparto
arena-draws-landscape = un Escenario sorteado en cada reparto
arena-draws-both = un Edificio y un Escenario sorteados en cada reparto
arena-alone = El primer bot nombrado juega solo contra dos del otro, una vez en cada asiento.
arena-difference = La diferencia se da en puntos por encima de lo que tocaría a partes iguales: { $share }.
arena-stronger = { $bot } es más fuerte.
arena-stronger-elo = { $bot } es más fuerte, por unos { $about } puntos Elo (de { $least } a { $most }).
arena-stronger-alone = { $bot } es más fuerte cuando { $alone } juega solo.
arena-stronger-alone-elo = { $bot } es más fuerte cuando { $alone } juega solo, por unos { $about } puntos Elo (de { $least } a { $most }).
arena-unclear = Estas partidas no muestran quién es más fuerte, { $first } o { $second }.
arena-speed = { $seconds } s, { $speed } partidas por segundo.
arena-rate = { $speed } partidas/s
dataset-stopped = Detenido tras { $number } de { $most } partidas.
dataset-written =
    { $number ->
        [one] { $number } decisión
       *[other] { $number } decisiones
    } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, en { $folder }.
dataset-cost = { $seconds } s, { $decisions } decisiones por segundo.
balance-cell = { $value } ({ $least }–{ $most })
balance-points = { $value } ({ $least } a { $most })
balance-few = Con menos de { $least } repartos, las medias, como la de los cambios de ventaja, parecerían más seguras de lo que son. Por eso no aparecen.
report-arena = Arena
report-scores = Quién gana a quién y cuánto
report-ratings = Puntuaciones
report-ratings-text = Puntos Elo en torno a una media de 0, de todos los encuentros juntos.
report-matches = Encuentros
report-course = Evolución
report-course-text = La banda es el intervalo del 95 % tras esos repartos.
report-deals = repartos
report-stands-on = { $deals } repartos por encuentro, semilla { $seed }. Las barras son intervalos del 95 %.
column-match = encuentro
column-wins = gana
column-shared = comparte
column-losses = pierde
column-score = tanteo
column-difference = diferencia
column-interval = intervalo 95 %
column-score-in-percent = tanteo en %
column-all = todos
column-time = tiempo por jugada
column-median = mediana
column-mean = media
column-longest = máximo
column-choices = jugadas
column-who = quién
column-games = partidas
column-rate = porcentaje
from-to = { $least } a { $most }
many-playing = jugando
