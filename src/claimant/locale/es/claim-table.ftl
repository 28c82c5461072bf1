### La mesa de Claim en el navegador. $seat es "you" cuando se trata de quien lee; si no, "other", con el nombre $who.

claim-hand-help = Las flechas recorren tu mano, Intro juega una carta y una cifra va a la siguiente carta de ese valor.
claim-actions = Qué más puedes hacer
claim-memory = Memoria
claim-result = Resultado
claim-votes = Votos
claim-leads = va ganando este voto
claim-chosen-of = { $count } de { $total }
claim-hint = Alguien experto elegiría: { $what }
claim-agree = Aceptar
claim-refuse = Rechazar
claim-resign-sure = ¿Seguro que quieres abandonar esta partida? Contará como perdida.
claim-stood-in = En este momento un bot juega por ti.
claim-take-back = Volver a jugar yo
claim-late = { $who } hace esperar a la mesa.
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
claim-step-offer-undo =
    { $seat ->
        [you] Pides deshacer una jugada.
       *[other] { $who } pide deshacer una jugada.
    }
claim-step-offer-stand-in =
    { $seat ->
        [you] Propones que un bot ocupe un sitio.
       *[other] { $who } propone que un bot ocupe un sitio.
    }
claim-step-agree =
    { $seat ->
        [you] Aceptas.
       *[other] { $who } acepta.
    }
claim-step-refuse =
    { $seat ->
        [you] Rechazas.
       *[other] { $who } rechaza.
    }
claim-step-resign =
    { $seat ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
claim-step-return =
    { $seat ->
        [you] Vuelves a jugar.
       *[other] { $who } vuelve a la mesa.
    }
claim-end-resigned =
    { $seat ->
        [you] Has abandonado. Gana: { $winners }
       *[other] { $who } ha abandonado. Gana: { $winners }
    }
