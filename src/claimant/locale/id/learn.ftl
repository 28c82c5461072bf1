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

## Examples for each faction.

example-Go = Lima dari empat belas Goblin berangka nol. Mereka hampir tidak pernah memenangkan trick, tetapi untuk suara Goblin Go0 dihitung sama seperti Go9.
example-Kn = Lawanmu memimpin dengan Go9. Kamu tidak punya Goblin dan memainkan Kn2: kamu menang.
example-Un = Tahap Pertama: kamu memimpin dengan Un3, dan lawanmu menang dengan Un7. Kedua Undead langsung masuk ke Tumpukan Skor lawanmu.
example-Dw = Tahap Kedua: kamu memimpin dengan Dw4, dan lawanmu menang dengan Dw8. Tetapi kedua Dwarf menjadi milikmu, karena kamu kalah.
example-Do = Lawanmu memimpin dengan Kn5. Kamu punya Kn3, tetapi memainkan Do7: di sini ia dihitung sebagai Knight, lebih tinggi, dan menang.
example-Gi = Kamu memimpin dengan Dr5; lawanmu tidak punya Naga dan memainkan Gi7. Kamu menang, dan satu Gn7 di depan lawanmu diusir.
example-Gn = Gn5 dan Gn9 terpajang di depanmu. Lawanmu memenangkan trick dengan Gi5: Gn5 pergi, dan Gn9 tetap.
example-Dr = Lawanmu memimpin dengan Se8. Kamu tidak punya Peramal dan memainkan Dr0. Kamu kalah, tetapi kamu memimpin trick berikutnya.
example-Se = Tahap Pertama: hadiahnya Tr2. Kamu menang dengan Se6 dan melihat dek: Dr8! Kamu mengambilnya, dan lawanmu mendapat Tr2.
example-Tr = Tr6 dan Tr7 dimainkan: pemenang mengambil Tr7, dan Tr6 menunggu. Di trick berikutnya tidak ada Troll: pemenangnya juga mengambil Tr6.
example-Ro = Dengan Ro7 kamu menahan Pe4, Pe5, Pe6 dan Pe7.
example-Pe = Kamu punya Ro7, Pe3 dan Pe6. Pe6 tetap bersamamu, dan Pe3 pindah ke lawanmu.
example-Au = Kamu menang dengan Au5. Hadiah berikutnya tidak diperebutkan: semua menaruh satu kartu tertutup, dan hadiahnya milikmu. Saat yang baik untuk kartu terburukmu!
example-Ba = Kamu punya Ba3, Ba4 dan Ba5. Lawanmu punya Ba1, Ba2, Ba6, Ba7 dan Ba9: lebih banyak, tetapi urutanmu lebih panjang. Bard memilihmu.
example-Gr = Gr4 terpajang di depanmu. Sekarang kamu memainkan Un4: ia bertarung dengan daya 9.
example-Ra = Dari Dwarf kamu hanya punya satu kartu, paling sedikit dari semua faksi. Ra4 dan Ra7 membawa jarahan, jadi di sana kamu dihitung tiga.
example-Vi = Kamu punya Vi3 dan juga Go3: jadi Vi3 dihitung sebagai dua Viking.
example-Bs = Lawanmu memimpin dengan Dw5. Kamu tidak punya Dwarf dan memainkan Bs5: dayanya sama, jadi kamu menang, dan Dw5 langsung milikmu.
example-Ph = Tahap Kedua: kamu memimpin dengan Ph4, dan lawanmu menang dengan Ph9. Kamu mengambil Api Feniks dan punya satu kartu lebih banyak dari lawanmu.
example-Uc = Dua Unikorn ada di Tumpukan Skormu. Go5 bertarung dengan daya 7, tetapi Uc5 tetap 5.

## Examples for each place.

