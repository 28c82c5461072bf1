### Claim Kingdoms: its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 Punkt für jeden Kobold, auf dem eine deiner Figuren steht, auch für diesen.
kingdoms-example-Go = Deine Figuren stehen auf zwei Kobolden. Du legst einen dritten an: 3 Punkte.
lesson-kingdoms-Go = Deine Figuren stehen schon auf zwei Kobolden. Leg den dritten an und benutze seine Fähigkeit.
lesson-kingdoms-Go-done = 3 Punkte: einer für jeden Kobold, auf dem du stehst.
kingdoms-power-Dw = 1 Punkt für jeden Zwerg in der lückenlosen Reihe und Spalte durch diese Karte, auch für sie selbst.
kingdoms-example-Dw = In der Reihe ein Ritter und dann ein Zwerg; in der Spalte ist vor dem nächsten Zwerg eine Lücke. Das macht 2 Punkte: diese Karte und der Zwerg in der Reihe.
lesson-kingdoms-Dw = Such ein Feld mit vielen Zwergen in seiner Reihe und Spalte, ohne Lücke. Leg deinen Zwerg dort an.
lesson-kingdoms-Dw-done = 4 Punkte: mit diesem drei Zwerge in der Reihe und noch einer in der Spalte.
kingdoms-power-Gn = 1 Punkt, und du stellst noch eine Figur auf eine Nachbarkarte, auf der keine von dir steht. Eine vom Gegner darf dort stehen.
kingdoms-example-Gn = Neben deinem Gnom liegt ein Ritter, auf dem dein Gegner steht. 1 Punkt, und deine zweite Figur kommt auch dorthin.
kingdoms-ruling-Gn = Wer die Fähigkeit benutzt, muss die Figur setzen, wenn es geht. Sonst gibt es nur den Punkt.
lesson-kingdoms-Gn = Die Ritter sind 9 Punkte wert, und dein Gegner steht dort allein. Leg deinen Gnom daneben.
lesson-kingdoms-Gn-done = Ein Punkt und eine zweite Figur: Bei den Rittern steht es jetzt gleich.
kingdoms-power-Tr = Wähle die lückenlose Reihe oder Spalte durch diese Karte: 1 Punkt für jede verschiedene Fraktion darin, aber nur wenn dort kein anderer Troll liegt.
kingdoms-example-Tr = Links ein Untoter, rechts ein Ritter, darüber und darunter nichts. Die Reihe bringt 3 Punkte, die Spalte nur 1.
kingdoms-ruling-Tr = Die Fraktion des Trolls zählt mit.
lesson-kingdoms-Tr = Such die Reihe mit den meisten verschiedenen Fraktionen und ohne anderen Troll. Leg deinen Troll an ihr Ende.
lesson-kingdoms-Tr-done = Fünf verschiedene Fraktionen in einer Reihe: 5 Punkte.
kingdoms-power-Un = Tausche die gerade gesetzte Figur mit einer beliebigen Figur deines Gegners, aber nicht auf einer Karte, auf der du schon stehst. Die Fähigkeit jener Karte wird nicht benutzt.
kingdoms-example-Un = Dein Gegner steht weit weg auf einem Ritter. Du tauschst: Jetzt stehst du dort, und dein Gegner auf dem Untoten.
kingdoms-ruling-Un = Auf einer Karte steht von jedem höchstens eine Figur.
lesson-kingdoms-Un = Dein Gegner steht auf einem Ritter. Leg deinen Untoten irgendwo an und tausche die Figuren.
lesson-kingdoms-Un-done = Jetzt stehst du auf dem Ritter, und dein Gegner auf dem Untoten. Das geht auch weit entfernt.
kingdoms-power-Do = Benutze die Fähigkeit einer Nachbarkarte, als hätte diese Karte sie. Ein Doppelgänger bleibt sie trotzdem.
kingdoms-example-Do = Du legst ihn neben einen Drachen: 1 Punkt für jede offene Karte rings um deinen Doppelgänger.
kingdoms-ruling-Do = Als Kobold oder Zwerg zählt er sich selbst nicht mit. Als Troll zählt er als Doppelgänger, und ein Troll darf in der Linie liegen. Bei einem anderen Doppelgänger gibt es nichts abzuschauen.
lesson-kingdoms-Do = Leg deinen Doppelgänger neben den Drachen und benutze dessen Fähigkeit.
lesson-kingdoms-Do-done = Wie ein Drache brachte er einen Punkt für jede offene Karte ringsum. Aber er bleibt ein Doppelgänger.
kingdoms-power-Dr = 1 Punkt für jede offene Karte auf den acht Feldern ringsum.
kingdoms-example-Dr = Ringsum liegen fünf offene Karten: 5 Punkte.
lesson-kingdoms-Dr = Such das Feld mit den meisten Karten ringsum, auch über Eck. Leg deinen Drachen dort an.
lesson-kingdoms-Dr-done = 7 Punkte: Auf sieben der acht Felder ringsum liegt eine offene Karte.
kingdoms-power-Se = Statt zu ziehen, siehst du dir 3 Karten vom Stapel an. Von diesen und deiner Handkarte behältst du 2; die anderen mischst du wieder ein.
kingdoms-example-Se = Du siehst einen Ritter, einen Riesen und einen Kobold und hast einen Zwerg. Du behältst Ritter und Riese.
kingdoms-ruling-Se = Du entscheidest vor dem Ziehen. Hat der Stapel weniger Karten, siehst du dir diese an.
lesson-kingdoms-Se = Leg deinen Seher an und sieh dir drei Karten vom Stapel an. Behalte dann die zwei besten.
lesson-kingdoms-Se-done = Von vier Karten hast du die zwei besten behalten, Drache und Ritter. Die anderen sind wieder im Stapel.
kingdoms-power-Gi = Drehe eine Nachbarkarte um. Figuren darauf gehen zurück. Sie bringt niemandem Punkte, und man kann nichts mehr auf sie setzen oder ihretwegen anlegen.
kingdoms-example-Gi = Daneben liegt ein Ritter, auf dem dein Gegner steht. Du drehst ihn um: Die Figur geht zurück, und die Karte zählt nicht mehr.
kingdoms-ruling-Gi = Es darf auch deine eigene Karte sein, eine gemeinsame oder die Startkarte.
lesson-kingdoms-Gi = Der Ritter, auf dem dein Gegner steht, ist 9 Punkte wert. Leg deinen Riesen daneben und dreh ihn um.
lesson-kingdoms-Gi-done = Die Figur ist wieder im Vorrat, und diese Karte zählt für niemanden mehr.
kingdoms-power-Kn = Schicke bis zu 2 gegnerische Figuren von Nachbarkarten in den Vorrat zurück.
kingdoms-example-Kn = Dein Gegner steht auf der Karte links und auf der darüber. Du schickst beide Figuren zurück.
kingdoms-ruling-Kn = Sie kommen von zwei verschiedenen Karten, denn auf jeder steht von jedem höchstens eine Figur.
lesson-kingdoms-Kn = Leg deinen Ritter so an, dass zwei Figuren deines Gegners neben ihm stehen.
lesson-kingdoms-Kn-done = Beide Figuren sind zurück im Vorrat deines Gegners.
kingdoms-worth =
    { $points ->
        [one] Am Ende { $points } Punkt wert
       *[other] Am Ende { $points } Punkte wert
    }

