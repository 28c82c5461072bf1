### Reviews and puzzles. $better and $played are two actions, mostly cards: the better one, and the one that was
### chosen. $seat is "you" where the reader chose it; $who is whoever did. Numbers are percentages.

study-top-card = la carta superior del mazo
study-wins-trick = { $better } gana la baza; { $played }, no.
study-leaves-trick = { $better } pierde la baza; { $played } la gana.
study-trick-shares = { $better } gana la baza en torno al { $often } % de las veces; { $played }, en torno al { $seldom } %.
study-gains =
    { $seat ->
        [you] Con { $better } consigues: { $cards }.
       *[other] Con { $better }, { $who } consigue: { $cards }.
    }
study-vote =
    { $seat ->
        [you] { $faction }: con { $better }, su voto es para ti.
       *[other] { $faction }: con { $better }, su voto es para { $who }.
    }
study-vote-share =
    { $seat ->
        [you] { $faction }: con { $better }, su voto es para ti en torno al { $often } % de las veces; con { $played }, en torno al { $seldom } %.
       *[other] { $faction }: con { $better }, su voto es para { $who } en torno al { $often } % de las veces; con { $played }, en torno al { $seldom } %.
    }
study-ends-won-lost =
    { $seat ->
        [you] Con el mejor juego, ganas tras { $better } y pierdes tras { $played }.
       *[other] Con el mejor juego, { $who } gana tras { $better } y pierde tras { $played }.
    }
study-ends-won-shared =
    { $seat ->
        [you] Con el mejor juego, ganas tras { $better } y solo compartes la victoria tras { $played }.
       *[other] Con el mejor juego, { $who } gana tras { $better } y solo comparte la victoria tras { $played }.
    }
study-ends-shared-lost =
    { $seat ->
        [you] Con el mejor juego, compartes la victoria tras { $better } y pierdes tras { $played }.
       *[other] Con el mejor juego, { $who } comparte la victoria tras { $better } y pierde tras { $played }.
    }
study-more-votes =
    { $count ->
        [one] La partida está decidida de todos modos, pero { $better } acaba con un voto más de diferencia a favor.
       *[other] La partida está decidida de todos modos, pero { $better } acaba con { $count } votos más de diferencia a favor.
    }
study-more-likely = { $better } gana la partida en torno al { $often } % de las veces; { $played }, en torno al { $seldom } %.
study-trick-lost = { $better } pierde la baza.
study-trick-won = { $better } gana la baza.
study-trick-share = { $better } gana la baza en torno al { $often } % de las veces.
study-prize =
    { $count ->
        [one] El premio de esta baza: { $cards }.
       *[other] Los premios de esta baza: { $cards }.
    }
study-scores =
    { $count ->
        [one] Así se consigue { $count } punto al momento.
       *[other] Así se consiguen { $count } puntos al momento.
    }
study-leads =
    { $seat ->
        [you] Así pasas a ir por delante en: { $factions }.
       *[other] Así { $who } pasa a ir por delante en: { $factions }.
    }
study-no-longer-leads =
    { $seat ->
        [you] Así dejas de ir por delante en: { $factions }.
       *[other] Así { $who } deja de ir por delante en: { $factions }.
    }
study-led-share =
    { $seat ->
        [you] { $faction }: así acabas por delante en torno al { $often } % de las veces; si no, en torno al { $seldom } %.
       *[other] { $faction }: así { $who } acaba por delante en torno al { $often } % de las veces; si no, en torno al { $seldom } %.
    }
study-chances = Eso gana la partida en torno al { $often } % de las veces; lo que se eligió, en torno al { $seldom } %.

## How good a decision was.

grade-forced = forzada
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

# Below the figures of a review of three players.
study-three-sides = Con tres jugadores ningún valor es exacto, ni siquiera con las cartas a la vista: depende de a quién ayuden los demás. El tablero de análisis muestra lo que se puede asegurar contra los otros dos y lo que ocurre si cada cual juega por su cuenta.