example-Dungeon = Faksi memilih 3 lawan 2 melawanmu. Tetapi kamu memenangkan kedua trick terakhir: 4 lawan 3, takhta milikmu.
example-Lighthouse = Kamu yang pertama memenangkan tiga Knight. Setelah itu lawanmu memenangkan lima: Knight tetap memilihmu.
example-Pyramid = Lawanmu punya Dw0, Dw2 dan Dw3, kamu hanya Dw6. Yang rendah pergi, dan Dwarf memilihmu.
example-Monastery = Kamu memenangkan 18 kartu dan lawanmu 8: lebih dari dua kali lipat, dan kamu kalah. Dengan 17 lawan 9 dihitung seperti biasa.
example-Bridge = Kamu punya dua kartu atau lebih dari setiap faksi: dua set. Lawanmu tidak punya Undead sama sekali: tidak ada set. Kamu menang.
example-Fortress = Kamu punya Go0, Go1, Go2, Go4, Go5 dan Go8. Itu enam: empat yang terendah pergi, dan Go5 dan Go8 tetap.
example-Tower = Kamu punya Kn8 dan Kn9, jumlahnya 17. Lawanmu punya Kn2, Kn3, Kn4 dan Kn5, jumlahnya 14. Knight memilihmu.
example-Ruins = Dari Un1, Un3, Un6 dan Un7 hanya Un6 yang tetap.
example-Castle = Kamu memenangkan 14 kartu dan lawanmu 12: kamu menang, apa pun pilihan faksi.
example-Underworld = Lawanmu memimpin dengan Dw9. Kamu mengikuti dengan Dw0 yang dayanya 10: kamu menang!
example-Farmlands = Lawanmu memimpin dengan Go9. Kamu mengikuti dengan Go2 yang dayanya 10: kamu menang!
example-Coast = Hadiahnya Kn9. Mainkan kartu rendah: yang kalah mendapatkannya.
example-Peaks = Di antara Pengikutmu ada tiga kartu yang hanya bisa kalah. Berikan, dan kamu mendapat tiga yang tidak diinginkan lawanmu.
example-Desert = Berikan dua Dwarf satu-satunya milikmu, dan sejak trick pertama kamu tidak perlu mengikuti Dwarf.
example-Islands = Kn8 dan Go0 dibuka. Kamu menang dan mengambil Kn8. Go0 masuk ke bawah dek, dan lawanmu mengambil dari dek.
example-Plateau = Kamu memenangkan tiga trick berturut-turut. Sekarang lawanmu memimpin, dan hitunganmu mulai lagi.
example-Swamp = Sebelum Tahap Kedua kamu membuang dua kartu yang akan dimenangkan lawanmu darimu.
example-Icebergs = Kamu kalah dalam trick terakhir. Lawanmu memimpin dengan Dw6, dan kamu memainkan Do6 dengan daya 7: kamu menang.

## Good to know: how single cases are decided.

