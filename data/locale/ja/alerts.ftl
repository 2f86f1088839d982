### 通知とリマインダー（チャンネルまたはダイレクトメッセージ）と /自分 手番。

asks-some = できることは{ $count }通りです。
asks-many = できることはたくさんあります。

turns-title = 着席中の卓は{ $tables }卓、{ $awaiting ->
        [0] 手番の卓はありません。
       *[other] うち{ $awaiting }卓が手番です。
    }
turns-none = 着席中の卓はありません。`{ slash-table-new }`で開けます。
turns-yours = **{ $table }**（{ $game }）・あなたの手番です（{ $since }から）。
turns-others = **{ $table }**（{ $game }）・{ $who }の手番です（最後の行動：{ $since }）。
turns-lobby = **{ $table }**（{ $game }）・開始前です。{ $seats }席中{ $taken }席に着席。
turns-unreadable = **{ $table }**・この卓は今読み込めません。
turns-plan = あなたの予約：{ $plan }
turns-quick = すぐに決められます。
turns-thought = 少し考える手番です。
turns-since = 前回のあなたの手番から：
turns-earlier = …その前にあと{ $count }件

button-play-now = 今プレイ
turns-play-at = { $table }をプレイ
button-board = 盤面
turns-board-of = { $table }の盤面
button-snooze = あとで
button-away = 不在にする
button-mute = この手番は通知しない
button-earlier-page = 戻る
button-later-page = 次の卓

direct-several = **{ $count }卓があなたを待っています。**
direct-digest = **今日は{ $count }卓があなたを待っています。**

notice-your-turn = **{ $table }**・{ $who }、{ $since }からあなたの手番です。
notice-your-turns = { $who }、ここで{ $count }卓があなたを待っています：
notice-waits = **{ $table }**・{ $since }からあなたの手番
notice-waits-more = …あと{ $count }卓：`{ slash-me-turns }`
notice-unreached = ダイレクトメッセージを届けられませんでした。
notice-directs-off = ダイレクトメッセージを2回続けて届けられなかったため、送るのをやめました。`{ slash-me-settings }`で再開できます。
notice-reminders-end = **{ $table }**・{ $since }から{ $who }の手番です。この手番のリマインダーはもう送りません。

reminder-snooze-ask = { $table }を次にお知らせするのはいつにしますか？
reminder-menu-snooze = 次のお知らせ
reminder-option-hour = 1時間後
reminder-option-tonight = 今夜19:00
reminder-option-tomorrow = 明日9:00
reminder-snoozed = { $tables }の次のお知らせは{ $at }です。
reminder-muted = { $table }のこの手番は、もうお知らせしません。
reminder-of-another = { $table }のこのお知らせは{ $who }宛てです。
reminder-away-ask = いつまで不在にしますか？それまでリマインダーもダイレクトメッセージも送りません。時刻はあなたのタイムゾーンのものです：`{ slash-me-settings }`
reminder-menu-away = いつまで不在
reminder-away-option =
    { $days ->
        [1] 明日9:00
        [7] 1週間後9:00
        [14] 2週間後9:00
       *[other] { $days }日後9:00
    }
reminder-away-back = 戻りました
reminder-away-until = { $until }まで不在です。待っている人には、あなたの手番であることが表示されたままです。
reminder-away-no-more = お帰りなさい。
settings-directs-failed = -# ダイレクトメッセージを届けられなかったため、送るのをやめました。Discordで許可してから、もう一度選んでください。
