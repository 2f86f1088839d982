### 言葉で表す盤面と、本人だけに見えるもの。

board-decks =
    { $phase ->
        [complete] { $who }が製作品を完成中。{ $progress }
        [act] { $who }が行動中。{ $progress }
        [draw] { $who }が引いている。{ $progress }
       *[over] ゲーム終了。{ $progress }
    }
board-row = 倉庫（上から）：{ $cards }
board-row-empty = 倉庫：空
board-in-row = { $card }（{ $coins }）
board-row-more = ほか{ $count }枚
board-discards = 捨て札の一番上：{ $cards }
board-lot = 競売：{ $seller }の{ $card }、{ coins-number }から
board-lot-bid = 競売：{ $seller }の{ $card }、{ $who }が{ coins-number }で入札
board-seat =
    { $kings ->
        [0] **{ $who }**：{ coins-number }、手札{ $hand }枚
       *[other] **{ $who }**：{ coins-number }、手札{ $hand }枚、王の品{ $kings }/{ $enough }
    }
board-workshop = 工房 { $used }/{ $limit }：{ $cards }
board-market = 市場 { $used }/{ $limit }（値段）：{ $cards }
board-for-sale =
    { $worth ->
        [0] { $card }（{ $coins }）
       *[other] { $card }（{ $coins }、価値{ $worth }）
    }
board-tilted-one = { $card }傾き
board-own-guild =
    { $worth ->
        [0] { $card }（値段{ $coins }）
       *[other] { $card }（値段{ $coins }、価値{ $worth }）
    }
board-own-sale =
    { $when ->
        [end] { $card }（最後に{ $price }）
       *[now] { $card }（値段{ $price }、売値{ $coins }）
    }
board-tilted = 傾き：市場に入ったばかりで、この手番は売ることも捨てることもできません。
standing-first =
    { $kings ->
        [0] **{ $who }** { coins-number }・王の品{ $kings }/{ $enough }
       *[other] **{ $who }** { $total }（{ coins-number }・王の品{ $kings }/{ $enough }）
    }
standing-seat =
    { $kings ->
        [0] **{ $who }** { $coins }・{ $kings }/{ $enough }
       *[other] **{ $who }** { $total }（{ $coins }・{ $kings }/{ $enough }）
    }
standing =
    { $near ->
        [low] { $seats }。残り：ギルド{ $guild }枚、鉱山{ $mine }枚
       *[no] { $seats }
    }
standing-ending = { $standing }。{ $ending }
standing-last =
    { $count ->
        [1] これが全体の最後の手番：{ $who }。
       *[other] 最後の手番（1人1回）：{ $who }。
    }
standing-expected = 今終われば（賞込み）：約{ $seats }
standing-expected-seat = { $coins } **{ $who }**
standing-hidden = 伏せた品{ $count }個で変わりうる
standing-close = { $who }：王の品があと1個で、他の人はあと1手番になります。
standing-ends = { $who }は次の手番で4個目の王の品が完成し、そのあと他の人はあと1手番です。
standing-deck =
    { $deck ->
        [guild] ギルドの山札は残り{ $count }枚。最後の1枚が引かれると、他の人はあと1手番です。
       *[mine] 鉱山は残り{ $count }枚。最後の1枚が引かれると、他の人はあと1手番です。
    }
standing-prizes =
    { $hidden ->
        [yes] 終了時の25の賞（見える限り）：{ $best }.
       *[no] 終了時の25の賞：{ $best }.
    }
standing-prize =
    { $subtype ->
        [weapon] 武器
        [armor] 鎧
       *[shield] 盾
    }
standing-prize-led = { standing-prize } { $who }（{ $coins }）
standing-prize-open = { standing-prize } まだなし
board-stack = { $card }（下に{ $cards }）
board-king =
    { $worth ->
        [0] { $card }（完成）
       *[other] { $card }（完成、価値{ $worth }）
    }
board-apprentices = 徒弟：{ $cards }
board-tools = 道具：{ $cards }

hand-mine = { coins-number }。手札 { $hand }/{ $limit }：
hand-resources = 資源：{ $cards }
hand-card = **{ $card }**（{ $type }）：{ $facts }
hand-cost =
    { $ready ->
        [yes] 必要 { $cost }、工房で製作可能
        [soon] 必要 { $cost }、次の手番までに精錬
        [alone] 必要 { $cost }
        [all] 必要 { $lacks }
       *[no] 必要 { $cost }、不足 { $lacks }
    }
hand-lack = { $icon }（市場で{ $coins }）
hand-lack-row = { $icon }（倉庫で{ $coins }）
hand-lack-held = { $icon }（手札）
hand-lack-unsold = { $icon }（売り物なし）
hand-lack-market = { $icon }（自分の市場）
hand-lack-several = { $icon }{ $count }枚
hand-beside = **{ $card }**：{ $facts }
hand-lacks =
    { $ready ->
        [soon] 次の手番までに精錬
       *[no] 不足：{ $lacks }
    }
desk-reach = { $card }（{ $coins }）：不足 { $lacks }
hand-king = 完成：**{ $card }**（{ $type }）、最後に{ coins-number }
