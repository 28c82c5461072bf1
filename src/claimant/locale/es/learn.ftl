### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.


## The page of all lessons.

learn-title = Aprender a jugar
learn-text = Juega una primera partida con un guía. Después, cada facción y cada Lugar Mágico tiene su propia pequeña lección.
lesson-first-game = Tu primera partida
lesson-first-game-text = Una partida de verdad con un guía a tu lado: las dos fases y cinco facciones, en unos cinco minutos.
learn-begin = Empezar
learn-again = Jugarla otra vez
learn-progress = { $count } de { $total } hechas
learn-done = hecha
learn-forget = Olvidar lo que he hecho
learn-rules = Todas las reglas
learn-rules-text = Para consultar: los dos juegos, cada facción, cada Lugar Mágico
learn-lessons = Pequeñas lecciones
learn-lessons-text = Un poder cada una, un minuto cada una. En el orden que quieras.
learn-group-Claim = Las cinco de la primera partida
learn-group-Claim-2 = Las cinco de Claim 2
learn-group-anniversary = Las que llegaron después
learn-group-Maps = Las que vienen de los mapas
learn-group-home-made = Hechas en casa
learn-group-kingdoms = En el juego Claim Kingdoms

## A lesson.

lesson-play = Jugar la lección
lesson-again = Otra vez
lesson-next = Siguiente: { $name }
lesson-all = Todas las lecciones
lesson-show = Enséñame
lesson-well-done = ¡Bien hecho!
lesson-other-way = También se puede así. Mi camino habría mostrado mejor el poder: prueba otra vez si quieres.
lesson-in-kingdoms = { $name } en Claim Kingdoms
lesson-gone = Esta lección no existe.
lesson-task = Tu tarea

## The guide of the first game.

coach = Guía
coach-refused = Ahora no: { $why }
coach-welcome = ¡Te damos la bienvenida! El trono está vacío, y cinco facciones votan quién lo recibe. Ganan más votos. Te diré en qué fijarte.
coach-phases = El juego tiene dos fases. Primero ganas Seguidores. Después juegas con esos Seguidores y ganas votos.
coach-prize = Este es el premio: { $card }. Quien gana la baza se lo lleva como Seguidor.
coach-hand = Estas son tus cartas. Cada una tiene una facción y un valor. Los valores altos ganan bazas.
coach-lead = Tú inicias la baza, así que puedes jugar cualquier carta. Si quieres el premio, juega una alta.
coach-second = La baza se inició con { $card }. Ahora juegas tú una carta. Si es de la misma facción y más alta, ganas.
coach-must-follow = La baza se inició con { $card }, y tienes cartas de esa facción. Debes seguir con una de ellas: están levantadas.
coach-may-Do = ¿Ves los Doppelgängers? Siempre pueden sustituir a la facción líder. Entonces solo cuenta su número.
coach-free = No tienes cartas de la facción líder, así que puedes jugar lo que quieras. No ganará: es un buen momento para librarte de una carta mala.
coach-free-Go = No tienes Goblins, así que puedes jugar lo que quieras. Es la hora de los Caballeros: ¡cualquiera vence al Goblin que inició la baza!
coach-won-1 = ¡La baza es tuya! El premio { $card } se une a tus Seguidores, y tú inicias la siguiente baza.
coach-lost-1 = Tu oponente gana la baza y el premio. Pero tú también recibes una carta: la primera del mazo. Solo tú la conoces.
coach-lose-wisely = Un secreto: perder una baza no es malo. Si el premio es pobre, tira una carta baja y guarda las altas.
coach-leads-Go = Los Goblins no tienen poder, pero son catorce, y cinco tienen el valor 0.
coach-plays-Do = Un Doppelgänger sustituye: en esta baza cuenta como la facción líder. Gana el número más alto.
coach-beats-Kn-Go = ¿Lo has visto? Un Caballero vence al Goblin que inició la baza, digan lo que digan los números.
coach-moves-Un = ¡No-muertos! En la Fase 1 van directos a la pila de Simpatizantes de quien gana la baza. Ya cuentan para su voto.
coach-moves-Dw = Los Enanos están con quien pierde: en la Fase 2 se los queda quien pierde la baza. Quien gana se lleva el resto.
coach-phase-2 = ¡Fase 2! Tienes en la mano los Seguidores que has ganado. Desde ahora cuenta cada carta de la baza.
coach-votes = Aquí ves cómo votarían ahora las facciones. Cada una vota por quien tiene más cartas suyas.
coach-won-2 = La baza va a tu pila de Simpatizantes: estas cartas cuentan para ti al final.
coach-lost-2 = Tu oponente se lleva la baza. Mira si ha cambiado algún voto.
coach-tip-strong = El premio es { $card }. ¡Merece la pena luchar!
coach-tip-middle = El premio es { $card }. ¿Vale para ti una buena carta?
coach-tip-weak = El premio es solo { $card }. ¿Quizá lo dejas pasar?
coach-tip-lead = Tú inicias. Una carta alta de una facción cuyo voto quieres es un buen comienzo.
coach-tip-lead-Dw = Tú inicias. Recuerda a los Enanos: van a quien pierde. Quien inicia con uno bajo suele llevarse dos.
coach-tip-second = La baza se inició con { $card }. ¿Quieres estas cartas o prefieres librarte de una mala?
coach-tip-second-Dw = Los Enanos van a quien pierde. ¡Aquí lo astuto es una carta baja!
coach-few-left = Solo quedan tres bazas. ¿Qué votos siguen reñidos?
coach-end-won = ¡El trono es tuyo! Ya conoces el juego.
coach-end-lost = Esta vez el trono es para tu oponente. Pero ya conoces el juego: el próximo será tuyo.
coach-end-shared = El trono se comparte. Y ya conoces el juego.
coach-end-next = Desde aquí el juego es tuyo. O prueba las pequeñas lecciones: cada facción tiene una.
coach-play-real = Jugar una partida

