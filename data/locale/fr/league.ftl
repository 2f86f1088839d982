## Ligues

league-title = **{ $league }** · ligue, { $game }
league-form-swiss =
    { $rounds ->
        [0] Système suisse : à chaque ronde, vous jouez contre des gens au total proche du vôtre.
        [one] Système suisse, une ronde : vous jouez contre des gens au total proche du vôtre.
       *[other] Système suisse, { $rounds } rondes : à chacune, vous jouez contre des gens au total proche du vôtre.
    }
league-form-everybody = Dans chaque groupe, tout le monde se rencontre.
league-form-ladder =
    { $weeks ->
        [one] Échelle, une semaine : vous défiez quelqu’un jusqu’à trois places au-dessus ; qui gagne a la place la plus haute.
       *[other] Échelle, { $weeks } semaines : vous défiez quelqu’un jusqu’à trois places au-dessus ; qui gagne a la place la plus haute.
    }
league-terms-ladder =
    { $days ->
        [one] Un défi qui n’est pas relevé en un jour est perdu. Sa table a un jour ; ensuite les bots jouent jusqu’au bout, et le résultat compte.
       *[other] Un défi qui n’est pas relevé en { $days } jours est perdu. Sa table a { $days } jours ; ensuite les bots jouent jusqu’au bout, et le résultat compte.
    }
league-terms =
    { $days ->
        [one] Tables de { $seats } au plus, un jour chacune ; ensuite les bots jouent jusqu’au bout, et le résultat compte.
       *[other] Tables de { $seats } au plus, { $days } jours chacune ; ensuite les bots jouent jusqu’au bout, et le résultat compte.
    }
league-signed-up = Inscrits ({ $count }) : { $who }
league-nobody = Personne ne s’est encore inscrit.
league-needs =
    { $form ->
        [ladder] Elle peut commencer à { $least }. Chacun défie alors qui lui plaît.
       *[other] Elle peut commencer à { $least }. Les tables s’ouvrent alors d’elles-mêmes et vous appellent quand c’est à vous.
    }
league-sealed = -# Tous les tirages sont scellés d’avance : ||`{ $hash }`|| `{ slash-league-verify }` les vérifie.
league-secret = -# Ce qui scellait les tirages : `{ $secret }`
league-round = **Ronde { $round } sur { $rounds }**
league-round-open =
    { $left ->
        [0] **Ronde { $round }, la dernière**
        [one] **Ronde { $round } ; il reste ensuite une rencontre**
       *[other] **Ronde { $round } ; il reste ensuite { $left } rencontres**
    }
league-round-ends = Prochaine échéance : { $ends }. Ensuite les bots jouent jusqu’au bout.
league-ladder-until = **On défie jusqu’au { $ends }**
league-ladder-closed = **Les derniers défis se jouent ; il n’y en a plus de nouveaux**
league-rung = { $place }. { $who } · gagnés { $won }, perdus { $lost }
league-challenge-open = { $who } défie { $whom }, à relever { $until } au plus tard
league-challenge-played = { $who } a défié { $whom }, et la partie est en cours
league-group = **Groupe { $group }**
league-place = { $place }. { $who } · { $points }
league-table = #{ $table } : { $who }
league-to-table = [vers la table]({ $url })
league-drawing = La prochaine ronde est tirée dès que les sceaux de ses tables sont publiés.
league-bye = Au repos, 1 point : { $who }
league-more =
    { $count ->
        [one] Il y a une ligne de plus.
       *[other] Il y a { $count } lignes de plus.
    }
league-over = La ligue est finie.
league-ended-early = La ligue a été arrêtée avant la fin.
league-never-begun = La ligue a été abandonnée avant de commencer.
league-podium = **{ $league }** · { $game } : la ligue est finie.
league-champion = **{ $who }** remporte la ligue.
league-champion-of = **{ $who }** remporte le groupe { $group }.
league-picture-figures =
    { $form ->
        [ladder] Gagnés – perdus
       *[other] Points
    }
league-picture-fought = { $won } – { $lost }
league-picture-alt = { $league }, classement ({ $figures }) :
league-picture-place = { $place }. { $who }, { $figure }
league-picture-place-of = { $group }, { $place }. { $who }, { $figure }

button-league-why = Pourquoi cette place
button-league-end = Arrêter la ligue
button-league-challenges = Défier
league-challenge-one = { $place }. { $who }
button-take-up = Relever le défi

