### Why the rules say no. $rule: its number; other variables in rules/reasons.py

by-rule = (règle { $rule })

refused-game-over = La partie est finie { by-rule }.
refused-not-awaited = C’est à d’autres de jouer { by-rule }.
refused-not-now = Ce n’est pas possible maintenant { by-rule }.
refused-not-in-play = { $tile } n’est pas en jeu { by-rule }.
refused-no-such-place = Il n’y a pas de place { $place } { by-rule }.
refused-superfluous = Chez { $tile } il n’y a rien d’autre à choisir { by-rule }.
refused-choice-missing = Chez { $tile } il faut dire ce que vous payez ou prenez { by-rule }.
refused-no-group-there = Vous n’avez pas d’ouvriers à la place { $place } { by-rule }.
refused-moves-whole = Un groupe bouge entier : les groupes ont { $moved }, vous placez { $number } { by-rule }.
# $colour; $wanted, $have: workers
refused-not-behind-screen = Il vous faut { $wanted } derrière l’écran ({ $colour }), vous avez { $have } { by-rule }.
refused-group-wins = Vos ouvriers de la place { $place } mènent et restent { by-rule }.
refused-locked = { $tile } est verrouillée ({ $lock }) : pas de { $colour } là { by-rule }.
refused-one-colour = Les ouvriers placés ensemble sont d’une couleur { by-rule }.
refused-not-for-bids = On ne peut pas enchérir sur { $tile } { by-rule }.
refused-bid-too-low = Trop peu sur { $tile } : il en faut au moins { $least } { by-rule }.
refused-own-group-stays = Vos ouvriers de la place { $place } y comptent déjà { by-rule }.
refused-no-use = { $tile } ne s’utilise pas { by-rule }.
refused-too-few = Utiliser { $tile } demande au moins { $least } { by-rule }.
refused-tile-full =
    { $most ->
        [0] { $tile } est fermée cette saison { by-rule }.
       *[other] Sur { $tile } il reste de la place pour { $most } { by-rule }.
    }
refused-cannot-pay-worker = { $tile } demande un ouvrier de derrière l’écran : { $colour } { by-rule }.
refused-cannot-pay-skill = { $tile } demande une compétence : { $skill } { by-rule }.
refused-not-in-village = { $tile } n’est pas dans votre village { by-rule }.
refused-too-far = Il faut { $wanted } pas ; restent { $left } { by-rule }.
refused-no-upgrade-left = Il ne reste pas d’amélioration { by-rule }.
refused-not-lying-there = Pas assez sur { $tile } ({ $resource }) : { $have } sur { $wanted } { by-rule }.
refused-same-tile = La ressource est déjà sur { $tile } { by-rule }.
refused-no-road = Aucune route ne mène de { $origin } à { $to } { by-rule }.
refused-no-side-b = { $tile } ne peut pas être améliorée { by-rule }.
refused-upgraded-before = { $tile } est déjà améliorée { by-rule }.
refused-cost = Améliorer { $tile } demande { $paying }, posés dessus { by-rule }.
refused-skill-missing = { $tile } en demande { $wanted } derrière l’écran ({ $skill }) ; vous avez { $have } { by-rule }.
refused-not-the-cost = { $paying } ne paie pas { $tile } { by-rule }.
refused-not-in-hand = { $tile } n’est pas parmi vos tuiles d’hiver { by-rule }.
refused-same-choice = Vous avez choisi exactement cela { by-rule }.
refused-boat-taken = { $seat } a déjà { $boat } { by-rule }.
refused-boat-first = En hiver on construit une fois son bateau pris { by-rule }.
refused-not-to-build = { $tile } n’est pas à vous de construire { by-rule }.
refused-hex-taken = { $tile } occupe { $q },{ $r } { by-rule }.
refused-not-touching = { $q },{ $r } ne touche aucune tuile de votre village { by-rule }.
refused-edges-differ = Les bords de { $tile } et { $other } ne s’accordent pas { by-rule }.
refused-still-fits = { $tile } trouve encore une place { by-rule }.
refused-nothing-to-lift = Rien de nouveau n’est placé { by-rule }.
refused-not-all-placed = Il reste à placer { $tile } { by-rule }.
refused-bid-other-colour = Votre enchère sur { $tile } est d’une autre couleur : { $colour } { by-rule }.
