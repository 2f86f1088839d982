### Le tutoriel : /rules query:tutoriel. What the ids and variables mean stands in the English file.

tutorial-label = Tutoriel : une courte manche contre un bot

## The gather phase

tutorial-goal =
    Vous fabriquez des objets avec des dés. À deux, la partie s’arrête dès que quelqu’un en a gagné 5 ; qui en a le plus l’emporte (5.4).
    Un emplacement `W3` prend un dé Bois qui montre 3 ou plus. ✓ : vous avez un dé de cette couleur ; sa valeur viendra du lancer.
    -# Les cartes gardent leur nom imprimé : Shield, bouclier ; Axe, hache.
tutorial-task-goal = Quel objet demande deux dés Bois et rien d’autre ?
tutorial-say-goal-shield = Shield
tutorial-say-goal-table = Table
tutorial-say-goal-axe = Axe
tutorial-goal-shield = Shield demande deux dés Métal, les noirs.
tutorial-goal-axe = Axe demande aussi un dé Métal.
tutorial-goal-table = `W3 W4`, et aucun autre emplacement.

tutorial-board =
    Le sac est votre provision : les dés utilisables maintenant. La maison est votre forge : ceux de la manche suivante. Les cubes sont la réserve générale, à tous.
    Une partie commence avec 5 Métaux (1.2). Ici, vous avez 9 dés pour tout voir en une manche.
tutorial-task-board = Où sont vos 9 dés ?
tutorial-say-board-supply = Dans ma provision
tutorial-say-board-smithy = Sur ma forge
tutorial-say-board-stock = Dans la réserve générale
tutorial-board-smithy = Votre forge est encore vide. Elle garde les dés pour la manche suivante.
tutorial-board-stock = La réserve générale est à tout le monde. Les nouveaux dés en viennent.
tutorial-board-supply = Ce qui est près du sac sert maintenant.

tutorial-claim =
    Le bot a pris { card-dragon-lair } ; { card-west-forest } est venue à sa place. Cadre vif : ce qui a changé.
    À votre tour : prendre une carte, utiliser un quai ou passer (2.1). Pour prendre, posez des dés en haut ▲ ou en bas ▼ ; le point d’interrogation prend tout dé (2.2).
    Les dés posés reviennent à la manche suivante, sauf d’une corbeille 🗑.
tutorial-task-claim = Prenez du Métal, sans perdre de dé dans une corbeille.
tutorial-say-claim-mill = { card-mill } haut : 2×M🗑 → 2×W
tutorial-say-claim-mine = { card-north-mine } haut : 2×M → 2×M
tutorial-claim-mill = Les règles le permettent, mais essayez autre chose : elle rapporte du Bois, et vos deux dés iraient à la corbeille.
tutorial-claim-mine = Pas de corbeille : les deux dés reviennent.

tutorial-bonus =
    Le nouveau Métal est sur votre forge (+2), pour la manche suivante.
    D’autres cartes aident dans cette manche (4.4) : le bas de { card-west-forest } ajoute 2 à un dé après le lancer.
tutorial-task-bonus = Prenez le bas et gardez vos deux dés Bois pour Table.
tutorial-say-bonus-wood = 1 Bois : +2 à un dé
tutorial-say-bonus-metal = 1 Métal : +2 à un dé
tutorial-bonus-wood = La case accepte tous les dés. Mais un dé posé sur une carte n’est pas lancé dans cette manche, et Table demande vos deux dés Bois.
tutorial-bonus-metal = Les deux dés Bois restent pour le lancer.

tutorial-dock =
    Un quai vend un dé ou un jeton : posez face cachée une carte visible, ici { card-jeweler }, et payez avec n’importe quels dés. Les dés payés sont perdus 🗑 (2.4).
    1/2 : 1 dé pour le premier venu, 2 pour le second.
tutorial-task-dock = Utilisez un quai et gardez deux de vos Métaux pour Shield.
tutorial-say-dock-wood = Quai Bois 1×M🗑 → 1×W
tutorial-say-dock-gem = Quai Gemme 3×M🗑 → 1×G
tutorial-dock-gem = Les règles le permettent, mais essayez autre chose : il resterait un seul Métal, et Shield en demande deux.
tutorial-dock-wood = Un dé perdu, et deux Métal restent pour Shield.

tutorial-pass = Le premier à passer prend 1 Métal, utilisable tout de suite, ou un jeton : +1 à deux dés (2.6).
tutorial-task-pass = Passez, et prenez ce qui peut aider le Métal comme le Bois.
tutorial-pass-metal = Souvent un bon choix : un dé de plus à lancer. Mais il n’aide pas Table.
tutorial-pass-claim = Cela rapportera plus tard. Mais il vous resterait un seul Métal, et Shield en demande deux.
tutorial-pass-token = Un jeton aide un dé de n’importe quelle couleur.

## The craft phase

