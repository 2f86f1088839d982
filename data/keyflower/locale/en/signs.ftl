### Words that stand in pictures, and what the greeting's picture shows to those who do not see it.

picture-points = Points
# $tiles: names of tiles
greeting-picture = { game-title }: tiles { $tiles }, workers, resources and skill tiles.
button-villages = Villages
button-season = Tiles
button-reckoning = Points
# $place: of a tile on offer; $about: its sides
season-tile = **{ $place }** { $about }
