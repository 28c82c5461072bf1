### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = Cara bermain Claim
rules-intro = Seluruh permainan, dari kartu pertama sampai suara terakhir. Setiap gambar menunjukkan posisi sungguhan; bingkai emas menandai kartu yang menang atau baru datang.
rules-rulings = Kasus-kasus sulit dijelaskan di halaman keputusan aturan (dalam bahasa Inggris).
rules-in-short = Ringkasan
rules-print = Cetak halaman ini

## How the game goes.

rules-goal-title = Tujuan permainan
rules-goal = Takhta kosong, dan kamu ingin mendudukinya. Setiap faksi di kerajaan punya satu suara dan memberikannya kepada pemain yang memenangkan kartunya paling banyak. Yang meraih suara terbanyak menang.
rules-course-title = Dua tahap
rules-course = Di Tahap Pertama, kamu memakai kartu yang dibagikan kepadamu untuk merekrut kartu yang lebih bagus: Pengikutmu. Di Tahap Kedua, kamu memainkan Pengikut itu, dan setiap kartu yang kamu menangkan dihitung untuk suara faksinya. Jadi, menangkan kartu yang ingin kamu mainkan nanti, dan jangan buang kartu bagus untuk hadiah yang tidak sepadan.
rules-table-title = Meja permainan
rules-table-1 = Kartu di tanganmu. Hanya kamu yang melihatnya.
rules-table-2 = Dek, tertutup. Bilangannya menunjukkan sisa kartunya.
rules-table-3 = Hadiah: kartu terbuka yang diperebutkan di trick ini.
rules-table-4 = Trick: satu kartu dari setiap pemain.
rules-table-5 = Pengikutmu: kartu yang kamu dapat di Tahap Pertama, tertutup.
rules-table-6 = Tumpukan Skormu: kartu yang sudah pasti milikmu, terbuka.
rules-table-7 = Tumpukan buangan: kartu yang tidak dihitung untuk siapa pun.
rules-table-8 = Panah menandai Pemimpin, yang bermain lebih dulu. Di gambar-gambar ini kamu adalah A, di bawah. Tanda lain: kipas berarti kartu di tangan, mata berarti kartu yang terpajang di depan pemiliknya.
rules-card-title = Sebuah kartu
rules-card-1 = Angka: yang tercetak di kartu.
rules-card-2 = Faksi: terlihat dari lambang dan warnanya. Sebuah kartu selalu termasuk faksi yang tercetak di situ.
rules-card-3 = Daya: yang dipakai bertarung di sebuah trick. Biasanya sama dengan angkanya, tetapi kekuatan dan Tempat Ajaib bisa menambahnya. Di luar trick, hanya angka yang berlaku.
rules-setup-title = Persiapan
rules-setup-1 = Pilih set kartu: satu pasangan faksi dan tiga faksi lain, seluruhnya 52 kartu. Untuk permainan pertama, pakailah Goblin, Knight, Undead, Dwarf, dan Doppelgänger.
rules-setup-2 = Kocok, lalu bagikan 13 kartu kepada setiap pemain. Sisanya, 26 kartu, menjadi dek: taruh tertutup di tengah.
rules-setup-3 = Pemain termuda memimpin trick pertama. Di komputer, Pemimpin pertama diundi, kecuali kamu menunjuk seseorang.
rules-setup-Ra = Dengan Rakun: kocok keempat belas kartunya dan sisihkan empat tanpa dilihat. Bagikan dulu faksi-faksi lain, lalu kocok kesepuluh Rakun bersama kartu yang tersisa: itulah deknya. Jadi, tidak ada yang mulai dengan Rakun.
rules-setup-Ph = Dengan Feniks: kocok sepuluh Api Feniks dan taruh di samping dek sebagai tumpukan tertutup tersendiri.
rules-trick-title = Sebuah trick
rules-trick = Pemimpin memainkan kartu apa saja. Lalu pemain lain membalas dengan satu kartu.
rules-follow-title = Mengikuti faksi
rules-follow = Jika kamu punya kartu faksi Pemimpin, kamu harus memainkan salah satunya. Jika tidak punya, kamu boleh memainkan apa saja, tetapi jarang bisa menang. Doppelgänger selalu boleh dimainkan sebagai gantinya.
rules-win-title = Siapa yang memenangkan trick
rules-win = Kartu faksi Pemimpin dengan daya lebih besar menang; Doppelgänger dianggap kartu faksi itu. Jika seri, atau jika kartu kedua dari faksi lain, Pemimpin menang. Ada dua pengecualian: Knight mengalahkan Goblin yang dimainkan Pemimpin, dan Basilisk mengalahkan kartu yang dayanya sama. Pemenang memimpin trick berikutnya, kecuali kekuatan atau Tempat Ajaib berkata lain.
rules-win-example = Lawanmu memimpin dengan Dw4. Kamu punya Dw2, Dw8, dan Go9, jadi kamu harus memainkan Dwarf: Dw8 menang, Dw2 kalah. Kalau tidak punya Dwarf, kamu boleh memainkan Go9, tetapi kartu itu kalah.
rules-phase-1-title = Tahap Pertama: merekrut Pengikut
rules-phase-1 = Banyaknya trick sama dengan banyaknya kartu di tanganmu: 13. Setiap trick berjalan begini:
rules-phase-1-1 = Buka kartu teratas dek: itulah hadiahnya.
rules-phase-1-2 = Mainkan satu trick.
rules-phase-1-3 = Pemenang mengambil hadiah sebagai Pengikut, tertutup. Yang kalah mengambil kartu teratas dek, melihatnya tanpa menunjukkannya kepada siapa pun, dan menjadikannya Pengikut.
rules-phase-1-4 = Kartu yang dimainkan masuk ke tumpukan buangan, kecuali Undead dan kartu yang ditangkap Basilisk.
rules-next-title = Dari Tahap Pertama ke Tahap Kedua
rules-next = Setelah trick terakhir, dek dan tangan semua pemain kosong. Ambil Pengikutmu ke tangan. Pemenang trick terakhir memimpin, kecuali Naga atau Dataran Tinggi menunjuk pemain lain.
rules-phase-2-title = Tahap Kedua: merebut suara
rules-phase-2 = Sekarang tidak ada hadiah lagi. Pemenang trick menaruh kartu yang dimainkan terbuka di Tumpukan Skornya, kecuali sebuah kekuatan mengirimnya ke tempat lain. Tahap ini selesai begitu ada pemain yang tidak punya kartu lagi setelah sebuah trick. Sisa kartu di tangan pemain lain dibuang.
rules-scoring-title = Penghitungan skor
rules-scoring = Kelompokkan Tumpukan Skormu menurut faksi. Setiap faksi memilih pemain yang punya kartunya lebih banyak. Jika sama banyak, kartu tertinggi yang menentukan, lalu yang tertinggi kedua, dan seterusnya. Jika semuanya seri, atau tidak ada yang punya kartunya, faksi itu tidak memilih. Yang meraih suara terbanyak menang.
rules-scoring-picture = Lingkaran berwarna menandai siapa yang mendapat suara faksi itu. Ini penghitungan skor permainan yang diceritakan di bawah.
rules-tie-title = Jika suara seri
rules-tie = Jika jumlah suara seri, setiap pemain menghitung kartunya di faksi yang memilihnya: yang lebih banyak menang. Jika masih seri, jumlah angka yang lebih besar menang. Jika tetap seri, kemenangan dibagi bersama.

