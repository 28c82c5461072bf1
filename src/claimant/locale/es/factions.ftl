### The factions of Claim: the faction, one card of it, what it can do.

card = { $faction } { $value }
faction-Go = Goblins
faction-Go-one = Goblin
faction-Go-power = No tienen poder, pero son más que nadie.
faction-Kn = Caballeros
faction-Kn-one = Caballero
faction-Kn-power = Si la baza se inició con un Goblin, un Caballero lo vence, digan lo que digan los números. Pero si tienes Goblins, debes seguir con uno de ellos.
faction-Un = No-muertos
faction-Un-one = No-muerto
faction-Un-power = Fase 1: todo No-muerto jugado va directo a la pila de Simpatizantes de quien gana la baza.
faction-Dw = Enanos
faction-Dw-one = Enano
faction-Dw-power = Fase 2: todos los Enanos de una baza van a quien la pierde. Con tres o cuatro jugadores: a quien jugó la carta más débil.
faction-Do = Doppelgängers
faction-Do-one = Doppelgänger
faction-Do-power = Siempre puedes jugar un Doppelgänger en lugar de seguir la facción. Entonces lucha como si fuera de la facción líder, pero nunca toma su poder.
faction-Gi = Gigantes
faction-Gi-one = Gigante
faction-Gi-power = Fase 2: por cada Gigante de la baza, quien la gana ahuyenta un Gnomo del mismo valor de las cartas expuestas de cada oponente.
faction-Gn = Gnomos
faction-Gn-one = Gnomo
faction-Gn-power = Fase 2: los Gnomos que ganas quedan expuestos ante ti, donde los Gigantes pueden ahuyentarlos. Los que sigan ahí al final cuentan para ti.
faction-Dr = Dragones
faction-Dr-one = Dragón
faction-Dr-power = Si juegas un Dragón sin haber iniciado la baza, tú inicias la siguiente, ganes o no.
faction-Se = Videntes
faction-Se-one = Vidente
faction-Se-power = Fase 1: si ganas una baza con una Vidente, miras la primera carta del mazo. Después tomas esa carta o un premio.
faction-Tr = Trolls
faction-Tr-one = Troll
faction-Tr-power = Fase 2: quien gana una baza se lleva un solo Troll, el más alto de la mesa. Los demás esperan otras bazas. Quien gana la última se lleva todos los que queden.
faction-Ro = Realeza
faction-Ro-one = Realeza
faction-Ro-power = Al final, cada carta de Realeza retiene a tus Campesinos de su mismo valor o de hasta tres menos.
faction-Pe = Campesinos
faction-Pe-one = Campesino
faction-Pe-power = Al final, un Campesino solo se queda contigo si tienes una carta de Realeza de su valor o de hasta tres más. Los demás se pasan a tu oponente. El Campesino 0 siempre se pasa.
faction-Au = Autómatas
faction-Au-one = Autómata
faction-Au-power = Fase 1: si ganas una baza con un Autómata, también ganas la siguiente. En ella cada jugador deja una carta boca abajo, tú tomas el premio y después inicias tú.
faction-Ba = Bardos
faction-Ba-one = Bardo
faction-Ba-power = Al final, los Bardos votan por la escalera de valores más larga, como 3, 4, 5. Solo si las más largas empatan se cuenta como siempre.
faction-Gr = Grifos
faction-Gr-one = Grifo
faction-Gr-power = Fase 2: los Grifos que ganas quedan expuestos ante ti. Cada carta que juegues después con el valor de uno de ellos tiene 5 más de fuerza.
faction-Ra = Mapaches
faction-Ra-one = Mapache
faction-Ra-power = Cuatro de los catorce no participan, y nadie sabe cuáles. Al final, tus Mapaches con botín (1, 4, 7, 10 y 13) cuentan también para la facción de la que tienes menos cartas. Si hay varias, eliges tú.
faction-Vi = Vikingos
faction-Vi-one = Vikingo
faction-Vi-power = Al final, cada Vikingo tuyo cuenta doble para el voto de los Vikingos si tienes otra carta del mismo valor.
faction-Bs = Basiliscos
faction-Bs-one = Basilisco
faction-Bs-power = Jugado después de una carta de igual fuerza, un Basilisco gana la baza e inicia la siguiente. Esa carta va enseguida a tu pila de Simpatizantes, también en la Fase 1.
faction-Ph = Fénix
faction-Ph-one = Fénix
faction-Ph-power = Fase 2: si juegas un Fénix y pierdes la baza, robas un Fuego de Fénix a tu mano. Los Fuegos son Fénix a todos los efectos.
faction-Pf = Fuegos de Fénix
faction-Pf-one = Fuego de Fénix
faction-Pf-power = La segunda vida de los Fénix: lo robas cuando tu Fénix pierde una baza en la Fase 2.
faction-Uc = Unicornios
faction-Uc-one = Unicornio
faction-Uc-power = Fase 2: cada Unicornio de tu pila de Simpatizantes da 1 más de fuerza a cada carta que juegas, menos a los Unicornios.

## What else there is to say about a faction.

faction-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $values }
faction-pair = Solo viene junto con: { $faction }
faction-most-players =
    { $count ->
        [one] Solo para un jugador
       *[other] Solo para { $count } jugadores
    }
faction-warned-from = No se aconseja con { $count } jugadores o más
faction-reserve = { $count } más en reserva: { $values }
faction-left-out =
    { $count ->
        [one] { $count } carta queda fuera sin que nadie la vea
       *[other] { $count } cartas quedan fuera sin que nadie las vea
    }

## Ready-made decks.

deck-claim = Claim
deck-claim-text = Como empezó todo: la mejor baraja para aprender.
deck-claim2 = Claim 2
deck-claim2-text = Persigue Gnomos, despierta Dragones y cuidado con los Trolls.
deck-clockwork-court = Corte de engranajes
deck-clockwork-court-text = La Realeza retiene a sus Campesinos mientras Autómatas y Bardos marcan el compás.
deck-northern-raid = Saqueo en el norte
deck-northern-raid-text = Vikingos y Mapaches buscan botín, y los Enanos están con quien pierde.
deck-wings-over-the-hills = Alas sobre las colinas
deck-wings-over-the-hills-text = Grifos y Dragones en el aire, Gigantes y Gnomos en tierra.
deck-under-the-bridge = Bajo el puente
deck-under-the-bridge-text = Con los Trolls hay que esperar por lo que se quiere.
