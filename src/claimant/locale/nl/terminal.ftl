### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Gebruik:
help-commands = Opdrachten
help-arguments = Argumenten
help-parameters = Opties
help-default = standaard: { $value }
help-variable = omgeving: { $names }
help-required = verplicht
help-help = Deze hulp tonen.
help-version = De versie tonen.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMENTEN
value-address = ADRES
value-bots = BOTS
value-code = CODE
value-command = OPDRACHT
value-dir = MAP
value-file = BESTAND
value-shell = SHELL
value-float = GETAL
value-int = GETAL
value-name = NAAM
value-options = OPTIES
value-part = ONDERDEEL
value-path = MAP
value-runs = REEKSEN
value-position = STAND
value-record = VERSLAG
value-source = BESTAND
value-str = TEKST
value-subjects = ONDERWERPEN
value-target = BESTAND

## The commands and their options.

command-claimant =
    De kaartspellen Claim en Claim Kingdoms: spelen, delen, naspelen en bestuderen.

    Elke opdracht heeft een eigen --help. Alle opdrachten kennen --language (de, en, es, id of nl) en --plugin MODULE, een Python-module met eigen facties, locaties of bots; je mag er meer opgeven.
command-play =
    Tegen de computer spelen.

    Typ een nummer of de code van een kaart. Er zijn hints, je kunt zetten terugnemen, en { "?" } toont al het andere.
command-play-bot = Je tegenstander: `claimant bots` toont ze. Noem er één voor alle andere plaatsen, of één per plaats, met de klok mee vanaf jou.
command-play-seat = Je plaats: A, B, C of D. Met vier spelers vormen A en C een team.
command-play-first = Wie in de eerste slag uitkomt of de eerste beurt heeft: een plaats, { "you" } voor jezelf of lot om te loten. Volgens de regels komt bij Claim de jongste speler uit; bij Claim Kingdoms beslist die wie er begint.
command-play-save = Het spel vanaf de eerste kaart in dit nieuwe bestand opslaan.
command-play-resume = Verdergaan met het spel in dit bestand, op dezelfde plaats en tegen dezelfde bots, en het daar opslaan.
command-play-at = Met --resume: verdergaan na zoveel acties om iets anders te proberen, ook als het spel is afgelopen. Het bestand blijft zoals het is.
command-bots = De bots tonen, van zwak naar sterk, en daarna die van plug-ins.
command-factions = De facties van een spel tonen: hun kaarten en wat ze kunnen.
command-faction = Eén factie uitleggen.
command-faction-name = De naam of code, zoals { faction-Un } of Un.
command-places = De magische locaties tonen: gebouwen en landschappen, en wat ze veranderen.
command-place = Eén magische locatie uitleggen.
command-place-name = De naam, zoals { place-Tower } of { place-Peaks }.
command-decks = De kant-en-klare decks tonen: die van de dozen en die van onszelf.
command-deal = De kaarten voor een spel delen en het verslag tonen.
command-deal-first = Wie in de eerste slag uitkomt of de eerste beurt heeft: A, B, C of D, of lot om te loten.
command-deal-output = Het verslag niet tonen, maar in dit nieuwe bestand opslaan.
command-replay =
    Een verslag controleren en het hele spel vertellen, met uitleg van de uitslag.

    Welk spel het is, staat in het verslag.
command-replay-show = Het speelveld na elke beurt tekenen en niet pas aan het einde, bij spellen die er een hebben.
command-solve =
    Een stand uit fase 2 van Claim oplossen: wat elke kaart waard is en hoe je het best verder speelt.

    Bij een geheime keuze zegt de opdracht hoe je die mengt. Met drie spelers zegt hij wat je zeker haalt tegen alle anderen en wat er gebeurt als iedereen voor zichzelf speelt.

    De oplosser ziet alle kaarten.
command-solve-position = Een stand tussen aanhalingstekens, of een bestand met een stand of een verslag; - leest de standaardinvoer. Een verslag wordt opgelost vanaf de laatste stand, een afgelopen spel vanaf het begin van fase 2.
command-solve-seconds = Niet langer nadenken dan dit.
command-solve-nodes = Niet meer standen bekijken dan dit.
command-hint =
    Een bot vragen wat hij zou doen, en waarom.

    De bot ziet alleen wat die speler kan zien.
