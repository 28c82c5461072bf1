var e=`
bot-random = Azar
bot-random-text = juega cualquier carta permitida
bot-greedy = Avaro
bot-greedy-text = juega con sentido común, baza a baza
bot-squire = Escudero
bot-squire-text = mira un poco más allá
bot-captain = Capitán
bot-captain-text = imagina muchos repartos posibles
bot-regent = Regente
bot-regent-text = piensa a fondo y no falla en cuanto se conocen todas las cartas
bot-ismcts = De manual
bot-ismcts-text = busca como dicen los manuales; sirve para comparar
bot-level = Nivel
bot-is-thinking = { $who } está pensando…
bots-alike = { $count } bots ({ $bot })
claim-hand-help = Con las flechas recorres tu mano, con Intro juegas una carta y con una cifra pasas a la siguiente carta de ese valor.
claim-sending = Enviando tu carta…
claim-card-sent = { $card }, enviándose
claim-card-next = { $card }, se jugará a continuación
claim-next = { $card } se jugará en cuanto te toque.
claim-not-next = { $card } se queda en tu mano.
claim-skip = Saltar (barra espaciadora)
claim-actions = Qué más puedes hacer
claim-memory = Memoria
claim-result = Resultado
claim-votes = Votos
claim-leads = va ganando este voto
claim-chosen-of = { $count } de { $total }
claim-hint = Una buena jugada: { $what }
claim-agree = Aceptar
claim-refuse = Rechazar
claim-resign-sure = ¿Seguro que quieres abandonar? La partida contará como perdida.
claim-stood-in = Ahora mismo un bot juega por ti.
claim-take-back = Retomar mi asiento
claim-late = { $who } se hace esperar.
claim-offer-undo =
    { $seat ->
        [you] Pides deshacer tu última jugada.
       *[other] { $who } pide deshacer la última jugada.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Propones que un bot juegue por { $other }.
       *[other] { $who } propone que un bot juegue por { $other }.
    }
step-offer-undo =
    { $seat ->
        [you] Pides deshacer una jugada.
       *[other] { $who } pide deshacer una jugada.
    }
step-offer-stand-in =
    { $seat ->
        [you] Propones que entre un bot.
       *[other] { $who } propone que entre un bot.
    }
step-agree =
    { $seat ->
        [you] Aceptas.
       *[other] { $who } acepta.
    }
step-refuse =
    { $seat ->
        [you] Dices que no.
       *[other] { $who } dice que no.
    }
step-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
step-return =
    { $seat ->
        [you] Retomas tu asiento.
       *[other] { $who } retoma su asiento.
    }
ending-resigned =
    { $seat ->
        [you] Has abandonado. Victoria: { $winners }
       *[other] { $who } ha abandonado. Victoria: { $winners }
    }
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
        [you] La otra pila de tu equipo se une a la tuya: { $cards }.
       *[other]
            { $from-seat ->
                [you] Tu pila se une a la de { $who }: { $cards }.
               *[other] La pila de { $from } se une a la de { $who }: { $cards }.
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
card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No tienen ningún poder, pero son los más numerosos.
example-Go = Cinco de los catorce Goblins son ceros. Casi nunca ganan una baza, pero para el voto de los Goblins un Go0 cuenta tanto como el Go9.
lesson-Go = Para el voto, un 0 cuenta tanto como un 9. Pero si hay empate, decide la carta más alta. ¿Qué Goblin te conviene?
lesson-Go-done = Empate a cinco Goblins, pero el Go9 es tuyo: los Goblins votan por ti.
faction-Kn = Caballeros
faction-Kn-one = Caballero
faction-Kn-power = Si la baza se inicia con un Goblin, tu Caballero lo vence sin importar los números. Eso sí: si tienes Goblins en la mano, debes jugar uno.
example-Kn = Tu oponente inicia la baza con el Go9. No tienes Goblins, así que juegas el Kn2… ¡y ganas!
ruling-Kn = La Regla de Arrastre va primero: si tienes un Goblin, debes jugarlo. Los Caballeros no tienen ventaja sobre un Doppelgänger que inicia la baza. Con tres o cuatro jugadores, si la baza se inicia con un Goblin, todos los Caballeros quedan por delante de las demás cartas.
lesson-Kn = Tu oponente inicia la baza con el Go9 y tú no tienes Goblins. ¿Cuál de tus cartas puede vencerlo?
lesson-Kn-done = ¡El Kn2 vence al Go9! Cualquier Caballero vence al Goblin que inicia la baza.
faction-Un = No-muertos
faction-Un-one = No-muerto
faction-Un-power = Fase 1: todos los No-muertos que se juegan van directos a la pila de Simpatizantes de quien gana la baza.
example-Un = Fase 1: inicias la baza con el Un3 y tu oponente gana con el Un7. Los dos No-muertos van directos a su pila de Simpatizantes.
ruling-Un = Da igual quién los juegue y si siguen o no la facción. Un No-muerto que te llevas como premio o del mazo es un Seguidor normal.
lesson-Un = Fase 1: gana una baza en la que se jueguen No-muertos.
lesson-Un-done = La Fase 2 aún no ha empezado y estos No-muertos ya están en tu pila de Simpatizantes.
faction-Dw = Enanos
faction-Dw-one = Enano
faction-Dw-power = Fase 2: todos los Enanos de la baza son para quien la pierde. Con tres o cuatro jugadores, para quien haya jugado la carta más débil.
example-Dw = Fase 2: inicias la baza con el Dw4 y tu oponente gana con el Dw8. Como has perdido, los dos Enanos son para ti.
ruling-Dw = Un Doppelgänger que se hace pasar por Enano es para quien gana. Con tres o cuatro jugadores, si hay empate a la carta más débil, los Enanos son para quien la jugó más tarde. ¡Puede ser incluso quien ganó la baza!
lesson-Dw = Los Enanos son para quien pierde la baza. ¿Los quieres? Pues iníciala con una carta baja.
lesson-Dw-done = Tu oponente ganó la baza, pero los Enanos se fueron contigo.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = Siempre puedes jugar un Doppelgänger en lugar de seguir la facción. Lucha como si fuera de la facción líder, pero nunca copia su poder.
example-Do = Tu oponente inicia la baza con el Kn5. Tienes el Kn3, pero prefieres jugar el Do7: cuenta como Caballero, es más alto y gana.
ruling-Do = En la puntuación siempre es un Doppelgänger. Si inicia la baza, la facción líder son los Doppelgängers. Si en la Fase 1 se hace pasar por No-muerto, se descarta.
lesson-Do = Tu oponente inicia la baza con el Kn5 y tu Caballero es demasiado bajo. ¿Quién podría hacerse pasar por Caballero?
lesson-Do-done = En esta baza, el Do7 luchó como un Caballero. En la pila de Simpatizantes vuelve a ser un Doppelgänger.
faction-Gi = Gigantes
faction-Gi-one = Gigante
faction-Gi-power = Fase 2: por cada Gigante de la baza, quien la gana ahuyenta un Gnomo del mismo valor de entre las cartas expuestas de cada oponente.
example-Gi = Inicias la baza con el Dr5; tu oponente no tiene Dragones y juega un Gi7. Ganas y ahuyentas un Gn7 de sus cartas expuestas.
ruling-Gi = Da igual quién haya jugado el Gigante: ahuyenta quien gana la baza. Tus Gnomos y los de tu equipo se quedan.
lesson-Gi = Mira los Gnomos de tu oponente. Gana una baza con un Gigante del mismo valor que alguno de ellos.
lesson-Gi-done = En la baza había dos Gigantes y cada uno ahuyentó un Gnomo de su valor.
faction-Gn = Gnomos
faction-Gn-one = Gnomo
faction-Gn-power = Fase 2: los Gnomos que ganas quedan expuestos delante de ti, y los Gigantes pueden ahuyentarlos. Al final, los que sigan ahí cuentan para ti.
example-Gn = Tienes delante un Gn5 y el Gn9. Tu oponente gana una baza con un Gi5: el Gn5 huye y el Gn9 se queda.
ruling-Gn = Los Gigantes solo alcanzan a los Gnomos expuestos. Un Gnomo atrapado por un Basilisco está a salvo en la pila de Simpatizantes.
lesson-Gn = Gana Gnomos y, después, no dejes que tu oponente gane con un Gigante.
lesson-Gn-done = No has perdido ni un Gnomo: todos cuentan para ti.
faction-Dr = Dragones
faction-Dr-one = Dragón
faction-Dr-power = Si juegas un Dragón sin ser Líder de la baza, serás Líder de la siguiente, ganes o pierdas.
example-Dr = Tu oponente inicia la baza con la Se8. No tienes Videntes y juegas el Dr0. Pierdes, pero serás Líder de la siguiente baza.
ruling-Dr = Funciona en las dos fases, y también de la última baza de la Fase 1 a la primera de la Fase 2. Si se juegan varios Dragones así, cuenta el último. Justo antes de una baza automática de los Autómatas no tiene efecto.
lesson-Dr = Esta baza no la puedes ganar. Pero si juegas un Dragón, serás Líder de la siguiente.
lesson-Dr-done = Perdiste y, aun así, fuiste Líder. Gracias a eso, el Un9 ganó la última baza para ti.
faction-Se = Videntes
faction-Se-one = Vidente
faction-Se-power = Fase 1: si ganas la baza con una Vidente, miras la primera carta del mazo. Después te quedas con ella o con un premio.
example-Se = Fase 1: el premio es el Tr2. Ganas con la Se6 y miras el mazo: ¡el Dr8! Te lo quedas, y el Tr2 es para tu oponente.
ruling-Se = Una Vidente que pierde no hace nada, y un Doppelgänger no copia este poder. No tienes que enseñar la carta. Con tres o cuatro jugadores, si te la quedas, quien jugó la segunda mejor carta elige un premio, el siguiente recibe el otro y el cuarto roba del mazo.
lesson-Se = Gana con tu Vidente, mira la primera carta del mazo y quédate con la mejor.
lesson-Se-done = Solo tú sabías qué escondía el mazo. Tu oponente se llevó lo que no querías.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Fase 2: quien gana la baza se lleva un solo Troll, el más alto de la mesa. Los demás se quedan para otras bazas. Quien gana la última se lleva todos los que queden.
example-Tr = Se juegan el Tr6 y el Tr7: quien gana se lleva el Tr7, y el Tr6 se queda en la mesa. En la siguiente baza no hay Trolls: quien la gana se lleva también el Tr6.
ruling-Tr = También te llevas un Troll de la mesa cuando en la baza no se ha jugado ninguno. No se recomiendan con tres o cuatro jugadores.
lesson-Tr = Cada baza da un solo Troll, pero la última da todos los que queden. ¿Qué baza prefieres?
lesson-Tr-done = La espera valió la pena: con la última baza te llevaste todos los Trolls de la mesa.
faction-Ro = Realeza
faction-Ro-one = Realeza
faction-Ro-power = Al final, cada carta de Realeza retiene a tus Campesinos de su mismo valor y hasta tres números por debajo.
example-Ro = Con la Ro7 conservas el Pe4, el Pe5, el Pe6 y el Pe7.
lesson-Ro = Tienes el Pe4, el Pe6 y el Pe7, pero ninguna carta de Realeza que los retenga. ¡Gana una!
lesson-Ro-done = La Ro7 retiene a todos los Campesinos del 4 al 7. Se quedan contigo.
faction-Pe = Campesinos
faction-Pe-one = Campesino
faction-Pe-power = Al final, un Campesino solo se queda contigo si tienes una carta de Realeza de su mismo valor o hasta tres números por encima. Si no, cambia de bando y se va con tu oponente. El Campesino 0 siempre cambia de bando.
example-Pe = Tienes la Ro7, el Pe3 y el Pe6. El Pe6 se queda contigo; el Pe3 cambia de bando.
ruling-Pe = Se comprueba a la vez para todos, y el que cambia de bando ya no vuelve. Con tres jugadores, se van con el siguiente en el sentido de las agujas del reloj; con cuatro, con el otro equipo.
lesson-Pe = Al final, los Campesinos solo se quedan si hay Realeza cerca. Con la Ro8 y la Ro9 conservas los del 5 al 9. ¡Gana uno!
lesson-Pe-done = El Pe6 se queda contigo. El Pe2 ha cambiado de bando: tu Realeza no llega tan abajo.
faction-Au = Autómatas
faction-Au-one = Autómata
faction-Au-power = Fase 1: si ganas la baza con un Autómata, también ganas la siguiente. En ella, cada jugador descarta una carta boca abajo, tú te llevas el premio y después sigues como Líder.
example-Au = Ganas con el Au5. Por el siguiente premio no se lucha: cada jugador descarta una carta boca abajo y el premio es tuyo. ¡Buen momento para tu peor carta!
ruling-Au = Tienes que ganar con el propio Autómata. Las cartas boca abajo no se juegan: no usan ningún poder y solo las conoce su dueño. Una baza automática no provoca otra, y tras la última baza de la Fase 1 no pasa nada. Con tres o cuatro jugadores, eliges un premio, el siguiente en el sentido de las agujas del reloj recibe el otro y los demás roban del mazo.
lesson-Au = Gana esta baza con tu Autómata. El siguiente premio será tuyo sin luchar: solo tienes que descartar boca abajo una carta mala.
lesson-Au-done = Un Autómata, dos premios. Y solo te ha costado una carta mala.
faction-Ba = Bardos
faction-Ba-one = Bardo
faction-Ba-power = Al final, los Bardos votan por quien tenga la escalera de valores más larga, como 3, 4, 5. Si hay empate, se puntúa como siempre.
example-Ba = Tienes el Ba3, el Ba4 y el Ba5. Tu oponente tiene más cartas: Ba1, Ba2, Ba6, Ba7 y Ba9. Pero tu escalera es más larga y los Bardos votan por ti.
ruling-Ba = El Faro y La Torre no afectan a los Bardos. El botín nunca rellena un hueco de una escalera.
lesson-Ba = Tu oponente tiene más Bardos. Consigue el que alarga tu escalera.
lesson-Ba-done = 3, 4, 5: tu escalera es la más larga y los Bardos votan por ti.
faction-Gr = Grifos
faction-Gr-one = Grifo
faction-Gr-power = Fase 2: los Grifos que ganas quedan expuestos delante de ti. Cuando juegas una carta del mismo valor que uno de ellos, tiene +5 de fuerza.
example-Gr = Tienes delante el Gr4. Si ahora juegas el Un4, lucha con fuerza 9.
ruling-Gr = Una carta nunca recibe más de +5. Un Grifo atrapado en la Fase 1 no ayuda.
lesson-Gr = Gana Grifos: quedan expuestos delante de ti. Después juega una carta del mismo valor que uno de ellos.
lesson-Gr-done = Con el Gr6 delante de ti, el Kn6 luchó con fuerza 11.
faction-Ra = Mapaches
faction-Ra-one = Mapache
faction-Ra-power = Cuatro de los catorce quedan fuera y nadie sabe cuáles. Al final, tus Mapaches con botín (1, 4, 7, 10 y 13) cuentan también para la facción de la que tengas menos cartas. Si hay varias, eliges tú.
example-Ra = Solo tienes un Enano: es la facción de la que tienes menos cartas. El Ra4 y el Ra7 llevan botín, así que cuentas con tres Enanos.
ruling-Ra = Todo tu botín ayuda a la misma facción, aunque no tengas ninguna carta suya. El botín puede ganar un voto por sí solo. Los Mapaches no se reparten: se barajan en el mazo. Qué Mapaches llevan botín es una interpretación nuestra.
lesson-Ra = Gana la última baza: hay botín en juego. Después elige a qué facción ayuda.
lesson-Ra-done = Tu botín contó también para otra facción y te dio su voto.
faction-Ra-setup = Preparación: se barajan los catorce Mapaches y se apartan cuatro sin mirarlos. Se reparten las demás cartas. Solo entonces se barajan los diez Mapaches con las cartas restantes para formar el mazo: nadie empieza con un Mapache.
faction-Ra-own = Mapaches con botín: 1, 4, 7, 10 y 13. { own-interpretation }
faction-Vi = Vikingos
faction-Vi-one = Vikingo
faction-Vi-power = Al final, cada Vikingo tuyo cuenta doble para el voto de los Vikingos si tienes otra carta de su mismo valor.
example-Vi = Tienes el Vi3 y también el Go3: el Vi3 cuenta como dos Vikingos.
ruling-Vi = La otra carta puede ser de cualquier facción. Contar doble solo sirve para el voto de los Vikingos, y no al comparar las cartas más altas.
lesson-Vi = Tu oponente tiene más Vikingos, pero tú tienes el Kn7. ¿Qué Vikingo contaría doble gracias a él?
lesson-Vi-done = El Vi7 cuenta doble. Empatas en número de Vikingos y tienes el más alto.
faction-Bs = Basiliscos
faction-Bs-one = Basilisco
faction-Bs-power = Si juegas un Basilisco después de una carta de su misma fuerza, ganas la baza y serás Líder de la siguiente. Además, esa carta va al momento a tu pila de Simpatizantes, incluso en la Fase 1.
example-Bs = Tu oponente inicia la baza con el Dw5. No tienes Enanos y juegas el Bs5. Tienen la misma fuerza: ganas, y el Dw5 es tuyo al momento.
ruling-Bs = Aquí cuenta la fuerza, no el valor. Un Basilisco que inicia la baza no hace nada especial. La carta atrapada es tuya, diga lo que diga su poder; el Basilisco va adonde iría cualquier carta jugada. Aun así, un Gigante atrapado ahuyenta Gnomos, un Fénix atrapado da un Fuego de Fénix y un Troll atrapado es el único Troll de la baza, salvo en la última.
lesson-Bs = Tu oponente inicia la baza con el Dw6. Responde con un Basilisco de la misma fuerza.
lesson-Bs-done = Tu Basilisco ha atrapado al Dw6, que ya está en tu pila de Simpatizantes. ¡Y el premio también es tuyo!
faction-Ph = Fénix
faction-Ph-one = Fénix
faction-Ph-power = Fase 2: si pierdes la baza al jugar un Fénix, robas un Fuego de Fénix y lo llevas a tu mano. Cuenta como un Fénix a todos los efectos.
example-Ph = Fase 2: inicias la baza con el Ph4 y tu oponente gana con el Ph9. Robas un Fuego de Fénix y tienes una carta más que tu oponente.
ruling-Ph = Puede que no todos tengan el mismo número de cartas. La Fase 2 termina con la baza en la que alguien juega su última carta; las que queden en otras manos no cuentan para nadie.
lesson-Ph = Pierde una baza con un Fénix y mira qué recibes a cambio.
lesson-Ph-done = De las cenizas ha nacido un Fuego de Fénix. No lo guardes demasiado: la fase termina en cuanto alguien se queda sin cartas.
faction-Ph-setup = Preparación: además de los diez Fénix hay diez Fuegos de Fénix, del 0 al 9. Se barajan y forman una pila aparte, boca abajo.
faction-Pf = Fuegos de Fénix
faction-Pf-one = Fuego de Fénix
faction-Pf-power = La segunda vida de los Fénix: robas uno cuando pierdes una baza con un Fénix en la Fase 2.
faction-Uc = Unicornios
faction-Uc-one = Unicornio
faction-Uc-power = Fase 2: cada Unicornio de tu pila de Simpatizantes da +1 de fuerza a las cartas que juegas, salvo a los propios Unicornios.
example-Uc = Tienes dos Unicornios en tu pila de Simpatizantes. Tu Go5 lucha con fuerza 7, pero tu Uc5 se queda en 5.
ruling-Uc = Un Unicornio atrapado en la Fase 1 ya ayuda. Uno que está entre tus Seguidores, no: todavía no lo has ganado.
lesson-Uc = Tres Unicornios en tu pila de Simpatizantes dan +3 de fuerza a tus cartas. ¡Pruébalo con un Caballero!
lesson-Uc-done = Tu Kn4 luchó con fuerza 7. El Kn6 también, porque tu oponente tiene un Unicornio. Y en caso de empate gana el Líder.
faction-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $values }
faction-pair = Forma pareja con: { $faction }
faction-most-players =
    { $count ->
        [one] Solo para un jugador
       *[other] Solo para { $count } jugadores
    }
faction-warned-from = No se recomienda con { $count } jugadores o más
faction-reserve = { $count } más en la reserva: { $values }
faction-left-out =
    { $count ->
        [one] { $count } carta queda fuera sin que nadie la vea
       *[other] { $count } cartas quedan fuera sin que nadie las vea
    }
deck-claim = Claim
deck-claim-text = Así empezó todo: la mejor baraja para aprender.
deck-claim2 = Claim 2
deck-claim2-text = Ahuyenta Gnomos, despierta Dragones y ten cuidado con los Trolls.
deck-clockwork-court = Corte de engranajes
deck-clockwork-court-text = La Realeza retiene a sus Campesinos al compás de Autómatas y Bardos.
deck-northern-raid = Saqueo en el norte
deck-northern-raid-text = Vikingos y Mapaches van a por el botín y los Enanos consuelan a quien pierde.
deck-wings-over-the-hills = Alas sobre las colinas
deck-wings-over-the-hills-text = Grifos y Dragones por el aire, Gigantes y Gnomos por tierra.
deck-under-the-bridge = Bajo el puente
deck-under-the-bridge-text = Con los Trolls, quien algo quiere tiene que esperar.
own-interpretation = Interpretación nuestra: no figura en ningún reglamento.
kt-figures-of = figuras: { $names }
kt-target = se puede elegir
kt-board-help = Con las flechas pasas de casilla en casilla y con Intro eliges una. Mayúsculas y flecha: mover el tablero. Más y menos: acercar y alejar. 0: verlo entero.
kt-zoom = Zoom
kt-nearer = Acercar
kt-farther = Alejar
kt-fit = Ver todo el tablero
kt-draw = Robar: { $card }
kt-keep = Quedarme con estas
kt-worth = Vale
kt-standings = Figuras por facción
kt-skip = Mostrar todo
kt-ask-card-for = ¿Qué carta colocas en { $field }?
kt-drop = O suelta el archivo aquí.
kt-records = Cada partida terminada tiene un registro: abre su repetición y descárgalo. Aquí puedes verla jugada a jugada y desde el punto de vista de cualquiera.
kt-autoplay = Reproducir
kt-pause = Pausar
kt-step = Paso
kt-eyes = Punto de vista
kt-public = El público
kt-other-record = Otro registro
kt-no-replay = No se puede ver esta repetición
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
learn-title = Aprender a jugar
learn-text = Juega una primera partida con guía. Después, cada facción y cada Lugar Mágico tiene su propia lección.
lesson-first-game = Tu primera partida
lesson-first-game-text = Una partida de verdad, con alguien que te guía: dos fases y cinco facciones en unos cinco minutos.
learn-begin = Empezar
learn-again = Jugar otra vez
learn-progress = { $count } de { $total } completadas
learn-done = completada
learn-forget = Borrar mi progreso
learn-rules = Todas las reglas
learn-rules-text = Para consultar: los dos juegos, todas las facciones y todos los Lugares Mágicos
learn-lessons = Lecciones cortas
learn-lessons-text = Un poder por lección, un minuto por poder. En el orden que quieras.
learn-group-Claim = Las cinco de tu primera partida
learn-group-Claim-2 = Las cinco de Claim 2
learn-group-anniversary = Las que llegaron después
learn-group-Maps = Las que vienen de los mapas
learn-group-home-made = De creación propia
learn-group-kingdoms = En Claim Kingdoms
lesson-play = Jugar la lección
lesson-again = Otra vez
lesson-next = Siguiente: { $name }
lesson-all = Todas las lecciones
lesson-show = Muéstrame
lesson-well-done = ¡Bien hecho!
lesson-other-way = ¡También vale! Con mi jugada se veía mejor el poder: prueba otra vez si quieres.
lesson-in-kingdoms = { $name } en Claim Kingdoms
lesson-gone = Esta lección no existe.
lesson-task = Tu tarea
coach = Guía
coach-refused = Ahora no: { $why }
coach-welcome = ¡Hola! El trono está vacío y cinco facciones van a votar quién se sienta en él. Gana quien consiga más votos. Yo te iré guiando.
coach-phases = El juego tiene dos fases. En la primera reclutas Seguidores. En la segunda juegas con ellos para ganar votos.
coach-prize = Este es el premio: { $card }. Quien gane la baza se lo lleva como Seguidor.
coach-hand = Estas son tus cartas. Cada una tiene una facción y un valor. Con valores altos se ganan bazas.
coach-lead = Eres Líder: inicia la baza con la carta que quieras. Si te gusta el premio, juega una alta.
coach-second = Tu oponente inicia la baza con { $card }. Ahora juegas tú. Si tu carta es de la misma facción y más alta, ganas.
coach-must-follow = Tu oponente inicia la baza con { $card } y tú tienes cartas de esa facción. Debes jugar una de ellas: son las que están levantadas.
coach-may-Do = ¿Ves que también puedes jugar un Doppelgänger? Siempre puede hacerse pasar por la facción líder. Entonces solo cuenta su número.
coach-free = No tienes cartas de la facción líder, así que puedes jugar la que quieras. No podrá ganar, salvo que un poder diga lo contrario: buen momento para librarte de una carta mala.
coach-free-Go = No tienes Goblins, así que puedes jugar la carta que quieras. Si tienes un Caballero, es su momento: ¡vence a cualquier Goblin que inicie la baza!
coach-free-wins = No tienes cartas de la facción líder, así que puedes jugar la que quieras. Con { $card } ganarías la baza.
coach-won-1 = ¡La baza es tuya! El premio, { $card }, se une a tus Seguidores. Ahora eres Líder de la siguiente baza.
coach-lost-1 = Tu oponente se lleva la baza y el premio. Pero tú también recibes algo: la primera carta del mazo. Solo tú sabes cuál es.
coach-lose-wisely = Un secreto: a veces perder una baza está muy bien. Si el premio no vale mucho, juega una carta baja y guarda las altas.
coach-leads-Go = Los Goblins no tienen ningún poder, pero son catorce, y cinco de ellos valen 0.
coach-plays-Do = Un Doppelgänger se hace pasar por otro: en esta baza cuenta como carta de la facción líder. Gana el número más alto.
coach-beats-Kn-Go = ¿Lo has visto? Un Caballero vence al Goblin que inicia la baza, sin importar los números.
coach-moves-Un = ¡No-muertos! En la Fase 1 van directos a la pila de Simpatizantes de quien gana la baza. Ya cuentan para la votación.
coach-moves-Dw = Los Enanos consuelan a quien pierde: en la Fase 2 se van con quien pierde la baza. Quien gana se lleva lo demás.
coach-phase-2 = ¡Fase 2! Ahora juegas con los Seguidores que has reclutado. Desde ahora, cada carta que se gana cuenta para la votación.
coach-votes = Así votarían ahora las facciones. Cada una vota por quien tenga más cartas suyas.
coach-won-2 = La baza va a tu pila de Simpatizantes: al final, esas cartas cuentan para ti.
coach-lost-2 = Tu oponente se lleva la baza. Fíjate: ¿ha cambiado algún voto?
coach-tip-strong = El premio es { $card }. ¡Vale la pena luchar por él!
coach-tip-middle = El premio es { $card }. ¿Gastarías una buena carta por él?
coach-tip-weak = El premio es solo { $card }. ¿Y si lo dejas pasar?
coach-tip-lead = Eres Líder. Para empezar, va bien una carta alta de una facción cuyo voto te interese.
coach-tip-lead-Dw = Eres Líder. Recuerda que los Enanos se van con quien pierde: si inicias la baza con uno bajo, puede que te lleves dos.
coach-tip-second = Tu oponente inicia la baza con { $card }. ¿Te interesan estas cartas o prefieres librarte de una mala?
coach-tip-second-Dw = Los Enanos se van con quien pierde. ¡Aquí lo más listo es jugar una carta baja!
coach-few-left = Solo quedan tres bazas. ¿Qué votos siguen reñidos?
coach-end-won = ¡El trono es tuyo! Ya sabes jugar.
coach-end-lost = Esta vez, el trono es para tu oponente. Pero ya sabes jugar: ¡el próximo será tuyo!
coach-end-shared = Habrá que compartir el trono. ¡Y ya sabes jugar!
coach-end-next = A partir de aquí, juegas por tu cuenta. O prueba las lecciones cortas: cada facción tiene la suya.
coach-play-real = Jugar una partida
power-cards = Las cartas
power-example = Un ejemplo
power-rulings = Conviene saber
power-in-kingdoms = En Claim Kingdoms
power-all = Todas las facciones y Lugares Mágicos
rules-contents = En esta página
rules-factions-title = Las facciones
rules-buildings-title = Edificios
rules-landscapes-title = Escenarios
place-Dungeon = La Mazmorra
place-Dungeon-effect = Quien gana la última baza de cada fase recibe un voto extra: uno en la Fase 1 y otro en la Fase 2.
example-Dungeon = Pierdes la votación de las facciones por 3 a 2. Pero has ganado la última baza de cada fase: 4 a 3, ¡el trono es tuyo!
ruling-Dungeon = Un voto extra no aporta cartas al desempatar una votación.
lesson-Dungeon = La última baza da un voto extra. Guarda tu carta más fuerte para ella.
lesson-Dungeon-done = La última baza ha sido tuya, y con ella un voto extra.
place-Lighthouse = El Faro
place-Lighthouse-effect = Quien antes gane tres cartas de una facción en la Fase 2 se asegura su voto, pase lo que pase después. Las demás facciones votan como siempre.
example-Lighthouse = Ganas tres Caballeros antes que nadie. Después, tu oponente gana cinco. Da igual: los Caballeros votan por ti.
ruling-Lighthouse = Solo cuentan las cartas ganadas en la Fase 2. Un Gnomo cuenta aunque después lo ahuyenten. Los Bardos votan como siempre.
lesson-Lighthouse = En la Fase 2 has ganado dos No-muertos. ¡Consigue el tercero antes que tu oponente!
lesson-Lighthouse-done = Llegaste primero: los No-muertos votan por ti, aunque tu oponente tenga más.
place-Pyramid = La Pirámide
place-Pyramid-effect = Al final se descartan todas las cartas ganadas de valor 3 o menos. Después se puntúa como siempre.
example-Pyramid = Tu oponente tiene el Dw0, el Dw2 y el Dw3; tú, solo el Dw6. Las cartas bajas se descartan y los Enanos votan por ti.
lesson-Pyramid = Al final se descartan todas las cartas de valor 3 o menos. ¡Gana cartas más altas!
lesson-Pyramid-done = Tu oponente tenía muchas cartas, pero muy bajas. Las tuyas siguen ahí.
place-Monastery = El Monasterio
place-Monastery-effect = La avaricia rompe el saco: quien gana el doble de cartas que su oponente, o más, pierde la partida. Si no, se puntúa como siempre.
place-Monastery-goal-2 = Consigue votos, pero no el doble de cartas que tu oponente
example-Monastery = Has ganado 18 cartas y tu oponente 8. Es más del doble: ¡pierdes! Con 17 a 9 se puntuaría como siempre.
ruling-Monastery = Se cuentan las cartas ganadas antes de que los Campesinos cambien de bando. Con 0 a 0 no pasa nada.
lesson-Monastery = Aquí conviene la modestia: si tu oponente tiene al menos el doble de cartas que tú, ganas. Pierde las dos bazas.
lesson-Monastery-done = A tu oponente le ha podido la avaricia. ¡Ganas tú!
place-Bridge = El Puente
place-Bridge-effect = Al final gana quien tenga más sets completos; un set es una carta de cada facción. Si hay empate, se puntúa como siempre.
place-Bridge-goal-2 = Consigue más sets completos (en caso de empate: votos)
example-Bridge = Tienes al menos dos cartas de cada facción: dos sets. A tu oponente le faltan los No-muertos: ningún set. ¡Ganas!
ruling-Bridge = Se cuentan las cartas ganadas antes de que los Campesinos cambien de bando.
lesson-Bridge = Para tener un set completo te falta una facción. Gana una de sus cartas.
lesson-Bridge-done = Una carta de cada facción: tienes un set completo y tu oponente ninguno.
place-Fortress = La Fortaleza
place-Fortress-effect = Al final, si tienes más de cinco cartas de una facción, descartas las cuatro más bajas. Después se puntúa como siempre.
example-Fortress = Tienes seis Goblins: Go0, Go1, Go2, Go4, Go5 y Go8. Descartas los cuatro más bajos y te quedan el Go5 y el Go8.
lesson-Fortress = Tu oponente tiene cinco Goblins. Con uno más, perderá los cuatro más bajos. ¡Regálaselo!
lesson-Fortress-done = Un Goblin de más: tu oponente ha perdido cuatro y los Goblins votan por ti.
place-Tower = La Torre
place-Tower-effect = Al final, cada facción vota por quien sume más valor con sus cartas. Si hay empate, se puntúa como siempre.
example-Tower = Tu Kn8 y tu Kn9 suman 17. Tu oponente tiene más cartas, Kn2, Kn3, Kn4 y Kn5, pero solo suman 14. Los Caballeros votan por ti.
ruling-Tower = Si las sumas son iguales, decide el número de cartas; si sigue el empate, la carta más alta. Un Vikingo que cuenta doble suma su valor una sola vez; un Mapache con botín suma su valor. Los Bardos votan como siempre.
lesson-Tower = Aquí cuenta la suma de los valores. ¡Gana cartas altas!
lesson-Tower-done = Tienes menos cartas, pero más altas. Aquí, eso es lo que cuenta.
place-Ruins = Las Ruinas
place-Ruins-effect = Al final se descartan todas las cartas ganadas de valor impar. Después se puntúa como siempre.
example-Ruins = Tienes cuatro No-muertos: Un1, Un3, Un6 y Un7. Solo te queda el Un6.
lesson-Ruins = Al final se descartan todas las cartas impares. ¡Gana cartas pares!
lesson-Ruins-done = Las cartas impares de tu oponente ya no están; tus pares siguen ahí.
place-Castle = El Castillo
place-Castle-effect = Al final gana quien haya ganado más cartas. Si hay empate, se puntúa como siempre.
place-Castle-goal-2 = Gana más cartas (en caso de empate: votos)
example-Castle = Has ganado 14 cartas y tu oponente 12: ganas la partida, voten lo que voten las facciones.
ruling-Castle = Se cuentan las cartas ganadas antes de que los Campesinos cambien de bando.
lesson-Castle = Aquí solo cuenta el número de cartas. Gana las dos bazas.
lesson-Castle-done = Has ganado más cartas. Los votos ni siquiera se miran.
place-Underworld = El Inframundo
place-Underworld-effect = En las bazas, las cartas de valor 0 luchan con fuerza 10.
example-Underworld = Tu oponente inicia la baza con el Dw9. Respondes con el Dw0, que tiene fuerza 10: ¡ganas!
ruling-Underworld = En la puntuación cuentan los valores impresos.
lesson-Underworld = Aquí los ceros tienen fuerza 10. ¡Pruébalo!
lesson-Underworld-done = El Un0 luchó con fuerza 10 y venció al Un9.
place-Farmlands = Las Tierras de Cultivo
place-Farmlands-effect = En las bazas, el 2 es la carta más fuerte de su facción: tiene un punto de fuerza más que la más alta.
example-Farmlands = Tu oponente inicia la baza con el Go9. Respondes con el Go2, que tiene fuerza 10: ¡ganas!
ruling-Farmlands = El 2 tiene fuerza 10; el de los Campesinos, 13, y el de los Mapaches, 14. En la puntuación cuentan los valores impresos.
lesson-Farmlands = Aquí el 2 es la carta más fuerte de su facción. ¡Pruébalo!
lesson-Farmlands-done = El Kn2 luchó con fuerza 10 y venció al Kn9.
place-Coast = La Costa
place-Coast-effect = Fase 1: el premio es para quien pierde la baza; quien la gana se lleva la primera carta del mazo.
example-Coast = El premio es el Kn9. Juega una carta baja: se lo lleva quien pierde.
ruling-Coast = Los No-muertos jugados siguen siendo para quien gana. Quien gana con una Vidente elige como siempre. En una baza automática de los Autómatas, el premio es para quien la gana.
lesson-Coast = Aquí el premio es para quien pierde. ¡Pues a perder!
lesson-Coast-done = Perdiste la baza y el Kn9 ya es tu Seguidor.
place-Peaks = Los Picos Ventosos
place-Peaks-effect = Antes de la Fase 2, cada jugador elige en secreto tres cartas de su mano. Después las intercambian.
example-Peaks = Entre tus Seguidores hay tres cartas que no van a ganar nada. Las entregas, y recibes tres que tu oponente no quería.
lesson-Peaks = Elige tres cartas débiles para entregar. Después inicia la baza.
lesson-Peaks-done = Te has librado de tres cartas y conoces tres de las de tu oponente.
place-Desert = El Desierto Interminable
place-Desert-effect = Antes de la Fase 1, cada jugador elige en secreto cinco cartas de su mano. Después las intercambian.
example-Desert = Entrega los dos únicos Enanos que tienes: desde la primera baza ya no tendrás que seguir esa facción.
lesson-Desert = Entregas cinco cartas y tres ya están elegidas. Elige otras dos y empieza a jugar.
lesson-Desert-done = Ahora tu oponente tiene tus cartas bajas, y tú sabes cuáles son.
place-Islands = Las Islas
place-Islands-effect = Fase 1: se revelan dos premios. Quien gana elige uno, el otro va debajo del mazo y quien pierde toma la primera carta. En la última baza, quien pierde se lleva el otro premio.
example-Islands = Se revelan el Kn8 y un Go0. Ganas y eliges el Kn8. El Go0 va debajo del mazo y tu oponente roba una carta.
ruling-Islands = Si ganas con una Vidente, puedes quedarte con la carta del mazo en lugar de un premio. Entonces tu oponente elige un premio y el otro va debajo del mazo.
lesson-Islands = Hay dos premios a la vista. Gana la baza y quédate con el mejor.
lesson-Islands-done = Tú elegiste y el otro premio fue debajo del mazo. Solo en la última baza se lo lleva quien pierde.
place-Plateau = La Meseta
place-Plateau-effect = Si ganas tres bazas seguidas, tu oponente es Líder de la siguiente y la cuenta vuelve a empezar.
example-Plateau = Acabas de ganar tres bazas seguidas. Ahora tu oponente es Líder y tu cuenta vuelve a cero.
ruling-Plateau = Si un Dragón, un Basilisco o los Autómatas deciden quién es Líder, mandan ellos. La cuenta continúa de la Fase 1 a la Fase 2.
lesson-Plateau = Has ganado dos bazas seguidas. Gana la tercera y mira quién es Líder después.
lesson-Plateau-done = Tras tres bazas seguidas, tu oponente es Líder y la cuenta vuelve a empezar.
place-Swamp = El Pantano
place-Swamp-effect = Antes de la Fase 2, cada jugador elige en secreto dos cartas de su mano. Después se muestran y se descartan.
example-Swamp = Antes de la Fase 2 descartas dos cartas que tu oponente te habría ganado.
lesson-Swamp = Elige dos cartas que no te sirvan. Después inicia la baza.
lesson-Swamp-done = Te has librado de dos cartas: ya nadie puede ganártelas.
place-Icebergs = Los Icebergs
place-Icebergs-effect = Si pierdes una baza, la siguiente carta que juegues tiene +1 de fuerza. El efecto no se acumula.
example-Icebergs = Has perdido la última baza. Tu oponente inicia la siguiente con el Dw6 y tú juegas el Do6 con fuerza 7: ¡ganas!
ruling-Icebergs = El efecto continúa de la Fase 1 a la Fase 2.
lesson-Icebergs = Has perdido la última baza, así que tu siguiente carta tiene +1 de fuerza. ¡Justo lo que necesitas!
lesson-Icebergs-done = El Do6 luchó con fuerza 7 y venció al Un6.
place-kind-building = Edificio
place-kind-landscape = Escenario
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
reason-solve-phase-2 = Solo se puede resolver la Fase 2, porque solo en ella se pueden conocer todas las cartas; esta es la Fase 1.
reason-solve-two-players = Solo se pueden resolver partidas de dos jugadores; esta tiene { $players }.
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
reason-bad-action = Una acción es una carta para jugar (Go5), para tomar (+Go5 o +deck) o para elegir (-Go5), o una facción para nombrar (@Go).
reason-bad-card = Escribe una carta con el código de su facción y su valor, como Go5.
reason-bad-comment = Un comentario no puede contener llaves ni saltos de línea.
reason-bad-header = Una cabecera se escribe [Name "texto"], con \\" para unas comillas dentro del texto.
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
reason-database-corrupt = La base de datos { $path } está dañada ({ $what }): restaura una copia de seguridad o mira qué encuentra \`claimant admin check\`.
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
reason-bad-pairs = El número de repartos debe ser un número entero mayor que 0, no { $given }.
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
reason-table-kind = El nombre de una tabla debe acabar en { $known }; «{ $name }» no acaba así.
reason-no-polars = Una tabla .parquet necesita polars: instala claimant[lab], por ejemplo con pip install "claimant[lab]". Una tabla .csv no necesita nada.
reason-exists = { $name } ya existe: elige otro nombre o bórralo primero.
reason-not-empty = { $name } no es una carpeta vacía: elige otra para los registros.
reason-no-directory = No hay ninguna carpeta { $name }.
reason-not-a-run = { $name } no es el archivo de una serie.
reason-no-run = No existe el archivo { $name }.
reason-other-run = { $name } contiene otra serie: usa otro archivo.
reason-broken-line = La línea { $line } de { $name } está dañada: bórrala y su reparto se jugará otra vez.
name-you = Tú
name-opponent = Oponente
name-partner = Compañero
name-seat = Asiento { $letter }
team-own = Tu equipo
team-other = El otro equipo
team-seats = Equipo { $letters }
trick = Baza
trick-number = Baza { $number }
trick-number-of = Baza { $number } de { $total }
prize =
    { $count ->
        [one] Premio
       *[other] Premios
    }
deck = Mazo
hand = Mano
your-hand = Tu mano
followers = Seguidores
score-pile = Pila de Simpatizantes
display = Cartas expuestas
discard = Pila de descartes
table-waiting = A la espera
reserve = Reserva
buried = Descartes boca abajo
places-in-play = Lugares Mágicos
factions-in-play = Facciones
cards-counted =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
followers-counted =
    { $count ->
        [one] { $count } Seguidor
       *[other] { $count } Seguidores
    }
cards-none = sin cartas
face-up = boca arriba
face-down = boca abajo
value = Valor
strength = Fuerza
card-open = Ver qué hace { $card }
phase-1 = Fase 1
phase-2 = Fase 2
phase-3 = Puntuación
phase-1-goal = Recluta Seguidores para la Fase 2
phase-2-goal = Consigue la mayoría en cada facción
round = Ronda
your-turn = Te toca
waiting-for = Esperando a { $who }…
leads = Líder
votes =
    { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }
votes-now = La votación ahora
votes-now-for = Ahora vota por
nobody = Nadie
tie = Empate
nothing-played = Aún no se ha jugado ninguna carta
game-over = La partida ha terminado
you-win = ¡Ganas!
you-lose = Esta vez pierdes
shared-victory = Victoria compartida
winner = Victoria
why = Por qué
ask-play-lead = Eres Líder: juega la carta que quieras.
ask-play-free = Puedes jugar la carta que quieras.
ask-play = Tienes que seguir la facción: juega una de las cartas permitidas.
ask-take = ¿Con qué premio te quedas?
ask-take-deck = La primera carta del mazo es { $top }. ¿Con qué carta te quedas?
ask-choose-Au =
    { $seat ->
        [you] Gracias a los Autómatas, ganas esta baza sin luchar. Descarta una carta boca abajo; nadie más la verá.
       *[other] Gracias a los Autómatas, { $who } gana esta baza sin luchar. Descarta una carta boca abajo; nadie más la verá.
    }
ask-choose-Desert =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para intercambiar con { $other }.
ask-choose-Peaks =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para intercambiar con { $other }.
ask-choose-Swamp =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para descartar.
ask-choose =
    { $power }: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
ask-name-Ra = Tu botín ayuda a la facción de la que tienes menos cartas. Hay varias: ¿cuál eliges?
ask-name = { $power }: elige una facción.
chosen-so-far = Elegidas hasta ahora: { $cards }
answer-prize = Premio: { $card }
answer-deck = Del mazo: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = ¿Qué haces?
plain-answer = { $action }
plain-ending = Victoria: { $winners }, { $totals }.
memory = Memoria perfecta
memory-text = Lo que sabrías si te acordaras de todo
memory-lacks =
    { $seat ->
        [you] No tienes cartas de: { $factions }
       *[other] { $who } no tiene cartas de: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } carta desconocida
       *[other] { $count } cartas desconocidas
    }
memory-more = y { $count } más
memory-deck = Mazo, desde arriba
memory-among = Están entre estas: { $cards }
memory-in-deck = { $count } en el mazo
memory-in-box = { $count } fuera de la partida
memory-in-reserve = { $count } en la reserva
memory-in-hand =
    { $seat ->
        [you] { $count } en tu mano
       *[other] { $count } en la mano de { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } entre tus Seguidores
       *[other] { $count } entre los Seguidores de { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } entre tus descartes boca abajo
       *[other] { $count } entre los descartes boca abajo de { $who }
    }
button-confirm = Confirmar
button-cancel = Cancelar
button-close = Cerrar
button-back = Atrás
button-next = Siguiente
button-undo = Deshacer
button-rematch = Revancha
button-replay = Repetición
button-hint = Pista
button-log = Historial
button-rules = Reglas
button-resign = Abandonar
button-share = Compartir
button-copy-link = Copiar enlace
link-copied = Enlace copiado
button-download = Descargar el registro
button-open-file = Abrir un registro guardado
home = Inicio
play-now = Jugar ya
play-friend = Jugar con amigos
play-friend-text = Envía un enlace; no hace falta cuenta
lobby = Mesas públicas
lobby-empty = Todavía no hay nadie esperando. ¡Abre una mesa!
continue-games = Seguir con mis partidas
watch = Mirar
learn = Aprender a jugar
deck-of-the-day = Baraja del día
deck-of-the-day-own = Baraja del día, combinación nuestra
choose-deck = Elegir baraja
pair = Pareja
pairs = Parejas
places-random = Lugares Mágicos al azar
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
player = Jugador
game = Partida
seat-free = Asiento libre
bot = Bot
sit-here = Sentarse aquí
start-game = Empezar la partida
game-claim = Claim
game-kingdoms = Claim Kingdoms
settings = Ajustes
language = Idioma
theme = Colores
theme-light = Claro
theme-dark = Oscuro
theme-system = Como el dispositivo
speed = Velocidad
speed-slow = Lenta
speed-normal = Media
speed-fast = Rápida
speed-off = Sin animación
sound = Sonido
plays-last = Jugar sola la última carta obligada
keys = Atajos de teclado
key-hand = Ir a tu mano y recorrerla
key-value = Saltar a la siguiente carta de ese valor
key-play = Jugar la carta o elegir
key-space = Espacio
key-skip = Saltar lo que se está mostrando
on = Sí
off = No
replay-step = Paso { $number } de { $total }
replay-first = Al principio
replay-last = Al final
connection-lost = Se ha perdido la conexión. Reintentando…
not-sent = Tu jugada todavía no se ha enviado.
page-missing = Esta página no existe.
page-missing-text = Ni las Videntes saben dónde está. Quizá la dirección tenga una errata o el enlace sea demasiado antiguo.
something-wrong = Algo ha salido mal: { $what }
loading = Un momento…
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
games-none = Todavía no has jugado aquí.
games-running = En curso
games-finished = Terminadas
games-more = Partidas anteriores
game-with = Con { $others }
game-your-turn = Seguir
game-won = Ganada
game-lost = Perdida
game-alone = En solitario
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
`;export{e as default};