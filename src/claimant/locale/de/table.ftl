### The words of the table and of the pages around it.


## People.

name-you = Du
name-opponent = Gegner
name-partner = Partner
name-away = nicht verbunden
name-seat = Sitzplatz { $letter }
team-own = Dein Team
team-other = Das andere Team
team-seats = Team { $letters }

## Where cards lie.

trick = Stich
trick-number = Stich { $number }
trick-number-of = Stich { $number } von { $total }
prize =
    { $count ->
        [one] Preis
       *[other] Preise
    }
deck = Nachziehstapel
hand = Hand
your-hand = Deine Hand
followers = Anhänger
score-pile = Punktestapel
display = Auslage
discard = Ablagestapel
table-waiting = Noch auf dem Tisch
reserve = Reserve
buried = Verdeckt abgelegt
places-in-play = Orte
factions-in-play = Fraktionen
cards-counted =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
followers-counted = { $count } Anhänger
cards-none = leer
face-up = offen
face-down = verdeckt
value = Wert
strength = Stärke
card-open = Zeigen, was { $card } kann

## How the game stands.

phase-1 = Phase 1
phase-2 = Phase 2
phase-3 = Wertung
phase-1-goal = Gewinne Anhänger für Phase 2
phase-2-goal = Gewinne von jeder Fraktion die meisten Karten
round = Runde
your-turn = Du bist dran
waiting-for = Warten auf { $who } …
next-to-act = Als Nächstes: { $who }
leads = Anspiel
votes =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
votes-now = Stand der Stimmen
votes-now-for = Stimmt gerade für
nobody = Niemand
tie = Gleichstand
nothing-played = Noch nichts gespielt
game-over = Die Partie ist zu Ende
count-all = Alles zeigen
you-win = Du gewinnst!
you-lose = Diesmal verlierst du
shared-victory = Geteilter Sieg
winner = Gewinner
why = Warum

## What you are asked.

ask-play-lead = Du spielst an: Jede Karte ist erlaubt.
ask-play-free = Du darfst jede Karte spielen.
ask-play = Du musst bedienen: Spiel eine der erlaubten Karten.
ask-take = Welchen Preis nimmst du?
ask-take-deck = Die oberste Karte des Nachziehstapels ist { $top }. Welche Karte nimmst du?
ask-choose-Au =
    { $seat ->
        [you] Dank der Automatons gewinnst du diesen Stich ohne Kampf. Leg eine Karte verdeckt ab; niemand sonst sieht sie.
       *[other] Dank der Automatons gewinnt { $who } diesen Stich ohne Kampf. Leg eine Karte verdeckt ab; niemand sonst sieht sie.
    }
ask-choose-Desert =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Tauschen mit { $other }.
ask-choose-Peaks =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Tauschen mit { $other }.
ask-choose-Swamp =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Abwerfen.
ask-choose =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
ask-name-Ra = Deine Beute hilft der Fraktion, von der du am wenigsten Karten hast. Das sind mehrere: Welche wählst du?
ask-name = { $power }: Nenne eine Fraktion.
chosen-so-far = Bisher gewählt: { $cards }
answer-prize = Preis: { $card }
answer-deck = Vom Nachziehstapel: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Was tust du?
plain-answer = { $action }
plain-ending = Gewonnen: { $winners }, { $totals }.

## What a perfect memory knows.

memory = Gedächtnishilfe
memory-text = Das könntest du wissen, wenn du dir alles gemerkt hättest
memory-lacks =
    { $seat ->
        [you] Du hast keine Karte von: { $factions }
       *[other] { $who } hat keine Karte von: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
memory-more = und { $count } weitere
memory-deck = Nachziehstapel, von oben
memory-among = Sie gehören zu diesen: { $cards }
memory-in-deck = { $count } im Nachziehstapel
memory-in-box = { $count } in der Schachtel
memory-in-reserve = { $count } in der Reserve
memory-in-hand =
    { $seat ->
        [you] { $count } auf deiner Hand
       *[other] { $count } auf der Hand von { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } unter deinen Anhängern
       *[other] { $count } unter den Anhängern von { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } unter deinen verdeckt abgelegten Karten
       *[other] { $count } unter den verdeckt abgelegten Karten von { $who }
    }

## Buttons.

button-confirm = Bestätigen
button-cancel = Abbrechen
button-close = Schließen
button-back = Zurück
button-next = Weiter
button-undo = Rückgängig
button-rematch = Revanche
button-replay = Wiederholung
button-hint = Tipp
button-log = Verlauf
button-rules = Regeln
button-resign = Aufgeben
button-share = Teilen
button-copy-link = Link kopieren
link-copied = Link kopiert
button-download = Aufzeichnung herunterladen
button-open-file = Aufzeichnung aus einer Datei öffnen

## Home and setting up.

home = Start
play-now = Jetzt spielen
play-friend = Mit Freunden spielen
play-friend-text = Link schicken und los, ohne Konto
lobby = Lobby
lobby-empty = Hier wartet noch niemand. Eröffne einen Tisch!
continue-games = Partien fortsetzen
watch = Zuschauen
learn = Spielen lernen
deck-of-the-day = Kartendeck des Tages
deck-of-the-day-own = Kartendeck des Tages, eigene Auswahl
choose-deck = Kartendeck wählen
pair = Paar
pairs = Paare
places-random = Zufällige Orte
players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
player = Spieler
game = Partie
seat-free = Freier Sitzplatz
bot = Bot
sit-here = Hier hinsetzen
start-game = Partie starten
game-claim = Claim
game-kingdoms = Claim Kingdoms

## Settings.

settings = Einstellungen
language = Sprache
theme = Farben
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das Gerät
speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Ohne Bewegung
sound = Ton
volume-off = Aus
volume-soft = Leise
volume-full = Laut
volume-ask = Ton am Tisch?
plays-last = Erzwungene letzte Karte automatisch spielen
keys = Tastenkürzel
single-keys = Tastenkürzel mit einer Taste
key-hand = Zur Hand gehen und sie durchblättern
key-value = Zur nächsten Karte mit diesem Wert springen
key-play = Karte spielen oder auswählen
key-space = Leertaste
key-skip = Überspringen, was gerade gezeigt wird
on = An
off = Aus

## Replay.

replay-step = Schritt { $number } von { $total }
replay-first = Zum Anfang
replay-last = Zum Ende

## When something goes wrong.

connection-lost = Verbindung verloren. Neuer Versuch …
not-sent = Dein Zug wurde noch nicht gesendet.
page-missing = Diese Seite gibt es nicht.
page-missing-text = Nicht einmal die Seher wissen, wo sie steckt. Vielleicht hat sich in der Adresse ein Tippfehler versteckt, oder der Link ist zu alt.
something-wrong = Da ist etwas schiefgegangen: { $what }
loading = Einen Moment …
