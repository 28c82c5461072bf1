### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-parameters = Optionen
help-default = Standard: { $value }
help-variable = Umgebung: { $names }
help-required = erforderlich
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMENTE
value-address = ADRESSE
value-bots = BOTS
value-code = KENNUNG
value-command = BEFEHL
value-dir = ORDNER
value-file = DATEI
value-shell = SHELL
value-float = ZAHL
value-int = ZAHL
value-name = NAME
value-options = OPTIONEN
value-part = TEIL
value-path = ORDNER
value-runs = LÄUFE
value-position = STELLUNG
value-record = AUFZEICHNUNG
value-source = DATEI
value-str = TEXT
value-subjects = THEMEN
value-target = DATEI

## The commands and their options.

command-claimant =
    Die Kartenspiele Claim und Claim Kingdoms spielen, austeilen, nachspielen und erforschen.

    Jeder Befehl hat eine eigene Hilfe: --help. Alle kennen --language (de, en, es, id oder nl) und --plugin MODUL, ein Python-Modul mit eigenen Fraktionen, Orten oder Bots; du kannst mehrere angeben.
command-play =
    Gegen den Computer spielen.

    Gib eine Nummer oder das Kürzel einer Karte ein. Es gibt Tipps, du kannst Züge zurücknehmen, und { "?" } zeigt alles Weitere.
command-play-bot = Dein Gegner: `claimant bots` listet sie auf. Nenne einen für alle anderen Sitzplätze oder je einen, von dir aus im Uhrzeigersinn.
command-play-seat = Dein Sitzplatz: A, B, C oder D. Zu viert spielen A und C zusammen.
command-play-first = Wer den ersten Stich anspielt oder den ersten Zug hat: ein Sitzplatz, { "you" } für dich oder lot für das Los. Nach den Regeln spielt in Claim die jüngste Person an; in Claim Kingdoms bestimmt sie, wer beginnt.
command-play-save = Die Partie von der ersten Karte an in dieser neuen Datei festhalten.
command-play-resume = Die Partie in dieser Datei fortsetzen, am selben Sitzplatz gegen dieselben Bots, und dort festhalten.
command-play-at = Mit --resume: nach so vielen Aktionen anders weiterspielen, auch wenn die Partie zu Ende ist. Die Datei bleibt, wie sie ist.
command-bots = Die Bots auflisten, von sanft bis stark, dann die aus Plug-ins.
command-factions = Die Fraktionen eines Spiels auflisten: ihre Karten und was sie können.
command-faction = Eine Fraktion erklären.
command-faction-name = Ihr Name oder Kürzel, zum Beispiel { faction-Un } oder Un.
command-places = Die magischen Orte auflisten: Gebäude und Landschaften und was sie ändern.
command-place = Einen magischen Ort erklären.
command-place-name = Sein Name, zum Beispiel { place-Tower } oder { place-Peaks }.
command-decks = Die fertigen Kartendecks auflisten: die der Schachteln und unsere eigenen.
command-deal = Eine Partie austeilen und ihre Aufzeichnung ausgeben.
command-deal-first = Wer den ersten Stich anspielt oder den ersten Zug hat: A, B, C oder D, oder lot für das Los.
command-deal-output = Stattdessen in diese neue Datei schreiben.
command-replay =
    Eine Aufzeichnung prüfen, die ganze Partie erzählen und das Ergebnis erklären.

    Welches Spiel es ist, steht in der Aufzeichnung.
command-replay-show = Das Spielfeld nach jedem Zug zeichnen, nicht erst am Ende; nur bei Spielen, die eines haben.
command-solve =
    Eine Stellung aus Phase 2 von Claim lösen: was jede Karte wert ist und wie es am besten weitergeht.

    Bei einer geheimen Wahl sagt der Befehl, wie man sie mischt. Zu dritt sagt er, was man gegen alle anderen sicher erreicht und was geschieht, wenn alle für sich spielen.

    Der Löser sieht alle Karten.
