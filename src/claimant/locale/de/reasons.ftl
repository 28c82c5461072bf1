### Why something is not possible, and what powers remark on a result, by the codes of the reasons.


## Words that stand in for what a reason carries in English.

word-play = spielen
word-take = nehmen
word-choose = wählen
word-name = nennen
word-draw = ziehen
word-building = Gebäude
word-landscape = Landschaft
word-both = beides
word-none = keine
word-row = Reihe
word-column = Spalte
word-or = oder
word-and = und
word-phase-1 = Phase 1
word-phase-2 = Phase 2
word-scoring = Wertung
word-seats-once = jeder Sitzplatz einmal
word-saved-object = ein Objekt wird erwartet
word-saved-headers = headers ist ein Objekt aus Texten
word-saved-deal = deal ordnet Namen Listen von Karten zu
word-saved-moves = moves ist eine Liste
word-saved-move = ein Zug ist ein Objekt
word-saved-texts = Namen, Karten, Züge und Kommentare sind Texte
word-no-card-on-board = auf dem Spielfeld liegt keine Karte
word-no-card-here = hier liegt keine offene Karte
word-nobody-looks = niemand sieht Karten an
word-nothing-to-choose = es gibt nichts zu wählen
word-no-field = auf keinem Feld kann man anlegen
word-no-card-to-play = wer am Zug ist, hat keine Karte
word-no-figure-to-play = wer am Zug ist, hat keine Figur
word-no-power = keine Fähigkeit ist im Gange
word-other-power = die angelegte Karte hat eine andere Fähigkeit
word-not-drawn = eine nicht benutzte Fähigkeit hat nicht gezogen

## Playing.

reason-game-over = Die Partie ist zu Ende.
reason-game-not-over = Die Partie ist noch nicht zu Ende: Es gibt kein Ergebnis.
reason-no-such-seat = Einen Sitzplatz { $seat } gibt es nicht: Die Sitzplätze sind 0 bis { $last }.
reason-not-your-turn = Sitzplatz { $seat } ist nicht dran, sondern Sitzplatz { $right }.
reason-not-in-hand = Sitzplatz { $seat } hat { $card } nicht auf der Hand.
reason-already-chosen = Sitzplatz { $seat } hat { $card } schon gewählt.
reason-must-follow = { $led } wurde angespielt, und Sitzplatz { $seat } hat Karten dieser Fraktion: { $faction }. Eine davon muss gespielt werden oder eine Karte, die einspringen darf.
reason-not-offered = { $card } steht nicht zur Wahl. Zur Wahl steht: { $right }.
reason-wrong-kind = Sitzplatz { $seat } wird etwas anderes gefragt: verlangt ist „{ $right }“, nicht „{ $given }“.

## What places remark.

reason-bridge =
    { $place }: { $winner } hat { $most ->
        [one] einen vollständigen Satz
       *[other] { $most } vollständige Sätze
    }, { $loser } nur { $fewer }.
reason-castle =
    { $place }: { $winner } hat { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } gewonnen, { $loser } nur { $fewer }.
reason-monastery =
    { $place }: { $loser } hat { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    }, mindestens doppelt so viele wie { $winner } mit { $fewer }, und verliert.
reason-dungeon = { $place }: Der letzte Stich von Phase { $phase } bringt { $seat } eine Stimme extra.
reason-lighthouse = { $place }: { $seat } hatte in Phase 2 zuerst { $number } Karten dieser Fraktion gewonnen: { $faction }.
reason-card-culled =
    { $place }: vor der Wertung { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } abgeworfen: { $cards }.
reason-cards-culled =
    { $place }: vor der Wertung { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } abgeworfen: { $cards }.

## Setting up.

reason-advised-against =
    Mit { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } raten die Spielregeln von dieser Fraktion ab: { $faction }.
