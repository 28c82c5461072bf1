### The factions of Claim: the faction, one card of it, what it can do, an example, rulings and its lesson.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No power, but there are more of them than of anybody else.
example-Go = Five of the fourteen Goblins are zeros. They hardly ever win a trick, but for the Goblins' vote Go0 counts as much as Go9.
lesson-Go = For the vote a 0 counts as much as a 9, but a tie is decided by the highest card. Which Goblin do you need?
lesson-Go-done = Five Goblins each, but Go9 is yours: the Goblins vote for you.
faction-Kn = Knights
faction-Kn-one = Knight
faction-Kn-power = If a Goblin was led, a Knight beats it, whatever the numbers say. But if you hold a Goblin, you must follow with it.
example-Kn = Your opponent leads Go9. You have no Goblin and play Kn2: you win.
ruling-Kn = Following comes first: who holds a Goblin must play one. Against a led Doppelgänger a Knight has no advantage. With three or four players all Knights come before all other cards when a Goblin is led.
lesson-Kn = Go9 was led, and you have no Goblin. Which of your cards beats it all the same?
lesson-Kn-done = Kn2 beats Go9! Against a led Goblin every Knight wins.
faction-Un = Undead
faction-Un-one = Undead
faction-Un-power = Phase 1: every Undead that is played goes straight into the score pile of whoever wins the trick.
example-Un = Phase 1: you lead Un3, and your opponent wins with Un7. Both Undead go into your opponent's score pile at once.
ruling-Un = It does not matter who played them, or whether they followed. An Undead that is a prize or comes from the deck is an ordinary follower.
lesson-Un = Phase 1: win a trick in which Undead lie.
lesson-Un-done = These Undead lie in your score pile already now, before phase 2 has begun.
faction-Dw = Dwarves
faction-Dw-one = Dwarf
faction-Dw-power = Phase 2: all Dwarves in a trick go to its loser. With three or four players: to whoever played the weakest card.
example-Dw = Phase 2: you lead Dw4, and your opponent wins with Dw8. But both Dwarves go to you, because you have lost.
ruling-Dw = A Doppelgänger that stands in for a Dwarf goes to the winner. With three or four players the weakest card gets the Dwarves, of two equally weak ones the later. That may even be the winner.
lesson-Dw = You want the Dwarves. They go to whoever loses the trick, so lead low.
lesson-Dw-done = Your opponent won the trick, but the Dwarves came to you.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = You may always play a Doppelgänger instead of following. Then it fights as if it belonged to the led faction, but it never borrows that faction's power.
example-Do = Your opponent leads Kn5. You hold Kn3, but play Do7 instead: it counts as a Knight here, is higher, and wins.
ruling-Do = At the end it counts as a Doppelgänger, never as anything else. If one is led, the led faction is Doppelgängers. After an Undead it is discarded.
lesson-Do = Kn5 was led, and your own Knight is too low. Let somebody stand in for it.
lesson-Do-done = In this trick Do7 fought like a Knight. In the score pile it is a Doppelgänger again.
faction-Gi = Giants
faction-Gi-one = Giant
faction-Gi-power = Phase 2: for each Giant in a trick, its winner chases away one Gnome of the same value from the display of every opponent.
example-Gi = You lead Dr5, and your opponent has no Dragon and plays Gi7. You win, and one Gn7 that lies before your opponent is chased away.
ruling-Gi = It does not matter who played the Giant: the trick's winner chases. Your own Gnomes and your partner's stay.
lesson-Gi = Look at the Gnomes before your opponent. Win a trick with a Giant that has the value of one of them.
lesson-Gi-done = Two Giants lay in the trick, and each chased away a Gnome of its value.
faction-Gn = Gnomes
faction-Gn-one = Gnome
faction-Gn-power = Phase 2: Gnomes that you win lie open before you, where Giants can chase them away. Those still there at the end count for you.
example-Gn = Gn5 and Gn9 lie before you. Your opponent wins a trick with Gi5: Gn5 is gone, and Gn9 stays.
ruling-Gn = Giants reach only Gnomes that lie open. A Gnome that a Basilisk has caught lies in the score pile and is safe.
lesson-Gn = Win Gnomes, and then do not let your opponent win with a Giant.
lesson-Gn-done = All your Gnomes are still there, so they count for you.
faction-Dr = Dragons
faction-Dr-one = Dragon
faction-Dr-power = If you play a Dragon and did not lead the trick, you lead the next one, whether you won or not.
example-Dr = Your opponent leads Se8. You have no Seer and play Dr0. You lose, but you lead the next trick.
ruling-Dr = The power works in both phases, and from the last trick of phase 1 into phase 2. If several players did so, the last Dragon counts. Just before an automatic trick of the Automatons it does nothing.
lesson-Dr = You cannot win this trick. But who plays a Dragon now leads the next one.
lesson-Dr-done = You lost and led all the same. So Un9 could win the last trick for you.
faction-Se = Seers
faction-Se-one = Seer
faction-Se-power = Phase 1: if you win a trick with a Seer, you look at the top card of the deck. Then you take either it or a prize.
example-Se = Phase 1: the prize is Tr2. You win with Se6 and look at the deck: Dr8! You take it, and your opponent gets Tr2.
ruling-Se = A Seer that loses does nothing, and a Doppelgänger has no such power. You need not show the card. With three or four players: if you take it, the second best chooses a prize, the third best gets the other, and the fourth draws.
lesson-Se = Win with your Seer. Then look at the deck's top card, and take the better one.
lesson-Se-done = Nobody but you knew what lay on the deck. Your opponent got what you did not want.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Phase 2: each trick's winner takes only one Troll, the highest on the table. The others wait for later tricks. Whoever wins the last trick takes all that are left.
example-Tr = Tr6 and Tr7 are played: the winner takes Tr7, and Tr6 waits. In the next trick there is no Troll: its winner takes Tr6 as well.
ruling-Tr = One Troll is taken even if none was played in this trick. With three or four players Trolls are not advised.
lesson-Tr = Each trick brings only one Troll, but the last one brings all that are left. Which trick do you want?
lesson-Tr-done = It was worth waiting: the last trick brought you all the Trolls on the table.
faction-Ro = Royals
faction-Ro-one = Royal
faction-Ro-power = At the end, each Royal keeps your Peasants of its own value and of up to three less.
example-Ro = With Ro7 you keep Pe4, Pe5, Pe6 and Pe7.
lesson-Ro = Pe4, Pe6 and Pe7 are yours, but you have no Royal to keep them. Win one!
lesson-Ro-done = Ro7 keeps all Peasants from 4 to 7. They stay with you.
faction-Pe = Peasants
faction-Pe-one = Peasant
faction-Pe-power = At the end, a Peasant stays with you only if you have a Royal of its value or of up to three more. The others walk over to your opponent. Peasant 0 always walks over.
example-Pe = You have Ro7, Pe3 and Pe6. Pe6 stays with you, and Pe3 walks over to your opponent.
ruling-Pe = All check at the same moment, and who has walked over stays there. With three players they go to the next player clockwise, with four to the other team.
lesson-Pe = At the end a Peasant stays only near a Royal. With Ro8 and Ro9 you keep the Peasants 5 to 9. Win one!
lesson-Pe-done = Pe6 stays with you. Pe2 has walked over: none of your Royals reaches so low.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: if you win a trick with an Automaton, you also win the next one. In that trick everybody lays one card face down, you take the prize, and then you lead.
example-Au = You win with Au5. For the next prize nobody fights: each lays a card face down, and the prize is yours. A good moment for your worst card!
ruling-Au = You must win with the Automaton itself. Cards laid face down are not played: no power works, and only their owner knows them. An automatic trick starts no second one, and after the last trick of phase 1 nothing happens. With three or four players you choose a prize, the next player clockwise gets the other, and the rest draw.
lesson-Au = Win this trick with your Automaton. The next prize is then yours without a fight; lay a bad card face down for it.
lesson-Au-done = Two prizes for one Automaton, and all it cost you was a bad card.
faction-Ba = Bards
faction-Ba-one = Bard
faction-Ba-power = At the end, the Bards vote for the longest run of values, such as 3, 4, 5. Only if the longest runs are equally long is it counted as usual.
example-Ba = You have Ba3, Ba4 and Ba5. Your opponent has Ba1, Ba2, Ba6, Ba7 and Ba9: more cards, but your run is longer. The Bards vote for you.
ruling-Ba = Lighthouse and Tower change nothing for the Bards. Loot never fills a gap in a run.
lesson-Ba = Your opponent has more Bards. Win the one that makes your run longer.
lesson-Ba-done = 3, 4, 5: your run is the longest, so the Bards vote for you.
faction-Gr = Griffins
faction-Gr-one = Griffin
faction-Gr-power = Phase 2: Griffins that you win lie open before you. Each card that you play later with the value of one of them is 5 stronger.
example-Gr = Gr4 lies before you. Now you play Un4: it fights with strength 9.
ruling-Gr = A card is stronger by 5, never by more. A Griffin caught in phase 1 does not help.
lesson-Gr = Win Griffins: they lie open before you. Then play a card with the value of one of them.
lesson-Gr-done = With Gr6 before you, Kn6 fought with strength 11.
faction-Ra = Raccoons
faction-Ra-one = Raccoon
faction-Ra-power = Four of the fourteen are left out, and nobody knows which. At the end your Raccoons with loot (1, 4, 7, 10 and 13) also count for the faction of which you have the fewest cards. If there are several, you choose.
example-Ra = Of the Dwarves you have only one card, the fewest of all. Your Ra4 and Ra7 carry loot, so you count three there.
ruling-Ra = All of your loot helps the same faction, perhaps one of which you have no card. Loot alone can win a vote. Nobody is dealt a Raccoon: they are shuffled into the deck.
lesson-Ra = Win the last trick: there is loot in it. Then say which faction it shall help.
lesson-Ra-done = Your loot counted for another faction too, and won you its vote.
faction-Ra-setup = Setting up: the fourteen Raccoons are shuffled, and four of them are put aside unseen. The other cards are dealt. Only then are the ten Raccoons shuffled into what is left, the deck: nobody starts with a Raccoon.
faction-Ra-own = Raccoons with loot: 1, 4, 7, 10 and 13. { own-interpretation }
faction-Vi = Vikings
faction-Vi-one = Viking
faction-Vi-power = At the end, each of your Vikings counts twice for the Vikings' vote if you have another card of the same value.
example-Vi = You have Vi3 and also Go3: so Vi3 counts as two Vikings.
ruling-Vi = The other card may be of any faction. It helps only in the Vikings' vote, and not when highest cards are compared.
lesson-Vi = Your opponent has more Vikings. But you have Kn7: which Viking counts twice with it?
lesson-Vi-done = Vi7 counts twice. So you have as many Vikings, and the highest one.
faction-Bs = Basilisks
faction-Bs-one = Basilisk
faction-Bs-power = Played after a card of equal strength, a Basilisk wins the trick and leads the next one. That card goes into your score pile at once, even in phase 1.
example-Bs = Your opponent leads Dw5. You have no Dwarf and play Bs5: equally strong, so you win, and Dw5 is yours at once.
ruling-Bs = Strength counts here, not value. A led Basilisk does nothing special. The caught card goes to you whatever its own power says; the Basilisk goes where every played card goes. Still, a caught Giant chases Gnomes, a caught Phoenix brings a Fire, and a caught Troll is the only Troll of this trick, unless it is the last one.
lesson-Bs = Dw6 was led. Answer with a Basilisk that is just as strong.
lesson-Bs-done = Your Basilisk has caught Dw6. It lies in your score pile, and the prize was yours too.
faction-Ph = Phoenixes
faction-Ph-one = Phoenix
faction-Ph-power = Phase 2: if you play a Phoenix and lose the trick, you draw a Phoenix Fire into your hand. Fires are Phoenixes in every way.
example-Ph = Phase 2: you lead Ph4, and your opponent wins with Ph9. You draw a Phoenix Fire and have one card more than your opponent.
ruling-Ph = Hands can become unequal. Phase 2 ends after the trick in which somebody plays the last card; what others still hold counts for nobody.
lesson-Ph = Lose a trick with a Phoenix, and see what you get for it.
lesson-Ph-done = Out of the ashes came a Phoenix Fire. But when somebody has no card left, the phase is over: so do not keep it too long.
faction-Ph-setup = Setting up: besides the ten Phoenixes there are ten Phoenix Fires, 0 to 9. They are shuffled and lie aside as a face-down pile of their own.
faction-Pf = Phoenix Fires
faction-Pf-one = Phoenix Fire
faction-Pf-power = A second life of the Phoenixes: you draw it when your Phoenix loses a trick in phase 2.
faction-Uc = Unicorns
faction-Uc-one = Unicorn
faction-Uc-power = Phase 2: each Unicorn in your score pile makes every card that you play 1 stronger, except Unicorns.
example-Uc = Two Unicorns lie in your score pile. Your Go5 fights with strength 7, but Uc5 stays at 5.
ruling-Uc = A Unicorn that was caught in phase 1 already helps. One among your followers does not: it is not won yet.
lesson-Uc = Three Unicorns in your score pile make your cards 3 stronger. Try it with a Knight.
lesson-Uc-done = Kn4 had strength 7. Kn6 had 7 too, since your opponent has a Unicorn. When equal, the leader wins.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $values }
faction-pair = Comes only together with: { $faction }
faction-most-players =
    { $count ->
        [one] For one player only
       *[other] For { $count } players only
    }
faction-warned-from = Not advised with { $count } players or more
faction-reserve = { $count } more in reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } card is left out unseen
       *[other] { $count } cards are left out unseen
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = The game as it began: the best deck to learn with.
deck-claim2 = Claim 2
deck-claim2-text = Chase Gnomes, wake Dragons and mind the Trolls.
deck-clockwork-court = Clockwork Court
deck-clockwork-court-text = Royals hold on to their Peasants while Automatons and Bards keep time.
deck-northern-raid = Northern Raid
deck-northern-raid-text = Vikings and Raccoons are after loot, and the Dwarves side with the loser.
deck-wings-over-the-hills = Wings over the Hills
deck-wings-over-the-hills-text = Griffins and Dragons in the air, Giants and Gnomes on the ground.
deck-under-the-bridge = Under the Bridge
deck-under-the-bridge-text = The Trolls make everybody wait for what they want.
own-interpretation = Our interpretation: no rulebook lists it.
