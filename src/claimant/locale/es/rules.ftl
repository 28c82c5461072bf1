### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Cómo se juega a Claim
rules-intro = El juego completo, de la primera carta al último voto. Cada imagen muestra una situación real; un borde dorado señala la carta que ha ganado o que acaba de llegar.
rules-rulings = Los casos difíciles se deciden en las aclaraciones (en inglés).
rules-in-short = Resumen
rules-print = Imprimir esta página

## How the game goes.

rules-goal-title = De qué se trata
rules-goal = El trono está vacío y lo quieres tú. Cada facción del reino tiene un voto y se lo da al jugador que haya ganado más cartas suyas. Gana quien consiga más votos.
rules-course-title = Dos fases
rules-course = En la Fase 1 juegas con las cartas repartidas para reclutar otras mejores: tus Seguidores. En la Fase 2 esos Seguidores son tu mano, y cada carta que ganas cuenta para un voto. Por eso te conviene ganar las cartas que querrás tener después y, cuando el premio no merezca una buena carta, perder con una mala.
rules-table-title = La mesa
rules-table-1 = Tu mano. Solo la ves tú.
rules-table-2 = El mazo, boca abajo. El número indica cuántas cartas quedan.
rules-table-3 = El premio: la carta boca arriba por la que se lucha en esta baza.
rules-table-4 = La baza: una carta de cada jugador.
rules-table-5 = Tus Seguidores: las cartas que has reclutado en la Fase 1, boca abajo.
rules-table-6 = Tu pila de Simpatizantes: las cartas que ya son tuyas hasta el final, boca arriba.
rules-table-7 = La pila de descartes: cartas que no cuentan para nadie.
rules-table-8 = La flecha señala al Líder, que juega primero. En las imágenes tú eres A, abajo. Otros signos: un abanico es una mano; un ojo, las cartas expuestas delante de un jugador.
rules-card-title = Una carta
rules-card-1 = El valor: el número impreso en la carta.
rules-card-2 = La facción: se reconoce por el emblema y el color. Una carta pertenece siempre a la facción impresa en ella.
rules-card-3 = La fuerza: el número con el que la carta lucha en esta baza. Normalmente es el valor; los poderes y los Lugares Mágicos pueden aumentarla. Fuera de la baza solo cuenta el valor.
rules-setup-title = Preparación
rules-setup-1 = Elige una baraja: una pareja de facciones y otras tres, 52 cartas en total. Para la primera partida, toma Goblins, Caballeros, No-muertos, Enanos y Doppelgängers.
rules-setup-2 = Baraja y reparte 13 cartas a cada jugador. Las otras 26 forman el mazo, boca abajo en el centro.
rules-setup-3 = El jugador más joven es Líder de la primera baza. En el ordenador se decide al azar, salvo que elijas a alguien.
rules-setup-Ra = Con Mapaches: baraja los catorce y aparta cuatro sin mirarlos. Reparte primero las demás facciones y después baraja los diez Mapaches con las cartas restantes: ese es el mazo. Así nadie empieza con un Mapache.
rules-setup-Ph = Con Fénix: baraja los diez Fuegos de Fénix y ponlos boca abajo junto al mazo, en una pila aparte.
rules-trick-title = Una baza
rules-trick = El Líder inicia la baza con la carta que quiera. Después, el otro jugador juega una.
rules-follow-title = La Regla de Arrastre
rules-follow = Si tienes cartas de la facción líder, debes jugar una de ellas. Si no tienes ninguna, puedes jugar la carta que quieras, aunque casi nunca ganarás. Un Doppelgänger siempre puede hacerse pasar por la facción líder.
rules-win-title = Quién gana una baza
rules-win = Gana la carta más fuerte de la facción líder; un Doppelgänger cuenta como una de sus cartas. Si las dos tienen la misma fuerza, o si la segunda es de otra facción, gana el Líder. Hay dos excepciones: un Caballero vence al Goblin que inició la baza, y un Basilisco, a la carta de su misma fuerza que la inició. Quien gana es Líder de la siguiente baza, salvo que un poder o un Lugar Mágico diga lo contrario.
rules-win-example = Tu oponente inicia la baza con el Dw4. Tienes el Dw2, el Dw8 y el Go9, así que debes jugar un Enano: el Dw8 gana y el Dw2 pierde. Sin Enanos podrías jugar el Go9, pero perdería.
rules-phase-1-title = Fase 1: reclutar Seguidores
rules-phase-1 = Se juega una baza por cada carta de la mano, 13 en total. Cada una se desarrolla así:
rules-phase-1-1 = Se revela la primera carta del mazo: el premio.
rules-phase-1-2 = Se juega una baza.
rules-phase-1-3 = Quien gana pone el premio boca abajo con sus Seguidores. Quien pierde toma la primera carta del mazo, la mira, no la enseña y la pone con los suyos.
rules-phase-1-4 = Las cartas jugadas van a la pila de descartes, salvo los No-muertos y la carta atrapada por un Basilisco.
rules-next-title = De la Fase 1 a la Fase 2
rules-next = Tras la última baza, el mazo y las manos están vacíos. Toma tus Seguidores: son tu nueva mano. Quien ganó la última baza es Líder de la siguiente, salvo que un Dragón o La Meseta designen a otro jugador.
rules-phase-2-title = Fase 2: conseguir Simpatizantes
rules-phase-2 = Ya no hay premios. Quien gana una baza pone las cartas jugadas boca arriba en su pila de Simpatizantes, salvo que un poder las envíe a otro sitio. La fase termina cuando, al acabar una baza, a un jugador no le quedan cartas. Las que el otro tenga aún en la mano se descartan.
rules-scoring-title = Puntuación
rules-scoring = Separa tu pila de Simpatizantes por facciones. Cada facción vota por el jugador que tenga más cartas suyas. Si hay empate, decide la carta más alta; después, la segunda más alta, y así sucesivamente. Si todas son iguales o nadie tiene ninguna, esa facción no vota. Gana quien tenga más votos.
rules-scoring-picture = El número sobre un disco de color es el que se lleva el voto. Es la puntuación de la partida que se cuenta más abajo.
rules-tie-title = Empate a votos
rules-tie = Si hay empate a votos, cada jugador cuenta las cartas de las facciones que le han votado: gana quien tenga más. Si sigue el empate, gana quien sume más valor con ellas. Si aun así hay empate, se comparte la victoria.

