### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Analyseer deze stelling
analysis-title = Analysebord
analysis-short = Analysebord
home-analysis-text = Vind in elke stelling de beste zet
analysis-text = Wat elke keuze in een stelling waard is: exact waar dat te berekenen is, en anders geschat.
analysis-cannot = Dit spel kan niet worden geanalyseerd
analysis-turn = { $who } is aan zet
analysis-values-exact = Waarde van elke keuze: exact.
analysis-values-estimated = Waarde van elke keuze: geschat, met wat { $who } kan weten.
analysis-open-cards-short = Open kaarten
analysis-against-all = Tegen alle anderen
analysis-each-for-itself = Ieder voor zich
analysis-show-all = Toon alle { $count } keuzes
analysis-from-to = { $least } tot { $most }
analysis-at-least = minstens: { $outcome }
analysis-at-most = hoogstens: { $outcome }
analysis-open = nog niet bekend
analysis-running = Denkt na …
analysis-stopped = Gestopt
analysis-complete = Alles is bekend.
analysis-done = Klaar op deze diepte.
analysis-playouts =
    { $count ->
        [one] { $number } proefspel
       *[other] { $number } proefspellen
    }
analysis-nodes =
    { $count ->
        [one] { $number } stelling doorzocht
       *[other] { $number } stellingen doorzocht
    }
analysis-stop = Stoppen
analysis-go-on = Doorgaan
analysis-deeper = Dieper
analysis-mix = Een geheime keuze
analysis-mix-chance = Kans om te winnen met de beste mix: { $least } tot { $most }.
analysis-line = Beste verloop
analysis-position = Stelling als tekst
analysis-position-text = Om door te geven, of voor ‘claimant solve’ in de terminal.
analysis-after = Na zet { $number } van { $total }.
analysis-off =
    { $count ->
        [one] Sindsdien één eigen zet.
       *[other] Sindsdien { $count } eigen zetten.
    }
analysis-back-to-game = Terug naar het spel
analysis-other = Andere stelling
analysis-paste = Plak een verslag of een stelling
analysis-paste-text = Ook vanuit elke herhaling en elke analyse kom je hier met één klik. Een spel dat nog bezig is, kan niet worden geanalyseerd.
analysis-start = Analyseer
analysis-set-up = Zet een stelling op
analysis-set-up-text = Kies een plek en klik dan op de kaarten die daar liggen. Alle handen zijn open.
analysis-set-up-limits = Zo kan alleen fase 2 voor twee spelers worden opgezet. Plak voor al het andere, ook Claim Kingdoms, een verslag of een stelling.
analysis-where = Waar de volgende kaarten komen
analysis-place-led = Uitgekomen in deze slag
analysis-place-aside = Uit het spel
analysis-pile = Scorestapel van { $who }
analysis-leader = Komt uit
analysis-clear = Leegmaken

## What the numbers are, and what they are not.

analysis-phase-1 = In fase 1 zijn er alleen schattingen: veel spellen die vanaf hier met gezond verstand worden uitgespeeld, met kaarten die passen bij wat de speler kan weten. Exacte waarden zijn er vanaf fase 2.
analysis-open-cards = ‘Open kaarten’ is exact, maar alleen voor wie alle kaarten ziet. Wie aan zet is, ziet ze niet.
analysis-three-sides = Met drie spelers is er niet één juist antwoord. Met open kaarten is ‘Tegen alle anderen’ wat de speler zeker kan bereiken; ‘Ieder voor zich’ neemt aan dat iedereen wil winnen.
analysis-unsolved = Binnen { $seconds } seconden is geen oplossing gevonden. ‘Dieper’ geeft twee keer zoveel tijd.
analysis-secret = Iedereen kiest tegelijk en in het geheim. Geen enkele keuze is altijd de beste: wissel ze af.
analysis-not-last-turn = Bij Claim Kingdoms kan alleen de laatste beurt exact worden berekend. Tot die tijd zijn er schattingen.
analysis-only-estimates = In dit spel zijn er alleen schattingen.
