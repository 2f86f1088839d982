### ボットの一言：製作したとき、盗まれたとき、終わりのとき。レベルごとに二通り。
### $who：名前、$words：下のいずれか

manner = { $who }「{ $words }」

manner-random-crafted-0 = ちゃんと形になるものですね。
manner-random-crafted-1 = 別のものを作るつもりでしたが、これもいいですね。
manner-random-robbed-0 = さっきまでここにあったのですが。
manner-random-robbed-1 = どうせなくすところでした。
manner-random-won-0 = いちばん驚いているのは私です。
manner-random-won-1 = 運の神様がひまだったようです。
manner-random-lost-0 = 火のそばは暖かかったです。
manner-random-lost-1 = 火花がきれいでした。

manner-apprentice-crafted-0 = 親方もうなずくはずです。
manner-apprentice-crafted-1 = まあまあの出来です。
manner-apprentice-robbed-0 = 磨いたばかりだったのですが。
manner-apprentice-robbed-1 = 次はもっと強く打ちます。
manner-apprentice-won-0 = 修業のかいがありました。
manner-apprentice-won-1 = 実家に手紙を書きます。
manner-apprentice-lost-0 = ひとつ学びました。
manner-apprentice-lost-1 = 修業し直します。

manner-smith-crafted-0 = 見積もりどおりです。
manner-smith-crafted-1 = 鉄が頃合いでした。
manner-smith-robbed-0 = お見事です。
manner-smith-robbed-1 = 覚えておきます。
manner-smith-won-0 = よい火、よい日でした。
manner-smith-won-1 = 残してくれたダイスのおかげです。
manner-smith-lost-0 = よい仕事でした。
manner-smith-lost-1 = そちらの腕が上でした。
