### King's Forge on screens. What the ids and variables mean stands in the English file.

game-title = King's Forge
game-progress = ラウンド{ $round }

## Lobby card

lobby-option-edition =
    { $value ->
        [second] ルール：第2版。6を超える値は手番の後に6になります。
       *[third] ルール：第3版。6を超える値はクリーンアップまで有効です。
    }

## Buttons

button-gather = カードを取る
button-dock = 桟橋
button-pass = パス
button-craft = 制作

## Board message

headline-phase =
    { $phase ->
        [craft] ラウンド{ $round }、制作フェイズ
       *[gather] ラウンド{ $round }、採集フェイズ
    }
headline-now = { $phase }。{ $possible }
headline-can-gather = カードを取る、桟橋を使う、パスのどれかを選んでください。
headline-can-gather-or-pass = カードを取るか、パスしてください。
headline-can-dock-or-pass = 桟橋を使うか、パスしてください。
headline-can-only-pass = 取れるカードも使える桟橋もありません。パスだけできます。
headline-can-wood-first = その前に{ $sources }の木をもらえます。
headline-can-wood-or-pass = 取れるカードも使える桟橋もありません。木をもらう（{ $sources }）か、パスしてください。
headline-can-roll = ダイスを振り、制作するか盗んでください。
headline-can-craft = 能力、制作、盗み、または手番の終了を選んでください。
headline-can-decide-die = { $side }で{ $die }が出ました。能力を使うか、そのままにするか選んでください。
headline-can-decide-wood = 木を今もらうか、能力を残すか選んでください。
disabled-no-claim = 支払えるカードがありません
disabled-no-dock = 支払える空きスペースがありません
disabled-no-card = 公開カードがありません
disabled-no-wood = ストックに木がありません

## Menus

menu-paying = { $paid }を支払う
menu-discarding = { $card }を伏せる
menu-pass = パスすると、このフェイズではもう何もできません（ルール2.6）。パスしていない人：{ $who }。
menu-pass-ends = パスすると、採集フェイズが終わります（ルール2.7）。

## The end

over-place =
    { $items ->
        [0] { $place }位：{ $who }、工芸品なし
       *[other] { $place }位：{ $who }、工芸品{ $items }個（{ $names }）
    }
over-tie-break = 同数の場合は、ランクが最も高い工芸品を持つ人が上位です（ルール5.4）。

## Errors

error-table-over = { $table }のゲームは終わりました（ルール5.3）。`{ slash-table-new }`で次の卓を立てられます。
error-not-seated = { $table }にあなたの席はありません（ルール1.5）。
error-table-full = { $table }は満席です（{ $seats }席、ルール1.1）。
error-too-few-players = { $table }の開始には{ $needed }人必要です（ルール1.1）。今は{ $seated }人です。
