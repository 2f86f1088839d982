### Le tutoriel : /rules query:tutorial. Les nombres entre parenthèses sont des règles.

tutorial-label = Tutoriel : deux tours et le dernier, contre un bot

tutorial-goal =
    Vous fabriquez des cartes avec du métal. À la fin, **le plus de pièces gagne** (7.6).
    Votre main, que vous seul voyez. { own-emberjaw-maul } (Emberjaw Maul) : le 23 doré est sa valeur, les images son coût. La couronne dit Objet du Roi, l’épée arme, l’anneau objet.
    -# { stand-in-note }
tutorial-task-goal = Qu’est-ce qui décide de la victoire ?
tutorial-say-goal-cards = Cartes fabriquées
tutorial-say-goal-coins = Pièces
tutorial-say-goal-end = Finir la partie
tutorial-goal-cards = Ce que vous fabriquez rapporte des pièces, et elles seules comptent.
tutorial-goal-end = Quatre Objets du Roi finissent la partie (7.1), mais qui a le plus de pièces la gagne.

tutorial-areas =
    Votre côté de la table, visible de tous. Vous êtes la flamme, avec 15 pièces ; le bot est la goutte.
    En haut, à l’étal, votre **marché** : vous y vendez des ressources pour le nombre doré, les autres y achètent des cartes pour le foncé. En bas, à l’enclume, votre **atelier** : le métal y est raffiné, et on fabrique avec ce qui s’y trouve (5.8). 3/7 : 3 de ses 7 places sont prises.
tutorial-task-areas = Où sont les ressources avec lesquelles on fabrique ?
tutorial-say-areas-hand = Main
tutorial-say-areas-market = Marché
tutorial-say-areas-workshop = Atelier
tutorial-areas-hand = De la main, une carte doit d’abord être jouée.
tutorial-areas-market = Au marché, elles sont à vendre.

tutorial-play =
    À votre tour, vous agissez autant que vous voulez, dans l’ordre que vous voulez. Jouer une carte, c’est la poser sur la table (5.2) ; elle ne revient jamais en main (3.4).
    { own-emberjaw-maul } (Emberjaw Maul) demande du fer, de l’or et une rune au choix (le point d’interrogation). Sur l’argent et l’or : ce que paient les autres et le prix de vente, en haut à raffiner, en bas raffiné.
tutorial-task-play = Jouez-le là où vous pourrez le fabriquer.
tutorial-say-play-refused = Le fabriquer depuis la main
tutorial-say-play-workshop = Le jouer à l’atelier
tutorial-say-play-market = Le jouer au marché
tutorial-play-refused = On fabrique ce qui est sur la table : jouez-le d’abord.
tutorial-play-market = Permis par les règles, mais essayez autre chose : là, le bot peut l’acheter pour 5 pièces.

tutorial-refine =
    Métaux et gemmes arrivent **à raffiner** (une petite flamme), comme votre fer et votre mithril. Au début de votre tour, tous ceux de votre atelier sont raffinés ; au marché, rien ne l’est (4.2). On ne fabrique qu’avec du raffiné. Les runes, comme le tonnerre, n’en ont pas besoin (2.3).
tutorial-task-refine = Jouez l’argent de votre main là où il sera raffiné.
tutorial-say-refine-refused = Fabriquer avec ce fer
tutorial-refine-market = Permis par les règles, mais essayez autre chose : là, il reste à raffiner.
tutorial-refine-refused = Votre fer est à raffiner jusqu’à votre prochain tour.

tutorial-market =
    Dans votre marché : de l’or et un outil. Une ressource s’y vend pour son nombre doré (5.5), puis va à l’entrepôt, où chacun peut l’acheter. Ce qui y entre est incliné et se vend dès votre prochain tour (3.6).
    Les autres peuvent y acheter toute carte : vous recevez son nombre foncé et ne pouvez pas refuser (5.7).
tutorial-task-market = Vendez ce qui peut l’être.
tutorial-market-discard = Permis par les règles, mais essayez autre chose : cela ne rapporte rien, et le bot peut l’acheter (Silver Ladle) pour 3 pièces.
tutorial-market-refused = Il est dans votre atelier.

