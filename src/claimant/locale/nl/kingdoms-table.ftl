### De Kingdoms-tafel en de herhaling in de webclient. $seat is "you" waar het over de lezer gaat, anders "other" met de naam $who.

kt-figures-of = speelfiguren: { $names }
kt-target = te kiezen
kt-board-help = Met de pijltjestoetsen ga je van vak naar vak, met Enter kies je er een. Shift met een pijltje verschuift het speelveld, plus en min zoomen, 0 toont alles.
kt-zoom = Zoom
kt-nearer = Inzoomen
kt-farther = Uitzoomen
kt-fit = Het hele speelveld tonen
kt-coordinates = Nummers van de vakken tonen
kt-draw = Trekken: { $card }
kt-keep = Deze houden
kt-worth = Waard
kt-standings = Speelfiguren per factie
kt-ask-card-for = Welke kaart leg je aan op { $field }?

## Herhaling.

kt-drop = Of sleep het bestand hierheen.
kt-records = Van elk afgelopen spel is er een verslag, dat je bij de herhaling kunt downloaden. Open het hier en bekijk het spel zet voor zet, door ieders ogen.
kt-autoplay = Afspelen
kt-pause = Pauzeren
kt-step = Stap
kt-eyes = Door wiens ogen
kt-public = Toeschouwer
kt-other-record = Ander verslag
kt-no-replay = De herhaling kan niet worden getoond
