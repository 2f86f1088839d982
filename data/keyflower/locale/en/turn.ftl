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
do-moving = { $what }, moving { $places }
