### The command line: its help, what it refuses, and what its commands show.

## The help pages.

help-usage = Cara pakai:
help-commands = Perintah
help-arguments = Argumen
help-parameters = Opsi
help-default = bawaan: { $value }
help-variable = variabel lingkungan: { $names }
help-required = wajib
help-help = Tampilkan bantuan ini.
help-version = Tampilkan versinya.

## What stands for a value in the help: one word in capitals.

value-args = ARGUMEN
value-address = ALAMAT
value-bots = BOT
value-code = KODE
value-command = PERINTAH
value-dir = FOLDER
value-file = BERKAS
value-shell = SHELL
value-float = ANGKA
value-int = ANGKA
value-name = NAMA
value-options = OPSI
value-part = BAGIAN
value-path = FOLDER
value-runs = RANGKAIAN
value-position = POSISI
value-record = REKAMAN
value-source = BERKAS
value-str = TEKS
value-subjects = HAL
value-target = BERKAS

## The commands and their options.

command-claimant =
    Mainkan, bagikan, putar ulang, dan pelajari permainan kartu Claim dan Claim Kingdoms.

    Setiap perintah punya --help sendiri. Semuanya menerima --language (de, en, es, id, atau nl) dan --plugin MODUL, yaitu modul Python dengan faksi, Tempat Ajaib, atau bot buatanmu; boleh lebih dari satu.
command-play =
    Main melawan komputer.

    Ketik nomor atau kode kartu. Ada petunjuk, langkah bisa diurungkan, dan { "?" } menampilkan yang lainnya.
command-play-bot = Lawanmu: `claimant bots` menampilkan daftarnya. Sebutkan satu untuk semua kursi lain, atau satu untuk setiap kursi, searah jarum jam dari kursimu.
command-play-seat = Kursimu: A, B, C, atau D. Dengan empat pemain, A dan C satu tim.
command-play-first = Siapa yang memimpin trick pertama atau mendapat giliran pertama: sebuah kursi, { "you" } untuk kamu sendiri, atau lot untuk diundi. Menurut aturan, di Claim pemain termuda memimpin; di Claim Kingdoms ia menentukan siapa yang mulai.
command-play-save = Simpan permainan di berkas baru ini sejak kartu pertama.
command-play-resume = Lanjutkan permainan di berkas ini, di kursi yang sama melawan bot yang sama, dan simpan lagi di sana.
command-play-at = Dengan --resume: lanjutkan dari keadaan setelah sekian tindakan untuk mencoba yang lain, juga jika permainan sudah selesai. Berkas itu tidak berubah.
command-bots = Tampilkan daftar bot, dari yang lemah sampai yang kuat, lalu bot dari plugin.
command-factions = Tampilkan faksi sebuah permainan: kartu dan kekuatannya.
command-faction = Jelaskan satu faksi.
command-faction-name = Nama atau kodenya, misalnya { faction-Un } atau Un.
command-places = Tampilkan Tempat Ajaib: Bangunan, Lanskap, dan apa yang diubahnya.
command-place = Jelaskan satu Tempat Ajaib.
command-place-name = Namanya, misalnya { place-Tower } atau { place-Peaks }.
command-decks = Tampilkan set kartu siap pakai: dari kotaknya dan buatan kami.
command-deal = Bagikan kartu dan tampilkan rekamannya.
command-deal-first = Siapa yang memimpin trick pertama atau mendapat giliran pertama: A, B, C, atau D, atau lot untuk diundi.
command-deal-output = Tulis ke berkas baru ini saja.
command-replay =
    Periksa rekaman dan ceritakan seluruh permainan, lengkap dengan penjelasan hasilnya.

    Permainannya tertulis di rekaman itu sendiri.
command-replay-show = Untuk permainan dengan papan: gambar papannya setelah setiap giliran, bukan hanya di akhir.
command-solve =
    Pecahkan posisi Tahap Kedua Claim: hasil setiap kartu dan lanjutan terbaiknya.

    Untuk pilihan rahasia, ditunjukkan cara mencampurnya. Untuk tiga pemain, ditunjukkan hasil yang pasti dicapai seorang pemain melawan semua yang lain, dan yang terjadi jika setiap pemain bermain untuk dirinya sendiri.

    Semua kartu terlihat oleh program.
