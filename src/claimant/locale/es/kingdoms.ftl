### Claim Kingdoms: its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 punto por cada Goblin sobre el que haya una figura tuya, también por este.
kingdoms-example-Go = Tus figuras están sobre dos Goblins. Colocas un tercero: 3 puntos.
lesson-kingdoms-Go = Tus figuras ya están sobre dos Goblins. Coloca el tercero y usa su poder.
lesson-kingdoms-Go-done = 3 puntos: uno por cada Goblin sobre el que estás.
kingdoms-power-Dw = 1 punto por cada Enano en la fila y la columna sin huecos que pasan por esta carta, también por ella misma.
kingdoms-example-Dw = En la fila, un Caballero y luego un Enano; en la columna hay un hueco antes del siguiente Enano. Son 2 puntos: esta carta y el Enano de la fila.
lesson-kingdoms-Dw = Busca una casilla con muchos Enanos en su fila y su columna, sin huecos. Coloca allí tu Enano.
lesson-kingdoms-Dw-done = 4 puntos: con este, tres Enanos en la fila, y uno más en la columna.
kingdoms-power-Gn = 1 punto, y pones otra figura en una carta adyacente donde no tengas ninguna. Puede estar la del oponente.
kingdoms-example-Gn = Junto a tu Gnomo hay un Caballero donde está tu oponente. 1 punto, y tu segunda figura va también allí.
kingdoms-ruling-Gn = Quien usa el poder debe poner la figura si es posible. Si no, solo hay el punto.
lesson-kingdoms-Gn = Los Caballeros valen 9 puntos, y solo está allí tu oponente. Coloca tu Gnomo al lado.
lesson-kingdoms-Gn-done = Un punto y una segunda figura: en los Caballeros ahora hay empate.
kingdoms-power-Tr = Elige la fila o la columna sin huecos que pasa por esta carta: 1 punto por cada facción distinta en ella, pero solo si no hay otro Troll.
kingdoms-example-Tr = Un No-muerto a la izquierda, un Caballero a la derecha, nada arriba ni abajo. La fila da 3 puntos, la columna solo 1.
kingdoms-ruling-Tr = La facción del propio Troll también cuenta.
lesson-kingdoms-Tr = Busca la fila con más facciones distintas y sin otro Troll. Coloca tu Troll en su extremo.
lesson-kingdoms-Tr-done = Cinco facciones distintas en una fila: 5 puntos.
kingdoms-power-Un = Cambia la figura que acabas de poner por cualquier figura de tu oponente, menos en una carta donde ya estés. El poder de esa carta no se usa.
kingdoms-example-Un = Tu oponente está lejos, sobre un Caballero. Cambias: ahora estás tú allí, y tu oponente sobre el No-muerto.
kingdoms-ruling-Un = En una carta hay como mucho una figura de cada jugador.
lesson-kingdoms-Un = Tu oponente está sobre un Caballero. Coloca tu No-muerto donde quieras y cambia las figuras.
lesson-kingdoms-Un-done = Ahora estás tú sobre el Caballero, y tu oponente sobre el No-muerto. También puede ser lejos.
kingdoms-power-Do = Usa el poder de una carta adyacente como si esta carta lo tuviera. Aun así sigue siendo un Doppelgänger.
kingdoms-example-Do = Lo colocas junto a un Dragón: 1 punto por cada carta boca arriba alrededor de tu Doppelgänger.
kingdoms-ruling-Do = Como Goblin o Enano no se cuenta a sí mismo. Como Troll cuenta como Doppelgänger, y puede haber un Troll en la línea. De otro Doppelgänger no hay nada que copiar.
lesson-kingdoms-Do = Coloca tu Doppelgänger junto al Dragón y usa su poder.
lesson-kingdoms-Do-done = Como un Dragón, dio un punto por cada carta boca arriba de alrededor. Pero sigue siendo un Doppelgänger.
kingdoms-power-Dr = 1 punto por cada carta boca arriba en las ocho casillas de alrededor.
kingdoms-example-Dr = Alrededor hay cinco cartas boca arriba: 5 puntos.
lesson-kingdoms-Dr = Busca la casilla con más cartas alrededor, también en las esquinas. Coloca allí tu Dragón.
lesson-kingdoms-Dr-done = 7 puntos: en siete de las ocho casillas de alrededor hay una carta boca arriba.
kingdoms-power-Se = En lugar de robar, mira 3 cartas de la pila. De ellas y de la carta de tu mano quédate 2; baraja las otras de vuelta en la pila.
kingdoms-example-Se = Ves un Caballero, un Gigante y un Goblin, y tienes un Enano. Te quedas el Caballero y el Gigante.
kingdoms-ruling-Se = Decides antes de robar. Si la pila tiene menos cartas, miras esas.
lesson-kingdoms-Se = Coloca tu Vidente y mira tres cartas de la pila. Después quédate las dos mejores.
lesson-kingdoms-Se-done = De cuatro cartas te quedaste las dos mejores, Dragón y Caballero. Las otras están de nuevo en la pila.
kingdoms-power-Gi = Pon boca abajo una carta adyacente. Las figuras que tenga vuelven a sus dueños. No da puntos a nadie, y ya no se puede poner nada en ella ni junto a ella.
kingdoms-example-Gi = Al lado hay un Caballero donde está tu oponente. Lo pones boca abajo: la figura vuelve, y la carta ya no cuenta.
kingdoms-ruling-Gi = Puede ser una carta tuya, una compartida o la carta inicial.
lesson-kingdoms-Gi = El Caballero donde está tu oponente vale 9 puntos. Coloca tu Gigante al lado y ponlo boca abajo.
lesson-kingdoms-Gi-done = La figura ha vuelto a su dueño, y esta carta ya no cuenta para nadie.
kingdoms-power-Kn = Devuelve a la reserva hasta 2 figuras de tu oponente de cartas adyacentes.
kingdoms-example-Kn = Tu oponente está en la carta de la izquierda y en la de arriba. Devuelves las dos figuras.
kingdoms-ruling-Kn = Vienen de dos cartas distintas, pues en cada una hay como mucho una figura de cada jugador.
lesson-kingdoms-Kn = Coloca tu Caballero de modo que haya dos figuras de tu oponente a su lado.
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
kingdoms-pile = Pila
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
kingdoms-figures-on = Figuras en
kingdoms-goes-to = Va a
kingdoms-points-before = Puntos durante la partida
kingdoms-points-factions = Puntos por facciones
kingdoms-points-all = Puntos en total

