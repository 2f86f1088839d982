### Le tutoriel : /rules query:tutoriel. What the ids and variables mean stands in the English file.

tutorial-label = Tutoriel : une courte manche contre un bot

## The gather phase

tutorial-board =
    Avec des dés, vous fabriquez des objets. À deux, la partie s’arrête à 5 objets ; qui en a le plus gagne (5.3, 5.4).
    Un dé est une lettre : Métal `M`, Bois `W` ; une fois lancé, avec sa valeur : `W4`. À l’étalage : Shield (`M5 M5`), Table (`W3 W4`) et Axe.
    Sur l’image, le sac est une provision et la maison une forge ; les cubes sont la réserve générale, commune à tous.
tutorial-task-board = Vous avez 8 dés. Où sont-ils ?
tutorial-say-board-supply = Dans ma provision
tutorial-say-board-smithy = Sur ma forge
tutorial-say-board-stock = Dans la réserve générale
tutorial-board-smithy = Votre forge est encore vide. Elle garde les dés pour la manche suivante.
tutorial-board-stock = La réserve générale est à tout le monde. Les nouveaux dés en viennent.

tutorial-claim =
    Votre provision : les dés utilisables tout de suite.
    En phase Ressource, un tour, c’est une seule action : prendre une carte, utiliser un quai ou passer (2.1). Pour prendre une carte face visible, choisissez le haut ou le bas et posez des dés sur ses cases (2.2). Plus de dés, c’est plus d’objets ensuite.
tutorial-task-claim = Prenez une carte qui rapporte du Métal, et gardez la plupart de vos dés.
tutorial-claim-refused = Cherchez des cases qui acceptent un dé au choix.
tutorial-claim-everything = C’est permis. Mais après sept dés pour une Magie, il vous resterait un seul dé à lancer dans cette manche.

tutorial-bonus =
    Le Métal reçu attend sur votre forge jusqu’à la manche suivante (2.3). Les deux dés payés y reviennent aussi.
    D’autres cartes donnent un avantage, valable dans cette manche (4.4). { card-west-forest }, bas : +2 à un dé.
tutorial-task-bonus = Prenez cet avantage et gardez votre Bois : Table en demande deux.
tutorial-bonus-wood = La case accepte tous les dés. Mais un dé posé sur une carte n’est pas lancé dans cette manche, et Table demande vos deux dés Bois.
tutorial-bonus-top = C’est un Bois pour la manche suivante. Le +2 aide maintenant.

tutorial-dock =
    Un quai vend un dé ou un jeton : posez face cachée une carte visible et payez (2.4). Les dés payés à un quai vont à la réserve générale et ne reviennent pas. Une Gemme coûte 3 dés, un Bois un seul.
tutorial-task-dock = Utilisez un quai et gardez deux dés Métal pour Shield.
tutorial-dock-gem = C’est permis. Mais tout votre Métal partirait, et Shield en demande deux.
tutorial-dock-refused = Un quai accepte tous les dés. Mais avec quatre de vos cinq dés, il vous en resterait un seul à lancer.

tutorial-pass =
    Il vous reste 2 Métal et 2 Bois, juste ce que demandent Shield et Table. Il est temps de s’arrêter.
    Le premier à passer prend 1 Métal, utilisable tout de suite, ou un jeton +1/+1 : +1 à deux dés (2.6).
tutorial-task-pass = Passez, et prenez ce qui peut aider le Métal comme le Bois.
tutorial-pass-metal = Souvent un bon choix : un dé de plus à lancer. Mais il n’aide pas Table.
tutorial-pass-claim = Cela rapportera plus tard. Mais vos deux derniers dés Métal resteraient sur la carte, et Shield devrait attendre.

## The craft phase

tutorial-roll =
    Vous avez l’enclume : vous fabriquez en premier. Votre tour commence par un lancer de toute votre provision (3.1). C’est sans retour.
tutorial-task-roll = Lancez les dés.
tutorial-roll-refused = Personne ne sait encore ce que montrera votre Métal.

