### /keyflower: the texts of its commands.

command-keyflower = Bid, use, move, upgrade and build in Keyflower
command-keyflower-bid = Bid for a tile on offer or for turn order
option-keyflower-bid-tile = Tile, and how many workers of which colour
option-keyflower-bid-table = { option-table }
command-keyflower-use = Use a tile anywhere
option-keyflower-use-tile = Tile, and how many workers of which colour
option-keyflower-use-table = { option-table }
command-keyflower-move = Move resources in your village
option-keyflower-move-resource = Resources, from where and where to
option-keyflower-move-table = { option-table }
command-keyflower-upgrade = Upgrade a tile of your village
option-keyflower-upgrade-tile = Tile to upgrade
option-keyflower-upgrade-table = { option-table }
command-keyflower-end = End the work
option-keyflower-end-table = { option-table }
command-keyflower-give = Give winter tiles
option-keyflower-give-tiles = Tiles to give
option-keyflower-give-table = { option-table }
command-keyflower-take = Take a boat
option-keyflower-take-boat = Boat to take
option-keyflower-take-table = { option-table }
command-keyflower-place = Place a new tile in your village
option-keyflower-place-tile = Tile, its hex and its turn
option-keyflower-place-table = { option-table }
command-keyflower-lift = Take the last new tile back
option-keyflower-lift-table = { option-table }
command-keyflower-done = Say that your village is built
option-keyflower-done-table = { option-table }

name-command-keyflower = keyflower
name-command-keyflower-bid = bid
name-command-keyflower-use = use
name-command-keyflower-move = move
name-command-keyflower-upgrade = upgrade
name-command-keyflower-end = end
name-command-keyflower-give = give
name-command-keyflower-take = take
name-command-keyflower-place = place
name-command-keyflower-lift = lift
name-command-keyflower-done = done

name-option-tile = tile
name-option-resource = resource
name-option-tiles = tiles
name-option-boat = boat