## The page of a faction or a place.

power-cards = Las cartas
power-example = Un ejemplo
power-rulings = Bueno es saberlo
power-in-kingdoms = En Claim Kingdoms
power-all = Todas las facciones y lugares

## Examples for each faction.

example-Go = Cinco de los catorce Goblins son ceros. Casi nunca ganan una baza, pero para el voto de los Goblins Go0 cuenta tanto como Go9.
example-Kn = Tu oponente inicia con Go9. No tienes Goblins y juegas Kn2: ganas.
example-Un = Fase 1: inicias con Un3, y tu oponente gana con Un7. Los dos No-muertos van enseguida a su pila de Simpatizantes.
example-Dw = Fase 2: inicias con Dw4, y tu oponente gana con Dw8. Pero los dos Enanos son para ti, porque has perdido.
example-Do = Tu oponente inicia con Kn5. Tienes Kn3, pero juegas Do7: aquí cuenta como Caballero, es más alto y gana.
example-Gi = Inicias con Dr5; tu oponente no tiene Dragones y juega Gi7. Ganas, y se ahuyenta un Gn7 de los expuestos ante tu oponente.
example-Gn = Ante ti están Gn5 y Gn9. Tu oponente gana una baza con Gi5: Gn5 se va, y Gn9 se queda.
example-Dr = Tu oponente inicia con Se8. No tienes Videntes y juegas Dr0. Pierdes, pero tú inicias la siguiente baza.
example-Se = Fase 1: el premio es Tr2. Ganas con Se6 y miras el mazo: ¡Dr8! Te lo quedas, y tu oponente recibe Tr2.
example-Tr = Se juegan Tr6 y Tr7: quien gana se lleva Tr7, y Tr6 espera. En la siguiente baza no hay Trolls: quien la gana se lleva también Tr6.
example-Ro = Con Ro7 conservas Pe4, Pe5, Pe6 y Pe7.
example-Pe = Tienes Ro7, Pe3 y Pe6. Pe6 se queda contigo, y Pe3 se pasa a tu oponente.
example-Au = Ganas con Au5. Por el siguiente premio no se lucha: cada jugador deja una carta boca abajo, y el premio es tuyo. ¡Buen momento para tu peor carta!
example-Ba = Tienes Ba3, Ba4 y Ba5. Tu oponente tiene Ba1, Ba2, Ba6, Ba7 y Ba9: más cartas, pero tu escalera es más larga. Los Bardos votan por ti.
example-Gr = Gr4 está expuesto ante ti. Ahora juegas Un4: lucha con fuerza 9.
example-Ra = De los Enanos solo tienes una carta, menos que de ninguna otra facción. Ra4 y Ra7 llevan botín, así que ahí cuentas tres.
example-Vi = Tienes Vi3 y también Go3: por eso Vi3 cuenta como dos Vikingos.
example-Bs = Tu oponente inicia con Dw5. No tienes Enanos y juegas Bs5: igual de fuerte, así que ganas, y Dw5 es tuyo enseguida.
example-Ph = Fase 2: inicias con Ph4, y tu oponente gana con Ph9. Robas un Fuego de Fénix y tienes una carta más que tu oponente.
example-Uc = Hay dos Unicornios en tu pila de Simpatizantes. Go5 lucha con fuerza 7, pero Uc5 se queda en 5.

