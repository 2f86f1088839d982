### 持ち時間：進行の速さ、時計が進む時間帯、中断、時間切れ。idと変数の意味は英語のファイルにあります。

## Lobby card and lists

lobby-pace-clock = 進行：1人{ $bank }時間、手番ごとに{ $turn }時間追加。
list-paced = { $line }・{ $pace }
list-paused = { $line }・中断中

## /table clock

clock-title = **{ $table }**・進行：{ $pace }
clock-runs = { $who }の手番：残り{ $left }、時間切れは{ $ends }です。
clock-stands-until = { $who }の手番：残り{ $left }。時計は止まっています。時間切れは{ $ends }です。
clock-stands = { $who }の手番：残り{ $left }。時計は止まっています。
clock-rests = { $who }：残り{ $left }。
clock-late = 直前の手番から{ $count }回続けて時間切れです。
clock-days = { $days }日{ $hours }時間
clock-days-whole = { $days }日
clock-time = { $hours }時間{ $minutes }分
clock-hours = 時計は{ $start }から{ $end }まで進みます（{ $zone }）。
clock-all-hours = 時計は一日中進みます。
clock-paused = { $since }から中断しています。`{ slash-table-resume }`か、誰かの行動で再開します。
clock-none = { $table }に時間制限はありません。好きなときにどうぞ。
clock-before-start = 開始前なら、卓を立てた人が進行と時間帯を決められます：`{ slash-table-clock }`
clock-set = 保存しました。
clock-from-next-turn = 新しい時間帯は次の手番から有効です。始まっている手番の時間帯は変わりません。
clock-all-day = 一日中
clock-resumed = { $table }を再開しました。時計がまた進みます。

## In the log, on boards and as messages of their own

fact-paused = **{ $who }**の求めで中断します。`{ slash-table-resume }`か誰かの行動まで、誰の時計も進みません。
fact-paused-alone = 中断します。ほかに待っている人がいないためです。`{ slash-table-resume }`か誰かの行動で再開します。
fact-resumed = **{ $who }**が再開しました。時計がまた進みます。
notice-resumed-to-play = { $who }の手番です。
fact-hours = 次の手番から、時計は{ $start }から{ $end }まで進みます（{ $zone }）。
fact-hours-none = 次の手番から、時計は一日中進みます。
fact-out-of-time = **{ $who }**は時間切れです。
notice-running-out = **{ $table }**・{ $who }の手番です。時間切れは{ $ends }。そのときはボットが代わりにパスするか、最も影響の少ない行動をします。

## Refusals

error-no-clock = { $table }に時間制限はないので、時間帯もありません。
error-too-few-hours = 時計は1日に少なくとも{ $least }時間進みます。
error-paused = { $table }はもう中断しています。`{ slash-table-resume }`で再開します。
error-not-paused = { $table }は中断していません。
