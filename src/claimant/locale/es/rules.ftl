### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Cómo se juega a Claim
rules-intro = El juego completo, de la primera carta al último voto. Cada imagen muestra una situación real; un borde dorado señala la carta que ha ganado o que acaba de llegar.
rules-rulings = Los casos difíciles se deciden en las aclaraciones (en inglés).
rules-in-short = Resumen
rules-print = Imprimir esta página

## How the game goes.

rules-goal-title = De qué se trata
rules-goal = El trono está vacío, y tú lo quieres. Cada facción del reino tiene un voto y se lo da al jugador que haya ganado más cartas suyas. Gana quien consiga más votos.
rules-course-title = Dos fases
rules-course = En la Fase 1 juegas con las cartas repartidas para ganar otras mejores: tus Seguidores. En la Fase 2 esos Seguidores son tu mano, y cada carta que ganas cuenta para un voto. Gana, pues, las cartas que querrás tener después, y pierde barato cuando el premio no vale una buena carta.
rules-table-title = La mesa
rules-table-1 = Tu mano. Solo la ves tú.
rules-table-2 = El mazo, boca abajo. El número indica cuántas cartas quedan.
rules-table-3 = El premio: la carta boca arriba por la que se disputa esta baza.
rules-table-4 = La baza: una carta de cada jugador.
rules-table-5 = Tus Seguidores: las cartas que has ganado en la Fase 1, boca abajo.
rules-table-6 = Tu pila de Simpatizantes: las cartas que has ganado definitivamente, boca arriba.
rules-table-7 = La pila de descartes: cartas que no cuentan para nadie.
rules-table-8 = La flecha señala al Líder, que juega primero. En las imágenes tú eres A, abajo. Otros signos: un abanico es una mano; un ojo, las cartas expuestas ante un jugador.
rules-card-title = Una carta
rules-card-1 = El valor: el número impreso en la carta.
rules-card-2 = La facción: se reconoce por el emblema y el color. Una carta pertenece siempre a la facción impresa en ella.
rules-card-3 = La fuerza: el número con el que la carta lucha en esta baza. Normalmente es el valor; los poderes y los Lugares Mágicos pueden aumentarla. Fuera de la baza solo cuenta el valor.
rules-setup-title = Preparación
rules-setup-1 = Elige una baraja: una pareja de facciones y otras tres, 52 cartas en total. Para la primera partida, toma Goblins, Caballeros, No-muertos, Enanos y Doppelgängers.
rules-setup-2 = Baraja y reparte 13 cartas a cada jugador. Las otras 26 forman el mazo, boca abajo en el centro.
rules-setup-3 = El jugador más joven inicia la primera baza. En el ordenador se decide al azar, salvo que elijas a alguien.
rules-setup-Ra = Con Mapaches: baraja los catorce y aparta cuatro sin mirarlos. Reparte primero las demás facciones y después baraja los diez Mapaches con las cartas restantes: ese es el mazo. Así nadie empieza con un Mapache.
rules-setup-Ph = Con Fénix: baraja los diez Fuegos de Fénix y ponlos boca abajo junto al mazo, en una pila aparte.
rules-trick-title = Una baza
rules-trick = El Líder juega la carta que quiera. Después el otro jugador juega una.
rules-follow-title = Seguir la facción
rules-follow = Si tienes cartas de la facción líder, debes jugar una de ellas: es la Regla de Arrastre. Si no tienes ninguna, puedes jugar lo que quieras, pero rara vez ganarás. En su lugar siempre puedes jugar un Doppelgänger.
rules-win-title = Quién gana una baza
rules-win = Gana la carta más fuerte de la facción líder; un Doppelgänger cuenta como una de ellas. Si las dos tienen la misma fuerza, o si la segunda es de otra facción, gana el Líder. Hay dos excepciones: un Caballero vence a un Goblin que inició la baza, y un Basilisco vence a una carta de igual fuerza. Quien gana inicia la siguiente baza, salvo que un poder o un Lugar Mágico diga otra cosa.
rules-win-example = Tu oponente inicia la baza con Dw4. Tienes Dw2, Dw8 y Go9, así que debes jugar un Enano: Dw8 gana, Dw2 pierde. Sin Enanos podrías jugar Go9, pero perdería.
rules-phase-1-title = Fase 1: ganar Seguidores
rules-phase-1 = Se juega una baza por cada carta de la mano, 13 en total. Cada una va así:
rules-phase-1-1 = Se revela la primera carta del mazo: el premio.
rules-phase-1-2 = Se juega una baza.
rules-phase-1-3 = Quien gana pone el premio boca abajo con sus Seguidores. Quien pierde toma la primera carta del mazo, la mira, no la enseña y la pone con los suyos.
rules-phase-1-4 = Las cartas jugadas van a la pila de descartes, salvo los No-muertos y lo que haya atrapado un Basilisco.
rules-next-title = De la Fase 1 a la Fase 2
rules-next = Tras la última baza, el mazo y las manos están vacíos. Toma tus Seguidores en la mano. Quien ganó la última baza inicia la siguiente, salvo que un Dragón o La Meseta designe a otro jugador.
rules-phase-2-title = Fase 2: ganar votos
rules-phase-2 = Ya no hay premios. Quien gana una baza pone las cartas jugadas boca arriba en su pila de Simpatizantes, salvo que un poder las envíe a otro sitio. La fase termina cuando a un jugador no le quedan cartas después de una baza. Las que el otro tenga aún en la mano se descartan.
rules-scoring-title = Puntuación
rules-scoring = Ordena tu pila de Simpatizantes por facciones. Cada facción vota por el jugador que tenga más cartas suyas. Si ambos tienen el mismo número, decide la carta más alta, después la segunda más alta, y así. Si todas son iguales o nadie tiene ninguna, esa facción no vota. Gana quien tenga más votos.
rules-scoring-picture = El número del disco de color se lleva el voto. Es la puntuación de la partida que se cuenta más abajo.
rules-tie-title = Empate a votos
rules-tie = Si hay empate a votos, cada jugador cuenta las cartas de las facciones que le han votado: gana quien tenga más. Si también son iguales, gana la suma más alta de sus valores. Si el empate continúa, la victoria se comparte.

