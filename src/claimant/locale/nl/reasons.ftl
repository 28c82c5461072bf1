### Why something is not possible, and what powers remark on a result, by the codes of the reasons.

## Words that reasons carry.

word-play = een kaart spelen
word-take = een kaart nemen
word-choose = een kaart kiezen
word-name = een factie noemen
word-draw = een kaart trekken
word-building = gebouw
word-landscape = landschap
word-row = rij
word-column = kolom
word-object = een object
word-text = een tekst
word-whole-number = een heel getal
word-true-or-false = true of false
word-list = een lijst
word-list-of-texts = een lijst van teksten
word-list-of-texts-and-nulls = een lijst van teksten en null
word-list-of-whole-numbers = een lijst van hele getallen
word-saved-object = het moet een object zijn
word-saved-headers = headers moet een object van teksten zijn
word-saved-deal = deal moet elke naam aan een lijst van kaarten koppelen
word-saved-moves = moves moet een lijst zijn
word-saved-move = een zet moet een object zijn
word-saved-texts = namen, kaarten, zetten en opmerkingen moeten teksten zijn
word-no-card-on-board = er ligt geen kaart op het speelveld
word-no-card-here = hier ligt geen open kaart
word-nobody-looks = er bekijkt niemand kaarten
word-nothing-to-choose = er valt niets te kiezen
word-no-field = er is geen vak om een kaart aan te leggen
word-no-card-to-play = de speler die aan de beurt is, heeft geen kaart
word-no-figure-to-play = de speler die aan de beurt is, heeft geen speelfiguur
word-no-power = er wordt geen kracht gebruikt
word-other-power = de zojuist aangelegde kaart heeft een andere kracht
word-not-drawn = voor een kracht die niet wordt gebruikt, kunnen geen kaarten zijn getrokken

## Playing.

