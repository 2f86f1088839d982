### /rules and Why. What the ids and variables mean stands in the English file.

command-rules = ルール、カード、用語を調べます。空欄なら今の場面のルールを表示します
option-rules-query = 質問や言葉。「なぜ…」でできない理由、「チュートリアル」で遊び方がわかります
option-rules-public = 項目が1つに決まれば、すぐ全員に表示します
option-rules-table = { option-table }

## Entries

rules-title = **{ $number }・{ $title }**
rules-card-title = { $title }・{ $printed }
rules-example = *例：{ $example }*
rules-notes = -# { $notes }
rules-ruling = ルールブックにない点は、このボットの裁定です。
rules-ruling-of = 印刷されたルールでは{ $what }がはっきりしないため、こう決めています。
rules-enforced-partly = この規則の一部だけ自動で確認します。残りは各自で守ってください。
rules-enforced-no = この規則は自動で確認しません。各自で守ってください。

## Lists and labels

rules-label-rule = { $number } { $title }
rules-label-item = { $item }（{ $kind }）
rules-label-game = { $label }・{ $game }
rules-label-why = できない理由：{ $what }
rules-label-show = 表示：{ $what }
rules-label-ask = 質問：{ $question }
rules-menu = どの項目ですか？
rules-several = 「{ $query }」に当てはまる項目が複数あります。
rules-nearest = -# 「{ $query }」に最も近い項目です。ほかの項目をお探しなら、次に近いものが下にあります。
rules-nearest-two = -# 「{ $query }」に最も近い2つの項目です。ほかの項目をお探しなら、次に近いものが下にあります。
rules-nothing = 「{ $query }」は見つかりません。カード名、ルールの番号、ゲームの用語で試してください。
rules-kept = -# あなただけに見えます。チャンネルに表示するのは、項目が1つに決まり、隠れた手札に関わらないときだけです。
rules-kept-clear = -# あなただけに見えます。チャンネルに表示するのは、項目が1つに決まるときだけです。
rules-unnamed = -# 「{ $query }」という項目はありません。最も近い項目です。
rules-unnamed-near = 「{ $query }」という項目はありません。近い項目：
rules-nothing-near = 「{ $query }」は見つかりません。近い項目：
rules-no-word = { $game }に「{ $query }」はありません。
rules-no-word-near = { $lacking }ほかのゲームも含めて近い項目：
rules-all = ルール一覧：
rules-all-of = ルール一覧：{ $games }。
rules-ranked-most = **{ $what }**（多い順）：
rules-ranked-least = **{ $what }**（少ない順）：
rules-ranked-row = - { $entry }：{ $value }
rules-ranked-more = - ほか{ $count }件
rules-moment = **{ $table }**・今の場面のルール：

## Why

rules-button-why = なぜ？
rules-why-title = **{ $table }**・できない理由
rules-why-possible = { $what }：今できます。
rules-why-possible-of = { $what }：{ $who }は今できます。
rules-why-not-now = { $what }：今はできません（ルール{ $rules }）。
rules-why-what = 何の理由ですか？「なぜ」の後に名前を書いてください。

why-onlooker = この卓に席がありません。以下は手番の{ $who }についてです。
why-awaited = { $who }の手番です。
why-yours = あなたの手番です。

## Tutorial

tutorial-heading = チュートリアル
tutorial-bot = ボット
tutorial-which = どのゲームですか？
tutorial-progress = -# チュートリアル・{ $number }/{ $all }・あなただけに見えます
tutorial-onward = -# **チュートリアル・{ $number }/{ $all }**・正解です。
tutorial-onward-why = -# **チュートリアル・{ $number }/{ $all }**・正解です。{ $why }
button-start-over = 最初から
tutorial-rule-back = -# このメッセージを閉じると、上でチュートリアルが続きます。
tutorial-task = **{ $task }**
tutorial-end =
    チュートリアルはここまでです。**{ greeting-play }**で、あなたのゲームが始まります。
    ほかの人と遊ぶには`{ slash-table-new }`で卓を立てます。わからないことは、いつでも`{ slash-rules }`で調べられます。
