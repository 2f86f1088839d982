### Why the rules say no. What the ids and variables mean stands in the English file.

by-rule = (règle { $rule })

refused-game-over = La partie est terminée { by-rule }.
refused-not-your-turn =
    { $done ->
        [passed] Ce n’est pas votre tour : vous avez déjà passé dans cette manche. À { $awaited } de jouer { by-rule }.
        [crafted] Ce n’est pas votre tour : celui de fabrication est terminé pour cette manche. À { $awaited } de jouer { by-rule }.
       *[to-come] Ce n’est pas votre tour. À { $awaited } de jouer { by-rule }.
    }
refused-not-your-turn-at =
    { $done ->
        [passed] Ce n’est pas votre tour à { $table } : vous avez déjà passé dans cette manche. À { $who } de jouer, dernier coup { $since } { by-rule }.
        [crafted] Ce n’est pas votre tour à { $table } : celui de fabrication est terminé pour cette manche. À { $who } de jouer, dernier coup { $since } { by-rule }.
       *[to-come] Ce n’est pas votre tour à { $table }. À { $who } de jouer, dernier coup { $since } { by-rule }.
    }
refused-not-your-turn-at-first = Ce n’est pas votre tour à { $table }. À { $who } de jouer { by-rule }.
refused-wrong-phase =
    { $phase ->
        [craft] { $verb ->
            [gather] On prend les cartes pendant la phase Ressource ; c’est la phase Fabrication { by-rule }.
            [dock] On utilise les quais pendant la phase Ressource ; c’est la phase Fabrication { by-rule }.
           *[pass] On passe pendant la phase Ressource ; c’est la phase Fabrication. Vous pouvez finir votre tour { by-rule }.
        }
       *[gather] { $verb ->
            [roll] On lance les dés pendant la phase Fabrication ; c’est la phase Ressource { by-rule }.
            [craft] On fabrique pendant la phase Fabrication ; c’est la phase Ressource { by-rule }.
            [steal] On vole pendant la phase Fabrication ; c’est la phase Ressource { by-rule }.
           *[end] Il n’y a pas de tour de fabrication à finir ; c’est la phase Ressource. Vous pouvez passer { by-rule }.
        }
    }
refused-roll-first = Lancez d’abord vos dés { by-rule }.
refused-already-rolled = Vous avez déjà lancé { by-rule }.
refused-decide-first = Décidez d’abord pour { $awaited } { by-rule }.
refused-nothing-to-keep = Aucun dé lancé n’attend votre décision { by-rule }.
refused-not-face-up = { $card } n’est pas face visible { by-rule }.
refused-squares =
    { $wanted ->
        [0] { $side } est gratuit : aucun dé à placer { by-rule }.
        [one] { $side } demande { $wanted } dé, pas { $given } { by-rule }.
       *[other] { $side } demande { $wanted } dés, pas { $given } { by-rule }.
    }
refused-square-kind = { $side }, case { $square } : il faut un dé { $takes }, pas un dé { $given } { by-rule }.
refused-square-lacks = { $side }, case { $square } : il faut un dé { $takes }, et il n’en reste pas dans votre provision { by-rule }.
refused-dice-short =
    { $have ->
        [0] { $wanted ->
            [one] { $side } demande { $wanted } dé ; votre provision n’en a aucun { by-rule }.
           *[other] { $side } demande { $wanted } dés ; votre provision n’en a aucun { by-rule }.
        }
       *[other] { $side } demande { $wanted } dés ; votre provision en a { $have } { by-rule }.
    }
refused-not-in-supply =
    { $have ->
        [0] { $wanted ->
            [one] Il vous faut { $wanted } dé { $kind } dans votre provision et vous n’en avez pas { by-rule }.
           *[other] Il vous faut { $wanted } dés { $kind } dans votre provision et vous n’en avez pas { by-rule }.
        }
       *[other] Il vous faut { $wanted } dés { $kind } dans votre provision et vous en avez { $have } { by-rule }.
    }
