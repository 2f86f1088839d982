### Why the rules say no. What the ids and variables mean stands in the English file.

by-rule = (regla { $rule })

refused-game-over = La partida ha terminado { by-rule }.
refused-not-your-turn =
    { $done ->
        [passed] No es tu turno: ya has pasado en esta ronda. Le toca a { $awaited } { by-rule }.
        [crafted] No es tu turno: el tuyo de fabricación de esta ronda ha terminado. Le toca a { $awaited } { by-rule }.
       *[to-come] No es tu turno. Le toca a { $awaited } { by-rule }.
    }
refused-not-your-turn-at =
    { $done ->
        [passed] No es tu turno en { $table }: ya has pasado en esta ronda. Le toca a { $who }, desde { $since } { by-rule }.
        [crafted] No es tu turno en { $table }: el tuyo de fabricación de esta ronda ha terminado. Le toca a { $who }, desde { $since } { by-rule }.
       *[to-come] No es tu turno en { $table }. Le toca a { $who }, desde { $since } { by-rule }.
    }
refused-not-your-turn-at-first = No es tu turno en { $table }. Le toca a { $who } { by-rule }.
refused-wrong-phase =
    { $phase ->
        [craft] { $verb ->
            [gather] Las cartas se reclaman en la fase de recolección; esta es la de fabricación { by-rule }.
            [dock] Los muelles se usan en la fase de recolección; esta es la de fabricación { by-rule }.
           *[pass] Se pasa en la fase de recolección; esta es la de fabricación. Puedes terminar tu turno { by-rule }.
        }
       *[gather] { $verb ->
            [roll] Se tira en la fase de fabricación; esta es la de recolección { by-rule }.
            [craft] Se fabrica en la fase de fabricación; esta es la de recolección { by-rule }.
            [steal] Se roba en la fase de fabricación; esta es la de recolección { by-rule }.
           *[end] No hay turno de fabricación que terminar; esta es la fase de recolección. Puedes pasar { by-rule }.
        }
    }
refused-roll-first = Primero tira tus dados { by-rule }.
refused-already-rolled = Ya has tirado { by-rule }.
refused-decide-first = Antes decide sobre { $awaited } { by-rule }.
refused-nothing-to-keep = Ningún dado tirado espera tu decisión { by-rule }.
refused-not-face-up = { $card } no está boca arriba { by-rule }.
refused-squares =
    { $wanted ->
        [0] { $side } es gratis: no lleva dados { by-rule }.
        [one] { $side } lleva { $wanted } dado, no { $given } { by-rule }.
       *[other] { $side } lleva { $wanted } dados, no { $given } { by-rule }.
    }
refused-square-kind = La casilla { $square } de { $side } admite { $takes }, no { $given } { by-rule }.
refused-square-lacks = La casilla { $square } de { $side } admite { $takes }; en tu suministro no queda ninguno { by-rule }.
refused-dice-short =
    { $have ->
        [0] { $wanted ->
            [one] { $side } lleva { $wanted } dado; en tu suministro no hay ninguno { by-rule }.
           *[other] { $side } lleva { $wanted } dados; en tu suministro no hay ninguno { by-rule }.
        }
       *[other] { $side } lleva { $wanted } dados; en tu suministro hay { $have } { by-rule }.
    }
refused-not-in-supply =
    { $have ->
        [0] { $wanted ->
            [one] Necesitas { $wanted } dado de { $kind } en tu suministro y no tienes ninguno { by-rule }.
           *[other] Necesitas { $wanted } dados de { $kind } en tu suministro y no tienes ninguno { by-rule }.
        }
       *[other] Necesitas { $wanted } dados de { $kind } en tu suministro y tienes { $have } { by-rule }.
    }
