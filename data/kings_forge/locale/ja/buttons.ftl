### 全文ではスマートフォンに収まらないボタン。

short-gather = { $paid }で{ $side }
short-gather-least = { $side }：{ $paid }
dock-named =
    { $dock ->
        [wood] 木の桟橋
        [token] トークンの桟橋
        [gem] 宝石の桟橋
       *[magic] 魔法の桟橋
    }
short-dock-down = { $dock }：{ $paid }、{ $card }を伏せる
short-dock = { $dock }：{ $paid }（{ $card }）
short-dock-least = { $dock }：{ $paid }
short-token-six = 自動6
short-token-plus = +1/+1
short-priced = { $named } { $paid }
short-half =
    { $half ->
        [top] { $named } ▲
       *[bottom] { $named } ▼
    }
short-copying = { $copied }のコピー
short-bin = { $dice }🗑
