### Playing, replaying, studying and simulating games in the terminal.

## What you can type. The English words are always understood; these are, too.

typed-help = hulp
typed-show = tafel
typed-why = waarom
typed-hint = tip
typed-undo = terug
typed-story = verloop
typed-save = opslaan
typed-quit = stop
typed-memory = geheugen
typed-faction = factie
typed-place = locatie
typed-yes = ja
typed-no = nee
help-card = een kaart spelen, nemen of kiezen: met het nummer of de code
help-number = iets kiezen met het nummer: een kaart, een vak, een antwoord
help-action = iets doen: met het nummer, of zoals het in de lijst staat
help-place-card = een kaart meteen aanleggen: op vak nummer 3 of op vak 1,0
help-other-card = toch een andere kaart aanleggen, of een kaart uit het aanbod nemen
help-answer = elk ander antwoord, zoals het in verslagen staat
help-why = waarom iets niet mag
help-faction = wat een factie kan; zonder naam alle in dit spel
help-place = wat een locatie doet; zonder naam die in dit spel
help-memory = wat je kunt weten over kaarten die je niet ziet
help-hint = wat een sterke speler in jouw plaats zou doen
help-undo = je laatste beslissing terugnemen; nog een keer: die daarvoor
help-show = de tafel nog eens tonen (of druk gewoon op Enter)
help-story = vertellen wat er tot nu toe is gebeurd
help-save = het spel tot nu toe in een nieuw bestand opslaan
help-quit = stoppen (of Ctrl-D)

## A game at the keyboard.

play-claim = Claim: { $count } facties, één troon.
play-claim-aim = Elke factie stemt op wie de meeste van haar kaarten heeft gewonnen. Wie de meeste stemmen krijgt, wint.
play-clockwise = Met de klok mee na jou: { $opponents }. Ieder speelt voor zich.
play-teams = Je partner is { $partner }. Het andere team: { $opponents }.
play-kingdoms = Claim Kingdoms: leg kaarten aan, plaats er speelfiguren op en win de facties.
play-kingdoms-aim = Krachten leveren tijdens het spel punten op. Aan het einde geeft elke factie haar punten aan wie de meeste speelfiguren op haar kaarten heeft. Wie de meeste punten heeft, wint.
play-figures = Jouw speelfiguren zijn op het speelveld aangegeven met { $letter }.
play-seat = Je zit op plaats { $letter }.
play-help = Typ ? voor hulp, hint voor advies, undo om een beslissing terug te nemen.
play-resumed = Het spel gaat verder. Typ story om te lezen wat er is gebeurd, ? voor hulp.
play-your-card = Jouw kaart
play-your-field = Jouw vak
play-your-choice = Jouw keuze
play-your-action = Jouw zet
play-allowed = Ja, dat mag.
play-say-what = Zeg erbij wat je bedoelt, bijvoorbeeld: { $example }
play-no-places = In dit spel doen geen magische locaties mee.
play-nothing-to-undo = Er valt niets terug te nemen: dit is je eerste beslissing.
play-undone = Je neemt het terug.
play-nothing-told = Er is nog niets gebeurd.
play-saved = Opgeslagen. Niet spieken: in het bestand staan alle kaarten. Zo ga je vanaf hier verder:
play-go-on = Zo ga je verder met dit spel:
play-again = Nog eens met dezelfde kaarten:
play-goodbye = Tot ziens.
name-numbered = { $name } { $number }

## What was typed and is not understood.

no-such-number = Er is geen nummer { $number }: kies van 1 tot en met { $last }.
no-such-card = ‘{ $typed }’ is geen getoond nummer en geen kaart zoals { $example }. Typ ? om te zien wat je kunt typen.
no-such-tile = ‘{ $typed }’ is geen kaart in dit spel en geen getoond nummer. Typ ? om te zien wat je kunt typen.
no-such-answer = ‘{ $typed }’ is geen van deze antwoorden. Typ ? om te zien wat je kunt typen.
no-such-field = ‘{ $typed }’ is geen nummer op het speelveld en geen vak zoals 1,0.
not-on-offer = ‘{ $typed }’ kun je niet kiezen: neem { $offered }.
card-missing = Zeg er ook bij welke kaart, bijvoorbeeld Go@1,0.
field-missing = Zeg er ook bij waar: { $card } en een nummer op het speelveld, of een vak zoals { $card }@1,0.

