### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Ulasan
review-title = Ulasan
review-cannot = Permainan ini tidak bisa diulas
review-done = Ulasan selesai.
review-progress = Menilai langkah: { $number } dari { $total }
review-move = Langkah { $number }
review-who = { $who }
review-chose =
    { $seat ->
        [you] Kamu memilih: { $action }.
       *[other] { $who } memilih: { $action }.
    }
review-no-choice = Tidak ada pilihan lain.
review-better = Lebih baik: { $action }.
review-cost = Ini merugikan { $number }% peluang menang.
review-cost-about = Ini merugikan sekitar { $number }% (±{ $margin }) peluang menang.
review-values-exact =
    { $seat ->
        [you] Nilai tiap pilihan: pasti, berdasarkan apa yang bisa kamu ketahui.
       *[other] Nilai tiap pilihan: pasti, berdasarkan apa yang bisa diketahui { $who }.
    }
review-values-estimated =
    { $seat ->
        [you] Nilai tiap pilihan: perkiraan, berdasarkan apa yang bisa kamu ketahui.
       *[other] Nilai tiap pilihan: perkiraan, berdasarkan apa yang bisa diketahui { $who }.
    }
review-choice = Pilihan
review-chosen = dipilih
review-wins = Menang
review-votes = Unggul suara
review-hindsight = Kalau semua tahu
review-hindsight-note = Kalau semua tahu: dengan semua kartu terbuka. Tidak ada yang bisa tahu ini.
review-open-won = menang
review-open-shared = berbagi
review-open-lost = kalah
review-percent = { $number }%
review-chances = Peluang menang
review-chance-of = Peluang { $who }
review-graph = Peluang menang, langkah demi langkah. Tabel semua langkah memuat angka yang sama.
review-next-mistake = Kesalahan berikutnya
review-previous-mistake = Kesalahan sebelumnya
review-no-mistakes = Tidak ada kesalahan yang ditemukan.
review-over = Permainan selesai.
review-all-cards = Tampilkan kartu semua pemain
review-hand = Kartu di tangan { $who }
review-accuracy = Ketepatan
review-whole-game = Seluruh permainan
review-phase = Fase { $number }
review-luck-and-skill = Keberuntungan dan keahlian
review-luck-deal = Kartu yang dibagikan
review-luck-deck = Tumpukan kartu
review-luck-own = Keputusan sendiri
review-luck-others = Keputusan pemain lain
review-luck-foresight = Tidak bisa diperkirakan
review-luck-note = Sumbangan tiap bagian pada peluang menang, dalam persen. Semuanya membawa dari peluang yang sama ke hasil akhir.
review-turning-points = Titik balik
review-all-moves = Semua langkah
review-number = Langkah
review-player = Pemain
review-judgement = Penilaian
review-try = Coba
review-try-card = Coba { $action } sebagai gantinya
