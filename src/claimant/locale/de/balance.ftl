### Was viele Partien über Kartendecks, Fraktionen und Orte verraten: im Terminal, in Berichten und im Browser.

balance-title = Ausgewogenheit

## Kennzahlen ganzer Partien: wie sie heißen und was sie bedeuten.

balance-leader = Siege des Startspielers
balance-leader-text = Wie oft die Seite gewinnt, die zum ersten Stich ausspielt; { $share } wären gerecht.
balance-luck = Glück
balance-luck-text = Wie weit allein die Karten entscheiden. Bei 0 % bevorzugt eine Verteilung niemanden, bei 100 % gewinnt immer dieselbe Seite.
balance-skill = Können
balance-skill-text = Wie weit besseres Spiel entscheidet. Bei 0 % gewinnt ein schwächerer Bot genauso oft, bei 100 % nie.
balance-changes = Führungswechsel
balance-changes-text = Wie oft in einer Partie eine andere Seite in Führung geht, nach dem Stand der Stimmen nach jedem Stich.
balance-margin = Stimmenvorsprung
balance-margin-text = Um wie viele Stimmen der Sieger vor der nächsten Seite liegt.
balance-comeback = Aufholjagden
balance-comeback-text = Wie oft die Seite verliert, die zur Hälfte von Phase 2 führt.
balance-settled = entschieden nach
balance-settled-text = Wie viel von Phase 2 gespielt ist, wenn der Sieger endgültig in Führung geht.
balance-moves = Züge
balance-moves-text = Wie viele Karten in einer Partie gespielt und andere Entscheidungen getroffen werden.
balance-choices = echte Entscheidungen
balance-choices-text = Bei wie vielen dieser Züge es eine Wahl gibt.

## Stimmen und Karten.

balance-votes = Stimmen
balance-votes-text = Wie oft die Stimme einer Fraktion überhaupt vergeben wird, wie oft sie an den Sieger geht, mit wie vielen Karten Vorsprung, wie viel von Phase 2 bis dahin gespielt ist und wie oft das erst spät feststeht, im letzten Drittel.
balance-vote-decided = vergeben
balance-vote-with-winner = an den Sieger
balance-vote-margin = Kartenvorsprung
balance-vote-settled = entschieden nach
balance-vote-late = spät
balance-cards = Karten
balance-cards-text = Um wie viele Prozentpunkte öfter eine Seite gewinnt, der eine Karte ausgeteilt wurde, die sie als Anhänger gewonnen hat oder am Ende im Punktestapel hat.
balance-card-hands = ausgeteilt
balance-card-followers = Anhänger
balance-card-piles = Punktestapel
balance-places = Was Orte ändern
balance-places-text = Der Unterschied zwischen denselben Verteilungen mit und ohne den Ort.

## Mehrere im Vergleich.

balance-subjects = Nebeneinander
balance-fair = Die gerechtesten zuerst
balance-dramatic = Die spannendsten zuerst
balance-skilful = Wo Können am meisten zählt, zuerst
balance-with = { $name } mit { $places }

## Worauf das beruht.

balance-stands-on = Je { $deals } Verteilungen, gespielt von { $bot } gegen sich selbst. Die Balken sind 95-%-Intervalle.
balance-skill-measured = Das Können wurde gegen { $rival } gemessen.
balance-interval = 95-%-Intervall
balance-meaning = Was die Kennzahlen bedeuten

## Die Seiten im Browser.

balance-range = { $least } bis { $most }
balance-figure = Kennzahl
balance-link = Alle Kartendecks, Fraktionen und Orte
balance-link-text = Sieh nach, welche Kartendecks gerecht und welche spannend sind und wo Können zählt.
balance-all-deck = Kartendecks
balance-all-faction = Fraktionen
balance-all-place = Orte