## Examples for each place.

example-Dungeon = Las facciones votan 3 a 2 contra ti. Pero has ganado las dos últimas bazas: 4 a 3, el trono es tuyo.
example-Lighthouse = Eres quien gana primero tres Caballeros. Tu oponente gana cinco después: los Caballeros votan por ti de todos modos.
example-Pyramid = Tu oponente tiene Dw0, Dw2 y Dw3, y tú solo Dw6. Los bajos se van, y los Enanos votan por ti.
example-Monastery = Has ganado 18 cartas y tu oponente 8: más del doble, y pierdes. Con 17 a 9 se cuenta como siempre.
example-Bridge = Tienes dos cartas o más de cada facción: dos juegos. Tu oponente no tiene ningún No-muerto: ningún juego. Ganas.
example-Fortress = Tienes Go0, Go1, Go2, Go4, Go5 y Go8. Son seis: las cuatro más bajas se van, y Go5 y Go8 se quedan.
example-Tower = Tienes Kn8 y Kn9, que suman 17. Tu oponente tiene Kn2, Kn3, Kn4 y Kn5, que suman 14. Los Caballeros votan por ti.
example-Ruins = De Un1, Un3, Un6 y Un7 solo queda Un6.
example-Castle = Has ganado 14 cartas y tu oponente 12: ganas, piensen lo que piensen las facciones.
example-Underworld = Tu oponente inicia con Dw9. Sigues con Dw0, que tiene fuerza 10: ¡ganas!
example-Farmlands = Tu oponente inicia con Go9. Sigues con Go2, que tiene fuerza 10: ¡ganas!
example-Coast = El premio es Kn9. Juega bajo: se lo lleva quien pierde.
example-Peaks = Entre tus Seguidores hay tres cartas que solo pueden perder. Entrégalas, y recibes tres que tu oponente no quería.
example-Desert = Entrega tus dos únicos Enanos, y desde la primera baza no tendrás que seguir con Enanos.
example-Islands = Se revelan Kn8 y Go0. Ganas y tomas Kn8. Go0 va debajo del mazo, y tu oponente roba.
example-Plateau = Has ganado tres bazas seguidas. Ahora inicia tu oponente, y tu cuenta empieza de nuevo.
example-Swamp = Antes de la Fase 2 descartas dos cartas que tu oponente te habría ganado.
example-Icebergs = Has perdido la última baza. Tu oponente inicia con Dw6, y juegas Do6 con fuerza 7: ganas.

## Good to know: how single cases are decided.

