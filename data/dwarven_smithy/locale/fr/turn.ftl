### Ce qu’on peut faire, ce que chaque choix coûte ou rapporte.

do-tool =
    { $fate ->
        [keep] Garder { $card }
       *[sell] Vendre { $card }
    }
do-apprentice = { $card } remplace { $other }
do-apprentice-short = … remplace { $other }
do-kings-item = Faire de la place : { $other }
do-play = Jouer { $card } { place-to }
do-move = Déplacer { $card } { place-to }
do-play-short = Jouer { brief-to }
do-move-short = Déplacer { brief-to }
do-swap = Échanger { $card } contre { $other }
do-discard = Défausser { $card }
do-sell = Vendre { $card }
do-craft = Fabriquer { $card } avec { $cards }
do-craft-short = Fabriquer { $card }
do-all = Tout ({ $count })
do-then-draw = + piocher { $cards }
do-buy-place = Acheter la carte { $place } de l’entrepôt
do-buy-row = Acheter { $card } à l’entrepôt ({ $place })
do-buy = Acheter { $card } à { $seller } { place-to }
do-buy-short = Acheter { brief-to }
do-buy-row-short = Acheter { $card } (entrepôt { $place })
do-auction = Mettre aux enchères { $card } chez { $seller }
do-bid = Offrir { coins-number } { place-to }
do-pass = Passer
draw-last =
    { $last ->
        [yes] {" (dernière)"}
       *[no] {""}
    }
do-draw =
    { $deck ->
        [guild] Piocher : guilde
       *[mine] Piocher : mine
    }{ draw-last }
do-draw-several =
    { $deck ->
        [guild] Piocher { $count } à la guilde
       *[mine] Piocher { $count } à la mine
    }{ draw-last }
do-draw-both = Piocher { $mine } mine, { $guild } guilde{ draw-last }
do-end = Finir le tour

brings-now-or-end = { $card } rapporte { coins-number } ; au marché, { $price } à la fin.
costs = Cela coûte { coins-number }, pour { $seller }.
costs-guild = Cela coûte { coins-number }. { $use }
costs-last =
    { $ends ->
        [0] Cela coûte { coins-number } et ne rapporte rien à la fin de la partie.
       *[other] Cela coûte { coins-number } et rapporte { $ends } à la fin de la partie.
    }
costs-row =
    { $made ->
        [above] Cela coûte { coins-number } : son prix { $own }, et 1 par carte posée dessus ({ $above }). Cela va dans votre main.
        [less] Cela coûte { coins-number } : { $own }, moins { $less } par les apprentis. Cela va dans votre main.
        [both] Cela coûte { coins-number } : { $own } + { $above } (cartes dessus) − { $less } (apprentis). Cela va dans votre main.
       *[plain] Cela coûte { coins-number } : c’est celle du dessus. Cela va dans votre main.
    }
costs-least = Offres à partir de { coins-number }.
is-for-sale =
    { $when ->
        [end] { $card } rapporte { $buy } à la fin de la partie.
        [now] { $card } se vend { $sell } tout de suite ; les autres paient { $buy }.
        [raw] { $card } n’y est pas raffiné : à vendre { $sell } dès votre prochain tour ; les autres paient { $buy }.
       *[later] { $card } se vend { $sell } dès votre prochain tour ; les autres paient { $buy }.
    }
is-offered =
    { $last ->
        [yes] { $card } ne rapporte rien à la fin de la partie.
       *[no] Les autres achètent { $card } pour { coins-number } ; à défausser dès votre prochain tour.
    }
is-lost = Votre dernier tour : à l’atelier, { $card } ne rapporte rien.
is-wanted =
    { $raw ->
        [yes] C’est pour { $cards }, une fois raffiné.
       *[no] C’est pour { $cards }.
    }
worth = vaut { coins-number }
worth-end = vaut { coins-number } à la fin
is-crafted =
    { $then ->
        [never] Perdu : ce serait achevé à votre prochain tour, et celui-ci est le dernier.
        [kings] Achevé à votre prochain tour, puis garde une place au marché : { $worth }
       *[next] Achevé à votre prochain tour : { $worth }
    }
takes = Pour fabriquer : { $cost } ; { $worth }

line-laid =
    { $raw ->
        [yes] { $count ->
            [1] Raffinage au début de votre prochain tour.
           *[other] Raffinage des { $count } au début de votre prochain tour.
        }
       *[no] { $count ->
            [1] De quoi fabriquer tout de suite.
           *[other] Les { $count } servent à fabriquer tout de suite.
        }
    }
line-lost =
    { $count ->
        [1] Ne rapporte rien à la fin de la partie.
       *[other] Les { $count } ne rapportent rien à la fin de la partie.
    }
line-at-the-end =
    { $count ->
        [1] Rapporte { coins-number } à la fin de la partie.
       *[other] Les { $count } rapportent { coins-number } à la fin de la partie.
    }
line-offered =
    { $last ->
        [yes] Ne rapporte rien à la fin de la partie.
       *[no] Les autres peuvent l’acheter { coins-number } ; défausse possible dès votre prochain tour.
    }