command-solve-position = Eine Stellung in Anführungszeichen oder eine Datei mit einer Stellung oder Aufzeichnung; - liest die Standardeingabe. Eine Aufzeichnung wird ab ihrer letzten Stellung gelöst, eine beendete Partie ab dem Beginn von Phase 2.
command-solve-seconds = Höchstens so viele Sekunden nachdenken.
command-solve-nodes = Höchstens so viele Stellungen ansehen.
command-hint =
    Einen Bot fragen, was er tun würde und warum.

    Der Bot sieht nur, was auf diesem Sitzplatz zu sehen ist.
command-hint-position = Eine Stellung in Anführungszeichen oder eine Datei mit einer Stellung oder Aufzeichnung; - liest die Standardeingabe.
command-hint-seat = Für wen der Tipp ist; sonst für den, der am Zug ist.
command-hint-bot = Wer den Tipp gibt: `claimant bots` listet sie auf. Sonst der stärkste Bot, der keinen Fehler mehr macht, sobald alle Karten bekannt sind.
command-hint-seconds = Etwa so viele Sekunden nachdenken, nicht so lange wie sonst.
command-review =
    Eine beendete Partie analysieren: was jede Entscheidung wert war und warum eine andere besser gewesen wäre.

    Es zählt, was diejenige Person damals wissen konnte. Eine Aufzeichnung, die schon eine Analyse enthält, wird nicht noch einmal analysiert.
command-review-seat = Nur die Entscheidungen dieses Sitzplatzes zeigen und die Person ansprechen, die dort saß.
command-review-all = Alle Entscheidungen zeigen, nicht nur die, die besser hätten sein können.
command-review-effort = Wie viele Partien für eine Entscheidung höchstens durchgespielt werden; analysiert auch neu.
command-review-output = Die Aufzeichnung mit der Analyse in ihren Kommentaren in diese neue Datei schreiben.
command-puzzle =
    Eine Aufgabe lösen: Alle Karten liegen offen, und genau eine Aktion bewahrt, was zu holen ist.

    Ohne Kennung bekommst du eine, die du noch nicht versucht hast und die etwa so stark ist wie du.
command-puzzle-code = Die Kennung einer Aufgabe.
command-puzzle-deck = Ein fertiges Deck: `claimant decks` listet sie auf.
command-puzzle-theme = Worum es gehen soll: sacrifice, winning, leading, throwing, counting oder eine Fraktion.
command-puzzle-daily = Die Aufgabe des Tages, für alle dieselbe.
command-puzzle-progress = Deine Wertung und deine Serie in dieser Datei festhalten.
command-train =
    Die eigenen Fehler üben. Jeder kommt in wachsenden Abständen wieder, bis du ihn nicht mehr machst.

    Die Datei hält sie fest. Sie entsteht, wenn du die erste Partie hinzufügst.
command-train-file = Deine Übungsdatei.
command-train-add = Die beendete Partie in dieser Datei analysieren und ihre Fehler hinzufügen.
command-train-seat = Wo du in dieser Partie gesessen hast.
command-simulate =
    Viele Partien mit zufälligen, aber erlaubten Zügen spielen und zählen, wer gewinnt.

    Zufällige Orte werden für jede Partie neu ausgelost, bei Claim Kingdoms auch die Fraktionen, wenn du keine nennst.
command-simulate-games = Wie viele, höchstens zehn Millionen.
command-arena =
    Bots gegeneinander antreten lassen, jede Verteilung von jedem Sitzplatz aus, und sehen, wer stärker ist.

    Bei mehr als zwei Bots spielt jeder gegen jeden. Das Kartendeck darf `random` sein: für jede Verteilung ein neues.

    Strg-C hält an und zeigt, was gespielt wurde; die Dateien bleiben vollständig. Mit derselben Laufdatei macht derselbe Befehl dort weiter.
