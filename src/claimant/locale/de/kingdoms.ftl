### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 Punkt für jeden Kobold, auf dem eine deiner Figuren steht. Dieser zählt mit.
kingdoms-example-Go = Deine Figuren stehen schon auf zwei Kobolden. Du legst einen dritten an: 3 Punkte.
lesson-kingdoms-Go = Deine Figuren stehen schon auf zwei Kobolden. Leg den dritten an und nutze seine Fähigkeit.
lesson-kingdoms-Go-done = 3 Punkte: einer für jeden Kobold mit einer Figur von dir.
kingdoms-power-Dw = 1 Punkt für jeden Zwerg in der lückenlosen Reihe und Spalte durch diese Karte. Sie selbst zählt mit.
kingdoms-example-Dw = In der Reihe liegen ein Ritter und dahinter ein Zwerg. In der Spalte klafft vor dem nächsten Zwerg eine Lücke. Das macht 2 Punkte: einen für diese Karte und einen für den Zwerg in der Reihe.
lesson-kingdoms-Dw = Such ein Feld, in dessen Reihe und Spalte ohne Lücke viele Zwerge liegen. Leg deinen Zwerg dort an.
lesson-kingdoms-Dw-done = 4 Punkte: drei Zwerge in der Reihe, dieser mitgezählt, und noch einer in der Spalte.
kingdoms-power-Gn = 1 Punkt. Stell dann noch eine Figur auf eine Nachbarkarte, auf der keine von dir steht. Eine gegnerische Figur stört nicht.
kingdoms-example-Gn = Neben deinem Gnom liegt ein Ritter, auf dem dein Gegner steht. Du bekommst 1 Punkt und stellst deine zweite Figur dazu.
kingdoms-ruling-Gn = Nutzt du die Fähigkeit, musst du die Figur auch setzen. Geht das nicht, bekommst du nur den Punkt.
lesson-kingdoms-Gn = Die Ritter sind 9 Punkte wert, und nur dein Gegner steht dort. Leg deinen Gnom daneben!
lesson-kingdoms-Gn-done = Ein Punkt und eine zweite Figur: Bei den Rittern herrscht jetzt Gleichstand.
kingdoms-power-Tr = Wähle die lückenlose Reihe oder Spalte durch diese Karte: 1 Punkt für jede Fraktion, die darin vorkommt. Es darf dort aber kein anderer Troll liegen.
kingdoms-example-Tr = Links liegt ein Untoter, rechts ein Ritter, darüber und darunter nichts. Die Reihe bringt 3 Punkte, die Spalte nur 1.
kingdoms-ruling-Tr = Auch die Fraktion des Trolls zählt mit.
lesson-kingdoms-Tr = Such die Reihe mit den meisten verschiedenen Fraktionen, in der noch kein Troll liegt. Leg deinen Troll an ihr Ende.
lesson-kingdoms-Tr-done = Fünf verschiedene Fraktionen in einer Reihe: 5 Punkte.
kingdoms-power-Un = Tausche die Figur, die du gerade gesetzt hast, mit einer beliebigen gegnerischen. Auf deren Karte darf noch keine Figur von dir stehen. Die Fähigkeit der anderen Karte nutzt du nicht.
kingdoms-example-Un = Dein Gegner steht weit weg auf einem Ritter. Du tauschst: Jetzt stehst du auf dem Ritter und dein Gegner auf dem Untoten.
kingdoms-ruling-Un = Auf einer Karte steht von jedem höchstens eine Figur.
lesson-kingdoms-Un = Dein Gegner steht auf einem Ritter. Leg deinen Untoten an, wo du willst, und tausche die Figuren.
lesson-kingdoms-Un-done = Jetzt stehst du auf dem Ritter und dein Gegner auf dem Untoten. Das klappt auch über das ganze Spielfeld hinweg.
kingdoms-power-Do = Der Doppelgänger nutzt die Fähigkeit einer Nachbarkarte, als wäre es seine eigene. Er bleibt dabei ein Doppelgänger.
kingdoms-example-Do = Du legst ihn neben einen Drachen: 1 Punkt für jede offene Karte rings um deinen Doppelgänger.
kingdoms-ruling-Do = Nutzt er die Fähigkeit eines Kobolds oder Zwergs, zählt er selbst nicht mit. Nutzt er die eines Trolls, zählt er als Doppelgänger, und in der gewählten Reihe oder Spalte darf ein einziger Troll liegen. Von einem anderen Doppelgänger kann er nichts abschauen.
lesson-kingdoms-Do = Leg deinen Doppelgänger neben den Drachen und nutze dessen Fähigkeit.
lesson-kingdoms-Do-done = Wie ein Drache hat er dir 1 Punkt für jede offene Karte ringsum gebracht. Ein Doppelgänger bleibt er trotzdem.
kingdoms-power-Dr = 1 Punkt für jede offene Karte auf den acht Feldern ringsum.
kingdoms-example-Dr = Ringsum liegen fünf offene Karten: 5 Punkte.
lesson-kingdoms-Dr = Such das Feld mit den meisten Karten ringsum, auch über Eck. Leg deinen Drachen dort an.
lesson-kingdoms-Dr-done = 7 Punkte: Auf sieben der acht Felder ringsum liegt eine offene Karte.
kingdoms-power-Se = Statt eine Karte zu ziehen, siehst du dir 3 Karten vom Nachziehstapel an. Von ihnen und deiner Handkarte behältst du 2, den Rest mischst du zurück.
kingdoms-example-Se = Du siehst einen Ritter, einen Riesen und einen Kobold; auf der Hand hast du einen Zwerg. Du behältst Ritter und Riese.
kingdoms-ruling-Se = Du entscheidest dich, bevor du ziehst. Sind im Nachziehstapel weniger als 3 Karten, siehst du dir diese an.
lesson-kingdoms-Se = Leg deinen Seher an und sieh dir drei Karten vom Nachziehstapel an. Behalte dann die zwei besten.
lesson-kingdoms-Se-done = Von vier Karten hast du die zwei besten behalten: Drache und Ritter. Die anderen sind wieder im Nachziehstapel.
kingdoms-power-Gi = Dreh eine Nachbarkarte um: Figuren darauf gehen in den Vorrat zurück, und die Karte zählt für niemanden mehr. Neben ihr darf man nur anlegen, wenn dort auch eine offene Karte angrenzt.
kingdoms-example-Gi = Daneben liegt ein Ritter, auf dem dein Gegner steht. Du drehst ihn um: Die Figur geht zurück, und die Karte zählt nicht mehr.
kingdoms-ruling-Gi = Du darfst auch deine eigene Karte umdrehen, eine gemeinsame oder die Startkarte. Auf eine umgedrehte Karte kommt nichts mehr, weder Figur noch Karte.
lesson-kingdoms-Gi = Dein Gegner steht auf einem Ritter, und der ist 9 Punkte wert. Leg deinen Riesen daneben und dreh den Ritter um.
lesson-kingdoms-Gi-done = Die Figur ist wieder im Vorrat, und diese Karte zählt für niemanden mehr.
kingdoms-power-Kn = Schick bis zu 2 gegnerische Figuren von Nachbarkarten in den Vorrat zurück.
kingdoms-example-Kn = Dein Gegner steht auf der Karte links und auf der darüber. Du schickst beide Figuren zurück.
kingdoms-ruling-Kn = Die beiden stehen immer auf zwei verschiedenen Karten, denn auf einer Karte steht von jedem höchstens eine Figur.
lesson-kingdoms-Kn = Leg deinen Ritter so an, dass zwei gegnerische Figuren neben ihm stehen.
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
kingdoms-pile = Nachziehstapel
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
kingdoms-figures-on = Figuren
kingdoms-goes-to = Geht an
kingdoms-points-before = Punkte im Spiel
kingdoms-points-factions = Punkte der Fraktionen
kingdoms-points-all = Punkte insgesamt