ruling-Kn = Seguir es lo primero: quien tiene un Goblin debe jugarlo. Contra un Doppelgänger que inició la baza, un Caballero no tiene ventaja. Con tres o cuatro jugadores, si se inició con un Goblin, todos los Caballeros van delante de las demás cartas.
ruling-Un = No importa quién los jugó ni si siguió la facción. Un No-muerto que es premio o viene del mazo es un Seguidor corriente.
ruling-Dw = Un Doppelgänger que sustituye a un Enano va a quien gana. Con tres o cuatro jugadores los Enanos son para la carta más débil; de dos igual de débiles, para la última. Puede ser incluso quien gana.
ruling-Do = Al final cuenta como Doppelgänger y nunca como otra cosa. Si se inicia con uno, la facción líder son los Doppelgängers. Tras un No-muerto se descarta.
ruling-Gi = No importa quién jugó el Gigante: ahuyenta quien gana la baza. Tus Gnomos y los de tu compañero se quedan.
ruling-Gn = Los Gigantes solo alcanzan a los Gnomos expuestos. Un Gnomo atrapado por un Basilisco está en la pila de Simpatizantes y a salvo.
ruling-Dr = El poder vale en las dos fases, y pasa de la última baza de la Fase 1 a la Fase 2. Si son varios, cuenta el último Dragón. Justo antes de una baza automática de los Autómatas no hace nada.
ruling-Se = Una Vidente que pierde no hace nada, y un Doppelgänger no tiene este poder. No hace falta enseñar la carta. Con tres o cuatro jugadores: si la tomas, la segunda mejor elige un premio, la tercera recibe el otro y la cuarta roba.
ruling-Tr = Se toma un Troll aunque no se haya jugado ninguno en esta baza. Con tres o cuatro jugadores no se aconsejan los Trolls.
ruling-Pe = Se comprueba a la vez para todos, y quien se ha pasado se queda allí. Con tres jugadores van al siguiente en el sentido del reloj, con cuatro al otro equipo.
ruling-Au = Debes ganar con el propio Autómata. Las cartas dejadas boca abajo no se juegan: ningún poder actúa, y solo las conoce su dueño. Una baza automática no causa otra, y tras la última baza de la Fase 1 no pasa nada. Con tres o cuatro jugadores eliges un premio, el siguiente en el sentido del reloj recibe el otro, y los demás roban.
ruling-Ba = El Faro y La Torre no cambian nada para los Bardos. El botín nunca llena un hueco en una escalera.
ruling-Gr = Una carta gana 5 de fuerza, nunca más. Un Grifo atrapado en la Fase 1 no ayuda.
ruling-Ra = Todo tu botín ayuda a la misma facción, quizá a una de la que no tienes cartas. El botín solo puede ganar un voto. A nadie se le reparte un Mapache: se barajan en el mazo.
ruling-Vi = La otra carta puede ser de cualquier facción. Solo ayuda en el voto de los Vikingos, y no al comparar las cartas más altas.
ruling-Bs = Aquí cuenta la fuerza, no el valor. Un Basilisco que inicia la baza no hace nada especial. La carta atrapada es para ti, diga lo que diga su propio poder; el Basilisco va adonde va toda carta jugada. Aun así, un Gigante atrapado ahuyenta Gnomos, un Fénix atrapado trae un Fuego de Fénix, y un Troll atrapado es el único Troll de esta baza, salvo en la última.
ruling-Ph = Las manos pueden quedar desiguales. La Fase 2 termina tras la baza en que alguien juega su última carta; lo que otros aún tengan no cuenta para nadie.
ruling-Uc = Un Unicornio atrapado en la Fase 1 ya ayuda. Uno entre tus Seguidores no: aún no está ganado.
ruling-Dungeon = Un voto extra no aporta cartas cuando se decide un empate a votos.
ruling-Lighthouse = Para las tres solo cuentan las cartas ganadas en la Fase 2. Un Gnomo cuenta aunque después sea ahuyentado. Los Bardos votan como siempre.
ruling-Monastery = Se cuenta lo ganado, antes de que los Campesinos se pasen. Con 0 a 0 no pasa nada.
ruling-Bridge = Se cuenta lo ganado, antes de que los Campesinos se pasen.
ruling-Castle = Se cuenta lo ganado, antes de que los Campesinos se pasen.
ruling-Tower = Si las sumas son iguales, deciden más cartas, y luego la más alta. Un Vikingo que cuenta doble suma su valor una vez; un Mapache con botín suma su valor. Los Bardos votan como siempre.
ruling-Underworld = Al final cuentan los valores de las cartas.
ruling-Farmlands = El 2 tiene fuerza 10; con los Campesinos 13 y con los Mapaches 14. Al final cuentan los valores de las cartas.
ruling-Coast = Los No-muertos jugados siguen yendo a quien gana. Quien gana con una Vidente elige como siempre. En una baza automática de los Autómatas el premio es para quien gana.
ruling-Islands = Quien gana con una Vidente puede tomar la carta del mazo en lugar de un premio: entonces el oponente elige un premio, y el otro va debajo del mazo.
ruling-Plateau = Si un Dragón, un Basilisco o los Autómatas señalan a alguien, inicia ese jugador de todos modos. La cuenta sigue de la Fase 1 a la Fase 2.
ruling-Icebergs = Sigue de la Fase 1 a la Fase 2.

