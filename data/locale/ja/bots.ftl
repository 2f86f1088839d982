lobby-seat-level = { $number }. { $who }（ボット、{ $level }）
table-bot-joined-level = { $table }：{ $who }（ボット、{ $level }）が着席しました。強さは変えられます：
table-bot-plays = { $table }：{ $who }（ボット）の強さは「{ $level }」です。
lobby-level = 強さ：{ $level }
table-started-bot = { $who }（ボット、{ $level }）
