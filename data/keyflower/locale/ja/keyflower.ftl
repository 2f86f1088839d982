game-title = Keyflower

lobby-option-screens =
    { $value ->
        [known] ついたて：わかっている中身も表示。
       *[counted] ついたて：数だけ表示。
    }

greeting-about = ワーカーでタイルを競り、一番の村を作ります。
greeting-goal = 4つの季節の後、点が最も多い人の勝ちです。
greeting-turn = 手番：競りタイルにワーカーで入札するか、タイルに置いて使用します。季節の終わりに、一番多く入札した人が得ます。

bot-level-random = 弱い
bot-level-settler = 普通
bot-level-mayor = 強い

button-full-board = すべての村
