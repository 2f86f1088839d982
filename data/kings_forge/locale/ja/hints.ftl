# In a craft turn; $items: one or two
hint-makes = 作れるもの：{ $items }。
used-dice = { $source }：{ $dice } → { $then }
hint-nothing-more = これ以上は何も作れません。
hint-again = 今のダイスでは何も作れません。この後：{ $odds }。
hint-wood-stays = 今のダイスでは何も作れません。この木は仕事場に移ります。
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = 制作のロールで使うより、ここで使うほうが得です。
hint-later = 能力は制作のロールに取っておくほうが得です。
best-alone = -# おすすめ：{ $move }
best-reasoned = { $move }（{ $why }）
best-made = { $move }（{ $why }）
best-made-spending = { $move }（{ $benefits }）
best-passed = { $move }（{ $why }）
# What the first to pass takes (2.6)
short-pass-metal = パスして金属1個をもらう
short-pass-token = パスしてトークンをもらう
hint-wood = { $item }：能力を残すと{ $kept }%、木にすると{ $taken }%です。

best-moves-spent = 使ったダイスはこのラウンドでは振れません。
best-moves-lost = ボタン：🗑ごみ箱。
best-moves-signs = ボタン：▲上段、▼下段、🗑ごみ箱。
best-moves-off = おすすめは`{ slash-me-settings }`で隠せます。
best-foreseen = おすすめ（先読み）：{ $move }
best-now = おすすめ：{ $move }
best-reasoned-move = { $move }。{ $why }
best-move-effect = { $move }：{ $effect }
hint-shared = どの手も：{ $why }
best-pass = パス
best-pass-metal = パスして金属1個をもらう
best-pass-token = パスして+1/+1トークンをもらう

best-for-rises = { $item }の確率が{ $before }%から{ $now }%に上がります。
best-for-win = { $item }の確率は{ $now }%のままで、獲得すれば勝ちです。
best-for-win-falls = { $item }は{ $before }%から{ $now }%に下がりますが、獲得すれば勝ちです。
best-for-stops = 取らないと{ $who }が{ $what }を選び、{ $item }（{ $now }%）で勝つかもしれません。
best-for-dice = 次のラウンドから使える{ $dice }が入ります。
best-for-dice-item = 次のラウンドから使える{ $dice }が入り、{ $item }に役立ちます。
best-for-dice-soon = 次のラウンドから使える{ $dice }が入り、{ $item }（これから出る）に役立ちます。
best-for-perhaps = うまくいけば、次のラウンドから使える{ $dice }が入ります。
best-brings = { $dice }が入ります。
best-brings-perhaps = うまくいけば{ $dice }が入ります。
best-for-denies = 取らないと、次に{ $who }が{ $what }を選びそうです。
best-for-roll = 何も使わず、ダイス{ $count }個を全部振れます。
best-for-roll-item = 何も使わず、ダイス{ $count }個を全部振れます。{ $item }は{ $now }%になります。
best-for-effect = 効果：{ $effect }。
best-for-pass = 残りのカードは、ダイスを使うほどではありません。
best-for-metal = 金属はこのラウンドに振れて、その後も残ります。
best-for-token = トークンは、振った後でダイス2個に+1ずつです。
best-for-more-dice = 次のラウンドから使える{ $dice }がその分多く入ります。
best-for-saves = { $what }より{ $dice }を節約できます。
best-for-two = { $item }（{ $now }%）と{ $other }（{ $then }%）の両方を狙えます。
best-for-wood = ダイスが1個増えます。

best-stays = { $item }の確率は{ $now }%のままです。
best-stays-stolen = { $item }の確率は{ $now }%のままですが、{ $who }に盗まれるかもしれません。
best-then = { $item }の確率は{ $now }%になります。
best-then-stolen = { $item }の確率は{ $now }%になりますが、{ $who }に盗まれるかもしれません。
best-may-steal = その後、{ $who }に盗まれるかもしれません。
best-may-steal-kept = { $who }に盗まれず獲得できる確率は約{ $kept }%です。
best-then-together = 続けて「{ $what }」なら、{ $item }は{ $now }%です。
best-but-other = { $item }は{ $before }%から{ $now }%に下がりますが、{ $other }が{ $then }%あります。
best-but-stolen = { $item }は{ $before }%から{ $now }%に下がりますが、どのみち{ $who }に盗まれるかもしれません。
best-but-later = { $item }は{ $before }%から{ $now }%に下がりますが、先のラウンドの得のほうが大きいです。
best-but-falls = { $item }は{ $before }%から{ $now }%に下がります。
best-but-hopeless = このラウンドにあなたが作れる工芸品はなくなります。
best-but-none-yet = このラウンドにあなたが作れる工芸品はありません。
best-but-left = 振るダイスは残りません。
