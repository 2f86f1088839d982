### Ce qui conseille et revient sur la partie : conseils, chances de pioche, analyse.

hint-title = **{ $table }** · conseil
button-hint = Conseil
hint-line = { $action }.
hint-brings = { $what }.
hint-aim = Vous visez { $card }, { $worth }.
hint-aim-brief = Vous visez { $card }.
hint-aim-lacks = Vous visez { $card }, { $worth } ; il lui manque encore : { $icons }.
hint-aim-both = Vous visez { $card }, { $worth } ; ce que vous avez est pour { $other }.
hint-draw-lacks = Pour { $card }, il vous manque : { $icons }.
hint-draw-odds =
    { $of ->
        [one] Pour { $card }, il vous manque { $icons } : { $percent } % avec la carte que vous pouvez piocher.
        [some] Pour { $card }, il vous manque { $icons } : { $percent } % avec { $count } des { $most } cartes que vous pouvez piocher.
       *[all] Pour { $card }, il vous manque { $icons } : { $percent } % avec les { $count } cartes que vous pouvez piocher.
    }
hint-draw-too = { $card } demande aussi { $icons }.
hint-draw-guild =
    { $count ->
        [0] Une nouvelle carte de guilde vous donne de quoi fabriquer.
       *[other] Une nouvelle carte de guilde peut employer ce que vous avez en trop : { $cards }.
    }
hint-waits = { $card } pourrait être fabriqué tout de suite, mais ses ressources sont pour { $aim }.
hint-waits-little = { $card } pourrait être fabriqué, mais rapporte à peine plus que ce qu’il demande.
hint-held-back = Fabriquer { $card } achèverait la partie, avec environ { $coins } pièces pour vous et { $others } pour { $who }.
hint-held-back-for = Fabriquer { $card } achèverait la partie, avec environ { $coins } pièces pour vous et { $others } pour { $who } ; ses ressources sont d’abord pour { $aim }.
hint-all = Les { $count } étapes : { $steps }.
hint-whole-turn = Tour entier : { $steps }.
hint-then = De même, puis : { $step }.
hint-tool = Gardé, { $card } épargne environ { coins-number } d’ici la fin ; vendu, il rapporte { $worth }.
hint-end = Rien d’autre ne rapporte ce tour-ci.
hint-before = Le { $place } rapporte environ { coins-number } de moins.
hint-before-draw = Le { $place } peut attendre : une fois une carte piochée, on ne peut plus que piocher (règle 6.1).
hint-ends =
    { $place ->
        [behind] Cela achève la partie après votre prochain tour : avec les prix et les deux tours qui restent à chacun des autres, vous finissez avec environ { $coins } pièces de retard ; attendre en coûterait davantage.
       *[ahead] Cela achève la partie après votre prochain tour : avec les prix et les deux tours qui restent à chacun des autres, vous finissez avec environ { $coins } pièces d’avance.
    }
hint-ends-unknown =
    { $count ->
        [one] Un Objet du Roi face cachée peut tout changer.
       *[other] { $count } Objets du Roi face cachée peuvent tout changer.
    }
hint-room = Pioche possible alors : { $room } au lieu de { $now }.
hint-far = Gardé, { $card } rapporterait { $coins }, mais il lui manque encore : { $icons }.
hint-spare =
    { $kept ->
        [0] Aucune de vos cartes ne demande { $card }.
       *[other] Il vous en reste { $kept } ({ $card }).
    }
hint-sold = { $card } : rapporte { coins-number }.
hint-for-sale = { $card } : se vend { $sell } dès votre prochain tour ; les autres paient { $buy }.
hint-offered =
    { $buyer ->
        [nobody] { $card } : personne d’autre n’a les { $coins } pièces que cela leur coûte.
        [ready] { $card } : les autres peuvent l’acheter pour { $coins } ; { $who } a tout pour le fabriquer.
       *[other] { $card } : les autres peuvent l’acheter pour { $coins } ; à { $who }, qui en est le plus près, il manque, sauf en main : { $icons }.
    }
hint-crafted = { $card } s’achève à votre prochain tour : { $worth }
hint-discarded = Sans { $card }, votre marché a de la place.
hint-laid =
    { $raw ->
        [yes] { $card } : le raffinage se fait au début de votre prochain tour.
       *[no] { $card } : cela sert à fabriquer tout de suite.
    }
hint-space =
    { $then ->
        [crafted] Vous avez ainsi la place de fabriquer { $card }.
       *[laid] Votre atelier a ainsi de la place pour { $card }.
    }
