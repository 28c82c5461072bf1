### Playing, replaying, studying and simulating games in the terminal.

## What you can type. The English words are always understood; these are, too.

typed-help = bantuan
typed-show = meja
typed-why = mengapa
typed-hint = petunjuk
typed-undo = urungkan
typed-story = cerita
typed-save = simpan
typed-quit = keluar
typed-memory = ingatan
typed-faction = faksi
typed-place = tempat
typed-yes = ya
typed-no = tidak
help-card = memainkan, mengambil, atau memilih kartu: dengan nomor atau kodenya
help-number = memilih dengan nomor: kartu, petak di papan, atau jawaban
help-action = melakukan langkah: dengan nomornya, atau seperti tertulis di daftar
help-place-card = langsung meletakkan kartu: di petak nomor 3, atau di petak 1,0
help-other-card = meletakkan kartu ini sebagai gantinya, atau mengambilnya dari deretan terbuka
help-answer = jawaban lain, seperti yang ditulis di rekaman
help-why = mengapa itu tidak boleh
help-faction = kekuatan sebuah faksi; tanpa nama, semua faksi di permainan ini
help-place = efek sebuah Tempat Ajaib; tanpa nama, semua di permainan ini
help-memory = yang bisa kamu ketahui tentang kartu yang tidak terlihat
help-hint = yang akan dilakukan pemain jago di posisimu
help-undo = mengurungkan keputusan terakhirmu; sekali lagi: yang sebelumnya
help-show = menampilkan meja sekali lagi (atau tekan Enter saja)
help-story = menceritakan semua yang sudah terjadi
help-save = menyimpan permainan sampai di sini ke berkas baru
help-quit = keluar (atau Ctrl-D)

## A game at the keyboard.

play-claim = Claim: { $count } faksi, satu takhta.
play-claim-aim = Setiap faksi memilih pemain yang memenangkan kartunya paling banyak. Yang meraih suara terbanyak menang.
play-clockwise = Searah jarum jam setelah kamu: { $opponents }. Semua bermain sendiri-sendiri.
play-teams = Rekanmu { $partner }. Tim lawan: { $opponents }.
play-kingdoms = Claim Kingdoms: letakkan kartu, tempatkan bidak, kuasai faksi.
play-kingdoms-aim = Kekuatan memberi poin selama permainan. Di akhir, setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di sana. Yang meraih poin terbanyak menang.
play-figures = Bidakmu di papan bertanda { $letter }.
play-seat = Kamu duduk di kursi { $letter }.
play-help = Ketik ? untuk bantuan, hint untuk petunjuk, undo untuk mengurungkan langkah.
play-resumed = Permainan berlanjut. Ketik story untuk membaca yang sudah terjadi, ? untuk bantuan.
play-your-card = Kartumu
play-your-field = Petakmu
play-your-choice = Pilihanmu
play-your-action = Langkahmu
play-allowed = Ya, boleh.
play-say-what = Sebutkan yang kamu maksud, misalnya: { $example }
play-no-places = Permainan ini tanpa Tempat Ajaib.
play-nothing-to-undo = Tidak ada yang bisa diurungkan: ini keputusan pertamamu.
play-undone = Langkahmu diurungkan.
play-nothing-told = Belum terjadi apa-apa.
play-saved = Tersimpan. Jangan mengintip: semua kartu tertulis di berkas itu. Untuk melanjutkan dari sini:
play-go-on = Untuk melanjutkan permainan ini:
play-again = Sekali lagi dengan kartu yang sama:
play-goodbye = Sampai jumpa.
name-numbered = { $name } { $number }

## What was typed and is not understood.

