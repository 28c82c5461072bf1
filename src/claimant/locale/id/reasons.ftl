### Why something is not possible, and what powers remark on a result, by the codes of the reasons.

## Words that reasons carry.

word-play = memainkan kartu
word-take = mengambil kartu
word-choose = memilih kartu
word-name = memilih faksi
word-draw = mengambil kartu
word-building = Bangunan
word-landscape = Lanskap
word-row = baris
word-column = kolom
word-object = objek
word-text = teks
word-whole-number = bilangan bulat
word-true-or-false = true atau false
word-list = daftar
word-list-of-texts = daftar teks
word-list-of-texts-and-nulls = daftar teks dan null
word-list-of-whole-numbers = daftar bilangan bulat
word-saved-object = harus berupa objek
word-saved-headers = headers harus berupa objek berisi teks
word-saved-deal = deal harus memberi setiap nama sebuah daftar kartu
word-saved-moves = moves harus berupa daftar
word-saved-move = setiap langkah harus berupa objek
word-saved-texts = nama, kartu, langkah, dan komentar harus berupa teks
word-no-card-on-board = tidak ada kartu di papan
word-no-card-here = tidak ada kartu terbuka di sini
word-nobody-looks = tidak ada yang sedang melihat kartu
word-nothing-to-choose = tidak ada yang bisa dipilih
word-no-field = tidak ada petak untuk meletakkan kartu
word-no-card-to-play = kursi yang mendapat giliran tidak punya kartu
word-no-figure-to-play = kursi yang mendapat giliran tidak punya bidak
word-no-power = tidak ada kekuatan yang sedang dipakai
word-other-power = kartu yang baru diletakkan punya kekuatan lain
word-not-drawn = kekuatan yang tidak dipakai tidak mungkin sudah mengambil kartu

## Playing.

