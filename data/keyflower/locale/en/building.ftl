### Building: hexes by their letters in the picture. $tile: the tile that is built; $tiles: what it touches there

hex-line = { $letter }: beside { $tiles }
hex-no-road = No road
# $count: ways to turn it so that it fits
hex-turns = fits in { $count } ways
do-place-hex = { $tile } to { $letter }, beside { $tiles }
turn-tile = Turn { $tile }
