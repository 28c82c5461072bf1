### Meja Kingdoms dan tayangan ulang di klien web. $seat adalah "you" bila tentang pembaca, selain itu "other" dengan nama $who.

kt-figures-of = bidak: { $names }
kt-target = bisa dipilih
kt-board-help = Tombol panah berpindah antarpetak, Enter memilih. Shift dan panah menggeser papan, plus dan minus mengatur zum, 0 menampilkan seluruh papan.
kt-zoom = Zum
kt-nearer = Perbesar
kt-farther = Perkecil
kt-fit = Tampilkan seluruh papan
kt-coordinates = Tampilkan nomor petak
kt-draw = Ambil { $card }
kt-keep = Simpan kartu ini
kt-worth = Nilai
kt-standings = Bidak per faksi
kt-ask-card-for = Kartu mana yang kamu letakkan di { $field }?

## Tayangan ulang.

kt-drop = Atau seret berkasnya ke sini.
kt-records = Setiap permainan yang selesai punya rekaman: buka tayangan ulangnya, lalu unduh. Di sini rekaman itu bisa ditonton langkah demi langkah, dari sudut pandang siapa pun.
kt-autoplay = Putar
kt-pause = Jeda
kt-step = Langkah
kt-eyes = Sudut pandang
kt-public = Penonton
kt-other-record = Rekaman lain
kt-no-replay = Tayangan ulang ini tidak bisa ditampilkan
