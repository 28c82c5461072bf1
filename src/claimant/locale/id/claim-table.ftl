### Meja Claim di peramban. $seat adalah "you" bila tentang pembaca, selain itu "other" dengan nama $who.

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
claim-hint = Pemain jago akan memilih: { $what }.
hint-why = Kenapa?
advice-only = Tidak ada pilihan lain.
advice-certain = Sisa permainan sudah dihitung: tidak ada yang lebih baik.
advice-chance = Ia memperkirakan menang { $percent } dari 100 permainan seperti ini.
advice-chance-next = Dengan ini ia memperkirakan menang { $percent } dari 100 permainan seperti ini, dan { $less } dengan pilihan terbaik berikutnya: { $other }.
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
step-undo =
    { $seat ->
        [you] Kamu mengurungkan satu langkah.
       *[other] { $who } mengurungkan satu langkah.
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

## After a defeat.

next-steps = Lalu apa?
turning-point = Titik baliknya
fitting-lesson = Pelajaran: { $faction }
easier-opponent = Lawan { $name } saja
