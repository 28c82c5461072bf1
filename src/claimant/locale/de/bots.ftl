### The computer players, from gentle to strong.

bot-random = Zufall
bot-random-text = spielt irgendeine erlaubte Karte
bot-greedy = Gierschlund
bot-greedy-text = spielt mit gesundem Menschenverstand, denkt aber nur von Stich zu Stich
bot-squire = Knappe
bot-squire-text = schaut ein kleines Stück voraus
bot-captain = Hauptmann
bot-captain-text = spielt im Kopf durch, wie die Karten verteilt sein könnten
bot-regent = Regent
bot-regent-text = denkt lange nach und macht keinen Fehler, sobald alle Karten bekannt sind
bot-ismcts = Lehrbuch
bot-ismcts-text = sucht genau nach Lehrbuch, zum Vergleichen
bot-level = Spielstärke
bot-is-thinking = { $who } denkt nach …
bots-alike = { $count } { $bot }-Bots
