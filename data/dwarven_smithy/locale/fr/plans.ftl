### Ce qui peut être prévu pour son prochain tour, et comment vont les plans dans ce jeu.

plan-sell = Vendre { $card }
plan-offer = Porter { $card } au marché
plan-craft = Fabriquer { $card }
plan-buy = Acheter { $card } pour { coins-number } au plus
plan-end = Finir le tour sans piocher
plan-pass = Passer à la prochaine enchère

plan-sells = Rapporte { coins-number }, un tour après son arrivée au marché.
plan-offers = À l’état raffiné ; à vendre dès le tour suivant.
plan-offers-rune = À vendre dès le tour suivant.
plan-crafts = Avec le moins de ressources possible.
plan-buys = Là où c’est alors le moins cher ; abandonné si personne n’en a.

plan-stop-ending = les derniers tours ont commencé
plan-stop-gone = { $card } n’est plus en vente

plans-how = À votre prochain tour, ils sont exécutés dans cet ordre ; ce qui est alors impossible est abandonné.
plans-your-turn = C’est votre tour. Ce que vous prévoyez maintenant vaut pour le suivant.
plan-ended =
    { $why ->
        [done] Exécuté à l’entrée { $entry } : { $plan }
        [expired] Fini avec son tour : { $plan }
        [stopped] Abandonné, car { $detail } : { $plan }
        [gone] Abandonné, car c’était impossible : { $plan }
        [refused] Abandonné, car contraire à la règle { $rule } : { $plan }
       *[failed] Abandonné par une erreur du bot : { $plan }
    }
error-plan-expired = **{ $table }** · Ce plan était pour un tour qui est fini.
