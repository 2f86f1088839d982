### Everything around the game. What the ids and variables mean stands in the English file.

## Lists

list-comma = 、
list-semicolon = ／
list-or = か
decimal-mark = .
list-sentences = { "" }

about-table = **{ $table }**・{ $text }

## Tables: life of a table

table-bot-joined = { $table }：{ $who }（ボット）が着席しました。
table-started = { $table }が始まりました：{ $who }。
table-language-asked = { $table }：参加者全員の言語は{ $shared }、サーバーの言語は{ $server }です。卓の投稿はどちらにしますか？
table-start-in = { $language }で開始
table-you-joined = { $table }に参加しました。
table-you-left = { $table }から抜けました。
table-ended-by = **{ $table }**・{ $who }がこの卓を閉じました（{ $since }）。
table-ended-idle = **{ $table }**・{ $days }日間誰も行動しなかったため、この卓は閉じられました。
table-end-sure = { $table }を閉じますか？誰も続きを遊べなくなります。盤面と記録は残ります。
table-end-sure-lobby = { $table }の募集を終了しますか？元には戻せません。
table-you-ended = { $table }を閉じました。
table-you-opened = { $table }を立てました。ほかの人はボタンで参加できます。
table-you-opened-full = { $table }を立てました。「{ button-start }」ボタンで始められます。
table-your-word = あなたの言葉は、開始時に{ $table }のダイスに混ぜられます：{ $word }
table-thread-opened = { $table }への参加とゲームはこちら：{ $channel }
table-thread-not-here = ここではスレッドを作れません。卓はこの場所に開きます。
table-thread-not-yours = ここでスレッドを作るには**{ $permission }**の権限が必要です。卓はこの場所に開きます。
table-thread-too-many = この1時間に、ここでスレッドを{ $most }件作りました。卓はこの場所に開きます。

## Lobby card

lobby-title = { $table }・{ $game }
lobby-seats = 席：{ $taken }/{ $seats }
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $who }（ボット）
lobby-seat-owner = { $number }. { $who }（主催）
lobby-pace = 進行：時間制限なし。好きなときにどうぞ。
lobby-pace-league = 進行：時間制限なし。ただし期限はリーグのカードにあり、その後はボットが続けます。
lobby-language = 言語：{ $language }
lobby-waiting = 開始まであと{ $needed }人です。
lobby-ready = { $who }が開始できます。
lobby-full = 満席です。{ $who }が開始できます。
lobby-started = 開始しました。
lobby-started-with = 開始しました。席：{ $who }。
lobby-gone = この卓の募集は終了しました。
lobby-expired = **{ $table }** · { $days }日間開始されなかったため、この卓の募集は終了しました。
alt-lobby = { $table }：募集中、{ $seats }席中{ $taken }席：{ $who }。
picture-free-seat = 空席
table-settings = **{ $table }**・設定
lobby-seal = -# ダイスの封印：||`{ $hash }`||・終了後、ダイスが変えられていないことを示します：`{ slash-table-verify }`
dice-seal = -# ダイスの封印：||`{ $hash }`||
dice-seal-since = -# 記録{ $since }からのダイスの封印：||`{ $hash }`||
dice-mixed = -# 開始時にダイスに混ぜたもの：{ $what }
dice-mixed-card = メッセージ { $number }
dice-mixed-no-card = チャンネルからはなし
dice-opened = -# `{ $secret }` （秘密のバイト列）
dice-resealed = **{ $table }** · ボットのバックアップが復元されたため、ダイスを封印し直しました：||`{ $hash }`||

## Buttons

button-join = 参加
button-leave = 抜ける
button-start = 開始
button-add-bot = ボットを追加
button-table-settings = 設定
button-end-table = 卓を閉じる
button-hand = 手札
button-my-turn = 自分の手番
button-hand-words = 文字の手札
button-text-board = 文字の盤面
page-button = { $number }/{ $all }ページへ
button-back = 戻る
button-earlier = 前の記録
button-later = 次の記録
button-log-start = 最初
button-show-in-channel = チャンネルに表示

## Board message