## A whole game.

rules-sample-title = Una partida completa
rules-sample = Dos bots, A y B, juegan con la primera baraja. A es Líder de la primera baza. Esta es la Fase 1, baza a baza:
rules-sample-phase-2 = En la Fase 2 cada uno juega con los Seguidores que ha reclutado. «Para A» y «Para B» indican quién recibe las cartas:
rules-sample-scoring = Así se puntuó la partida. Entre paréntesis están los valores de las cartas:
rules-sample-trick = Baza
rules-sample-prize = Premio
rules-sample-led = Inicio
rules-sample-answer = Respuesta
rules-sample-winner = Gana
rules-sample-drawn = Quien pierde roba
rules-sample-power = Poder
rules-sample-to = Para { $seat }
rules-sample-vote = Voto
rules-sample-votes = Votos
rules-sample-why = Se decide por
rules-sample-why-cards = más cartas
rules-sample-why-highest-card = carta más alta
rules-sample-why-other = su poder
rules-sample-why-none = sin voto

## Decks.

rules-decks-title = Barajas
rules-decks = Cada mezcla de facciones es un juego distinto. Una baraja tiene una pareja de facciones y otras tres; con tres o cuatro jugadores, otras cinco. Una pareja entra entera o no entra. Estas son las parejas:
rules-decks-ready = Hay barajas preparadas. Claim y Claim 2 son las facciones de esas dos cajas. Todas las demás son combinaciones nuestras, igual que las facciones que se añaden con tres o cuatro jugadores.
rules-deck = Baraja
rules-deck-factions = Facciones
rules-deck-joining = Con tres o cuatro jugadores, además

## Factions and places.

