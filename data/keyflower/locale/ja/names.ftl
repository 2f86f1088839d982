### What things are called, and what tiles do.

## Things. $count: how many

# $colour: blue, red, yellow, green, or unseen for those whose colour is hidden
workers =
    { $colour ->
        [blue] 青{ $count }
        [red] 赤{ $count }
        [yellow] 黄{ $count }
        [green] 緑{ $count }
       *[unseen] ワーカー{ $count }個
    }
colour =
    { $colour ->
        [blue] 青
        [red] 赤
        [yellow] 黄
       *[green] 緑
    }
# $resource: wood, stone, iron or gold
goods =
    { $resource ->
        [wood] 木{ $count }
        [stone] 石{ $count }
        [iron] 鉄{ $count }
       *[gold] 金{ $count }
    }
resource =
    { $resource ->
        [wood] 木
        [stone] 石
        [iron] 鉄
       *[gold] 金
    }
# $skill: saw, pickaxe, anvil, or unseen
skills =
    { $skill ->
        [saw] のこぎり{ $count }
        [pickaxe] つるはし{ $count }
        [anvil] 金床{ $count }
       *[unseen] 技能タイル{ $count }枚
    }
skill =
    { $skill ->
        [saw] のこぎり
        [pickaxe] つるはし
       *[anvil] 金床
    }
any-kind = 任意
nothing = なし
start-worker = スタートワーカー
unseen-tile = 伏せたタイル
unseen-tiles = 伏せたタイル{ $count }枚
# $side: a or b
summer-side = { $side }面
side-b = 改良済み
points = { $count }点
# Between kinds of a set
list-plus = ＋

## What tiles do

no-effect = 効果なし
effect-one-of = { $goods }のどれか1つ
effect-draw-workers = ワーカーを{ $count }個引く
effect-draw-skills = 技能タイルを{ $count }枚引く
effect-pay-worker =
    { $colour ->
        [any] 任意のワーカー1個を払う
        [blue] 青のワーカー1個を払う
        [red] 赤のワーカー1個を払う
        [yellow] 黄のワーカー1個を払う
       *[green] 緑のワーカー1個を払う
    }
effect-pay-skill =
    { $skill ->
        [any] 任意の技能タイル1枚を払う
        [saw] のこぎり1枚を払う
        [pickaxe] つるはし1枚を払う
       *[anvil] 金床1枚を払う
    }
effect-transport = { $steps }歩と改良{ $upgrades }回

## What tiles score. $count: points

end-sets = { $kinds }1組につき{ points }
end-each = { $kind }1個につき{ points }
# $sort: resource, skill or worker; $number: how many of them
end-any =
    { $sort ->
        [resource] 資源{ $number }個につき{ points }
        [skill] 技能タイル{ $number }枚につき{ points }
       *[worker] ワーカー{ $number }個につき{ points }
    }
end-one-kind =
    { $sort ->
        [resource] 1種類の資源1個につき{ points }
        [skill] 1種類の技能タイル1枚につき{ points }
       *[worker] 1色のワーカー1個につき{ points }
    }
end-on-tile = 上にあるもの1個につき{ points }：{ $kind }
end-neighbours = 接するタイル1枚につき{ points }
end-steps = 書かれた1歩につき{ points }
end-loop = 道の輪のタイル1枚につき{ points }
# $numbers: points for 1, 2, 3 boats
end-water = ホームから水の一直線の船：{ $numbers }点
end-upgrade = 得点計算の前に無料で改良1回

## What summer boats let their owner do. $random, $green: workers

ability =
    { $power ->
        [boat-income] { $green ->
                [0] 季節の終わりごとに無作為のワーカー{ $random }個
               *[other] 季節の終わりごとに緑{ $green }個
            }
        [cross-country] 野を越える歩、辺は合わせなくてよい
        [double-transport] 歩数と改良が2倍
        [wild-upgrade] 改良の支払いでどの資源も代わりになる
        [wild-score] 得点でどの資源も代わりになる
        [counter-bid] 別の1色での入札
       *[mixed-use] ロックされたタイルをどの色でも使える
    }

## What an upgrade takes, beside named things

cost-any-goods = 任意の資源{ $count }個
cost-any-skills = 任意の技能タイル{ $count }枚
