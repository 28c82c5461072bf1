### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Cara pakai:
help-commands = Perintah
help-arguments = Argumen
help-parameters = Opsi
help-default = bawaan: { $value }
help-variable = lingkungan: { $names }
help-required = wajib
help-help = Tampilkan bantuan ini.
help-version = Tampilkan versinya.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMEN
value-bots = BOT
value-command = PERINTAH
value-dir = FOLDER
value-file = BERKAS
value-float = ANGKA
value-int = ANGKA
value-name = NAMA
value-options = OPSI
value-part = BAGIAN
value-path = FOLDER
value-position = POSISI
value-record = REKAMAN
value-source = BERKAS
value-str = TEKS
value-target = BERKAS

## The commands and their options.

command-claimant =
    Mainkan permainan kartu Claim dan Claim Kingdoms, bagikan, putar ulang, dan pelajari.

    Setiap perintah punya --help sendiri. Semuanya menerima --language (de, en, es, id, atau nl) dan --plugin MODUL, yaitu modul Python dengan faksi, tempat, atau bot buatanmu; boleh lebih dari satu.
command-play =
    Main melawan komputer.

    Ketik nomor atau kode kartu. Ada petunjuk, langkah bisa diurungkan, dan { "?" } menampilkan yang lainnya.
command-play-bot = Lawanmu: `claimant bots` menampilkan daftarnya. Sebutkan satu untuk semua kursi lain, atau satu untuk tiap kursi, searah jarum jam dari kursimu.
command-play-seat = Kursimu: A, B, C, atau D. Berempat, A dan C satu tim. Siapa yang mulai tergantung benih acak.
command-play-save = Simpan permainan di berkas baru ini sejak kartu pertama.
command-play-resume = Lanjutkan permainan di berkas ini, di kursi yang sama melawan bot yang sama, dan simpan di sana.
command-bots = Tampilkan daftar bot, dari yang lemah sampai yang kuat, lalu bot dari plugin.
command-factions = Tampilkan faksi sebuah permainan: kartunya dan kekuatannya.
command-faction = Jelaskan satu faksi.
command-faction-name = Nama atau kodenya, misalnya { faction-Un } atau Un.
command-places = Tampilkan Tempat Ajaib: Bangunan, Lanskap, dan apa yang diubahnya.
command-place = Jelaskan satu Tempat Ajaib.
command-place-name = Namanya, misalnya { place-Tower } atau { place-Peaks }.
command-decks = Tampilkan set kartu siap pakai: dari kotaknya dan buatan kami.
command-deal = Bagikan kartu dan tulis rekamannya.
command-deal-lead = Siapa yang memimpin trick pertama atau mendapat giliran pertama: A, B, C, atau D. Kalau tidak disebut, diundi.
command-deal-output = Tulis ke berkas baru ini.
command-replay =
    Periksa rekaman dan ceritakan seluruh permainan, lengkap dengan penjelasan hasilnya.

    Rekaman itu sendiri menyebutkan permainannya.
command-replay-show = Untuk permainan dengan papan, gambar papannya setelah setiap giliran, bukan hanya di akhir.
command-solve =
    Pecahkan posisi Tahap Kedua Claim untuk dua pemain: nilai setiap kartu dan lanjutan terbaiknya.

    Pemecahnya melihat semua kartu.
command-solve-position = Posisi di dalam tanda kutip, atau berkas berisi posisi atau rekaman; - membaca masukan standar. Rekaman dipecahkan dari posisi terakhirnya; permainan yang sudah selesai dari awal Tahap Kedua.
command-solve-seconds = Jangan berpikir lebih lama dari ini.
command-solve-nodes = Jangan melihat lebih banyak posisi dari ini.
command-hint =
    Tanyakan kepada bot apa yang akan dilakukannya, dan alasannya.

    Bot hanya melihat apa yang bisa dilihat pemain itu.
command-hint-position = Posisi di dalam tanda kutip, atau berkas berisi posisi atau rekaman; - membaca masukan standar.
command-hint-seat = Siapa yang diberi saran; kalau tidak disebut, yang sedang mendapat giliran.
command-hint-bot = Siapa yang memberi saran: `claimant bots` menampilkan daftarnya. Kalau tidak disebut, yang terkuat, yang tidak pernah salah begitu semua kartu diketahui.
command-hint-seconds = Berpikir kira-kira selama ini, bukan selama biasanya.
command-simulate =
    Mainkan banyak permainan dengan langkah acak yang boleh, lalu hitung siapa yang menang.

    Tempat acak diundi untuk setiap permainan; begitu juga faksi Claim Kingdoms kalau tidak kamu sebutkan.
