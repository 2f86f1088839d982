### What happened, line by line. $who, $owner: players; $tile, $tiles, $boat: tiles

season-name =
    { $season ->
        [spring] Printemps
        [summer] Été
        [autumn] Automne
       *[winter] Hiver
    }
event-home = { $who } { $tile }
event-homes = Maisons : { $homes }. { $who } commence.
event-winter-dealt = { $who } reçoit des tuiles d’hiver : { $tiles }.
event-season = { season-name }. En offre : { $tiles }. { $who } commence.
# A boat and what it carries
boat-load = { $boat } : { $load }
event-boats-loaded = Bateaux : { $boats }.
event-winter-choice = Tous choisissent des tuiles d’hiver.
event-winter-chosen = { $who } a choisi ses tuiles d’hiver.
event-winter-given = { $who } donne : { $tiles }.
event-winter-number = { $who } { $count }
event-winter-revealed = Tuiles d’hiver données : { $numbers }.
event-bid = { $who } enchérit { $workers } sur { $tile }.
event-bid-total = { $count } en tout.
event-outbid = { $who } n’y mène plus.
event-locked =
    { $colour ->
        [blue] { $tile } est verrouillée : bleu.
        [red] { $tile } est verrouillée : rouge.
        [yellow] { $tile } est verrouillée : jaune.
       *[green] { $tile } est verrouillée : vert.
    }
event-lock-changed =
    { $colour ->
        [blue] { $tile } est désormais verrouillée en bleu.
        [red] { $tile } est désormais verrouillée en rouge.
        [yellow] { $tile } est désormais verrouillée en jaune.
       *[green] { $tile } est désormais verrouillée en vert.
    }
# $places: numbers of places
event-moved-groups =
    { $count ->
        [one] Venus de la place { $places }.
       *[other] Venus des places { $places }.
    }
event-used-offer = { $who } utilise { $tile }, en offre, avec { $workers }.
event-used-own = { $who } utilise { $tile } avec { $workers }.
event-used-other = { $who } utilise { $tile } chez { $owner } avec { $workers }.
event-drawn = { $who } pioche { $things }.
event-bag-empty = Le sac est vide.
event-pile-empty = La pile est vide.
event-paid = { $who } paie { $things }.
event-goods = { $who } reçoit { $goods } sur { $tile }.
event-greens =
    { $count ->
        [one] { $who } reçoit { $count } vert.
       *[other] { $who } reçoit { $count } verts.
    }
# Steps and upgrades that can be done now
event-work =
    { $steps } pas et { $upgrades ->
        [one] { $upgrades } amélioration.
       *[other] { $upgrades } améliorations.
    }
event-goods-moved = { $who } porte { $goods } de { $origin } à { $to } : { $steps } pas.
event-upgraded = { $who } améliore { $tile } pour { $paid }.
# $left: steps and upgrades together that are not used
event-work-ended =
    { $left ->
        [0] { $who } a fini le travail.
       *[other] { $who } finit le travail. Inutilisés : pas { $steps }, améliorations { $upgrades }.
    }
event-passed =
    { $automatic ->
        [yes] { $who } n’a plus d’ouvrier à placer et passe.
       *[no] { $who } passe.
    }
event-turns-ended = Tous ont passé : fin de la saison ({ season-name }).
event-groups-returned = { $who } reprend derrière son écran : { $workers }.
event-tile-left = Personne n’a enchéri sur { $tile } : elle quitte la partie.
event-tile-won = { $who } gagne { $tile } pour { $paid }.
event-tiles-won = Tuiles gagnées : { $seats }.
won-by = { $who } { $tiles }
event-tiles-left = Personne n’a enchéri sur { $tiles } : hors du jeu.
event-workers-on-it = Dessus, désormais à { $who } : { $workers }.
event-workers-taken = { $who } prend les ouvriers de son village : { $workers }.
event-boats-called = Ordre de choix des bateaux : { $order }. { $who } a l’ouvrier de départ.
# $got: 1 if something is on the boat
event-boat-taken =
    { $got ->
        [0] { $who } prend { $boat }.
       *[1] { $who } prend { $boat } : { $things }.
    }
tile-aside = { $tile } mise de côté
event-placed = { $who } place { $tile }.
event-lifted = { $who } reprend { $tile }.
event-built = { $who } a construit : { $tiles }.
event-screen = { $who } { $things }
event-screens = Derrière les écrans : { $screens }.
event-kept-back = Tuiles d’hiver gardées : { $tiles }.
event-game-ended = La partie est finie.