no-such-number = Tidak ada nomor { $number }: pilih dari 1 sampai { $last }.
no-such-card = “{ $typed }” bukan nomor yang tampil, dan bukan pula kartu seperti { $example }. Ketik ? untuk melihat apa yang bisa diketik.
no-such-tile = “{ $typed }” bukan kartu di permainan ini, dan bukan pula nomor yang tampil. Ketik ? untuk melihat apa yang bisa diketik.
no-such-answer = “{ $typed }” tidak ada di antara jawaban ini. Ketik ? untuk melihat apa yang bisa diketik.
no-such-field = “{ $typed }” bukan nomor di papan, dan bukan pula petak seperti 1,0.
not-on-offer = “{ $typed }” tidak bisa dipilih: ambil { $offered }.
card-missing = Sebutkan juga kartunya, misalnya Go@1,0.
field-missing = Sebutkan juga petaknya: { $card } dan nomor di papan, atau petak seperti { $card }@1,0.

## What stands on the table.

cards-in-hand = { $count } kartu di tangan
hand-of =
    { $seat ->
        [you] Kartu di tanganmu
       *[other] Kartu di tangan { $who }
    }
followers-of =
    { $seat ->
        [you] Pengikutmu
       *[other] Pengikut { $who }
    }
buried-of =
    { $seat ->
        [you] Buangan tertutupmu
       *[other] Buangan tertutup { $who }
    }
table-won = Dimenangkan
kind-building = Bangunan
kind-landscape = Lanskap
memory-hidden = Tersembunyi: { $where }. Semuanya ada di antara kartu ini:
memory-hidden-in-all = Seluruhnya tersembunyi
board-figure = { $card } dengan bidak { $seat }
board-free = petak kosong
points = Poin
result-faction = Faksi
result-votes-for = Memilih

## Records.

replay-ends = Rekaman berakhir di sini. Giliran: { $who }
replay-no-board = --show menggambar papan setelah setiap giliran, sedangkan Claim tidak memakai papan.
kingdoms-begins = Mulai
at-position = --at menghitung langkah dalam rekaman, sedangkan ini sebuah posisi.
at-out-of-range = Rekaman ini berisi { $last } langkah: --at menerima bilangan dari 0 sampai { $last }.

## Hints. $action is an answer, such as “Goblin 5” or “Use the power”.

hint-thinking = Sedang berpikir untukmu …
hint-thinking-for = Sedang berpikir untuk { $seat } …
hint-only = Tidak ada pilihan lain: { $action }
hint-choice = { $bot } akan memilih: { $action }
hint-chance = { $action }: peluang menang sekitar { $percent }%. Terbaik kedua: { $other }, sekitar { $less }%.
hint-solved-win = { $action } pasti menang: sisa permainan sudah dihitung sampai habis.
hint-solved-shared = { $action } pasti membawa kemenangan bersama: sisa permainan sudah dihitung sampai habis, dan tidak ada yang lebih baik.
hint-solved-loss = Sisa permainan sudah dihitung sampai habis: jika lawan bermain sebaik mungkin, kamu tidak bisa menang. { $action } membuat selisihnya paling tipis.
hint-action = Langkah
hint-chance-to-win = Peluang menang
hint-more = dan { $count } lagi di bawahnya
percent = { $number }%
certain-win = Sekarang semua sudah diketahui: { $action } pasti menang.
certain-shared = Sekarang semua sudah diketahui: { $action } pasti membawa kemenangan bersama, dan tidak ada yang lebih baik.
certain-loss = Sekarang semua sudah diketahui: jika lawan bermain sebaik mungkin, kamu tidak bisa menang. { $action } membuat selisihnya paling tipis.
certain-any-win = Sekarang semua sudah diketahui: semua pilihan menang, misalnya { $action }.
certain-any-shared = Sekarang semua sudah diketahui: semua pilihan membawa kemenangan bersama, misalnya { $action }.
certain-any-loss = Sekarang semua sudah diketahui: jika lawan bermain sebaik mungkin, kamu tidak bisa menang. { $action } sama saja dengan yang lain.
certain-alike = { $actions } sama baiknya.
best-play = { $ending } Begitulah akhirnya jika kedua pihak bermain sebaik mungkin.
hint-over = Permainan sudah selesai: sebutkan dengan --at saat mana yang kamu maksud.
hint-not-asked = Kursi { $seat } tidak perlu memutuskan apa pun di sini: sekarang giliran { $right }.

## Solving.