ruling-Kn = Mengikuti faksi lebih dulu: yang punya Goblin harus memainkannya. Melawan Doppelgänger yang memimpin, Knight tidak punya kelebihan. Dengan tiga atau empat pemain, jika Goblin memimpin, semua Knight di atas semua kartu lain.
ruling-Un = Tidak penting siapa yang memainkannya atau apakah ia mengikuti faksi. Undead yang menjadi hadiah atau berasal dari dek adalah Pengikut biasa.
ruling-Dw = Doppelgänger yang menggantikan Dwarf diberikan kepada pemenang. Dengan tiga atau empat pemain, kartu terlemah mendapat Dwarf; dari dua yang sama lemah, yang lebih akhir. Bahkan bisa pemenangnya sendiri.
ruling-Do = Di akhir ia dihitung sebagai Doppelgänger, tidak pernah sebagai yang lain. Jika ia memimpin, faksi Pemimpin adalah Doppelgänger. Setelah Undead ia dibuang.
ruling-Gi = Tidak penting siapa yang memainkan Raksasa: pemenang trick yang mengusir. Gnome milikmu dan milik rekanmu tetap.
ruling-Gn = Raksasa hanya menjangkau Gnome yang terpajang. Gnome yang ditangkap Basilisk ada di Tumpukan Skor dan aman.
ruling-Dr = Kekuatan ini berlaku di kedua tahap, juga dari trick terakhir Tahap Pertama ke Tahap Kedua. Jika ada beberapa, Naga terakhir yang dihitung. Tepat sebelum trick otomatis Automaton, ia tidak berpengaruh.
ruling-Se = Peramal yang kalah tidak berbuat apa-apa, dan Doppelgänger tidak punya kekuatan ini. Kartunya tidak perlu diperlihatkan. Dengan tiga atau empat pemain: jika kamu mengambilnya, yang terbaik kedua memilih hadiah, yang ketiga mendapat yang lain, dan yang keempat mengambil dari dek.
ruling-Tr = Satu Troll diambil meskipun tidak ada yang dimainkan di trick ini. Dengan tiga atau empat pemain, Troll tidak disarankan.
ruling-Pe = Semua diperiksa pada saat yang sama, dan yang sudah pindah tetap di sana. Dengan tiga pemain mereka pindah ke pemain berikutnya searah jarum jam, dengan empat ke tim lain.
ruling-Au = Kamu harus menang dengan Automaton itu sendiri. Kartu yang ditaruh tertutup tidak dimainkan: tidak ada kekuatan yang berlaku, dan hanya pemiliknya yang tahu. Trick otomatis tidak memulai yang kedua, dan setelah trick terakhir Tahap Pertama tidak terjadi apa-apa. Dengan tiga atau empat pemain kamu memilih satu hadiah, pemain berikutnya searah jarum jam mendapat yang lain, dan sisanya mengambil dari dek.
ruling-Ba = Mercusuar dan Menara tidak mengubah apa pun bagi Bard. Jarahan tidak pernah mengisi celah dalam urutan.
ruling-Gr = Daya kartu bertambah 5, tidak pernah lebih. Griffin yang ditangkap di Tahap Pertama tidak membantu.
ruling-Ra = Semua jarahanmu membantu faksi yang sama, mungkin faksi yang kartunya tidak kamu punya. Jarahan saja bisa memenangkan suara faksi. Rakun tidak dibagikan kepada siapa pun: mereka dikocok ke dalam dek.
ruling-Vi = Kartu yang lain boleh dari faksi mana pun. Ini hanya membantu untuk suara Viking, dan tidak saat kartu tertinggi dibandingkan.
ruling-Bs = Di sini daya yang dihitung, bukan angka. Basilisk yang memimpin tidak melakukan hal khusus. Kartu yang ditangkap menjadi milikmu, apa pun kekuatannya sendiri; Basilisk pergi ke tempat semua kartu yang dimainkan. Tetapi Raksasa yang ditangkap tetap mengusir Gnome, Feniks yang ditangkap memberi Api Feniks, dan Troll yang ditangkap adalah satu-satunya Troll di trick ini, kecuali di trick terakhir.
ruling-Ph = Jumlah kartu di tangan bisa berbeda. Tahap Kedua selesai setelah trick di mana seseorang memainkan kartu terakhirnya; sisa kartu pemain lain tidak dihitung untuk siapa pun.
ruling-Uc = Unikorn yang ditangkap di Tahap Pertama sudah membantu. Yang ada di antara Pengikutmu belum: ia belum dimenangkan.
ruling-Dungeon = Suara tambahan tidak memberi kartu saat suara yang sama banyak ditentukan.
ruling-Lighthouse = Hanya kartu dari Tahap Kedua yang dihitung untuk tiga itu. Gnome dihitung meskipun kemudian diusir. Bard memilih seperti biasa.
ruling-Monastery = Yang dihitung adalah yang dimenangkan, sebelum Petani pindah. Dengan 0 lawan 0 tidak terjadi apa-apa.
ruling-Bridge = Yang dihitung adalah yang dimenangkan, sebelum Petani pindah.
ruling-Castle = Yang dihitung adalah yang dimenangkan, sebelum Petani pindah.
ruling-Tower = Jika jumlahnya sama, lebih banyak kartu menentukan, lalu yang tertinggi. Viking yang dihitung dua menambah angkanya sekali; Rakun dengan jarahan menambah angkanya. Bard memilih seperti biasa.
ruling-Underworld = Di akhir, angka yang tercetak yang dihitung.
ruling-Farmlands = Angka 2 punya daya 10, pada Petani 13 dan pada Rakun 14. Di akhir, angka yang tercetak yang dihitung.
ruling-Coast = Undead yang dimainkan tetap diberikan kepada pemenang. Yang menang dengan Peramal memilih seperti biasa. Dalam trick otomatis Automaton, pemenang mengambil hadiah.
ruling-Islands = Yang menang dengan Peramal boleh mengambil kartu dek sebagai pengganti hadiah: lalu lawan memilih satu hadiah, dan yang lain masuk ke bawah dek.
ruling-Plateau = Jika Naga, Basilisk atau Automaton menunjuk seseorang, pemain itu tetap memimpin. Hitungan berlanjut dari Tahap Pertama ke Tahap Kedua.
ruling-Icebergs = Ini berlanjut dari Tahap Pertama ke Tahap Kedua.