## Claim Kingdoms.

kingdoms-example-Go = Tus figuras están sobre dos Goblins. Colocas un tercero: 3 puntos.
kingdoms-example-Dw = En la fila, un Caballero y luego un Enano; en la columna hay un hueco antes del siguiente Enano. Son 2 puntos: esta carta y el Enano de la fila.
kingdoms-example-Gn = Junto a tu Gnomo hay un Caballero donde está tu oponente. 1 punto, y tu segunda figura va también allí.
kingdoms-example-Tr = Un No-muerto a la izquierda, un Caballero a la derecha, nada arriba ni abajo. La fila da 3 puntos, la columna solo 1.
kingdoms-example-Un = Tu oponente está lejos, sobre un Caballero. Cambias: ahora estás tú allí, y tu oponente sobre el No-muerto.
kingdoms-example-Dr = Alrededor hay cinco cartas boca arriba: 5 puntos.
kingdoms-example-Se = Ves un Caballero, un Gigante y un Goblin, y tienes un Enano. Te quedas el Caballero y el Gigante.
kingdoms-example-Do = Lo colocas junto a un Dragón: 1 punto por cada carta boca arriba alrededor de tu Doppelgänger.
kingdoms-example-Gi = Al lado hay un Caballero donde está tu oponente. Lo pones boca abajo: la figura vuelve, y la carta ya no cuenta.
kingdoms-example-Kn = Tu oponente está en la carta de la izquierda y en la de arriba. Devuelves las dos figuras.
kingdoms-ruling-Gn = Quien usa el poder debe poner la figura si es posible. Si no, solo hay el punto.
kingdoms-ruling-Tr = La facción del propio Troll también cuenta.
kingdoms-ruling-Un = En una carta hay como mucho una figura de cada jugador.
kingdoms-ruling-Se = Decides antes de robar. Si la pila tiene menos cartas, miras esas.
kingdoms-ruling-Do = Como Goblin o Enano no se cuenta a sí mismo. Como Troll cuenta como Doppelgänger, y puede haber un Troll en la línea. De otro Doppelgänger no hay nada que copiar.
kingdoms-ruling-Gi = Puede ser una carta tuya, una compartida o la carta inicial.
kingdoms-ruling-Kn = Vienen de dos cartas distintas, pues en cada una hay como mucho una figura de cada jugador.

## The rules in full, besides what is said in short.

rules-contents = En esta página
rules-setup-title = Preparación
rules-setup = Dos jugadores: 52 cartas de cinco facciones, 13 para cada uno, 26 para el mazo. Tres y cuatro jugadores: 72 cartas de siete facciones. Con tres, cada uno recibe 12 cartas; con cuatro, 9; y 36 forman el mazo. La Fase 1 dura hasta que las manos y el mazo están vacíos.
rules-win-title = Quién gana una baza
rules-win = Con dos jugadores gana la segunda carta si es de la facción líder (o un Doppelgänger) y más fuerte. También ganan un Caballero ante un Goblin que inició la baza y un Basilisco de igual fuerza. Si no, gana quien inició. Quien gana inicia la siguiente baza, salvo que un poder o un Lugar Mágico diga otra cosa.
rules-next-title = De la Fase 1 a la Fase 2
rules-next = Quien gana la última baza de la Fase 1 inicia la primera de la Fase 2. Solo los Dragones y La Meseta pueden cambiarlo.
rules-ranking-title = El orden con tres y cuatro jugadores
rules-ranking = Primero van las cartas de la facción líder y los Doppelgängers, por fuerza; después todas las demás, por fuerza. Si se inició con un Goblin, los Caballeros van delante de todas. De cartas iguales es mejor la anterior. La mejor carta elige un premio, la segunda recibe el otro, la tercera y la cuarta roban del mazo.
rules-order-title = Cuando coinciden varios poderes
rules-order = Tras una baza de la Fase 2 este es el orden: lo que atrapa el Basilisco, Enanos, Gigantes, Trolls, Gnomos y Grifos, y el resto a quien gana; después roban los Fénix. Si un poder y un Lugar Mágico se contradicen, vale el poder.
rules-count-title = El orden al final
rules-count = Los Gnomos y Grifos expuestos van a las pilas de Simpatizantes, y los compañeros juntan las suyas. Después miran El Monasterio, El Castillo o El Puente. Después La Pirámide, Las Ruinas o La Fortaleza hacen descartar. Después se pasan los Campesinos. Por último se cuentan los votos, con Vikingos y botín.
rules-factions-title = Las facciones
rules-buildings-title = Edificios
rules-landscapes-title = Escenarios
kingdoms-rules-setup-title = Preparación
kingdoms-rules-setup = Participan siete de las diez facciones, con siete cartas cada una. Tres cartas boca arriba forman la oferta, una está en el centro como carta inicial, y cada jugador tiene dos en la mano. Cada jugador tiene 15 figuras. La carta inicial no tiene figura al principio, pero es una carta como las demás.
kingdoms-rules-power-title = Poderes
kingdoms-rules-power = Puedes dejar de usar cualquier poder, pero solo por completo. En una carta hay como mucho una figura de cada jugador.
kingdoms-rules-display-title = Tres iguales
kingdoms-rules-display = Si hay tres cartas de una facción en la oferta, dos de ellas se barajan en la pila y se reponen.
kingdoms-rules-scoring-title = El recuento
kingdoms-rules-scoring = Cada facción da sus puntos a quien tenga más figuras en sus cartas boca arriba. Si ambos tienen las mismas, no los recibe nadie. Una carta con dos figuras cuenta para los dos. Si no queda ninguna casilla para una carta, la partida termina enseguida.