headline-awaited = **{ $table }**・{ $who }の手番です（{ $since }から）。
headline-yours = **{ $table }**・あなたの手番です（{ $since }から）。
headline-picture-failed = { $table }の画像を描けませんでした。文字の盤面です：
headline-picture-forbidden = { $table }の画像を表示できません。ここでは「ファイルを添付」の権限がありません。文字の盤面です：
headline-disabled = { $label }：{ $reason }

## Menus

menu-table = どの卓ですか？
hand-empty = { $table }：手元には何もありません。
menu-do = 何をしますか？
menu-more = ほかの選択肢
menu-chosen = { $chosen }。{ $asked }
menu-table-option =
    { $yours ->
        [yes] { $table }：あなたの手番
       *[no] { $phase ->
            [lobby] { $table }：募集中
            [over] { $table }：終了
            [closed] { $table }：途中で終了
           *[other] { $table }
        }
    }

## Errors

error-table-ambiguous = どの卓ですか？当てはまる卓が複数あります。
error-no-table = ここに卓はありません。`{ slash-table-new }`で立てられます。
error-table-over = { $table }のゲームは終わりました。`{ slash-table-new }`で次の卓を立てられます。
error-table-ended = { $table }は途中で閉じられました。最後の盤面は`{ slash-table-show }`で見られます。
error-not-a-board = そのメッセージに卓の盤面はありません。何が起きたかは`{ slash-table-log }`で見られます。
error-not-searching = その人はもう一緒に遊ぶ人を探していません。探している人は`{ slash-table-list }`で見られます。
error-no-own-cards = ここではそのゲームのカードがまだ作られていません。管理者が`{ slash-forge-cards }`で作れます。
error-no-such-card = そのカードはその間に変更または削除されました。
error-no-lobby = ここに募集中の卓はありません。`{ slash-table-new }`で立てられます。
error-unknown-table = このチャンネルに「{ $table }」という卓はありません。
error-not-seated = { $table }にあなたの席はありません。
error-already-seated = { $table }にはもう参加しています。
error-no-word = 使える文字がありません。文字か数字を入れてください。
error-word-given = { $table }にはもう言葉を渡しています。変更はできません。
error-not-in-lobby = 募集中の{ $table }にあなたの席はありません。
error-table-full = { $table }は満席です（{ $seats }席）。
error-not-started = { $table }はまだ始まっていません。
error-already-started = { $table }はもう始まっています。
error-table-closed = { $table }は閉じられています。
error-not-owner = { $table }：これができるのは{ $who }だけです。
error-too-few-players = { $table }の開始には{ $needed }人必要です。今は{ $seated }人です。
error-too-many-tables = このチャンネルにはもう{ $most }卓あります。先にどれかを終えてください。メッセージかチャンネルの管理権限がある人は、`{ slash-table-end }`でどの卓でも閉じられます。
error-too-many-of-yours = このチャンネルには、あなたの卓がもう{ $most }卓あります。どれかを終えるか、募集中の卓から抜けるか、ボットとだけ遊んでいる卓を`{ slash-table-end }`で閉じてください。
error-not-yours-to-end = メッセージかチャンネルの管理権限がある人は、どの卓でも閉じられます。主催者は、ほかにボットしかいない間だけ閉じられます。
error-stale = { $table }：状況が先に進んだため、この操作は行いませんでした。
press-outdated = { $table }：最後の手より前のボタンのため、この操作は行いませんでした。
error-notation-unreadable = 「{ $text }」の「{ $word }」を読み取れません。何も変わっていません。
error-notation-empty = ゲームのアクションではありません。何も変わっていません。
error-made-up-button = このボタンは使えません。何も変わっていません。
error-unknown-value = { $name }：「{ $value }」は選べません。一覧から選んでください。
error-value-range = { $name }：{ $least }〜{ $most }で指定してください（「{ $value }」は使えません）。
error-value-too-long = { $name }：{ $most }文字までです。
error-not-in-this-game = { $table }のゲームは{ $game }で、`{ $command }`はありません。できることは`{ slash-turn }`で確認できます。
error-no-choice-left = 今できることの中に、当てはまるものがありません。
error-server-only = サーバーのチャンネルでのみ使えます。
error-unexpected = うまくいきませんでした。ボット側の不具合で、記録しました。今の状況は`{ slash-table-show }`で確認できます。
error-store-failed = 保存できませんでした。何も変わっていません。後でもう一度試してください。
error-table-unreadable = { $table }の記録を読み取れません。何も変わっていません。ボットの運営者に伝わっています。
error-too-busy = いま混み合っています。1分ほどしてから、もう一度お試しください。
error-one-at-a-time = 先に頼まれたものを用意しています。できあがってから、もう一度お試しください。
error-overtaken = そのあとに新しい質問がありました。そちらにお答えします。
error-second-tap = 最初のタップだけを受け付けました。2回目は、結果を読む前に押されています。そのつもりなら、もう一度押してください。
error-not-offered = この組み合わせは選べません。一覧から選んでください。

