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
do-moving = { $what }, moviendo { $places }
