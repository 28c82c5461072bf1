puzzle-goal-win = una sola acción conserva la victoria.
puzzle-goal-votes = una sola acción consigue más votos.
puzzle-solved = ¡Resuelto!
theme-sacrifice = guardar una carta que podría ganar
theme-winning = ganar la baza
theme-leading = elegir la salida
theme-throwing = descartar una carta
theme-counting = contar los votos
