### Meja Kingdoms dan tayangan ulang di klien web. $seat adalah "you" bila tentang pembaca, selain itu "other" dengan nama $who.

kt-figures-of = bidak: { $names }
kt-target = bisa dipilih
kt-board-help = Tombol panah berpindah antarpetak, Enter memilih. Shift dan panah menggeser papan, plus dan minus memperbesar dan memperkecil, 0 menampilkan semuanya.
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

## Tayangan ulang.

kt-drop = Atau jatuhkan berkas di sini.
kt-records = Setiap permainan yang selesai punya rekaman: buka tayangan ulangnya, lalu unduh. Berkas itu bisa dilihat di sini langkah demi langkah, dari mata siapa pun.
kt-autoplay = Putar
kt-pause = Jeda
kt-step = Langkah
kt-eyes = Dilihat dari siapa
kt-public = Penonton
kt-other-record = Rekaman lain
kt-no-replay = Permainan ini tidak bisa diputar ulang
