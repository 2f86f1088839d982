### El tablero en palabras, y lo que solo ve cada jugador.

board-decks =
    { $phase ->
        [complete] { $who } completa lo fabricado. { $progress }
        [act] { $who } actúa. { $progress }
        [draw] { $who } roba. { $progress }
       *[over] Fin de la partida. { $progress }
    }
board-row = Almacén desde arriba: { $cards }
board-row-empty = Almacén: vacío
board-in-row = { $card } ({ $coins })
board-row-more = { $count } más
board-discards = Encima de los descartes: { $cards }
board-lot = Subasta: { $card } de { $seller }, desde { coins-number }
board-lot-bid = Subasta: { $card } de { $seller }, { $who } ofrece { coins-number }
board-seat =
    { $kings ->
        [0] **{ $who }**: { coins-number }, mano { $hand }
       *[other] **{ $who }**: { coins-number }, mano { $hand }, Objetos del Rey { $kings }/{ $enough }
    }
board-workshop = Taller { $used }/{ $limit }: { $cards }
board-market = Mercado { $used }/{ $limit } (precio): { $cards }
board-for-sale =
    { $worth ->
        [0] { $card } ({ $coins })
       *[other] { $card } ({ $coins }, vale { $worth })
    }
board-tilted-one = { $card } girada
board-own-guild =
    { $worth ->
        [0] { $card } (precio { $coins })
       *[other] { $card } (precio { $coins }, vale { $worth })
    }
board-own-sale =
    { $when ->
        [end] { $card } ({ $price } al final)
       *[now] { $card } (precio { $price }, se vende por { $coins })
    }
board-tilted = Girada: nueva; este turno ni venta ni descarte.
standing-first =
    { $kings ->
        [0] **{ $who }** { coins-number }, { $kings }/{ $enough } Objetos del Rey
       *[other] **{ $who }** { $total } ({ coins-number }, { $kings }/{ $enough } Objetos del Rey)
    }
standing-seat =
    { $kings ->
        [0] **{ $who }** { $coins }, { $kings }/{ $enough }
       *[other] **{ $who }** { $total } ({ $coins }, { $kings }/{ $enough })
    }
standing =
    { $near ->
        [low] { $seats }. Mazos: gremio { $guild }, mina { $mine }
       *[no] { $seats }
    }
standing-ending = { $standing }. { $ending }
standing-last =
    { $count ->
        [1] El último turno de todos: { $who }.
       *[other] Un último turno cada uno: { $who }.
    }
standing-expected = Si acabara ya, con premios: ~{ $seats }
standing-expected-seat = { $coins } **{ $who }**
standing-hidden =
    { $count ->
        [one] 1 objeto oculto puede cambiarlo
       *[other] { $count } objetos ocultos pueden cambiarlo
    }
standing-close = { $who }: un Objeto del Rey más, y a los demás les queda un último turno.
standing-ends = { $who } completará el cuarto Objeto del Rey en su turno: después a los demás les queda un último turno.
standing-deck =
    { $deck ->
        [guild] Mazo del gremio: { $count }. Tras su última carta, a los demás les queda un último turno.
       *[mine] Mina: { $count }. Tras su última carta, a los demás les queda un último turno.
    }
standing-prizes =
    { $hidden ->
        [yes] Premios de 25 al final, por lo que ves: { $best }.
       *[no] Premios de 25 al final: { $best }.
    }
standing-prize =
    { $subtype ->
        [weapon] arma
        [armor] armadura
       *[shield] escudo
    }
standing-prize-led = { standing-prize } { $who } ({ $coins })
standing-prize-open = { standing-prize } nadie aún
board-stack = { $card } sobre { $cards }
board-king =
    { $worth ->
        [0] { $card } (completado)
       *[other] { $card } (completado, vale { $worth })
    }
board-apprentices = Aprendices: { $cards }
board-tools = Herramientas: { $cards }

hand-mine = Tienes { coins-number }. Mano { $hand }/{ $limit }:
hand-resources = Recursos: { $cards }
hand-card = **{ $card }** ({ $type }): { $facts }
hand-cost =
    { $ready ->
        [yes] coste { $cost }, listo en tu taller
        [soon] coste { $cost }, refinado para tu próximo turno
        [alone] coste { $cost }
        [all] coste { $lacks }
       *[no] coste { $cost }, falta { $lacks }
    }
hand-lack = { $icon } (mercado { $coins })
hand-lack-row = { $icon } (almacén { $coins })
hand-lack-held = { $icon } (mano)
hand-lack-unsold = { $icon } (no hay)
hand-lack-market = { $icon } (en tu mercado)
hand-lack-several = { $count } × { $icon }
hand-beside = **{ $card }**: { $facts }
hand-lacks =
    { $ready ->
        [soon] refinado para tu próximo turno
       *[no] falta { $lacks }
    }
desk-reach = { $card } ({ $coins }): falta { $lacks }
hand-king = Completado: **{ $card }** ({ $type }), { coins-number } al final