command-hint-position = Een stand tussen aanhalingstekens, of een bestand met een stand of een verslag; - leest de standaardinvoer.
command-hint-seat = Wie advies krijgt; anders wie aan de beurt is.
command-hint-bot = Wie advies geeft: `claimant bots` toont de bots. Anders de sterkste, die geen fouten maakt zodra alle kaarten bekend zijn.
command-hint-seconds = Ongeveer zo lang nadenken, in plaats van zo lang als de bot gewoonlijk doet.
command-review =
    Een afgelopen spel analyseren: wat elke beslissing waard was en waarom een andere beter was geweest.

    Het gaat om wat die speler toen kon weten. Een verslag dat al een analyse bevat, wordt niet opnieuw geanalyseerd.
command-review-seat = Alleen de beslissingen van deze plaats tonen, en tegen wie daar zat praten.
command-review-all = Alle beslissingen tonen, niet alleen die beter hadden gekund.
command-review-effort = Hoeveel spellen er per beslissing hoogstens worden uitgeprobeerd; analyseert ook opnieuw.
command-review-output = Het verslag met de analyse in de opmerkingen naar dit nieuwe bestand schrijven.
command-puzzle =
    Een puzzel oplossen: alle kaarten liggen open, en precies één actie behoudt wat er te halen valt.

    Zonder code krijg je er een die je nog niet hebt geprobeerd en die ongeveer zo sterk is als jij.
command-puzzle-code = De code van een puzzel.
command-puzzle-deck = Een kant-en-klaar deck: `claimant decks` noemt ze.
command-puzzle-theme = Waar het over moet gaan: sacrifice, winning, leading, throwing, counting of een factie.
command-puzzle-daily = De puzzel van de dag, voor iedereen dezelfde.
command-puzzle-progress = Je rating en je reeks in dit bestand bijhouden.
command-train =
    Je eigen fouten oefenen. Elke fout komt met groeiende tussenpozen terug tot je hem beheerst.

    Het bestand bewaart ze. Het ontstaat als je het eerste spel toevoegt.
command-train-file = Je oefenbestand.
command-train-add = Het afgelopen spel in dit bestand analyseren en de fouten toevoegen.
command-train-seat = Waar je in dat spel zat.
command-simulate =
    Veel spellen met willekeurige toegestane zetten spelen en tellen wie wint.

    Willekeurige locaties worden voor elk spel opnieuw geloot, bij Claim Kingdoms ook de facties als je er geen noemt.
command-simulate-games = Hoeveel, hooguit tien miljoen.
command-arena =
    Bots tegen elkaar laten spelen, elke verdeling vanaf elke plaats, en zien wie sterker is.

    Met meer dan twee bots speelt iedereen tegen iedereen. Het deck mag `random` zijn: voor elke verdeling een nieuw.

    Ctrl-C stopt, toont wat er is gespeeld, en laat de bestanden compleet achter. Met hetzelfde bestand gaat dezelfde opdracht daar verder.
command-arena-bots = Twee of meer, vóór alle opties. Achter een naam mag een limiet staan: regent@0.5s of regent@200.
command-arena-pairs = Hoeveel verdelingen. Elke verdeling wordt twee keer gespeeld, met verwisselde plaatsen; met drie spelers drie keer.
command-arena-seconds = Hoelang bots die zoeken over een zet mogen nadenken, in plaats van hun gewone limiet.
command-arena-steps = Hoeveel stappen ze mogen zoeken. Met deze limiet geeft hetzelfde startgetal weer dezelfde spellen.
command-arena-run = Elke deling in dit bestand bewaren. Staat er al een deel van deze reeks in, dan wordt alleen de rest gespeeld.
command-arena-records = Van elk spel het verslag in deze nieuwe map bewaren.
command-arena-table = Van elk spel een rij in dit nieuwe bestand bewaren, .csv of .parquet.
command-balance =
    Even sterke bots veel delingen laten spelen en zien of een deck, een factie of een locatie eerlijk en spannend is en vaardigheid beloont.

    Elke deling wordt één keer gespeeld voor elke partij die kan beginnen, en door een sterkere bot tegen een zwakkere. Ontbreken er facties voor een heel deck, dan worden ze voor elke deling opnieuw geloot; locaties worden vergeleken met dezelfde delingen zonder die locatie.

    Ctrl-C stopt, toont wat er is gevonden, en laat de bestanden compleet achter. Met hetzelfde bestand gaat dezelfde opdracht daar verder.
