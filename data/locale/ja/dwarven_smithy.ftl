### Dwarven Smithyのコマンド。commands.ftlと同じ

command-dwarven = 手札を出し、売買し、製作し、カードを引きます
command-dwarven-play = 手札を1枚出します
option-dwarven-play-card = カードと行き先
option-dwarven-play-table = { option-table }
command-dwarven-move = 工房と市場の間でカードを移すか、2枚を入れ替えます
option-dwarven-move-card = カードと行き先
option-dwarven-move-table = { option-table }
command-dwarven-discard = 市場のギルドカードを捨てます
option-dwarven-discard-card = 捨てるカード
option-dwarven-discard-table = { option-table }
command-dwarven-sell = 市場の資源を売ります
option-dwarven-sell-card = 売る資源
option-dwarven-sell-table = { option-table }
command-dwarven-buy = 倉庫やほかの人の市場から買います
option-dwarven-buy-card = 買うカードと行き先
option-dwarven-buy-table = { option-table }
command-dwarven-craft = 工房の資源でギルドカードを製作します
option-dwarven-craft-item = 製作するカードと使う資源
option-dwarven-craft-table = { option-table }
command-dwarven-auction = ほかの人の市場のカードを競売にかけます
option-dwarven-auction-card = 競売にかけるカード
option-dwarven-auction-table = { option-table }
command-dwarven-bid = 競売で入札します
option-dwarven-bid-coins = 入札するコインとカードの行き先
option-dwarven-bid-table = { option-table }
command-dwarven-draw = カードを1枚引きます
option-dwarven-draw-deck = 引く山札
option-dwarven-draw-table = { option-table }
command-dwarven-end = 手番を終えます
option-dwarven-end-table = { option-table }

name-command-dwarven = ドワーフ
name-command-dwarven-play = 出す
name-command-dwarven-move = 移す
name-command-dwarven-discard = 捨てる
name-command-dwarven-sell = 売る
name-command-dwarven-buy = 買う
name-command-dwarven-craft = 製作
name-command-dwarven-auction = 競売
name-command-dwarven-bid = 入札
name-command-dwarven-draw = 引く
name-command-dwarven-end = 終了
name-option-coins = コイン
name-option-deck = 山札

slash-dwarven-end = /{ name-command-dwarven } { name-command-dwarven-end }
