### ゲームの終わりとその後。idと変数の意味は英語のファイルにあります。

## 最後の投稿

lasted-days = { $count }日
lasted-hours = { $count }時間
lasted-minutes = { $count }分
over-longest-wait = 1手の最長待ち時間：{ $who }、{ $lasted }。
over-other-game = { $game }も遊ぶ
over-another-game = 別のゲーム
button-rematch = 再戦
button-replay = リプレイ
button-stats = 統計
button-export = 書き出し
button-log = 記録
button-rematch-strong = 強いボット
button-summary = 物語
button-analysis = 分析
button-decline = 辞退
replay-caption = **{ $table }** · リプレイ：ゲームの始めから終わりまでを場面ごとに。

## 再戦と、募集中の卓で取ってある席

lobby-seat-kept = { $number }. { $who }のために確保
lobby-kept = 確保した席は「{ button-join }」か「{ button-decline }」を待っています。2人いれば、{ $who }は待たずに開始できます。
rematch-opened = { $table }：再戦の募集を始めました。あなたは参加しています。{ $who }の席を確保しています。
rematch-opened-free = { $table }：再戦の募集を始めました。あなたは参加しています。ほかの人はボタンで参加できます。
rematch-found = { $table }：これが再戦の卓です。
table-you-declined = { $table }の席を辞退しました。
error-seats-kept = { $table }：空席は{ $who }のために確保されています。
error-not-invited = { $table }にあなたのための席はありません。
error-not-over = { $table }のゲームはまだ続いています。

## 終わった卓の統計

stats-title = **{ $table }**・{ $game }
stats-lasted = 開始から終了まで：{ $lasted }。記録：{ $entries }件。
stats-seat = { $place }位：**{ $who }**、{ $numbers }
stats-dice = 振ったダイス{ $dice }個、平均{ $average }
stats-waited = 最長待ち時間{ $lasted }
stats-nothing = ダイスなし
summary-title = { $game }、{ $table }
summary-length = 記録{ $count }件、{ $lasted }。
summary-last = 最後に：{ $what }

## 自分の統計とサーバーの統計

record-title = **ここでのあなたのゲーム（人だけの卓）**
record-game = { $game }：{ $plays }回、勝ち{ $wins }回、最長待ち時間{ $lasted }。
record-leagues = うちリーグ：{ $plays }回、勝ち{ $wins }回。
record-none = 人だけで最後まで遊んだゲームは、ここにはまだありません。ボットとのゲームは数えません。`{ slash-table-new }`で人と遊ぶ卓を開けます。
rating-own = { $game }：レーティング{ $points }（対象{ $plays }回）。
records-title = **{ $game }**：人だけのゲーム{ $plays }回
records-leagues = うちリーグ：{ $plays }回
records-fastest = 最速の勝ち：{ $who }、{ $lasted }（{ $table }）
records-longest = 最長のゲーム：{ $lasted }、勝者{ $who }（{ $table }）
records-of-league = { $table }、リーグ「{ $league }」
records-wins = 最多勝：{ $people }
records-plays = 最多参加：{ $people }
records-tally = { $who } { $count }回
records-none = 人だけで最後まで遊ばれたゲームは、ここにはまだありません。
ratings-title = **{ $game }**：レーティング
ratings-line = { $place }. { $who }：{ $points }（対象{ $plays }回）
ratings-how = -# 全員がレーティングに参加しているゲームが対象です：`{ slash-me-settings }`。低い値から始まり、ゲームを重ねるほど確かになります。
ratings-none = レーティングのある人はここにはまだいません。全員が参加を選んだゲームが対象です：`{ slash-me-settings }`。
lobby-rated =
    { $begun ->
        [yes] レーティング：このゲームは対象です。設定を変えても変わりません。
       *[no] レーティング：全員が参加しています。開始時も全員なら、このゲームは対象です。
    }
lobby-rated-some = レーティング：{ $who }。開始時に全員が参加していれば対象です。

## 書き出しと読み込み

export-done = { $table }：ゲーム全体のファイルです。`{ slash-table-import }`で読み込めます。
export-in-parts = { $table }：誰でも知ってよいことのファイルです。ゲームが終わると読み込めるものになります。
import-title = **{ $table }**・{ $game }
import-follows = 記録{ $count }件はすべてルールどおりです。
import-sealed = ダイスとシャッフルはすべて、あらかじめ封印で決まったとおりです。
import-unsealed = ファイルに秘密のバイト列がないため、ダイスを封印と照合できませんでした。
import-other-rules = このファイルはボットの以前のルールで作られたもので、再現できません。
error-file-too-large = ファイルが大きすぎます。{ $most } MBまでです。
error-file-no-log = これはゲームのファイルではありません。
error-file-no-entry = **記録{ $number }を読み取れません。**ファイルが書き換えられたか、壊れています。
error-file-no-such-game = このボットにないゲームのファイルです。
error-file-in-parts = このファイルを作ったとき、隠されているものがありました。ゲームが終わってから、もう一度書き出してください。
import-not-fetched = Discordからファイルを受け取れませんでした。もう一度送ってください。
import-no-file = { $path }を読み取れません：{ $fault }
