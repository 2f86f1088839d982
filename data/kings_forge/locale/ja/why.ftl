### Behind a refusal. What the ids and variables mean stands in the English file.

rules-why-what = 何の理由ですか？「なぜ」の後にカード、桟橋、工芸品の名前を書いてください。
rules-why-can-craft = { $item }：{ $dice }で今制作できます。
rules-why-can-steal = { $item }：{ $dice }で今{ $who }から盗めます。
why-supply = あなたの手元：{ $dice }
why-supply-of = { $who }の手元：{ $dice }
why-square-lacks = { $side }のマス{ $square }に置けるのは{ $takes }ですが、置けるダイスが残っていません。
why-dice-short = { $side }：好きなダイスを置けるマスがあと{ $count }個ありますが、ダイスが残っていません。
why-can-pay = { $side }は{ $dice }で支払えます。
why-sells = { $space }は空いています。コストはダイス{ $cost }個です。
why-used-by = { $who }がこのラウンドに{ $space }を使いました。
why-claimed-by = { $who }がこのラウンドに{ $card }を取りました。
why-turned-down-by = { $who }がこのラウンドに桟橋のために{ $card }を伏せました。
why-not-in-play = { $card }はこのゲームで使っていません。
why-still-in-deck = { $card }は山札にあり、これから出ることがあります。
why-box-missed = { $item }の枠{ $box }には{ $wanted }が必要です。一番良い{ $best }でも{ $short }つ足りません。
why-box-missed-of = { $item }の枠{ $box }には{ $wanted }が必要です。一番良い{ $best }でも{ $short }つ足りません。
why-box-without-die = { $item }の枠{ $box }には{ $wanted }が必要ですが、置けるダイスが残っていません。
why-enough = これで足ります：{ $uses }。
why-enough-dice = 足りるダイス：{ $dice }。
why-may-help = 振れば届くかもしれないもの：{ $benefits }。
why-must-exceed = { $item }には{ $dice }が置かれています。1個以上がこれを上回る必要があります。
why-queued =
    { $before ->
        [0] { $item }は待機列の次のカードです。
       *[other] { $item }は待機列にあり、前に{ $before }枚あります。
    }
why-won-by = { $item }はもう{ $who }のものです。
why-lies-before = { $item }は{ $who }の前にあります。
why-can-copy = Workshopでコピーできるもの：{ $sides }
why-can-copy-nothing = このラウンドにカードを取った人はまだいません。
why-holds = 持っている能力：{ $benefits }
why-holds-nothing = 持っている能力はありません。
why-rolled = 振ったダイス：{ $dice }
why-holds-of = { $who }が持っている能力：{ $benefits }
why-holds-nothing-of = { $who }が持っている能力はありません。
why-rolled-of = { $who }が振ったダイス：{ $dice }
why-unrolled-of = { $who }はまだダイスを振っていません。
why-deciding-of = { $who }には先に決めることがあります。
why-nothing-to-pour-of = { $who }の手元にはダイスが残っていません。
why-pass-in-gather = パスできるのは採集フェイズです。今は制作フェイズです。
why-passed = { $who }はもうパスしています。
why-had-turns =
    { $done ->
        [passed] あなたはこのラウンドはもうパスしています。
       *[crafted] このラウンドのあなたの制作の手番は終わっています。
    }
why-stock-lacks = ストックにないため、{ $dice }はもらえません。
why-nothing-to-roll = ストックに振る{ $kind }がないため、何ももらえません。
why-no-library-left = ストックに図書館ダイスが残っていません。
why-nothing-there =
    { $what ->
        [rule-2-2] 取れる公開カードがありません{ by-rule }。
        [rule-3-3] 制作対象の工芸品がありません{ by-rule }。
       *[rule-3-4] このラウンドの工芸品を持つ人がほかにいません{ by-rule }。
    }
why-possible-of = できること：{ $things }
