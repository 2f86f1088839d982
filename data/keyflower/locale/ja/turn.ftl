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
do-moving = { $what }、場所{ $places }から移動

do-bid-short = 入札：{ $workers }
do-use-short = 使用：{ $workers }

## Panels of a turn

# What is to be decided; $phase: winter-choice, turns, work, boats or building
asks =
    { $phase ->
        [winter-choice] 手元の冬タイルから、場に出すものを1枚以上選びます。その後、全員が入札します。
        [work] 運ぶ、改良する、または作業を終えてください。
        [boats] 船を選ぶか、建設してください。
        [building] 村を建設してください。
       *[turns] 入札、タイルの使用、またはパスをしてください。
    }
menu-offer = 競りと手番順…
menu-mine = 自分の村…
menu-others = 他の村…
# $place: the number of a tile on offer
place-on-offer = { $place } { $tile }
place-of = { $who }：{ $tile }
# $place: one of these, or a tile of one’s own
place-line = { $place }：{ $effect }
place-bid-from = 入札は{ $workers }から
place-use-from = 使用は{ $workers }から
menu-more-ways = ワーカーを増やす、グループを動かす…
button-other-place = 別の場所
menu-carry = 資源を運ぶ…
carry-steps = { $steps }歩
carry-allows = { carry-steps }。その後{ $tile }を改良できます
menu-which-tile = どのタイル…
menu-spot = { $tile }を置く場所…
spot-roads = 道の先：{ $tiles }
button-propose = おまかせで全部置く
