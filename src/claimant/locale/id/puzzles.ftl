### Teka-teki, di terminal dan di halamannya. $wrong dan $right adalah kartu.

puzzles = Teka-teki
puzzles-text = Akhir sebuah permainan, semua kartu terbuka, dan hanya satu kartu yang benar. Temukan.
puzzles-daily = Teka-teki hari ini
puzzles-as-strong = Sekuat kamu
puzzles-solve = Pecahkan
puzzles-deck = Dek
puzzles-theme = Tentang
puzzles-any-theme = apa saja
puzzles-tried-of = { $tried } dari { $count } sudah dicoba
puzzles-rating = Peringkat
puzzles-solved = Terpecahkan
puzzles-solved-of = { $solved } dari { $tried }
puzzles-streak-now = Beruntun
puzzles-streak-best = Rekor beruntun
puzzles-streak = { $count } beruntun
puzzles-how = Peringkatmu dan peringkat teka-teki berubah bersama. Hanya percobaan pertamamu yang dihitung.
home-puzzles-text = Hanya satu kartu yang benar: temukan
puzzle-goal-win = Hanya satu kartu yang mempertahankan kemenangan.
puzzle-goal-votes = Hanya satu kartu yang meraih suara terbanyak.
puzzle-to-find =
    { $length ->
        [1] Giliranmu.
       *[other] Giliranmu: temukan { $length } kartu yang benar berturut-turut.
    }
puzzle-found = Benar! Itu { $found } dari { $length }. Lanjutkan.
puzzle-solved = Terpecahkan!
puzzle-was-wrong = Bukan { $wrong }: yang benar { $right }.
puzzle-shown = Yang benar { $right }.
puzzle-rating-of = Peringkat { $rating }
puzzle-tried = Kamu sudah pernah mencobanya.
puzzle-not-counted = Hanya percobaan pertama yang dihitung.
puzzle-done = terpecahkan
puzzle-missed = tidak terpecahkan
puzzle-again = Coba lagi
puzzle-next = Teka-teki berikutnya
puzzle-all = Semua teka-teki
theme-sacrifice = menahan kartu yang bisa menang
theme-winning = memenangkan trick
theme-leading = memilih kartu pembuka
theme-throwing = membuang kartu
theme-counting = menghitung suara
