### The computer players, from gentle to strong.

bot-random = Toeval
bot-random-text = speelt zomaar een kaart die mag
bot-greedy = Gulzigaard
bot-greedy-text = gebruikt zijn gezond verstand, slag voor slag
bot-squire = Schildknaap
bot-squire-text = kijkt een klein stukje vooruit
bot-captain = Kapitein
bot-captain-text = denkt na over alle manieren waarop de kaarten kunnen liggen
bot-regent = Regent
bot-regent-text = denkt lang na en maakt geen fouten zodra alle kaarten bekend zijn
bot-ismcts = Leerboek
bot-ismcts-text = zoekt zoals het in het leerboek staat, om mee te vergelijken
bot-level = Niveau
bot-is-thinking = { $who } denkt na …
bots-alike = { $count } { $bot }-bots
