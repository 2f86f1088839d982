### できること、それぞれの費用と効果。

do-tool =
    { $fate ->
        [keep] { $card }を残す
       *[sell] { $card }を売る
    }
do-apprentice = { $card }が{ $other }と交代
do-apprentice-short = …が{ $other }と交代
do-kings-item = 場所を空ける：{ $other }
do-play = { $card }を{ place-to }出す
do-move = { $card }を{ place-to }移す
do-play-short = { brief-to }を出す
do-move-short = { brief-to }を移す
do-swap = { $card }を{ $other }と入れ替える
do-discard = { $card }を捨てる
do-sell = { $card }を売る
do-craft = { $card }を製作：{ $cards }
do-craft-short = { $card }を製作
do-all = 全{ $count }手
do-then-draw = ＋{ $cards }枚引く
do-buy-place = 倉庫の{ $place }枚目を買う
do-buy-row = 倉庫から{ $card }を買う（{ $place }枚目）
do-buy = { $seller }から{ $card }を買い{ place-to }
do-buy-short = { brief-to }を買う
do-buy-row-short = { $card }を買う（倉庫{ $place }枚目）
do-auction = { $seller }の{ $card }を競売に
do-bid = { coins-number }で入札、{ place-to }
do-pass = パス
draw-last =
    { $last ->
        [yes] {"（最後の1枚）"}
       *[no] {""}
    }
do-draw =
    { $deck ->
        [guild] 引く：ギルド
       *[mine] 引く：鉱山
    }{ draw-last }
do-draw-several =
    { $deck ->
        [guild] ギルドから{ $count }枚引く
       *[mine] 鉱山から{ $count }枚引く
    }{ draw-last }
do-draw-both = 鉱山{ $mine }枚、ギルド{ $guild }枚引く{ draw-last }
do-end = 手番終了

brings-now-or-end = { $card }は+{ coins-number }。市場に残せば最後に{ $price }です。
costs = { $seller }に{ coins-number }支払います。
costs-guild = { coins-number }支払います。{ $use }
costs-last =
    { $ends ->
        [0] { coins-number }支払い、ゲーム終了時に何にもなりません。
       *[other] { coins-number }支払い、ゲーム終了時に{ $ends }になります。
    }
costs-row =
    { $made ->
        [above] { coins-number }支払い、手札に加えます（値段{ $own }＋上のカード1枚につき1で{ $above }）。
        [less] { coins-number }支払い、手札に加えます（{ $own }−徒弟{ $less }）。
        [both] { coins-number }支払い、手札に加えます（{ $own }＋上にあるカードの枚数{ $above }−徒弟{ $less }）。
       *[plain] { coins-number }支払い、手札に加えます（一番上のカード）。
    }
costs-least = 入札は{ coins-number }からです。
is-for-sale =
    { $when ->
        [end] { $card }はゲーム終了時に{ $buy }です。
        [now] { $card }はすぐ{ $sell }で売れます。他の人の買値は{ $buy }です。
        [raw] { $card }は未精錬のままです。次の自分の手番から{ $sell }で売れます。他の人の買値は{ $buy }です。
       *[later] { $card }は次の自分の手番から{ $sell }で売れます。他の人の買値は{ $buy }です。
    }
is-offered =
    { $last ->
        [yes] { $card }はゲーム終了時に何にもなりません。
       *[no] { $card }は他の人が{ coins-number }で買えます。次の自分の手番から捨てられます。
    }
is-lost = 最後の手番：工房の{ $card }は何にもなりません。
is-wanted =
    { $raw ->
        [yes] 精錬すれば{ $cards }に使えます。
       *[no] { $cards }に使えます。
    }
worth = 価値{ coins-number }
worth-end = 最後に{ coins-number }
is-crafted =
    { $then ->
        [never] 失われます。完成は次の自分の手番ですが、これが最後の手番です。
        [kings] 次の手番に完成、以後は市場の1枠を占める：{ $worth }
       *[next] 次の自分の手番に完成：{ $worth }
    }
takes = 製作に必要：{ $cost }。{ $worth }

line-laid =
    { $raw ->
        [yes] { $count ->
            [1] 次の自分の手番の開始時に精錬されます。
           *[other] { $count }枚とも次の自分の手番の開始時に精錬されます。
        }
       *[no] { $count ->
            [1] すぐ製作に使えます。
           *[other] { $count }枚ともすぐ製作に使えます。
        }
    }
line-lost =
    { $count ->
        [1] ゲーム終了時に何にもなりません。
       *[other] { $count }枚ともゲーム終了時に何にもなりません。
    }
line-at-the-end =
    { $count ->
        [1] ゲーム終了時に{ coins-number }になります。
       *[other] { $count }枚でゲーム終了時に{ coins-number }になります。
    }
line-offered =
    { $last ->
        [yes] ゲーム終了時に何にもなりません。
       *[no] 他の人が{ coins-number }で買えます。次の自分の手番から捨てられます。
    }
