### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

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

## What else there is to say about a faction.

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

## Ready-made decks.

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
