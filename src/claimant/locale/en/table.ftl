### The words of the table and of the pages around it.


## People.

name-you = You
name-opponent = Opponent
name-partner = Partner
name-away = disconnected
name-seat = Seat { $letter }
team-own = Your team
team-other = The other team
team-seats = Team { $letters }

## Where cards lie.

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

## How the game stands.

phase-1 = Phase 1
phase-2 = Phase 2
phase-3 = Scoring
phase-1-goal = Recruiting followers
phase-2-goal = Winning votes
round = Round
your-turn = Your turn
waiting-for = Waiting for { $who } …
next-to-act = Next: { $who }
leads = leader
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
count-all = Show all
you-win = You win!
you-lose = You lose this time
shared-victory = A shared victory
winner = Winner
why = Why

## What you are asked.

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

## What a perfect memory knows.

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

## Buttons.

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

## Home and setting up.

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

## Settings.

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
volume-off = Off
volume-soft = Soft
volume-full = Full
volume-ask = Sound at the table?
plays-last = Play a forced last card automatically
keys = Keyboard shortcuts
single-keys = Single-key shortcuts
key-hand = Go to your hand and move through it
key-value = Jump to the next card of that value
key-play = Play the card, or choose
key-space = Space
key-skip = Skip what is being shown
on = On
off = Off

## Replay.

replay-step = Step { $number } of { $total }
replay-first = To the start
replay-last = To the end

## When something goes wrong.

connection-lost = Connection lost. Trying again …
not-sent = Your move has not been sent yet.
page-missing = This page does not exist.
page-missing-text = Not even the Seers know where it went. The address may be mistyped, or the link too old.
something-wrong = Something went wrong: { $what }
loading = One moment …
