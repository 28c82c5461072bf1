### The words of the table and of the pages around it.


## People.

name-you = Jij
name-opponent = Tegenstander
name-partner = Partner
name-away = geen verbinding
name-seat = Plaats { $letter }
team-own = Jouw team
team-other = Het andere team
team-seats = Team { $letters }

## Where cards lie.

trick = Slag
trick-number = Slag { $number }
trick-number-of = Slag { $number } van { $total }
prize =
    { $count ->
        [one] Prijs
       *[other] Prijzen
    }
deck = Trekstapel
hand = Hand
your-hand = Je hand
followers = Volgelingen
score-pile = Scorestapel
display = Uitgelegde kaarten
discard = Aflegstapel
table-waiting = Wacht op tafel
reserve = Reserve
buried = Gedekt afgelegd
places-in-play = Locaties
factions-in-play = Facties
cards-counted =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
followers-counted =
    { $count ->
        [one] { $count } volgeling
       *[other] { $count } volgelingen
    }
cards-none = leeg
face-up = open
face-down = gedekt
value = Waarde
strength = Sterkte
card-open = Bekijk wat { $card } doet

## How the game stands.

phase-1 = Fase 1
phase-2 = Fase 2
phase-3 = Puntentelling
phase-1-goal = Rekruteer volgelingen voor fase 2
phase-2-goal = Win van elke factie de meeste kaarten
round = Ronde
your-turn = Jij bent aan de beurt
waiting-for = Wachten op { $who } …
next-to-act = Nu aan zet: { $who }
leads = Leider
votes =
    { $count ->
        [one] { $count } stem
       *[other] { $count } stemmen
    }
votes-now = Tussenstand
votes-now-for = Stemt nu op
nobody = Niemand
tie = Gelijkspel
nothing-played = Nog niets gespeeld
game-over = Het spel is afgelopen
count-all = Alles tonen
you-win = Jij wint!
you-lose = Deze keer verlies je
shared-victory = Gedeelde overwinning
winner = Winnaar
why = Waarom

## What you are asked.

ask-play-lead = Jij bent de Leider: speel een kaart naar keuze.
ask-play-free = Je mag elke kaart spelen.
ask-play = Je moet volgen: speel een van de toegestane kaarten.
ask-take = Welke prijs neem je?
ask-take-deck = Boven op de trekstapel ligt { $top }. Welke kaart neem je?
ask-choose-Au =
    { $seat ->
        [you] Dankzij je Automaton win je deze slag zonder gevecht. Leg één kaart gedekt af; niemand anders ziet hem.
       *[other] Dankzij een Automaton wint { $who } deze slag zonder gevecht. Leg één kaart gedekt af; niemand anders ziet hem.
    }
ask-choose-Desert =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te ruilen met { $other }.
ask-choose-Peaks =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te ruilen met { $other }.
ask-choose-Swamp =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om af te leggen.
ask-choose =
    { $power }: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
ask-name-Ra = Je buit helpt de factie waarvan je de minste kaarten hebt. Dat zijn er meer: welke kies je?
ask-name = { $power }: noem een factie.
chosen-so-far = Al gekozen: { $cards }
answer-prize = Prijs: { $card }
answer-deck = Van de trekstapel: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Wat doe je?
plain-answer = { $action }
plain-ending = Gewonnen door: { $winners }, { $totals }.

## What a perfect memory knows.

memory = Geheugensteun
memory-text = Wat je zou weten als je alles had onthouden
memory-lacks =
    { $seat ->
        [you] Je hebt geen kaarten van: { $factions }
       *[other] { $who } heeft geen kaarten van: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } onbekende kaart
       *[other] { $count } onbekende kaarten
    }
memory-more = en nog { $count }
memory-deck = Trekstapel, van boven naar onder
memory-among = Ze zitten tussen deze kaarten: { $cards }
memory-in-deck = { $count } in de trekstapel
memory-in-box = { $count } buiten het spel
memory-in-reserve = { $count } in de reserve
memory-in-hand =
    { $seat ->
        [you] { $count } in je hand
       *[other] { $count } in de hand van { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } onder je volgelingen
       *[other] { $count } onder de volgelingen van { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } onder je gedekt afgelegde kaarten
       *[other] { $count } onder de gedekt afgelegde kaarten van { $who }
    }

## Buttons.

button-confirm = Bevestigen
button-cancel = Annuleren
button-close = Sluiten
button-back = Terug
button-next = Verder
button-undo = Ongedaan maken
button-rematch = Revanche
button-replay = Herhaling
button-hint = Hint
button-log = Verloop
button-rules = Regels
button-resign = Opgeven
button-share = Delen
button-copy-link = Link kopiëren
link-copied = Link gekopieerd
button-download = Verslag downloaden
button-open-file = Verslag uit een bestand openen

## Home and setting up.

home = Start
play-now = Nu spelen
play-friend = Met vrienden spelen
play-friend-text = Stuur een link, een account is niet nodig
lobby = Lobby
lobby-empty = Er wacht nog niemand. Open zelf een tafel!
continue-games = Verder met mijn spellen
watch = Meekijken
learn = Leren spelen
deck-of-the-day = Deck van de dag
deck-of-the-day-own = Deck van de dag, eigen mix
choose-deck = Deck kiezen
pair = Koppel
pairs = Koppels
places-random = Willekeurige locaties
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
player = Speler
game = Spel
seat-free = Vrije plaats
bot = Bot
sit-here = Ga hier zitten
start-game = Spel starten
game-claim = Claim
game-kingdoms = Claim Kingdoms

## Settings.

settings = Instellingen
language = Taal
theme = Kleuren
theme-light = Licht
theme-dark = Donker
theme-system = Zoals dit apparaat
speed = Snelheid
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Geen animaties
sound = Geluid
volume-off = Uit
volume-soft = Zacht
volume-full = Hard
volume-ask = Geluid aan tafel?
plays-last = Gedwongen laatste kaart automatisch spelen
keys = Sneltoetsen
single-keys = Sneltoetsen van één toets
key-hand = Naar je hand gaan en erdoorheen bladeren
key-value = Naar de volgende kaart met die waarde springen
key-play = De kaart spelen of kiezen
key-space = Spatie
key-skip = Overslaan wat nu wordt getoond
on = Aan
off = Uit

## Replay.

replay-step = Stap { $number } van { $total }
replay-first = Naar het begin
replay-last = Naar het einde

## When something goes wrong.

connection-lost = De verbinding is weg. We proberen het opnieuw …
not-sent = Je zet is nog niet verstuurd.
page-missing = Deze pagina bestaat niet.
page-missing-text = Zelfs de Zieners weten niet waar die gebleven is. Misschien zit er een typefout in het adres, of is de link te oud.
something-wrong = Er ging iets mis: { $what }
loading = Een ogenblik …