## The words of the table.

kingdoms-board = Spielfeld
kingdoms-field = Feld
kingdoms-field-at = Feld { $field }
kingdoms-card-at = { $card } auf { $field }
kingdoms-display = Auslage
kingdoms-pile = Stapel
kingdoms-supply = Vorrat
kingdoms-figure = Figur
kingdoms-figures =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
kingdoms-figures-left =
    { $count ->
        [one] noch { $count } Figur
       *[other] noch { $count } Figuren
    }
kingdoms-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
kingdoms-row = die Reihe
kingdoms-column = die Spalte
kingdoms-start-card = Startkarte
kingdoms-turn = Zug { $number }
kingdoms-just-placed = gerade angelegt
kingdoms-free-field = Freies Feld: { $field }
kingdoms-figures-on = Figuren auf
kingdoms-goes-to = Geht an
kingdoms-points-before = Punkte im Spiel
kingdoms-points-factions = Punkte für Fraktionen
kingdoms-points-all = Punkte insgesamt

## What you are asked.

kingdoms-ask-card = Welche Karte legst du an?
kingdoms-ask-field = Wo legst du diese Karte an: { $card }?
kingdoms-ask-draw = Welche Karte ziehst du?
kingdoms-ask-Gn = Ein Punkt und noch eine Figur: Auf welche Karte stellst du sie?
kingdoms-ask-Tr = Ein Punkt für jede Fraktion in einer Linie: Welche Linie wählst du?
kingdoms-ask-Un = Mit welcher Figur deines Gegners tauschst du?
kingdoms-ask-Do = Von welcher Nachbarkarte benutzt du die Fähigkeit?
kingdoms-ask-Gi = Welche Nachbarkarte drehst du um?
kingdoms-ask-Kn = Von welcher Karte schickst du eine Figur zurück?
kingdoms-ask-Kn-further = Du darfst noch eine Figur zurückschicken. Von welcher Karte?
kingdoms-ask-Se-further = Du hast { $cards }. Welche zwei behältst du?
kingdoms-ask-use = { $text } Benutzt du diese Fähigkeit?
kingdoms-ask-choose = { $text } Was wählst du?
kingdoms-option-use = Fähigkeit benutzen
kingdoms-option-pass = Fähigkeit nicht benutzen
kingdoms-option-done = Dabei belassen
kingdoms-option-pile = Die oberste Karte des Stapels
kingdoms-option-display = Aus der Auslage: { $card }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Du legst { $cards } auf { $target } an.
       *[other] { $who } legt { $cards } auf { $target } an.
    }