## Claim Kingdoms.

kingdoms-example-Go = Bidakmu ada di dua Goblin. Kamu meletakkan yang ketiga: 3 poin.
kingdoms-example-Dw = Di baris ada Knight lalu Dwarf; di kolom ada celah sebelum Dwarf berikutnya. Itu 2 poin: kartu ini dan Dwarf di baris.
kingdoms-example-Gn = Di samping Gnome-mu ada Knight yang ditempati lawanmu. 1 poin, dan bidak keduamu juga ditempatkan di sana.
kingdoms-example-Tr = Di kiri Undead, di kanan Knight, di atas dan di bawah kosong. Baris memberi 3 poin, kolom hanya 1.
kingdoms-example-Un = Lawanmu berada jauh di atas Knight. Kamu menukar: sekarang kamu di sana, dan lawanmu di atas Undead.
kingdoms-example-Dr = Di sekelilingnya ada lima kartu terbuka: 5 poin.
kingdoms-example-Se = Kamu melihat Knight, Raksasa dan Goblin, dan punya Dwarf. Kamu menyimpan Knight dan Raksasa.
kingdoms-example-Do = Kamu meletakkannya di samping Naga: 1 poin untuk setiap kartu terbuka di sekeliling Doppelgänger-mu.
kingdoms-example-Gi = Di sampingnya ada Knight yang ditempati lawanmu. Kamu membaliknya: bidaknya kembali, dan kartu itu tidak dihitung lagi.
kingdoms-example-Kn = Lawanmu ada di kartu sebelah kiri dan di kartu sebelah atas. Kamu mengembalikan kedua bidak itu.
kingdoms-ruling-Gn = Yang memakai kekuatan ini harus menempatkan bidak jika bisa. Jika tidak, hanya ada poinnya.
kingdoms-ruling-Tr = Faksi Troll itu sendiri juga dihitung.
kingdoms-ruling-Un = Di satu kartu paling banyak ada satu bidak dari setiap pemain.
kingdoms-ruling-Se = Kamu memutuskan sebelum mengambil kartu. Jika tumpukan punya lebih sedikit kartu, lihat yang ada.
kingdoms-ruling-Do = Sebagai Goblin atau Dwarf ia tidak menghitung dirinya. Sebagai Troll ia dihitung sebagai Doppelgänger, dan boleh ada satu Troll di garis itu. Dari Doppelgänger lain tidak ada yang bisa ditiru.
kingdoms-ruling-Gi = Boleh kartumu sendiri, kartu bersama, atau kartu awal.
kingdoms-ruling-Kn = Asalnya dari dua kartu berbeda, karena di setiap kartu paling banyak ada satu bidak dari setiap pemain.

## The rules in full, besides what is said in short.

