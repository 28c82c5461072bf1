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

## Titles of the rules that other pages show too; the rules themselves are in rules.ftl.

rules-contents = On this page
rules-factions-title = The factions
rules-buildings-title = Buildings
rules-landscapes-title = Landscapes
