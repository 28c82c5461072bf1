### The Kingdoms table and the replay in the web client. $seat is "you" where it is about the reader, else "other", whose name is $who.

kt-figures-of = figures: { $names }
kt-target = can be chosen
kt-board-help = Arrow keys move from field to field, and Enter chooses one. Shift and an arrow key move the board, plus and minus zoom, and 0 shows all of it.
kt-zoom = Zoom
kt-nearer = Zoom in
kt-farther = Zoom out
kt-fit = Show the whole board
kt-coordinates = Show the numbers of the fields
kt-draw = Draw { $card }
kt-keep = Keep these
kt-worth = Worth
kt-standings = Figures by faction
kt-ask-card-for = Which card do you place on { $field }?

## Replay.

kt-drop = Or drop the file here.
kt-records = Every finished game has a record, which you can download from its replay. Open the file here to step through the game, move by move and from any player's view.
kt-autoplay = Play
kt-pause = Pause
kt-step = Step
kt-eyes = Whose view
kt-public = Spectator
kt-other-record = Open another
kt-no-replay = This replay cannot be shown
