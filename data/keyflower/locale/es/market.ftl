### What the board in words says beside its lines of tiles and seats. $who: players; $boat: a boat; $effect: what it scores

board-asked = Actúa: { $who }
board-start-tile = { $tile } (trabajador inicial)
board-upgraded =
    { $count ->
        [one] mejorada { $count } punto
       *[other] mejorada { $count } puntos
    }
board-boat = { $boat }: { $effect }
board-boat-later = { $load }; al final { $effect }
board-taken = Barcos tomados: { $boats }
board-taken-by = { $boat } por { $who }
board-ahead = Más puntos a la vista: { $who } ({ $count })
board-opened = **{ $who }**: { $things }
