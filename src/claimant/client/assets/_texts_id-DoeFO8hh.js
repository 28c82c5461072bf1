var e=`
bot-random = Acak
bot-random-text = asal main, yang penting boleh
bot-greedy = Serakah
bot-greedy-text = memakai akal sehat, trick demi trick
bot-squire = Pengawal
bot-squire-text = berpikir sedikit ke depan
bot-captain = Kapten
bot-captain-text = menimbang banyak kemungkinan letak kartu
bot-regent = Wali Raja
bot-regent-text = berpikir lama, dan tidak pernah salah begitu semua kartu diketahui
bot-ismcts = Buku Teks
bot-ismcts-text = mencari langkah seperti di buku teks, sebagai pembanding
bot-level = Tingkat
bot-is-thinking = { $who } sedang berpikir …
bots-alike = { $count } bot { $bot }
claim-hand-help = Tombol panah berpindah antarkartu di tanganmu, Enter memainkan kartu, tombol angka melompat ke kartu berikutnya dengan angka itu.
claim-sending = Mengirim kartumu …
claim-card-sent = { $card }, sedang dikirim
claim-card-next = { $card }, dimainkan berikutnya
claim-next = { $card } akan dimainkan begitu giliranmu tiba.
claim-not-next = { $card } tetap di tanganmu.
claim-skip = Lewati (spasi)
claim-actions = Tindakan lain
claim-memory = Ingatan
claim-result = Hasil
claim-votes = Suara
claim-leads = unggul di suara ini
claim-chosen-of = { $count } dari { $total }
claim-hint = Pemain jago akan memilih: { $what }
claim-agree = Setuju
claim-refuse = Tolak
claim-resign-sure = Yakin mau menyerah? Kamu akan dihitung kalah.
claim-stood-in = Sekarang bot bermain untukmu.
claim-take-back = Main sendiri lagi
claim-late = { $who } membuat semua menunggu.
claim-offer-undo =
    { $seat ->
        [you] Kamu minta izin mengurungkan langkah terakhirmu.
       *[other] { $who } minta izin mengurungkan langkah terakhir.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Kamu mengusulkan bot menggantikan { $other }.
       *[other] { $who } mengusulkan bot menggantikan { $other }.
    }
step-offer-undo =
    { $seat ->
        [you] Kamu minta izin mengurungkan langkah.
       *[other] { $who } minta izin mengurungkan langkah.
    }
step-offer-stand-in =
    { $seat ->
        [you] Kamu mengusulkan bot sebagai pengganti.
       *[other] { $who } mengusulkan bot sebagai pengganti.
    }
step-agree =
    { $seat ->
        [you] Kamu setuju.
       *[other] { $who } setuju.
    }
step-refuse =
    { $seat ->
        [you] Kamu menolak.
       *[other] { $who } menolak.
    }
step-resign =
    { $seat ->
        [you] Kamu menyerah.
       *[other] { $who } menyerah.
    }
step-return =
    { $seat ->
        [you] Kamu kembali bermain sendiri.
       *[other] { $who } kembali bermain sendiri.
    }
ending-resigned =
    { $seat ->
        [you] Kamu menyerah. Pemenang: { $winners }
       *[other] { $who } menyerah. Pemenang: { $winners }
    }
event-dealt = Setiap pemain mendapat { $count } kartu.
event-phase-began-1 = Tahap Pertama: merekrut Pengikut.
event-phase-began-2 = Tahap Kedua: merebut suara.
event-phase-began-3 = Penghitungan skor: semua kartu sudah dimainkan, dan faksi-faksi memilih.
event-moved-deck-prizes = Hadiah: { $cards }.
event-moved-hand-trick-lead =
    { $seat ->
        [you] Kamu memimpin dengan { $cards }.
       *[other] { $who } memimpin dengan { $cards }.
    }
event-moved-hand-trick =
    { $seat ->
        [you] Kamu memainkan { $cards }.
       *[other] { $who } memainkan { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] Kamu membuang { $cards } tertutup.
       *[other] { $who } membuang { $cards } tertutup.
    }
event-trick-won-win =
    { $seat ->
        [you] Kamu memenangkan trick ini.
       *[other] { $who } memenangkan trick ini.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: kamu memenangkan trick ini.
       *[other] { $power }: { $who } memenangkan trick ini.
    }
event-looked =
    { $seat ->
        [you] Kamu melihat kartu teratas dek: { $cards }.
       *[other] { $who } melihat kartu teratas dek: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] Kamu melihat kartu teratas dek.
       *[other] { $who } melihat kartu teratas dek.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] Kamu mengambil hadiah { $cards }.
       *[other] { $who } mengambil hadiah { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] Kamu mengambil { $cards } dari dek.
       *[other] { $who } mengambil { $cards } dari dek.
    }
event-moved-prizes-deck = { $cards } masuk ke bawah dek.
event-moved-trick-score-collect =
    { $seat ->
        [you] Kamu mendapat { $cards }.
       *[other] { $who } mendapat { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Basilisk milikmu menangkap { $cards }.
       *[other] Basilisk milik { $who } menangkap { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] Dwarf memihakmu: { $cards }.
       *[other] Dwarf memihak { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: kamu memenangkan { $cards }.
       *[other] { $power }: { $who } memenangkan { $cards }.
    }
event-moved-trick-table = Menunggu di meja: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] Kamu mengambil { $cards } dari meja.
       *[other] { $who } mengambil { $cards } dari meja.
    }
event-moved-trick-display =
    { $seat ->
        [you] Kamu memajang { $cards } di depanmu.
       *[other] { $who } memajang { $cards }.
    }
event-moved-score-display =
    { $seat ->
        [you] Kamu memajang { $cards } di depanmu.
       *[other] { $who } memajang { $cards }.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: kamu kehilangan kartu terpajang: { $cards }.
       *[other] { $power }: { $who } kehilangan kartu terpajang: { $cards }.
    }
event-moved-display-score =
    { $from-seat ->
        [you] Kartu terpajangmu masuk ke Tumpukan Skor: { $cards }.
       *[other] Kartu terpajang { $from } masuk ke Tumpukan Skor: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] Petani yang pindah kepadamu: { $cards }.
       *[other] Petani yang pindah kepada { $who }: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you] Tumpukan Skor rekanmu digabung dengan milikmu: { $cards }.
       *[other]
            { $from-seat ->
                [you] Tumpukan Skormu digabung dengan milik { $who }: { $cards }.
               *[other] Tumpukan Skor { $from } digabung dengan milik { $who }: { $cards }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: kamu mendapat { $cards }.
       *[other] { $power }: { $who } mendapat { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: kamu kehilangan { $cards }.
       *[other] { $power }: { $who } kehilangan { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] Dari abu, kamu mengambil { $cards }.
       *[other] Dari abu, { $who } mengambil { $cards }.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: kamu mengambil { $cards }.
       *[other] { $power }: { $who } mengambil { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] Kamu menerima { $cards }.
       *[other] { $who } menerima { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] Sisa kartu di tanganmu dibuang: { $cards }.
       *[other] Sisa kartu di tangan { $who } dibuang: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] Kamu membuang { $cards }.
       *[other] { $who } membuang { $cards }.
    }
event-moved = { $power } memindahkan: { $cards }.
event-named-Ra =
    { $seat ->
        [you] Jarahanmu juga dihitung untuk: { $faction }.
       *[other] Jarahan { $who } juga dihitung untuk: { $faction }.
    }
event-named =
    { $seat ->
        [you] Kamu memilih: { $faction }.
       *[other] { $who } memilih: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: kamu memimpin trick berikutnya.
       *[other] { $power }: { $who } memimpin trick berikutnya.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Berkat Automaton milikmu, kamu memenangkan trick ini tanpa bertarung.
       *[other] Berkat Automaton, { $who } memenangkan trick ini tanpa bertarung.
    }
event-strength = { $card } punya daya { $strength }.
cards-unknown = { $count } kartu
card-strength = { $card } (daya { $strength })
why-cards = kartu lebih banyak, { $numbers }
why-highest-card = { $numbers }, tetapi kartunya lebih tinggi: { $mine } lawan { $other }
why-last-card = { $numbers }, tetapi masih punya satu kartu lagi: { $mine }
why-tie = seri
why-nobody = tidak ada yang punya kartunya
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = ditentukan oleh: { $power }
why-awarded-Lighthouse = yang pertama memenangkan tiga
weight-Ba = urutan terpanjang
weight-Tower = jumlah angka
vote-for-nobody = tidak memilih
vote-extra = satu suara tambahan
counts-besides = Tanda + berarti kartu ini juga dihitung: { $cards }
counts-by-power = { $cards } ({ $power })
ending-votes =
    { $seat ->
        [you] Kamu meraih suara terbanyak, { $votes }: kamu menang!
       *[other] { $who } meraih suara terbanyak, { $votes }, dan menang.
    }
ending-cards =
    { $seat ->
        [you] { $even } Kartumu di faksi yang memilihmu lebih banyak, { $cards }: kamu menang!
       *[other] { $even } Kartu { $who } di faksi yang memilihnya lebih banyak, { $cards }: { $who } menang.
    }
ending-values =
    { $seat ->
        [you] { $even } Kartu di faksi yang memilih juga sama banyak, { $cards }. Jumlah angkanya menentukan, { $values }: kamu menang!
       *[other] { $even } Kartu di faksi yang memilih juga sama banyak, { $cards }. Jumlah angkanya menentukan, { $values }: { $who } menang.
    }
ending-shared = Suara, kartu, dan angka semuanya seri. Kemenangan bersama: { $winners }.
ending-power =
    { $seat ->
        [you] { $power } menentukan sebelum suara dihitung: kamu menang!
       *[other] { $power } menentukan sebelum suara dihitung: { $who } menang.
    }
even-all = Jumlah suara seri, { $votes }.
even-some = Suara terbanyak diraih { $tied }, masing-masing { $count }.
card = { $faction } { $value }
faction-Go = Goblin
faction-Go-one = Goblin
faction-Go-power = Tanpa kekuatan spesial, tetapi jumlahnya paling banyak.
example-Go = Dari empat belas Goblin, lima berangka 0. Kartu itu hampir tidak pernah menang, tetapi untuk suara Goblin, Go0 sama berharganya dengan Go9.
lesson-Go = Untuk suara Goblin, 0 sama berharganya dengan 9. Tetapi jika seri, kartu tertinggi yang menentukan. Goblin mana yang kamu butuhkan?
lesson-Go-done = Jumlahnya lima lawan lima, tetapi Go9 milikmu: Goblin memilihmu.
faction-Kn = Knight
faction-Kn-one = Knight
faction-Kn-power = Jika Pemimpin memainkan Goblin, Knight mengalahkannya, berapa pun angkanya. Tetapi selama masih punya Goblin, kamu belum boleh membalas dengan Knight.
example-Kn = Lawanmu memimpin dengan Go9. Kamu tidak punya Goblin dan memainkan Kn2: kamu menang!
ruling-Kn = Aturan mengikuti faksi tetap berlaku: jika punya Goblin, kamu harus membalas Goblin dengan Goblin. Jika Pemimpin memainkan Doppelgänger, Knight tidak istimewa. Dengan tiga atau empat pemain, jika Pemimpin memainkan Goblin, semua Knight mengungguli semua kartu lain.
lesson-Kn = Lawanmu memimpin dengan Go9, dan kamu tidak punya Goblin. Kartu mana yang tetap bisa mengalahkannya?
lesson-Kn-done = Kn2 mengalahkan Go9! Jika Pemimpin memainkan Goblin, Knight apa pun menang.
faction-Un = Undead
faction-Un-one = Undead
faction-Un-power = Tahap Pertama: setiap Undead yang dimainkan langsung masuk ke Tumpukan Skor pemenang trick.
example-Un = Tahap Pertama: kamu memimpin dengan Un3, dan lawanmu menang dengan Un7. Kedua Undead langsung masuk ke Tumpukan Skor lawanmu.
ruling-Un = Tidak penting siapa yang memainkannya, atau apakah kartu itu mengikuti faksi. Undead yang kamu dapat sebagai hadiah atau dari dek adalah Pengikut biasa.
lesson-Un = Tahap Pertama: menangkan trick yang berisi Undead.
lesson-Un-done = Undead ini sudah ada di Tumpukan Skormu, padahal Tahap Kedua belum dimulai.
faction-Dw = Dwarf
faction-Dw-one = Dwarf
faction-Dw-power = Tahap Kedua: semua Dwarf dalam trick menjadi milik yang kalah. Dengan tiga atau empat pemain: milik pemain yang kartunya paling lemah.
example-Dw = Tahap Kedua: kamu memimpin dengan Dw4, dan lawanmu menang dengan Dw8. Kedua Dwarf menjadi milikmu, justru karena kamu kalah.
ruling-Dw = Doppelgänger yang menggantikan Dwarf menjadi milik pemenang. Dengan tiga atau empat pemain, jika ada beberapa kartu paling lemah, semua Dwarf diberikan kepada pemain yang memainkannya paling akhir. Pemain itu bisa saja pemenang trick sendiri.
lesson-Dw = Kamu mengincar Dwarf. Dwarf menjadi milik yang kalah, jadi pimpin trick dengan kartu rendah.
lesson-Dw-done = Lawanmu memenangkan trick, tetapi Dwarf datang kepadamu.
faction-Do = Doppelgänger
faction-Do-one = Doppelgänger
faction-Do-power = Doppelgänger selalu boleh dimainkan, sekalipun kamu bisa mengikuti faksi. Di trick itu ia bertarung sebagai faksi Pemimpin, tetapi tidak pernah meniru kekuatannya.
example-Do = Lawanmu memimpin dengan Kn5. Kamu punya Kn3, tetapi memilih Do7. Di sini Do7 dianggap Knight, angkanya lebih tinggi, dan kamu menang.
ruling-Do = Di akhir, Doppelgänger selalu dihitung sebagai Doppelgänger. Jika Pemimpin memainkannya, faksi Pemimpin adalah Doppelgänger. Jika dimainkan setelah Undead, Doppelgänger tetap dibuang.
lesson-Do = Lawanmu memimpin dengan Kn5, dan Knight milikmu terlalu rendah. Siapa yang bisa menggantikannya?
lesson-Do-done = Di trick ini Do7 bertarung sebagai Knight. Di Tumpukan Skor, kartu itu kembali menjadi Doppelgänger.
faction-Gi = Raksasa
faction-Gi-one = Raksasa
faction-Gi-power = Tahap Kedua: untuk setiap Raksasa dalam trick, pemenang mengusir satu Gnome berangka sama yang terpajang di depan setiap lawan.
example-Gi = Kamu memimpin dengan Dr5. Lawanmu tidak punya Naga dan memainkan Gi7. Kamu menang, dan satu Gn7 di depan lawanmu diusir.
ruling-Gi = Siapa pun yang memainkan Raksasa, pemenang trick yang mengusir. Gnome milikmu dan milik rekanmu aman.
lesson-Gi = Perhatikan Gnome di depan lawanmu. Menangkan trick dengan Raksasa yang angkanya sama dengan salah satu Gnome itu.
lesson-Gi-done = Ada dua Raksasa dalam trick itu, dan masing-masing mengusir satu Gnome berangka sama.
faction-Gn = Gnome
faction-Gn-one = Gnome
faction-Gn-power = Tahap Kedua: Gnome yang kamu menangkan dipajang di depanmu dan bisa diusir Raksasa. Yang bertahan sampai akhir dihitung untukmu.
example-Gn = Gn5 dan Gn9 terpajang di depanmu. Lawanmu memenangkan trick dengan Gi5: Gn5 diusir, Gn9 bertahan.
ruling-Gn = Raksasa hanya menjangkau Gnome yang terpajang. Gnome yang ditangkap Basilisk aman di Tumpukan Skor.
lesson-Gn = Menangkan Gnome, lalu jangan biarkan lawanmu menang dengan Raksasa.
lesson-Gn-done = Semua Gnome milikmu bertahan, jadi semuanya dihitung untukmu.
faction-Dr = Naga
faction-Dr-one = Naga
faction-Dr-power = Jika kamu memainkan Naga dan bukan kamu Pemimpinnya, kamu memimpin trick berikutnya, menang atau kalah.
example-Dr = Lawanmu memimpin dengan Se8. Kamu tidak punya Peramal dan memainkan Dr0. Kamu kalah, tetapi trick berikutnya kamu yang memimpin.
ruling-Dr = Berlaku di kedua tahap, juga dari trick terakhir Tahap Pertama ke Tahap Kedua. Jika ada beberapa Naga, yang dimainkan terakhir yang menentukan. Tepat sebelum trick otomatis dari Automaton, Naga tidak berpengaruh.
lesson-Dr = Trick ini tidak bisa kamu menangkan. Tetapi jika memainkan Naga sekarang, kamu memimpin trick berikutnya.
lesson-Dr-done = Kamu kalah, tetapi tetap memimpin. Karena itu Un9 bisa memenangkan trick terakhir untukmu.
faction-Se = Peramal
faction-Se-one = Peramal
faction-Se-power = Tahap Pertama: jika kamu memenangkan trick dengan Peramal, lihat kartu teratas dek. Lalu pilih: ambil kartu itu atau hadiah.
example-Se = Tahap Pertama: hadiahnya Tr2. Kamu menang dengan Se6 dan melihat kartu teratas dek: Dr8! Kamu mengambilnya, dan lawanmu mendapat Tr2.
ruling-Se = Peramal yang kalah tidak berpengaruh, dan Doppelgänger tidak meniru kekuatan ini. Kartu yang kamu lihat tidak perlu ditunjukkan. Dengan tiga atau empat pemain, jika kamu mengambil kartu itu, pemain dengan kartu terbaik kedua memilih hadiah, yang ketiga mendapat hadiah satunya, dan yang keempat mengambil dari dek.
lesson-Se = Menangkan trick dengan Peramal. Lihat kartu teratas dek, lalu ambil kartu yang lebih bagus.
lesson-Se-done = Hanya kamu yang tahu kartu teratas dek. Lawanmu mendapat kartu yang tidak kamu mau.
faction-Tr = Troll
faction-Tr-one = Troll
faction-Tr-power = Tahap Kedua: pemenang trick hanya mengambil satu Troll, yang tertinggi di meja. Sisanya menunggu trick berikutnya. Pemenang trick terakhir mengambil semua yang tersisa.
example-Tr = Tr6 dan Tr7 dimainkan: pemenang mengambil Tr7, dan Tr6 menunggu. Di trick berikutnya tidak ada Troll: pemenangnya mendapat Tr6 juga.
ruling-Tr = Satu Troll tetap diambil, sekalipun tidak ada Troll yang dimainkan di trick itu. Troll tidak disarankan dengan tiga atau empat pemain.
lesson-Tr = Setiap trick hanya memberi satu Troll, tetapi trick terakhir memberi semua yang tersisa. Trick mana yang kamu incar?
lesson-Tr-done = Kesabaranmu terbayar: trick terakhir memberimu semua Troll di meja.
faction-Ro = Raja
faction-Ro-one = Raja
faction-Ro-power = Di akhir, setiap Raja menahan Petani milikmu yang angkanya sama atau sampai tiga lebih kecil.
example-Ro = Dengan Ro7 kamu menahan Pe4, Pe5, Pe6, dan Pe7.
lesson-Ro = Pe4, Pe6, dan Pe7 milikmu, tetapi belum ada Raja yang menahannya. Menangkan satu Raja!
lesson-Ro-done = Ro7 menahan semua Petani dari 4 sampai 7. Mereka tetap bersamamu.
faction-Pe = Petani
faction-Pe-one = Petani
faction-Pe-power = Di akhir, Petani hanya tetap bersamamu jika kamu punya Raja yang angkanya sama atau sampai tiga lebih besar. Yang lain pindah ke lawanmu. Petani 0 selalu pindah.
example-Pe = Kamu punya Ro7, Pe3, dan Pe6. Pe6 tetap bersamamu, Pe3 pindah ke lawanmu.
ruling-Pe = Semua pemain memeriksa serentak, dan Petani yang sudah pindah tidak pindah lagi. Dengan tiga pemain, Petani pindah ke pemain berikutnya searah jarum jam; dengan empat pemain, ke tim lawan.
lesson-Pe = Di akhir, Petani hanya betah di dekat Raja. Dengan Ro8 dan Ro9 kamu menahan Petani 5 sampai 9. Menangkan salah satunya!
lesson-Pe-done = Pe6 tetap bersamamu. Pe2 pindah: tidak ada Raja milikmu yang menjangkau serendah itu.
faction-Au = Automaton
faction-Au-one = Automaton
faction-Au-power = Tahap Pertama: jika kamu memenangkan trick dengan Automaton, trick berikutnya juga milikmu. Setiap pemain membuang satu kartu tertutup, kamu mengambil hadiahnya, lalu kamu memimpin.
example-Au = Kamu menang dengan Au5. Hadiah berikutnya tidak diperebutkan: setiap pemain membuang satu kartu tertutup, dan hadiahnya milikmu. Saat yang tepat untuk melepas kartu terjelekmu!
ruling-Au = Kartu yang menang harus Automaton itu sendiri. Kartu yang dibuang tertutup tidak dianggap dimainkan: tidak ada kekuatan yang berlaku, dan hanya pemiliknya yang tahu kartunya. Trick otomatis tidak memicu trick otomatis lagi, dan setelah trick terakhir Tahap Pertama tidak terjadi apa-apa. Dengan tiga atau empat pemain, kamu memilih satu hadiah, pemain berikutnya searah jarum jam mendapat hadiah satunya, dan pemain lain mengambil dari dek.
lesson-Au = Menangkan trick ini dengan Automaton. Hadiah berikutnya pasti milikmu: cukup buang satu kartu jelek.
lesson-Au-done = Dua hadiah berkat satu Automaton, dan kamu hanya kehilangan satu kartu jelek.
faction-Ba = Bard
faction-Ba-one = Bard
faction-Ba-power = Di akhir, Bard memilih pemain dengan urutan angka terpanjang, misalnya 3, 4, 5. Jika sama panjang, Bard memilih seperti biasa.
example-Ba = Kamu punya Ba3, Ba4, dan Ba5. Lawanmu punya Ba1, Ba2, Ba6, Ba7, dan Ba9: lebih banyak, tetapi urutanmu lebih panjang. Bard memilihmu.
ruling-Ba = Mercusuar dan Menara tidak berlaku bagi Bard. Jarahan tidak bisa mengisi celah dalam urutan.
lesson-Ba = Lawanmu punya lebih banyak Bard. Menangkan Bard yang memperpanjang urutanmu.
lesson-Ba-done = 3, 4, 5: urutanmu paling panjang, jadi Bard memilihmu.
faction-Gr = Griffin
faction-Gr-one = Griffin
faction-Gr-power = Tahap Kedua: Griffin yang kamu menangkan dipajang di depanmu. Sejak itu, kartu yang kamu mainkan mendapat daya +5 jika angkanya sama dengan salah satu Griffin itu.
example-Gr = Gr4 terpajang di depanmu. Sekarang kamu memainkan Un4: kartu itu bertarung dengan daya 9.
ruling-Gr = Tambahan daya sebuah kartu selalu 5, tidak pernah lebih. Griffin yang ditangkap di Tahap Pertama tidak membantu.
lesson-Gr = Menangkan Griffin supaya terpajang di depanmu. Lalu mainkan kartu yang angkanya sama dengan salah satunya.
lesson-Gr-done = Berkat Gr6 di depanmu, Kn6 bertarung dengan daya 11.
faction-Ra = Rakun
faction-Ra-one = Rakun
faction-Ra-power = Empat dari empat belas Rakun tidak ikut, dan tidak ada yang tahu yang mana. Di akhir, Rakun milikmu yang membawa jarahan (1, 4, 7, 10, dan 13) juga dihitung untuk faksi yang kartunya paling sedikit kamu punya. Jika ada beberapa, kamu yang memilih.
example-Ra = Kamu hanya punya satu Dwarf, paling sedikit di antara semua faksi. Ra4 dan Ra7 milikmu membawa jarahan, jadi di sana kamu dihitung punya tiga.
ruling-Ra = Semua jarahanmu membantu faksi yang sama, bahkan faksi yang kartunya tidak kamu punya sama sekali. Jarahan saja bisa memenangkan suara. Rakun tidak pernah dibagikan: semuanya dikocok ke dalam dek. Rakun mana yang membawa jarahan adalah tafsiran kami sendiri.
lesson-Ra = Menangkan trick terakhir: ada jarahan di dalamnya. Lalu pilih faksi yang dibantu jarahanmu.
lesson-Ra-done = Jarahanmu juga dihitung untuk faksi lain dan memberimu suaranya.
faction-Ra-setup = Persiapan: keempat belas Rakun dikocok, dan empat di antaranya disisihkan tanpa dilihat. Kartu faksi lain dibagikan dulu. Setelah itu, kesepuluh Rakun dikocok bersama kartu yang tersisa menjadi dek. Jadi, tidak ada yang mulai dengan Rakun.
faction-Ra-own = Rakun yang membawa jarahan: 1, 4, 7, 10, dan 13. { own-interpretation }
faction-Vi = Viking
faction-Vi-one = Viking
faction-Vi-power = Di akhir, setiap Viking milikmu dihitung dua untuk suara Viking jika kamu punya kartu lain yang angkanya sama.
example-Vi = Kamu punya Vi3 dan Go3, jadi Vi3 dihitung sebagai dua Viking.
ruling-Vi = Kartu lain itu boleh dari faksi mana pun. Ini hanya berlaku untuk suara Viking, dan tidak saat kartu tertinggi dibandingkan.
lesson-Vi = Lawanmu punya lebih banyak Viking. Tetapi kamu punya Kn7: Viking mana yang akan dihitung dua?
lesson-Vi-done = Vi7 dihitung dua. Jadi jumlahnya seri, dan Viking tertinggi ada padamu.
faction-Bs = Basilisk
faction-Bs-one = Basilisk
faction-Bs-power = Jika dimainkan setelah kartu yang dayanya sama, Basilisk memenangkan trick, dan kamu memimpin trick berikutnya. Kartu itu tertangkap: langsung masuk ke Tumpukan Skormu, di Tahap Pertama juga.
example-Bs = Lawanmu memimpin dengan Dw5. Kamu tidak punya Dwarf dan memainkan Bs5. Dayanya sama, jadi kamu menang, dan Dw5 langsung menjadi milikmu.
ruling-Bs = Yang dibandingkan daya, bukan angka. Basilisk yang dimainkan Pemimpin tidak istimewa. Kartu yang tertangkap selalu menjadi milikmu, apa pun kekuatannya; Basilisk sendiri diperlakukan seperti kartu lain. Raksasa yang tertangkap tetap mengusir Gnome, Feniks yang tertangkap tetap memberi Api Feniks, dan Troll yang tertangkap menjadi satu-satunya Troll di trick itu, kecuali di trick terakhir.
lesson-Bs = Lawanmu memimpin dengan Dw6. Balas dengan Basilisk yang dayanya sama.
lesson-Bs-done = Basilisk menangkap Dw6. Kartu itu kini ada di Tumpukan Skormu, dan hadiahnya juga milikmu.
faction-Ph = Feniks
faction-Ph-one = Feniks
faction-Ph-power = Tahap Kedua: jika kamu memainkan Feniks dan kalah, ambil satu Api Feniks ke tanganmu. Api Feniks berlaku persis seperti Feniks.
example-Ph = Tahap Kedua: kamu memimpin dengan Ph4, dan lawanmu menang dengan Ph9. Kamu mengambil Api Feniks dan kini punya satu kartu lebih banyak.
ruling-Ph = Jumlah kartu di tangan bisa berbeda. Tahap Kedua selesai begitu ada pemain yang tidak punya kartu lagi setelah sebuah trick; sisa kartu pemain lain tidak dihitung untuk siapa pun.
lesson-Ph = Kalahlah dengan Feniks, dan lihat apa yang kamu dapat.
lesson-Ph-done = Dari abu muncul Api Feniks. Tetapi jangan simpan terlalu lama: begitu ada pemain yang kehabisan kartu, Tahap Kedua selesai.
faction-Ph-setup = Persiapan: selain sepuluh Feniks, ada sepuluh Api Feniks, 0 sampai 9. Api Feniks dikocok dan ditaruh sebagai tumpukan tertutup tersendiri.
faction-Pf = Api Feniks
faction-Pf-one = Api Feniks
faction-Pf-power = Kehidupan kedua Feniks: kamu mengambilnya saat Feniks milikmu kalah di Tahap Kedua.
faction-Uc = Unikorn
faction-Uc-one = Unikorn
faction-Uc-power = Tahap Kedua: setiap Unikorn di Tumpukan Skormu memberi daya +1 pada setiap kartu yang kamu mainkan, kecuali Unikorn.
example-Uc = Ada dua Unikorn di Tumpukan Skormu. Go5 bertarung dengan daya 7, tetapi Uc5 tetap 5.
ruling-Uc = Unikorn yang ditangkap di Tahap Pertama sudah membantu. Unikorn di antara Pengikutmu belum, karena belum kamu menangkan.
lesson-Uc = Tiga Unikorn di Tumpukan Skormu memberi kartumu daya +3. Cobalah dengan Knight.
lesson-Uc-done = Kn4 bertarung dengan daya 7. Kn6 juga 7, karena lawanmu punya satu Unikorn. Jika seri, Pemimpin menang.
faction-cards = { $count } kartu: { $values }
faction-pair = Selalu berpasangan dengan: { $faction }
faction-most-players = Hanya untuk { $count } pemain
faction-warned-from = Tidak disarankan dengan { $count } pemain atau lebih
faction-reserve = { $count } lagi di cadangan: { $values }
faction-left-out = { $count } kartu disisihkan tanpa dilihat
deck-claim = Claim
deck-claim-text = Permainan aslinya: set kartu terbaik untuk belajar.
deck-claim2 = Claim 2
deck-claim2-text = Usir Gnome, bangunkan Naga, dan awas Troll!
deck-clockwork-court = Istana Roda Gigi
deck-clockwork-court-text = Raja menahan para Petani, Automaton dan Bard menjaga irama.
deck-northern-raid = Serbuan dari Utara
deck-northern-raid-text = Viking dan Rakun memburu jarahan, Dwarf membela yang kalah.
deck-wings-over-the-hills = Sayap di Atas Bukit
deck-wings-over-the-hills-text = Griffin dan Naga di udara, Raksasa dan Gnome di darat.
deck-under-the-bridge = Di Bawah Jembatan
deck-under-the-bridge-text = Gara-gara Troll, semua harus sabar menunggu.
own-interpretation = Tafsiran kami: tidak ada di buku aturan mana pun.
kt-figures-of = bidak: { $names }
kt-target = bisa dipilih
kt-board-help = Tombol panah berpindah antarpetak, Enter memilih. Shift dan panah menggeser papan, plus dan minus mengatur zum, 0 menampilkan seluruh papan.
kt-zoom = Zum
kt-nearer = Perbesar
kt-farther = Perkecil
kt-fit = Tampilkan seluruh papan
kt-draw = Ambil { $card }
kt-keep = Simpan kartu ini
kt-worth = Nilai
kt-standings = Bidak per faksi
kt-skip = Tampilkan semua
kt-ask-card-for = Kartu mana yang kamu letakkan di { $field }?
kt-drop = Atau seret berkasnya ke sini.
kt-records = Setiap permainan yang selesai punya rekaman: buka tayangan ulangnya, lalu unduh. Di sini rekaman itu bisa ditonton langkah demi langkah, dari sudut pandang siapa pun.
kt-autoplay = Putar
kt-pause = Jeda
kt-step = Langkah
kt-eyes = Sudut pandang
kt-public = Penonton
kt-other-record = Rekaman lain
kt-no-replay = Tayangan ulang ini tidak bisa ditampilkan
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
power-cards = Kartunya
power-example = Contoh
power-rulings = Perlu diketahui
power-in-kingdoms = Di Claim Kingdoms
power-all = Semua faksi dan Tempat Ajaib
rules-contents = Di halaman ini
rules-factions-title = Faksi-faksi
rules-buildings-title = Bangunan
rules-landscapes-title = Lanskap
place-Dungeon = Penjara Bawah Tanah
place-Dungeon-effect = Di setiap tahap, pemenang trick terakhir mendapat satu suara tambahan.
example-Dungeon = Dari para faksi, lawanmu unggul 3 suara lawan 2. Tetapi kamu memenangkan trick terakhir di kedua tahap: 4 lawan 3, takhta milikmu!
ruling-Dungeon = Jika jumlah suara seri, kartu di faksi yang memilihmu dihitung. Suara tambahan tidak menyumbang kartu.
lesson-Dungeon = Trick terakhir memberi satu suara tambahan. Simpan kartu terkuatmu untuk trick itu.
lesson-Dungeon-done = Trick terakhir milikmu, begitu juga suara tambahannya.
place-Lighthouse = Mercusuar
place-Lighthouse-effect = Pemain pertama yang memenangkan tiga kartu sebuah faksi di Tahap Kedua mendapat suaranya, apa pun yang terjadi kemudian. Faksi lain memilih seperti biasa.
example-Lighthouse = Kamu yang pertama memenangkan tiga Knight. Sekalipun lawanmu kemudian memenangkan lima, Knight tetap memilihmu.
ruling-Lighthouse = Hanya kartu yang dimenangkan di Tahap Kedua yang dihitung. Gnome ikut dihitung, sekalipun kemudian diusir. Bard memilih seperti biasa.
lesson-Lighthouse = Di Tahap Kedua kamu sudah memenangkan dua Undead. Jadilah yang pertama meraih tiga!
lesson-Lighthouse-done = Kamu yang pertama, jadi Undead memilihmu, padahal lawanmu punya lebih banyak.
place-Pyramid = Piramida
place-Pyramid-effect = Di akhir, semua kartu berangka 3 atau kurang yang sudah dimenangkan dibuang. Lalu faksi memilih seperti biasa.
example-Pyramid = Lawanmu punya Dw0, Dw2, dan Dw3; kamu hanya punya Dw6. Kartu rendah dibuang, dan Dwarf memilihmu.
lesson-Pyramid = Semua kartu berangka 3 atau kurang akan dibuang. Menangkan yang lebih tinggi!
lesson-Pyramid-done = Kartu lawanmu banyak, tetapi rendah. Kartumu bertahan.
place-Monastery = Biara
place-Monastery-effect = Jangan serakah: pemain yang memenangkan paling sedikit dua kali lipat kartu lawannya kalah. Jika tidak ada, faksi memilih seperti biasa.
place-Monastery-goal-2 = Rebut suara, tetapi jangan menang dua kali lipat kartu lawan
example-Monastery = Kamu memenangkan 18 kartu dan lawanmu 8: lebih dari dua kali lipat, jadi kamu kalah. Dengan 17 lawan 9, faksi memilih seperti biasa.
ruling-Monastery = Yang dihitung adalah kartu yang dimenangkan, sebelum Petani pindah. Pada 0 lawan 0 tidak terjadi apa-apa.
lesson-Monastery = Jangan serakah: jika kartu lawanmu paling sedikit dua kali lipat kartumu, kamu menang. Kalahlah di kedua trick!
lesson-Monastery-done = Lawanmu terlalu serakah, jadi kamu yang menang.
place-Bridge = Jembatan
place-Bridge-effect = Di akhir, pemain dengan set lengkap terbanyak menang. Satu set berisi satu kartu dari setiap faksi. Jika sama banyak, faksi memilih seperti biasa.
place-Bridge-goal-2 = Kumpulkan set lengkap terbanyak (jika sama: suara)
example-Bridge = Kamu punya paling sedikit dua kartu dari setiap faksi: dua set. Lawanmu tidak punya Undead, jadi tidak punya set. Kamu menang!
ruling-Bridge = Yang dihitung adalah kartu yang dimenangkan, sebelum Petani pindah.
lesson-Bridge = Set lengkapmu masih kurang satu faksi. Menangkan kartunya!
lesson-Bridge-done = Satu kartu dari setiap faksi: kamu punya satu set, lawanmu tidak.
place-Fortress = Benteng
place-Fortress-effect = Di akhir, pemain yang punya lebih dari lima kartu sebuah faksi membuang empat yang terendah. Lalu faksi memilih seperti biasa.
example-Fortress = Kamu punya Go0, Go1, Go2, Go4, Go5, dan Go8. Itu enam kartu: empat yang terendah dibuang, tinggal Go5 dan Go8.
lesson-Fortress = Lawanmu punya lima Goblin. Jika bertambah satu, empat yang terendah harus dibuang. Biarkan lawanmu mendapat satu lagi!
lesson-Fortress-done = Kelebihan satu Goblin: empat harus dibuang, dan Goblin memilihmu.
place-Tower = Menara
place-Tower-effect = Di akhir, setiap faksi memilih pemain dengan jumlah angka terbesar. Jika jumlahnya sama, faksi itu memilih seperti biasa.
example-Tower = Kamu punya Kn8 dan Kn9, jumlahnya 17. Lawanmu punya Kn2, Kn3, Kn4, dan Kn5, jumlahnya 14. Knight memilihmu.
ruling-Tower = Jika jumlah angkanya sama, kartu terbanyak menentukan, lalu kartu tertinggi. Viking yang dihitung dua menambah angkanya sekali saja; Rakun yang membawa jarahan ikut menambah angkanya. Bard memilih seperti biasa.
lesson-Tower = Di sini jumlah angka yang menentukan. Menangkan kartu tinggi!
lesson-Tower-done = Kartumu lebih sedikit, tetapi lebih tinggi. Di sini itulah yang menentukan.
place-Ruins = Reruntuhan
place-Ruins-effect = Di akhir, semua kartu berangka ganjil yang sudah dimenangkan dibuang. Lalu faksi memilih seperti biasa.
example-Ruins = Dari Un1, Un3, Un6, dan Un7 hanya Un6 yang bertahan.
lesson-Ruins = Semua kartu ganjil akan dibuang. Menangkan yang genap!
lesson-Ruins-done = Kartu ganjil lawanmu dibuang, kartu genapmu bertahan.
place-Castle = Kastel
place-Castle-effect = Di akhir, pemain yang memenangkan kartu terbanyak menang. Jika sama banyak, faksi memilih seperti biasa.
place-Castle-goal-2 = Menangkan kartu terbanyak (jika sama: suara)
example-Castle = Kamu memenangkan 14 kartu dan lawanmu 12: kamu menang, apa pun kata para faksi.
ruling-Castle = Yang dihitung adalah kartu yang dimenangkan, sebelum Petani pindah.
lesson-Castle = Di sini hanya banyaknya kartu yang menentukan. Menangkan kedua trick!
lesson-Castle-done = Kamu memenangkan lebih banyak kartu. Suara tidak perlu dihitung.
place-Underworld = Dunia Bawah
place-Underworld-effect = Di dalam trick, kartu berangka 0 bertarung dengan daya 10.
example-Underworld = Lawanmu memimpin dengan Dw9. Kamu mengikuti dengan Dw0 yang berdaya 10: kamu menang!
ruling-Underworld = Di akhir, yang dihitung tetap angka yang tercetak.
lesson-Underworld = Di sini kartu berangka 0 punya daya 10. Cobalah!
lesson-Underworld-done = Un0 bertarung dengan daya 10 dan mengalahkan Un9.
place-Farmlands = Lahan Pertanian
place-Farmlands-effect = Di dalam trick, kartu berangka 2 menjadi yang terkuat di faksinya: dayanya satu di atas angka tertinggi faksi itu.
example-Farmlands = Lawanmu memimpin dengan Go9. Kamu mengikuti dengan Go2 yang berdaya 10: kamu menang!
ruling-Farmlands = Kartu berangka 2 punya daya 10; untuk Petani 13, untuk Rakun 14. Di akhir, yang dihitung tetap angka yang tercetak.
lesson-Farmlands = Di sini kartu berangka 2 adalah yang terkuat di faksinya. Cobalah!
lesson-Farmlands-done = Kn2 bertarung dengan daya 10 dan mengalahkan Kn9.
place-Coast = Pesisir
place-Coast-effect = Tahap Pertama: yang kalah mengambil hadiah, yang menang mengambil kartu teratas dek.
example-Coast = Hadiahnya Kn9. Mainkan kartu rendah: yang kalah yang mendapatkannya.
ruling-Coast = Undead yang dimainkan tetap menjadi milik pemenang. Yang menang dengan Peramal memilih seperti biasa. Dalam trick otomatis dari Automaton, pemenang mengambil hadiah.
lesson-Coast = Di sini yang kalah mengambil hadiah. Jadi, kalahlah!
lesson-Coast-done = Kamu kalah di trick ini, dan Kn9 menjadi Pengikutmu.
place-Peaks = Puncak Berangin
place-Peaks-effect = Sebelum Tahap Kedua, setiap pemain diam-diam memilih tiga kartu. Lalu kartu itu ditukar.
example-Peaks = Tiga di antara Pengikutmu hanya bisa kalah. Berikan saja: kamu mendapat tiga kartu yang tidak diinginkan lawanmu.
lesson-Peaks = Pilih tiga kartu lemah untuk diberikan. Lalu pimpin trick.
lesson-Peaks-done = Kartu lemahmu sudah pergi, dan kamu tahu tiga kartu di tangan lawanmu.
place-Desert = Gurun Tak Berujung
place-Desert-effect = Sebelum Tahap Pertama, setiap pemain diam-diam memilih lima kartu. Lalu kartu itu ditukar.
example-Desert = Kamu hanya punya dua Dwarf? Berikan keduanya. Jika tidak mendapat Dwarf lain, sejak trick pertama kamu tidak perlu mengikuti Dwarf.
lesson-Desert = Kamu memberikan lima kartu; tiga sudah dipilih. Pilih dua lagi, lalu mulai bermain.
lesson-Desert-done = Kartu rendahmu kini ada di tangan lawanmu, dan kamu tahu kartu mana saja itu.
place-Islands = Kepulauan
place-Islands-effect = Tahap Pertama: dua hadiah dibuka. Yang menang mengambil satu, hadiah satunya masuk ke bawah dek, dan yang kalah mengambil kartu teratas. Di trick terakhir, yang kalah mendapat hadiah satunya.
example-Islands = Kn8 dan Go0 dibuka. Kamu menang dan mengambil Kn8. Go0 masuk ke bawah dek, dan lawanmu mengambil dari dek.
ruling-Islands = Yang menang dengan Peramal boleh mengambil kartu teratas dek, bukan hadiah. Lalu lawan memilih satu hadiah, dan hadiah satunya masuk ke bawah dek.
lesson-Islands = Ada dua hadiah terbuka. Menangkan trick dan ambil yang lebih bagus.
lesson-Islands-done = Kamu memilih satu hadiah, dan hadiah satunya masuk ke bawah dek. Hanya di trick terakhir yang kalah mendapatkannya.
place-Plateau = Dataran Tinggi
place-Plateau-effect = Jika kamu memenangkan tiga trick berturut-turut, lawanmu memimpin trick berikutnya, dan hitungan mulai dari nol.
example-Plateau = Kamu memenangkan tiga trick berturut-turut. Sekarang lawanmu memimpin, dan hitunganmu mulai dari nol.
ruling-Plateau = Jika Naga, Basilisk, atau Automaton menentukan siapa yang memimpin, itu yang berlaku. Hitungan berlanjut dari Tahap Pertama ke Tahap Kedua.
lesson-Plateau = Kamu sudah memenangkan dua trick berturut-turut. Menangkan yang ketiga, dan lihat siapa yang memimpin.
lesson-Plateau-done = Setelah tiga trick berturut-turut, lawanmu memimpin, dan hitungan mulai dari nol.
place-Swamp = Rawa
place-Swamp-effect = Sebelum Tahap Kedua, setiap pemain diam-diam memilih dua kartu. Lalu kartu itu ditunjukkan dan dibuang.
example-Swamp = Sebelum Tahap Kedua, kamu membuang dua kartu yang bakal direbut lawanmu.
lesson-Swamp = Pilih dua kartu yang tidak kamu butuhkan. Lalu pimpin trick.
lesson-Swamp-done = Kartu lemahmu sudah dibuang: tidak ada lagi yang bisa merebutnya.
place-Icebergs = Gunung Es
place-Icebergs-effect = Jika kamu kalah di sebuah trick, kartu berikutnya yang kamu mainkan mendapat daya +1, tidak pernah lebih.
example-Icebergs = Kamu kalah di trick sebelumnya. Lawanmu memimpin dengan Dw6, dan kamu memainkan Do6 dengan daya 7: kamu menang!
ruling-Icebergs = Tambahan ini berlanjut dari Tahap Pertama ke Tahap Kedua.
lesson-Icebergs = Kamu kalah di trick sebelumnya, jadi kartumu berikutnya mendapat daya +1. Pas untuk menang!
lesson-Icebergs-done = Do6 bertarung dengan daya 7 dan mengalahkan Un6.
place-kind-building = Bangunan
place-kind-landscape = Lanskap
word-play = memainkan kartu
word-take = mengambil kartu
word-choose = memilih kartu
word-name = memilih faksi
word-draw = mengambil kartu
word-building = Bangunan
word-landscape = Lanskap
word-row = baris
word-column = kolom
word-object = objek
word-text = teks
word-whole-number = bilangan bulat
word-true-or-false = true atau false
word-list = daftar
word-list-of-texts = daftar teks
word-list-of-texts-and-nulls = daftar teks dan null
word-list-of-whole-numbers = daftar bilangan bulat
word-saved-object = harus berupa objek
word-saved-headers = headers harus berupa objek berisi teks
word-saved-deal = deal harus memberi setiap nama sebuah daftar kartu
word-saved-moves = moves harus berupa daftar
word-saved-move = setiap langkah harus berupa objek
word-saved-texts = nama, kartu, langkah, dan komentar harus berupa teks
word-no-card-on-board = tidak ada kartu di papan
word-no-card-here = tidak ada kartu terbuka di sini
word-nobody-looks = tidak ada yang sedang melihat kartu
word-nothing-to-choose = tidak ada yang bisa dipilih
word-no-field = tidak ada petak untuk meletakkan kartu
word-no-card-to-play = kursi yang mendapat giliran tidak punya kartu
word-no-figure-to-play = kursi yang mendapat giliran tidak punya bidak
word-no-power = tidak ada kekuatan yang sedang dipakai
word-other-power = kartu yang baru diletakkan punya kekuatan lain
word-not-drawn = kekuatan yang tidak dipakai tidak mungkin sudah mengambil kartu
reason-game-over = Permainan sudah selesai.
reason-game-not-over = Permainan belum selesai, jadi belum ada hasil.
reason-no-such-seat = Tidak ada kursi { $seat }: yang ada kursi 0 sampai { $last }.
reason-not-your-turn =
    { $seat ->
        [you] Belum giliranmu: permainan menunggu { $right }.
       *[other] Belum giliran { $who }: permainan menunggu { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Kartu ini tidak ada di tanganmu: { $card }.
       *[other] Kartu ini tidak ada di tangan { $who }: { $card }.
    }
reason-already-chosen =
    { $seat ->
        [you] Kamu sudah memilih { $card }.
       *[other] { $who } sudah memilih { $card }.
    }
reason-must-follow =
    { $seat ->
        [you] Pemimpin memainkan { $led }, dan kamu punya kartu faksi itu: { $faction }. Mainkan salah satunya, atau kartu yang boleh menggantikannya.
       *[other] Pemimpin memainkan { $led }, dan { $who } punya kartu faksi itu: { $faction }. Salah satunya harus dimainkan, atau kartu yang boleh menggantikannya.
    }
reason-not-offered = { $card } tidak bisa dipilih sekarang.
reason-deck-not-offered = Dek tidak bisa dipilih sekarang: ambil salah satu hadiah.
reason-faction-not-offered = { $faction } tidak bisa dipilih sekarang: pilih { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Sekarang kamu harus { $right }, bukan { $given }.
       *[other] Sekarang { $who } harus { $right }, bukan { $given }.
    }
reason-bridge =
    { $seat ->
        [you] { $place }: kamu punya lebih banyak set lengkap, { $most } lawan { $fewer }.
       *[other] { $place }: { $who } punya lebih banyak set lengkap, { $most } lawan { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: kamu memenangkan lebih banyak kartu, { $most } lawan { $fewer }.
       *[other] { $place }: { $who } memenangkan lebih banyak kartu, { $most } lawan { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: kartumu paling sedikit dua kali lipat, { $most } lawan { $fewer }, jadi kamu kalah.
       *[other] { $place }: kartu { $who } paling sedikit dua kali lipat, { $most } lawan { $fewer }, jadi { $who } kalah.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: trick terakhir Tahap ke-{ $phase } memberimu satu suara tambahan.
       *[other] { $place }: trick terakhir Tahap ke-{ $phase } memberi { $who } satu suara tambahan.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: kamu yang pertama memenangkan { $number } kartu { $faction } di Tahap Kedua.
       *[other] { $place }: { $who } yang pertama memenangkan { $number } kartu { $faction } di Tahap Kedua.
    }
reason-culled =
    { $seat ->
        [you] { $place }: kamu membuang { $number } kartu sebelum penghitungan skor: { $cards }.
       *[other] { $place }: { $who } membuang { $number } kartu sebelum penghitungan skor: { $cards }.
    }
reason-advised-against = Dengan { $players } pemain, buku aturan tidak menyarankan { $faction }.
reason-bad-code = “{ $code }” bukan kode faksi: pakai satu huruf besar dan satu huruf kecil.
reason-bad-place-code = “{ $code }” bukan kode Tempat Ajaib: pakai satu kata dengan tiga huruf atau lebih, huruf pertamanya besar.
reason-bad-place-kind = “{ $kind }” bukan jenis Tempat Ajaib: jenisnya Bangunan atau Lanskap.
reason-bad-players = Jumlah pemain harus satu digit.
reason-bad-seconds = Batas waktu harus berupa jumlah detik di atas 0, bukan { $given }.
reason-bad-steps = Batas langkah harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-bad-values = { $faction }: kartu tidak bisa berangka { $given }. Angka kartu adalah bilangan bulat dari 0 sampai { $most }.
reason-code-taken = Kode { $code } sudah dipakai { $owner }: pilih kode lain untuk { $other }.
reason-draw-and-deal = Tempat Ajaib diacak dari benih acak: jika pembagian kartu diberikan, sebutkan Tempat Ajaibnya.
reason-faction-not-in-play = Faksi { $faction } tidak ada di permainan ini.
reason-faction-twice = { $faction } disebut dua kali: setiap faksi hanya boleh sekali dalam set kartu.
reason-no-places = Tempat Ajaib untuk { $right } pemain, bukan untuk { $players }.
reason-no-pair = Set kartu berisi tepat satu pasangan faksi: { $pairs }. Set ini tidak punya pasangan.
reason-not-one-pair = Set kartu berisi tepat satu pasangan faksi: { $pairs }. Set ini berisi { $given }.
reason-seed-and-deal = Berikan benih acak atau pembagian kartu, jangan keduanya.
reason-seed-out-of-range = Benih acak { $seed } di luar batas: pakai bilangan bulat dari 0 sampai 2^64 - 1.
reason-solve-phase-2 = Hanya Tahap Kedua yang bisa dipecahkan, karena baru di situ semua kartu bisa diketahui; ini Tahap Pertama.
reason-solve-two-players = Hanya permainan dua pemain yang bisa dipecahkan; yang ini { $players } pemain.
reason-too-many-places = Hanya satu { $kind } yang bisa dipakai, bukan { $given }.
reason-too-many-players = Dengan { $faction } paling banyak { $most } pemain, bukan { $players }: pilih faksi lain.
reason-unknown-deck = Tidak ada set kartu “{ $name }”. Pilih yang siap pakai ({ $known }), atau sebutkan faksinya, misalnya “Go Kn Un Dw Do”.
reason-unknown-draw = Tempat Ajaib tidak bisa diacak dengan “{ $name }”: pilih { $known }.
reason-unknown-faction = Tidak ada faksi “{ $name }”. Pilih dari { $known }.
reason-unknown-place = Tidak ada Tempat Ajaib “{ $name }”. Pilih dari { $known }.
reason-wrong-kind-of-place = { $place } adalah { $kind }, bukan { $wanted }.
reason-wrong-number-of-cards = { $faction } akan membawa { $given } kartu ke set kartu; faksi tanpa pasangan harus membawa { $right }.
reason-wrong-number-of-factions = Set kartu untuk { $players } pemain berisi satu pasangan dan { $right } faksi lain. Selain pasangannya, set ini berisi { $given }.
reason-wrong-number-of-players = Claim untuk { $right } pemain, bukan untuk { $players }.
reason-wrong-size-of-pair = { $pair } akan membawa { $given } kartu ke set kartu; satu pasangan harus membawa { $right }.
reason-unknown-bot = Tidak ada bot “{ $name }”: yang ada { $right }.
reason-bad-bot-name = “{ $name }” tidak bisa menjadi nama bot: pakai paling banyak { $most } huruf kecil, digit, dan tanda hubung, diawali huruf.
reason-bot-name-taken = Sudah ada bot { $bot }, dibuat oleh { $maker }: pilih nama lain untuk { $other }.
reason-bot-cannot-play = Bot { $bot } tidak bisa bermain { $game }, hanya { $right }.
reason-bot-not-made = Bot { $bot } tidak bisa dibuat: { $error }
reason-not-importable =
    Proses lain tidak bisa menemukan { $thing }: definisikan di tingkat teratas berkas modul yang bisa diimpor, atau mainkan dalam satu proses.
reason-no-plugin =
    Tidak ada modul “{ $name }” untuk dimuat sebagai plugin: tulis namanya seperti pada import, misalnya my_faction untuk berkas my_faction.py.
reason-plugin-failed = Plugin { $name } tidak bisa dimuat: { $error }
reason-bad-lessons = Pelajaran di { $file } tidak bisa dibaca: { $error }
reason-bad-lesson = Pelajaran { $lesson } di { $file } tidak bisa dipakai: { $error }
reason-lesson-lacks-text = Sebuah pelajaran di { $file } tidak punya teks “{ $name }”.
reason-lesson-of-nobody = Pelajaran { $lesson } di { $file } harus dinamai menurut kode faksi atau Tempat Ajaib buatan sendiri.
reason-lesson-taken = Sudah ada pelajaran { $lesson } lain: yang di { $file } perlu nama lain.
reason-lesson-empty = Di { $file }, plan, task, dan done dari pelajaran { $lesson } tidak boleh kosong.
reason-bad-action = Langkah ditulis sebagai kartu yang dimainkan (Go5), diambil (+Go5 atau +deck), atau dipilih (-Go5), atau faksi yang dipilih (@Go).
reason-bad-card = Tulis kartu dengan kode faksi dan angkanya, misalnya Go5.
reason-bad-comment = Komentar tidak boleh berisi kurung kurawal atau pindah baris.
reason-bad-header = Kepala rekaman ditulis [Name "teks"], dengan \\" untuk tanda kutip di dalam teks.
reason-bad-header-name = Nama kepala rekaman hanya berisi huruf, huruf pertamanya besar.
reason-bad-header-text = Kepala rekaman { $name } tidak boleh berisi pindah baris.
reason-bad-line = Baris ini harus dimulai dengan “{ $right }”.
reason-bad-mark = “{ $mark }” tidak menunjukkan siapa yang tahu kartunya: tulis * untuk semua, atau huruf kursi.
reason-bad-move = Dalam rekaman, tulis langkah bersama kursinya, misalnya A:{ $example }.
reason-chance-missing = Di sini ada kejadian acak, tetapi hasilnya (chance:…) tidak tertulis.
reason-line-unfinished = Semua langkah di “{ $label }” harus ditulis dalam satu baris.
reason-no-chance = Di sini tidak ada kejadian acak.
reason-bad-number = Ini harus berupa bilangan bulat dari { $least } sampai { $most }.
reason-bad-seat = Tulis kursi dengan hurufnya: { $right }.
reason-seat-twice = Sebutkan setiap kursi tepat satu kali.
reason-cards-missing = Kartu ini tidak ada: { $cards }. Dalam sebuah posisi, setiap kartu harus punya tempat.
reason-cards-nowhere = Tampilan ini tidak menunjukkan di mana kartu ini berada: { $cards }.
reason-comment-before-words = Komentar harus ditulis setelah kata yang dibahasnya.
reason-deal-card = { $card } tidak bisa dibagikan kepada { $whom }.
reason-deal-count = { $whom } harus mendapat { $right } kartu, bukan { $given }.
reason-deal-late = Pembagian kartu harus ditulis sebelum semua langkah.
reason-deal-missing = Pembagian kartu untuk { $whom } tidak ada.
reason-deal-not-codes = Pembagian kartu memberi setiap tempat (A, deck, …) teks berisi kode kartu yang dipisah spasi.
reason-deal-twice = Pembagian kartu untuk { $whom } ditulis dua kali.
reason-deal-unknown = Kartu dibagikan kepada { $right }, bukan kepada “{ $whom }”.
reason-deck-in-phase-2 = Setelah Tahap Pertama, dek dan hadiah habis, tetapi di sini masih ada { $given } kartu.
reason-early-result = Kepala rekaman menyebut pemenang, padahal permainan belum selesai.
reason-header-after-body = Kepala rekaman harus ditulis sebelum yang lain.
reason-header-missing = Kepala rekaman { $name } tidak ada.
reason-header-twice = Kepala rekaman { $name } ditulis dua kali.
reason-no-options = Berikan paling sedikit satu pilihan.
reason-no-position = Posisi diawali kode faksi-faksinya, misalnya “Go Kn Un Dw Do | …”.
reason-no-record = Permainan yang dimulai dari sebuah posisi tidak punya rekaman, karena pembagian kartunya tidak diketahui.
reason-no-winner = Kartu baru diambil setelah trick dimenangkan: sebutkan pemenangnya, dan berapa pemain yang sudah mengambil.
reason-nobody-to-play = Kursi yang mendapat giliran tidak punya kartu di tangan.
reason-not-in-order = Kartu dimainkan searah jarum jam mulai dari Pemimpin, satu kartu setiap kursi.
reason-not-saved = Ini bukan permainan tersimpan dalam JSON: { $what }.
reason-other-game = Ini rekaman “{ $game }”, bukan { $right }.
reason-position-too-long = Posisi paling banyak { $most } karakter; yang ini { $given }.
reason-record-too-long = Rekaman paling banyak { $most } karakter; yang ini { $given }.
reason-rules-version = Rekaman ini memakai aturan versi { $given }; di sini hanya versi { $right } yang bisa dimainkan.
reason-section-twice = Bagian “{ $word }” ditulis dua kali.
reason-stray-brace = Komentar adalah teks di antara { "{" } dan { "}" } dalam satu baris, tanpa kurung kurawal di dalamnya.
reason-too-many-of-card = Di permainan ini hanya ada { $right } kartu { $card }.
reason-trick-is-full = Semua sudah memainkan kartu di trick ini: posisi harus menanyakan hal lain.
reason-two-comments = Satu kata paling banyak diberi satu komentar.
reason-unequal-hands = Di Tahap Pertama, sisa trick semua pemain harus sama banyak, bukan { $given }.
reason-unknown-card = Tidak ada kartu { $card } di permainan ini.
reason-unknown-power = Tidak ada kekuatan { $code } di permainan ini.
reason-unknown-section = Tidak ada bagian posisi yang dimulai dengan “{ $word }”.
reason-unknown-step = Langkah ini harus { $right }.
reason-unplayable = Posisi ini tidak mungkin terjadi: tidak bisa dimainkan sampai selesai.
reason-wrong-number-of-values = Bagian ini berisi { $right } isian.
reason-wrong-result = Menurut kepala rekaman, pemenangnya { $given }, tetapi menurut aturan { $right }.
reason-wrong-size-of-deck = Di Tahap Pertama, dek dan hadiah berisi satu kartu per kursi untuk setiap trick yang tersisa: { $right }, bukan { $given }.
reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Sekarang putuskan soal kekuatan ini: { $power }. Pilih salah satu jawaban yang tersedia.
       *[other] Sekarang { $who } harus memutuskan soal kekuatan ini: { $power }. Jawaban yang mungkin: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Sekarang kamu mengambil kartu: dari deretan terbuka atau dari dek.
       *[other] Sekarang { $who } harus mengambil kartu: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Sekarang kamu meletakkan kartu: pilih kartunya dan petaknya.
       *[other] Sekarang { $who } harus meletakkan kartu, misalnya Go@1,0.
    }
reason-kingdoms-bad-action = Langkah ditulis sebagai kartu dan petak (Go@-1,2), petak (@1,0), kartu yang diambil (+Go atau +pile), dua kartu yang disimpan (=Go,Kn), atau salah satu kata use, pass, row, column, done.
reason-kingdoms-bad-card = Tulis kartu dengan kode faksinya, misalnya Go.
reason-kingdoms-bad-code = “{ $code }” bukan kode faksi: pakai satu huruf besar dan satu huruf kecil.
reason-kingdoms-bad-field = Tulis petak sebagai dua bilangan dari -99 sampai 99, misalnya -1,2.
reason-kingdoms-bad-knowledge = Yang diketahui pemain harus cocok dengan kartunya, dan ini tidak cocok.
reason-kingdoms-bad-tile = Tulis kartu di papan sebagai Go@1,0, jika perlu diikuti :A, :B, :AB, atau :down.
reason-kingdoms-bad-value = Ini harus { $right }.
reason-kingdoms-code-taken = Kode { $code } sudah dipakai { $owner }: pilih kode lain untuk { $other }.
reason-kingdoms-deal-of-what = Bersama pembagian kartu, sebutkan juga faksi yang dipakai.
reason-kingdoms-empty-pile = Dek sudah kosong.
reason-kingdoms-faction-twice = { $faction } disebut dua kali: setiap faksi hanya boleh sekali.
reason-kingdoms-far-away = { $field } tidak menyentuh kartu mana pun di papan.
reason-kingdoms-field-occupied = Di { $field } sudah ada kartu.
reason-kingdoms-field-taken = Ada dua kartu di petak { $field }.
reason-kingdoms-no-position = Posisi diawali kode faksi-faksinya, misalnya “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } tidak ada di deretan terbuka.
reason-kingdoms-nothing-asked = Dalam posisi ini tidak ada yang bisa ditanyakan: { $what }.
reason-kingdoms-number-of-factions = Permainan memakai { $right } faksi, bukan { $given }.
reason-kingdoms-only-corner = { $field } hanya menyentuh kartu di sudut: salah satu sisinya harus menempel.
reason-kingdoms-only-face-down = { $field } hanya menyentuh kartu tertutup.
reason-kingdoms-too-many = Di permainan ini hanya ada { $right } kartu { $card }.
reason-kingdoms-unknown-card = Tidak ada kartu { $card } di permainan ini.
reason-kingdoms-unknown-faction = Tidak ada faksi “{ $name }” di Claim Kingdoms. Pilih dari { $known }.
reason-kingdoms-wrong-hand = Di tangan paling banyak { $most } kartu.
reason-kingdoms-wrong-pile = Kartu ini tidak sama dengan isi dek.
reason-kingdoms-wrong-supply = Kursi { $seat } punya { $right } bidak seluruhnya, bukan { $given }.
reason-no-choice-Do = Di { $choice } tidak ada kartu bersebelahan yang kekuatannya bisa dipakai di sini.
reason-no-choice-Gi = Di { $choice } tidak ada kartu bersebelahan yang terbuka.
reason-no-choice-Gn = Di { $choice } tidak ada kartu bersebelahan yang belum kamu tempati.
reason-no-choice-Kn = Di { $choice } tidak ada kartu bersebelahan yang ditempati bidak lawan.
reason-no-choice-Se = { $choice } bukan dua kartu dari tanganmu atau dari yang kamu lihat.
reason-no-choice-Tr = Di { $choice } itu ada Troll lain, jadi tidak ada poin.
reason-no-choice-Un = Di { $choice } tidak ada bidak lawan di kartu yang belum kamu tempati.
reason-kingdoms-imagine-for-whom = Penonton tidak bermain: kemungkinan kartu hanya bisa dibayangkan dari sudut pandang sebuah kursi.
reason-kingdoms-imagine-when = Selama dek dikocok, tidak ada yang perlu dipikirkan.
reason-setup-players = { $game } adalah permainan untuk { $right } pemain, bukan { $given }.
reason-setup-places = { $game } dimainkan tanpa Bangunan dan Lanskap.
reason-setup-deck = { $game } selalu dimainkan dengan komponen yang sama: jangan sebutkan set kartu.
reason-setup-first = Di { $game } tidak ada yang mulai lebih dulu: jangan sebutkan kursi.
reason-game-taken = Sudah ada permainan lain “{ $name }”: pilih kode atau judul lain.
reason-sign-in-first = Perkenalkan dirimu dulu: pilih nama, masuk, atau kirim token.
reason-wrong-password = Nama atau kata sandi salah.
reason-name-taken = Nama { $name } sudah dipakai.
reason-bad-name = Nama berisi 1 sampai { $most } huruf, digit, spasi, titik, tanda hubung, atau garis bawah.
reason-name-reserved = { $name } adalah nama bot, atau mirip dengannya: pilih nama lain.
reason-bad-password = Kata sandi berisi { $least } sampai { $most } karakter.
reason-already-account = Kamu sudah punya akun.
reason-no-account = Kamu belum punya akun.
reason-still-playing = Selesaikan dulu permainanmu yang sedang berjalan, atau menyerahlah.
reason-no-such-token = Token itu tidak ada.
reason-too-many-tokens = Tidak boleh lebih dari { $most } token sekaligus: hapus satu dulu.
reason-no-such-table = Meja itu tidak ada, atau meja itu pribadi dan kamu tidak diundang.
reason-game-not-found = Permainan itu tidak ada, atau pribadi dan kamu tidak diundang.
reason-no-such-player = Pemain itu tidak ada.
reason-seat-taken = Kursi { $seat } sudah terisi.
reason-table-full = Semua kursi sudah terisi.
reason-already-seated = Kamu sudah duduk di meja ini.
reason-not-seated = Kamu tidak duduk di meja ini.
reason-not-host = Hanya tuan rumah yang boleh melakukan ini.
reason-table-started = Permainan sudah dimulai, jadi ini tidak bisa diubah lagi.
reason-table-not-over = Permainan di meja ini belum selesai.
reason-table-closed = Meja ini sudah ditutup.
reason-seats-free = Masih ada kursi kosong: tunggu pemain lain, atau isi dengan bot.
reason-rated-without-bots = Permainan berperingkat hanya untuk manusia: bot tidak bisa ikut.
reason-no-opponent = Bot { $bot } tidak bisa menjadi lawan: pilih { $right }.
reason-too-many-tables = Kamu sudah duduk di { $most } meja: tinggalkan satu dulu.
reason-too-many-open-tables = Kamu sudah punya { $most } meja umum yang menunggu pemain: mulai atau tinggalkan satu dulu.
reason-other-commitment = Kata ini menjawab janji lain: lihat lagi mejanya, lalu berikan kata untuk pembagian kartu berikutnya.
reason-stale = Permainan sudah berlanjut: ini dipilih pada versi { $given }, padahal sekarang versi { $right }.
reason-future-version = Permainan baru sampai versi { $right }; versi { $given } belum ada.
reason-key-used = Kunci ini sudah dipakai untuk hal lain.
reason-bot-plays = Bot sedang bermain di kursimu: ambil alih dulu.
reason-no-bot-plays = Tidak ada bot yang bermain di kursi ini.
reason-no-offer = Tidak ada usulan yang bisa kamu jawab.
reason-offer-open = Sudah ada usulan yang menunggu jawaban.
reason-bad-offer = Kamu bisa mengusulkan “undo”, atau “stand-in” untuk kursi lain.
reason-nothing-to-undo = Kamu belum melakukan apa pun yang bisa diurungkan.
reason-undo-too-late = Ini tidak bisa diurungkan lagi: pemain lain sudah bertindak, atau ada kartu yang sudah terlihat.
reason-undo-rated = Dalam permainan berperingkat melawan bot, langkah tidak bisa diurungkan.
reason-undo-without-consent =
    { $seat ->
        [you] Bot sedang bermain untukmu dan tidak bisa menyetujui: langkah tidak bisa diurungkan.
       *[other] Bot sedang bermain untuk { $who } dan tidak bisa menyetujui: langkah tidak bisa diurungkan.
    }
reason-not-gone =
    { $seat ->
        [you] Kamu belum cukup lama membuat semua menunggu.
       *[other] { $who } belum cukup lama membuat semua menunggu.
    }
reason-running = Selama permainan berlangsung, kamu hanya bisa melihat ini dari kursimu sendiri.
reason-no-hints = Petunjuk hanya ada jika semua pemain lain bot dan permainannya tidak berperingkat.
reason-no-such-lesson = Tidak ada pelajaran “{ $name }”.
reason-lesson-over = Pelajaran ini sudah selesai: mulailah lagi untuk mencoba hal lain.
reason-malformed = Isinya tidak sesuai: { $what }
reason-bad-character = Teks ini berisi karakter yang tidak bisa disimpan.
reason-store-fails = Ini gagal disimpan, jadi tidak terjadi apa-apa. Coba lagi.
reason-store-corrupt = Basis data rusak.
reason-store-full = Disk tidak bisa menampung data lagi.
reason-store-locked = Program lain mengunci basis data.
reason-store-read-only = Basis data hanya bisa dibaca.
reason-store-frozen = Basis data tidak menjawab.
reason-too-fast = Terlalu banyak permintaan sekaligus: pelan-pelan saja.
reason-too-slow = Terlalu lama, jadi server menutup sambungan.
reason-too-many-connections = Terlalu banyak sambungan dari alamatmu. Tutup sebagian, lalu coba lagi.
reason-too-many-attempts = Kata sandi sudah terlalu sering salah. Tunggu beberapa menit, lalu coba lagi.
reason-server-full = Server sedang terlalu sibuk. Coba lagi sebentar lagi.
reason-head-too-long = Header permintaan terlalu panjang: paling banyak { $most } bita.
reason-address-too-long = Alamat permintaan terlalu panjang: paling banyak { $most } bita.
reason-body-too-long = Permintaan terlalu panjang: paling banyak { $most } bita.
reason-nested-too-deeply = JSON bersarang terlalu dalam.
reason-header-too-long = Header { $name } dalam rekaman terlalu panjang: paling banyak { $most } karakter.
reason-foreign-origin = Permintaan dari { $origin } tidak diterima di sini.
reason-not-found = Tidak ada apa-apa di sini.
reason-not-allowed = Itu tidak bisa dilakukan di sini.
reason-server-fault = Ada kesalahan di pihak kami. Kesalahannya tercatat di log server.
reason-shutting-down = Server sedang dimatikan: coba lagi sebentar lagi.
reason-setting-out-of-range = Pengaturan { $name } harus dari { $least } sampai { $most }, bukan { $given }.
reason-setting-too-small = Pengaturan { $name } harus paling sedikit { $least }, bukan { $given }.
reason-bad-origin = { $given } bukan asal (origin) yang sah: berikan skema dan host, misalnya https://example.org.
reason-bad-proxy = { $given } bukan alamat proksi: berikan alamat IP atau jaringan, misalnya 10.0.0.0/8.
reason-bad-database-url = Basis data harus berupa URL PostgreSQL, misalnya postgresql://user@host/name.
reason-sqlite-workers = Berkas SQLite hanya bisa melayani satu proses: untuk { $given } proses, pakai basis data PostgreSQL.
reason-no-such-host = Host { $host } tidak ditemukan: { $what }.
reason-port-taken = Port { $port } sudah dipakai: pilih --port lain, atau 0 untuk port kosong mana saja.
reason-cannot-listen = Server tidak bisa mendengarkan di { $host }, port { $port }: { $what }.
reason-bad-data-directory = Folder data { $path } tidak bisa dipakai: { $what }.
reason-database-fails = Basis data tidak bisa dipakai: { $what }.
reason-database-corrupt = Basis data { $path } rusak ({ $what }): pulihkan cadangan, atau lihat apa yang ditemukan \`claimant admin check\`.
reason-database-full = { $path } tidak bisa ditulis: disk tidak bisa menampung data lagi.
reason-database-locked = Basis data { $path } sedang dikunci program lain.
reason-database-read-only = Basis data { $path } hanya bisa dibaca: beri server izin menulis ke berkas itu dan direktorinya.
reason-not-a-store = { $path } bukan basis data Claimant.
reason-newer-database = Basis data ini dibuat oleh versi Claimant yang lebih baru: pasang versi itu.
reason-no-database = Tidak ada basis data di { $path }.
reason-file-exists = { $path } sudah ada: pilih nama lain, atau hapus dulu.
reason-database-exists = Sudah ada basis data di { $path }: --replace menggantinya dengan cadangan dan menyimpan yang lama di sebelahnya.
reason-database-not-empty = Basis data { $path } tidak kosong: pulihkan ke yang baru.
reason-cannot-replace = --replace hanya untuk berkas SQLite: dengan PostgreSQL, pulihkan ke basis data yang kosong.
reason-not-a-backup = { $path } bukan cadangan yang utuh: { $what }.
reason-cut-off-backup = { $path } bukan cadangan yang utuh: bagian akhirnya hilang.
reason-server-running = Sebuah server sedang memakai basis data { $path }: hentikan dulu.
reason-program-failed = { $program } gagal: { $what }
reason-program-missing = { $program } belum terpasang.
reason-bad-field = Isian “{ $name }” tidak ada, atau bukan { $right }.
reason-bad-pairs = Jumlah pasangan harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-bad-processes = Jumlah proses harus berupa bilangan bulat di atas 0, bukan { $given }.
reason-too-few-bots = Pertandingan membutuhkan paling sedikit dua bot.
reason-bot-twice = { $name } disebut dua kali. Dengan batas yang berbeda, { $name } dihitung sebagai dua bot: { $name }@100 { $name }@200.
reason-bad-limit = Tulis batas di belakang nama, dalam detik (regent@0.5s) atau langkah (regent@500).
reason-bot-failed = { $bot } gagal pada pasangan { $pair }, permainan { $game }, kursi { $seat }, melawan { $other } (benih acak { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Sebuah proses mati { $number } kali pada tugas yang sama. Mungkin memorinya kurang, atau ada skrip yang memulai proses tanpa memeriksa __main__.
reason-worker-version = Sebuah mesin memakai Claimant versi { $other }, sedangkan yang ini { $own }: pasang versi yang sama di semua mesin.
reason-no-dask = Kluster membutuhkan Dask: pasang claimant[cluster], misalnya dengan pip install "claimant[cluster]".
reason-no-cluster = Tidak ada penjadwal Dask di { $address }: { $what }
reason-no-workers = Penjadwal di { $address } belum punya mesin: jalankan dengan dask worker { $address }
reason-bad-shard = Tulis bagian rangkaian sebagai 2/5, yang kedua dari lima, bukan { $given }.
reason-seconds-on-cluster = { $bot } berpikir selama beberapa detik, padahal tidak semua mesin dalam kluster sama cepat: beri jumlah langkah, misalnya regent@500.
reason-no-such-game = Tidak ada permainan “{ $name }”: yang ada { $right }.
reason-extra-missing = Ini memerlukan { $packages }: pasang { $extra }.
reason-not-that-action = Aksi { $id } tidak diperbolehkan di sini: masker menunjukkan mana yang boleh.
reason-no-layout = Tidak ada observasi untuk permainan “{ $name }”, hanya untuk { $right }.
reason-table-kind = Nama berkas tabel harus berakhiran { $known }; “{ $name }” tidak.
reason-no-polars = Tabel .parquet membutuhkan polars: pasang claimant[lab], misalnya dengan pip install "claimant[lab]". Tabel .csv tidak membutuhkan apa-apa.
reason-exists = { $name } sudah ada: pilih nama lain, atau hapus dulu.
reason-not-empty = Folder { $name } tidak kosong: pilih folder lain untuk rekaman.
reason-no-directory = Tidak ada folder { $name }.
reason-not-a-run = { $name } bukan berkas rangkaian.
reason-no-run = Berkas { $name } tidak ada.
reason-other-run = { $name } berisi rangkaian lain: pakai berkas lain.
reason-broken-line = Baris { $line } dari { $name } rusak: hapus baris itu, dan pembagian kartunya akan dimainkan lagi.
name-you = Kamu
name-opponent = Lawan
name-partner = Rekan
name-seat = Kursi { $letter }
team-own = Timmu
team-other = Tim lawan
team-seats = Tim { $letters }
trick = Trick
trick-number = Trick { $number }
trick-number-of = Trick { $number } dari { $total }
prize = Hadiah
deck = Dek
hand = Tangan
your-hand = Kartu di tanganmu
followers = Pengikut
score-pile = Tumpukan Skor
display = Kartu terpajang
discard = Tumpukan buangan
table-waiting = Menunggu di meja
reserve = Cadangan
buried = Buangan tertutup
places-in-play = Tempat Ajaib
factions-in-play = Faksi
cards-counted = { $count } kartu
followers-counted = { $count } Pengikut
cards-none = kosong
face-up = terbuka
face-down = tertutup
value = Angka
strength = Daya
card-open = Lihat kekuatan { $card }
phase-1 = Tahap Pertama
phase-2 = Tahap Kedua
phase-3 = Penghitungan skor
phase-1-goal = Rekrut Pengikut
phase-2-goal = Rebut suara
round = Putaran
your-turn = Giliranmu
waiting-for = Menunggu { $who } …
leads = memimpin
votes = { $count } suara
votes-now = Suara saat ini
votes-now-for = Saat ini memilih
nobody = Tak seorang pun
tie = Seri
nothing-played = Belum ada kartu dimainkan
game-over = Permainan selesai
you-win = Kamu menang!
you-lose = Kali ini kamu kalah
shared-victory = Kemenangan bersama
winner = Pemenang
why = Alasan
ask-play-lead = Kamu memimpin: mainkan kartu apa saja.
ask-play-free = Kamu boleh memainkan kartu apa saja.
ask-play = Kamu harus mengikuti faksi: pilih salah satu kartu yang boleh dimainkan.
ask-take = Hadiah mana yang kamu ambil?
ask-take-deck = Kartu teratas dek adalah { $top }. Kartu mana yang kamu ambil?
ask-choose-Au =
    { $seat ->
        [you] Berkat Automaton, trick ini milikmu tanpa bertarung. Buang satu kartu tertutup; pemain lain tidak akan melihatnya.
       *[other] Berkat Automaton, trick ini milik { $who } tanpa bertarung. Buang satu kartu tertutup; pemain lain tidak akan melihatnya.
    }
ask-choose-Desert = { $power }: pilih { $count } kartu untuk ditukar dengan { $other }.
ask-choose-Peaks = { $power }: pilih { $count } kartu untuk ditukar dengan { $other }.
ask-choose-Swamp = { $power }: pilih { $count } kartu untuk dibuang.
ask-choose = { $power }: pilih { $count } kartu.
ask-name-Ra = Jarahanmu membantu faksi yang kartunya paling sedikit kamu punya. Ada beberapa yang sama sedikitnya: mana yang kamu pilih?
ask-name = { $power }: pilih sebuah faksi.
chosen-so-far = Sudah dipilih: { $cards }
answer-prize = Hadiah: { $card }
answer-deck = Dari dek: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Apa yang kamu lakukan?
plain-answer = { $action }
plain-ending = Pemenang: { $winners }, { $totals }.
memory = Bantuan ingatan
memory-text = Semua yang bisa kamu ketahui jika ingatanmu sempurna
memory-lacks =
    { $seat ->
        [you] Kamu tidak punya kartu faksi ini: { $factions }
       *[other] { $who } tidak punya kartu faksi ini: { $factions }
    }
memory-unknown = { $count } kartu tidak diketahui
memory-more = dan { $count } lagi
memory-deck = Dek, dari atas
memory-among = Ada di antara kartu ini: { $cards }
memory-in-deck = { $count } di dek
memory-in-box = { $count } di luar permainan
memory-in-reserve = { $count } di cadangan
memory-in-hand =
    { $seat ->
        [you] { $count } di tanganmu
       *[other] { $count } di tangan { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } di antara Pengikutmu
       *[other] { $count } di antara Pengikut { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } di antara buangan tertutupmu
       *[other] { $count } di antara buangan tertutup { $who }
    }
button-confirm = Konfirmasi
button-cancel = Batal
button-close = Tutup
button-back = Kembali
button-next = Lanjut
button-undo = Urungkan
button-rematch = Tanding ulang
button-replay = Tayangan ulang
button-hint = Petunjuk
button-log = Catatan
button-rules = Aturan
button-resign = Menyerah
button-share = Bagikan
button-copy-link = Salin tautan
link-copied = Tautan disalin
button-download = Unduh rekaman
button-open-file = Buka berkas rekaman
home = Beranda
play-now = Main sekarang
play-friend = Main dengan teman
play-friend-text = Kirim tautan, tidak perlu akun
lobby = Lobi
lobby-empty = Belum ada yang menunggu. Ayo buka meja!
continue-games = Lanjutkan permainanku
watch = Tonton
learn = Belajar bermain
deck-of-the-day = Set kartu hari ini
deck-of-the-day-own = Set kartu hari ini, racikan kami
choose-deck = Pilih set kartu
pair = Pasangan
pairs = Pasangan
places-random = Tempat Ajaib acak
players = { $count } pemain
player = Pemain
game = Permainan
seat-free = Kursi kosong
bot = Bot
sit-here = Duduk di sini
start-game = Mulai permainan
game-claim = Claim
game-kingdoms = Claim Kingdoms
settings = Pengaturan
language = Bahasa
theme = Warna
theme-light = Terang
theme-dark = Gelap
theme-system = Ikuti perangkat
speed = Kecepatan
speed-slow = Lambat
speed-normal = Sedang
speed-fast = Cepat
speed-off = Tanpa animasi
sound = Bunyi
plays-last = Mainkan otomatis kartu terakhir yang wajib
keys = Pintasan papan ketik
key-hand = Ke kartu di tanganmu dan menelusurinya
key-value = Lompat ke kartu berikutnya dengan nilai itu
key-play = Mainkan kartu, atau pilih
key-space = Spasi
key-skip = Lewati yang sedang ditampilkan
on = Nyala
off = Mati
replay-step = Langkah { $number } dari { $total }
replay-first = Ke awal
replay-last = Ke akhir
connection-lost = Sambungan terputus. Mencoba lagi …
not-sent = Langkahmu belum terkirim.
page-missing = Halaman ini tidak ada.
page-missing-text = Para Peramal pun tidak tahu ke mana perginya. Mungkin alamatnya salah ketik, atau tautannya sudah usang.
something-wrong = Ada yang tidak beres: { $what }
loading = Sebentar …
skip-to-content = Langsung ke isi
pages = Halaman
messages = Pesan
my-games = Permainanku
learn-short = Belajar
account = Akun
table = Meja
button-reload = Muat ulang halaman
page-broken = Halaman ini gagal dimuat. Mungkin servernya baru saja diperbarui.
reason-offline = Server tidak bisa dihubungi. Periksa sambunganmu, lalu coba lagi.
guest-name = Tamu { $number }
name-guest = { $name } (tamu)
guest = tamu
fan-work = Karya mandiri penggemar, dengan aturan dalam kata-kata kami sendiri dan gambar buatan sendiri.
home-title = Takhta itu kosong
home-text = Rekrut Pengikut, lalu rebut suara para faksi: permainan trick yang cepat untuk dua sampai empat pemain.
home-against = Lawan
home-first-deck = Cocok untuk pemula
home-more = Cara bermain lainnya
home-setup = Siapkan meja
home-setup-text = Set kartu sendiri, Tempat Ajaib, dua sampai empat pemain
home-lobby-none = Cari lawan main, atau tonton yang lain
home-lobby-text = Ada { $count } meja umum saat ini
home-learn-text = Permainan pertama bersama pemandu, lima menit
home-kingdoms-text = Bangun kerajaan dari kartu, kuasai dengan bidakmu
home-replay = Buka rekaman
home-replay-text = Tonton permainan dari berkas, langkah demi langkah
games-none = Kamu belum pernah bermain di sini.
games-running = Sedang berlangsung
games-finished = Selesai
games-more = Permainan lama
game-with = Bersama { $others }
game-your-turn = Lanjut
game-won = Menang
game-lost = Kalah
game-alone = Sendirian
setup-title = Siapkan meja
setup-game = Mau main apa?
setup-players = Berapa pemain?
setup-deck = Set kartu
setup-ready-made = Siap pakai
setup-own = Buatan sendiri
setup-kingdoms-deck = Faksi
setup-kingdoms-random = Acak
setup-kingdoms-random-text = Tujuh dari sepuluh faksi, diacak setiap permainan
setup-chosen-of = { $count } dari { $total } dipilih
setup-fill = Acak sisanya
setup-clear = Kosongkan
setup-nothing-chosen = Pilih faksi untuk set kartumu.
setup-pair = Satu pasangan yang tak terpisahkan
setup-factions = { $count } faksi lagi
setup-places = Tempat Ajaib
setup-places-none = Tidak ada
setup-places-random = Acak
setup-places-chosen = Pilih sendiri
setup-places-draw = Apa yang diacak?
setup-draw-building = Satu Bangunan
setup-draw-landscape = Satu Lanskap
setup-draw-both = Masing-masing satu
setup-buildings = Bangunan
setup-landscapes = Lanskap
setup-seats = Siapa yang bermain?
setup-you = Kamu
setup-person = Pemain manusia
setup-seat = Kursi { $number }
setup-more = Pilihan lain
setup-visibility = Siapa yang boleh ikut?
setup-private = Yang punya tautan
setup-public = Siapa saja
setup-pace = Tempo
setup-pace-live = Sekali duduk
setup-pace-unhurried = Beberapa hari
setup-match = Pertandingan
setup-match-single = Satu permainan
setup-match-duplicate = Kartu sama untuk semua
setup-match-duplicate-text = Pembagian kartu yang sama dimainkan sekali lagi dengan kursi ditukar, supaya keberuntungan terbagi rata.
setup-rated = Berperingkat
setup-rated-text = Hasilnya memengaruhi peringkatmu. Hanya antarmanusia.
setup-word = Kata untuk pengocokan
setup-word-text = Kata apa pun yang kamu tulis ikut menentukan hasil kocokan. Setelah permainan, siapa saja bisa memeriksa bahwa pembagian kartunya tidak diatur.
button-add-word = Tambahkan
word-added = Katamu ikut dikocok.
word-commitment = Server sudah terikat pada pembagian ini:
setup-summary = Mejamu
setup-is-fine = Siap dimainkan.
setup-play = Main
setup-open = Buka meja
setup-advised-against = Tidak disarankan oleh buku aturan:
setup-first-claim = Siapa yang memimpin?
setup-first-kingdoms = Siapa yang mulai?
setup-first-lot = Diundi
setup-first-claim-text = Menurut aturan, pemain termuda: tanyakan siapa orangnya, lalu pilih di sini. Pada permainan berikutnya di meja ini, Pemimpin pertama diundi.
setup-first-kingdoms-text = Menurut aturan, pemain yang lebih muda memutuskan: tanyakan, lalu pilih di sini. Pada permainan berikutnya di meja ini, pemain pertama diundi.
first-claim = Memimpin trick pertama: { $name }
first-other = Mulai lebih dulu: { $name }
waiting-title = Mejamu
waiting-title-other = Meja { $name }
waiting-share = Kirim tautan ini kepada teman mainmu
waiting-share-public = Meja ini tampil di lobi. Kamu juga bisa mengirim tautan ini.
waiting-seats = Kursi
waiting-host = Tuan rumah
waiting-bot = Isi dengan bot
waiting-bot-away = Keluarkan bot
waiting-start-when-full = Permainan bisa dimulai begitu semua kursi terisi.
waiting-for-host = Tunggu sampai { $name } memulai permainan.
waiting-leave = Tinggalkan meja
waiting-close = Tutup meja
waiting-closed = Meja ini sudah ditutup.
waiting-name = Namamu
table-missing = Meja ini tidak bisa ditampilkan
next-game-begun = Permainan berikutnya sudah dimulai.
next-game = Ke permainan berikutnya
lobby-open = Menunggu pemain
lobby-running = Bisa ditonton
lobby-none-running = Saat ini tidak ada permainan umum.
lobby-more = Meja lainnya
lobby-join = Ikut
lobby-new = Buka meja umum
lobby-seats-free = { $count } kursi kosong
lobby-places = Dengan: { $places }
account-guest = Kamu bermain sebagai tamu: tanpa akun, tanpa surel. Semuanya tersimpan di peramban ini.
account-nobody = Kamu tidak perlu akun untuk bermain. Begitu bermain, kamu mendapat nama tamu yang bisa diganti di sini.
account-is = Kamu punya akun.
account-name = Nama
account-rename = Ganti nama
account-take-name = Pakai nama ini
account-renamed = Namamu sekarang { $name }.
account-make = Buat akun
account-make-text = Dengan kata sandi, kamu bisa masuk dari mana saja, dan permainanmu tetap milikmu.
account-password = Kata sandi
account-made = Sekarang kamu bisa masuk dengan nama dan kata sandimu.
account-sign-in = Masuk
account-sign-in-text = Sudah punya akun?
account-sign-out = Keluar
account-sign-out-guest = Kamu bermain sebagai tamu: begitu keluar, kamu tidak bisa masuk lagi dengan nama ini.
account-sign-out-everywhere = Keluar dari semua perangkat
account-signed-out-everywhere = Kamu sudah keluar dari semua perangkat.
account-sessions = Tempat kamu masuk
account-sessions-text = Ada perangkat yang tidak kamu kenal? Keluarkan perangkat itu dan ganti kata sandimu.
account-session-device = { $browser } di { $system }
account-session-unknown = Perangkat tak dikenal
account-session-this = Perangkat ini
account-session-times = sejak { $since }, terakhir terlihat { $seen }
account-session-end = Keluarkan: { $device }
account-password-change = Ganti kata sandi
account-password-old = Kata sandi saat ini
account-password-new = Kata sandi baru
account-password-changed = Kata sandimu sudah diganti. Perangkat lain harus masuk lagi.
account-tokens = Token untuk program
account-tokens-text = Dengan token, program buatanmu bisa bermain untukmu.
account-token-label = Untuk apa?
account-token-make = Buat token
account-token-shown = Token ini hanya ditampilkan sekali. Salin sekarang:
account-token-delete = Hapus token { $label }
account-token-unnamed = tanpa nama
account-delete = Hapus dataku
account-delete-text = Nama, kata sandi, token, dan peringkatmu akan dihapus. Permainan yang selesai tetap ada, tanpa namamu. Ini tidak bisa dibatalkan.
account-delete-sure = Yakin mau menghapus datamu?
account-deleted = Datamu sudah dihapus.
`;export{e as default};