### The pages of the web client around the table.


## The frame of every page.

skip-to-content = Langsung ke isi
pages = Halaman
messages = Pesan
my-games = Permainanku
learn-short = Belajar
account = Akun
table = Meja
button-reload = Muat ulang halaman
page-broken = Halaman ini gagal dimuat. Mungkin servernya baru saja diperbarui.
reason-offline = Server tidak bisa dihubungi. Periksa sambunganmu, lalu coba lagi.
guest-name = Tamu { $number }
name-guest = { $name } (tamu)
guest = tamu
fan-work = Karya mandiri penggemar, dengan aturan dalam kata-kata kami sendiri dan gambar buatan sendiri.

## Home.

home-title = Takhta itu kosong
home-text = Rekrut Pengikut, lalu rebut suara para faksi: permainan trick yang cepat untuk dua sampai empat pemain.
home-against = Lawan
home-first-deck = Cocok untuk pemula
home-more = Cara bermain lainnya
home-setup = Siapkan meja
home-setup-text = Set kartu sendiri, Tempat Ajaib, dua sampai empat pemain
home-lobby-none = Cari lawan main, atau tonton yang lain
home-lobby-text = Ada { $count } meja umum saat ini
home-learn-text = Permainan pertama bersama pemandu, lima menit
home-kingdoms-text = Bangun kerajaan dari kartu, kuasai dengan bidakmu
home-replay = Buka rekaman
home-replay-text = Tonton permainan dari berkas, langkah demi langkah
home-rules-text = Semua faksi dan tempat, dengan contoh

## Games that go on or are over.

games-none = Kamu belum pernah bermain di sini.
games-running = Sedang berlangsung
games-finished = Selesai
games-more = Permainan lama
game-with = Bersama { $others }
game-your-turn = Lanjut
game-won = Menang
game-lost = Kalah
game-alone = Sendirian

## Setting up a table.

setup-title = Siapkan meja
setup-game = Mau main apa?
setup-players = Berapa pemain?
setup-deck = Set kartu
setup-ready-made = Siap pakai
setup-own = Buatan sendiri
setup-kingdoms-deck = Faksi
setup-kingdoms-random = Acak
setup-kingdoms-random-text = Tujuh dari sepuluh faksi, diacak setiap permainan
setup-chosen-of = { $count } dari { $total } dipilih
setup-fill = Acak sisanya
setup-clear = Kosongkan
setup-nothing-chosen = Pilih faksi untuk set kartumu.
setup-pair = Satu pasangan yang tak terpisahkan
setup-factions = { $count } faksi lagi
setup-places = Tempat Ajaib
setup-places-none = Tidak ada
setup-places-random = Acak
setup-places-chosen = Pilih sendiri
setup-places-draw = Apa yang diacak?
setup-draw-building = Satu Bangunan
setup-draw-landscape = Satu Lanskap
setup-draw-both = Masing-masing satu
setup-buildings = Bangunan
setup-landscapes = Lanskap
setup-seats = Siapa yang bermain?
setup-you = Kamu
setup-person = Pemain manusia
setup-seat = Kursi { $number }
setup-seat-partner = Kursi { $number }: rekanmu, di seberangmu
setup-seat-opponent = Kursi { $number }: lawan
setup-more = Pilihan lain
setup-visibility = Siapa yang boleh ikut?
setup-private = Yang punya tautan
setup-public = Siapa saja
setup-pace = Tempo
setup-pace-live = Sekali duduk
setup-pace-unhurried = Beberapa hari
setup-match = Pertandingan
setup-match-single = Satu permainan
setup-match-duplicate = Kartu sama untuk semua
setup-match-duplicate-text = Pembagian kartu yang sama dimainkan sekali lagi dengan kursi ditukar, supaya keberuntungan terbagi rata.
setup-rated = Berperingkat
setup-rated-text = Hasilnya memengaruhi peringkatmu. Hanya antarmanusia.
setup-word = Kata untuk pengocokan
setup-word-text = Kata apa pun yang kamu tulis ikut menentukan hasil kocokan. Setelah permainan, siapa saja bisa memeriksa bahwa pembagian kartunya tidak diatur.
button-add-word = Tambahkan
word-added = Katamu ikut dikocok.
word-commitment = Server sudah terikat pada pembagian ini:
setup-summary = Mejamu
setup-is-fine = Siap dimainkan.
setup-play = Main
setup-open = Buka meja
setup-advised-against = Tidak disarankan oleh buku aturan:
setup-first-claim = Siapa yang memimpin?
setup-first-kingdoms = Siapa yang mulai?
setup-first-lot = Diundi
setup-first-claim-text = Menurut aturan, pemain termuda: tanyakan siapa orangnya, lalu pilih di sini. Pada permainan berikutnya di meja ini, Pemimpin pertama diundi.
setup-first-kingdoms-text = Menurut aturan, pemain yang lebih muda memutuskan: tanyakan, lalu pilih di sini. Pada permainan berikutnya di meja ini, pemain pertama diundi.
first-claim = Memimpin trick pertama: { $name }
first-other = Mulai lebih dulu: { $name }