tutorial-draw =
    Vous avez 18 pièces. Quand tout le reste est fait, vous piochez jusqu’à 4 cartes : dans la pioche de guilde (enclume : quoi fabriquer ; il en reste 6) ou dans la mine (pioche : avec quoi ; il en reste 3). Après la première, on ne peut plus que piocher ou finir ; une main tient 6 cartes (6.1).
    La dernière carte de l’une ou de l’autre finit la partie (7.1).
tutorial-task-draw = Vous avez fait ce que vous pouviez. Piochez.
tutorial-say-draw-later = Piocher, puis continuer
tutorial-draw-later = Après la première carte piochée, on ne joue, vend, achète ni fabrique plus rien.
tutorial-draw-end = Permis par les règles (6.2), mais essayez autre chose : les cartes ne coûtent rien.

tutorial-buy =
    Il manque de l’or à { own-emberjaw-maul }. Celui du bot va au marché ou à l’atelier, raffiné (5.7) ; celui de l’entrepôt va en main et arrive à raffiner (5.6).
tutorial-task-buy = Achetez de l’or utilisable tout de suite.
tutorial-say-buy-warehouse = En main : entrepôt
tutorial-say-buy-market = Au marché : bot
tutorial-say-buy-workshop = À l’atelier : bot
tutorial-buy-warehouse = Permis par les règles, mais essayez autre chose : il ne serait raffiné qu’à votre prochain tour.
tutorial-buy-market = Permis par les règles, mais essayez autre chose : on ne fabrique qu’avec ce qui est à l’atelier.

tutorial-craft =
    Fabriquer prend une ressource par petite image du coût, ni plus ni moins (5.8). La carte reste sur ses ressources jusqu’à votre **prochain** tour, et s’achève quand il commence (4.3) : un objet est vendu pour ce qu’il vaut, un outil gardé ou vendu, un apprenti vous aide dès lors, un Objet du Roi est posé face cachée dans votre marché et garde cette place (3.5).
tutorial-task-craft = Fabriquez { own-emberjaw-maul } : fer, or, une rune.
tutorial-say-craft-right = Fer, or, tonnerre
tutorial-say-craft-refused = Fer, argent, tonnerre
tutorial-craft-refused = L’argent ne remplace pas l’or.
tutorial-craft-end = Trop tôt : cela s’achève un tour après la fabrication.

tutorial-limits =
    Limites : main 6, marché 4, atelier 7 (3.1). À l’atelier, chaque carte compte (3.2) : { own-emberjaw-maul } et ses 3 ressources font 4, { own-belt-knife } (Belt Knife) et l’argent 2, le mithril 1 : 7 sur 7. Un marteau veut dire fabriqué.
    En main : or, fer et { own-kettle-helm } ; au marché : rien.
tutorial-task-limits = Votre atelier est plein. Que peut-on faire de l’or ?
tutorial-limits-refused = Aucune action ne peut dépasser une limite, même un instant.
tutorial-limits-discard = On ne défausse que des cartes de guilde du marché, et cela ne fait pas de place à l’atelier.

tutorial-last =
    C’est **votre dernier tour** (7.2). Ensuite, mains et ateliers sont perdus. Chaque ressource d’un marché rapporte son prix, le mithril 7 ; un Objet du Roi ce qu’il vaut ; la meilleure arme, la meilleure armure, le meilleur bouclier 25 chacun (7.4).
tutorial-task-last = Du mithril est dans votre atelier. Tirez-en des pièces.
tutorial-say-last-refused = Piocher une carte
tutorial-last-refused = La main est perdue de toute façon.
tutorial-last-end = Permis par les règles, mais essayez autre chose : le mithril serait perdu.
tutorial-last-market = La partie est finie : 27 pièces, 7 pour le mithril, 2 pour le fer à raffiner joué aussi, 23 pour { own-emberjaw-maul }, 25 pour la meilleure arme. Vous gagnez par 84 à 15.
