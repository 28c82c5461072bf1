### Claim Kingdoms: its rules in short, its factions' powers, what is asked and what happens.

## The powers; the names of the factions are those of Claim.

kingdoms-power-Go = 1 poin untuk setiap Goblin yang ditempati bidakmu, termasuk kartu ini.
kingdoms-example-Go = Dua Goblin sudah ditempati bidakmu. Kamu meletakkan yang ketiga: 3 poin.
lesson-kingdoms-Go = Dua Goblin sudah ditempati bidakmu. Letakkan yang ketiga dan pakai kekuatannya.
lesson-kingdoms-Go-done = 3 poin: satu untuk setiap Goblin yang ditempati bidakmu.
kingdoms-power-Dw = 1 poin untuk setiap Dwarf di baris dan kolom tanpa celah yang melewati kartu ini, termasuk kartu ini.
kingdoms-example-Dw = Di baris ada Knight, lalu Dwarf. Di kolom ada celah sebelum Dwarf berikutnya. Hasilnya 2 poin: kartu ini dan Dwarf di baris.
lesson-kingdoms-Dw = Cari petak yang baris dan kolomnya berisi banyak Dwarf tanpa celah. Letakkan Dwarf di sana.
lesson-kingdoms-Dw-done = 4 poin: bersama kartu ini ada tiga Dwarf di baris, dan satu lagi di kolom.
kingdoms-power-Gn = 1 poin, lalu tempatkan satu bidak lagi di kartu bersebelahan yang belum ada bidakmu. Bidak lawan boleh ada di sana.
kingdoms-example-Gn = Di samping Gnome ada Knight yang ditempati lawanmu. Kamu mendapat 1 poin, dan bidak keduamu ikut menempati Knight itu.
kingdoms-ruling-Gn = Jika memakai kekuatan ini, kamu wajib menempatkan bidak selama bisa. Jika tidak bisa, kamu hanya mendapat poinnya.
lesson-kingdoms-Gn = Knight bernilai 9 poin, dan baru lawanmu yang menempatinya. Letakkan Gnome di sampingnya.
lesson-kingdoms-Gn-done = Satu poin dan satu bidak lagi: di Knight sekarang seri.
kingdoms-power-Tr = Pilih baris atau kolom tanpa celah yang melewati kartu ini: 1 poin untuk setiap faksi berbeda di dalamnya, asalkan tidak ada Troll lain.
kingdoms-example-Tr = Di kirinya Undead, di kanannya Knight, di atas dan bawahnya kosong. Baris memberi 3 poin, kolom hanya 1.
kingdoms-ruling-Tr = Faksi Troll sendiri ikut dihitung.
lesson-kingdoms-Tr = Cari baris dengan faksi berbeda terbanyak dan tanpa Troll lain. Letakkan Troll di ujungnya.
lesson-kingdoms-Tr-done = Lima faksi berbeda dalam satu baris: 5 poin.
kingdoms-power-Un = Tukar bidak yang baru kamu tempatkan dengan bidak lawan mana pun, kecuali di kartu yang sudah ada bidakmu. Kekuatan kartu itu tidak dipakai.
kingdoms-example-Un = Jauh di sana, lawanmu menempati Knight. Kamu bertukar: sekarang kamu di Knight, dan lawanmu di Undead.
kingdoms-ruling-Un = Satu kartu paling banyak ditempati satu bidak dari setiap pemain.
lesson-kingdoms-Un = Lawanmu menempati Knight. Letakkan Undead di mana saja, lalu tukar bidaknya.
lesson-kingdoms-Un-done = Sekarang kamu di Knight, dan lawanmu di Undead. Sejauh apa pun, boleh.
kingdoms-power-Do = Pakai kekuatan kartu bersebelahan seolah-olah milik kartu ini. Kartu ini tetap Doppelgänger.
kingdoms-example-Do = Kamu meletakkannya di samping Naga: 1 poin untuk setiap kartu terbuka di sekeliling Doppelgänger.
kingdoms-ruling-Do = Sebagai Goblin atau Dwarf, kartu ini sendiri tidak dihitung. Sebagai Troll, kartu ini dihitung sebagai faksi Doppelgänger, dan di garis itu boleh ada satu Troll. Doppelgänger lain tidak bisa ditiru.
lesson-kingdoms-Do = Letakkan Doppelgänger di samping Naga dan pakai kekuatannya.
lesson-kingdoms-Do-done = Seperti Naga, kartu ini memberi satu poin untuk setiap kartu terbuka di sekelilingnya. Tetapi ia tetap Doppelgänger.
kingdoms-power-Dr = 1 poin untuk setiap kartu terbuka di delapan petak di sekeliling kartu ini.
kingdoms-example-Dr = Ada lima kartu terbuka di sekelilingnya: 5 poin.
lesson-kingdoms-Dr = Cari petak dengan kartu terbanyak di sekelilingnya, termasuk di sudut. Letakkan Naga di sana.
lesson-kingdoms-Dr-done = 7 poin: tujuh dari delapan petak di sekelilingnya berisi kartu terbuka.
kingdoms-power-Se = Sebagai ganti mengambil kartu, lihat 3 kartu dari dek. Dari ketiganya dan kartu di tanganmu, simpan 2; kocok sisanya kembali ke dek.
kingdoms-example-Se = Kamu melihat Knight, Raksasa, dan Goblin; di tanganmu ada Dwarf. Kamu menyimpan Knight dan Raksasa.
kingdoms-ruling-Se = Kamu memutuskan sebelum mengambil kartu. Jika isi dek kurang dari 3, lihat yang ada.
lesson-kingdoms-Se = Letakkan Peramal dan lihat tiga kartu dari dek. Lalu simpan dua yang terbaik.
lesson-kingdoms-Se-done = Dari empat kartu kamu menyimpan dua yang terbaik, Naga dan Knight. Sisanya kembali ke dek.
kingdoms-power-Gi = Balik satu kartu bersebelahan menjadi tertutup. Bidak di atasnya kembali ke pemiliknya. Kartu tertutup tidak memberi poin dan tidak bisa ditempati. Petak di sampingnya hanya bisa dipakai jika menyentuh kartu terbuka lain.
kingdoms-example-Gi = Di sampingnya ada Knight yang ditempati lawanmu. Kamu membaliknya: bidaknya kembali, dan kartu itu tidak dihitung lagi.
kingdoms-ruling-Gi = Yang dibalik boleh kartu yang hanya kamu tempati, kartu yang ditempati berdua, atau kartu awal.
lesson-kingdoms-Gi = Knight yang ditempati lawanmu bernilai 9 poin. Letakkan Raksasa di sampingnya dan balik kartu itu.
lesson-kingdoms-Gi-done = Bidaknya kembali ke pemiliknya, dan kartu ini tidak dihitung lagi untuk siapa pun.
kingdoms-power-Kn = Kembalikan sampai 2 bidak lawan dari kartu bersebelahan ke persediaannya.
kingdoms-example-Kn = Lawanmu menempati kartu di kiri dan kartu di atas. Kamu mengembalikan kedua bidak itu.
kingdoms-ruling-Kn = Keduanya pasti dari kartu yang berbeda, karena satu kartu paling banyak ditempati satu bidak dari setiap pemain.
lesson-kingdoms-Kn = Letakkan Knight di petak yang bersebelahan dengan dua bidak lawan.
lesson-kingdoms-Kn-done = Kedua bidak itu kembali ke persediaan lawanmu.
kingdoms-worth = Bernilai { $points } poin di akhir

