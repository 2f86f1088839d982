### Words that stand in pictures, and what the greeting's picture shows to those who do not see it.

picture-points = 得点
# $tiles: names of tiles
greeting-picture = { game-title }：タイル{ $tiles }、ワーカー、資源、技能タイル。
button-villages = 村
button-season = タイル
button-reckoning = 得点
season-tile = **{ $place }** { $about }