command-simulate-games = Berapa banyak, paling banyak sepuluh juta.
command-arena =
    Adu bot, setiap pembagian kartu dari semua kursi, dan lihat siapa yang lebih kuat.

    Dengan lebih dari dua bot, semua melawan semua. Set kartunya boleh `random`: yang baru untuk setiap pembagian.

    Ctrl-C berhenti, menampilkan yang sudah dimainkan, dan berkasnya tetap utuh.
command-arena-bots = Dua atau lebih, sebelum semua opsi. Batas boleh ditulis di belakang nama: regent@0.5s atau regent@200.
command-arena-pairs = Berapa pembagian kartu. Masing-masing dimainkan dua kali dengan kursi ditukar; bertiga, tiga kali.
command-arena-seconds = Berapa lama bot yang mencari boleh memikirkan satu langkah, menggantikan batas biasanya.
command-arena-steps = Berapa langkah pencarian. Dengan batas ini, benih acak yang sama memberi permainan yang sama lagi.
command-arena-processes = Berapa permainan berjalan bersamaan; kalau tidak disebut, satu untuk setiap inti prosesor.
command-arena-records = Simpan rekaman setiap permainan di folder baru ini.
command-arena-table = Simpan satu baris untuk setiap permainan di berkas baru ini, .csv atau .parquet.
command-verify =
    Periksa apakah kartu sebuah permainan dari server dibagikan seperti yang dijanjikan.

    Bandingkan janji yang tampil dengan yang kamu lihat sebelum kartu pertama.
command-doctor = Periksa instalasi ini: versi, terkompilasi atau tidak, bagian tambahan, dan apakah permainan bisa dimainkan.
command-doctor-require = Gagal kalau salah satu ini tidak ada: compiled, client, compiler, atau tambahan seperti server.
command-serve =
    Jalankan server permainan sampai kamu hentikan.

    Setiap opsi juga bisa berasal dari lingkungan, misalnya CLAIMANT_PORT, atau dari tabel [server] di berkas TOML: claimant.toml di folder kerja, atau yang disebut CLAIMANT_CONFIG.
command-serve-open = Buka halamannya di peramban begitu server siap.
command-admin = Urus basis data server permainan.
command-admin-backup = Tulis salinan lengkap basis data ke berkas baru; server boleh sedang berjalan.
command-admin-backup-target = Berkas barunya.
command-admin-restore = Pulihkan cadangan di tempat yang belum ada basis datanya.
command-admin-restore-source = Cadangannya.
command-admin-check = Putar ulang setiap permainan di basis data dan sebutkan yang salah.
option-at = Lihat rekaman setelah sekian aksi.
option-bot-processes = Berapa proses yang berpikir untuk bot, bagi setiap proses kerja.
option-building = Main dengan Bangunan ini; `claimant places` menampilkan daftarnya. Hanya berdua.
option-data = Folder untuk data.
option-database = Alamat PostgreSQL; kalau tidak disebut, berkas SQLite di folder data.
option-deck = Set kartu siap pakai (`claimant decks` menampilkan daftarnya), atau nama atau kode faksinya. Claim Kingdoms memakai tujuh faksi, dan mengundinya kalau tidak kamu sebutkan.
option-file = Rekamannya, sebagai teks atau JSON; - membaca masukan standar.
option-frames-per-second = Berapa pesan yang boleh dikirim satu koneksi, rata-rata; empat kali lipat sekaligus.
option-game = Claim, atau Claim Kingdoms dengan kartu dan bidak di papan, atau permainan dari plugin.
option-host = Alamat tempat server mendengarkan.
option-json = Tulis JSON, untuk dibaca program.
option-landscape = Main dengan Lanskap ini. Hanya berdua.
option-live-patience = Setelah berapa detik bot boleh menggantikan pemain yang diam, di permainan langsung.
option-origins = Dari mana halaman boleh datang, selain alamat server sendiri, misalnya https://example.org.
option-players = Berdua saling berhadapan, bertiga sendiri-sendiri, atau berempat dalam dua tim.
option-plugin = Modul Python dengan faksi, tempat, bot, atau pelajaran buatanmu.
option-port = Port tempat server mendengarkan; 0 memakai yang kosong.
option-random-places = Undi tempatnya.
option-requests-per-minute = Berapa permintaan yang boleh dibuat satu pemain, atau satu alamat tanpa pemain.
option-rooms-in-memory = Berapa permainan yang tetap di memori; yang lain diambil saat ada yang datang.
option-secure-cookies = Kirim cookie hanya lewat HTTPS. Pakai ini kalau server berada di belakang TLS.
option-seed = Benih acak yang sama memberi permainan yang sama lagi; tanpa itu, semuanya acak.
option-sign-ins-per-minute = Seberapa sering satu alamat boleh memilih nama, masuk, atau membuat akun.
option-unhurried-patience = Sama, untuk permainan beberapa hari.
option-workers = Berapa proses yang melayani; lebih dari satu membutuhkan PostgreSQL.

