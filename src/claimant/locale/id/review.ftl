### The review of a finished game. $seat is "you" where it is about the reader, else "other", whose name is $who.
### $action is a card, or whatever else was chosen; $number and $margin are numbers, mostly percentages.

button-review = Ulasan
game-review-title = Ulasan
game-review-cannot = Permainan ini tidak bisa diulas
game-review-done = Ulasan selesai.
game-review-progress = Menilai langkah: { $number } dari { $total }
game-review-move = Langkah { $number }
game-review-who = { $who }
game-review-chose =
    { $seat ->
        [you] Kamu memilih: { $action }.
       *[other] { $who } memilih: { $action }.
    }
game-review-no-choice = Tidak ada pilihan lain.
game-review-better = Lebih baik: { $action }.
game-review-cost = Ini mengurangi peluang menang sebesar { $number }%.
game-review-cost-about = Ini mengurangi peluang menang sekitar { $number }% (±{ $margin }).
game-review-values-exact =
    { $seat ->
        [you] Nilai tiap pilihan: pasti, berdasarkan apa yang bisa kamu ketahui.
       *[other] Nilai tiap pilihan: pasti, berdasarkan apa yang bisa diketahui { $who }.
    }
game-review-values-estimated =
    { $seat ->
        [you] Nilai tiap pilihan: perkiraan, berdasarkan apa yang bisa kamu ketahui.
       *[other] Nilai tiap pilihan: perkiraan, berdasarkan apa yang bisa diketahui { $who }.
    }
game-review-choice = Pilihan
game-review-chosen = dipilih
game-review-wins = Menang
game-review-votes = Unggul suara
game-review-hindsight = Kalau dilihat kembali
game-review-hindsight-note = Kalau dilihat kembali: dengan semua kartu terbuka. Waktu itu tidak ada yang bisa tahu.
game-review-open-won = menang
game-review-open-shared = berbagi
game-review-open-lost = kalah
game-review-percent = { $number }%
game-review-chances = Peluang menang
game-review-chance-of = Peluang menang: { $who }
game-review-graph = Peluang menang, langkah demi langkah. Tabel semua langkah memuat angka yang sama.
game-review-next-mistake = Kesalahan berikutnya
game-review-previous-mistake = Kesalahan sebelumnya
game-review-no-mistakes = Tidak ada kesalahan yang ditemukan.
game-review-over = Permainan selesai.
game-review-all-cards = Tampilkan kartu semua pemain
game-review-hand = Kartu di tangan { $who }
game-review-accuracy = Ketepatan
game-review-whole-game = Seluruh permainan
game-review-phase = Tahap { $number }
game-review-luck-and-skill = Keberuntungan dan keahlian
game-review-luck-deal = Kartu yang dibagikan
game-review-luck-deck = Tumpukan kartu
game-review-luck-own = Keputusan sendiri
game-review-luck-others = Keputusan pemain lain
game-review-luck-foresight = Tidak bisa diperkirakan
game-review-luck-note = Sumbangan tiap bagian pada peluang menang, dalam poin persentase. Bersama-sama semuanya mengubah peluang yang seimbang menjadi hasil akhir.
game-review-turning-points = Titik balik
game-review-all-moves = Semua langkah
game-review-number = Langkah
game-review-player = Pemain
game-review-judgement = Penilaian
game-review-try = Coba
game-review-try-card = Coba { $action } sebagai gantinya
game-review-what-if = Bagaimana kalau?
game-review-what-if-text = Mulai langkah { $number } kamu sendiri yang bermain, melawan { $name }. Ini hanya untuk mencoba: tidak dihitung dan tidak disimpan.
game-review-against = Lawan saat mencoba
game-review-back = Kembali ke ulasan
