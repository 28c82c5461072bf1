### Why something is not possible, and what powers remark on a result, by the codes of the reasons.


## Words that stand in for what a reason carries in English.

word-play = memainkan
word-take = mengambil
word-choose = memilih
word-name = menyebut
word-draw = menarik kartu
word-building = Bangunan
word-landscape = Lanskap
word-both = keduanya
word-none = tidak ada
word-row = baris
word-column = kolom
word-or = atau
word-and = dan
word-phase-1 = Tahap Pertama
word-phase-2 = Tahap Kedua
word-scoring = penghitungan skor
word-seats-once = setiap kursi satu kali
word-saved-object = seharusnya sebuah objek
word-saved-headers = headers adalah objek berisi teks
word-saved-deal = deal memasangkan nama dengan daftar kartu
word-saved-moves = moves adalah daftar
word-saved-move = satu langkah adalah sebuah objek
word-saved-texts = nama, kartu, langkah dan komentar adalah teks
word-no-card-on-board = tidak ada kartu di papan
word-no-card-here = tidak ada kartu terbuka di sini
word-nobody-looks = tidak ada yang melihat kartu
word-nothing-to-choose = tidak ada yang bisa dipilih
word-no-field = tidak ada petak untuk meletakkan kartu
word-no-card-to-play = kursi yang bergiliran tidak punya kartu
word-no-figure-to-play = kursi yang bergiliran tidak punya bidak
word-no-power = tidak ada kekuatan yang sedang dipakai
word-other-power = kartu yang diletakkan punya kekuatan lain
word-not-drawn = kekuatan yang tidak dipakai belum mengambil kartu

## Playing.

reason-game-over = Permainan selesai.
reason-game-not-over = Permainan belum selesai: belum ada hasil.
reason-no-such-seat = Tidak ada kursi { $seat }: kursinya 0 sampai { $last }.
reason-not-your-turn = Bukan giliran kursi { $seat }, melainkan kursi { $right }.
reason-not-in-hand = Kursi { $seat } tidak memegang { $card }.
reason-already-chosen = Kursi { $seat } sudah memilih { $card }.
reason-must-follow = Trick ini dipimpin dengan { $led }, dan kursi { $seat } punya kartu faksi ini: { $faction }. Salah satunya harus dimainkan, atau kartu yang boleh menggantikannya.
reason-not-offered = { $card } tidak bisa dipilih sekarang. Yang bisa: { $right }.
reason-wrong-kind = Kursi { $seat } diminta hal lain: “{ $right }”, bukan “{ $given }”.

## What places remark.

reason-bridge = { $place }: { $winner } punya { $most } set lengkap, { $loser } hanya { $fewer }.
reason-castle = { $place }: { $winner } memenangkan { $most } kartu, { $loser } hanya { $fewer }.
reason-monastery = { $place }: { $loser } punya { $most } kartu, paling sedikit dua kali lipat dari { $winner } dengan { $fewer }, dan kalah.
reason-dungeon = { $place }: trick terakhir tahap { $phase } memberi { $seat } satu suara tambahan.
reason-lighthouse = { $place }: { $seat } yang pertama memenangkan { $number } kartu faksi ini di Tahap Kedua: { $faction }.
reason-card-culled = { $place }: { $number } kartu dibuang sebelum penghitungan skor: { $cards }.
reason-cards-culled = { $place }: { $number } kartu dibuang sebelum penghitungan skor: { $cards }.

## Setting up.