reason-game-over = Permainan sudah selesai.
reason-game-not-over = Permainan belum selesai, jadi belum ada hasil.
reason-no-such-seat = Tidak ada kursi { $seat }: yang ada kursi 0 sampai { $last }.
reason-not-your-turn =
    { $seat ->
        [you] Belum giliranmu: permainan menunggu { $right }.
       *[other] Belum giliran { $who }: permainan menunggu { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Kartu ini tidak ada di tanganmu: { $card }.
       *[other] Kartu ini tidak ada di tangan { $who }: { $card }.
    }
reason-already-chosen =
    { $seat ->
        [you] Kamu sudah memilih { $card }.
       *[other] { $who } sudah memilih { $card }.
    }
reason-must-follow =
    { $seat ->
        [you] Pemimpin memainkan { $led }, dan kamu punya kartu faksi itu: { $faction }. Mainkan salah satunya, atau kartu yang boleh menggantikannya.
       *[other] Pemimpin memainkan { $led }, dan { $who } punya kartu faksi itu: { $faction }. Salah satunya harus dimainkan, atau kartu yang boleh menggantikannya.
    }
reason-not-offered = { $card } tidak bisa dipilih sekarang.
reason-deck-not-offered = Dek tidak bisa dipilih sekarang: ambil salah satu hadiah.
reason-faction-not-offered = { $faction } tidak bisa dipilih sekarang: pilih { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Sekarang kamu harus { $right }, bukan { $given }.
       *[other] Sekarang { $who } harus { $right }, bukan { $given }.
    }

## What places remark.

reason-bridge =
    { $seat ->
        [you] { $place }: kamu punya lebih banyak set lengkap, { $most } lawan { $fewer }.
       *[other] { $place }: { $who } punya lebih banyak set lengkap, { $most } lawan { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: kamu memenangkan lebih banyak kartu, { $most } lawan { $fewer }.
       *[other] { $place }: { $who } memenangkan lebih banyak kartu, { $most } lawan { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: kartumu paling sedikit dua kali lipat, { $most } lawan { $fewer }, jadi kamu kalah.
       *[other] { $place }: kartu { $who } paling sedikit dua kali lipat, { $most } lawan { $fewer }, jadi { $who } kalah.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: trick terakhir Tahap ke-{ $phase } memberimu satu suara tambahan.
       *[other] { $place }: trick terakhir Tahap ke-{ $phase } memberi { $who } satu suara tambahan.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: kamu yang pertama memenangkan { $number } kartu { $faction } di Tahap Kedua.
       *[other] { $place }: { $who } yang pertama memenangkan { $number } kartu { $faction } di Tahap Kedua.
    }
reason-culled =
    { $seat ->
        [you] { $place }: kamu membuang { $number } kartu sebelum penghitungan skor: { $cards }.
       *[other] { $place }: { $who } membuang { $number } kartu sebelum penghitungan skor: { $cards }.
    }

## Setting up.

reason-advised-against = Dengan { $players } pemain, buku aturan tidak menyarankan { $faction }.
reason-bad-code = “{ $code }” bukan kode faksi: pakai satu huruf besar dan satu huruf kecil.
reason-bad-place-code = “{ $code }” bukan kode Tempat Ajaib: pakai satu kata dengan tiga huruf atau lebih, huruf pertamanya besar.
reason-bad-place-kind = “{ $kind }” bukan jenis Tempat Ajaib: jenisnya Bangunan atau Lanskap.
reason-bad-players = Jumlah pemain harus satu digit.
reason-bad-seconds = Batas waktu harus berupa jumlah detik di atas 0, bukan { $given }.
reason-bad-steps = Batas langkah harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-bad-values = { $faction }: kartu tidak bisa berangka { $given }. Angka kartu adalah bilangan bulat dari 0 sampai { $most }.
reason-code-taken = Kode { $code } sudah dipakai { $owner }: pilih kode lain untuk { $other }.
reason-draw-and-deal = Tempat Ajaib diacak dari benih acak: jika pembagian kartu diberikan, sebutkan Tempat Ajaibnya.
reason-faction-not-in-play = Faksi { $faction } tidak ada di permainan ini.
reason-faction-twice = { $faction } disebut dua kali: setiap faksi hanya boleh sekali dalam set kartu.
reason-no-places = Tempat Ajaib untuk { $right } pemain, bukan untuk { $players }.
reason-no-pair = Set kartu berisi tepat satu pasangan faksi: { $pairs }. Set ini tidak punya pasangan.
reason-not-one-pair = Set kartu berisi tepat satu pasangan faksi: { $pairs }. Set ini berisi { $given }.
reason-seed-and-deal = Berikan benih acak atau pembagian kartu, jangan keduanya.
reason-seed-out-of-range = Benih acak { $seed } di luar batas: pakai bilangan bulat dari 0 sampai 2^64 - 1.
reason-mix-choice = Hanya pilihan rahasia dua pemain sebelum Tahap Kedua yang bisa dicampur; ini keputusan lain.
reason-solve-phase-2 = Hanya Tahap Kedua yang bisa dipecahkan, karena baru di situ semua kartu bisa diketahui; ini Tahap Pertama.
reason-solve-two-sides = Hanya permainan dua pemain atau dua tim yang bisa dipecahkan; yang ini { $players } pemain.
reason-too-many-places = Hanya satu { $kind } yang bisa dipakai, bukan { $given }.
reason-too-many-players = Dengan { $faction } paling banyak { $most } pemain, bukan { $players }: pilih faksi lain.
reason-unknown-deck = Tidak ada set kartu “{ $name }”. Pilih yang siap pakai ({ $known }), atau sebutkan faksinya, misalnya “Go Kn Un Dw Do”.
reason-unknown-draw = Tempat Ajaib tidak bisa diacak dengan “{ $name }”: pilih { $known }.
reason-unknown-faction = Tidak ada faksi “{ $name }”. Pilih dari { $known }.
reason-unknown-place = Tidak ada Tempat Ajaib “{ $name }”. Pilih dari { $known }.
reason-wrong-kind-of-place = { $place } adalah { $kind }, bukan { $wanted }.
reason-wrong-number-of-cards = { $faction } akan membawa { $given } kartu ke set kartu; faksi tanpa pasangan harus membawa { $right }.
reason-wrong-number-of-factions = Set kartu untuk { $players } pemain berisi satu pasangan dan { $right } faksi lain. Selain pasangannya, set ini berisi { $given }.
reason-wrong-number-of-players = Claim untuk { $right } pemain, bukan untuk { $players }.
reason-wrong-size-of-pair = { $pair } akan membawa { $given } kartu ke set kartu; satu pasangan harus membawa { $right }.
reason-unknown-bot = Tidak ada bot “{ $name }”: yang ada { $right }.
reason-bad-bot-name = “{ $name }” tidak bisa menjadi nama bot: pakai paling banyak { $most } huruf kecil, digit, dan tanda hubung, diawali huruf.
reason-bot-name-taken = Sudah ada bot { $bot }, dibuat oleh { $maker }: pilih nama lain untuk { $other }.
reason-bot-cannot-play = Bot { $bot } tidak bisa bermain { $game }, hanya { $right }.
reason-bot-not-made = Bot { $bot } tidak bisa dibuat: { $error }
reason-not-importable =
    Proses lain tidak bisa menemukan { $thing }: definisikan di tingkat teratas berkas modul yang bisa diimpor, atau mainkan dalam satu proses.
reason-no-plugin =
    Tidak ada modul “{ $name }” untuk dimuat sebagai plugin: tulis namanya seperti pada import, misalnya my_faction untuk berkas my_faction.py.
reason-plugin-failed = Plugin { $name } tidak bisa dimuat: { $error }
reason-bad-lessons = Pelajaran di { $file } tidak bisa dibaca: { $error }
reason-bad-lesson = Pelajaran { $lesson } di { $file } tidak bisa dipakai: { $error }
reason-lesson-lacks-text = Sebuah pelajaran di { $file } tidak punya teks “{ $name }”.
reason-lesson-of-nobody = Pelajaran { $lesson } di { $file } harus dinamai menurut kode faksi atau Tempat Ajaib buatan sendiri.
reason-lesson-taken = Sudah ada pelajaran { $lesson } lain: yang di { $file } perlu nama lain.
reason-lesson-empty = Di { $file }, plan, task, dan done dari pelajaran { $lesson } tidak boleh kosong.

## Reading and writing records and positions.

reason-bad-action = Langkah ditulis sebagai kartu yang dimainkan (Go5), diambil (+Go5 atau +deck), atau dipilih (-Go5), atau faksi yang dipilih (@Go).
reason-bad-card = Tulis kartu dengan kode faksi dan angkanya, misalnya Go5.
reason-bad-comment = Komentar tidak boleh berisi kurung kurawal atau pindah baris.
reason-bad-header = Kepala rekaman ditulis [Name "teks"], dengan \" untuk tanda kutip di dalam teks.
reason-bad-header-name = Nama kepala rekaman hanya berisi huruf, huruf pertamanya besar.
reason-bad-header-text = Kepala rekaman { $name } tidak boleh berisi pindah baris.
reason-bad-line = Baris ini harus dimulai dengan “{ $right }”.
reason-bad-mark = “{ $mark }” tidak menunjukkan siapa yang tahu kartunya: tulis * untuk semua, atau huruf kursi.
reason-bad-move = Dalam rekaman, tulis langkah bersama kursinya, misalnya A:{ $example }.
reason-chance-missing = Di sini ada kejadian acak, tetapi hasilnya (chance:…) tidak tertulis.
reason-line-unfinished = Semua langkah di “{ $label }” harus ditulis dalam satu baris.
reason-no-chance = Di sini tidak ada kejadian acak.
reason-bad-number = Ini harus berupa bilangan bulat dari { $least } sampai { $most }.
reason-bad-seat = Tulis kursi dengan hurufnya: { $right }.
reason-seat-twice = Sebutkan setiap kursi tepat satu kali.
reason-cards-missing = Kartu ini tidak ada: { $cards }. Dalam sebuah posisi, setiap kartu harus punya tempat.
reason-cards-nowhere = Tampilan ini tidak menunjukkan di mana kartu ini berada: { $cards }.
reason-comment-before-words = Komentar harus ditulis setelah kata yang dibahasnya.
reason-deal-card = { $card } tidak bisa dibagikan kepada { $whom }.
reason-deal-count = { $whom } harus mendapat { $right } kartu, bukan { $given }.
reason-deal-late = Pembagian kartu harus ditulis sebelum semua langkah.
reason-deal-missing = Pembagian kartu untuk { $whom } tidak ada.
reason-deal-not-codes = Pembagian kartu memberi setiap tempat (A, deck, …) teks berisi kode kartu yang dipisah spasi.
reason-deal-twice = Pembagian kartu untuk { $whom } ditulis dua kali.
reason-deal-unknown = Kartu dibagikan kepada { $right }, bukan kepada “{ $whom }”.
reason-deck-in-phase-2 = Setelah Tahap Pertama, dek dan hadiah habis, tetapi di sini masih ada { $given } kartu.
reason-early-result = Kepala rekaman menyebut pemenang, padahal permainan belum selesai.
reason-header-after-body = Kepala rekaman harus ditulis sebelum yang lain.
at-line = Baris { $number }: { $what }
file-empty = { $file } kosong: tidak ada rekaman di dalamnya.
file-not-text = { $file } bukan berkas teks UTF-8.
reason-header-missing = Kepala rekaman { $name } tidak ada.
reason-header-twice = Kepala rekaman { $name } ditulis dua kali.
reason-no-options = Berikan paling sedikit satu pilihan.
reason-no-position = Posisi diawali kode faksi-faksinya, misalnya “Go Kn Un Dw Do | …”.
reason-no-record = Permainan yang dimulai dari sebuah posisi tidak punya rekaman, karena pembagian kartunya tidak diketahui.
reason-no-winner = Kartu baru diambil setelah trick dimenangkan: sebutkan pemenangnya, dan berapa pemain yang sudah mengambil.
reason-nobody-to-play = Kursi yang mendapat giliran tidak punya kartu di tangan.
reason-not-in-order = Kartu dimainkan searah jarum jam mulai dari Pemimpin, satu kartu setiap kursi.
reason-not-saved = Ini bukan permainan tersimpan dalam JSON: { $what }.
reason-other-game = Ini rekaman “{ $game }”, bukan { $right }.
reason-position-too-long = Posisi paling banyak { $most } karakter; yang ini { $given }.
reason-record-too-long = Rekaman paling banyak { $most } karakter; yang ini { $given }.
reason-rules-version = Rekaman ini memakai aturan versi { $given }; di sini hanya versi { $right } yang bisa dimainkan.
reason-section-twice = Bagian “{ $word }” ditulis dua kali.
reason-stray-brace = Komentar adalah teks di antara { "{" } dan { "}" } dalam satu baris, tanpa kurung kurawal di dalamnya.
reason-too-many-of-card = Di permainan ini hanya ada { $right } kartu { $card }.
reason-trick-is-full = Semua sudah memainkan kartu di trick ini: posisi harus menanyakan hal lain.
reason-two-comments = Satu kata paling banyak diberi satu komentar.
reason-unequal-hands = Di Tahap Pertama, sisa trick semua pemain harus sama banyak, bukan { $given }.
reason-unknown-card = Tidak ada kartu { $card } di permainan ini.
reason-unknown-power = Tidak ada kekuatan { $code } di permainan ini.
reason-unknown-section = Tidak ada bagian posisi yang dimulai dengan “{ $word }”.
reason-unknown-step = Langkah ini harus { $right }.
reason-unplayable = Posisi ini tidak mungkin terjadi: tidak bisa dimainkan sampai selesai.
reason-wrong-number-of-values = Bagian ini berisi { $right } isian.
reason-wrong-result = Menurut kepala rekaman, pemenangnya { $given }, tetapi menurut aturan { $right }.
reason-wrong-size-of-deck = Di Tahap Pertama, dek dan hadiah berisi satu kartu per kursi untuk setiap trick yang tersisa: { $right }, bukan { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Sekarang putuskan soal kekuatan ini: { $power }. Pilih salah satu jawaban yang tersedia.
       *[other] Sekarang { $who } harus memutuskan soal kekuatan ini: { $power }. Jawaban yang mungkin: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Sekarang kamu mengambil kartu: dari deretan terbuka atau dari dek.
       *[other] Sekarang { $who } harus mengambil kartu: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Sekarang kamu meletakkan kartu: pilih kartunya dan petaknya.
       *[other] Sekarang { $who } harus meletakkan kartu, misalnya Go@1,0.
    }
reason-kingdoms-bad-action = Langkah ditulis sebagai kartu dan petak (Go@-1,2), petak (@1,0), kartu yang diambil (+Go atau +pile), dua kartu yang disimpan (=Go,Kn), atau salah satu kata use, pass, row, column, done.
reason-kingdoms-bad-card = Tulis kartu dengan kode faksinya, misalnya Go.
reason-kingdoms-bad-code = “{ $code }” bukan kode faksi: pakai satu huruf besar dan satu huruf kecil.
reason-kingdoms-bad-field = Tulis petak sebagai dua bilangan dari -99 sampai 99, misalnya -1,2.
reason-kingdoms-bad-knowledge = Yang diketahui pemain harus cocok dengan kartunya, dan ini tidak cocok.
reason-kingdoms-bad-tile = Tulis kartu di papan sebagai Go@1,0, jika perlu diikuti :A, :B, :AB, atau :down.
reason-kingdoms-bad-value = Ini harus { $right }.
reason-kingdoms-code-taken = Kode { $code } sudah dipakai { $owner }: pilih kode lain untuk { $other }.
reason-kingdoms-deal-of-what = Bersama pembagian kartu, sebutkan juga faksi yang dipakai.
reason-kingdoms-empty-pile = Dek sudah kosong.
reason-kingdoms-faction-twice = { $faction } disebut dua kali: setiap faksi hanya boleh sekali.
reason-kingdoms-far-away = { $field } tidak menyentuh kartu mana pun di papan.
reason-kingdoms-field-occupied = Di { $field } sudah ada kartu.
reason-kingdoms-field-taken = Ada dua kartu di petak { $field }.
reason-kingdoms-no-position = Posisi diawali kode faksi-faksinya, misalnya “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } tidak ada di deretan terbuka.
reason-kingdoms-nothing-asked = Dalam posisi ini tidak ada yang bisa ditanyakan: { $what }.
reason-kingdoms-number-of-factions = Permainan memakai { $right } faksi, bukan { $given }.
reason-kingdoms-only-corner = { $field } hanya menyentuh kartu di sudut: salah satu sisinya harus menempel.
reason-kingdoms-only-face-down = { $field } hanya menyentuh kartu tertutup.
reason-kingdoms-too-many = Di permainan ini hanya ada { $right } kartu { $card }.
reason-kingdoms-unknown-card = Tidak ada kartu { $card } di permainan ini.
reason-kingdoms-unknown-faction = Tidak ada faksi “{ $name }” di Claim Kingdoms. Pilih dari { $known }.
reason-kingdoms-wrong-hand = Di tangan paling banyak { $most } kartu.
reason-kingdoms-wrong-pile = Kartu ini tidak sama dengan isi dek.
reason-kingdoms-wrong-supply = Kursi { $seat } punya { $right } bidak seluruhnya, bukan { $given }.
reason-no-choice-Do = Di { $choice } tidak ada kartu bersebelahan yang kekuatannya bisa dipakai di sini.
reason-no-choice-Gi = Di { $choice } tidak ada kartu bersebelahan yang terbuka.
reason-no-choice-Gn = Di { $choice } tidak ada kartu bersebelahan yang belum kamu tempati.
reason-no-choice-Kn = Di { $choice } tidak ada kartu bersebelahan yang ditempati bidak lawan.
reason-no-choice-Se = { $choice } bukan dua kartu dari tanganmu atau dari yang kamu lihat.
reason-no-choice-Tr = Di { $choice } itu ada Troll lain, jadi tidak ada poin.
reason-no-choice-Un = Di { $choice } tidak ada bidak lawan di kartu yang belum kamu tempati.
reason-kingdoms-imagine-for-whom = Penonton tidak bermain: kemungkinan kartu hanya bisa dibayangkan dari sudut pandang sebuah kursi.
reason-kingdoms-imagine-when = Selama dek dikocok, tidak ada yang perlu dipikirkan.
reason-setup-players = { $game } adalah permainan untuk { $right } pemain, bukan { $given }.
reason-setup-places = { $game } dimainkan tanpa Bangunan dan Lanskap.
reason-setup-deck = { $game } selalu dimainkan dengan komponen yang sama: jangan sebutkan set kartu.
reason-setup-first = Di { $game } tidak ada yang mulai lebih dulu: jangan sebutkan kursi.
reason-game-taken = Sudah ada permainan lain “{ $name }”: pilih kode atau judul lain.

## Playing on a server.

reason-sign-in-first = Perkenalkan dirimu dulu: pilih nama, masuk, atau kirim token.
reason-wrong-password = Nama atau kata sandi salah.
reason-name-taken = Nama { $name } sudah dipakai.
reason-bad-name = Nama berisi 1 sampai { $most } huruf, digit, spasi, titik, tanda hubung, atau garis bawah.
reason-name-reserved = { $name } adalah nama bot, atau mirip dengannya: pilih nama lain.
reason-bad-password = Kata sandi berisi { $least } sampai { $most } karakter.
reason-already-account = Kamu sudah punya akun.
reason-no-account = Kamu belum punya akun.
reason-still-playing = Selesaikan dulu permainanmu yang sedang berjalan, atau menyerahlah.
reason-no-such-token = Token itu tidak ada.
reason-too-many-tokens = Tidak boleh lebih dari { $most } token sekaligus: hapus satu dulu.
reason-no-such-table = Meja itu tidak ada, atau meja itu pribadi dan kamu tidak diundang.
reason-game-not-found = Permainan itu tidak ada, atau pribadi dan kamu tidak diundang.
reason-no-such-player = Pemain itu tidak ada.
reason-seat-taken = Kursi { $seat } sudah terisi.
reason-table-full = Semua kursi sudah terisi.
reason-already-seated = Kamu sudah duduk di meja ini.
reason-not-seated = Kamu tidak duduk di meja ini.
reason-not-host = Hanya tuan rumah yang boleh melakukan ini.
reason-table-started = Permainan sudah dimulai, jadi ini tidak bisa diubah lagi.
reason-table-not-over = Permainan di meja ini belum selesai.
reason-table-closed = Meja ini sudah ditutup.
reason-seats-free = Masih ada kursi kosong: tunggu pemain lain, atau isi dengan bot.
reason-rated-without-bots = Permainan berperingkat hanya untuk manusia: bot tidak bisa ikut.
reason-no-opponent = Bot { $bot } tidak bisa menjadi lawan: pilih { $right }.
reason-too-many-tables = Kamu sudah duduk di { $most } meja: tinggalkan satu dulu.
reason-too-many-open-tables = Kamu sudah punya { $most } meja umum yang menunggu pemain: mulai atau tinggalkan satu dulu.
reason-other-commitment = Kata ini menjawab janji lain: lihat lagi mejanya, lalu berikan kata untuk pembagian kartu berikutnya.
reason-stale = Permainan sudah berlanjut: ini dipilih pada versi { $given }, padahal sekarang versi { $right }.
reason-future-version = Permainan baru sampai versi { $right }; versi { $given } belum ada.
reason-key-used = Kunci ini sudah dipakai untuk hal lain.
reason-bot-plays = Bot sedang bermain di kursimu: ambil alih dulu.
reason-no-bot-plays = Tidak ada bot yang bermain di kursi ini.
reason-no-offer = Tidak ada usulan yang bisa kamu jawab.
reason-offer-open = Sudah ada usulan yang menunggu jawaban.
reason-bad-offer = Kamu bisa mengusulkan “undo”, atau “stand-in” untuk kursi lain.
reason-nothing-to-undo = Kamu belum melakukan apa pun yang bisa diurungkan.
reason-undo-too-late = Ini tidak bisa diurungkan lagi: pemain lain sudah bertindak, atau ada kartu yang sudah terlihat.
reason-undo-too-often = Sudah terlalu sering mengurungkan di permainan ini: mulai sekarang setiap langkah berlaku.
reason-undo-rated = Dalam permainan berperingkat melawan bot, langkah tidak bisa diurungkan.
reason-undo-without-consent =
    { $seat ->
        [you] Bot sedang bermain untukmu dan tidak bisa menyetujui: langkah tidak bisa diurungkan.
       *[other] Bot sedang bermain untuk { $who } dan tidak bisa menyetujui: langkah tidak bisa diurungkan.
    }
reason-not-gone =
    { $seat ->
        [you] Kamu belum cukup lama membuat semua menunggu.
       *[other] { $who } belum cukup lama membuat semua menunggu.
    }
reason-running = Selama permainan berlangsung, kamu hanya bisa melihat ini dari kursimu sendiri.
reason-no-hints = Petunjuk hanya ada jika semua pemain lain bot dan permainannya tidak berperingkat.
reason-no-such-lesson = Tidak ada pelajaran “{ $name }”.
reason-too-many-reviews = Sudah ada { $most } ulasan yang sedang dibuat untukmu. Tunggu sampai salah satunya selesai.
reason-too-many-analyses = Sudah { $most } posisi yang sedang dianalisis, sebanyak yang sanggup dikerjakan server ini. Coba lagi sebentar lagi.
reason-no-such-moment = Tidak ada saat itu dalam permainan ini: ada { $most } langkah.
reason-lesson-over = Pelajaran ini sudah selesai: mulailah lagi untuk mencoba hal lain.
reason-malformed = Isinya tidak sesuai: { $what }
reason-bad-character = Teks ini berisi karakter yang tidak bisa disimpan.
reason-store-fails = Ini gagal disimpan, jadi tidak terjadi apa-apa. Coba lagi.
reason-store-corrupt = Basis data rusak.
reason-store-full = Disk tidak bisa menampung data lagi.
reason-store-locked = Program lain mengunci basis data.
reason-store-read-only = Basis data hanya bisa dibaca.
reason-store-frozen = Basis data tidak menjawab.
reason-too-fast = Terlalu banyak permintaan sekaligus: pelan-pelan saja.
reason-too-slow = Terlalu lama, jadi server menutup sambungan.
reason-too-many-connections = Terlalu banyak sambungan dari alamatmu. Tutup sebagian, lalu coba lagi.
reason-too-many-attempts = Kata sandi sudah terlalu sering salah. Tunggu beberapa menit, lalu coba lagi.
reason-server-full = Server sedang terlalu sibuk. Coba lagi sebentar lagi.
reason-head-too-long = Header permintaan terlalu panjang: paling banyak { $most } bita.
reason-address-too-long = Alamat permintaan terlalu panjang: paling banyak { $most } bita.
reason-body-too-long = Permintaan terlalu panjang: paling banyak { $most } bita.
reason-nested-too-deeply = JSON bersarang terlalu dalam.
reason-header-too-long = Header { $name } dalam rekaman terlalu panjang: paling banyak { $most } karakter.
reason-foreign-origin = Permintaan dari { $origin } tidak diterima di sini.
reason-not-found = Tidak ada apa-apa di sini.
reason-no-documentation = Server ini tidak memiliki dokumentasi: `make docs` membuatnya, dan paket yang dirilis sudah memuatnya.
reason-not-allowed = Itu tidak bisa dilakukan di sini.
reason-server-fault = Ada kesalahan di pihak kami. Kesalahannya tercatat di log server.
reason-shutting-down = Server sedang dimatikan: coba lagi sebentar lagi.
reason-setting-out-of-range = Pengaturan { $name } harus dari { $least } sampai { $most }, bukan { $given }.
reason-setting-too-small = Pengaturan { $name } harus paling sedikit { $least }, bukan { $given }.
reason-bad-origin = { $given } bukan asal (origin) yang sah: berikan skema dan host, misalnya https://example.org.
reason-bad-proxy = { $given } bukan alamat proksi: berikan alamat IP atau jaringan, misalnya 10.0.0.0/8.
reason-bad-database-url = Basis data harus berupa URL PostgreSQL, misalnya postgresql://user@host/name.
reason-sqlite-workers = Berkas SQLite hanya bisa melayani satu proses: untuk { $given } proses, pakai basis data PostgreSQL.
reason-no-such-host = Host { $host } tidak ditemukan: { $what }.
reason-port-taken = Port { $port } sudah dipakai: pilih --port lain, atau 0 untuk port kosong mana saja.
reason-cannot-listen = Server tidak bisa mendengarkan di { $host }, port { $port }: { $what }.
reason-bad-data-directory = Folder data { $path } tidak bisa dipakai: { $what }.
reason-database-fails = Basis data tidak bisa dipakai: { $what }.
reason-database-corrupt = Basis data { $path } rusak ({ $what }): pulihkan cadangan, atau lihat apa yang ditemukan `claimant admin check`.
reason-database-full = { $path } tidak bisa ditulis: disk tidak bisa menampung data lagi.
reason-database-locked = Basis data { $path } sedang dikunci program lain.
reason-database-read-only = Basis data { $path } hanya bisa dibaca: beri server izin menulis ke berkas itu dan direktorinya.
reason-not-a-store = { $path } bukan basis data Claimant.
reason-newer-database = Basis data ini dibuat oleh versi Claimant yang lebih baru: pasang versi itu.
reason-no-database = Tidak ada basis data di { $path }.
reason-file-exists = { $path } sudah ada: pilih nama lain, atau hapus dulu.
reason-database-exists = Sudah ada basis data di { $path }: --replace menggantinya dengan cadangan dan menyimpan yang lama di sebelahnya.
reason-database-not-empty = Basis data { $path } tidak kosong: pulihkan ke yang baru.
reason-cannot-replace = --replace hanya untuk berkas SQLite: dengan PostgreSQL, pulihkan ke basis data yang kosong.
reason-not-a-backup = { $path } bukan cadangan yang utuh: { $what }.
reason-cut-off-backup = { $path } bukan cadangan yang utuh: bagian akhirnya hilang.
reason-server-running = Sebuah server sedang memakai basis data { $path }: hentikan dulu.
reason-program-failed = { $program } gagal: { $what }
reason-program-missing = { $program } belum terpasang.
reason-bad-field = Isian “{ $name }” tidak ada, atau bukan { $right }.

## Matches of bots, and their files.

reason-bad-pairs = Jumlah pasangan harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-bad-deals = Jumlah pembagian kartu harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-balance-nothing = Sebutkan paling sedikit satu set kartu, faksi, atau tempat.
reason-balance-subject = Tidak ada set kartu, faksi, atau tempat “{ $name }”. Kata { $right } berarti semuanya.
reason-bad-processes = Jumlah proses harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-too-few-bots = Pertandingan membutuhkan paling sedikit dua bot.
reason-bot-twice = { $name } disebut dua kali. Dengan batas yang berbeda, { $name } dihitung sebagai dua bot: { $name }@100 { $name }@200.
reason-bad-limit = Tulis batas di belakang nama, dalam detik (regent@0.5s) atau langkah (regent@500).
reason-bot-failed = { $bot } gagal pada pasangan { $pair }, permainan { $game }, kursi { $seat }, melawan { $other } (benih acak { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Sebuah proses mati { $number } kali pada tugas yang sama. Mungkin memorinya kurang, atau ada skrip yang memulai proses tanpa memeriksa __main__.
reason-worker-version = Sebuah mesin memakai Claimant versi { $other }, sedangkan yang ini { $own }: pasang versi yang sama di semua mesin.
reason-no-dask = Kluster membutuhkan Dask: pasang claimant[cluster], misalnya dengan pip install "claimant[cluster]".
reason-no-cluster = Tidak ada penjadwal Dask di { $address }: { $what }
reason-no-workers = Penjadwal di { $address } belum punya mesin: jalankan dengan dask worker { $address }
reason-bad-shard = Tulis bagian rangkaian sebagai 2/5, yang kedua dari lima, bukan { $given }.
reason-seconds-on-cluster = { $bot } berpikir selama beberapa detik, padahal tidak semua mesin dalam kluster sama cepat: beri jumlah langkah, misalnya regent@500.
reason-no-such-game = Tidak ada permainan “{ $name }”: yang ada { $right }.
reason-extra-missing = Ini memerlukan { $packages }: pasang { $extra }.
reason-not-that-action = Aksi { $id } tidak diperbolehkan di sini: masker menunjukkan mana yang boleh.
reason-no-layout = Tidak ada observasi untuk permainan “{ $name }”, hanya untuk { $right }.
reason-bad-games = Jumlah permainan harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-no-bots = Harus ada yang bermain: sebutkan paling sedikit satu bot.
reason-table-kind = Nama berkas tabel harus berakhiran { $known }; “{ $name }” tidak.
reason-no-polars = Tabel .parquet membutuhkan polars: pasang claimant[lab], misalnya dengan pip install "claimant[lab]". Tabel .csv tidak membutuhkan apa-apa.
reason-exists = { $name } sudah ada: pilih nama lain, atau hapus dulu.
reason-not-empty = Folder { $name } tidak kosong: pilih folder lain.
reason-no-directory = Tidak ada folder { $name }.
reason-not-a-run = { $name } bukan berkas rangkaian.
reason-no-run = Berkas { $name } tidak ada.
reason-other-run = { $name } berisi rangkaian lain: pakai berkas lain.
reason-broken-line = Baris { $line } dari { $name } rusak: hapus baris itu, dan pembagian kartunya akan dimainkan lagi.

## Reviews and puzzles.

reason-bad-annotation = Ulasan dalam catatan ini tidak dapat dibaca: tulis ulang dengan `claimant review FILE --output`.
reason-puzzle-unknown = Tidak ada teka-teki { $puzzle }.
reason-puzzle-deck = Tidak ada teka-teki untuk dek { $deck }: pilih { $right }.
reason-puzzle-over = Teka-teki ini sudah selesai.
reason-puzzle-none = Tidak ada lagi teka-teki seperti itu yang belum kamu coba.
reason-no-such-exercise = Ini bukan salah satu latihanmu.
reason-bad-training = Ini bukan file latihan versi ini.
