### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.


## The page of all lessons.

learn-title = Learn to play
learn-text = Play a first game with a guide. After that, every faction and every place has a small lesson of its own.
lesson-first-game = Your first game
lesson-first-game-text = A real game with a guide at your side: both phases and five factions, in about five minutes.
learn-begin = Begin
learn-again = Play it again
learn-progress = { $count } of { $total } done
learn-done = done
learn-forget = Forget what I have done
learn-rules = All the rules
learn-rules-text = For looking things up: both games, every faction, every place
learn-lessons = Small lessons
learn-lessons-text = One power each, a minute each. Take them in any order.
learn-group-Claim = The five of the first game
learn-group-Claim-2 = The five of Claim 2
learn-group-anniversary = Later arrivals
learn-group-Maps = Travellers from the maps
learn-group-home-made = Home-made
learn-group-kingdoms = In the game of Claim Kingdoms

## A lesson.

lesson-play = Play the lesson
lesson-again = Once more
lesson-next = Next: { $name }
lesson-all = All lessons
lesson-show = Show me
lesson-well-done = Well done!
lesson-other-way = So it can be done too. My way would have shown the power better: try once more if you like.
lesson-in-kingdoms = { $name } in Claim Kingdoms
lesson-gone = This lesson does not exist.
lesson-task = Your task

## The guide of the first game.

coach = Guide
coach-refused = Not now: { $why }
coach-welcome = Welcome! The throne is empty, and five factions vote on who gets it. The most votes win. I will tell you what to look at.
coach-phases = The game has two phases. First you win followers. Then you play with these followers, and win votes.
coach-prize = This is the prize: { $card }. Whoever wins the trick gets it as a follower.
coach-hand = These are your cards. Each has a faction and a value. High values win tricks.
coach-lead = You lead, so you may play any card. If you want the prize, play a high one.
coach-second = { $card } was led. Now you play a card to it. If yours is of the same faction and higher, you win.
coach-must-follow = { $card } was led, and you have cards of this faction. So you must follow with one of them: they are raised.
coach-may-Do = Do you see the Doppelgängers? They may always stand in for the led faction. Then only their number counts.
coach-free = You have no card of the led faction, so you may play anything. It will not win: a good moment to get rid of a bad card.
coach-free-Go = You have no Goblin, so you may play anything. This is the hour of the Knights: any Knight beats a led Goblin!
coach-won-1 = The trick is yours! The prize { $card } joins your followers, and you lead the next trick.
coach-lost-1 = Your opponent wins the trick and the prize. But you get a card too: the top one of the deck. Only you know it.
coach-lose-wisely = A secret: to lose a trick is not bad. If the prize is poor, throw away a low card and keep your high ones.
coach-leads-Go = Goblins have no power, but there are fourteen of them, and five have the value 0.
coach-plays-Do = A Doppelgänger stands in: in this trick it counts as the led faction. The higher number wins.
coach-beats-Kn-Go = Did you see? A Knight beats a led Goblin, whatever the numbers say.
coach-moves-Un = Undead! In phase 1 they go straight into the score pile of whoever wins the trick. They count for the vote already now.
coach-moves-Dw = Dwarves side with the loser: in phase 2 whoever loses the trick gets them. The winner takes the rest.
coach-phase-2 = Phase 2! You hold the followers that you have won. From now on every card in a trick counts.
coach-votes = Here you see how the factions would vote now. Each votes for whoever has more of its cards.
coach-won-2 = You take the trick into your score pile: these cards count for you at the end.
coach-lost-2 = Your opponent takes the trick. Look whether a vote has changed.
coach-tip-strong = The prize is { $card }. That is worth a fight!
coach-tip-middle = The prize is { $card }. Is it worth a good card to you?
coach-tip-weak = The prize is only { $card }. Perhaps you let this one go?
coach-tip-lead = You lead. A high card of a faction whose vote you want is a good start.
coach-tip-lead-Dw = You lead. Remember the Dwarves: they go to the loser. Who leads a low one often gets two.
coach-tip-second = { $card } was led. Do you want these cards, or would you rather get rid of a bad one?
coach-tip-second-Dw = Dwarves go to the loser. So here a low card is the clever one!
coach-few-left = Only three tricks are left. Which votes are still close?
coach-end-won = The throne is yours! You know the game now.
coach-end-lost = This time the throne goes to your opponent. But you know the game now: the next one is yours.
coach-end-shared = You share the throne. And you know the game now.
coach-end-next = From here on the game is yours. Or try the small lessons: each faction has one.
coach-play-real = Play a game

