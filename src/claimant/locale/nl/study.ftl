### Reviews and puzzles. $better and $played are two actions, mostly cards: the better one, and the one that was
### chosen. $seat is "you" where the reader chose it; $who is whoever did. Numbers are percentages.

study-top-card = de bovenste kaart van de stapel
study-wins-trick = { $better } wint de slag, { $played } niet.
study-leaves-trick = { $better } verliest de slag, { $played } wint hem.
study-trick-shares = { $better } wint de slag in ongeveer { $often }% van de gevallen, { $played } in ongeveer { $seldom }%.
study-gains =
    { $seat ->
        [you] Met { $better } krijg je: { $cards }.
       *[other] Met { $better } krijgt { $who }: { $cards }.
    }
study-vote =
    { $seat ->
        [you] { $faction }: met { $better } gaat hun stem naar jou.
       *[other] { $faction }: met { $better } gaat hun stem naar { $who }.
    }
study-vote-share =
    { $seat ->
        [you] { $faction }: met { $better } gaat hun stem in ongeveer { $often }% van de gevallen naar jou, met { $played } in ongeveer { $seldom }%.
       *[other] { $faction }: met { $better } gaat hun stem in ongeveer { $often }% van de gevallen naar { $who }, met { $played } in ongeveer { $seldom }%.
    }
study-ends-won-lost =
    { $seat ->
        [you] Bij het beste spel win je na { $better } en verlies je na { $played }.
       *[other] Bij het beste spel wint { $who } na { $better } en verliest na { $played }.
    }
study-ends-won-shared =
    { $seat ->
        [you] Bij het beste spel win je na { $better } en deel je de overwinning slechts na { $played }.
       *[other] Bij het beste spel wint { $who } na { $better } en deelt de overwinning slechts na { $played }.
    }
study-ends-shared-lost =
    { $seat ->
        [you] Bij het beste spel deel je de overwinning na { $better } en verlies je na { $played }.
       *[other] Bij het beste spel deelt { $who } de overwinning na { $better } en verliest na { $played }.
    }
study-more-votes =
    { $count ->
        [one] Het spel is hoe dan ook beslist, maar { $better } eindigt één stem beter.
       *[other] Het spel is hoe dan ook beslist, maar { $better } eindigt { $count } stemmen beter.
    }
study-more-likely = { $better } wint het spel in ongeveer { $often }% van de gevallen, { $played } in ongeveer { $seldom }%.
study-trick-lost = { $better } verliest de slag.
study-trick-won = { $better } wint de slag.
study-trick-share = { $better } wint de slag in ongeveer { $often }% van de gevallen.
study-prize =
    { $count ->
        [one] De prijs in deze slag: { $cards }.
       *[other] De prijzen in deze slag: { $cards }.
    }
study-scores =
    { $count ->
        [one] Dat levert meteen { $count } punt op.
       *[other] Dat levert meteen { $count } punten op.
    }
study-leads =
    { $seat ->
        [you] Daarmee sta je voor bij: { $factions }.
       *[other] Daarmee staat { $who } voor bij: { $factions }.
    }
study-no-longer-leads =
    { $seat ->
        [you] Daarmee sta je niet meer voor bij: { $factions }.
       *[other] Daarmee staat { $who } niet meer voor bij: { $factions }.
    }
study-led-share =
    { $seat ->
        [you] { $faction }: daarmee sta je daar aan het eind in ongeveer { $often }% van de gevallen voor, anders in ongeveer { $seldom }%.
       *[other] { $faction }: daarmee staat { $who } daar aan het eind in ongeveer { $often }% van de gevallen voor, anders in ongeveer { $seldom }%.
    }
study-chances = Dat wint het spel in ongeveer { $often }% van de gevallen, de gemaakte keuze in ongeveer { $seldom }%.

## How good a decision was.

grade-forced = gedwongen
grade-best = beste
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder

# Below the figures of a review of three players.
study-three-sides = Met drie spelers is geen enkele waarde exact, ook niet met open kaarten: het hangt ervan af wie de anderen helpen. Het analysebord laat zien wat een speler tegen beide anderen zeker kan bereiken en wat er gebeurt als ieder voor zich speelt.
