### The words of the table and of the pages around it.


## People.

name-you = Kamu
name-opponent = Lawan
name-partner = Rekan
name-away = terputus
name-seat = Kursi { $letter }
team-own = Timmu
team-other = Tim lawan
team-seats = Tim { $letters }

## Where cards lie.

trick = Trick
trick-number = Trick { $number }
trick-number-of = Trick { $number } dari { $total }
prize = Hadiah
deck = Dek
hand = Tangan
your-hand = Kartu di tanganmu
followers = Pengikut
score-pile = Tumpukan Skor
display = Kartu terpajang
discard = Tumpukan buangan
table-waiting = Menunggu di meja
reserve = Cadangan
buried = Buangan tertutup
places-in-play = Tempat Ajaib
factions-in-play = Faksi
cards-counted = { $count } kartu
followers-counted = { $count } Pengikut
cards-none = kosong
face-up = terbuka
face-down = tertutup
value = Angka
strength = Daya
card-open = Lihat kekuatan { $card }

## How the game stands.

phase-1 = Tahap Pertama
phase-2 = Tahap Kedua
phase-3 = Penghitungan skor
phase-1-goal = Rekrut Pengikut
phase-2-goal = Rebut suara
round = Putaran
your-turn = Giliranmu
waiting-for = Menunggu { $who } …
next-to-act = Berikutnya: { $who }
leads = memimpin
votes = { $count } suara
votes-now = Suara saat ini
votes-now-for = Saat ini memilih
nobody = Tak seorang pun
tie = Seri
nothing-played = Belum ada kartu dimainkan
game-over = Permainan selesai
count-all = Tampilkan semua
you-win = Kamu menang!
you-lose = Kali ini kamu kalah
shared-victory = Kemenangan bersama
winner = Pemenang
why = Alasan

## What you are asked.

ask-play-lead = Kamu memimpin: mainkan kartu apa saja.
ask-play-free = Kamu boleh memainkan kartu apa saja.
ask-play = Kamu harus mengikuti faksi: pilih salah satu kartu yang boleh dimainkan.
ask-take = Hadiah mana yang kamu ambil?
ask-take-deck = Kartu teratas dek adalah { $top }. Kartu mana yang kamu ambil?
ask-choose-Au =
    { $seat ->
        [you] Berkat Automaton, trick ini milikmu tanpa bertarung. Buang satu kartu tertutup; pemain lain tidak akan melihatnya.
       *[other] Berkat Automaton, trick ini milik { $who } tanpa bertarung. Buang satu kartu tertutup; pemain lain tidak akan melihatnya.
    }
ask-choose-Desert = { $power }: pilih { $count } kartu untuk ditukar dengan { $other }.
ask-choose-Peaks = { $power }: pilih { $count } kartu untuk ditukar dengan { $other }.
ask-choose-Swamp = { $power }: pilih { $count } kartu untuk dibuang.
ask-choose = { $power }: pilih { $count } kartu.
ask-name-Ra = Jarahanmu membantu faksi yang kartunya paling sedikit kamu punya. Ada beberapa yang sama sedikitnya: mana yang kamu pilih?
ask-name = { $power }: pilih sebuah faksi.
chosen-so-far = Sudah dipilih: { $cards }
answer-prize = Hadiah: { $card }
answer-deck = Dari dek: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Apa yang kamu lakukan?
plain-answer = { $action }
plain-ending = Pemenang: { $winners }, { $totals }.

## What a perfect memory knows.

memory = Bantuan ingatan
memory-text = Semua yang bisa kamu ketahui jika ingatanmu sempurna
memory-lacks =
    { $seat ->
        [you] Kamu tidak punya kartu faksi ini: { $factions }
       *[other] { $who } tidak punya kartu faksi ini: { $factions }
    }
memory-unknown = { $count } kartu tidak diketahui
memory-more = dan { $count } lagi
memory-deck = Dek, dari atas
memory-among = Ada di antara kartu ini: { $cards }
memory-in-deck = { $count } di dek
memory-in-box = { $count } di luar permainan
memory-in-reserve = { $count } di cadangan
memory-in-hand =
    { $seat ->
        [you] { $count } di tanganmu
       *[other] { $count } di tangan { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } di antara Pengikutmu
       *[other] { $count } di antara Pengikut { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } di antara buangan tertutupmu
       *[other] { $count } di antara buangan tertutup { $who }
    }

## Buttons.

button-confirm = Konfirmasi
button-cancel = Batal
button-close = Tutup
button-back = Kembali
button-next = Lanjut
button-undo = Urungkan
button-rematch = Tanding ulang
button-replay = Tayangan ulang
button-hint = Petunjuk
button-log = Catatan
button-rules = Aturan
button-resign = Menyerah
button-share = Bagikan
button-copy-link = Salin tautan
link-copied = Tautan disalin
button-download = Unduh rekaman
button-open-file = Buka berkas rekaman

## Home and setting up.

home = Beranda
play-now = Main sekarang
play-friend = Main dengan teman
play-friend-text = Kirim tautan, tidak perlu akun
lobby = Lobi
lobby-empty = Belum ada yang menunggu. Ayo buka meja!
continue-games = Lanjutkan permainanku
watch = Tonton
learn = Belajar bermain
deck-of-the-day = Set kartu hari ini
deck-of-the-day-own = Set kartu hari ini, racikan kami
choose-deck = Pilih set kartu
pair = Pasangan
pairs = Pasangan
places-random = Tempat Ajaib acak
players = { $count } pemain
player = Pemain
game = Permainan
seat-free = Kursi kosong
bot = Bot
sit-here = Duduk di sini
start-game = Mulai permainan
game-claim = Claim
game-kingdoms = Claim Kingdoms

## Settings.

settings = Pengaturan
language = Bahasa
theme = Warna
theme-light = Terang
theme-dark = Gelap
theme-system = Ikuti perangkat
speed = Kecepatan
speed-slow = Lambat
speed-normal = Sedang
speed-fast = Cepat
speed-off = Tanpa animasi
sound = Bunyi
volume-off = Mati
volume-soft = Pelan
volume-full = Keras
volume-ask = Suara di meja?
plays-last = Mainkan otomatis kartu terakhir yang wajib
keys = Pintasan papan ketik
single-keys = Pintasan satu tombol
key-hand = Ke kartu di tanganmu dan menelusurinya
key-value = Lompat ke kartu berikutnya dengan nilai itu
key-play = Mainkan kartu, atau pilih
key-space = Spasi
key-skip = Lewati yang sedang ditampilkan
on = Nyala
off = Mati

## Replay.

replay-step = Langkah { $number } dari { $total }
replay-first = Ke awal
replay-last = Ke akhir

## When something goes wrong.

connection-lost = Sambungan terputus. Mencoba lagi …
not-sent = Langkahmu belum terkirim.
page-missing = Halaman ini tidak ada.
page-missing-text = Para Peramal pun tidak tahu ke mana perginya. Mungkin alamatnya salah ketik, atau tautannya sudah usang.
something-wrong = Ada yang tidak beres: { $what }
loading = Sebentar …
