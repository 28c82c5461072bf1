### Claim Kingdoms: its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 poin untuk setiap Goblin yang ditempati bidakmu, termasuk yang ini.
kingdoms-example-Go = Bidakmu ada di dua Goblin. Kamu meletakkan yang ketiga: 3 poin.
lesson-kingdoms-Go = Bidakmu sudah ada di dua Goblin. Letakkan yang ketiga dan pakai kekuatannya.
lesson-kingdoms-Go-done = 3 poin: satu untuk setiap Goblin yang kamu tempati.
kingdoms-power-Dw = 1 poin untuk setiap Dwarf di baris dan kolom tanpa putus yang melewati kartu ini, termasuk kartu ini.
kingdoms-example-Dw = Di baris ada Knight lalu Dwarf; di kolom ada celah sebelum Dwarf berikutnya. Itu 2 poin: kartu ini dan Dwarf di baris.
lesson-kingdoms-Dw = Cari petak dengan banyak Dwarf di baris dan kolomnya, tanpa celah. Letakkan Dwarf-mu di sana.
lesson-kingdoms-Dw-done = 4 poin: bersama yang ini tiga Dwarf di baris, dan satu lagi di kolom.
kingdoms-power-Gn = 1 poin, dan kamu menempatkan satu bidak lagi di kartu bersebelahan yang belum ada bidakmu. Bidak lawan boleh ada di sana.
kingdoms-example-Gn = Di samping Gnome-mu ada Knight yang ditempati lawanmu. 1 poin, dan bidak keduamu juga ditempatkan di sana.
kingdoms-ruling-Gn = Yang memakai kekuatan ini harus menempatkan bidak jika bisa. Jika tidak, hanya ada poinnya.
lesson-kingdoms-Gn = Knight bernilai 9 poin, dan hanya lawanmu yang ada di sana. Letakkan Gnome-mu di sampingnya.
lesson-kingdoms-Gn-done = Satu poin dan bidak kedua: di Knight sekarang seri.
kingdoms-power-Tr = Pilih baris atau kolom tanpa putus yang melewati kartu ini: 1 poin untuk setiap faksi berbeda di dalamnya, tetapi hanya jika tidak ada Troll lain.
kingdoms-example-Tr = Di kiri Undead, di kanan Knight, di atas dan di bawah kosong. Baris memberi 3 poin, kolom hanya 1.
kingdoms-ruling-Tr = Faksi Troll itu sendiri juga dihitung.
lesson-kingdoms-Tr = Cari baris dengan faksi berbeda terbanyak dan tanpa Troll lain. Letakkan Troll-mu di ujungnya.
lesson-kingdoms-Tr-done = Lima faksi berbeda dalam satu baris: 5 poin.
kingdoms-power-Un = Tukar bidak yang baru kamu tempatkan dengan bidak lawan mana pun, kecuali di kartu yang sudah ada bidakmu. Kekuatan kartu itu tidak dipakai.
kingdoms-example-Un = Lawanmu berada jauh di atas Knight. Kamu menukar: sekarang kamu di sana, dan lawanmu di atas Undead.
kingdoms-ruling-Un = Di satu kartu paling banyak ada satu bidak dari setiap pemain.
lesson-kingdoms-Un = Lawanmu ada di atas Knight. Letakkan Undead-mu di mana saja, lalu tukar bidaknya.
lesson-kingdoms-Un-done = Sekarang kamu di atas Knight, dan lawanmu di atas Undead. Jauh pun boleh.
kingdoms-power-Do = Pakai kekuatan kartu bersebelahan seolah-olah kartu ini memilikinya. Kartu ini tetap Doppelgänger.
kingdoms-example-Do = Kamu meletakkannya di samping Naga: 1 poin untuk setiap kartu terbuka di sekeliling Doppelgänger-mu.
kingdoms-ruling-Do = Sebagai Goblin atau Dwarf ia tidak menghitung dirinya. Sebagai Troll ia dihitung sebagai Doppelgänger, dan boleh ada satu Troll di garis itu. Dari Doppelgänger lain tidak ada yang bisa ditiru.
lesson-kingdoms-Do = Letakkan Doppelgänger-mu di samping Naga dan pakai kekuatannya.
lesson-kingdoms-Do-done = Seperti Naga, ia memberi satu poin untuk setiap kartu terbuka di sekelilingnya. Tetapi ia tetap Doppelgänger.
kingdoms-power-Dr = 1 poin untuk setiap kartu terbuka di delapan petak di sekelilingnya.
kingdoms-example-Dr = Di sekelilingnya ada lima kartu terbuka: 5 poin.
lesson-kingdoms-Dr = Cari petak dengan kartu terbanyak di sekelilingnya, sudut juga. Letakkan Naga-mu di sana.
lesson-kingdoms-Dr-done = 7 poin: di tujuh dari delapan petak di sekelilingnya ada kartu terbuka.
kingdoms-power-Se = Sebagai pengganti mengambil kartu, lihat 3 kartu dari tumpukan. Dari ketiganya dan kartu di tanganmu, simpan 2; kocok sisanya kembali ke tumpukan.
kingdoms-example-Se = Kamu melihat Knight, Raksasa dan Goblin, dan punya Dwarf. Kamu menyimpan Knight dan Raksasa.
kingdoms-ruling-Se = Kamu memutuskan sebelum mengambil kartu. Jika tumpukan punya lebih sedikit kartu, lihat yang ada.
lesson-kingdoms-Se = Letakkan Peramalmu dan lihat tiga kartu dari tumpukan. Lalu simpan dua yang terbaik.
lesson-kingdoms-Se-done = Dari empat kartu kamu menyimpan dua yang terbaik, Naga dan Knight. Yang lain kembali ke tumpukan.
kingdoms-power-Gi = Balik satu kartu bersebelahan. Bidak di atasnya kembali ke pemiliknya. Kartu itu tidak memberi poin, dan tidak ada yang bisa diletakkan di atas atau di sampingnya karena kartu itu.
kingdoms-example-Gi = Di sampingnya ada Knight yang ditempati lawanmu. Kamu membaliknya: bidaknya kembali, dan kartu itu tidak dihitung lagi.
kingdoms-ruling-Gi = Boleh kartumu sendiri, kartu bersama, atau kartu awal.
lesson-kingdoms-Gi = Knight yang ditempati lawanmu bernilai 9 poin. Letakkan Raksasamu di sampingnya dan balik kartu itu.
lesson-kingdoms-Gi-done = Bidaknya kembali ke pemiliknya, dan kartu ini tidak dihitung lagi untuk siapa pun.
kingdoms-power-Kn = Kembalikan sampai 2 bidak lawan di kartu bersebelahan ke persediaan.
kingdoms-example-Kn = Lawanmu ada di kartu sebelah kiri dan di kartu sebelah atas. Kamu mengembalikan kedua bidak itu.
kingdoms-ruling-Kn = Asalnya dari dua kartu berbeda, karena di setiap kartu paling banyak ada satu bidak dari setiap pemain.
lesson-kingdoms-Kn = Letakkan Knight-mu sehingga dua bidak lawan ada di sampingnya.
lesson-kingdoms-Kn-done = Kedua bidak itu kembali ke persediaan lawanmu.
kingdoms-worth = Bernilai { $points } poin di akhir

