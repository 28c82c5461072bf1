### The computer players, from gentle to strong.

bot-random = Azar
bot-random-text = juega cualquier carta permitida
bot-greedy = Avaro
bot-greedy-text = juega con sentido común, baza a baza
bot-squire = Escudero
bot-squire-text = mira un poco más allá
bot-captain = Capitán
bot-captain-text = imagina muchos repartos posibles
bot-regent = Regente
bot-regent-text = piensa a fondo y no falla en cuanto se conocen todas las cartas
bot-ismcts = De manual
bot-ismcts-text = busca como dicen los manuales; sirve para comparar
bot-level = Nivel
bot-is-thinking = { $who } está pensando…
bots-alike = { $count } bots ({ $bot })
