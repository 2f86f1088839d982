### Le tutoriel : /rules query:tutorial. Les nombres entre parenthèses sont des règles.

tutorial-label = Tutoriel : deux tours et le dernier, contre un bot

tutorial-goal =
    Quatre **Objets du Roi** (la couronne) chez quelqu’un ou une pioche vide finissent la partie (7.1). Le plus de pièces gagne (7.6) : meilleurs arme, armure, bouclier, 25 chacun.
    Votre main : { own-emberjaw-maul } vaut 23 et demande ses petites images.
tutorial-task-goal = Quelqu’un achève son quatrième Objet du Roi. Qui gagne ?
tutorial-say-goal-cards = Qui a le plus fabriqué
tutorial-say-goal-coins = Qui a le plus de pièces
tutorial-say-goal-end = Cette personne
tutorial-goal-cards = Ce que vous fabriquez rapporte des pièces, et elles seules comptent.
tutorial-goal-end = Cela finit la partie (7.1), mais qui a le plus de pièces la gagne.

tutorial-areas =
    Votre côté de la table : vous êtes la flamme.
    À l’étal, votre **marché** : ce qui s’y trouve est à vendre. À l’enclume, votre **atelier** : le métal y est raffiné, et on fabrique avec (5.8).
tutorial-task-areas = Où sont les ressources avec lesquelles on fabrique ?
tutorial-say-areas-hand = Main
tutorial-say-areas-market = Marché
tutorial-say-areas-workshop = Atelier
tutorial-areas-hand = De la main, une carte doit d’abord être jouée.
tutorial-areas-market = Au marché, elles sont à vendre.

tutorial-play =
    À votre tour, vous **jouez** autant de cartes que vous voulez sur la table (5.2).
    { own-emberjaw-maul } demande du fer, de l’or et une rune au choix (le point d’interrogation).
tutorial-task-play = Jouez-le là où vous pourrez le fabriquer.
tutorial-say-play-refused = Le fabriquer depuis la main
tutorial-say-play-workshop = Le jouer à l’atelier
tutorial-say-play-market = Le jouer au marché
tutorial-play-refused = On fabrique ce qui est sur la table : jouez-le d’abord.
tutorial-play-market = Permis par les règles, mais essayez autre chose : là, le bot peut l’acheter pour 5 pièces.

tutorial-refine =
    Métaux et gemmes arrivent **à raffiner** (une petite flamme). Au début de votre tour, ceux de votre atelier sont raffinés (4.2) ; on ne fabrique qu’avec du raffiné.
tutorial-task-refine = Il vous reste l’argent et l’or en main. Jouez l’argent là où il sera raffiné.
tutorial-say-refine-refused = Fabriquer avec ce fer
tutorial-refine-market = Permis par les règles, mais essayez autre chose : là, il reste à raffiner.
tutorial-refine-refused = Votre fer est à raffiner jusqu’à votre prochain tour.

tutorial-market =
    Vous vendez les ressources de votre marché pour le nombre doré (5.5). Les autres peuvent y acheter toute carte : vous recevez le nombre foncé et ne pouvez pas refuser (5.7).
tutorial-task-market = Vendez ce qui peut l’être.
tutorial-market-discard = Permis par les règles, mais essayez autre chose : cela ne rapporte rien, et le bot peut l’acheter pour 3 pièces.
tutorial-market-refused = Il est dans votre atelier.

tutorial-draw =
    À la fin du tour, vous **piochez** jusqu’à 4 cartes : à la guilde (enclume : quoi fabriquer) ou à la mine (pioche : avec quoi). Après la première, on ne peut plus que piocher (6.1).
    La dernière carte de l’une ou de l’autre finit la partie (7.1).
tutorial-task-draw = Vous avez fait ce que vous pouviez. Piochez.
tutorial-say-draw-later = Piocher, puis continuer
tutorial-draw-later = Après la première carte piochée, on ne joue, vend, achète ni fabrique plus rien.
tutorial-draw-end = Permis par les règles (6.2), mais essayez autre chose : les cartes ne coûtent rien.

tutorial-buy =
    Il manque de l’or à { own-emberjaw-maul }. Celui du bot va raffiné (5.7). Celui de l’**entrepôt**, la pile de ce qui est vendu, va en main, et serait à raffiner (5.6).
tutorial-task-buy = Achetez de l’or utilisable tout de suite.
tutorial-say-buy-warehouse = En main : entrepôt
tutorial-say-buy-market = Au marché : bot
tutorial-say-buy-workshop = À l’atelier : bot
tutorial-buy-warehouse = Permis par les règles, mais essayez autre chose : il ne serait raffiné qu’à votre prochain tour.
tutorial-buy-market = Permis par les règles, mais essayez autre chose : on ne fabrique qu’avec ce qui est à l’atelier.

tutorial-craft =
    Chaque petite image du coût prend une ressource (5.8). Au début de votre **prochain** tour, la carte s’achève (4.3) : un objet est vendu, un outil ou un apprenti vous aide, un Objet du Roi reste dans votre marché, face cachée.
tutorial-task-craft = Fabriquez { own-emberjaw-maul } : fer, or, une rune.
tutorial-say-craft-right = Fer, or, tonnerre
tutorial-say-craft-refused = Fer, argent, tonnerre
tutorial-craft-refused = L’argent ne remplace pas l’or.
tutorial-craft-end = Trop tôt : cela s’achève un tour après la fabrication.

tutorial-limits =
    Votre atelier tient 7 cartes (3.1), et chaque ressource sous une carte fabriquée (le marteau) compte (3.2) : il est plein.
    L’or est en main, et rien au marché.
tutorial-task-limits = Votre atelier est plein. Que peut-on faire de l’or ?
tutorial-limits-refused = Aucune action ne peut dépasser une limite, même un instant.
tutorial-limits-discard = On ne défausse que des cartes de guilde du marché, et cela ne fait pas de place à l’atelier.

tutorial-last =
    C’est **votre dernier tour** (7.2). Ensuite, mains et ateliers sont perdus. Aux marchés, chaque ressource rapporte son prix, un Objet du Roi ce qu’il vaut ; les meilleurs arme, armure et bouclier 25 chacun (7.4).
tutorial-task-last = Du mithril est dans votre atelier. Tirez-en des pièces.
tutorial-say-last-refused = Piocher une carte
tutorial-last-refused = La main est perdue de toute façon.
tutorial-last-end = Permis par les règles, mais essayez autre chose : le mithril serait perdu.
tutorial-last-market =
    La partie est finie : 27 pièces, 7 pour le mithril, 2 pour le fer à raffiner joué aussi, 23 pour { own-emberjaw-maul }, 25 pour la meilleure arme. Vous gagnez par 84 à 15.
    -# { stand-in-note }
