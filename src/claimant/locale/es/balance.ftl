### Lo que muchas partidas dicen de barajas, facciones y Lugares: en la terminal, en informes y en el navegador.

balance-title = Equilibrio

## Cifras de partidas enteras: cómo se llaman y qué significan.

balance-leader = victorias del primer Líder
balance-leader-text = Con qué frecuencia gana el bando que abre la primera baza; lo justo sería { $share }.
balance-luck = suerte
balance-luck-text = Hasta qué punto deciden solo las cartas. Con un 0 % el reparto no favorece a nadie; con un 100 % siempre gana el mismo bando.
balance-skill = habilidad
balance-skill-text = Hasta qué punto decide jugar mejor. Con un 0 % un bot más débil gana igual de a menudo; con un 100 % no gana nunca.
balance-changes = cambios de ventaja
balance-changes-text = Cuántas veces por partida otro bando se pone por delante, según los votos tal como están tras cada baza.
balance-margin = ventaja en votos
balance-margin-text = Cuántos votos le saca el ganador al siguiente bando.
balance-comeback = remontadas
balance-comeback-text = Con qué frecuencia pierde el bando que va por delante a mitad de la fase 2.
balance-settled = decidido tras
balance-settled-text = Cuánto de la fase 2 se ha jugado cuando el ganador se pone por delante definitivamente.
balance-moves = jugadas
balance-moves-text = Cuántas cartas se juegan y cuántas decisiones más se toman en una partida.
balance-choices = elecciones
balance-choices-text = En cuántas de esas jugadas hay algo que elegir.

## Votos y cartas.

balance-votes = Votos
balance-votes-text = Con qué frecuencia se decide el voto de una facción, con qué frecuencia va al ganador, por cuántas cartas, cuánto de la fase 2 se ha jugado hasta entonces y con qué frecuencia se decide tarde, en el último tercio.
balance-vote-decided = decidido
balance-vote-with-winner = para el ganador
balance-vote-margin = ventaja en cartas
balance-vote-settled = decidido tras
balance-vote-late = tarde
balance-cards = Cartas
balance-cards-text = Cuántos puntos porcentuales más gana un bando al que se le repartió una carta, que la reclutó como Seguidor o que la tiene al final en su pila.
balance-card-hands = repartida
balance-card-followers = Seguidor
balance-card-piles = en la pila
balance-places = Lo que cambian los Lugares Mágicos
balance-places-text = La diferencia entre los mismos repartos con el Lugar y sin él.

## Comparar varios.

balance-subjects = Lado a lado
balance-fair = Primero lo más justo
balance-dramatic = Primero lo más emocionante
balance-skilful = Primero donde más cuenta la habilidad
balance-with = { $name } con { $places }

## En qué se basa.

balance-stands-on = { $deals } repartos de cada uno, jugados por { $bot } contra sí mismo. Las barras son intervalos del 95 %.
balance-skill-measured = La habilidad se midió contra { $rival }.
balance-interval = intervalo del 95 %
balance-meaning = Qué significan las cifras

## Las páginas del navegador.

balance-range = de { $least } a { $most }
balance-figure = Cifra
balance-link = Todas las barajas, facciones y Lugares
balance-link-text = Mira qué barajas son justas, cuáles son emocionantes y dónde cuenta la habilidad.
balance-all-deck = Barajas
balance-all-faction = Facciones
balance-all-place = Lugares Mágicos
