### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Cara bermain Claim
rules-intro = Seluruh permainan, dari kartu pertama sampai suara terakhir. Setiap gambar menunjukkan keadaan permainan yang nyata; tepi emas menandai kartu yang menang atau baru datang.
rules-rulings = Kasus-kasus sulit dijawab di halaman keputusan aturan (dalam bahasa Inggris).
rules-in-short = Ringkasan
rules-print = Cetak halaman ini

## How the game goes.

rules-goal-title = Tujuan permainan
rules-goal = Takhta kosong, dan kamu menginginkannya. Setiap faksi di kerajaan punya satu suara dan memberikannya kepada pemain yang paling banyak memenangkan kartunya. Pemain dengan suara faksi terbanyak menang.
rules-course-title = Dua tahap
rules-course = Di Tahap Pertama kamu memakai kartu yang dibagikan untuk memenangkan kartu yang lebih baik: Pengikutmu. Di Tahap Kedua Pengikut itu menjadi kartu di tanganmu, dan setiap kartu yang kamu menangkan dihitung untuk suara faksi. Jadi menangkan kartu yang ingin kamu pegang nanti, dan relakan trick yang hadiahnya tidak sepadan.
rules-table-title = Meja permainan
rules-table-1 = Kartu di tanganmu. Hanya kamu yang melihatnya.
rules-table-2 = Dek, tertutup. Bilangannya menunjukkan berapa kartu yang tersisa.
rules-table-3 = Hadiah: kartu terbuka yang diperebutkan dalam trick ini.
rules-table-4 = Trick: satu kartu dari setiap pemain.
rules-table-5 = Pengikutmu: kartu yang kamu menangkan di Tahap Pertama, tertutup.
rules-table-6 = Tumpukan Skormu: kartu yang sudah pasti milikmu, terbuka.
rules-table-7 = Tumpukan buangan: kartu yang tidak dihitung untuk siapa pun.
rules-table-8 = Panah menandai Pemimpin, yang bermain lebih dulu. Dalam gambar kamu adalah A, di bawah. Tanda lain: kipas kartu adalah tangan, mata adalah kartu terpajang yang terbuka di depan pemiliknya.
rules-card-title = Sebuah kartu
rules-card-1 = Angka: bilangan yang tercetak di kartu.
rules-card-2 = Faksi: terlihat dari lambang dan warnanya. Kartu selalu termasuk faksi yang tercetak padanya.
rules-card-3 = Daya: bilangan yang dipakai kartu untuk bertarung dalam trick ini. Biasanya sama dengan angkanya; kekuatan dan Tempat Ajaib bisa memperbesarnya. Di luar trick hanya angka yang berlaku.
rules-setup-title = Persiapan
rules-setup-1 = Pilih set kartu: satu pasangan faksi dan tiga faksi lain, seluruhnya 52 kartu. Untuk permainan pertama pakailah Goblin, Knight, Undead, Dwarf, dan Doppelgänger.
rules-setup-2 = Kocok, lalu bagikan 13 kartu kepada setiap pemain. Sisanya, 26 kartu, menjadi dek yang tertutup di tengah.
rules-setup-3 = Pemain termuda memimpin trick pertama. Di komputer Pemimpin ditentukan dengan undian, kecuali kamu menunjuk seseorang.
rules-setup-Ra = Dengan Rakun: kocok keempat belas kartunya dan sisihkan empat tanpa dilihat. Bagikan dulu faksi-faksi lain, lalu kocok sepuluh Rakun bersama kartu yang tersisa: itulah deknya. Jadi tidak ada yang mulai dengan Rakun.
rules-setup-Ph = Dengan Feniks: kocok sepuluh Api Feniks dan taruh tertutup di samping dek sebagai tumpukan tersendiri.
rules-trick-title = Sebuah trick
rules-trick = Pemimpin memainkan kartu apa saja. Lalu pemain lain memainkan satu kartu.
rules-follow-title = Mengikuti faksi
rules-follow = Jika kamu punya kartu faksi Pemimpin, kamu harus memainkan salah satunya. Jika tidak punya, kamu boleh memainkan apa saja, tetapi jarang bisa menang. Doppelgänger selalu boleh dimainkan sebagai gantinya.
rules-win-title = Siapa yang memenangkan trick
rules-win = Kartu faksi Pemimpin dengan daya lebih besar menang; Doppelgänger dihitung sebagai salah satunya. Jika dayanya sama, atau jika kartu kedua dari faksi lain, Pemimpin menang. Ada dua pengecualian: Knight mengalahkan Goblin yang memimpin, dan Basilisk mengalahkan kartu dengan daya yang sama. Pemenang memimpin trick berikutnya, kecuali kekuatan spesial atau Tempat Ajaib menentukan lain.
rules-win-example = Lawanmu memimpin dengan Dw4. Kamu punya Dw2, Dw8, dan Go9, jadi kamu harus memainkan Dwarf: Dw8 menang, Dw2 kalah. Tanpa Dwarf kamu boleh memainkan Go9, tetapi kartu itu akan kalah.
rules-phase-1-title = Tahap Pertama: mengumpulkan Pengikut
rules-phase-1 = Kalian memainkan satu trick untuk setiap kartu di tangan, seluruhnya 13. Urutannya begini:
rules-phase-1-1 = Buka kartu teratas dek: itulah hadiahnya.
rules-phase-1-2 = Mainkan satu trick.
rules-phase-1-3 = Pemenang menaruh hadiah tertutup di Dek Pengikutnya. Yang kalah mengambil kartu teratas dek, melihatnya, tidak memperlihatkannya kepada siapa pun, dan menaruhnya di Dek Pengikutnya sendiri.
rules-phase-1-4 = Kartu yang dimainkan masuk ke tumpukan buangan, kecuali Undead dan tangkapan Basilisk.
rules-next-title = Dari Tahap Pertama ke Tahap Kedua
rules-next = Setelah trick terakhir, dek dan tangan kosong. Ambil Pengikutmu ke tangan. Pemenang trick terakhir memimpin, kecuali Naga atau Dataran Tinggi menunjuk pemain lain.
rules-phase-2-title = Tahap Kedua: memenangkan suara faksi
rules-phase-2 = Sekarang tidak ada hadiah lagi. Pemenang trick menaruh kartu yang dimainkan terbuka di Tumpukan Skornya, kecuali kekuatan spesial mengirimnya ke tempat lain. Tahap ini berakhir jika kartu seorang pemain habis setelah sebuah trick. Kartu yang masih dipegang pemain lain dibuang.
rules-scoring-title = Penghitungan skor
rules-scoring = Urutkan Tumpukan Skormu menurut faksi. Setiap faksi memilih pemain yang punya lebih banyak kartunya. Jika sama banyak, kartu tertinggi menentukan, lalu yang tertinggi kedua, dan seterusnya. Jika semuanya sama, atau tidak ada yang punya, faksi itu tidak memilih. Pemain dengan suara faksi terbanyak menang.
rules-scoring-picture = Bilangan di lingkaran berwarna mendapat suara faksi itu. Inilah penghitungan skor permainan yang diceritakan di bawah.
rules-tie-title = Suara faksi sama banyak
rules-tie = Jika suara faksi sama banyak, setiap pemain menghitung kartunya di faksi-faksi yang memilihnya: yang lebih banyak menang. Jika masih sama, jumlah angka yang lebih besar menang. Jika tetap sama, kemenangan dibagi bersama.