hint-card-worth = { $card } ({ $coins })
hint-sells = { $cards } rapportent { coins-number } en tout.
hint-do-other = Jouer le { $place }

odds-title = **{ $table }** · vos pioches
button-odds = Chances
odds-of = { $what } { $percent } %
odds-cards =
    { $count ->
        [one] **Toutes les ressources, avec la prochaine carte de la mine**
       *[other] **Toutes les ressources**, avec { $counts } de la mine
    }
odds-card = { $card } { $percent } % · manque { $lacks }
odds-ready = Sans rien piocher : { $cards }
odds-no-card =
    { $count ->
        [one] Aucune de vos cartes ne peut réunir ses ressources avec la prochaine carte de la mine.
       *[other] Aucune de vos cartes ne peut réunir ses ressources avec { $count } cartes de la mine.
    }
odds-mine =
    { $count ->
        [one] **Mine** : prochaine carte
       *[other] **Mine**, au moins une en { $counts }
    }
odds-guild =
    { $count ->
        [one] **Pioche de guilde**, prochaine carte : { $odds }
       *[other] **Pioche de guilde**, au moins une en { $count } : { $odds }
    }
odds-no-draws = Vous ne piochez plus de carte (règle 6.5, ou votre main est pleine).
odds-counted = -# Compté d’après ce que vous voyez : toute carte que vous ne voyez pas peut être la prochaine.

analysis-title = **{ $table }** · analyse
analysis-decisions =
    { $whose ->
        [own] **Vos décisions les plus coûteuses**, selon le bot fort d’après ce qui était visible :
       *[all] **Décisions les plus coûteuses**, selon le bot fort d’après ce qui était visible :
    }
analysis-no-decisions =
    { $whose ->
        [own] **Vos décisions** : de vos fabrications, ventes, achats et pioches, d’après ce qui était visible, rien ne vous a coûté plus d’une pièce ou deux.
       *[all] **Décisions** : de toutes les fabrications, ventes, achats et pioches, d’après ce qui était visible, rien n’a coûté plus d’une pièce ou deux.
    }
analysis-cost = { $who }, tour { $turn }, { coins-number } de moins : { $told }
analysis-cost-own = Tour { $turn }, { coins-number } de moins : { $told }
analysis-best = **La plus rentable** : { $who }, tour { $turn }, { coins-number } de plus : { $told }
analysis-best-own = **Votre meilleure décision** : tour { $turn }, { coins-number } de plus : { $told }
analysis-counted = Une ressource compte { $percent } % de son prix raffiné + { $more }.
analysis-end = **La fin** : { $who }, tour { $turn } : { $card } a achevé la partie ; compté alors, { $lead } pièces sur le meilleur des autres, et { $final } à la fin.
analysis-end-missed = **La fin** : { $who }, tour { $turn } : { $card } était à portée et aurait achevé la partie avec environ { $lead } pièces sur le meilleur des autres ; elle s’est achevée plus tard, avec { $final }.
analysis-let-go = { $card }, qui vaut { $worth }, est parti pour { $price } chez { $buyer } ; mieux valait le fabriquer, pour { $cost } de ressources.
analysis-left = { $card } avait tout ce qu’il faut et ne fut jamais fabriqué ; mieux valait le faire.
analysis-late = { $card } a été fabriqué trop tard pour être achevé ; mieux valait déplacer ses ressources au marché.
analysis-little = { $card } a rapporté moins que ses ressources ({ $worth }) ; mieux valait les garder ou les vendre.
analysis-back = { $card } : vendu { $sold }, et bientôt racheté { $paid } ; mieux valait le garder.
analysis-tool =
    { $fate ->
        [keep] { $card } a été gardé ; mieux valait le vendre.
       *[sell] { $card } a été vendu ; mieux valait le garder.
    }
analysis-undrawn =
    { $count ->
        [one] Une pioche inutilisée malgré la place en main ; mieux valait piocher.
       *[other] { $count } pioches inutilisées malgré la place en main ; mieux valait piocher.
    }
analysis-craft = { $card }, qui vaut { $worth }, avec des ressources valant { $cost }.
analysis-craft-bought = { $card }, qui vaut { $worth }, acheté à { $seller } pour { $price }.
analysis-luck = **Chance à la pioche**, valeur des ressources face à la moyenne : { $seats }.
analysis-luck-seat = { $who } { $more }
analysis-coins = **Pièces** pendant la partie :
analysis-coins-line = { $who } : achevé { $crafted }, ventes { $sales }, autres joueurs { $others }, apprentis { $income } ; dépensé { $spent }