## The words of the table.

kingdoms-board = Papan
kingdoms-field = Petak
kingdoms-field-at = Petak { $field }
kingdoms-card-at = { $card } di { $field }
kingdoms-display = Deretan terbuka
kingdoms-pile = Dek
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
kingdoms-figures-on = Bidak
kingdoms-goes-to = Diraih oleh
kingdoms-points-before = Poin selama permainan
kingdoms-points-factions = Poin dari faksi
kingdoms-points-all = Jumlah poin

## What you are asked.

kingdoms-ask-card = Kartu mana yang kamu letakkan?
kingdoms-ask-field = Di mana kamu meletakkan kartu ini: { $card }?
kingdoms-ask-draw = Kartu mana yang kamu ambil?
kingdoms-ask-choose-Gn = Satu poin dan satu bidak lagi: di kartu mana kamu menempatkannya?
kingdoms-ask-choose-Tr = Satu poin untuk setiap faksi berbeda: baris atau kolom?
kingdoms-ask-choose-Un = Dengan bidak lawan yang mana kamu bertukar?
kingdoms-ask-choose-Do = Kekuatan kartu bersebelahan mana yang kamu pakai?
kingdoms-ask-choose-Gi = Kartu bersebelahan mana yang kamu balik?
kingdoms-ask-choose-Kn = Dari kartu mana kamu mengembalikan bidak?
kingdoms-ask-further-Kn = Kamu boleh mengembalikan satu bidak lagi. Dari kartu mana?
kingdoms-ask-further-Se = Kamu punya { $cards }. Dua mana yang kamu simpan?
kingdoms-ask-use = { $text } Pakai kekuatan ini?
kingdoms-ask-choose = { $text } Apa pilihanmu?
kingdoms-ask-further = { $text } Apa pilihanmu selanjutnya?
kingdoms-answer-use = Pakai kekuatan
kingdoms-answer-pass = Jangan pakai
kingdoms-answer-done = Cukup
kingdoms-answer-pile = Kartu teratas dek
kingdoms-answer-display = Dari deretan terbuka: { $card }
kingdoms-answer-row = Baris
kingdoms-answer-column = Kolom
kingdoms-answer-keep = { $cards }