command-arena-bots = Zwei oder mehr Bots, vor allen Optionen. Hinter dem Namen darf eine Grenze stehen: regent@0.5s oder regent@200.
command-arena-pairs = Wie viele Verteilungen gespielt werden. Jede wird zweimal gespielt, mit getauschten Sitzplätzen; zu dritt dreimal.
command-arena-seconds = Wie lange die suchenden Bots über einen Zug nachdenken dürfen, statt ihrer üblichen Grenze.
command-arena-steps = Wie viele Schritte sie suchen dürfen. Mit dieser Grenze ergibt dieselbe Zufallszahl wieder dieselben Partien.
command-arena-run = Jede Verteilung in dieser Datei festhalten. Enthält sie schon einen Teil dieses Laufs, wird nur der Rest gespielt.
command-arena-records = Jede Partie in diesem neuen Ordner festhalten.
command-arena-table = Für jede Partie eine Zeile in dieser neuen Datei festhalten, .csv oder .parquet.
command-balance =
    Gleich starke Bots viele Verteilungen spielen lassen und sehen, ob ein Kartendeck, eine Fraktion oder ein Ort gerecht und spannend ist und Können belohnt.

    Jede Verteilung wird einmal für jede Seite gespielt, die ausspielen kann, und von einem stärkeren Bot gegen einen schwächeren. Fehlen Fraktionen zu einem ganzen Kartendeck, werden sie für jede Verteilung neu ausgelost; Orte werden mit denselben Verteilungen ohne sie verglichen.

    Strg-C hält an und zeigt, was sich ergeben hat; die Dateien bleiben vollständig. Mit derselben Laufdatei macht derselbe Befehl dort weiter.
command-balance-subjects = Fertige Kartendecks, Fraktionen oder Orte, oder mehrere mit Pluszeichen dazwischen, etwa Dr+Se oder claim+Tower. Die Wörter { "decks" }, { "factions" }, { "pairs" } und { "places" } stehen für alle. Sonst das erste Kartendeck.
command-balance-bot = Der Bot, der spielt. Wie viel Können zählt, wird gegen die Stufe darunter gemessen.
command-balance-deals = Wie viele Verteilungen je Thema.
command-balance-run = Jede Verteilung in dieser Datei festhalten. Enthält sie schon einen Teil dieses Laufs, wird nur der Rest gespielt.
command-balance-table = Für jede Kennzahl eine Zeile in dieser neuen Datei festhalten, .csv oder .parquet.
command-merge = Die Teile eines Laufs zusammenfügen, die `claimant arena` oder `claimant balance` in je eine Laufdatei gespielt hat, und zeigen, was sie ergeben.
command-merge-runs = Die Laufdateien, alle vom selben Lauf.
command-merge-run = Alle Verteilungen zusammen in dieser Laufdatei festhalten.
command-merge-records = Jede Partie in diesem neuen Ordner festhalten.
command-merge-table = Für jede Partie eine Zeile in dieser neuen Datei festhalten, .csv oder .parquet.
command-dataset =
    Bots spielen lassen und jede Entscheidung als Zeile zum Lernen festhalten, in Parquet-Dateien mit einer Beschreibung dazu.

    Die Bots rücken von Partie zu Partie einen Platz weiter; ein einzelner Bot spielt alle Plätze. Das Kartendeck darf `random` sein: für jede Partie ein neues.

    Strg-C hält an; die Dateien bleiben vollständig.
command-dataset-bots = Ein Bot oder mehrere, vor allen Optionen. Hinter dem Namen darf eine Grenze stehen: regent@200.
command-dataset-output = Der neue Ordner.
command-dataset-games = Wie viele, höchstens zehn Millionen.
command-dataset-processes = Wie viele Dateien gleichzeitig geschrieben werden; sonst eine je Prozessorkern.
command-verify =
    Prüfen, ob eine Partie von einem Server wie versprochen ausgeteilt wurde.

    Vergleiche das gezeigte Versprechen mit dem, das du vor der ersten Karte gesehen hast.
