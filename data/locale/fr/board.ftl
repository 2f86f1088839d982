### Ce que disent les plateaux, outre à qui de jouer. Le sens des ids et des variables est dans le fichier anglais.

board-clock-runs = Le temps sera écoulé { $ends }.
board-clock-stands-until = L’horloge est arrêtée ; le temps sera écoulé { $ends }.
board-clock-stands = L’horloge est arrêtée.
board-clock-runs-of = { $who } : le temps sera écoulé { $ends }.
board-clock-stands-until-of = { $who } : l’horloge est arrêtée ; le temps sera écoulé { $ends }.
board-clock-stands-of = { $who } : l’horloge est arrêtée.

headline-awaited-first = **{ $table }** · À { $who } de jouer.
headline-yours-first = **{ $table }** · À vous de jouer.
list-running-first = **{ $table }** · { $progress }, à { $awaited } de jouer
list-yours-first = **À vous : { $table }** · { $progress }
turns-others-first = **{ $table }** ({ $game }) · À { $who } de jouer.

table-started-yours = À vous de jouer : le plateau est dans { $place }.
table-started-there = Le plateau est dans { $place }.
table-started-solo = -# Contre des bots, tout peut être annulé ; cela ne compte ni pour les palmarès ni pour les cotes.

record-title-everywhere = **Vos parties sur tous les serveurs, contre des personnes**
record-none-anywhere = Vous n’avez encore terminé aucune partie entre personnes seulement.
board-earlier = Avant cela : voir le journal.
deeds-more = { $count } de plus : journal
deeds-more-brief = { $count } de plus
