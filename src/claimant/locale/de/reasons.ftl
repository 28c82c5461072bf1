### Why something is not possible, and what powers remark on a result, by the codes of the reasons.

## Words that reasons carry.

word-play = eine Karte spielen
word-take = eine Karte nehmen
word-choose = eine Karte wählen
word-name = eine Fraktion nennen
word-draw = eine Karte ziehen
word-building = ein Gebäude
word-landscape = eine Landschaft
word-row = Reihe
word-column = Spalte
word-object = ein Objekt
word-text = ein Text
word-whole-number = eine ganze Zahl
word-true-or-false = true oder false
word-list = eine Liste
word-list-of-texts = eine Liste von Texten
word-list-of-texts-and-nulls = eine Liste von Texten und null
word-list-of-whole-numbers = eine Liste von ganzen Zahlen
word-saved-object = es muss ein Objekt sein
word-saved-headers = headers muss ein Objekt aus Texten sein
word-saved-deal = deal muss jedem Namen eine Liste von Karten zuordnen
word-saved-moves = moves muss eine Liste sein
word-saved-move = ein Zug muss ein Objekt sein
word-saved-texts = Namen, Karten, Züge und Kommentare müssen Texte sein
word-no-card-on-board = auf dem Spielfeld liegt keine Karte
word-no-card-here = hier liegt keine offene Karte
word-nobody-looks = niemand sieht sich gerade Karten an
word-nothing-to-choose = es gibt nichts zu wählen
word-no-field = es gibt kein Feld zum Anlegen
word-no-card-to-play = wer am Zug ist, hat keine Karte
word-no-figure-to-play = wer am Zug ist, hat keine Figur
word-no-power = es wird gerade keine Fähigkeit genutzt
word-other-power = die gerade angelegte Karte hat eine andere Fähigkeit
word-not-drawn = eine Fähigkeit, die nicht genutzt wird, kann keine Karten gezogen haben

## Playing.

