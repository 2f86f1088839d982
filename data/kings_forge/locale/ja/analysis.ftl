### ゲーム後の分析。変数は英語のファイルで説明しています。
analysis-title = **{ $table }** · 分析
analysis-luck = **運**：工芸品を得た（盗みを含む）制作ロールの数と、各ロールの直前の確率の合計。
analysis-luck-line = { $who }：{ $rolls }回中{ $fruitful }回、期待値{ $expected }（{ $more }）。工芸品（盗みを含む）{ $items }個、盗まれた{ $lost }個、獲得{ $won }個。
analysis-decisions = 採集フェイズで最も損をした**判断**（強いボットの評価）：
analysis-decision = { $who }、ラウンド{ $round }：「{ $chosen }」。工芸品{ $cost }個分よかった手：「{ $better }」。
analysis-no-decision =
    { $lost ->
        [0] { $who }：大きな損はありません。ダイス（工芸品の出た回数は期待値との差{ $more }）で決まりました。
       *[other] { $who }：大きな損はありません。ダイス（工芸品の出た回数は期待値との差{ $more }）と盗み（失った工芸品{ $lost }個）で決まりました。
    }
analysis-looked-at = -# { $whole }回の判断のうち、均等に選んだ{ $count }回を見ました。
analysis-alt = { $table }の運の棒グラフ：{ $seats }。
analysis-alt-seat = { $who } { $fruitful }回、期待値{ $expected }
analysis-stroke = 期待値