reason-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: Es besteht aus einem großen und einem kleinen Buchstaben.
reason-bad-place-code = „{ $code }“ ist kein Kürzel für einen Ort: Es ist ein Wort aus mindestens drei Buchstaben, der erste davon groß.
reason-bad-place-kind = „{ $kind }“ ist keine Art von Ort: Es gibt Gebäude und Landschaften.
reason-bad-players = Die Anzahl der Spieler wird als Zahl geschrieben.
reason-bad-seconds = Eine Zeitgrenze ist eine Anzahl Sekunden über 0, nicht { $given }.
reason-bad-steps = Eine Grenze für Schritte ist eine ganze Zahl über 0, nicht { $given }.
reason-bad-values = { $faction } hat eine Karte mit Wert { $given }: Werte sind ganze Zahlen von 0 bis { $most }.
reason-code-taken = Das Kürzel { $code } gehört schon zu { $faction }: Nimm für { $other } ein anderes.
reason-draw-and-deal = Orte werden aus einer Zufallszahl gezogen: Gibst du die Verteilung vor, dann nenne sie.
reason-faction-not-in-play = Diese Fraktion spielt nicht mit: { $faction }.
reason-faction-twice = { $faction } kommt zweimal vor: Jede Fraktion ist höchstens einmal im Kartendeck.
reason-no-places =
    Magische Orte sind für { $right ->
        [one] eine Person
       *[other] { $right } Personen
    }; mit { $players } gibt es keine.
reason-not-one-pair = Ein Kartendeck hat genau ein ganzes Paar von Fraktionen: { $pairs }. Dieses hat: { $given }.
reason-seed-and-deal = Gib entweder eine Zufallszahl oder eine Verteilung vor, nicht beides.
reason-seed-out-of-range = Die Zufallszahl { $seed } liegt außerhalb: Nimm eine ganze Zahl von 0 bis 2^64 - 1.
reason-solve-phase-2 = Nur Phase 2 lässt sich durchrechnen, wo man alle Karten kennen kann; das hier ist Phase 1.
reason-solve-two-players = Nur Partien zu zweit lassen sich durchrechnen; hier sind es { $players }.
reason-too-many-places = Von dieser Art Ort darf es höchstens einen geben: { $kind }. Genannt sind: { $given }.
reason-too-many-players =
    { $faction }: für höchstens { $most ->
        [one] eine Person
       *[other] { $most } Personen
    }, nicht für { $players }. Nimm eine andere Fraktion.
reason-unknown-deck = Ein Kartendeck „{ $name }“ gibt es nicht. Fertige Kartendecks sind: { $known }. Oder nenne die Fraktionen, zum Beispiel „Go Kn Un Dw Do“.
reason-unknown-draw = Orte können nicht als „{ $name }“ gezogen werden, nur als: { $known }.
reason-unknown-faction = Eine Fraktion „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
reason-unknown-place = Einen Ort „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
reason-wrong-kind-of-place = { $place } ist von anderer Art: { $kind }. Verlangt war: { $wanted }.
reason-wrong-number-of-cards =
    { $faction } brächte { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; eine Fraktion außerhalb eines Paares bringt { $right }.
reason-wrong-number-of-factions =
    Ein Kartendeck für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } ist ein Paar und { $right ->
        [one] eine Fraktion
       *[other] { $right } Fraktionen
    } mit zehn Karten. Neben dem Paar hat dieses: { $given }.
reason-wrong-number-of-players = Claim spielt man mit { $right } Personen, nicht mit { $players }.
reason-wrong-size-of-pair =
    { $pair } brächte { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; ein Paar bringt { $right }.
reason-unknown-bot = Einen Bot { $name } gibt es nicht: Die Bots sind { $right }.
reason-bad-bot-name =
    „{ $name }“ ist kein Name für einen Bot: Nimm kleine Buchstaben, Ziffern und Bindestriche, vorn einen Buchstaben und höchstens { $most } Zeichen.
reason-bot-name-taken =
    Den Bot { $bot } gibt es schon, er kommt von { $maker }: Nimm für { $other } einen anderen Namen.
reason-bot-cannot-play = Der Bot { $bot } spielt { $game } nicht, nur { $right }.
reason-bot-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $error }
reason-not-importable =
    Andere Prozesse finden { $thing } nicht: Definiere es auf oberster Ebene einer Moduldatei, die sie importieren können, oder spiele in einem einzigen Prozess.
