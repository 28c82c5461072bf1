### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No power, but strength in numbers: no other faction has as many cards.
example-Go = Five of the fourteen Goblins are zeros. They hardly ever win a trick, but when the Goblins vote, Go0 counts as much as Go9.
lesson-Go = When the Goblins vote, a 0 counts as much as a 9. But in a tie, the highest card decides. Which Goblin do you want in your score pile?
lesson-Go-done = Five Goblins each, but Go9 is yours: the Goblins vote for you.
faction-Kn = Knights
faction-Kn-one = Knight
faction-Kn-power = A Knight beats any Goblin that was led, whatever the numbers. But if you hold a Goblin, you must follow with it.
example-Kn = Your opponent leads Go9. You have no Goblins, so you play Kn2 and win.
ruling-Kn = Following comes first: if you hold a Goblin, you must play one. Against a led Doppelgänger, Knights have no advantage. With three or four players, when a Goblin is led, every Knight ranks above all other cards.
lesson-Kn = Your opponent led Go9, and you have no Goblins. Which of your cards can beat it anyway?
lesson-Kn-done = Kn2 beats Go9! When a Goblin is led, any Knight beats it.
faction-Un = Undead
faction-Un-one = Undead
faction-Un-power = Phase 1: every Undead played goes straight to the score pile of the player who wins the trick.
example-Un = Phase 1: you lead Un3, and your opponent wins with Un7. Both Undead go straight to your opponent's score pile.
ruling-Un = It does not matter who played them or whether they followed. An Undead won as a prize or drawn from the deck is a follower like any other.
lesson-Un = Phase 1: win a trick with Undead in it.
lesson-Un-done = These Undead are in your score pile before phase 2 has even begun.
faction-Dw = Dwarves
faction-Dw-one = Dwarf
faction-Dw-power = Phase 2: all Dwarves in a trick go to the loser. With three or four players, they go to the player of the weakest card.
example-Dw = Phase 2: you lead Dw4, and your opponent wins with Dw8. Both Dwarves go to you, because you lost the trick.
ruling-Dw = A Doppelgänger standing in for a Dwarf goes to the winner. With three or four players, if several cards are equally weak, the Dwarves go to the player who played the last of them. That can even be the winner.
lesson-Dw = You want the Dwarves, and they go to the loser of the trick. So lead a low one!
lesson-Dw-done = Your opponent won the trick, but you got the Dwarves.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = You may always play a Doppelgänger instead of following. It then fights as a card of the led faction, but never takes on that faction's power.
example-Do = Your opponent leads Kn5. You hold Kn3, but you play Do7 instead. It fights as a Knight, is higher, and wins.
ruling-Do = In scoring it counts as a Doppelgänger, never as anything else. If a Doppelgänger is led, the led faction is Doppelgängers. Played after an Undead in phase 1, it is simply discarded.
lesson-Do = Your opponent led Kn5, and your own Knight is too low. Who could stand in for it?
lesson-Do-done = Do7 fought as a Knight in this trick. In your score pile it is a Doppelgänger again.
faction-Gi = Giants
faction-Gi-one = Giant
faction-Gi-power = Phase 2: for each Giant in a trick, its winner chases away one Gnome of the same value from every opponent's display.
example-Gi = You lead Dr5. Your opponent has no Dragons and plays Gi7. You win, and chase away one Gn7 from your opponent's display.
ruling-Gi = It does not matter who played the Giant: the winner of the trick does the chasing. Your own Gnomes and your partner's are safe.
lesson-Gi = Look at the Gnomes in front of your opponent. Win a trick with a Giant that matches one of them.
lesson-Gi-done = There were two Giants in the trick, and each chased away a Gnome of the same value.
faction-Gn = Gnomes
faction-Gn-one = Gnome
faction-Gn-power = Phase 2: Gnomes you win stay face up in front of you, where Giants can chase them away. Those still there at the end count for you.
example-Gn = Gn5 and Gn9 are in front of you. Your opponent wins a trick with Gi5: Gn5 is chased away, Gn9 stays.
ruling-Gn = Giants can only reach Gnomes in a display. A Gnome caught by a Basilisk goes to the score pile and is safe there.
lesson-Gn = Win some Gnomes, and then don't let your opponent win with a Giant.
lesson-Gn-done = All your Gnomes are still there, so they count for you.
faction-Dr = Dragons
faction-Dr-one = Dragon
faction-Dr-power = If you play a Dragon to a trick you did not lead, you lead the next trick, win or lose.
example-Dr = Your opponent leads Se8. You have no Seers and play Dr0. You lose the trick, but you lead the next one.
ruling-Dr = This works in both phases, and from the last trick of phase 1 into phase 2. If several players do it, the last Dragon played counts. Just before an automatic trick of the Automatons, it has no effect.
lesson-Dr = You cannot win this trick. But if you play a Dragon now, you lead the next one.
lesson-Dr-done = You lost the trick and still got to lead. That let you win the last one with Un9.
faction-Se = Seers
faction-Se-one = Seer
faction-Se-power = Phase 1: if you win a trick with a Seer, look at the top card of the deck. Then take either that card or a prize.
example-Se = Phase 1: the prize is Tr2. You win with Se6 and look at the top card of the deck: Dr8! You take it, and your opponent gets Tr2.
ruling-Se = Only a Seer that wins has this power, and a Doppelgänger never does. You need not show the card you take from the deck. With three or four players, if you take it, second place chooses a prize, third place gets the other, and fourth place draws.
lesson-Se = Win with your Seer. Then look at the top card of the deck and take the better of the two.
lesson-Se-done = Only you knew what was on top of the deck. Your opponent got the card you didn't want.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Phase 2: the winner of a trick takes only one Troll, the highest on the table. The others wait there. The winner of the last trick takes all that are left.
example-Tr = Tr6 and Tr7 are played: the winner takes Tr7, and Tr6 waits on the table. No Troll is played in the next trick, so its winner takes Tr6 as well.
ruling-Tr = The winner takes a waiting Troll even if none was played in this trick. With three or four players, Trolls are best left out.
lesson-Tr = A trick brings only one Troll, but the last one brings all that are left. Which trick do you want?
lesson-Tr-done = It was worth the wait: the last trick brought you every Troll on the table.
faction-Ro = Royals
faction-Ro-one = Royal
faction-Ro-power = At the end, each of your Royals keeps your Peasants of the same value or up to three lower.
example-Ro = With Ro7 you keep Pe4, Pe5, Pe6 and Pe7.
lesson-Ro = Pe4, Pe6 and Pe7 are yours, but without a Royal they won't stay. Win one!
lesson-Ro-done = Ro7 keeps all your Peasants from 4 to 7, so they stay with you.
faction-Pe = Peasants
faction-Pe-one = Peasant
faction-Pe-power = At the end, a Peasant stays with you only if you have a Royal of the same value or up to three higher. The others walk over to your opponent. Peasant 0 always walks over.
example-Pe = You have Ro7, Pe3 and Pe6. Pe6 stays with you, but Pe3 walks over to your opponent.
ruling-Pe = Everyone's Peasants decide at the same time, and those that walk over stay there. With three players they go to the next player clockwise, with four to the other team.
lesson-Pe = At the end, a Peasant stays only with a matching Royal. Your Ro8 and Ro9 keep Peasants 5 to 9. Win one!
lesson-Pe-done = Pe6 stays with you. Pe2 walked over: none of your Royals reaches that low.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: if you win a trick with an Automaton, you win the next one automatically. Everyone discards a card face down, you take the prize, and then you lead.
example-Au = You win with Au5. Nobody fights for the next prize: you each discard a card face down, and the prize is yours. A good moment for your worst card!
ruling-Au = You must win with the Automaton itself. Cards discarded face down are not played: no powers work, and only their owners know them. An automatic trick never starts another one, and there is none after the last trick of phase 1. With three or four players you choose a prize, the next player clockwise gets the other, and the rest draw.
lesson-Au = Win this trick with your Automaton. The next prize is then yours without a fight, so discard a bad card for it.
lesson-Au-done = Two prizes for one Automaton, and all it cost you was a bad card.
faction-Ba = Bards
faction-Ba-one = Bard
faction-Ba-power = At the end, the Bards vote for the longest run of values, such as 3, 4, 5. If the longest runs are equally long, count cards as usual.
example-Ba = You have Ba3, Ba4 and Ba5. Your opponent has Ba1, Ba2, Ba6, Ba7 and Ba9: more cards, but your run is longer. The Bards vote for you.
ruling-Ba = The Lighthouse and the Tower do not affect the Bards. Loot never fills a gap in a run.
lesson-Ba = Your opponent has more Bards. Win the one that makes your run longer.
lesson-Ba-done = 3, 4, 5: you have the longest run, so the Bards vote for you.
faction-Gr = Griffins
faction-Gr-one = Griffin
faction-Gr-power = Phase 2: Griffins you win stay face up in front of you. Every card you play later with the same value as one of them gets +5 strength.
example-Gr = Gr4 is in front of you. Now you play Un4: it fights with strength 9.
ruling-Gr = A card never gets more than +5 from Griffins. A Griffin caught in phase 1 does not help.
lesson-Gr = Win Griffins: they stay face up in front of you. Then play a card with the same value as one of them.
lesson-Gr-done = With Gr6 in front of you, Kn6 fought with strength 11.
faction-Ra = Raccoons
faction-Ra-one = Raccoon
faction-Ra-power = Four of the fourteen are left out, and nobody knows which. At the end, your Raccoons with loot (1, 4, 7, 10 and 13) also count for the faction you have the fewest cards of. If several tie, you choose one.
example-Ra = You have only one Dwarf and more cards of every other faction. Ra4 and Ra7 carry loot, so you count three Dwarves.
ruling-Ra = All your loot helps the same faction, even one you have no cards of, and it can win a vote on its own. Nobody is dealt Raccoons: they are shuffled into the deck afterwards. Which Raccoons carry loot is our own reading, because the printed rules do not say.
lesson-Ra = Win the last trick: there is loot in it. Then choose which faction it helps.
lesson-Ra-done = Your loot also counted for another faction, and won you its vote.
faction-Ra-setup = Setting up: the fourteen Raccoons are shuffled, and four of them are put aside unseen. The other cards are dealt. Only then are the ten Raccoons shuffled into the cards that are left, which form the deck: nobody starts with a Raccoon.
faction-Ra-own = Raccoons with loot: 1, 4, 7, 10 and 13. { own-interpretation }
faction-Vi = Vikings
faction-Vi-one = Viking
faction-Vi-power = At the end, each of your Vikings counts twice for the Vikings' vote if you have another card of the same value.
example-Vi = You have Vi3 and Go3, so Vi3 counts as two Vikings.
ruling-Vi = The other card may be of any faction. Counting twice helps only in the Vikings' vote, and not when highest cards are compared.
lesson-Vi = Your opponent has more Vikings. But you have Kn7: which Viking counts twice because of it?
lesson-Vi-done = Vi7 counts twice. That ties the Vikings, and the highest one is yours.
faction-Bs = Basilisks
faction-Bs-one = Basilisk
faction-Bs-power = Played after a card of equal strength, a Basilisk wins the trick and you lead the next one. It catches that card: put it straight into your score pile, even in phase 1.
example-Bs = Your opponent leads Dw5. You have no Dwarves and play Bs5. The strengths are equal: you win and catch Dw5.
ruling-Bs = Compare strengths here, not values. A led Basilisk does nothing special. You get the caught card whatever its own power says, and the Basilisk goes where any played card goes. A caught Giant still chases Gnomes, and a caught Phoenix still brings its player a Fire. A caught Troll is the only Troll taken in this trick, unless it is the last trick.
lesson-Bs = Your opponent led Dw6. Answer with a Basilisk of the same strength.
lesson-Bs-done = Your Basilisk caught Dw6. It is in your score pile, and you won the prize too.
faction-Ph = Phoenixes
faction-Ph-one = Phoenix
faction-Ph-power = Phase 2: if you play a Phoenix and lose the trick, draw a Phoenix Fire into your hand. Fires count as Phoenixes in every way.
example-Ph = Phase 2: you lead Ph4, and your opponent wins with Ph9. You draw a Phoenix Fire and now hold one card more than your opponent.
ruling-Ph = Hands may become unequal. Phase 2 ends after the trick in which someone plays their last card. Cards left in other hands count for nobody.
lesson-Ph = Lose a trick with a Phoenix, and see what rises from the ashes.
lesson-Ph-done = A Phoenix Fire rose from the ashes. But phase 2 ends as soon as someone runs out of cards, so don't save your Fires for too long.
faction-Ph-setup = Setting up: besides the ten Phoenixes there are ten Phoenix Fires, 0 to 9. They are shuffled and put aside as a face-down pile of their own.
faction-Pf = Phoenix Fires
faction-Pf-one = Phoenix Fire
faction-Pf-power = A Phoenix's second life: you draw one when your Phoenix loses a trick in phase 2.
faction-Uc = Unicorns
faction-Uc-one = Unicorn
faction-Uc-power = Phase 2: each Unicorn in your score pile gives +1 strength to every card you play, except Unicorns.
example-Uc = You have two Unicorns in your score pile. Your Go5 fights with strength 7, but Uc5 stays at 5.
ruling-Uc = A Unicorn caught in phase 1 counts. One among your followers does not: you have not won it yet.
lesson-Uc = The three Unicorns in your score pile give your cards +3 strength. Try it with a Knight.
lesson-Uc-done = Kn4 had strength 7. So did Kn6, because your opponent has a Unicorn. The leader wins a tie, and that was you.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $values }
faction-pair = Always played together with: { $faction }
faction-most-players =
    { $count ->
        [one] For one player only
       *[other] For { $count } players only
    }
faction-warned-from = Not recommended with { $count } or more players
faction-reserve = { $count } more in reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } card is left out, unseen
       *[other] { $count } cards are left out, unseen
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Where it all began: the best deck to learn with.
deck-claim2 = Claim 2
deck-claim2-text = Chase Gnomes, wake Dragons and mind the Trolls.
deck-clockwork-court = Clockwork Court
deck-clockwork-court-text = Royals hold on to their Peasants while Automatons and Bards keep time.
deck-northern-raid = Northern Raid
deck-northern-raid-text = Vikings and Raccoons are after loot, and the Dwarves side with the loser.
deck-wings-over-the-hills = Wings over the Hills
deck-wings-over-the-hills-text = Griffins and Dragons in the air, Giants and Gnomes on the ground.
deck-under-the-bridge = Under the Bridge
deck-under-the-bridge-text = The Trolls make you wait for what you want.
own-interpretation = Our interpretation: no rulebook lists it.
