### What advises: hints as the strong bot would play. $tile: a tile; $workers: how many of which

# $what: what a boat carries, where roads lead
hint-tells = { $what }.
# $what: what the tile does
hint-tile = Tile: { $what }.
hint-upgraded = Then: { $what }.
# $count: points if the given tiles are won
hint-gift =
    { $count ->
        [0] Worth less than a point to you.
        [one] Worth about one point to you, if you win it.
       *[other] Worth about { $count } points to you, if you win them.
    }
# $count: points until the end of the game, about
hint-points =
    { $count ->
        [0] Brings less than a point.
        [one] Brings about one point in the end.
       *[other] Brings about { $count } points in the end.
    }
hint-pass = Keeps your workers for later.
# On buttons
brief-bid = Bid { $workers }: { $tile }
brief-use = Use { $workers }: { $tile }
brief-bring-upgrade = Bring, upgrade { $tile }
