### The computer players, from gentle to strong.

bot-random = Acak
bot-random-text = memainkan kartu apa saja yang boleh
bot-greedy = Serakah
bot-greedy-text = memakai akal sehat, satu trick demi satu
bot-squire = Pengawal
bot-squire-text = melihat sedikit ke depan
bot-captain = Kapten
bot-captain-text = memikirkan banyak kemungkinan letak kartu
bot-regent = Wali Raja
bot-regent-text = berpikir lama dan tidak salah begitu semua kartu diketahui
bot-ismcts = Buku Teks
bot-ismcts-text = mencari seperti di buku pelajaran, sebagai pembanding
bot-level = Tingkat
bot-is-thinking = { $who } sedang berpikir …
bots-alike = { $count } bot { $bot }
