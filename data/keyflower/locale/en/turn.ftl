### What can be done, as labels of buttons and lines of menus. $tile, $tiles, $boat: tiles; $workers, $goods: how many of which

do-bid = Bid on { $tile }: { $workers }
do-use = Use { $tile }: { $workers }
do-pass = Pass
do-move = Move { $goods }: { $origin } to { $to }
do-upgrade = Upgrade { $tile }
do-end = End the work
do-give = Give { $tiles }
do-take = Take { $boat }
do-place = { $tile } at { $q },{ $r } turned { $turned }
do-place-aside = Lay { $tile } aside
do-lift = Take the last tile back
do-done = Done building
# What is done besides; $what: one of the above
do-paying = { $what }, paying { $kind }
do-taking = { $what }, taking { $kind }
# $places: numbers of places from which groups move
do-moving = { $what }, moved from place { $places }

do-bid-short = Bid: { $workers }
do-use-short = Use: { $workers }

## Panels of a turn

# What is to be decided; $phase: winter-choice, turns, work, boats or building
asks =
    { $phase ->
        [winter-choice] Choose which of your winter tiles come on offer, one at least: then all bid for them.
        [work] Move and upgrade, or end the work.
        [boats] Choose a boat or build.
        [building] Build your village.
       *[turns] Bid, use a tile or pass.
    }
menu-offer = On offer and turn order …
menu-mine = My village …
menu-others = Other villages …
# $place: the number of a tile on offer
place-on-offer = { $place } { $tile }
place-of = { $who }: { $tile }
# $place: one of these, or a tile of one’s own
place-line = { $place }: { $effect }
place-bid-from = bid from { $workers }
place-use-from = use from { $workers }
menu-more-ways = More workers, moved groups …
button-other-place = Another place
menu-carry = Move resources …
carry-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
carry-allows = { carry-steps }; then { $tile } can be upgraded
menu-which-tile = Which tile …
menu-spot = Where to: { $tile } …
spot-roads = Roads to: { $tiles }
button-propose = Place all for me
