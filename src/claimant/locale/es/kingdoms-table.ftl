### La mesa de Kingdoms y la repetición en el cliente web. $seat es "you" cuando trata de quien lee; si no, "other", con el nombre $who.

kt-figures-of = figuras: { $names }
kt-target = se puede elegir
kt-board-help = Con las flechas pasas de casilla en casilla y con Intro eliges una. Mayúsculas y flecha: mover el tablero. Más y menos: acercar y alejar. 0: verlo entero.
kt-zoom = Zoom
kt-nearer = Acercar
kt-farther = Alejar
kt-fit = Ver todo el tablero
kt-coordinates = Mostrar los números de las casillas
kt-draw = Robar: { $card }
kt-keep = Quedarme con estas
kt-worth = Vale
kt-standings = Figuras por facción
kt-ask-card-for = ¿Qué carta colocas en { $field }?

## Repetición.

kt-drop = O suelta el archivo aquí.
kt-records = Cada partida terminada tiene un registro: abre su repetición y descárgalo. Aquí puedes verla jugada a jugada y desde el punto de vista de cualquiera.
kt-autoplay = Reproducir
kt-pause = Pausar
kt-step = Paso
kt-eyes = Punto de vista
kt-public = El público
kt-other-record = Otro registro
kt-no-replay = No se puede ver esta repetición
