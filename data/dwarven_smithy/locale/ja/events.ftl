### 起きたこと、1行ずつ。

place-to =
    { $to ->
        [market] 市場へ
       *[workshop] 工房へ
    }

event-dealt = { $who }は{ coins-number }で始めました。工房：{ $cards }。
event-turn = { $who }の手番です。
event-last-turn = { $who }の最後の手番です。
event-refined = 精錬：{ $cards }。
event-income = 徒弟が{ coins-number }をもたらしました。
event-bonus = 徒弟の効果で+{ coins-number }です。
event-apprentice = { $who }が徒弟を完成させました：{ $card }。
event-dismissed = { $card }は工房に戻りました。
event-returned = { $who }は{ $card }を置けず、ギルドの山札に混ぜました。
event-kept = { $who }が道具を完成させ、手元に残しました：{ $card }。
event-completed = { $who }が{ $card }を完成させ、{ coins-number }を得ました。
event-kings-item = { $who }が王の品を完成させました：{ $card }。
event-kings-item-unseen = { $who }が王の品を伏せて完成させました。
event-made-room = 場所を空けるため、{ $card }は工房に移りました。
event-played = { $who }が{ $card }を{ place-to }出しました。
event-moved = { $who }が{ $card }を{ place-to }移しました。
event-swapped = { $who }が{ $card }と{ $other }を入れ替えました。
event-discarded = { $who }が{ $card }を捨てました。
event-sold = { $who }が{ $card }を{ coins-number }で売りました。
event-bought-row = { $who }が倉庫から{ $card }を{ coins-number }で買いました。
event-bought = { $who }が{ $seller }から{ $card }を{ coins-number }で買いました。
event-crafted = { $who }が{ $card }を製作しました。使った資源：{ $cards }。
event-crafted-free = { $who }が{ $card }を製作しました。資源は使っていません。
event-auction = { $who }が{ $seller }の{ $card }を競売にかけました。
event-bid = { $who }が{ coins-number }で入札しました。
event-passed = { $who }がパスしました。
event-drew =
    { $deck ->
        [guild] { $who }がギルドの山札から引きました：{ $card }。
       *[mine] { $who }が鉱山から引きました：{ $card }。
    }
event-drew-unseen =
    { $deck ->
        [guild] { $who }がギルドの山札から1枚引きました。
       *[mine] { $who }が鉱山から1枚引きました。
    }
event-mine-renewed = 鉱山を作り直しました：{ $cards }枚。
event-end-triggered =
    { $by ->
        [kings] { $who }の王の品が4つになりました。他の人はあと1手番です。
        [guild] { $who }がギルドの山札の最後の1枚を引きました。他の人はあと1手番です。
       *[mine] { $who }が鉱山の最後の1枚を引きました。他の人はあと1手番です。
    }
event-turn-ended = { $who }が手番を終えました。
event-revealed = { $who }の王の品：{ $cards }。
event-lost = 捨て札：{ $cards }。
event-standstill = 誰も何もしないので、ゲームが終わりました。
event-game-ended = ゲーム終了。
