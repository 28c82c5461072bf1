### What happens in a game of Claim. $seat is "you" where it happens to the reader, and "other" where it
### happens to somebody else, whose name is $who. $cards are cards in words; $power is the faction or the
### place that causes it.

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
        [you]
            Your partner's score pile joins yours: { $count ->
                [one] one card
               *[other] { $count } cards
            }.
       *[other]
            { $from-seat ->
                [you]
                    Your score pile joins { $who }'s: { $count ->
                        [one] one card
                       *[other] { $count } cards
                    }.
               *[other]
                   { $from }'s score pile joins { $who }'s: { $count ->
                       [one] one card
                      *[other] { $count } cards
                   }.
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

## Why a faction votes as it does. $numbers, $weights: such as 4–2, the winner's first.

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

## Who wins, and what decides it.

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
feat-sweep =
    { $seat ->
        [you] A clean sweep: every faction is yours!
       *[other] A clean sweep: every faction is { $who }'s.
    }
feat-comeback =
    { $seat ->
        [you] What a comeback: you were { $behind } factions behind!
       *[other] What a comeback: { $who } was { $behind } factions behind.
    }
