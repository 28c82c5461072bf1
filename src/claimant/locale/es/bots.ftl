### The computer players, from gentle to strong.

bot-random = Azar
bot-random-text = juega cualquier carta permitida
bot-random-temper = Alegre y despreocupado
bot-greedy = Avaro
bot-greedy-text = juega con sentido común, jugada a jugada
bot-greedy-temper = Toma lo que tiene a mano
bot-squire = Escudero
bot-squire-text = mira un poco más allá
bot-squire-temper = Entusiasta, y aprende deprisa
bot-captain = Capitán
bot-captain-text = imagina muchos repartos posibles
bot-captain-temper = Sereno y vigilante
bot-regent = Regente
bot-regent-text = piensa a fondo y no falla en cuanto se conocen todas las cartas
bot-regent-temper = Paciente, y no olvida nada
bot-ismcts = De manual
bot-ismcts-text = busca como dicen los manuales; sirve para comparar
bot-level = Nivel
bot-strength = Fuerza { $level } de { $most }
bot-is-thinking = { $who } está pensando…
bots-alike = { $count } bots ({ $bot })
