### Ce qu’on peut faire, ce que chaque choix coûte ou rapporte.

do-tool =
    { $fate ->
        [keep] Garder { $card }
       *[sell] Vendre { $card }
    }
do-apprentice = { $card } remplace { $other }
do-kings-item = Faire de la place : { $other }
do-play = Jouer { $card } { place-to }
do-move = Déplacer { $card } { place-to }
do-swap = Déplacer { $card } { place-to }, { $other } revient
do-discard = Défausser { $card }
do-sell = Vendre { $card }
do-craft = Fabriquer { $card } avec { $cards }
do-buy-place = Acheter la carte { $place } de l’entrepôt
do-buy-row = Acheter { $card } à l’entrepôt ({ $place })
do-buy = Acheter { $card } à { $seller } { place-to }
do-auction = Mettre aux enchères { $card } chez { $seller }
do-bid = Offrir { coins-number } { place-to }
do-pass = Passer
do-draw =
    { $deck ->
        [guild] Piocher : guilde
       *[mine] Piocher : mine
    }
do-end = Finir le tour

brings = Rapporte { coins-number }.
costs = Coûte { coins-number }, versées à { $seller }.
costs-row = Coûte { coins-number } ; va dans votre main.
costs-least = Enchères à partir de { coins-number }.
is-for-sale = Inclinée ce tour. Se vend { $sell }, les autres l’achètent { $buy }.
is-offered = Inclinée ce tour. Les autres peuvent l’acheter.
is-refined-next = À raffiner : ce sera fait au début de votre prochain tour.
is-ready = Prête pour fabriquer.
worth = vaut { coins-number }
is-crafted = Achevé à votre prochain tour : { $worth }
takes = Demande { $cost } ; { $worth }

desk-play = Jouer une carte de la main
desk-craft = Fabriquer
desk-lay = Vendre, déplacer, défausser
desk-buy = Acheter
desk-hand-full = Votre main est pleine : jouez une carte pour pouvoir piocher.
desk-last-turn = Votre dernier tour : on ne pioche plus, la main et l’atelier ne comptent pas.
