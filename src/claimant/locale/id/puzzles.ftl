puzzle-goal-win = hanya satu tindakan yang mempertahankan kemenangan.
puzzle-goal-votes = hanya satu tindakan yang meraih suara terbanyak.
puzzle-solved = Terpecahkan!
theme-sacrifice = menahan kartu yang bisa menang
theme-winning = memenangkan trick
theme-leading = memilih kartu pembuka
theme-throwing = membuang kartu
theme-counting = menghitung suara
