### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analyse
review-title = Analyse
review-cannot = Dit spel kan niet worden geanalyseerd
review-done = De analyse is klaar.
review-progress = Zetten worden beoordeeld: { $number } van { $total }
review-move = Zet { $number }
review-who = { $who }
review-chose =
    { $seat ->
        [you] Je koos: { $action }.
       *[other] { $who } koos: { $action }.
    }
review-no-choice = Er was geen keuze.
review-better = Beter: { $action }.
review-cost = Dat kostte { $number }% winstkans.
review-cost-about = Dat kostte ongeveer { $number }% (±{ $margin }) winstkans.
review-values-exact =
    { $seat ->
        [you] Wat elke keuze waard was: exact, met wat je kon weten.
       *[other] Wat elke keuze waard was: exact, met wat { $who } kon weten.
    }
review-values-estimated =
    { $seat ->
        [you] Wat elke keuze waard was: geschat, met wat je kon weten.
       *[other] Wat elke keuze waard was: geschat, met wat { $who } kon weten.
    }
review-choice = Keuze
review-chosen = gekozen
review-wins = Wint
review-votes = Stemmen voor
review-hindsight = Achteraf
review-hindsight-note = Achteraf: met alle kaarten open. Dat kon niemand weten.
review-open-won = wint
review-open-shared = deelt
review-open-lost = verliest
review-percent = { $number }%
review-chances = Winstkans
review-chance-of = Kans van { $who }
review-graph = Winstkans, zet voor zet. De tabel met alle zetten noemt dezelfde getallen.
review-next-mistake = Volgende fout
review-previous-mistake = Vorige fout
review-no-mistakes = Er zijn geen fouten gevonden.
review-over = Het spel is afgelopen.
review-all-cards = Kaarten van iedereen tonen
review-hand = Hand van { $who }
review-accuracy = Nauwkeurigheid
review-whole-game = Hele spel
review-phase = Fase { $number }
review-luck-and-skill = Geluk en kunde
review-luck-deal = De gedeelde kaarten
review-luck-deck = De stapel
review-luck-own = Eigen beslissingen
review-luck-others = Beslissingen van anderen
review-luck-foresight = Niet te voorzien
review-luck-note = Wat elk deel aan de winstkans bijdroeg, in procenten. Samen leiden ze van gelijke kansen naar de uitslag.
review-turning-points = Keerpunten
review-all-moves = Alle zetten
review-number = Zet
review-player = Speler
review-judgement = Oordeel
review-try = Proberen
review-try-card = In plaats daarvan { $action } proberen
