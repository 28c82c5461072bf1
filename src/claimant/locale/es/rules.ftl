### The rules of Claim in short, for a page of their own.

rules-title = Cómo se juega a Claim
rules-goal-title = De qué se trata
rules-goal = El trono está vacío, y tú lo quieres. Las facciones del reino votan. Cada facción vota por quien haya ganado más cartas suyas. Gana quien reciba más votos.
rules-course-title = Dos fases
rules-course = En la Fase 1 usas las cartas repartidas para ganar otras mejores: tus Seguidores. En la Fase 2 juegas justo con esos Seguidores, y ahora cada carta que ganas cuenta para un voto.
rules-trick-title = Una baza
rules-trick = Un jugador inicia la baza con la carta que quiera. Los demás juegan una carta cada uno. Gana la carta más alta de la facción líder. Si los números son iguales, vale más la que se jugó antes.
rules-follow-title = Seguir la facción
rules-follow = Si tienes cartas de la facción líder, debes jugar una de ellas. Si no tienes, puedes jugar lo que quieras, pero entonces casi nunca ganas. Los Doppelgängers siempre pueden sustituirlas.
rules-phase-1-title = Fase 1: Seguidores
rules-phase-1 = Antes de cada baza se revela una carta: el premio. Se lo lleva quien gana la baza. Quien pierde toma la primera carta del mazo sin enseñarla. ¡A veces conviene perder! Las cartas jugadas desaparecen.
rules-phase-2-title = Fase 2: votos
rules-phase-2 = Toma tus Seguidores en la mano. Ahora quien gana una baza pone las cartas jugadas en su pila de Simpatizantes. Algunas facciones van por libre: lee sus cartas.
rules-scoring-title = La votación
rules-scoring = Cada facción vota por quien tenga más cartas suyas. Si dos tienen las mismas, decide la carta más alta, después la segunda, y así. Si aún nadie va por delante, esa facción no vota.
rules-tie-title = Empate a votos
rules-tie = Entonces cuenta quién tiene más cartas en las facciones que le votaron, después la suma más alta de sus valores. Si todo es igual, la victoria se comparte.
rules-more-players-title = Tres y cuatro jugadores
rules-more-players = Participan siete facciones. Se revelan dos premios: la mejor carta se lleva uno, la segunda el otro, y los demás roban del mazo. Con cuatro, los que se sientan enfrente son compañeros y cuentan sus cartas juntos.
rules-places-title = Lugares Mágicos
rules-places = Con dos jugadores se puede añadir un Edificio, un Escenario o uno de cada. Cambian un poco las reglas, y lo que hacen está escrito en ellos.
rules-decks-title = Barajas
rules-decks = Una baraja tiene una pareja de facciones que van juntas y otras tres facciones; con tres o cuatro jugadores, otras cinco. Cada mezcla es un juego distinto.
rules-words-title = Valor y fuerza
rules-words = El valor es el número de la carta. La fuerza es con lo que lucha en esta baza: los poderes y los Lugares Mágicos pueden aumentarla.