reason-no-plugin =
    Ein Modul „{ $name }“ gibt es nicht: Nenne das Plug-in wie in einer import-Anweisung, etwa my_faction für die Datei my_faction.py.
reason-plugin-failed = Das Plug-in { $name } lässt sich nicht laden: { $error }
reason-bad-lessons = Die Lektionen in { $file } lassen sich nicht lesen: { $error }
reason-bad-lesson = Die Lektion { $lesson } in { $file } ist nicht zu gebrauchen: { $error }

## Reading and writing records and positions.

reason-bad-action = Eine Aktion ist eine Karte zum Spielen (Go5), zum Nehmen (+Go5 oder +deck) oder zum Wählen (-Go5) oder eine Fraktion zum Nennen (@Go).
reason-bad-card = Eine Karte schreibt man als Kürzel ihrer Fraktion und ihren Wert, zum Beispiel Go5.
reason-bad-comment = Ein Kommentar darf keine geschweiften Klammern und keine Zeilenumbrüche enthalten.
reason-bad-header = Eine Kopfzeile lautet [Name "Text"], mit \" für ein Anführungszeichen im Text.
reason-bad-header-name = Der Name einer Kopfzeile besteht nur aus Buchstaben, der erste davon groß.
reason-bad-header-text = Die Kopfzeile { $name } darf keinen Zeilenumbruch enthalten.
reason-bad-line = Erwartet wird eine Zeile, die mit „{ $right }“ beginnt.
reason-bad-mark = „{ $mark }“ sagt nicht, wer eine Karte kennt: * sind alle, Buchstaben sind Sitzplätze.
reason-bad-move = Eine Aktion schreibt man in einer Aufzeichnung mit ihrem Sitzplatz, zum Beispiel A:{ $example }.
reason-chance-missing = Hier handelt der Zufall: Was er tat (chance:…), fehlt.
reason-line-unfinished = Alles, was in „{ $label }“ geschah, steht in einer Zeile.
reason-no-chance = Hier handelt der Zufall nicht.
reason-bad-number = Hier wird eine ganze Zahl von { $least } bis { $most } erwartet.
reason-bad-seat = Einen Sitzplatz schreibt man als einen der Buchstaben { $right }.
reason-cards-missing = Diese Karten sind nirgends: { $cards }. In einer Stellung hat jede Karte ihren Platz.
reason-cards-nowhere = Diese Ansicht sagt nicht, wo diese Karten sein könnten: { $cards }.
reason-comment-before-words = Ein Kommentar steht hinter dem Wort, zu dem er gehört.
reason-deal-card = { $card } kann nicht an { $whom } ausgeteilt werden.
reason-deal-count =
    { $whom } bekommt { $right ->
        [one] eine Karte
       *[other] { $right } Karten
    }; hier sind es { $given }.
reason-deal-late = Die Verteilung steht vor allem, was getan wurde.
reason-deal-missing = Die Verteilung von { $whom } fehlt.
reason-deal-not-codes = Eine Verteilung gibt jedem Ort (A, deck, …) seine Kartenkürzel als Text, durch Leerzeichen getrennt.
reason-deal-twice = Die Verteilung von { $whom } ist zweimal angegeben.
reason-deal-unknown = Karten werden ausgeteilt an { $right }; „{ $whom }“ gehört nicht dazu.
reason-deck-in-phase-2 =
    Nach Phase 1 sind Nachziehstapel und Preise aufgebraucht; hier { $given ->
        [one] ist eine Karte
       *[other] sind { $given } Karten
    } übrig.
