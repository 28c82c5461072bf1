### Der Kingdoms-Tisch und die Wiederholung im Web. $seat ist „you“, wo es um die Lesenden geht, sonst „other“ mit dem Namen $who.

kt-figures-of = Figuren: { $names }
kt-target = wählbar
kt-board-help = Pfeiltasten gehen von Feld zu Feld, Enter wählt eines. Umschalt und Pfeil verschieben den Plan, Plus und Minus zoomen, 0 zeigt alles.
kt-zoom = Zoom
kt-nearer = Näher
kt-farther = Weiter weg
kt-fit = Ganzen Plan zeigen
kt-draw = Ziehen: { $card }
kt-keep = Diese behalten
kt-worth = Wert
kt-standings = Figuren je Fraktion
kt-skip = Alles zeigen
kt-ask-card-for = Welche Karte legst du auf { $field } an?

## Wiederholung.

kt-drop = Oder zieh die Datei hierher.
kt-records = Jede beendete Partie hat eine Aufzeichnung: Öffne ihre Wiederholung und lade sie herunter. Die Datei lässt sich hier Zug für Zug und mit den Augen aller ansehen.
kt-autoplay = Abspielen
kt-pause = Anhalten
kt-step = Schritt
kt-eyes = Mit wessen Augen
kt-public = Zuschauer
kt-other-record = Andere Aufzeichnung
kt-no-replay = Diese Partie lässt sich nicht wiederholen
