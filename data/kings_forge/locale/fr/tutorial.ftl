### Le tutoriel : /rules query:tutoriel. What the ids and variables mean stands in the English file.

tutorial-label = Tutoriel : une courte manche contre un bot

## The gather phase

tutorial-board =
    Vous fabriquez des objets avec des dés. Quand l’un de vous en a gagné 5, la partie s’arrête ; qui en a le plus l’emporte (règles 5.3, 5.4).
    Le sac est votre provision : les dés de maintenant. La maison est votre forge : ceux de la manche suivante. Les cubes sont la réserve générale, à tous.
tutorial-task-board = Vous avez 9 dés. Où sont-ils ?
tutorial-say-board-supply = Dans ma provision
tutorial-say-board-smithy = Sur ma forge
tutorial-say-board-stock = Dans la réserve générale
tutorial-board-smithy = Votre forge est encore vide. Elle garde les dés pour la manche suivante.
tutorial-board-stock = La réserve générale est à tout le monde. Les nouveaux dés en viennent.

tutorial-claim =
    À votre tour : prendre une carte, utiliser un quai ou passer (2.1). Posez des dés en haut ▲ ou en bas ▼ d’une carte : le point d’interrogation prend tout dé, une lettre les siens ; un dé sur une corbeille ne revient pas (2.2).
    `M` Métal, `W` Bois, `G` Gemme, `B` Magie, `L` Bibliothèque.
tutorial-task-claim = Prenez une carte qui rapporte du Métal, et gardez la plupart de vos dés.
tutorial-say-claim-mill = { card-mill } ▲ : 2×M contre 2×W
tutorial-say-claim-mine = { card-north-mine } ▲ : 2×M contre 2×M
tutorial-say-claim-everything = { card-shrine } ▼ : 7×M contre 1×B
tutorial-claim-mill = Les règles le permettent, mais essayez autre chose : elle rapporte du Bois, et vos deux dés iraient à la corbeille.
tutorial-claim-everything = Les règles le permettent, mais essayez autre chose : il resterait deux dés à lancer.

tutorial-bonus =
    Le Métal reçu (+2) attend sur votre forge la manche suivante ; les dés payés y reviennent (2.3).
    D’autres cartes donnent un avantage pour la manche (4.4). { card-west-forest } (bas) : +2 à un dé.
tutorial-task-bonus = Prenez cet avantage et gardez votre Bois : Table en demande deux.
tutorial-say-bonus-wood = Payer 1 Bois : +2 à un dé
tutorial-say-bonus-top = Payer 2 Métal : 1 Bois
tutorial-say-bonus-metal = Payer 1 Métal : +2 à un dé
tutorial-bonus-wood = La case accepte tous les dés. Mais un dé posé sur une carte n’est pas lancé dans cette manche, et Table demande vos deux dés Bois.
tutorial-bonus-top = C’est un Bois pour la manche suivante. Le +2 aide maintenant.

tutorial-dock =
    Un quai vend un dé ou un jeton : posez face cachée une carte visible (ici { card-jeweler }, hors jeu cette manche) et payez (2.4). Les dés payés ne reviennent pas. −1/−2 : prix de la première visite, puis de la seconde.
tutorial-task-dock = Utilisez un quai et gardez deux dés Métal pour Shield.
tutorial-dock-gem = Les règles le permettent, mais essayez autre chose : il resterait un seul Métal, et Shield en demande deux.
tutorial-dock-magic = Les règles le permettent, mais essayez autre chose : tout votre Métal partirait, et Shield en demande deux.

tutorial-pass =
    Shield demande `M5 M5` : deux Métal à 5 ou plus (✓ : vous avez des dés de ce type). L’ancre : quai utilisé.
    Le premier à passer prend 1 Métal, utilisable tout de suite, ou un jeton +1/+1 : +1 à deux dés (2.6).
tutorial-task-pass = Passez, et prenez ce qui peut aider le Métal comme le Bois.
tutorial-pass-metal = Souvent un bon choix : un dé de plus à lancer. Mais il n’aide pas Table.
tutorial-pass-claim = Cela rapportera plus tard. Mais il vous resterait un seul Métal, et Shield en demande deux.

## The craft phase

tutorial-roll =
    Le bot a l’enclume, qui tourne : il joue et fabrique en premier. Sur son Shield : `M5 M5` ; d’ici la fin de la manche, de meilleurs dés le volent.
    Lancez d’abord toute votre provision (3.1). En partie, **{ button-undo }** reprend un coup avant que l’autre joue, jamais un lancer.
tutorial-task-roll = Lancez les dés.
tutorial-roll-refused = Personne ne sait encore ce que montrera votre Bois.

