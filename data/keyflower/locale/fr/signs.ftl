### Words that stand in pictures, and what the greeting's picture shows to those who do not see it.

picture-points = Points
# $tiles: names of tiles
greeting-picture = { game-title } : tuiles { $tiles }, ouvriers, ressources et compétences.
button-villages = Villages
button-season = Tuiles
button-reckoning = Points
season-tile = **{ $place }** { $about }