reason-game-over = Die Partie ist zu Ende.
reason-game-not-over = Die Partie ist noch nicht zu Ende, also gibt es noch kein Ergebnis.
reason-no-such-seat = Einen Sitzplatz { $seat } gibt es nicht: Die Sitzplätze sind von 0 bis { $last } nummeriert.
reason-not-your-turn =
    { $seat ->
        [you] Du bist noch nicht dran: Das Spiel wartet auf { $right }.
       *[other] { $who } ist nicht dran: Das Spiel wartet auf { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Du hast { $card } nicht auf der Hand.
       *[other] { $who } hat { $card } nicht auf der Hand.
    }
reason-already-chosen =
    { $seat ->
        [you] Du hast { $card } schon gewählt.
       *[other] { $who } hat { $card } schon gewählt.
    }
reason-must-follow =
    { $seat ->
        [you] { $led } wurde angespielt, und du hast { $faction }: Bediene damit oder spiel eine Karte, die einspringen darf.
       *[other] { $led } wurde angespielt, und { $who } hat { $faction }: Erlaubt ist nur eine dieser Karten oder eine, die einspringen darf.
    }
reason-not-offered = { $card } steht nicht zur Wahl.
reason-deck-not-offered = Der Nachziehstapel steht nicht zur Wahl: Nimm einen der Preise.
reason-faction-not-offered = { $faction } können jetzt nicht genannt werden: Nenne { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Jetzt musst du { $right }, nicht { $given }.
       *[other] Jetzt muss { $who } { $right }, nicht { $given }.
    }

## What places remark.

reason-bridge =
    { $seat ->
        [you] { $place }: Du hast mehr vollständige Sets, { $most } zu { $fewer }.
       *[other] { $place }: { $who } hat mehr vollständige Sets, { $most } zu { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: Du hast mehr Karten gewonnen, { $most } zu { $fewer }.
       *[other] { $place }: { $who } hat mehr Karten gewonnen, { $most } zu { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: Du hast mindestens doppelt so viele Karten, { $most } zu { $fewer }, und verlierst deshalb.
       *[other] { $place }: { $who } hat mindestens doppelt so viele Karten, { $most } zu { $fewer }, und verliert deshalb.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: Der letzte Stich von Phase { $phase } bringt dir eine Extrastimme.
       *[other] { $place }: Der letzte Stich von Phase { $phase } bringt { $who } eine Extrastimme.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: Du hattest in Phase 2 zuerst { $number } { $faction } gewonnen.
       *[other] { $place }: { $who } hatte in Phase 2 zuerst { $number } { $faction } gewonnen.
    }
reason-culled =
    { $seat ->
        [you] { $place }: Du wirfst vor der Wertung { $number ->
                [one] eine Karte
               *[other] { $number } Karten
            } ab: { $cards }.
       *[other] { $place }: { $who } wirft vor der Wertung { $number ->
                [one] eine Karte
               *[other] { $number } Karten
            } ab: { $cards }.
    }

## Setting up.

reason-advised-against =
    Bei { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } rät die Spielregel von dieser Fraktion ab: { $faction }.
reason-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: Nimm einen großen und einen kleinen Buchstaben.
reason-bad-place-code = „{ $code }“ ist kein Kürzel für einen Ort: Nimm ein Wort aus mindestens drei Buchstaben, das groß beginnt.
reason-bad-place-kind = „{ $kind }“ ist keine Art von Ort: Ein Ort ist ein Gebäude oder eine Landschaft.
reason-bad-players = Die Zahl der Personen muss eine einzelne Ziffer sein.
reason-bad-seconds = Eine Zeitgrenze muss eine Zahl von Sekunden über 0 sein, nicht { $given }.
reason-bad-steps = Eine Grenze in Schritten muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-bad-values = { $faction }: Eine Karte kann nicht den Wert { $given } haben. Werte sind ganze Zahlen von 0 bis { $most }.
reason-code-taken = Das Kürzel { $code } ist schon vergeben: { $owner }. Nimm für { $other } ein anderes.
reason-draw-and-deal = Orte lassen sich nur mit einer Zufallszahl auslosen: Gibst du die Verteilung vor, nenne auch die Orte.
reason-faction-not-in-play = Die Fraktion { $faction } spielt nicht mit.
reason-faction-twice = { $faction } kommen zweimal vor: Jede Fraktion ist nur einmal im Kartendeck.
reason-no-places =
    Magische Orte sind für { $right ->
        [one] eine Person
       *[other] { $right } Personen
    }, nicht für { $players }.
reason-no-pair = Ein Kartendeck hat genau ein Paar von Fraktionen: { $pairs }. Dieses hat keines.
reason-not-one-pair = Ein Kartendeck hat genau ein Paar von Fraktionen: { $pairs }. Dieses hat { $given }.
reason-seed-and-deal = Gib entweder eine Zufallszahl oder eine Verteilung vor, nicht beides.
reason-seed-out-of-range = Die Zufallszahl { $seed } ist nicht erlaubt: Nimm eine ganze Zahl von 0 bis 2^64 - 1.
reason-mix-choice = Mischen lässt sich nur eine geheime Wahl zu zweit vor Phase 2; das hier ist eine andere Entscheidung.
reason-solve-phase-2 = Nur Phase 2 lässt sich durchrechnen, weil nur dort alle Karten bekannt sein können; das hier ist Phase 1.
reason-solve-two-sides = Nur Partien zu zweit oder zwischen zwei Teams lassen sich durchrechnen; hier spielen { $players }.
reason-too-many-places = Nur { $kind } kann mitspielen, nicht { $given }.
reason-too-many-players =
    { $faction }: Damit { $most ->
        [one] kann höchstens eine Person
       *[other] können höchstens { $most } Personen
    } spielen, nicht { $players }. Nimm eine andere Fraktion.
reason-unknown-deck = Ein Kartendeck „{ $name }“ gibt es nicht. Nimm ein fertiges ({ $known }) oder nenne die Fraktionen, zum Beispiel „Go Kn Un Dw Do“.
reason-unknown-draw = Als „{ $name }“ lassen sich Orte nicht auslosen: Nimm { $known }.
reason-unknown-faction = Eine Fraktion „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
reason-unknown-place = Einen Ort „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
reason-wrong-kind-of-place = { $place } ist { $kind }. Gesucht ist { $wanted }.
reason-wrong-number-of-cards =
    { $faction } brächten { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; eine Fraktion außerhalb eines Paares muss { $right } bringen.
reason-wrong-number-of-factions =
    Ein Kartendeck für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } hat ein Paar und { $right ->
        [one] eine weitere Fraktion
       *[other] { $right } weitere Fraktionen
    }. Dieses hat neben dem Paar { $given }.
reason-wrong-number-of-players = Claim ist für { $right } Personen, nicht für { $players }.
reason-wrong-size-of-pair =
    { $pair } brächten { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; ein Paar muss { $right } bringen.
reason-unknown-bot = Einen Bot „{ $name }“ gibt es nicht: Die Bots sind { $right }.
reason-bad-bot-name = „{ $name }“ kann kein Bot heißen: Nimm höchstens { $most } Kleinbuchstaben, Ziffern und Bindestriche, und beginne mit einem Buchstaben.
reason-bot-name-taken = Einen Bot { $bot } gibt es schon, er kommt von { $maker }: Nimm für { $other } einen anderen Namen.
reason-bot-cannot-play = Der Bot { $bot } spielt { $game } nicht, nur { $right }.
reason-bot-not-made = Der Bot { $bot } ließ sich nicht erzeugen: { $error }
reason-not-importable =
    Andere Prozesse finden { $thing } nicht: Definiere es auf oberster Ebene einer Moduldatei, die sie importieren können, oder spiel in einem einzigen Prozess.
reason-no-plugin =
    Ein Modul „{ $name }“ gibt es nicht: Nenne das Plug-in wie in einer import-Anweisung, etwa my_faction für die Datei my_faction.py.
reason-plugin-failed = Das Plug-in { $name } lässt sich nicht laden: { $error }
reason-bad-lessons = Die Lektionen in { $file } lassen sich nicht lesen: { $error }
reason-bad-lesson = Die Lektion { $lesson } in { $file } ist nicht brauchbar: { $error }
reason-lesson-lacks-text = Einer Lektion in { $file } fehlt der Text „{ $name }“.
reason-lesson-of-nobody = Die Lektion { $lesson } in { $file } muss wie das Kürzel einer selbst gemachten Fraktion oder eines solchen Ortes heißen.
reason-lesson-taken = Eine Lektion { $lesson } gibt es schon: Die in { $file } braucht einen anderen Namen.
reason-lesson-empty = In { $file } dürfen plan, task und done der Lektion { $lesson } nicht leer sein.

## Reading and writing records and positions.

reason-bad-action = Eine Aktion ist eine Karte zum Spielen (Go5), zum Nehmen (+Go5 oder +deck) oder zum Wählen (-Go5) oder eine Fraktion zum Nennen (@Go).
reason-bad-card = Schreib eine Karte als Kürzel ihrer Fraktion und ihren Wert, zum Beispiel Go5.
reason-bad-comment = Ein Kommentar darf keine geschweiften Klammern und keine Zeilenumbrüche enthalten.
reason-bad-header = Eine Kopfzeile lautet [Name "Text"], mit \" für ein Anführungszeichen im Text.
reason-bad-header-name = Der Name einer Kopfzeile besteht nur aus Buchstaben, der erste davon groß.
reason-bad-header-text = Die Kopfzeile { $name } darf keinen Zeilenumbruch enthalten.
reason-bad-line = Diese Zeile muss mit „{ $right }“ beginnen.
reason-bad-mark = „{ $mark }“ sagt nicht, wer eine Karte kennt: Schreib * für alle oder die Buchstaben der Sitzplätze.
reason-bad-move = Schreib eine Aktion in einer Aufzeichnung mit ihrem Sitzplatz, zum Beispiel A:{ $example }.
reason-chance-missing = Hier handelt der Zufall, aber was er tat (chance:…), fehlt.
reason-line-unfinished = Alles, was in „{ $label }“ geschah, muss in einer Zeile stehen.
reason-no-chance = Hier handelt der Zufall nicht.
reason-bad-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
reason-bad-seat = Schreib einen Sitzplatz mit seinem Buchstaben: { $right }.
reason-seat-twice = Nenne jeden Sitzplatz genau einmal.
reason-cards-missing = Diese Karten fehlen: { $cards }. In einer Stellung muss jede Karte ihren Platz haben.
reason-cards-nowhere = Diese Ansicht sagt nicht, wo diese Karten sein könnten: { $cards }.
reason-comment-before-words = Ein Kommentar muss hinter dem Wort stehen, zu dem er gehört.
reason-deal-card = { $card } kann nicht an { $whom } ausgeteilt werden.
reason-deal-count =
    { $whom } muss { $right ->
        [one] eine Karte
       *[other] { $right } Karten
    } bekommen, nicht { $given }.
reason-deal-late = Die Verteilung muss vor allem stehen, was getan wurde.
reason-deal-missing = Die Verteilung für { $whom } fehlt.
reason-deal-not-codes = Eine Verteilung ordnet jedem Ziel (A, deck, …) einen Text mit Kartenkürzeln zu, durch Leerzeichen getrennt.
reason-deal-twice = Die Verteilung für { $whom } ist zweimal angegeben.
reason-deal-unknown = Karten werden an { $right } ausgeteilt, nicht an „{ $whom }“.
reason-deck-in-phase-2 =
    Nach Phase 1 sind Nachziehstapel und Preise aufgebraucht, aber hier { $given ->
        [one] ist noch eine Karte
       *[other] sind noch { $given } Karten
    } übrig.
reason-early-result = Die Kopfzeile nennt einen Gewinner, aber die Partie ist nicht zu Ende.
reason-header-after-body = Kopfzeilen müssen vor allem anderen stehen.
at-line = Zeile { $number }: { $what }
file-empty = { $file } ist leer: Darin steht keine Aufzeichnung.
file-not-text = { $file } ist keine Textdatei in UTF-8.
reason-header-missing = Die Kopfzeile { $name } fehlt.
reason-header-twice = Die Kopfzeile { $name } ist zweimal angegeben.
reason-no-options = Gib mindestens eine Möglichkeit an.
reason-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Kn Un Dw Do | …“.
reason-no-record = Eine Partie, die mit einer Stellung begann, hat keine Aufzeichnung, weil ihre Verteilung nicht bekannt ist.
reason-no-winner = Karten nimmt man erst, wenn ein Stich gewonnen ist: Sag, wer ihn gewonnen hat und wie viele schon genommen haben.
reason-nobody-to-play = Wer am Zug ist, hat keine Karte auf der Hand.
reason-not-in-order = Gespielt wird im Uhrzeigersinn, eine Karte je Sitzplatz. Den Anfang macht der Startspieler.
reason-not-saved = Das ist keine gespeicherte Partie in JSON: { $what }.
reason-other-game = Das ist eine Aufzeichnung von „{ $game }“, nicht von { $right }.
reason-position-too-long = Eine Stellung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-rules-version = Diese Aufzeichnung folgt Version { $given } der Regeln; hier lässt sich nur Version { $right } spielen.
reason-section-twice = Der Abschnitt „{ $word }“ ist zweimal angegeben.
reason-stray-brace = Ein Kommentar ist Text zwischen { "{" } und { "}" } in einer Zeile, ohne solche Klammern darin.
reason-too-many-of-card =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-trick-is-full = Zu diesem Stich haben schon alle gespielt: Die Stellung muss etwas anderes fragen.
reason-two-comments = Ein Wort hat höchstens einen Kommentar.
reason-unequal-hands = In Phase 1 müssen alle noch gleich viele Stiche vor sich haben, nicht { $given }.
reason-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-unknown-power = Eine Fähigkeit { $code } gibt es in dieser Partie nicht.
reason-unknown-section = Kein Abschnitt einer Stellung beginnt mit „{ $word }“.
reason-unknown-step = Der Schritt muss { $right } sein.
reason-unplayable = Diese Stellung kann in keiner Partie entstehen: Sie lässt sich nicht zu Ende spielen.
reason-wrong-number-of-values =
    Zu diesem Abschnitt { $right ->
        [one] gehört ein Wert
       *[other] gehören { $right } Werte
    }.
reason-wrong-result = Laut Kopfzeile hat { $given } gewonnen, nach den Regeln aber { $right }.
reason-wrong-size-of-deck = In Phase 1 enthalten Nachziehstapel und Preise eine Karte je Sitzplatz und noch zu spielendem Stich: { $right }, nicht { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Entscheide jetzt über diese Fähigkeit: { $power }. Wähle eine der Antworten, die zur Wahl stehen.
       *[other] Jetzt entscheidet { $who } über diese Fähigkeit: { $power }. Mögliche Antworten: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Zieh jetzt eine Karte: Wähle eine aus der Auslage oder den Nachziehstapel.
       *[other] Jetzt zieht { $who } eine Karte: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Leg jetzt eine Karte an: Wähle, welche und wo.
       *[other] Jetzt legt { $who } eine Karte an, zum Beispiel Go@1,0.
    }
reason-kingdoms-bad-action = Eine Aktion ist eine Karte mit Feld (Go@-1,2), ein Feld (@1,0), eine Karte zum Nehmen (+Go oder +pile), zwei Karten zum Behalten (=Go,Kn) oder eines der Wörter use, pass, row, column, done.
reason-kingdoms-bad-card = Schreib eine Karte als Kürzel ihrer Fraktion, zum Beispiel Go.
reason-kingdoms-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: Nimm einen großen und einen kleinen Buchstaben.
reason-kingdoms-bad-field = Schreib ein Feld als zwei Zahlen von -99 bis 99, zum Beispiel -1,2.
reason-kingdoms-bad-knowledge = Was jemand weiß, muss zu den Karten passen. Das hier tut es nicht.
reason-kingdoms-bad-tile = Schreib eine Karte auf dem Spielfeld als Go@1,0, bei Bedarf mit :A, :B, :AB oder :down dahinter.
reason-kingdoms-bad-value = Das muss { $right } sein.
reason-kingdoms-code-taken = Das Kürzel { $code } ist schon vergeben: { $owner }. Nimm für { $other } ein anderes.
reason-kingdoms-deal-of-what = Sag zu der Verteilung auch, welche Fraktionen mitspielen.
reason-kingdoms-empty-pile = Der Nachziehstapel ist leer.
reason-kingdoms-faction-twice = { $faction } kommen zweimal vor: Jede Fraktion spielt nur einmal mit.
reason-kingdoms-far-away = Feld { $field } berührt keine Karte auf dem Spielfeld.
reason-kingdoms-field-occupied = Auf Feld { $field } liegt schon eine Karte.
reason-kingdoms-field-taken = Auf Feld { $field } liegen zwei Karten.
reason-kingdoms-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Dw … | …“.
reason-kingdoms-not-in-display = { $card } liegt nicht in der Auslage.
reason-kingdoms-nothing-asked = In dieser Stellung kann niemand etwas gefragt werden: { $what }.
reason-kingdoms-number-of-factions =
    Gespielt wird mit { $right ->
        [one] einer Fraktion
       *[other] { $right } Fraktionen
    }, nicht mit { $given }.
reason-kingdoms-only-corner = Feld { $field } berührt nur die Ecke einer Karte: Es muss eine ganze Seite sein.
reason-kingdoms-only-face-down = Feld { $field } berührt nur verdeckte Karten.
reason-kingdoms-too-many =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-kingdoms-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-kingdoms-unknown-faction = Eine Fraktion „{ $name }“ gibt es in Claim Kingdoms nicht. Zur Wahl stehen { $known }.
reason-kingdoms-wrong-hand =
    Auf der Hand { $most ->
        [one] ist höchstens eine Karte
       *[other] sind höchstens { $most } Karten
    }.
reason-kingdoms-wrong-pile = Das sind nicht genau die Karten des Nachziehstapels.
reason-kingdoms-wrong-supply =
    Sitzplatz { $seat } hat insgesamt { $right ->
        [one] eine Figur
       *[other] { $right } Figuren
    }, nicht { $given }.
reason-no-choice-Do = Auf { $choice } liegt keine Nachbarkarte, deren Fähigkeit du nutzen könntest.
reason-no-choice-Gi = Auf { $choice } liegt keine offene Nachbarkarte.
reason-no-choice-Gn = Auf { $choice } liegt keine Nachbarkarte ohne Figur von dir.
reason-no-choice-Kn = Auf { $choice } liegt keine Nachbarkarte mit einer gegnerischen Figur.
reason-no-choice-Se = { $choice } sind nicht zwei der Karten, die du auf der Hand hast oder dir ansiehst.
reason-no-choice-Tr = In der { $choice } liegt ein anderer Troll: Sie bringt keine Punkte.
reason-no-choice-Un = Auf { $choice } steht keine gegnerische Figur, oder du stehst dort selbst schon.
reason-kingdoms-imagine-for-whom = Wer zuschaut, spielt nicht mit: Weiterdenken lässt sich nur von dem aus, was ein Sitzplatz sieht.
reason-kingdoms-imagine-when = Während der Nachziehstapel gemischt wird, hat niemand etwas zu überlegen.
reason-setup-players = { $game } ist ein Spiel für { $right } Personen, nicht für { $given }.
reason-setup-places = { $game } wird ohne Gebäude und Landschaften gespielt.
reason-setup-deck = { $game } spielt man immer mit demselben Material: Lass das Kartendeck weg.
reason-setup-first = Bei { $game } beginnt niemand vor den anderen: Nenne dafür keinen Sitzplatz.
reason-game-taken = Es gibt schon ein anderes Spiel „{ $name }“: Wähle ein anderes Kürzel oder einen anderen Titel.

## Playing on a server.

reason-sign-in-first = Sag zuerst, wer du bist: Wähle einen Namen, melde dich an oder schick einen Zugangsschlüssel mit.
reason-wrong-password = Name und Passwort passen nicht zusammen.
reason-name-taken = Der Name { $name } ist schon vergeben.
reason-bad-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Unterstriche.
reason-name-reserved = { $name } heißt ein Bot, oder es sieht so aus: Wähl einen anderen Namen.
reason-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
reason-already-account = Du hast schon ein Konto.
reason-no-account = Du hast noch kein Konto.
reason-still-playing = Beende zuerst deine laufenden Partien oder gib sie auf.
reason-no-such-token = Diesen Zugangsschlüssel gibt es nicht.
reason-too-many-tokens =
    Du kannst höchstens { $most ->
        [one] einen Zugangsschlüssel
       *[other] { $most } Zugangsschlüssel
    } haben: Lösche zuerst einen.
reason-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
reason-game-not-found = Diese Partie gibt es nicht, oder sie ist privat und du bist nicht eingeladen.
reason-no-such-player = Diesen Spieler gibt es nicht.
reason-seat-taken = Sitzplatz { $seat } ist besetzt.
reason-table-full = Alle Sitzplätze sind besetzt.
reason-already-seated = Du sitzt schon an diesem Tisch.
reason-not-seated = Du sitzt nicht an diesem Tisch.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-table-started = Die Partie hat schon begonnen: Das lässt sich nicht mehr ändern.
reason-table-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
reason-table-closed = Dieser Tisch ist geschlossen.
reason-seats-free = Es sind noch Sitzplätze frei: Warte auf Mitspieler oder setz Bots ein.
reason-rated-without-bots = In einer gewerteten Partie spielen nur Menschen: Bots können nicht mitspielen.
reason-no-opponent = Der Bot { $bot } steht nicht als Gegner zur Wahl: Nimm { $right }.
reason-too-many-tables =
    Du sitzt schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }: Verlass zuerst einen.
reason-too-many-open-tables =
    { $most ->
        [one] Ein öffentlicher Tisch von dir wartet
       *[other] { $most } öffentliche Tische von dir warten
    } schon auf Mitspieler: Beginn zuerst an einem oder verlass einen.
reason-other-commitment = Dieses Wort antwortet auf ein anderes Versprechen: Sieh dir den Tisch noch einmal an und gib ein Wort für das nächste Austeilen.
reason-stale = Die Partie ist schon weiter: Das wurde bei Stand { $given } gewählt, und jetzt ist sie bei { $right }.
reason-future-version = Die Partie ist bei Stand { $right }; Stand { $given } kommt erst noch.
reason-key-used = Diese Kennung (key) wurde schon für etwas anderes verwendet.
reason-bot-plays = Gerade spielt ein Bot für dich: Übernimm zuerst wieder deinen Sitzplatz.
reason-no-bot-plays = Auf diesem Sitzplatz spielt kein Bot.
reason-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
reason-offer-open = Es liegt schon ein Angebot auf dem Tisch.
reason-bad-offer = Du kannst „undo“ anbieten oder „stand-in“ für einen anderen Sitzplatz.
reason-nothing-to-undo = Du hast noch nichts getan, was du zurücknehmen könntest.
reason-undo-too-late = Das lässt sich nicht zurücknehmen: Jemand hat schon weitergespielt, oder es wurde etwas aufgedeckt.
reason-undo-too-often = In dieser Partie wurde schon zu oft zurückgenommen: Ab jetzt gilt jeder Zug.
reason-undo-rated = In einer gewerteten Partie gegen Bots wird nichts zurückgenommen.
reason-undo-without-consent =
    { $seat ->
        [you] Für dich spielt gerade ein Bot, der nicht zustimmen kann: Es wird nichts zurückgenommen.
       *[other] Für { $who } spielt gerade ein Bot, der nicht zustimmen kann: Es wird nichts zurückgenommen.
    }
reason-not-gone =
    { $seat ->
        [you] Du hast den Tisch noch nicht lange genug warten lassen.
       *[other] { $who } hat den Tisch noch nicht lange genug warten lassen.
    }
reason-running = Solange die Partie läuft, siehst du das nur von deinem eigenen Sitzplatz aus.
reason-no-hints = Tipps gibt es nur, wenn alle anderen Bots sind und die Partie nicht gewertet wird.
reason-no-such-lesson = Eine Lektion „{ $name }“ gibt es nicht.
reason-too-many-reviews = Für dich laufen schon { $most } Analysen. Warte, bis eine davon fertig ist.
reason-too-many-analyses = Es werden schon { $most } Stellungen analysiert, mehr schafft dieser Server nicht. Versuche es gleich noch einmal.
reason-no-such-moment = Diesen Moment gibt es in dem Spiel nicht: Es hat { $most } Züge.
reason-lesson-over = Diese Lektion ist zu Ende: Fang sie neu an, um etwas anderes auszuprobieren.
reason-malformed = Hier wurde etwas anderes erwartet: { $what }
reason-bad-character = Dieser Text enthält ein Zeichen, das sich nicht speichern lässt.
reason-store-fails = Das ließ sich nicht speichern und gilt darum nicht. Versuch es noch einmal.
reason-store-corrupt = Die Datenbank ist beschädigt.
reason-store-full = Die Festplatte nimmt keine Daten mehr an.
reason-store-locked = Ein anderes Programm hält die Datenbank gesperrt.
reason-store-read-only = Die Datenbank ist schreibgeschützt.
reason-store-frozen = Die Datenbank antwortet nicht.
reason-too-fast = Das war zu viel auf einmal: Ein bisschen langsamer, bitte.
reason-too-slow = Das hat zu lange gedauert, deshalb hat der Server die Verbindung beendet.
reason-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließ ein paar davon und versuch es noch einmal.
reason-too-many-attempts = Das Passwort war zu oft falsch. Warte ein paar Minuten und versuch es noch einmal.
reason-server-full = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
reason-head-too-long = Die Kopfzeilen der Anfrage sind zu lang: höchstens { $most } Bytes.
reason-address-too-long = Die Adresse der Anfrage ist zu lang: höchstens { $most } Bytes.
reason-body-too-long = Die Anfrage ist zu lang: höchstens { $most } Bytes.
reason-nested-too-deeply = Das JSON ist zu tief verschachtelt.
reason-header-too-long = Die Kopfzeile { $name } der Aufzeichnung ist zu lang: höchstens { $most } Zeichen.
reason-foreign-origin = Anfragen von { $origin } werden hier nicht angenommen.
reason-not-found = Hier ist nichts.
reason-no-documentation = Dieser Server hat keine Dokumentation: `make docs` erzeugt sie, und veröffentlichte Pakete enthalten sie.
reason-not-allowed = Das ist hier nicht möglich.
reason-server-fault = Bei uns ist etwas schiefgegangen. Näheres steht im Protokoll des Servers.
reason-shutting-down = Der Server wird gerade heruntergefahren: Komm gleich wieder.
reason-setting-out-of-range = Die Einstellung { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
reason-setting-too-small = Die Einstellung { $name } muss mindestens { $least } sein, nicht { $given }.
reason-bad-origin = „{ $given }“ ist kein Ursprung (Origin): Gib Schema und Host an, zum Beispiel https://example.org.
reason-bad-proxy = „{ $given }“ ist keine Adresse eines Proxys: Gib eine IP-Adresse oder ein Netz an, zum Beispiel 10.0.0.0/8.
reason-bad-database-url = Die Datenbank muss eine PostgreSQL-Adresse sein, zum Beispiel postgresql://user@host/name.
reason-sqlite-workers = Eine SQLite-Datei bedient nur einen Prozess: Für { $given } brauchst du eine PostgreSQL-Datenbank.
reason-no-such-host = Der Host { $host } ist nicht zu finden: { $what }.
reason-port-taken = Port { $port } ist schon belegt: Nimm mit --port einen anderen oder 0 für irgendeinen freien.
reason-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $what }.
reason-bad-data-directory = Der Datenordner { $path } lässt sich nicht verwenden: { $what }.
reason-database-fails = Die Datenbank lässt sich nicht verwenden: { $what }.
reason-database-corrupt = Die Datenbank { $path } ist beschädigt ({ $what }): Spiel eine Sicherung ein oder sieh nach, was `claimant admin check` findet.
reason-database-full = { $path } lässt sich nicht schreiben: Die Festplatte nimmt keine Daten mehr an.
reason-database-locked = Die Datenbank { $path } ist von einem anderen Programm gesperrt.
reason-database-read-only = Die Datenbank { $path } ist schreibgeschützt: Gib dem Server Schreibrechte für sie und ihren Ordner.
reason-not-a-store = { $path } ist keine Datenbank von Claimant.
reason-newer-database = Die Datenbank stammt von einer neueren Version von Claimant: Installiere diese.
reason-no-database = Unter { $path } gibt es keine Datenbank.
reason-file-exists = { $path } gibt es schon: Nimm einen anderen Namen oder lösche die Datei zuerst.
reason-database-exists = Unter { $path } gibt es schon eine Datenbank: --replace setzt die Sicherung an ihre Stelle und hebt die alte daneben auf.
reason-database-not-empty = Die Datenbank { $path } ist nicht leer: Spiel die Sicherung in eine neue ein.
reason-cannot-replace = --replace gibt es nur für SQLite-Dateien: Spiel bei PostgreSQL in eine leere Datenbank ein.
reason-not-a-backup = { $path } ist keine brauchbare Sicherung: { $what }.
reason-cut-off-backup = { $path } ist keine brauchbare Sicherung: Das Ende fehlt.
reason-server-running = Ein Server verwendet die Datenbank { $path } gerade: Halte ihn zuerst an.
reason-program-failed = { $program } ist fehlgeschlagen: { $what }
reason-program-missing = { $program } ist nicht installiert.
reason-bad-field = Das Feld „{ $name }“ fehlt oder ist falsch. Richtig wäre: { $right }.

## Matches of bots, and their files.

reason-bad-pairs = Die Zahl der Paare muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-bad-deals = Die Zahl der Verteilungen muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-balance-nothing = Nenne mindestens ein Kartendeck, eine Fraktion oder einen Ort.
reason-balance-subject = Ein Kartendeck, eine Fraktion oder einen Ort „{ $name }“ gibt es nicht. Die Wörter { $right } stehen für alle.
reason-bad-processes = Die Zahl der Prozesse muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-too-few-bots = Zu einem Wettkampf gehören mindestens zwei Bots.
reason-bot-twice = { $name } kommt zweimal vor. Mit verschiedenen Grenzen gelten sie als zwei Bots: { $name }@100 { $name }@200.
reason-bad-limit = Schreib eine Grenze hinter einem Namen in Sekunden (regent@0.5s) oder in Schritten (regent@500).
reason-bot-failed = { $bot } hatte einen Fehler in Paar { $pair }, Partie { $game }, Sitzplatz { $seat }, gegen { $other } (Zufallszahl { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Bei derselben Aufgabe ist { $number }-mal ein Prozess abgestürzt. Ist der Speicher knapp, oder startet ein Skript Prozesse, ohne zu prüfen, ob es __main__ ist?
reason-worker-version = Ein Rechner hat Version { $other } von Claimant, dieser hier { $own }: Installiere überall dieselbe Version.
reason-no-dask = Ein Cluster braucht Dask: Installiere claimant[cluster], zum Beispiel mit pip install "claimant[cluster]".
reason-no-cluster = Unter { $address } ist kein Dask-Scheduler zu erreichen: { $what }
reason-no-workers = Der Scheduler unter { $address } hat noch keine Worker: Starte welche mit dask worker { $address }
reason-bad-shard = Schreib einen Teil eines Laufs als 2/5, den zweiten von fünf, nicht { $given }.
reason-seconds-on-cluster = { $bot } denkt eine Anzahl Sekunden nach, und die sind nicht auf jedem Rechner eines Clusters gleich viel wert: Gib stattdessen eine Anzahl Schritte an, etwa regent@500.
reason-no-such-game = Ein Spiel „{ $name }“ gibt es nicht: Die Spiele sind { $right }.
reason-extra-missing = Dafür braucht es { $packages }: Installiere { $extra }.
reason-not-that-action = Aktion { $id } ist hier nicht erlaubt: Die Maske zeigt, welche erlaubt sind.
reason-no-layout = Für das Spiel „{ $name }“ gibt es keine Beobachtungen, nur für { $right }.
reason-bad-games = Die Zahl der Partien muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-no-bots = Jemand muss spielen: Nenne mindestens einen Bot.
reason-table-kind = Der Name einer Tabelle muss auf { $known } enden; „{ $name }“ tut das nicht.
reason-no-polars = Eine .parquet-Tabelle braucht polars: Installiere claimant[lab], zum Beispiel mit pip install "claimant[lab]". Eine .csv-Tabelle braucht nichts.
reason-exists = { $name } gibt es schon: Nimm einen anderen Namen oder lösche die Datei zuerst.
reason-not-empty = { $name } ist kein leerer Ordner: Nimm einen anderen.
reason-no-directory = Einen Ordner { $name } gibt es nicht.
reason-not-a-run = { $name } ist keine Laufdatei.
reason-no-run = Die Datei { $name } gibt es nicht.
reason-other-run = { $name } enthält einen anderen Lauf: Nimm eine andere Datei.
reason-broken-line = Zeile { $line } von { $name } ist beschädigt: Lösche sie, dann wird ihre Verteilung noch einmal gespielt.

## Reviews and puzzles.

reason-bad-annotation = Die Analyse in dieser Aufzeichnung ist nicht lesbar: Schreib sie mit `claimant review FILE --output` neu.
reason-puzzle-unknown = Es gibt keine Aufgabe { $puzzle }.
reason-puzzle-deck = Für das Deck { $deck } gibt es keine Aufgaben: nimm { $right }.
reason-puzzle-over = Diese Aufgabe ist beendet.
reason-puzzle-none = Davon ist keine Aufgabe mehr übrig, die du noch nicht versucht hast.
reason-no-such-exercise = Das ist keine deiner Übungen.
reason-bad-training = Das ist keine Übungsdatei dieser Version.