command-doctor = Diese Installation prüfen: Versionen, kompiliert oder nicht, Zusätze und ob sich Partien spielen lassen.
command-doctor-require = Mit einem Fehler enden, wenn etwas davon fehlt: compiled, client, compiler oder ein Zusatz wie server.
command-completion = Ein Skript ausgeben, mit dem die Shell Befehle und Optionen ergänzt. Für bash: eval "$(claimant completion bash)"
command-completion-shell = Die Shell: bash, zsh oder fish.
command-manual = Die Hilfe aller Befehle nacheinander ausgeben: claimant manual | less
command-serve =
    Einen Spielserver betreiben, bis du ihn anhältst.

    Jede Option kann auch aus der Umgebung kommen, zum Beispiel CLAIMANT_PORT, oder aus der Tabelle [server] einer TOML-Datei: claimant.toml im Arbeitsverzeichnis oder die, die CLAIMANT_CONFIG nennt.
command-serve-open = Die Seite im Browser öffnen, sobald der Server bereit ist.
command-admin = Die Datenbank eines Spielservers pflegen.
command-admin-backup = Eine vollständige Kopie der Datenbank in eine neue Datei schreiben; der Server darf dabei laufen.
command-admin-backup-target = Die neue Datei.
command-admin-restore = Eine Sicherung als Datenbank einspielen. Sie wird zuerst geprüft.
command-admin-restore-source = Die Sicherung.
command-admin-restore-replace = Eine vorhandene Datenbank ersetzen; sie bleibt unter anderem Namen neben der neuen liegen.
command-admin-check = Jede Zeile der Datenbank ansehen, jede Partie nachspielen und sagen, was nicht stimmt; der Server darf dabei laufen.
command-admin-check-accept = Die Zeilen so gelten lassen, wie sie sind, nachdem du selbst welche geändert hast.
command-admin-clean = Entfernen, worauf niemand mehr zurückkommt: alte Sitzungen, Gäste ohne Partien, verlassene Tische und Partien. Ein laufender Server macht das von selbst.
option-at = Den Stand nach so vielen Aktionen der Aufzeichnung ansehen.
option-bot-processes = Wie viele Prozesse je Arbeitsprozess für Bots nachdenken.
option-building = Mit diesem Gebäude spielen; `claimant places` listet sie auf. Nur zu zweit.
option-charts = Jedes Diagramm als SVG in diesen neuen Ordner schreiben.
option-cluster = Auf den Rechnern dieses Dask-Schedulers spielen, etwa tcp://host:8786, statt in eigenen Prozessen.
option-connections = Wie viele Verbindungen jeder Prozess höchstens hält.
option-connections-per-address = Wie viele Verbindungen von einer Adresse kommen dürfen, außer von einem Proxy; nie mehr als die Hälfte aller.
option-data = Der Ordner für Daten.
option-database = Eine PostgreSQL-Adresse; sonst eine SQLite-Datei im Datenordner.
option-deck = Ein fertiges Kartendeck (`claimant decks` listet sie auf) oder die Namen oder Kürzel seiner Fraktionen. Claim Kingdoms braucht sieben Fraktionen und lost sie aus, wenn du keine nennst.
option-file = Die Aufzeichnung, als Text oder JSON; - liest die Standardeingabe.
option-frames-per-second = Wie viele Nachrichten eine Verbindung im Schnitt senden darf; viermal so viele auf einmal.
option-game = Claim, oder Claim Kingdoms mit Karten und Figuren auf einem Spielfeld, oder ein Spiel aus einem Plug-in.
option-guest-days = Nach wie vielen Tagen ein Gast ohne Partien vergessen wird.
option-host = Die Adresse, an der der Server lauscht.
option-json = JSON ausgeben, für Programme.
option-landscape = Mit dieser Landschaft spielen. Nur zu zweit.
option-live-patience = Nach wie vielen Sekunden bei Partien am Stück ein Bot einspringen darf, wenn jemand nicht spielt.
option-open-table-days = Nach wie vielen Tagen ein Tisch, an dem nie gespielt wurde, geschlossen und entfernt wird.
option-open-tables-per-player = Wie viele öffentliche Tische eines Spielers in der Lobby auf andere warten dürfen.
option-origins = Woher Seiten kommen dürfen, außer von der Adresse des Servers selbst, zum Beispiel https://example.org.
option-orphaned-game-days = Nach wie vielen Tagen eine Partie entfernt wird, wenn niemand mehr da ist, der mitgespielt hat.
option-over-table-days = Nach wie vielen Tagen ohne weitere Partie ein Tisch geschlossen wird; seine Partien bleiben.
option-players = Zu zweit gegeneinander, zu dritt jeder für sich, oder zu viert in zwei Teams.
option-plugin = Python-Module mit eigenen Fraktionen, Orten, Bots oder Lektionen.
option-port = Der Port, an dem der Server lauscht; 0 nimmt einen freien.
option-processes = Wie viele Partien gleichzeitig laufen; sonst eine je Prozessorkern.
option-proxies = Adressen oder Netze der Proxys, denen der Server glaubt, für wen sie sprechen.
option-random-places = Orte auslosen.
option-report = Einen Bericht mit Diagrammen in diese neue HTML-Datei schreiben, die ohne andere Dateien auskommt.
option-request-seconds = Wie viele Sekunden die Kopfzeilen einer Anfrage brauchen dürfen, und danach ihr Inhalt.
option-requests-per-minute = Wie viele Anfragen ein Spieler oder eine Adresse ohne Spieler stellen darf.
option-resigned-game-days = Nach wie vielen Tagen eine Partie entfernt wird, in der alle aufgegeben haben und nur noch Bots spielen.
option-rooms-in-memory = Wie viele Partien im Speicher bleiben; die anderen werden nachgeladen, wenn jemand kommt.
option-secure-cookies = Cookies nur über HTTPS senden. Immer angeben, wenn der Server hinter TLS steht.
option-seed = Dieselbe Zufallszahl ergibt wieder dieselbe Partie; ohne sie ist alles zufällig.
option-session-days = Nach wie vielen Tagen ohne Besuch man sich neu anmelden muss.
option-shard = Nur diesen Teil des Laufs spielen: 2/5 ist der zweite von fünf. `claimant merge` fügt die Teile zusammen.
option-sign-ins-per-minute = Wie oft eine Adresse einen Namen wählen, sich anmelden oder ein Konto anlegen darf.
option-tables-per-player = An wie vielen Tischen ein Spieler sitzen darf, bevor einer davon fertig ist.
option-unhurried-patience = Dasselbe für Partien über mehrere Tage.
option-workers = Wie viele Prozesse den Server bilden; mehr als einer braucht PostgreSQL.

