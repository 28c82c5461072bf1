### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = How to play Claim
rules-intro = The whole game, from the first card to the last vote. Every picture shows a real position; a gold edge marks a card that has won or has just arrived.
rules-rulings = The hard cases are decided in the rulings.
rules-in-short = Summary
rules-print = Print this page

## How the game goes.

rules-goal-title = What it is about
rules-goal = The throne is empty, and you want it. Each faction of the kingdom has one vote and gives it to the player who has won the most of its cards. Whoever gets the most votes wins.
rules-course-title = Two phases
rules-course = In phase 1 you use the cards you were dealt to win better ones: your followers. In phase 2 these followers are your hand, and every card you win counts towards a vote. So win the cards you want to hold later, and lose cheaply where the prize is not worth a good card.
rules-table-title = The table
rules-table-1 = Your hand. Only you see it.
rules-table-2 = The deck, face down. The number says how many cards are left.
rules-table-3 = The prize: the open card that this trick is fought for.
rules-table-4 = The trick: one card from each player.
rules-table-5 = Your followers: the cards you have won in phase 1, face down.
rules-table-6 = Your score pile: the cards you have won for good, face up.
rules-table-7 = The discard pile: cards that count for nobody.
rules-table-8 = The arrow marks the leader, who plays first. In the pictures you are A, at the bottom. Other signs: a fan is a hand, an eye is a display of cards lying open before their owner.
rules-card-title = A card
rules-card-1 = The value, the number printed on the card.
rules-card-2 = The faction, shown by emblem and colour. A card always belongs to the faction printed on it.
rules-card-3 = The strength, the number the card fights with in this trick. Usually it is the value; powers and places can raise it. Outside the trick only the value counts.
rules-setup-title = Setting up
rules-setup-1 = Choose a deck: one pair of factions and three more, 52 cards in all. For your first game take Goblins, Knights, Undead, Dwarves and Doppelgängers.
rules-setup-2 = Shuffle, and deal 13 cards to each player. The other 26 are the deck, face down in the middle.
rules-setup-3 = The youngest player leads the first trick. On a computer the leader is drawn by lot, unless you name one.
rules-setup-Ra = With Raccoons, shuffle the fourteen and put four aside unseen. Deal the other factions first, then shuffle the ten Raccoons into the cards that are left: that is the deck. So nobody starts with a Raccoon.
rules-setup-Ph = With Phoenixes, shuffle the ten Phoenix Fires and lay them beside the deck, face down, as a pile of their own.
rules-trick-title = A trick
rules-trick = The leader plays any card. Then the other player plays one.
rules-follow-title = Following
rules-follow = If you hold a card of the led faction, you must play one. If you hold none, you may play anything, but you will rarely win. A Doppelgänger may always be played instead.
rules-win-title = Who wins a trick
rules-win = The stronger card of the led faction wins; a Doppelgänger counts as one. If both are equally strong, or if the second card is of another faction, the leader wins. There are two exceptions: a Knight beats a led Goblin, and a Basilisk beats a card of equal strength. The winner leads the next trick, unless a power or a place says otherwise.
rules-win-example = Your opponent leads Dw4. You hold Dw2, Dw8 and Go9, so you must play a Dwarf: Dw8 wins, Dw2 loses. Without a Dwarf you could play Go9, but it would lose.
rules-phase-1-title = Phase 1: recruiting followers
rules-phase-1 = You play one trick for each card in your hand, 13 in all. Each goes like this:
rules-phase-1-1 = Turn up the top card of the deck: the prize.
rules-phase-1-2 = Play a trick.
rules-phase-1-3 = The winner puts the prize face down on their followers. The loser takes the top card of the deck, looks at it, shows it to nobody and puts it on theirs.
rules-phase-1-4 = The cards played go to the discard pile, except Undead and what a Basilisk has caught.
rules-next-title = From phase 1 to phase 2
rules-next = After the last trick, deck and hands are empty. Take your followers into your hand. Whoever won the last trick leads, unless a Dragon or the Plateau names somebody else.
rules-phase-2-title = Phase 2: winning votes
rules-phase-2 = There are no prizes now. The winner of a trick puts the cards played into their score pile, face up, unless a power sends them elsewhere. The phase ends when a player has no card left after a trick. Any cards the other still holds are discarded.
rules-scoring-title = Scoring
rules-scoring = Sort your score pile by faction. Each faction votes for the player with more of its cards. If both have the same number, the highest card decides, then the second highest, and so on. If these are all equal, or nobody has any, that faction does not vote. Whoever has the most votes wins.
rules-scoring-picture = The number in a coloured disc has the vote. This is the scoring of the game that is told below.
rules-tie-title = Equal votes
rules-tie = If the votes are equal, each player counts the cards in the factions that voted for them: more cards win. If these are equal too, the higher sum of their values wins. If still equal, the victory is shared.

