### Apa kata banyak permainan tentang set kartu, faksi, dan tempat: di terminal, dalam laporan, dan di peramban.

balance-title = Keseimbangan

## Angka tentang permainan utuh: namanya dan artinya.

balance-leader = kemenangan Pemimpin pertama
balance-leader-text = Seberapa sering pihak yang memimpin trick pertama menang; { $share } itu adil.
balance-luck = keberuntungan
balance-luck-text = Seberapa jauh kartu saja yang menentukan. Pada 0% pembagian kartu tidak menguntungkan siapa pun; pada 100% selalu pihak yang sama yang menang.
balance-skill = keahlian
balance-skill-text = Seberapa jauh permainan yang lebih baik menentukan. Pada 0% bot yang lebih lemah sama seringnya menang; pada 100% ia tidak pernah menang.
balance-changes = pergantian pemuncak
balance-changes-text = Berapa kali pihak lain memimpin perolehan suara dalam satu permainan, dihitung setelah setiap trick.
balance-margin = selisih suara
balance-margin-text = Berapa suara keunggulan pemenang atas pihak berikutnya.
balance-comeback = kebangkitan
balance-comeback-text = Seberapa sering pihak yang unggul di pertengahan tahap kedua akhirnya kalah.
balance-settled = ditentukan setelah
balance-settled-text = Berapa bagian tahap kedua yang sudah dimainkan ketika pemenang unggul untuk seterusnya.
balance-moves = langkah
balance-moves-text = Berapa kartu yang dimainkan dan keputusan lain yang diambil dalam satu permainan.
balance-choices = pilihan
balance-choices-text = Berapa dari langkah itu yang menyisakan pilihan.

## Suara dan kartu.

balance-votes = Suara
balance-votes-text = Seberapa sering suara sebuah faksi diperoleh seseorang, seberapa sering jatuh ke pemenang, dengan selisih berapa kartu, berapa bagian tahap kedua yang sudah dimainkan saat itu, dan seberapa sering baru ditentukan belakangan, di sepertiga terakhir.
balance-vote-decided = diperoleh
balance-vote-with-winner = untuk pemenang
balance-vote-margin = selisih kartu
balance-vote-settled = ditentukan setelah
balance-vote-late = belakangan
balance-cards = Kartu
balance-cards-text = Berapa poin persentase lebih sering menang pihak yang dibagikan sebuah kartu, merekrutnya sebagai pengikut, atau memilikinya di tumpukan skor pada akhirnya.
balance-card-hands = dibagikan
balance-card-followers = pengikut
balance-card-piles = tumpukan skor
balance-places = Apa yang diubah tempat
balance-places-text = Perbedaan antara pembagian kartu yang sama dengan dan tanpa tempat itu.

## Membandingkan beberapa.

balance-subjects = Berdampingan
balance-fair = Yang paling adil lebih dulu
balance-dramatic = Yang paling menegangkan lebih dulu
balance-skilful = Yang paling menghargai keahlian lebih dulu
balance-with = { $name } dengan { $places }

## Dasarnya.

balance-stands-on = Masing-masing { $deals } pembagian kartu, dimainkan { $bot } melawan dirinya sendiri. Batangnya adalah interval 95%.
balance-skill-measured = Keahlian diukur melawan { $rival }.
balance-interval = interval 95%
balance-meaning = Arti angka-angkanya

## Halaman di peramban.

balance-range = { $least } sampai { $most }
balance-figure = Angka
balance-link = Semua set kartu, faksi, dan tempat
balance-link-text = Lihat set kartu mana yang adil, mana yang menegangkan, dan di mana keahlian menentukan.
balance-all-deck = Set kartu
balance-all-faction = Faksi
balance-all-place = Tempat
