### 画像の内容。画像を見ない人のために。変数の意味は英語のファイルにあります。

alt-workbench = { $table }：{ $who }の作業台。
alt-replay = { $table }：ゲームを1手ずつ見せる動く画像。最後の画像：
alt-within-reach = 今手に入るもの：{ $items }
alt-moment = { $table }：{ $who }が{ $dice }で{ $item }を制作しました。工芸品は{ $target }個中{ $items }個。
alt-moment-stolen = { $table }：{ $who }が{ $dice }で{ $victim }の{ $item }を盗みました。工芸品は{ $target }個中{ $items }個。
alt-race = ラウンドごとの工芸品の数：{ $seats }
alt-race-seat = { $who }：{ $counts }
