### The computer players, from gentle to strong.

bot-random = Random
bot-random-text = plays any card the rules allow
bot-random-temper = Merry and careless
bot-greedy = Greedy
bot-greedy-text = uses common sense, one move at a time
bot-greedy-temper = Takes what lies within reach
bot-squire = Squire
bot-squire-text = looks a little way ahead
bot-squire-temper = Eager, and learning fast
bot-captain = Captain
bot-captain-text = imagines many ways the cards could lie
bot-captain-temper = Calm and watchful
bot-regent = Regent
bot-regent-text = thinks hard, and plays perfectly once all cards are known
bot-regent-temper = Patient, and forgets nothing
bot-ismcts = Textbook
bot-ismcts-text = a textbook search, for comparison
bot-level = Level
bot-strength = Strength { $level } of { $most }
bot-is-thinking = { $who } is thinking …
bots-alike = { $count } { $bot } bots
