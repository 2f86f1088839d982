## リーグ

league-title = **{ $league }** · { $game }のリーグ
league-form-swiss =
    { $rounds ->
        [0] スイス式：毎ラウンド、点数の近い人と対戦します。
       *[other] スイス式、全{ $rounds }ラウンド：毎回、点数の近い人と対戦します。
    }
league-form-everybody = 総当たり：グループの全員と対戦します。
league-form-ladder = ラダー、{ $weeks }週間：3つ上までの人に挑戦し、勝った人が上の順位になります。
league-terms-ladder = { $days }日以内に受けない挑戦は負けです。卓の期間も{ $days }日で、過ぎるとボットが最後まで続け、結果は有効です。
league-terms = 1卓は最大{ $seats }人、期間は{ $days }日。過ぎるとボットが最後まで続け、結果は有効です。
league-signed-up = 参加者（{ $count }人）：{ $who }
league-nobody = まだ参加者はいません。
league-needs =
    { $form ->
        [ladder] { $least }人から始められます。始まったら、好きな相手に挑戦します。
       *[other] { $least }人から始められます。卓は自動で開き、手番になると呼ばれます。
    }
league-sealed = -# 抽選はすべて前もって封印されています：||`{ $hash }`|| `{ slash-league-verify }`で確かめられます。
league-secret = -# 抽選を封印していた値：`{ $secret }`
league-round = **ラウンド{ $round }／全{ $rounds }ラウンド**
league-round-open =
    { $left ->
        [0] **ラウンド{ $round }（最終）**
       *[other] **ラウンド{ $round }（この後、未対戦は{ $left }組）**
    }
league-round-ends = 次の期限：{ $ends }。過ぎるとボットが最後まで続けます。
league-ladder-until = **挑戦できるのは{ $ends }まで**
league-ladder-closed = **最後の挑戦を対戦中です。新しい挑戦はできません。**
league-rung = { $place }. { $who } · { $won }勝{ $lost }敗
league-challenge-open = { $who }が{ $whom }に挑戦（返事の期限：{ $until }）
league-challenge-played = { $who }が{ $whom }に挑戦し、対戦中
league-group = **グループ{ $group }**
league-place = { $place }. { $who } · { $points }
league-table = #{ $table }：{ $who }
league-to-table = [卓へ]({ $url })
league-drawing = 卓の封印が公開されしだい、次のラウンドを抽選します。
league-bye = 休み（1点）：{ $who }
league-more = ほかに{ $count }行あります。
league-over = リーグは終わりました。
league-ended-early = リーグは途中で打ち切られました。
league-never-begun = リーグは始まる前に取りやめになりました。
league-podium = **{ $league }** · { $game }：リーグが終わりました。
league-champion = 優勝は**{ $who }**です。
league-champion-of = グループ{ $group }の優勝は**{ $who }**です。
league-picture-figures =
    { $form ->
        [ladder] 勝ち – 負け
       *[other] 得点
    }
league-picture-fought = { $won } – { $lost }
league-picture-alt = { $league }の順位（{ $figures }）：
league-picture-place = { $place }. { $who }、{ $figure }
league-picture-place-of = { $group }、{ $place }. { $who }、{ $figure }

button-league-why = この順位の理由
button-league-end = リーグを終える
button-league-challenges = 挑戦する
league-challenge-one = { $place }. { $who }
button-take-up = 挑戦を受ける