reason-advised-against = Dengan { $players } pemain, buku aturan tidak menyarankan faksi ini: { $faction }.
reason-bad-code = “{ $code }” bukan kode faksi: kodenya satu huruf besar dan satu huruf kecil.
reason-bad-place-code = “{ $code }” bukan kode tempat: kodenya satu kata dengan tiga huruf atau lebih, huruf pertamanya besar.
reason-bad-place-kind = “{ $kind }” bukan jenis tempat: yang ada Bangunan dan Lanskap.
reason-bad-players = Jumlah pemain ditulis dengan angka.
reason-bad-seconds = Batas waktu adalah jumlah detik di atas 0, bukan { $given }.
reason-bad-steps = Batas langkah adalah bilangan bulat di atas 0, bukan { $given }.
reason-bad-values = { $faction } punya kartu dengan angka { $given }: angka kartu adalah bilangan bulat dari 0 sampai { $most }.
reason-code-taken = Kode { $code } sudah dipakai { $faction }: pilih kode lain untuk { $other }.
reason-draw-and-deal = Tempat Ajaib diundi dari benih acak: jika pembagian kartu diberikan, sebutkan tempatnya.
reason-faction-not-in-play = Faksi ini tidak ikut bermain: { $faction }.
reason-faction-twice = { $faction } disebut dua kali: setiap faksi paling banyak sekali dalam set kartu.
reason-no-places = Tempat Ajaib untuk { $right } pemain; dengan { $players } tidak ada.
reason-not-one-pair = Set kartu berisi tepat satu pasangan faksi yang utuh: { $pairs }. Yang ini berisi: { $given }.
reason-seed-and-deal = Berikan benih acak atau pembagian kartu, jangan keduanya.
reason-seed-out-of-range = Benih acak { $seed } di luar batas: pakai bilangan bulat dari 0 sampai 2^64 - 1.
reason-solve-phase-2 = Hanya Tahap Kedua yang bisa dihitung tuntas, karena semua kartu bisa diketahui; ini Tahap Pertama.
reason-solve-two-players = Hanya permainan dua pemain yang bisa dihitung tuntas; yang ini { $players } pemain.
reason-too-many-places = Jenis tempat ini paling banyak satu: { $kind }. Yang disebut: { $given }.
reason-too-many-players = { $faction }: paling banyak { $most } pemain, bukan { $players }. Pilih faksi lain.
reason-unknown-deck = Tidak ada set kartu “{ $name }”. Set yang siap pakai: { $known }. Atau sebutkan faksinya, misalnya “Go Kn Un Dw Do”.
reason-unknown-draw = Tempat Ajaib tidak bisa diundi sebagai “{ $name }”, hanya sebagai: { $known }.
reason-unknown-faction = Tidak ada faksi “{ $name }”. Yang dikenal: { $known }.
reason-unknown-place = Tidak ada tempat “{ $name }”. Yang dikenal: { $known }.
reason-wrong-kind-of-place = { $place } jenisnya lain: { $kind }. Yang diminta: { $wanted }.
reason-wrong-number-of-cards = { $faction } akan membawa { $given } kartu ke set kartu; faksi di luar pasangan membawa { $right }.
reason-wrong-number-of-factions = Set kartu untuk { $players } pemain berisi satu pasangan dan { $right } faksi sepuluh kartu. Selain pasangan, yang ini berisi: { $given }.
reason-wrong-number-of-players = Claim dimainkan oleh { $right } pemain, bukan { $players }.
reason-wrong-size-of-pair = { $pair } akan membawa { $given } kartu ke set kartu; satu pasangan membawa { $right }.
reason-unknown-bot = Tidak ada bot { $name }: bot yang ada { $right }.
reason-bad-bot-name =
    “{ $name }” bukan nama bot: pakai huruf kecil, angka dan tanda hubung, diawali huruf, paling banyak { $most } karakter.
reason-bot-name-taken = Bot { $bot } sudah dibuat oleh { $maker }: pilih nama lain untuk { $other }.
reason-bot-cannot-play = Bot { $bot } tidak bermain { $game }, hanya { $right }.
reason-bot-not-made = Bot { $bot } tidak bisa dibuat: { $error }
reason-not-importable =
    Proses lain tidak bisa menemukan { $thing }: definisikan di tingkat teratas berkas modul yang bisa mereka impor, atau mainlah dalam satu proses.
reason-no-plugin =
    Tidak ada modul “{ $name }” untuk dimuat sebagai plugin: tulis namanya seperti pada import, misalnya my_faction untuk berkas my_faction.py.
reason-plugin-failed = Plugin { $name } tidak bisa dimuat: { $error }
reason-bad-lessons = Pelajaran di { $file } tidak bisa dibaca: { $error }
reason-bad-lesson = Pelajaran { $lesson } di { $file } tidak bisa dipakai: { $error }

## Reading and writing records and positions.

