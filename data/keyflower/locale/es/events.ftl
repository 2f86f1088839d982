### What happened, line by line. $who, $owner: players; $tile, $tiles, $boat: tiles

season-name =
    { $season ->
        [spring] Primavera
        [summer] Verano
        [autumn] Otoño
       *[winter] Invierno
    }
event-home = { $who } { $tile }
event-homes = Casas: { $homes }. Empieza { $who }.
event-winter-dealt = { $who } recibe losetas de invierno: { $tiles }.
event-season = { season-name }. En oferta: { $tiles }. Empieza { $who }.
# A boat and what it carries
boat-load = { $boat }: { $load }
event-boats-loaded = Barcos: { $boats }.
event-winter-choice = Todos eligen losetas de invierno.
event-winter-chosen = { $who } ha elegido losetas de invierno.
event-winter-given = { $who } da: { $tiles }.
event-winter-number = { $who } { $count }
event-winter-revealed = Losetas de invierno dadas: { $numbers }.
event-bid = { $who } oferta { $workers } por { $tile }.
event-bid-total = { $count } en total.
event-outbid = { $who } deja de ir ganando.
event-locked =
    { $colour ->
        [blue] { $tile } queda bloqueada: azul.
        [red] { $tile } queda bloqueada: rojo.
        [yellow] { $tile } queda bloqueada: amarillo.
       *[green] { $tile } queda bloqueada: verde.
    }
event-lock-changed =
    { $colour ->
        [blue] { $tile } pasa a estar bloqueada en azul.
        [red] { $tile } pasa a estar bloqueada en rojo.
        [yellow] { $tile } pasa a estar bloqueada en amarillo.
       *[green] { $tile } pasa a estar bloqueada en verde.
    }
# $places: numbers of places
event-moved-groups =
    { $count ->
        [one] Venidos del lugar { $places }.
       *[other] Venidos de los lugares { $places }.
    }
event-used-offer = { $who } usa { $tile }, en oferta, con { $workers }.
event-used-own = { $who } usa { $tile } con { $workers }.
event-used-other = { $who } usa { $tile } de { $owner } con { $workers }.
event-drawn = { $who } roba { $things }.
event-bag-empty = La bolsa está vacía.
event-pile-empty = La pila está vacía.
event-paid = { $who } paga { $things }.
event-goods = { $who } recibe { $goods } en { $tile }.
event-greens =
    { $count ->
        [one] { $who } recibe { $count } verde.
       *[other] { $who } recibe { $count } verdes.
    }
# Steps and upgrades that can be done now
event-work =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [one] { $upgrades } mejora.
       *[other] { $upgrades } mejoras.
    }
event-goods-moved =
    { $steps ->
        [one] { $who } lleva { $goods } de { $origin } a { $to }: { $steps } paso.
       *[other] { $who } lleva { $goods } de { $origin } a { $to }: { $steps } pasos.
    }
event-upgraded = { $who } mejora { $tile } por { $paid }.
# $left: steps and upgrades together that are not used
event-work-ended =
    { $left ->
        [0] { $who } termina el trabajo.
       *[other] { $who } termina el trabajo. Sin usar: pasos { $steps }, mejoras { $upgrades }.
    }
event-passed =
    { $automatic ->
        [yes] { $who } no tiene trabajadores que colocar y pasa.
       *[no] { $who } pasa.
    }
event-turns-ended = Todos han pasado: acaba la estación ({ season-name }).
event-groups-returned = Vuelven tras la pantalla de { $who }: { $workers }.
event-tile-left = Nadie ha ofertado por { $tile }: sale del juego.
event-tile-won = { $who } gana { $tile } por { $paid }.
event-tiles-won = Losetas ganadas: { $seats }.
won-by = { $who } { $tiles }
event-tiles-left = Nadie ha ofertado por { $tiles }: fuera del juego.
event-workers-on-it = Encima, ahora de { $who }: { $workers }.
event-workers-taken = De la aldea de { $who } tras su pantalla: { $workers }.
event-boats-called = Los barcos se eligen en este orden: { $order }. { $who } tiene el trabajador inicial.
# $got: 1 if something is on the boat
event-boat-taken =
    { $got ->
        [0] { $who } toma { $boat }.
       *[1] { $who } toma { $boat }: { $things }.
    }
tile-aside = { $tile } apartada
event-placed = { $who } coloca { $tile }.
event-lifted = { $who } retira { $tile }.
event-built = { $who } ha construido: { $tiles }.
event-screen = { $who } { $things }
event-screens = Tras las pantallas: { $screens }.
event-kept-back = Losetas de invierno no dadas: { $tiles }.
event-game-ended = La partida ha terminado.
