### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Zum Inhalt springen
pages = Seiten
messages = Meldungen
my-games = Meine Partien
learn-short = Lernen
account = Konto
table = Tisch
button-reload = Seite neu laden
page-broken = Diese Seite ließ sich nicht laden. Vielleicht wurde der Server gerade aktualisiert.
reason-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
guest-name = Gast { $number }
name-guest = { $name } (Gast)
guest = Gast
fan-work = Ein unabhängiges Fanprojekt mit eigenen Bildern und Regeln in eigenen Worten.

## Home.

home-title = Der Thron ist leer
home-text = Erst Anhänger gewinnen, dann Stimmen: ein flottes Stichspiel um die Gunst der Fraktionen, für zwei bis vier Personen.
home-against = Gegner
home-first-deck = Ideal zum Einstieg
home-more = Noch mehr entdecken
home-setup = Tisch einrichten
home-setup-text = Eigenes Kartendeck, magische Orte, zwei bis vier Personen
home-lobby-none = Andere treffen oder zuschauen
home-lobby-text =
    { $count ->
        [one] Gerade ein öffentlicher Tisch
       *[other] Gerade { $count } öffentliche Tische
    }
home-learn-text = In fünf Minuten durch die erste Partie
home-kingdoms-text = Zu zweit Karten anlegen, Figuren setzen, Punkte sammeln
home-replay = Aufzeichnung öffnen
home-replay-text = Eine gespeicherte Partie Zug für Zug ansehen
home-rules-text = Alle Fraktionen und Orte, mit Beispielen

## Games that go on or are over.

games-none = Du hast hier noch nicht gespielt.
games-running = Laufende Partien
games-finished = Beendete Partien
games-more = Ältere Partien
game-with = Mit { $others }
game-your-turn = Weiter
game-won = Gewonnen
game-lost = Verloren
game-alone = Allein

## Setting up a table.

setup-title = Tisch einrichten
setup-game = Was möchtest du spielen?
setup-players = Wie viele spielen mit?
setup-deck = Kartendeck
setup-ready-made = Fertiges
setup-own = Eigenes
setup-kingdoms-deck = Fraktionen
setup-kingdoms-random = Zufällig
setup-kingdoms-random-text = Für jede Partie werden sieben der zehn Fraktionen ausgelost.
setup-chosen-of = { $count } von { $total } gewählt
setup-fill = Auslosen
setup-clear = Leeren
setup-nothing-chosen = Stell dein Kartendeck aus Fraktionen zusammen.
setup-pair = Ein Paar, das zusammengehört
setup-factions =
    { $count ->
        [one] Dazu noch eine Fraktion
       *[other] Dazu noch { $count } Fraktionen
    }
setup-places = Magische Orte
setup-places-none = Keine
setup-places-random = Zufällig
setup-places-chosen = Nach Wahl
setup-places-draw = Was wird ausgelost?
setup-draw-building = Ein Gebäude
setup-draw-landscape = Eine Landschaft
setup-draw-both = Beides
setup-buildings = Gebäude
setup-landscapes = Landschaften
setup-seats = Wer spielt mit?
setup-you = Du
setup-person = Mensch
setup-seat = Sitzplatz { $number }
setup-seat-partner = Sitzplatz { $number }: dein Partner, dir gegenüber
setup-seat-opponent = Sitzplatz { $number }: ein Gegner
setup-more = Weitere Einstellungen
setup-visibility = Wer darf dazukommen?
setup-private = Wer den Link hat
setup-public = Alle
setup-pace = Spieltempo
setup-pace-live = Am Stück
setup-pace-unhurried = Über mehrere Tage
setup-match = Spielmodus
setup-match-single = Eine Partie
setup-match-duplicate = Mit Platztausch
setup-match-duplicate-text = Bei „Mit Platztausch“ spielt ihr dieselben Karten noch einmal auf getauschten Sitzplätzen. So ist das Glück gerecht verteilt.
setup-rated = Gewertet
setup-rated-text = Das Ergebnis zählt für deine Wertungszahl. Nur ohne Bots.
setup-word = Ein Wort fürs Mischen
setup-word-text = Denk dir ein Wort aus, das beim Mischen mitmischt. Nach der Partie kann jeder nachprüfen, dass niemand an den Karten gedreht hat.
button-add-word = Hinzufügen
word-added = Dein Wort wird mitgemischt.
word-commitment = Der Server ist an diese Verteilung schon gebunden:
setup-summary = Dein Tisch
setup-is-fine = So kann es losgehen!
setup-play = Spielen
setup-open = Tisch eröffnen
setup-advised-against = Die Spielregel rät davon ab:
setup-first-claim = Wer spielt an?
setup-first-kingdoms = Wer beginnt?
setup-first-lot = Ausgelost
setup-first-claim-text = Nach den Regeln ist es die jüngste Person: Frag, wer das ist, und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
setup-first-kingdoms-text = Nach den Regeln entscheidet die jüngere Person: Frag nach und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
first-claim = Spielt den ersten Stich an: { $name }
first-other = Beginnt: { $name }

