### What can be done, as labels of buttons and lines of menus. $tile, $tiles, $boat: tiles; $workers, $goods: how many of which

do-bid = Enchérir sur { $tile } : { $workers }
do-use = Utiliser { $tile } : { $workers }
do-pass = Passer
do-move = Porter { $goods } : { $origin } à { $to }
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
do-moving = { $what }, en déplaçant { $places }
