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
event-docked = { $who } utilise le { $space } : retourne { $card } face cachée et paie { $paid }.
event-passed =
    { $taking ->
        [metal] { $who } passe en premier et prend 1 métal.
        [token] { $who } passe en premier et prend un jeton +1/+1.
       *[nothing] { $who } passe.
    }
event-gained =
    { $usable ->
        [yes] { $who } reçoit { $dice }, utilisable aussitôt.
       *[no] { $who } reçoit { $dice } sur sa forge.
    }
event-gained-part =
    { $usable ->
        [yes] { $who } reçoit { $dice }, utilisable aussitôt. Il manque au stock : { $missing } (règle 2.3).
       *[no] { $who } reçoit { $dice } sur sa forge. Il manque au stock : { $missing } (règle 2.3).
    }
event-gained-nothing = { $who } ne reçoit rien. Il manque au stock : { $missing } (règle 2.3).
event-benefit-gained = { $who } obtient un bénéfice. { $held }.
event-library-gained = { $who } détient un dé Bibliothèque pour son lancer.
event-library-missed = { $who } n’a pas de dé Bibliothèque : il n’en reste plus (règle 7.1).
event-traded = { $who } donne { $given } à { $to } et prend un dé { $taken }.
event-gamble-rolled = { $who } obtient { $die } avec { $side }.
event-gamble-missed = { $side } : le stock n’a plus de dé à lancer pour { $who } (règle 2.3).
event-gamble-kept = { $who } garde { $die } sur sa forge.
event-gamble-returned = { $who } : { $die } retourne au stock.
event-purple-placed = Le dé pourpre montre { $value } : désormais tout { $value } lancé est annulé (règle 7.4).
event-purple-placed-high = Le dé pourpre montre { $value } et n’annule rien (règle 7.4).
event-cancelled = Annulé pour { $who } : { $dice } (règle 7.4).
event-used = { $who } utilise un bénéfice ({ $source }) : { $before } -> { $after }.
event-wood-taken = { $who } prend 1 bois avec { $source }.
event-wood-rolled = { $who } prend un dé bois avec { $source } et obtient { $die }.
event-wood-missed = { $who } utilise { $source }, mais le stock n’a plus de bois (règle 2.3).
event-refilled = { $card } arrive, face visible.
event-rolled = { $who } lance : { $dice }.
event-crafted = { $who } fabrique { $item } avec { $dice }.
event-displayed = { $item } rejoint l’offre.
event-stolen = { $who } vole { $item } à { $victim } avec { $dice }. { $victim } récupère { $freed }.
event-turn-ended = { $who } finit son tour de fabrication.
event-turn-ended-unused = { $who } finit son tour de fabrication. Sur la forge : { $dice }.
event-turn-skipped = { $who } n’a rien à lancer.
event-won = { $who } garde { $item } pour de bon.
event-benefits-lost = { $who } perd sans usage : { $held }.
event-game-ended = La partie est terminée. { $places }.
event-place = { $place }. { $who }

## The board's summary

brief-turn = { $who } : { $what }
brief-earlier =
    { $count ->
        [one] { $count } tour plus ancien, voir l’historique
       *[other] { $count } tours plus anciens, voir l’historique
    }
brief-round-began = Manche { $round }. { $who } commence.
brief-claimed = { $side } pour { $paid }
brief-claimed-free = { $side }, gratuit
brief-docked = { $space } pour { $paid }, { $card } face cachée
brief-passed =
    { $taking ->
        [metal] passe en premier et prend 1 métal
        [token] passe en premier et prend un jeton +1/+1
       *[nothing] passe
    }
brief-gained = reçoit { $dice }
brief-gained-nothing = ne reçoit rien, le stock est épuisé
brief-library-missed = plus de dé Bibliothèque
brief-traded = donne { $given } à { $to } contre un dé { $taken }
brief-gamble-rolled = obtient { $die }
brief-gamble-missed = plus de dé à lancer
brief-gamble-kept = garde { $die }
brief-gamble-returned = { $die } retourne au stock
brief-purple-placed = dé pourpre sur { $value }
brief-cancelled = annulé : { $dice }
brief-used = { $source } : { $before } -> { $after }
brief-wood-taken = { $source } : 1 bois
brief-wood-rolled = { $source } : obtient { $die }
brief-wood-missed = { $source } : plus de bois
brief-rolled = lance { $dice }
brief-crafted = fabrique { $item }
brief-stolen = vole { $item } à { $victim }
brief-turn-ended = finit son tour
brief-turn-skipped = rien à lancer
brief-won = garde { $item }
