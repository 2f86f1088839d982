### ゲーム後の分析。変数は英語のファイルで説明しています。
analysis-title = **{ $table }** · 分析
analysis-luck = **運**：工芸品を得た（盗みを含む）制作ロールの数と、各ロールの直前の確率の合計。1回のロールで2個できることもあります。
analysis-luck-line = { $who }：ロール{ $rolls }回中{ $fruitful }回、期待値{ $expected }（{ $more }）。得た工芸品は全部で{ $items }個、盗まれた{ $lost }個、獲得{ $won }個。
analysis-decisions = 最も損をした**判断**（強いボットの評価）：
analysis-gather = - ラウンド{ $round }：「{ $chosen }」。よりよい手：「{ $better }」、{ $why }。
analysis-why-odds = { $item }が{ $worse }%でなく{ $better }%
analysis-why-denied = さもないと{ $who }が{ $what }を選びそう
analysis-why-dice = 次のラウンドに{ $dice }多く残る
analysis-why-all = 合わせて工芸品{ $cost }個分
analysis-item = { $item }（{ $dice }）
analysis-craft-safer =
    { $more ->
        [0] - ラウンド{ $round }：{ $item }（{ $dice }）、盗まれる確率{ $risk }%（{ $thief }）。よりよい手：{ $better }なら{ $then }%。
       *[other] - ラウンド{ $round }：{ $item }（{ $dice }）、盗まれる確率{ $risk }%（{ $thief }）。よりよい手：能力をあと{ $more }つ使い{ $better }なら{ $then }%。
    }
analysis-craft-lost = 実際に盗まれました。
analysis-craft-nothing = - ラウンド{ $round }：何も作りませんでした。よりよい手：{ $better }、そのロールで足りました。
analysis-craft-more = - ラウンド{ $round }：{ $made }だけ。よりよい手：同じロールで{ $better }。
analysis-craft-steal = - ラウンド{ $round }：{ $made }。よりよい手：{ $victim }から奪う{ $better }。
analysis-craft-other = - ラウンド{ $round }：{ $made }、盗まれる確率{ $risk }%。よりよい手：{ $better }、{ $then }%。
analysis-best-gather = - 最善の手、ラウンド{ $round }：「{ $chosen }」でなく「{ $better }」、{ $why }。
analysis-best-safer = - 最善の手、ラウンド{ $round }：{ $item }に{ $dice }でなく{ $better }、盗まれる確率は{ $risk }%でなく{ $then }%（{ $thief }）。
analysis-best-steal = - 最善の手、ラウンド{ $round }：{ $victim }から盗んだ{ $items }。
analysis-best-more = - 最善の手、ラウンド{ $round }：1回のロールで{ $better }。
analysis-best-made = - 最善の手、ラウンド{ $round }：{ $better }、盗まれる確率{ $then }%。
analysis-no-decision =
    { $lost ->
        [0] { $who }：大きな損はありません。ダイス（工芸品の出た回数は期待値との差{ $more }）で決まりました。
       *[other] { $who }：大きな損はありません。ダイス（工芸品の出た回数は期待値との差{ $more }）と盗み（失った工芸品{ $lost }個）で決まりました。
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who }：大きな損はなく、ダイスの運もほぼ期待どおりでした。
       *[other] { $who }：大きな損はなく、ダイスの運もほぼ期待どおりでした。盗みで失った工芸品：{ $lost }個。
    }
analysis-looked-at = -# { $whole }回の判断のうち、均等に選んだ{ $count }回を見ました。
analysis-alt = { $table }の運の棒グラフ：{ $seats }。
analysis-alt-seat = { $who } { $fruitful }回、期待値{ $expected }
analysis-stroke = 期待値
