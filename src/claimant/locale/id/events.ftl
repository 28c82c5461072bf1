### What happens in a game of Claim. $seat is "you" where it happens to the reader, and "other" where it
### happens to somebody else, whose name is $who. $cards are cards in words; $power is the faction or the
### place that causes it.

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
        [you] Tumpukan Skor rekanmu digabung dengan milikmu: { $count } kartu.
       *[other]
            { $from-seat ->
                [you] Tumpukan Skormu digabung dengan milik { $who }: { $count } kartu.
               *[other] Tumpukan Skor { $from } digabung dengan milik { $who }: { $count } kartu.
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

## Why a faction votes as it does. $numbers, $weights: such as 4–2, the winner's first.

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

## Who wins, and what decides it.

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
feat-sweep =
    { $seat ->
        [you] Menang telak: semua faksi ada di pihakmu!
       *[other] Menang telak: semua faksi ada di pihak { $who }.
    }
feat-comeback =
    { $seat ->
        [you] Bangkit dari ketinggalan: kamu sempat tertinggal { $behind } faksi!
       *[other] Bangkit dari ketinggalan: { $who } sempat tertinggal { $behind } faksi.
    }
