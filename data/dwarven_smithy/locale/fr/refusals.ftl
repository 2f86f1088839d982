### Pourquoi les règles disent non.

by-rule = (règle { $rule })

refused-game-over = La partie est terminée { by-rule }.
refused-not-your-turn = Ce n’est pas votre tour. À { $awaited } de jouer { by-rule }.
refused-complete-first = Décidez d’abord du sort réservé à { $card } { by-rule }.
refused-nothing-to-complete = Il n’y a rien à achever { by-rule }.
refused-not-next = { $next } s’achève avant { $card } { by-rule }.
refused-no-such-choice = { $card } s’achève d’une autre façon { by-rule }.
refused-no-exchange = { $card } ne peut pas remplacer { $dismissing } { by-rule }.
refused-not-movable = { $moving } ne peut pas faire de la place à { $card } { by-rule }.
refused-actions-closed = Vous avez pioché : il ne reste qu’à piocher ou à finir le tour { by-rule }.
refused-auction-open = L’enchère sur { $card } chez { $seat } doit d’abord finir { by-rule }.
refused-no-auction = Aucune enchère n’est ouverte { by-rule }. `{ slash-dwarven-end }` finit un tour.
refused-not-in-hand = { $card } n’est pas dans votre main { by-rule }.
refused-no-room =
    { $area ->
        [hand] Votre main est pleine : { $limit } cartes { by-rule }.
        [market] Votre marché est plein : { $limit } cartes { by-rule }.
        [workshop] Votre atelier est plein : { $limit } cartes { by-rule }.
        [either] Votre marché et votre atelier sont pleins ; de la place dans l’un des deux suffirait { by-rule }.
       *[tools] Votre zone d’outils est pleine : { $limit } cartes { by-rule }.
    }
refused-not-in-area =
    { $area ->
        [market] { $card } n’est pas dans votre marché { by-rule }.
       *[workshop] { $card } n’est pas dans votre atelier { by-rule }.
    }
refused-stacked = { $card } est déjà en fabrication et reste en place { by-rule }.
refused-kings-item-stays = { $card } est achevé et reste au marché { by-rule }.
refused-tilted = { $card } est entré dans votre marché à ce tour : incliné, ni vendu ni défaussé avant la fin du tour { by-rule }.
refused-not-a-guild-card = { $card } n’est pas une carte de guilde { by-rule }.
refused-not-a-resource = { $card } n’est pas une ressource { by-rule }.
refused-no-such-place = L’entrepôt n’a pas de carte { $place } ; cartes présentes : { $cards } { by-rule }.
refused-too-dear = Cela coûte { $price } ; vos pièces : { $coins } { by-rule }.
refused-no-such-seat = Personne n’est assis là : { $seat } { by-rule }.
refused-own-market = Vous ne pouvez pas acheter dans votre propre marché { by-rule }.
refused-not-for-sale = { $card } n’est pas à vendre chez { $seat } { by-rule }.
refused-by-auction = À cette table, les cartes des marchés s’achètent aux enchères { by-rule }.
refused-no-auctions-here = Il n’y a pas d’enchères à cette table { by-rule }.
refused-named-before = { $card } chez { $seat } a déjà été aux enchères à ce tour { by-rule }.
refused-bid-too-low = L’offre la plus basse est { $least } { by-rule }.
refused-bid-too-high = Vous ne pouvez pas offrir plus que vos pièces : { $coins } { by-rule }.
refused-must-bid = Vous avez ouvert l’enchère et devez offrir : au moins { $least } { by-rule }.
refused-not-refined-there = Raffiné dans votre atelier, { $kind } : { $have } sur { $wanted } { by-rule }.
refused-cost = { $card } coûte { $cost } ; vous avez nommé { $given } { by-rule }.
refused-deck-empty =
    { $deck ->
        [guild] La pioche de guilde est vide { by-rule }.
       *[mine] La mine est vide { by-rule }.
    }
refused-hand-full = Votre main est pleine : { $limit } cartes { by-rule }.
refused-drawn-enough = Vous avez pioché { $most } cartes { by-rule }.
refused-no-drawing-in-last-turn = On ne pioche pas au dernier tour { by-rule }.
