### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Analizar esta posición
analysis-title = Tablero de análisis
analysis-short = Tablero
home-analysis-text = Encuentra la mejor jugada en cualquier posición
analysis-text = Lo que vale cada opción en cualquier posición: exacto donde se puede calcular, y estimado donde no.
analysis-cannot = Esta partida no se puede analizar
analysis-turn = Le toca a { $who }
analysis-values-exact = Valor de cada opción: exacto.
analysis-values-estimated = Valor de cada opción: estimado, según lo que { $who } puede saber.
analysis-open-cards-short = Cartas a la vista
analysis-against-all = Contra todos
analysis-each-for-itself = Cada cual por su cuenta
analysis-show-all = Ver las { $count } opciones
analysis-from-to = de { $least } a { $most }
analysis-at-least = al menos: { $outcome }
analysis-at-most = como mucho: { $outcome }
analysis-open = aún no se sabe
analysis-running = Pensando…
analysis-stopped = Parado
analysis-complete = Se sabe todo.
analysis-done = Listo a esta profundidad.
analysis-playouts =
    { $count ->
        [one] { $number } partida de prueba
       *[other] { $number } partidas de prueba
    }
analysis-nodes =
    { $count ->
        [one] { $number } posición examinada
       *[other] { $number } posiciones examinadas
    }
analysis-stop = Parar
analysis-go-on = Seguir
analysis-deeper = Más a fondo
analysis-mix = Una elección secreta
analysis-mix-chance = Probabilidad de ganar con la mejor mezcla: de { $least } a { $most }.
analysis-line = Mejor continuación
analysis-position = La posición como texto
analysis-position-text = Para compartirla, o para «claimant solve» en una terminal.
analysis-after = Tras la jugada { $number } de { $total }.
analysis-off =
    { $count ->
        [one] Desde ahí, una jugada tuya.
       *[other] Desde ahí, { $count } jugadas tuyas.
    }
analysis-back-to-game = Volver a la partida
analysis-other = Otra posición
analysis-paste = Pega un registro o una posición
analysis-paste-text = También llegas aquí con un clic desde cualquier repetición o análisis. Una partida en curso no se puede analizar.
analysis-start = Analizar
analysis-set-up = Crea una posición
analysis-set-up-text = Elige un sitio y pulsa las cartas que están allí. Todas las manos están a la vista.
analysis-set-up-limits = Así solo se puede crear la fase 2 para dos jugadores. Para todo lo demás, incluido Claim Kingdoms, pega un registro o una posición.
analysis-where = Adónde van las próximas cartas
analysis-place-led = Salida de esta baza
analysis-place-aside = Fuera de juego
analysis-pile = Pila de Simpatizantes de { $who }
analysis-leader = Sale en esta baza
analysis-clear = Vaciar

## What the numbers are, and what they are not.

analysis-phase-1 = En la fase 1 solo hay estimaciones: muchas partidas que siguen desde aquí con sentido común, con cartas que encajan con lo que se puede saber. Los valores exactos empiezan en la fase 2.
analysis-open-cards = «Cartas a la vista» es exacto, pero solo para quien ve todas las cartas. Quien tiene el turno no las ve.
analysis-three-sides = Con tres jugadores no hay una única respuesta. Con las cartas a la vista, «Contra todos» es lo que se puede asegurar; «Cada cual por su cuenta» supone que todos quieren ganar.
analysis-unsolved = No se ha encontrado la solución en { $seconds } segundos. «Más a fondo» da el doble de tiempo.
analysis-secret = Todos eligen a la vez y en secreto. Ninguna opción es la mejor por sí sola: conviene alternarlas.
analysis-not-last-turn = En Claim Kingdoms solo se puede calcular exactamente el último turno. Hasta entonces hay estimaciones.
analysis-only-estimates = En este juego solo hay estimaciones.