## A whole game.

rules-sample-title = Satu permainan lengkap
rules-sample = Dua bot, A dan B, bermain dengan set kartu pertama. A memimpin trick pertama. Inilah Tahap Pertama, trick demi trick:
rules-sample-phase-2 = Di Tahap Kedua masing-masing bermain dengan Pengikut yang dikumpulkannya. “Untuk A” dan “Untuk B” menunjukkan siapa yang mendapat kartunya:
rules-sample-scoring = Beginilah skor permainan itu dihitung. Di dalam kurung tertulis angka kartunya:
rules-sample-trick = Trick ke-
rules-sample-prize = Hadiah
rules-sample-led = Pemimpin
rules-sample-answer = Jawaban
rules-sample-winner = Pemenang
rules-sample-drawn = Yang kalah mengambil
rules-sample-power = Kekuatan
rules-sample-to = Untuk { $seat }
rules-sample-vote = Suara
rules-sample-votes = Jumlah suara faksi
rules-sample-why = Ditentukan oleh
rules-sample-why-cards = lebih banyak kartu
rules-sample-why-highest-card = kartu lebih tinggi
rules-sample-why-other = karena kekuatannya
rules-sample-why-none = tidak memilih

## Decks.

rules-decks-title = Set kartu
rules-decks = Setiap campuran adalah permainan yang berbeda. Satu set kartu berisi satu pasangan faksi dan tiga faksi lain; dengan tiga atau empat pemain, lima faksi lain. Pasangan selalu dipakai utuh atau tidak sama sekali. Inilah pasangannya:
rules-decks-ready = Beberapa set kartu sudah siap dimainkan. Claim dan Claim 2 adalah faksi-faksi dari kedua kotak itu. Semua yang lain adalah susunan kami sendiri, begitu juga faksi tambahan untuk tiga atau empat pemain.
rules-deck = Set kartu
rules-deck-factions = Faksi
rules-deck-joining = Tambahan untuk tiga atau empat pemain