reason-bad-action = Aksi adalah kartu yang dimainkan (Go5), diambil (+Go5 atau +deck) atau dipilih (-Go5), atau faksi yang disebut (@Go).
reason-bad-card = Kartu ditulis dengan kode faksi dan angkanya, misalnya Go5.
reason-bad-comment = Komentar tidak boleh berisi kurung kurawal atau ganti baris.
reason-bad-header = Kepala rekaman ditulis [Name "teks"], dengan \" untuk tanda kutip di dalam teks.
reason-bad-header-name = Nama kepala rekaman hanya berisi huruf, huruf pertamanya besar.
reason-bad-header-text = Kepala rekaman { $name } tidak boleh berisi ganti baris.
reason-bad-line = Di sini seharusnya ada baris yang dimulai dengan “{ $right }”.
reason-bad-mark = “{ $mark }” tidak menunjukkan siapa yang tahu kartu: * berarti semua, huruf berarti kursi.
reason-bad-move = Aksi dalam rekaman ditulis dengan kursinya, misalnya A:{ $example }.
reason-chance-missing = Di sini nasib yang bertindak: apa yang dilakukannya (chance:…) tidak ada.
reason-line-unfinished = Semua yang dilakukan pada “{ $label }” ditulis dalam satu baris.
reason-no-chance = Di sini nasib tidak bertindak.
reason-bad-number = Di sini diperlukan bilangan bulat dari { $least } sampai { $most }.
reason-bad-seat = Kursi ditulis dengan salah satu huruf { $right }.
reason-cards-missing = Kartu ini tidak ada di mana pun: { $cards }. Dalam sebuah posisi setiap kartu punya tempat.
reason-cards-nowhere = Tampilan ini tidak menunjukkan di mana kartu ini berada: { $cards }.
reason-comment-before-words = Komentar ditulis setelah kata yang dibahasnya.
reason-deal-card = { $card } tidak bisa dibagikan kepada { $whom }.
reason-deal-count = { $whom } mendapat { $right } kartu; di sini ada { $given }.
reason-deal-late = Pembagian kartu ditulis sebelum semua aksi.
reason-deal-missing = Pembagian kartu untuk { $whom } tidak ada.
reason-deal-not-codes = Pembagian kartu memberi setiap tempat (A, deck, …) teks berisi kode kartu yang dipisah spasi.
reason-deal-twice = Pembagian kartu untuk { $whom } ditulis dua kali.
reason-deal-unknown = Kartu dibagikan kepada { $right }; “{ $whom }” tidak termasuk.
reason-deck-in-phase-2 = Setelah Tahap Pertama dek dan hadiah habis; di sini tersisa { $given } kartu.
reason-early-result = Kepala rekaman menyebut pemenang, padahal permainan belum selesai.
reason-header-after-body = Kepala rekaman ditulis sebelum yang lain.
reason-header-missing = Kepala rekaman { $name } tidak ada.
reason-header-twice = Kepala rekaman { $name } ditulis dua kali.
reason-no-options = Di sini diperlukan paling sedikit satu pilihan.
reason-no-position = Posisi dimulai dengan kode faksinya, misalnya “Go Kn Un Dw Do | …”.
reason-no-record = Permainan yang dimulai dari sebuah posisi tidak punya rekaman: pembagian kartunya tidak diketahui.
reason-no-winner = Kartu hanya diambil setelah trick dimenangkan: sebutkan oleh siapa, dan siapa yang sudah mengambil.
reason-nobody-to-play = Kursi yang harus bermain tidak punya kartu di tangan.
reason-not-in-order = Kartu dimainkan searah jarum jam mulai dari Pemimpin.
reason-not-saved = Ini bukan permainan tersimpan dalam JSON: { $what }.
reason-other-game = Ini rekaman “{ $game }”, bukan { $right }.
reason-position-too-long = Posisi paling banyak { $most } karakter; yang ini { $given }.
reason-record-too-long = Rekaman paling banyak { $most } karakter; yang ini { $given }.
reason-rules-version = Rekaman ini mengikuti aturan versi { $given }; yang dikenal versi { $right }.
reason-section-twice = Bagian “{ $word }” ditulis dua kali.
reason-stray-brace = Komentar adalah teks di antara { "{" } dan { "}" } dalam satu baris, tanpa kurung kurawal di dalamnya.
reason-too-many-of-card = Dalam permainan ini { $card } hanya ada { $right }.
reason-trick-is-full = Semua sudah bermain dalam trick ini: seharusnya diminta hal lain.
reason-two-comments = Satu kata paling banyak punya satu komentar.
reason-unequal-hands = Di Tahap Pertama sisa trick semua pemain sama; di sini: { $given }.
reason-unknown-card = Tidak ada kartu { $card } dalam permainan ini.
reason-unknown-power = Tidak ada kekuatan { $code } dalam permainan ini.
reason-unknown-section = “{ $word }” bukan awal bagian sebuah posisi.
reason-unknown-step = Langkahnya salah satu dari: { $right }.
reason-unplayable = Posisi ini tidak bisa muncul dalam permainan: tidak bisa dimainkan sampai akhir.
reason-wrong-number-of-values = Bagian ini berisi { $right } nilai.
reason-wrong-result = Menurut kepala rekaman { $given } menang; menurut aturan { $right }.
reason-wrong-size-of-deck = Di Tahap Pertama, dek dan hadiah berisi satu kartu untuk setiap kursi dan sisa trick: { $right }, bukan { $given }.