command-balance-subjects = Kant-en-klare decks, facties of locaties, of meer met plustekens ertussen, zoals Dr+Se of claim+Tower. De woorden { "decks" }, { "factions" }, { "pairs" } en { "places" } staan voor allemaal. Anders het eerste deck.
command-balance-bot = De bot die speelt. Hoeveel vaardigheid telt, wordt gemeten tegen het niveau eronder.
command-balance-deals = Hoeveel delingen per onderwerp.
command-balance-run = Elke deling in dit bestand bewaren. Staat er al een deel van deze reeks in, dan wordt alleen de rest gespeeld.
command-balance-table = Van elk cijfer een rij in dit nieuwe bestand bewaren, .csv of .parquet.
command-merge = De delen van een reeks samenvoegen die `claimant arena` of `claimant balance` elk in een eigen bestand heeft gespeeld, en laten zien wat eruit blijkt.
command-merge-runs = De bestanden, allemaal van dezelfde reeks.
command-merge-run = Alle delingen samen in dit bestand bewaren.
command-merge-records = Van elk spel het verslag in deze nieuwe map bewaren.
command-merge-table = Van elk spel een rij in dit nieuwe bestand bewaren, .csv of .parquet.
command-dataset =
    Bots laten spelen en elke beslissing als rij bewaren om van te leren, in Parquet-bestanden met een beschrijving erbij.

    De bots schuiven per spel één plaats op; één enkele bot speelt op alle plaatsen. Het deck mag `random` zijn: voor elk spel een nieuw.

    Ctrl-C stopt en laat de bestanden compleet achter.
command-dataset-bots = Een of meer, vóór alle opties. Achter een naam mag een limiet staan: regent@200.
command-dataset-output = De nieuwe map.
command-dataset-games = Hoeveel, hooguit tien miljoen.
command-dataset-processes = Hoeveel bestanden er tegelijk worden geschreven; anders één per processorkern.
command-verify =
    Controleren of een spel van een server is gedeeld zoals beloofd.

    Vergelijk de getoonde belofte met de belofte die je vóór de eerste kaart zag.
command-doctor = Deze installatie controleren: versies, gecompileerd of niet, extra onderdelen, en of er gespeeld kan worden.
command-doctor-require = Een fout melden als hiervan iets ontbreekt: compiled, client, compiler, of een extra zoals server.
command-completion = Een script tonen waarmee de shell opdrachten en opties aanvult. Voor bash: eval "$(claimant completion bash)"
command-completion-shell = De shell: bash, zsh of fish.
command-manual = De hulp bij alle opdrachten na elkaar tonen: claimant manual | less
command-serve =
    Een spelserver draaien tot je hem stopt.

    Elke optie mag ook uit de omgeving komen, zoals CLAIMANT_PORT, of uit de tabel [server] van een TOML-bestand: claimant.toml in de werkmap, of het bestand dat CLAIMANT_CONFIG noemt.
