### The board in words, what one player alone sees, and the end.

# $phase: winter-choice, turns, work, boats, building or over; $passes, $seats: how many passed in a row, of how many
game-progress =
    { $phase ->
        [winter-choice] 冬：タイルの選択
        [work] { season-short }：作業
        [boats] { season-short }：船の選択と建設
        [building] { season-short }：建設
        [over] 終了
       *[turns] { $passes ->
                [0] { season-short }
               *[other] { season-short }、パス{ $passes }/{ $seats }
            }
    }
season-short =
    { $season ->
        [spring] 春
        [summer] 夏
        [autumn] 秋
       *[winter] 冬
    }
board-head = { $progress }；スタートワーカー：{ $who }
# $rest: bids and uses
board-tile =
    { $has ->
        [no] **{ $place }** { $tile }：{ $effect }
       *[yes] **{ $place }** { $tile }：{ $effect }。{ $rest }
    }
board-tile-short =
    { $has ->
        [no] **{ $place }** { $tile }
       *[yes] **{ $place }** { $tile }。{ $rest }
    }
board-lock =
    { $colour ->
        [blue] ロック：青。
        [red] ロック：赤。
        [yellow] ロック：黄。
       *[green] ロック：緑。
    }
# A bid: a player and workers
board-group = { $who } { $workers }
# $others: losing bids, free to move
board-leads =
    { $count ->
        [0] トップ{ $bid }。
       *[other] トップ{ $bid }；移動可：{ $others }。
    }
# $workers: on the tile; $next: workers that the next use takes, 0 if there is none
board-uses =
    { $next ->
        [0] 使用{ $workers }、閉鎖
       *[other] 使用{ $workers }、次は{ $next }
    }
board-boats = 船：{ $boats }
board-seat =
    { $building ->
        [0] { $passed ->
                [yes] **{ $who }**：{ workers-behind }、{ skills-behind }；パス済み
               *[no] **{ $who }**：{ workers-behind }、{ skills-behind }
            }
       *[other] **{ $who }**：{ workers-behind }、{ skills-behind }；建設{ $building }枚
    }
# $workers: behind a screen
workers-behind = ワーカー{ $workers }
skills-behind = 技能{ $skills }
board-known = ついたての後ろに少なくとも：{ $things }
board-village = 村：{ $tiles }
board-village-goods =
    { $count ->
       *[other] 村：{ $count }枚、{ $goods }
    }
board-standing = { $tile }（{ $facts }）
# $bag, $pile, $greens: how many; $stock: resources that run short, $scarce of them
board-supplies =
    { $scarce ->
        [0] 袋{ $bag }、山{ $pile }、緑{ $greens }
       *[other] 袋{ $bag }、山{ $pile }、緑{ $greens }；ストック：{ $stock }
    }
# One tile, wherever it lies
about-side = **{ $tile }**：{ $effect }
about-upgrade = { $cost }で改良：{ $effect }
about-order =
    { $starts ->
        [yes] 獲得した人が次の季節を始めます。船は順番タイルの番号順に選びます。
       *[no] 船は順番タイルの番号順に、持たない人より先に選びます。
    }
about-goods = その上：{ $goods }。
part-effects = 効果
part-boats = 船の積荷
part-villages = 村
part-known = 分かっている中身

## For one player alone

screen-mine = ついたての後ろ：{ $workers }；{ $skills }
screen-known = 他の人が知っているもの：{ $things }
screen-group = 場所{ $place }：{ $workers }
screen-losing = 移動可：{ $groups }
screen-winter = 冬タイル：{ $tiles }
screen-given = 出すもの：{ $tiles }
winter-chosen = 選択しました。全員が選ぶまで変更できます。
screen-draft = 置いたもの（あなただけに見えます）：{ $tiles }
screen-to-build = 建設するもの：{ $tiles }
screen-work = 残り：{ $steps }歩、改良{ $upgrades }回

## The end

# $printed, $scored, $gold: points
result = { $total }点（タイルに記載{ $printed }、タイルと船の得点{ $scored }、金{ $gold }）
reckoning-tile = { $tile }：{ $count }
reckoning-tile-of = { $tile }：{ $count }（{ $of }）
reckoning-gold = 金：{ $count }
reckoning-gold-of = 金：{ $count }（{ $of }）
reckoning-upgraded = { $tile }を無料で改良
