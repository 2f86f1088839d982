### 行動と桟橋で使うダイスと、振るために残るダイス。意味は英語のファイルにあります。

spend-pay = { $dice }を支払う
spend-give = { $dice }を渡す
spend-button-other = 他のダイス
spend-other = 他のダイス
spend-roll = 振るダイス{ $dice }
spend-roll-nothing = 振るダイスなし
spend-outlook = { $roll }。{ $items }
spend-shift = { $item } { $before }%→{ $after }%
spend-shift-none = { $item } { $now }%
spend-leaves = 振るダイスは{ $dice }
spend-leaves-nothing = 振るダイスなし
spend-hopeless = { $items }。このラウンドに作れる工芸品なし
spend-rule = 使ったダイスは制作フェイズで振れません。
spend-rule-dock = 支払ったダイスはごみ箱へ行き、このラウンドにも後にも振れません。得たダイスは次のラウンドから振れます。

## 作業台

forge-item = { $item }を制作
forge-steal-from = { $who }の{ $item }を盗む
forge-steal = { $item }を盗む
forge-item-dice = { $item }（{ $dice }）を制作
forge-item-least = { $item }（{ $dice }）
forge-safest = { $item }を制作・より安全
forge-safest-dice = { $item }（{ $dice }）を制作・より安全
forge-safest-least = { $item }・より安全
forge-both = 両方：{ $first }＋{ $second }
forge-both-least = { $first }＋{ $second }
workbench-button-roll-and-end = 振る
workbench-hopeless = このダイスで手に入る工芸品はないため、振って手番を終えます。
workbench-end-leaves-items = まだ{ $items }が手に入ります。手番を終えますか？
workbench-end-leaves-chance = 能力を使えば、まだ工芸品が手に入るかもしれません。手番を終えますか？
workbench-end-leaves-odds = 能力を使えば、まだ工芸品が手に入るかもしれません（{ $odds }）。手番を終えますか？
brief-made-nothing = 制作なしで手番終了
brief-no-dice = ダイスがなくなり手番終了

for-good-roll = -# ダイスを振るので、あとから「{ button-undo }」はできません。
for-good-card = -# 次のカードが公開されるので、あとから「{ button-undo }」はできません。
for-good-noted = { $outlook }・「{ button-undo }」不可
for-good-noted-alone = 「{ button-undo }」不可
