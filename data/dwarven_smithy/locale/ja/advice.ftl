### 助言とふり返り：ヒント、引く確率、ゲーム後の分析。

hint-title = **{ $table }** · ヒント
button-hint = ヒント
hint-line = { $action }。
hint-brings = { $what }。
hint-aim = { $card }（{ $worth }）を目指します。
hint-aim-brief = { $card }を目指します。
hint-aim-lacks = { $card }（{ $worth }）を目指します。あと{ $icons }が必要です。
hint-aim-both = { $card }（{ $worth }）を目指します。今あるものは{ $other }に使います。
hint-draw-lacks = { $card }に{ $icons }が足りません。
hint-draw-odds =
    { $of ->
        [one] { $card }に{ $icons }が足りません。引ける1枚で来る確率は{ $percent }%です。
        [some] { $card }に{ $icons }が足りません。引ける{ $most }枚のうち{ $count }枚で来る確率は{ $percent }%です。
       *[all] { $card }に{ $icons }が足りません。引ける{ $count }枚で来る確率は{ $percent }%です。
    }
hint-draw-too = { $card }にも{ $icons }が要ります。
hint-draw-guild =
    { $count ->
        [0] 新しいギルドカードで製作できるものが増えます。
       *[other] 余っている{ $cards }を、新しいギルドカードに使えるかもしれません。
    }
hint-waits = { $card }も製作できますが、その資源は{ $aim }に使います。
hint-waits-little = { $card }も製作できますが、使う資源に見合いません。
hint-held-back = { $card }を製作するとゲームが終わりに入り、自分は約{ $coins }コイン、{ $who }は約{ $others }コインになりそうです。
hint-held-back-for = { $card }を製作するとゲームが終わりに入り、自分は約{ $coins }コイン、{ $who }は約{ $others }コインになりそうです。その資源は先に{ $aim }に使います。
hint-all = { $count }手すべて：{ $steps }。
hint-whole-turn = 手番全体：{ $steps }。
hint-then = 同じ手のあと：{ $step }。
hint-tool = { $card }を残せば終わりまでに約{ coins-number }の節約です。売れば{ $worth }です。
hint-end = この手番で、ほかに得になることはありません。
hint-before = { $place }では約{ coins-number }少なくなります。
hint-before-draw = { $place }はあとで構いません。引いたあとは引くことしかできません（ルール6.1）。
hint-ends =
    { $place ->
        [behind] これで次の自分の手番のあとゲームが終わりに入ります。賞とほかの人の残り2手番ずつも数えて約{ $coins }コイン負けそうですが、待つとさらに離されます。
       *[ahead] これで次の自分の手番のあとゲームが終わりに入ります。賞とほかの人の残り2手番ずつも数えて約{ $coins }コイン勝ちそうです。
    }
hint-ends-unknown =
    { $count ->
       *[other] 裏向きの王の品{ $count }枚でひっくり返ることもあります。
    }
hint-room = 引ける枚数が{ $now }枚から{ $room }枚に増えます。
hint-far = { $card }は残せば{ $coins }になりますが、まだ{ $icons }が足りません。
hint-spare =
    { $kept ->
        [0] { $card }は自分のどのカードにも要りません。
       *[other] { $card }はまだ{ $kept }枚残ります。
    }
hint-sold = { $card }は{ coins-number }になります。
hint-for-sale = { $card }は次の自分の手番から{ $sell }で売れます。他の人の買値は{ $buy }です。
hint-offered =
    { $buyer ->
        [nobody] { $card }を{ $coins }コインで買える人はいません。
        [ready] { $card }は他の人が{ $coins }で買えます。{ $who }には製作に必要なものがそろっています。
       *[other] { $card }は他の人が{ $coins }で買えます。製作に最も近い{ $who }にも、手札になければ{ $icons }が足りません。
    }
hint-crafted = { $card }は次の自分の手番に完成：{ $worth }
hint-discarded = { $card }を捨てると市場が空きます。
hint-laid =
    { $raw ->
        [yes] { $card }は次の自分の手番の開始時に精錬されます。
       *[no] { $card }はすぐ製作に使えます。
    }