rules-factions = Todas las facciones de un vistazo:
rules-faction = Facción
rules-box = Caja
rules-cards = Cartas
rules-values = Valores
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = V Aniversario
rules-box-maps = Refuerzos: Mapas
rules-loot = Qué Mapaches llevan botín es una interpretación nuestra, porque los reglamentos no lo dicen. Si tienes las cartas, guíate por ellas.
rules-places-title = Lugares Mágicos
rules-places = Con dos jugadores se puede añadir un Edificio, un Escenario o uno de cada, al azar o a elección. Están a la vista desde el principio y valen para ambos jugadores. Si un Lugar Mágico y el poder de una facción se contradicen, manda el poder.
rules-buildings = Los Edificios cambian quién gana al final.
rules-landscapes = Los Escenarios cambian cómo se juegan las bazas. En la puntuación siempre cuentan los valores impresos.

## More players.

rules-more-players-title = Tres y cuatro jugadores
rules-more-players-1 = La baraja tiene una pareja y otras cinco facciones: 72 cartas y siete votos. Con tres jugadores cada uno recibe 12 cartas; con cuatro, 9. Las otras 36 forman el mazo.
rules-more-players-2 = Los Basiliscos, los Fénix, los Unicornios y los Lugares Mágicos son solo para dos jugadores. Los Trolls están permitidos, pero no se recomiendan.
rules-more-players-3 = Cada jugador juega una carta, en el sentido de las agujas del reloj desde el Líder.
rules-more-players-4 = Se revelan dos premios. Quien jugó la mejor carta elige uno y quien jugó la segunda mejor recibe el otro. Después, el tercero y el cuarto toman la primera carta del mazo sin que los demás la vean.
rules-more-players-5 = Con cuatro, los jugadores que se sientan enfrente son compañeros. Juntan sus pilas de Simpatizantes y ganan o pierden juntos.
rules-ranking-title = El orden de las cartas
rules-ranking = Si la baza se inició con un Goblin, primero van los Caballeros. Después van la facción líder y los Doppelgängers, y luego todas las demás cartas. En cada grupo es mejor la carta más fuerte; entre cartas de igual fuerza, la que se jugó antes.

## Hard cases.

rules-order-title = Cuando coinciden varios poderes
rules-order = Tras una baza de la Fase 2, las cartas se recogen en este orden: la carta atrapada por un Basilisco, Enanos, Gigantes, Trolls, Gnomos y Grifos, y el resto para quien gana. Después se roban los Fuegos de Fénix.
rules-count-title = El orden de la puntuación
rules-count-1 = Los Gnomos y Grifos expuestos van a la pila de Simpatizantes de su dueño. Los compañeros juntan sus pilas.
rules-count-2 = El Monasterio, El Castillo o El Puente pueden decidir la partida en el acto.
rules-count-3 = La Pirámide, Las Ruinas o La Fortaleza hacen descartar cartas.
rules-count-4 = Los Campesinos sin Realeza que los retenga cambian de bando.
rules-count-5 = Se añade el botín, y los Vikingos cuentan doble.
rules-count-6 = Las facciones votan. Los Bardos, El Faro y La Torre cuentan a su manera.

## For those who know other games.

rules-known-title = Qué cambia respecto a lo que conoces
rules-known-whist-title = Juegas al tute o al bridge
rules-known-whist = Hay que seguir la facción, como de costumbre, pero no hay triunfos, y entre cartas iguales gana la primera. Una baza de la Fase 1 no da puntos: se lucha por el premio, y quien pierde también recibe una carta, a menudo mejor. Lo que reúnes en ella es tu mano para la Fase 2, así que recuerda lo que ha ganado tu oponente.
rules-known-claim-title = Solo conoces el primer Claim
rules-known-claim = Todo lo que sabes sigue valiendo. Lo nuevo: dos parejas más, cartas que en la Fase 2 quedan expuestas delante de ti (Gnomos, Grifos), poderes que solo actúan en la puntuación (Campesinos, Bardos, Mapaches, Vikingos) y Lugares Mágicos. Si hay empate en una facción, decide la carta más alta.
rules-known-group-title = Con tres o cuatro jugadores
rules-known-group = La segunda mejor carta también vale algo: recibe el otro premio. Los Enanos se van con quien jugó la carta más débil, no simplemente con quien pierde. Con cuatro, las cartas de tu compañero también cuentan para ti en la puntuación, así que déjale ganar.

