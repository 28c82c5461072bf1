### Learning: the first game with a guide, the lessons, the rules in full. Cards are written by their codes (Go5)
### and factions in brackets ([Go]): the pages show them with emblem and name.

## The page of all lessons.

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

## A lesson.

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

## The guide of the first game.

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
