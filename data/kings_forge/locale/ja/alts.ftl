### 画像の内容。画像を見ない人のために。変数の意味は英語のファイルにあります。

alt-workbench = { $table }：{ $who }の作業台。
alt-replay = { $table }：ゲームを1手ずつ見せる動く画像。最後の画像：
alt-within-reach = 今手に入るもの：{ $items }
alt-moment = { $table }：{ $who }が{ $dice }で{ $item }を制作しました。工芸品は{ $target }個中{ $items }個。
alt-moment-stolen = { $table }：{ $who }が{ $dice }で{ $victim }の{ $item }を盗みました。工芸品は{ $target }個中{ $items }個。
highlight-last = 決め手
highlight-steal = 最も大胆な盗み
highlight-turn = 転機
highlight-first = 最初の工芸品
alt-highlight = { $why }：{ $who }、{ $item }（ラウンド{ $round }）
alt-highlight-stolen = { $why }：{ $who }、{ $victim }から{ $item }（ラウンド{ $round }）
alt-race = ラウンドごとの工芸品の数：{ $seats }
alt-race-seat = { $who }：{ $counts }