tutorial-use = Table demande `W3 W4`. Votre `W4` convient aux deux emplacements, d’où un seul ✓ ; `W1` est trop faible pour l’autre. Après le lancer, les avantages changent vos dés (3.2). Un +2 va en entier à un seul dé (4.1), même au-delà de 6.
tutorial-task-use = Utilisez { card-west-forest } pour rendre Table possible.
tutorial-say-use-metal = +2 à M4
tutorial-say-use-wood = +2 à W1
tutorial-use-low = Un avantage peut y remédier.
tutorial-use-metal = `M6` serait bon contre le Shield du bot. Mais le jeton ne porte `W1` qu’à `W2`, et Table demande un `W3`.

tutorial-craft =
    Vous avez `W3 W4`. Pour fabriquer, chaque emplacement reçoit son propre dé, de cette couleur et d’au moins cette valeur (3.3).
tutorial-task-craft = Fabriquez Table.
tutorial-craft-axe = Les règles le permettent, mais essayez autre chose : Axe prend vos deux dés Bois et `M5`. Table laisse votre Métal pour un second objet.
tutorial-craft-end = Trop tôt : vos dés iraient sur la forge, et Table resterait à l’étalage.

tutorial-token = Fabriquez encore (3.3), ou volez un objet de la manche : dés au moins égaux, un à un, et l’un supérieur (3.4). Le Shield du bot : `M5 M5`. Le jeton : +1 à deux dés (4.2).
tutorial-task-token = Utilisez le jeton pour pouvoir voler Shield.
tutorial-say-token-one = +1 à M4 seul
tutorial-say-token-both = +1 à M5, +1 à M4
tutorial-token-refused = Le jeton peut relever les deux dés.
tutorial-token-one = Les règles le permettent, mais essayez autre chose : le second +1 est perdu (4.5), et `M5 M5` ne fait qu’égaler.

tutorial-steal =
    `M6 M5` contre `M5 M5` : aucun n’est inférieur, un est supérieur.
    Le bot perd l’objet, mais pas ses dés : ils vont sur sa forge (3.4). Vous fabriquez en dernier dans cette manche : personne ne peut vous voler.
tutorial-task-steal = Volez Shield.
tutorial-say-steal-low = M6 M2 : voler Shield
tutorial-say-steal-shield = M6 M5 : voler Shield
tutorial-steal-low = `M2` est inférieur à `M5`. Chaque emplacement compte séparément.
tutorial-steal-end = Trop tôt : avec `M6 M5`, vous pouvez prendre Shield. Si personne ne le vole dans cette manche, il reste au bot (5.1).

## Clean-up and the choice

tutorial-cleanup =
    Il reste `M2`. Quand vous finissez votre tour, il va sur votre forge (3.5).
    Vient alors le nettoyage : les objets que personne n’a volés sont gagnés, et leurs dés vous reviennent (5.1). Les dés posés sur les cartes reviennent aussi, sauf dans une corbeille. Ceux-là et ceux des quais vont à la réserve générale (5.2).
tutorial-task-cleanup = Lesquels de vos dés ne reviennent pas ?
tutorial-say-cleanup-mine = Les deux de { card-north-mine }
tutorial-say-cleanup-dock = Celui du quai Bois
tutorial-say-cleanup-item = Ceux de Table
tutorial-cleanup-mine = Le haut de { card-north-mine } n’a pas de corbeille : les deux reviennent.
tutorial-cleanup-item = Vous gardez la carte Table. Ses dés vous reviennent.

tutorial-choice =
    Vous avez 2 objets et 11 dés : ceux de votre forge sont dans votre provision (5.3). L’enclume passe à vous : vous jouez en premier, mais fabriquez aussi en premier, et le bot peut vous voler.
    Deux bons plans. **{ card-south-mine } (haut)** : 2 Métal de plus à la manche suivante. **{ card-east-forest } (bas)** : +1 à trois dés maintenant.
    En partie, **{ button-odds }** et **{ button-hint }** aident à choisir.
tutorial-task-choice = À vous de choisir.
tutorial-choice-grow = Vous investissez : 13 dés à la manche suivante. Si vous lanciez maintenant, Axe (`M5 W3 W3`) réussirait 7 fois sur 10. Le bot a pris { card-east-forest }, et ses dés sont meilleurs dans cette manche.
tutorial-choice-forge = Vous fabriquez : si vous lanciez maintenant, Axe (`M5 W3 W3`) réussirait 9 fois sur 10. Mais vous restez à 11 dés, et le Métal de { card-south-mine } va au bot.
