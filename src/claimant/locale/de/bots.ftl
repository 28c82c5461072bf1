### The computer players, from gentle to strong.

bot-random = Zufall
bot-random-text = spielt irgendeine erlaubte Karte
bot-random-temper = Fröhlich und sorglos
bot-greedy = Gierschlund
bot-greedy-text = spielt mit gesundem Menschenverstand, denkt aber nur von Zug zu Zug
bot-greedy-temper = Nimmt, was in Reichweite liegt
bot-squire = Knappe
bot-squire-text = schaut ein kleines Stück voraus
bot-squire-temper = Eifrig und lernt schnell
bot-captain = Hauptmann
bot-captain-text = spielt im Kopf durch, wie die Karten verteilt sein könnten
bot-captain-temper = Ruhig und wachsam
bot-regent = Regent
bot-regent-text = denkt lange nach und macht keinen Fehler, sobald alle Karten bekannt sind
bot-regent-temper = Geduldig und vergisst nichts
bot-ismcts = Lehrbuch
bot-ismcts-text = sucht genau nach Lehrbuch, zum Vergleichen
bot-level = Spielstärke
bot-strength = Stärke { $level } von { $most }
bot-is-thinking = { $who } denkt nach …
bots-alike = { $count } { $bot }-Bots