## /table show, log, list

log-title = { $table }：記録、{ $count }件中{ $first }〜{ $last }件目
log-numbers = { $first }〜{ $last }
log-entry = `{ $number }` { $what }
log-empty = { $table }：まだ何も起きていません。
past-title = **{ $table }** · 記録{ $number }／{ $count }、{ $when }
past-to-play = 次：{ $who } · { $progress }
button-past = 盤面を見る
button-past-first = 最初
button-past-back = 戻る
button-past-on = 進む
button-past-newest = 最新
list-title = このチャンネルの卓
list-empty = ここに卓はありません。`{ slash-table-new }`で立てられます。
list-games = -# ここで遊べるゲーム：{ $games }。`{ slash-table-new }`で卓を開けます。
list-game = { $line }・{ $game }
list-lobby = **{ $table }**・募集中、{ $seats }席中{ $taken }席：{ $who }
list-running = **{ $table }**・{ $progress }、{ $awaited }の手番（{ $since }から）
list-yours = **あなたの手番：{ $table }**・{ $progress }（{ $since }から）
list-ended = **{ $table }**・途中で終了：{ $who }
list-over = **{ $table }**・終了、勝者は{ $who }
list-more = ほかに{ $count }卓

## /table verify

verify-early = { $table }：ダイスを検証できるのは、ゲームが終わって秘密のバイト列が示されてからです。それまでは、封印が投稿されたものと同じか比べてください。最初の封印は募集カードにあります。
verify-counted = **{ $table }**・計算し直した記録：{ $count }件中{ $entries }件。運が決めた回数：{ $draws }回。
verify-same = どれも、あらかじめ封印で決まったとおりです。
verify-same-events = 出来事はすべてルールのとおりです。
verify-rules-changed = 以前のルールの記録があります。その最初のものから先は、ダイスだけを計算し直しました。
verify-differs =
    { $what ->
        [commitment] **最初に食い違うのは記録{ $number }です**：秘密のバイト列が、封印されたものと違います。
        [luck] **最初に食い違うのは記録{ $number }です**：封印されたバイト列からは、別の目になります。
        [missing] **最初に食い違うのは記録{ $number }です**：記録にありません。
       *[events] **最初に食い違うのは記録{ $number }です**：ルールでは、別のことが起こります。
    }
verify-outside = -# ボットなしで確かめるには：`docs/verify.py`が`{ slash-table-log }`のファイルを検証します。

## The end

over-title = **{ $table }**・ゲーム終了。
over-you-win-points = あなたの勝ちです（{ $points }）。
over-winner-points = { $who }の勝ちです（{ $points }）。
picture-winner =
    { $count ->
        [1] { $who }の勝ち { $points }
       *[other] { $who }の同時勝利
    }
over-winner =
    { $count ->
        [1] { $who }の勝ちです。
       *[other] { $who }の同時勝利です。
    }
over-result = { $place }位：**{ $who }**、{ $result }
over-dice = -# ダイスは公正でしたか？{ slash-table-verify }で確かめられます。
over-called = -# { $who }・ダイスは公正でしたか？{ slash-table-verify }で確かめられます。

## /forge doctor