solve-running = Memecahkan posisi; Ctrl-C menampilkan hasil sejauh ini
solve-win = menang
solve-shared = menang bersama
solve-loss = kalah
solve-unknown = belum diketahui
solve-ahead = unggul { $count } suara
solve-behind = tertinggal { $count } suara
solve-even = suara seri
solve-from-to = { $least } sampai { $most }
solve-at-least = paling buruk { $outcome }
solve-at-most = paling baik { $outcome }
solve-bounds = { $outcome }, { $bounds }
solve-best-so-far = Terbaik sejauh ini: { $action } ({ $known })
solve-only-score = Jika kedua pihak bermain sebaik mungkin, hasil untuk { $seat }: { $outcome }, { $votes }.
solve-not-known = Belum diketahui: waktunya tidak cukup. Tambah dengan --seconds atau --nodes.
solve-actions =
    { $seat ->
        [you] Langkahmu
       *[other] Langkah { $who }
    }
solve-line = Lanjutan terbaik
solve-mixed-value = Peluang { $seat } untuk menang { $chance } jika kedua pemain memilih sebaik mungkin.
solve-mixed-bounds = Peluang { $seat } untuk menang { $least } sampai { $most } jika kedua pemain memilih sebaik mungkin.
solve-mixed-note = Kedua pemain memilih secara rahasia. Jadi, cara terbaik adalah mengundi di antara beberapa pilihan, masing-masing dengan peluangnya sendiri.
solve-mixed-choices = Pilihan { $seat }
solve-paranoid = melawan semua
solve-paranoid-note = Melawan semua (paranoid): hasil yang pasti dicapai { $seat } meskipun semua pemain lain melawannya.
solve-max-n = masing-masing
solve-max-n-note = Masing-masing (max-n): yang terjadi jika setiap pemain hanya mengejar hasil terbaik bagi dirinya dan, di antara langkah yang sama baiknya, mengambil yang pertama.
solve-cost = { $nodes } posisi dalam { $seconds } detik
solve-not-claim = Hanya Tahap Kedua Claim yang bisa dipecahkan; ini { $title }.
solve-no-phase-2 = Hanya Tahap Kedua yang bisa dipecahkan, dan rekaman ini berakhir di Tahap Pertama.
solve-phase-1 = Setelah { $given } langkah, permainan masih di Tahap Pertama. Yang bisa dipecahkan hanya Tahap Kedua: --at { $first } sampai --at { $last }.

## Many games at random.

simulate-claim = { $games } permainan acak untuk { $players } pemain dengan { $factions } (benih acak { $seed })
simulate-kingdoms = { $games } permainan acak Claim Kingdoms dengan { $factions } (benih acak { $seed })
simulate-plain = { $games } permainan acak { $game } (benih acak { $seed })
simulate-drawn-factions = faksi acak untuk setiap permainan
simulate-drawn-building = satu Bangunan acak untuk setiap permainan
simulate-drawn-landscape = satu Lanskap acak untuk setiap permainan
simulate-drawn-both = satu Bangunan dan satu Lanskap acak untuk setiap permainan
simulate-games = permainan
simulate-votes = suara
simulate-points = poin
simulate-average = rata-rata
simulate-leader = Pemimpin pertama
simulate-leading-team = tim Pemimpin pertama
simulate-leading = { $who } memimpin lebih dulu
simulate-first = pemain pertama
simulate-beginning = { $who } mulai lebih dulu
simulate-the-other = pemain lain
simulate-another = pemain lain
simulate-nobody = tak seorang pun
simulate-faction-votes-for = faksi memilih
simulate-faction-goes-to = faksi diraih oleh
simulate-shared = Kemenangan bersama: { $number } ({ $share })
simulate-without-vote = Ditentukan oleh Tempat Ajaib sebelum suara dihitung: { $number } ({ $share })
simulate-turns = Giliran per permainan: { $number }
simulate-ended-figures = Selesai karena bidak seorang pemain habis: { $number } ({ $share })
simulate-ended-cards = Selesai karena semua kartu sudah diletakkan: { $number } ({ $share })
simulate-ended-no-field = Selesai karena tidak ada petak lagi: { $number } ({ $share })
simulate-cost = { $seconds } detik, { $games } permainan per detik
simulate-too-many = Jumlah permainan harus dari 1 sampai { $most }.