reason-early-result = Die Kopfzeile nennt einen Gewinner, aber die Partie ist nicht zu Ende.
reason-header-after-body = Kopfzeilen stehen vor allem anderen.
reason-header-missing = Die Kopfzeile { $name } fehlt.
reason-header-twice = Die Kopfzeile { $name } ist zweimal angegeben.
reason-no-options = Hier wird mindestens eine Möglichkeit erwartet.
reason-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Kn Un Dw Do | …“.
reason-no-record = Eine Partie, die mit einer Stellung begann, hat keine Aufzeichnung: Ihre Verteilung ist nicht bekannt.
reason-no-winner = Eine Karte nimmt man nur, wenn ein Stich gewonnen ist: Sag, von wem, und wer genommen hat.
reason-nobody-to-play = Wer spielen soll, hat keine Karte auf der Hand.
reason-not-in-order = Gespielt wird im Uhrzeigersinn, beginnend mit dem, der anspielt.
reason-not-saved = Das ist keine gespeicherte Partie in JSON: { $what }.
reason-other-game = Das ist eine Aufzeichnung von „{ $game }“, nicht von { $right }.
reason-position-too-long = Eine Stellung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-rules-version = Diese Aufzeichnung folgt Version { $given } der Regeln; bekannt ist Version { $right }.
reason-section-twice = Der Abschnitt „{ $word }“ ist zweimal angegeben.
reason-stray-brace = Ein Kommentar ist Text zwischen { "{" } und { "}" } in einer Zeile, ohne solche Klammern darin.
reason-too-many-of-card =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-trick-is-full = Zu diesem Stich haben alle gespielt: Es muss etwas anderes gefragt sein.
reason-two-comments = Ein Wort hat höchstens einen Kommentar.
reason-unequal-hands = In Phase 1 haben alle noch gleich viele Stiche vor sich; hier: { $given }.
reason-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-unknown-power = Eine Fähigkeit { $code } gibt es in dieser Partie nicht.
reason-unknown-section = „{ $word }“ beginnt keinen Abschnitt einer Stellung.
reason-unknown-step = Der Schritt ist einer von diesen: { $right }.
reason-unplayable = Diese Stellung kann in keiner Partie entstehen: Sie lässt sich nicht zu Ende spielen.
reason-wrong-number-of-values =
    Zu diesem Abschnitt { $right ->
        [one] gehört ein Wert
       *[other] gehören { $right } Werte
    }.
