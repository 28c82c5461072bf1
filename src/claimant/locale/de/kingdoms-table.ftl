### Der Kingdoms-Tisch und die Wiederholung im Web. $seat ist „you“, wo es um die Lesenden geht, sonst „other“ mit dem Namen $who.

kt-figures-of = Figuren: { $names }
kt-target = wählbar
kt-board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter wählst du eines. Umschalt und Pfeil verschieben das Spielfeld, Plus und Minus zoomen, 0 zeigt alles.
kt-zoom = Zoom
kt-nearer = Vergrößern
kt-farther = Verkleinern
kt-fit = Ganzes Spielfeld zeigen
kt-coordinates = Nummern der Felder zeigen
kt-draw = { $card } ziehen
kt-keep = Diese behalten
kt-worth = Wert
kt-standings = Figuren je Fraktion
kt-ask-card-for = Welche Karte legst du auf Feld { $field } an?

## Wiederholung.

kt-drop = Oder zieh die Datei einfach hierher.
kt-records = Jede beendete Partie wird aufgezeichnet: Öffne ihre Wiederholung und lade die Aufzeichnung herunter. Hier kannst du sie Zug für Zug ansehen, aus jeder Sicht.
kt-autoplay = Abspielen
kt-pause = Anhalten
kt-step = Schritt
kt-eyes = Aus wessen Sicht
kt-public = Zuschauer
kt-other-record = Andere Aufzeichnung
kt-no-replay = Diese Wiederholung lässt sich nicht zeigen
