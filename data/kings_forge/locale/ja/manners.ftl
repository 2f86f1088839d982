### ボットの一言：製作したとき、盗まれたとき、終わりのとき。レベルごとに二通り。
### $who：名前、$words：下のいずれか

manner = { $who }「{ $words }」

manner-random-crafted-0 = ちゃんと合うものですね。
manner-random-crafted-1 = 別のものを作るつもりでしたが、これでいいか。
manner-random-robbed-0 = さっきまでここにあったのに。
manner-random-robbed-1 = どうせなくすところでした。
manner-random-won-0 = いちばん驚いているのは私です。
manner-random-won-1 = 今日は運がひまだったようです。
manner-random-lost-0 = 火のそばは暖かかった。
manner-random-lost-1 = 火花がきれいでした。

manner-apprentice-crafted-0 = 親方もうなずくはずです。
manner-apprentice-crafted-1 = だいたい、まっすぐです。
manner-apprentice-robbed-0 = 磨いたばかりだったのに。
manner-apprentice-robbed-1 = 次はもっと強く打ちます。
manner-apprentice-won-0 = 修業のかいがありました。
manner-apprentice-won-1 = 家に手紙を書きます。
manner-apprentice-lost-0 = ひとつ学びました。
manner-apprentice-lost-1 = ふいごに戻ります。

manner-smith-crafted-0 = 見積もりどおり。
manner-smith-crafted-1 = 鉄は頃合いだった。
manner-smith-robbed-0 = お見事。
manner-smith-robbed-1 = 覚えておこう。
manner-smith-won-0 = よい火、よい日だ。
manner-smith-won-1 = 残してくれたダイスのおかげだ。
manner-smith-lost-0 = よく鍛えた。
manner-smith-lost-1 = そちらの腕が上だ。
