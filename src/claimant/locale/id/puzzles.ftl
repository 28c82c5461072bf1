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

## Kesalahan sendiri. $played dan $right adalah kartu atau tindakan lain.

mistakes = Kesalahanku
mistakes-text = Setiap kesalahan dari permainan yang ditinjau kembali lagi sampai kamu melakukannya lebih baik.
mistakes-due =
    { $count ->
        [0] Belum ada yang perlu dilatih
       *[other] { $count } latihan menunggu
    }
mistakes-stand = Semuanya { $count }, { $mastered } sudah dikuasai
mistakes-train = Berlatih
mistakes-next = Yang berikutnya pada { $when }.
mistakes-weak = Di mana kamu sering keliru
mistakes-by-power = Menurut faksi
mistakes-by-phase = Menurut fase
mistakes-by-grade = Menurut beratnya
mistakes-lesson = Pelajaran
mistakes-none = Belum ada yang bisa dilatih. Mainkan satu permainan lalu tinjau.
mistakes-unreviewed = Permainan untuk ditinjau
mistakes-review = Tinjau
mistakes-reviewing = Permainan sedang ditinjau
exercise-task = Di sini kamu memilih { $played } ({ $grade }). Apa yang lebih baik?
exercise-right = Benar! { $right }.
exercise-wrong = Belum tepat: { $right } lebih baik.
exercise-mastered = Dikuasai
exercise-back = Akan kembali pada { $when }.
exercise-next = Latihan berikutnya
exercise-all = Semua kesalahanku