command-solve-position = Posisi di dalam tanda kutip, atau berkas berisi posisi atau rekaman; - membaca masukan standar. Rekaman dipecahkan dari posisi terakhirnya; permainan yang sudah selesai, dari awal Tahap Kedua.
command-solve-seconds = Jangan berpikir lebih lama dari ini.
command-solve-nodes = Jangan memeriksa lebih banyak posisi dari ini.
command-hint =
    Tanyakan kepada bot apa yang akan dilakukannya, dan alasannya.

    Bot hanya melihat apa yang bisa dilihat pemain itu.
command-hint-position = Posisi di dalam tanda kutip, atau berkas berisi posisi atau rekaman; - membaca masukan standar.
command-hint-seat = Siapa yang diberi saran; jika tidak disebutkan, yang sedang mendapat giliran.
command-hint-bot = Siapa yang memberi saran: `claimant bots` menampilkan daftarnya. Jika tidak disebutkan, yang terkuat, yang tidak pernah salah begitu semua kartu diketahui.
command-hint-seconds = Berpikir kira-kira selama ini, bukan selama biasanya.
command-review =
    Ulas permainan yang sudah selesai: seberapa baik setiap keputusan, dan mengapa pilihan lain lebih baik.

    Yang dihitung adalah apa yang bisa diketahui pemain itu pada saat itu. Catatan yang sudah berisi ulasan tidak diulas lagi.
command-review-seat = Tampilkan hanya keputusan kursi ini, dan sapa orang yang duduk di sana.
command-review-all = Tampilkan semua keputusan, bukan hanya yang bisa lebih baik.
command-review-effort = Paling banyak berapa permainan yang dicoba untuk satu keputusan; sekaligus mengulas lagi.
command-review-output = Tulis catatan dengan ulasan dalam komentarnya ke file baru ini.
command-puzzle =
    Pecahkan teka-teki: semua kartu terbuka, dan hanya satu tindakan yang mempertahankan hasil terbaik.

    Tanpa kode, kamu mendapat teka-teki yang belum kamu coba dan kira-kira setingkat denganmu.
command-puzzle-code = Kode sebuah teka-teki.
command-puzzle-deck = Dek siap pakai: `claimant decks` menyebutkan semuanya.
command-puzzle-theme = Temanya: sacrifice, winning, leading, throwing, counting, atau sebuah faksi.
command-puzzle-daily = Teka-teki hari ini, sama untuk semua orang.
command-puzzle-progress = Simpan peringkat dan rentetanmu dalam file ini.
command-train =
    Latih kesalahanmu sendiri. Masing-masing muncul lagi dengan jeda yang makin panjang sampai kamu menguasainya.

    File ini menyimpannya. File dibuat saat kamu menambahkan permainan pertama.
command-train-file = File latihanmu.
command-train-add = Ulas permainan selesai dalam file ini dan tambahkan kesalahannya.
command-train-seat = Kursimu dalam permainan itu.
command-simulate =
    Mainkan banyak permainan dengan langkah acak yang sesuai aturan, lalu hitung siapa yang menang.

    Tempat Ajaib acak dipilih ulang untuk setiap permainan; begitu juga faksi Claim Kingdoms jika tidak kamu sebutkan.
command-simulate-games = Berapa permainan, paling banyak sepuluh juta.
command-arena =
    Adu bot, setiap pembagian kartu dari semua kursi, dan lihat siapa yang lebih kuat.

    Dengan lebih dari dua bot, semua melawan semua. Set kartunya boleh `random`: yang baru untuk setiap pembagian.

    Ctrl-C menghentikan pertandingan dan menampilkan yang sudah dimainkan; berkasnya tetap utuh. Dengan berkas yang sama, perintah yang sama melanjutkan dari situ.