## What cannot be understood or done.

stopped = Dihentikan.
language-unknown = Tidak ada teks dalam { $language }. Pilih { $right }.
missing-language = --language membutuhkan bahasa, misalnya --language id.
missing-plugin = --plugin membutuhkan nama modul, misalnya --plugin my_faction.
not-expected = Ini tidak diharapkan di sini: { $words }
no-such-command = Tidak ada perintah { $word }.
no-such-option = Tidak ada opsi { $word } di sini.
did-you-mean = Maksudmu { $word }?
help-is-there = Lihat { $command }.
argument-missing = { $name } belum ada.
value-missing = { $option } membutuhkan nilai.
given-twice = { $option } hanya boleh ditulis sekali.
not-a-whole-number = { $option } membutuhkan bilangan bulat, bukan “{ $value }”.
not-a-number = { $option } membutuhkan bilangan, bukan “{ $value }”.
bad-value = { $option } tidak bisa “{ $value }”.
not-understood = Argumen ini tidak bisa dimengerti: { $words }
at-line = Baris { $number }: { $what }
at-token = “{ $token }”: { $what }
the-input = Masukan
file-empty = { $file } kosong: tidak ada rekaman di dalamnya.
file-too-long = { $file } terlalu panjang: rekaman paling banyak { $most } karakter.
file-bad-json = { $file } tampak seperti JSON, tetapi tidak bisa dibaca: { $why }.
file-is-directory = { $file } adalah folder, bukan rekaman.
file-missing = Tidak ada berkas { $file }.
file-unreadable = { $file } tidak bisa dibaca: { $why }.
file-not-text = { $file } bukan berkas teks UTF-8.
file-unwritable = { $file } tidak bisa ditulis: { $why }.
file-exists = { $file } sudah ada: pilih nama lain, atau hapus dulu.
file-needs-name = Berkas membutuhkan nama.
directory-missing = Tidak ada folder { $directory }.
system-bad-name = berkas tidak bisa bernama begitu
system-EACCES = tidak ada izin
system-EISDIR = itu folder
system-ENOENT = tidak ada
system-ENOSPC = ruang di disk sudah habis
system-ENOTDIR = sebagian jalurnya bukan folder
system-EROFS = di sini hanya bisa membaca
bots-too-few = Pertandingan membutuhkan paling sedikit dua bot, disebut sebelum opsi: claimant arena squire greedy
pairs-out-of-range = Banyaknya pasangan dari 1 sampai { $most }.
processes-out-of-range = Banyaknya proses dari 1 sampai { $most }.
server-needs = Server membutuhkan paket lain: pip install "claimant[server]" ({ $name } belum ada)
no-such-part = Tidak ada bagian “{ $part }”. Pilih { $right }.
plugin-not-loaded = Plugin { $name } tidak bisa dimuat: { $why }

## Bots, factions, places and decks.

bots-usual = lawan yang biasa
box-anniversary = edisi ulang tahun
box-home-made = buatan sendiri
column-faction = faksi
column-cards = kartu
column-values = angka
column-box = kotak
column-name = nama
column-kind = jenis
column-effect = efek
about-cards = { $count } kartu: { $values }
about-unseen = { $count } di antaranya disingkirkan tanpa dilihat; yang lain semuanya masuk ke dek.
about-reserve = { $count } lagi di cadangan, { $code }: { $values }
about-paired = Selalu bersama { $faction }.
about-most-players = Hanya untuk { $players } pemain.
about-warned = Tidak disarankan untuk { $players } pemain atau lebih.
about-worth = bernilai { $points } poin di akhir
about-kingdoms = { $count } kartu, { $worth }
places-choose = Berdua, kamu bisa memilih satu Bangunan, satu Lanskap, atau keduanya:
places-draw = Atau undi saja:
decks-joining = Bertiga atau berempat, ditambah { $factions }
decks-any = Set kartu lain: satu pasangan dan tiga faksi lagi, atau lima lagi kalau bertiga atau berempat:
decks-kingdoms = Claim Kingdoms memakai tujuh faksi mana pun, dan mengundinya kalau tidak kamu sebutkan.

