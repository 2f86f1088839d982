### The end of a game as a story. $who: a player; $card: a card; $coins: how many; $turn: which of that player's turns

story-dearest = La compra más cara: { $who } se llevó { $card } de { $seller } por { $coins }.
story-dearest-row = La compra más cara: { $who } se llevó { $card } del almacén por { $coins }.
story-customer = Mejor cliente: { $who } compró { $count } cartas a { $seller }, { coins-number } en total.
story-craft = Mejor venta: { $who } cobró { coins-number } por { $card }.
story-crafts = Mejores ventas: { coins-number } cada una por { $crafts }.
story-craft-each = { $card } ({ $who })
story-first = Primer Objeto del Rey: { $who } lo completó en el turno { $turn }.
story-first-named = Primer Objeto del Rey: { $who } completó { $card } en el turno { $turn }.
story-let-go = Ganga: { $who } vendió { $card } por { $price } a { $buyer }, a quien dio { coins-number }.
story-crown = Mejor Objeto del Rey: { $card }, { coins-number } para { $who }.
story-lead = Punto de inflexión: desde el turno { $turn } { $who } iba claramente por delante.
story-late = Punto de inflexión: el último recuento puso por delante a { $who }.
story-narrow = Igualado hasta el final: { $who } gana por { coins-number }.
story-end =
    { $by ->
        [kings] El final: { $who } completó un cuarto Objeto del Rey en el turno { $turn }.
        [guild] El final: { $who } robó la última carta de gremio en el turno { $turn }.
       *[mine] El final: { $who } robó la última carta de la mina en el turno { $turn }.
    }

stats-figures = turnos { $turns }, completadas { $completed } (Objetos del Rey { $kings }), vendidas { $sold }, compradas { $bought }, robadas { $drawn }