## The room where one waits.

waiting-title = Dein Tisch
waiting-title-other = Der Tisch von { $name }
waiting-share = Schick diesen Link an alle, die mitspielen sollen
waiting-share-public = Der Tisch steht in der Lobby. Du kannst auch diesen Link verschicken.
waiting-seats = Sitzplätze
waiting-host = Gastgeber
waiting-bot = Bot einsetzen
waiting-bot-away = Bot wegschicken
waiting-start-when-full = Sobald alle Sitzplätze besetzt sind, kann es losgehen.
waiting-for-host = Die Partie beginnt, sobald { $name } sie startet.
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen
waiting-closed = Dieser Tisch wurde geschlossen.
waiting-name = Dein Name
table-missing = Dieser Tisch lässt sich nicht anzeigen
next-game-begun = Die nächste Partie hat begonnen.
next-game = Zur nächsten Partie

## The lobby.

lobby-open = Hier ist noch Platz
lobby-running = Zum Zuschauen
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-more = Weitere Tische
lobby-join = Mitspielen
lobby-new = Öffentlichen Tisch eröffnen
lobby-seats-free =
    { $count ->
        [one] Ein freier Sitzplatz
       *[other] { $count } freie Sitzplätze
    }
lobby-places = Mit: { $places }

## The account.

account-guest = Du spielst als Gast, ohne Konto und ohne E-Mail. Alles bleibt in diesem Browser.
account-nobody = Zum Spielen brauchst du kein Konto. Sobald du spielst, bekommst du einen Gastnamen. Hier kannst du ihn ändern.
account-is = Du hast ein Konto.
account-name = Name
account-rename = Namen ändern
account-take-name = Namen übernehmen
account-renamed = Du heißt jetzt { $name }.
account-make = Konto anlegen
account-make-text = Mit einem Passwort kannst du dich überall anmelden und behältst deine Partien.
account-password = Passwort
account-made = Ab jetzt kannst du dich mit Namen und Passwort anmelden.
account-sign-in = Anmelden
account-sign-in-text = Hast du schon ein Konto?
account-sign-out = Abmelden
account-sign-out-guest = Du bist als Gast hier: Nach dem Abmelden kannst du dich nicht wieder anmelden.
account-sign-out-everywhere = Überall abmelden
account-signed-out-everywhere = Du bist jetzt auf allen Geräten abgemeldet.
account-sessions = Wo du angemeldet bist
account-sessions-text = Du kennst eines dieser Geräte nicht? Melde es ab und ändere dein Passwort.
account-session-device = { $browser } auf { $system }
account-session-unknown = Unbekanntes Gerät
account-session-this = Dieses Gerät
account-session-times = seit { $since }, zuletzt gesehen: { $seen }
account-session-end = Abmelden: { $device }
account-password-change = Passwort ändern
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
account-tokens = Zugangsschlüssel für Programme
account-tokens-text = Mit einem Zugangsschlüssel kann dein eigenes Programm für dich spielen.
account-token-label = Wofür ist er?
account-token-make = Schlüssel anlegen
account-token-shown = Diesen Schlüssel siehst du nur dieses eine Mal. Kopiere ihn jetzt:
account-token-delete = Schlüssel { $label } löschen
account-token-unnamed = ohne Namen
account-delete = Daten löschen
account-delete-text = Dein Name, dein Passwort, deine Zugangsschlüssel und deine Wertungszahl werden gelöscht. Beendete Partien bleiben, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-sure = Willst du deine Daten wirklich löschen?
account-deleted = Deine Daten wurden gelöscht.