reason-wrong-result = Nach der Kopfzeile gewann { $given }; nach den Regeln ist es { $right }.
reason-wrong-size-of-deck = In Phase 1 enthalten Nachziehstapel und Preise eine Karte je Sitzplatz und übrigem Stich: { $right }, nicht { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power = Jetzt entscheidet Sitzplatz { $seat } über diese Fähigkeit: { $power }. Möglich ist: { $right }.
reason-kingdoms-asked-to-draw = Jetzt zieht Sitzplatz { $seat } eine Karte. Möglich ist: { $right }.
reason-kingdoms-asked-to-place = Jetzt legt Sitzplatz { $seat } eine Karte an, zum Beispiel Go@1,0.
reason-kingdoms-bad-action = Eine Aktion ist eine Karte mit Feld (Go@-1,2), ein Feld (@1,0), eine Karte zum Nehmen (+Go oder +pile), zwei Karten zum Behalten (=Go,Kn) oder eines der Wörter use, pass, row, column, done.
reason-kingdoms-bad-card = Eine Karte schreibt man als Kürzel ihrer Fraktion, zum Beispiel Go.
reason-kingdoms-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: zwei Buchstaben, der erste davon groß.
reason-kingdoms-bad-field = Ein Feld schreibt man als zwei Zahlen von -99 bis 99, zum Beispiel -1,2.
reason-kingdoms-bad-knowledge = Was bekannt ist, muss zu den Karten passen: Das hier passt nicht.
reason-kingdoms-bad-tile = Eine Karte auf dem Spielfeld schreibt man Go@1,0, dahinter :A, :B, :AB oder :down.
reason-kingdoms-bad-value = Hier wird eines von diesen erwartet: { $right }.
reason-kingdoms-code-taken = Das Kürzel { $code } gehört schon zu { $faction }: Nimm für { $other } ein anderes.
reason-kingdoms-deal-of-what = Zu einer Verteilung gehört, welche Fraktionen mitspielen.
reason-kingdoms-empty-pile = Der Stapel ist leer.
reason-kingdoms-faction-twice = { $faction } kommt zweimal vor: Jede Fraktion spielt höchstens einmal mit.
reason-kingdoms-far-away = { $field } berührt keine Karte auf dem Spielfeld.
reason-kingdoms-field-occupied = Auf { $field } liegt schon eine Karte.
reason-kingdoms-field-taken = Auf dem Feld { $field } liegen zwei Karten.
reason-kingdoms-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Dw … | …“.
reason-kingdoms-not-in-display = { $card } liegt nicht in der Auslage.
reason-kingdoms-nothing-asked = In dieser Stellung könnte nichts gefragt werden: { $what }.
reason-kingdoms-number-of-factions =
    Gespielt wird mit { $right ->
        [one] einer Fraktion
       *[other] { $right } Fraktionen
    }; hier sind es { $given }.
reason-kingdoms-only-corner = { $field } berührt eine Karte nur an einer Ecke: Eine ganze Seite muss sie berühren.
reason-kingdoms-only-face-down = { $field } berührt nur verdeckte Karten.
reason-kingdoms-too-many =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-kingdoms-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-kingdoms-unknown-faction = Eine Fraktion „{ $name }“ gibt es in Claim Kingdoms nicht. Bekannt sind: { $known }.
reason-kingdoms-wrong-hand =
    Auf der Hand { $most ->
        [one] ist höchstens eine Karte
       *[other] sind höchstens { $most } Karten
    }.
reason-kingdoms-wrong-pile = Das ist keine Reihenfolge der Karten im Stapel.
reason-kingdoms-wrong-supply =
    Sitzplatz { $seat } hat insgesamt { $right ->
        [one] eine Figur
       *[other] { $right } Figuren
    }; hier sind es { $given }.
reason-no-choice-Do = Auf { $choice } liegt keine Nachbarkarte, deren Fähigkeit hier zu benutzen wäre.
reason-no-choice-Gi = Auf { $choice } liegt keine offene Nachbarkarte.
reason-no-choice-Gn = Auf { $choice } liegt keine Nachbarkarte ohne Figur von dir.
reason-no-choice-Kn = Auf { $choice } liegt keine Nachbarkarte mit einer gegnerischen Figur.
reason-no-choice-Se = { $choice } sind nicht zwei der Karten, die du auf der Hand hast oder dir ansiehst.
reason-no-choice-Tr = In der { $choice } liegt noch ein Troll: Sie bringt keine Punkte.
reason-no-choice-Un = Auf { $choice } steht keine gegnerische Figur, bei der du nicht auch stehst.
reason-kingdoms-imagine-for-whom = Wer zuschaut, spielt nicht: Nur von dem aus, was ein Sitzplatz sieht, lässt sich weiterdenken.
reason-kingdoms-imagine-when = Während der Zufall den Stapel mischt, hat niemand etwas zu überlegen.
reason-setup-players = { $game } ist ein Spiel für { $right } Personen, nicht für { $given }.
reason-setup-places = { $game } wird ohne Gebäude und Landschaften gespielt.
reason-setup-deck = { $game } spielt man immer mit denselben Teilen: Nenne kein Deck.
reason-setup-first = Bei { $game } beginnt niemand vor den anderen: Nenne dafür keinen Sitzplatz.
reason-game-taken = Es gibt schon ein anderes Spiel „{ $name }“: Wähle ein anderes Kürzel oder einen anderen Titel.

## Playing on a server.

reason-sign-in-first = Sag zuerst, wer du bist: Wähle einen Namen, melde dich an oder schick ein Token mit.
reason-wrong-password = Name und Passwort passen nicht zusammen.
reason-name-taken = Der Name { $name } ist schon vergeben.
reason-bad-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Unterstriche.
reason-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
reason-already-account = Du hast schon ein Konto.
reason-still-playing = Beende zuerst deine laufenden Partien oder gib sie auf.
reason-no-such-token = Dieses Token gibt es nicht.
reason-too-many-tokens =
    Mehr als { $most ->
        [one] ein Token
       *[other] { $most } Tokens
    } auf einmal gibt es nicht: Lösche zuerst eines.
reason-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
reason-game-not-found = Diese Partie gibt es nicht, oder sie ist privat und du bist nicht eingeladen.
reason-no-such-player = Diesen Spieler gibt es nicht.
reason-seat-taken = Sitzplatz { $seat } ist besetzt.
reason-table-full = Alle Sitzplätze sind besetzt.
reason-already-seated = Du sitzt schon an diesem Tisch.
reason-not-seated = Du sitzt nicht an diesem Tisch.
reason-not-host = Das darf nur, wer den Tisch aufgemacht hat.
reason-table-started = Die Partie hat begonnen: Das lässt sich nicht mehr ändern.
reason-table-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
reason-table-closed = Dieser Tisch ist geschlossen.
reason-seats-free = Es sind noch Plätze frei: Warte auf Mitspieler oder setz Bots dazu.
reason-rated-without-bots = Eine gewertete Partie spielen Menschen: Setz keinen Bot dazu.
reason-no-opponent = Der Bot { $bot } ist kein Gegner: Nimm einen von { $right }.
reason-too-many-tables =
    Du sitzt schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }: Verlass zuerst einen.