hint-space =
    { $then ->
        [crafted] 工房が空き、{ $card }を製作できるようになります。
       *[laid] 工房が空き、{ $card }を置けるようになります。
    }
hint-card-worth = { $card }（{ $coins }）
hint-sells = { $cards }で合計{ coins-number }になります。
hint-do-other = { $place }にする

odds-title = **{ $table }** · 引く確率
button-odds = 確率
odds-of = { $what } { $percent }%
odds-cards =
    { $count ->
        [1] **資源がそろう確率**：鉱山から次の1枚
       *[other] **資源がそろう確率**：鉱山から{ $counts }枚
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
       *[other] **鉱山**：{ $counts }枚のうち1枚以上
    }
odds-guild =
    { $count ->
        [1] **ギルドの山札**、次の1枚：{ $odds }
       *[other] **ギルドの山札**、{ $count }枚のうち1枚以上：{ $odds }
    }
odds-no-draws = もうカードを引きません（ルール6.5、または手札が上限）。
odds-counted = -# 見えるものだけで計算しています。見えないカードはどれも次の1枚になりえます。

analysis-title = **{ $table }** · 分析
analysis-decisions =
    { $whose ->
        [own] **あなたの損の大きかった判断**（強いボットが、そのとき見えたものから数えたもの）：
       *[all] **損の大きかった判断**（強いボットが、そのとき見えたものから数えたもの）：
    }
analysis-no-decisions =
    { $whose ->
        [own] **あなたの判断**：製作、売却、購入、引きのうち、見えたものから数えて、1、2コインより大きな損はありませんでした。
       *[all] **判断**：製作、売却、購入、引きのうち、見えたものから数えて、1、2コインより大きな損はだれにもありませんでした。
    }
analysis-cost = { $who }、{ $turn }手番目、{ coins-number }の損：{ $told }
analysis-cost-own = { $turn }手番目、{ coins-number }の損：{ $told }
analysis-best = **最も得た判断**：{ $who }、{ $turn }手番目、{ coins-number }の得：{ $told }
analysis-best-own = **あなたの最も得た判断**：{ $turn }手番目、{ coins-number }の得：{ $told }
analysis-counted = 資源1つは、精錬後の値段の{ $percent }%に{ $more }コインを足した価値と数えます。
analysis-end = **終わり**：{ $who }、{ $turn }手番目：{ $card }でゲームが終わりに入りました。そのときの計算では一番の相手に{ $lead }コイン、終わってみると{ $final }コインでした。
analysis-end-missed = **終わり**：{ $who }、{ $turn }手番目：{ $card }の準備ができていて、製作すれば約{ $lead }コインの差で終わりに入れました。あとで終わったときは{ $final }コインでした。
analysis-let-go = { $card }（価値{ $worth }）が{ $price }で{ $buyer }に渡りました。{ $cost }相当の資源で製作するほうが得でした。
analysis-left = { $card }は必要なものがそろっていました。製作するほうが得でしたが、最後まで製作されませんでした。
analysis-late = { $card }の製作が遅すぎて、完成しませんでした。資源は市場に移すほうが得でした。
analysis-little = { $card }は、{ $worth }の価値がある資源より少ない収入でした。資源は残すか売るほうが得でした。
analysis-back = { $card }を{ $sold }で売り、すぐに{ $paid }で買い直しました。残すほうが得でした。
analysis-tool =
    { $fate ->
        [keep] { $card }は残されましたが、売るほうが得でした。
       *[sell] { $card }は売られましたが、残すほうが得でした。
    }
analysis-undrawn =
    { $count ->
       *[other] 手札に空きがあるのに{ $count }枚引かずに手番を終えました。引くほうが得でした。
    }
analysis-craft = { $card }（{ $worth }の価値）、資源は{ $cost }の価値でした。
analysis-craft-bought = { $card }（{ $worth }の価値）、{ $seller }から{ $price }で買いました。
analysis-luck = **引きの運**、資源の価値と平均との差：{ $seats }。
analysis-luck-seat = { $who } { $more }
analysis-coins = **コイン**（ゲーム中）：
analysis-coins-line = { $who }：完成{ $crafted }、売却{ $sales }、他のプレイヤー{ $others }、徒弟{ $income }、支出{ $spent }
