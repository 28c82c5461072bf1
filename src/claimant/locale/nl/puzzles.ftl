puzzle-goal-win = maar één actie behoudt de overwinning.
puzzle-goal-votes = maar één actie levert de meeste stemmen op.
puzzle-solved = Opgelost!
theme-sacrifice = een kaart inhouden die kan winnen
theme-winning = de slag winnen
theme-leading = kiezen waarmee je uitkomt
theme-throwing = een kaart weggooien
theme-counting = de stemmen tellen
