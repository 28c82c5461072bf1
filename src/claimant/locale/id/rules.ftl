### The rules of Claim in short, for a page of their own.

rules-title = Cara bermain Claim
rules-goal-title = Tujuan permainan
rules-goal = Takhta kosong, dan kamu menginginkannya. Faksi-faksi kerajaan memilih. Setiap faksi memilih pemain yang memenangkan kartunya paling banyak. Suara faksi terbanyak menang.
rules-course-title = Dua tahap
rules-course = Di Tahap Pertama kamu memakai kartu yang dibagikan untuk memenangkan kartu yang lebih baik: Pengikutmu. Di Tahap Kedua kamu bermain dengan Pengikut itu, dan sekarang setiap kartu yang kamu menangkan dihitung untuk suara faksi.
rules-trick-title = Sebuah trick
rules-trick = Satu pemain memimpin dengan kartu apa saja. Yang lain masing-masing memainkan satu kartu. Kartu tertinggi dari faksi Pemimpin menang. Jika angkanya sama, kartu yang dimainkan lebih dulu dianggap lebih tinggi.
rules-follow-title = Mengikuti faksi
rules-follow = Jika kamu punya kartu faksi Pemimpin, kamu harus memainkan salah satunya. Jika tidak punya, kamu boleh memainkan apa saja, tetapi biasanya kamu tidak bisa menang. Doppelgänger selalu boleh menggantikan.
rules-phase-1-title = Tahap Pertama: Pengikut
rules-phase-1 = Sebelum setiap trick, satu kartu dibuka: hadiahnya. Pemenang trick mengambilnya. Yang kalah mengambil kartu teratas dek tanpa memperlihatkannya. Jadi kadang-kadang lebih cerdik untuk kalah! Kartu yang dimainkan disingkirkan.
rules-phase-2-title = Tahap Kedua: suara faksi
rules-phase-2 = Ambil Pengikutmu ke tangan. Sekarang pemenang trick menaruh kartu yang dimainkan ke Tumpukan Skor. Beberapa faksi punya caranya sendiri: bacalah kartunya.
rules-scoring-title = Pemungutan suara
rules-scoring = Setiap faksi memilih pemain dengan kartunya paling banyak. Jika dua pemain sama banyak, kartu tertinggi menentukan, lalu yang kedua tertinggi, dan seterusnya. Jika masih sama, faksi itu tidak memilih.
rules-tie-title = Suara faksi sama banyak
rules-tie = Lalu dihitung siapa yang punya lebih banyak kartu di faksi yang memilihnya, kemudian jumlah angkanya. Setelah itu kemenangan dibagi bersama.
rules-more-players-title = Tiga dan empat pemain
rules-more-players = Tujuh faksi ikut bermain. Dua hadiah dibuka: kartu terbaik mengambil satu, kartu terbaik kedua mendapat yang lain, dan sisanya mengambil dari dek. Dengan empat pemain, yang duduk berhadapan adalah rekan dan menghitung kartu bersama.
rules-places-title = Tempat Ajaib
rules-places = Dengan dua pemain boleh ditambahkan satu Bangunan, satu Lanskap, atau keduanya. Aturannya sedikit berubah; apa yang dilakukannya tertulis di sana.
rules-decks-title = Set kartu
rules-decks = Satu set kartu berisi sepasang faksi yang selalu bersama dan tiga faksi lain; dengan tiga atau empat pemain, lima faksi lain. Setiap campuran adalah permainan yang berbeda.
rules-words-title = Angka dan daya
rules-words = Angka adalah bilangan yang tercetak di kartu. Daya adalah yang dipakai untuk bertarung dalam trick ini: kekuatan dan Tempat Ajaib bisa memperbesarnya.