line-sells-now =
    { $count ->
        [1] すぐ{ $sell }で売れます。他の人の買値は{ $buy }です。
       *[other] { $count }枚ですぐ{ $sell }で売れます。他の人の買値は1枚{ $buy }です。
    }
line-sells-later =
    { $count ->
        [1] 次の自分の手番から{ $sell }で売れます。他の人の買値は{ $buy }です。
       *[other] { $count }枚で次の自分の手番から{ $sell }で売れます。他の人の買値は1枚{ $buy }です。
    }
line-sells-raw =
    { $count ->
        [1] 未精錬のままです。次の自分の手番から{ $sell }で売れます。他の人の買値は{ $buy }です。
       *[other] { $count }枚とも未精錬のままです。次の自分の手番から計{ $sell }で売れます。他の人の買値は1枚{ $buy }です。
    }
line-sold =
    { $count ->
        [1] { coins-number }になります。
       *[other] { $count }枚で{ coins-number }になります。
    }
line-sold-last =
    { $count ->
        [1] { coins-number }になります。市場に残せば最後に{ $price }です。
       *[other] { $count }枚で{ coins-number }になります。市場に残せば最後に{ $price }です。
    }
line-discarded = 市場が1枠空きます。
line-swapped =
    { $then ->
        [raw] { $card }の買値は{ $coins }。代わりに{ $other }（次の手番に精錬）。
        [ready] { $card }の買値は{ $coins }。代わりに{ $other }（すぐ製作に使えます）。
        [last] { $card }はゲーム終了時に{ coins-number }、{ $other }は何にもなりません。
       *[guild] { $card }の買値は{ $coins }。代わりに{ $other }。
    }
line-costs = { coins-number }支払います。
line-takes = 製作に必要：{ $cost }。
line-crafted = 次の自分の手番の開始時に{ coins-number }になります。
line-crafted-tool = 次の自分の手番に{ coins-number }で売るか、残します：{ $texts }
line-crafted-king = 最後に{ coins-number }です。次の自分の手番から市場の1枠を占めます。
line-apprentice = 次の自分の手番から：{ $texts }
line-row =
    { $made ->
        [above] { coins-number }支払い、手札に加えます（{ $own }＋上にあるカード{ $above }枚分）。
        [less] { coins-number }支払い、手札に加えます（{ $own }−徒弟{ $less }）。
        [both] { coins-number }支払い、手札に加えます（{ $own }＋上にあるカード{ $above }枚分−徒弟{ $less }）。
       *[plain] { coins-number }支払い、手札に加えます（一番上のカード）。
    }
line-wanted =
    { $raw ->
        [yes] カード{ $count }枚に使います（精錬後）。
       *[no] カード{ $count }枚に使います。
    }
line-drawn =
    { $deck ->
        [guild] 製作するカード。
       *[mine] 製作に使う金属、宝石、ルーン。
    }
line-from =
    { $where ->
        [hand] 手札から。
        [market] 市場から。
       [workshop] 工房から。
       *[both] 手札と市場から。
    }

desk-kings-for-sale = 売りに出た王の品：{ $cards }
desk-own = 自分のカード
desk-own-mode = { desk-own }・{ $what }
desk-bring =
    { $holds ->
        [draws] 引く
        [buys] 買う
       *[both] 引く・買う
    }
desk-craft = 製作
desk-sell = 売る
desk-discard = 捨てる
desk-swaps = 入れ替え
desk-more = 続き：{ $what }
desk-back = 戻る：{ $what }
desk-swap = { $card }を市場のカードと入れ替える
desk-swap-told = { $card }は市場へ、選んだカードは工房へ。
desk-full = { $menu }・満杯：{ $areas }
desk-full-area =
    { $area ->
        [hand] 手札
        [market] 市場
       *[workshop] 工房
    } { $used }/{ $limit }
desk-drawn = { $most }枚のうち{ $count }枚引きました。続けて引くか、手番を終えます。
desk-before-drawing = 引くともう製作できません（ルール6.1）。
desk-hand-full = 手札がいっぱいです。カードを出すと引けます。
desk-all-full = 手札も市場も工房もいっぱいです。売る、捨てる、製作するなどで空けてください。
desk-signs = 黄色：得られるコイン、黒：他の人の買値、✓：持っている、砂時計：次の手番に精錬。人：徒弟、レンチ：道具、王冠：王の品。
desk-last-turn = 最後の手番です。もう引けません。数えるのは市場にあるものだけで、資源は値段のコインになります（ルール7.4）。
desk-kings-stay = 市場がいっぱいです。{ $limit }枠のうち{ $count }枠は王の品が占めています（ルール3.5）。
desk-make-room = { $card }が完成しましたが、市場がいっぱいです。どのカードを工房に移しますか（ルール4.9）？

desk-end-idle = この手番ではまだ何もしていません。それでも終えますか？
desk-end-draws = まだカードを引けます。引くのにコインはかかりません。それでも終えますか？
turn-over = これ以上引けないので、手番は終わりです。
turn-over-full = 手札がいっぱいなので、手番は終わりです。