## A whole game.

rules-sample-title = A whole game
rules-sample = Two bots, A and B, play with the first deck. A leads the first trick. This is phase 1, trick by trick:
rules-sample-phase-2 = In phase 2 each plays with the followers they have recruited. “To A” and “to B” say who gets the cards:
rules-sample-scoring = This is how the game was scored. In brackets are the values of the cards:
rules-sample-trick = Trick
rules-sample-prize = Prize
rules-sample-led = Led
rules-sample-answer = Answer
rules-sample-winner = Winner
rules-sample-drawn = The loser draws
rules-sample-power = Power
rules-sample-to = To { $seat }
rules-sample-vote = Vote
rules-sample-votes = Votes
rules-sample-why = Decided by
rules-sample-why-cards = more cards
rules-sample-why-highest-card = higher card
rules-sample-why-other = by its power
rules-sample-why-none = no vote

## Decks.

rules-decks-title = Decks
rules-decks = Every mix is another game. A deck has one pair of factions and three more; with three or four players, five more. A pair comes whole or not at all. These are the pairs:
rules-decks-ready = Some decks are ready to play. Claim and Claim 2 are the factions of those two boxes. All others are our own line-ups, and so is what joins a deck with three or four players.
rules-deck = Deck
rules-deck-factions = Factions
rules-deck-joining = With three or four players also

## Factions and places.

rules-factions = All factions at a glance:
rules-faction = Faction
rules-box = Box
rules-cards = Cards
rules-values = Values
rules-box-claim = Claim
rules-box-claim2 = Claim 2
rules-box-anniversary = 5th Anniversary Edition
rules-box-maps = Reinforcements: Maps
rules-loot = Which Raccoons carry loot is our own interpretation, since the rulebooks do not say. If you own the cards, go by them.
rules-places-title = Magical places
rules-places = With two players you may add a building, a landscape, or one of each, drawn by lot or chosen. They lie open from the start and apply to both players. If a place and the power of a faction disagree, the power wins.
rules-buildings = Buildings change who wins at the end.
rules-landscapes = Landscapes change how tricks are played. Scoring always uses the printed values.

## More players.

rules-more-players-title = Three and four players
rules-more-players-1 = The deck has one pair and five more factions: 72 cards and seven votes. With three players everybody gets 12 cards, with four 9; the other 36 are the deck.
rules-more-players-2 = Basilisks, Phoenixes, Unicorns and the magical places are for two players only. Trolls are allowed, but better left out.
rules-more-players-3 = Everybody plays one card, clockwise from the leader.
rules-more-players-4 = Two prizes are turned up. The best card takes one of them, the second best gets the other. The third and then the fourth take the top card of the deck, unseen by the others.
rules-more-players-5 = With four, the players sitting opposite each other are partners. They put their score piles together, and win or lose together.
rules-ranking-title = How the cards rank
rules-ranking = If a Goblin was led, Knights come first. Next come the led faction and Doppelgängers, then all other cards. Within each group the stronger card is better; of equally strong cards the one played earlier.

## Hard cases.

rules-order-title = When several powers meet
rules-order = After a trick of phase 2 the cards are collected in this order: the Basilisk's catch, Dwarves, Giants, Trolls, Gnomes and Griffins, then the rest for the winner. After that Phoenix Fires are drawn.
rules-count-title = The order of scoring
rules-count-1 = Gnomes and Griffins in a display join their owner's score pile. Partners put their piles together.
rules-count-2 = Monastery, Castle or Bridge may decide the game at once.
rules-count-3 = Pyramid, Ruins or Fortress discard cards.
rules-count-4 = Peasants without a Royal change sides.
rules-count-5 = Loot is added, and Vikings count double.
rules-count-6 = The factions vote. Bards, Lighthouse and Tower count in their own way.

