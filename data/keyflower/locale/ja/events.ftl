### What happened, line by line. $who, $owner: players; $tile, $tiles, $boat: tiles

season-name =
    { $season ->
        [spring] 春
        [summer] 夏
        [autumn] 秋
       *[winter] 冬
    }
event-home = { $who } { $tile }
event-homes = ホーム：{ $homes }。{ $who }から始めます。
event-winter-dealt = { $who }に配られた冬タイル：{ $tiles }。
event-season = { season-name }。競り：{ $tiles }。{ $who }から始めます。
# A boat and what it carries
boat-load = { $boat }：{ $load }
event-boats-loaded = 船：{ $boats }。
event-winter-choice = 全員が冬タイルを選びます。
event-winter-chosen = { $who }が冬タイルを選びました。
event-winter-given = { $who }が出すもの：{ $tiles }。
event-winter-number = { $who } { $count }
event-winter-revealed = 出された冬タイル：{ $numbers }。
event-bid = { $who }が{ $tile }に{ $workers }で入札。
event-bid-total = 合計{ $count }。
event-outbid = { $who }は上回られました。
event-locked =
    { $colour ->
        [blue] { $tile }は青でロック。
        [red] { $tile }は赤でロック。
        [yellow] { $tile }は黄でロック。
       *[green] { $tile }は緑でロック。
    }
event-lock-changed =
    { $colour ->
        [blue] { $tile }のロックは青に変わりました。
        [red] { $tile }のロックは赤に変わりました。
        [yellow] { $tile }のロックは黄に変わりました。
       *[green] { $tile }のロックは緑に変わりました。
    }
# $places: numbers of places
event-moved-groups =
    { $count ->
       *[other] 場所{ $places }から移動。
    }
event-used-offer = { $who }が競りの{ $tile }を{ $workers }で使用。
event-used-own = { $who }が{ $tile }を{ $workers }で使用。
event-used-other = { $who }が{ $owner }の{ $tile }を{ $workers }で使用。
event-drawn = { $who }が引いたもの：{ $things }。
event-bag-empty = 袋は空です。
event-pile-empty = 山は空です。
event-paid = { $who }が払ったもの：{ $things }。
event-goods = { $who }が{ $tile }に{ $goods }を得ました。
event-greens = { $who }が緑{ $count }個を得ました。
# Steps and upgrades that can be done now
event-work = { $steps }歩と改良{ $upgrades }回。
event-goods-moved = { $who }が{ $goods }を{ $origin }から{ $to }へ：{ $steps }歩。
event-upgraded = { $who }が{ $paid }で{ $tile }を改良。
# $left: steps and upgrades together that are not used
event-work-ended =
    { $left ->
        [0] { $who }が作業を終えました。
       *[other] { $who }が作業を終えました。残り：{ $steps }歩、改良{ $upgrades }回。
    }
event-passed =
    { $automatic ->
        [yes] { $who }は置くワーカーが無くパス。
       *[no] { $who }がパス。
    }
event-turns-ended = 全員がパスし、{ season-name }が終わりました。
event-groups-returned = { $who }のついたての後ろに戻る：{ $workers }。
event-tile-left = { $tile }には入札が無く、ゲームから除きます。
event-tile-won = { $who }が{ $paid }で{ $tile }を獲得。
event-tiles-won = 獲得したタイル：{ $seats }。
won-by = { $who }：{ $tiles }
event-tiles-left = { $tiles }には入札がなく、ゲームから除きます。
event-workers-on-it = その上のワーカーは{ $who }のもの：{ $workers }。
event-workers-taken = { $who }の村からついたての後ろへ：{ $workers }。
event-boats-called = 船を選ぶ順：{ $order }。スタートワーカーは{ $who }。
# $got: 1 if something is on the boat
event-boat-taken =
    { $got ->
        [0] { $who }が{ $boat }を取りました。
       *[1] { $who }が{ $boat }を取りました：{ $things }。
    }
tile-aside = { $tile }（脇）
event-placed = { $who }が{ $tile }を置きました。
event-lifted = { $who }が{ $tile }を取り戻しました。
event-built = { $who }の建設：{ $tiles }。
event-screen = { $who } { $things }
event-screens = ついたての後ろ：{ $screens }。
event-kept-back = 出さなかった冬タイル：{ $tiles }。
event-game-ended = ゲームが終わりました。
