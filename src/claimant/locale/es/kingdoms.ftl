### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 punto por cada Goblin en el que tengas una figura, incluido este.
kingdoms-example-Go = Tienes figuras en dos Goblins. Colocas un tercero: 3 puntos.
lesson-kingdoms-Go = Ya tienes figuras en dos Goblins. Coloca el tercero y usa su poder.
lesson-kingdoms-Go-done = 3 puntos: uno por cada Goblin en el que tienes una figura.
kingdoms-power-Dw = 1 punto por cada Enano de la fila y la columna de esta carta, sin saltar huecos. Esta carta también cuenta.
kingdoms-example-Dw = En la fila hay un Caballero y luego un Enano; en la columna, un hueco antes del siguiente Enano. Son 2 puntos: esta carta y el Enano de la fila.
lesson-kingdoms-Dw = Busca una casilla con muchos Enanos en su fila y su columna, sin huecos. Coloca ahí tu Enano.
lesson-kingdoms-Dw-done = 4 puntos: tres Enanos en la fila, contando este, y uno más en la columna.
kingdoms-power-Gn = Ganas 1 punto y pones otra figura en una carta adyacente donde no tengas ninguna, aunque esté tu oponente.
kingdoms-example-Gn = Junto a tu Gnomo hay un Caballero con una figura de tu oponente. Ganas 1 punto y pones ahí tu segunda figura.
kingdoms-ruling-Gn = Si usas el poder, debes poner la figura siempre que sea posible. Si no lo es, solo ganas el punto.
lesson-kingdoms-Gn = Los Caballeros valen 9 puntos y ahí solo está tu oponente. Coloca tu Gnomo al lado.
lesson-kingdoms-Gn-done = Un punto y una segunda figura: ahora hay empate en los Caballeros.
kingdoms-power-Tr = Elige la fila o la columna de esta carta, sin saltar huecos: 1 punto por cada facción distinta que haya en ella, pero solo si no hay otro Troll.
kingdoms-example-Tr = Hay un No-muerto a la izquierda, un Caballero a la derecha y nada arriba ni abajo. La fila da 3 puntos; la columna, solo 1.
kingdoms-ruling-Tr = La facción del propio Troll también cuenta.
lesson-kingdoms-Tr = Busca la fila con más facciones distintas y sin otro Troll. Coloca tu Troll en un extremo.
lesson-kingdoms-Tr-done = Cinco facciones distintas en una fila: 5 puntos.
kingdoms-power-Un = Intercambia la figura que acabas de poner con cualquiera de tu oponente, salvo en una carta donde ya tengas una. El poder de esa carta no se usa.
kingdoms-example-Un = Tu oponente tiene una figura en un Caballero lejano. Las intercambias: ahora tú estás en el Caballero y tu oponente en el No-muerto.
kingdoms-ruling-Un = En cada carta cabe como mucho una figura de cada jugador.
lesson-kingdoms-Un = Tu oponente tiene una figura en un Caballero. Coloca tu No-muerto donde quieras e intercambia las figuras.
lesson-kingdoms-Un-done = Ahora tú estás en el Caballero y tu oponente en el No-muerto. La distancia no importa.
kingdoms-power-Do = Usa el poder de una carta adyacente como si fuera el de esta carta. Aun así, sigue siendo un Doppelgänger.
kingdoms-example-Do = Lo colocas junto a un Dragón: 1 punto por cada carta boca arriba alrededor de tu Doppelgänger.
kingdoms-ruling-Do = Si copia a un Goblin o a un Enano, él mismo no cuenta. Si copia a un Troll, cuenta como Doppelgänger y en la línea puede haber un Troll. De otro Doppelgänger no hay nada que copiar.
lesson-kingdoms-Do = Coloca tu Doppelgänger junto al Dragón y usa su poder.
lesson-kingdoms-Do-done = Como un Dragón, te ha dado un punto por cada carta boca arriba a su alrededor. Pero sigue siendo un Doppelgänger.
kingdoms-power-Dr = 1 punto por cada carta boca arriba en las ocho casillas de alrededor.
kingdoms-example-Dr = Alrededor hay cinco cartas boca arriba: 5 puntos.
lesson-kingdoms-Dr = Busca la casilla con más cartas alrededor, esquinas incluidas. Coloca ahí tu Dragón.
lesson-kingdoms-Dr-done = 7 puntos: de las ocho casillas de alrededor, siete tienen una carta boca arriba.
kingdoms-power-Se = En lugar de robar, mira 3 cartas del mazo. Entre ellas y la carta de tu mano, quédate con 2 y baraja las demás en el mazo.
kingdoms-example-Se = Ves un Caballero, un Gigante y un Goblin, y tienes un Enano. Te quedas con el Caballero y el Gigante.
kingdoms-ruling-Se = Lo decides antes de robar. Si en el mazo quedan menos cartas, miras las que haya.
lesson-kingdoms-Se = Coloca tu Vidente y mira tres cartas del mazo. Después quédate con las dos mejores.
lesson-kingdoms-Se-done = De cuatro cartas te has quedado con las dos mejores: Dragón y Caballero. Las otras han vuelto al mazo.
kingdoms-power-Gi = Pon boca abajo una carta adyacente; sus figuras vuelven a sus dueños. Ya no da puntos, no admite figuras y por sí sola no permite colocar cartas a su lado.
kingdoms-example-Gi = Al lado hay un Caballero con una figura de tu oponente. Lo pones boca abajo: la figura vuelve a la reserva y la carta ya no cuenta.
kingdoms-ruling-Gi = Puede ser una carta tuya, una compartida o la carta inicial. Junto a una carta boca abajo se puede colocar si la casilla toca otra carta boca arriba.
lesson-kingdoms-Gi = El Caballero en el que está tu oponente vale 9 puntos. Coloca tu Gigante al lado y ponlo boca abajo.
lesson-kingdoms-Gi-done = La figura ha vuelto con su dueño y esta carta ya no cuenta para nadie.
kingdoms-power-Kn = Devuelve a la reserva de tu oponente hasta 2 de sus figuras que estén en cartas adyacentes.
kingdoms-example-Kn = Tu oponente tiene figuras en la carta de la izquierda y en la de arriba. Le devuelves las dos.
kingdoms-ruling-Kn = Siempre son de dos cartas distintas, porque en cada carta cabe como mucho una figura de cada jugador.
lesson-kingdoms-Kn = Coloca tu Caballero junto a dos figuras de tu oponente.
lesson-kingdoms-Kn-done = Las dos figuras han vuelto a la reserva de tu oponente.
kingdoms-worth =
    { $points ->
        [one] Al final vale { $points } punto
       *[other] Al final vale { $points } puntos
    }

