### What can be done, as labels of buttons and lines of menus. $tile, $tiles, $boat: tiles; $workers, $goods: how many of which

do-bid = Enchérir sur { $tile } : { $workers }
do-use = Utiliser { $tile } : { $workers }
do-pass = Passer
do-move = Porter { $goods } : { $origin } à { $to }
do-upgrade = Améliorer { $tile }
do-end = Finir le travail
do-give = Donner { $tiles }
do-take = Prendre { $boat }
do-place = { $tile } en { $q },{ $r }, tournée { $turned }
do-place-aside = Mettre { $tile } de côté
do-lift = Reprendre la dernière tuile
do-done = Construction finie
# What is done besides; $what: one of the above
do-paying = { $what }, en payant { $kind }
do-taking = { $what }, en prenant { $kind }
# $places: numbers of places from which groups move
do-moving = { $what }, déplacés de la place { $places }

do-bid-short = Enchérir : { $workers }
do-use-short = Utiliser : { $workers }

## Panels of a turn

# What is to be decided; $phase: winter-choice, turns, work, boats or building
asks =
    { $phase ->
        [winter-choice] Choisissez vos tuiles d’hiver à mettre en vente, une au moins : tous enchérissent ensuite.
        [work] Portez et améliorez, ou finissez le travail.
        [boats] Choisissez un bateau ou construisez.
        [building] Construisez votre village.
       *[turns] Enchérissez, utilisez une tuile ou passez.
    }
menu-offer = Offre et ordre du tour …
menu-mine = Mon village …
menu-others = Autres villages …
# $place: the number of a tile on offer
place-on-offer = { $place } { $tile }
place-of = { $who } : { $tile }
# $place: one of these, or a tile of one’s own
place-line = { $place } : { $effect }
place-bid-from = enchérir dès { $workers }
place-use-from = utiliser dès { $workers }
menu-more-ways = Plus d’ouvriers, groupes déplacés …
button-other-place = Une autre place
menu-carry = Porter des ressources …
carry-steps = { $steps } pas
carry-allows = { carry-steps } ; ensuite { $tile } peut être améliorée
menu-which-tile = Quelle tuile …
menu-spot = Où placer { $tile } …
spot-roads = Routes vers : { $tiles }
button-propose = Tout placer pour moi
