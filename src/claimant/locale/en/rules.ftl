### The rules of both games: the texts of the rulebook, besides those of factions and places.

rules-title = How to play Claim
rules-intro = The whole game, from the first card to the last vote. Every picture shows a real position; a gold edge marks a card that has won or has just arrived.
rules-rulings = The hard cases are decided in the rulings.
rules-in-short = Summary
rules-print = Print this page

## How the game goes.

rules-goal-title = The goal
rules-goal = The throne is empty, and you want it. Each faction of the kingdom has one vote and gives it to the player who has won the most of its cards. The player with the most votes wins.
rules-course-title = Two phases
rules-course = In phase 1 you use the cards you were dealt to win better ones: your followers. In phase 2 these followers are your hand, and every card you win counts towards a vote. So win the cards you want to hold later, and lose cheaply when the prize is not worth a good card.
rules-table-title = The table
rules-table-1 = Your hand. Only you see it.
rules-table-2 = The deck, face down. The number says how many cards are left.
rules-table-3 = The prize: the face-up card you fight for in this trick.
rules-table-4 = The trick: one card from each player.
rules-table-5 = Your followers: the cards you get in phase 1, face down.
rules-table-6 = Your score pile: the cards you have won for good, face up.
rules-table-7 = The discard pile: cards that count for nobody.
rules-table-8 = The arrow marks the leader, who plays first. In the pictures you are A, at the bottom. Other signs: a fan is a hand, an eye is a display, the cards face up in front of a player.
rules-card-title = A card
rules-card-1 = The value, the number printed on the card.
rules-card-2 = The faction, shown by emblem and colour. A card always belongs to the faction printed on it.
rules-card-3 = The strength, the number the card fights with in this trick. Usually it is the value; powers and places can raise it. Outside the trick only the value counts.
rules-setup-title = Setting up
rules-setup-1 = Choose a deck: one pair of factions and three more, 52 cards in all. For your first game take Goblins, Knights, Undead, Dwarves and Doppelgängers.
rules-setup-2 = Shuffle, and deal 13 cards to each player. The other 26 are the deck, face down in the middle.
rules-setup-3 = The youngest player leads the first trick. On a computer, the leader is chosen at random unless you name one.
rules-setup-Ra = With Raccoons, shuffle the fourteen and put four aside unseen. Deal the other factions first, then shuffle the ten Raccoons into the cards that are left: these form the deck. So nobody starts with a Raccoon.
rules-setup-Ph = With Phoenixes, shuffle the ten Phoenix Fires and put them aside as a face-down pile of their own.
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
rules-next = After the last trick, the deck and both hands are empty. Take your followers into your hand. The winner of the last trick leads, unless a Dragon or the Plateau names someone else.
rules-phase-2-title = Phase 2: winning votes
rules-phase-2 = There are no prizes now. The winner of a trick puts the cards played into their score pile, face up, unless a power sends them elsewhere. The phase ends when a player has no card left after a trick. Any cards the other still holds are discarded.
rules-scoring-title = Scoring
rules-scoring = Sort your score pile by faction. Each faction votes for the player with more of its cards. If both have the same number, the highest card decides, then the second highest, and so on. If these are all equal, or nobody has any, that faction does not vote. The player with the most votes wins.
rules-scoring-picture = A coloured disc marks the count that wins the vote. The picture shows the scoring of the game told below.
rules-tie-title = Tied votes
rules-tie = If the votes are tied, each player counts their cards in the factions that voted for them: the player with more cards wins. If these are tied too, the higher sum of their values wins. If still tied, the victory is shared.

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
rules-sample-why-other = its power
rules-sample-why-none = no vote

## Decks.

rules-decks-title = Decks
rules-decks = Every mix plays differently. A deck has one pair of factions and three more; with three or four players, five more. The two factions of a pair always play together. These are the pairs:
rules-decks-ready = Some decks are ready to play. Claim and Claim 2 are the factions of those two boxes. All others are our own line-ups, and so is what joins a deck with three or four players.
rules-deck = Deck
rules-deck-factions = Factions
rules-deck-joining = Also with three or four players

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
rules-places = With two players you may add a building, a landscape, or one of each, drawn at random or chosen. They are face up from the start and apply to both players. If a place and the power of a faction disagree, the power wins.
rules-buildings = Buildings change who wins at the end.
rules-landscapes = Landscapes change how tricks are played. Scoring always uses the printed values.

## More players.

rules-more-players-title = Three and four players
rules-more-players-1 = The deck has one pair and five more factions: 72 cards and seven votes. Three players get 12 cards each, four get 9. The other 36 are the deck.
rules-more-players-2 = Basilisks, Phoenixes, Unicorns and the magical places are for two players only. Trolls are allowed, but better left out.
rules-more-players-3 = Everyone plays one card, clockwise from the leader.
rules-more-players-4 = In phase 1, two prizes are turned up. First place takes one of them, second place gets the other. Third and then fourth place take the top card of the deck, unseen by the others.
rules-more-players-5 = With four, the players sitting opposite each other are partners. They combine their score piles, and win or lose together.
rules-ranking-title = How the cards rank
rules-ranking = If a Goblin was led, Knights come first. Next come the led faction and Doppelgängers, then all other cards. Within each group the stronger card is better; of equally strong cards, the one played earlier.