reason-bad-word =
    Ein Wort fürs Mischen hat höchstens { $most ->
        [one] ein Zeichen
       *[other] { $most } Zeichen
    }.
reason-stale = Die Partie ist schon weiter: Das wurde bei Stand { $given } gewählt, und jetzt ist sie bei { $right }.
reason-future-version = Die Partie ist bei Stand { $right }; Stand { $given } kommt erst noch.
reason-key-used = Dieser Schlüssel wurde schon für etwas anderes benutzt.
reason-bot-plays = Gerade spielt ein Bot für dich: Übernimm zuerst wieder selbst.
reason-no-bot-plays = Auf diesem Sitzplatz spielt kein Bot.
reason-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
reason-offer-open = Es liegt schon ein Angebot auf dem Tisch.
reason-bad-offer = Anbieten kann man „undo“ oder „stand-in“ für einen anderen Sitzplatz.
reason-nothing-to-undo = Du hast noch nichts getan, was du zurücknehmen könntest.
reason-undo-too-late = Das lässt sich nicht zurücknehmen: Jemand hat schon weitergespielt, oder etwas kam ans Licht.
reason-undo-rated = In einer gewerteten Partie gegen Bots wird nichts zurückgenommen.
reason-not-gone = Sitzplatz { $seat } hat den Tisch noch nicht lange genug warten lassen.
reason-running = Solange die Partie läuft, siehst du das nur von deinem eigenen Sitzplatz aus.
reason-no-hints = Tipps gibt es nur, wenn alle anderen Bots sind und die Partie nicht gewertet wird.
reason-no-such-lesson = Eine Lektion „{ $name }“ gibt es nicht.
reason-lesson-over = Diese Lektion ist zu Ende: Fang sie neu an, um etwas anderes zu versuchen.
reason-malformed = Hier wurde etwas anderes erwartet: { $what }
reason-store-fails = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Versuch es noch einmal.
reason-too-fast = Das war zu viel auf einmal: ein bisschen langsamer, bitte.
reason-foreign-origin = Anfragen von { $origin } werden hier nicht angenommen.
reason-not-found = Hier ist nichts.
reason-not-allowed = Das ist hier nicht möglich.
reason-server-fault = Bei uns ist etwas schiefgegangen. Es steht im Protokoll des Servers.
reason-shutting-down = Der Server fährt gerade herunter: Komm gleich wieder.
reason-setting-out-of-range = Die Einstellung { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
reason-setting-too-small = Die Einstellung { $name } muss mindestens { $least } sein, nicht { $given }.
reason-bad-origin = { $given } ist kein Ursprung: Gib Schema und Host an, etwa https://example.org.
reason-bad-database-url = Die Datenbank muss eine PostgreSQL-URL sein, etwa postgresql://user@host/name.
reason-sqlite-workers = Eine SQLite-Datei bedient einen Prozess; für { $given } brauchst du eine PostgreSQL-Datenbank.
reason-no-such-host = Der Host { $host } ist nicht zu finden: { $what }.
reason-port-taken = Port { $port } ist schon belegt: Nimm einen anderen --port, oder 0 für irgendeinen freien.
reason-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $what }.
reason-bad-data-directory = Das Datenverzeichnis { $path } ist nicht benutzbar: { $what }.
reason-database-fails = Die Datenbank ist nicht benutzbar: { $what }.
reason-newer-database = Die Datenbank stammt von einer neueren Version von Claimant: Installiere diese.
reason-no-database = Unter { $path } gibt es keine Datenbank.
reason-file-exists = { $path } gibt es schon: Nimm einen anderen Namen oder entferne es zuerst.
reason-not-a-backup = { $path } ist keine brauchbare Sicherung: { $what }.
reason-server-running = Ein Server benutzt diese Datenbank: Halte ihn zuerst an.
reason-program-failed = { $program } ist fehlgeschlagen: { $what }
reason-bad-field = In diesen Daten fehlt { $name } oder ist nicht { $right }.

