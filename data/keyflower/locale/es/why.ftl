### Lo que hay detrás de una negativa, y lo que se puede hacer, según está la mesa.

rules-why-what = ¿Por qué no qué? Escribe una loseta después de "por qué".
why-no-seat = No tienes asiento aquí: lo que se puede hacer depende de lo que ocultan las pantallas. La regla:
why-able = { $what }, ahora puedes:
why-able-more = y { $count } más
why-by-work = Ya está lo que pide la mejora de { $tile }: usa una loseta de transporte con mejora (regla 8.1).
why-lies =
    { $spot ->
        [offer] { $tile } está en oferta, lugar { $place }.
        [village] { $tile } está en la aldea de { $who }.
        [quay] { $tile } es un barco del muelle.
        [won] { $tile } es de { $who } y está por construir.
        [hand] { $tile } está en tu mano de invierno.
       *[unseen] { $tile } no está en la mesa: está por salir, en una mano oculta o fuera de la partida.
    }
why-lies-own =
    { $spot ->
        [won] { $tile } es tuya y está por construir.
       *[village] { $tile } está en tu aldea.
    }
why-nothing-to =
    { $verb ->
        [give] No tienes losetas de invierno que dar (regla 3.4).
        [move] No hay recursos en tu aldea (regla 8.2).
        [take] No queda ningún barco (regla 9.6).
        [place] No tienes losetas por construir (regla 10.1).
        [done] No tienes nada que construir (regla 10.6).
       *[other] No hay con qué hacerlo (regla 4.1).
    }