## What you are asked.

kingdoms-ask-card = ¿Qué carta colocas?
kingdoms-ask-field = ¿Dónde colocas esta carta: { $card }?
kingdoms-ask-draw = ¿Qué carta robas?
kingdoms-ask-Gn = Un punto y otra figura: ¿en qué carta la pones?
kingdoms-ask-Tr = Un punto por cada facción de una línea: ¿qué línea eliges?
kingdoms-ask-Un = ¿Con qué figura de tu oponente cambias?
kingdoms-ask-Do = ¿El poder de qué carta adyacente usas?
kingdoms-ask-Gi = ¿Qué carta adyacente pones boca abajo?
kingdoms-ask-Kn = ¿De qué carta devuelves una figura?
kingdoms-ask-Kn-further = Puedes devolver otra figura. ¿De qué carta?
kingdoms-ask-Se-further = Tienes { $cards }. ¿Qué dos te quedas?
kingdoms-ask-use = { $text } ¿Usas este poder?
kingdoms-ask-choose = { $text } ¿Qué eliges?
kingdoms-option-use = Usar el poder
kingdoms-option-pass = No usar el poder
kingdoms-option-done = Dejarlo así
kingdoms-option-pile = La primera carta de la pila
kingdoms-option-display = De la oferta: { $card }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Colocas { $cards } en { $target }.
       *[other] { $who } coloca { $cards } en { $target }.
    }
kingdoms-event-figure-moved-supply-field =
    { $seat ->
        [you] Pones otra figura en { $target }.
       *[other] { $who } pone otra figura en { $target }.
    }
kingdoms-event-figure-moved-field-supply-other =
    { $seat ->
        [you] Devuelves la figura de { $rival } que estaba en { $source }.
       *[other] { $who } devuelve la figura de { $rival } que estaba en { $source }.
    }
kingdoms-event-figure-moved-field-supply =
    { $seat ->
        [you] Recuperas tu propia figura de { $source }.
       *[other] { $who } recupera una figura propia de { $source }.
    }
kingdoms-event-figure-moved-field-supply-turned-other =
    { $seat ->
        [you] Devuelves la figura de { $rival }.
       *[other] { $who } devuelve la figura de { $rival }.
    }
kingdoms-event-figure-moved-field-supply-turned =
    { $seat ->
        [you] Recuperas tu propia figura.
       *[other] { $who } recupera una figura propia.
    }
kingdoms-event-figure-moved-field-field =
    { $seat ->
        [you] Cambias tu figura por la de { $rival } en { $target }.
       *[other] { $who } cambia su figura por la de { $rival } en { $target }.
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Pones boca abajo { $target }.
       *[other] { $who } pone boca abajo { $target }.
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
        [you] Miras cartas de la pila: { $cards }.
       *[other] { $who } mira cartas de la pila: { $cards }.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Te quedas { $cards }.
       *[other] { $who } se queda { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Barajas { $cards } en la pila.
       *[other] { $who } baraja { $cards } en la pila.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Tomas de la oferta: { $cards }.
       *[other] { $who } toma de la oferta: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Robas de la pila: { $cards }.
       *[other] { $who } roba de la pila: { $cards }.
    }
kingdoms-event-moved-pile-display = Nuevo en la oferta: { $cards }.
kingdoms-event-moved-display-pile = Tres iguales en la oferta: dos se barajan en la pila.

## The end.

kingdoms-ended-figures = La partida ha terminado: alguien ha puesto su última figura, y ambos han tenido los mismos turnos.
kingdoms-ended-cards = La partida ha terminado: todas las cartas están colocadas.
kingdoms-ended-no-field = La partida ha terminado: no queda ninguna casilla donde colocar una carta.
kingdoms-ending-points =
    { $seat ->
        [you] ¡Ganas, { $points }!
       *[other] Gana { $who }, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Hay empate a puntos, { $points }. Te quedan más figuras, { $figures }: ¡ganas!
       *[other] Hay empate a puntos, { $points }. A { $who } le quedan más figuras, { $figures }, y gana.
    }
kingdoms-ending-shared = Hay empate a puntos y a figuras restantes, { $points } y { $figures }: victoria compartida.

## What you may not do, said to you.

kingdoms-refusal-not-in-hand = No tienes esta carta en la mano: { $card }.
kingdoms-refusal-kingdoms-asked-to-place = Ahora colocas una carta: elige cuál y dónde.
kingdoms-refusal-kingdoms-asked-about-power = Ahora se trata de este poder: { $power }. Elige una de las respuestas marcadas.
kingdoms-refusal-kingdoms-asked-to-draw = Ahora robas una carta: elige una de la oferta, o la pila.