## What happens.

kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Kamu meletakkan { $cards } di { $field }.
       *[other] { $who } meletakkan { $cards } di { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] Kamu menempatkan satu bidak lagi: { $target }.
       *[other] { $who } menempatkan satu bidak lagi: { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] Kamu mengembalikan bidak { $rival } ke persediaan ({ $source }).
       *[other]
            { $rival-seat ->
                [you] { $who } mengembalikan bidakmu ke persediaan ({ $source }).
               *[other] { $who } mengembalikan bidak { $rival } ke persediaan ({ $source }).
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] Kamu mengambil kembali bidakmu sendiri ({ $source }).
       *[other] { $who } mengambil kembali bidaknya sendiri ({ $source }).
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] Kamu bertukar bidak dengan { $rival }. Bidakmu sekarang di sini: { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } bertukar bidak denganmu dan sekarang ada di sini: { $target }.
               *[other] { $who } bertukar bidak dengan { $rival } dan sekarang ada di sini: { $target }.
            }
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
        [you] Kamu tidak memakai kekuatannya.
       *[other] { $who } tidak memakai kekuatannya.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Kamu memakai kekuatan faksi ini: { $power }.
       *[other] { $who } memakai kekuatan faksi ini: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Kamu melihat kartu ini dari dek: { $cards }.
       *[other] { $who } melihat kartu ini dari dek: { $cards }.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] Kamu melihat { $cards } dari dek.
       *[other] { $who } melihat { $cards } dari dek.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Kamu menyimpan { $cards }.
       *[other] { $who } menyimpan { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Kamu mengocok { $cards } ke dalam dek.
       *[other] { $who } mengocok { $cards } ke dalam dek.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Kamu mengambil { $cards } dari deretan terbuka.
       *[other] { $who } mengambil { $cards } dari deretan terbuka.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Kamu mengambil { $cards } dari dek.
       *[other] { $who } mengambil { $cards } dari dek.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] Kamu mengambil { $cards } dari dek.
       *[other] { $who } mengambil { $cards } dari dek.
    }
kingdoms-event-moved-pile-display = Baru di deretan terbuka: { $cards }.
kingdoms-event-moved-display-pile = Tiga kartu sefaksi di deretan terbuka: dua dikocok kembali ke dek.

## The end.

kingdoms-ended-figures = Permainan selesai: bidak seorang pemain habis, dan giliran kedua pemain sudah sama banyak.
kingdoms-ended-cards = Permainan selesai: semua kartu sudah diletakkan.
kingdoms-ended-no-field = Permainan selesai: tidak ada petak lagi untuk meletakkan kartu.
kingdoms-why-figures = bidak lebih banyak, { $figures }
kingdoms-why-even = seri, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] Kamu menang, { $points }!
       *[other] { $who } menang, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Poin seri, { $points }. Sisa bidakmu lebih banyak, { $figures }: kamu menang!
       *[other] Poin seri, { $points }. Sisa bidak { $who } lebih banyak, { $figures }: { $who } menang.
    }
kingdoms-ending-shared = Poin dan sisa bidak seri, { $points } dan { $figures }: kemenangan bersama.

## The rules in short.

