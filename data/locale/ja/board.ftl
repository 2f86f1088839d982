### 盤面で手番のほかに伝えること。idと変数の意味は英語のファイルにあります。

board-clock-runs = 時間切れは{ $ends }です。
board-clock-stands-until = 時計は止まっています。時間切れは{ $ends }です。
board-clock-stands = 時計は止まっています。
board-clock-runs-of = { $who }：時間切れは{ $ends }です。
board-clock-stands-until-of = { $who }：時計は止まっています。時間切れは{ $ends }です。
board-clock-stands-of = { $who }：時計は止まっています。

headline-awaited-first = **{ $table }**・{ $who }の手番です。
headline-yours-first = **{ $table }**・あなたの手番です。
list-running-first = **{ $table }**・{ $progress }、{ $awaited }の手番
list-yours-first = **あなたの手番：{ $table }**・{ $progress }
turns-others-first = **{ $table }**（{ $game }）・{ $who }の手番です。

table-started-yours = あなたの手番です。盤面は{ $place }にあります。
table-started-there = 盤面は{ $place }にあります。
table-started-solo = -# ボット戦はすべて取り消せ、記録やレーティングには数えません。

record-title-everywhere = **全サーバーでのあなたのゲーム（人だけの卓）**
record-none-anywhere = 人だけで最後まで遊んだゲームは、まだありません。
board-earlier = それ以前は記録にあります。
deeds-more = ほか{ $count }件：記録
deeds-more-brief = ほか{ $count }件
