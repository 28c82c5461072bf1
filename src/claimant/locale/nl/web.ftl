### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Naar de inhoud
pages = Pagina's
messages = Meldingen
my-games = Mijn spellen
learn-short = Leren
account = Account
table = Tafel
button-reload = Pagina opnieuw laden
page-broken = Deze pagina kon niet worden geladen. Misschien is de server net vernieuwd.
reason-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
guest-name = Gast { $number }
name-guest = { $name } (gast)
guest = gast
fan-work = Gemaakt door fans, los van de uitgever, met regels in eigen woorden en eigen tekeningen.

## Home.

home-title = De troon is leeg
home-text = Win eerst volgelingen en daarna stemmen: een vlot kaartspel vol slagen en facties, voor twee tot vier spelers.
home-against = Tegenstander
home-first-deck = Goed om mee te beginnen
home-more = Meer manieren om te spelen
home-setup = Tafel klaarzetten
home-setup-text = Je eigen deck, magische locaties, twee tot vier spelers
home-lobby-none = Ontmoet anderen of kijk mee
home-lobby-text =
    { $count ->
        [one] Nu één openbare tafel
       *[other] Nu { $count } openbare tafels
    }
home-learn-text = Een eerste spel met een gids, in vijf minuten
home-kingdoms-text = Bouw met z'n tweeën een koninkrijk van kaarten
home-replay = Verslag openen
home-replay-text = Bekijk een spel uit een bestand, stap voor stap
home-rules-text = Alle facties en locaties, met voorbeelden

## Games that go on or are over.

games-none = Je hebt hier nog niet gespeeld.
games-running = Nog bezig
games-finished = Afgelopen
games-more = Oudere spellen
game-with = Met { $others }
game-your-turn = Verder
game-won = Gewonnen
game-lost = Verloren
game-alone = Alleen

## Setting up a table.

setup-title = Tafel klaarzetten
setup-game = Wat wil je spelen?
setup-players = Hoeveel spelers?
setup-deck = Deck
setup-ready-made = Kant-en-klaar
setup-own = Eigen deck
setup-kingdoms-deck = Facties
setup-kingdoms-random = Geloot
setup-kingdoms-random-text = Zeven van de tien facties, voor elk spel geloot
setup-chosen-of = { $count } van { $total } gekozen
setup-fill = Rest loten
setup-clear = Leegmaken
setup-nothing-chosen = Kies facties voor je deck.
setup-pair = Een koppel dat bij elkaar hoort
setup-factions =
    { $count ->
        [one] Nog één factie
       *[other] Nog { $count } facties
    }
setup-places = Magische locaties
setup-places-none = Geen
setup-places-random = Geloot
setup-places-chosen = Eigen keuze
setup-places-draw = Wat wordt er geloot?
setup-draw-building = Een gebouw
setup-draw-landscape = Een landschap
setup-draw-both = Allebei
setup-buildings = Gebouwen
setup-landscapes = Landschappen
setup-seats = Wie speelt er mee?
setup-you = Jij
setup-person = Een mens
setup-seat = Plaats { $number }
setup-seat-partner = Plaats { $number }: je partner, tegenover je
setup-seat-opponent = Plaats { $number }: een tegenstander
setup-more = Meer instellingen
setup-visibility = Wie mag er meedoen?
setup-private = Wie de link heeft
setup-public = Iedereen
setup-pace = Tempo
setup-pace-live = In één keer
setup-pace-unhurried = Dagen de tijd
setup-match = Wedstrijd
setup-match-single = Eén spel
setup-match-duplicate = Iedereen dezelfde kaarten
setup-match-duplicate-text = Jullie spelen dezelfde kaarten nog eens, maar dan van plaats gewisseld. Zo heeft niemand meer geluk dan een ander.
setup-rated = Telt mee
setup-rated-text = De uitslag telt mee voor je rating. Alleen zonder bots.
setup-word = Een woord voor het schudden
setup-word-text = Bedenk zelf een woord: het telt mee bij het schudden. Na het spel kan iedereen nagaan dat niemand de kaarten heeft uitgekozen.
button-add-word = Toevoegen
word-added = Je woord telt mee bij het schudden.
word-commitment = De server ligt al vast op deze verdeling:
setup-summary = Je tafel
setup-is-fine = Zo kun je spelen.
setup-play = Spelen
setup-open = Tafel openen
setup-advised-against = De spelregels raden dit af:
setup-first-claim = Wie komt er uit?
setup-first-kingdoms = Wie begint er?
setup-first-lot = Geloot
setup-first-claim-text = Volgens de spelregels is dat de jongste speler: vraag wie dat is en kies die hier. Bij volgende spellen aan deze tafel wordt er geloot.
setup-first-kingdoms-text = Volgens de spelregels beslist de jongste speler: vraag wie er begint en kies die hier. Bij volgende spellen aan deze tafel wordt er geloot.
first-claim = Komt uit in de eerste slag: { $name }
first-other = Begint: { $name }

