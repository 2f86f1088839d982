### What the signs of pictures mean: few words, for they stand in the picture itself.

sign-metal = 金属
sign-wood = 木
sign-gem = 宝石
sign-magic = 魔法
sign-library = 好きな種類(図書館)
sign-any = どのダイスでも
sign-lost = ごみ箱(戻らない)
sign-supply = 今使える
sign-smithy = 次のラウンド
sign-many = 好きな個数
sign-reroll = 振り直す
sign-bonus = ダイスに足す
sign-token = トークン
sign-covered = 手持ちのダイスで足りる
sign-rank = ランク
sign-won = 獲得した工芸品
sign-turn = 手番
sign-done = 終了
sign-first = 金床(スタートプレイヤー)
sign-dock = 桟橋
sign-stock = ストック
sign-stealable = まだ奪える
picture-free-seat = 空席
alt-legend = 下に記号の説明。{ $letters }
part-legend = 記号の説明
