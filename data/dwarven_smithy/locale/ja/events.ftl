### 起きたこと、1行ずつ。

place-to =
    { $to ->
        [market] 市場へ
       *[workshop] 工房へ
    }

event-dealt = { $who }は{ coins-number }で開始。工房：{ $cards }。
event-turn = { $who }の手番。
event-last-turn = { $who }の最後の手番。
event-refined = 精錬：{ $cards }。
event-income = 徒弟が{ coins-number }をもたらす。
event-bonus = 徒弟の効果で+{ coins-number }。
event-apprentice = { $who }が徒弟を完成：{ $card }。
event-dismissed = { $card }は工房に戻る。
event-returned = { $who }は{ $card }を置けない。ギルドの山札に混ぜる。
event-kept = { $who }が道具を完成し、手元に残す：{ $card }。
event-completed = { $who }が{ $card }を完成し、{ coins-number }を得る。
event-kings-item = { $who }が王の品を完成：{ $card }。
event-kings-item-unseen = { $who }が王の品を伏せて完成。
event-made-room = 場所を空けるため、{ $card }は工房へ。
event-played = { $who }が{ $card }を{ place-to }出す。
event-moved = { $who }が{ $card }を{ place-to }移す。
event-swapped = { $who }が{ $card }と{ $other }を入れ替える。
event-discarded = { $who }が{ $card }を捨てる。
event-sold = { $who }が{ $card }を{ coins-number }で売る。
event-bought-row = { $who }が倉庫から{ $card }を{ coins-number }で買う。
event-bought = { $who }が{ $seller }から{ $card }を{ coins-number }で買う。
event-crafted = { $who }が{ $card }を製作。使った資源：{ $cards }。
event-crafted-free = { $who }が{ $card }を製作。資源は使わない。
event-auction = { $who }が{ $seller }の{ $card }を競売にかける。
event-bid = { $who }が{ coins-number }で入札。
event-passed = { $who }はパス。
event-drew =
    { $deck ->
        [guild] { $who }がギルドの山札から引く：{ $card }。
       *[mine] { $who }が鉱山から引く：{ $card }。
    }
event-drew-unseen =
    { $deck ->
        [guild] { $who }がギルドの山札から1枚引く。
       *[mine] { $who }が鉱山から1枚引く。
    }
event-mine-renewed = 鉱山を作り直す：{ $cards }枚。
event-end-triggered =
    { $by ->
        [kings] { $who }の王の品が4つになった。他の人はあと1手番。
        [guild] { $who }がギルドの山札の最後の1枚を引いた。他の人はあと1手番。
       *[mine] { $who }が鉱山の最後の1枚を引いた。他の人はあと1手番。
    }
event-turn-ended = { $who }の手番終了。
event-revealed = { $who }の王の品：{ $cards }。
event-lost = 捨て札：{ $cards }。
event-standstill = 誰も何もしないので、ゲーム終了。
event-game-ended = ゲーム終了。