command-arena-bots = Dua atau lebih, sebelum semua opsi. Batas boleh ditulis di belakang nama: regent@0.5s atau regent@200.
command-arena-pairs = Berapa pembagian kartu. Masing-masing dimainkan dua kali dengan kursi ditukar; dengan tiga pemain, tiga kali.
command-arena-seconds = Berapa lama bot pencari boleh memikirkan satu langkah, sebagai ganti batas biasanya.
command-arena-steps = Berapa langkah pencarian yang boleh dipakai. Dengan batas ini, benih acak yang sama memberi permainan yang sama lagi.
command-arena-run = Simpan setiap pembagian kartu di berkas ini. Jika sebagian rangkaian ini sudah ada di dalamnya, hanya sisanya yang dimainkan.
command-arena-records = Simpan rekaman setiap permainan di folder baru ini.
command-arena-table = Simpan satu baris untuk setiap permainan di berkas baru ini, .csv atau .parquet.
command-balance =
    Biarkan bot yang sama kuat memainkan banyak pembagian kartu, lalu lihat apakah set kartu, faksi, atau tempat itu adil, menegangkan, dan menghargai keahlian.

    Setiap pembagian kartu dimainkan sekali untuk setiap pihak yang bisa memimpin, dan oleh bot yang lebih kuat melawan yang lebih lemah. Jika faksinya belum cukup untuk satu set kartu, sisanya diundi lagi untuk setiap pembagian; tempat dibandingkan dengan pembagian kartu yang sama tanpa tempat itu.

    Ctrl-C menghentikan dan menampilkan yang sudah ditemukan; berkasnya tetap utuh. Dengan berkas yang sama, perintah yang sama melanjutkan dari situ.
command-balance-subjects = Set kartu siap pakai, faksi, atau tempat, atau beberapa yang digabung dengan tanda tambah, misalnya Dr+Se atau claim+Tower. Kata { "decks" }, { "factions" }, { "pairs" }, dan { "places" } berarti semuanya. Jika tidak disebutkan, set kartu pertama.
command-balance-bot = Bot yang bermain. Seberapa penting keahlian diukur melawan tingkat di bawahnya.
command-balance-deals = Berapa pembagian kartu untuk setiap hal.
command-balance-run = Simpan setiap pembagian kartu di berkas ini. Jika sebagian rangkaian ini sudah ada di dalamnya, hanya sisanya yang dimainkan.
command-balance-table = Simpan satu baris untuk setiap angka di berkas baru ini, .csv atau .parquet.
command-merge = Gabungkan bagian-bagian rangkaian yang dimainkan `claimant arena` atau `claimant balance` di berkas terpisah, lalu tunjukkan hasilnya.
command-merge-runs = Berkas-berkasnya, semuanya dari rangkaian yang sama.
command-merge-run = Simpan semua pembagian kartu di satu berkas ini.
command-merge-records = Simpan rekaman setiap permainan di folder baru ini.
command-merge-table = Simpan satu baris untuk setiap permainan di berkas baru ini, .csv atau .parquet.
command-dataset =
    Biarkan bot bermain dan simpan setiap keputusan sebagai satu baris untuk bahan belajar, dalam berkas Parquet beserta keterangannya.

    Setiap ganti permainan, bot bergeser satu kursi; satu bot saja bermain di semua kursi. Set kartunya boleh `random`: yang baru untuk setiap permainan.

    Ctrl-C menghentikan perintah ini; berkasnya tetap utuh.
command-dataset-bots = Satu atau lebih, sebelum semua opsi. Batas boleh ditulis di belakang nama: regent@200.
command-dataset-output = Folder barunya.
command-dataset-games = Berapa permainan, paling banyak sepuluh juta.
command-dataset-processes = Berapa berkas yang ditulis bersamaan; jika tidak disebutkan, satu untuk setiap inti prosesor.
command-verify =
    Periksa apakah kartu sebuah permainan dari server dibagikan seperti yang dijanjikan.

    Bandingkan janji yang tampil di sini dengan yang kamu lihat sebelum kartu pertama.
command-doctor = Periksa instalasi ini: versi, terkompilasi atau tidak, bagian tambahan, dan apakah permainan bisa dimainkan.
command-doctor-require = Gagal jika salah satu dari ini tidak ada: compiled, client, compiler, atau bagian tambahan seperti server.
command-completion = Tampilkan skrip agar shell melengkapi perintah dan opsi. Untuk bash: eval "$(claimant completion bash)"
command-completion-shell = Shell-nya: bash, zsh, atau fish.
command-manual = Tampilkan bantuan semua perintah berurutan: claimant manual | less
command-serve =
    Jalankan server permainan sampai kamu menghentikannya.

    Setiap opsi juga bisa berasal dari variabel lingkungan, misalnya CLAIMANT_PORT, atau dari tabel [server] di berkas TOML: claimant.toml di folder kerja, atau yang disebut di CLAIMANT_CONFIG.