## The words of the table.

kingdoms-board = Papan
kingdoms-field = Petak
kingdoms-field-at = Petak { $field }
kingdoms-card-at = { $card } di { $field }
kingdoms-display = Deretan terbuka
kingdoms-pile = Tumpukan
kingdoms-supply = Persediaan
kingdoms-figure = Bidak
kingdoms-figures = { $count } bidak
kingdoms-figures-left = sisa { $count } bidak
kingdoms-points = { $count } poin
kingdoms-row = baris
kingdoms-column = kolom
kingdoms-start-card = Kartu awal
kingdoms-turn = Giliran { $number }
kingdoms-just-placed = baru diletakkan
kingdoms-free-field = Petak kosong: { $field }
kingdoms-figures-on = Bidak di
kingdoms-goes-to = Untuk
kingdoms-points-before = Poin selama permainan
kingdoms-points-factions = Poin dari faksi
kingdoms-points-all = Jumlah poin

## What you are asked.

kingdoms-ask-card = Kartu mana yang kamu letakkan?
kingdoms-ask-field = Di mana kamu meletakkan kartu ini: { $card }?
kingdoms-ask-draw = Kartu mana yang kamu ambil?
kingdoms-ask-Gn = Satu poin dan satu bidak lagi: di kartu mana kamu menempatkannya?
kingdoms-ask-Tr = Satu poin untuk setiap faksi dalam satu garis: garis mana yang kamu pilih?
kingdoms-ask-Un = Dengan bidak lawan yang mana kamu bertukar?
kingdoms-ask-Do = Kekuatan kartu bersebelahan mana yang kamu pakai?
kingdoms-ask-Gi = Kartu bersebelahan mana yang kamu balik?
kingdoms-ask-Kn = Dari kartu mana kamu mengembalikan bidak?
kingdoms-ask-Kn-further = Kamu boleh mengembalikan satu bidak lagi. Dari kartu mana?
kingdoms-ask-Se-further = Kamu punya { $cards }. Dua mana yang kamu simpan?
kingdoms-ask-use = { $text } Pakai kekuatan ini?
kingdoms-ask-choose = { $text } Apa pilihanmu?
kingdoms-option-use = Pakai kekuatan
kingdoms-option-pass = Jangan pakai kekuatan
kingdoms-option-done = Cukup sampai di sini
kingdoms-option-pile = Kartu teratas tumpukan
kingdoms-option-display = Dari deretan terbuka: { $card }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Kamu meletakkan { $cards } di { $target }.
       *[other] { $who } meletakkan { $cards } di { $target }.
    }
