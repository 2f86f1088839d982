### 今起きたことを1手番1行で。

brief-turn = { $who }：{ $what }
brief-turn-coins = { $who }（{ $gain }）：{ $what }
board-goal =
    { $endless ->
        [yes] **目標**：誰かが王の品を4個持つか、ギルドの山札がなくなったとき、コインが最も多いこと。王の品のうち最高の武器・鎧・盾には各25。
       *[no] **目標**：誰かが王の品を4個持つか、山札がなくなったとき、コインが最も多いこと。王の品のうち最高の武器・鎧・盾には各25。
    }
board-raw = -# **未精錬**の金属と宝石は、自分の手番の開始時に工房で精錬されます。製作に使えるのは精錬済みだけです。
brief-dealt = 手番順のコイン：{ $least }～{ $coins }。
brief-refined = { $cards }を精錬
brief-income = 徒弟から+{ $coins }
brief-completed = { $cards }を完成
brief-king = 王の品**{ $card }**（{ $coins }）
brief-played = { $cards }を出す
brief-moved = { $cards }を移す
brief-for-sale = { $cards }を売り出す
brief-discarded = { $cards }を捨てる
brief-sold = { $cards }を売る
brief-bought = { $cards }を買う
brief-crafted = { $card }を製作（{ $cards }）
brief-crafted-alone = { $card }を製作
brief-crafted-free = { $card }を製作（資源なし）
brief-returned = { $card }の場所がなく、ギルドの山札に混ぜる
brief-auction = { $seller }の{ $card }を競売にかける
brief-bid = { $coins }で入札
brief-passed = パス
brief-drew = { $cards }を引く
brief-drew-one-deck =
    { $deck ->
        [guild] ギルドの山札から{ $count }枚引く
       *[mine] 鉱山から{ $count }枚引く
    }
brief-drew-both = ギルドの山札から{ $guild }枚、鉱山から{ $mine }枚引く

brief-to =
    { $to ->
        [market] { $card }（市場）
       *[workshop] { $card }（工房）
    }
brief-swapped = { $card }と{ $other }（入れ替え）
brief-gain = { $card }（+{ $coins }）
brief-from-row = { $card }（倉庫から{ $coins }で）
brief-from = { $card }（{ $seller }から{ $coins }で）
brief-from-you = { $card }（あなたから{ $coins }で）

over-tie = コインが同数：完成した王の品の数、次にその最高の価値で決まります（ルール7.6）。{ $ranks }
over-tie-rank =
    { $kings ->
        [0] { $who }：なし
       *[other] { $who }：{ $kings }個、最高{ $best }
    }

alt-title = { $table }：盤面（{ game-title }）。
alt-desk = { $table }：自分の手札と自分の場。
alt-replay = { $table }：ゲームを1手番ずつ、{ $count }枚の画像で順に見せる。
alt-replay-last = 最後の画像：
alt-asked = { $who }が答える番。
alt-moment = { $table }：{ $who }が{ $card }を完成。王の品は{ $enough }個中{ $kings }個。
alt-moment-won = { $table }：{ $who }が{ $seller }の{ $card }を{ $coins }コインで落札。王の品は{ $enough }個中{ $kings }個。
alt-came = { $who }の前に新しく：{ $cards }
alt-came-row = 倉庫に新しく：{ $cards }
alt-left = { $who }の市場から離れた：{ $cards }
alt-left-row = 倉庫から離れた：{ $cards }
alt-gone-for = { $card }（{ $coins }で）
alt-gone-to = { $card }（{ $who }へ）
alt-leads = 見えるものでは{ $who }が先頭です（{ $totals }）。
alt-last =
    { $count ->
        [0] { $who }が最後の手番を招きました。
       *[other] { $who }が最後の手番を招きました。終わった人：{ $done }。
    }

part-discards = 捨て札
part-row = 倉庫
part-prices = 値段
part-workshops = 工房
part-kings = 完成した王の品
part-costs = 必要なもの
part-helpers = 徒弟と道具
part-tilted = 傾きの説明
part-news = 新しいもの
board-market-names = 市場 { $used }/{ $limit }：{ $cards }
board-workshop-full = 工房 { $used }/{ $limit }
board-row-count = 倉庫：{ $count }
hand-brief = 手札 { $hand }/{ $limit }：{ $cards }。{ coins-number }。
