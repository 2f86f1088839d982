### King's Forge on screens. What the ids and variables mean stands in the English file.

game-title = King's Forge
game-progress = ラウンド{ $round }

## Lobby card

lobby-option-edition =
    { $value ->
        [second] ルール：第2版。6を超える値は手番の後に6になります。
       *[third] ルール：第3版。6を超えたダイスはラウンドの終わりまでその値のままです。
    }

## Buttons

button-gather = カードを取る
button-dock = 桟橋
button-pass = パス
button-craft = 作業台を開く

## Board message

headline-phase =
    { $phase ->
        [craft] ラウンド{ $round }、制作フェイズ
       *[gather] ラウンド{ $round }、採集フェイズ
    }
headline-goal = 誰かが{ $count }個獲得するとゲーム終了。一番多い人の勝ちです。
headline-match-point =
    { $count ->
       *[other] { $who }はあと1個で終了条件に届きます。これが最後のラウンドかもしれません。
    }
headline-ends-game =
    { $count ->
       *[other] { $who }の工芸品が盗まれなければ、このラウンドでゲームが終わります。
    }
headline-match-point-yours = **あと1個で終了条件に届きます。**これが最後のラウンドかもしれません。
headline-ends-game-yours = 盗まれなければ、**このラウンドでゲームが終わります。**
# $phase: headline-phase; $left: claims or visits until gathering ends by itself (2.8), 1 to 3
headline-phase-ends = { $phase }（カードか桟橋があと{ $left }回で終了）
panel-title = **{ $table }**・あなたの手番です（ラウンド{ $round }）
panel-title-ends = **{ $table }**・あなたの手番です（ラウンド{ $round }）。カードか桟橋があと{ $left }回で採集が終わり、制作に移ります
panel-title-best = -# { $title }。{ $best }
headline-now = { $phase }。{ $possible }
headline-crafting = 出た目と作ったものは、手番が終わるとここに表示されます。
headline-can-gather = カードを取る、桟橋を使う、パスのどれかを選んでください。
headline-can-gather-or-pass = カードを取るか、パスしてください。
headline-can-dock-or-pass = 桟橋を使うか、パスしてください。
headline-can-only-pass = 取れるカードも使える桟橋もありません。パスだけできます。
headline-can-wood-first = その前に{ $sources }の木をもらえます。
headline-can-wood-or-pass = 取れるカードも使える桟橋もありません。木をもらう（{ $sources }）か、パスしてください。
headline-can-roll = ダイスを振って、制作するか盗んでください。
headline-can-craft = 能力、制作、盗み、または手番の終了を選んでください。
headline-can-decide-die = { $side }で{ $die }が出ました。能力を使うか、そのままにするか選んでください。
headline-can-decide-wood = 木を今もらうか、能力を残すか選んでください。
disabled-no-claim = 支払えるカードがありません
disabled-no-dock = 支払える空きスペースがありません
disabled-no-card = 公開カードがありません
disabled-no-wood = ストックに木がありません

## Menus

menu-places = { $who }：カードを取る／桟橋を使う
menu-paying = { $paid }を支払う
menu-discarding = { $card }を伏せる
menu-pass = パスすると、このラウンドはもうカードも桟橋も使えません（ルール2.6）。パスしていない人：{ $who }。
menu-pass-ends = パスすると、採集フェイズが終わります（ルール{ $rule }）。
menu-pass-leaves-all = まだ{ $cards }を取るか、桟橋を使えます。
menu-pass-leaves-cards = まだ{ $cards }を取れます。
menu-pass-leaves-docks = まだ桟橋を使えます。
menu-pass-leaves-wood = まだ木をもらえます：{ $sources }。
menu-pass-token = トークンは、振った後でダイス2個に+1ずつです。
copy-rule = Workshopはその段と同じことをします。支払うマスは両方の分です。

## The end

over-place =
    { $items ->
        [0] { $place }位：{ $who }、工芸品なし
       *[other] { $place }位：{ $who }、工芸品{ $items }個
    }
over-tie-break = 工芸品{ $items }個で同数：ランクが最も高い人が上位です（ルール5.4）。{ $ranks }
over-tie-rank = { $who } { $card }
over-tie-none = 工芸品がない人は同順位です（ルール5.4）。
over-how = 全{ $rounds }ラウンド。

## ゲームを数行で

story-title = King's Forge、{ $table }：{ $who }。{ $lasted }。
story-no-luck = 工芸品は1つも作られませんでした。
story-round = ラウンド{ $round }：{ $deeds }。
story-made = { $who }が{ $items }を制作
story-odds = { $item }（確率{ $percent }%）
story-stole = { $who }が{ $victim }の{ $items }を盗む
story-turn = ここから{ $who }が首位
story-best-roll = ラウンド{ $round }：{ $who }は{ $dice }を出しましたが、このゲームでは何も作れませんでした。

## Errors

error-table-over = { $table }のゲームは終わりました（ルール5.3）。`{ slash-table-new }`で次の卓を立てられます。
error-not-seated = { $table }にあなたの席はありません（ルール1.5）。
error-table-full = { $table }は満席です（{ $seats }席、ルール1.1）。
error-too-few-players = { $table }の開始には{ $needed }人必要です（ルール1.1）。今は{ $seated }人です。
