### Words that stand in pictures, and what the greeting's picture shows to those who do not see it.

picture-points = Points
# $tiles: names of tiles
greeting-picture = { game-title }: tiles { $tiles }, workers, resources and skill tiles.
button-villages = Villages
