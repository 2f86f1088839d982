### King's Forge on screens. What the ids and variables mean stands in the English file.

game-title = King's Forge
game-progress = manche { $round }

## Lobby card

lobby-option-edition =
    { $value ->
        [second] Règles : 2e édition. Les valeurs au-dessus de 6 valent 6 après votre tour.
       *[third] Règles : 3e édition. Les dés au-dessus de 6 gardent leur valeur jusqu’à la fin de la manche.
    }

## Buttons

button-gather = Prendre
button-dock = Quai
button-pass = Passer
button-craft = Lancer et fabriquer

## Board message

headline-phase =
    { $phase ->
        [craft] Manche { $round }, phase Fabrication
       *[gather] Manche { $round }, phase Ressource
    }
headline-goal = Dès que quelqu’un a gagné { $count } objets, la partie s’arrête ; qui en a le plus l’emporte.
headline-match-point =
    { $count ->
       *[other] Il manque un objet à { $who } : cette manche peut être la dernière.
    }
headline-ends-game =
    { $count ->
        [one] { $who } met fin à la partie avec cette manche, sauf vol.
       *[other] { $who } mettent fin à la partie avec cette manche, sauf vol.
    }
headline-match-point-yours = **Il vous manque un objet** : cette manche peut être la dernière.
headline-ends-game-yours = **Vous mettez fin à la partie** avec cette manche, sauf vol.
# $phase: headline-phase; $left: claims or visits until gathering ends by itself (2.8), 1 to 3
headline-phase-ends =
    { $left ->
        [one] { $phase } : la prochaine carte ou le prochain quai la termine
       *[other] { $phase } : encore { $left } cartes ou quais, et elle se termine
    }
panel-title = **{ $table }** · À vous de jouer, manche { $round }
panel-title-ends =
    { $left ->
        [one] **{ $table }** · À vous de jouer, manche { $round }. Après encore 1 carte ou quai, tout le monde fabrique
       *[other] **{ $table }** · À vous de jouer, manche { $round }. Après encore { $left } cartes ou quais, tout le monde fabrique
    }
panel-title-best = -# { $title }. { $best }
headline-now = { $phase }. { $possible }
headline-crafting = Le lancer et ce qui en est fabriqué sont annoncés ici à la fin du tour.
headline-can-gather = Prenez une carte, utilisez un quai ou passez.
headline-can-gather-or-pass = Prenez une carte ou passez.
headline-can-dock-or-pass = Utilisez un quai ou passez.
headline-can-only-pass = Aucune carte ni aucun quai possible. Il reste à passer.
headline-can-wood-first = Avant cela, vous pouvez prendre le Bois : { $sources }.
headline-can-wood-or-pass = Aucune carte ni aucun quai possible. Prenez le Bois ({ $sources }) ou passez.
headline-can-roll = Lancez vos dés, puis fabriquez ou volez.
headline-can-craft = Utilisez des avantages, fabriquez, volez ou finissez le tour.
headline-can-decide-die = { $die } avec { $side } : utilisez un avantage sur ce dé ou laissez-le tel quel.
headline-can-decide-wood = Prenez le Bois maintenant ou gardez l’avantage.
disabled-no-claim = aucune carte ne peut être payée
disabled-no-dock = aucun poste libre ne peut être payé
disabled-no-card = aucune carte face visible
disabled-no-wood = la réserve générale n’a plus de Bois

## Menus

menu-places = { $who } : prendre une carte ou aller au quai
menu-paying = payer { $paid }
menu-discarding = { $card } face cachée
menu-pass = Passer vaut pour toute la manche (règle 2.6). Encore en jeu : { $who }.
menu-pass-ends = Si vous passez, la phase Ressource se termine (règle { $rule }).
menu-pass-leaves-all = Vous pourriez encore prendre { $cards }, ou utiliser un quai.
menu-pass-leaves-cards = Vous pourriez encore prendre { $cards }.
menu-pass-leaves-docks = Vous pourriez encore utiliser un quai.
menu-pass-leaves-wood = Vous pourriez encore prendre le Bois : { $sources }.
menu-pass-token = Le jeton : après le lancer, +1 à deux de vos dés.
copy-rule = Workshop fait ce que fait ce côté ; vous payez les cases des deux.

## The end

over-place =
    { $items ->
        [0] { $place }. { $who } : aucun objet
        [one] { $place }. { $who } : { $items } objet
       *[other] { $place }. { $who } : { $items } objets
    }
over-tie-break =
    { $items ->
        [one] { $items } objet chacun : le rang le plus élevé décide (règle 5.4). { $ranks }
       *[other] { $items } objets chacun : le rang le plus élevé décide (règle 5.4). { $ranks }
    }
over-tie-rank = { $who } { $card }
over-tie-none = Les joueurs sans objet partagent leur place (règle 5.4).
over-how =
    { $rounds ->
        [one] Après { $rounds } manche.
       *[other] Après { $rounds } manches.
    }

## La partie en quelques lignes

story-title = King's Forge, { $table } : { $who }. { $lasted }.
story-no-luck = Personne n’a fabriqué d’objet.
story-round = Manche { $round } : { $deeds }.
story-made = { $who } fabrique { $items }
story-odds = { $item } ({ $percent } % de chances)
story-stole = { $who } vole { $items } à { $victim }
story-turn = dès lors { $who } est en tête
story-best-roll = Manche { $round } : { $who } a lancé { $dice } et n’a rien fabriqué de la partie.

## Errors

error-table-over = { $table } : la partie est terminée (règle 5.3). `{ slash-table-new }` ouvre une autre table.
error-not-seated = Vous n’avez pas de place à { $table } (règle 1.5).
error-table-full = { $table } est complète : les { $seats } places sont prises (règle 1.1).
error-too-few-players =
    { $seated ->
        [one] { $table } demande { $needed } joueurs pour commencer ; il y en a { $seated } (règle 1.1).
       *[other] { $table } demande { $needed } joueurs pour commencer ; il y en a { $seated } (règle 1.1).
    }