## The doctor.

doctor-rules = aturan Claim
doctor-kingdoms = aturan Kingdoms
doctor-build = rakitan
doctor-compiler = kompilator C
doctor-client = halaman web
doctor-output = keluaran
doctor-plugins = plugin
doctor-compiled = terkompilasi
doctor-release = terkompilasi, untuk dirilis
doctor-development = terkompilasi, untuk pengembangan
doctor-interpreted = ditafsirkan
doctor-none-found = tidak ditemukan
doctor-built = sudah dirakit
doctor-not-built = belum dirakit
doctor-complete = lengkap
doctor-incomplete = belum lengkap
doctor-need-missing = { $name } belum ada
doctor-need-unfit = { $name } { $version } tidak cocok dengan { $wanted }
doctor-plugin = { $name } ({ $group }, paket { $package })
doctor-required = { $part } diwajibkan, tetapi { $why }.
doctor-lacks-compiled = aturannya tidak terkompilasi
doctor-lacks-client = halaman webnya belum dirakit
doctor-lacks-compiler = kompilator C tidak ditemukan
doctor-install-extra = Supaya claimant[{ $part }] lengkap: pip install "claimant[{ $part }]"
doctor-install-again = Supaya aturannya terkompilasi, pasang claimant sekali lagi: aturannya sama, tetapi jauh lebih cepat.
doctor-install-compiler = Supaya aturannya terkompilasi, pasang kompilator C, lalu claimant sekali lagi: aturannya sama, tetapi jauh lebih cepat.
doctor-make-client = Server tidak punya halaman web. Rakit dengan Node dan `make client`, atau pasang paket rilis yang sudah berisi halamannya. Lalu jalankan lagi servernya.
doctor-record-differs = Permainan { $game } dan rekamannya sendiri tidak memberi hasil yang sama.
doctor-game-fails = Permainan { $game } tidak bisa dimainkan sampai selesai: { $error }
doctor-well = Permainan bisa dimainkan dan diputar ulang: semuanya beres.

## Servers and their games.

serve-ready = Siap: main di { $page } (Ctrl-C menghentikan server).
admin-written = Ditulis ke { $file }.
admin-restored = Sudah dipulihkan.
admin-well = Semuanya beres.
admin-faults = { $count } kesalahan.
verify-kept = Kartu dibagikan seperti yang dijanjikan.
verify-commitment = Janji: { $commitment }

## Many games: the arena and simulations.

arena-stopped = Dihentikan setelah { $number } dari { $most } pembagian.
arena-nothing = Tidak ada pembagian yang dimainkan sampai selesai.
arena-for = { $game } untuk { $players } pemain
arena-deals = { $count } pembagian
arena-games = { $count } permainan
arena-seed = benih acak { $seed }
arena-drawn = Faksinya diundi untuk setiap pembagian.
arena-places = Tempat: { $places }
arena-draws-building = satu Bangunan diundi untuk setiap pembagian
arena-draws-landscape = satu Lanskap diundi untuk setiap pembagian
arena-draws-both = satu Bangunan dan satu Lanskap diundi untuk setiap pembagian
arena-alone = Bot yang disebut pertama bermain sendirian melawan dua bot yang lain, sekali di setiap kursi.
arena-difference = Selisihnya dalam poin di atas bagian yang sama, yaitu { $share }.
arena-stronger = { $bot } lebih kuat.
arena-stronger-elo = { $bot } lebih kuat, kira-kira { $about } Elo ({ $least } sampai { $most }).
arena-stronger-alone = { $bot } lebih kuat kalau { $alone } sendirian.
arena-stronger-alone-elo = { $bot } lebih kuat kalau { $alone } sendirian, kira-kira { $about } Elo ({ $least } sampai { $most }).
arena-unclear = Permainan ini tidak menunjukkan siapa yang lebih kuat, { $first } atau { $second }.
arena-speed = { $seconds } s, { $speed } permainan per detik.
column-match = pertandingan
column-wins = menang
column-shared = seri
column-losses = kalah
column-score = bagian
column-difference = selisih
column-interval = interval 95%
column-score-in-percent = bagian dalam %
column-all = semua
column-time = waktu per langkah
column-median = median
column-mean = rata-rata
column-longest = terlama
column-choices = langkah
column-who = siapa
column-games = permainan
column-rate = bagian
from-to = { $least } sampai { $most }
many-playing = bermain