command-serve-open = Buka halamannya di peramban begitu server siap.
command-admin = Urus basis data server permainan.
command-admin-backup = Tulis salinan lengkap basis data ke berkas baru; server boleh sedang berjalan.
command-admin-backup-target = Berkas barunya.
command-admin-restore = Jadikan cadangan sebagai basis data. Cadangan diperiksa dulu.
command-admin-restore-source = Cadangannya.
command-admin-restore-replace = Ganti basis data yang sudah ada; yang lama tetap disimpan dengan nama lain di sebelahnya.
command-admin-check = Periksa setiap baris di basis data, putar ulang setiap permainan, dan laporkan yang salah; server boleh sedang berjalan.
command-admin-check-accept = Terima baris-baris seperti adanya, setelah kamu sendiri mengubahnya.
command-admin-clean = Hapus yang tidak akan didatangi lagi: sesi lama, tamu tanpa permainan, meja dan permainan yang ditinggalkan. Server yang berjalan melakukannya sendiri.
option-at = Lihat rekaman setelah sekian langkah.
option-bot-processes = Berapa proses yang berpikir untuk bot, per proses server.
option-building = Main dengan Bangunan ini; `claimant places` menampilkan daftarnya. Hanya untuk dua pemain.
option-charts = Tulis setiap grafik sebagai SVG ke folder baru ini.
option-cluster = Main di mesin-mesin penjadwal Dask ini, misalnya tcp://host:8786, bukan di proses lokal.
option-connections = Berapa sambungan paling banyak yang dibuka tiap proses.
option-connections-per-address = Berapa sambungan yang boleh datang dari satu alamat, kecuali alamat proksi; tidak pernah lebih dari setengahnya.
option-data = Folder data.
option-database = URL PostgreSQL; jika tidak disebutkan, berkas SQLite di folder data.
option-deck = Set kartu siap pakai (`claimant decks` menampilkan daftarnya), atau nama atau kode faksinya. Claim Kingdoms memakai tujuh faksi, yang diacak jika tidak kamu sebutkan.
option-file = Rekamannya, sebagai teks atau JSON; - membaca masukan standar.
option-frames-per-second = Rata-rata berapa pesan per detik yang boleh dikirim satu sambungan; sekaligus, empat kali lipatnya.
option-game = Claim, atau Claim Kingdoms dengan kartu dan bidak di papan, atau permainan dari plugin.
option-guest-days = Setelah berapa hari tamu tanpa permainan dilupakan.
option-host = Alamat yang didengarkan server.
option-json = Tulis JSON, untuk dibaca program.
option-landscape = Main dengan Lanskap ini. Hanya untuk dua pemain.
option-live-patience = Setelah berapa detik bot boleh menggantikan pemain yang diam, di permainan sekali duduk.
option-open-table-days = Setelah berapa hari meja yang tidak pernah mulai ditutup dan dihapus.
option-open-tables-per-player = Berapa meja umum milik satu pemain yang boleh menunggu pemain lain di lobi.
option-origins = Dari mana saja halaman boleh berasal, selain alamat server sendiri, misalnya https://example.org.
option-orphaned-game-days = Setelah berapa hari permainan dihapus jika tidak ada lagi yang ikut bermain di dalamnya.
option-over-table-days = Setelah berapa hari tanpa permainan lagi sebuah meja ditutup; permainannya tetap ada.
option-players = Dua pemain saling berhadapan, tiga pemain sendiri-sendiri, atau empat pemain dalam dua tim.
option-plugin = Modul Python dengan faksi, Tempat Ajaib, bot, atau pelajaran buatanmu.
option-port = Port yang didengarkan server; 0 memakai port yang kosong.
option-processes = Berapa permainan yang berjalan bersamaan; jika tidak disebutkan, satu untuk setiap inti prosesor.
option-proxies = Alamat atau jaringan proksi yang dipercaya server saat menyebut siapa yang diwakilinya.
option-random-places = Acak Tempat Ajaibnya.
option-report = Tulis laporan dengan grafik ke berkas HTML baru ini, yang tidak memerlukan berkas lain.
option-request-seconds = Berapa detik paling lama header permintaan boleh tiba, lalu isinya.
option-requests-per-minute = Berapa permintaan per menit yang boleh dibuat satu pemain, atau satu alamat tanpa pemain.
option-resigned-game-days = Setelah berapa hari permainan dihapus jika semua pemain sudah menyerah dan hanya bot yang tersisa.
option-rooms-in-memory = Berapa permainan yang tetap di memori; yang lain dimuat saat ada yang membukanya.
option-secure-cookies = Kirim cookie hanya lewat HTTPS. Pakai ini jika server berada di belakang TLS.
option-seed = Benih acak yang sama memberi permainan yang sama lagi; tanpa itu, semuanya acak.
option-session-days = Setelah berapa hari tanpa kunjungan orang harus masuk lagi.
option-shard = Mainkan hanya bagian ini: 2/5 adalah bagian kedua dari lima. `claimant merge` menggabungkan semua bagian.
option-sign-ins-per-minute = Berapa kali per menit satu alamat boleh memilih nama, masuk, atau membuat akun.
option-tables-per-player = Di berapa meja satu pemain boleh duduk sebelum ada yang selesai.
option-unhurried-patience = Sama, untuk permainan beberapa hari.
option-workers = Berapa proses server; lebih dari satu membutuhkan PostgreSQL.