rules-contents = Di halaman ini
rules-setup-title = Persiapan
rules-setup = Dua pemain: 52 kartu dari lima faksi, 13 untuk masing-masing, 26 untuk dek. Tiga dan empat pemain: 72 kartu dari tujuh faksi. Dengan tiga pemain masing-masing mendapat 12 kartu, dengan empat 9, dan 36 menjadi dek. Tahap Pertama berlangsung sampai tangan dan dek kosong.
rules-win-title = Siapa yang memenangkan trick
rules-win = Dengan dua pemain, kartu kedua menang jika ia dari faksi Pemimpin (atau Doppelgänger) dan dayanya lebih besar. Knight atas Goblin yang memimpin dan Basilisk dengan daya yang sama juga menang. Selain itu Pemimpin menang. Pemenang memimpin trick berikutnya, kecuali kekuatan atau Tempat Ajaib menentukan lain.
rules-next-title = Dari Tahap Pertama ke Tahap Kedua
rules-next = Pemenang trick terakhir Tahap Pertama memimpin trick pertama Tahap Kedua. Hanya Naga dan Dataran Tinggi yang bisa mengubahnya.
rules-ranking-title = Urutan dengan tiga dan empat pemain
rules-ranking = Pertama kartu faksi Pemimpin dan Doppelgänger, menurut daya; lalu semua yang lain, menurut daya. Jika Goblin memimpin, Knight di atas semuanya. Dari kartu yang sama, yang lebih dulu lebih baik. Kartu terbaik memilih hadiah, yang kedua mendapat yang lain, yang ketiga dan keempat mengambil dari dek.
rules-order-title = Jika beberapa kekuatan bertemu
rules-order = Setelah trick di Tahap Kedua urutannya begini: tangkapan Basilisk, Dwarf, Raksasa, Troll, Gnome dan Griffin, lalu sisanya kepada pemenang; kemudian Feniks mengambil kartu. Jika kekuatan dan Tempat Ajaib bertentangan, kekuatan yang berlaku.
rules-count-title = Urutan di akhir
rules-count = Gnome dan Griffin yang terpajang masuk ke Tumpukan Skor, dan rekan menggabungkan miliknya. Lalu Biara, Kastel atau Jembatan memeriksa. Lalu Piramida, Reruntuhan atau Benteng membuang kartu. Lalu Petani pindah. Terakhir suara faksi dihitung, dengan Viking dan jarahan.
rules-factions-title = Faksi-faksi
rules-buildings-title = Bangunan
rules-landscapes-title = Lanskap
kingdoms-rules-setup-title = Persiapan
kingdoms-rules-setup = Tujuh dari sepuluh faksi ikut bermain, masing-masing tujuh kartu. Tiga kartu terbuka menjadi deretan terbuka, satu di tengah menjadi kartu awal, dan setiap pemain memegang dua. Setiap pemain punya 15 bidak. Di kartu awal mula-mula tidak ada bidak, tetapi ia kartu seperti yang lain.
kingdoms-rules-power-title = Kekuatan
kingdoms-rules-power = Setiap kekuatan boleh tidak dipakai, tetapi hanya seluruhnya. Di satu kartu paling banyak ada satu bidak dari setiap pemain.
kingdoms-rules-display-title = Tiga yang sama
kingdoms-rules-display = Jika tiga kartu satu faksi ada di deretan terbuka, dua di antaranya dikocok ke tumpukan dan diganti.
kingdoms-rules-scoring-title = Penghitungan
kingdoms-rules-scoring = Setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di kartu terbukanya. Jika sama banyak, tidak ada yang mendapatkannya. Kartu dengan dua bidak dihitung untuk keduanya. Jika tidak ada petak lagi untuk sebuah kartu, permainan langsung selesai.

## The lessons: the task, and what it has shown.

