### 自分のしたことを本人に伝える文。idと変数の意味は英語のファイルにあります。

yours-round-began = ラウンド{ $round }開始。あなたがスタートプレイヤーです。公開カード：{ $cards }。
yours-new-round = ラウンド{ $round }（スタートプレイヤーは{ $who }）：手元は{ $dice }
yours-new-round-first = ラウンド{ $round }（スタートプレイヤーはあなた）：手元は{ $dice }
yours-claimed = { $paid }で{ $side }を取りました。
yours-claimed-free = { $side }を取りました（無料）。
yours-claimed-trading = { $side }を取りました。
yours-gathering-over = 公開できるカードがなくなりました。制作フェイズに入ります。
yours-docked = { $card }を伏せ、{ $paid }で{ $space }を使いました。
yours-claimed-for = { $side }を取りました：{ $gained }。
yours-docked-for = { $space }を使いました：{ $gained }。
yours-got-now = { $dice }（すぐ使えます）
yours-got-later = { $dice }（次のラウンドから）
yours-got-token = { $held }を獲得（ロール後、{ $effect }）
yours-got-library = 制作で振る図書館ダイスを獲得
yours-got-rolled = { $die }が出て獲得
yours-got-instead = { $die }が出て、代わりに{ $dice }を獲得
yours-got-back = { $die }が出てストックへ
yours-got-cancelled = { $die }が出たが無効（ルール7.4）
yours-got-purple = このラウンド、振って{ $value }の目は使えない
yours-passed =
    { $taking ->
        [nothing] パスしました。
        [forced] 他にできることがなく、パスしました。
        [metal] 最初にパスし、金属1個（すぐ使える）をもらいました。
       *[token] 最初にパスし、+1/+1トークン（振った後にダイス2個に+1ずつ）をもらいました。
    }
yours-gained =
    { $usable ->
        [yes] { $dice }を得て、手元に置きました。
       *[no] { $dice }を得て、仕事場に置きました（次のラウンドから）。
    }
yours-gained-part =
    { $usable ->
        [yes] { $dice }を得て、手元に置きました。ストック不足：{ $missing }（ルール2.3）。
       *[no] { $dice }を得て、仕事場に置きました（次のラウンドから）。ストック不足：{ $missing }（ルール2.3）。
    }
yours-gained-nothing = 何も得られません。ストック不足：{ $missing }（ルール2.3）。
yours-benefit-gained = 能力「{ $held }」を得ました。
yours-library-gained = 制作で振る図書館ダイスを得ました。
yours-library-missed = 図書館ダイスを得られません。残りがありません（ルール7.1）。
yours-traded = { $to }に{ $given }を渡し、{ $taken }ダイス1個をもらいました。
yours-gamble-rolled = { $side }で{ $die }を出しました。
yours-gamble-missed = { $side }：振るダイスがストックにありません（ルール2.3）。
yours-gamble-kept = { $die }を仕事場に置きました。
yours-gamble-returned = { $die }はストックに戻りました。
yours-cancelled = あなたの{ $dice }は無効になりました（ルール7.4）。
yours-used = { $source }を使い、{ $before }が{ $after }になりました。
yours-wood-taken = { $source }で木1個を得ました。
yours-wood-rolled = { $source }で木ダイスを振り、{ $die }を出しました。
yours-wood-missed = { $source }を使いましたが、ストックに木がありません（ルール2.3）。
yours-benefit-kept = { $held }を後のために残しました。
yours-rolled = ダイスを振りました：{ $dice }。
yours-crafted = { $dice }で{ $item }を制作しました。
yours-crafted-won = { $dice }で**{ $item }**を作り、獲得しました。
yours-stolen = { $dice }で{ $victim }の{ $item }を盗みました。{ $victim }に{ $freed }が戻ります。
yours-stolen-won = { $dice }で{ $victim }から**{ $item }**を盗み、獲得しました。
yours-at-stake = 盗まれなければ、ラウンド終了時に獲得します。
yours-not-at-stake = ラウンド終了時に獲得します。
yours-turn-ended = 制作の手番を終えました。
yours-turn-ended-unused = 制作の手番を終えました。仕事場へ：{ $dice }。
yours-turn-fruitless = { $dice }では何も作れないため、手番は終わりです。
yours-turn-no-dice = ダイスがなくなったため、手番は終わりです。
yours-turn-nothing-more = これ以上は何も作れません。手番は終わりです。
yours-turn-skipped = **振るダイスがない**ため、手番は終わりです。
yours-won = **{ $item }**を獲得しました。
yours-benefits-lost = { $held }を使いませんでした。
yours-tokens-lost = あなたは{ $held }を使わず、ラウンドと共に失いました。