tutorial-roll =
    Le bot a l’enclume, la marque du premier joueur, et a donc fabriqué en premier : Shield, avec `M5 M5`. Il ne l’a pas encore gagné (0/5) : d’ici la fin de la manche, de meilleurs dés le volent.
    Votre tour commence par un lancer de tous les dés de votre provision (3.1).
tutorial-task-roll = Lancez les dés.
tutorial-roll-refused = Personne ne sait encore ce que montrera votre Bois.

tutorial-use =
    Table demande `W3 W4`. Votre `W4` va aux deux emplacements (un seul est coché), votre `W1` à aucun. Monté à 3, `W1` prend l’emplacement `W3`, et `W4` l’autre.
    Après le lancer, les avantages changent les dés (3.2). Un +2 va à un seul dé, même au-delà de 6 : `M5` ferait `M7`.
tutorial-task-use = Utilisez { card-west-forest } pour rendre Table possible.
tutorial-say-use-metal = +2 à M4
tutorial-say-use-wood = +2 à W1
tutorial-use-low = Un avantage peut y remédier.
tutorial-use-metal = `M6` serait bon contre le Shield du bot. Mais le jeton ne porte `W1` qu’à `W2`, et Table demande un `W3`.
tutorial-use-wood = `W1` vaut maintenant `W3`.

tutorial-craft = Chaque emplacement a son dé : bonne couleur, assez haut (3.3). Un marteau et un cadre vert marquent ce que vous pouvez fabriquer.
tutorial-task-craft = Fabriquez Table.
tutorial-craft-axe = Les règles le permettent, mais essayez autre chose : Axe prend vos deux dés Bois et `M5`. Table laisse votre Métal pour un second objet.
tutorial-craft-end = Trop tôt : vos dés iraient sur la forge, et Table resterait à l’étalage.

tutorial-token =
    Fabriquez encore, ou volez un objet de la manche : aucun dé plus bas, emplacement par emplacement, et un plus haut (3.4).
    Le Shield du bot : `M5 M5`. Votre jeton : +1 à deux dés.
tutorial-task-token = Utilisez le jeton pour pouvoir voler Shield.
tutorial-say-token-one = +1 à M4 seul
tutorial-say-token-both = +1 à M5, +1 à M4
tutorial-token-one = Les règles le permettent, mais essayez autre chose : le second +1 est perdu (4.5), et `M5 M5` ne fait qu’égaler.
tutorial-token-both = `M6 M5` est plus haut à un emplacement, plus bas à aucun.

tutorial-steal =
    `M6 M5` bat `M5 M5` : aucun plus bas, un plus haut. Le bot perd l’objet et récupère ses dés (3.4).
    Vous fabriquez en dernier : personne ne peut vous voler.
tutorial-task-steal = Volez Shield.
tutorial-say-steal-low = M2 M6 : voler Shield
tutorial-say-steal-shield = M6 M5 : voler Shield
tutorial-steal-low = `M2` est inférieur à `M5`. Chaque emplacement compte séparément.
tutorial-steal-end = Trop tôt : avec `M6 M5`, vous pouvez prendre Shield. Si personne ne le vole dans cette manche, il reste au bot (5.1).

## Clean-up and the choice

tutorial-cleanup =
    La couronne dit 0/5 : les objets sont gagnés à la fin de la manche, et leurs dés vous reviennent (5.1).
    Les dés posés sur les cartes reviennent aussi, mais pas ceux des corbeilles et des quais (5.2).
tutorial-task-cleanup = Lesquels de vos dés ne reviennent pas ?
tutorial-say-cleanup-mine = Les deux de { card-north-mine }
tutorial-say-cleanup-dock = Celui du quai ⚓ { card-jeweler }
tutorial-say-cleanup-item = Ceux de Table
tutorial-cleanup-mine = Le haut de { card-north-mine } n’a pas de corbeille : les deux reviennent.
tutorial-cleanup-item = Vous gardez la carte Table. Ses dés vous reviennent.
tutorial-cleanup-dock = Les dés payés à un quai sont perdus.

tutorial-choice =
    Vous avez gagné 2 objets et avez 11 dés au lieu de 9. L’enclume est à vous : vous jouez et fabriquez en premier, le bot peut donc vous voler (5.3).
    Deux bons plans : le haut de **{ card-south-mine }**, 2 Métaux de plus à la manche suivante, ou le bas de **{ card-east-forest }**, +1 à trois dés dans celle-ci.
tutorial-task-choice = À vous de choisir.
tutorial-say-choice-grow = Investir : { card-south-mine } haut
tutorial-say-choice-forge = Cette manche : { card-east-forest } bas
tutorial-choice-grow = Vous investissez : 13 dés à la manche suivante. Dans celle-ci, Axe (`M5 W3 W3`) réussit 7 fois sur 10.
tutorial-choice-forge = Vous fabriquez plus tôt : 11 dés à la manche suivante. Dans celle-ci, Axe (`M5 W3 W3`) réussit 9 fois sur 10.
