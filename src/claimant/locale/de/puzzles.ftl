puzzle-goal-win = Nur eine Aktion bewahrt den Sieg.
puzzle-goal-votes = Nur eine Aktion bringt die meisten Stimmen.
puzzle-solved = Gelöst!
theme-sacrifice = eine Karte zurückhalten, die gewinnen könnte
theme-winning = den Stich gewinnen
theme-leading = das Ausspiel
theme-throwing = eine Karte abwerfen
theme-counting = Stimmen zählen
