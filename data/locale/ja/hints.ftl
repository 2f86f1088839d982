lobby-no-hints = ヒント：なし
error-hints-off = { $table }ではヒントを聞けません。卓を開いたときにオフにされています。
