### The computer players, from gentle to strong.

bot-random = Random
bot-random-text = plays any card the rules allow
bot-greedy = Greedy
bot-greedy-text = uses common sense, one trick at a time
bot-squire = Squire
bot-squire-text = looks a little way ahead
bot-captain = Captain
bot-captain-text = imagines many ways the cards could lie
bot-regent = Regent
bot-regent-text = thinks hard, and plays perfectly once all cards are known
bot-ismcts = Textbook
bot-ismcts-text = a textbook search, for comparison
bot-level = Level
bot-is-thinking = { $who } is thinking …
bots-alike = { $count } { $bot } bots