## What cannot be understood or done.

stopped = Dihentikan.
language-unknown = Tidak ada teks dalam { $language }. Pilih { $right }.
missing-language = --language membutuhkan bahasa, misalnya --language id.
missing-plugin = --plugin membutuhkan nama modul, misalnya --plugin my_faction.
not-expected = Ini tidak pada tempatnya: { $words }
no-such-command = Tidak ada perintah { $word }.
no-such-option = Tidak ada opsi { $word } di sini.
did-you-mean = Maksudmu { $word }?
help-is-there = Lihat { $command }.
argument-missing = { $name } belum disebutkan.
value-missing = { $option } membutuhkan nilai.
given-twice = { $option } hanya boleh ditulis sekali.
not-a-whole-number = { $option } membutuhkan bilangan bulat, bukan “{ $value }”.
not-a-number = { $option } membutuhkan bilangan, bukan “{ $value }”.
bad-value = { $option } tidak bisa berisi “{ $value }”.
not-understood = Argumen ini tidak bisa dimengerti: { $words }
settings-not-toml = { $file } bukan TOML yang benar: baris { $line } tidak bisa dimengerti.
settings-outside-table = “{ $name }” di { $file } salah tempat: semua pengaturan harus berada di tabel [server].
settings-unknown = Pengaturan “{ $name }” di { $file } tidak ada. { $hint }
at-token = “{ $token }”: { $what }
the-input = Masukan
file-too-long = { $file } terlalu panjang: rekaman paling banyak { $most } karakter.
file-bad-json = { $file } tampak seperti JSON, tetapi baris { $line } tidak bisa dimengerti.
file-bad-record = { $file }: { $why }
file-not-record = { $file } bukan rekaman permainan: rekaman dimulai dengan kepala rekaman seperti [Game "Claim"]. `claimant deal` dan `claimant play --save` membuatnya.
file-is-directory = { $file } adalah folder, bukan rekaman.
file-missing = Tidak ada berkas { $file }.
file-unreadable = { $file } tidak bisa dibaca: { $why }.
file-unwritable = { $file } tidak bisa ditulis: { $why }.
file-exists = { $file } sudah ada: pilih nama lain, atau hapus dulu.
file-needs-name = Berkas harus punya nama.
directory-missing = Tidak ada folder { $directory }.
system-bad-name = itu bukan nama berkas
system-EACCES = izin ditolak
system-EISDIR = itu folder
system-ENOENT = berkas itu tidak ada
system-ENOSPC = ruang disk sudah habis
system-ENOTDIR = sebagian jalurnya bukan folder
system-EROFS = sistem berkasnya hanya bisa dibaca
bots-too-few = Pertandingan membutuhkan paling sedikit dua bot, disebutkan sebelum opsi: claimant arena squire greedy
merge-nothing = Sebutkan berkas yang akan digabungkan: claimant merge bagian1.run bagian2.run
pairs-out-of-range = Jumlah pasangan harus dari 1 sampai { $most }.
deals-out-of-range = Jumlah pembagian kartu harus dari 1 sampai { $most }.
processes-out-of-range = Jumlah proses harus dari 1 sampai { $most }.
dataset-no-bots = Sebutkan satu bot atau lebih, sebelum opsi: claimant dataset captain squire --output permainan
dataset-too-many = Jumlah permainan harus dari 1 sampai { $most }.
server-needs = Server membutuhkan paket tambahan: pip install "claimant[server]" ({ $name } belum ada)
no-such-part = Tidak ada bagian “{ $part }”. Pilih { $right }.
plugin-not-loaded = Plugin { $name } tidak bisa dimuat: { $why }

## Bots, factions, places and decks.