## What stands on the table.

cards-in-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
hand-of =
    { $seat ->
        [you] Jouw hand
       *[other] Hand van { $who }
    }
followers-of =
    { $seat ->
        [you] Jouw volgelingen
       *[other] Volgelingen van { $who }
    }
buried-of =
    { $seat ->
        [you] Door jou gedekt afgelegd
       *[other] Gedekt afgelegd door { $who }
    }
table-won = Gewonnen
kind-building = gebouw
kind-landscape = landschap
memory-hidden = Verborgen: { $where }. Ze zitten hiertussen:
memory-hidden-in-all = Verborgen in totaal
board-figure = { $card } met speelfiguur van { $seat }
board-free = vrije vakken
points = Punten
result-faction = Factie
result-votes-for = Stemt op

## Records.

replay-ends = Hier eindigt het verslag. Aan de beurt: { $who }
replay-no-board = --show tekent na elke beurt het speelveld, en Claim heeft er geen.
kingdoms-begins = Begint
at-position = --at telt de acties van een verslag, en dit is een stand.
at-out-of-range =
    { $last ->
        [one] Het verslag heeft één actie: --at is 0 of 1.
       *[other] Het verslag heeft { $last } acties: --at is een getal van 0 tot en met { $last }.
    }

## Hints. $action is an answer, such as “Goblin 5” or “Use the power”.

hint-thinking = Ik denk even met je mee …
hint-thinking-for = Ik denk even mee met { $seat } …
hint-only = Er valt niets te kiezen: { $action }
hint-choice = { $bot } zou kiezen: { $action }
hint-chance = { $action }: ongeveer { $percent }% kans om te winnen. De op een na beste keuze: { $other }, ongeveer { $less }%.
hint-solved-win = Met { $action } win je zeker: de rest van het spel is doorgerekend.
hint-solved-shared = { $action } levert zeker een gedeelde overwinning op: de rest van het spel is doorgerekend, en meer zit er niet in.
hint-solved-loss = De rest van het spel is doorgerekend: tegen perfect spel kun je niet meer winnen. Met { $action } blijft het het spannendst.
hint-action = Actie
hint-chance-to-win = Winstkans
hint-more = en daaronder nog { $count }
percent = { $number }%
certain-win = Alles is nu bekend: met { $action } win je zeker.
certain-shared = Alles is nu bekend: { $action } levert zeker een gedeelde overwinning op, en meer zit er niet in.
certain-loss = Alles is nu bekend: tegen perfect spel kun je niet meer winnen. Met { $action } blijft het het spannendst.
certain-any-win = Alles is nu bekend: met elke keuze win je, bijvoorbeeld met { $action }.
certain-any-shared = Alles is nu bekend: elke keuze levert een gedeelde overwinning op, bijvoorbeeld { $action }.
certain-any-loss = Alles is nu bekend: tegen perfect spel kun je niet meer winnen. { $action } is net zo goed als de rest.
certain-alike =
    { $count ->
        [one] { $actions } is even goed.
       *[other] { $actions } zijn even goed.
    }
best-play = { $ending } Zo loopt het af als beide spelers perfect spelen.
hint-over = Het spel is afgelopen: zeg met --at welk moment je bedoelt.
hint-not-asked = Plaats { $seat } heeft hier niets te beslissen. Aan de beurt: { $right }.

## Solving.

solve-running = Aan het rekenen; Ctrl-C toont wat er tot dan toe bekend is
solve-win = winst
solve-shared = gedeeld
solve-loss = verlies
solve-unknown = onbekend
solve-ahead =
    { $count ->
        [one] één stem voor
       *[other] { $count } stemmen voor
    }
solve-behind =
    { $count ->
        [one] één stem achter
       *[other] { $count } stemmen achter
    }
