### Le plateau en mots, et ce que chacun est seul à voir.

board-decks =
    { $phase ->
        [complete] { $who } achève ses fabrications. { $progress }
        [act] { $who } agit. { $progress }
        [draw] { $who } pioche. { $progress }
       *[over] Fin de la partie. { $progress }
    }
board-row = Entrepôt depuis le dessus : { $cards }
board-row-empty = Entrepôt : vide
board-in-row = { $card } ({ $coins })
board-row-more = { $count } de plus
board-discards = Sur les défausses : { $cards }
board-lot = Enchère : { $card } chez { $seller }, à partir de { coins-number }
board-lot-bid = Enchère : { $card } chez { $seller }, { $who } offre { coins-number }
board-seat =
    { $kings ->
        [0] **{ $who }** : { coins-number }, main { $hand }
       *[other] **{ $who }** : { coins-number }, main { $hand }, Objets du Roi { $kings }/{ $enough }
    }
board-workshop = Atelier { $used }/{ $limit } : { $cards }
board-market = Marché { $used }/{ $limit } (prix) : { $cards }
board-for-sale =
    { $worth ->
        [0] { $card } ({ $coins })
       *[other] { $card } ({ $coins }, vaut { $worth })
    }
board-tilted-one = { $card } inclinée
board-own-guild =
    { $worth ->
        [0] { $card } (prix { $coins })
       *[other] { $card } (prix { $coins }, vaut { $worth })
    }
board-own-sale =
    { $when ->
        [end] { $card } ({ $price } à la fin)
       *[now] { $card } (prix { $price }, se vend { $coins })
    }
board-tilted = Inclinée : nouvelle au marché, ni vendue ni défaussée à ce tour.
standing-first =
    { $kings ->
        [0] **{ $who }** { coins-number }, { $kings }/{ $enough } Objets du Roi
       *[other] **{ $who }** { $total } ({ coins-number }, { $kings }/{ $enough } Objets du Roi)
    }
standing-seat =
    { $kings ->
        [0] **{ $who }** { $coins }, { $kings }/{ $enough }
       *[other] **{ $who }** { $total } ({ $coins }, { $kings }/{ $enough })
    }
standing =
    { $near ->
        [low] { $seats }. Pioches : guilde { $guild }, mine { $mine }
       *[no] { $seats }
    }
standing-ending = { $standing }. { $ending }
standing-last =
    { $count ->
        [1] Le tout dernier tour : { $who }.
       *[other] Un dernier tour chacun : { $who }.
    }
standing-expected = Si c’était fini, avec prix : ~{ $seats }
standing-expected-seat = { $coins } **{ $who }**
standing-hidden =
    { $count ->
        [one] 1 objet caché peut tout changer
       *[other] { $count } objets cachés peuvent tout changer
    }
standing-close = { $who } : un Objet du Roi de plus, puis les autres ont un dernier tour.
standing-ends = { $who } termine son quatrième Objet du Roi au prochain tour : puis les autres ont un dernier tour.
standing-deck =
    { $deck ->
        [guild] Guilde : { $count }. Après sa dernière carte, les autres ont un dernier tour.
       *[mine] Mine : { $count }. Après sa dernière carte, les autres ont un dernier tour.
    }
standing-prizes =
    { $hidden ->
        [yes] Primes de 25 à la fin, pour ce que vous voyez : { $best }.
       *[no] Primes de 25 à la fin : { $best }.
    }
standing-prize =
    { $subtype ->
        [weapon] arme
        [armor] armure
       *[shield] bouclier
    }
standing-prize-led = { standing-prize } { $who } ({ $coins })
standing-prize-open = { standing-prize } personne
board-stack = { $card } sur { $cards }
board-king =
    { $worth ->
        [0] { $card } (achevé)
       *[other] { $card } (achevé, vaut { $worth })
    }
board-apprentices = Apprentis : { $cards }
board-tools = Outils : { $cards }

hand-mine = Vous avez { coins-number }. Main { $hand }/{ $limit } :
hand-resources = Ressources : { $cards }
hand-card = **{ $card }** ({ $type }) : { $facts }
hand-cost =
    { $ready ->
        [yes] coût { $cost }, prêt dans votre atelier
        [soon] coût { $cost }, raffiné d’ici votre prochain tour
        [alone] coût { $cost }
        [all] coût { $lacks }
       *[no] coût { $cost }, manque { $lacks }
    }
hand-lack = { $icon } (marché : { $coins })
hand-lack-row = { $icon } (entrepôt : { $coins })
hand-lack-held = { $icon } (main)
hand-lack-unsold = { $icon } (pas en vente)
hand-lack-market = { $icon } (dans votre marché)
hand-lack-several = { $count } × { $icon }
hand-beside = **{ $card }** : { $facts }
hand-lacks =
    { $ready ->
        [soon] raffiné d’ici votre prochain tour
       *[no] manque { $lacks }
    }
desk-reach = { $card } ({ $coins }) : manque { $lacks }
hand-king = Achevé : **{ $card }** ({ $type }), { coins-number } à la fin
