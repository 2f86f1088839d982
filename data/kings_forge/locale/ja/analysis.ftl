### ゲーム後の分析。変数は英語のファイルで説明しています。
analysis-title = **{ $table }** · 分析
analysis-luck = **運**（各ロールの直前の確率と比べました）：
analysis-luck-line =
    { $luck ->
        [better] { $who }の運は平均より上でした。ロール{ $rolls }回のうち{ $fruitful }回で工芸品が手に入りました（期待値{ $expected }回）。
        [worse] { $who }の運は平均より下でした。ロール{ $rolls }回のうち{ $fruitful }回で工芸品が手に入りました（期待値{ $expected }回）。
       *[even] { $who }の運はほぼ平均でした。ロール{ $rolls }回のうち{ $fruitful }回で工芸品が手に入りました（期待値{ $expected }回）。
    }
analysis-luck-items = 制作{ $items }個、盗まれた数{ $lost }個、獲得{ $won }個です。
analysis-decisions = 最も損をした**判断**（強いボットの評価です）：
analysis-gather = - ラウンド{ $round }：「{ $chosen }」よりも「{ $better }」が得でした。{ $why }。
analysis-why-odds = { $item }は{ $worse }%でなく{ $better }%でした
analysis-why-denied = 取らないと{ $who }が{ $what }を選びそうでした
analysis-why-dice = 次のラウンドに{ $dice }を余分に残せました
analysis-why-all = 差は合わせて工芸品{ $cost }個分でした
analysis-item = { $item }（{ $dice }）
analysis-craft-safer =
    { $more ->
        [0] - ラウンド{ $round }：{ $item }（{ $dice }）は{ $thief }などに盗まれる確率が{ $risk }%でした。{ $better }なら{ $then }%でした。
       *[other] - ラウンド{ $round }：{ $item }（{ $dice }）は{ $thief }などに盗まれる確率が{ $risk }%でした。能力をあと{ $more }つ使った{ $better }なら{ $then }%でした。
    }
analysis-craft-lost = 実際に盗まれました。
analysis-craft-nothing = - ラウンド{ $round }：何も作りませんでした。そのロールで{ $better }を作れました。
analysis-craft-more = - ラウンド{ $round }：{ $made }だけを作りました。同じロールで{ $better }を作れました。
analysis-craft-steal = - ラウンド{ $round }：{ $made }よりも{ $better }（{ $victim }から盗む）のほうが得でした。
analysis-craft-other = - ラウンド{ $round }：{ $made }は盗まれる確率が{ $risk }%でした。{ $better }なら{ $then }%でした。
analysis-best = **最善の判断**：
analysis-best-gather = - { $who }、ラウンド{ $round }：「{ $chosen }」でなく「{ $better }」を選びました。{ $why }。
analysis-best-safer = - { $who }、ラウンド{ $round }：{ $item }を{ $dice }でなく{ $better }で作り、盗まれる確率を{ $risk }%から{ $then }%に下げました（{ $thief }）。
analysis-best-steal = - { $who }、ラウンド{ $round }：{ $victim }から{ $items }を盗みました。
analysis-best-more = - { $who }、ラウンド{ $round }：1回のロールで{ $better }を作りました。
analysis-best-made = - { $who }、ラウンド{ $round }：{ $better }を作りました。盗まれる確率は{ $then }%でした。
analysis-no-decision =
    { $lost ->
        [0] { $who }：大きな損はありませんでした。ダイスで決まりました。
       *[other] { $who }：大きな損はありませんでした。ダイスと盗み（盗まれた工芸品{ $lost }個）で決まりました。
    }
analysis-no-decision-even =
    { $lost ->
        [0] { $who }：大きな損はありませんでした。
       *[other] { $who }：大きな損はありませんでした。盗まれた工芸品は{ $lost }個です。
    }
analysis-looked-at = -# { $whole }回の判断のうち、均等に選んだ{ $count }回を見ました。
analysis-alt = { $table }の運の棒グラフ：{ $seats }。
analysis-alt-seat = { $who } { $fruitful }回、期待値{ $expected }
analysis-stroke = 期待値