solve-even = evenveel stemmen
solve-from-to = { $least } tot { $most }
solve-at-least = minstens { $outcome }
solve-at-most = hoogstens { $outcome }
solve-bounds = { $outcome }, { $bounds }
solve-best-so-far = Tot nu toe het beste: { $action } ({ $known })
solve-only-score = Als beide spelers perfect spelen: { $outcome } voor { $seat }, { $votes }.
solve-not-known = Niet bekend: er was te weinig tijd. Geef meer met --seconds of --nodes.
solve-actions =
    { $seat ->
        [you] Jouw acties
       *[other] Acties van { $who }
    }
solve-line = Beste verloop
solve-mixed-value = { $seat } wint met een kans van { $chance } als beide spelers zo goed mogelijk kiezen.
solve-mixed-bounds = { $seat } wint met een kans van { $least } tot { $most } als beide spelers zo goed mogelijk kiezen.
solve-mixed-note = Beide spelers kiezen in het geheim. Het beste is dus om te loten tussen verschillende keuzes, elk met een eigen kans.
solve-mixed-choices = Keuzes van { $seat }
solve-paranoid = tegen iedereen
solve-paranoid-note = Tegen iedereen (paranoïde): wat { $seat } zeker haalt, ook als alle anderen tegen { $seat } spelen.
solve-max-n = ieder voor zich
solve-max-n-note = Ieder voor zich (max-n): wat er gebeurt als iedereen alleen het beste voor zichzelf wil en van even goede acties de eerste neemt.
solve-cost = { $nodes } standen in { $seconds } s
solve-not-claim = Alleen fase 2 van Claim is op te lossen; dit is { $title }.
solve-no-phase-2 = Alleen fase 2 is op te lossen, en dit verslag eindigt in fase 1.
solve-phase-1 =
    { $given ->
        [one] Na één actie is het nog fase 1. Fase 2 is op te lossen: --at { $first } tot en met --at { $last }.
       *[other] Na { $given } acties is het nog fase 1. Fase 2 is op te lossen: --at { $first } tot en met --at { $last }.
    }

## Many games at random.

simulate-claim =
    { $games ->
        [one] Eén willekeurig spel voor { $players } spelers met { $factions } (startgetal { $seed })
       *[other] { $games } willekeurige spellen voor { $players } spelers met { $factions } (startgetal { $seed })
    }
simulate-kingdoms =
    { $games ->
        [one] Eén willekeurig spel Claim Kingdoms met { $factions } (startgetal { $seed })
       *[other] { $games } willekeurige spellen Claim Kingdoms met { $factions } (startgetal { $seed })
    }
simulate-plain =
    { $games ->
        [one] Eén willekeurig spel { $game } (startgetal { $seed })
       *[other] { $games } willekeurige spellen { $game } (startgetal { $seed })
    }
simulate-drawn-factions = facties die voor elk spel worden geloot
simulate-drawn-building = een gebouw, voor elk spel geloot
simulate-drawn-landscape = een landschap, voor elk spel geloot
simulate-drawn-both = een gebouw en een landschap, voor elk spel geloot
simulate-games = spellen
simulate-votes = stemmen
simulate-points = punten
simulate-average = gemiddeld
simulate-leader = eerste Leider
simulate-leading-team = team van de Leider
simulate-leading = { $who } komt als eerste uit
simulate-first = wie begint
simulate-beginning = { $who } begint
simulate-the-other = de ander
simulate-another = een ander
simulate-nobody = niemand
simulate-faction-votes-for = factie stemt op
simulate-faction-goes-to = factie gaat naar
simulate-shared = Gedeelde overwinningen: { $number } ({ $share })
simulate-without-vote = Beslist door een locatie, nog vóór de stemming: { $number } ({ $share })
simulate-turns = Beurten per spel: { $number }
simulate-ended-figures = Afgelopen omdat iemand geen speelfiguren meer had: { $number } ({ $share })
simulate-ended-cards = Afgelopen omdat alle kaarten waren aangelegd: { $number } ({ $share })
simulate-ended-no-field = Afgelopen omdat er geen vak meer was: { $number } ({ $share })
simulate-cost =
    { $games ->
        [one] { $seconds } s, één spel per seconde
       *[other] { $seconds } s, { $games } spellen per seconde
    }