reason-game-over = Het spel is afgelopen.
reason-game-not-over = Het spel is nog niet afgelopen, dus er is nog geen uitslag.
reason-no-such-seat = Er is geen plaats { $seat }: de plaatsen zijn genummerd van 0 tot en met { $last }.
reason-not-your-turn =
    { $seat ->
        [you] Je bent nog niet aan de beurt: het spel wacht op { $right }.
       *[other] { $who } is niet aan de beurt: het spel wacht op { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Je hebt { $card } niet in je hand.
       *[other] { $who } heeft { $card } niet in de hand.
    }
reason-already-chosen =
    { $seat ->
        [you] Je hebt { $card } al gekozen.
       *[other] { $who } heeft { $card } al gekozen.
    }
reason-must-follow =
    { $seat ->
        [you] De Leider kwam uit met { $led }, en je hebt kaarten van deze factie: { $faction }. Speel er daar een van, of een kaart die mag invallen.
       *[other] De Leider kwam uit met { $led }, en { $who } heeft kaarten van deze factie: { $faction }. Daarvan moet er een worden gespeeld, of een kaart die mag invallen.
    }
reason-not-offered = { $card } kun je nu niet kiezen.
reason-deck-not-offered = De trekstapel kun je nu niet kiezen: neem een van de prijzen.
reason-faction-not-offered = { $faction } kun je nu niet noemen: noem { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Nu moet je { $right }, niet { $given }.
       *[other] Nu moet { $who } { $right }, niet { $given }.
    }

## What places remark.

reason-bridge =
    { $seat ->
        [you] { $place }: je hebt meer volledige sets, { $most } tegen { $fewer }.
       *[other] { $place }: { $who } heeft meer volledige sets, { $most } tegen { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: je hebt meer kaarten gewonnen, { $most } tegen { $fewer }.
       *[other] { $place }: { $who } heeft meer kaarten gewonnen, { $most } tegen { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: je hebt minstens twee keer zoveel kaarten, { $most } tegen { $fewer }, en dus verlies je.
       *[other] { $place }: { $who } heeft minstens twee keer zoveel kaarten, { $most } tegen { $fewer }, en verliest dus.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: de laatste slag van fase { $phase } geeft jou een extra stem.
       *[other] { $place }: de laatste slag van fase { $phase } geeft { $who } een extra stem.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: jij won in fase 2 als eerste { $number } { $faction }.
       *[other] { $place }: { $who } won in fase 2 als eerste { $number } { $faction }.
    }
reason-culled =
    { $seat ->
        [you] { $place }: je legt vóór de puntentelling { $number ->
                [one] één kaart
               *[other] { $number } kaarten
            } af: { $cards }.
       *[other] { $place }: { $who } legt vóór de puntentelling { $number ->
                [one] één kaart
               *[other] { $number } kaarten
            } af: { $cards }.
    }

## Setting up.

reason-advised-against =
    Met { $players ->
        [one] één speler
       *[other] { $players } spelers
    } raden de spelregels { $faction } af.
reason-bad-code = ‘{ $code }’ is geen code voor een factie: gebruik een hoofdletter en een kleine letter.
reason-bad-place-code = ‘{ $code }’ is geen code voor een locatie: gebruik één woord van minstens drie letters, te beginnen met een hoofdletter.
reason-bad-place-kind = ‘{ $kind }’ is geen soort locatie: een locatie is een gebouw of een landschap.
reason-bad-players = Het aantal spelers moet één cijfer zijn.
reason-bad-seconds = Een tijdslimiet moet een aantal seconden groter dan 0 zijn, niet { $given }.
reason-bad-steps = Een limiet in stappen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-bad-values = { $faction }: een kaart kan niet de waarde { $given } hebben. Waarden zijn hele getallen van 0 tot en met { $most }.
reason-code-taken = De code { $code } hoort al bij { $owner }: kies een andere voor { $other }.
reason-draw-and-deal = Locaties worden geloot met een startgetal: geef je de verdeling zelf, noem dan ook de locaties.
reason-faction-not-in-play = Deze factie doet niet mee: { $faction }.
reason-faction-twice = Twee keer genoemd: { $faction }. Elke factie zit hooguit één keer in een deck.
reason-no-places =
    Magische locaties zijn voor { $right ->
        [one] één speler
       *[other] { $right } spelers
    }, niet voor { $players }.
reason-no-pair = In een deck zit precies één koppel facties: { $pairs }. In dit deck zit er geen.
reason-not-one-pair = In een deck zit precies één heel koppel facties: { $pairs }. In dit deck zitten: { $given }.
reason-seed-and-deal = Geef een startgetal of een verdeling, niet allebei.
reason-seed-out-of-range = Het startgetal { $seed } valt buiten het bereik: neem een heel getal van 0 tot en met 2^64 - 1.
reason-mix-choice = Alleen een geheime keuze van twee spelers vóór fase 2 kan worden gemengd; dit is een andere beslissing.
reason-solve-phase-2 = Alleen fase 2 is op te lossen, want alleen daar kun je alle kaarten kennen; dit is fase 1.
reason-solve-two-sides = Alleen spellen met twee spelers of twee teams zijn op te lossen; hier spelen er { $players }.
reason-too-many-places = Er kan maar één { $kind } meedoen, niet { $given }.
reason-too-many-players =
    Met { $faction } { $most ->
        [one] kan hooguit één speler
       *[other] kunnen hooguit { $most } spelers
    } meedoen, niet { $players }: neem een andere factie.
reason-unknown-deck = Er is geen deck ‘{ $name }’. Kies een kant-en-klaar deck ({ $known }) of noem de facties, zoals ‘Go Kn Un Dw Do’.
reason-unknown-draw = Locaties kunnen niet als ‘{ $name }’ worden geloot: kies { $known }.
reason-unknown-faction = Er is geen factie ‘{ $name }’. Kies uit { $known }.
reason-unknown-place = Er is geen locatie ‘{ $name }’. Kies uit { $known }.
reason-wrong-kind-of-place = { $place }: dit is een { $kind }, geen { $wanted }.
reason-wrong-number-of-cards =
    { $faction }: deze factie brengt { $given ->
        [one] één kaart
       *[other] { $given } kaarten
    } in het deck; buiten een koppel moeten het er { $right } zijn.
reason-wrong-number-of-factions =
    Een deck voor { $players ->
        [one] één speler
       *[other] { $players } spelers
    } bestaat uit één koppel en { $right ->
        [one] één andere factie
       *[other] { $right } andere facties
    }. Dit deck heeft er naast het koppel { $given }.
reason-wrong-number-of-players = Claim is voor { $right } spelers, niet voor { $players }.
reason-wrong-size-of-pair =
    { $pair }: dit koppel brengt { $given ->
        [one] één kaart
       *[other] { $given } kaarten
    } in het deck; het moeten er { $right } zijn.
reason-unknown-bot = Er is geen bot ‘{ $name }’: de bots zijn { $right }.
reason-bad-bot-name = ‘{ $name }’ kan niet de naam van een bot zijn: gebruik hooguit { $most } kleine letters, cijfers en streepjes, en begin met een letter.
reason-bot-name-taken = Er is al een bot { $bot }, gemaakt door { $maker }: kies een andere naam voor { $other }.
reason-bot-cannot-play = De bot { $bot } speelt geen { $game }, alleen { $right }.
reason-bot-not-made = De bot { $bot } kon niet worden gemaakt: { $error }
reason-not-importable =
    Andere processen kunnen { $thing } niet vinden: definieer het op het hoogste niveau van een module die ze kunnen importeren, of speel in één proces.
reason-no-plugin =
    Er is geen module ‘{ $name }’ om als plug-in te laden: schrijf de naam zoals bij import, bijvoorbeeld my_faction voor het bestand my_faction.py.
reason-plugin-failed = De plug-in { $name } kan niet worden geladen: { $error }
reason-bad-lessons = De lessen in { $file } kunnen niet worden gelezen: { $error }
reason-bad-lesson = De les { $lesson } in { $file } kan niet worden gebruikt: { $error }
reason-lesson-lacks-text = Een les in { $file } mist de tekst ‘{ $name }’.
reason-lesson-of-nobody = De les { $lesson } in { $file } moet de code van een zelfgemaakte factie of locatie als naam hebben.
reason-lesson-taken = Er is al een andere les { $lesson }: die in { $file } heeft een andere naam nodig.
reason-lesson-empty = In { $file } mogen plan, task en done van de les { $lesson } niet leeg zijn.

## Reading and writing records and positions.

reason-bad-action = Een actie is een kaart om te spelen (Go5), te nemen (+Go5 of +deck) of te kiezen (-Go5), of een factie om te noemen (@Go).
reason-bad-card = Een kaart schrijf je als de code van zijn factie en zijn waarde, zoals Go5.
reason-bad-comment = Een opmerking mag geen accolades of regeleinden bevatten.
reason-bad-header = Een kopregel schrijf je als [Name "tekst"], met \" voor een aanhalingsteken in de tekst.
reason-bad-header-name = De naam van een kopregel bestaat alleen uit letters en begint met een hoofdletter.
reason-bad-header-text = De kopregel { $name } mag geen regeleinde bevatten.
reason-bad-line = Deze regel moet beginnen met ‘{ $right }’.
reason-bad-mark = ‘{ $mark }’ zegt niet wie een kaart kent: schrijf * voor iedereen, of de letters van plaatsen.
reason-bad-move = In een verslag schrijf je een actie met de plaats ervoor, zoals A:{ $example }.
reason-chance-missing = Hier beslist het toeval, maar de uitkomst (chance:…) ontbreekt.
reason-line-unfinished = Alles wat in ‘{ $label }’ gebeurde, moet op één regel staan.
reason-no-chance = Hier beslist het toeval niet.
reason-bad-number = Dit moet een heel getal van { $least } tot en met { $most } zijn.
reason-bad-seat = Een plaats schrijf je met de letter: { $right }.
reason-seat-twice = Noem elke plaats precies één keer.
reason-cards-missing = Deze kaarten ontbreken: { $cards }. In een stand heeft elke kaart een plek.
reason-cards-nowhere = Hieruit blijkt niet waar deze kaarten kunnen zijn: { $cards }.
reason-comment-before-words = Een opmerking moet achter het woord staan waar die bij hoort.
reason-deal-card = { $card } kan niet aan { $whom } worden gedeeld.
reason-deal-count =
    { $whom } moet { $right ->
        [one] één kaart
       *[other] { $right } kaarten
    } krijgen, niet { $given }.
reason-deal-late = De verdeling moet vóór alle acties staan.
reason-deal-missing = De verdeling voor { $whom } ontbreekt.
reason-deal-not-codes = Een verdeling geeft elke plek (A, deck, …) een tekst met kaartcodes, gescheiden door spaties.
reason-deal-twice = De verdeling voor { $whom } is twee keer gegeven.
reason-deal-unknown = Kaarten worden gedeeld aan { $right }, niet aan ‘{ $whom }’.
reason-deck-in-phase-2 =
    Na fase 1 zijn trekstapel en prijzen op, maar hier { $given ->
        [one] is nog één kaart
       *[other] zijn nog { $given } kaarten
    } over.
reason-early-result = De kopregel noemt een winnaar, maar het spel is niet afgelopen.
reason-header-after-body = Kopregels moeten vóór al het andere staan.
at-line = Regel { $number }: { $what }
file-empty = { $file } is leeg: er staat geen verslag in.
file-not-text = { $file } is geen tekstbestand in UTF-8.
reason-header-missing = De kopregel { $name } ontbreekt.
reason-header-twice = De kopregel { $name } is twee keer gegeven.
reason-no-options = Noem minstens één mogelijkheid.
reason-no-position = Een stand begint met de codes van de facties, zoals ‘Go Kn Un Dw Do | …’.
reason-no-record = Een spel dat met een stand begon, heeft geen verslag, want de verdeling is niet bekend.
reason-no-winner = Kaarten worden pas genomen als een slag is gewonnen: zeg wie hem won, en hoeveel spelers er al een kaart hebben genomen.
reason-nobody-to-play = De speler die aan de beurt is, heeft geen kaart in de hand.
reason-not-in-order = Kaarten worden met de klok mee gespeeld, te beginnen bij de Leider, één per plaats.
reason-not-saved = Dit is geen opgeslagen spel in JSON: { $what }.
reason-other-game = Dit is een verslag van ‘{ $game }’, niet van { $right }.
reason-position-too-long = Een stand heeft hooguit { $most } tekens; deze heeft er { $given }.
reason-record-too-long = Een verslag heeft hooguit { $most } tekens; dit heeft er { $given }.
reason-rules-version = Dit verslag volgt versie { $given } van de regels; hier is alleen versie { $right } te spelen.
reason-section-twice = Het deel ‘{ $word }’ is twee keer gegeven.
reason-stray-brace = Een opmerking is tekst tussen { "{" } en { "}" } op één regel, zonder accolades erin.
reason-too-many-of-card =
    Van { $card } { $right ->
        [one] is er maar één
       *[other] zijn er maar { $right }
    } in dit spel.
reason-trick-is-full = Iedereen heeft al in deze slag gespeeld: de stand moet iets anders vragen.
reason-two-comments = Een woord heeft hooguit één opmerking.
reason-unequal-hands = In fase 1 moet iedereen nog evenveel slagen te spelen hebben, niet { $given }.
reason-unknown-card = Er is geen kaart { $card } in dit spel.
reason-unknown-power = Er is geen kracht { $code } in dit spel.
reason-unknown-section = Geen deel van een stand begint met ‘{ $word }’.
reason-unknown-step = De stap moet { $right } zijn.
reason-unplayable = Deze stand kan in geen enkel spel ontstaan: hij is niet uit te spelen.
reason-wrong-number-of-values =
    Bij dit deel { $right ->
        [one] hoort één waarde
       *[other] horen { $right } waarden
    }.
reason-wrong-result = Volgens de kopregel won { $given }, maar volgens de regels is het { $right }.
reason-wrong-size-of-deck = In fase 1 bevatten trekstapel en prijzen één kaart voor elke plaats en elke slag die nog komt: { $right }, niet { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Beslis nu over deze kracht: { $power }. Kies een van de mogelijke antwoorden.
       *[other] Nu beslist { $who } over deze kracht: { $power }. Mogelijke antwoorden: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Trek nu een kaart: kies er een uit het aanbod, of de trekstapel.
       *[other] Nu trekt { $who } een kaart: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Leg nu een kaart aan: kies welke en waar.
       *[other] Nu legt { $who } een kaart aan, zoals Go@1,0.
    }
reason-kingdoms-bad-action = Een actie is een kaart met een vak (Go@-1,2), een vak (@1,0), een kaart om te nemen (+Go of +pile), twee kaarten om te houden (=Go,Kn), of een van de woorden use, pass, row, column, done.
reason-kingdoms-bad-card = Een kaart schrijf je als de code van zijn factie, zoals Go.
reason-kingdoms-bad-code = ‘{ $code }’ is geen code voor een factie: gebruik een hoofdletter en een kleine letter.
reason-kingdoms-bad-field = Een vak schrijf je als twee getallen van -99 tot en met 99, zoals -1,2.
reason-kingdoms-bad-knowledge = Wat een speler weet, moet bij de kaarten passen, en dit past niet.
reason-kingdoms-bad-tile = Een kaart op het speelveld schrijf je als Go@1,0, eventueel met :A, :B, :AB of :down erachter.
reason-kingdoms-bad-value = Dit moet { $right } zijn.
reason-kingdoms-code-taken = De code { $code } hoort al bij { $owner }: kies een andere voor { $other }.
reason-kingdoms-deal-of-what = Geef je de verdeling, noem dan ook de facties die meedoen.
reason-kingdoms-empty-pile = De trekstapel is leeg.
reason-kingdoms-faction-twice = Twee keer genoemd: { $faction }. Elke factie doet hooguit één keer mee.
reason-kingdoms-far-away = { $field } grenst niet aan een kaart op het speelveld.
reason-kingdoms-field-occupied = Op { $field } ligt al een kaart.
reason-kingdoms-field-taken = Op het vak { $field } liggen twee kaarten.
reason-kingdoms-no-position = Een stand begint met de codes van de facties, zoals ‘Go Dw … | …’.
reason-kingdoms-not-in-display = { $card } ligt niet in het aanbod.
reason-kingdoms-nothing-asked = In deze stand kan aan niemand iets gevraagd zijn: { $what }.
reason-kingdoms-number-of-factions =
    Je speelt met { $right ->
        [one] één factie
       *[other] { $right } facties
    }, niet met { $given }.
reason-kingdoms-only-corner = { $field } raakt alleen een hoek van een kaart: het vak moet een hele zijde met een open kaart delen.
reason-kingdoms-only-face-down = { $field } grenst alleen aan gedekte kaarten: leg aan naast een open kaart.
reason-kingdoms-too-many =
    Van { $card } { $right ->
        [one] is er maar één
       *[other] zijn er maar { $right }
    } in dit spel.
reason-kingdoms-unknown-card = Er is geen kaart { $card } in dit spel.
reason-kingdoms-unknown-faction = Er is geen factie ‘{ $name }’ in Claim Kingdoms. Kies uit { $known }.
reason-kingdoms-wrong-hand =
    Een hand heeft hooguit { $most ->
        [one] één kaart
       *[other] { $most } kaarten
    }.
reason-kingdoms-wrong-pile = Dit zijn niet precies de kaarten van de trekstapel.
reason-kingdoms-wrong-supply =
    Plaats { $seat } heeft in totaal { $right ->
        [one] één speelfiguur
       *[other] { $right } speelfiguren
    }, niet { $given }.
reason-no-choice-Do = Op { $choice } ligt geen aangrenzende kaart waarvan je de kracht hier kunt gebruiken.
reason-no-choice-Gi = Op { $choice } ligt geen aangrenzende open kaart.
reason-no-choice-Gn = Op { $choice } ligt geen aangrenzende kaart zonder speelfiguur van jou.
reason-no-choice-Kn = Op { $choice } ligt geen aangrenzende kaart met een speelfiguur van de tegenstander.
reason-no-choice-Se = { $choice } zijn niet twee van de kaarten die je in je hand hebt of bekijkt.
reason-no-choice-Tr = In de { $choice } ligt nog een Trol, dus daar krijg je geen punten voor.
reason-no-choice-Un = Op { $choice } staat geen speelfiguur van de tegenstander, of je staat er zelf al.
reason-kingdoms-imagine-for-whom = Een toeschouwer speelt niet: mogelijke verdelingen zijn alleen te bedenken vanuit wat een speler ziet.
reason-kingdoms-imagine-when = Terwijl de trekstapel wordt geschud, valt er voor niemand iets te bedenken.
reason-setup-players = { $game } is een spel voor { $right } spelers, niet voor { $given }.
reason-setup-places = { $game } wordt zonder gebouwen en landschappen gespeeld.
reason-setup-deck = { $game } speel je altijd met hetzelfde materiaal: laat het deck weg.
reason-setup-first = Bij { $game } begint niemand eerder dan de anderen: wijs er niemand voor aan.
reason-game-taken = Er is al een ander spel ‘{ $name }’: kies een andere code of titel.

## Playing on a server.

reason-sign-in-first = Zeg eerst wie je bent: kies een naam, log in of stuur een token mee.
reason-wrong-password = De naam of het wachtwoord klopt niet.
reason-name-taken = De naam { $name } is al bezet.
reason-bad-name = Een naam heeft 1 tot en met { $most } letters, cijfers, spaties, punten, streepjes of underscores.
reason-name-reserved = { $name } is de naam van een bot, of lijkt erop: kies een andere.
reason-bad-password = Een wachtwoord heeft { $least } tot en met { $most } tekens.
reason-already-account = Je hebt al een account.
reason-no-account = Je hebt nog geen account.
reason-still-playing = Speel eerst je lopende spellen uit of geef ze op.
reason-no-such-token = Dit token bestaat niet.
reason-too-many-tokens =
    Meer dan { $most ->
        [one] één token
       *[other] { $most } tokens
    } tegelijk kan niet: verwijder er eerst een.
reason-no-such-table = Deze tafel bestaat niet, of de tafel is privé en je bent niet uitgenodigd.
reason-game-not-found = Dit spel bestaat niet, of het is privé en je bent niet uitgenodigd.
reason-no-such-player = Deze speler bestaat niet.
reason-seat-taken = Plaats { $seat } is bezet.
reason-table-full = Alle plaatsen zijn bezet.
reason-already-seated = Je zit al aan deze tafel.
reason-not-seated = Je zit niet aan deze tafel.
reason-not-host = Dat mag alleen de speler die de tafel heeft geopend.
reason-table-started = Het spel is begonnen, dus dit kun je niet meer veranderen.
reason-table-not-over = Het spel aan deze tafel is nog niet afgelopen.
reason-table-closed = Deze tafel is gesloten.
reason-seats-free = Er zijn nog plaatsen vrij: wacht op spelers of laat bots aanschuiven.
reason-rated-without-bots = Een spel dat meetelt, is alleen voor mensen: bots kunnen niet aanschuiven.
reason-no-opponent = De bot { $bot } kan geen tegenstander zijn: kies { $right }.
reason-too-many-tables =
    Je zit al aan { $most ->
        [one] één tafel
       *[other] { $most } tafels
    }: verlaat er eerst een.
reason-too-many-open-tables =
    { $most ->
        [one] Er wacht al één openbare tafel van jou
       *[other] Er wachten al { $most } openbare tafels van jou
    } op spelers: begin er eerst aan een of verlaat er een.
reason-other-commitment = Dit woord hoort bij een andere belofte: bekijk de tafel opnieuw en geef een woord voor de volgende verdeling.
reason-stale = Het spel is al verder: dit werd gekozen bij stand { $given }, en het spel is nu bij stand { $right }.
reason-future-version = Het spel is bij stand { $right }; stand { $given } moet nog komen.
reason-key-used = Deze sleutel is al voor iets anders gebruikt.
reason-bot-plays = Er speelt nu een bot op jouw plaats: neem je plaats eerst terug.
reason-no-bot-plays = Op deze plaats speelt geen bot.
reason-no-offer = Er is geen voorstel waarop je kunt antwoorden.
reason-offer-open = Er ligt al een voorstel op tafel.
reason-bad-offer = Je kunt ‘undo’ voorstellen, of ‘stand-in’ voor een andere plaats.
reason-nothing-to-undo = Je hebt nog niets gedaan wat je kunt terugnemen.
reason-undo-too-late = Dit kun je niet meer terugnemen: iemand heeft daarna al iets gedaan, of er is iets bekend geworden.
reason-undo-too-often = In deze partij is al te vaak iets teruggenomen: vanaf nu telt elke zet.
reason-undo-rated = In een spel tegen bots dat meetelt, kun je niets terugnemen.
reason-undo-without-consent =
    { $seat ->
        [you] Voor jou speelt nu een bot, en die kan geen toestemming geven: er kan niets worden teruggenomen.
       *[other] Voor { $who } speelt nu een bot, en die kan geen toestemming geven: er kan niets worden teruggenomen.
    }
reason-not-gone =
    { $seat ->
        [you] Je hebt de tafel nog niet lang genoeg laten wachten.
       *[other] { $who } heeft de tafel nog niet lang genoeg laten wachten.
    }
reason-running = Zolang het spel bezig is, zie je dit alleen vanaf je eigen plaats.
reason-no-hints = Hints zijn er alleen als alle anderen bots zijn en het spel niet meetelt.
reason-no-such-lesson = Er is geen les ‘{ $name }’.
reason-too-many-reviews = Er worden al { $most } analyses voor je gemaakt. Wacht tot er een klaar is.
reason-too-many-analyses = Er worden al { $most } stellingen geanalyseerd, meer kan deze server niet aan. Probeer het zo nog eens.
reason-no-such-moment = Dat moment is er niet in dit spel: het heeft { $most } zetten.
reason-lesson-over = Deze les is afgelopen: begin opnieuw om iets anders te proberen.
reason-malformed = Hier werd iets anders verwacht: { $what }
reason-bad-character = Deze tekst bevat een teken dat niet kan worden opgeslagen.
reason-store-fails = Dit kon niet worden opgeslagen en is dus niet gebeurd. Probeer het opnieuw.
reason-store-corrupt = De database is beschadigd.
reason-store-full = De schijf neemt geen gegevens meer aan.
reason-store-locked = Een ander programma houdt de database vergrendeld.
reason-store-read-only = De database is alleen-lezen.
reason-store-frozen = De database antwoordt niet.
reason-too-fast = Dat was te veel tegelijk: doe het iets rustiger aan.
reason-too-slow = Dat duurde te lang, dus de server heeft de verbinding verbroken.
reason-too-many-connections = Er komen te veel verbindingen van jouw adres. Sluit er een paar en probeer het opnieuw.
reason-too-many-attempts = Het wachtwoord was te vaak fout. Wacht een paar minuten en probeer het opnieuw.
reason-server-full = De server heeft het nu te druk. Probeer het zo nog eens.
reason-head-too-long = De headers van het verzoek zijn te lang: hooguit { $most } bytes.
reason-address-too-long = Het adres van het verzoek is te lang: hooguit { $most } bytes.
reason-body-too-long = Het verzoek is te lang: hooguit { $most } bytes.
reason-nested-too-deeply = De JSON is te diep genest.
reason-header-too-long = De kopregel { $name } van het verslag is te lang: hooguit { $most } tekens.
reason-foreign-origin = Verzoeken van { $origin } worden hier niet aangenomen.
reason-not-found = Hier is niets.
reason-no-documentation = Deze server heeft geen documentatie: `make docs` maakt die, en uitgebrachte pakketten bevatten die.
reason-not-allowed = Dat kan hier niet.
reason-server-fault = Er ging iets mis aan onze kant. Het staat in het logboek van de server.
reason-shutting-down = De server wordt afgesloten: kom zo terug.
reason-setting-out-of-range = De instelling { $name } moet een waarde van { $least } tot en met { $most } hebben, niet { $given }.
reason-setting-too-small = De instelling { $name } moet minstens { $least } zijn, niet { $given }.
reason-bad-origin = { $given } is geen herkomst: geef een schema en een host, zoals https://example.org.
reason-bad-proxy = { $given } is geen adres van een proxy: geef een IP-adres of een netwerk, zoals 10.0.0.0/8.
reason-bad-database-url = De database moet een PostgreSQL-URL zijn, zoals postgresql://user@host/name.
reason-sqlite-workers = Een SQLite-bestand bedient maar één werkproces: gebruik voor { $given } werkprocessen een PostgreSQL-database.
reason-no-such-host = De host { $host } is niet te vinden: { $what }.
reason-port-taken = Poort { $port } is al in gebruik: geef een andere --port, of 0 voor een willekeurige vrije.
reason-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $what }.
reason-bad-data-directory = De gegevensmap { $path } is niet bruikbaar: { $what }.
reason-database-fails = De database is niet bruikbaar: { $what }.
reason-database-corrupt = De database { $path } is beschadigd ({ $what }): zet een back-up terug of kijk wat `claimant admin check` vindt.
reason-database-full = { $path } kan niet worden geschreven: de schijf neemt geen gegevens meer aan.
reason-database-locked = De database { $path } is vergrendeld door een ander programma.
reason-database-read-only = De database { $path } is alleen-lezen: geef de server schrijfrechten op het bestand en de map.
reason-not-a-store = { $path } is geen database van Claimant.
reason-newer-database = De database is gemaakt met een nieuwere versie van Claimant: installeer die.
reason-no-database = Er is geen database op { $path }.
reason-file-exists = { $path } bestaat al: kies een andere naam of verwijder het eerst.
reason-database-exists = Er is al een database op { $path }: --replace zet de back-up ervoor in de plaats en bewaart de oude ernaast.
reason-database-not-empty = De database { $path } is niet leeg: zet de back-up terug in een nieuwe.
reason-cannot-replace = --replace is er alleen voor SQLite-bestanden: zet bij PostgreSQL terug in een lege database.
reason-not-a-backup = { $path } is geen bruikbare back-up: { $what }.
reason-cut-off-backup = { $path } is geen bruikbare back-up: het einde ontbreekt.
reason-server-running = Een server gebruikt de database { $path }: stop die eerst.
reason-program-failed = { $program } is mislukt: { $what }
reason-program-missing = { $program } is niet geïnstalleerd.
reason-bad-field = Het veld ‘{ $name }’ ontbreekt, of het is niet wat het moet zijn: { $right }.

## Matches of bots, and their files.

reason-bad-pairs = Het aantal paren moet een heel getal groter dan 0 zijn, niet { $given }.
reason-bad-deals = Het aantal delingen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-balance-nothing = Noem minstens één deck, factie of locatie.
reason-balance-subject = Er is geen deck, factie of locatie ‘{ $name }’. De woorden { $right } staan voor allemaal.
reason-bad-processes = Het aantal processen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-too-few-bots = Voor een wedstrijd zijn minstens twee bots nodig.
reason-bot-twice = { $name } is twee keer genoemd. Met verschillende limieten geldt dat als twee bots: { $name }@100 { $name }@200.
reason-bad-limit = Een limiet achter een naam schrijf je in seconden (regent@0.5s) of in stappen (regent@500).
reason-bot-failed = { $bot } ging de fout in bij paar { $pair }, spel { $game }, plaats { $seat }, tegen { $other } (startgetal { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Bij dezelfde taak is { $number } keer een proces afgebroken. Is er te weinig geheugen, of start een script processen zonder te controleren of het __main__ is?
reason-worker-version = Een worker heeft versie { $other } van Claimant en deze computer { $own }: installeer overal dezelfde versie.
reason-no-dask = Voor een cluster is Dask nodig: installeer claimant[cluster], bijvoorbeeld met pip install "claimant[cluster]".
reason-no-cluster = Op { $address } is geen Dask-scheduler te bereiken: { $what }
reason-no-workers = De scheduler op { $address } heeft nog geen workers: start er een met dask worker { $address }
reason-bad-shard = Schrijf een deel van een reeks als 2/5, het tweede van vijf, niet { $given }.
reason-seconds-on-cluster = { $bot } denkt een aantal seconden na, en die zijn niet op elke computer van een cluster evenveel waard: geef in plaats daarvan een aantal stappen op, zoals regent@500.
reason-no-such-game = Er is geen spel ‘{ $name }’: de spellen zijn { $right }.
reason-extra-missing = Hiervoor heb je { $packages } nodig: installeer { $extra }.
reason-not-that-action = Actie { $id } is hier niet toegestaan: het masker toont welke dat wel zijn.
reason-no-layout = Voor het spel ‘{ $name }’ zijn er geen observaties, alleen voor { $right }.
reason-bad-games = Het aantal spellen moet een heel getal groter dan 0 zijn, niet { $given }.
reason-no-bots = Er moet iemand spelen: noem minstens één bot.
reason-table-kind = De naam van een tabel moet eindigen op { $known }; ‘{ $name }’ doet dat niet.
reason-no-polars = Voor een tabel als .parquet is polars nodig: installeer claimant[lab], bijvoorbeeld met pip install "claimant[lab]". Voor .csv is niets extra's nodig.
reason-exists = { $name } bestaat al: kies een andere naam of verwijder het eerst.
reason-not-empty = { $name } is geen lege map: kies een andere.
reason-no-directory = Er is geen map { $name }.
reason-not-a-run = { $name } is geen bestand van een reeks.
reason-no-run = Het bestand { $name } bestaat niet.
reason-other-run = In { $name } staat een andere reeks: neem een ander bestand.
reason-broken-line = Regel { $line } van { $name } is beschadigd: verwijder die, dan wordt de verdeling opnieuw gespeeld.

## Reviews and puzzles.

reason-bad-annotation = De analyse in dit verslag is niet te lezen: schrijf haar opnieuw met `claimant review FILE --output`.
reason-puzzle-unknown = Er is geen puzzel { $puzzle }.
reason-puzzle-deck = Er zijn geen puzzels voor het deck { $deck }: neem { $right }.
reason-puzzle-over = Deze puzzel is afgelopen.
reason-puzzle-none = Zo'n puzzel die je nog niet hebt geprobeerd, is er niet meer.
reason-no-such-exercise = Dit is geen oefening van jou.
reason-bad-training = Dit is geen oefenbestand van deze versie.
