lobby-quiet = 静かな卓：盤面は1つで、書き換わります。誰かを呼ぶときは新しく投稿します。
table-thread-anew = { $table } のスレッドはなくなりました。続きは { $channel } です。
table-thread-gone = { $table } のスレッドはなくなりました。続きはここです。