command-serve-open = De pagina in een browser openen zodra de server klaar is.
command-admin = De database van een spelserver beheren.
command-admin-backup = Een volledige kopie van de database naar een nieuw bestand schrijven; de server mag intussen draaien.
command-admin-backup-target = Het nieuwe bestand.
command-admin-restore = Een back-up als database terugzetten. De back-up wordt eerst gecontroleerd.
command-admin-restore-source = De back-up.
command-admin-restore-replace = Een bestaande database vervangen; die blijft onder een andere naam naast de nieuwe staan.
command-admin-check = Elke rij in de database bekijken, elk spel naspelen en melden wat er mis is; de server mag intussen draaien.
command-admin-check-accept = De rijen aanvaarden zoals ze zijn, nadat je er zelf hebt gewijzigd.
command-admin-clean = Verwijderen waar niemand op terugkomt: oude sessies, gasten zonder spellen, verlaten tafels en spellen. Een draaiende server doet dit vanzelf.
option-at = Het verslag bekijken zoals het na zoveel acties was.
option-bot-processes = Hoeveel processen voor bots nadenken, per werkproces.
option-building = Met dit gebouw spelen; `claimant places` toont ze. Alleen met twee spelers.
option-charts = Elke grafiek als SVG in deze nieuwe map schrijven.
option-cluster = Op de workers van deze Dask-scheduler spelen, zoals tcp://host:8786, in plaats van in eigen processen.
option-connections = Hoeveel verbindingen elk proces hooguit openhoudt.
option-connections-per-address = Hoeveel verbindingen er van één adres mogen komen, behalve van een proxy; nooit meer dan de helft van alle.
option-data = De map voor gegevens.
option-database = Een PostgreSQL-URL; anders een SQLite-bestand in de gegevensmap.
option-deck = Een kant-en-klaar deck (`claimant decks` toont ze), of de namen of codes van de facties. Bij Claim Kingdoms zijn dat er zeven; noem je er geen, dan worden ze geloot.
option-file = Het verslag, als tekst of JSON; - leest de standaardinvoer.
option-frames-per-second = Hoeveel berichten één verbinding gemiddeld mag sturen; kortstondig vier keer zoveel.
option-game = Claim, of Claim Kingdoms met kaarten en speelfiguren op een speelveld, of een spel uit een plug-in.
option-guest-days = Na hoeveel dagen een gast zonder spellen wordt vergeten.
option-host = Het adres waarop de server luistert.
option-json = JSON schrijven, voor programma's.
option-landscape = Met dit landschap spelen. Alleen met twee spelers.
option-live-patience = Na hoeveel seconden een bot voor een stille speler mag invallen, bij spellen die in één keer worden gespeeld.
option-open-table-days = Na hoeveel dagen een tafel waar nooit is gespeeld, wordt gesloten en verwijderd.
option-open-tables-per-player = Hoeveel openbare tafels van één speler in de lobby op anderen mogen wachten.
option-origins = Waar pagina's vandaan mogen komen, behalve van het eigen adres van de server, zoals https://example.org.
option-orphaned-game-days = Na hoeveel dagen een spel wordt verwijderd als er niemand meer is die heeft meegespeeld.
option-over-table-days = Na hoeveel dagen zonder nieuw spel een tafel wordt gesloten; de spellen blijven.
option-players = Twee spelers tegen elkaar, drie ieder voor zich, of vier in twee teams.
option-plugin = Python-modules met eigen facties, locaties, bots of lessen.
option-port = De poort waarop de server luistert; 0 neemt een vrije.
option-processes = Hoeveel spellen er tegelijk lopen; anders één per processorkern.
option-proxies = Adressen of netwerken van proxy's die de server vertrouwt als ze zeggen voor wie ze spreken.
option-random-places = Locaties loten.
option-report = Een rapport met grafieken in dit nieuwe HTML-bestand schrijven, dat geen ander bestand nodig heeft.
option-request-seconds = Hoeveel seconden de headers van een verzoek erover mogen doen, en daarna de inhoud.
option-requests-per-minute = Hoeveel verzoeken een speler mag doen, of een adres zonder speler.
option-resigned-game-days = Na hoeveel dagen een spel wordt verwijderd waarin iedereen heeft opgegeven en alleen nog bots spelen.
option-rooms-in-memory = Hoeveel spellen er in het geheugen blijven; andere worden opgehaald zodra er iemand komt.
option-secure-cookies = Cookies alleen over HTTPS sturen. Gebruik dit overal waar de server achter TLS staat.
option-seed = Hetzelfde startgetal geeft weer hetzelfde spel; zonder startgetal is alles willekeurig.
option-session-days = Na hoeveel dagen zonder bezoek je opnieuw moet inloggen.
option-shard = Alleen dit deel van de reeks spelen: 2/5 is het tweede van vijf. `claimant merge` voegt de delen samen.
option-sign-ins-per-minute = Hoe vaak één adres een naam mag kiezen, mag inloggen of een account mag maken.
option-tables-per-player = Aan hoeveel tafels één speler mag zitten voordat er een klaar is.
option-unhurried-patience = Hetzelfde, bij spellen waarvoor je dagen de tijd hebt.
option-workers = Hoeveel werkprocessen de server heeft; voor meer dan één is PostgreSQL nodig.

## What cannot be understood or done.

