## リーグ

league-title = **{ $league }** · { $game }のリーグ
league-form-swiss =
    { $rounds ->
        [0] スイス式：毎ラウンド、点数の近い人と対戦します。
       *[other] スイス式、全{ $rounds }ラウンド：毎回、点数の近い人と対戦します。
    }
league-form-everybody = 総当たり：グループの全員と対戦します。
league-terms = 1卓は最大{ $seats }人、期間は{ $days }日。過ぎるとボットが最後まで続け、結果は有効です。
league-signed-up = 参加者（{ $count }人）：{ $who }
league-nobody = まだ参加者はいません。
league-needs = { $least }人から始められます。卓は自動で開き、手番になると呼ばれます。
league-sealed = 抽選はすべて前もって封印されています：||`{ $hash }`||
league-secret = 抽選を封印していた値：`{ $secret }`
league-round = **ラウンド{ $round }／全{ $rounds }ラウンド**
league-round-open = **ラウンド{ $round }**
league-group = **グループ{ $group }**
league-place = { $place }. { $who } · { $points }
league-table = #{ $table }：{ $who }
league-drawing = 卓の封印が公開されしだい、次のラウンドを抽選します。
league-bye = 休み：{ $who }
league-more = ほかに{ $count }行あります。
league-over = リーグは終わりました。
league-ended-early = リーグは途中で打ち切られました。
league-never-begun = リーグは始まる前に取りやめになりました。
league-podium = **{ $league }** · { $game }：リーグが終わりました。
league-champion = 優勝は**{ $who }**です。
league-champion-of = グループ{ $group }の優勝は**{ $who }**です。

button-league-why = この順位の理由
button-league-end = リーグを終える

league-you-opened = **{ $league }**を開きました。このチャンネルにカードが出ます。参加はそこからです。
league-you-joined = **{ $league }**に参加しました。
league-you-substitute = **{ $league }**では、これから**{ $who }**の代わりに、その点数を引き継いで続けます。
league-you-left = **{ $league }**から抜けました。これまでの結果は残り、進行中の卓は負けになります。
league-they-left = **{ $who }**は**{ $league }**から抜けました。
league-you-started = **{ $league }**が始まります。卓は自動で開きます。
league-end-sure = **{ $league }**を本当に終えますか？進行中の卓は閉じられ、数えられません。
league-you-ended = **{ $league }**を終えました。

league-why-title = **{ $league }**で**{ $who }**が{ $place }位である理由：
league-why-line = { $criterion }：{ $figures }
league-why-passed = { $criterion }：並んだ人どうしが全員は対戦していないので、使いません。
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] 点数
        [head-to-head] 直接対決
        [buchholz] ブッフホルツ（対戦相手の点数）
        [wins] 勝った卓
       *[lot] 開始時の抽選
    }
league-why-early = **{ $league }**にはまだ順位がありません。

league-verified = **{ $league }**：{ $draws }ラウンドを抽選とそれまでの結果から組み直し、順位をすべて計算し直しました。
league-verified-lots = { $lots }回の抽選を秘密の値からやり直しました。
league-verified-early = 抽選のやり直しはリーグが終わってからできます。封印していた値はそのとき表示されます。
league-verified-same = すべて同じでした。
league-verified-differs = ラウンド{ $round }が違う結果になります。
league-verified-places = 順位が違う結果になります。
league-mix = 開始時に混ぜたもの：`{ $mix }`

league-list-title = **このサーバーのリーグ**
league-list-open = #{ $number } **{ $league }** · { $game } · 参加者{ $count }人
league-list-running = #{ $number } **{ $league }** · { $game } · 進行中、首位は{ $who }
league-list-begun = #{ $number } **{ $league }** · { $game } · 進行中
league-list-over = #{ $number } **{ $league }** · { $game } · 優勝：{ $who }
league-list-ended = #{ $number } **{ $league }** · { $game } · 途中で打ち切り
league-list-none = ここにはまだリーグがありません。`{ slash-league-new }`で開けます。

error-league-begun = リーグはもう始まっています。いま参加すると途中からで、次のラウンドから加わります。
error-league-not-running = リーグは進行中ではありません。
error-league-full = 参加できるのは{ $most }人までです。
error-league-too-few = { $least }人以上の参加が必要です。
error-league-takes-part = もう参加しています。
error-league-not-there = その人はこのリーグに参加していません。
error-league-played-for-another = リーグの一つの枠で続けた人は、ほかの枠では参加できません。
error-league-place-taken = その枠では、いま代わりの人が続けています。
error-league-all-rounds-drawn = 最後のラウンドはもう抽選済みで、これ以上は参加できません。
error-league-none = そのようなリーグはここにありません。`{ slash-league-list }`で見られます。
error-league-which = どのリーグですか：{ $names }。コマンドで指定してください。
error-league-not-yours = それができるのは、リーグを開いた人とサーバーの管理者だけです。
error-league-too-many = このサーバーには終わっていないリーグが{ $most }あります。先にどれかを終えてください。
error-league-too-many-of-yours = あなたが開いた、終わっていないリーグが{ $most }あります。先にどれかを終えてください。
error-league-not-offered = この設定ではリーグを開けません。一覧から選んでください。ゲームは2人と卓の人数で遊べ、ボットがいるものに限ります。
error-league-name-taken = リーグにほかと違う名前を付けてください。
error-league-changed-often = このリーグへの出入りが多すぎます。
error-league-still-plays = その人は参加中です。代わりになれるのは、抜けた人の枠だけです。
error-league-not-in = その人はこのリーグに参加していません。
error-league-needs-manager = リーグの進行中にほかの人を外せるのは、サーバーの管理者だけです。
