### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

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

## A lesson.

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

## The guide of the first game.

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

## The page of a faction or a place.

power-cards = Las cartas
power-example = Un ejemplo
power-rulings = Conviene saber
power-in-kingdoms = En Claim Kingdoms
power-all = Todas las facciones y Lugares Mágicos

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = En esta página
rules-factions-title = Las facciones
rules-buildings-title = Edificios
rules-landscapes-title = Escenarios
