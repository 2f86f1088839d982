### Lo que acaba de pasar, una línea por turno.

brief-turn = { $who }: { $what }
brief-turn-coins = { $who } ({ $gain }): { $what }
board-goal =
    { $endless ->
        [yes] **Objetivo**: más monedas cuando alguien tenga 4 Objetos del Rey o se acabe el mazo del gremio. La mejor arma, armadura y escudo del Rey: 25 cada uno.
       *[no] **Objetivo**: más monedas cuando alguien tenga 4 Objetos del Rey o se acabe un mazo. La mejor arma, armadura y escudo del Rey: 25 cada uno.
    }
board-raw = -# Metales y gemas **sin refinar** se refinan en tu taller al empezar tu turno; solo se fabrica con lo refinado.
brief-dealt = Monedas por orden de juego: de { $least } a { $coins }.
brief-refined = refina { $cards }
brief-income = +{ $coins } de los aprendices
brief-completed = completa { $cards }
brief-king = **{ $card }**, Objeto del Rey ({ $coins })
brief-played = juega { $cards }
brief-moved = mueve { $cards }
brief-for-sale = en venta { $cards }
brief-discarded = descarta { $cards }
brief-sold = vende { $cards }
brief-bought = compra { $cards }
brief-crafted = fabrica { $card } con { $cards }
brief-crafted-alone = fabrica { $card }
brief-crafted-free = fabrica { $card } sin gastar nada
brief-returned = no tiene sitio para { $card }: se baraja en el mazo del gremio
brief-auction = saca a subasta { $card } de { $seller }
brief-bid = ofrece { $coins }
brief-passed = pasa
brief-drew = roba { $cards }
brief-drew-one-deck =
    { $deck ->
        [guild] roba { $count } (mazo del gremio)
       *[mine] roba { $count } (mina)
    }
brief-drew-both = roba { $guild } (mazo del gremio) y { $mine } (mina)

brief-to =
    { $to ->
        [market] { $card } (mercado)
       *[workshop] { $card } (taller)
    }
brief-swapped = { $card } y { $other } (intercambio)
brief-gain = { $card } (+{ $coins })
brief-from-row = { $card } del almacén por { $coins }
brief-from = { $card } a { $seller } por { $coins }
brief-from-you = { $card } a ti por { $coins }

over-tie = Monedas iguales: deciden los Objetos del Rey completados, luego el mejor de ellos (regla 7.6). { $ranks }
over-tie-rank =
    { $kings ->
        [0] { $who }: ninguno
       *[other] { $who }: { $kings }, el mejor { $best }
    }

alt-title = { $table }: tablero ({ game-title }).
alt-desk = { $table }: tu mano y tu lado de la mesa.
alt-replay =
    { $count ->
        [one] { $table }: la partida en 1 imagen.
       *[other] { $table }: la partida turno a turno, en { $count } imágenes seguidas.
    }
alt-replay-last = La última imagen:
alt-asked = Se pregunta a { $who }.
alt-moment = { $table }: { $who } ha completado { $card } y tiene { $kings } de { $enough } Objetos del Rey.
alt-moment-won = { $table }: { $who } se lleva { $card } de { $seller } por { $coins } y tiene { $kings } de { $enough } Objetos del Rey.
alt-came = Nuevo ante { $who }: { $cards }
alt-came-row = Nuevo en el almacén: { $cards }
alt-left = Ya no en el mercado de { $who }: { $cards }
alt-left-row = Ya no en el almacén: { $cards }
alt-gone-for = { $card } (por { $coins })
alt-gone-to = { $card } (para { $who })
alt-leads = { $who } va primero con lo que está a la vista, { $totals }.
alt-last =
    { $count ->
        [0] { $who } trajo los últimos turnos.
       *[other] { $who } trajo los últimos turnos. Acabados: { $done }.
    }

part-discards = descartes
part-row = almacén
part-prices = precios
part-workshops = talleres
part-kings = Objetos del Rey completados
part-costs = costes
part-helpers = aprendices y herramientas
part-tilted = qué es girada
part-news = novedades
board-market-names = Mercado { $used }/{ $limit }: { $cards }
board-workshop-full = Taller { $used }/{ $limit }
board-row-count = Almacén: { $count }
hand-brief = Mano { $hand }/{ $limit }: { $cards }. { coins-number }.
