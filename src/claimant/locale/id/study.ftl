### Reviews and puzzles. $better and $played are two actions, mostly cards: the better one, and the one that was
### chosen. $seat is "you" where the reader chose it; $who is whoever did. Numbers are percentages.

study-top-card = kartu teratas tumpukan
study-wins-trick = { $better } memenangkan trick, { $played } tidak.
study-leaves-trick = { $better } kalah dalam trick ini, { $played } memenangkannya.
study-trick-shares = { $better } memenangkan trick dalam sekitar { $often }% kemungkinan, { $played } sekitar { $seldom }%.
study-gains =
    { $seat ->
        [you] Dengan { $better }, kamu mendapat: { $cards }.
       *[other] Dengan { $better }, { $who } mendapat: { $cards }.
    }
study-vote =
    { $seat ->
        [you] { $faction }: dengan { $better }, suara mereka untukmu.
       *[other] { $faction }: dengan { $better }, suara mereka untuk { $who }.
    }
study-vote-share =
    { $seat ->
        [you] { $faction }: dengan { $better }, suara mereka untukmu dalam sekitar { $often }% kemungkinan, dengan { $played } sekitar { $seldom }%.
       *[other] { $faction }: dengan { $better }, suara mereka untuk { $who } dalam sekitar { $often }% kemungkinan, dengan { $played } sekitar { $seldom }%.
    }
study-ends-won-lost =
    { $seat ->
        [you] Dengan permainan terbaik, kamu menang setelah { $better } dan kalah setelah { $played }.
       *[other] Dengan permainan terbaik, { $who } menang setelah { $better } dan kalah setelah { $played }.
    }
study-ends-won-shared =
    { $seat ->
        [you] Dengan permainan terbaik, kamu menang setelah { $better } dan hanya berbagi kemenangan setelah { $played }.
       *[other] Dengan permainan terbaik, { $who } menang setelah { $better } dan hanya berbagi kemenangan setelah { $played }.
    }
study-ends-shared-lost =
    { $seat ->
        [you] Dengan permainan terbaik, kamu berbagi kemenangan setelah { $better } dan kalah setelah { $played }.
       *[other] Dengan permainan terbaik, { $who } berbagi kemenangan setelah { $better } dan kalah setelah { $played }.
    }
study-more-votes = Hasil akhirnya tetap sama, tetapi { $better } berakhir { $count } suara lebih baik.
study-more-likely = { $better } memenangkan permainan dalam sekitar { $often }% kemungkinan, { $played } sekitar { $seldom }%.
study-trick-lost = { $better } kalah dalam trick ini.
study-trick-won = { $better } memenangkan trick ini.
study-trick-share = { $better } memenangkan trick dalam sekitar { $often }% kemungkinan.
study-prize = Hadiah trick ini: { $cards }.
study-scores = Ini langsung menghasilkan { $count } poin.
study-leads =
    { $seat ->
        [you] Setelah itu kamu unggul pada: { $factions }.
       *[other] Setelah itu { $who } unggul pada: { $factions }.
    }
study-no-longer-leads =
    { $seat ->
        [you] Setelah itu kamu tidak lagi unggul pada: { $factions }.
       *[other] Setelah itu { $who } tidak lagi unggul pada: { $factions }.
    }
study-led-share =
    { $seat ->
        [you] { $faction }: dengan itu kamu unggul di akhir dalam sekitar { $often }% kemungkinan, jika tidak sekitar { $seldom }%.
       *[other] { $faction }: dengan itu { $who } unggul di akhir dalam sekitar { $often }% kemungkinan, jika tidak sekitar { $seldom }%.
    }
study-chances = Itu memenangkan permainan dalam sekitar { $often }% kemungkinan, pilihan yang diambil sekitar { $seldom }%.

## How good a decision was.

grade-forced = terpaksa
grade-best = terbaik
grade-good = bagus
grade-inaccuracy = kurang tepat
grade-mistake = kesalahan
grade-blunder = kesalahan besar

# Below the figures of a review of three players.
study-three-sides = Dengan tiga pemain tidak ada nilai yang pasti, bahkan dengan semua kartu terbuka: itu bergantung pada siapa yang dibantu pemain lain. Papan analisis menunjukkan hasil yang bisa dipastikan melawan kedua pemain lain, dan apa yang terjadi jika masing-masing bermain sendiri.