## The room where one waits.

waiting-title = Mejamu
waiting-title-other = Meja { $name }
waiting-share = Kirim tautan ini kepada teman mainmu
waiting-share-public = Meja ini tampil di lobi. Kamu juga bisa mengirim tautan ini.
waiting-seats = Kursi
waiting-host = Tuan rumah
waiting-bot = Isi dengan bot
waiting-bot-away = Keluarkan bot
waiting-start-when-full = Permainan bisa dimulai begitu semua kursi terisi.
waiting-for-host = Tunggu sampai { $name } memulai permainan.
waiting-leave = Tinggalkan meja
waiting-close = Tutup meja
waiting-closed = Meja ini sudah ditutup.
waiting-name = Namamu
table-missing = Meja ini tidak bisa ditampilkan
next-game-begun = Permainan berikutnya sudah dimulai.
next-game = Ke permainan berikutnya

## The lobby.

lobby-open = Menunggu pemain
lobby-running = Bisa ditonton
lobby-none-running = Saat ini tidak ada permainan umum.
lobby-more = Meja lainnya
lobby-join = Ikut
lobby-new = Buka meja umum
lobby-seats-free = { $count } kursi kosong
lobby-places = Dengan: { $places }

## The account.

account-guest = Kamu bermain sebagai tamu: tanpa akun, tanpa surel. Semuanya tersimpan di peramban ini.
account-nobody = Kamu tidak perlu akun untuk bermain. Begitu bermain, kamu mendapat nama tamu yang bisa diganti di sini.
account-is = Kamu punya akun.
account-name = Nama
account-rename = Ganti nama
account-take-name = Pakai nama ini
account-renamed = Namamu sekarang { $name }.
account-make = Buat akun
account-make-text = Dengan kata sandi, kamu bisa masuk dari mana saja, dan permainanmu tetap milikmu.
account-password = Kata sandi
account-made = Sekarang kamu bisa masuk dengan nama dan kata sandimu.
account-sign-in = Masuk
account-sign-in-text = Sudah punya akun?
account-sign-out = Keluar
account-sign-out-guest = Kamu bermain sebagai tamu: begitu keluar, kamu tidak bisa masuk lagi dengan nama ini.
account-sign-out-everywhere = Keluar dari semua perangkat
account-signed-out-everywhere = Kamu sudah keluar dari semua perangkat.
account-sessions = Tempat kamu masuk
account-sessions-text = Ada perangkat yang tidak kamu kenal? Keluarkan perangkat itu dan ganti kata sandimu.
account-session-device = { $browser } di { $system }
account-session-unknown = Perangkat tak dikenal
account-session-this = Perangkat ini
account-session-times = sejak { $since }, terakhir terlihat { $seen }
account-session-end = Keluarkan: { $device }
account-password-change = Ganti kata sandi
account-password-old = Kata sandi saat ini
account-password-new = Kata sandi baru
account-password-changed = Kata sandimu sudah diganti. Perangkat lain harus masuk lagi.
account-tokens = Token untuk program
account-tokens-text = Dengan token, program buatanmu bisa bermain untukmu.
account-token-label = Untuk apa?
account-token-make = Buat token
account-token-shown = Token ini hanya ditampilkan sekali. Salin sekarang:
account-token-delete = Hapus token { $label }
account-token-unnamed = tanpa nama
account-delete = Hapus dataku
account-delete-text = Nama, kata sandi, token, dan peringkatmu akan dihapus. Permainan yang selesai tetap ada, tanpa namamu. Ini tidak bisa dibatalkan.
account-delete-sure = Yakin mau menghapus datamu?
account-deleted = Datamu sudah dihapus.
