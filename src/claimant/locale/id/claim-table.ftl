### Meja Claim di peramban. $seat adalah "you" bila tentang pembaca, selain itu "other" dengan nama $who.

claim-hand-help = Tombol panah menelusuri kartu di tanganmu, Enter memainkan kartu, angka melompat ke kartu berikutnya dengan nilai itu.
claim-actions = Hal lain yang bisa kamu lakukan
claim-memory = Ingatan
claim-result = Hasil
claim-votes = Suara
claim-leads = unggul untuk suara ini
claim-chosen-of = { $count } dari { $total }
claim-hint = Pemain kuat akan memilih: { $what }
claim-agree = Setuju
claim-refuse = Tolak
claim-resign-sure = Benar-benar ingin menyerah? Permainan ini akan dihitung kalah.
claim-stood-in = Saat ini bot bermain untukmu.
claim-take-back = Main sendiri lagi
claim-late = { $who } membuat meja menunggu.
claim-offer-undo =
    { $seat ->
        [you] Kamu meminta menarik kembali langkah terakhirmu.
       *[other] { $who } meminta menarik kembali langkah terakhir.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Kamu mengusulkan agar bot bermain untuk { $other }.
       *[other] { $who } mengusulkan agar bot bermain untuk { $other }.
    }
claim-step-offer-undo =
    { $seat ->
        [you] Kamu meminta menarik kembali langkah.
       *[other] { $who } meminta menarik kembali langkah.
    }
claim-step-offer-stand-in =
    { $seat ->
        [you] Kamu mengusulkan agar bot menggantikan.
       *[other] { $who } mengusulkan agar bot menggantikan.
    }
claim-step-agree =
    { $seat ->
        [you] Kamu setuju.
       *[other] { $who } setuju.
    }
claim-step-refuse =
    { $seat ->
        [you] Kamu menolak.
       *[other] { $who } menolak.
    }
claim-step-resign =
    { $seat ->
        [you] Kamu menyerah.
       *[other] { $who } menyerah.
    }
claim-step-return =
    { $seat ->
        [you] Kamu bermain sendiri lagi.
       *[other] { $who } kembali ke meja.
    }
claim-end-resigned =
    { $seat ->
        [you] Kamu menyerah. Pemenang: { $winners }
       *[other] { $who } menyerah. Pemenang: { $winners }
    }