doctor-title = { $channel }の確認
doctor-all-well = 必要な権限はすべてあります。
doctor-fix = ボットのロールか、チャンネルの設定で許可してください。
doctor-missing = 不足：**{ $permission }**。{ $effect }
doctor-optional = 任意：**{ $permission }**。{ $effect }
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-embed_links = 埋め込みリンク
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む
permission-create_public_threads = 公開スレッドの作成
permission-manage_threads = スレッドの管理
doctor-without-view_channel = ボットが自分の盤面を見られません。
doctor-without-send_messages = 手番の後に盤面を投稿できません。
doctor-without-send_messages_in_threads = スレッドの卓で発言できません。
doctor-without-embed_links = メッセージのリンクにプレビューが付きません。
doctor-without-attach_files = 盤面が画像なしの文字だけになります。
doctor-without-read_message_history = 障害の後、同じ盤面が二度投稿されることがあります。
doctor-without-create_public_threads = 卓専用のスレッドを作れません。
doctor-without-manage_threads = これがないと、ロックされたスレッドの卓はチャンネルで続きます。

## At the start of the program

start-no-token =
    Discordのトークンが見つかりません。取得方法：
    1. https://discord.com/developers/applications を開き、New Applicationを押します。
    2. BotでReset Tokenを押し、コピーします。
    3. bot.pyと同じ場所の.envファイルか環境変数に、「DISCORD_TOKEN=トークン」と書きます。
    4. もう一度起動します。
start-bad-token = Discordがこのトークンを受け付けません。BotのReset Tokenからコピーし直してください。
start-no-discord = Discordに接続できません：{ $fault }。データは失われていません。ネットワークがつながったら、もう一度起動してください。
start-not-loopback = DISCORD_API_URLはこのマシンで試すためのものです。http://127.0.0.1 とポートを指定してください（今の値：{ $url }）。
start-store-unusable = データベース{ $path }を使えません：{ $fault }。何も変わっていません。
start-taken-over = このプロセスは止まっていたか、データベースに長くつながらなかったため、別のプロセスが仕事を引き継ぎました。終了します。もう一度起動すると、担当を受け取ります。
start-setting-unusable = { $name }={ $said }は使えません：{ $fault }。
start-backed-up = { $path }のバックアップを{ $copy }に作りました。
start-restored = { $copy }から{ $path }を復元しました。次の起動時に、進行中と募集中のすべての卓に新しい封印が作られ、それまでのボタンは使えなくなります。
start-set-aside = 元のファイルは{ $path }として残してあります。
start-no-database = { $path }にデータベースがありません。何も変わっていません。
start-new-timeline = 系列{ $name }が始まりました。進行中と募集中のすべての卓に新しい封印があり、それまでのボタンは使えません。
start-timeline-by-itself = { $path }については、復元されたことをボットが次の起動時に自分で見つけます。何も変わっていません。
start-copied-by-server = ボットがコピーするのはファイルに置いたデータベースだけです。このデータベースは{ $server }のサーバーにあります。{ $dump }でコピーし、{ $restore }で戻すか、サーバー自身のバックアップを使ってください。戻したあとは、一度{ $flag }を実行します。何も変わっていません。
start-would-overwrite = { $path }はすでにあります。上書きはしません。別のファイル名を指定してください。
start-moving = { $table }：{ $count }行中{ $done }行
start-moved = すべての対局は{ $there }に移りました：データベースの{ $tables }個の表、{ $rows }行を照合済みです。次に起動する前に{ $setting }に設定してください。{ $here }はそのまま残り、もう開かれません。
start-moved-before = 対局はすでに{ $there }にあります：{ $setting }に設定してください。{ $here }はもう開かれません。何も変わっていません。
start-move-stopped = 中断しました。同じ移動をもう一度実行してください。途中までの作業は害になりません。
start-one-of-each = 対局はファイルと{ $server }サーバーのあいだで移します。{ $here }と{ $there }は同じ種類か、同じ場所です。何も変わっていません。
start-ready = { $who }は{ $count }個のサーバーで準備できました。
start-invite = 招待リンク：{ $url }

board-shortened = 省略：{ $parts }。