## The words of the table.

kingdoms-board = Tablero
kingdoms-field = Casilla
kingdoms-field-at = Casilla { $field }
kingdoms-card-at = { $card } en { $field }
kingdoms-display = Oferta
kingdoms-pile = Mazo
kingdoms-supply = Reserva
kingdoms-figure = Figura
kingdoms-figures =
    { $count ->
        [one] { $count } figura
       *[other] { $count } figuras
    }
kingdoms-figures-left =
    { $count ->
        [one] queda { $count } figura
       *[other] quedan { $count } figuras
    }
kingdoms-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
kingdoms-row = la fila
kingdoms-column = la columna
kingdoms-start-card = Carta inicial
kingdoms-turn = Turno { $number }
kingdoms-just-placed = recién colocada
kingdoms-free-field = Casilla libre: { $field }
kingdoms-figures-on = Figuras
kingdoms-goes-to = Para
kingdoms-points-before = Puntos durante la partida
kingdoms-points-factions = Puntos por facciones
kingdoms-points-all = Puntos en total

## What you are asked.

kingdoms-ask-card = ¿Qué carta colocas?
kingdoms-ask-field = ¿Dónde colocas esta carta: { $card }?
kingdoms-ask-draw = ¿Qué carta robas?
kingdoms-ask-choose-Gn = Un punto y otra figura: ¿en qué carta la pones?
kingdoms-ask-choose-Tr = Un punto por cada facción de una línea: ¿qué línea eliges?
kingdoms-ask-choose-Un = ¿Con qué figura de tu oponente intercambias la tuya?
kingdoms-ask-choose-Do = ¿Qué carta adyacente copias?
kingdoms-ask-choose-Gi = ¿Qué carta adyacente pones boca abajo?
kingdoms-ask-choose-Kn = ¿De qué carta devuelves una figura?
kingdoms-ask-further-Kn = Puedes devolver otra figura. ¿De qué carta?
kingdoms-ask-further-Se = Tienes { $cards }. ¿Con qué dos te quedas?
kingdoms-ask-use = { $text } ¿Usas este poder?
kingdoms-ask-choose = { $text } ¿Qué eliges?
kingdoms-ask-further = { $text } ¿Qué eliges ahora?
kingdoms-answer-use = Usar el poder
kingdoms-answer-pass = No usar el poder
kingdoms-answer-done = Con eso basta
kingdoms-answer-pile = La primera carta del mazo
kingdoms-answer-display = De la oferta: { $card }
kingdoms-answer-row = La fila
kingdoms-answer-column = La columna
kingdoms-answer-keep = { $cards }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Colocas una carta en { $field }: { $cards }.
       *[other] { $who } coloca una carta en { $field }: { $cards }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] Pones otra figura: { $target }.
       *[other] { $who } pone otra figura: { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] Devuelves una figura de { $rival } a su reserva ({ $source }).
       *[other]
            { $rival-seat ->
                [you] { $who } devuelve una figura tuya a tu reserva ({ $source }).
               *[other] { $who } devuelve una figura de { $rival } a su reserva ({ $source }).
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] Recuperas tu propia figura ({ $source }).
       *[other] { $who } recupera su propia figura ({ $source }).
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] Intercambias figuras con { $rival }. La tuya está ahora aquí: { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } intercambia figuras contigo. La suya está ahora aquí: { $target }.
               *[other] { $who } intercambia figuras con { $rival }. La suya está ahora aquí: { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Pones boca abajo: { $target }.
       *[other] { $who } pone boca abajo: { $target }.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            Ganas { $count ->
                [one] { $count } punto
               *[other] { $count } puntos
            }.
       *[other]
            { $who } gana { $count ->
                [one] { $count } punto
               *[other] { $count } puntos
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] No usas el poder.
       *[other] { $who } no usa el poder.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Usas este poder: { $power }.
       *[other] { $who } usa este poder: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Miras estas cartas del mazo: { $cards }.
       *[other] { $who } mira estas cartas del mazo: { $cards }.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] Miras { $cards } del mazo.
       *[other] { $who } mira { $cards } del mazo.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Te quedas con { $cards }.
       *[other] { $who } se queda con { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Devuelves al mazo y barajas: { $cards }.
       *[other] { $who } devuelve al mazo y baraja: { $cards }.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Tomas de la oferta: { $cards }.
       *[other] { $who } toma de la oferta: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Robas del mazo: { $cards }.
       *[other] { $who } roba del mazo: { $cards }.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] Robas { $cards } del mazo.
       *[other] { $who } roba { $cards } del mazo.
    }
kingdoms-event-moved-pile-display = Nueva carta en la oferta: { $cards }.
kingdoms-event-moved-display-pile = Tres iguales en la oferta: dos se barajan en el mazo.

## The end.

kingdoms-ended-figures = La partida ha terminado: alguien ha puesto su última figura y los dos han jugado el mismo número de turnos.
kingdoms-ended-cards = La partida ha terminado: ya no quedan cartas.
kingdoms-ended-no-field = La partida ha terminado: no queda ninguna casilla donde colocar una carta.
kingdoms-why-figures = más figuras, { $figures }
kingdoms-why-even = empate, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] ¡Ganas por { $points }!
       *[other] { $who } gana por { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Hay empate a puntos, { $points }. Te quedan más figuras, { $figures }: ¡ganas!
       *[other] Hay empate a puntos, { $points }. A { $who } le quedan más figuras, { $figures }, y gana.
    }
kingdoms-ending-shared = Hay empate a puntos y a figuras restantes, { $points } y { $figures }: se comparte la victoria.

## The rules in short.

