var e=`
bot-random = Random
bot-random-text = plays any card the rules allow
bot-greedy = Greedy
bot-greedy-text = uses common sense, one trick at a time
bot-squire = Squire
bot-squire-text = looks a little way ahead
bot-captain = Captain
bot-captain-text = imagines many ways the cards could lie
bot-regent = Regent
bot-regent-text = thinks hard, and plays perfectly once all cards are known
bot-ismcts = Textbook
bot-ismcts-text = a textbook search, for comparison
bot-level = Level
bot-is-thinking = { $who } is thinking …
bots-alike = { $count } { $bot } bots
claim-hand-help = Arrow keys move through your hand, Enter plays a card, and a digit jumps to the next card of that value.
claim-sending = Sending your card …
claim-card-sent = { $card }, being sent
claim-card-next = { $card }, plays next
claim-next = { $card } will be played as soon as it is your turn.
claim-not-next = { $card } stays in your hand.
claim-skip = Skip ahead (space bar)
claim-actions = More actions
claim-memory = Memory
claim-result = Result
claim-votes = Votes
claim-leads = ahead in this vote
claim-chosen-of = { $count } of { $total }
claim-hint = A strong player would choose: { $what }
claim-agree = Agree
claim-refuse = Decline
claim-resign-sure = Do you really want to give up? The game will count as lost.
claim-stood-in = A bot is playing for you.
claim-take-back = Take back my seat
claim-late = { $who } is keeping the table waiting.
claim-offer-undo =
    { $seat ->
        [you] You ask to take back your last move.
       *[other] { $who } asks to take back their last move.
    }
claim-offer-stand-in =
    { $seat ->
        [you] You ask to let a bot play for { $other }.
       *[other] { $who } asks to let a bot play for { $other }.
    }
step-offer-undo =
    { $seat ->
        [you] You ask to take back a move.
       *[other] { $who } asks to take back a move.
    }
step-offer-stand-in =
    { $seat ->
        [you] You ask to let a bot stand in.
       *[other] { $who } asks to let a bot stand in.
    }
step-agree =
    { $seat ->
        [you] You agree.
       *[other] { $who } agrees.
    }
step-refuse =
    { $seat ->
        [you] You decline.
       *[other] { $who } declines.
    }
step-resign =
    { $seat ->
        [you] You give up.
       *[other] { $who } gives up.
    }
step-return =
    { $seat ->
        [you] You are back at the table.
       *[other] { $who } is back at the table.
    }
ending-resigned =
    { $seat ->
        [you] You gave up. Winner: { $winners }
       *[other] { $who } gave up. Winner: { $winners }
    }
event-dealt = Everyone is dealt { $count } cards.
event-phase-began-1 = Phase 1: recruiting followers.
event-phase-began-2 = Phase 2: winning votes.
event-phase-began-3 = Scoring: all cards have been played, and the factions vote.
event-moved-deck-prizes =
    { $count ->
        [one] The prize: { $cards }.
       *[other] The prizes: { $cards }.
    }
event-moved-hand-trick-lead =
    { $seat ->
        [you] You lead { $cards }.
       *[other] { $who } leads { $cards }.
    }
event-moved-hand-trick =
    { $seat ->
        [you] You play { $cards }.
       *[other] { $who } plays { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] You discard { $cards } face down.
       *[other] { $who } discards { $cards } face down.
    }
event-trick-won-win =
    { $seat ->
        [you] You win the trick.
       *[other] { $who } wins the trick.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: you win the trick.
       *[other] { $power }: { $who } wins the trick.
    }
event-looked =
    { $seat ->
        [you] You look at the top card of the deck: { $cards }.
       *[other] { $who } looks at the top card of the deck: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] You look at the top card of the deck.
       *[other] { $who } looks at the top card of the deck.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] You take the prize { $cards }.
       *[other] { $who } takes the prize { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] You draw { $cards } from the deck.
       *[other] { $who } draws { $cards } from the deck.
    }
event-moved-prizes-deck = { $cards } goes under the deck.
event-moved-trick-score-collect =
    { $seat ->
        [you] You take { $cards }.
       *[other] { $who } takes { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Your Basilisk catches { $cards }.
       *[other] { $who }'s Basilisk catches { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] The Dwarves side with you: { $cards }.
       *[other] The Dwarves side with { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: you win { $cards }.
       *[other] { $power }: { $who } wins { $cards }.
    }
event-moved-trick-table = Waiting on the table: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] You take { $cards } from the table.
       *[other] { $who } takes { $cards } from the table.
    }
event-moved-trick-display =
    { $seat ->
        [you] You keep { $cards } face up in front of you.
       *[other] { $who } keeps { $cards } face up in front of them.
    }
event-moved-score-display =
    { $seat ->
        [you] You keep { $cards } face up in front of you.
       *[other] { $who } keeps { $cards } face up in front of them.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: you lose { $cards } from your display.
       *[other] { $power }: { $who } loses { $cards } from their display.
    }
event-moved-display-score =
    { $from-seat ->
        [you] The cards in front of you go to your score pile: { $cards }.
       *[other] { $from }'s face-up cards go to their score pile: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] These Peasants walk over to you: { $cards }.
       *[other] These Peasants walk over to { $who }: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you] Your partner's score pile joins yours: { $cards }.
       *[other]
            { $from-seat ->
                [you] Your score pile joins { $who }'s: { $cards }.
               *[other] { $from }'s score pile joins { $who }'s: { $cards }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: you get { $cards }.
       *[other] { $power }: { $who } gets { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: you lose { $cards }.
       *[other] { $power }: { $who } loses { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] From the ashes you draw { $cards }.
       *[other] From the ashes { $who } draws { $cards }.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: you draw { $cards }.
       *[other] { $power }: { $who } draws { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] You are given { $cards }.
       *[other] { $who } is given { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] The cards left in your hand are discarded: { $cards }.
       *[other] The cards left in { $who }'s hand are discarded: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] You discard { $cards }.
       *[other] { $who } discards { $cards }.
    }
event-moved = Moved by { $power }: { $cards }.
event-named-Ra =
    { $seat ->
        [you] Your loot also counts for: { $faction }.
       *[other] { $who }'s loot also counts for: { $faction }.
    }
event-named =
    { $seat ->
        [you] You choose: { $faction }.
       *[other] { $who } chooses: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: you lead the next trick.
       *[other] { $power }: { $who } leads the next trick.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Your Automaton is wound up: you win this trick without a fight.
       *[other] { $who } has wound up an Automaton and wins this trick without a fight.
    }
event-strength = { $card } has strength { $strength }.
cards-unknown =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
card-strength = { $card } (strength { $strength })
why-cards = more cards, { $numbers }
why-highest-card = { $numbers }, but the higher card: { $mine } against { $other }
why-last-card = { $numbers }, but one more card to compare: { $mine }
why-tie = a complete tie
why-nobody = nobody has one
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = decided by: { $power }
why-awarded-Lighthouse = the first to win three
weight-Ba = longest run
weight-Tower = sum of values
vote-for-nobody = no vote
vote-extra = an extra vote
counts-besides = + marks cards that also count: { $cards }
counts-by-power = { $cards } ({ $power })
ending-votes =
    { $seat ->
        [you] You win the vote, { $votes }!
       *[other] { $who } wins the vote, { $votes }.
    }
ending-cards =
    { $seat ->
        [you] { $even } You have more cards in the factions that voted for you, { $cards }: you win!
       *[other] { $even } { $who } has more cards in the factions that voted for them, { $cards }, and wins.
    }
ending-values =
    { $seat ->
        [you] { $even } The cards in the factions that voted are tied too, { $cards }. The sum of their values decides, { $values }: you win!
       *[other] { $even } The cards in the factions that voted are tied too, { $cards }. The sum of their values decides, { $values }: { $who } wins.
    }
ending-shared = Votes, cards and values are all tied. { $winners } share the victory.
ending-power =
    { $seat ->
        [you] { $power } decides before any vote is counted: you win!
       *[other] { $power } decides before any vote is counted: { $who } wins.
    }
even-all = The votes are tied, { $votes }.
even-some = { $tied } have the most votes, { $count } each.
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
kt-figures-of = figures: { $names }
kt-target = can be chosen
kt-board-help = Arrow keys move from field to field, and Enter chooses one. Shift and an arrow key move the board, plus and minus zoom, and 0 shows all of it.
kt-zoom = Zoom
kt-nearer = Zoom in
kt-farther = Zoom out
kt-fit = Show the whole board
kt-draw = Draw { $card }
kt-keep = Keep these
kt-worth = Worth
kt-standings = Figures by faction
kt-skip = Show all
kt-ask-card-for = Which card do you place on { $field }?
kt-drop = Or drop the file here.
kt-records = Every finished game has a record, which you can download from its replay. Open the file here to step through the game, move by move and from any player's view.
kt-autoplay = Play
kt-pause = Pause
kt-step = Step
kt-eyes = Whose view
kt-public = Spectator
kt-other-record = Open another
kt-no-replay = This replay cannot be shown
kingdoms-power-Go = 1 point for every Goblin with one of your figures on it, including this one.
kingdoms-example-Go = You have figures on two Goblins. You place a third: 3 points.
lesson-kingdoms-Go = You already have figures on two Goblins. Place the third and use its power.
lesson-kingdoms-Go-done = 3 points: one for each Goblin with your figure on it.
kingdoms-power-Dw = 1 point for every Dwarf in the unbroken row and column through this card, including this one.
kingdoms-example-Dw = Next to this card in the row are a Knight and then a Dwarf. In the column there is a gap before the next Dwarf. That makes 2 points: one for this card and one for the Dwarf in the row.
lesson-kingdoms-Dw = Find a field with many Dwarves in its row and column and no gaps between them. Place your Dwarf there.
lesson-kingdoms-Dw-done = 4 points: three for the Dwarves in the row, including this one, and one for the Dwarf in the column.
kingdoms-power-Gn = Score 1 point, then put another of your figures on a neighbouring card that has none of yours. Your opponent may have one there.
kingdoms-example-Gn = Your opponent has a figure on the Knight next to your Gnome. You score 1 point and put a second figure on that Knight.
kingdoms-ruling-Gn = If you use the power, you must place the figure if you can. If you cannot, you just score the point.
lesson-kingdoms-Gn = The Knights are worth 9 points, and only your opponent has a figure there. Place your Gnome next to them.
lesson-kingdoms-Gn-done = A point and a second figure: now you and your opponent are tied on the Knights.
kingdoms-power-Tr = Choose the unbroken row or column through this card. If it has no other Troll, score 1 point for each different faction in it.
kingdoms-example-Tr = There is an Undead on the left, a Knight on the right, and nothing above or below. The row scores 3 points, the column only 1.
kingdoms-ruling-Tr = The Troll's own faction counts too.
lesson-kingdoms-Tr = Look for the row with the most different factions and no other Troll. Place your Troll at its end.
lesson-kingdoms-Tr-done = Five different factions in one row: 5 points.
kingdoms-power-Un = Swap the figure you have just placed with any of your opponent's figures, but not on a card where you already have one. The power of that card is not used.
kingdoms-example-Un = Your opponent has a figure on a Knight far away. You swap: now your figure is on the Knight, and theirs is on the Undead.
kingdoms-ruling-Un = A card can hold only one figure of each player.
lesson-kingdoms-Un = Your opponent has a figure on a Knight. Place your Undead anywhere, then swap the figures.
lesson-kingdoms-Un-done = Now your figure is on the Knight, and your opponent's is on the Undead. You can swap at any distance.
kingdoms-power-Do = Use the power of a neighbouring card as if it were this card's own. This card is still a Doppelgänger.
kingdoms-example-Do = You place it next to a Dragon and score 1 point for each face-up card around your Doppelgänger.
kingdoms-ruling-Do = Copying a Goblin or a Dwarf, it does not count itself. Copying a Troll, it counts as a Doppelgänger, and the line may have one Troll in it. Another Doppelgänger has no power to copy.
lesson-kingdoms-Do = Place your Doppelgänger next to the Dragon and use the Dragon's power.
lesson-kingdoms-Do-done = Just like a Dragon, it scored a point for each face-up card around it. But it is still a Doppelgänger.
kingdoms-power-Dr = 1 point for each face-up card on the eight fields around this one.
kingdoms-example-Dr = There are five face-up cards around it: 5 points.
lesson-kingdoms-Dr = Find the field with the most cards around it, corners included. Place your Dragon there.
lesson-kingdoms-Dr-done = 7 points: there is a face-up card on seven of the eight fields around it.
kingdoms-power-Se = Instead of drawing, take 3 cards from the draw pile. Of these and the card in your hand, keep any 2. Shuffle the rest back in.
kingdoms-example-Se = You take a Knight, a Giant and a Goblin, and hold a Dwarf. You keep the Knight and the Giant.
kingdoms-ruling-Se = Decide before you draw. If the draw pile has fewer than 3 cards, take what there is.
lesson-kingdoms-Se = Place your Seer and take three cards from the draw pile. Then keep the best two.
lesson-kingdoms-Se-done = Of four cards you kept the best two, the Dragon and the Knight. The others are back in the draw pile.
kingdoms-power-Gi = Turn a neighbouring card face down. Its figures go back to their owners. It scores for nobody and no longer counts as a neighbour.
kingdoms-example-Gi = Your opponent has a figure on the Knight next to your Giant. You turn the Knight face down: the figure goes back, and the card no longer counts.
kingdoms-ruling-Gi = You may turn over your own card, a shared one, or the start card. A field next to a face-down card can still be used if a face-up card touches it too.
lesson-kingdoms-Gi = Your opponent has a figure on the Knight, and Knights are worth 9 points. Place your Giant next to it and turn it face down.
lesson-kingdoms-Gi-done = The figure is back with its owner, and the card no longer counts for anyone.
kingdoms-power-Kn = Send up to 2 of your opponent's figures on neighbouring cards back to their supply.
kingdoms-example-Kn = Your opponent has figures on the card to the left and on the card above. You send both back.
kingdoms-ruling-Kn = They always come from two different cards, because a card holds only one figure of each player.
lesson-kingdoms-Kn = Place your Knight next to two of your opponent's figures.
lesson-kingdoms-Kn-done = Both figures went back to your opponent's supply.
kingdoms-worth =
    { $points ->
        [one] Worth { $points } point at the end
       *[other] Worth { $points } points at the end
    }
kingdoms-board = Board
kingdoms-field = Field
kingdoms-field-at = Field { $field }
kingdoms-card-at = { $card } on { $field }
kingdoms-display = Display
kingdoms-pile = Draw pile
kingdoms-supply = Supply
kingdoms-figure = Figure
kingdoms-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
kingdoms-figures-left =
    { $count ->
        [one] { $count } figure left
       *[other] { $count } figures left
    }
kingdoms-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kingdoms-row = the row
kingdoms-column = the column
kingdoms-start-card = Start card
kingdoms-turn = Turn { $number }
kingdoms-just-placed = just placed
kingdoms-free-field = Free field: { $field }
kingdoms-figures-on = Figures on
kingdoms-goes-to = Goes to
kingdoms-points-before = Points during the game
kingdoms-points-factions = Points for factions
kingdoms-points-all = Total points
kingdoms-ask-card = Which card do you place?
kingdoms-ask-field = Where do you place this card: { $card }?
kingdoms-ask-draw = Which card do you draw?
kingdoms-ask-choose-Gn = 1 point and another figure: which card do you put it on?
kingdoms-ask-choose-Tr = 1 point for each faction in a line: which line do you choose?
kingdoms-ask-choose-Un = Which of your opponent's figures do you swap with?
kingdoms-ask-choose-Do = Which neighbour's power do you use?
kingdoms-ask-choose-Gi = Which neighbour do you turn face down?
kingdoms-ask-choose-Kn = Which card do you send a figure back from?
kingdoms-ask-further-Kn = You may send one more figure back. From which card?
kingdoms-ask-further-Se = You have { $cards }. Which two do you keep?
kingdoms-ask-use = { $text } Do you use this power?
kingdoms-ask-choose = { $text } What do you choose?
kingdoms-ask-further = { $text } What do you choose next?
kingdoms-answer-use = Use the power
kingdoms-answer-pass = Do not use the power
kingdoms-answer-done = That's enough
kingdoms-answer-pile = The top card of the draw pile
kingdoms-answer-display = From the display: { $card }
kingdoms-answer-row = The row
kingdoms-answer-column = The column
kingdoms-answer-keep = { $cards }
kingdoms-event-moved-hand-field =
    { $seat ->
        [you] You place { $cards } on { $field }.
       *[other] { $who } places { $cards } on { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] You put another figure on the { $target }.
       *[other] { $who } puts another figure on the { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] You send { $rival }'s figure back from the { $source }.
       *[other]
            { $rival-seat ->
                [you] { $who } sends your figure back from the { $source }.
               *[other] { $who } sends { $rival }'s figure back from the { $source }.
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] You take your own figure back from the { $source }.
       *[other] { $who } takes their own figure back from the { $source }.
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] You swap figures with { $rival }: yours is now on the { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } swaps figures with you and is now on the { $target }.
               *[other] { $who } swaps figures with { $rival } and is now on the { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] You turn the { $target } face down.
       *[other] { $who } turns the { $target } face down.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            You score { $count ->
                [one] { $count } point
               *[other] { $count } points
            }.
       *[other]
            { $who } scores { $count ->
                [one] { $count } point
               *[other] { $count } points
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] You do not use the power.
       *[other] { $who } does not use the power.
    }
kingdoms-event-copied =
    { $seat ->
        [you] You use the power of the { $power }.
       *[other] { $who } uses the power of the { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] You look at { $cards } from the draw pile.
       *[other] { $who } looks at { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] You look at { $cards } from the draw pile.
       *[other] { $who } looks at { $cards } from the draw pile.
    }
kingdoms-event-kept =
    { $seat ->
        [you] You keep { $cards }.
       *[other] { $who } keeps { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] You shuffle { $cards } into the draw pile.
       *[other] { $who } shuffles { $cards } into the draw pile.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] You take { $cards } from the display.
       *[other] { $who } takes { $cards } from the display.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] You draw { $cards } from the draw pile.
       *[other] { $who } draws { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] You draw { $cards } from the draw pile.
       *[other] { $who } draws { $cards } from the draw pile.
    }
kingdoms-event-moved-pile-display = New in the display: { $cards }.
kingdoms-event-moved-display-pile = Three of a kind in the display: two are shuffled into the draw pile.
kingdoms-ended-figures = The game is over: someone has placed their last figure, and both players have had the same number of turns.
kingdoms-ended-cards = The game is over: all cards have been placed.
kingdoms-ended-no-field = The game is over: there is no field left to place a card on.
kingdoms-why-figures = more figures, { $figures }
kingdoms-why-even = tied, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] You win, { $points }!
       *[other] { $who } wins, { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] The points are tied, { $points }. You have more figures left, { $figures }: you win!
       *[other] The points are tied, { $points }. { $who } has more figures left, { $figures }, and wins.
    }
kingdoms-ending-shared = Points and figures left are both tied, { $points } and { $figures }: the victory is shared.
learn-title = Learn to play
learn-text = Start with a guided first game. After that, there is a short lesson for every faction and every place.
lesson-first-game = Your first game
lesson-first-game-text = A real game with a guide at your side: both phases and five factions, in about five minutes.
learn-begin = Begin
learn-again = Play it again
learn-progress = { $count } of { $total } done
learn-done = done
learn-forget = Reset my progress
learn-rules = All the rules
learn-rules-text = Look anything up: both games, every faction, every place
learn-lessons = Short lessons
learn-lessons-text = One power and about a minute each. Take them in any order.
learn-group-Claim = The five from Claim
learn-group-Claim-2 = The five from Claim 2
learn-group-anniversary = Later arrivals
learn-group-Maps = Travellers from the Maps
learn-group-home-made = Home-made
learn-group-kingdoms = In Claim Kingdoms
lesson-play = Play the lesson
lesson-again = Once more
lesson-next = Next: { $name }
lesson-all = All lessons
lesson-show = Show me
lesson-well-done = Well done!
lesson-other-way = You can do it that way too. My way shows the power better: try again if you like.
lesson-in-kingdoms = { $name } in Claim Kingdoms
lesson-gone = This lesson does not exist.
lesson-task = Your task
coach = Guide
coach-refused = Not now: { $why }
coach-welcome = Welcome! The throne is empty, and five factions will vote on who gets it. The player with the most votes takes the throne. I'll show you how.
coach-phases = The game has two phases. First you recruit followers. Then you play those followers to win votes.
coach-prize = This is the prize: { $card }. The winner of the trick takes it as a follower.
coach-hand = These are your cards. Each has a faction and a value. High values win tricks.
coach-lead = You lead, so you may play any card. If you want the prize, play a high one.
coach-second = { $card } was led. Now it's your turn. Play a higher card of the same faction, and you win.
coach-must-follow = { $card } was led, and you have cards of that faction. You must follow with one of the raised cards.
coach-may-Do = Do you see the Doppelgänger? It may always stand in for the led faction. Then only the numbers count.
coach-free = You have no cards of the led faction, so you may play anything. Such a card cannot win unless a power says so: a good moment to get rid of a bad one.
coach-free-Go = You have no Goblins, so you may play anything. If you have a Knight, now is its moment: any Knight beats a led Goblin!
coach-free-wins = You have no cards of the led faction, so you may play anything. With { $card } you would win the trick.
coach-won-1 = The trick is yours! The prize { $card } joins your followers, and you lead the next trick.
coach-lost-1 = Your opponent wins the trick and takes the prize. But you get a card too: the top card of the deck. Only you know what it is.
coach-lose-wisely = Here's a secret: losing a trick isn't always bad. If the prize is poor, play a low card and save your high ones.
coach-leads-Go = Goblins have no power, but there are fourteen of them, and five are zeros.
coach-plays-Do = A Doppelgänger stands in: in this trick it counts as the led faction. The higher number wins.
coach-beats-Kn-Go = Did you see that? A Knight beats a led Goblin, whatever the numbers.
coach-moves-Un = Undead! In phase 1 they go straight to the score pile of the player who wins the trick. They already count for the vote.
coach-moves-Dw = Dwarves side with the loser: in phase 2, the loser of the trick gets them. The winner takes the rest.
coach-phase-2 = Phase 2! Your hand is now the followers you recruited. From here on, every card you win counts.
coach-votes = Here you can see how the factions would vote right now. Each one votes for the player who has won more of its cards.
coach-won-2 = The trick goes to your score pile. Those cards count for you at the end.
coach-lost-2 = Your opponent takes the trick. Has any vote changed?
coach-tip-strong = The prize is { $card }. That's worth fighting for!
coach-tip-middle = The prize is { $card }. Is it worth one of your good cards?
coach-tip-weak = The prize is only { $card }. Maybe let this one go?
coach-tip-lead = You lead. Try a high card of a faction whose vote you want.
coach-tip-lead-Dw = You lead. Remember that Dwarves go to the loser: lead a low one, and you'll often get two.
coach-tip-second = { $card } was led. Do you want these cards, or would you rather get rid of a bad one?
coach-tip-second-Dw = Dwarves go to the loser, so a low card is the clever choice here!
coach-few-left = Only three tricks to go. Which votes are still close?
coach-end-won = The throne is yours! Now you know how to play.
coach-end-lost = This time the throne goes to your opponent. But now you know how to play, so try again!
coach-end-shared = You share the throne, and now you know how to play.
coach-end-next = You are ready for a real game. Or try the short lessons: there is one for every faction.
coach-play-real = Play a game
power-cards = The cards
power-example = An example
power-rulings = Good to know
power-in-kingdoms = In Claim Kingdoms
power-all = All factions and places
rules-contents = On this page
rules-factions-title = The factions
rules-buildings-title = Buildings
rules-landscapes-title = Landscapes
place-Dungeon = Dungeon
place-Dungeon-effect = The winner of the last trick of phase 1 gets an extra vote. So does the winner of the last trick of phase 2.
example-Dungeon = The factions vote 3 to 2 against you. But you won the last trick of each phase: that makes it 4 to 3, and the throne is yours.
ruling-Dungeon = If the votes are tied, an extra vote brings no cards to the tie-break.
lesson-Dungeon = The last trick brings an extra vote. Save your strongest card for it.
lesson-Dungeon-done = You won the last trick, and an extra vote with it.
place-Lighthouse = Lighthouse
place-Lighthouse-effect = The first player to win three cards of a faction in phase 2 gets its vote, whatever happens later. The other factions vote as usual.
example-Lighthouse = You are the first to win three Knights. Your opponent goes on to win five, but the Knights still vote for you.
ruling-Lighthouse = Only cards won in phase 2 count towards the three. A Gnome counts even if it is chased away later. Bards vote as usual.
lesson-Lighthouse = You have won two Undead in phase 2. Be the first to win three!
lesson-Lighthouse-done = You got there first, so the Undead vote for you, although your opponent has more.
place-Pyramid = Pyramid
place-Pyramid-effect = At the end, discard all won cards of value 3 or less. Then score as usual.
example-Pyramid = Your opponent has Dw0, Dw2 and Dw3, and you have only Dw6. The low ones are discarded, so the Dwarves vote for you.
lesson-Pyramid = All cards of value 3 or less will be discarded. Win higher ones!
lesson-Pyramid-done = Your opponent had more cards, but low ones. Yours are still there.
place-Monastery = Monastery
place-Monastery-effect = Don't be greedy: if you win at least twice as many cards as your opponent, you lose. Otherwise, score as usual.
place-Monastery-goal-2 = Winning votes, but not twice as many cards as your opponent
example-Monastery = You have won 18 cards and your opponent 8. That is more than twice as many, so you lose. At 17 to 9 you would score as usual.
ruling-Monastery = Count the cards before any Peasants walk over. At 0 to 0 nothing happens.
lesson-Monastery = Be modest: if your opponent ends up with at least twice as many cards as you, you win. Lose both tricks.
lesson-Monastery-done = Your opponent was too greedy, so you win.
place-Bridge = Bridge
place-Bridge-effect = At the end, the player with the most complete sets wins. A set is one card of every faction. If you are tied, score as usual.
place-Bridge-goal-2 = Winning the most complete sets (if tied: votes)
example-Bridge = You have at least two cards of every faction: two sets. Your opponent has no Undead, so no set at all. You win.
ruling-Bridge = Count the sets before any Peasants walk over.
lesson-Bridge = You are one faction short of a complete set. Win a card of it.
lesson-Bridge-done = One card of every faction: you have a set, and your opponent has none.
place-Fortress = Fortress
place-Fortress-effect = At the end, if you have more than five cards of a faction, discard the four lowest of them. Then score as usual.
example-Fortress = You have Go0, Go1, Go2, Go4, Go5 and Go8. That is six, so you discard the four lowest and keep Go5 and Go8.
lesson-Fortress = Your opponent has five Goblins. With one more, the four lowest must go. So give yours away!
lesson-Fortress-done = Too many Goblins! Your opponent had to discard four, and the Goblins vote for you.
place-Tower = Tower
place-Tower-effect = At the end, each faction votes for the higher sum of values. If the sums are equal, it votes as usual.
example-Tower = Your Kn8 and Kn9 make 17. Your opponent's Kn2, Kn3, Kn4 and Kn5 make only 14. The Knights vote for you.
ruling-Tower = If the sums are equal, the number of cards decides, then the highest card. A Viking that counts twice adds its value only once. A Raccoon's loot adds its value. Bards vote as usual.
lesson-Tower = Here, the sum of the values decides. Win high cards!
lesson-Tower-done = You have fewer cards, but higher ones, and that is what counts here.
place-Ruins = Ruins
place-Ruins-effect = At the end, discard all won cards of odd value. Then score as usual.
example-Ruins = Of Un1, Un3, Un6 and Un7, only Un6 stays.
lesson-Ruins = All odd cards will be discarded. Win even ones!
lesson-Ruins-done = Your opponent's odd cards are gone, but your even ones are still there.
place-Castle = Castle
place-Castle-effect = At the end, the player who has won the most cards wins. If you are tied, score as usual.
place-Castle-goal-2 = Winning the most cards (if tied: votes)
example-Castle = You have won 14 cards and your opponent 12. You win, whatever the factions think.
ruling-Castle = Count the cards before any Peasants walk over.
lesson-Castle = Here, only the number of cards counts. Win both tricks.
lesson-Castle-done = You won more cards, and nobody even asked the factions.
place-Underworld = Underworld
place-Underworld-effect = In tricks, a card of value 0 has strength 10.
example-Underworld = Your opponent leads Dw9. You follow with Dw0, which has strength 10, and win!
ruling-Underworld = Scoring uses the printed values.
lesson-Underworld = Here, a 0 has strength 10. Try it!
lesson-Underworld-done = Un0 had strength 10 and beat Un9.
place-Farmlands = Farmlands
place-Farmlands-effect = In tricks, a card of value 2 beats the rest of its faction: its strength is 1 more than the faction's highest value.
example-Farmlands = Your opponent leads Go9. You follow with Go2, which has strength 10, and win!
ruling-Farmlands = A 2 has strength 10, except for Peasants (13) and Raccoons (14). Scoring uses the printed values.
lesson-Farmlands = Here, a 2 is the strongest card of its faction. Try it!
lesson-Farmlands-done = Kn2 had strength 10 and beat Kn9.
place-Coast = Coast
place-Coast-effect = Phase 1: the loser of a trick takes the prize, and the winner takes the top card of the deck.
example-Coast = The prize is Kn9. Play low: the loser gets it!
ruling-Coast = Undead that are played still go to the winner. If you win with a Seer, you choose as usual. In an automatic trick of the Automatons, the winner takes the prize.
lesson-Coast = Here, the loser takes the prize. So lose!
lesson-Coast-done = You lost the trick, and Kn9 is now one of your followers.
place-Peaks = Windy Peaks
place-Peaks-effect = Before phase 2, each player secretly chooses three cards from their hand. Then swap them.
example-Peaks = Three of your followers can only lose. Give them away, and you get three cards that your opponent did not want.
lesson-Peaks = Choose three weak cards to give away. Then lead.
lesson-Peaks-done = You got rid of your weak cards, and you know three cards in your opponent's hand.
place-Desert = Endless Desert
place-Desert-effect = Before phase 1, each player secretly chooses five cards from their hand. Then swap them.
example-Desert = You have only two Dwarves. Give both away, and from the first trick on you can play anything when a Dwarf is led.
lesson-Desert = You give away five cards, and three are already chosen. Choose two more, then play.
lesson-Desert-done = Your opponent now has your low cards, and you know which they are.
place-Islands = Islands
place-Islands-effect = Phase 1: turn up two prizes. The winner takes one, the other goes under the deck, and the loser takes the top card of the deck. In the last trick, the loser gets the other prize.
example-Islands = The prizes are Kn8 and Go0. You win and take Kn8. Go0 goes under the deck, and your opponent draws the top card.
ruling-Islands = If you win with a Seer, you may take the top card of the deck instead of a prize. Then your opponent chooses a prize, and the other goes under the deck.
lesson-Islands = There are two prizes. Win the trick and take the better one.
lesson-Islands-done = You chose first, and the other prize went under the deck. Only in the last trick does the loser get it.
place-Plateau = Plateau
place-Plateau-effect = If you win three tricks in a row, your opponent leads the next one. Then the count starts again.
example-Plateau = You have won three tricks in a row. Now your opponent leads, and your count goes back to zero.
ruling-Plateau = If a Dragon, a Basilisk or an Automaton decides who leads, that player leads anyway. The count carries on from phase 1 into phase 2.
lesson-Plateau = You have won two tricks in a row. Win a third, and see who leads then.
lesson-Plateau-done = After three wins in a row, your opponent leads and the count starts again.
place-Swamp = Swamp
place-Swamp-effect = Before phase 2, each player secretly chooses two cards from their hand. Then show and discard them.
example-Swamp = Before phase 2, you discard two cards that your opponent would only have won from you.
lesson-Swamp = Choose two cards you do not need. Then lead.
lesson-Swamp-done = Your weak cards are gone, so nobody can win them from you.
place-Icebergs = Icebergs
place-Icebergs-effect = If you lose a trick, the next card you play gets +1 strength. The bonus never grows beyond +1.
example-Icebergs = You lost the last trick. Your opponent leads Dw6, and you play Do6 with strength 7. You win!
ruling-Icebergs = The bonus carries over from phase 1 into phase 2.
lesson-Icebergs = You lost the last trick, so your next card gets +1 strength. That is just enough!
lesson-Icebergs-done = Do6 had strength 7 and beat Un6.
place-kind-building = building
place-kind-landscape = landscape
word-play = play a card
word-take = take a card
word-choose = choose a card
word-name = choose a faction
word-draw = draw a card
word-building = building
word-landscape = landscape
word-row = row
word-column = column
word-object = an object
word-text = a text
word-whole-number = a whole number
word-true-or-false = true or false
word-list = a list
word-list-of-texts = a list of texts
word-list-of-texts-and-nulls = a list of texts and nulls
word-list-of-whole-numbers = a list of whole numbers
word-saved-object = it must be an object
word-saved-headers = headers must be an object of texts
word-saved-deal = deal must map names to lists of cards
word-saved-moves = moves must be a list
word-saved-move = a move must be an object
word-saved-texts = names, cards, moves and comments must be texts
word-no-card-on-board = there is no card on the board
word-no-card-here = there is no face-up card here
word-nobody-looks = nobody is looking at cards
word-nothing-to-choose = there is nothing to choose
word-no-field = there is no field to play on
word-no-card-to-play = the seat to play has no card
word-no-figure-to-play = the seat to play has no figure
word-no-power = no power is being used
word-other-power = the card just placed has another power
word-not-drawn = a power that is not in use cannot have drawn cards
reason-game-over = The game is over.
reason-game-not-over = The game is not over yet, so there is no result.
reason-no-such-seat = There is no seat { $seat }: the seats are numbered from 0 to { $last }.
reason-not-your-turn =
    { $seat ->
        [you] It is not your turn yet: the game is waiting for { $right }.
       *[other] It is not { $who }'s turn: the game is waiting for { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] You do not hold { $card }.
       *[other] { $who } does not hold { $card }.
    }
reason-already-chosen =
    { $seat ->
        [you] You have already chosen { $card }.
       *[other] { $who } has already chosen { $card }.
    }
reason-must-follow =
    { $seat ->
        [you] { $led } was led and you hold { $faction }: follow with one of them, or play a card that may stand in.
       *[other] { $led } was led and { $who } holds { $faction }: one of them must be played, or a card that may stand in.
    }
reason-not-offered = { $card } is not on offer.
reason-deck-not-offered = The deck is not on offer: take one of the prizes.
reason-faction-not-offered = { $faction } cannot be chosen now: choose { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Now you have to { $right }, not { $given }.
       *[other] Now { $who } has to { $right }, not { $given }.
    }
reason-bridge =
    { $seat ->
        [you] { $place }: you have more complete sets, { $most } to { $fewer }.
       *[other] { $place }: { $who } has more complete sets, { $most } to { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: you have won more cards, { $most } to { $fewer }.
       *[other] { $place }: { $who } has won more cards, { $most } to { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: you have at least twice as many cards, { $most } to { $fewer }, and so you lose.
       *[other] { $place }: { $who } has at least twice as many cards, { $most } to { $fewer }, and so loses.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: the last trick of phase { $phase } gives you an extra vote.
       *[other] { $place }: the last trick of phase { $phase } gives { $who } an extra vote.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: you were the first to win { $number } { $faction } in phase 2.
       *[other] { $place }: { $who } was the first to win { $number } { $faction } in phase 2.
    }
reason-culled =
    { $seat ->
        [you] { $place }: you discard { $number ->
                [one] one card
               *[other] { $number } cards
            } before scoring: { $cards }.
       *[other] { $place }: { $who } discards { $number ->
                [one] one card
               *[other] { $number } cards
            } before scoring: { $cards }.
    }
reason-advised-against =
    With { $players ->
        [one] one player
       *[other] { $players } players
    } the rulebook advises against { $faction }.
reason-bad-code = “{ $code }” is not a code for a faction: use a capital letter and a small letter.
reason-bad-place-code = “{ $code }” is not a code for a place: use one word of three or more letters that begins with a capital.
reason-bad-place-kind = “{ $kind }” is not a kind of place: a place is a building or a landscape.
reason-bad-players = The number of players must be a single digit.
reason-bad-seconds = A time limit must be a number of seconds above 0, not { $given }.
reason-bad-steps = A step limit must be a whole number above 0, not { $given }.
reason-bad-values = { $faction }: a card cannot have the value { $given }. Values are whole numbers from 0 to { $most }.
reason-code-taken = The code { $code } already belongs to { $owner }: choose another one for { $other }.
reason-draw-and-deal = Random places are drawn from a seed: if you give a deal, name the places.
reason-faction-not-in-play = The faction { $faction } is not in this game.
reason-faction-twice = { $faction } appear twice: a deck holds each faction only once.
reason-no-places =
    Magical places are for { $right ->
        [one] one player
       *[other] { $right } players
    }, not for { $players }.
reason-no-pair = A deck holds exactly one pair of factions: { $pairs }. This one has none.
reason-not-one-pair = A deck holds exactly one pair of factions: { $pairs }. This one has { $given }.
reason-seed-and-deal = Give either a seed or a deal, not both.
reason-seed-out-of-range = The seed { $seed } is out of range: take a whole number from 0 to 2^64 - 1.
reason-solve-phase-2 = Only phase 2 can be solved, because only there can all cards be known; this is phase 1.
reason-solve-two-players = Only games for two players can be solved; this one has { $players }.
reason-too-many-places = Only one { $kind } can be in play, not { $given }.
reason-too-many-players =
    At most { $most ->
        [one] one player
       *[other] { $most } players
    } can play with { $faction }, not { $players }: take another faction.
reason-unknown-deck = There is no deck “{ $name }”. Choose a ready-made one ({ $known }), or name the factions, such as “Go Kn Un Dw Do”.
reason-unknown-draw = Places cannot be drawn as “{ $name }”: choose { $known }.
reason-unknown-faction = There is no faction “{ $name }”. Choose from { $known }.
reason-unknown-place = There is no place “{ $name }”. Choose from { $known }.
reason-wrong-kind-of-place = { $place } is a { $kind }, not a { $wanted }.
reason-wrong-number-of-cards =
    { $faction } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a faction outside a pair must bring { $right }.
reason-wrong-number-of-factions =
    A deck for { $players ->
        [one] one player
       *[other] { $players } players
    } holds one pair and { $right ->
        [one] one other faction
       *[other] { $right } other factions
    }. Besides its pair this one has { $given }.
reason-wrong-number-of-players = Claim is for { $right } players, not for { $players }.
reason-wrong-size-of-pair =
    { $pair } would bring { $given ->
        [one] one card
       *[other] { $given } cards
    } into the deck; a pair must bring { $right }.
reason-unknown-bot = There is no bot “{ $name }”: the bots are { $right }.
reason-bad-bot-name = “{ $name }” cannot be the name of a bot: use at most { $most } small letters, digits and hyphens, and begin with a letter.
reason-bot-name-taken = There is already a bot { $bot }, made by { $maker }: choose another name for { $other }.
reason-bot-cannot-play = The bot { $bot } does not play { $game }, only { $right }.
reason-bot-not-made = The bot { $bot } could not be made: { $error }
reason-not-importable = Other processes cannot find { $thing }: define it at the top level of a module file that they can import, or play in one process.
reason-no-plugin = There is no module “{ $name }” to load as a plug-in: write its name as in an import statement, such as my_faction for the file my_faction.py.
reason-plugin-failed = The plug-in { $name } cannot be loaded: { $error }
reason-bad-lessons = The lessons in { $file } cannot be read: { $error }
reason-bad-lesson = The lesson { $lesson } in { $file } cannot be used: { $error }
reason-lesson-lacks-text = A lesson in { $file } lacks the text “{ $name }”.
reason-lesson-of-nobody = The lesson { $lesson } in { $file } must be named after the code of a home-made faction or place.
reason-lesson-taken = There is already another lesson { $lesson }: the one in { $file } needs another name.
reason-lesson-empty = The lesson { $lesson } in { $file } must not have an empty plan, task or done.
reason-bad-action = An action is a card to play (Go5), to take (+Go5, or +deck) or to choose (-Go5), or a faction to name (@Go).
reason-bad-card = Write a card as the code of its faction and its value, such as Go5.
reason-bad-comment = A comment may not contain braces or line breaks.
reason-bad-header = A header is written [Name "text"], with \\" for a quotation mark inside the text.
reason-bad-header-name = The name of a header consists of letters only and begins with a capital.
reason-bad-header-text = The header { $name } may not contain a line break.
reason-bad-line = This line must begin with “{ $right }”.
reason-bad-mark = “{ $mark }” does not say who knows a card: write * for everyone, or the letters of seats.
reason-bad-move = Write an action in a record with its seat, such as A:{ $example }.
reason-chance-missing = Chance acts here, but what it did (chance:…) is missing.
reason-line-unfinished = All the actions of “{ $label }” must be on one line.
reason-no-chance = Chance does not act here.
reason-bad-number = This must be a whole number from { $least } to { $most }.
reason-bad-seat = Write a seat as its letter: { $right }.
reason-seat-twice = Name every seat exactly once.
reason-cards-missing = These cards are missing: { $cards }. A position must place every card.
reason-cards-nowhere = This view does not say where these cards could be: { $cards }.
reason-comment-before-words = A comment must follow the word it is about.
reason-deal-card = { $card } cannot be dealt to { $whom }.
reason-deal-count =
    { $whom } must get { $right ->
        [one] one card
       *[other] { $right } cards
    }, not { $given }.
reason-deal-late = The deal must come before all actions.
reason-deal-missing = The deal for { $whom } is missing.
reason-deal-not-codes = A deal gives each place (A, deck, …) a text of card codes, separated by spaces.
reason-deal-twice = The deal for { $whom } is given twice.
reason-deal-unknown = Cards are dealt to { $right }, not to “{ $whom }”.
reason-deck-in-phase-2 =
    After phase 1 the deck and the prizes are used up, but here { $given ->
        [one] one card is
       *[other] { $given } cards are
    } left.
reason-early-result = The header names a winner, but the game is not over.
reason-header-after-body = Headers must come before everything else.
reason-header-missing = The header { $name } is missing.
reason-header-twice = The header { $name } is given twice.
reason-no-options = Give at least one option.
reason-no-position = A position begins with the codes of its factions, such as “Go Kn Un Dw Do | …”.
reason-no-record = A game that began from a position has no record, because its deal is not known.
reason-no-winner = Cards are taken only after a trick has been won: say who won it, and how many have taken a card.
reason-nobody-to-play = The seat that is to play has no card in hand.
reason-not-in-order = Cards are played clockwise, beginning with the leader, one by each seat.
reason-not-saved = This is not a saved game in JSON: { $what }.
reason-other-game = This is a record of “{ $game }”, not of { $right }.
reason-position-too-long = A position has at most { $most } characters; this one has { $given }.
reason-record-too-long = A record has at most { $most } characters; this one has { $given }.
reason-rules-version = This record follows version { $given } of the rules; this program plays only version { $right }.
reason-section-twice = The section “{ $word }” is given twice.
reason-stray-brace = A comment is text between { "{" } and { "}" } on one line, without braces inside.
reason-too-many-of-card =
    { $card } is in this game only { $right ->
        [one] once
       *[other] { $right } times
    }.
reason-trick-is-full = Everyone has already played to this trick: the position must ask for something else.
reason-two-comments = A word has at most one comment.
reason-unequal-hands = In phase 1 everyone must have the same number of tricks to go, not { $given }.
reason-unknown-card = There is no card { $card } in this game.
reason-unknown-power = There is no power { $code } in this game.
reason-unknown-section = No section of a position begins with “{ $word }”.
reason-unknown-step = The step must be { $right }.
reason-unplayable = This position cannot arise in a game: it cannot be played to the end.
reason-wrong-number-of-values =
    This section takes { $right ->
        [one] one value
       *[other] { $right } values
    }.
reason-wrong-result = According to the header, { $given } won, but by the rules it is { $right }.
reason-wrong-size-of-deck = In phase 1 the deck and the prizes hold one card for every seat and every trick to go: { $right }, not { $given }.
reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Decide about this power first: { $power }. Choose one of the answers on offer.
       *[other] Now { $who } has to decide about this power: { $power }. Possible answers: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Now draw a card: one from the display, or the top card of the draw pile.
       *[other] Now { $who } has to draw a card: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Now place a card: choose which one, and where.
       *[other] Now { $who } has to place a card, such as Go@1,0.
    }
reason-kingdoms-bad-action = An action is a card and a field (Go@-1,2), a field (@1,0), a card to take (+Go, or +pile), two cards to keep (=Go,Kn), or one of the words use, pass, row, column, done.
reason-kingdoms-bad-card = Write a card as the code of its faction, such as Go.
reason-kingdoms-bad-code = “{ $code }” is not a code for a faction: use a capital letter and a small letter.
reason-kingdoms-bad-field = Write a field as two numbers from -99 to 99, such as -1,2.
reason-kingdoms-bad-knowledge = What a player knows must fit the cards, and this does not.
reason-kingdoms-bad-tile = Write a card on the board as Go@1,0, with :A, :B, :AB or :down after it if needed.
reason-kingdoms-bad-value = This must be { $right }.
reason-kingdoms-code-taken = The code { $code } already belongs to { $owner }: choose another one for { $other }.
reason-kingdoms-deal-of-what = A deal does not say which factions are in the game: name them too.
reason-kingdoms-empty-pile = The draw pile is empty.
reason-kingdoms-faction-twice = { $faction } appear twice: a game has each faction only once.
reason-kingdoms-far-away = { $field } touches no card on the board.
reason-kingdoms-field-occupied = There is already a card on { $field }.
reason-kingdoms-field-taken = There are two cards on { $field }: a field holds only one.
reason-kingdoms-no-position = A position begins with the codes of its factions, such as “Go Dw … | …”.
reason-kingdoms-not-in-display = { $card } is not in the display.
reason-kingdoms-nothing-asked = Nobody can be asked anything in this position: { $what }.
reason-kingdoms-number-of-factions =
    A game is played with { $right ->
        [one] one faction
       *[other] { $right } factions
    }, not with { $given }.
reason-kingdoms-only-corner = { $field } touches a card only at a corner: the two must share a side.
reason-kingdoms-only-face-down = { $field } touches only face-down cards.
reason-kingdoms-too-many =
    { $card } is in this game only { $right ->
        [one] once
       *[other] { $right } times
    }.
reason-kingdoms-unknown-card = There is no card { $card } in this game.
reason-kingdoms-unknown-faction = There is no faction “{ $name }” in Claim Kingdoms. Choose from { $known }.
reason-kingdoms-wrong-hand =
    A hand has at most { $most ->
        [one] one card
       *[other] { $most } cards
    }.
reason-kingdoms-wrong-pile = These are not exactly the cards of the draw pile.
reason-kingdoms-wrong-supply =
    Seat { $seat } has { $right ->
        [one] one figure
       *[other] { $right } figures
    } in all, not { $given }.
reason-no-choice-Do = There is no neighbour on { $choice } whose power could be used here.
reason-no-choice-Gi = There is no face-up neighbour on { $choice }.
reason-no-choice-Gn = There is no neighbour on { $choice } without a figure of yours.
reason-no-choice-Kn = There is no neighbour on { $choice } with an opponent's figure.
reason-no-choice-Se = { $choice } are not two of the cards you hold or are looking at.
reason-no-choice-Tr = There is another Troll in the { $choice }: it gives no points.
reason-no-choice-Un = You cannot swap on { $choice }: your opponent must have a figure there, and you must have none.
reason-kingdoms-imagine-for-whom = A spectator does not play: worlds can be imagined only from what a seat sees.
reason-kingdoms-imagine-when = While the draw pile is being shuffled, nobody has anything to think about.
reason-setup-players = { $game } is a game for { $right } players, not for { $given }.
reason-setup-places = { $game } is played without buildings and landscapes.
reason-setup-deck = { $game } is always played with the same pieces: leave the deck out.
reason-setup-first = In { $game } nobody goes first: do not name a seat for it.
reason-game-taken = There is already another game “{ $name }”: choose another code or title.
reason-sign-in-first = First say who you are: choose a name, sign in, or send a token.
reason-wrong-password = The name or the password is wrong.
reason-name-taken = The name { $name } is already taken.
reason-bad-name = A name has 1 to { $most } letters, digits, spaces, dots, hyphens or underscores.
reason-name-reserved = { $name } is the name of a bot, or looks like it: choose another.
reason-bad-password = A password has { $least } to { $most } characters.
reason-already-account = You already have an account.
reason-no-account = You have no account yet.
reason-still-playing = Finish or give up your running games first.
reason-no-such-token = There is no such token.
reason-too-many-tokens =
    You cannot have more than { $most ->
        [one] one token
       *[other] { $most } tokens
    } at once: delete one first.
reason-no-such-table = There is no such table, or it is private and you are not invited.
reason-game-not-found = There is no such game, or it is private and you are not invited.
reason-no-such-player = There is no such player.
reason-seat-taken = Seat { $seat } is taken.
reason-table-full = All seats are taken.
reason-already-seated = You are already sitting at this table.
reason-not-seated = You are not sitting at this table.
reason-not-host = Only the player who opened the table may do this.
reason-table-started = The game has begun, so this can no longer be changed.
reason-table-not-over = The game at this table is not over yet.
reason-table-closed = This table is closed.
reason-seats-free = There are free seats: wait for players, or let bots sit down.
reason-rated-without-bots = Rated games are for people only, without bots.
reason-no-opponent = The bot { $bot } cannot be an opponent: choose { $right }.
reason-too-many-tables =
    You are already sitting at { $most ->
        [one] one table
       *[other] { $most } tables
    }: leave one first.
reason-too-many-open-tables =
    You already have { $most ->
        [one] one public table
       *[other] { $most } public tables
    } waiting for players: start or leave one first.
reason-other-commitment = This word answers another commitment: look at the table again, and give a word for the next deal.
reason-stale = The game has moved on: this was chosen at version { $given }, and now it is at version { $right }.
reason-future-version = The game is at version { $right }; version { $given } is yet to come.
reason-key-used = This key has already been used for something else.
reason-bot-plays = A bot is playing for this seat: take it back first if it is yours.
reason-no-bot-plays = No bot is playing for this seat.
reason-no-offer = There is no offer for you to answer.
reason-offer-open = There is already an offer on the table.
reason-bad-offer = You can offer “undo”, or “stand-in” for another seat.
reason-nothing-to-undo = You have not made a move that could be taken back.
reason-undo-too-late = This cannot be taken back: someone has already moved, or something hidden has been seen.
reason-undo-rated = In a rated game against bots, moves cannot be taken back.
reason-undo-without-consent =
    { $seat ->
        [you] A bot is playing for you, and you would have to agree: nothing can be taken back.
       *[other] A bot is playing for { $who }, who would have to agree: nothing can be taken back.
    }
reason-not-gone =
    { $seat ->
        [you] You have not kept the table waiting for long enough.
       *[other] { $who } has not kept the table waiting for long enough.
    }
reason-running = While the game is running, you can see this only from your own seat.
reason-no-hints = You get hints only if all your opponents are bots and the game is not rated.
reason-no-such-lesson = There is no lesson “{ $name }”.
reason-lesson-over = This lesson is over: start it again to try something else.
reason-malformed = Something else was expected here: { $what }
reason-bad-character = This text contains a character that cannot be stored.
reason-store-fails = This could not be saved, so it did not happen. Try again.
reason-store-corrupt = The database is damaged.
reason-store-full = The disk takes no more data.
reason-store-locked = Another program keeps the database locked.
reason-store-read-only = The database is read-only.
reason-store-frozen = The database does not answer.
reason-too-fast = That was a bit too fast. Please slow down.
reason-too-slow = That took too long, so the server has closed the connection.
reason-too-many-connections = Too many connections come from your address. Close some and try again.
reason-too-many-attempts = The password was wrong too often. Wait a few minutes and try again.
reason-server-full = The server has too much to do right now. Try again in a moment.
reason-head-too-long = The headers of the request are too long: { $most } bytes at most.
reason-address-too-long = The address of the request is too long: { $most } bytes at most.
reason-body-too-long = The request is too long: { $most } bytes at most.
reason-nested-too-deeply = The JSON is nested too deeply.
reason-header-too-long = The header { $name } of the record is too long: { $most } characters at most.
reason-foreign-origin = Requests from { $origin } are not accepted here.
reason-not-found = There is nothing here.
reason-not-allowed = That is not possible here.
reason-server-fault = Something went wrong on our side. The server's log has the details.
reason-shutting-down = The server is shutting down: come back in a moment.
reason-setting-out-of-range = The setting { $name } must be from { $least } to { $most }, not { $given }.
reason-setting-too-small = The setting { $name } must be at least { $least }, not { $given }.
reason-bad-origin = { $given } is not an origin: give a scheme and a host, such as https://example.org.
reason-bad-proxy = { $given } is not the address of a proxy: give an IP address or a network, such as 10.0.0.0/8.
reason-bad-database-url = The database must be a PostgreSQL URL, such as postgresql://user@host/name.
reason-sqlite-workers = An SQLite file serves only one worker: for { $given } use a PostgreSQL database.
reason-no-such-host = The host { $host } cannot be found: { $what }.
reason-port-taken = Port { $port } is already in use: choose another --port, or 0 for any free one.
reason-cannot-listen = The server cannot listen on { $host }, port { $port }: { $what }.
reason-bad-data-directory = The data directory { $path } cannot be used: { $what }.
reason-database-fails = The database cannot be used: { $what }.
reason-database-corrupt = The database { $path } is damaged ({ $what }): restore a backup, or see what \`claimant admin check\` finds.
reason-database-full = { $path } cannot be written: the disk takes no more data.
reason-database-locked = The database { $path } is locked by another program.
reason-database-read-only = The database { $path } is read-only: give the server the right to write to it and to its directory.
reason-not-a-store = { $path } is not a database of Claimant.
reason-newer-database = The database was made by a newer version of Claimant: install that version.
reason-no-database = There is no database at { $path }.
reason-file-exists = { $path } already exists: choose another name, or remove it first.
reason-database-exists = There is already a database at { $path }: --replace puts the backup in its place and keeps the old one beside it.
reason-database-not-empty = The database { $path } is not empty: restore into a new one.
reason-cannot-replace = --replace is only for SQLite files: with PostgreSQL, restore into an empty database.
reason-not-a-backup = { $path } is not a sound backup: { $what }.
reason-cut-off-backup = { $path } is not a sound backup: its end is missing.
reason-server-running = A server is using the database { $path }: stop it first.
reason-program-failed = { $program } failed: { $what }
reason-program-missing = { $program } is not installed.
reason-bad-field = The field “{ $name }” is missing or is not { $right }.
reason-bad-pairs = The number of pairs must be a whole number above 0, not { $given }.
reason-bad-processes = The number of processes must be a whole number above 0, not { $given }.
reason-too-few-bots = A match needs at least two bots.
reason-bot-twice = { $name } appears twice. With different limits it counts as two bots: { $name }@100 { $name }@200.
reason-bad-limit = Write a limit after a name in seconds (regent@0.5s) or in steps (regent@500).
reason-bot-failed = { $bot } failed in pair { $pair }, game { $game }, seat { $seat }, against { $other } (seed { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = A process died { $number } times over the same job. Either memory runs out, or a script starts processes without checking that it is __main__.
reason-worker-version = A worker runs version { $other } of Claimant, and this is { $own }: install the same version everywhere.
reason-no-dask = A cluster needs Dask: install claimant[cluster], for instance with pip install "claimant[cluster]".
reason-no-cluster = There is no Dask scheduler at { $address }: { $what }
reason-no-workers = The scheduler at { $address } has no workers yet: start some with dask worker { $address }
reason-bad-shard = Write a part of a run as 2/5, the second of five, not { $given }.
reason-seconds-on-cluster = { $bot } thinks for a number of seconds, which is not the same on every machine of a cluster: give it a number of steps instead, such as regent@500.
reason-no-such-game = There is no game “{ $name }”: the games are { $right }.
reason-extra-missing = This needs { $packages }: install { $extra }.
reason-not-that-action = Action { $id } is not allowed here: the mask shows which are.
reason-no-layout = There are no observations for the game “{ $name }”, only for { $right }.
reason-table-kind = The name of a table must end in { $known }; “{ $name }” does not.
reason-no-polars = A .parquet table needs polars: install claimant[lab], for instance with pip install "claimant[lab]". A .csv table needs nothing.
reason-exists = { $name } already exists: choose another name, or remove it first.
reason-not-empty = { $name } is not an empty directory: choose another one for the records.
reason-no-directory = There is no directory { $name }.
reason-not-a-run = { $name } is not a run file.
reason-no-run = There is no file { $name }.
reason-other-run = { $name } holds another run: use another file.
reason-broken-line = Line { $line } of { $name } is broken: remove it, and its deal is played again.
name-you = You
name-opponent = Opponent
name-partner = Partner
name-seat = Seat { $letter }
team-own = Your team
team-other = The other team
team-seats = Team { $letters }
trick = Trick
trick-number = Trick { $number }
trick-number-of = Trick { $number } of { $total }
prize =
    { $count ->
        [one] Prize
       *[other] Prizes
    }
deck = Deck
hand = Hand
your-hand = Your hand
followers = Followers
score-pile = Score pile
display = Display
discard = Discard pile
table-waiting = Waiting on the table
reserve = Reserve
buried = Face-down discards
places-in-play = Places
factions-in-play = Factions
cards-counted =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
followers-counted =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
cards-none = empty
face-up = face up
face-down = face down
value = Value
strength = Strength
card-open = Show what { $card } does
phase-1 = Phase 1
phase-2 = Phase 2
phase-3 = Scoring
phase-1-goal = Recruiting followers
phase-2-goal = Winning votes
round = Round
your-turn = Your turn
waiting-for = Waiting for { $who } …
leads = leads
votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
votes-now = Votes so far
votes-now-for = Votes now for
nobody = Nobody
tie = Tie
nothing-played = Nothing played yet
game-over = The game is over
you-win = You win!
you-lose = You lose this time
shared-victory = A shared victory
winner = Winner
why = Why
ask-play-lead = You lead: play any card.
ask-play-free = You may play any of your cards.
ask-play = You must follow: play one of the allowed cards.
ask-take = Which prize do you take?
ask-take-deck = The top card of the deck is { $top }. Which card do you take?
ask-choose-Au =
    { $seat ->
        [you] Your Automaton wins this trick for you without a fight. Discard one card face down; nobody else will see it.
       *[other] An Automaton wins this trick for { $who } without a fight. Discard one card face down; nobody else will see it.
    }
ask-choose-Desert =
    { $power }: choose { $count ->
        [one] one card
       *[other] { $count } cards
    } to swap with { $other }.
ask-choose-Peaks =
    { $power }: choose { $count ->
        [one] one card
       *[other] { $count } cards
    } to swap with { $other }.
ask-choose-Swamp =
    { $power }: choose { $count ->
        [one] one card
       *[other] { $count } cards
    } to discard.
ask-choose =
    { $power }: choose { $count ->
        [one] one card
       *[other] { $count } cards
    }.
ask-name-Ra = Your loot helps the faction you have the fewest cards of, and several are tied. Which one do you choose?
ask-name = { $power }: choose a faction.
chosen-so-far = Chosen so far: { $cards }
answer-prize = Prize: { $card }
answer-deck = From the deck: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = What do you do?
plain-answer = { $action }
plain-ending = { $winners } won, { $totals }.
memory = Memory aid
memory-text = What you could know with a perfect memory
memory-lacks =
    { $seat ->
        [you] You hold none of these: { $factions }
       *[other] { $who } holds none of these: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
memory-more = and { $count } more
memory-deck = Deck, from the top
memory-among = They are among these: { $cards }
memory-in-deck = { $count } in the deck
memory-in-box = { $count } out of the game
memory-in-reserve = { $count } in the reserve
memory-in-hand =
    { $seat ->
        [you] { $count } in your hand
       *[other] { $count } in { $who }'s hand
    }
memory-in-followers =
    { $seat ->
        [you] { $count } among your followers
       *[other] { $count } among { $who }'s followers
    }
memory-in-buried =
    { $seat ->
        [you] { $count } among your face-down discards
       *[other] { $count } among { $who }'s face-down discards
    }
button-confirm = Confirm
button-cancel = Cancel
button-close = Close
button-back = Back
button-next = Next
button-undo = Undo
button-rematch = Rematch
button-replay = Replay
button-hint = Hint
button-log = Log
button-rules = Rules
button-resign = Give up
button-share = Share
button-copy-link = Copy link
link-copied = Link copied
button-download = Download record
button-open-file = Open a record file
home = Home
play-now = Play now
play-friend = Play with a friend
play-friend-text = Send a link, no account needed
lobby = Lobby
lobby-empty = Nobody is waiting yet. Open a table!
continue-games = Continue my games
watch = Watch
learn = Learn to play
deck-of-the-day = Deck of the day
deck-of-the-day-own = Deck of the day, our own mix
choose-deck = Choose a deck
pair = Pair
pairs = Pairs
places-random = Random places
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
player = Player
game = Game
seat-free = Free seat
bot = Bot
sit-here = Sit here
start-game = Start the game
game-claim = Claim
game-kingdoms = Claim Kingdoms
settings = Settings
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
theme-system = Same as device
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = No motion
sound = Sound
plays-last = Play a forced last card automatically
keys = Keyboard shortcuts
key-hand = Go to your hand and move through it
key-value = Jump to the next card of that value
key-play = Play the card, or choose
key-space = Space
key-skip = Skip what is being shown
on = On
off = Off
replay-step = Step { $number } of { $total }
replay-first = To the start
replay-last = To the end
connection-lost = Connection lost. Trying again …
not-sent = Your move has not been sent yet.
page-missing = This page does not exist.
page-missing-text = Not even the Seers know where it went. The address may be mistyped, or the link too old.
something-wrong = Something went wrong: { $what }
loading = One moment …
skip-to-content = Skip to content
pages = Pages
messages = Messages
my-games = My games
learn-short = Learn
account = Account
table = Table
button-reload = Reload the page
page-broken = This page could not be loaded. The server may have been updated in the meantime.
reason-offline = We cannot reach the server. Check your connection and try again.
guest-name = Guest { $number }
name-guest = { $name } (guest)
guest = guest
fan-work = An independent fan project, with rules in our own words and pictures of our own.
home-title = The throne is empty
home-text = Recruit followers, then win votes: a quick trick-taking game of rival factions for two to four players.
home-against = Opponent
home-first-deck = Best for beginners
home-more = More ways to play
home-setup = Set up a table
home-setup-text = Your own deck, magical places, two to four players
home-lobby-none = Meet other players, or watch them play
home-lobby-text =
    { $count ->
        [one] One public table right now
       *[other] { $count } public tables right now
    }
home-learn-text = A guided first game, in five minutes
home-kingdoms-text = Build a shared kingdom, card by card
home-replay = Open a record
home-replay-text = Step through a saved game
games-none = You have not played any games here yet.
games-running = In progress
games-finished = Finished
games-more = Older games
game-with = With { $others }
game-your-turn = Continue
game-won = Won
game-lost = Lost
game-alone = On your own
setup-title = Set up a table
setup-game = What do you want to play?
setup-players = How many players?
setup-deck = Deck
setup-ready-made = Ready-made
setup-own = Your own
setup-kingdoms-deck = Factions
setup-kingdoms-random = Random
setup-kingdoms-random-text = Seven of the ten factions, drawn at random for each game
setup-chosen-of = { $count } of { $total } chosen
setup-fill = Fill at random
setup-clear = Clear all
setup-nothing-chosen = Choose the factions for your deck.
setup-pair = One pair of factions
setup-factions =
    { $count ->
        [one] One more faction
       *[other] { $count } more factions
    }
setup-places = Magical places
setup-places-none = None
setup-places-random = Random
setup-places-chosen = Choose
setup-places-draw = What should be drawn?
setup-draw-building = A building
setup-draw-landscape = A landscape
setup-draw-both = One of each
setup-buildings = Buildings
setup-landscapes = Landscapes
setup-seats = Who plays?
setup-you = You
setup-person = A person
setup-seat = Seat { $number }
setup-more = More options
setup-visibility = Who can join?
setup-private = Anyone with the link
setup-public = Everyone
setup-pace = Pace
setup-pace-live = In one sitting
setup-pace-unhurried = Over a few days
setup-match = Match
setup-match-single = One game
setup-match-duplicate = Same cards for all
setup-match-duplicate-text = The same deal is played again with the seats swapped, so that luck evens out.
setup-rated = Rated
setup-rated-text = The result counts towards your rating. No bots.
setup-word = A word for the shuffle
setup-word-text = Any word you like goes into the shuffle. After the game, everyone can check that nobody fixed the deal.
button-add-word = Add
word-added = Your word is in the shuffle.
word-commitment = The server is already bound to this deal:
setup-summary = Your table
setup-is-fine = Ready to play.
setup-play = Play
setup-open = Open the table
setup-advised-against = A word of warning:
setup-first-claim = Who leads?
setup-first-kingdoms = Who begins?
setup-first-lot = Chance decides
setup-first-claim-text = By the rules, the youngest player leads: ask who that is, and choose here. In later games at this table, the leader is chosen at random.
setup-first-kingdoms-text = By the rules, the younger player decides: ask, and choose here. In later games at this table, it is decided at random.
first-claim = Leads the first trick: { $name }
first-other = Begins: { $name }
waiting-title = Your table
waiting-title-other = { $name }'s table
waiting-share = Send this link to the other players
waiting-share-public = This table is in the lobby. You can also send this link.
waiting-seats = Seats
waiting-host = Host
waiting-bot = Let a bot play
waiting-bot-away = Send the bot away
waiting-start-when-full = The game can start once all seats are taken.
waiting-for-host = The game starts when { $name } says so.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-closed = This table has been closed.
waiting-name = Your name
table-missing = This table cannot be shown
next-game-begun = The next game has begun.
next-game = Next game
lobby-open = Waiting for players
lobby-running = Games to watch
lobby-none-running = There are no public games right now.
lobby-more = More tables
lobby-join = Join
lobby-new = Open a public table
lobby-seats-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
lobby-places = With: { $places }
account-guest = You are playing as a guest: no account, no e-mail. Everything is kept in this browser.
account-nobody = You need no account to play. When you start, you get a guest name, and you can change it here.
account-is = You have an account.
account-name = Name
account-rename = Change name
account-take-name = Use this name
account-renamed = Your name is now { $name }.
account-make = Create an account
account-make-text = With a password you can sign in from anywhere and keep your games.
account-password = Password
account-made = You can now sign in with your name and password.
account-sign-in = Sign in
account-sign-in-text = Already have an account?
account-sign-out = Sign out
account-sign-out-guest = You are a guest: once you sign out, you cannot come back as this player.
account-sign-out-everywhere = Sign out everywhere
account-signed-out-everywhere = You are signed out on all devices.
account-sessions = Where you are signed in
account-sessions-text = Do you see a device that you do not know? Sign out there, and change your password.
account-session-device = { $browser } on { $system }
account-session-unknown = Unknown device
account-session-this = This device
account-session-times = since { $since }, last seen { $seen }
account-session-end = Sign out: { $device }
account-password-change = Change password
account-password-old = Current password
account-password-new = New password
account-password-changed = Your password is changed. Other devices have to sign in again.
account-tokens = Tokens for programs
account-tokens-text = With a token, a program of your own can play for you.
account-token-label = What is it for?
account-token-make = Create a token
account-token-shown = You will see this only once. Copy it now:
account-token-delete = Delete token { $label }
account-token-unnamed = unnamed
account-delete = Delete my data
account-delete-text = Your name, password, tokens and rating will be deleted. Finished games stay, without your name. This cannot be undone.
account-delete-sure = Do you really want to delete your data?
account-deleted = Your data has been deleted.
`;export{e as default};