refused-no-supply-to-pour = { $side } demande qu’il vous reste au moins un dé en provision { by-rule }.
refused-copies-nothing = { $side } ne copie rien { by-rule }.
refused-copy-needed = Dites quel côté Workshop copie { by-rule }.
refused-nothing-to-copy = Rien que Workshop puisse copier n’a encore été pris dans cette manche { by-rule }.
refused-not-claimed-yet = Personne n’a utilisé { $side } dans cette manche : Workshop ne peut pas le copier { by-rule }.
refused-trade-needed = { $side } : dites quels 4 dés vous donnez, à qui, et quel dé vous prenez { by-rule }.
refused-no-trade = { $side } ne permet pas d’échange { by-rule }.
refused-trade-size = On donne exactement { $wanted } dés ; vous en avez nommé { $given } { by-rule }.
refused-trade-partner = Pas d’échange avec { $seat } : choisissez un adversaire { by-rule }.
refused-trade-takes = { $seat } n’a pas de dé { $kind } à prendre { by-rule }.
refused-space-used = Le { $space }, a déjà servi dans cette manche { by-rule }.
refused-space-cost =
    { $wanted ->
        [one] Le { $space }, coûte { $wanted } dé, pas { $given } { by-rule }.
       *[other] Le { $space }, coûte { $wanted } dés, pas { $given } { by-rule }.
    }
refused-no-face-up-card = Aucune carte visible à poser face cachée pour un quai { by-rule }.
refused-first-pass-takes =
    { $metal ->
        [0] Vous passez en premier : prenez un jeton +1/+1, la réserve générale n’a plus de Métal { by-rule }.
       *[other] Vous passez en premier : prenez 1 Métal ou un jeton +1/+1 { by-rule }.
    }
refused-later-pass-takes-nothing = Seul le premier à passer prend quelque chose { by-rule }.
refused-nothing-to-claim = Votre provision ne peut payer aucune carte visible { by-rule }.
refused-nothing-to-dock = Aucun poste libre ne peut être payé, ou aucune carte visible à poser face cachée { by-rule }.
refused-no-metal-left = La réserve générale n’a plus de Métal. Prenez le jeton +1/+1 { by-rule }.
refused-not-held = Vous n’avez pas cet avantage : { $source } { by-rule }.
refused-no-rolled-dice = Vous n’avez pas de dés lancés sur lesquels utiliser un avantage { by-rule }.
refused-die-not-in-hand = Parmi vos dés lancés il n’y a pas { $die }, ou pas autant { by-rule }.
refused-too-many-dice =
    { $most ->
        [one] { $source } : { $most } dé au plus { by-rule }.
       *[other] { $source } : { $most } dés au plus { by-rule }.
    }
refused-no-dice-named = { $source } : nommez au moins un dé { by-rule }.
refused-cannot-flip = { $die } montre plus de 6 et ne se retourne pas { by-rule }.
refused-not-a-one = { $die } ne montre pas 1 { by-rule }.
refused-gives-no-wood = { $source } : ne donne pas de Bois { by-rule }.
refused-no-wood-left = La réserve générale n’a plus de Bois. { $source } peut encore donner son bonus { by-rule }.
refused-not-on-display = { $item } n’est pas à l’étalage { by-rule }.
refused-boxes =
    { $wanted ->
        [one] { $item } demande { $wanted } dé, pas { $given } { by-rule }.
       *[other] { $item } demande { $wanted } dés, pas { $given } { by-rule }.
    }
refused-box-colour = { $item }, emplacement { $box } : il faut un dé { $wanted }, pas un dé { $given } { by-rule }.
refused-box-too-low = { $item }, emplacement { $box } : il faut { $wanted } ; il manque { $short } à { $given } { by-rule }.
refused-not-there-to-steal = { $seat } n’a pas { $item } de cette manche { by-rule }.
refused-own-item = { $item } est votre propre objet { by-rule }.
refused-steal-too-low = { $item }, emplacement { $box } : il faut au moins { $wanted } ; il manque { $short } à { $given } { by-rule }.
refused-steal-not-higher = Vos dés égalent ceux qui sont sur { $item } : l’un d’eux doit être supérieur { by-rule }.
