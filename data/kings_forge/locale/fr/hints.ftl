# In a craft turn; $items: one or two
hint-makes = Donne { $items }.
used-dice = { $source } : { $dice } → { $then }
hint-nothing-more = Plus rien ne peut être fabriqué.
hint-again = En l’état, vos dés ne donnent aucun objet. Après cela : { $odds }.
hint-wood-stays = En l’état, vos dés ne donnent aucun objet ; le bois va sur votre forge.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = L’avantage rapporte plus ici qu’à votre lancer de fabrication.
hint-later = Un avantage rapporte plus si vous le gardez pour votre lancer de fabrication.
# Above the best moves, one a line, whose buttons stand below; in the first round
best-moves-odds = % : chances d’avoir l’objet dans cette manche.
best-moves-thefts = Ensuite, { $who } peut voler { $item }.
best-moves-dice = Dés posés ou payés : pas lancés à cette manche ; avec 🗑, perdus.
best-moves-signs = ▲ moitié haute, ▼ basse ; % : cette manche
# The same once that is known
best-moves = Les meilleurs à la longue d’abord.
best-move = -# { $place }. { $move }
best-foreseen = Le meilleur à la longue : { $move }
best-alone = -# Le meilleur : { $move }
best-reasoned = { $move } : { $why }
best-passed = { $move } ; { $why }
best-visit = { $move }, { $card } face cachée
best-why-keeps = { $dice } à garder
best-why-keeps-for = { $dice } à garder, pour { $item }
best-why-keeps-soon = { $dice } à garder, pour { $item } (encore à venir)
best-why-perhaps = peut-être { $dice } à garder
best-why-denies = sinon, { $who } choisirait { $what }
best-pass-metal = Passer : 1 Métal, à lancer et à garder
best-pass-metal-for = Passer : 1 Métal, à lancer et à garder pour { $item }
best-pass-metal-soon = Passer : 1 Métal, à lancer et à garder pour { $item } (encore à venir)
best-pass-token = Passer : jeton +1/+1, cette manche seulement
best-why-pass = vous ne dépensez rien et lancez { $count } dés
best-why-hopeless = aucun objet à portée cette manche
best-why-none-yet = encore aucun objet à portée
best-why-stolen = { $who } peut le voler
best-why-leaves =
    { $count ->
        [0] ne laisse rien à lancer
        [one] laisse 1 dé à lancer
       *[other] laisse { $count } dés à lancer
    }
best-why-wood = un dé de plus
# What the first to pass takes (2.6)
short-pass-metal = Passer : recevoir 1 Métal
short-pass-token = Passer : recevoir un jeton
hint-wood = { $item } : { $kept } % en gardant l’avantage, { $taken } % avec le bois.
best-why-costs = mais { $shift }