## The page of a faction or a place.

power-cards = The cards
power-example = An example
power-rulings = Good to know
power-in-kingdoms = In Claim Kingdoms
power-all = All factions and places

## Examples for each faction.

example-Go = Five of the fourteen Goblins are zeros. They hardly ever win a trick, but for the Goblins' vote Go0 counts as much as Go9.
example-Kn = Your opponent leads Go9. You have no Goblin and play Kn2: you win.
example-Un = Phase 1: you lead Un3, and your opponent wins with Un7. Both Undead go into your opponent's score pile at once.
example-Dw = Phase 2: you lead Dw4, and your opponent wins with Dw8. But both Dwarves go to you, because you have lost.
example-Do = Your opponent leads Kn5. You hold Kn3, but play Do7 instead: it counts as a Knight here, is higher, and wins.
example-Gi = You lead Dr5, and your opponent has no Dragon and plays Gi7. You win, and one Gn7 that lies before your opponent is chased away.
example-Gn = Gn5 and Gn9 lie before you. Your opponent wins a trick with Gi5: Gn5 is gone, and Gn9 stays.
example-Dr = Your opponent leads Se8. You have no Seer and play Dr0. You lose, but you lead the next trick.
example-Se = Phase 1: the prize is Tr2. You win with Se6 and look at the deck: Dr8! You take it, and your opponent gets Tr2.
example-Tr = Tr6 and Tr7 are played: the winner takes Tr7, and Tr6 waits. In the next trick there is no Troll: its winner takes Tr6 as well.
example-Ro = With Ro7 you keep Pe4, Pe5, Pe6 and Pe7.
example-Pe = You have Ro7, Pe3 and Pe6. Pe6 stays with you, and Pe3 walks over to your opponent.
example-Au = You win with Au5. For the next prize nobody fights: each lays a card face down, and the prize is yours. A good moment for your worst card!
example-Ba = You have Ba3, Ba4 and Ba5. Your opponent has Ba1, Ba2, Ba6, Ba7 and Ba9: more cards, but your run is longer. The Bards vote for you.
example-Gr = Gr4 lies before you. Now you play Un4: it fights with strength 9.
example-Ra = Of the Dwarves you have only one card, the fewest of all. Your Ra4 and Ra7 carry loot, so you count three there.
example-Vi = You have Vi3 and also Go3: so Vi3 counts as two Vikings.
example-Bs = Your opponent leads Dw5. You have no Dwarf and play Bs5: equally strong, so you win, and Dw5 is yours at once.
example-Ph = Phase 2: you lead Ph4, and your opponent wins with Ph9. You draw a Phoenix Fire and have one card more than your opponent.
example-Uc = Two Unicorns lie in your score pile. Your Go5 fights with strength 7, but Uc5 stays at 5.

## Examples for each place.

example-Dungeon = The factions vote 3 to 2 against you. But you have won both last tricks: 4 to 3, the throne is yours.
example-Lighthouse = You are the first to win three Knights. Your opponent wins five after that: the Knights vote for you all the same.
example-Pyramid = Your opponent has Dw0, Dw2 and Dw3, you have only Dw6. The low ones go, and the Dwarves vote for you.
example-Monastery = You have won 18 cards and your opponent 8: that is twice as many and more, and you lose. With 17 to 9 it is counted as usual.
example-Bridge = You have two cards or more of every faction: two sets. Your opponent has no Undead at all: no set. You win.
example-Fortress = You have Go0, Go1, Go2, Go4, Go5 and Go8. That is six: the four lowest go, and Go5 and Go8 stay.
example-Tower = You have Kn8 and Kn9, which makes 17. Your opponent has Kn2, Kn3, Kn4 and Kn5, which makes 14. The Knights vote for you.
example-Ruins = Of Un1, Un3, Un6 and Un7 only Un6 stays.
example-Castle = You have won 14 cards and your opponent 12: you win, whatever the factions think.
example-Underworld = Your opponent leads Dw9. You follow with Dw0, which has strength 10: you win!
example-Farmlands = Your opponent leads Go9. You follow with Go2, which has strength 10: you win!
example-Coast = The prize is Kn9. Play low: whoever loses gets it.
example-Peaks = Among your followers are three cards that can only lose. Give them away, and you get three that your opponent did not want.
example-Desert = Give away your only two Dwarves, and from the first trick on you need not follow Dwarves.
example-Islands = Kn8 and Go0 are turned up. You win and take Kn8. Go0 goes under the deck, and your opponent draws.
example-Plateau = You have won three tricks in a row. Now your opponent leads, and you start from nothing.
example-Swamp = Before phase 2 you throw away two cards that your opponent would have won from you.
example-Icebergs = You have lost the last trick. Your opponent leads Dw6, and you play Do6 with strength 7: you win.

