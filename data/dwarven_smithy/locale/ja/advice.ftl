### 助言とふり返り：ヒント、引く確率、ゲーム後の分析。

hint-title = **{ $table }** · ヒント
button-hint = ヒント
hint-line = { $action }。
hint-brings = { $what }。
hint-aim = { $card }（{ $worth }）のため。
hint-aim-lacks = { $card }（{ $worth }）のため。あと{ $icons }が必要。
hint-draw =
    { $deck ->
        [guild] { $waiting ->
            [0] すぐに製作できるカードがない。ほかのカードを探す。
           *[other] 資源{ $held }枚、製作したいカード{ $waiting }枚。カードを探す。
        }
       *[mine] 資源{ $held }枚、製作したいカード{ $waiting }枚。資源を探す。
    }
hint-waits = { $card }も製作できるが、その資源は{ $aim }に使う。
hint-waits-little = { $card }も製作できるが、使う資源に見合わない。
hint-all = { $action }：{ $steps }。
hint-tool = 残せば終わりまでに約{ coins-number }の節約。売れば{ $worth }。
hint-end = この手番にほかに得になることはない。
hint-ends =
    { $place ->
        [behind] ゲームが終わりに入る。自分は約{ $coins }コイン負けているが、待つとさらに離される。
       *[ahead] ゲームが終わりに入る。自分が約{ $coins }コイン勝っている。
    }
hint-room = 手札が空き、引けるようになる。
hint-spare = { $count ->
       *[other] 自分のどのカードにも要らない。
    }
hint-sells = 合計{ coins-number }になる。
hint-do-other = { $place }にする

odds-title = **{ $table }** · 引く確率
button-odds = 確率
odds-of = { $what } { $percent }%
odds-row = { $what } { $percent }% · { $several }%
odds-cards =
    { $count ->
        [1] **資源がそろう確率：鉱山から次の1枚**
       *[other] **資源がそろう確率：鉱山から{ $count }枚**
    }
odds-card = { $card } { $percent }% · 不足：{ $lacks }
odds-ready = 引かなくてもそろう：{ $cards }
odds-no-card =
    { $count ->
        [1] 鉱山から次の1枚で資源がそろうカードはありません。
       *[other] 鉱山から{ $count }枚引いても、資源がそろうカードはありません。
    }
odds-mine =
    { $count ->
        [1] **鉱山**：次の1枚
       *[other] **鉱山**：次の1枚 · { $count }枚のうち1枚以上
    }
odds-guild =
    { $count ->
        [1] **ギルドの山札**、次の1枚：{ $odds }
       *[other] **ギルドの山札**、{ $count }枚のうち1枚以上：{ $odds }
    }
odds-no-draws = もうカードを引きません（ルール6.5、または手札が上限）。
odds-counted = -# 見えるものだけで計算。見えないカードはどれも次の1枚になりえます。

analysis-title = **{ $table }** · 分析
analysis-luck = **運**：配られた、または引いた資源の購入価値。鉱山の平均は{ $average }。
analysis-luck-line = { $who }：資源{ $drawn }枚、平均{ $each }（{ $more }）
analysis-coins = **コイン**（ゲーム中）：
analysis-coins-line = { $who }：完成{ $crafted }、売却{ $sales }、他のプレイヤー{ $others }、徒弟{ $income }、支出{ $spent }
analysis-crafts = **製作**、価値と資源の購入価値：
analysis-best = { $who }：最大の利益は{ $craft }。
analysis-worst = 最小は{ $craft }。
analysis-craft = { $card }（{ $cost }で{ $brought }）
analysis-no-crafts = { $who }：コインになったものはなし。