## A whole game.

rules-sample-title = Satu permainan lengkap
rules-sample = Dua bot, A dan B, bermain dengan set kartu pertama. A memimpin trick pertama. Inilah Tahap Pertama, trick demi trick:
rules-sample-phase-2 = Di Tahap Kedua, masing-masing memainkan Pengikut yang direkrutnya. “Untuk A” dan “Untuk B” menunjukkan siapa yang mendapat kartunya:
rules-sample-scoring = Beginilah skornya dihitung. Angka kartu tertulis di dalam kurung:
rules-sample-trick = Trick ke-
rules-sample-prize = Hadiah
rules-sample-led = Pemimpin
rules-sample-answer = Balasan
rules-sample-winner = Pemenang
rules-sample-drawn = Yang kalah mengambil
rules-sample-power = Kekuatan
rules-sample-to = Untuk { $seat }
rules-sample-vote = Suara
rules-sample-votes = Jumlah suara
rules-sample-why = Ditentukan oleh
rules-sample-why-cards = kartu lebih banyak
rules-sample-why-highest-card = kartu lebih tinggi
rules-sample-why-other = kekuatannya
rules-sample-why-none = tidak memilih

## Decks.

rules-decks-title = Set kartu
rules-decks = Setiap susunan terasa seperti permainan baru. Satu set kartu berisi satu pasangan faksi dan tiga faksi lain; dengan tiga atau empat pemain, lima faksi lain. Pasangan selalu dipakai utuh atau tidak sama sekali. Inilah pasangannya:
rules-decks-ready = Beberapa set kartu sudah siap pakai. Claim dan Claim 2 berisi faksi-faksi dari kedua kotak itu. Yang lain adalah susunan kami sendiri, begitu juga faksi tambahan untuk tiga atau empat pemain.
rules-deck = Set kartu
rules-deck-factions = Faksi
rules-deck-joining = Tambahan untuk tiga atau empat pemain

