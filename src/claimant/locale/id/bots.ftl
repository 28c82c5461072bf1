### The computer players, from gentle to strong.

bot-random = Acak
bot-random-text = asal main, yang penting boleh
bot-random-temper = Riang dan sembrono
bot-greedy = Serakah
bot-greedy-text = memakai akal sehat, langkah demi langkah
bot-greedy-temper = Mengambil apa yang terjangkau
bot-squire = Pengawal
bot-squire-text = berpikir sedikit ke depan
bot-squire-temper = Bersemangat dan cepat belajar
bot-captain = Kapten
bot-captain-text = menimbang banyak kemungkinan letak kartu
bot-captain-temper = Tenang dan waspada
bot-regent = Wali Raja
bot-regent-text = berpikir lama, dan tidak pernah salah begitu semua kartu diketahui
bot-regent-temper = Sabar dan tidak lupa apa pun
bot-ismcts = Buku Teks
bot-ismcts-text = mencari langkah seperti di buku teks, sebagai pembanding
bot-level = Tingkat
bot-strength = Kekuatan { $level } dari { $most }
bot-is-thinking = { $who } sedang berpikir …
bots-alike = { $count } bot { $bot }
