### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No tienen poder, pero son más que nadie.
example-Go = Cinco de los catorce Goblins son ceros. Casi nunca ganan una baza, pero para el voto de los Goblins Go0 cuenta tanto como Go9.
lesson-Go = Para el voto un 0 cuenta tanto como un 9, pero en un empate decide la carta más alta. ¿Qué Goblin necesitas?
lesson-Go-done = Cinco Goblins para cada uno, pero Go9 es tuyo: los Goblins votan por ti.
faction-Kn = Caballeros
faction-Kn-one = Caballero
faction-Kn-power = Si la baza se inició con un Goblin, un Caballero lo vence, digan lo que digan los números. Pero si tienes Goblins, debes seguir con uno de ellos.
example-Kn = Tu oponente inicia con Go9. No tienes Goblins y juegas Kn2: ganas.
ruling-Kn = Seguir es lo primero: quien tiene un Goblin debe jugarlo. Contra un Doppelgänger que inició la baza, un Caballero no tiene ventaja. Con tres o cuatro jugadores, si se inició con un Goblin, todos los Caballeros van delante de las demás cartas.
lesson-Kn = La baza se inició con Go9, y no tienes Goblins. ¿Cuál de tus cartas lo vence de todos modos?
lesson-Kn-done = ¡Kn2 vence a Go9! Contra un Goblin que inicia la baza gana cualquier Caballero.
faction-Un = No-muertos
faction-Un-one = No-muerto
faction-Un-power = Fase 1: todo No-muerto jugado va directo a la pila de Simpatizantes de quien gana la baza.
example-Un = Fase 1: inicias con Un3, y tu oponente gana con Un7. Los dos No-muertos van enseguida a su pila de Simpatizantes.
ruling-Un = No importa quién los jugó ni si siguió la facción. Un No-muerto que es premio o viene del mazo es un Seguidor corriente.
lesson-Un = Fase 1: gana una baza en la que haya No-muertos.
lesson-Un-done = Estos No-muertos ya están en tu pila de Simpatizantes, antes de que empiece la Fase 2.
faction-Dw = Enanos
faction-Dw-one = Enano
faction-Dw-power = Fase 2: todos los Enanos de una baza van a quien la pierde. Con tres o cuatro jugadores: a quien jugó la carta más débil.
example-Dw = Fase 2: inicias con Dw4, y tu oponente gana con Dw8. Pero los dos Enanos son para ti, porque has perdido.
ruling-Dw = Un Doppelgänger que sustituye a un Enano va a quien gana. Con tres o cuatro jugadores los Enanos son para la carta más débil; de dos igual de débiles, para la última. Puede ser incluso quien gana.
lesson-Dw = Quieres los Enanos. Van a quien pierde la baza, así que inicia con una carta baja.
lesson-Dw-done = Tu oponente ganó la baza, pero los Enanos vinieron contigo.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = Siempre puedes jugar un Doppelgänger en lugar de seguir la facción. Entonces lucha como si fuera de la facción líder, pero nunca toma su poder.
example-Do = Tu oponente inicia con Kn5. Tienes Kn3, pero juegas Do7: aquí cuenta como Caballero, es más alto y gana.
ruling-Do = Al final cuenta como Doppelgänger y nunca como otra cosa. Si se inicia con uno, la facción líder son los Doppelgängers. Tras un No-muerto se descarta.
lesson-Do = La baza se inició con Kn5, y tu propio Caballero es demasiado bajo. Deja que alguien lo sustituya.
lesson-Do-done = En esta baza Do7 luchó como un Caballero. En la pila de Simpatizantes vuelve a ser un Doppelgänger.
faction-Gi = Gigantes
faction-Gi-one = Gigante
faction-Gi-power = Fase 2: por cada Gigante de la baza, quien la gana ahuyenta un Gnomo del mismo valor de las cartas expuestas de cada oponente.
example-Gi = Inicias con Dr5; tu oponente no tiene Dragones y juega Gi7. Ganas, y se ahuyenta un Gn7 de los expuestos ante tu oponente.
ruling-Gi = No importa quién jugó el Gigante: ahuyenta quien gana la baza. Tus Gnomos y los de tu compañero se quedan.
lesson-Gi = Mira los Gnomos ante tu oponente. Gana una baza con un Gigante que tenga el valor de uno de ellos.
lesson-Gi-done = Había dos Gigantes en la baza, y cada uno ahuyentó un Gnomo de su valor.
faction-Gn = Gnomos
faction-Gn-one = Gnomo
faction-Gn-power = Fase 2: los Gnomos que ganas quedan expuestos ante ti, donde los Gigantes pueden ahuyentarlos. Los que sigan ahí al final cuentan para ti.
example-Gn = Ante ti están Gn5 y Gn9. Tu oponente gana una baza con Gi5: Gn5 se va, y Gn9 se queda.
ruling-Gn = Los Gigantes solo alcanzan a los Gnomos expuestos. Un Gnomo atrapado por un Basilisco está en la pila de Simpatizantes y a salvo.
lesson-Gn = Gana Gnomos, y después no dejes que tu oponente gane con un Gigante.
lesson-Gn-done = Todos tus Gnomos siguen ahí, así que cuentan para ti.
faction-Dr = Dragones
faction-Dr-one = Dragón
faction-Dr-power = Si juegas un Dragón sin haber iniciado la baza, tú inicias la siguiente, ganes o no.
example-Dr = Tu oponente inicia con Se8. No tienes Videntes y juegas Dr0. Pierdes, pero tú inicias la siguiente baza.
ruling-Dr = El poder vale en las dos fases, y pasa de la última baza de la Fase 1 a la Fase 2. Si son varios, cuenta el último Dragón. Justo antes de una baza automática de los Autómatas no hace nada.
lesson-Dr = Esta baza no puedes ganarla. Pero quien juega ahora un Dragón inicia la siguiente.
lesson-Dr-done = Perdiste y aun así iniciaste. Así Un9 pudo ganarte la última baza.
faction-Se = Videntes
faction-Se-one = Vidente
faction-Se-power = Fase 1: si ganas una baza con una Vidente, miras la primera carta del mazo. Después tomas esa carta o un premio.
example-Se = Fase 1: el premio es Tr2. Ganas con Se6 y miras el mazo: ¡Dr8! Te lo quedas, y tu oponente recibe Tr2.
ruling-Se = Una Vidente que pierde no hace nada, y un Doppelgänger no tiene este poder. No hace falta enseñar la carta. Con tres o cuatro jugadores: si la tomas, la segunda mejor elige un premio, la tercera recibe el otro y la cuarta roba.
lesson-Se = Gana con tu Vidente. Después mira la primera carta del mazo y toma la mejor.
lesson-Se-done = Solo tú sabías qué había en el mazo. Tu oponente recibió lo que no querías.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Fase 2: quien gana una baza se lleva un solo Troll, el más alto de la mesa. Los demás esperan otras bazas. Quien gana la última se lleva todos los que queden.
example-Tr = Se juegan Tr6 y Tr7: quien gana se lleva Tr7, y Tr6 espera. En la siguiente baza no hay Trolls: quien la gana se lleva también Tr6.
ruling-Tr = Se toma un Troll aunque no se haya jugado ninguno en esta baza. Con tres o cuatro jugadores no se aconsejan los Trolls.
lesson-Tr = Cada baza da un solo Troll, pero la última da todos los que queden. ¿Qué baza quieres?
lesson-Tr-done = Valió la pena esperar: la última baza te dio todos los Trolls de la mesa.
faction-Ro = Realeza
faction-Ro-one = Realeza
faction-Ro-power = Al final, cada carta de Realeza retiene a tus Campesinos de su mismo valor o de hasta tres menos.
example-Ro = Con Ro7 conservas Pe4, Pe5, Pe6 y Pe7.
lesson-Ro = Pe4, Pe6 y Pe7 son tuyos, pero no tienes Realeza que los retenga. ¡Gana una!
lesson-Ro-done = Ro7 retiene a todos los Campesinos del 4 al 7. Se quedan contigo.
faction-Pe = Campesinos
faction-Pe-one = Campesino
faction-Pe-power = Al final, un Campesino solo se queda contigo si tienes una carta de Realeza de su valor o de hasta tres más. Los demás se pasan a tu oponente. El Campesino 0 siempre se pasa.
example-Pe = Tienes Ro7, Pe3 y Pe6. Pe6 se queda contigo, y Pe3 se pasa a tu oponente.
ruling-Pe = Se comprueba a la vez para todos, y quien se ha pasado se queda allí. Con tres jugadores van al siguiente en el sentido del reloj, con cuatro al otro equipo.
lesson-Pe = Al final un Campesino solo se queda cerca de la Realeza. Con Ro8 y Ro9 conservas los Campesinos del 5 al 9. ¡Gana uno!
lesson-Pe-done = Pe6 se queda contigo. Pe2 se ha pasado: ninguna carta de Realeza tuya llega tan bajo.
faction-Au = Autómatas
faction-Au-one = Autómata
faction-Au-power = Fase 1: si ganas una baza con un Autómata, también ganas la siguiente. En ella cada jugador deja una carta boca abajo, tú tomas el premio y después inicias tú.
example-Au = Ganas con Au5. Por el siguiente premio no se lucha: cada jugador deja una carta boca abajo, y el premio es tuyo. ¡Buen momento para tu peor carta!
ruling-Au = Debes ganar con el propio Autómata. Las cartas dejadas boca abajo no se juegan: ningún poder actúa, y solo las conoce su dueño. Una baza automática no causa otra, y tras la última baza de la Fase 1 no pasa nada. Con tres o cuatro jugadores eliges un premio, el siguiente en el sentido del reloj recibe el otro, y los demás roban.
lesson-Au = Gana esta baza con tu Autómata. El siguiente premio será tuyo sin luchar; deja por él una carta mala boca abajo.
lesson-Au-done = Dos premios con un Autómata, y solo te ha costado una carta mala.
faction-Ba = Bardos
faction-Ba-one = Bardo
faction-Ba-power = Al final, los Bardos votan por la escalera de valores más larga, como 3, 4, 5. Solo si las más largas empatan se cuenta como siempre.
example-Ba = Tienes Ba3, Ba4 y Ba5. Tu oponente tiene Ba1, Ba2, Ba6, Ba7 y Ba9: más cartas, pero tu escalera es más larga. Los Bardos votan por ti.
ruling-Ba = El Faro y La Torre no cambian nada para los Bardos. El botín nunca llena un hueco en una escalera.
lesson-Ba = Tu oponente tiene más Bardos. Gana el que alarga tu escalera.
lesson-Ba-done = 3, 4, 5: tu escalera es la más larga, así que los Bardos votan por ti.
faction-Gr = Grifos
faction-Gr-one = Grifo
faction-Gr-power = Fase 2: los Grifos que ganas quedan expuestos ante ti. Cada carta que juegues después con el valor de uno de ellos tiene 5 más de fuerza.
example-Gr = Gr4 está expuesto ante ti. Ahora juegas Un4: lucha con fuerza 9.
ruling-Gr = Una carta gana 5 de fuerza, nunca más. Un Grifo atrapado en la Fase 1 no ayuda.
lesson-Gr = Gana Grifos: quedan expuestos ante ti. Después juega una carta con el valor de uno de ellos.
lesson-Gr-done = Con Gr6 ante ti, Kn6 luchó con fuerza 11.
faction-Ra = Mapaches
faction-Ra-one = Mapache
faction-Ra-power = Cuatro de los catorce no participan, y nadie sabe cuáles. Al final, tus Mapaches con botín (1, 4, 7, 10 y 13) cuentan también para la facción de la que tienes menos cartas. Si hay varias, eliges tú.
example-Ra = De los Enanos solo tienes una carta, menos que de ninguna otra facción. Ra4 y Ra7 llevan botín, así que ahí cuentas tres.
ruling-Ra = Todo tu botín ayuda a la misma facción, quizá a una de la que no tienes cartas. El botín solo puede ganar un voto. A nadie se le reparte un Mapache: se barajan en el mazo.
lesson-Ra = Gana la última baza: hay botín en ella. Después di a qué facción debe ayudar.
lesson-Ra-done = Tu botín contó también para otra facción y te dio su voto.
faction-Ra-setup = Preparación: se barajan los catorce Mapaches y se apartan cuatro sin mirarlos. Se reparten las demás cartas. Solo entonces se barajan los diez Mapaches con las que quedan, el mazo: nadie empieza con un Mapache.
faction-Ra-own = Mapaches con botín: 1, 4, 7, 10 y 13. { own-interpretation }
faction-Vi = Vikingos
faction-Vi-one = Vikingo
faction-Vi-power = Al final, cada Vikingo tuyo cuenta doble para el voto de los Vikingos si tienes otra carta del mismo valor.
example-Vi = Tienes Vi3 y también Go3: por eso Vi3 cuenta como dos Vikingos.
ruling-Vi = La otra carta puede ser de cualquier facción. Solo ayuda en el voto de los Vikingos, y no al comparar las cartas más altas.
lesson-Vi = Tu oponente tiene más Vikingos. Pero tienes Kn7: ¿qué Vikingo cuenta doble con él?
lesson-Vi-done = Vi7 cuenta doble. Así tienes los mismos Vikingos, y el más alto.
faction-Bs = Basiliscos
faction-Bs-one = Basilisco
faction-Bs-power = Jugado después de una carta de igual fuerza, un Basilisco gana la baza e inicia la siguiente. Esa carta va enseguida a tu pila de Simpatizantes, también en la Fase 1.
example-Bs = Tu oponente inicia con Dw5. No tienes Enanos y juegas Bs5: igual de fuerte, así que ganas, y Dw5 es tuyo enseguida.
ruling-Bs = Aquí cuenta la fuerza, no el valor. Un Basilisco que inicia la baza no hace nada especial. La carta atrapada es para ti, diga lo que diga su propio poder; el Basilisco va adonde va toda carta jugada. Aun así, un Gigante atrapado ahuyenta Gnomos, un Fénix atrapado trae un Fuego de Fénix, y un Troll atrapado es el único Troll de esta baza, salvo en la última.
lesson-Bs = La baza se inició con Dw6. Responde con un Basilisco igual de fuerte.
lesson-Bs-done = Tu Basilisco ha atrapado a Dw6. Está en tu pila de Simpatizantes, y el premio también fue tuyo.
faction-Ph = Fénix
faction-Ph-one = Fénix
faction-Ph-power = Fase 2: si juegas un Fénix y pierdes la baza, robas un Fuego de Fénix a tu mano. Los Fuegos son Fénix a todos los efectos.
example-Ph = Fase 2: inicias con Ph4, y tu oponente gana con Ph9. Robas un Fuego de Fénix y tienes una carta más que tu oponente.
ruling-Ph = Las manos pueden quedar desiguales. La Fase 2 termina tras la baza en que alguien juega su última carta; lo que otros aún tengan no cuenta para nadie.
lesson-Ph = Pierde una baza con un Fénix y mira qué recibes por ello.
lesson-Ph-done = De las cenizas salió un Fuego de Fénix. Pero cuando a alguien no le quedan cartas, la fase termina: no lo guardes demasiado.
faction-Ph-setup = Preparación: además de los diez Fénix hay diez Fuegos de Fénix, del 0 al 9. Se barajan y forman aparte un montón propio boca abajo.
faction-Pf = Fuegos de Fénix
faction-Pf-one = Fuego de Fénix
faction-Pf-power = La segunda vida de los Fénix: lo robas cuando tu Fénix pierde una baza en la Fase 2.
faction-Uc = Unicornios
faction-Uc-one = Unicornio
faction-Uc-power = Fase 2: cada Unicornio de tu pila de Simpatizantes da 1 más de fuerza a cada carta que juegas, menos a los Unicornios.
example-Uc = Hay dos Unicornios en tu pila de Simpatizantes. Go5 lucha con fuerza 7, pero Uc5 se queda en 5.
ruling-Uc = Un Unicornio atrapado en la Fase 1 ya ayuda. Uno entre tus Seguidores no: aún no está ganado.
lesson-Uc = Tres Unicornios en tu pila de Simpatizantes dan 3 más de fuerza a tus cartas. Pruébalo con un Caballero.
lesson-Uc-done = Kn4 tenía fuerza 7. Kn6 también 7, pues tu oponente tiene un Unicornio. Con igual fuerza gana quien inició.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $values }
faction-pair = Solo viene junto con: { $faction }
faction-most-players =
    { $count ->
        [one] Solo para un jugador
       *[other] Solo para { $count } jugadores
    }
faction-warned-from = No se aconseja con { $count } jugadores o más
faction-reserve = { $count } más en reserva: { $values }
faction-left-out =
    { $count ->
        [one] { $count } carta queda fuera sin que nadie la vea
       *[other] { $count } cartas quedan fuera sin que nadie las vea
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Como empezó todo: la mejor baraja para aprender.
deck-claim2 = Claim 2
deck-claim2-text = Persigue Gnomos, despierta Dragones y cuidado con los Trolls.
deck-clockwork-court = Corte de engranajes
deck-clockwork-court-text = La Realeza retiene a sus Campesinos mientras Autómatas y Bardos marcan el compás.
deck-northern-raid = Saqueo en el norte
deck-northern-raid-text = Vikingos y Mapaches buscan botín, y los Enanos están con quien pierde.
deck-wings-over-the-hills = Alas sobre las colinas
deck-wings-over-the-hills-text = Grifos y Dragones en el aire, Gigantes y Gnomos en tierra.
deck-under-the-bridge = Bajo el puente
deck-under-the-bridge-text = Con los Trolls hay que esperar por lo que se quiere.
own-interpretation = Interpretación nuestra: no figura en ningún reglamento.
