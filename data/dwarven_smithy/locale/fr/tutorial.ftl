### Le tutoriel : /rules query:tutorial. Les nombres entre parenthèses sont des règles.

tutorial-label = Tutoriel : deux tours et le dernier, contre un bot

tutorial-goal =
    Ce que vous fabriquez rapporte des **pièces**, et le plus de pièces gagne (7.6).
    Sur une carte, le nombre doré est ce qu’elle rapporte, les petites images ce qu’elle demande. Une épée est une arme ; un anneau marque un objet, une couronne un **Objet du Roi**.
tutorial-task-goal = Vous fabriquez { own-belt-knife }. Que rapporte-t-il ?
tutorial-say-goal-price = 3 pièces
tutorial-say-goal-worth = 9 pièces
tutorial-say-goal-cost = 1 argent
tutorial-goal-price = 3, sur noir, est ce que les autres paient pour la carte avant sa fabrication.
tutorial-goal-cost = L’argent, sur la petite image, est ce qu’elle demande.
tutorial-goal-worth = Le nombre doré est ce qu’elle rapporte.

tutorial-areas = Ce qui est à vous porte la flamme 🔥. À côté de l’étal, votre **marché** : les autres peuvent acheter ces cartes. À côté de l’enclume, votre **atelier** : le métal y est raffiné, et on fabrique avec (5.8).
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

tutorial-refine = Métaux et gemmes arrivent sur la table **à raffiner** (un petit sablier). Au début de votre tour, ceux de votre atelier sont raffinés (4.2). On ne fabrique qu’avec du raffiné.
tutorial-task-refine = Il vous reste l’argent et l’or en main. Jouez l’argent là où il sera raffiné.
tutorial-say-refine-refused = Fabriquer avec ce fer
tutorial-refine-market = Permis par les règles, mais essayez autre chose : là, il reste à raffiner.
tutorial-refine-refused = Votre fer est à raffiner jusqu’à votre prochain tour.
tutorial-refine-workshop = L’argent sera raffiné au début de votre prochain tour. { own-belt-knife } y est joué pour vous.

tutorial-market = Vous pouvez **vendre** les ressources de votre marché pour le nombre avec un + (5.5). Les autres peuvent y acheter toute carte : { own-silver-ladle } pour le nombre sur noir, l’or pour 6. Ces pièces sont à vous, et vous ne pouvez pas refuser (5.7).
tutorial-task-market = Vendez ce qui peut l’être.
tutorial-market-discard = Permis par les règles, mais essayez autre chose : cela ne rapporte rien, et le bot peut l’acheter pour 3 pièces.
tutorial-market-refused = Il est dans votre atelier.

tutorial-draw = À la fin, **piochez** jusqu’à 4 cartes, si la main a de la place : la guilde (cartes) donne quoi fabriquer, la mine (pioche) avec quoi. Après la première, on ne fait plus que piocher (6.1). Une pile vide ou un quatrième Objet du Roi finit la partie (7.1).
tutorial-task-draw = Vous avez fait ce que vous pouviez. Piochez.
tutorial-say-draw-later = Piocher, puis continuer
tutorial-say-draw-mine = Piocher 2 : mine et guilde
tutorial-draw-later = Après la première carte piochée, on ne joue, vend, achète ni fabrique plus rien.
tutorial-draw-end = Permis par les règles (6.2), mais essayez autre chose : les cartes ne coûtent rien.

tutorial-buy = Il manque de l’or à { own-emberjaw-maul }. Celui du bot est **raffiné** (5.7). Celui de l’**entrepôt** (le vendu) vient en main, à raffiner, 1 pièce de plus par carte au-dessus (5.6).
tutorial-task-buy = Achetez de l’or utilisable tout de suite.
tutorial-say-buy-warehouse = De l’entrepôt
tutorial-say-buy-market = Du bot au marché
tutorial-say-buy-workshop = Du bot à l’atelier
tutorial-buy-warehouse = Permis par les règles, mais essayez autre chose : il ne serait raffiné qu’à votre prochain tour.
tutorial-buy-market = Permis par les règles, mais essayez autre chose : on ne fabrique qu’avec ce qui est à l’atelier.
tutorial-buy-workshop = Il est dans votre atelier, raffiné.

tutorial-craft = Ce que vous fabriquez s’achève au début de votre **prochain** tour (4.3). L’objet est vendu. Outils (clé) et apprentis (personne) vous aident. L’Objet du Roi reste caché à votre marché.
tutorial-task-craft = Fabriquez avec fer, or et une rune.
tutorial-say-craft-right = Fer, or, tonnerre
tutorial-say-craft-refused = Fer, argent, tonnerre
tutorial-craft-right = Avec l’argent, { own-belt-knife } est aussi fabriqué pour vous.
tutorial-craft-refused = Il manque l’or.
tutorial-craft-end = Trop tôt : cela s’achève un tour après la fabrication.

tutorial-limits =
    Votre atelier tient **7 cartes** (3.1). La carte fabriquée (le marteau) compte, et chaque ressource à côté aussi (3.2) : il est plein.
    L’or est en main, et rien au marché.
tutorial-task-limits = Que peut-on faire de l’or ?
tutorial-limits-refused = Aucune action ne peut dépasser une limite, même un instant.
tutorial-limits-discard = On ne défausse que des cartes de guilde du marché, et cela ne fait pas de place à l’atelier.
tutorial-limits-market = Votre marché a de la place. Votre tour est terminé pour vous.

tutorial-last =
    Le bot a fini la mine : c’est **votre dernier tour** (7.2).
    Mains et ateliers sont perdus. Au marché comptent le nombre sur noir et les Objets du Roi ; meilleurs arme, armure et bouclier, 25 chacun (7.4).
tutorial-task-last = Une carte peut se déplacer (5.3) : tirez des pièces de votre mithril.
tutorial-say-last-refused = Piocher une carte
tutorial-last-refused = La main est perdue de toute façon.
tutorial-last-end = Permis par les règles, mais essayez autre chose : le mithril serait perdu.
tutorial-last-market =
    La partie est finie : 27 pièces, 7 pour le mithril, 23 pour { own-emberjaw-maul }, 25 pour la meilleure arme. Vous gagnez par 82 à 15.
    -# { stand-in-note }
tutorial-drew = Piochées : { $cards }.
