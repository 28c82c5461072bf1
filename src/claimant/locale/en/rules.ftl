### The rules of Claim in short, for a page of their own.

rules-title = How to play Claim
rules-goal-title = What it is about
rules-goal = The throne is empty, and you want it. The factions of the kingdom vote. Each faction votes for whoever has won the most of its cards. Most votes win.
rules-course-title = Two phases
rules-course = In phase 1 you use the cards you were dealt to win better ones: your followers. In phase 2 you play with exactly these followers, and now every card that you win counts for a vote.
rules-trick-title = A trick
rules-trick = One player leads with any card. The others each play one card. Whoever played the highest card of the led faction wins. If the numbers are equal, the card that was played first is higher.
rules-follow-title = Following
rules-follow = If you have a card of the led faction, you must play one of these. If you have none, you may play anything, but then you usually cannot win. Doppelgängers may always stand in.
rules-phase-1-title = Phase 1: followers
rules-phase-1 = Before each trick a card is turned up: the prize. The winner of the trick takes it. The loser takes the top card of the deck without showing it. So sometimes it is clever to lose! The cards you played are gone.
rules-phase-2-title = Phase 2: votes
rules-phase-2 = Pick up your followers. Now the winner of a trick takes the cards that were played into the score pile. Some factions go their own ways: read their cards.
rules-scoring-title = The vote
rules-scoring = Each faction votes for the player with the most of its cards. If two have as many, the highest card decides, then the second highest, and so on. If still nobody is ahead, that faction does not vote.
rules-tie-title = Equal votes
rules-tie = Then it counts who has more cards in the factions that voted for them, then the higher sum of their values. After that the victory is shared.
rules-more-players-title = Three and four players
rules-more-players = Seven factions play. Two prizes are turned up: the best card takes one of them, the second best gets the other, and the rest draw from the deck. With four, the players across the table are partners and count their cards together.
rules-places-title = Magical places
rules-places = With two players you may add a building, a landscape, or one of each. They change the rules a little, and what they do is written on them.
rules-decks-title = Decks
rules-decks = A deck has one pair of factions that belong together, and three more factions; five more with three or four players. Every mix makes another game.
rules-words-title = Value and strength
rules-words = The value is the number printed on a card. The strength is what it fights with in this trick: powers and places can make it larger.
