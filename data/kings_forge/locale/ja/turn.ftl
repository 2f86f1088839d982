### 行動と桟橋で使うダイスと、振るために残るダイス。意味は英語のファイルにあります。

spend-button-pay = { $dice }を支払う
spend-button-give = { $dice }を渡す
spend-button-other = 他のダイス
spend-other = 他のダイス
spend-other-what = 自分で選ぶ
spend-roll = 振るダイス{ $dice }
spend-roll-nothing = 振るダイスなし
spend-outlook = { $roll }、{ $item } { $before }%→{ $after }%
spend-outlook-same = { $roll }、{ $item } { $now }%
spend-rule = 使ったダイスは制作フェイズで振れません。
