### 予約できること（ルール2）。メニューと自分の予約の行。

plan-pass-metal = パスする（最初なら金属1個）
plan-pass-token = パスする（最初なら+1/+1トークン）
plan-pass-last = ほかの全員がパスしたらパスする

# What lets a plan be dropped, after an if and after a because. $card
plan-stop-passed = ほかの人がパスした
plan-stop-taken = ほかの人が{ $card }を取った