line-sells-now =
    { $count ->
        [1] Se vend { $sell } tout de suite ; les autres paient { $buy }.
       *[other] Les { $count } se vendent { $sell } tout de suite ; les autres paient { $buy } chacune.
    }
line-sells-later =
    { $count ->
        [1] Se vend { $sell } dès votre prochain tour ; les autres paient { $buy }.
       *[other] Les { $count } se vendent { $sell } dès votre prochain tour ; les autres paient { $buy } chacune.
    }
line-sells-raw =
    { $count ->
        [1] N’y est pas raffiné ; se vend { $sell } dès votre prochain tour ; les autres paient { $buy }.
       *[other] Sans raffinage ; les { $count } se vendent { $sell } au prochain tour ; les autres paient { $buy } chacune.
    }
line-sold =
    { $count ->
        [1] Rapporte { coins-number }.
       *[other] Les { $count } rapportent { coins-number }.
    }
line-sold-last =
    { $count ->
        [1] Rapporte { coins-number } ; au marché, { $price } à la fin.
       *[other] Les { $count } rapportent { coins-number } ; au marché, { $price } à la fin.
    }
line-discarded = Libère une place dans votre marché.
line-swapped =
    { $then ->
        [raw] { $card } : les autres paient { $coins }. À sa place { $other }, à raffiner.
        [ready] { $card } : les autres paient { $coins }. À sa place { $other }, de quoi fabriquer.
        [last] { $card } rapporte { coins-number } à la fin de la partie ; { $other }, rien.
       *[guild] { $card } : les autres paient { $coins }. À sa place { $other }.
    }
line-costs = Coûte { coins-number }.
line-takes = Pour fabriquer : { $cost }.
line-crafted = Rapporte { coins-number } au début de votre prochain tour.
line-crafted-tool = Au prochain tour : à vendre { coins-number }, ou à garder : { $texts }
line-crafted-king = Vaut { coins-number } à la fin ; dès le prochain tour, garde une place de votre marché.
line-apprentice = Dès votre prochain tour : { $texts }
line-row =
    { $made ->
        [above] Coûte { coins-number } : { $own } + { $above } pour ce qui est dessus. Va en main.
        [less] Coûte { coins-number } : { $own } − { $less } (apprentis). Va en main.
        [both] Coûte { coins-number } : { $own } + { $above } (cartes dessus) − { $less } (apprentis). Va en main.
       *[plain] Coûte { coins-number } : c’est celle du dessus. Va en main.
    }
line-wanted =
    { $raw ->
        [yes] { $count ->
            [1] Pour une de vos cartes, une fois raffiné.
           *[other] Pour { $count } de vos cartes, une fois raffiné.
        }
       *[no] { $count ->
            [1] Pour une de vos cartes.
           *[other] Pour { $count } de vos cartes.
        }
    }
line-drawn =
    { $deck ->
        [guild] Des cartes à fabriquer.
       *[mine] Métaux, gemmes et runes pour fabriquer.
    }
line-from =
    { $where ->
        [hand] De votre main.
        [market] De votre marché.
       [workshop] De votre atelier.
       *[both] De la main et du marché.
    }

desk-kings-for-sale = Objets du Roi en vente : { $cards }
desk-own = Vos cartes
desk-own-mode = { desk-own } · { $what }
desk-bring =
    { $holds ->
        [draws] Piocher
        [buys] Acheter
       *[both] Piocher ou acheter
    }
desk-craft = fabriquer
desk-sell = vendre
desk-discard = défausser
desk-swaps = échanger
desk-more = Suite : { $what }
desk-back = Retour : { $what }
desk-swap = Échanger { $card } contre une carte du marché
desk-swap-told = { $card } va à votre marché, la carte choisie à votre atelier.
desk-full = { $menu } · plus de place : { $areas }
desk-full-area =
    { $area ->
        [hand] main
        [market] marché
       *[workshop] atelier
    } { $used }/{ $limit }
desk-drawn = Vous avez pioché { $count } fois sur { $most }. Piochez encore ou finissez le tour.
desk-before-drawing = Dès que vous piochez, plus de fabrication (règle 6.1).
desk-hand-full = Votre main est pleine : jouez une carte pour pouvoir piocher.
desk-all-full = Votre main, votre marché et votre atelier sont pleins : vendez, défaussez ou fabriquez pour faire de la place.
desk-signs = Jaune : pièces rapportées ; foncé : ce que paient les autres ; ✓ : vous l’avez ; sablier : raffiné au prochain tour. Buste : apprentis ; clé : outils ; couronne : Objets du Roi.
desk-last-turn = C’est votre dernier tour, sans pioche. Seul compte votre marché, chaque ressource à son prix (règle 7.4).
desk-kings-stay = Votre marché est plein : les Objets du Roi gardent { $count } de ses { $limit } places (règle 3.5).
desk-make-room = { $card } est achevé et il lui faut une place dans votre marché, qui est plein. Quelle carte va à votre atelier (règle 4.9) ?

desk-end-idle = Vous n’avez rien fait ce tour-ci. Le finir quand même ?
desk-end-draws = Vous pouvez encore piocher, et piocher ne coûte rien. Finir le tour quand même ?
turn-over = Plus rien à piocher : votre tour est fini.
turn-over-full = Votre main est pleine : votre tour est fini.