tutorial-use =
    Table demande `W3 W4`. Vous avez `W3`, mais `W2` est trop faible. Après le lancer, les avantages changent vos dés (3.2). Un +2 va en entier à un seul dé (4.1).
tutorial-task-use = Utilisez { card-west-forest } pour rendre Table possible.
tutorial-use-low = Un avantage peut y remédier.
tutorial-use-metal = `M6` conviendrait à Shield. Mais alors le jeton suffit pour Shield ou pour Table, pas pour les deux.

tutorial-craft =
    `W3 W4`. Pour fabriquer, chaque emplacement reçoit son propre dé, de cette couleur et d’au moins cette valeur (3.3).
tutorial-task-craft = Fabriquez Table.
tutorial-craft-low = Choisissez un objet dont vous remplissez tous les emplacements.
tutorial-craft-end = Trop tôt : vos dés iraient sur la forge, et Table resterait à l’étalage.

tutorial-token =
    Table est devant vous, et la carte suivante a rejoint l’étalage. Vous pouvez continuer : autant d’objets que vos dés le permettent (3.3).
    Il reste `M4 M4`, et Shield demande `M5 M5`. Le jeton donne +1 à deux dés différents (4.2).
    Dès que vous l’utilisez, Shield est fabriqué et le bot joue son tour.
tutorial-task-token = Utilisez le jeton pour rendre Shield possible.
tutorial-token-end = Trop tôt : `M4 M4` et le jeton peuvent encore donner Shield. Aucun avantage ne se garde pour une autre manche (4.1).
tutorial-token-one = C’est permis, mais le second +1 est perdu (4.5), et un `M4` reste trop faible.

tutorial-steal =
    Votre tour est fini. Qui joue ensuite peut voler ce qui vient d’être fabriqué, avec des dés au moins égaux, un à un, et l’un d’eux supérieur (3.4).
    Le bot a `M5 M5 M3`. Sur Shield, il y a vos `M5 M5`.
tutorial-task-steal = Le bot peut-il voler Shield ?
tutorial-say-steal-refused = Oui, ses dés valent les miens
tutorial-say-steal-safe = Non, aucun n’est supérieur
tutorial-steal-refused = L’égalité ne suffit pas : un dé doit être supérieur (3.4).

## Clean-up and the choice

tutorial-cleanup =
    Il ne peut pas, et va finir son tour. Vient alors le nettoyage : les objets que personne n’a volés sont gagnés, et leurs dés vous reviennent (5.1). Les dés posés sur les cartes reviennent aussi, sauf sur les cases X (!). Ceux des quais vont à la réserve générale (5.2).
tutorial-task-cleanup = Lesquels de vos dés ne reviennent pas ?
tutorial-say-cleanup-mine = Les deux de { card-north-mine }
tutorial-say-cleanup-dock = Celui du quai Bois
tutorial-say-cleanup-item = Ceux de Table
tutorial-cleanup-mine = Le haut de { card-north-mine } n’a pas de case X : les deux reviennent.
tutorial-cleanup-item = Vous gardez la carte Table. Ses dés vous reviennent.

tutorial-choice =
    Vous avez 2 objets et 10 dés : ceux de votre forge sont dans votre provision (5.3). L’enclume est passée au bot, qui joue en premier : vous fabriquez en dernier, et personne ne peut vous voler.
    Deux bons plans. **{ card-south-mine }**, haut : 2 Métal de plus à la manche suivante. **{ card-east-forest }**, bas : +1 à trois dés maintenant.
tutorial-task-choice = À vous de choisir.
tutorial-choice-grow = Vous investissez : 12 dés à la manche suivante. Si vous lanciez maintenant, Axe (`M5 W3 W3`) réussirait 6 fois sur 10. Le bot a pris { card-east-forest }, et ses dés sont meilleurs dans cette manche.
tutorial-choice-forge = Vous fabriquez : si vous lanciez maintenant, Axe (`M5 W3 W3`) réussirait 9 fois sur 10. Mais vous restez à 10 dés, et le Métal de { card-south-mine } va au bot.