league-you-opened = **{ $league }**を開きました。このチャンネルにカードが出ます。参加はそこからで、自分で遊ぶときも同じです。
league-you-joined = **{ $league }**に参加しました。
league-joined-already = **{ $league }**にはもう参加しています。カードは全員に同じものなので、参加ボタンが残ります。
league-you-asked = **{ $league }** · **{ $who }**の代わりに、その点数を引き継いで続けたいと申し出ました。同意する人にはチャンネルとカードで見えます。
league-ask-title = **{ $league }** · { $text }
league-ask =
    { $lacking ->
        [opener] { $who }が{ $whom }の代わりに続けたいと申し出ています（点数は引き継ぎ）。リーグを開いた{ $opener }、またはサーバー管理者の同意が必要です。
        [manager] { $who }が{ $whom }の代わりに続けたいと申し出ています（点数は引き継ぎ）。サーバー管理者の同意が必要です。
        [entrant] { $who }が{ $whom }の代わりに続けたいと申し出ています（点数は引き継ぎ）。{ $whom }の同意が必要です。
        [entrant-manager] { $who }が{ $whom }の代わりに続けたいと申し出ています（点数は引き継ぎ）。{ $whom }とサーバー管理者の同意が必要です。
       *[both] { $who }が{ $whom }の代わりに続けたいと申し出ています（点数は引き継ぎ）。{ $whom }と、リーグを開いた{ $opener }またはサーバー管理者の同意が必要です。
    }
button-league-agree = 同意する
league-agreed = **{ $league }** · 同意しました。**{ $who }**にはあと一人の同意が必要です。
league-agreed-all = **{ $league }** · 同意しました。これから**{ $who }**が、進行中の卓でも続けます。
league-you-left = **{ $league }**から抜けました。これまでの結果は残り、進行中の卓は負けになります。
league-they-left = **{ $who }**は**{ $league }**から抜けました。
league-you-started =
    { $form ->
        [ladder] **{ $league }**が始まります。上位の誰かに挑戦できます。
       *[other] **{ $league }**が始まります。卓は自動で開きます。
    }
league-end-sure = **{ $league }**を本当に終えますか？進行中の卓は閉じられ、数えられません。
league-you-ended = **{ $league }**を終えました。
league-challenge-whom = **{ $league }**であなたは{ $place }位です。誰に挑戦しますか？相手は{ $days }日以内に受けます。
league-challenge-yours-open = **{ $league }** · あなたの挑戦がまだ決着していません。挑戦は一度に一つです。
league-challenge-first = **{ $league }** · あなたは1位です。挑戦を受ける側です。
league-challenge-nobody = **{ $league }** · 3つ上までの人はみな挑戦の最中か、あなたとの挑戦を終えたばかりです。明日もう一度試してください。
league-you-challenged = **{ $league }** · **{ $who }**に挑戦しました。卓が開いて相手を呼びます。期限は{ $days }日。勝てば{ $place }位です。

league-why-title = **{ $league }**で**{ $who }**が{ $place }位である理由：
league-why-behind = **{ $who }**より下：{ $criterion }、{ $own }対{ $other }
league-why-ahead = **{ $who }**より上：{ $criterion }、{ $own }対{ $other }
league-why-line = { $criterion }：{ $figures }
league-why-passed = { $criterion }：並んだ人どうしが全員は対戦していないので、使いません。
league-why-points = -# 卓の1位は1点、最下位は0点、その間は割合で入ります。休みは1点です。
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] 点数
        [head-to-head] 直接対決
        [buchholz] ブッフホルツ（対戦相手の点数）
        [wins] 勝った卓
       *[lot] 開始時の抽選（小さい番号が上）
    }
league-why-early = **{ $league }**にはまだ順位がありません。
league-why-lot = 開始時の抽選のままで、その後動いていません。
league-why-challenge =
    { $how ->
        [lapsed] **{ $whom }**が**{ $who }**の挑戦を期限内に受けませんでした。
        [forfeit] **{ $who }**が**{ $whom }**に挑戦し、相手が卓を離れました。
       *[played] **{ $who }**が**{ $whom }**に挑戦して勝ちました。
    }
league-why-came = 途中から、または復帰して参加：最下位から始まります。
league-why-went = **{ $who }**が抜けて、下の全員が上がりました。
league-why-fought = 挑戦：{ $won }勝{ $lost }敗。

league-verified =
    { $draws ->
        [0] 終わったラウンドはまだありません。順位は{ $places }人分を計算し直しました。
       *[other] { $draws }ラウンドを抽選し直し、順位は{ $places }人分を計算し直しました。
    }
