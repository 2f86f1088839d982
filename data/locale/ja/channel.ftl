lobby-boards-fold = 盤面：画像とボタンがあるのは最新のものだけ。前の盤面は数行に縮みます。
lobby-boards-delete = 盤面：残るのは最新のものだけ。前の盤面は削除します。
board-folded = **{ $table }**は続いています。
table-thread-anew = { $table }のスレッドはなくなりました。続きは{ $channel }です。
table-thread-gone = { $table }のスレッドはなくなりました。続きはここです。