## Matches of bots, and their files.

reason-bad-pairs = Die Anzahl der Paare ist eine ganze Zahl über 0, nicht { $given }.
reason-bad-processes = Die Anzahl der Prozesse ist eine ganze Zahl über 0, nicht { $given }.
reason-too-few-bots = Zu einem Wettkampf gehören mindestens zwei Bots.
reason-bot-twice = { $name } ist zweimal genannt; mit zwei Grenzen wären es zwei Bots: { $name }@100 { $name }@200.
reason-bad-limit = Eine Grenze hinter einem Namen steht in Sekunden (regent@0.5s) oder in Schritten (regent@500).
reason-bot-failed = { $bot } ist gescheitert in Paar { $pair }, Partie { $game }, Sitzplatz { $seat }, gegen { $other } (Zufallszahl { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Ein Prozess ist abgebrochen. War der Speicher knapp, oder startet ein Skript Prozesse, ohne zu fragen, ob es __main__ ist?
reason-no-such-game = Ein Spiel „{ $name }“ gibt es nicht: Die Spiele sind { $right }.
reason-table-kind = Eine Tabelle wird nach dem Ende ihres Namens als { $known } geschrieben; „{ $name }“ ist keines davon.
reason-no-polars = Eine Tabelle als .parquet braucht polars: Installiere claimant[lab], zum Beispiel mit pip install "claimant[lab]". Als .csv braucht sie nichts.
reason-exists = { $name } gibt es schon: Nimm einen anderen Namen oder entferne es zuerst.
reason-not-empty = { $name } ist kein leerer Ordner: Nimm einen anderen für die Aufzeichnungen.
reason-no-directory = Einen Ordner { $name } gibt es nicht.
reason-other-match = { $name } enthält einen anderen Wettkampf als den, der gespielt werden soll: Nimm einen anderen Ordner.
reason-broken-line = Zeile { $line } von { $name } ist beschädigt: Entferne sie, dann wird ihre Verteilung noch einmal gespielt.
