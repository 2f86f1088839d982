game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] ついたて：わかっている中身も表示。
       *[counted] ついたて：数だけ表示。
    }

greeting-about = ワーカーでタイルを競り落とし、使い、四つの季節を通じて村を作ります。最後に点が最も多い人の勝ちです。

bot-level-random = 弱い
bot-level-settler = 普通
bot-level-mayor = 強い

button-full-board = すべての村