kingdoms-event-figure-moved-supply-field =
    { $seat ->
        [you] Kamu menempatkan satu bidak lagi di { $target }.
       *[other] { $who } menempatkan satu bidak lagi di { $target }.
    }
kingdoms-event-figure-moved-field-supply-other =
    { $seat ->
        [you] Kamu mengembalikan bidak { $rival } dari { $source }.
       *[other] { $who } mengembalikan bidak { $rival } dari { $source }.
    }
kingdoms-event-figure-moved-field-supply =
    { $seat ->
        [you] Kamu mengambil kembali bidakmu dari { $source }.
       *[other] { $who } mengambil kembali bidaknya dari { $source }.
    }
kingdoms-event-figure-moved-field-supply-turned-other =
    { $seat ->
        [you] Kamu mengembalikan bidak { $rival }.
       *[other] { $who } mengembalikan bidak { $rival }.
    }
kingdoms-event-figure-moved-field-supply-turned =
    { $seat ->
        [you] Kamu mengambil kembali bidakmu.
       *[other] { $who } mengambil kembali bidaknya.
    }
kingdoms-event-figure-moved-field-field =
    { $seat ->
        [you] Kamu menukar bidakmu dengan bidak { $rival } di { $target }.
       *[other] { $who } menukar bidaknya dengan bidak { $rival } di { $target }.
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Kamu membalik { $target }.
       *[other] { $who } membalik { $target }.
    }
kingdoms-event-scored =
    { $seat ->
        [you] Kamu mendapat { $count } poin.
       *[other] { $who } mendapat { $count } poin.
    }
kingdoms-event-passed =
    { $seat ->
        [you] Kamu tidak memakai kekuatan.
       *[other] { $who } tidak memakai kekuatan.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Kamu memakai kekuatan: { $power }.
       *[other] { $who } memakai kekuatan: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Kamu melihat kartu dari tumpukan: { $cards }.
       *[other] { $who } melihat kartu dari tumpukan: { $cards }.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Kamu menyimpan { $cards }.
       *[other] { $who } menyimpan { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Kamu mengocok { $cards } ke dalam tumpukan.
       *[other] { $who } mengocok { $cards } ke dalam tumpukan.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Kamu mengambil { $cards } dari deretan terbuka.
       *[other] { $who } mengambil { $cards } dari deretan terbuka.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Kamu mengambil { $cards } dari tumpukan.
       *[other] { $who } mengambil { $cards } dari tumpukan.
    }
kingdoms-event-moved-pile-display = Baru di deretan terbuka: { $cards }.
kingdoms-event-moved-display-pile = Ada tiga yang sama di deretan terbuka: dua dikocok ke dalam tumpukan.

## The end.

kingdoms-ended-figures = Permainan selesai: seorang pemain menempatkan bidak terakhirnya, dan giliran kedua pemain sama banyak.
kingdoms-ended-cards = Permainan selesai: semua kartu sudah diletakkan.
kingdoms-ended-no-field = Permainan selesai: tidak ada petak lagi untuk meletakkan kartu.
kingdoms-ending-points =
    { $seat ->
        [you] Kamu menang, { $points }!
       *[other] { $who } menang, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Poin sama, { $points }. Sisa bidakmu lebih banyak, { $figures }: kamu menang!
       *[other] Poin sama, { $points }. Sisa bidak { $who } lebih banyak, { $figures }, dan { $who } menang.
    }
kingdoms-ending-shared = Poin dan sisa bidak sama, { $points } dan { $figures }: kemenangan bersama.

## What you may not do, said to you.

kingdoms-refusal-not-in-hand = Kamu tidak memegang kartu ini: { $card }.
kingdoms-refusal-kingdoms-asked-to-place = Sekarang kamu meletakkan kartu: pilih yang mana dan di mana.
kingdoms-refusal-kingdoms-asked-about-power = Sekarang tentang kekuatan ini: { $power }. Pilih salah satu jawaban yang ditandai.
kingdoms-refusal-kingdoms-asked-to-draw = Sekarang kamu mengambil kartu: pilih dari deretan terbuka, atau tumpukan.
