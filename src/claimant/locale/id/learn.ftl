### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

learn-title = Belajar bermain
learn-text = Mainkan permainan pertama dengan pemandu. Setelah itu, setiap faksi dan setiap Tempat Ajaib punya pelajaran kecilnya sendiri.
lesson-first-game = Permainan pertamamu
lesson-first-game-text = Permainan sungguhan dengan pemandu di sampingmu: kedua tahap dan lima faksi, sekitar lima menit.
learn-begin = Mulai
learn-again = Main lagi
learn-progress = { $count } dari { $total } selesai
learn-done = selesai
learn-forget = Lupakan kemajuanku
learn-rules = Semua aturan
learn-rules-text = Untuk mencari sesuatu: kedua permainan, setiap faksi, setiap Tempat Ajaib
learn-lessons = Pelajaran kecil
learn-lessons-text = Masing-masing satu kekuatan, masing-masing satu menit. Urutannya bebas.
learn-group-Claim = Lima faksi permainan pertama
learn-group-Claim-2 = Lima faksi Claim 2
learn-group-anniversary = Yang datang kemudian
learn-group-Maps = Pengembara dari peta
learn-group-home-made = Buatan sendiri
learn-group-kingdoms = Di permainan Claim Kingdoms

## A lesson.

lesson-play = Mainkan pelajaran
lesson-again = Sekali lagi
lesson-next = Berikutnya: { $name }
lesson-all = Semua pelajaran
lesson-show = Tunjukkan
lesson-well-done = Bagus sekali!
lesson-other-way = Begitu juga bisa. Caraku akan lebih memperlihatkan kekuatannya: coba sekali lagi kalau mau.
lesson-in-kingdoms = { $name } di Claim Kingdoms
lesson-gone = Pelajaran ini tidak ada.
lesson-task = Tugasmu

## The guide of the first game.

coach = Pemandu
coach-refused = Belum bisa: { $why }
coach-welcome = Selamat datang! Takhta kosong, dan lima faksi memilih siapa yang mendapatkannya. Suara faksi terbanyak menang. Aku akan memberi tahu apa yang perlu dilihat.
coach-phases = Permainan ini punya dua tahap. Pertama kamu memenangkan Pengikut. Lalu kamu bermain dengan Pengikut itu dan memenangkan suara faksi.
coach-prize = Ini hadiahnya: { $card }. Pemenang trick mendapatkannya sebagai Pengikut.
coach-hand = Ini kartumu. Setiap kartu punya faksi dan angka. Angka tinggi memenangkan trick.
coach-lead = Kamu memimpin, jadi kamu boleh memainkan kartu apa saja. Kalau mau hadiahnya, mainkan yang tinggi.
coach-second = Trick dipimpin dengan { $card }. Sekarang kamu memainkan satu kartu. Jika faksinya sama dan angkanya lebih tinggi, kamu menang.
coach-must-follow = Trick dipimpin dengan { $card }, dan kamu punya kartu faksi itu. Jadi kamu harus mengikuti dengan salah satunya: kartu itu terangkat.
coach-may-Do = Lihat Doppelgänger itu? Ia selalu boleh menggantikan faksi Pemimpin. Lalu hanya angkanya yang dihitung.
coach-free = Kamu tidak punya kartu faksi Pemimpin, jadi kamu boleh memainkan apa saja. Kartu itu tidak akan menang: saat yang baik untuk melepas kartu jelek.
coach-free-Go = Kamu tidak punya Goblin, jadi kamu boleh memainkan apa saja. Inilah saatnya Knight: setiap Knight mengalahkan Goblin yang memimpin!
coach-won-1 = Trick ini milikmu! Hadiah { $card } menjadi Pengikutmu, dan kamu memimpin trick berikutnya.
coach-lost-1 = Lawanmu memenangkan trick dan hadiahnya. Tetapi kamu juga mendapat kartu: yang teratas di dek. Hanya kamu yang tahu.
coach-lose-wisely = Sebuah rahasia: kalah dalam trick tidak apa-apa. Jika hadiahnya jelek, buang kartu rendah dan simpan yang tinggi.
coach-leads-Go = Goblin tidak punya kekuatan spesial, tetapi jumlahnya empat belas, dan lima di antaranya berangka 0.
coach-plays-Do = Doppelgänger menggantikan: dalam trick ini ia dihitung sebagai faksi Pemimpin. Angka yang lebih tinggi menang.
coach-beats-Kn-Go = Kamu lihat? Knight mengalahkan Goblin yang memimpin, berapa pun angkanya.
coach-moves-Un = Undead! Di Tahap Pertama mereka langsung masuk ke Tumpukan Skor pemenang trick. Mereka sudah dihitung untuk suara faksinya.
coach-moves-Dw = Dwarf memihak yang kalah: di Tahap Kedua yang kalah dalam trick mendapatkannya. Pemenang mengambil sisanya.
coach-phase-2 = Tahap Kedua! Di tanganmu ada Pengikut yang kamu menangkan. Mulai sekarang setiap kartu dalam trick dihitung.
coach-votes = Di sini kamu melihat bagaimana faksi-faksi akan memilih sekarang. Setiap faksi memilih pemain yang punya lebih banyak kartunya.
coach-won-2 = Trick ini masuk ke Tumpukan Skormu: kartu-kartu ini dihitung untukmu di akhir.
coach-lost-2 = Lawanmu mengambil trick ini. Lihat apakah ada suara faksi yang berubah.
coach-tip-strong = Hadiahnya { $card }. Layak diperjuangkan!
coach-tip-middle = Hadiahnya { $card }. Apakah sepadan dengan satu kartu bagus?
coach-tip-weak = Hadiahnya cuma { $card }. Mungkin lepaskan saja?
coach-tip-lead = Kamu memimpin. Kartu tinggi dari faksi yang suaranya kamu inginkan adalah awal yang baik.
coach-tip-lead-Dw = Kamu memimpin. Ingat Dwarf: mereka diberikan kepada yang kalah. Yang memimpin dengan Dwarf rendah sering mendapat dua.
coach-tip-second = Trick dipimpin dengan { $card }. Kamu mau kartu-kartu ini, atau lebih baik melepas kartu jelek?
coach-tip-second-Dw = Dwarf diberikan kepada yang kalah. Jadi di sini kartu rendah lebih cerdik!
coach-few-left = Tinggal tiga trick. Suara faksi mana yang masih ketat?
coach-end-won = Takhta ini milikmu! Sekarang kamu sudah paham permainannya.
coach-end-lost = Kali ini takhta jatuh ke tangan lawanmu. Tetapi kamu sudah paham permainannya: yang berikutnya milikmu.
coach-end-shared = Takhta dibagi bersama. Dan kamu sudah paham permainannya.
coach-end-next = Mulai dari sini permainan ini milikmu. Atau coba pelajaran kecil: setiap faksi punya satu.
coach-play-real = Main satu permainan

## The page of a faction or a place.

power-cards = Kartunya
power-example = Contoh
power-rulings = Baik untuk diketahui
power-in-kingdoms = Di Claim Kingdoms
power-all = Semua faksi dan tempat

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Di halaman ini
rules-factions-title = Faksi-faksi
rules-buildings-title = Bangunan
rules-landscapes-title = Lanskap
