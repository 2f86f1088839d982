### Le tutoriel : /rules query:tutorial. Les nombres entre parenthèses sont des règles.

tutorial-label = Tutoriel : un printemps puis l’hiver, contre un bot

tutorial-bid =
    Vous bâtissez un village en quatre saisons ; le plus de points gagne (12.9).
    Tuiles 1 à 3, **à l’offre** : à qui y enchérit le plus d’ouvriers en fin de saison. Dessous, les vôtres.
    Le bot (la goutte) enchérit 1 rouge sur Keywood. Le premier ouvrier **verrouille** la couleur (cadre rouge) : il y faut du rouge (5.1), et plus que les autres (6.2).
    -# À une table : { button-my-turn }, puis { menu-offer }
tutorial-task-bid = Dépassez le bot sur Keywood.
tutorial-say-bid-blue = Enchérir : 1 bleu
tutorial-say-bid-low = Enchérir : 1 rouge
tutorial-say-bid-right = Enchérir : 2 rouges
tutorial-bid-blue = Seul le rouge y compte.
tutorial-bid-low = Il n’y a pas d’égalité.
tutorial-bid-right = Rouge, comme le premier, et un de plus que le bot.

tutorial-outbid =
    Le bot mène avec 3. Vos 2 rouges (la flamme) perdent et sont **libres de bouger** (4.5), tous ensemble : vers une autre enchère, ou sur une tuile pour l’utiliser (4.4).
tutorial-task-outbid = Déplacez votre groupe sur Woodcutter, pour y enchérir.
tutorial-say-outbid-half = 1 rouge
tutorial-say-outbid-whole = 2 rouges
tutorial-say-outbid-more = 2 de plus sur Keywood
tutorial-outbid-half = Les deux bougent, ou aucun.
tutorial-outbid-more = Permis par les règles, mais essayez autre chose : vous dépenseriez 4 ouvriers pour une tuile.
tutorial-outbid-whole = Un groupe qui perd se déplace entier.

tutorial-own =
    Votre village : la maison et Quarryman. Des ouvriers **sur** une tuile l’utilisent aussitôt : ici, 2 pierres (7.1), posées dessus (7.5). Ils vous reviennent à la fin de la saison.
    -# À une table : { menu-mine }
tutorial-task-own = Utilisez Quarryman.
tutorial-say-own-bid = Enchérir sur Quarryman
tutorial-own-bid = Elle est déjà à vous. On enchérit sur les tuiles à l’offre.
tutorial-own-keywood = Sur Quarryman il n’y a encore personne : votre ouvrier choisit sa couleur.

tutorial-market =
    Les tuiles à l’offre s’utilisent aussi ; ce qu’elles produisent va à votre maison (7.5).
    Chaque utilisation suivante demande **plus** d’ouvriers (7.2) : le bot a utilisé Woodcutter avec 1, d’où le 2+ foncé.
tutorial-task-market = Utilisez Woodcutter, pour 2 bois.
tutorial-say-market-few = Utiliser : 1 rouge
tutorial-say-market-blue = Utiliser : 2 bleus
tutorial-say-market-right = Utiliser : 2 rouges
tutorial-market-few = Le bot en avait mis 1.
tutorial-market-blue = Votre enchère l’a rendue rouge.
tutorial-market-right = Un de plus que le bot, de la couleur verrouillée.

tutorial-home =
    Améliorée, Home 1 rapporte 5 points. Il y faut un bois et une pierre, et la pierre est sur Quarryman.
    Toute maison permet de porter (flèche courbe) et d’améliorer (la verte) dans **votre** village (8.1). La vôtre est verrouillée en jaune ; celle du bot, Home 2, est libre, mais garde votre ouvrier (9.4).
    -# À une table : { menu-others }
tutorial-task-home = Utilisez une maison, en bleu.
tutorial-home-own = L’ouvrier du bot a choisi sa couleur.
tutorial-home-pass = Permis par les règles, mais essayez autre chose : la pierre resterait où elle est.