## Claim Kingdoms.

reason-kingdoms-asked-about-power = Sekarang kursi { $seat } memutuskan tentang kekuatan ini: { $power }. Pilihannya: { $right }.
reason-kingdoms-asked-to-draw = Sekarang kursi { $seat } mengambil kartu. Pilihannya: { $right }.
reason-kingdoms-asked-to-place = Sekarang kursi { $seat } meletakkan kartu, misalnya Go@1,0.
reason-kingdoms-bad-action = Aksi adalah kartu dan petak (Go@-1,2), petak (@1,0), kartu yang diambil (+Go atau +pile), dua kartu yang disimpan (=Go,Kn), atau salah satu kata use, pass, row, column, done.
reason-kingdoms-bad-card = Kartu ditulis dengan kode faksinya, misalnya Go.
reason-kingdoms-bad-code = “{ $code }” bukan kode faksi: dua huruf, huruf pertamanya besar.
reason-kingdoms-bad-field = Petak ditulis sebagai dua bilangan dari -99 sampai 99, misalnya -1,2.
reason-kingdoms-bad-knowledge = Yang diketahui harus cocok dengan kartunya: ini tidak cocok.
reason-kingdoms-bad-tile = Kartu di papan ditulis Go@1,0, diikuti :A, :B, :AB atau :down.
reason-kingdoms-bad-value = Di sini diperlukan salah satu dari: { $right }.
reason-kingdoms-code-taken = Kode { $code } sudah dipakai { $faction }: pilih kode lain untuk { $other }.
reason-kingdoms-deal-of-what = Untuk pembagian kartu harus disebut faksi mana yang ikut.
reason-kingdoms-empty-pile = Tumpukan sudah kosong.
reason-kingdoms-faction-twice = { $faction } disebut dua kali: setiap faksi paling banyak ikut sekali.
reason-kingdoms-far-away = { $field } tidak menyentuh kartu di papan.
reason-kingdoms-field-occupied = Di { $field } sudah ada kartu.
reason-kingdoms-field-taken = Ada dua kartu di petak { $field }.
reason-kingdoms-no-position = Posisi dimulai dengan kode faksinya, misalnya “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } tidak ada di deretan terbuka.
reason-kingdoms-nothing-asked = Dalam posisi ini tidak ada yang bisa diminta: { $what }.
reason-kingdoms-number-of-factions = Permainan memakai { $right } faksi; di sini ada { $given }.
reason-kingdoms-only-corner = { $field } hanya menyentuh kartu di sudut: satu sisi penuh harus bersentuhan.
reason-kingdoms-only-face-down = { $field } hanya menyentuh kartu tertutup.
reason-kingdoms-too-many = Dalam permainan ini { $card } hanya ada { $right }.
reason-kingdoms-unknown-card = Tidak ada kartu { $card } dalam permainan ini.
reason-kingdoms-unknown-faction = Tidak ada faksi “{ $name }” di Claim Kingdoms. Yang dikenal: { $known }.
reason-kingdoms-wrong-hand = Di tangan paling banyak { $most } kartu.
reason-kingdoms-wrong-pile = Ini bukan urutan kartu di tumpukan.
reason-kingdoms-wrong-supply = Kursi { $seat } punya { $right } bidak seluruhnya; di sini ada { $given }.
reason-no-choice-Do = Di { $choice } tidak ada kartu bersebelahan yang kekuatannya bisa dipakai di sini.
reason-no-choice-Gi = Di { $choice } tidak ada kartu bersebelahan yang terbuka.
reason-no-choice-Gn = Di { $choice } tidak ada kartu bersebelahan tanpa bidakmu.
reason-no-choice-Kn = Di { $choice } tidak ada kartu bersebelahan dengan bidak lawan.
reason-no-choice-Se = { $choice } bukan dua dari kartu di tanganmu atau yang kamu lihat.
reason-no-choice-Tr = Di { $choice } itu ada Troll lain: tidak ada poin.
reason-no-choice-Un = Di { $choice } tidak ada bidak lawan tanpa bidakmu.
reason-kingdoms-imagine-for-whom = Penonton tidak bermain: hanya dari yang dilihat sebuah kursi orang bisa membayangkan kelanjutannya.
reason-kingdoms-imagine-when = Selama tumpukan dikocok, tidak ada yang perlu dipikirkan.
reason-setup-players = { $game } adalah permainan untuk { $right } pemain, bukan { $given }.
reason-setup-places = { $game } dimainkan tanpa Bangunan dan Lanskap.
reason-setup-deck = { $game } selalu dimainkan dengan komponen yang sama: jangan sebutkan dek.
reason-setup-first = Dalam { $game } tidak ada yang mulai lebih dulu: jangan sebutkan kursi.
reason-game-taken = Sudah ada permainan lain “{ $name }”: pilih kode atau judul lain.

