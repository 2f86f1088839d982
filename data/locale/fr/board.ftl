### Ce que disent les plateaux, outre à qui de jouer. Le sens des ids et des variables est dans le fichier anglais.

board-clock-runs = Le temps sera écoulé { $ends }.
board-clock-stands-until = L’horloge est arrêtée ; le temps sera écoulé { $ends }.
board-clock-stands = L’horloge est arrêtée.
board-clock-runs-of = { $who } : le temps sera écoulé { $ends }.
board-clock-stands-until-of = { $who } : l’horloge est arrêtée ; le temps sera écoulé { $ends }.
board-clock-stands-of = { $who } : l’horloge est arrêtée.