refused-no-supply-to-pour = { $side } necesita que te quede al menos un dado en el suministro { by-rule }.
refused-copies-nothing = { $side } no copia nada { by-rule }.
refused-copy-needed = Elige qué parte copia Workshop { by-rule }.
refused-nothing-to-copy = En esta ronda aún no se ha reclamado nada que Workshop pueda copiar { by-rule }.
refused-not-claimed-yet = Nadie ha usado { $side } en esta ronda; Workshop no puede copiar esa parte { by-rule }.
refused-trade-needed = { $side }: elige qué 4 dados das, a quién y qué dado tomas { by-rule }.
refused-no-trade = { $side } no incluye ningún intercambio { by-rule }.
refused-trade-size = Debes dar exactamente { $wanted } dados, no { $given } { by-rule }.
refused-trade-partner = No puedes intercambiar con { $seat }; elige a un rival { by-rule }.
refused-trade-takes = { $seat } no tiene ningún dado de { $kind } que tomar { by-rule }.
refused-space-used = El { $space } ya se ha usado en esta ronda { by-rule }.
refused-space-cost =
    { $wanted ->
        [one] El { $space } cuesta { $wanted } dado, no { $given } { by-rule }.
       *[other] El { $space } cuesta { $wanted } dados, no { $given } { by-rule }.
    }
refused-no-face-up-card = No queda ninguna carta boca arriba que puedas poner boca abajo para usar un muelle { by-rule }.
refused-first-pass-takes =
    { $metal ->
        [0] Pasas primero: toma una ficha de +1/+1, pues en la reserva general no hay metal { by-rule }.
       *[other] Pasas primero: toma 1 metal o una ficha de +1/+1 { by-rule }.
    }
refused-later-pass-takes-nothing = Solo quien pasa primero toma algo { by-rule }.
refused-nothing-to-claim = Con tu suministro no puedes pagar ninguna carta boca arriba { by-rule }.
refused-nothing-to-dock = Ningún puesto libre se puede pagar, o no queda ninguna carta boca arriba { by-rule }.
refused-no-metal-left = En la reserva general no queda metal. Toma la ficha de +1/+1 { by-rule }.
refused-not-held = No tienes ese beneficio: { $source } { by-rule }.
refused-no-rolled-dice = No tienes dados tirados en los que usar un beneficio { by-rule }.
refused-die-not-in-hand = Entre tus dados tirados no hay { $die }, o no tantos { by-rule }.
refused-too-many-dice =
    { $most ->
        [one] { $source }: solo { $most } dado { by-rule }.
       *[other] { $source }: { $most } dados como mucho { by-rule }.
    }
refused-no-dice-named = { $source }: elige al menos un dado { by-rule }.
refused-cannot-flip = { $die } muestra más de 6 y no se puede voltear { by-rule }.
refused-not-a-one = { $die } no muestra 1 { by-rule }.
refused-gives-no-wood = { $source }: no da madera { by-rule }.
refused-no-wood-left = En la reserva general no queda madera. { $source } aún puede dar su bonificación { by-rule }.
refused-not-on-display = { $item } no está en exposición { by-rule }.
refused-boxes =
    { $wanted ->
        [one] { $item } lleva { $wanted } dado, no { $given } { by-rule }.
       *[other] { $item } lleva { $wanted } dados, no { $given } { by-rule }.
    }
refused-box-colour = El hueco { $box } de { $item } pide { $wanted }, no { $given } { by-rule }.
refused-box-too-low =
    { $short ->
        [one] El hueco { $box } de { $item } pide { $wanted }; a { $given } le falta { $short } { by-rule }.
       *[other] El hueco { $box } de { $item } pide { $wanted }; a { $given } le faltan { $short } { by-rule }.
    }
refused-not-there-to-steal = { $seat } no tiene { $item } de esta ronda { by-rule }.
refused-own-item = { $item } es tu propio objeto { by-rule }.
refused-steal-too-low =
    { $short ->
        [one] { $item }, hueco { $box }: necesitas al menos { $wanted }; a { $given } le falta { $short } { by-rule }.
       *[other] { $item }, hueco { $box }: necesitas al menos { $wanted }; a { $given } le faltan { $short } { by-rule }.
    }
refused-steal-not-higher = Para robar { $item }, uno de tus dados debe superar al suyo { by-rule }.