## Good to know: how single cases are decided.

ruling-Kn = Following comes first: who holds a Goblin must play one. Against a led Doppelgänger a Knight has no advantage. With three or four players all Knights come before all other cards when a Goblin is led.
ruling-Un = It does not matter who played them, or whether they followed. An Undead that is a prize or comes from the deck is an ordinary follower.
ruling-Dw = A Doppelgänger that stands in for a Dwarf goes to the winner. With three or four players the weakest card gets the Dwarves, of two equally weak ones the later. That may even be the winner.
ruling-Do = At the end it counts as a Doppelgänger, never as anything else. If one is led, the led faction is Doppelgängers. After an Undead it is discarded.
ruling-Gi = It does not matter who played the Giant: the trick's winner chases. Your own Gnomes and your partner's stay.
ruling-Gn = Giants reach only Gnomes that lie open. A Gnome that a Basilisk has caught lies in the score pile and is safe.
ruling-Dr = The power works in both phases, and from the last trick of phase 1 into phase 2. If several players did so, the last Dragon counts. Just before an automatic trick of the Automatons it does nothing.
ruling-Se = A Seer that loses does nothing, and a Doppelgänger has no such power. You need not show the card. With three or four players: if you take it, the second best chooses a prize, the third best gets the other, and the fourth draws.
ruling-Tr = One Troll is taken even if none was played in this trick. With three or four players Trolls are not advised.
ruling-Pe = All check at the same moment, and who has walked over stays there. With three players they go to the next player clockwise, with four to the other team.
ruling-Au = You must win with the Automaton itself. Cards laid face down are not played: no power works, and only their owner knows them. An automatic trick starts no second one, and after the last trick of phase 1 nothing happens. With three or four players you choose a prize, the next player clockwise gets the other, and the rest draw.
ruling-Ba = Lighthouse and Tower change nothing for the Bards. Loot never fills a gap in a run.
ruling-Gr = A card is stronger by 5, never by more. A Griffin caught in phase 1 does not help.
ruling-Ra = All of your loot helps the same faction, perhaps one of which you have no card. Loot alone can win a vote. Nobody is dealt a Raccoon: they are shuffled into the deck.
ruling-Vi = The other card may be of any faction. It helps only in the Vikings' vote, and not when highest cards are compared.
ruling-Bs = Strength counts here, not value. A led Basilisk does nothing special. The caught card goes to you whatever its own power says; the Basilisk goes where every played card goes. Still, a caught Giant chases Gnomes, a caught Phoenix brings a Fire, and a caught Troll is the only Troll of this trick, unless it is the last one.
ruling-Ph = Hands can become unequal. Phase 2 ends after the trick in which somebody plays the last card; what others still hold counts for nobody.
ruling-Uc = A Unicorn that was caught in phase 1 already helps. One among your followers does not: it is not won yet.
ruling-Dungeon = An extra vote brings no cards when equal votes are decided.
ruling-Lighthouse = Only cards won in phase 2 count towards the three. A Gnome counts even if it is chased away later. Bards vote as always.
ruling-Monastery = What was won is counted, before Peasants walk over. With 0 to 0 nothing happens.
ruling-Bridge = What was won is counted, before Peasants walk over.
ruling-Castle = What was won is counted, before Peasants walk over.
ruling-Tower = If the sums are equal, more cards decide, then the highest. A Viking that counts twice adds its value once; a Raccoon's loot adds its value. Bards vote as always.
ruling-Underworld = At the end the printed values count.
ruling-Farmlands = The 2 has strength 10, with Peasants 13 and with Raccoons 14. At the end the printed values count.
ruling-Coast = Played Undead still go to the winner. Who wins with a Seer chooses as always. In an automatic trick of the Automatons the winner takes the prize.
ruling-Islands = Who wins with a Seer may take the deck's card instead of a prize: then the opponent chooses a prize, and the other goes under the deck.
ruling-Plateau = If a Dragon, a Basilisk or the Automatons name somebody, that player leads all the same. The count goes on from phase 1 into phase 2.
ruling-Icebergs = It goes on from phase 1 into phase 2.

