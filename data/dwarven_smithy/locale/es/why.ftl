### Lo que hay detrás de una negativa, y lo que se puede hacer, según está la mesa.

stand-in-note = Los nombres y números de las cartas de { game-title } son provisionales y nuestros: los impresos no son públicos.
rules-why-what = ¿Por qué no qué? Escribe una carta después de "por qué".
why-no-seat = No tienes asiento aquí: lo que se puede hacer depende de manos que no ves. La regla:
why-able = { $what }, ahora puedes:
why-able-so = { $what }. { $brings }
why-able-more = y { $count } más
why-not-offered = Nadie vende ahora { $card }: no está en el mercado de otros ni en el almacén { by-rule }.
why-instead = Lo que puedes hacer ahora:
why-lacks = A { $card } le falta: { $icons } { by-rule }.
why-lacks-now =
    { $count ->
        [0] A { $card } le falta: { $icons } { by-rule }. Está sin refinar en tu taller: sirve desde tu próximo turno.
       *[other] A { $card } le falta: { $icons } { by-rule }. Tras refinar en tu próximo turno: { $later }.
    }
why-filled =
    { $area ->
        [hand] Tu mano ({ $used }/{ $limit }): { $cards }.
        [market] Tu mercado ({ $used }/{ $limit }): { $cards }.
        [workshop] Tu taller ({ $used }/{ $limit }): { $cards }.
       *[tools] Tus herramientas ({ $used }/{ $limit }): { $cards }.
    }
why-in-row = { $card } está en el almacén por { coins-number }.
why-kings-stay = Los Objetos del Rey completados no dejan sus sitios: { $count } (regla 3.5).
why-for-sale = { $card } está en el mercado de { $who } por { coins-number }.
why-lies-own =
    { $spot ->
        [hand] { $card } está en tu mano.
        [market] { $card } está en tu mercado.
        [workshop] { $card } está en tu taller.
        [stack] { $card } ya se fabricó: se completa en tu próximo turno.
        [kings] { $card } está completado, en tu mercado.
        [apprentices] { $card } está con tus aprendices.
       *[tools] { $card } está con tus herramientas.
    }
why-lies-of =
    { $spot ->
        [workshop] { $card } está en el taller de { $who }.
        [stack] { $who } ya fabricó { $card }.
        [kings] { $who } ya completó { $card }.
        [apprentices] { $card } está con los aprendices de { $who }.
       *[tools] { $card } está con las herramientas de { $who }.
    }
why-lies-nowhere =
    { $spot ->
        [discard] { $card } está en el descarte.
        [out] { $card } no está en esta partida: es de otro modo.
       *[unseen] { $card } está donde no puedes verla: en un mazo, en una mano o boca abajo.
    }
why-nothing-to =
    { $verb ->
        [play] Tu mano está vacía { by-rule }.
        [move] Ninguna carta tuya de la mesa se puede mover { by-rule }.
        [discard] En tu mercado no hay cartas de gremio { by-rule }.
        [sell] En tu mercado no hay recursos { by-rule }.
        [buy] No hay nada en venta { by-rule }.
        [craft] No tienes en la mesa ninguna carta de gremio sin fabricar { by-rule }.
        [auction] No hay nada en venta { by-rule }.
       *[other] No hay con qué hacerlo { by-rule }.
    }
