### できない理由と、いまできること。

stand-in-note = { game-title }のカードの名前と数値は仮のものです。実物の数値は公開されていません。
rules-why-what = 何ができないのですか？「なぜ」にカードの名前を添えてください。
why-no-seat = この卓に席がありません。できることは見えない手札によって変わります。ルール：
why-able = { $what }。今できること：
why-able-so = { $what }。{ $brings }
why-able-more = ほか{ $count }通り
why-not-offered = { $card }は今どこでも売られていません。他の人の市場にも倉庫にもありません{ by-rule }。
why-instead = 今それでできること：
why-lacks = { $card }に足りないもの：{ $icons }{ by-rule }。
why-lacks-now =
    { $count ->
        [0] { $card }に足りないもの：{ $icons }{ by-rule }。未精錬で工房にあり、次の自分の手番から使えます。
       *[other] { $card }に足りないもの：{ $icons }{ by-rule }。次の自分の手番の精錬後：{ $later }。
    }
why-filled =
    { $area ->
        [hand] 手札（{ $used }/{ $limit }）：{ $cards }。
        [market] 自分の市場（{ $used }/{ $limit }）：{ $cards }。
        [workshop] 自分の工房（{ $used }/{ $limit }）：{ $cards }。
       *[tools] 自分の道具（{ $used }/{ $limit }）：{ $cards }。
    }
why-in-row = { $card }は倉庫にあり、{ coins-number }です。
why-kings-stay = 完成した王の品は市場の枠を占めたままです：{ $count }（ルール3.5）。
why-for-sale = { $card }は{ $who }の市場にあり、{ coins-number }です。
why-lies-own =
    { $spot ->
        [hand] { $card }は自分の手札にあります。
        [market] { $card }は自分の市場にあります。
        [workshop] { $card }は自分の工房にあります。
        [stack] { $card }は製作済みで、次の自分の手番に完成します。
        [kings] { $card }は完成し、自分の市場にあります。
        [apprentices] { $card }は自分の徒弟です。
       *[tools] { $card }は自分の道具です。
    }
why-lies-of =
    { $spot ->
        [workshop] { $card }は{ $who }の工房にあります。
        [stack] { $card }は{ $who }が製作済みです。
        [kings] { $card }は{ $who }が完成させました。
        [apprentices] { $card }は{ $who }の徒弟です。
       *[tools] { $card }は{ $who }の道具です。
    }
why-lies-nowhere =
    { $spot ->
        [discard] { $card }は捨て札にあります。
        [out] { $card }はこのゲームにはありません。別のモードのカードです。
       *[unseen] { $card }は見えない所にあります：山札、誰かの手札、または伏せたカード。
    }
why-nothing-to =
    { $verb ->
        [play] 手札がありません{ by-rule }。
        [move] 動かせるカードがありません{ by-rule }。
        [discard] 市場にギルドカードがありません{ by-rule }。
        [sell] 市場に資源がありません{ by-rule }。
        [buy] 買えるものがありません{ by-rule }。
        [craft] 製作するギルドカードが場にありません{ by-rule }。
        [auction] 競売にかけるカードがありません{ by-rule }。
       *[other] そのためのカードがありません{ by-rule }。
    }
