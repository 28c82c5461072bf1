### The computer players, from gentle to strong.

bot-random = Gokker
bot-random-text = speelt op goed geluk een kaart
bot-greedy = Gulzigaard
bot-greedy-text = gebruikt gezond verstand, slag voor slag
bot-squire = Schildknaap
bot-squire-text = kijkt een klein eindje vooruit
bot-captain = Kapitein
bot-captain-text = bedenkt op welke manieren de kaarten verdeeld kunnen zijn
bot-regent = Regent
bot-regent-text = denkt lang na en maakt geen fout meer zodra alle kaarten bekend zijn
bot-ismcts = Leerboek
bot-ismcts-text = zoekt precies volgens het boekje, om mee te vergelijken
bot-level = Niveau
bot-is-thinking = { $who } denkt na …
bots-alike = { $count } { $bot }-bots
