### The computer players, from gentle to strong.

bot-random = Random
bot-random-text = plays any card that is allowed
bot-greedy = Greedy
bot-greedy-text = goes by common sense, one trick at a time
bot-squire = Squire
bot-squire-text = looks a little way ahead
bot-captain = Captain
bot-captain-text = thinks through many ways the cards could lie
bot-regent = Regent
bot-regent-text = thinks long, and makes no mistake once all cards are known
bot-ismcts = Textbook
bot-ismcts-text = a search as the textbooks describe it, to compare with
bot-level = Level
bot-is-thinking = { $who } is thinking …
bots-alike = { $count } { $bot } bots
