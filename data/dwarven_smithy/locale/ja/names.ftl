### カードの名前とその効果。

own-iron = 鉄
own-silver = 銀
own-gold = 金
own-mithril = ミスリル
own-emerald = エメラルド
own-ruby = ルビー
own-sapphire = サファイア
own-moonstone = ムーンストーン
own-thunder = 雷鳴のルーン
own-lightning = 稲妻のルーン
own-ice = 氷のルーン
own-earth = 大地のルーン
own-metal = 任意の金属
own-gem = 任意の宝石
own-rune = 任意のルーン
own-any = 任意のアイコン
lack-metal = 金属
lack-gem = 宝石
lack-rune = ルーン

raw-card = 未精錬の{ $card }
unseen-card = 伏せたカード1枚
unseen-kings-item = 王の品（伏せ）
cards-none = なし
cards-several = { $card }×{ $count }
cards-number = { $count }枚

type-apprentice = 徒弟
type-tool = 道具
type-item = 品物
type-kings-item = 王の品
type-weapon = 武器
type-armor = 鎧
type-shield = 盾

coins-number =
    { $coins ->
       *[other] { $coins }コイン
    }

text-limit =
    { $area ->
        [hand] 手札の上限+{ $by }。
        [market] 市場の上限+{ $by }。
        [workshop] 工房の上限+{ $by }。
       *[tools] 道具の上限+{ $by }。
    }
text-income = 自分の手番の開始時に{ coins-number }。
text-sale = 資源を売るたびに+{ coins-number }。
text-warehouse = 倉庫のカードが{ coins-number }安い（最低1）。
text-completion = この種類のカードを完成するたびに+{ coins-number }：{ $type }。
text-no-tilt = 市場に入るカードは傾かず、同じ手番に売れる。
text-stand-in = 製作（{ $types }）のとき、1枚を同じ分類の別の種類として使える：{ $resource }。
text-less = 残すと、{ $types }の製作に使う資源が1つ減る（{ $resource }）。
text-bonus =
    ゲーム終了時、{ $per ->
        [tool] 持っている道具1つにつき
        [apprentice] いる徒弟1人につき
        [other-kings-item] 完成した他の王の品1つにつき
        [subtype] 自分の王の品の分類1種につき
       *[rune-under] 王の品の下のルーン1つにつき
    }{ coins-number }。
