### The Kingdoms table and the replay in the web client. $seat is "you" where it is about the reader, else "other", whose name is $who.

kt-figures-of = figures: { $names }
kt-target = can be chosen
kt-board-help = Arrow keys go from field to field, Enter chooses one. Shift and an arrow move the board, plus and minus zoom, 0 shows all of it.
kt-zoom = Zoom
kt-nearer = Nearer
kt-farther = Farther away
kt-fit = Show the whole board
kt-draw = Draw { $card }
kt-keep = Keep these
kt-worth = Worth
kt-standings = Figures on factions
kt-skip = Show all
kt-ask-card-for = Which card do you place on { $field }?

## Replay.

kt-drop = Or drop the file here.
kt-records = Every finished game has a record: open its replay and download it. The file can be stepped through here, move by move and through everybody's eyes.
kt-autoplay = Play it
kt-pause = Pause
kt-step = Step
kt-eyes = Through whose eyes
kt-public = A spectator
kt-other-record = Another record
kt-no-replay = This game cannot be replayed
