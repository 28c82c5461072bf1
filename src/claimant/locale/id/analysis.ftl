### The analysis board. $who is a player by name; $number, $count and $total are numbers, $least and $most numbers or outcomes.

button-analyse = Analisis posisi ini
analysis-title = Papan analisis
analysis-short = Analisis
home-analysis-text = Posisi apa pun, dihitung
analysis-text = Posisi apa pun, dan nilai setiap pilihan: pasti kalau bisa dihitung, dan perkiraan kalau tidak.
analysis-cannot = Permainan ini tidak bisa dianalisis
analysis-turn = Giliran { $who }
analysis-values-exact = Nilai setiap pilihan: pasti.
analysis-values-estimated = Nilai setiap pilihan: perkiraan, menurut apa yang bisa diketahui { $who }.
analysis-open-cards-short = Kartu terbuka
analysis-against-all = Melawan semua
analysis-each-for-itself = Masing-masing sendiri: menang
analysis-from-to = { $least } sampai { $most }
analysis-at-least = paling sedikit: { $outcome }
analysis-at-most = paling banyak: { $outcome }
analysis-open = belum diketahui
analysis-running = Berpikir …
analysis-stopped = Berhenti
analysis-complete = Semua sudah diketahui.
analysis-done = Selesai pada kedalaman ini.
analysis-playouts = { $number } permainan percobaan
analysis-nodes = { $number } posisi diperiksa
analysis-stop = Berhenti
analysis-go-on = Lanjut
analysis-deeper = Lebih dalam
analysis-mix = Pilihan rahasia
analysis-mix-chance = Peluang menang dengan campuran terbaik: { $least } sampai { $most }.
analysis-line = Lanjutan terbaik
analysis-position = Posisi sebagai teks
analysis-position-text = Untuk dibagikan, atau untuk “claimant solve” di terminal.
analysis-after = Setelah langkah { $number } dari { $total }.
analysis-off = Sejak itu { $count } langkahmu sendiri.
analysis-back-to-game = Kembali ke permainan
analysis-other = Posisi lain
analysis-paste = Tempel rekaman atau posisi
analysis-paste-text = Dari tayangan ulang, ulasan, atau “Permainanku” juga bisa ke sini dengan satu klik. Permainan yang masih berjalan tidak bisa dianalisis.
analysis-start = Analisis
analysis-set-up = Susun posisi
analysis-set-up-text = Pilih tempat, lalu klik kartu yang ada di sana. Semua kartu di tangan terbuka.
analysis-set-up-limits = Dengan cara ini hanya Tahap Kedua untuk dua pemain yang bisa disusun. Untuk yang lain, termasuk Claim Kingdoms, tempel rekaman atau posisi.
analysis-where = Tempat kartu berikutnya
analysis-place-led = Pembuka trick ini
analysis-place-aside = Di luar permainan
analysis-pile = Tumpukan Skor { $who }
analysis-leader = Memimpin trick
analysis-clear = Kosongkan

## What the numbers are, and what they are not.

analysis-phase-1 = Di Tahap Pertama hanya ada perkiraan: banyak permainan yang dilanjutkan dari sini dengan akal sehat, dengan kartu yang cocok dengan apa yang bisa diketahui pemain. Nilai pasti mulai di Tahap Kedua.
analysis-open-cards = “Kartu terbuka” itu pasti, tetapi hanya bagi yang melihat semua kartu. Pemain yang mendapat giliran tidak melihatnya.
analysis-three-sides = Dengan tiga pemain tidak ada satu kebenaran. “Melawan semua” adalah yang bisa dipastikan pemain. “Masing-masing sendiri” menganggap semua ingin menang.
analysis-unsolved = Ini belum terhitung dalam { $seconds } detik. “Lebih dalam” memberi waktu dua kali lipat.
analysis-secret = Semua memilih bersamaan dan rahasia. Tidak ada satu pilihan yang terbaik: kartunya harus dicampur.
analysis-not-last-turn = Di Claim Kingdoms hanya giliran terakhir yang bisa dihitung pasti. Sampai saat itu hanya ada perkiraan.
analysis-only-estimates = Dalam permainan ini hanya ada perkiraan.
