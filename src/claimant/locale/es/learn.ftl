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

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = En esta página
rules-factions-title = Las facciones
rules-buildings-title = Edificios
rules-landscapes-title = Escenarios