stopped = Gestopt.
language-unknown = Er zijn geen teksten in { $language }. Kies { $right }.
missing-language = --language heeft een taal nodig, zoals --language nl.
missing-plugin = --plugin heeft de naam van een module nodig, zoals --plugin my_faction.
not-expected = Dit werd hier niet verwacht: { $words }
no-such-command = Er is geen opdracht { $word }.
no-such-option = Er is hier geen optie { $word }.
did-you-mean = Bedoelde je { $word }?
help-is-there = Zie { $command }.
argument-missing = { $name } ontbreekt.
value-missing = { $option } heeft een waarde nodig.
given-twice = { $option } mag je maar één keer opgeven.
not-a-whole-number = { $option } heeft een heel getal nodig, niet ‘{ $value }’.
not-a-number = { $option } heeft een getal nodig, niet ‘{ $value }’.
bad-value = { $option } kan niet ‘{ $value }’ zijn.
not-understood = Deze argumenten zijn onduidelijk: { $words }
settings-not-toml = { $file } is geen geldige TOML: regel { $line } is onduidelijk.
settings-outside-table = ‘{ $name }’ staat in { $file } op de verkeerde plek: alle instellingen horen in de tabel [server].
settings-unknown = De instelling ‘{ $name }’ uit { $file } bestaat niet. { $hint }
at-token = ‘{ $token }’: { $what }
the-input = De invoer
file-too-long = { $file } is te lang: een verslag heeft hooguit { $most } tekens.
file-bad-json = { $file } lijkt op JSON, maar regel { $line } is onduidelijk.
file-bad-record = { $file }: { $why }
file-not-record = { $file } is geen verslag van een spel: een verslag begint met kopregels zoals [Game "Claim"]. `claimant deal` en `claimant play --save` schrijven er een.
file-is-directory = { $file } is een map, geen verslag.
file-missing = Er is geen bestand { $file }.
file-unreadable = { $file } is niet te lezen: { $why }.
file-unwritable = { $file } is niet te schrijven: { $why }.
file-exists = { $file } bestaat al: kies een andere naam of verwijder het eerst.
file-needs-name = Een bestand heeft een naam nodig.
directory-missing = Er is geen map { $directory }.
system-bad-name = zo mag een bestand niet heten
system-EACCES = geen toegang
system-EISDIR = het is een map
system-ENOENT = het bestaat niet
system-ENOSPC = geen ruimte meer op de schijf
system-ENOTDIR = een deel van het pad is geen map
system-EROFS = het bestandssysteem is alleen-lezen
bots-too-few = Voor een wedstrijd zijn minstens twee bots nodig, genoemd vóór de opties: claimant arena squire greedy
merge-nothing = Noem de bestanden die je wilt samenvoegen: claimant merge deel1.run deel2.run
pairs-out-of-range = Het aantal paren moet van 1 tot en met { $most } zijn.
deals-out-of-range = Het aantal delingen moet van 1 tot en met { $most } zijn.
processes-out-of-range = Het aantal processen moet van 1 tot en met { $most } zijn.
dataset-no-bots = Noem een of meer bots, vóór de opties: claimant dataset captain squire --output spellen
dataset-too-many = Het aantal spellen moet van 1 tot en met { $most } zijn.
server-needs = De server heeft meer pakketten nodig: pip install "claimant[server]" ({ $name } ontbreekt)
no-such-part = Er is geen onderdeel ‘{ $part }’. Kies { $right }.
plugin-not-loaded = De plug-in { $name } kan niet worden geladen: { $why }

## Bots, factions, places and decks.

bots-usual = de gewone tegenstander
box-anniversary = jubileum
box-home-made = zelfgemaakt
column-faction = factie
column-cards = kaarten
column-values = waarden
column-box = doos
column-name = naam
column-kind = soort
column-effect = werking
about-cards =
    { $count ->
        [one] { $count } kaart: { $values }
       *[other] { $count } kaarten: { $values }
    }
about-unseen =
    { $count ->
        [one] { $count } daarvan wordt ongezien opzijgelegd; de andere gaan allemaal in de trekstapel.
       *[other] { $count } daarvan worden ongezien opzijgelegd; de andere gaan allemaal in de trekstapel.
    }
about-reserve =
    { $count ->
        [one] Nog { $count } in een reserve, { $code }: { $values }
       *[other] Nog { $count } in een reserve, { $code }: { $values }
    }
