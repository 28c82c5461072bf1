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
page-broken = Deze pagina kon niet worden geladen. Misschien is de server intussen vernieuwd.
reason-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
guest-name = Gast { $number }
fan-work = Een onafhankelijk werk van fans, met regels in eigen woorden en eigen tekeningen.

## Home.

home-title = De troon is leeg
home-text = Win eerst volgelingen en daarna stemmen: een vlot slagenspel met facties voor twee tot vier spelers.
home-against = Tegenstander
home-first-deck = Goed om mee te beginnen
home-more = Meer manieren om te spelen
home-setup = Een tafel klaarzetten
home-setup-text = Je eigen kaartspel, magische locaties, twee tot vier spelers
home-lobby-none = Ontmoet anderen, of kijk toe
home-lobby-text =
    { $count ->
        [one] Nu één openbare tafel
       *[other] Nu { $count } openbare tafels
    }
home-learn-text = Een eerste spel met begeleiding, in vijf minuten
home-kingdoms-text = Het broertje om aan te leggen: met kaarten en speelfiguren
home-replay = Een verslag openen
home-replay-text = Een spel uit een bestand stap voor stap bekijken

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

setup-title = Een tafel klaarzetten
setup-game = Wat wil je spelen?
setup-players = Hoeveel spelers?
setup-deck = Kaartspel
setup-ready-made = Kant-en-klaar
setup-own = Eigen
setup-kingdoms-deck = Facties
setup-kingdoms-random = Geloot
setup-kingdoms-random-text = Zeven van de tien facties, voor elk spel geloot
setup-chosen-of = { $count } van { $total } gekozen
setup-fill = Laten loten
setup-clear = Leegmaken
setup-nothing-chosen = Kies facties voor je kaartspel.
setup-pair = Een koppel dat bij elkaar hoort
setup-factions =
    { $count ->
        [one] Nog één factie
       *[other] Nog { $count } facties
    }
setup-places = Magische locaties
setup-places-none = Geen
setup-places-random = Geloot
setup-places-chosen = Gekozen
setup-places-draw = Wat wordt er getrokken?
setup-draw-building = Een gebouw
setup-draw-landscape = Een landschap
setup-draw-both = Van elk één
setup-buildings = Gebouwen
setup-landscapes = Landschappen
setup-seats = Wie speelt er mee?
setup-you = Jij
setup-person = Een mens
setup-seat = Plaats { $number }
setup-more = Meer instellingen
setup-visibility = Wie mag erbij komen?
setup-private = Wie de link heeft
setup-public = Iedereen
setup-pace = Ritme
setup-pace-live = Achter elkaar
setup-pace-unhurried = Over dagen
setup-match = Wedstrijd
setup-match-single = Eén spel
setup-match-duplicate = Gelijke kaarten voor allen
setup-match-duplicate-text = Dezelfde kaarten worden nog eens gespeeld met gewisselde plaatsen, zodat het geluk eerlijk verdeeld is.
setup-rated = Voor de rating
setup-rated-text = De uitslag telt voor je rating. Alleen tussen mensen.
setup-word = Een woord voor het schudden
setup-word-text = Een woord van jezelf telt mee bij het schudden. Na het spel kan iedereen nagaan dat niemand de kaarten heeft uitgekozen.
setup-summary = Jouw tafel
setup-is-fine = Zo kan er gespeeld worden.
setup-play = Spelen
setup-open = De tafel openen
setup-advised-against = De spelregels raden dit af:
setup-first-claim = Wie komt er uit?
setup-first-kingdoms = Wie begint er?
setup-first-lot = Geloot
setup-first-claim-text = Volgens de spelregels is dat de jongste speler: vraag wie dat is en kies hier. Bij volgende spellen aan deze tafel wordt er geloot.
setup-first-kingdoms-text = Volgens de spelregels beslist de jongste speler: vraag het en kies hier. Bij volgende spellen aan deze tafel wordt er geloot.
first-claim = Komt uit in de eerste slag: { $name }
first-other = Begint: { $name }

## The room where one waits.

waiting-title = Jouw tafel
waiting-title-other = De tafel van { $name }
waiting-share = Stuur deze link naar wie er mee moet spelen
waiting-share-public = De tafel staat in de wachtruimte. Je kunt ook deze link sturen.
waiting-seats = Plaatsen
waiting-host = Gastheer
waiting-bot = Bot laten spelen
waiting-bot-away = Bot wegsturen
waiting-start-when-full = Het spel kan beginnen als alle plaatsen bezet zijn.
waiting-for-host = Het spel begint zodra { $name } het start.
waiting-leave = De tafel verlaten
waiting-close = De tafel sluiten
waiting-closed = Deze tafel is gesloten.
waiting-name = Je naam
table-missing = Deze tafel kan niet worden getoond
next-game-begun = Het volgende spel is begonnen.
next-game = Naar het volgende spel

## The lobby.

lobby-open = Wachten op spelers
lobby-running = Om toe te kijken
lobby-none-running = Er is nu geen openbaar spel bezig.
lobby-join = Meespelen
lobby-new = Een openbare tafel openen
lobby-seats-free =
    { $count ->
        [one] Eén vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-places = Met: { $places }

## The account.

account-guest = Je speelt als gast: geen account, geen e-mail. Alles blijft in deze browser.
account-nobody = Om te spelen heb je geen account nodig. Zodra je speelt, krijg je een gastnaam die je hier kunt veranderen.
account-is = Je hebt een account.
account-name = Naam
account-rename = Naam veranderen
account-take-name = Deze naam nemen
account-renamed = Je heet nu { $name }.
account-make = Er een account van maken
account-make-text = Met een wachtwoord kun je overal inloggen, en je spellen blijven van jou.
account-password = Wachtwoord
account-made = Vanaf nu kun je inloggen met je naam en wachtwoord.
account-sign-in = Inloggen
account-sign-in-text = Heb je al een account?
account-sign-out = Uitloggen
account-sign-out-guest = Je bent gast: als je uitlogt, kan niemand meer als jou inloggen.
account-tokens = Sleutels voor programma's
account-tokens-text = Met zo'n sleutel kan een programma van jezelf voor je spelen.
account-token-label = Waar is hij voor?
account-token-make = Sleutel maken
account-token-shown = Hij wordt maar één keer getoond. Kopieer hem nu:
account-token-delete = Sleutel { $label } verwijderen
account-token-unnamed = zonder naam
account-delete = Mij verwijderen
account-delete-text = Je naam, wachtwoord, sleutels en rating worden verwijderd. Afgelopen spellen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
account-delete-sure = Wil je echt verwijderd worden?
account-deleted = Je bent hier verwijderd.
