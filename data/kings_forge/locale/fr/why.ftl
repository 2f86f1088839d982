### Behind a refusal. What the ids and variables mean stands in the English file.

rules-why-what = Pourquoi pas quoi ? Nommez une carte, un quai ou un objet après « pourquoi ».
rules-why-can-craft = { $item } : vous pouvez le fabriquer maintenant avec { $dice }.
rules-why-can-steal = Vous pouvez voler { $item } à { $who } maintenant avec { $dice }.
why-supply = Votre provision : { $dice }
why-supply-of = Provision ({ $who }) : { $dice }
why-square-lacks = { $side }, case { $square } : il faut un dé { $takes }, et il n’en reste pas.
why-dice-short =
    { $count ->
        [one] { $side } : il manque { $count } dé, de n’importe quelle couleur.
       *[other] { $side } : il manque { $count } dés, de n’importe quelles couleurs.
    }
why-can-pay = { $side } peut se payer avec { $dice }.
why-sells =
    { $cost ->
        [one] Libre : { $space }, { $cost } dé.
       *[other] Libre : { $space }, { $cost } dés.
    }
why-used-by = Dans cette manche, { $who } a utilisé le { $space }.
why-claimed-by = { $who } a pris { $card } dans cette manche.
why-turned-down-by = { $who } a posé { $card } face cachée pour un quai dans cette manche.
why-not-in-play = { $card } n’est pas dans cette partie.
why-still-in-deck = { $card } est face cachée et peut encore arriver.
why-box-missed = { $item }, emplacement { $box } : il faut { $wanted } ; il manque { $short } à votre meilleur dé, { $best }.
why-box-missed-of = { $item }, emplacement { $box } : il faut { $wanted } ; il manque { $short } au meilleur dé, { $best }.
why-box-without-die = { $item }, emplacement { $box } : il faut { $wanted }, et il ne reste aucun dé pour lui.
why-enough = Cela suffit : { $uses }.
why-enough-dice = Ces dés suffisent : { $dice }.
why-may-help = Pourrait suffire : { $benefits }.
why-must-exceed = { $item } porte { $dice } : un dé doit être supérieur.
why-queued =
    { $before ->
        [0] { $item } est le prochain de la file d’attente.
        [one] { $item } est dans la file d’attente, derrière { $before } carte.
       *[other] { $item } est dans la file d’attente, derrière { $before } cartes.
    }
why-won-by = { $item } appartient à { $who } pour de bon.
why-lies-before = { $item } est devant { $who }.
why-can-copy = Workshop peut copier : { $sides }
why-can-copy-nothing = Personne n’a encore pris de carte dans cette manche.
why-holds = Vous avez : { $benefits }
why-holds-nothing = Vous n’avez aucun avantage.
why-rolled = Vos dés lancés : { $dice }
why-holds-of = { $who } a : { $benefits }
why-holds-nothing-of = { $who } n’a aucun avantage.
why-rolled-of = Dés lancés ({ $who }) : { $dice }
why-unrolled-of = { $who } n’a pas encore lancé de dés.
why-deciding-of = { $who } a d’abord une décision à prendre.
why-nothing-to-pour-of = { $who } n’a plus de dé dans sa réserve.
why-pass-in-gather = On passe pendant la phase Ressource ; c’est la phase Fabrication.
why-passed = { $who } a déjà passé.
why-had-turns =
    { $done ->
        [passed] Vous avez déjà passé dans cette manche.
       *[crafted] Votre tour de fabrication de cette manche est terminé.
    }
why-stock-lacks = La réserve générale ne peut pas donner { $dice }.
why-nothing-to-roll = La réserve générale n’a pas de dé { $kind } à lancer : vous ne gagnez rien.
why-no-library-left = La réserve générale n’a plus de dé Bibliothèque.
why-nothing-there =
    { $what ->
        [rule-2-2] Aucune carte face visible à prendre { by-rule }.
        [rule-3-3] Aucun objet à l’étalage à fabriquer { by-rule }.
       *[rule-3-4] Personne d’autre n’a d’objet de cette manche à voler { by-rule }.
    }
why-possible-of = Possible : { $things }
