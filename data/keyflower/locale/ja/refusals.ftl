### Why the rules say no. $rule: its number; other variables in rules/reasons.py

by-rule = （ルール{ $rule }）

refused-game-over = ゲームは終わっています{ by-rule }。
refused-not-awaited = 今は他の人の番です{ by-rule }。
refused-not-now = それは今できません{ by-rule }。
refused-not-in-play = { $tile }は出ていません{ by-rule }。
refused-no-such-place = 場所{ $place }はありません{ by-rule }。
refused-superfluous = { $tile }では他に選ぶものはありません{ by-rule }。
refused-choice-missing = { $tile }では払うものか取るものを指定してください{ by-rule }。
refused-no-group-there = 場所{ $place }にあなたのワーカーはいません{ by-rule }。
refused-moves-whole = グループは全員で動きます。グループは{ $moved }個ですが、置くのは{ $number }個です{ by-rule }。
# $colour; $wanted, $have: workers
refused-not-behind-screen = ついたての後ろに{ $colour }が{ $wanted }個必要ですが、{ $have }個です{ by-rule }。
refused-group-wins = 場所{ $place }のワーカーはトップなので動かせません{ by-rule }。
refused-locked = { $tile }は{ $lock }でロックされ、{ $colour }は置けません{ by-rule }。
refused-one-colour = 一緒に置くワーカーは1色です{ by-rule }。
refused-not-for-bids = { $tile }には入札できません{ by-rule }。
refused-bid-too-low = { $tile }には足りません：少なくとも{ $least }個必要です{ by-rule }。
refused-own-group-stays = 場所{ $place }のワーカーはすでにそこで数えています{ by-rule }。
refused-no-use = { $tile }は使えません{ by-rule }。
refused-too-few = { $tile }を使うには少なくとも{ $least }個必要です{ by-rule }。
refused-tile-full =
    { $most ->
        [0] { $tile }はこの季節は閉鎖です{ by-rule }。
       *[other] { $tile }に置けるのはあと{ $most }個です{ by-rule }。
    }
refused-cannot-pay-worker = { $tile }にはついたての後ろの{ $colour }のワーカー1個が必要です{ by-rule }。
refused-cannot-pay-skill = { $tile }には技能タイル1枚（{ $skill }）が必要です{ by-rule }。
refused-not-in-village = { $tile }はあなたの村にありません{ by-rule }。
refused-too-far = { $wanted }歩かかります。残り{ $left }歩{ by-rule }。
refused-no-upgrade-left = 改良は残っていません{ by-rule }。
refused-not-lying-there = { $tile }の上の{ $resource }は{ $have }個で、{ $wanted }個に足りません{ by-rule }。
refused-same-tile = 資源はすでに{ $tile }にあります{ by-rule }。
refused-no-road = { $origin }から{ $to }への道がありません{ by-rule }。
refused-no-side-b = { $tile }は改良できません{ by-rule }。
refused-upgraded-before = { $tile }はすでに改良済みです{ by-rule }。
refused-cost = { $tile }の改良には、その上に{ $paying }が必要です{ by-rule }。
refused-skill-missing = { $tile }にはついたての後ろの{ $skill }が{ $wanted }枚必要で、{ $have }枚あります{ by-rule }。
refused-not-the-cost = { $paying }では{ $tile }を払えません{ by-rule }。
refused-not-in-hand = { $tile }はあなたの冬タイルにありません{ by-rule }。
refused-same-choice = すでにそう選んでいます{ by-rule }。
refused-boat-taken = { $boat }は{ $seat }が取りました{ by-rule }。
refused-boat-first = 冬は自分の船を取ってから建設します{ by-rule }。
refused-not-to-build = { $tile }はあなたが建設するタイルではありません{ by-rule }。
refused-hex-taken = { $q },{ $r }には{ $tile }があります{ by-rule }。
refused-not-touching = { $q },{ $r }は村のどのタイルにも接しません{ by-rule }。
refused-edges-differ = { $tile }と{ $other }の辺が合いません{ by-rule }。
refused-still-fits = { $tile }はまだ置ける所があります{ by-rule }。
refused-nothing-to-lift = 新しく置いたものはありません{ by-rule }。
refused-not-all-placed = { $tile }がまだ置かれていません{ by-rule }。
refused-bid-other-colour = { $tile }への入札は別の色（{ $colour }）です{ by-rule }。
