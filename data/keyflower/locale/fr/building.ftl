### Building: hexes by their letters in the picture. $tile: the tile that is built; $tiles: what it touches there

hex-line = { $letter } : à côté de { $tiles }
hex-no-road = Sans route
hex-turns = se pose de { $count } façons
do-place-hex = { $tile } en { $letter }, à côté de { $tiles }
turn-tile = Tourner { $tile }
