## /forge cards

own-cards-title =
    { $game }、このサーバーのカード：{ $count ->
        [0] まだありません。卓の項目「{ name-option-own_cards }」で使えます。
       *[other] { $count }枚。卓の項目「{ name-option-own_cards }」で使えます。始まった卓では、始めたときのカードのままです。
    }
own-cards-menu = カードを見る・変える
own-cards-new = 新しいカード
own-cards-change = 内容を変える
own-cards-drop = カードを削除
own-cards-back = すべてのカード
own-cards-look = 別の絵
own-cards-again = 書き直す
