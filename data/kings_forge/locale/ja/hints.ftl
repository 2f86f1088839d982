# In a craft turn; $items: one or two
hint-makes = 作れるもの：{ $items }。
used-dice = { $source }：{ $dice } → { $then }
hint-nothing-more = これ以上は何も作れません。
hint-again = 今のダイスでは何も作れません。この後：{ $odds }。
hint-wood-stays = 今のダイスでは何も作れません。この木は仕事場に移ります。
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = 制作のロールで使うより、ここで使うほうが得です。
hint-later = 能力は制作のロールに取っておくほうが得です。
# Above the best moves, one a line, whose buttons stand below; in the first round
best-moves-odds = %は、このラウンドにその工芸品が手に入る確率です。
best-moves-thefts = その後、{ $who }が{ $item }を盗むことがあります。
best-moves-dice = 置いたダイスと払ったダイスはこのラウンドでは振れません。🗑のダイスは戻りません。
best-moves-signs = ▲上半分、▼下半分。%はこのラウンドの確率
# The same once that is known
best-moves = 先々まで見た良い順です。
best-move = -# { $place }. { $move }
best-foreseen = 先々まで見たおすすめ：{ $move }
best-alone = -# おすすめ：{ $move }
best-reasoned = { $move }：{ $why }
best-passed = { $move }；{ $why }
best-visit = { $move }、{ $card }は裏向き
best-why-keeps = 手元に残る{ $dice }
best-why-keeps-for = { $item }のために手元に残る{ $dice }
best-why-keeps-soon = { $item }（これから出る）のために手元に残る{ $dice }
best-why-perhaps = うまくいけば手元に残る{ $dice }
best-why-denies = 次に{ $who }が{ $what }を選びそう
best-pass-metal = パス：今振れて手元に残る金属1個
best-pass-metal-for = パス：{ $item }のために今振れて手元に残る金属1個
best-pass-metal-soon = パス：{ $item }（これから出る）のために今振れて手元に残る金属1個
best-pass-token = パス：+1/+1トークン（このラウンドだけ）
best-why-pass = 何も使わずダイス{ $count }個を振れる
best-why-hopeless = このラウンドは手が届く工芸品なし
best-why-none-yet = 手が届く工芸品はまだなし
best-why-stolen = { $who }が盗むかも
best-why-leaves =
    { $count ->
        [0] 振るダイスが残らない
       *[other] 振るダイスは{ $count }個残る
    }
best-why-wood = ダイスが1個増える
# What the first to pass takes (2.6)
short-pass-metal = パスして金属1個を得る
short-pass-token = パスしてトークンを得る
hint-wood = { $item }：能力を残すと{ $kept }%、木材にすると{ $taken }%。
best-why-costs = ただし{ $shift }
