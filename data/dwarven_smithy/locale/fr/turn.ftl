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
do-swap = Déplacer { $card } { place-to }, { $other } revient
do-discard = Défausser { $card }
do-sell = Vendre { $card }
do-craft = Fabriquer { $card } avec { $cards }
do-craft-short = Fabriquer { $card }
do-all = Tout ({ $count })
do-then-draw = + piocher { $cards }
do-then-end = + finir le tour
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
        [yes] {" (dernière carte)"}
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
costs = Coûte { coins-number }, pour { $seller }.
costs-guild = Coûte { coins-number }. { $use }
costs-last =
    { $ends ->
        [0] Coûte { coins-number } et ne rapporte rien à la fin de la partie.
       *[other] Coûte { coins-number } et rapporte { $ends } à la fin de la partie.
    }
costs-row =
    { $made ->
        [above] Coûte { coins-number } : son prix { $own }, et 1 par carte posée dessus ({ $above }). Va dans votre main.
        [less] Coûte { coins-number } : { $own }, moins { $less } par les apprentis. Va dans votre main.
        [both] Coûte { coins-number } : { $own } + { $above } (cartes dessus) − { $less } (apprentis). Va dans votre main.
       *[plain] Coûte { coins-number } : c’est celle du dessus. Va dans votre main.
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
        [yes] Pour { $cards }, une fois raffiné.
       *[no] Pour { $cards }.
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

desk-craft = fabriquer
desk-play = jouer
desk-sell = vendre
desk-move = déplacer
desk-discard = défausser
desk-buy = acheter
desk-auction = mettre aux enchères
desk-draw = piocher
desk-drawn = Vous avez pioché { $count } fois sur { $most }. Piochez encore ou finissez le tour.
desk-before-drawing = Dès que vous piochez, plus de fabrication (règle 6.1).
desk-hand-full = Main pleine : jouez une carte pour pouvoir piocher.
desk-all-full = Votre main, votre marché et votre atelier sont pleins : vendez, défaussez ou fabriquez pour faire de la place.
desk-signs = Jaune : pièces rapportées ; foncé : ce que paient les autres ; ✓ : vous l’avez ; sablier : raffiné au prochain tour. Buste : apprentis ; clé : outils ; couronne : Objets du Roi.
desk-last-turn = Votre dernier tour, sans pioche. Seul compte votre marché, chaque ressource à son prix (règle 7.4).
desk-kings-stay = Marché plein : les Objets du Roi gardent { $count } de ses { $limit } places (règle 3.5).
desk-make-room = { $card } est achevé et il lui faut une place dans votre marché, qui est plein. Quelle carte va à votre atelier (règle 4.9) ?

desk-end-idle = Vous n’avez rien fait ce tour-ci. Le finir quand même ?
desk-end-draws = Vous pouvez encore piocher, et piocher ne coûte rien. Finir le tour quand même ?
turn-over = Plus rien à piocher : votre tour est fini.
turn-over-full = Votre main est pleine : votre tour est fini.
