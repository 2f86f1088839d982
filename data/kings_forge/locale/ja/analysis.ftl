### ゲーム後の分析。変数は英語のファイルで説明しています。
analysis-title = **{ $table }** · 分析
analysis-luck = **運**（各制作ロールの直前の確率と比べて）：
analysis-luck-line =
    { $luck ->
        [better] { $who }の出目は平均より上：ロール{ $rolls }回中{ $fruitful }回で工芸品、平均は{ $expected }回。
        [worse] { $who }の出目は平均より下：ロール{ $rolls }回中{ $fruitful }回で工芸品、平均は{ $expected }回。
       *[even] { $who }の出目はほぼ平均：ロール{ $rolls }回中{ $fruitful }回で工芸品、平均は{ $expected }回。
    }
analysis-luck-items = 得た工芸品{ $items }個、盗まれた{ $lost }個、獲得{ $won }個。
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
analysis-best = **最善の判断**：
analysis-best-gather = - { $who }、ラウンド{ $round }：「{ $chosen }」でなく「{ $better }」、{ $why }。
analysis-best-safer = - { $who }、ラウンド{ $round }：{ $item }に{ $dice }でなく{ $better }、盗まれる確率は{ $risk }%でなく{ $then }%（{ $thief }）。
analysis-best-steal = - { $who }、ラウンド{ $round }：{ $victim }から盗んだ{ $items }。
analysis-best-more = - { $who }、ラウンド{ $round }：1回のロールで{ $better }。
analysis-best-made = - { $who }、ラウンド{ $round }：{ $better }、盗まれる確率{ $then }%。
analysis-no-decision =
    { $lost ->
        [0] { $who }：大きな損はありません。ダイスで決まりました。
       *[other] { $who }：大きな損はありません。ダイスと盗み（失った工芸品{ $lost }個）で決まりました。
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who }：大きな損はありません。
       *[other] { $who }：大きな損はありません。盗みで失った工芸品：{ $lost }個。
    }
analysis-looked-at = -# { $whole }回の判断のうち、均等に選んだ{ $count }回を見ました。
analysis-alt = { $table }の運の棒グラフ：{ $seats }。
analysis-alt-seat = { $who } { $fruitful }回、期待値{ $expected }
analysis-stroke = 期待値
