### De Kingdoms-tafel en de herhaling in de webclient. $seat is "you" waar het over de lezer gaat, anders "other" met de naam $who.

kt-figures-of = figuren: { $names }
kt-target = te kiezen
kt-board-help = Pijltjestoetsen gaan van vak naar vak, Enter kiest er een. Shift met een pijl verschuift het bord, plus en min zoomen, 0 toont alles.
kt-zoom = Zoom
kt-nearer = Dichterbij
kt-farther = Verder weg
kt-fit = Hele bord tonen
kt-draw = Trekken: { $card }
kt-keep = Deze houden
kt-worth = Waard
kt-standings = Figuren per factie
kt-skip = Alles tonen
kt-ask-card-for = Welke kaart leg je aan op { $field }?

## Herhaling.

kt-drop = Of sleep het bestand hierheen.
kt-records = Elk afgelopen spel heeft een verslag: open de herhaling en download het. Het bestand is hier zet voor zet te bekijken, door ieders ogen.
kt-autoplay = Afspelen
kt-pause = Pauzeren
kt-step = Stap
kt-eyes = Door wiens ogen
kt-public = Toeschouwer
kt-other-record = Ander verslag
kt-no-replay = Dit spel kan niet worden herhaald
