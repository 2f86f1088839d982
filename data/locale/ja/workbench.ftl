### The craft workbench. What the ids and variables mean stands in the English file.

workbench-title = **{ $table }**・あなたの制作の手番（ラウンド{ $round }）
workbench-before-roll = これから{ $dice }を振ります。
workbench-nothing-to-roll = 振るダイスがありません。
workbench-roll-is-final = 振ると元に戻せません。
workbench-hand = あなたのダイス：{ $dice }
workbench-hand-empty = あなたのダイス：残りなし
workbench-purple = 紫のダイスの目は{ $value }。出目{ $value }は無効です（ルール7.4）。
workbench-benefits = まだ使える能力：{ $benefits }
workbench-no-benefits = 使える能力はありません。
workbench-craft-title = 今、制作できるもの：
workbench-steal-title = 今、盗めるもの：
workbench-nothing-possible = このダイスで手に入る工芸品はありません。
workbench-craft-line = { $item }：{ $boxes }
workbench-steal-line = { $who }の{ $item }（あなた{ $mine }、相手{ $theirs }）
workbench-offer-cheapest = { $item }・節約
workbench-offer-safest = { $item }・盗まれにくい
workbench-offer-after = { $dice }（{ $steps }）
workbench-dice-after = { $dice }（{ $steps }）
workbench-step-use = { $source }を{ $dice }に使う
workbench-can-be-stolen-by = この後に振るプレイヤー：{ $who }。盗まれることがあります。
workbench-cannot-be-stolen = この後に振るプレイヤーはいません。工芸品は安全です。
workbench-made = あなたの前：{ $items }
workbench-made-item = { $item }（{ $dice }）
workbench-end-leaves = 置かなかったダイスは仕事場に移ります（ルール3.5）。

workbench-button-roll = 振る（元に戻せません）
workbench-button-end = 手番を終える
workbench-button-choose-dice = 自分でダイスを選ぶ
workbench-choose-benefit = どの能力を使いますか？
workbench-choose-dice = どのダイスに使いますか？
workbench-choose-item = どの工芸品にしますか？
workbench-choose-set = どのダイスを置きますか？
