### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Analyse
game-review-title = Analyse
game-review-cannot = Dit spel kan niet worden geanalyseerd
game-review-done = De analyse is klaar.
game-review-progress = Zetten worden beoordeeld: { $number } van { $total }
game-review-move = Zet { $number }
game-review-who = { $who }
game-review-chose =
    { $seat ->
        [you] Je koos: { $action }.
       *[other] { $who } koos: { $action }.
    }
game-review-no-choice = Er was geen keuze.
game-review-better = Beter: { $action }.
game-review-cost = Dat kostte { $number }% winstkans.
game-review-cost-about = Dat kostte ongeveer { $number }% (±{ $margin }) winstkans.
game-review-values-exact =
    { $seat ->
        [you] Wat elke keuze waard was: exact, met wat je kon weten.
       *[other] Wat elke keuze waard was: exact, met wat { $who } kon weten.
    }
game-review-values-estimated =
    { $seat ->
        [you] Wat elke keuze waard was: geschat, met wat je kon weten.
       *[other] Wat elke keuze waard was: geschat, met wat { $who } kon weten.
    }
game-review-choice = Keuze
game-review-chosen = gekozen
game-review-wins = Wint
game-review-votes = Stemmen voor
game-review-hindsight = Achteraf
game-review-hindsight-note = Achteraf: met alle kaarten open. Dat kon niemand weten.
game-review-open-won = wint
game-review-open-shared = deelt
game-review-open-lost = verliest
game-review-percent = { $number }%
game-review-chances = Winstkans
game-review-chance-of = Winstkans: { $who }
game-review-graph = Winstkans, zet voor zet. De tabel met alle zetten noemt dezelfde getallen.
game-review-next-mistake = Volgende fout
game-review-previous-mistake = Vorige fout
game-review-no-mistakes = Er zijn geen fouten gevonden.
game-review-over = Het spel is afgelopen.
game-review-all-cards = Ieders kaarten tonen
game-review-hand = Hand van { $who }
game-review-accuracy = Nauwkeurigheid
game-review-whole-game = Hele spel
game-review-phase = Fase { $number }
game-review-luck-and-skill = Geluk en kunde
game-review-luck-deal = De gedeelde kaarten
game-review-luck-deck = De stapel
game-review-luck-own = Eigen beslissingen
game-review-luck-others = Beslissingen van anderen
game-review-luck-foresight = Niet te voorzien
game-review-luck-note = Wat elk deel aan de winstkans bijdroeg, in procentpunten. Samen leiden ze van gelijke kansen naar de uitslag.
game-review-turning-points = Keerpunten
game-review-all-moves = Alle zetten
game-review-number = Zet
game-review-player = Speler
game-review-judgement = Oordeel
game-review-try = Proberen
game-review-try-card = In plaats daarvan { $action } proberen
game-review-what-if = Wat als?
game-review-what-if-text = Vanaf zet { $number } speel je zelf verder, tegen { $name }. Dit is alleen om te proberen: het telt nergens mee en wordt niet bewaard.
game-review-against = Tegenstander bij het proberen
game-review-back = Terug naar de analyse
