### Le tutoriel : /rules query:tutorial. Les nombres entre parenthèses sont des règles.

tutorial-label = Tutoriel : deux tours et le dernier, contre un bot

tutorial-goal =
    Ce que vous fabriquez rapporte des **pièces** ; le plus de pièces gagne (7.6).
    Sur une carte : son type (couronne : **Objet du Roi**, anneau : objet ; épée : arme), en doré ce qu’elle rapporte, en petites images ce qu’elle demande.
tutorial-task-goal = Vous fabriquez { own-belt-knife }. Que rapporte-t-il ?
tutorial-say-goal-price = 3 pièces
tutorial-say-goal-worth = 9 pièces
tutorial-say-goal-points = Des points
tutorial-goal-price = 3, sur noir, est ce que les autres paient pour la carte avant sa fabrication.
tutorial-goal-points = Il n’y en a pas : seules les pièces comptent.
tutorial-goal-worth = Le nombre doré est ce qu’elle rapporte.

tutorial-areas = La flamme 🔥 marque ce qui est à vous : à l’étal, votre **marché** : ce qui s’y trouve est à vendre. À l’enclume, votre **atelier** : le métal y est raffiné, et on fabrique avec (5.8).
tutorial-task-areas = Où se trouve ce avec quoi on fabrique ?
tutorial-say-areas-hand = Main
tutorial-say-areas-market = Marché
tutorial-say-areas-workshop = Atelier
tutorial-areas-hand = De la main, une carte doit d’abord être jouée.
tutorial-areas-market = Au marché, elles sont à vendre.
tutorial-areas-workshop = Ce qui s’y trouve est raffiné et sert à fabriquer.

tutorial-play =
    À votre tour, vous **jouez** autant de cartes que vous voulez sur la table (5.2). On ne fabrique que là ; en partie, un bouton fait les deux.
    { own-emberjaw-maul } demande du fer, de l’or et une rune au choix (le point d’interrogation).
tutorial-task-play = Jouez-le là où vous pourrez le fabriquer.
tutorial-say-play-refused = Le fabriquer depuis la main
tutorial-say-play-workshop = Le jouer à l’atelier
tutorial-say-play-market = Le jouer au marché
tutorial-play-refused = On fabrique ce qui est sur la table : jouez-le d’abord. En partie, un bouton fait les deux.
tutorial-play-market = Permis par les règles, mais essayez autre chose : là, le bot peut l’acheter pour 5 pièces.
tutorial-play-workshop = On fabrique avec ce qui est à l’atelier.

tutorial-refine =
    Métaux et gemmes arrivent **à raffiner** (un petit sablier). Au début de votre tour, ceux de votre atelier sont raffinés (4.2) ; on ne fabrique qu’avec du raffiné.
tutorial-task-refine = Il vous reste l’argent et l’or en main. Jouez l’argent là où il sera raffiné.
tutorial-say-refine-refused = Fabriquer avec ce fer
tutorial-refine-market = Permis par les règles, mais essayez autre chose : là, il reste à raffiner.
tutorial-refine-refused = Votre fer est à raffiner jusqu’à votre prochain tour.
tutorial-refine-workshop = Il sera raffiné au début de votre prochain tour.

tutorial-market = Vous vendez les ressources de votre marché pour le nombre avec un + (5.5). Les autres peuvent y acheter toute carte et vous paient son prix (sur noir ; pour l’or, 6), sans refus possible (5.7).
tutorial-task-market = Vendez ce qui peut l’être.
tutorial-market-discard = Permis par les règles, mais essayez autre chose : cela ne rapporte rien, et le bot peut l’acheter pour 3 pièces.
tutorial-market-refused = Il est dans votre atelier.

tutorial-draw =
    À la fin, **piochez** jusqu’à 4 cartes s’il y a place : guilde (cartes : quoi fabriquer) ou mine (pioche : avec quoi). Ensuite, rien d’autre (6.1). La dernière carte finit la partie (7.1).
tutorial-task-draw = Vous avez fait ce que vous pouviez. Piochez.
tutorial-say-draw-later = Piocher, puis continuer
tutorial-say-draw-mine = Piocher 2 : mine et guilde
tutorial-draw-later = Après la première carte piochée, on ne joue, vend, achète ni fabrique plus rien.
tutorial-draw-end = Permis par les règles (6.2), mais essayez autre chose : les cartes ne coûtent rien.
tutorial-draw-mine = La pioche de guilde donne quoi fabriquer, la mine avec quoi.

tutorial-buy = Il manque de l’or à { own-emberjaw-maul }. Celui du bot est raffiné (5.7) ; celui de l’**entrepôt** va en main, à raffiner (5.6).
tutorial-task-buy = Achetez de l’or utilisable tout de suite.
tutorial-say-buy-warehouse = Entrepôt → main
tutorial-say-buy-market = Bot → marché
tutorial-say-buy-workshop = Bot → atelier
tutorial-buy-warehouse = Permis par les règles, mais essayez autre chose : il ne serait raffiné qu’à votre prochain tour.
tutorial-buy-market = Permis par les règles, mais essayez autre chose : on ne fabrique qu’avec ce qui est à l’atelier.
tutorial-buy-workshop = Il est dans votre atelier, raffiné.

tutorial-craft = Au début de votre **prochain** tour, cela s’achève (4.3) : l’objet est vendu, outils (clé) et apprentis (personne) vous aident dès lors, l’Objet du Roi va au marché, caché aux autres.
tutorial-task-craft = Fabriquez avec fer, or et une rune.
tutorial-say-craft-right = Fer, or, tonnerre
tutorial-say-craft-refused = Fer, argent, tonnerre
tutorial-craft-refused = L’argent ne remplace pas l’or.
tutorial-craft-end = Trop tôt : cela s’achève un tour après la fabrication.

tutorial-limits =
    Votre atelier tient 7 cartes (3.1), et chaque ressource à côté d’une carte fabriquée (le marteau) compte (3.2) : il est plein.
    L’or est en main, et rien au marché.
tutorial-task-limits = Que peut-on faire de l’or ?
tutorial-limits-refused = Aucune action ne peut dépasser une limite, même un instant.
tutorial-limits-discard = On ne défausse que des cartes de guilde du marché, et cela ne fait pas de place à l’atelier.
tutorial-limits-market = Votre marché a de la place.

tutorial-last =
    Le bot a fini la mine : **dernier tour** (7.2), comme après un quatrième Objet du Roi.
    Mains et ateliers sont perdus ; au marché comptent prix et Objets du Roi ; meilleurs arme, armure, bouclier : 25 (7.4).
tutorial-task-last = Du mithril est dans votre atelier. Tirez-en des pièces.
tutorial-say-last-refused = Piocher une carte
tutorial-last-refused = La main est perdue de toute façon.
tutorial-last-end = Permis par les règles, mais essayez autre chose : le mithril serait perdu.
tutorial-last-market =
    La partie est finie : 27 pièces, 7 pour le mithril, 2 pour le fer à raffiner (joué pour vous), 23 pour { own-emberjaw-maul }, 25 pour la meilleure arme. Vous gagnez par 84 à 15.
    -# { stand-in-note }
tutorial-drew = Piochées : { $cards }.