kingdoms-event-figure-moved-supply-field =
    { $seat ->
        [you] Du stellst noch eine Figur auf { $target }.
       *[other] { $who } stellt noch eine Figur auf { $target }.
    }
kingdoms-event-figure-moved-field-supply-other =
    { $seat ->
        [you] Du schickst die Figur von { $rival } von { $source } zurück.
       *[other] { $who } schickt die Figur von { $rival } von { $source } zurück.
    }
kingdoms-event-figure-moved-field-supply =
    { $seat ->
        [you] Du nimmst deine eigene Figur von { $source } zurück.
       *[other] { $who } nimmt eine eigene Figur von { $source } zurück.
    }
kingdoms-event-figure-moved-field-supply-turned-other =
    { $seat ->
        [you] Du schickst die Figur von { $rival } zurück.
       *[other] { $who } schickt die Figur von { $rival } zurück.
    }
kingdoms-event-figure-moved-field-supply-turned =
    { $seat ->
        [you] Du nimmst deine eigene Figur zurück.
       *[other] { $who } nimmt eine eigene Figur zurück.
    }
kingdoms-event-figure-moved-field-field =
    { $seat ->
        [you] Du tauschst deine Figur mit der von { $rival } auf { $target }.
       *[other] { $who } tauscht mit { $rival } die Figuren auf { $target }.
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Du drehst { $target } um.
       *[other] { $who } dreht { $target } um.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            Du bekommst { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }.
       *[other]
            { $who } bekommt { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] Du benutzt die Fähigkeit nicht.
       *[other] { $who } benutzt die Fähigkeit nicht.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Du benutzt diese Fähigkeit: { $power }.
       *[other] { $who } benutzt diese Fähigkeit: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Du siehst dir Karten vom Stapel an: { $cards }.
       *[other] { $who } sieht sich Karten vom Stapel an: { $cards }.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Du behältst { $cards }.
       *[other] { $who } behält { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Du mischst { $cards } in den Stapel.
       *[other] { $who } mischt { $cards } in den Stapel.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Du nimmst aus der Auslage: { $cards }.
       *[other] { $who } nimmt aus der Auslage: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Du ziehst vom Stapel: { $cards }.
       *[other] { $who } zieht vom Stapel: { $cards }.
    }
kingdoms-event-moved-pile-display = Neu in der Auslage: { $cards }.
kingdoms-event-moved-display-pile = Drei gleiche in der Auslage: Zwei davon werden in den Stapel gemischt.

## The end.

kingdoms-ended-figures = Die Partie ist zu Ende: Jemand hat die letzte Figur gesetzt, und beide hatten gleich viele Züge.
kingdoms-ended-cards = Die Partie ist zu Ende: Alle Karten sind angelegt.
kingdoms-ended-no-field = Die Partie ist zu Ende: Es gibt kein Feld mehr zum Anlegen.
kingdoms-ending-points =
    { $seat ->
        [you] Du gewinnst, { $points }!
       *[other] { $who } gewinnt, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Gleichstand bei den Punkten, { $points }. Du hast mehr Figuren übrig, { $figures }: Du gewinnst!
       *[other] Gleichstand bei den Punkten, { $points }. { $who } hat mehr Figuren übrig, { $figures }, und gewinnt.
    }
kingdoms-ending-shared = Punkte und übrige Figuren sind gleich, { $points } und { $figures }: geteilter Sieg.

## What you may not do, said to you.

kingdoms-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
kingdoms-refusal-kingdoms-asked-to-place = Jetzt legst du eine Karte an: Wähle, welche und wo.
kingdoms-refusal-kingdoms-asked-about-power = Jetzt geht es um diese Fähigkeit: { $power }. Wähle eine der markierten Antworten.
kingdoms-refusal-kingdoms-asked-to-draw = Jetzt ziehst du eine Karte: Wähle eine aus der Auslage oder den Stapel.
