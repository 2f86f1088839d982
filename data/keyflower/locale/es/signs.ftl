### Words that stand in pictures, and what the greeting's picture shows to those who do not see it.

picture-points = Puntos
# $tiles: names of tiles
greeting-picture = { game-title }: losetas { $tiles }, trabajadores, recursos y habilidades.
button-villages = Aldeas
button-season = Losetas
button-reckoning = Puntos
season-tile = **{ $place }** { $about }
