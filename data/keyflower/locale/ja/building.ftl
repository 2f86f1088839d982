### Building: hexes by their letters in the picture. $tile: the tile that is built; $tiles: what it touches there

hex-line = { $letter }：{ $tiles }の隣
hex-no-road = 道なし
hex-turns = { $count }通りに置ける
do-place-hex = { $tile }を{ $letter }に、{ $tiles }の隣
turn-tile = { $tile }を回す
