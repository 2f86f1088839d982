### できること、それぞれの費用と効果。

do-tool =
    { $fate ->
        [keep] { $card }を残す
       *[sell] { $card }を売る
    }
do-apprentice = { $card }が{ $other }と交代
do-kings-item = 場所を空ける：{ $other }
do-play = { $card }を{ place-to }出す
do-move = { $card }を{ place-to }移す
do-swap = { $card }を{ place-to }、{ $other }を戻す
do-discard = { $card }を捨てる
do-sell = { $card }を売る
do-craft = { $card }を製作：{ $cards }
do-buy-place = 倉庫の{ $place }枚目を買う
do-buy-row = 倉庫から{ $card }を買う（{ $place }枚目）
do-buy = { $seller }から{ $card }を買い{ place-to }
do-auction = { $seller }の{ $card }を競売に
do-bid = { coins-number }で入札、{ place-to }
do-pass = パス
do-draw =
    { $deck ->
        [guild] 引く：ギルド
       *[mine] 引く：鉱山
    }
do-end = 手番終了

brings = +{ coins-number }。
costs = { $seller }に{ coins-number }支払う。
costs-row = { coins-number }支払い、手札に加える。
costs-least = 入札は{ coins-number }から。
is-for-sale = この手番は傾く。売値{ $sell }、他の人の買値{ $buy }。
is-offered = この手番は傾く。他の人が買える。
is-refined-next = 未精錬。次の自分の手番の開始時に精錬。
is-ready = すぐ製作に使える。
worth = 価値{ coins-number }
is-crafted = 次の自分の手番に完成：{ $worth }
takes = 必要：{ $cost }。{ $worth }

desk-play = 手札を出す
desk-craft = 製作
desk-lay = 売る・移す・捨てる
desk-buy = 買う
desk-hand-full = 手札がいっぱいです。引くには先にカードを出してください。
desk-last-turn = 最後の手番です。もう引けず、手札と工房は得点になりません。
