### The computer players, from gentle to strong.

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
