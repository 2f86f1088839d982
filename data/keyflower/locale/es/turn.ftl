### What can be done, as labels of buttons and lines of menus. $tile, $tiles, $boat: tiles; $workers, $goods: how many of which

do-bid = Ofertar por { $tile }: { $workers }
do-use = Usar { $tile }: { $workers }
do-pass = Pasar
do-move = Llevar { $goods }: { $origin } a { $to }
do-upgrade = Mejorar { $tile }
do-end = Terminar el trabajo
do-give = Dar { $tiles }
do-take = Tomar { $boat }
do-place = { $tile } en { $q },{ $r }, girada { $turned }
do-place-aside = Apartar { $tile }
do-lift = Retirar la última loseta
do-done = Construcción terminada
# What is done besides; $what: one of the above
do-paying = { $what }, pagando { $kind }
do-taking = { $what }, tomando { $kind }
# $places: numbers of places from which groups move
do-moving = { $what }, movidos del lugar { $places }

do-bid-short = Ofertar: { $workers }
do-use-short = Usar: { $workers }

## Panels of a turn

# What is to be decided; $phase: winter-choice, turns, work, boats or building
asks =
    { $phase ->
        [winter-choice] Elige qué losetas de invierno salen a oferta, una al menos: después todos ofertan por ellas.
        [work] Lleva recursos y mejora, o termina el trabajo.
        [boats] Elige un barco o construye.
        [building] Construye tu aldea.
       *[turns] Oferta, usa una loseta o pasa.
    }
menu-offer = En oferta y orden de turno …
menu-mine = Mi aldea …
menu-others = Otras aldeas …
# $place: the number of a tile on offer
place-on-offer = { $place } { $tile }
place-of = { $who }: { $tile }
# $place: one of these, or a tile of one’s own
place-line = { $place }: { $effect }
place-bid-from = ofertar desde { $workers }
place-use-from = usar desde { $workers }
menu-more-ways = Más trabajadores, mover grupos …
button-other-place = Otro lugar
menu-carry = Llevar recursos …
carry-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
carry-allows = { carry-steps }; después se puede mejorar { $tile }
menu-which-tile = Qué loseta …
menu-spot = Adónde va { $tile } …
spot-roads = Caminos a: { $tiles }
button-propose = Colocar todo por mí
