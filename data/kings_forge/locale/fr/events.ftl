### What happened, in the present tense. What the ids and variables mean stands in the English file.

## Lines of the log

event-round-began = Manche { $round }. { $who } commence. Face visible : { $cards }.
event-phase-began =
    { $phase ->
        [craft] La phase Fabrication commence.
        [over] La partie est terminée.
       *[gather] La phase Ressource commence.
    }
event-claimed = { $who } prend { $side } et paie { $paid }.
event-claimed-free = { $who } prend { $side }, gratuit.
event-claimed-trading = { $who } prend { $side }.
event-docked = { $who } pose { $card } face cachée, paie { $paid } et utilise le { $space }.
event-passed =
    { $taking ->
        [nothing] { $who } passe.
        [forced] { $who } passe : rien d’autre n’était possible.
       *[first] { $who } passe en premier, ce qui rapporte 1 Métal ou un jeton (règle 2.6).
    }
event-gained =
    { $usable ->
        [yes] { $who } reçoit { $dice } dans sa provision.
       *[no] { $who } reçoit { $dice } sur sa forge.
    }
event-gained-part =
    { $usable ->
        [yes] { $who } reçoit { $dice } dans sa provision. Il manque à la réserve générale : { $missing } (règle 2.3).
       *[no] { $who } reçoit { $dice } sur sa forge. Il manque à la réserve générale : { $missing } (règle 2.3).
    }
event-gained-nothing = { $who } ne reçoit rien. Il manque à la réserve générale : { $missing } (règle 2.3).
event-benefit-gained = { $who } obtient l’avantage « { $held } ».
event-library-gained = { $who } reçoit un dé Bibliothèque pour son lancer.
event-library-missed = { $who } n’a pas de dé Bibliothèque : il n’en reste plus (règle 7.1).
event-traded = { $who } donne { $given } à { $to } et prend un dé { $taken }.
event-traded-yours = { $who } vous donne { $given } et vous prend un dé { $taken }.
event-gamble-rolled = { $who } obtient { $die } avec { $side }.
event-gamble-missed = { $side } : la réserve générale n’a plus de dé à lancer pour { $who } (règle 2.3).
event-gamble-kept = { $who } garde { $die } sur sa forge.
event-gamble-returned = { $who } : { $die } retourne à la réserve générale.
event-purple-placed = Le dé pourpre montre { $value } : désormais tout { $value } lancé est annulé, ce dé ne sert pas (règle 7.4).
event-purple-placed-high = Le dé pourpre montre { $value } et n’annule rien (règle 7.4).
event-cancelled = Annulé pour { $who } : { $dice } (règle 7.4).
event-used = { $who } utilise un avantage ({ $source }) : { $before } → { $after }.
event-wood-taken = { $who } prend 1 Bois avec { $source }.
event-wood-rolled = { $who } prend un dé Bois avec { $source } et obtient { $die }.
event-wood-missed = { $who } utilise { $source }, mais la réserve générale n’a plus de Bois (règle 2.3).
event-benefit-kept = { $who } garde { $held } pour plus tard.
event-refilled = { $card } arrive, face visible.
event-rolled = { $who } lance : { $dice }.
event-crafted = { $who } fabrique { $item } avec { $dice }.
event-displayed = { $item } rejoint l’étalage.
event-stolen = { $who } vole { $item } à { $victim } avec { $dice }. { $victim } récupère { $freed }.
event-stolen-yours = { $who } vous vole **{ $item }** avec { $dice }. Vous récupérez { $freed }.
event-turn-ended = { $who } finit son tour de fabrication.
event-turn-ended-unused = { $who } finit son tour de fabrication. Sur la forge : { $dice }.
event-turn-skipped = { $who } n’a rien à lancer.
event-won = { $who } garde { $item } pour de bon.
event-benefits-lost = { $who } n’a pas utilisé : { $held }.
event-game-ended = La partie est terminée. { $places }.
event-place = { $place }. { $who }

## The board's summary

brief-turn = { $who } : { $what }
brief-round-began = Manche { $round }. { $who } commence.
brief-letters = Sur les dés : M métal, W bois, G gemme, B magie.
brief-claimed = { $side } pour { $paid }
brief-claimed-free = { $side }, gratuit
brief-docked = { $space }, pour { $paid } ({ $card } face cachée)
brief-passed =
    { $taking ->
        [forced] passe (rien d’autre n’était possible)
        [metal] passe en premier : prend 1 Métal
        [token] passe en premier : prend un jeton +1/+1
       *[nothing] passe
    }
brief-gained = reçoit { $dice }
brief-gained-nothing = ne reçoit rien, la réserve générale est épuisée
brief-benefit-gained = avantage : { $effect }
brief-library-gained = reçoit un dé Bibliothèque
brief-library-missed = plus de dé Bibliothèque
brief-traded = donne { $given } à { $to } contre un dé { $taken }
brief-traded-yours = vous donne { $given } contre un dé { $taken }
brief-gamble-rolled = obtient { $die }
brief-gamble-missed = plus de dé à lancer
brief-gamble-kept = garde { $die }
brief-gamble-returned = { $die } retourne à la réserve générale
brief-purple-placed = dé pourpre sur { $value } : dans cette manche, les dés qui font { $value } ne servent pas
brief-purple-placed-high = dé pourpre sur { $value }, n’annule rien
brief-cancelled = annulé : { $dice }
brief-used = { $before }→{ $after } avec { $source }
brief-changed = { $before }→{ $after }
brief-benefits =
    { $count ->
        [one] utilise { $count } avantage
       *[other] utilise { $count } avantages
    }
brief-wood-taken = { $source } : 1 Bois
brief-wood-rolled = { $source } : obtient { $die }
brief-wood-missed = { $source } : plus de Bois
brief-rolled = lance { $dice }
brief-rolled-many = lance { $count } dés
brief-crafted = fabrique **{ $item }**
brief-stolen = vole **{ $item }** à { $victim }
brief-stolen-yours = vous vole **{ $item }**
brief-made-with = { $made } ({ $dice })
brief-at-stake = { $what } (gagné à la fin de la manche si personne ne le vole)
brief-turn-ended = finit son tour
brief-turn-skipped = rien à lancer : tour fini
brief-won = garde **{ $item }**
brief-won-crafted = garde **{ $item }** (fabriqué avec { $dice })
brief-won-stolen = garde **{ $item }** (volé à { $victim })
brief-won-stolen-yours = garde **{ $item }** (volé à vous)