league-verified-ladder = { $challenges }件の挑戦と{ $places }人分の順位を計算し直しました。
league-verified-lots = { $lots }回の抽選を秘密の値からやり直しました。
league-verified-early = 抽選のやり直しはリーグが終わってからできます。封印していた値はそのとき表示されます。
league-verified-same = **{ $league }**：すべて一致します。
league-verified-differs =
    { $round ->
        [0] **{ $league }**：開始時の抽選が違う結果になります。
       *[other] **{ $league }**：ラウンド{ $round }が違う結果になります。
    }
league-verified-places = **{ $league }**：順位が違う結果になります。
league-verified-sealed-late = **{ $league }**：{ $tables }卓の運は抽選の前に封印されていませんでした。
league-mix = -# 開始時に混ぜたもの：カードのメッセージ番号{ $number }

league-list-title = **このサーバーのリーグ**
league-list-open = #{ $number } **{ $league }** · { $game } · 参加者{ $count }人
league-list-running = #{ $number } **{ $league }** · { $game } · 進行中、首位は{ $who }
league-list-begun = #{ $number } **{ $league }** · { $game } · 進行中
league-hall-title = **歴代優勝者**
league-hall-often = 最多優勝：**{ $who }**（{ $count }回）
league-hall-champion = { $ended } · **{ $who }** · { $league }（#{ $number }） · { $game }
league-list-none = ここにはまだリーグがありません。`{ slash-league-new }`で開けます。

error-league-begun = リーグはもう始まっています。いま参加すると途中からで、次のラウンドから加わります。
error-league-not-running = リーグは進行中ではありません。
error-league-full = 参加できるのは{ $most }人までです。
error-league-too-few = 少なくとも{ $least }人の参加が必要です。参加はカードの**{ button-join }**からです。
error-league-takes-part = もう参加しています。
error-league-not-there = その人はこのリーグに参加していません。
error-league-played-for-another = リーグの一つの枠で続けた人は、ほかの枠では参加できません。
error-league-place-taken = その枠では、いま代わりの人が続けています。
error-league-all-rounds-drawn = 最後のラウンドはもう抽選済みで、これ以上は参加できません。
error-league-challenges-closed = このラダーの期間は終わり、もう挑戦できません。
error-league-no-challenges = 挑戦できるのは、始まったラダーだけです。
error-league-out-of-reach = 挑戦できるのは{ $reach }つ上までの人です。
error-league-challenge-open = どちらかが、まだ決着していない挑戦の最中です。
error-league-rests = この相手との挑戦は終わったばかりです。{ $until }にまた挑戦できます。
error-league-you-are-not-in = あなたはこのリーグに参加していません。
error-league-no-room = このチャンネルの卓はいっぱいです。どれかが終わってから挑戦してください。
error-league-none = そのようなリーグはここにありません。`{ slash-league-list }`で見られます。
error-league-which = どのリーグですか：{ $names }。コマンドで指定してください。
error-league-not-yours = それができるのは、リーグを開いた人とサーバーの管理者だけです。
error-league-too-many = このサーバーには終わっていないリーグが{ $most }あります。先にどれかを終えてください。
error-league-too-many-of-yours = あなたが開いた、終わっていないリーグが{ $most }あります。先にどれかを終えてください。
error-league-too-many-today = 1日に{ $most }のリーグを開きました。明日まで待ってください。
error-league-needs-manager-to-end = 始まったリーグを終えられるのはサーバーの管理者だけです。そのままでも自動で終わります。
error-league-not-offered = この設定ではリーグを開けません。一覧から選んでください。ゲームは2人と卓の人数で遊べ、ボットがいるものに限ります。
error-league-name-taken = リーグにほかと違う名前を付けてください。
error-league-changed-often = このリーグへの出入りが多すぎます。
error-league-not-yours-to-agree = 代役に同意できるのは、リーグを開いた人、サーバーの管理者、その枠の本人だけです。自分自身には同意できません。
error-league-asked-already = もう申し出ています。
error-league-not-asked = その申し出はもうありません。
error-league-agreed-already = もう同意しています。ほかの人の同意が必要です。
error-league-not-in = その人はこのリーグに参加していません。
error-league-needs-manager = リーグの進行中にほかの人を外せるのは、サーバーの管理者だけです。
