### What the board in words says beside its lines of tiles and seats. $who: players; $boat: a boat; $effect: what it scores

board-asked = To act: { $who }
board-start-tile = { $tile } (start worker)
# $count: points printed on its other side
board-upgraded =
    { $count ->
        [one] upgraded { $count } point
       *[other] upgraded { $count } points
    }
board-boat = { $boat }: { $effect }
# $load: a boat with what it carries
board-boat-later = { $load }; in the end { $effect }
board-taken = Boats taken: { $boats }
board-taken-by = { $boat } by { $who }
# $count: points printed on a village
board-ahead = Most points lying open: { $who } ({ $count })
# $things: what was behind the screen
board-opened = **{ $who }**: { $things }
