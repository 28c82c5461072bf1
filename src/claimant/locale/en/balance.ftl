### What many games say about decks, factions and places: in the terminal, in reports and in the browser.

balance-title = Balance

## Figures of whole games: their names, and what they mean.

balance-leader = wins of the first leader
balance-leader-text = How often the side that leads the first trick wins; { $share } would be fair.
balance-luck = luck
balance-luck-text = How far the cards alone decide. At 0% a deal does not favour anybody; at 100% the same side always wins it.
balance-skill = skill
balance-skill-text = How far better play decides. At 0% a weaker bot wins just as often; at 100% it never wins.
balance-changes = lead changes
balance-changes-text = How often another side takes the lead in a game, going by the votes as they stand after each trick.
balance-margin = margin in votes
balance-margin-text = By how many votes the winner is ahead of the next side.
balance-comeback = comebacks
balance-comeback-text = How often the side that is ahead halfway through phase 2 loses.
balance-settled = decided after
balance-settled-text = How much of phase 2 has been played when the winner takes the lead for good.
balance-moves = moves
balance-moves-text = How many cards are played and other decisions made in a game.
balance-choices = choices
balance-choices-text = How many of these moves leave a choice.

## Votes and cards.

balance-votes = Votes
balance-votes-text = How often a faction’s vote is decided at all, how often it goes to the winner, by how many cards, how much of phase 2 has been played by then, and how often it is decided late, in the last third.
balance-vote-decided = decided
balance-vote-with-winner = for the winner
balance-vote-margin = margin in cards
balance-vote-settled = decided after
balance-vote-late = late
balance-cards = Cards
balance-cards-text = By how many percentage points more often a side wins that was dealt a card, recruited it as a follower, or won it for its score pile.
balance-card-hands = dealt
balance-card-followers = follower
balance-card-piles = score pile
balance-places = What places change
balance-places-text = The difference between the same deals with and without the place.

## Comparing several.

balance-subjects = Side by side
balance-fair = Fairest first
balance-dramatic = Most dramatic first
balance-skilful = Most rewarding for skill first
balance-with = { $name } with { $places }

## What it stands on.

balance-stands-on = { $deals } deals of each, played by { $bot } against itself. The bars are 95% intervals.
balance-skill-measured = Skill was measured against { $rival }.
balance-interval = 95% interval
balance-meaning = What the figures mean

## The pages in the browser.

balance-range = { $least } to { $most }
balance-figure = Figure
balance-link = All decks, factions and places
balance-link-text = See which decks are fair, which are dramatic and where skill counts.
balance-all-deck = Decks
balance-all-faction = Factions
balance-all-place = Places