## What you are asked.

kingdoms-ask-card = Welche Karte legst du an?
kingdoms-ask-field = Wo legst du diese Karte an: { $card }?
kingdoms-ask-draw = Welche Karte ziehst du?
kingdoms-ask-choose-Gn = Ein Punkt und noch eine Figur: Auf welche Karte stellst du sie?
kingdoms-ask-choose-Tr = Ein Punkt für jede Fraktion in einer Linie: Welche Linie wählst du?
kingdoms-ask-choose-Un = Mit welcher Figur deines Gegners tauschst du?
kingdoms-ask-choose-Do = Welche Nachbarkarte leiht dir ihre Fähigkeit?
kingdoms-ask-choose-Gi = Welche Nachbarkarte drehst du um?
kingdoms-ask-choose-Kn = Von welcher Karte schickst du eine Figur zurück?
kingdoms-ask-further-Kn = Du darfst noch eine Figur zurückschicken. Von welcher Karte?
kingdoms-ask-further-Se = Zur Wahl stehen { $cards }. Welche zwei behältst du?
kingdoms-ask-use = { $text } Nutzt du diese Fähigkeit?
kingdoms-ask-choose = { $text } Was wählst du?
kingdoms-ask-further = { $text } Was wählst du als Nächstes?
kingdoms-answer-use = Fähigkeit nutzen
kingdoms-answer-pass = Fähigkeit nicht nutzen
kingdoms-answer-done = Das reicht
kingdoms-answer-pile = Oberste Karte des Nachziehstapels
kingdoms-answer-display = Aus der Auslage: { $card }
kingdoms-answer-row = Die Reihe
kingdoms-answer-column = Die Spalte
kingdoms-answer-keep = { $cards }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Du legst an: { $cards } auf { $field }.
       *[other] { $who } legt an: { $cards } auf { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] Du setzt noch eine Figur: { $target }.
       *[other] { $who } setzt noch eine Figur: { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] Du schickst eine Figur von { $rival } zurück ({ $source }).
       *[other]
            { $rival-seat ->
                [you] { $who } schickt deine Figur zurück ({ $source }).
               *[other] { $who } schickt eine Figur von { $rival } zurück ({ $source }).
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] Du nimmst deine eigene Figur zurück ({ $source }).
       *[other] { $who } nimmt die eigene Figur zurück ({ $source }).
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] Du tauschst mit { $rival } die Figuren. Deine steht jetzt hier: { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } tauscht mit dir die Figuren und steht jetzt hier: { $target }.
               *[other] { $who } tauscht mit { $rival } die Figuren und steht jetzt hier: { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Du drehst um: { $target }.
       *[other] { $who } dreht um: { $target }.
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
        [you] Du nutzt die Fähigkeit nicht.
       *[other] { $who } nutzt die Fähigkeit nicht.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Du nutzt die Fähigkeit dieser Fraktion: { $power }.
       *[other] { $who } nutzt die Fähigkeit dieser Fraktion: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Du siehst dir diese Karten vom Nachziehstapel an: { $cards }.
       *[other] { $who } sieht sich diese Karten vom Nachziehstapel an: { $cards }.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] Du siehst dir { $cards } vom Nachziehstapel an.
       *[other] { $who } sieht sich { $cards } vom Nachziehstapel an.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Du behältst { $cards }.
       *[other] { $who } behält { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Du mischst in den Nachziehstapel: { $cards }.
       *[other] { $who } mischt { $cards } in den Nachziehstapel.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Du nimmst aus der Auslage: { $cards }.
       *[other] { $who } nimmt aus der Auslage: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Du ziehst vom Nachziehstapel: { $cards }.
       *[other] { $who } zieht vom Nachziehstapel: { $cards }.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] Du ziehst { $cards } vom Nachziehstapel.
       *[other] { $who } zieht { $cards } vom Nachziehstapel.
    }
kingdoms-event-moved-pile-display = Neu in der Auslage: { $cards }.
kingdoms-event-moved-display-pile = Drei Gleiche in der Auslage: Zwei werden in den Nachziehstapel gemischt.

## The end.

kingdoms-ended-figures = Die Partie ist zu Ende: Jemand hat keine Figur mehr, und beide waren gleich oft am Zug.
kingdoms-ended-cards = Die Partie ist zu Ende: Alle Karten sind angelegt.
kingdoms-ended-no-field = Die Partie ist zu Ende: Es gibt kein Feld mehr zum Anlegen.
kingdoms-why-figures = mehr Figuren, { $figures }
kingdoms-why-even = Gleichstand, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] Du gewinnst mit { $points }!
       *[other] { $who } gewinnt mit { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Gleichstand bei den Punkten ({ $points }). Du hast mehr Figuren übrig ({ $figures }): Du gewinnst!
       *[other] Gleichstand bei den Punkten ({ $points }). { $who } hat mehr Figuren übrig ({ $figures }) und gewinnt.
    }
kingdoms-ending-shared = Gleichstand bei Punkten ({ $points }) und Figuren ({ $figures }): Ihr teilt euch den Sieg.

## The rules in short.