about-paired = Doet alleen mee samen met { $faction }.
about-most-players = Alleen met { $players } spelers.
about-warned = Niet aan te raden met { $players } of meer spelers.
about-worth =
    { $points ->
        [one] aan het einde { $points } punt waard
       *[other] aan het einde { $points } punten waard
    }
about-kingdoms =
    { $count ->
        [one] { $count } kaart, { $worth }
       *[other] { $count } kaarten, { $worth }
    }
places-choose = Met twee spelers kun je een gebouw, een landschap of allebei kiezen:
places-draw = Of loot ze:
decks-joining = Met drie of vier spelers ook { $factions }
decks-any = Elk ander deck: één koppel en nog drie facties, of nog vijf met drie of vier spelers:
decks-kingdoms = Claim Kingdoms speel je met zeven facties; noem je er geen, dan worden ze geloot.

## The doctor.

doctor-rules = regels van Claim
doctor-kingdoms = regels van Kingdoms
doctor-build = uitvoering
doctor-compiler = C-compiler
doctor-client = webpagina's
doctor-output = uitvoer
doctor-plugins = plug-ins
doctor-compiled = gecompileerd
doctor-release = gecompileerd, voor uitgave
doctor-development = gecompileerd, voor ontwikkeling
doctor-interpreted = geïnterpreteerd
doctor-none-found = geen gevonden
doctor-built = gebouwd
doctor-not-built = niet gebouwd
doctor-complete = volledig
doctor-incomplete = onvolledig
doctor-need-missing = { $name } ontbreekt
doctor-need-unfit = { $name } { $version } past niet bij { $wanted }
doctor-plugin = { $name } ({ $group }, pakket { $package })
doctor-required = { $part } is vereist, maar { $why }.
doctor-lacks-compiled = de regels zijn niet gecompileerd
doctor-lacks-client = de webpagina's zijn niet gebouwd
doctor-lacks-compiler = er is geen C-compiler gevonden
doctor-install-extra = Zo krijg je alles van claimant[{ $part }]: pip install "claimant[{ $part }]"
doctor-install-again = Installeer claimant opnieuw om de regels te compileren: dezelfde regels, maar vele malen sneller.
doctor-install-compiler = Installeer een C-compiler en dan claimant opnieuw om de regels te compileren: dezelfde regels, maar vele malen sneller.
doctor-make-client = De server heeft geen webpagina's. Bouw ze met Node en `make client`, of installeer een uitgebracht pakket, dat ze bevat. Start daarna de server opnieuw.
doctor-record-differs = Een spel { $game } en zijn eigen verslag hebben niet dezelfde uitslag.
doctor-game-fails = Een spel { $game } kan niet worden uitgespeeld: { $error }
doctor-well = Spellen kunnen worden gespeeld en nagespeeld: alles is in orde.

## Servers and their games.

serve-ready = Klaar: speel op { $page } (Ctrl-C stopt de server).
admin-written = Back-up naar { $file } geschreven (spelers: { $players }, spellen: { $games }, logboekregels: { $entries }).
admin-restored = Teruggezet uit { $file } (spelers: { $players }, spellen: { $games }, logboekregels: { $entries }).
admin-kept = Wat er eerst stond, is bewaard als { $file }.
admin-cleaned = Verwijderd: sessies { $sessions }, gasten { $guests }, tafels { $tables }, spellen { $games }. Gesloten: tafels { $closed }.
admin-well = Alles is in orde (nagespeelde spellen: { $games }).
admin-accepted = De rijen gelden nu zoals ze zijn: vanaf nu worden alleen nieuwe afwijkingen gemeld.
admin-faults =
    { $count ->
        [one] { $count } fout.
       *[other] { $count } fouten.
    }