## A whole game.

rules-sample-title = Una partida completa
rules-sample = Dos bots, A y B, juegan con la primera baraja. A inicia la primera baza. Esta es la Fase 1, baza por baza:
rules-sample-phase-2 = En la Fase 2 cada uno juega con los Seguidores que ha ganado. «Para A» y «Para B» indican quién recibe las cartas:
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
rules-sample-why-other = por su poder
rules-sample-why-none = sin voto

## Decks.

rules-decks-title = Barajas
rules-decks = Cada mezcla es un juego distinto. Una baraja tiene una pareja de facciones y otras tres; con tres o cuatro jugadores, otras cinco. Una pareja entra entera o no entra. Estas son las parejas:
rules-decks-ready = Hay barajas ya preparadas. Claim y Claim 2 son las facciones de esas dos cajas. Todas las demás son combinaciones nuestras, igual que lo que se añade con tres o cuatro jugadores.
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
rules-places = Con dos jugadores se puede añadir un Edificio, un Escenario o uno de cada, al azar o a elección. Están a la vista desde el principio y valen para ambos jugadores. Si un Lugar Mágico y el poder de una facción se contradicen, vale el poder.
rules-buildings = Los Edificios cambian quién gana al final.
rules-landscapes = Los Escenarios cambian cómo se juegan las bazas. En la puntuación siempre cuentan los valores impresos.

## More players.

rules-more-players-title = Tres y cuatro jugadores
rules-more-players-1 = La baraja tiene una pareja y otras cinco facciones: 72 cartas y siete votos. Con tres jugadores cada uno recibe 12 cartas; con cuatro, 9. Las otras 36 forman el mazo.
rules-more-players-2 = Los Basiliscos, los Fénix, los Unicornios y los Lugares Mágicos son solo para dos jugadores. Los Trolls están permitidos, pero es mejor dejarlos fuera.
rules-more-players-3 = Cada jugador juega una carta, en el sentido de las agujas del reloj desde el Líder.
rules-more-players-4 = Se revelan dos premios. La mejor carta se lleva uno de ellos y la segunda recibe el otro. La tercera y después la cuarta toman la primera carta del mazo, sin que los demás la vean.
rules-more-players-5 = Con cuatro, los jugadores sentados frente a frente son compañeros. Juntan sus pilas de Simpatizantes y ganan o pierden juntos.
rules-ranking-title = El orden de las cartas
rules-ranking = Si la baza se inició con un Goblin, primero van los Caballeros. Después van la facción líder y los Doppelgängers, y luego todas las demás cartas. En cada grupo es mejor la carta más fuerte; entre cartas de igual fuerza, la que se jugó antes.

## Hard cases.