tutorial-move =
    Vous avez 1 pas et 1 amélioration. Un **pas** porte une ressource sur la tuile voisine, là où deux routes se touchent (8.2). Une **amélioration** se paie avec ce qui est sur la tuile même (8.6) : Home 1 demande 1 bois et 1 pierre.
    -# À une table : { menu-carry }
tutorial-task-move = Apportez à Home 1 ce qui lui manque.
tutorial-say-move-both = Porter 2 pierres
tutorial-say-move-right = Porter 1 pierre
tutorial-move-both = Une seule suffit.
tutorial-move-upgrade = La pierre est sur Quarryman.
tutorial-move-right = Un pas, une pierre.

tutorial-upgrade =
    Bois et pierre sont sur Home 1. Améliorée, une tuile fait davantage jusqu’à la fin de la partie : Home 1 donne 2 pas, et 5 points à la fin (8.8).
    Quarryman se paie d’une pioche, une **compétence** de derrière votre écran (8.6).
tutorial-task-upgrade = Améliorez Home 1.
tutorial-upgrade-quarryman = Les bateaux apportent des compétences.
tutorial-upgrade-end = Permis par les règles, mais essayez autre chose : votre amélioration serait perdue.

tutorial-pass =
    Le bot a passé. Quand tous passent l’un après l’autre, la saison finit ; d’ici là, qui a passé peut encore agir (4.2).
    Les tuiles sans enchère quittent alors le jeu, avec leurs ouvriers (9.2). Vous menez sur Woodcutter et gardez 1 bleu pour l’été.
tutorial-task-pass = Laissez finir le printemps.
tutorial-say-pass-bid = 1 bleu vers Woodcutter
tutorial-pass-bid = Vous y menez de toute façon.
tutorial-pass-use = Permis par les règles, mais essayez autre chose : 1 ouvrier vient, celui posé est perdu : nul n’enchérit sur Alehouse.

tutorial-boat =
    Les enchères gagnantes sont dépensées ; les ouvriers d’une tuile vont à qui l’a (9.3).
    Ensuite, les **bateaux**. À vous la tuile d’ordre : vous choisissez d’abord.
    Keyflower : 1 scie, 2 bleus, 2 rouges, 3 jaunes
    Sea Bastion : 1 pioche, 1 enclume, 2 bleus, 3 rouges, 1 jaune
    Puis on construit les tuiles gagnées, bords pareils (10.5) : **{ button-propose }**.
tutorial-task-boat = Quarryman demande une pioche : prenez ce bateau.
tutorial-say-boat-done = Construction finie
tutorial-boat-keyflower = Permis par les règles, mais essayez autre chose : il n’a pas de pioche.
tutorial-boat-done = Il faut la construire.

tutorial-winter =
    Woodcutter est dans votre village. Été et automne vont comme le printemps ; ici, vous n’avez pris que des bateaux : 11 bleus, 8 rouges, 3 jaunes.
    En **hiver**, on enchérit sur des tuiles de vos mains : chacun en donne secrètement une ou plusieurs (3.4). À la fin (12.4), Jeweller rapporte 2 par or, Village Hall 1 par ouvrier d’une même couleur, Key Market 2 par vert.
tutorial-task-winter = Donnez la tuile qui rapportera.
tutorial-say-winter-none = N’en donner aucune
tutorial-winter-none = Il faut en donner au moins une.
tutorial-winter-jeweller = Permis par les règles, mais essayez autre chose : vous n’avez pas d’or.
tutorial-winter-hall = L’hiver est fini : vous avez gagné Village Hall pour 1 rouge et pris le bateau Keyflower. Points (12.2) : 5 pour Home 1, 11 à Village Hall pour autant d’ouvriers bleus, 2 pour le bateau, un par pas de votre maison. Vous gagnez par 18 à 6.
