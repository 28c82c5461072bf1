### The factions of Claim: the faction, one card of it, what it can do.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No power, but there are more of them than of anybody else.
faction-Kn = Knights
faction-Kn-one = Knight
faction-Kn-power = If a Goblin was led, a Knight beats it, whatever the numbers say. But if you hold a Goblin, you must follow with it.
faction-Un = Undead
faction-Un-one = Undead
faction-Un-power = Phase 1: every Undead that is played goes straight into the score pile of whoever wins the trick.
faction-Dw = Dwarves
faction-Dw-one = Dwarf
faction-Dw-power = Phase 2: all Dwarves in a trick go to its loser. With three or four players: to whoever played the weakest card.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = You may always play a Doppelgänger instead of following. Then it fights as if it belonged to the led faction, but it never borrows that faction's power.
faction-Gi = Giants
faction-Gi-one = Giant
faction-Gi-power = Phase 2: for each Giant in a trick, its winner chases away one Gnome of the same value from the display of every opponent.
faction-Gn = Gnomes
faction-Gn-one = Gnome
faction-Gn-power = Phase 2: Gnomes that you win lie open before you, where Giants can chase them away. Those still there at the end count for you.
faction-Dr = Dragons
faction-Dr-one = Dragon
faction-Dr-power = If you play a Dragon and did not lead the trick, you lead the next one, whether you won or not.
faction-Se = Seers
faction-Se-one = Seer
faction-Se-power = Phase 1: if you win a trick with a Seer, you look at the top card of the deck. Then you take either it or a prize.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Phase 2: each trick's winner takes only one Troll, the highest on the table. The others wait for later tricks. Whoever wins the last trick takes all that are left.
faction-Ro = Royals
faction-Ro-one = Royal
faction-Ro-power = At the end, each Royal keeps your Peasants of its own value and of up to three less.
faction-Pe = Peasants
faction-Pe-one = Peasant
faction-Pe-power = At the end, a Peasant stays with you only if you have a Royal of its value or of up to three more. The others walk over to your opponent. Peasant 0 always walks over.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: if you win a trick with an Automaton, you also win the next one. In that trick everybody lays one card face down, you take the prize, and then you lead.
faction-Ba = Bards
faction-Ba-one = Bard
faction-Ba-power = At the end, the Bards vote for the longest run of values, such as 3, 4, 5. Only if the longest runs are equally long is it counted as usual.
faction-Gr = Griffins
faction-Gr-one = Griffin
faction-Gr-power = Phase 2: Griffins that you win lie open before you. Each card that you play later with the value of one of them is 5 stronger.
faction-Ra = Raccoons
faction-Ra-one = Raccoon
faction-Ra-power = Four of the fourteen are left out, and nobody knows which. At the end your Raccoons with loot (1, 4, 7, 10 and 13) also count for the faction of which you have the fewest cards. If there are several, you choose.
faction-Vi = Vikings
faction-Vi-one = Viking
faction-Vi-power = At the end, each of your Vikings counts twice for the Vikings' vote if you have another card of the same value.
faction-Bs = Basilisks
faction-Bs-one = Basilisk
faction-Bs-power = Played after a card of equal strength, a Basilisk wins the trick and leads the next one. That card goes into your score pile at once, even in phase 1.
faction-Ph = Phoenixes
faction-Ph-one = Phoenix
faction-Ph-power = Phase 2: if you play a Phoenix and lose the trick, you draw a Phoenix Fire into your hand. Fires are Phoenixes in every way.
faction-Pf = Phoenix Fires
faction-Pf-one = Phoenix Fire
faction-Pf-power = A second life of the Phoenixes: you draw it when your Phoenix loses a trick in phase 2.
faction-Uc = Unicorns
faction-Uc-one = Unicorn
faction-Uc-power = Phase 2: each Unicorn in your score pile makes every card that you play 1 stronger, except Unicorns.

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