## Factions and places.

rules-factions = Semua faksi sekilas pandang:
rules-faction = Faksi
rules-box = Kotak
rules-cards = Kartu
rules-values = Angka
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = 5th Anniversary Edition
rules-box-maps = Reinforcements: Maps
rules-loot = Rakun mana yang membawa jarahan adalah penafsiran kami sendiri, karena buku aturan tidak menyebutkannya. Jika kamu punya kartunya, ikuti kartu itu.
rules-places-title = Tempat Ajaib
rules-places = Dengan dua pemain boleh ditambahkan satu Bangunan, satu Lanskap, atau masing-masing satu, diundi atau dipilih. Semuanya terbuka sejak awal dan berlaku untuk kedua pemain. Jika Tempat Ajaib dan kekuatan sebuah faksi bertentangan, kekuatan faksi yang berlaku.
rules-buildings = Bangunan mengubah siapa yang menang di akhir.
rules-landscapes = Lanskap mengubah cara memainkan trick. Penghitungan skor selalu memakai angka yang tercetak.

## More players.

rules-more-players-title = Tiga dan empat pemain
rules-more-players-1 = Set kartu berisi satu pasangan dan lima faksi lain: 72 kartu dan tujuh suara faksi. Dengan tiga pemain masing-masing mendapat 12 kartu, dengan empat pemain 9; sisanya, 36 kartu, menjadi dek.
rules-more-players-2 = Basilisk, Feniks, Unikorn, dan Tempat Ajaib hanya untuk dua pemain. Troll boleh dipakai, tetapi sebaiknya tidak.
rules-more-players-3 = Setiap pemain memainkan satu kartu, searah jarum jam mulai dari Pemimpin.
rules-more-players-4 = Dua hadiah dibuka. Kartu terbaik mengambil salah satunya, yang terbaik kedua mendapat yang lain. Yang ketiga lalu keempat mengambil kartu teratas dek tanpa dilihat pemain lain.
rules-more-players-5 = Dengan empat pemain, yang duduk berhadapan adalah rekan. Mereka menggabungkan Tumpukan Skor dan menang atau kalah bersama.
rules-ranking-title = Urutan kartu
rules-ranking = Jika Goblin memimpin, Knight paling atas. Berikutnya faksi Pemimpin dan Doppelgänger, lalu semua kartu lain. Di setiap kelompok, kartu dengan daya lebih besar lebih baik; jika dayanya sama, yang dimainkan lebih dulu.

## Hard cases.

rules-order-title = Jika beberapa kekuatan bertemu
rules-order = Setelah trick di Tahap Kedua, kartu dibagi menurut urutan ini: tangkapan Basilisk, Dwarf, Raksasa, Troll, Gnome dan Griffin, lalu sisanya untuk pemenang. Setelah itu Api Feniks diambil.
rules-count-title = Urutan penghitungan skor
rules-count-1 = Gnome dan Griffin yang terpajang masuk ke Tumpukan Skor pemiliknya. Rekan menggabungkan tumpukan mereka.
rules-count-2 = Biara, Kastel, atau Jembatan bisa langsung menentukan permainan.
rules-count-3 = Piramida, Reruntuhan, atau Benteng membuang kartu.
rules-count-4 = Petani tanpa Raja berpindah pihak.
rules-count-5 = Jarahan ditambahkan, dan Viking dihitung ganda.
rules-count-6 = Faksi-faksi memilih. Bard, Mercusuar, dan Menara menghitung dengan caranya sendiri.

## For those who know other games.

rules-known-title = Yang berbeda dari yang kamu kenal
rules-known-whist-title = Kamu biasa bermain bridge atau truf
rules-known-whist = Kamu mengikuti faksi seperti biasa, tetapi tidak ada truf, dan dari kartu yang sama yang pertama menang. Trick di Tahap Pertama tidak memberi poin: yang diperebutkan adalah hadiah di sampingnya, dan yang kalah juga mendapat kartu, sering kali lebih baik. Yang kamu kumpulkan menjadi tanganmu di Tahap Kedua, jadi ingatlah apa yang dimenangkan lawanmu.
rules-known-claim-title = Kamu hanya kenal Claim yang pertama
rules-known-claim = Semuanya masih berlaku. Yang baru: dua pasangan lagi, kartu yang terpajang di depanmu di Tahap Kedua (Gnome, Griffin), kekuatan yang baru bekerja saat penghitungan skor (Petani, Bard, Rakun, Viking), dan Tempat Ajaib. Jika sebuah faksi seri, kartu tertinggi menentukan.
rules-known-group-title = Kalian bertiga atau berempat
rules-known-group = Urutan kedua juga berharga: ia mendapat hadiah yang lain. Dwarf diberikan kepada kartu terlemah, bukan sekadar kepada yang kalah. Dengan empat pemain, kartu rekanmu juga milikmu saat penghitungan skor, jadi biarkan rekanmu menang.

