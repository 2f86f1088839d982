### What advises: hints as the strong bot would play. $tile: a tile; $workers: how many of which

hint-tells = { $what }。
hint-tile = タイル：{ $what }。
hint-upgraded = 改良後：{ $what }。
hint-gift =
    { $count ->
        [0] 自分には1点に満たない価値です。
       *[other] 獲得できれば自分に約{ $count }点です。
    }
hint-points =
    { $count ->
        [0] 1点に満たない得です。
       *[other] 最後に約{ $count }点の得です。
    }
hint-pass = ワーカーを後に残します。
brief-bid = 入札{ $workers }：{ $tile }
brief-use = 使用{ $workers }：{ $tile }
brief-bring-upgrade = 運んで改良：{ $tile }
