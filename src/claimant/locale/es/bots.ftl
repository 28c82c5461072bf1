### The computer players, from gentle to strong.

bot-random = Azar
bot-random-text = juega cualquier carta permitida
bot-greedy = Avaro
bot-greedy-text = usa el sentido común, baza a baza
bot-squire = Escudero
bot-squire-text = mira un poco hacia delante
bot-captain = Capitán
bot-captain-text = piensa en las muchas formas en que pueden estar las cartas
bot-regent = Regente
bot-regent-text = piensa mucho y no se equivoca cuando ya se conocen todas las cartas
bot-ismcts = De manual
bot-ismcts-text = busca como dicen los manuales, para comparar
bot-level = Nivel
bot-is-thinking = { $who } está pensando …
bots-alike = { $count } bots { $bot }
