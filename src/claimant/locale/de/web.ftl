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
page-broken = Diese Seite konnte nicht geladen werden. Vielleicht wurde der Server inzwischen erneuert.
reason-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
guest-name = Gast { $number }
fan-work = Ein unabhängiges Werk von Fans, mit Regeln in eigenen Worten und eigenen Bildern.

## Home.

home-title = Der Thron ist leer
home-text = Erst Anhänger gewinnen, dann Stimmen: ein schnelles Stichspiel mit Fraktionen, zu zweit bis zu viert.
home-against = Gegner
home-first-deck = Gut für den Anfang
home-more = Noch mehr Spielarten
home-setup = Tisch einrichten
home-setup-text = Eigenes Kartendeck, magische Orte, zwei bis vier Personen
home-lobby-none = Andere treffen oder ihnen zuschauen
home-lobby-text =
    { $count ->
        [one] Gerade ein öffentlicher Tisch
       *[other] Gerade { $count } öffentliche Tische
    }
home-learn-text = Eine erste Partie mit Begleitung, in fünf Minuten
home-kingdoms-text = Das Geschwisterspiel zum Anlegen: mit Karten und Figuren
home-replay = Aufzeichnung öffnen
home-replay-text = Eine Partie aus einer Datei Schritt für Schritt ansehen

## Games that go on or are over.

games-none = Du hast hier noch nicht gespielt.
games-running = Noch im Gange
games-finished = Beendet
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
setup-ready-made = Fertig
setup-own = Eigenes
setup-kingdoms-deck = Fraktionen
setup-kingdoms-random = Ausgelost
setup-kingdoms-random-text = Sieben der zehn Fraktionen, für jede Partie ausgelost
setup-chosen-of = { $count } von { $total } gewählt
setup-fill = Auslosen
setup-clear = Leeren
setup-nothing-chosen = Wähle Fraktionen für dein Kartendeck.
setup-pair = Ein Paar, das zusammengehört
setup-factions =
    { $count ->
        [one] Noch eine Fraktion
       *[other] Noch { $count } Fraktionen
    }
setup-places = Magische Orte
setup-places-none = Keine
setup-places-random = Ausgelost
setup-places-chosen = Gewählt
setup-places-draw = Was wird gezogen?
setup-draw-building = Ein Gebäude
setup-draw-landscape = Eine Landschaft
setup-draw-both = Je eins
setup-buildings = Gebäude
setup-landscapes = Landschaften
setup-seats = Wer spielt mit?
setup-you = Du
setup-person = Ein Mensch
setup-seat = Sitzplatz { $number }
setup-more = Weitere Einstellungen
setup-visibility = Wer darf dazukommen?
setup-private = Wer den Link hat
setup-public = Alle
setup-pace = Gangart
setup-pace-live = In einem Zug
setup-pace-unhurried = Über Tage
setup-match = Wettkampf
setup-match-single = Eine Partie
setup-match-duplicate = Gleiche Karten für alle
setup-match-duplicate-text = Dieselben Karten werden noch einmal mit getauschten Sitzplätzen gespielt: So ist das Glück gerecht verteilt.
setup-rated = Gewertet
setup-rated-text = Das Ergebnis zählt für deine Wertung. Nur unter Menschen.
setup-word = Ein Wort für das Mischen
setup-word-text = Ein beliebiges Wort von dir geht in das Mischen ein. Nach der Partie kann jeder nachprüfen, dass niemand die Karten ausgesucht hat.
setup-summary = Dein Tisch
setup-is-fine = So kann gespielt werden.
setup-play = Spielen
setup-open = Tisch aufmachen
setup-advised-against = Die Spielregel rät davon ab:
setup-first-claim = Wer spielt an?
setup-first-kingdoms = Wer beginnt?
setup-first-lot = Ausgelost
setup-first-claim-text = Nach den Regeln ist es die jüngste Person: Frag, wer das ist, und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
setup-first-kingdoms-text = Nach den Regeln entscheidet die jüngere Person: Frag nach und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
first-claim = Spielt zum ersten Stich an: { $name }
first-other = Beginnt: { $name }

## The room where one waits.

waiting-title = Dein Tisch
waiting-title-other = Der Tisch von { $name }
waiting-share = Schicke diesen Link an alle, die mitspielen sollen
waiting-share-public = Der Tisch steht im Wartesaal. Du kannst auch diesen Link verschicken.
waiting-seats = Sitzplätze
waiting-host = Gastgeber
waiting-bot = Bot spielen lassen
waiting-bot-away = Bot wegschicken
waiting-start-when-full = Die Partie kann beginnen, wenn alle Sitzplätze besetzt sind.
waiting-for-host = Die Partie beginnt, sobald { $name } sie startet.
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen
waiting-closed = Dieser Tisch wurde geschlossen.
waiting-name = Dein Name
table-missing = Dieser Tisch kann nicht gezeigt werden
next-game-begun = Die nächste Partie hat begonnen.
next-game = Zur nächsten Partie

## The lobby.

lobby-open = Warten auf Mitspieler
lobby-running = Zum Zuschauen
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-join = Mitspielen
lobby-new = Öffentlichen Tisch aufmachen
lobby-seats-free =
    { $count ->
        [one] Ein freier Sitzplatz
       *[other] { $count } freie Sitzplätze
    }
lobby-places = Mit: { $places }

## The account.

account-guest = Du spielst als Gast: ohne Konto, ohne E-Mail. Alles bleibt in diesem Browser.
account-nobody = Zum Spielen brauchst du kein Konto. Sobald du spielst, bekommst du einen Gastnamen, den du hier ändern kannst.
account-is = Du hast ein Konto.
account-name = Name
account-rename = Namen ändern
account-take-name = Diesen Namen nehmen
account-renamed = Du heißt jetzt { $name }.
account-make = Konto daraus machen
account-make-text = Mit einem Passwort kannst du dich überall anmelden, und deine Partien bleiben deine.
account-password = Passwort
account-made = Ab jetzt kannst du dich mit Namen und Passwort anmelden.
account-sign-in = Anmelden
account-sign-in-text = Du hast schon ein Konto?
account-sign-out = Abmelden
account-sign-out-guest = Du bist Gast: Wenn du dich abmeldest, kann sich niemand mehr als du anmelden.
account-tokens = Zugangsschlüssel für Programme
account-tokens-text = Mit so einem Schlüssel kann ein eigenes Programm für dich spielen.
account-token-label = Wofür ist er?
account-token-make = Schlüssel erzeugen
account-token-shown = Er wird nur dieses eine Mal gezeigt. Kopiere ihn jetzt:
account-token-delete = Schlüssel { $label } löschen
account-token-unnamed = ohne Namen
account-delete = Mich löschen
account-delete-text = Dein Name, dein Passwort, deine Schlüssel und deine Wertung werden gelöscht. Beendete Partien bleiben, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-sure = Willst du wirklich gelöscht werden?
account-deleted = Du wurdest hier gelöscht.
