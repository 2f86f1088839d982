### What the board in words says beside its lines of tiles and seats. $who: players; $boat: a boat; $effect: what it scores

board-asked = À jouer : { $who }
board-start-tile = { $tile } (ouvrier de départ)
board-upgraded =
    { $count ->
        [one] améliorée { $count } point
       *[other] améliorée { $count } points
    }
board-boat = { $boat } : { $effect }
board-boat-later = { $load } ; à la fin { $effect }
board-taken = Bateaux pris : { $boats }
board-taken-by = { $boat } par { $who }
board-ahead = Le plus de points visibles : { $who } ({ $count })
board-opened = **{ $who }** : { $things }
