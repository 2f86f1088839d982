### Ce qui se passe, dit à qui le fait. Le sens des ids et des variables est dans le fichier anglais.

yours-round-began = Manche { $round }. Vous commencez. Face visible : { $cards }.
yours-new-round = Manche { $round }, { $who } commence : vous avez { $dice }
yours-new-round-first = Manche { $round }, vous commencez : vous avez { $dice }
yours-claimed = Vous prenez { $side } et payez { $paid }.
yours-claimed-free = Vous prenez { $side }, gratuit.
yours-claimed-trading = Vous prenez { $side }.
yours-gathering-over = Plus de carte à révéler : la phase Fabrication commence.
yours-docked = Vous payez { $paid } au { $space } ({ $card } face cachée).
yours-claimed-for = Vous prenez { $side } : { $gained }.
yours-docked-for = Vous utilisez le { $space } : { $gained }.
yours-got-now = { $dice } dans votre provision
yours-got-later = { $dice } pour la manche suivante
yours-got-token = vous recevez un { $held } ({ $effect } après le lancer)
yours-got-library = un dé Bibliothèque pour votre lancer
yours-got-rolled = vous obtenez { $die } et le gardez
yours-got-instead = vous obtenez { $die } et recevez { $dice } à la place
yours-got-back = vous obtenez { $die }, qui retourne à la réserve générale
yours-got-cancelled = vous obtenez { $die }, qui est annulé (règle 7.4)
yours-got-purple = les dés qui font { $value } ne servent pas cette manche
yours-passed =
    { $taking ->
        [nothing] Vous passez.
        [forced] Vous passez : rien d’autre n’était possible.
        [metal] Vous passez en premier : vous prenez 1 Métal, utilisable.
       *[token] Vous passez en premier : vous prenez un jeton +1/+1, pour deux dés après le lancer.
    }
yours-gained =
    { $usable ->
        [yes] Vous recevez { $dice } dans votre provision.
       *[no] Vous recevez { $dice } sur votre forge (manche suivante).
    }
yours-gained-part =
    { $usable ->
        [yes] Vous recevez { $dice } dans votre provision. Il manque à la réserve générale : { $missing } (règle 2.3).
       *[no] Vous recevez { $dice } sur votre forge, pour la manche suivante. Il manque à la réserve générale : { $missing } (règle 2.3).
    }
yours-gained-nothing = Vous ne recevez rien. Il manque à la réserve générale : { $missing } (règle 2.3).
yours-benefit-gained = Vous obtenez l’avantage « { $held } ».
yours-library-gained = Vous recevez un dé Bibliothèque pour votre lancer.
yours-library-missed = Vous n’avez pas de dé Bibliothèque : il n’en reste plus (règle 7.1).
yours-traded = Vous donnez { $given } à { $to } et prenez un dé { $taken }.
yours-gamble-rolled = Vous obtenez { $die } avec { $side }.
yours-gamble-missed = { $side } : la réserve générale n’a plus de dé à lancer pour vous (règle 2.3).
yours-gamble-kept = Vous gardez { $die } sur votre forge.
yours-gamble-returned = Votre { $die } retourne à la réserve générale.
yours-cancelled = Vos dés annulés : { $dice } (règle 7.4).
yours-used = Vous utilisez un avantage ({ $source }) : { $before } → { $after }.
yours-wood-taken = Vous prenez 1 Bois avec { $source }.
yours-wood-rolled = Vous prenez un dé Bois avec { $source } et obtenez { $die }.
yours-wood-missed = Vous utilisez { $source }, mais la réserve générale n’a plus de Bois (règle 2.3).
yours-benefit-kept = Vous gardez { $held } pour plus tard.
yours-rolled = Vous lancez : { $dice }.
yours-crafted = Vous fabriquez { $item } avec { $dice }.
yours-crafted-won = Vous fabriquez **{ $item }** avec { $dice } et le gagnez.
yours-stolen = Vous volez { $item } à { $victim } avec { $dice }. { $victim } récupère { $freed }.
yours-stolen-won = Vous volez **{ $item }** à { $victim } avec { $dice } et le gagnez.
yours-at-stake = Gagné à la fin de la manche si personne ne le vole.
yours-not-at-stake = Gagné à la fin de la manche.
yours-turn-ended = Vous finissez votre tour de fabrication.
yours-turn-ended-unused = Vous finissez votre tour de fabrication. Sur votre forge : { $dice }.
yours-turn-fruitless = Rien n’est possible avec { $dice } : votre tour est fini.
yours-turn-no-dice = Plus de dés : votre tour est fini.
yours-turn-nothing-more = Plus rien ne peut être fabriqué : votre tour est fini.
yours-turn-skipped = **Vous n’avez rien à lancer** : votre tour est fini.
yours-won = Vous gardez **{ $item }** pour de bon.
yours-benefits-lost = Vous n’avez pas utilisé : { $held }.
yours-tokens-lost = Vous n’avez pas utilisé { $held } : perdu avec la manche.