league-you-opened = **{ $league }** est ouverte. Sa carte arrive dans ce salon ; on s’y inscrit, vous aussi si vous voulez jouer.
league-you-joined = Vous participez à **{ $league }**.
league-joined-already = Vous participez déjà à **{ $league }**. La carte est la même pour tous, elle propose donc toujours de participer.
league-you-asked = **{ $league }** · Vous demandez à jouer pour **{ $who }**, avec tous ses points. Qui doit accepter le voit dans le salon et sur la carte.
league-ask-title = **{ $league }** · { $text }
league-ask =
    { $lacking ->
        [opener] { $who } demande à jouer pour { $whom }, avec tous ses points. L’accord à donner : { $opener }, à l’origine de la ligue, ou qui gère le serveur.
        [manager] { $who } demande à jouer pour { $whom }, avec tous ses points. L’accord à donner : qui gère le serveur.
        [entrant] { $who } demande à jouer pour { $whom }, avec tous ses points. L’accord à donner : { $whom }.
        [entrant-manager] { $who } demande à jouer pour { $whom }, avec tous ses points. Les accords à donner : { $whom } et qui gère le serveur.
       *[both] { $who } demande à jouer pour { $whom }, avec tous ses points. Les accords à donner : { $whom }, et { $opener }, à l’origine de la ligue, ou qui gère le serveur.
    }
button-league-agree = Accepter
league-agreed = **{ $league }** · Vous acceptez. Il manque encore un accord pour **{ $who }**.
league-agreed-all = **{ $league }** · Vous acceptez. **{ $who }** continue désormais, même à une table en cours.
league-you-left = Vous ne participez plus à **{ $league }**. Ce que vous avez joué reste ; une table en cours est perdue.
league-they-left = **{ $who }** ne participe plus à **{ $league }**.
league-you-started =
    { $form ->
        [ladder] **{ $league }** commence. Défiez quelqu’un placé plus haut que vous.
       *[other] **{ $league }** commence. Les tables s’ouvrent d’elles-mêmes.
    }
league-end-sure = Arrêter **{ $league }** pour de bon ? Les tables en cours sont fermées et ne comptent pas.
league-you-ended = **{ $league }** est arrêtée.
league-challenge-whom =
    { $days ->
        [one] Vous êtes à la place { $place } de **{ $league }**. Qui défiez-vous ? Il y a un jour pour relever le défi.
       *[other] Vous êtes à la place { $place } de **{ $league }**. Qui défiez-vous ? Il y a { $days } jours pour relever le défi.
    }
league-challenge-yours-open = **{ $league }** · Vous êtes dans un défi qui n’est pas décidé. Un seul à la fois.
league-challenge-first = **{ $league }** · Vous êtes en tête. C’est vous qu’on défie.
league-challenge-nobody = **{ $league }** · Les trois personnes au-dessus de vous ont déjà un défi, ou viennent d’en avoir un avec vous. Réessayez demain.
league-you-challenged =
    { $days ->
        [one] **{ $league }** · Vous avez défié **{ $who }**. Une table s’ouvre et l’appelle, pour un jour. Si vous gagnez, la place { $place } est à vous.
       *[other] **{ $league }** · Vous avez défié **{ $who }**. Une table s’ouvre et l’appelle, pour { $days } jours. Si vous gagnez, la place { $place } est à vous.
    }

league-why-title = Pourquoi **{ $who }** est à la place { $place } de **{ $league }** :
league-why-behind = Derrière **{ $who }** · { $criterion } : { $own } contre { $other }
league-why-ahead = Devant **{ $who }** · { $criterion } : { $own } contre { $other }
league-why-line = { $criterion } : { $figures }
league-why-passed = { $criterion } : passé, car les personnes à égalité ne se sont pas toutes rencontrées.
league-why-points = -# À une table, la première place vaut 1 point, la dernière rien, celles du milieu une part ; un repos vaut 1.
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] Points
        [head-to-head] Résultats entre elles
        [buchholz] Buchholz (points des adversaires)
        [wins] Tables gagnées
       *[lot] Tirage du début (le plus petit nombre d’abord)
    }
league-why-early = Il n’y a pas encore de places dans **{ $league }**.
league-why-lot = Tirage du début : personne ne l’a fait bouger depuis.
league-why-challenge =
    { $how ->
        [lapsed] **{ $who }** a défié **{ $whom }**, et le défi n’a pas été relevé à temps.
        [forfeit] **{ $who }** a défié **{ $whom }**, qui a quitté la table.
       *[played] **{ $who }** a défié **{ $whom }** et gagné.
    }
league-why-came = Arrivée tardive, ou retour : on commence à la dernière place.
league-why-went = **{ $who }** est parti, et tout le monde au-dessous est monté.
league-why-fought = Défis : { $won } gagnés, { $lost } perdus.

league-verified =
    { $draws ->
        [0] Aucune ronde n’est encore finie. Places recalculées : { $places }.
        [one] Une ronde tirée de nouveau ; places recalculées : { $places }.
       *[other] { $draws } rondes tirées de nouveau ; places recalculées : { $places }.
    }
league-verified-ladder =
    { $challenges ->
        [one] Un défi et { $places } places recalculés.
       *[other] { $challenges } défis et { $places } places recalculés.
    }
league-verified-lots =
    { $lots ->
        [one] Un tirage refait avec les octets secrets.
       *[other] { $lots } tirages refaits avec les octets secrets.
    }