## Playing on a server.

reason-sign-in-first = Perkenalkan dirimu dulu: pilih nama, masuk, atau kirim token.
reason-wrong-password = Nama dan kata sandi tidak cocok.
reason-name-taken = Nama { $name } sudah dipakai.
reason-bad-name = Nama berisi 1 sampai { $most } huruf, angka, spasi, titik, tanda hubung atau garis bawah.
reason-bad-password = Kata sandi berisi { $least } sampai { $most } karakter.
reason-already-account = Kamu sudah punya akun.
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
reason-not-host = Hanya pembuka meja yang boleh melakukan ini.
reason-table-started = Permainan sudah dimulai: ini tidak bisa diubah lagi.
reason-table-not-over = Permainan di meja ini belum selesai.
reason-table-closed = Meja ini sudah ditutup.
reason-seats-free = Masih ada kursi kosong: tunggu pemain, atau biarkan bot duduk.
reason-rated-without-bots = Permainan berperingkat dimainkan oleh manusia: jangan dudukkan bot.
reason-no-opponent = Bot { $bot } bukan lawan: pilihlah salah satu dari { $right }.
reason-too-many-tables = Kamu sudah duduk di { $most } meja: tinggalkan satu dulu.
reason-bad-word = Kata untuk pengocokan paling banyak { $most } karakter.
reason-stale = Permainan sudah berlanjut: ini dipilih pada versi { $given }, dan sekarang versi { $right }.
reason-future-version = Permainan ada di versi { $right }; versi { $given } belum tiba.
reason-key-used = Kunci ini sudah dipakai untuk hal lain.
reason-bot-plays = Sekarang bot bermain di kursimu: ambil alih dulu.
reason-no-bot-plays = Tidak ada bot yang bermain di kursi ini.
reason-no-offer = Tidak ada tawaran yang bisa kamu jawab.
reason-offer-open = Sudah ada tawaran di meja.
reason-bad-offer = Yang bisa ditawarkan: “undo”, atau “stand-in” untuk kursi lain.
reason-nothing-to-undo = Kamu belum melakukan apa pun yang bisa diurungkan.
reason-undo-too-late = Ini tidak bisa diurungkan: pemain lain sudah bertindak, atau sesuatu sudah terlihat.
reason-undo-rated = Dalam permainan berperingkat melawan bot tidak ada yang diurungkan.
reason-not-gone = Kursi { $seat } belum cukup lama membuat meja menunggu.
reason-running = Selama permainan berjalan, ini hanya bisa dilihat dari kursi sendiri.
reason-no-hints = Petunjuk hanya diberikan jika semua yang lain bot dan permainan tidak berperingkat.
reason-no-such-lesson = Tidak ada pelajaran “{ $name }”.
reason-lesson-over = Pelajaran ini sudah selesai: mulailah lagi untuk mencoba hal lain.
reason-malformed = Bukan ini yang diharapkan di sini: { $what }
reason-store-fails = Ini tidak bisa disimpan, jadi tidak terjadi. Cobalah lagi.
reason-too-fast = Terlalu banyak sekaligus: pelan-pelan saja.
reason-foreign-origin = Permintaan dari { $origin } tidak diterima di sini.
reason-not-found = Tidak ada apa-apa di sini.
reason-not-allowed = Itu tidak bisa dilakukan di sini.
reason-server-fault = Ada kesalahan di pihak kami. Kesalahan itu tercatat di log server.
reason-shutting-down = Server sedang dimatikan: kembalilah sebentar lagi.
reason-setting-out-of-range = Pengaturan { $name } harus antara { $least } dan { $most }, bukan { $given }.
reason-setting-too-small = Pengaturan { $name } harus paling sedikit { $least }, bukan { $given }.
reason-bad-origin = { $given } bukan asal yang sah: berikan skema dan host, misalnya https://example.org.
reason-bad-database-url = Basis data harus berupa URL PostgreSQL, misalnya postgresql://user@host/name.
reason-sqlite-workers = Satu berkas SQLite melayani satu proses; untuk { $given } pakailah basis data PostgreSQL.
reason-no-such-host = Host { $host } tidak ditemukan: { $what }.
reason-port-taken = Port { $port } sudah dipakai: berikan --port lain, atau 0 untuk port bebas mana pun.
reason-cannot-listen = Server tidak bisa mendengarkan di { $host }, port { $port }: { $what }.
reason-bad-data-directory = Direktori data { $path } tidak bisa dipakai: { $what }.
reason-database-fails = Basis data tidak bisa dipakai: { $what }.
reason-newer-database = Basis data ini dibuat oleh versi Claimant yang lebih baru: pasanglah versi itu.
reason-no-database = Tidak ada basis data di { $path }.
reason-file-exists = { $path } sudah ada: pilih nama lain, atau hapus dulu.
reason-not-a-backup = { $path } bukan cadangan yang utuh: { $what }.
reason-server-running = Sebuah server sedang memakai basis data ini: hentikan dulu.
reason-program-failed = { $program } gagal: { $what }
reason-bad-field = Dalam data ini { $name } tidak ada, atau bukan { $right }.