## What cannot be understood or done.

stopped = Angehalten.
language-unknown = Auf { $language } gibt es keine Texte. Nimm { $right }.
missing-language = --language braucht eine Sprache, zum Beispiel --language de.
missing-plugin = --plugin braucht den Namen eines Moduls, zum Beispiel --plugin my_faction.
not-expected = Das gehört nicht hierher: { $words }
no-such-command = Einen Befehl { $word } gibt es nicht.
no-such-option = Eine Option { $word } gibt es hier nicht.
did-you-mean = Meintest du { $word }?
help-is-there = Siehe { $command }.
argument-missing = { $name } fehlt.
value-missing = { $option } braucht einen Wert.
given-twice = { $option } darf nur einmal vorkommen.
not-a-whole-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
not-a-number = { $option } braucht eine Zahl, nicht „{ $value }“.
bad-value = { $option } kann nicht „{ $value }“ sein.
not-understood = Diese Argumente sind unverständlich: { $words }
settings-not-toml = { $file } ist kein gültiges TOML: Zeile { $line } ist unverständlich.
settings-outside-table = „{ $name }“ steht in { $file } am falschen Ort: Alle Einstellungen gehören in die Tabelle [server].
settings-unknown = Die Einstellung „{ $name }“ aus { $file } gibt es nicht. { $hint }
at-token = „{ $token }“: { $what }
the-input = Die Eingabe
file-too-long = { $file } ist zu lang: Eine Aufzeichnung hat höchstens { $most } Zeichen.
file-bad-json = { $file } sieht nach JSON aus, aber Zeile { $line } ist unverständlich.
file-bad-record = { $file }: { $why }
file-not-record = { $file } ist keine Aufzeichnung eines Spiels: Aufzeichnungen beginnen mit Kopfzeilen wie [Game "Claim"]. `claimant deal` und `claimant play --save` schreiben sie.
file-is-directory = { $file } ist ein Ordner, keine Aufzeichnung.
file-missing = Eine Datei { $file } gibt es nicht.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-exists = { $file } gibt es schon: Nimm einen anderen Namen oder lösche die Datei zuerst.
file-needs-name = Eine Datei braucht einen Namen.
directory-missing = Einen Ordner { $directory } gibt es nicht.
system-bad-name = so kann keine Datei heißen
system-EACCES = der Zugriff ist nicht erlaubt
system-EISDIR = das ist ein Ordner
system-ENOENT = es gibt sie nicht
system-ENOSPC = auf dem Datenträger ist kein Platz mehr
system-ENOTDIR = ein Teil des Pfads ist kein Ordner
system-EROFS = hier darf nur gelesen werden
bots-too-few = Zu einem Wettkampf gehören mindestens zwei Bots, vor den Optionen genannt: claimant arena squire greedy
merge-nothing = Nenne die Laufdateien, die zusammengefügt werden sollen: claimant merge teil1.run teil2.run
pairs-out-of-range = Die Zahl der Paare muss zwischen 1 und { $most } liegen.
deals-out-of-range = Die Zahl der Verteilungen muss zwischen 1 und { $most } liegen.
processes-out-of-range = Die Zahl der Prozesse muss zwischen 1 und { $most } liegen.
dataset-no-bots = Nenne einen Bot oder mehrere, vor den Optionen: claimant dataset captain squire --output partien
dataset-too-many = Die Zahl der Partien muss zwischen 1 und { $most } liegen.
server-needs = Der Server braucht weitere Pakete: pip install "claimant[server]" ({ $name } fehlt)
no-such-part = Einen Teil „{ $part }“ gibt es nicht. Nimm { $right }.
plugin-not-loaded = Das Plug-in { $name } lässt sich nicht laden: { $why }