## Claim Kingdoms.

kingdoms-example-Go = Your figures stand on two Goblins. You place a third: 3 points.
kingdoms-example-Dw = In the row a Knight and then a Dwarf; in the column there is a gap before the next Dwarf. That makes 2 points: this card, and the Dwarf in the row.
kingdoms-example-Gn = Beside your Gnome lies a Knight on which your opponent stands. 1 point, and your second figure goes there too.
kingdoms-example-Tr = An Undead on the left, a Knight on the right, nothing above and below. The row brings 3 points, the column only 1.
kingdoms-example-Un = Your opponent stands on a Knight far away. You swap: now you stand there, and your opponent on the Undead.
kingdoms-example-Dr = Five face-up cards lie around it: 5 points.
kingdoms-example-Se = You see a Knight, a Giant and a Goblin, and hold a Dwarf. You keep Knight and Giant.
kingdoms-example-Do = You place it beside a Dragon: 1 point for each face-up card around your Doppelgänger.
kingdoms-example-Gi = Beside it lies a Knight on which your opponent stands. You turn it face down: the figure goes back, and the card counts no more.
kingdoms-example-Kn = Your opponent stands on the card to the left and on the card above. You send both figures back.
kingdoms-ruling-Gn = Who uses the power must place the figure if that is possible. If not, there is only the point.
kingdoms-ruling-Tr = The Troll's own faction counts as well.
kingdoms-ruling-Un = On a card stands at most one figure of each player.
kingdoms-ruling-Se = You decide before you draw. If the pile has fewer cards, you look at those.
kingdoms-ruling-Do = As a Goblin or Dwarf it does not count itself. As a Troll it counts as a Doppelgänger, and one Troll may lie in the line. From another Doppelgänger there is nothing to copy.
kingdoms-ruling-Gi = It may be your own card, a shared one or the start card.
kingdoms-ruling-Kn = They come from two different cards, since each holds at most one figure of each player.

## The rules in full, besides what is said in short.

rules-contents = On this page
rules-setup-title = Setting up
rules-setup = Two players: 52 cards of five factions, 13 for each, 26 for the deck. Three and four players: 72 cards of seven factions. Three get 12 cards each, four get 9, and 36 make the deck. Phase 1 lasts until hands and deck are empty.
rules-win-title = Who wins a trick
rules-win = With two players the second card wins if it is of the led faction (or a Doppelgänger) and stronger. A Knight on a led Goblin and a Basilisk of equal strength win as well. In all other cases the leader wins. The winner leads the next trick, unless a power or a place says otherwise.
rules-next-title = From phase 1 to phase 2
rules-next = Whoever wins the last trick of phase 1 leads the first trick of phase 2. Only Dragons and the Plateau can change that.
rules-ranking-title = Ranks with three and four players
rules-ranking = First come cards of the led faction and Doppelgängers, by strength; then all others, by strength. If a Goblin is led, Knights come before them all. Of equal cards the earlier one is better. The best card chooses a prize, the second best gets the other, the third and the fourth draw from the deck.
rules-order-title = When several powers meet
rules-order = After a trick of phase 2 this is the order: the Basilisk's catch, Dwarves, Giants, Trolls, Gnomes and Griffins, then the rest to the winner; then Phoenixes draw. Where a power and a place disagree, the power wins.
rules-count-title = The order at the end
rules-count = Open Gnomes and Griffins join the score piles, and partners put theirs together. Then Monastery, Castle or Bridge look. Then Pyramid, Ruins or Fortress discard. Then Peasants walk over. At last the votes are counted, with Vikings and loot.
rules-factions-title = The factions
rules-buildings-title = Buildings
rules-landscapes-title = Landscapes
kingdoms-rules-setup-title = Setting up
kingdoms-rules-setup = Seven of the ten factions play, with seven cards each. Three cards lie open as the display, one lies in the middle as the start card, and each player holds two. Each player has 15 figures. The start card has no figure at first, but it is a card like any other.
kingdoms-rules-power-title = Powers
kingdoms-rules-power = Every power may be left unused, but only as a whole. On a card stands at most one figure of each player.
kingdoms-rules-display-title = Three alike
kingdoms-rules-display = If three cards of one faction lie in the display, two of them are shuffled into the pile and replaced.
kingdoms-rules-scoring-title = Counting
kingdoms-rules-scoring = Each faction gives its points to whoever has more figures on its face-up cards. If both have as many, nobody gets them. A card with two figures counts for both players. If there is no field left for a card, the game ends at once.

