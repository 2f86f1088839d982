### ルールが認めない理由。

by-rule = （ルール{ $rule }）

refused-game-over = ゲームは終了しています{ by-rule }。
refused-not-your-turn = あなたの手番ではありません。{ $awaited }の番です{ by-rule }。
refused-complete-first = 先に{ $card }をどうするか決めてください{ by-rule }。
refused-nothing-to-complete = 完成させるものがありません{ by-rule }。
refused-not-next = { $card }より先に{ $next }を完成させます{ by-rule }。
refused-no-such-choice = { $card }の完成のしかたが違います{ by-rule }。
refused-no-exchange = { $card }は{ $dismissing }と交代できません{ by-rule }。
refused-not-movable = { $moving }は{ $card }のために移せません{ by-rule }。
refused-actions-closed = すでに引いたので、引くか手番を終えるだけです{ by-rule }。
refused-auction-open = 先に{ $seat }の{ $card }の競売を終えます{ by-rule }。
refused-no-auction = 競売は行われていません{ by-rule }。手番の終了は`{ slash-dwarven-end }`です。
refused-not-in-hand = { $card }は手札にありません{ by-rule }。
refused-no-room =
    { $area ->
        [hand] 手札は{ $limit }枚でいっぱいです{ by-rule }。
        [market] 市場は{ $limit }枚でいっぱいです{ by-rule }。
        [workshop] 工房は{ $limit }枚でいっぱいです{ by-rule }。
        [either] 市場も工房もいっぱいです。どちらかに空きがあれば足ります{ by-rule }。
       *[tools] 道具の場所は{ $limit }枚でいっぱいです{ by-rule }。
    }
refused-not-in-area =
    { $area ->
        [market] { $card }は自分の市場にありません{ by-rule }。
       *[workshop] { $card }は自分の工房にありません{ by-rule }。
    }
refused-stacked = { $card }は製作済みで、動かせません{ by-rule }。
refused-kings-item-stays = { $card }は完成済みで、市場に残ります{ by-rule }。
refused-tilted = { $card }はこの手番に市場に入ったので傾いています。手番が終わるまで、売ることも捨てることもできません{ by-rule }。
refused-not-a-guild-card = { $card }はギルドカードではありません{ by-rule }。
refused-not-a-resource = { $card }は資源ではありません{ by-rule }。
refused-no-such-place = 倉庫に{ $place }枚目はありません。全部で{ $cards }枚です{ by-rule }。
refused-too-dear = 値段は{ $price }、所持コインは{ $coins }です{ by-rule }。
refused-no-such-seat = 席{ $seat }には誰も座っていません{ by-rule }。
refused-own-market = 自分の市場からは買えません{ by-rule }。
refused-not-for-sale = { $card }は{ $seat }の市場で売られていません{ by-rule }。
refused-by-auction = この卓では市場のカードは競売で買います{ by-rule }。
refused-no-auctions-here = この卓に競売はありません{ by-rule }。
refused-named-before = { $seat }の{ $card }はこの手番にすでに競売されました{ by-rule }。
refused-bid-too-low = 入札は最低{ $least }です{ by-rule }。
refused-bid-too-high = 所持コイン{ $coins }より多くは入札できません{ by-rule }。
refused-must-bid = 競売を始めた人は最低{ $least }で入札します{ by-rule }。
refused-not-refined-there = 工房の精錬済み{ $kind }は{ $wanted }枚中{ $have }枚です{ by-rule }。
refused-cost = { $card }の必要は{ $cost }、指定は{ $given }です{ by-rule }。
refused-deck-empty =
    { $deck ->
        [guild] ギルドの山札は空です{ by-rule }。
       *[mine] 鉱山は空です{ by-rule }。
    }
refused-hand-full = 手札は{ $limit }枚でいっぱいです{ by-rule }。
refused-drawn-enough = すでに{ $most }枚引きました{ by-rule }。
refused-no-drawing-in-last-turn = 最後の手番では引けません{ by-rule }。