## Bots, factions, places and decks.

bots-usual = der übliche Gegner
box-anniversary = Jubiläum
box-home-made = selbst gemacht
column-faction = Fraktion
column-cards = Karten
column-values = Werte
column-box = Schachtel
column-name = Name
column-kind = Art
column-effect = Wirkung
about-cards =
    { $count ->
        [one] { $count } Karte: { $values }
       *[other] { $count } Karten: { $values }
    }
about-unseen =
    { $count ->
        [one] { $count } davon wird ungesehen weggelegt; alle anderen kommen in den Nachziehstapel.
       *[other] { $count } davon werden ungesehen weggelegt; alle anderen kommen in den Nachziehstapel.
    }
about-reserve =
    { $count ->
        [one] { $count } weitere in der Reserve, { $code }: { $values }
       *[other] { $count } weitere in der Reserve, { $code }: { $values }
    }
about-paired = Nur im Paar mit: { $faction }.
about-most-players = Nur für { $players } Personen.
about-warned = Nicht empfohlen ab { $players } Personen.
about-worth =
    { $points ->
        [one] am Ende { $points } Punkt wert
       *[other] am Ende { $points } Punkte wert
    }
about-kingdoms =
    { $count ->
        [one] { $count } Karte, { $worth }
       *[other] { $count } Karten, { $worth }
    }
places-choose = Zu zweit kannst du ein Gebäude, eine Landschaft oder beides wählen:
places-draw = Oder lose sie aus:
decks-joining = Zu dritt und zu viert außerdem: { $factions }
decks-any = Jedes andere Kartendeck: ein Paar und drei weitere Fraktionen, zu dritt und zu viert fünf weitere:
decks-kingdoms = Claim Kingdoms braucht sieben beliebige seiner Fraktionen und lost sie aus, wenn du keine nennst.

## The doctor.