## What pictures show, for those who do not see them.

rules-picture-table = Una mesa con dos jugadores, con números en sus partes
rules-picture-card = Una carta, con números en sus partes
rules-picture-trick = Una baza de la Fase { $phase } y adónde van las cartas
rules-picture-scoring = Las pilas de Simpatizantes de ambos jugadores por facciones, con los votos
rules-picture-ranking = Una baza con { $count } jugadores, su orden y lo que recibe cada uno
rules-picture-kingdom = Un reino de seis cartas con figuras y casillas libres alrededor
rules-picture-power = Antes y después: { $name }

## Claim Kingdoms.

kingdoms-rules-title = Cómo se juega a Claim Kingdoms
kingdoms-rules-goal-title = De qué se trata
kingdoms-rules-goal = Dos jugadores construyen juntos un reino con cartas y ponen en él sus figuras. Al final, cada facción da sus puntos al jugador que tenga más figuras en sus cartas. Gana quien tenga más puntos.
kingdoms-rules-picture = Los peones son las figuras de A y las torres, las de B. Las casillas con borde discontinuo están libres: ahí se puede colocar una carta.
kingdoms-rules-setup-title = Preparación
kingdoms-rules-setup-1 = Elige siete de las diez facciones, o sortéalas. Cada una tiene siete cartas. Barájalas todas.
kingdoms-rules-setup-2 = Pon tres cartas boca arriba como oferta y otra en el centro como carta inicial. Reparte dos a cada jugador. El resto es el mazo.
kingdoms-rules-setup-3 = Cada jugador tiene 15 figuras y ningún punto. La carta inicial no tiene figura; por lo demás, es una carta como cualquier otra.
kingdoms-rules-setup-4 = El jugador más joven decide quién empieza. En el ordenador se decide al azar, salvo que elijas a alguien.
kingdoms-rules-turn-title = Tu turno
kingdoms-rules-turn-1 = Coloca una de tus dos cartas en una casilla libre que comparta un lado con una carta boca arriba, y pon en ella una de tus figuras.
kingdoms-rules-turn-2 = Si quieres, usa el poder de la carta: entero o nada.
kingdoms-rules-turn-3 = Roba una carta: una de las tres de la oferta, que se repone al momento, o la primera del mazo.
kingdoms-rules-words-title = Cartas adyacentes y líneas
kingdoms-rules-words = Una carta es adyacente si está boca arriba y comparte un lado; una esquina no basta. Una línea es la serie de cartas boca arriba, sin huecos, que pasa por tu carta en su fila o en su columna. Una carta boca abajo no es adyacente y corta todas las líneas. Aun así, puedes usar una casilla a su lado si la toca otra carta que esté boca arriba. En cada carta cabe como mucho una figura de cada jugador.
kingdoms-rules-display-title = Tres iguales
kingdoms-rules-display = Tres cartas de la misma facción no se quedan en la oferta: dos de ellas se barajan en el mazo y se reponen.
kingdoms-rules-end-title = El final
kingdoms-rules-end = La partida termina cuando ambos jugadores han jugado el mismo número de turnos y a uno de ellos no le quedan figuras. También termina cuando se han colocado todas las cartas y, en el acto, cuando no queda ninguna casilla donde colocar una carta.
kingdoms-rules-scoring-title = Puntuación
kingdoms-rules-scoring = Cada facción da sus puntos al jugador que tenga más figuras en sus cartas boca arriba. Si hay empate, no se los lleva nadie. Una carta con dos figuras cuenta para los dos. Gana quien tenga más puntos. Si hay empate a puntos, gana quien tenga más figuras en la reserva. Si sigue el empate, se comparte la victoria.
kingdoms-rules-powers-title = Los poderes
kingdoms-rules-worth = Puntos