## Hard cases.

rules-order-title = When several powers meet
rules-order = After a trick of phase 2, the cards are collected in this order: the Basilisk's catch, Dwarves, Giants, Trolls, Gnomes and Griffins, then the rest for the winner. After that, Phoenix Fires are drawn.
rules-count-title = The order of scoring
rules-count-1 = Gnomes and Griffins in a display join their owner's score pile. Partners combine their piles.
rules-count-2 = The Monastery, the Castle or the Bridge may decide the game at once.
rules-count-3 = The Pyramid, the Ruins or the Fortress discards cards.
rules-count-4 = Peasants without a matching Royal walk over.
rules-count-5 = Loot is added, and Vikings with a match count twice.
rules-count-6 = The factions vote. The Bards, the Lighthouse and the Tower count in their own way.

## For those who know other games.

rules-known-title = If you know other games
rules-known-whist-title = You play whist
rules-known-whist = You follow as usual, but there are no trumps, and of equal cards, the first one wins. A trick of phase 1 brings no points: you fight for the prize beside it, and the loser gets a card too, often a better one. The followers you recruit there are your hand for phase 2, so remember what your opponent has won.
rules-known-claim-title = You know only the first Claim
rules-known-claim = All of it still holds. What is new: two more pairs, cards that stay face up in front of you in phase 2 (Gnomes, Griffins), powers that work only when the votes are counted (Peasants, Bards, Raccoons, Vikings), and magical places. If a faction ties, the highest card decides.
rules-known-group-title = There are three or four of you
rules-known-group = Second place is worth something: it gets the other prize. Dwarves go to the weakest card, not simply to the loser. With four, your partner's cards count for you too, so let your partner win.

## What pictures show, for those who do not see them.

rules-picture-table = A table with two players, its parts numbered
rules-picture-card = A card, its parts numbered
rules-picture-trick = A trick of phase { $phase }, and where the cards go
rules-picture-scoring = The score piles of both players by faction, with the votes
rules-picture-ranking = A trick with { $count } players, its ranking, and what everyone gets
rules-picture-kingdom = A kingdom of six cards, with figures on them and free fields around
rules-picture-power = Before and after: { $name }

## Claim Kingdoms.

kingdoms-rules-title = How to play Claim Kingdoms
kingdoms-rules-goal-title = The goal
kingdoms-rules-goal = Two players build one kingdom out of cards and put their figures on it. At the end, each faction gives its points to the player with more figures on its cards. The player with the most points wins.
kingdoms-rules-picture = Pawns are A's figures, towers are B's. The dashed fields are free: a card may be placed there.
kingdoms-rules-setup-title = Setting up
kingdoms-rules-setup-1 = Choose seven of the ten factions, or draw them at random. Each has seven cards. Shuffle them all.
kingdoms-rules-setup-2 = Turn up three cards as the display and one in the middle as the start card. Deal two to each player. The rest form the draw pile.
kingdoms-rules-setup-3 = Each player has 15 figures and no points. The start card has no figure, but is otherwise a card like any other.
kingdoms-rules-setup-4 = The younger player decides who begins. On a computer, this is decided at random unless you name someone.
kingdoms-rules-turn-title = Your turn
kingdoms-rules-turn-1 = Place one of your two cards on a free field that shares a side with a face-up card, and put one of your figures on it.
kingdoms-rules-turn-2 = You may use the card's power, but only as a whole.
kingdoms-rules-turn-3 = Draw a card: one of the three in the display, which is replaced at once, or the top card of the draw pile.
kingdoms-rules-words-title = Neighbours and lines
kingdoms-rules-words = A neighbour is a face-up card that shares a side; a corner is not enough. A line is the unbroken row or column of face-up cards through your card. A face-down card is nobody's neighbour and breaks every line. A field next to it can still be used if a face-up card touches it too. A card holds at most one figure of each player.
kingdoms-rules-display-title = Three of a kind
kingdoms-rules-display = Three cards of one faction do not stay in the display: two of them are shuffled into the draw pile and replaced.
kingdoms-rules-end-title = The end
kingdoms-rules-end = The game ends when both players have had the same number of turns and one of them has no figure left. It also ends when all cards have been placed, and at once when no field is left for a card.
kingdoms-rules-scoring-title = Scoring
kingdoms-rules-scoring = Each faction gives its points to the player with more figures on its face-up cards. If both have the same number, nobody gets them. A card with two figures counts for both players. The player with the most points wins. If the points are tied, the player with more figures left in their supply wins. If still tied, the victory is shared.
kingdoms-rules-powers-title = The powers
kingdoms-rules-worth = Worth