doctor-rules = Regeln von Claim
doctor-kingdoms = Regeln von Kingdoms
doctor-build = Fassung
doctor-compiler = C-Compiler
doctor-client = Web-Oberfläche
doctor-output = Ausgabe
doctor-plugins = Plug-ins
doctor-compiled = kompiliert
doctor-release = kompiliert, für die Veröffentlichung
doctor-development = kompiliert, für die Entwicklung
doctor-interpreted = interpretiert
doctor-none-found = keiner gefunden
doctor-built = gebaut
doctor-not-built = nicht gebaut
doctor-complete = vollständig
doctor-incomplete = unvollständig
doctor-need-missing = { $name } fehlt
doctor-need-unfit = { $name } { $version } passt nicht zu { $wanted }
doctor-plugin = { $name } ({ $group }, Paket { $package })
doctor-required = { $part } wird verlangt, aber { $why }.
doctor-lacks-compiled = die Regeln laufen interpretiert
doctor-lacks-client = die Web-Oberfläche ist nicht gebaut
doctor-lacks-compiler = es wurde kein C-Compiler gefunden
doctor-install-extra = Damit claimant[{ $part }] vollständig ist: pip install "claimant[{ $part }]"
doctor-install-again = Für kompilierte Regeln installiere claimant noch einmal: dieselben Regeln, aber um ein Vielfaches schneller.
doctor-install-compiler = Für kompilierte Regeln installiere einen C-Compiler und dann claimant noch einmal: dieselben Regeln, aber um ein Vielfaches schneller.
doctor-make-client = Dem Server fehlt die Web-Oberfläche. Bau sie mit Node und `make client`, oder installiere ein veröffentlichtes Paket, das sie enthält. Starte dann den Server neu.
doctor-record-differs = Eine Partie { $game } und ihre eigene Aufzeichnung haben nicht dasselbe Ergebnis.
doctor-game-fails = Eine Partie { $game } lässt sich nicht zu Ende spielen: { $error }
doctor-well = Partien lassen sich spielen und nachspielen: Alles in Ordnung.

## Servers and their games.

serve-ready = Bereit: Spiel auf { $page } (Strg-C hält den Server an).
admin-written = Sicherung nach { $file } geschrieben (Spieler: { $players }, Partien: { $games }, Protokolleinträge: { $entries }).
admin-restored = Aus { $file } eingespielt (Spieler: { $players }, Partien: { $games }, Protokolleinträge: { $entries }).
admin-kept = Was vorher da war, liegt jetzt unter { $file }.
admin-cleaned = Entfernt: Sitzungen { $sessions }, Gäste { $guests }, Tische { $tables }, Partien { $games }. Geschlossen: Tische { $closed }.
admin-well = Alles in Ordnung (nachgespielte Partien: { $games }).
admin-accepted = Die Zeilen gelten jetzt so, wie sie sind: Von nun an werden nur neue Abweichungen gemeldet.
admin-faults =
    { $count ->
        [one] { $count } Fehler.
       *[other] { $count } Fehler.
    }
verify-kept = Die Karten wurden wie versprochen ausgeteilt.
verify-first = Wer beginnt, wurde beim Eröffnen des Tisches festgelegt: Sitzplatz { $seat }.
verify-commitment = Versprechen: { $commitment }
verify-committed = Version { $version } des Tisches: Der Server ist an sein Versprechen gebunden.
verify-word = Version { $version }: Das Wort „{ $word }“ kommt hinzu.
verify-dealt = Version { $version }: Die Karten werden ausgeteilt.
verify-no-words = Niemand hat ein Wort beigetragen: Für diese Verteilung steht allein der Server ein.
verify-older = Diese Aufzeichnung ist älter: Sie sagt nicht, ob die Wörter erst nach dem Versprechen kamen.
verify-other-order = Nicht alle Wörter kamen zwischen dem Versprechen und dem Austeilen und als Antwort auf dieses Versprechen.
verify-missing = In der Aufzeichnung fehlt: { $headers }.
verify-other-secret = Das Geheimnis ist nicht das versprochene.
verify-other-seed = Die Zufallszahl ergibt sich nicht aus dem Geheimnis und den Wörtern.
verify-other-deal = Die Zufallszahl ergibt nicht diese Verteilung.
check-other-version = Die Datenbank gehört zu einer anderen Version: Der Server stellt sie beim Start um.
check-sqlite = SQLite meldet: { $what }
check-orphan = Eine Zeile der Tabelle { $table } gehört zu einer Zeile von { $missing }, die es nicht gibt.
check-sum = Die Tabelle { $table } ist nicht so, wie der Server sie geschrieben hat: Etwas anderes hat Zeilen geändert, hinzugefügt oder entfernt.
check-not-replayed = Die Partie { $game } lässt sich nicht nachspielen: { $error }
check-gap = Im Protokoll der Partie { $game } ist eine Lücke.
check-other-end = Die Partie { $game } endete anders, als es in der Datenbank steht.
check-other-deal = Die Partie { $game } wurde nicht aus ihrem Geheimnis ausgeteilt.