## The lessons: the task, and what it has shown.

lesson-Go = Para el voto un 0 cuenta tanto como un 9, pero en un empate decide la carta más alta. ¿Qué Goblin necesitas?
lesson-Go-done = Cinco Goblins para cada uno, pero Go9 es tuyo: los Goblins votan por ti.
lesson-Kn = La baza se inició con Go9, y no tienes Goblins. ¿Cuál de tus cartas lo vence de todos modos?
lesson-Kn-done = ¡Kn2 vence a Go9! Contra un Goblin que inicia la baza gana cualquier Caballero.
lesson-Do = La baza se inició con Kn5, y tu propio Caballero es demasiado bajo. Deja que alguien lo sustituya.
lesson-Do-done = En esta baza Do7 luchó como un Caballero. En la pila de Simpatizantes vuelve a ser un Doppelgänger.
lesson-Dw = Quieres los Enanos. Van a quien pierde la baza, así que inicia con una carta baja.
lesson-Dw-done = Tu oponente ganó la baza, pero los Enanos vinieron contigo.
lesson-Un = Fase 1: gana una baza en la que haya No-muertos.
lesson-Un-done = Estos No-muertos ya están en tu pila de Simpatizantes, antes de que empiece la Fase 2.
lesson-Gi = Mira los Gnomos ante tu oponente. Gana una baza con un Gigante que tenga el valor de uno de ellos.
lesson-Gi-done = Había dos Gigantes en la baza, y cada uno ahuyentó un Gnomo de su valor.
lesson-Gn = Gana Gnomos, y después no dejes que tu oponente gane con un Gigante.
lesson-Gn-done = Todos tus Gnomos siguen ahí, así que cuentan para ti.
lesson-Pe = Al final un Campesino solo se queda cerca de la Realeza. Con Ro8 y Ro9 conservas los Campesinos del 5 al 9. ¡Gana uno!
lesson-Pe-done = Pe6 se queda contigo. Pe2 se ha pasado: ninguna carta de Realeza tuya llega tan bajo.
lesson-Ro = Pe4, Pe6 y Pe7 son tuyos, pero no tienes Realeza que los retenga. ¡Gana una!
lesson-Ro-done = Ro7 retiene a todos los Campesinos del 4 al 7. Se quedan contigo.
lesson-Au = Gana esta baza con tu Autómata. El siguiente premio será tuyo sin luchar; deja por él una carta mala boca abajo.
lesson-Au-done = Dos premios con un Autómata, y solo te ha costado una carta mala.
lesson-Ba = Tu oponente tiene más Bardos. Gana el que alarga tu escalera.
lesson-Ba-done = 3, 4, 5: tu escalera es la más larga, así que los Bardos votan por ti.
lesson-Bs = La baza se inició con Dw6. Responde con un Basilisco igual de fuerte.
lesson-Bs-done = Tu Basilisco ha atrapado a Dw6. Está en tu pila de Simpatizantes, y el premio también fue tuyo.
lesson-Dr = Esta baza no puedes ganarla. Pero quien juega ahora un Dragón inicia la siguiente.
lesson-Dr-done = Perdiste y aun así iniciaste. Así Un9 pudo ganarte la última baza.
lesson-Gr = Gana Grifos: quedan expuestos ante ti. Después juega una carta con el valor de uno de ellos.
lesson-Gr-done = Con Gr6 ante ti, Kn6 luchó con fuerza 11.
lesson-Ph = Pierde una baza con un Fénix y mira qué recibes por ello.
lesson-Ph-done = De las cenizas salió un Fuego de Fénix. Pero cuando a alguien no le quedan cartas, la fase termina: no lo guardes demasiado.
lesson-Ra = Gana la última baza: hay botín en ella. Después di a qué facción debe ayudar.
lesson-Ra-done = Tu botín contó también para otra facción y te dio su voto.
lesson-Se = Gana con tu Vidente. Después mira la primera carta del mazo y toma la mejor.
lesson-Se-done = Solo tú sabías qué había en el mazo. Tu oponente recibió lo que no querías.
lesson-Tr = Cada baza da un solo Troll, pero la última da todos los que queden. ¿Qué baza quieres?
lesson-Tr-done = Valió la pena esperar: la última baza te dio todos los Trolls de la mesa.
lesson-Uc = Tres Unicornios en tu pila de Simpatizantes dan 3 más de fuerza a tus cartas. Pruébalo con un Caballero.
lesson-Uc-done = Kn4 tenía fuerza 7. Kn6 también 7, pues tu oponente tiene un Unicornio. Con igual fuerza gana quien inició.
lesson-Vi = Tu oponente tiene más Vikingos. Pero tienes Kn7: ¿qué Vikingo cuenta doble con él?
lesson-Vi-done = Vi7 cuenta doble. Así tienes los mismos Vikingos, y el más alto.
lesson-Bridge = Para un juego completo te falta una facción. Gana una carta suya.
lesson-Bridge-done = Una carta de cada facción: tienes un juego, y tu oponente ninguno.
lesson-Castle = Aquí solo cuenta el número de cartas. Gana las dos bazas.
lesson-Castle-done = Has ganado más cartas. Nadie preguntó por los votos.
lesson-Dungeon = La última baza da un voto extra. Guarda para ella tu carta más fuerte.
lesson-Dungeon-done = La última baza fue tuya, y con ella un voto extra.
lesson-Fortress = Tu oponente tiene cinco Goblins. Con uno más, los cuatro más bajos se van. ¡Regálaselo!
lesson-Fortress-done = Era un Goblin de más: cuatro tuvieron que irse, y los Goblins votan por ti.
lesson-Lighthouse = En la Fase 2 has ganado dos No-muertos. ¡Sé quien tenga tres primero!
lesson-Lighthouse-done = Llegaste primero, así que los No-muertos votan por ti, aunque tu oponente tenga más.
lesson-Monastery = Sin avaricia: si tu oponente tiene al menos el doble de cartas que tú, ganas. Pierde las dos bazas.
lesson-Monastery-done = A tu oponente le pudo la avaricia, y por eso ganas.
lesson-Pyramid = Se descartarán todas las cartas de valor 3 o menos. ¡Gana otras más altas!
lesson-Pyramid-done = Tu oponente tenía muchas cartas, pero bajas. Las tuyas se han quedado.
lesson-Ruins = Se descartarán todas las cartas impares. ¡Gana cartas pares!
lesson-Ruins-done = Las cartas impares de tu oponente se han ido, y tus pares se han quedado.
lesson-Tower = Aquí cuenta la suma de los valores. ¡Gana cartas altas!
lesson-Tower-done = Tienes menos cartas, pero más altas: eso es lo que cuenta aquí.
lesson-Coast = Aquí el premio es para quien pierde. ¡Así que pierde!
lesson-Coast-done = Perdiste la baza, y Kn9 es tu Seguidor.
lesson-Desert = Entregas cinco cartas, y tres ya están elegidas. Elige dos más y después juega.
lesson-Desert-done = Tu oponente tiene ahora tus cartas bajas, y tú las conoces.
lesson-Farmlands = Aquí un 2 es la carta más fuerte de su facción. ¡Pruébalo!
lesson-Farmlands-done = Kn2 tenía fuerza 10 y venció a Kn9.
lesson-Icebergs = Has perdido la última baza, así que tu siguiente carta tiene 1 más de fuerza. Es justo lo que hace falta.
lesson-Icebergs-done = Do6 tenía fuerza 7 y venció a Un6.
lesson-Islands = Hay dos premios a la vista. Gana la baza y toma el mejor.
lesson-Islands-done = Elegiste, y el otro premio fue debajo del mazo. Solo en la última baza lo recibe quien pierde.
lesson-Peaks = Elige tres cartas débiles para entregar. Después inicia.
lesson-Peaks-done = Te has librado de cartas débiles, y conoces tres cartas de tu oponente.
lesson-Plateau = Has ganado dos bazas seguidas. Gana la tercera y mira quién inicia después.
lesson-Plateau-done = Tras tres bazas seguidas inicia tu oponente, y la cuenta empieza de nuevo.
lesson-Swamp = Elige dos cartas que no necesites. Después inicia.
lesson-Swamp-done = Tus cartas débiles ya no están: nadie puede ganártelas.
lesson-Underworld = Aquí un 0 tiene fuerza 10. ¡Pruébalo!
lesson-Underworld-done = Un0 tenía fuerza 10 y venció a Un9.
lesson-kingdoms-Go = Tus figuras ya están sobre dos Goblins. Coloca el tercero y usa su poder.
lesson-kingdoms-Go-done = 3 puntos: uno por cada Goblin sobre el que estás.
lesson-kingdoms-Dw = Busca una casilla con muchos Enanos en su fila y su columna, sin huecos. Coloca allí tu Enano.
lesson-kingdoms-Dw-done = 4 puntos: con este, tres Enanos en la fila, y uno más en la columna.
lesson-kingdoms-Gn = Los Caballeros valen 9 puntos, y solo está allí tu oponente. Coloca tu Gnomo al lado.
lesson-kingdoms-Gn-done = Un punto y una segunda figura: en los Caballeros ahora hay empate.
lesson-kingdoms-Tr = Busca la fila con más facciones distintas y sin otro Troll. Coloca tu Troll en su extremo.
lesson-kingdoms-Tr-done = Cinco facciones distintas en una fila: 5 puntos.
lesson-kingdoms-Un = Tu oponente está sobre un Caballero. Coloca tu No-muerto donde quieras y cambia las figuras.
lesson-kingdoms-Un-done = Ahora estás tú sobre el Caballero, y tu oponente sobre el No-muerto. También puede ser lejos.
lesson-kingdoms-Do = Coloca tu Doppelgänger junto al Dragón y usa su poder.
lesson-kingdoms-Do-done = Como un Dragón, dio un punto por cada carta boca arriba de alrededor. Pero sigue siendo un Doppelgänger.
lesson-kingdoms-Dr = Busca la casilla con más cartas alrededor, también en las esquinas. Coloca allí tu Dragón.
lesson-kingdoms-Dr-done = 7 puntos: en siete de las ocho casillas de alrededor hay una carta boca arriba.
lesson-kingdoms-Se = Coloca tu Vidente y mira tres cartas de la pila. Después quédate las dos mejores.
lesson-kingdoms-Se-done = De cuatro cartas te quedaste las dos mejores, Dragón y Caballero. Las otras están de nuevo en la pila.
lesson-kingdoms-Gi = El Caballero donde está tu oponente vale 9 puntos. Coloca tu Gigante al lado y ponlo boca abajo.
lesson-kingdoms-Gi-done = La figura ha vuelto a su dueño, y esta carta ya no cuenta para nadie.
lesson-kingdoms-Kn = Coloca tu Caballero de modo que haya dos figuras de tu oponente a su lado.
lesson-kingdoms-Kn-done = Las dos figuras han vuelto a la reserva de tu oponente.