lesson-Go = Untuk suara faksi angka 0 dihitung sama seperti 9, tetapi jika seri kartu tertinggi menentukan. Goblin mana yang kamu butuhkan?
lesson-Go-done = Masing-masing lima Goblin, tetapi Go9 milikmu: Goblin memilihmu.
lesson-Kn = Trick dipimpin dengan Go9, dan kamu tidak punya Goblin. Kartumu yang mana tetap mengalahkannya?
lesson-Kn-done = Kn2 mengalahkan Go9! Melawan Goblin yang memimpin, setiap Knight menang.
lesson-Do = Trick dipimpin dengan Kn5, dan Knight-mu terlalu rendah. Biarkan yang lain menggantikannya.
lesson-Do-done = Dalam trick ini Do7 bertarung seperti Knight. Di Tumpukan Skor ia kembali menjadi Doppelgänger.
lesson-Dw = Kamu mau Dwarf. Mereka diberikan kepada yang kalah, jadi pimpin dengan kartu rendah.
lesson-Dw-done = Lawanmu memenangkan trick, tetapi Dwarf datang kepadamu.
lesson-Un = Tahap Pertama: menangkan trick yang berisi Undead.
lesson-Un-done = Undead ini sudah ada di Tumpukan Skormu, sebelum Tahap Kedua dimulai.
lesson-Gi = Lihat Gnome di depan lawanmu. Menangkan trick dengan Raksasa yang angkanya sama dengan salah satunya.
lesson-Gi-done = Ada dua Raksasa dalam trick, dan masing-masing mengusir satu Gnome dengan angkanya.
lesson-Gn = Menangkan Gnome, lalu jangan biarkan lawanmu menang dengan Raksasa.
lesson-Gn-done = Semua Gnome-mu masih ada, jadi dihitung untukmu.
lesson-Pe = Di akhir, Petani hanya tinggal di dekat Raja. Dengan Ro8 dan Ro9 kamu menahan Petani 5 sampai 9. Menangkan satu!
lesson-Pe-done = Pe6 tetap bersamamu. Pe2 sudah pindah: tidak ada Rajamu yang menjangkau serendah itu.
lesson-Ro = Pe4, Pe6 dan Pe7 milikmu, tetapi tidak ada Raja yang menahannya. Menangkan satu!
lesson-Ro-done = Ro7 menahan semua Petani dari 4 sampai 7. Mereka tetap bersamamu.
lesson-Au = Menangkan trick ini dengan Automaton-mu. Hadiah berikutnya milikmu tanpa bertarung; taruh satu kartu jelek tertutup untuk itu.
lesson-Au-done = Dua hadiah untuk satu Automaton, dan kamu hanya kehilangan kartu jelek.
lesson-Ba = Lawanmu punya lebih banyak Bard. Menangkan yang memperpanjang urutanmu.
lesson-Ba-done = 3, 4, 5: urutanmu terpanjang, jadi Bard memilihmu.
lesson-Bs = Trick dipimpin dengan Dw6. Jawab dengan Basilisk yang dayanya sama.
lesson-Bs-done = Basilisk-mu menangkap Dw6. Kartu itu ada di Tumpukan Skormu, dan hadiahnya juga milikmu.
lesson-Dr = Trick ini tidak bisa kamu menangkan. Tetapi yang memainkan Naga sekarang memimpin trick berikutnya.
lesson-Dr-done = Kamu kalah tetapi tetap memimpin. Jadi Un9 bisa memenangkan trick terakhir untukmu.
lesson-Gr = Menangkan Griffin: mereka terpajang di depanmu. Lalu mainkan kartu dengan angka salah satunya.
lesson-Gr-done = Dengan Gr6 di depanmu, Kn6 bertarung dengan daya 11.
lesson-Ph = Kalahlah dalam trick dengan Feniks, dan lihat apa yang kamu dapat.
lesson-Ph-done = Dari abu muncul Api Feniks. Tetapi jika kartu seorang pemain habis, tahap ini selesai: jadi jangan simpan terlalu lama.
lesson-Ra = Menangkan trick terakhir: ada jarahan di dalamnya. Lalu katakan faksi mana yang harus dibantu.
lesson-Ra-done = Jarahanmu juga dihitung untuk faksi lain, dan memberimu suaranya.
lesson-Se = Menangkan dengan Peramalmu. Lalu lihat kartu teratas dek, dan ambil yang lebih baik.
lesson-Se-done = Hanya kamu yang tahu isi dek. Lawanmu mendapat yang tidak kamu mau.
lesson-Tr = Setiap trick hanya memberi satu Troll, tetapi yang terakhir memberi semua yang tersisa. Trick mana yang kamu mau?
lesson-Tr-done = Menunggu ada hasilnya: trick terakhir memberimu semua Troll di meja.
lesson-Uc = Tiga Unikorn di Tumpukan Skormu menambah daya 3 pada kartumu. Coba dengan Knight.
lesson-Uc-done = Kn4 punya daya 7. Kn6 juga 7, karena lawanmu punya satu Unikorn. Jika sama, Pemimpin menang.
lesson-Vi = Lawanmu punya lebih banyak Viking. Tetapi kamu punya Kn7: Viking mana yang dihitung dua dengannya?
lesson-Vi-done = Vi7 dihitung dua. Jadi Vikingmu sama banyak, dan kamu punya yang tertinggi.
lesson-Bridge = Untuk set lengkap kamu kurang satu faksi. Menangkan kartunya.
lesson-Bridge-done = Satu kartu dari setiap faksi: kamu punya satu set, dan lawanmu tidak.
lesson-Castle = Di sini hanya jumlah kartu yang dihitung. Menangkan kedua trick.
lesson-Castle-done = Kamu memenangkan lebih banyak kartu. Suara faksi tidak ditanya.
lesson-Dungeon = Trick terakhir memberi satu suara tambahan. Simpan kartu terkuatmu untuk itu.
lesson-Dungeon-done = Trick terakhir milikmu, dan dengan itu satu suara tambahan.
lesson-Fortress = Lawanmu punya lima Goblin. Dengan satu lagi, empat yang terendah harus pergi. Berikan kepadanya!
lesson-Fortress-done = Itu satu Goblin terlalu banyak: empat harus pergi, dan Goblin memilihmu.
lesson-Lighthouse = Di Tahap Kedua kamu memenangkan dua Undead. Jadilah yang pertama punya tiga!
lesson-Lighthouse-done = Kamu yang pertama, jadi Undead memilihmu, meskipun lawanmu punya lebih banyak.
lesson-Monastery = Jangan serakah: jika lawanmu punya paling sedikit dua kali kartumu, kamu menang. Kalahlah dalam kedua trick.
lesson-Monastery-done = Lawanmu terlalu serakah, jadi kamu menang.
lesson-Pyramid = Semua kartu dengan angka 3 atau kurang akan dibuang. Menangkan yang lebih tinggi!
lesson-Pyramid-done = Lawanmu punya banyak kartu, tetapi rendah. Kartumu tetap ada.
lesson-Ruins = Semua kartu ganjil akan dibuang. Menangkan yang genap!
lesson-Ruins-done = Kartu ganjil lawanmu hilang, dan kartu genapmu tetap.
lesson-Tower = Di sini jumlah angka yang dihitung. Menangkan kartu tinggi!
lesson-Tower-done = Kartumu lebih sedikit, tetapi lebih tinggi: itu yang dihitung di sini.
lesson-Coast = Di sini yang kalah mengambil hadiah. Jadi kalahlah!
lesson-Coast-done = Kamu kalah dalam trick, dan Kn9 menjadi Pengikutmu.
lesson-Desert = Kamu memberikan lima kartu, dan tiga sudah dipilih. Pilih dua lagi, lalu main.
lesson-Desert-done = Lawanmu sekarang punya kartu rendahmu, dan kamu tahu itu.
lesson-Farmlands = Di sini angka 2 adalah kartu terkuat faksinya. Cobalah!
lesson-Farmlands-done = Kn2 punya daya 10 dan mengalahkan Kn9.
lesson-Icebergs = Kamu kalah dalam trick terakhir, jadi kartumu berikutnya mendapat daya 1 lebih besar. Itu pas cukup.
lesson-Icebergs-done = Do6 punya daya 7 dan mengalahkan Un6.
lesson-Islands = Dua hadiah terbuka. Menangkan trick dan ambil yang lebih baik.
lesson-Islands-done = Kamu memilih, dan hadiah yang lain masuk ke bawah dek. Hanya dalam trick terakhir yang kalah mendapatkannya.
lesson-Peaks = Pilih tiga kartu lemah untuk diberikan. Lalu pimpin.
lesson-Peaks-done = Kamu melepas kartu lemah, dan kamu tahu tiga kartu lawanmu.
lesson-Plateau = Kamu memenangkan dua trick berturut-turut. Menangkan yang ketiga, dan lihat siapa yang memimpin.
lesson-Plateau-done = Setelah tiga trick berturut-turut lawanmu memimpin, dan hitungan mulai lagi.
lesson-Swamp = Pilih dua kartu yang tidak kamu butuhkan. Lalu pimpin.
lesson-Swamp-done = Kartu lemahmu sudah tidak ada: tidak ada yang bisa memenangkannya darimu.
lesson-Underworld = Di sini angka 0 punya daya 10. Cobalah!
lesson-Underworld-done = Un0 punya daya 10 dan mengalahkan Un9.
lesson-kingdoms-Go = Bidakmu sudah ada di dua Goblin. Letakkan yang ketiga dan pakai kekuatannya.
lesson-kingdoms-Go-done = 3 poin: satu untuk setiap Goblin yang kamu tempati.
lesson-kingdoms-Dw = Cari petak dengan banyak Dwarf di baris dan kolomnya, tanpa celah. Letakkan Dwarf-mu di sana.
lesson-kingdoms-Dw-done = 4 poin: bersama yang ini tiga Dwarf di baris, dan satu lagi di kolom.
lesson-kingdoms-Gn = Knight bernilai 9 poin, dan hanya lawanmu yang ada di sana. Letakkan Gnome-mu di sampingnya.
lesson-kingdoms-Gn-done = Satu poin dan bidak kedua: di Knight sekarang seri.
lesson-kingdoms-Tr = Cari baris dengan faksi berbeda terbanyak dan tanpa Troll lain. Letakkan Troll-mu di ujungnya.
lesson-kingdoms-Tr-done = Lima faksi berbeda dalam satu baris: 5 poin.
lesson-kingdoms-Un = Lawanmu ada di atas Knight. Letakkan Undead-mu di mana saja, lalu tukar bidaknya.
lesson-kingdoms-Un-done = Sekarang kamu di atas Knight, dan lawanmu di atas Undead. Jauh pun boleh.
lesson-kingdoms-Do = Letakkan Doppelgänger-mu di samping Naga dan pakai kekuatannya.
lesson-kingdoms-Do-done = Seperti Naga, ia memberi satu poin untuk setiap kartu terbuka di sekelilingnya. Tetapi ia tetap Doppelgänger.
lesson-kingdoms-Dr = Cari petak dengan kartu terbanyak di sekelilingnya, sudut juga. Letakkan Naga-mu di sana.
lesson-kingdoms-Dr-done = 7 poin: di tujuh dari delapan petak di sekelilingnya ada kartu terbuka.
lesson-kingdoms-Se = Letakkan Peramalmu dan lihat tiga kartu dari tumpukan. Lalu simpan dua yang terbaik.
lesson-kingdoms-Se-done = Dari empat kartu kamu menyimpan dua yang terbaik, Naga dan Knight. Yang lain kembali ke tumpukan.
lesson-kingdoms-Gi = Knight yang ditempati lawanmu bernilai 9 poin. Letakkan Raksasamu di sampingnya dan balik kartu itu.
lesson-kingdoms-Gi-done = Bidaknya kembali ke pemiliknya, dan kartu ini tidak dihitung lagi untuk siapa pun.
lesson-kingdoms-Kn = Letakkan Knight-mu sehingga dua bidak lawan ada di sampingnya.
lesson-kingdoms-Kn-done = Kedua bidak itu kembali ke persediaan lawanmu.