## Many games: the arena and simulations.

arena-stopped = Angehalten nach { $number } von { $most } Verteilungen.
arena-nothing = Keine Verteilung wurde zu Ende gespielt.
arena-for =
    { $players ->
        [one] { $game } für { $players } Person
       *[other] { $game } für { $players } Personen
    }
arena-deals =
    { $count ->
        [one] { $count } Verteilung
       *[other] { $count } Verteilungen
    }
arena-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
arena-seed = Zufallszahl { $seed }
arena-drawn = Die Fraktionen werden für jede Verteilung ausgelost.
arena-places = Orte: { $places }
arena-draws-building = für jede Verteilung ein Gebäude
arena-draws-landscape = für jede Verteilung eine Landschaft
arena-draws-both = für jede Verteilung ein Gebäude und eine Landschaft
arena-alone = Der zuerst genannte Bot spielt allein gegen zwei vom anderen, einmal auf jedem Sitzplatz.
arena-difference = Der Abstand sagt, um wie viele Prozentpunkte der Anteil über dem gleichen Anteil von { $share } liegt.
arena-stronger = { $bot } ist stärker.
arena-stronger-elo = { $bot } ist stärker, um etwa { $about } Elo ({ $least } bis { $most }).
arena-stronger-alone = { $bot } ist stärker, wo { $alone } allein spielt.
arena-stronger-alone-elo = { $bot } ist stärker, wo { $alone } allein spielt, um etwa { $about } Elo ({ $least } bis { $most }).
arena-unclear = Wer stärker ist, { $first } oder { $second }, zeigen diese Partien nicht.
arena-speed = { $seconds } s, { $speed } Partien pro Sekunde.
arena-rate = { $speed } Partien/s
dataset-stopped = Angehalten nach { $number } von { $most } Partien.
dataset-written =
    { $number ->
        [one] { $number } Entscheidung
       *[other] { $number } Entscheidungen
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, festgehalten in { $folder }.
dataset-cost = { $seconds } s, { $decisions } Entscheidungen pro Sekunde.
balance-cell = { $value } ({ $least }–{ $most })
balance-points = { $value } ({ $least } bis { $most })
balance-few = Bei weniger als { $least } Verteilungen sähen Mittelwerte, etwa die der Führungswechsel, sicherer aus, als sie sind. Deshalb fehlen sie hier.
report-arena = Arena
report-scores = Wer gegen wen wie oft gewinnt
report-ratings = Wertungen
report-ratings-text = Elo-Punkte um einen Durchschnitt von 0, aus allen Wettkämpfen zusammen.
report-matches = Wettkämpfe
report-course = Verlauf
report-course-text = Das Band ist das 95-%-Intervall nach so vielen Verteilungen.
report-deals = Verteilungen
report-stands-on = { $deals } Verteilungen je Wettkampf, Zufallszahl { $seed }. Die Balken sind 95-%-Intervalle.
column-match = Begegnung
column-wins = gewonnen
column-shared = geteilt
column-losses = verloren
column-score = Anteil
column-difference = Abstand
column-interval = 95-%-Bereich
column-score-in-percent = Anteil in %
column-all = alle
column-time = Zeit je Zug
column-median = Median
column-mean = Mittel
column-longest = längste
column-choices = Züge
column-who = wer
column-games = Partien
column-rate = Anteil
from-to = { $least } bis { $most }
many-playing = spielt