verify-kept = Er is gedeeld zoals beloofd.
verify-first = Wie er begint, is gekozen toen de tafel werd geopend: plaats { $seat }.
verify-commitment = Belofte: { $commitment }
verify-committed = Versie { $version } van de tafel: de server ligt vast door zijn belofte.
verify-word = Versie { $version }: het woord ‘{ $word }’ komt erbij.
verify-dealt = Versie { $version }: de kaarten worden gedeeld.
verify-no-words = Niemand heeft een woord toegevoegd: deze verdeling berust alleen op het woord van de server.
verify-older = Dit is een ouder verslag: er staat niet in of de woorden pas na de belofte kwamen.
verify-other-order = Niet alle woorden kwamen tussen de belofte en het delen, en als antwoord op deze belofte.
verify-missing = In het verslag ontbreekt: { $headers }.
verify-other-secret = Het geheim is niet het geheim dat was beloofd.
verify-other-seed = Het startgetal volgt niet uit het geheim en de woorden.
verify-other-deal = Het startgetal geeft niet deze verdeling.
check-other-version = De database hoort bij een andere versie: de server zet haar bij het starten om.
check-sqlite = SQLite meldt: { $what }
check-orphan = Een rij van de tabel { $table } hoort bij een rij van { $missing } die er niet is.
check-sum = De tabel { $table } is niet zoals de server haar heeft geschreven: iets anders heeft rijen gewijzigd, toegevoegd of verwijderd.
check-not-replayed = Spel { $game } kan niet worden nagespeeld: { $error }
check-gap = In het logboek van spel { $game } zit een gat.
check-other-end = Spel { $game } eindigde anders dan in de database staat.
check-other-deal = Spel { $game } is niet uit zijn geheim gedeeld.

## Many games: the arena and simulations.

arena-stopped = Gestopt na { $number } van { $most } verdelingen.
arena-nothing = Geen enkele verdeling is uitgespeeld.
arena-for =
    { $players ->
        [one] { $game } voor { $players } speler
       *[other] { $game } voor { $players } spelers
    }
arena-deals =
    { $count ->
        [one] { $count } verdeling
       *[other] { $count } verdelingen
    }
arena-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
arena-seed = startgetal { $seed }
arena-drawn = De facties worden voor elke verdeling geloot.
arena-places = Locaties: { $places }
arena-draws-building = voor elke verdeling een gebouw
arena-draws-landscape = voor elke verdeling een landschap
arena-draws-both = voor elke verdeling een gebouw en een landschap
arena-alone = De eerstgenoemde bot speelt alleen tegen twee exemplaren van de andere, één keer op elke plaats.
arena-difference = Het verschil is het aantal punten boven een gelijk aandeel ({ $share }).
arena-stronger = { $bot } is sterker.
arena-stronger-elo = { $bot } is sterker, met ongeveer { $about } Elo ({ $least } tot { $most }).
arena-stronger-alone = { $bot } is sterker als { $alone } alleen speelt.
arena-stronger-alone-elo = { $bot } is sterker als { $alone } alleen speelt, met ongeveer { $about } Elo ({ $least } tot { $most }).
arena-unclear = Deze spellen laten niet zien wie sterker is, { $first } of { $second }.
arena-speed = { $seconds } s, { $speed } spellen per seconde.
arena-rate = { $speed } spellen/s
dataset-stopped = Gestopt na { $number } van { $most } spellen.
dataset-written =
    { $number ->
        [one] { $number } beslissing
       *[other] { $number } beslissingen
    } uit { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, bewaard in { $folder }.
dataset-cost = { $seconds } s, { $decisions } beslissingen per seconde.
balance-cell = { $value } ({ $least }–{ $most })
balance-points = { $value } ({ $least } tot { $most })
balance-few = Bij minder dan { $least } verdelingen zouden gemiddelden, zoals dat van de wisselingen van koploper, zekerder lijken dan ze zijn. Daarom staan ze er niet bij.
report-arena = Arena
report-scores = Wie hoe vaak van wie wint
report-ratings = Elo-waarderingen
report-ratings-text = Elo-punten rond een gemiddelde van 0, uit alle wedstrijden samen.
report-matches = Wedstrijden
report-course = Verloop
report-course-text = De band is het 95%-interval na zoveel delingen.
report-deals = delingen
report-stands-on = { $deals } delingen per wedstrijd, startgetal { $seed }. De balken zijn 95%-intervallen.
column-match = wedstrijd
column-wins = winst
column-shared = gedeeld
column-losses = verlies
column-score = aandeel
column-difference = verschil
column-interval = 95%-interval
column-score-in-percent = aandeel in %
column-all = alle
column-time = tijd per zet
column-median = mediaan
column-mean = gemiddeld
column-longest = langste
column-choices = zetten
column-who = wie
column-games = spellen
column-rate = aandeel
from-to = { $least } tot { $most }
many-playing = aan het spelen