league-verified-early = Les tirages peuvent être refaits quand la ligue est finie : ce qui les scellait est alors montré.
league-verified-same = **{ $league }** : tout concorde.
league-verified-differs =
    { $round ->
        [0] **{ $league }** : le tirage du début donne autre chose.
       *[other] **{ $league }** : la ronde { $round } donne autre chose.
    }
league-verified-places = **{ $league }** : les places donnent autre chose.
league-verified-sealed-late =
    { $tables ->
        [one] **{ $league }** : le hasard d’une table n’était pas scellé avant le tirage.
       *[other] **{ $league }** : le hasard de { $tables } tables n’était pas scellé avant le tirage.
    }
league-mix = -# Mêlé au début : le numéro du message de la carte, { $number }

league-list-title = **Ligues de ce serveur**
league-list-open =
    { $count ->
        [one] #{ $number } **{ $league }** · { $game } · une inscription
       *[other] #{ $number } **{ $league }** · { $game } · { $count } inscriptions
    }
league-list-running = #{ $number } **{ $league }** · { $game } · en cours, { $who } est en tête
league-list-begun = #{ $number } **{ $league }** · { $game } · en cours
league-hall-title = **Palmarès**
league-hall-often = Le plus de titres : **{ $who }**, { $count }
league-hall-champion = { $ended } · **{ $who }** · { $league } (#{ $number }) · { $game }
league-list-none = Il n’y a pas encore de ligue ici. `{ slash-league-new }` en ouvre une.

error-league-begun = La ligue a commencé. Qui s’inscrit maintenant arrive en retard et joue dès la prochaine ronde.
error-league-not-running = La ligue n’est pas en cours.
error-league-full = Il n’y a place que pour { $most } personnes.
error-league-too-few =
    { $least ->
        [one] Il faut au moins une personne. On s’inscrit avec **{ button-join }** sur la carte.
       *[other] Il faut au moins { $least } personnes. On s’inscrit avec **{ button-join }** sur la carte.
    }
error-league-takes-part = Vous participez déjà.
error-league-not-there = Cette personne ne participe pas à la ligue.
error-league-played-for-another = Qui a joué à une place de la ligue ne joue jamais à une autre.
error-league-place-taken = Quelqu’un d’autre joue désormais à cette place.
error-league-all-rounds-drawn = La dernière ronde est déjà tirée : personne ne peut plus entrer.
error-league-challenges-closed = Les semaines de cette échelle sont passées : on ne défie plus.
error-league-no-challenges = Il n’y a de défis que sur une échelle, une fois commencée.
error-league-out-of-reach =
    { $reach ->
        [one] Vous défiez qui est une place au-dessus de vous.
       *[other] Vous défiez quelqu’un jusqu’à { $reach } places au-dessus de vous.
    }
error-league-challenge-open = L’un de vous deux est dans un défi qui n’est pas décidé.
error-league-rests = Vous venez d’avoir un défi tous les deux. Vous pourrez de nouveau défier cette personne { $until }.
error-league-you-are-not-in = Vous ne participez pas à cette ligue.
error-league-no-room = Ce salon a autant de tables qu’il peut. Défiez quand l’une est finie.
error-league-none = Il n’y a pas de telle ligue ici. `{ slash-league-list }` montre celles qu’il y a.
error-league-which = Quelle ligue : { $names } ? Dites-le avec la commande.
error-league-not-yours = Seule la personne qui a ouvert la ligue le fait, ou qui gère le serveur.
error-league-too-many = Ce serveur a { $most } ligues qui ne sont pas finies. L’une doit d’abord finir.
error-league-too-many-of-yours = Vous avez ouvert { $most } ligues qui ne sont pas finies. L’une doit d’abord finir.
error-league-too-many-today = Vous avez ouvert { $most } ligues en un jour. Attendez demain.
error-league-needs-manager-to-end = Une fois commencée, seule la personne qui gère le serveur arrête la ligue ; sinon elle finit d’elle-même.
error-league-not-offered = Une ligue ne se joue pas ainsi. Choisissez dans les listes ; le jeu doit convenir à deux et aux places de vos tables, et avoir un bot.
error-league-name-taken = Donnez à la ligue un nom à elle.
error-league-changed-often = Vous êtes entré et sorti trop souvent de cette ligue.
error-league-not-yours-to-agree = Un remplacement est accepté par la personne qui a ouvert la ligue, qui gère le serveur, ou dont c’est la place ; personne pour soi-même.
error-league-asked-already = Vous l’avez déjà demandé.
error-league-not-asked = Cela n’est plus demandé.
error-league-agreed-already = Vous avez déjà accepté. Il manque l’accord de quelqu’un d’autre.
error-league-not-in = Cette personne ne participe pas à la ligue.
error-league-needs-manager = Une fois la ligue en cours, seule la personne qui gère le serveur retire les autres.
