### Ce qui peut être prévu pour son prochain tour, et comment vont les plans dans ce jeu.

plan-sell = Vendre { $card }
plan-offer = Déplacer { $card } au marché
plan-craft = Fabriquer { $card }
plan-buy = Acheter { $card } pour { coins-number } au plus
plan-end = Finir le tour sans piocher
plan-pass = Passer à la prochaine enchère

plan-sells = Pour { coins-number }, si elle est au marché depuis un tour précédent ; sinon un tour plus tard.
plan-offers = Raffiné d’ici là. À vendre un tour plus tard, ou il rapporte son prix à la fin.
plan-offers-rune = À vendre un tour plus tard, ou elle rapporte son prix à la fin.
plan-crafts = Si votre atelier a alors ce qu’il faut ; avec le moins de ressources possible.
plan-buys = Au marché le moins cher à ce moment, ou à l’entrepôt. Pas si c’est plus cher.
plan-buys-guild = Si quelqu’un la vend encore à ce moment. Pas si c’est plus cher.

plan-stop-ending = les derniers tours ont commencé
plan-stop-gone = plus personne ne vend { $card }

plans-how = Quand votre prochain tour commence, tous sont exécutés, dans cet ordre. Ce qui n’est alors pas possible est annulé.
plans-your-turn = C’est votre tour. Ce que vous prévoyez maintenant vaut pour le suivant.
plan-ended =
    { $why ->
        [done] Exécuté (entrée { $entry } du journal) : { $plan }
        [expired] Le tour est fini : { $plan }
        [stopped] Abandonné, car { $detail } : { $plan }
        [gone] Abandonné, car c’était impossible : { $plan }
        [refused] Abandonné, car contraire à la règle { $rule } : { $plan }
       *[failed] Abandonné par une erreur du bot : { $plan }
    }
error-plan-expired = **{ $table }** · Ce plan était pour un tour qui est fini.
