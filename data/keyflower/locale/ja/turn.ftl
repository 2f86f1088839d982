### What can be done, as labels of buttons and lines of menus. $tile, $tiles, $boat: tiles; $workers, $goods: how many of which

do-bid = { $tile }に入札：{ $workers }
do-use = { $tile }を使用：{ $workers }
do-pass = パス
do-move = { $goods }を運ぶ：{ $origin }→{ $to }
do-upgrade = { $tile }を改良
do-end = 作業を終える
do-give = { $tiles }を出す
do-take = { $boat }を取る
do-place = { $tile }を{ $q },{ $r }に、回転{ $turned }
do-place-aside = { $tile }を脇に置く
do-lift = 最後のタイルを取り戻す
do-done = 建設を終える
# What is done besides; $what: one of the above
do-paying = { $what }、{ $kind }を払う
do-taking = { $what }、{ $kind }を取る
# $places: numbers of places from which groups move
do-moving = { $what }、{ $places }から移動