rules-order-title = Cuando coinciden varios poderes
rules-order = Tras una baza de la Fase 2 las cartas se recogen en este orden: lo que atrapa el Basilisco, Enanos, Gigantes, Trolls, Gnomos y Grifos, y el resto para quien gana. Después se roban los Fuegos de Fénix.
rules-count-title = El orden de la puntuación
rules-count-1 = Los Gnomos y Grifos expuestos van a la pila de Simpatizantes de su dueño. Los compañeros juntan sus pilas.
rules-count-2 = El Monasterio, El Castillo o El Puente pueden decidir la partida de inmediato.
rules-count-3 = La Pirámide, Las Ruinas o La Fortaleza hacen descartar cartas.
rules-count-4 = Los Campesinos sin Realeza cambian de bando.
rules-count-5 = Se añade el botín, y los Vikingos cuentan doble.
rules-count-6 = Las facciones votan. Los Bardos, El Faro y La Torre cuentan a su manera.

## For those who know other games.

rules-known-title = Qué cambia respecto a lo que conoces
rules-known-whist-title = Juegas al tute o al bridge
rules-known-whist = Se sigue la facción como de costumbre, pero no hay triunfos, y entre cartas iguales gana la primera. Una baza de la Fase 1 no da puntos: se lucha por el premio, y quien pierde también recibe una carta, a menudo mejor. Lo que reúnes allí es tu mano para la Fase 2, así que recuerda lo que ha ganado tu oponente.
rules-known-claim-title = Solo conoces el primer Claim
rules-known-claim = Todo lo que sabes sigue valiendo. Hay dos parejas más, cartas que en la Fase 2 quedan expuestas ante ti (Gnomos, Grifos), poderes que solo actúan en la puntuación (Campesinos, Bardos, Mapaches, Vikingos) y Lugares Mágicos. Si hay empate en una facción, decide la carta más alta.
rules-known-group-title = Con tres o cuatro jugadores
rules-known-group = La segunda carta también vale algo: recibe el otro premio. Los Enanos van a la carta más débil, no simplemente a quien pierde. Con cuatro, en la puntuación también cuentan las cartas de tu compañero: déjale ganar.

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
kingdoms-rules-goal = Dos jugadores construyen un reino con cartas y ponen sus figuras en él. Al final, cada facción da sus puntos al jugador que tenga más figuras en sus cartas. Gana quien tenga más puntos.
kingdoms-rules-picture = Los peones son las figuras de A y las torres, las de B. Las casillas con línea discontinua están libres: allí se puede colocar una carta.
kingdoms-rules-setup-title = Preparación
kingdoms-rules-setup-1 = Elige siete de las diez facciones, o decídelas al azar. Cada una tiene siete cartas. Barájalas todas.
kingdoms-rules-setup-2 = Pon tres cartas boca arriba como oferta y una en el centro como carta inicial. Reparte dos a cada jugador. El resto es el mazo.
kingdoms-rules-setup-3 = Cada jugador tiene 15 figuras y ningún punto. La carta inicial no tiene figura; por lo demás es una carta como las otras.
kingdoms-rules-setup-4 = El jugador más joven decide quién empieza. En el ordenador se decide al azar, salvo que elijas a alguien.
kingdoms-rules-turn-title = Tu turno
kingdoms-rules-turn-1 = Coloca una de tus dos cartas en una casilla libre que comparta un lado con una carta boca arriba, y pon en ella una de tus figuras.
kingdoms-rules-turn-2 = Usa el poder de la carta, o no lo uses: todo o nada.
kingdoms-rules-turn-3 = Roba una carta: una de las tres de la oferta, que se repone enseguida, o la primera del mazo.
kingdoms-rules-words-title = Adyacentes y líneas
kingdoms-rules-words = Es adyacente una carta boca arriba que comparte un lado; una esquina no basta. Una línea es la serie sin huecos de cartas boca arriba que pasa por tu carta, en su fila o en su columna. Una carta boca abajo no es adyacente y corta todas las líneas. Una casilla a su lado se puede usar si la toca otra carta que esté boca arriba. En una carta hay como mucho una figura de cada jugador.
kingdoms-rules-display-title = Tres iguales
kingdoms-rules-display = Tres cartas de una misma facción no se quedan en la oferta: dos de ellas se barajan en el mazo y se reponen.
kingdoms-rules-end-title = El final
kingdoms-rules-end = La partida termina cuando ambos jugadores han tenido el mismo número de turnos y a uno de ellos no le quedan figuras. También termina cuando todas las cartas están colocadas y, de inmediato, cuando no queda ninguna casilla para una carta.
kingdoms-rules-scoring-title = Puntuación
kingdoms-rules-scoring = Cada facción da sus puntos al jugador que tenga más figuras en sus cartas boca arriba. Si ambos tienen el mismo número, no los recibe nadie. Una carta con dos figuras cuenta para los dos. Gana quien tenga más puntos. Si hay empate a puntos, gana quien tenga más figuras en la reserva. Si el empate continúa, la victoria se comparte.
kingdoms-rules-powers-title = Los poderes
kingdoms-rules-worth = Puntos