## Factions and places.

rules-factions = Semua faksi dalam satu tabel:
rules-faction = Faksi
rules-box = Kotak
rules-cards = Kartu
rules-values = Angka
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = 5th Anniversary Edition
rules-box-maps = Reinforcements: Maps
rules-loot = Rakun mana yang membawa jarahan adalah tafsiran kami sendiri, karena buku aturan tidak menyebutkannya. Jika kamu punya kartunya, ikuti yang tercetak di sana.
rules-places-title = Tempat Ajaib
rules-places = Dengan dua pemain, kamu boleh menambahkan satu Bangunan, satu Lanskap, atau keduanya, diacak atau dipilih. Tempat Ajaib terbuka sejak awal dan berlaku untuk kedua pemain. Jika Tempat Ajaib bertentangan dengan kekuatan sebuah faksi, kekuatan itu yang berlaku.
rules-buildings = Bangunan mengubah siapa yang menang di akhir.
rules-landscapes = Lanskap mengubah cara memainkan trick. Penghitungan skor selalu memakai angka yang tercetak.

## More players.

rules-more-players-title = Tiga dan empat pemain
rules-more-players-1 = Set kartu berisi satu pasangan dan lima faksi lain: 72 kartu dan tujuh suara. Dengan tiga pemain, masing-masing mendapat 12 kartu; dengan empat pemain, 9. Sisanya, 36 kartu, menjadi dek.
rules-more-players-2 = Basilisk, Feniks, Unikorn, dan Tempat Ajaib hanya untuk dua pemain. Troll boleh dipakai, tetapi tidak disarankan.
rules-more-players-3 = Setiap pemain memainkan satu kartu, searah jarum jam mulai dari Pemimpin.
rules-more-players-4 = Dua hadiah dibuka. Pemain dengan kartu terbaik memilih salah satunya, yang terbaik kedua mendapat hadiah satunya. Yang ketiga, lalu yang keempat, mengambil kartu teratas dek tanpa dilihat pemain lain.
rules-more-players-5 = Dengan empat pemain, yang duduk berhadapan adalah rekan. Tumpukan Skor mereka digabung, dan mereka menang atau kalah bersama.
rules-ranking-title = Urutan kartu
rules-ranking = Jika Pemimpin memainkan Goblin, Knight ada di urutan teratas. Berikutnya faksi Pemimpin dan Doppelgänger, lalu semua kartu lain. Di setiap kelompok, kartu dengan daya lebih besar lebih baik; jika seri, yang dimainkan lebih dulu.

## Hard cases.

rules-order-title = Jika beberapa kekuatan bertemu
rules-order = Setelah sebuah trick di Tahap Kedua, kartu diambil dengan urutan ini: tangkapan Basilisk, Dwarf, Raksasa, Troll, Gnome dan Griffin, lalu sisanya untuk pemenang. Setelah itu, Api Feniks diambil.
rules-count-title = Urutan penghitungan skor
rules-count-1 = Gnome dan Griffin yang terpajang masuk ke Tumpukan Skor pemiliknya. Tumpukan Skor para rekan digabung.
rules-count-2 = Biara, Kastel, atau Jembatan bisa langsung menentukan permainan.
rules-count-3 = Kartu dibuang karena Piramida, Reruntuhan, atau Benteng.
rules-count-4 = Petani yang tidak ditahan Raja pindah.
rules-count-5 = Jarahan ditambahkan, dan Viking tertentu dihitung dua.
rules-count-6 = Faksi-faksi memilih. Bard, Mercusuar, dan Menara menghitung dengan caranya sendiri.

## For those who know other games.

rules-known-title = Apa bedanya dengan permainan yang kamu kenal
rules-known-whist-title = Kamu biasa bermain bridge atau truf
rules-known-whist = Kamu mengikuti faksi seperti biasa, tetapi tidak ada kartu truf, dan jika seri, kartu pertama menang. Trick di Tahap Pertama tidak memberi poin: yang diperebutkan adalah hadiahnya, dan yang kalah juga mendapat kartu, yang sering kali malah lebih bagus. Kartu yang kamu kumpulkan itu kamu mainkan di Tahap Kedua, jadi ingat-ingatlah apa yang dimenangkan lawanmu.
rules-known-claim-title = Kamu baru kenal Claim yang pertama
rules-known-claim = Semua aturannya masih berlaku. Yang baru: dua pasangan lagi, kartu yang terpajang di depanmu di Tahap Kedua (Gnome, Griffin), kekuatan yang baru berlaku saat penghitungan skor (Petani, Bard, Rakun, Viking), dan Tempat Ajaib. Jika sebuah faksi seri, kartu tertinggi yang menentukan.
rules-known-group-title = Kalian bertiga atau berempat
rules-known-group = Kartu terbaik kedua juga berharga: pemiliknya mendapat hadiah satunya. Dwarf menjadi milik pemain yang kartunya paling lemah, bukan sekadar yang kalah. Dengan empat pemain, kartu rekanmu juga dihitung untukmu, jadi biarkan rekanmu menang.

