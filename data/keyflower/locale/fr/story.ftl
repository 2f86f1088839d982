### The end of a game as a story, and what its pictures tell. $who: a player; $count: how often, or points

story-price = { $who } a payé le plus cher, pour { $tile } ({ season-short }) : { $workers }.
story-fight = { $tile } a changé de mains { $count } fois ; { $who } l’a gagnée.
story-visits = { $who } a eu le village le plus utilisé par les autres : { $count } fois.
story-upgrades = { $who } a le plus amélioré : { $count } fois.
story-best = { $tile } a rapporté le plus : { $count } points pour { $who }.
story-ahead = { $who } menait depuis la fin de la saison : { season-short }.
story-late = { $who } a pris la tête au dernier décompte.
race-line = { $who }, saison par saison : { $points }
moment-season = Fin de la saison ({ season-short }) : tuiles gagnées
moment-won = { $tile } pour { $workers }
moment-seat = { $who } : { $tiles }

## The analysis after a game. $who: a player

analysis-title = **{ $table }** · analyse
analysis-bids = **Enchères**
analysis-bids-line = { $who } : tuiles { $tiles }, ouvriers payés { $paid }, nouveaux ouvriers { $drawn }
analysis-uses = **Utilisations**
analysis-uses-line = { $who } : tuiles à soi { $own }, de l’offre { $offered }, des autres { $abroad } ; utilisées par d’autres { $visited }
analysis-work = **Travail**
analysis-work-line = { $who } : améliorations { $upgrades }, pas { $steps }
analysis-race = **Points** à la fin de chaque saison
