lobby-no-hints = ヒント：なし
error-hints-off = { $table }ではヒントを聞けません。卓を開いたときにオフにされています。
# The Hint button's answer; $table
hint-title = **{ $table }** · ヒント
button-hint = ヒント
# $action; after it what speaks for it, each a sentence
hint-line = { $action }。
button-do-this = 1にする（おすすめ）
hint-do-other = { $place }にする
