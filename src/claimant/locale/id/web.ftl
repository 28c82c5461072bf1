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
page-broken = Halaman ini tidak dapat dimuat. Mungkin servernya baru saja diperbarui.
reason-offline = Server tidak dapat dihubungi. Periksa koneksimu dan coba lagi.
guest-name = Tamu { $number }
fan-work = Karya mandiri para penggemar, dengan aturan dalam kata-kata kami dan gambar buatan sendiri.

## Home.

home-title = Takhta itu kosong
home-text = Menangkan Pengikut, lalu menangkan suara: permainan trick cepat dengan faksi untuk dua sampai empat pemain.
home-against = Lawan
home-first-deck = Cocok untuk mulai
home-more = Cara bermain lainnya
home-setup = Siapkan meja
home-setup-text = Set kartumu sendiri, Tempat Ajaib, dua sampai empat pemain
home-lobby-none = Temui orang lain atau tonton mereka
home-lobby-text = Sekarang ada { $count } meja umum
home-learn-text = Permainan pertama dengan pemandu, lima menit
home-kingdoms-text = Saudaranya yang meletakkan kartu dan bidak
home-replay = Buka rekaman
home-replay-text = Lihat permainan dari berkas langkah demi langkah

## Games that go on or are over.

games-none = Kamu belum pernah bermain di sini.
games-running = Masih berlangsung
games-finished = Selesai
games-more = Permainan sebelumnya
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
setup-own = Sendiri
setup-kingdoms-deck = Faksi
setup-kingdoms-random = Diundi
setup-kingdoms-random-text = Tujuh dari sepuluh faksi, diundi untuk setiap permainan
setup-chosen-of = { $count } dari { $total } dipilih
setup-fill = Undi sisanya
setup-clear = Kosongkan
setup-nothing-chosen = Pilih faksi untuk set kartumu.
setup-pair = Satu pasangan yang tak terpisahkan
setup-factions = { $count } faksi lagi
setup-places = Tempat Ajaib
setup-places-none = Tanpa
setup-places-random = Diundi
setup-places-chosen = Dipilih
setup-places-draw = Apa yang diundi?
setup-draw-building = Satu Bangunan
setup-draw-landscape = Satu Lanskap
setup-draw-both = Masing-masing satu
setup-buildings = Bangunan
setup-landscapes = Lanskap
setup-seats = Siapa yang bermain?
setup-you = Kamu
setup-person = Seorang manusia
setup-seat = Kursi { $number }
setup-more = Pilihan lain
setup-visibility = Siapa yang boleh ikut?
setup-private = Yang punya tautan
setup-public = Siapa saja
setup-pace = Tempo
setup-pace-live = Sekali duduk
setup-pace-unhurried = Berhari-hari
setup-match = Pertandingan
setup-match-single = Satu permainan
setup-match-duplicate = Kartu sama untuk semua
setup-match-duplicate-text = Pembagian kartu yang sama dimainkan lagi dengan kursi ditukar, supaya untungnya terbagi rata.
setup-rated = Dinilai
setup-rated-text = Hasilnya dihitung untuk peringkatmu. Hanya antarmanusia.
setup-word = Sebuah kata untuk pengocokan
setup-word-text = Kata apa pun darimu ikut menentukan pengocokan. Setelah permainan, semua orang dapat memeriksa bahwa tidak ada yang memilih kartunya.
setup-summary = Mejamu
setup-is-fine = Ini bisa dimainkan.
setup-play = Main
setup-open = Buka meja
setup-advised-against = Buku aturan tidak menyarankannya:
setup-first-claim = Siapa yang memimpin?
setup-first-kingdoms = Siapa yang mulai?
setup-first-lot = Diundi
setup-first-claim-text = Menurut aturan, pemain termuda: tanyakan siapa orangnya, lalu pilih di sini. Pada permainan berikutnya di meja ini, pemimpinnya diundi.
setup-first-kingdoms-text = Menurut aturan, pemain yang lebih muda yang memutuskan: tanyakan, lalu pilih di sini. Pada permainan berikutnya di meja ini, hal itu diundi.
first-claim = Memimpin trick pertama: { $name }
first-other = Mulai lebih dulu: { $name }

## The room where one waits.

waiting-title = Mejamu
waiting-title-other = Meja { $name }
waiting-share = Kirim tautan ini kepada yang akan bermain
waiting-share-public = Meja ini ada di ruang tunggu. Kamu juga bisa mengirim tautan ini.
waiting-seats = Kursi
waiting-host = Tuan rumah
waiting-bot = Biarkan bot bermain
waiting-bot-away = Suruh bot pergi
waiting-start-when-full = Permainan dapat dimulai kalau semua kursi terisi.
waiting-for-host = Permainan dimulai begitu { $name } memulainya.
waiting-leave = Tinggalkan meja
waiting-close = Tutup meja
waiting-closed = Meja ini sudah ditutup.
waiting-name = Namamu
table-missing = Meja ini tidak dapat ditampilkan
next-game-begun = Permainan berikutnya sudah dimulai.
next-game = Ke permainan berikutnya

## The lobby.

lobby-open = Menunggu pemain
lobby-running = Untuk ditonton
lobby-none-running = Tidak ada permainan umum yang sedang berlangsung.
lobby-join = Ikut
lobby-new = Buka meja umum
lobby-seats-free = { $count } kursi kosong
lobby-places = Dengan: { $places }

## The account.

account-guest = Kamu bermain sebagai tamu: tanpa akun, tanpa surel. Semuanya disimpan di peramban ini.
account-nobody = Untuk bermain tidak perlu akun. Begitu bermain, kamu mendapat nama tamu yang bisa diganti di sini.
account-is = Kamu punya akun.
account-name = Nama
account-rename = Ganti nama
account-take-name = Pakai nama ini
account-renamed = Namamu sekarang { $name }.
account-make = Jadikan akun
account-make-text = Dengan kata sandi kamu bisa masuk dari mana saja, dan permainanmu tetap milikmu.
account-password = Kata sandi
account-made = Mulai sekarang kamu bisa masuk dengan nama dan kata sandi.
account-sign-in = Masuk
account-sign-in-text = Sudah punya akun?
account-sign-out = Keluar
account-sign-out-guest = Kamu tamu: kalau keluar, tidak ada lagi yang bisa masuk sebagai kamu.
account-tokens = Token untuk program
account-tokens-text = Dengan token ini, program buatanmu bisa bermain untukmu.
account-token-label = Untuk apa?
account-token-make = Buat token
account-token-shown = Ini hanya ditampilkan sekali. Salin sekarang:
account-token-delete = Hapus token { $label }
account-token-unnamed = tanpa nama
account-delete = Hapus aku
account-delete-text = Nama, kata sandi, token, dan peringkatmu dihapus. Permainan yang selesai tetap ada, tanpa namamu. Ini tidak dapat dibatalkan.
account-delete-sure = Kamu benar-benar ingin dihapus?
account-deleted = Kamu sudah dihapus dari sini.
