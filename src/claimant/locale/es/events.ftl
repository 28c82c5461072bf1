### What happens in a game of Claim. $seat is "you" where it happens to the reader, and "other" where it
### happens to somebody else, whose name is $who. $cards are cards in words; $power is the faction or the
### place that causes it.

event-dealt = Cada jugador recibe { $count } cartas.
event-phase-began-1 = Fase 1: reclutar Seguidores.
event-phase-began-2 = Fase 2: conseguir Simpatizantes.
event-phase-began-3 = Puntuación: se han jugado todas las cartas y votan las facciones.
event-moved-deck-prizes =
    { $count ->
        [one] El premio: { $cards }.
       *[other] Los premios: { $cards }.
    }
event-moved-hand-trick-lead =
    { $seat ->
        [you] Inicias la baza con { $cards }.
       *[other] { $who } inicia la baza con { $cards }.
    }
event-moved-hand-trick =
    { $seat ->
        [you] Juegas { $cards }.
       *[other] { $who } juega { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] Descartas { $cards } boca abajo.
       *[other] { $who } descarta { $cards } boca abajo.
    }
event-trick-won-win =
    { $seat ->
        [you] Ganas la baza.
       *[other] { $who } gana la baza.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: ganas la baza.
       *[other] { $power }: { $who } gana la baza.
    }
event-looked =
    { $seat ->
        [you] Miras la primera carta del mazo: { $cards }.
       *[other] { $who } mira la primera carta del mazo: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] Miras la primera carta del mazo.
       *[other] { $who } mira la primera carta del mazo.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] Te llevas el premio: { $cards }.
       *[other] { $who } se lleva el premio: { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] Robas { $cards } del mazo.
       *[other] { $who } roba { $cards } del mazo.
    }
event-moved-prizes-deck = { $cards } va debajo del mazo.
event-moved-trick-score-collect =
    { $seat ->
        [you] Te llevas { $cards }.
       *[other] { $who } se lleva { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Tu Basilisco atrapa { $cards }.
       *[other] El Basilisco de { $who } atrapa { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] Los Enanos se van contigo: { $cards }.
       *[other] Los Enanos se van con { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: ganas { $cards }.
       *[other] { $power }: { $who } gana { $cards }.
    }
event-moved-trick-table = A la espera en la mesa: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] Te llevas { $cards } de la mesa.
       *[other] { $who } se lleva { $cards } de la mesa.
    }
event-moved-trick-display =
    { $seat ->
        [you] Expones { $cards } delante de ti.
       *[other] { $who } expone { $cards }.
    }
event-moved-score-display =
    { $seat ->
        [you] Expones { $cards } delante de ti.
       *[other] { $who } expone { $cards }.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: pierdes { $cards } de tus cartas expuestas.
       *[other] { $power }: { $who } pierde { $cards } de sus cartas expuestas.
    }
event-moved-display-score =
    { $from-seat ->
        [you] Tus cartas expuestas van a tu pila de Simpatizantes: { $cards }.
       *[other] Las cartas expuestas de { $from } van a su pila de Simpatizantes: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] Estos Campesinos se pasan a tu bando: { $cards }.
       *[other] Estos Campesinos se pasan al bando de { $who }: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you]
            La otra pila de tu equipo se une a la tuya: { $count ->
                [one] una carta
               *[other] { $count } cartas
            }.
       *[other]
            { $from-seat ->
                [you]
                    Tu pila se une a la de { $who }: { $count ->
                        [one] una carta
                       *[other] { $count } cartas
                    }.
               *[other]
                   La pila de { $from } se une a la de { $who }: { $count ->
                       [one] una carta
                      *[other] { $count } cartas
                   }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: recibes { $cards }.
       *[other] { $power }: { $who } recibe { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: pierdes { $cards }.
       *[other] { $power }: { $who } pierde { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] De las cenizas, a tu mano: { $cards }.
       *[other] De las cenizas, a la mano de { $who }: { $cards }.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: robas { $cards }.
       *[other] { $power }: { $who } roba { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] Recibes { $cards }.
       *[other] { $who } recibe { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] Nadie gana lo que queda en tu mano: { $cards }.
       *[other] Nadie gana lo que queda en la mano de { $who }: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] Descartas { $cards }.
       *[other] { $who } descarta { $cards }.
    }
event-moved = { $power }: cambio de sitio de { $cards }.
event-named-Ra =
    { $seat ->
        [you] Tu botín cuenta también para: { $faction }.
       *[other] El botín de { $who } cuenta también para: { $faction }.
    }
event-named =
    { $seat ->
        [you] Nombras: { $faction }.
       *[other] { $who } nombra: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: eres Líder de la siguiente baza.
       *[other] { $power }: { $who } es Líder de la siguiente baza.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Gracias a tu Autómata, ganas esta baza sin luchar.
       *[other] Gracias a un Autómata, { $who } gana esta baza sin luchar.
    }
event-strength = { $card } tiene fuerza { $strength }.
cards-unknown =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
card-strength = { $card } (fuerza { $strength })

## Why a faction votes as it does. $numbers, $weights: such as 4–2, the winner's first.

why-cards = más cartas, { $numbers }
why-highest-card = empate { $numbers }; decide la carta más alta: { $mine } contra { $other }
why-last-card = empate { $numbers }; decide tener una carta más: { $mine }
why-tie = empate total
why-nobody = nadie tiene ninguna
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = lo decide: { $power }
why-awarded-Lighthouse = ganó tres cartas antes que nadie
weight-Ba = escalera más larga
weight-Tower = suma de valores
vote-for-nobody = sin voto
vote-extra = un voto extra
counts-besides = Lo marcado con + también cuenta: { $cards }
counts-by-power = { $cards } ({ $power })

## Who wins, and what decides it.

ending-votes =
    { $seat ->
        [you] ¡Ganas la votación por { $votes }!
       *[other] { $who } gana la votación por { $votes }.
    }
ending-cards =
    { $seat ->
        [you] { $even } Tienes más cartas en las facciones que votaron por ti, { $cards }: ¡ganas!
       *[other] { $even } { $who } tiene más cartas en las facciones que le votaron, { $cards }, y gana.
    }
ending-values =
    { $seat ->
        [you] { $even } También hay empate a cartas en las facciones que votaron, { $cards }. Decide la suma de sus valores, { $values }: ¡ganas!
       *[other] { $even } También hay empate a cartas en las facciones que votaron, { $cards }. Decide la suma de sus valores, { $values }. { $who } gana.
    }
ending-shared = Hay empate a votos, cartas y valores. Comparten la victoria: { $winners }.
ending-power =
    { $seat ->
        [you] { $power } decide antes de contar los votos: ¡ganas!
       *[other] { $power } decide antes de contar los votos: gana { $who }.
    }
even-all = Hay empate a votos, { $votes }.
even-some =
    { $count ->
        [one] Hay empate a { $count } voto: { $tied }.
       *[other] Hay empate a { $count } votos: { $tied }.
    }
feat-sweep =
    { $seat ->
        [you] ¡Victoria total: todas las facciones están contigo!
       *[other] Victoria total: todas las facciones están con { $who }.
    }
feat-comeback =
    { $seat ->
        [you] ¡Menuda remontada: ibas { $behind } facciones por detrás!
       *[other] Menuda remontada: { $who } iba { $behind } facciones por detrás.
    }
