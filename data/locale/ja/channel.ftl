lobby-boards-fold = 盤面：ボタンがあるのは1つ。前の盤面は出来事だけにたたみます。
lobby-boards-delete = 盤面：1つだけ。前の盤面は削除します。
board-folded = **{ $table }**は続いています。
table-thread-anew = { $table } のスレッドはなくなりました。続きは { $channel } です。
table-thread-gone = { $table } のスレッドはなくなりました。続きはここです。