## What pictures show, for those who do not see them.

rules-picture-table = Meja dengan dua pemain; bagian-bagiannya diberi nomor
rules-picture-card = Sebuah kartu; bagian-bagiannya diberi nomor
rules-picture-trick = Sebuah trick di Tahap ke-{ $phase }, dan ke mana kartunya pergi
rules-picture-scoring = Tumpukan Skor kedua pemain menurut faksi, dengan suaranya
rules-picture-ranking = Sebuah trick dengan { $count } pemain, urutan kartunya, dan apa yang didapat masing-masing
rules-picture-kingdom = Kerajaan dari enam kartu, dengan bidak di atasnya dan petak kosong di sekelilingnya
rules-picture-power = Sebelum dan sesudah: { $name }

## Claim Kingdoms.

kingdoms-rules-title = Cara bermain Claim Kingdoms
kingdoms-rules-goal-title = Tujuan permainan
kingdoms-rules-goal = Dua pemain membangun satu kerajaan dari kartu dan menempatkan bidak di atasnya. Di akhir, setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di kartu faksi itu. Yang meraih poin terbanyak menang.
kingdoms-rules-picture = Pion adalah bidak A, benteng adalah bidak B. Petak bergaris putus-putus masih kosong: kartu boleh diletakkan di sana.
kingdoms-rules-setup-title = Persiapan
kingdoms-rules-setup-1 = Pilih tujuh dari sepuluh faksi, atau acak saja. Setiap faksi punya tujuh kartu. Kocok semuanya.
kingdoms-rules-setup-2 = Buka tiga kartu sebagai deretan terbuka dan satu di tengah sebagai kartu awal. Bagikan dua kartu kepada setiap pemain. Sisanya menjadi dek.
kingdoms-rules-setup-3 = Setiap pemain punya 15 bidak dan mulai dengan 0 poin. Kartu awal tidak ditempati bidak; selebihnya sama seperti kartu lain.
kingdoms-rules-setup-4 = Pemain yang lebih muda menentukan siapa yang mulai. Di komputer, pemain pertama diundi, kecuali kamu menunjuk seseorang.
kingdoms-rules-turn-title = Giliranmu
kingdoms-rules-turn-1 = Letakkan salah satu dari dua kartumu di petak kosong yang salah satu sisinya menempel pada kartu terbuka, lalu tempatkan satu bidakmu di atasnya.
kingdoms-rules-turn-2 = Pakai kekuatan kartu itu, atau jangan: kekuatan tidak boleh dipakai sebagian.
kingdoms-rules-turn-3 = Ambil satu kartu: salah satu dari tiga di deretan terbuka, yang langsung diganti, atau kartu teratas dek.
kingdoms-rules-words-title = Kartu bersebelahan dan garis
kingdoms-rules-words = Kartu bersebelahan adalah kartu terbuka yang sisinya menempel; menempel di sudut saja tidak cukup. Garis adalah kartu-kartu terbuka tanpa celah yang melewati kartumu, di baris atau kolomnya. Kartu tertutup bukan kartu bersebelahan dan memutus setiap garis. Petak di sampingnya hanya bisa dipakai jika menyentuh kartu terbuka lain. Satu kartu paling banyak ditempati satu bidak dari setiap pemain.
kingdoms-rules-display-title = Tiga kartu sefaksi
kingdoms-rules-display = Jika ada tiga kartu sefaksi di deretan terbuka, dua di antaranya dikocok ke dalam dek dan diganti.
kingdoms-rules-end-title = Akhir permainan
kingdoms-rules-end = Permainan selesai jika bidak seorang pemain habis dan giliran kedua pemain sudah sama banyak. Permainan juga selesai jika semua kartu sudah diletakkan, atau begitu tidak ada petak lagi untuk meletakkan kartu.
kingdoms-rules-scoring-title = Penghitungan skor
kingdoms-rules-scoring = Setiap faksi memberikan poinnya kepada pemain yang bidaknya lebih banyak di kartu terbuka faksi itu. Jika seri, tidak ada yang mendapatkannya. Kartu dengan dua bidak dihitung untuk kedua pemain. Yang meraih poin terbanyak menang. Jika poin seri, pemain dengan sisa bidak lebih banyak di persediaan menang. Jika masih seri, kemenangan dibagi bersama.
kingdoms-rules-powers-title = Kekuatan faksi
kingdoms-rules-worth = Nilai
