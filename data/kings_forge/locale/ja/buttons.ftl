### 全文ではスマートフォンに収まらないボタン。

short-gather = { $side }：{ $paid }
short-dock-paid = { $space }：{ $paid }を支払う（{ $card }）
short-dock = { $space }：{ $paid }（{ $card }）
short-token-six = 自動6
short-token-plus = +1/+1