## What pictures show, for those who do not see them.

rules-picture-table = Meja dengan dua pemain, dengan nomor pada bagian-bagiannya
rules-picture-card = Sebuah kartu, dengan nomor pada bagian-bagiannya
rules-picture-trick = Sebuah trick di tahap { $phase }, dan ke mana kartunya pergi
rules-picture-scoring = Tumpukan Skor kedua pemain menurut faksi, dengan suaranya
rules-picture-ranking = Sebuah trick dengan { $count } pemain, urutannya, dan apa yang didapat masing-masing
rules-picture-kingdom = Kerajaan dari enam kartu, dengan bidak di atasnya dan petak kosong di sekelilingnya
rules-picture-power = Sebelum dan sesudah: { $name }

## Claim Kingdoms.

kingdoms-rules-title = Cara bermain Claim Kingdoms
kingdoms-rules-goal-title = Tujuan permainan
kingdoms-rules-goal = Dua pemain membangun satu kerajaan dari kartu dan menempatkan bidak di atasnya. Di akhir, setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di kartu faksi itu. Pemain dengan poin terbanyak menang.
kingdoms-rules-picture = Pion adalah bidak A, benteng adalah bidak B. Petak bergaris putus-putus masih kosong: kartu boleh diletakkan di sana.
kingdoms-rules-setup-title = Persiapan
kingdoms-rules-setup-1 = Pilih tujuh dari sepuluh faksi, atau undilah. Setiap faksi punya tujuh kartu. Kocok semuanya.
kingdoms-rules-setup-2 = Taruh tiga kartu sebagai deretan terbuka dan satu di tengah sebagai kartu awal. Bagikan dua kepada setiap pemain. Sisanya menjadi dek.
kingdoms-rules-setup-3 = Setiap pemain punya 15 bidak dan belum punya poin. Di kartu awal tidak ada bidak; selebihnya kartu itu seperti yang lain.
kingdoms-rules-setup-4 = Pemain yang lebih muda menentukan siapa yang mulai. Di komputer hal itu diundi, kecuali kamu menunjuk seseorang.
kingdoms-rules-turn-title = Giliranmu
kingdoms-rules-turn-1 = Letakkan salah satu dari dua kartumu di petak kosong yang berbagi sisi dengan kartu terbuka, lalu tempatkan satu bidakmu di atasnya.
kingdoms-rules-turn-2 = Pakai kekuatan kartu itu, atau tidak: seluruhnya atau tidak sama sekali.
kingdoms-rules-turn-3 = Ambil satu kartu: salah satu dari tiga di deretan terbuka, yang langsung diganti, atau kartu teratas dek.
kingdoms-rules-words-title = Kartu bersebelahan dan garis
kingdoms-rules-words = Kartu bersebelahan adalah kartu terbuka yang berbagi sisi; sudut saja tidak cukup. Garis adalah rangkaian kartu terbuka tanpa putus yang melewati kartumu, di barisnya atau kolomnya. Kartu tertutup tidak bersebelahan dan memutus setiap garis. Petak di sampingnya tetap boleh dipakai jika disentuh kartu lain yang terbuka. Di satu kartu paling banyak ada satu bidak dari setiap pemain.
kingdoms-rules-display-title = Tiga yang sama
kingdoms-rules-display = Tiga kartu satu faksi tidak tinggal di deretan terbuka: dua di antaranya dikocok ke dalam dek dan diganti.
kingdoms-rules-end-title = Akhir permainan
kingdoms-rules-end = Permainan selesai jika giliran kedua pemain sudah sama banyak dan bidak salah satunya habis. Permainan juga selesai jika semua kartu sudah diletakkan, dan langsung selesai jika tidak ada petak lagi untuk sebuah kartu.
kingdoms-rules-scoring-title = Penghitungan skor
kingdoms-rules-scoring = Setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di kartu terbukanya. Jika sama banyak, tidak ada yang mendapatkannya. Kartu dengan dua bidak dihitung untuk keduanya. Pemain dengan poin terbanyak menang. Jika poin sama, sisa bidak di persediaan yang lebih banyak menang. Jika tetap sama, kemenangan dibagi bersama.
kingdoms-rules-powers-title = Kekuatan faksi
kingdoms-rules-worth = Poin