bots-usual = lawan biasa
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
about-unseen = { $count } di antaranya disisihkan tanpa dilihat; sisanya masuk ke dek.
about-reserve = { $count } lagi di cadangan, { $code }: { $values }
about-paired = Selalu berpasangan dengan { $faction }.
about-most-players = Hanya untuk { $players } pemain.
about-warned = Tidak disarankan dengan { $players } pemain atau lebih.
about-worth = bernilai { $points } poin di akhir
about-kingdoms = { $count } kartu, { $worth }
places-choose = Dengan dua pemain, kamu bisa memilih satu Bangunan, satu Lanskap, atau keduanya:
places-draw = Atau acak saja:
decks-joining = Dengan tiga atau empat pemain, ditambah { $factions }
decks-any = Set kartu lain: satu pasangan dan tiga faksi lain, atau lima faksi lain dengan tiga atau empat pemain:
decks-kingdoms = Claim Kingdoms memakai tujuh faksi mana pun, yang diacak jika tidak kamu sebutkan.

## The doctor.

doctor-rules = aturan Claim
doctor-kingdoms = aturan Kingdoms
doctor-build = kompilasi
doctor-compiler = kompilator C
doctor-client = halaman web
doctor-output = keluaran
doctor-plugins = plugin
doctor-compiled = terkompilasi
doctor-release = terkompilasi, versi rilis
doctor-development = terkompilasi, versi pengembangan
doctor-interpreted = tidak terkompilasi
doctor-none-found = tidak ditemukan
doctor-built = sudah dibuat
doctor-not-built = belum dibuat
doctor-complete = lengkap
doctor-incomplete = belum lengkap
doctor-need-missing = { $name } belum ada
doctor-need-unfit = { $name } { $version } tidak cocok dengan { $wanted }
doctor-plugin = { $name } ({ $group }, paket { $package })
doctor-required = { $part } diwajibkan, tetapi { $why }.
doctor-lacks-compiled = aturannya tidak terkompilasi
doctor-lacks-client = halaman webnya belum dibuat
doctor-lacks-compiler = kompilator C tidak ditemukan
doctor-install-extra = Untuk melengkapi claimant[{ $part }]: pip install "claimant[{ $part }]"
doctor-install-again = Supaya aturannya terkompilasi, pasang claimant sekali lagi: aturannya sama, tetapi jauh lebih cepat.
doctor-install-compiler = Supaya aturannya terkompilasi, pasang kompilator C, lalu claimant sekali lagi: aturannya sama, tetapi jauh lebih cepat.
doctor-make-client = Server tidak punya halaman web. Buat dengan Node dan `make client`, atau pasang paket rilis yang sudah berisi halamannya. Lalu jalankan server sekali lagi.
doctor-record-differs = Hasil sebuah permainan { $game } berbeda dari hasil rekamannya sendiri.
doctor-game-fails = Sebuah permainan { $game } tidak bisa dimainkan sampai selesai: { $error }
doctor-well = Permainan bisa dimainkan dan diputar ulang: semuanya beres.

## Servers and their games.

serve-ready = Siap: main di { $page } (Ctrl-C menghentikan server).
admin-written = Cadangan ditulis ke { $file } (pemain: { $players }, permainan: { $games }, entri jurnal: { $entries }).
admin-restored = Dipulihkan dari { $file } (pemain: { $players }, permainan: { $games }, entri jurnal: { $entries }).
admin-kept = Yang ada sebelumnya disimpan sebagai { $file }.
admin-cleaned = Dihapus: sesi { $sessions }, tamu { $guests }, meja { $tables }, permainan { $games }. Meja ditutup: { $closed }.
admin-well = Semuanya beres (permainan yang diputar ulang: { $games }).
admin-accepted = Baris-baris diterima seperti adanya: mulai sekarang hanya perbedaan baru yang dilaporkan.
admin-faults = { $count } kesalahan.
verify-kept = Kartu dibagikan seperti yang dijanjikan.
verify-first = Siapa yang mulai sudah dipilih saat meja disiapkan: kursi { $seat }.
verify-commitment = Janji: { $commitment }
verify-committed = Versi meja { $version }: server terikat pada janjinya.
verify-word = Versi { $version }: kata “{ $word }” ditambahkan.
verify-dealt = Versi { $version }: kartu dibagikan.
verify-no-words = Tidak ada pemain yang menambahkan kata, jadi pembagian ini hanya berdasar kata server.
verify-older = Rekaman ini versi lama: tidak tercatat apakah kata-katanya ditambahkan setelah janji dibuat.
verify-other-order = Tidak semua kata ditambahkan di antara janji dan pembagian kartu, sebagai jawaban atas janji ini.
verify-missing = Rekaman ini tidak memuat { $headers }.
verify-other-secret = Rahasianya bukan yang dijanjikan.
verify-other-seed = Benih acaknya tidak berasal dari rahasia dan kata-kata itu.
verify-other-deal = Benih acaknya tidak menghasilkan pembagian ini.
check-other-version = Basis data ini milik versi lain: server memperbaruinya saat dinyalakan.
check-sqlite = Kata SQLite: { $what }
check-orphan = Sebuah baris tabel { $table } merujuk ke baris { $missing } yang tidak ada.
check-sum = Tabel { $table } tidak seperti yang ditulis server: ada yang mengubah, menambah, atau menghapus barisnya.
check-not-replayed = Permainan { $game } tidak bisa diputar ulang: { $error }
check-gap = Catatan permainan { $game } tidak lengkap.
check-other-end = Permainan { $game } tidak berakhir seperti yang tertulis di basis data.
check-other-deal = Permainan { $game } tidak dibagikan dari rahasianya.