simulate-too-many = Het aantal spellen moet van 1 tot en met { $most } zijn.

## What cannot be played.

deck-unnamed = --deck (of --factions) is leeg: noem een kant-en-klaar deck of facties, of laat de optie weg.
game-without-factions = Dit spel heeft geen facties.
bots-miscounted =
    { $others ->
        [one] Naast jouw plaats is er nog één: noem daarvoor één bot, niet { $given }.
       *[other] Naast jouw plaats zijn er nog { $others }: noem één bot voor allemaal, of { $others } bots; je noemde er { $given }.
    }
bot-failed = De bot { $bot } ging de fout in: { $error }
bot-not-legal = De bot { $bot } ging de fout in: ‘{ $action }’ mag hier niet.
play-no-seat-left = In dit verslag spelen op alle plaatsen bots: zeg met --seat welke plaats jij neemt.
play-resume-options = Met --resume komt alles uit het bestand: alleen --at, --seat, --bot en --save kunnen erbij.
play-at-what = --at hoort bij --resume: het zegt vanaf waar een opgeslagen spel verdergaat.
play-resume-stdin = Met een spel uit de standaardinvoer kun je niet verdergaan: daar komen je zetten vandaan.
play-resume-over = Het spel in { $path } is afgelopen. Zo lees je het terug: claimant replay { $path }

## `claimant review`.

review-running = Analyse: { $done } van { $number } beslissingen
review-effort = De inspanning moet een geheel getal van 1 tot { $most } zijn.
review-accuracy = nauwkeurigheid
review-phase = fase { $number }
review-percent = { $number }%
review-course = Winstkans, als je alle handen ziet ({ $who }):
review-account = { $who }: geluk { $luck }, eigen beslissingen { $own }, die van anderen { $others }, niet te voorzien { $unseen } (procentpunten)
review-turning-points = Keerpunten:
review-moment = Zet { $number }:
review-turn = { $where } { $who } kiest { $action }: { $change } procentpunten
review-turn-deck = { $where } de stapel beslist, { $who }: { $change } procentpunten
review-lost = kost { $lost }%
review-value = { $action } { $win }%
review-better = Beter: { $action }
review-reading = Percentages zijn winstkansen op basis van wat de speler kon weten; waarden zonder ± zijn exact.

## `claimant puzzle` and `claimant train`.

puzzle-head = Puzzel { $code }, rating { $rating }: { $goal }
puzzle-prompt = Jouw keuze ({ $typed } toont de oplossing, { $quit } stopt):
puzzle-go-on = Goed. Ga verder.
puzzle-failed = Niet opgelost: { $answer } was goed.
puzzle-about = Waar het om ging: { $themes }
puzzle-line = Zo gaat het verder: { $line }
puzzle-rating = Je rating: { $rating }. Achter elkaar opgelost: { $streak } (record: { $best }).
puzzle-theme = Er is geen thema ‘{ $theme }’: neem { $right }, of een factie.
puzzle-theme-absent = Geen puzzel voor het deck { $deck } gaat over { $theme }: neem { $right }, of een ander deck.
train-only-claim = In de terminal kun je alleen spellen van Claim oefenen.
train-head = Zet { $number } van je spel: je koos { $played } ({ $grade }). Wat is beter?
train-right = Goed: { $right }
train-wrong = Niet helemaal. Beter: { $right }
train-reviewing = Het spel wordt geanalyseerd …
train-added =
    { $count ->
        [0] Geen nieuwe fouten in dit spel.
        [one] Eén fout toegevoegd.
       *[other] { $count } fouten toegevoegd.
    }
train-stand = Oefeningen: { $count }, beheerst: { $mastered }, nu aan de beurt: { $due }
train-weak-spot = Het vaakst miste je een kaart van deze factie: { $faction } ({ $count }). `claimant faction { $code }` legt haar uit.
file-not-training = { $file } is geen oefenbestand.
