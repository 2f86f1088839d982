### Building: hexes by their letters in the picture. $tile: the tile that is built; $tiles: what it touches there

hex-line = { $letter }: junto a { $tiles }
hex-no-road = Sin camino
hex-turns = encaja de { $count } maneras
do-place-hex = { $tile } en { $letter }, junto a { $tiles }
turn-tile = Girar { $tile }
