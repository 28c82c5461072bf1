### La mesa de Claim en el navegador. $seat es "you" cuando se trata de quien lee; si no, "other", con el nombre $who.

claim-hand-help = Con las flechas recorres tu mano, con Intro juegas una carta y con una cifra pasas a la siguiente carta de ese valor.
claim-sending = Enviando tu carta…
claim-card-sent = { $card }, enviándose
claim-card-next = { $card }, se jugará a continuación
claim-next = { $card } se jugará en cuanto te toque.
claim-not-next = { $card } se queda en tu mano.
claim-skip = Saltar (barra espaciadora)
claim-actions = Qué más puedes hacer
claim-memory = Memoria
claim-result = Resultado
claim-votes = Votos
claim-leads = va ganando este voto
claim-chosen-of = { $count } de { $total }
claim-hint = Una buena jugada: { $what }.
hint-why = ¿Por qué?
advice-only = No puedes hacer otra cosa.
advice-certain = El resto de la partida está calculado: no hay nada mejor.
advice-chance = Así espera ganar { $percent } de cada 100 partidas como esta.
advice-chance-next = Con ella espera ganar { $percent } de cada 100 partidas como esta, y { $less } con la segunda mejor opción: { $other }.
claim-agree = Aceptar
claim-refuse = Rechazar
claim-resign-sure = ¿Seguro que quieres abandonar? La partida contará como perdida.
claim-stood-in = Ahora mismo un bot juega por ti.
claim-take-back = Retomar mi asiento
claim-late = { $who } se hace esperar.
claim-offer-undo =
    { $seat ->
        [you] Pides deshacer tu última jugada.
       *[other] { $who } pide deshacer la última jugada.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Propones que un bot juegue por { $other }.
       *[other] { $who } propone que un bot juegue por { $other }.
    }
step-offer-undo =
    { $seat ->
        [you] Pides deshacer una jugada.
       *[other] { $who } pide deshacer una jugada.
    }
step-undo =
    { $seat ->
        [you] Deshaces una jugada.
       *[other] { $who } deshace una jugada.
    }
step-offer-stand-in =
    { $seat ->
        [you] Propones que entre un bot.
       *[other] { $who } propone que entre un bot.
    }
step-agree =
    { $seat ->
        [you] Aceptas.
       *[other] { $who } acepta.
    }
step-refuse =
    { $seat ->
        [you] Dices que no.
       *[other] { $who } dice que no.
    }
step-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
step-return =
    { $seat ->
        [you] Retomas tu asiento.
       *[other] { $who } retoma su asiento.
    }
ending-resigned =
    { $seat ->
        [you] Has abandonado. Victoria: { $winners }
       *[other] { $who } ha abandonado. Victoria: { $winners }
    }

## After a defeat.

next-steps = ¿Y ahora?
turning-point = El punto de inflexión
fitting-lesson = Lección: { $faction }
easier-opponent = Jugar contra { $name }