## The lessons: the task, and what it has shown.

lesson-Go = For the vote a 0 counts as much as a 9, but a tie is decided by the highest card. Which Goblin do you need?
lesson-Go-done = Five Goblins each, but Go9 is yours: the Goblins vote for you.
lesson-Kn = Go9 was led, and you have no Goblin. Which of your cards beats it all the same?
lesson-Kn-done = Kn2 beats Go9! Against a led Goblin every Knight wins.
lesson-Do = Kn5 was led, and your own Knight is too low. Let somebody stand in for it.
lesson-Do-done = In this trick Do7 fought like a Knight. In the score pile it is a Doppelgänger again.
lesson-Dw = You want the Dwarves. They go to whoever loses the trick, so lead low.
lesson-Dw-done = Your opponent won the trick, but the Dwarves came to you.
lesson-Un = Phase 1: win a trick in which Undead lie.
lesson-Un-done = These Undead lie in your score pile already now, before phase 2 has begun.
lesson-Gi = Look at the Gnomes before your opponent. Win a trick with a Giant that has the value of one of them.
lesson-Gi-done = Two Giants lay in the trick, and each chased away a Gnome of its value.
lesson-Gn = Win Gnomes, and then do not let your opponent win with a Giant.
lesson-Gn-done = All your Gnomes are still there, so they count for you.
lesson-Pe = At the end a Peasant stays only near a Royal. With Ro8 and Ro9 you keep the Peasants 5 to 9. Win one!
lesson-Pe-done = Pe6 stays with you. Pe2 has walked over: none of your Royals reaches so low.
lesson-Ro = Pe4, Pe6 and Pe7 are yours, but you have no Royal to keep them. Win one!
lesson-Ro-done = Ro7 keeps all Peasants from 4 to 7. They stay with you.
lesson-Au = Win this trick with your Automaton. The next prize is then yours without a fight; lay a bad card face down for it.
lesson-Au-done = Two prizes for one Automaton, and all it cost you was a bad card.
lesson-Ba = Your opponent has more Bards. Win the one that makes your run longer.
lesson-Ba-done = 3, 4, 5: your run is the longest, so the Bards vote for you.
lesson-Bs = Dw6 was led. Answer with a Basilisk that is just as strong.
lesson-Bs-done = Your Basilisk has caught Dw6. It lies in your score pile, and the prize was yours too.
lesson-Dr = You cannot win this trick. But who plays a Dragon now leads the next one.
lesson-Dr-done = You lost and led all the same. So Un9 could win the last trick for you.
lesson-Gr = Win Griffins: they lie open before you. Then play a card with the value of one of them.
lesson-Gr-done = With Gr6 before you, Kn6 fought with strength 11.
lesson-Ph = Lose a trick with a Phoenix, and see what you get for it.
lesson-Ph-done = Out of the ashes came a Phoenix Fire. But when somebody has no card left, the phase is over: so do not keep it too long.
lesson-Ra = Win the last trick: there is loot in it. Then say which faction it shall help.
lesson-Ra-done = Your loot counted for another faction too, and won you its vote.
lesson-Se = Win with your Seer. Then look at the deck's top card, and take the better one.
lesson-Se-done = Nobody but you knew what lay on the deck. Your opponent got what you did not want.
lesson-Tr = Each trick brings only one Troll, but the last one brings all that are left. Which trick do you want?
lesson-Tr-done = It was worth waiting: the last trick brought you all the Trolls on the table.
lesson-Uc = Three Unicorns in your score pile make your cards 3 stronger. Try it with a Knight.
lesson-Uc-done = Kn4 had strength 7. Kn6 had 7 too, since your opponent has a Unicorn. When equal, the leader wins.
lesson-Vi = Your opponent has more Vikings. But you have Kn7: which Viking counts twice with it?
lesson-Vi-done = Vi7 counts twice. So you have as many Vikings, and the highest one.
lesson-Bridge = For a complete set you lack one faction. Win a card of it.
lesson-Bridge-done = One card of every faction: you have a set, and your opponent has none.
lesson-Castle = Here only the number of cards counts. Win both tricks.
lesson-Castle-done = You have won more cards. Nobody asked for votes.
lesson-Dungeon = The last trick brings an extra vote. Keep your strongest card for it.
lesson-Dungeon-done = The last trick was yours, and with it an extra vote.
lesson-Fortress = Your opponent has five Goblins. With one more, the four lowest must go. Give it away!
lesson-Fortress-done = That was one Goblin too many: four had to go, and the Goblins vote for you.
lesson-Lighthouse = In phase 2 you have won two Undead. Be the first to have three!
lesson-Lighthouse-done = You were the first, so the Undead vote for you, although your opponent has more.
lesson-Monastery = Be modest: if your opponent has at least twice as many cards as you, you win. Lose both tricks.
lesson-Monastery-done = Your opponent was too greedy, and so you win.
lesson-Pyramid = All cards of value 3 or less will be discarded. Win higher ones!
lesson-Pyramid-done = Your opponent had many cards, but low ones. Yours have stayed.
lesson-Ruins = All odd cards will be discarded. Win even ones!
lesson-Ruins-done = Your opponent's odd cards are gone, and your even ones have stayed.
lesson-Tower = It is the sum of the values that counts. Win high cards!
lesson-Tower-done = You have fewer cards, but higher ones: that is what counts here.
lesson-Coast = Here the loser takes the prize. So lose!
lesson-Coast-done = You lost the trick, and Kn9 is your follower.
lesson-Desert = You give away five cards, and three are chosen already. Choose two more, then play.
lesson-Desert-done = Your opponent has your low cards now, and you know them.
lesson-Farmlands = Here a 2 is the strongest card of its faction. Try it!
lesson-Farmlands-done = Kn2 had strength 10 and beat Kn9.
lesson-Icebergs = You have lost the last trick, so your next card is 1 stronger. That is just enough.
lesson-Icebergs-done = Do6 had strength 7 and beat Un6.
lesson-Islands = Two prizes lie open. Win the trick and take the better one.
lesson-Islands-done = You chose, and the other prize went under the deck. Only in the last trick does the loser get it.
lesson-Peaks = Choose three weak cards to give away. Then lead.
lesson-Peaks-done = You have got rid of weak cards, and you know three cards of your opponent.
lesson-Plateau = You have won two tricks in a row. Win the third, and see who leads then.
lesson-Plateau-done = After three tricks in a row your opponent leads, and the count starts again.
lesson-Swamp = Choose two cards that you do not need. Then lead.
lesson-Swamp-done = Your weak cards are gone: nobody can win them from you any more.
lesson-Underworld = Here a 0 has strength 10. Try it!
lesson-Underworld-done = Un0 had strength 10 and beat Un9.
lesson-kingdoms-Go = Your figures stand on two Goblins already. Place the third and use its power.
lesson-kingdoms-Go-done = 3 points: one for each Goblin on which you stand.
lesson-kingdoms-Dw = Find a field with many Dwarves in its row and column, without a gap. Place your Dwarf there.
lesson-kingdoms-Dw-done = 4 points: three Dwarves in the row with this one, and one more in the column.
lesson-kingdoms-Gn = The Knights are worth 9 points, and your opponent stands there alone. Place your Gnome beside them.
lesson-kingdoms-Gn-done = A point, and a second figure: now you are level with your opponent on the Knights.
lesson-kingdoms-Tr = Look for the row with the most different factions and no other Troll. Place your Troll at its end.
lesson-kingdoms-Tr-done = Five different factions in one row: 5 points.
lesson-kingdoms-Un = Your opponent stands on a Knight. Place your Undead anywhere, and swap the figures.
lesson-kingdoms-Un-done = You stand on the Knight now, and your opponent on the Undead. That may be far away.
lesson-kingdoms-Do = Place your Doppelgänger beside the Dragon and use its power.
lesson-kingdoms-Do-done = Like a Dragon it brought a point for each face-up card around it. But it stays a Doppelgänger.
lesson-kingdoms-Dr = Find the field with the most cards around it, corners too. Place your Dragon there.
lesson-kingdoms-Dr-done = 7 points: seven of the eight fields around hold a face-up card.
lesson-kingdoms-Se = Place your Seer and look at three cards of the pile. Then keep the best two.
lesson-kingdoms-Se-done = Out of four cards you kept the two best, Dragon and Knight. The others are in the pile again.
lesson-kingdoms-Gi = The Knight on which your opponent stands is worth 9 points. Place your Giant beside it and turn it face down.
lesson-kingdoms-Gi-done = The figure is back with its owner, and this card counts for nobody any more.
lesson-kingdoms-Kn = Place your Knight so that two figures of your opponent stand beside it.
lesson-kingdoms-Kn-done = Both figures went back to your opponent's supply.
