### The computer players, from gentle to strong.

bot-random = Gokker
bot-random-text = speelt op goed geluk een kaart
bot-random-temper = Vrolijk en zorgeloos
bot-greedy = Gulzigaard
bot-greedy-text = gebruikt gezond verstand, zet voor zet
bot-greedy-temper = Pakt wat binnen bereik ligt
bot-squire = Schildknaap
bot-squire-text = kijkt een klein eindje vooruit
bot-squire-temper = Leergierig en snel van begrip
bot-captain = Kapitein
bot-captain-text = bedenkt op welke manieren de kaarten verdeeld kunnen zijn
bot-captain-temper = Kalm en oplettend
bot-regent = Regent
bot-regent-text = denkt lang na en maakt geen fout meer zodra alle kaarten bekend zijn
bot-regent-temper = Geduldig en vergeet niets
bot-ismcts = Leerboek
bot-ismcts-text = zoekt precies volgens het boekje, om mee te vergelijken
bot-level = Niveau
bot-strength = Sterkte { $level } van { $most }
bot-is-thinking = { $who } denkt na …
bots-alike = { $count } { $bot }-bots