## What cannot be played.

deck-unnamed = --deck (atau --factions) kosong: sebutkan set kartu siap pakai atau faksinya, atau hapus opsi itu.
game-without-factions = Permainan ini tidak punya faksi.
bots-miscounted = Selain kursimu ada { $others } kursi: sebutkan satu bot untuk semuanya, atau satu untuk setiap kursi; kamu menyebutkan { $given }.
bot-failed = Bot { $bot } gagal: { $error }
bot-not-legal = Bot { $bot } gagal: “{ $action }” tidak boleh dilakukan di sini.
play-no-seat-left = Di rekaman ini semua kursi dimainkan bot: sebutkan kursimu dengan --seat.
play-resume-options = Dengan --resume semuanya diambil dari berkas: hanya --at, --seat, --bot, dan --save yang bisa ditambahkan.
play-at-what = --at memerlukan --resume: opsi ini menyebutkan dari mana permainan tersimpan dilanjutkan.
play-resume-stdin = Permainan tidak bisa dilanjutkan dari masukan standar: langkahmu dibaca dari sana.
play-resume-over = Permainan di { $path } sudah selesai. Untuk membacanya: claimant replay { $path }

## `claimant review`.

review-running = Mengulas: { $done } dari { $number } keputusan
review-effort = Upaya harus berupa bilangan bulat dari 1 sampai { $most }.
review-accuracy = ketepatan
review-phase = Tahap { $number }
review-percent = { $number }%
review-course = Peluang menang, jika semua kartu di tangan terlihat ({ $who }):
review-account = { $who }: keberuntungan { $luck }, keputusan sendiri { $own }, keputusan lawan { $others }, tak terduga { $unseen } (poin persentase)
review-turning-points = Titik balik:
review-moment = Langkah { $number }:
review-turn = { $where } { $who } memilih { $action }: { $change } poin persentase
review-turn-deck = { $where } tumpukan menentukan, { $who }: { $change } poin persentase
review-lost = mengurangi { $lost }%
review-value = { $action } { $win }%
review-better = Lebih baik: { $action }
review-reading = Persentase adalah peluang menang menurut apa yang bisa diketahui pemain; nilai tanpa ± bersifat pasti.

## `claimant puzzle` and `claimant train`.

puzzle-head = Teka-teki { $code }, peringkat { $rating }: { $goal }
puzzle-prompt = Pilihanmu ({ $typed } menampilkan solusi, { $quit } keluar):
puzzle-go-on = Benar. Lanjutkan.
puzzle-failed = Belum terpecahkan: { $answer } yang benar.
puzzle-about = Tema: { $themes }
puzzle-line = Kelanjutannya: { $line }
puzzle-rating = Peringkatmu: { $rating }. Terpecahkan berturut-turut: { $streak } (rekor: { $best }).
puzzle-theme = Tidak ada tema “{ $theme }”: pilih { $right }, atau sebuah faksi.
puzzle-theme-absent = Tidak ada teka-teki tentang { $theme } untuk dek { $deck }: pilih { $right }, atau dek lain.
train-only-claim = Di terminal hanya permainan Claim yang bisa dilatih.
train-head = Langkah { $number } permainanmu: kamu memilih { $played } ({ $grade }). Apa yang lebih baik?
train-right = Benar: { $right }
train-wrong = Kurang tepat. Lebih baik: { $right }
train-reviewing = Permainan sedang diulas …
train-added = { $count } kesalahan ditambahkan.
train-stand = Latihan: { $count }, dikuasai: { $mastered }, giliran sekarang: { $due }
train-weak-spot = Paling sering kamu melewatkan kartu faksi ini: { $faction } ({ $count }). `claimant faction { $code }` menjelaskannya.
file-not-training = { $file } bukan file latihan.