## Many games: the arena and simulations.

arena-stopped = Dihentikan setelah { $number } dari { $most } pembagian.
arena-nothing = Tidak ada pembagian yang dimainkan sampai selesai.
arena-for = { $game } untuk { $players } pemain
arena-deals = { $count } pembagian
arena-games = { $count } permainan
arena-seed = benih acak { $seed }
arena-drawn = Faksinya diacak untuk setiap pembagian.
arena-places = Tempat Ajaib: { $places }
arena-draws-building = satu Bangunan acak untuk setiap pembagian
arena-draws-landscape = satu Lanskap acak untuk setiap pembagian
arena-draws-both = satu Bangunan dan satu Lanskap acak untuk setiap pembagian
arena-alone = Bot yang disebut pertama bermain sendirian melawan dua bot yang lain, sekali di setiap kursi.
arena-difference = Selisih adalah poin persen di atas bagian yang sama rata, yaitu { $share }.
arena-stronger = { $bot } lebih kuat.
arena-stronger-elo = { $bot } lebih kuat, kira-kira { $about } Elo ({ $least } sampai { $most }).
arena-stronger-alone = { $bot } lebih kuat jika { $alone } sendirian.
arena-stronger-alone-elo = { $bot } lebih kuat jika { $alone } sendirian, kira-kira { $about } Elo ({ $least } sampai { $most }).
arena-unclear = Permainan ini tidak menunjukkan siapa yang lebih kuat, { $first } atau { $second }.
arena-speed = { $seconds } detik, { $speed } permainan per detik.
arena-rate = { $speed } permainan/detik
dataset-stopped = Dihentikan setelah { $number } dari { $most } permainan.
dataset-written = { $number } keputusan dari { $games } permainan, disimpan di { $folder }.
dataset-cost = { $seconds } detik, { $decisions } keputusan per detik.
balance-cell = { $value } ({ $least }–{ $most })
balance-points = { $value } ({ $least } sampai { $most })
balance-few = Dengan kurang dari { $least } pembagian, rata-rata seperti jumlah pergantian pemuncak akan tampak lebih pasti daripada kenyataannya, jadi tidak ditampilkan.
report-arena = Arena
report-scores = Siapa menang seberapa sering melawan siapa
report-ratings = Peringkat
report-ratings-text = Poin Elo di sekitar rata-rata 0, dari semua pertandingan bersama-sama.
report-matches = Pertandingan
report-course = Perjalanan skor
report-course-text = Pitanya adalah interval 95% setelah sekian pembagian kartu.
report-deals = pembagian kartu
report-stands-on = { $deals } pembagian kartu untuk setiap pertandingan, benih acak { $seed }. Batangnya adalah interval 95%.
column-match = pertandingan
column-wins = menang
column-shared = bersama
column-losses = kalah
column-score = skor
column-difference = selisih
column-interval = interval 95%
column-score-in-percent = skor dalam %
column-all = semua
column-time = waktu per langkah
column-median = median
column-mean = rata-rata
column-longest = terlama
column-choices = langkah
column-who = siapa
column-games = permainan
column-rate = persentase
from-to = { $least } sampai { $most }
many-playing = bermain
