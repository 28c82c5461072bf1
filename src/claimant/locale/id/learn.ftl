### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

learn-title = Belajar bermain
learn-text = Mainkan permainan pertamamu bersama pemandu. Setelah itu, setiap faksi dan setiap Tempat Ajaib punya pelajaran singkatnya sendiri.
lesson-first-game = Permainan pertamamu
lesson-first-game-text = Permainan sungguhan bersama pemandu: kedua tahap dan lima faksi, sekitar lima menit.
learn-begin = Mulai
learn-again = Main lagi
learn-progress = { $count } dari { $total } selesai
learn-done = selesai
learn-forget = Hapus kemajuanku
learn-rules = Semua aturan
learn-rules-text = Untuk mencari jawaban: kedua permainan, setiap faksi, setiap Tempat Ajaib
learn-lessons = Pelajaran singkat
learn-lessons-text = Satu kekuatan, satu menit. Urutannya bebas.
learn-group-Claim = Lima faksi Claim
learn-group-Claim-2 = Lima faksi Claim 2
learn-group-anniversary = Para pendatang baru
learn-group-Maps = Pengembara dari peta
learn-group-home-made = Buatan sendiri
learn-group-kingdoms = Di Claim Kingdoms

## A lesson.

lesson-play = Mainkan pelajaran
lesson-again = Sekali lagi
lesson-next = Berikutnya: { $name }
lesson-all = Semua pelajaran
lesson-show = Tunjukkan
lesson-well-done = Bagus sekali!
lesson-other-way = Begitu juga boleh! Tetapi ada cara yang lebih menunjukkan kekuatannya. Coba lagi kalau mau.
lesson-in-kingdoms = { $name } di Claim Kingdoms
lesson-gone = Pelajaran ini tidak ada.
lesson-task = Tugasmu

## The guide of the first game.

coach = Pemandu
coach-refused = Belum bisa: { $why }
coach-welcome = Selamat datang! Takhta kosong, dan lima faksi memilih siapa yang mendudukinya. Yang meraih suara terbanyak menang. Aku akan memandumu.
coach-phases = Permainan ini punya dua tahap. Mula-mula kamu merekrut Pengikut. Lalu kamu memainkan Pengikut itu untuk merebut suara.
coach-prize = Ini hadiahnya: { $card }. Pemenang trick mendapatkannya sebagai Pengikut.
coach-hand = Ini kartumu. Setiap kartu punya faksi dan angka. Angka tinggi memenangkan trick.
coach-lead = Kamu Pemimpin, jadi kamu boleh memainkan kartu apa saja. Kalau mau hadiahnya, mainkan kartu tinggi.
coach-second = Lawanmu memimpin dengan { $card }. Sekarang giliranmu. Kalau kartumu sefaksi dan angkanya lebih tinggi, kamu menang.
coach-must-follow = Lawanmu memimpin dengan { $card }, dan kamu punya kartu faksi itu. Jadi kamu harus mengikuti faksi: pilih salah satu kartu yang terangkat.
coach-may-Do = Lihat Doppelgänger di tanganmu? Kartu ini selalu boleh menggantikan faksi Pemimpin. Setelah itu, angkanya yang menentukan.
coach-free = Kamu tidak punya kartu faksi Pemimpin, jadi kamu boleh memainkan apa saja. Kartu faksi lain tidak bisa menang, kecuali kekuatannya berkata lain: saat yang tepat untuk melepas kartu jelek.
coach-free-Go = Kamu tidak punya Goblin, jadi kamu boleh memainkan apa saja. Kalau punya Knight, inilah saatnya: Knight mengalahkan Goblin mana pun yang dimainkan Pemimpin!
coach-free-wins = Kamu tidak punya kartu faksi Pemimpin, jadi kamu boleh memainkan apa saja. Dengan { $card }, kamu akan memenangkan trick ini.
coach-won-1 = Trick ini milikmu! Hadiah { $card } menjadi Pengikutmu, dan kamu memimpin trick berikutnya.
coach-lost-1 = Lawanmu memenangkan trick dan hadiahnya. Tetapi kamu juga mendapat kartu: yang teratas di dek. Hanya kamu yang tahu kartunya.
coach-lose-wisely = Sebuah rahasia: kalah itu tidak selalu rugi. Kalau hadiahnya jelek, lepas kartu rendah dan simpan kartu tinggimu.
coach-leads-Go = Goblin tidak punya kekuatan spesial, tetapi jumlahnya empat belas, dan lima di antaranya berangka 0.
coach-plays-Do = Doppelgänger menyamar: di trick ini ia dianggap faksi Pemimpin. Angka yang lebih tinggi menang.
coach-beats-Kn-Go = Lihat, kan? Knight mengalahkan Goblin yang dimainkan Pemimpin, berapa pun angkanya.
coach-moves-Un = Undead! Di Tahap Pertama, Undead langsung masuk ke Tumpukan Skor pemenang trick. Jadi, sejak sekarang kartu itu sudah dihitung untuk suara Undead.
coach-moves-Dw = Dwarf memihak yang kalah: di Tahap Kedua, semua Dwarf dalam trick menjadi milik yang kalah. Pemenang mengambil sisanya.
coach-phase-2 = Tahap Kedua! Di tanganmu sekarang ada Pengikut yang kamu rekrut. Mulai saat ini, semua kartu yang dimainkan diperebutkan.
coach-votes = Di sini terlihat pilihan setiap faksi saat ini. Setiap faksi memilih pemain yang punya kartunya paling banyak.
coach-won-2 = Trick ini masuk ke Tumpukan Skormu: di akhir, kartunya dihitung untukmu.
coach-lost-2 = Lawanmu mengambil trick ini. Adakah faksi yang berubah pilihan?
coach-tip-strong = Hadiahnya { $card }. Layak diperebutkan!
coach-tip-middle = Hadiahnya { $card }. Sepadankah dengan satu kartu bagusmu?
coach-tip-weak = Hadiahnya cuma { $card }. Mungkin lebih baik dilepas saja?
coach-tip-lead = Kamu memimpin. Kartu tinggi dari faksi yang suaranya kamu incar adalah awal yang bagus.
coach-tip-lead-Dw = Kamu memimpin. Ingat, Dwarf menjadi milik yang kalah. Pimpin dengan Dwarf rendah, dan sering kali kamu mendapat dua.
coach-tip-second = Lawanmu memimpin dengan { $card }. Mau merebut kartu-kartu ini, atau lebih baik melepas kartu jelek?
coach-tip-second-Dw = Dwarf menjadi milik yang kalah. Jadi di sini kartu rendah justru lebih cerdik!
coach-few-left = Tinggal tiga trick. Suara faksi mana yang masih ketat?
coach-end-won = Takhta milikmu! Sekarang kamu sudah bisa bermain Claim.
coach-end-lost = Kali ini takhta jatuh ke tangan lawanmu. Tetapi kamu sudah bisa bermain Claim: lain kali pasti milikmu!
coach-end-shared = Takhta diduduki bersama. Dan kamu sudah bisa bermain Claim.
coach-end-next = Sekarang kamu siap bermain sendiri. Atau coba pelajaran singkat: setiap faksi punya satu.
coach-play-real = Main sungguhan

## The page of a faction or a place.

power-cards = Kartunya
power-example = Contoh
power-rulings = Perlu diketahui
power-in-kingdoms = Di Claim Kingdoms
power-all = Semua faksi dan Tempat Ajaib

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = Di halaman ini
rules-factions-title = Faksi-faksi
rules-buildings-title = Bangunan
rules-landscapes-title = Lanskap
