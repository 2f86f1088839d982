### 次の自分の手番のために予約できることと、このゲームでの予約の進み方。

plan-sell = { $card }を売る
plan-offer = { $card }を市場に移す
plan-craft = { $card }を製作
plan-buy = { $card }を{ coins-number }以内で買う
plan-end = 引かずに手番終了
plan-pass = 次の競売でパス

plan-sells = +{ coins-number }。前の手番から市場にあれば売り、なければ次の手番に売ります。
plan-offers = その時には精錬済みです。次の手番から売れ、終了時は値段のコインになります。
plan-offers-rune = 次の手番から売れ、終了時は値段のコインになります。
plan-crafts = その時、工房に必要な資源があれば製作します。使う資源は最少です。
plan-buys = その時いちばん安い市場か倉庫から買います。それより高ければ買いません。
plan-buys-guild = その時まだ誰かが売っていれば買います。それより高ければ買いません。

plan-stop-ending = 最後の手番が始まった
plan-stop-gone = { $card }を誰も売っていない

plans-how = 次の自分の手番が始まると、すべてこの順に行います。その時できないものは取りやめます。
plans-your-turn = あなたの手番です。今する予約は、次の自分の手番のものです。
plan-ended =
    { $why ->
        [done] 記録{ $entry }で実行：{ $plan }
        [expired] 手番が終わったため終了：{ $plan }
        [stopped] { $detail }ため取りやめ：{ $plan }
        [gone] できなかったため取りやめ：{ $plan }
        [refused] ルール{ $rule }に反するため取りやめ：{ $plan }
       *[failed] ボットの不具合のため取りやめ：{ $plan }
    }
error-plan-expired = **{ $table }**・その予約は、もう終わった手番のためのものです。
