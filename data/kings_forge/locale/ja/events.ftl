### What happened. What the ids and variables mean stands in the English file.

## Lines of the log

event-round-began = ラウンド{ $round }開始。スタートプレイヤーは{ $who }。公開カード：{ $cards }。
event-phase-began =
    { $phase ->
        [craft] 制作フェイズ開始。
        [over] ゲーム終了。
       *[gather] 採集フェイズ開始。
    }
event-claimed = { $who }が{ $paid }で{ $side }を取りました。
event-claimed-free = { $who }が{ $side }を取りました（無料）。
event-claimed-trading = { $who }が{ $side }を取りました。
event-docked = { $who }が{ $card }を伏せ、{ $paid }で{ $space }を使いました。
event-passed =
    { $taking ->
        [nothing] { $who }がパスしました。
        [forced] { $who }は他にできることがなく、パスしました。
       *[first] { $who }が最初にパスしました（金属1個かトークンをもらえます、ルール2.6）。
    }
event-gained =
    { $usable ->
        [yes] { $who }が{ $dice }を得て、手元に置きました。
       *[no] { $who }が{ $dice }を得て、仕事場に置きました。
    }
event-gained-part =
    { $usable ->
        [yes] { $who }が{ $dice }を得て、手元に置きました。ストック不足：{ $missing }（ルール2.3）。
       *[no] { $who }が{ $dice }を得て、仕事場に置きました。ストック不足：{ $missing }（ルール2.3）。
    }
event-gained-nothing = { $who }は何も得られません。ストック不足：{ $missing }（ルール2.3）。
event-benefit-gained = { $who }が能力「{ $held }」を得ました。
event-library-gained = { $who }が制作で振る図書館ダイスを得ました。
event-library-missed = { $who }は図書館ダイスを得られません。残りがありません（ルール7.1）。
event-traded = { $who }が{ $to }に{ $given }を渡し、{ $taken }ダイス1個をもらいました。
event-traded-yours = { $who }があなたに{ $given }を渡し、あなたの{ $taken }ダイス1個をもらいました。
event-gamble-rolled = { $who }が{ $side }で{ $die }を出しました。
event-gamble-missed = { $side }：{ $who }が振るダイスがストックにありません（ルール2.3）。
event-gamble-kept = { $who }が{ $die }を仕事場に置きました。
event-gamble-returned = { $who }の{ $die }はストックに戻りました。
event-purple-placed = 紫のダイスの目は{ $value }。これ以降、出目{ $value }のダイスは無効で、使えません（ルール7.4）。
event-purple-placed-high = 紫のダイスの目は{ $value }。無効になる出目はありません（ルール7.4）。
event-cancelled = { $who }の{ $dice }は無効になりました（ルール7.4）。
event-used = { $who }が{ $source }を使い、{ $before }が{ $after }になりました。
event-wood-taken = { $who }が{ $source }で木1個を得ました。
event-wood-rolled = { $who }が{ $source }で木ダイスを振り、{ $die }を出しました。
event-wood-missed = { $who }が{ $source }を使いましたが、ストックに木がありません（ルール2.3）。
event-benefit-kept = { $who }は{ $held }を後のために残しました。
event-refilled = { $card }が公開されました。
event-rolled = { $who }がダイスを振りました：{ $dice }。
event-crafted = { $who }が{ $dice }で{ $item }を制作しました。
event-displayed = { $item }が制作対象に加わりました。
event-stolen = { $who }が{ $dice }で{ $victim }の{ $item }を盗みました。{ $victim }に{ $freed }が戻ります。
event-stolen-yours = { $who }が{ $dice }であなたの**{ $item }**を盗みました。あなたに{ $freed }が戻ります。
event-turn-ended = { $who }が制作の手番を終えました。
event-turn-ended-unused = { $who }が制作の手番を終えました。仕事場へ：{ $dice }。
event-turn-skipped = { $who }には振るダイスがありません。
event-won = { $who }が{ $item }を獲得しました。
event-benefits-lost = { $who }は{ $held }を使いませんでした。
event-game-ended = ゲーム終了。{ $places }。
event-place = { $place }位：{ $who }

## The board's summary

brief-turn = { $who }：{ $what }
brief-round-began = ラウンド{ $round }開始。スタートプレイヤーは{ $who }。
brief-letters = ダイスの文字：M 金属、W 木、G 宝石、B 魔法。
brief-claimed = { $paid }で{ $side }を取る
brief-claimed-free = { $side }を取る（無料）
brief-docked = { $card }を伏せ、{ $paid }で{ $space }を使用
brief-passed =
    { $taking ->
        [forced] パス（他にできることなし）
        [metal] 最初にパスして金属1個をもらう
        [token] 最初にパスして+1/+1トークンをもらう
       *[nothing] パス
    }
brief-gained = { $dice }を得る
brief-gained-nothing = ストックになく、何も得ない
brief-benefit-gained = 能力：{ $effect }
brief-library-gained = 図書館ダイスを得る
brief-library-missed = 図書館ダイスの残りなし
brief-traded = { $to }に{ $given }を渡し{ $taken }ダイスをもらう
brief-traded-yours = あなたに{ $given }を渡し{ $taken }ダイスをもらう
brief-gamble-rolled = 振った目：{ $die }
brief-gamble-missed = 振るダイスなし
brief-gamble-kept = { $die }を得る
brief-gamble-returned = { $die }はストックへ
brief-purple-placed = 紫のダイスは{ $value }（このラウンド、振って{ $value }の目は使えません）
brief-purple-placed-high = 紫のダイスは{ $value }（無効なし）
brief-cancelled = { $dice }が無効
brief-used = { $source }で{ $before }→{ $after }
brief-changed = { $before }→{ $after }
brief-benefits = 能力を{ $count }回使う
brief-wood-taken = { $source }で木1個
brief-wood-rolled = { $source }で振った目：{ $die }
brief-wood-missed = { $source }：木の残りなし
brief-rolled = 振った目：{ $dice }
brief-rolled-many = ダイス{ $count }個を振る
brief-crafted = **{ $item }**を制作
brief-stolen = { $victim }の**{ $item }**を盗む
brief-stolen-yours = あなたの**{ $item }**を盗む
brief-made-with = { $made }（{ $dice }）
brief-at-stake = { $what }（盗まれなければラウンド終了時に獲得）
brief-turn-ended = 手番終了
brief-turn-skipped = 振るダイスがなく手番終了
brief-won = **{ $item }**を獲得
brief-won-crafted = **{ $item }**を獲得（{ $dice }で制作）
brief-won-stolen = **{ $item }**を獲得（{ $victim }から盗んだもの）
brief-won-stolen-yours = **{ $item }**を獲得（あなたから盗んだもの）
