### The rules of Claim in short, for a page of their own.

rules-title = So geht Claim
rules-goal-title = Worum es geht
rules-goal = Der Thron ist leer, und du willst ihn haben. Die Fraktionen des Königreichs stimmen ab. Jede Fraktion stimmt für den, der die meisten ihrer Karten gewonnen hat. Wer die meisten Stimmen bekommt, gewinnt.
rules-course-title = Zwei Phasen
rules-course = In Phase 1 kämpfst du mit den ausgeteilten Karten um bessere: um deine Anhänger. In Phase 2 spielst du genau mit diesen Anhängern, und jetzt zählt jede gewonnene Karte für eine Stimme.
rules-trick-title = Ein Stich
rules-trick = Jemand spielt eine beliebige Karte an. Alle anderen spielen je eine Karte dazu. Die höchste Karte der angespielten Fraktion gewinnt. Sind die Zahlen gleich, gilt die zuerst gespielte Karte als höher.
rules-follow-title = Bedienen
rules-follow = Hast du eine Karte der angespielten Fraktion, musst du eine davon spielen. Hast du keine, darfst du alles spielen, kannst dann aber meistens nicht gewinnen. Doppelgänger dürfen immer einspringen.
rules-phase-1-title = Phase 1: Anhänger
rules-phase-1 = Vor jedem Stich wird eine Karte aufgedeckt: der Preis. Wer den Stich gewinnt, nimmt ihn. Wer verliert, nimmt die oberste Karte des Nachziehstapels und zeigt sie nicht. Manchmal ist es also schlau zu verlieren! Die gespielten Karten sind weg.
rules-phase-2-title = Phase 2: Stimmen
rules-phase-2 = Nimm deine Anhänger auf die Hand. Wer jetzt einen Stich gewinnt, legt die gespielten Karten in den Punktestapel. Manche Fraktionen gehen eigene Wege: Lies ihre Karten.
rules-scoring-title = Die Abstimmung
rules-scoring = Jede Fraktion stimmt für den, der die meisten Karten von ihr hat. Haben zwei gleich viele, entscheidet die höchste Karte, dann die zweithöchste und so weiter. Liegt immer noch niemand vorn, stimmt diese Fraktion nicht ab.
rules-tie-title = Gleich viele Stimmen
rules-tie = Dann zählt, wer mehr Karten in den Fraktionen hat, die für ihn gestimmt haben, danach die höhere Summe ihrer Werte. Sonst wird der Sieg geteilt.
rules-more-players-title = Zu dritt und zu viert
rules-more-players = Sieben Fraktionen spielen mit. Zwei Preise werden aufgedeckt: Die beste Karte nimmt einen davon, die zweitbeste bekommt den anderen, die übrigen ziehen vom Nachziehstapel. Zu viert bilden die Gegenübersitzenden ein Team und zählen ihre Karten zusammen.
rules-places-title = Magische Orte
rules-places = Zu zweit könnt ihr ein Gebäude, eine Landschaft oder beides dazunehmen. Sie ändern die Regeln ein wenig; was sie tun, steht auf ihnen.
rules-decks-title = Kartendecks
rules-decks = Ein Kartendeck hat ein Paar von Fraktionen, die zusammengehören, und drei weitere Fraktionen; zu dritt und zu viert fünf weitere. Jede Mischung ist ein anderes Spiel.
rules-words-title = Wert und Stärke
rules-words = Der Wert ist die Zahl auf der Karte. Die Stärke ist das, womit sie in diesem Stich kämpft: Fähigkeiten und Orte können sie erhöhen.