## For those who know other games.

rules-known-title = What is different from what you know
rules-known-whist-title = You play whist
rules-known-whist = You follow as usual, but there are no trumps, and of equal cards the first wins. A trick of phase 1 brings no points: you fight for the prize beside it, and the loser gets a card too, often a better one. What you gather there is your hand for phase 2, so remember what your opponent has won.
rules-known-claim-title = You know only the first Claim
rules-known-claim = All of it still holds. New are two more pairs, cards that lie open before you in phase 2 (Gnomes, Griffins), powers that work only when the votes are counted (Peasants, Bards, Raccoons, Vikings), and magical places. If a faction ties, the highest card decides.
rules-known-group-title = You are three or four
rules-known-group = Second place is worth something: it gets the other prize. Dwarves go to the weakest card, not simply to the loser. With four, your partner's cards are yours when it comes to scoring, so let your partner win.

## What pictures show, for those who do not see them.

rules-picture-table = A table with two players, with numbers at its parts
rules-picture-card = A card, with numbers at its parts
rules-picture-trick = A trick of phase { $phase }, and where the cards go
rules-picture-scoring = The score piles of both players by faction, with the votes
rules-picture-ranking = A trick with { $count } players, its ranking, and what everybody gets
rules-picture-kingdom = A kingdom of six cards, with figures on them and free fields around
rules-picture-power = Before and after: { $name }

## Claim Kingdoms.

kingdoms-rules-title = How to play Claim Kingdoms
kingdoms-rules-goal-title = What it is about
kingdoms-rules-goal = Two players build one kingdom out of cards and put their figures on it. At the end each faction gives its points to the player with more figures on its cards. Whoever has the most points wins.
kingdoms-rules-picture = Pawns are A's figures, towers are B's. The dashed fields are free: a card may be placed there.
kingdoms-rules-setup-title = Setting up
kingdoms-rules-setup-1 = Choose seven of the ten factions, or draw them by lot. Each has seven cards. Shuffle them all.
kingdoms-rules-setup-2 = Lay out three cards as the display and one in the middle as the start card. Deal two to each player. The rest is the pile.
kingdoms-rules-setup-3 = Each player has 15 figures and no points. The start card has no figure, but is otherwise a card like any other.
kingdoms-rules-setup-4 = The younger player decides who begins. On a computer it is drawn by lot, unless you name somebody.
kingdoms-rules-turn-title = Your turn
kingdoms-rules-turn-1 = Place one of your two cards on a free field that shares a side with a face-up card, and put one of your figures on it.
kingdoms-rules-turn-2 = Use the card's power, or leave it: all of it or nothing.
kingdoms-rules-turn-3 = Draw a card: one of the three in the display, which is replaced at once, or the top card of the pile.
kingdoms-rules-words-title = Neighbours and lines
kingdoms-rules-words = A neighbour is a face-up card that shares a side; a corner is not enough. A line is the unbroken run of face-up cards through your card, along its row or its column. A face-down card is no neighbour and breaks every line. A field beside it may still be used if another, face-up card touches it. A card holds at most one figure of each player.
kingdoms-rules-display-title = Three alike
kingdoms-rules-display = Three cards of one faction do not stay in the display: two of them are shuffled into the pile and replaced.
kingdoms-rules-end-title = The end
kingdoms-rules-end = The game ends when both players have had the same number of turns and one of them has no figure left. It also ends when all cards have been placed, and at once when no field is left for a card.
kingdoms-rules-scoring-title = Scoring
kingdoms-rules-scoring = Each faction gives its points to the player with more figures on its face-up cards. If both have the same number, nobody gets them. A card with two figures counts for both players. Whoever has the most points wins. If the points are equal, more figures left in the supply win. If still equal, the victory is shared.
kingdoms-rules-powers-title = The powers
kingdoms-rules-worth = Worth
