### Ce qui vient de se passer, une ligne par tour.

brief-turn = { $who } : { $what }
brief-turn-coins = { $who } ({ $gain }) : { $what }
board-goal =
    { $endless ->
        [yes] **Objectif** : le plus de pièces quand quelqu’un a 4 Objets du Roi ou que la pioche de guilde est vide. Meilleure arme, meilleure armure, meilleur bouclier du Roi : 25 chacun.
       *[no] **Objectif** : le plus de pièces quand quelqu’un a 4 Objets du Roi ou qu’une pioche est vide. Meilleure arme, meilleure armure, meilleur bouclier du Roi : 25 chacun.
    }
board-raw = -# Métaux et gemmes **à raffiner** le sont dans votre atelier au début de votre tour ; on fabrique avec du raffiné.
brief-dealt = Pièces dans l’ordre du jeu : de { $least } à { $coins }.
brief-refined = raffine { $cards }
brief-income = +{ $coins } des apprentis
brief-completed = achève { $cards }
brief-king = **{ $card }**, Objet du Roi ({ $coins })
brief-played = joue { $cards }
brief-moved = déplace { $cards }
brief-for-sale = en vente { $cards }
brief-discarded = défausse { $cards }
brief-sold = vend { $cards }
brief-bought = achète { $cards }
brief-crafted = fabrique { $card } avec { $cards }
brief-crafted-alone = fabrique { $card }
brief-crafted-free = fabrique { $card } sans rien dépenser
brief-returned = n’a pas de place pour { $card } : mélangé à la pioche de guilde
brief-auction = met aux enchères { $card } chez { $seller }
brief-bid = offre { $coins }
brief-passed = passe
brief-drew = pioche { $cards }
brief-drew-one-deck =
    { $deck ->
        [guild] pioche { $count } (guilde)
       *[mine] pioche { $count } (mine)
    }
brief-drew-both = pioche { $guild } (guilde) et { $mine } (mine)

brief-to =
    { $to ->
        [market] { $card } (marché)
       *[workshop] { $card } (atelier)
    }
brief-swapped = { $card } et { $other } (échange)
brief-gain = { $card } (+{ $coins })
brief-from-row = { $card } à l’entrepôt pour { $coins }
brief-from = { $card } à { $seller } pour { $coins }
brief-from-you = { $card } à vous pour { $coins }

over-tie = Pièces à égalité : les Objets du Roi achevés décident, puis le meilleur d’entre eux (règle 7.6). { $ranks }
over-tie-rank =
    { $kings ->
        [0] { $who } : aucun
       *[other] { $who } : { $kings }, le meilleur { $best }
    }

alt-title = { $table } : plateau ({ game-title }).
alt-desk = { $table } : votre main et votre côté de la table.
alt-replay =
    { $count ->
        [one] { $table } : la partie en 1 image.
       *[other] { $table } : la partie tour par tour, en { $count } images qui se suivent.
    }
alt-replay-last = La dernière image :
alt-asked = La question est à { $who }.
alt-moment = { $table } : { $who } a achevé { $card } et a { $kings } Objets du Roi sur { $enough }.
alt-moment-won = { $table } : { $who } remporte { $card } de { $seller } pour { $coins } et a { $kings } Objets du Roi sur { $enough }.
alt-came = Nouveau devant { $who } : { $cards }
alt-came-row = Nouveau à l’entrepôt : { $cards }
alt-left = Parti du marché ({ $who }) : { $cards }
alt-left-row = Parti de l’entrepôt : { $cards }
alt-gone-for = { $card } (pour { $coins })
alt-gone-to = { $card } (à { $who })
alt-leads = { $who } est en tête avec ce qui est visible, { $totals }.
alt-last =
    { $count ->
        [0] { $who } a amené les derniers tours.
       *[other] { $who } a amené les derniers tours. Finis : { $done }.
    }

part-discards = défausses
part-row = entrepôt
part-prices = prix
part-workshops = ateliers
part-kings = Objets du Roi achevés
part-costs = coûts
part-helpers = apprentis et outils
part-tilted = le sens d’incliné
part-news = nouveautés
board-market-names = Marché { $used }/{ $limit } : { $cards }
board-workshop-full = Atelier { $used }/{ $limit }
board-row-count = Entrepôt : { $count }
hand-brief = Main { $hand }/{ $limit } : { $cards }. { coins-number }.
