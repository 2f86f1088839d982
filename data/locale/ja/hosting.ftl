### ボットの状態：ホストの端末（マークダウンなし）と、サーバーの管理者（/forge doctor）へ。

## bot.py --health：一行

health-well = 正常です。
health-unwell = 異常があります。
health-gateway-new = Discordに接続中。
# $latency: milliseconds
health-gateway-there = Discordに接続中（{ $latency }ミリ秒）。
# $seconds; $ails: whether that is too long
health-gateway-away =
    { $ails ->
        [yes] 【異常】Discordに{ $seconds }秒間接続していません。
       *[no] Discordに{ $seconds }秒間接続していません。
    }
# $missing of $shards connections are away, the first of them for $seconds; $ails: whether that is too long
health-shards-away =
    { $ails ->
        [yes] 【異常】{ $shards }個のシャードのうち{ $missing }個がDiscordに接続していません（最長{ $seconds }秒間）。
       *[no] { $shards }個のシャードのうち{ $missing }個がDiscordに接続していません（最長{ $seconds }秒間）。
    }
health-part =
    { $count ->
        [0] プロセス{ $process }（全{ $processes }）：待機中。シャード全{ $shards }のうち担当なし。
       *[other] プロセス{ $process }（全{ $processes }）：全{ $shards }のうちシャード{ $held }。
    }
health-nothing-owed = 未投稿のメッセージはありません。
# $count: posts; $seconds: how long the oldest waits; $ails
health-owed =
    { $ails ->
        [yes] 【異常】投稿が遅れています：{ $count }件、最長{ $seconds }秒。
       *[no] 未投稿のメッセージ：{ $count }件、最長{ $seconds }秒。
    }
# $milliseconds: at most, within the last minute; $ails
health-loop =
    { $ails ->
        [yes] 【異常】イベントループの遅れは最大{ $milliseconds }ミリ秒。
       *[no] イベントループの遅れは最大{ $milliseconds }ミリ秒。
    }
health-database-answers = データベースは応答しています。
health-database-silent = 【異常】データベースが応答しません。
# $megabytes: what is left.
health-disk-full = 【異常】ディスクの空きがありません（残り{ $megabytes } MB）。
health-stopped = 異常があります。ボットは停止されました。
health-stale = 異常があります。ボットから1分以上応答がありません。固まったか、強制終了されたか、状態を書き込めません。
# $path
health-unknown = 異常があります。ボットはここで動いたことがありません：{ $path }がありません。
health-unreadable = 異常があります。ボットの状態{ $path }を読めません：{ $fault }。
health-no-status = 異常があります。{ $path }の内容はボットの状態ではありません。動作中のボットは10秒ごとに書き直します。

## データベースの写し

# $path: of the copy; $megabytes: needed, 0 where that is not known
start-no-room =
    { $megabytes ->
        [0] ディスクがいっぱいです。{ $path }は書き込まれませんでした。元のものはそのままです。
       *[other] ディスクの空きが足りません。{ $path }には{ $megabytes }MB必要です。元のものはそのままです。
    }
start-not-written = 写し{ $path }に書き込めません：{ $fault }。何も変わっていません。

## /forge doctor

doctor-nothing-late = このサーバーで遅れている投稿はありません。
# $table, $place, $since: a time that Discord shows; $why: a sentence
doctor-late = **{ $table }**：{ $place }への投稿が遅れています（{ $since }から）。{ $why }
# $count: tables
doctor-more-late = ほかに{ $count }卓が待っています。
doctor-why-silent = ボットはそこで発言できません。
doctor-why-failing = Discordが受け付けないため、繰り返し試しています。
doctor-why-resting = Discordの拒否が多すぎるため、しばらく待っています。
doctor-why-unknown = 理由はここでは分かりません。
doctor-do-silent = 発言できない場所：「チャンネルを見る」と「メッセージを送信」（スレッドでは「スレッドでメッセージを送信」）を許可し、そこで何かコマンドを使ってください。
doctor-do-failing = Discordが受け付けない場所：失われるものはありません。<https://discordstatus.com> をご覧ください。
doctor-do-resting = 拒否の後：1分ほどで元に戻ります。繰り返すときは、ボットのホストに知らせてください。
doctor-do-unknown = 理由が分からない場所：ボットのホストがログで確かめられます。
doctor-shard = シャード{ $shard }（全{ $shards }、0から数えます）。応答しているのはプロセス{ $process }（全{ $count }）。
# $milliseconds
doctor-connection = Discordとの接続：{ $milliseconds }ミリ秒。
# $seconds
doctor-connection-slow = Discordとの接続が遅く（{ $seconds }秒）、ボタンが効かないことがあります。続くときは、ボットのホストに知らせてください。
doctor-synced = Discordのコマンドはボットのものと一致しています。
doctor-unsynced = Discordのコマンドがボットのものと違います。ボットのホストが再起動すると登録し直されます。
