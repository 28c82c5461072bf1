### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.


## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 punto por cada Goblin sobre el que haya una figura tuya, también por este.
kingdoms-power-Dw = 1 punto por cada Enano en la fila y la columna sin huecos que pasan por esta carta, también por ella misma.
kingdoms-power-Gn = 1 punto, y pones otra figura en una carta adyacente donde no tengas ninguna. Puede estar la del oponente.
kingdoms-power-Tr = Elige la fila o la columna sin huecos que pasa por esta carta: 1 punto por cada facción distinta en ella, pero solo si no hay otro Troll.
kingdoms-power-Un = Cambia la figura que acabas de poner por cualquier figura de tu oponente, menos en una carta donde ya estés. El poder de esa carta no se usa.
kingdoms-power-Do = Usa el poder de una carta adyacente como si esta carta lo tuviera. Aun así sigue siendo un Doppelgänger.
kingdoms-power-Dr = 1 punto por cada carta boca arriba en las ocho casillas de alrededor.
kingdoms-power-Se = En lugar de robar, mira 3 cartas de la pila. De ellas y de la carta de tu mano quédate 2; baraja las otras de vuelta en la pila.
kingdoms-power-Gi = Pon boca abajo una carta adyacente. Las figuras que tenga vuelven a sus dueños. No da puntos a nadie, y ya no se puede poner nada en ella ni junto a ella.
kingdoms-power-Kn = Devuelve a la reserva hasta 2 figuras de tu oponente de cartas adyacentes.
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

## The rules in short.

kingdoms-rules-title = Cómo se juega a Claim Kingdoms
kingdoms-rules-goal = Dos jugadores construyen un reino con cartas y ponen sus figuras en él. Al final, cada facción da sus puntos a quien tenga más figuras en sus cartas. Ganan más puntos.
kingdoms-rules-turn-title = Tu turno
kingdoms-rules-turn = Colocas una de tus dos cartas de modo que toque con un lado entero una carta boca arriba, y pones una figura en ella. Después puedes usar el poder de la carta. Luego robas una carta nueva: una de las tres de la oferta o la primera de la pila.
kingdoms-rules-words-title = Adyacentes y líneas
kingdoms-rules-words = Es adyacente una carta boca arriba que comparte un lado. Una línea es la serie sin huecos de cartas boca arriba que pasa por tu carta, en su fila o en su columna. Una carta boca abajo no es adyacente y corta todas las líneas.
kingdoms-rules-end-title = El final
kingdoms-rules-end = La partida termina cuando a alguien no le quedan figuras y ambos han tenido los mismos turnos, o cuando todas las cartas están colocadas. Si hay empate a puntos, gana quien tenga más figuras sin usar.
