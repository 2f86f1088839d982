### Por qué las reglas dicen que no.

by-rule = (regla { $rule })

refused-game-over = La partida ha terminado { by-rule }.
refused-not-your-turn = No es tu turno. Le toca a { $awaited } { by-rule }.
refused-complete-first = Primero decide qué pasa con { $card } { by-rule }.
refused-nothing-to-complete = No hay nada que completar { by-rule }.
refused-not-next = { $next } se completa antes que { $card } { by-rule }.
refused-no-such-choice = { $card } se completa de otra manera { by-rule }.
refused-no-exchange = { $card } no puede sustituir a { $dismissing } { by-rule }.
refused-not-movable = { $moving } no puede dejar sitio a { $card } { by-rule }.
refused-actions-closed = Ya has robado: solo queda robar o acabar el turno { by-rule }.
refused-auction-open = Primero acaba la subasta de { $card } de { $seat } { by-rule }.
refused-no-auction = No hay ninguna subasta abierta { by-rule }. `{ slash-dwarven-end }` acaba un turno.
refused-not-in-hand = { $card } no está en tu mano { by-rule }.
refused-no-room =
    { $area ->
        [hand] Tu mano está llena: { $limit } cartas { by-rule }.
        [market] Tu mercado está lleno: { $limit } cartas { by-rule }.
        [workshop] Tu taller está lleno: { $limit } cartas { by-rule }.
        [either] Tu mercado y tu taller están llenos; bastaría sitio en uno de los dos { by-rule }.
       *[tools] Tu zona de herramientas está llena: { $limit } cartas { by-rule }.
    }
refused-not-in-area =
    { $area ->
        [market] { $card } no está en tu mercado { by-rule }.
       *[workshop] { $card } no está en tu taller { by-rule }.
    }
refused-stacked = { $card } ya se fabricó y se queda donde está { by-rule }.
refused-kings-item-stays = { $card } se completó y se queda en el mercado { by-rule }.
refused-tilted = { $card } entró en tu mercado este turno: girada, ni se vende ni se descarta hasta que acabe { by-rule }.
refused-not-a-guild-card = { $card } no es una carta de gremio { by-rule }.
refused-not-a-resource = { $card } no es un recurso { by-rule }.
refused-no-such-place = El almacén no tiene carta { $place }; cartas que hay: { $cards } { by-rule }.
refused-too-dear = Cuesta { $price }; tus monedas: { $coins } { by-rule }.
refused-no-such-seat = Ahí no se sienta nadie: { $seat } { by-rule }.
refused-own-market = No puedes comprar en tu propio mercado { by-rule }.
refused-not-for-sale = { $card } no está en venta en el mercado de { $seat } { by-rule }.
refused-by-auction = En esta mesa, las cartas de los mercados se compran en subasta { by-rule }.
refused-no-auctions-here = En esta mesa no hay subastas { by-rule }.
refused-named-before = { $card } de { $seat } ya salió a subasta este turno { by-rule }.
refused-bid-too-low = La puja mínima es { $least } { by-rule }.
refused-bid-too-high = No puedes ofrecer más que tus monedas: { $coins } { by-rule }.
refused-must-bid = Abriste la subasta y debes pujar: al menos { $least } { by-rule }.
refused-not-refined-there = Refinado en tu taller, { $kind }: { $have } de { $wanted } { by-rule }.
refused-cost = { $card } cuesta { $cost }; has nombrado { $given } { by-rule }.
refused-deck-empty =
    { $deck ->
        [guild] El mazo del gremio está vacío { by-rule }.
       *[mine] La mina está vacía { by-rule }.
    }
refused-hand-full = Tu mano está llena: { $limit } cartas { by-rule }.
refused-drawn-enough = Ya has robado { $most } cartas { by-rule }.
refused-no-drawing-in-last-turn = En el último turno no se roba { by-rule }.