## The room where one waits.

waiting-title = Je tafel
waiting-title-other = De tafel van { $name }
waiting-share = Stuur deze link naar wie je wilt uitnodigen
waiting-share-public = De tafel staat in de lobby. Je kunt ook deze link sturen.
waiting-seats = Plaatsen
waiting-host = Host
waiting-bot = Bot laten spelen
waiting-bot-away = Bot wegsturen
waiting-start-when-full = Het spel kan beginnen zodra alle plaatsen bezet zijn.
waiting-for-host = Het spel begint zodra { $name } het start.
waiting-leave = Tafel verlaten
waiting-close = Tafel sluiten
waiting-closed = Deze tafel is gesloten.
waiting-name = Je naam
table-missing = Deze tafel kan niet worden getoond
next-game-begun = Het volgende spel is begonnen.
next-game = Naar het volgende spel

## The lobby.

lobby-open = Wachten op spelers
lobby-running = Om mee te kijken
lobby-none-running = Er is nu geen openbaar spel aan de gang.
lobby-more = Meer tafels
lobby-join = Meespelen
lobby-new = Openbare tafel openen
lobby-seats-free =
    { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-places = Met: { $places }

## The account.

account-guest = Je speelt als gast: zonder account en zonder e-mail. Alles blijft in deze browser.
account-nobody = Om te spelen heb je geen account nodig. Zodra je speelt, krijg je een gastnaam. Die kun je hier veranderen.
account-is = Je hebt een account.
account-name = Naam
account-rename = Naam veranderen
account-take-name = Deze naam kiezen
account-renamed = Je heet nu { $name }.
account-make = Account maken
account-make-text = Met een wachtwoord kun je overal inloggen en blijven je spellen van jou.
account-password = Wachtwoord
account-made = Vanaf nu kun je inloggen met je naam en wachtwoord.
account-sign-in = Inloggen
account-sign-in-text = Heb je al een account?
account-sign-out = Uitloggen
account-sign-out-guest = Je speelt als gast. Log je uit, dan kun je niet meer onder deze naam terugkomen.
account-sign-out-everywhere = Overal uitloggen
account-signed-out-everywhere = Je bent nu op alle apparaten uitgelogd.
account-sessions = Waar je bent ingelogd
account-sessions-text = Herken je een apparaat niet? Log het uit en wijzig je wachtwoord.
account-session-device = { $browser } op { $system }
account-session-unknown = Onbekend apparaat
account-session-this = Dit apparaat
account-session-times = sinds { $since }, laatst gezien: { $seen }
account-session-end = Uitloggen: { $device }
account-password-change = Wachtwoord wijzigen
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-changed = Je wachtwoord is gewijzigd. Andere apparaten moeten opnieuw inloggen.
account-tokens = Tokens voor programma's
account-tokens-text = Met een token kan een programma van jezelf voor je spelen.
account-token-label = Waar is het voor?
account-token-make = Token maken
account-token-shown = Dit token zie je maar één keer. Kopieer het nu:
account-token-delete = Token { $label } verwijderen
account-token-unnamed = zonder naam
account-delete = Gegevens wissen
account-delete-text = Je naam, wachtwoord, tokens en rating worden gewist. Afgelopen spellen blijven bewaard, zonder je naam. Dit kun je niet ongedaan maken.
account-delete-sure = Wil je echt je gegevens wissen?
account-deleted = Je gegevens zijn gewist.