## Matches of bots, and their files.

reason-bad-pairs = Jumlah pasangan adalah bilangan bulat di atas 0, bukan { $given }.
reason-bad-processes = Jumlah proses adalah bilangan bulat di atas 0, bukan { $given }.
reason-too-few-bots = Pertandingan memerlukan paling sedikit dua bot.
reason-bot-twice = { $name } disebut dua kali; dengan dua batas jadinya dua bot: { $name }@100 { $name }@200.
reason-bad-limit = Batas di belakang nama ditulis dalam detik (regent@0.5s) atau langkah (regent@500).
reason-bot-failed = { $bot } gagal pada pasangan { $pair }, permainan { $game }, kursi { $seat }, melawan { $other } (benih acak { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Sebuah proses mati. Apakah memori kurang, atau apakah sebuah skrip memulai proses tanpa memeriksa apakah ia __main__?
reason-no-such-game = Tidak ada permainan “{ $name }”: yang ada { $right }.
reason-table-kind = Tabel ditulis sebagai { $known }, menurut akhir namanya; “{ $name }” bukan salah satunya.
reason-no-polars = Tabel .parquet memerlukan polars: pasang claimant[lab], misalnya dengan pip install "claimant[lab]". Sebagai .csv tidak perlu apa-apa.
reason-exists = { $name } sudah ada: pilih nama lain, atau hapus dulu.
reason-not-empty = { $name } bukan folder kosong: pilih yang lain untuk rekaman.
reason-no-directory = Tidak ada folder { $name }.
reason-other-match = { $name } berisi pertandingan lain, bukan yang akan dimainkan: pakai folder lain.
reason-broken-line = Baris { $line } dari { $name } rusak: hapus baris itu, dan pembagiannya dimainkan lagi.
