# In a craft turn; $items: one or two
hint-makes = Donne { $items }.
used-dice = { $source } : { $dice } → { $then }
hint-nothing-more = Plus rien ne peut être fabriqué.
hint-again = En l’état, vos dés ne donnent aucun objet. Après cela : { $odds }.
hint-wood-stays = En l’état, vos dés ne donnent aucun objet ; le bois va sur votre forge.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = L’avantage rapporte plus ici qu’à votre lancer de fabrication.
hint-later = Un avantage rapporte plus si vous le gardez pour votre lancer de fabrication.
best-alone = -# Le meilleur : { $move }
best-reasoned = { $move } pour { $why }
best-made = { $move }, { $why }
best-made-spending = { $move } ({ $benefits })
best-passed = { $move } ; { $why }
# What the first to pass takes (2.6)
short-pass-metal = Passer : recevoir 1 Métal
short-pass-token = Passer : recevoir un jeton
hint-wood = { $item } : { $kept } % en gardant l’avantage, { $taken } % avec le bois.

best-moves-spent = Les dés dépensés ne sont pas lancés cette manche.
best-moves-lost = Boutons : 🗑 perdu.
best-moves-signs = Boutons : ▲ moitié haute, ▼ basse, 🗑 perdu.
best-moves-off = `{ slash-me-settings }` masque les meilleurs coups.
best-foreseen = Le meilleur à la longue : { $move }
best-now = Le meilleur : { $move }
best-reasoned-move = { $move }. { $why }
best-move-effect = { $move } : { $effect }
hint-shared = Pour chacun d’eux : { $why }
best-pass = Passer
best-pass-metal = Passer et recevoir 1 Métal
best-pass-token = Passer et recevoir un jeton +1/+1

best-for-rises = Vos chances pour { $item } montent de { $before } % à { $now } %.
best-for-win = Cela garde { $item } à { $now } %, ce qui vous ferait gagner la partie.
best-for-win-falls = { $item } tombe de { $before } % à { $now } %, ce qui vous ferait gagner la partie.
best-for-stops = Sinon, { $who } choisit { $what } : { $item } à { $now } % lui ferait gagner la partie.
best-for-dice = Cela donne { $dice } pour les manches suivantes.
best-for-dice-item = Cela donne { $dice } pour les manches suivantes, utile pour { $item }.
best-for-dice-soon = Cela donne { $dice } pour les manches suivantes, utile pour { $item } (encore à venir).
best-for-perhaps = Avec de la chance, cela donne { $dice } pour les manches suivantes.
best-brings = Cela vous donne { $dice }.
best-brings-perhaps = Avec de la chance, cela vous donne { $dice }.
best-for-denies = Sinon, { $who } choisirait { $what } ensuite.
best-for-roll =
    { $count ->
        [one] Vous ne dépensez rien et lancez votre dé.
       *[other] Vous ne dépensez rien et lancez vos { $count } dés.
    }
best-for-roll-item =
    { $count ->
        [one] Vous ne dépensez rien et lancez votre dé. { $item } passe à { $now } %.
       *[other] Vous ne dépensez rien et lancez vos { $count } dés. { $item } passe à { $now } %.
    }
best-for-effect = Cela donne : { $effect }.
best-for-pass = Rien de ce qui reste ne vaut ses dés.
best-for-metal = Le Métal est lancé cette manche, et vous le gardez.
best-for-token = Le jeton augmente deux de vos dés après le lancer.
best-for-more-dice = Cela donne { $dice } de plus pour les manches suivantes.
best-for-saves = Cela économise { $dice } par rapport à { $what }.
best-for-two = Deux objets sont alors à portée : { $item } à { $now } % et { $other } à { $then } %.
best-for-wood = C’est un dé de plus.

best-stays = { $item } reste à { $now } %.
best-stays-stolen = { $item } reste à { $now } %, mais { $who } peut le voler.
best-then = { $item } passe à { $now } %.
best-then-stolen = { $item } passe à { $now } %, mais { $who } peut le voler.
best-may-steal = Ensuite, { $who } peut le voler.
best-may-steal-kept = { $who } peut le voler : le fabriquer et le garder, environ { $kept } %.
best-then-together = Avec « { $what } » ensuite, { $item } passe à { $now } %.
best-but-other = { $item } tombe de { $before } % à { $now } %, mais il vous reste { $other } à { $then } %.
best-but-stolen = { $item } tombe de { $before } % à { $now } %, mais { $who } pourrait de toute façon vous le voler.
best-but-later = { $item } tombe de { $before } % à { $now } %, mais les manches suivantes rapportent plus.
best-but-falls = { $item } tombe de { $before } % à { $now } %.
best-but-hopeless = Aucun objet n’est alors à votre portée cette manche.
best-but-none-yet = Aucun objet n’est à votre portée cette manche.
best-but-left = Il ne reste aucun dé à lancer.
