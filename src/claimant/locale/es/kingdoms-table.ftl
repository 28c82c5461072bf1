### La mesa de Kingdoms y la repetición en el cliente web. $seat es "you" cuando trata de quien lee; si no, "other", con el nombre $who.

kt-figures-of = figuras: { $names }
kt-target = se puede elegir
kt-board-help = Las flechas van de casilla en casilla e Intro elige una. Mayúsculas y una flecha mueven el tablero, más y menos acercan y alejan, 0 lo muestra entero.
kt-zoom = Zoom
kt-nearer = Acercar
kt-farther = Alejar
kt-fit = Mostrar todo el tablero
kt-draw = Robar: { $card }
kt-keep = Quedarse estas
kt-worth = Vale
kt-standings = Figuras por facción
kt-skip = Mostrar todo
kt-ask-card-for = ¿Qué carta colocas en { $field }?

## Repetición.

kt-drop = O suelta el archivo aquí.
kt-records = Cada partida terminada tiene un registro: abre su repetición y descárgalo. El archivo se puede ver aquí jugada a jugada y con los ojos de cualquiera.
kt-autoplay = Reproducir
kt-pause = Pausar
kt-step = Paso
kt-eyes = Con los ojos de quién
kt-public = Espectador
kt-other-record = Otro registro
kt-no-replay = Esta partida no se puede repetir
