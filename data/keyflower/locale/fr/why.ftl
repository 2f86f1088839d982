### Ce qu’il y a derrière un refus, et ce qui est possible, la table étant ce qu’elle est.

rules-why-what = Pourquoi pas quoi ? Écrivez une tuile après « pourquoi ».
why-no-seat = Vous n’avez pas de siège ici : ce qui est possible dépend de ce que cachent les écrans. La règle :
why-able = { $what }, vous pouvez maintenant :
why-able-more = et { $count } de plus
why-by-work = Ce que prend l’amélioration de { $tile } est là : utilisez une tuile qui améliore (règle 8.1).
why-lies =
    { $spot ->
        [offer] { $tile } est en offre, place { $place }.
        [village] { $tile } est au village, chez { $who }.
        [quay] { $tile } est un bateau à quai.
        [won] { $tile } revient à { $who } et reste à construire.
        [hand] { $tile } est dans votre main d’hiver.
       *[unseen] { $tile } n’est pas sur la table : à venir, dans une main cachée ou hors de la partie.
    }
why-lies-own =
    { $spot ->
        [won] { $tile } est à vous et reste à construire.
       *[village] { $tile } est dans votre village.
    }
why-nothing-to =
    { $verb ->
        [give] Vous n’avez pas de tuile d’hiver à donner (règle 3.4).
        [move] Aucune ressource dans votre village (règle 8.2).
        [take] Il ne reste aucun bateau (règle 9.6).
        [place] Vous n’avez pas de tuile à construire (règle 10.1).
        [done] Vous n’avez rien à construire (règle 10.6).
       *[other] Il n’y a rien avec quoi le faire (règle 4.1).
    }
