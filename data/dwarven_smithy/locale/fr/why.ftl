### Ce qu’il y a derrière un refus, et ce qui est possible, la table étant ce qu’elle est.

stand-in-note = Les noms et les nombres des cartes de { game-title } sont provisoires et de nous : ceux du jeu ne sont pas publics.
rules-why-what = Pourquoi pas quoi ? Écrivez une carte après « pourquoi ».
why-no-seat = Vous n’avez pas de siège ici : ce qui est possible dépend de mains que vous ne voyez pas. La règle :
why-able = { $what }, vous pouvez maintenant :
why-able-so = { $what }. { $brings }
why-able-more = et { $count } de plus
why-not-offered = Personne ne vend { $card } : rien au marché des autres ni à l’entrepôt { by-rule }.
why-instead = Ce que vous pouvez en faire maintenant :
why-lacks = Il manque à { $card } : { $icons } { by-rule }.
why-lacks-now =
    { $count ->
        [0] Il manque à { $card } : { $icons } { by-rule }. C’est à raffiner dans votre atelier : prêt à votre prochain tour.
       *[other] Il manque à { $card } : { $icons } { by-rule }. Une fois raffiné, à votre prochain tour : { $later }.
    }
why-filled =
    { $area ->
        [hand] Votre main ({ $used }/{ $limit }) : { $cards }.
        [market] Votre marché ({ $used }/{ $limit }) : { $cards }.
        [workshop] Votre atelier ({ $used }/{ $limit }) : { $cards }.
       *[tools] Vos outils ({ $used }/{ $limit }) : { $cards }.
    }
why-in-row = { $card } est à l’entrepôt pour { coins-number }.
why-kings-stay = Les Objets du Roi achevés y gardent leurs places : { $count } (règle 3.5).
why-for-sale = { $card } est au marché chez { $who } pour { coins-number }.
why-lies-own =
    { $spot ->
        [hand] { $card } est dans votre main.
        [market] { $card } est dans votre marché.
        [workshop] { $card } est dans votre atelier.
        [stack] { $card } est déjà en fabrication : ce sera achevé à votre prochain tour.
        [kings] { $card } est achevé, dans votre marché.
        [apprentices] { $card } est parmi vos apprentis.
       *[tools] { $card } est parmi vos outils.
    }
why-lies-of =
    { $spot ->
        [workshop] { $card } est à l’atelier chez { $who }.
        [stack] { $who } a déjà fabriqué { $card }.
        [kings] { $who } a achevé { $card }.
        [apprentices] { $card } est parmi les apprentis chez { $who }.
       *[tools] { $card } est parmi les outils chez { $who }.
    }
why-lies-nowhere =
    { $spot ->
        [discard] { $card } est dans la défausse.
        [out] { $card } n’est pas dans cette partie : c’est d’un autre jeu de cartes.
       *[unseen] { $card } est là où vous ne voyez pas : dans une pioche, dans une main ou face cachée.
    }
why-nothing-to =
    { $verb ->
        [play] Votre main est vide { by-rule }.
        [move] Aucune de vos cartes sur la table ne peut être déplacée { by-rule }.
        [discard] Il n’y a pas de carte de guilde dans votre marché { by-rule }.
        [sell] Il n’y a pas de ressource dans votre marché { by-rule }.
        [buy] Rien n’est à vendre { by-rule }.
        [craft] Vous n’avez sur la table aucune carte de guilde à fabriquer { by-rule }.
        [auction] Rien n’est à vendre { by-rule }.
       *[other] Il n’y a rien avec quoi le faire { by-rule }.
    }
