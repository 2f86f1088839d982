### チュートリアル: /rules query:チュートリアル. What the ids and variables mean stands in the English file.

tutorial-label = チュートリアル：ボットと短い1ラウンド

## The gather phase

tutorial-goal =
    ダイスで工芸品を制作するゲームです。2人なら、誰かが5個獲得すると終わり、一番多い人の勝ちです（5.4）。
    枠`W3`には、3以上の目の木ダイスを置きます。✓は、その色のダイスがある印です。目は後で振って決まります。
    -# カードは印刷された英語名で呼びます：Shieldは盾、Tableはテーブル、Axeは斧です。
tutorial-task-goal = 木ダイス2個だけで作れるのはどれですか？
tutorial-say-goal-shield = Shield
tutorial-say-goal-table = Table
tutorial-say-goal-axe = Axe
tutorial-goal-shield = Shieldに要るのは、黒い金属ダイス2個です。
tutorial-goal-axe = Axeには金属ダイスも要ります。
tutorial-goal-table = 枠は`W3 W4`だけです。

tutorial-board =
    袋の印は手元（今使えるダイス）、家の印は仕事場（次のラウンド用）、ブロックの印は共通のストックです。
    ゲームは金属5個で始まります（1.2）。ここでは1ラウンドで全部わかるように、9個あります。
tutorial-task-board = あなたのダイス9個はどこにありますか？
tutorial-say-board-supply = 自分の手元
tutorial-say-board-smithy = 自分の仕事場
tutorial-say-board-stock = ストック
tutorial-board-smithy = 仕事場はまだ空です。次のラウンドに使うダイスを置く場所です。
tutorial-board-stock = ストックは共通のダイスです。新しいダイスはそこから来ます。
tutorial-board-supply = 袋の印の横にあるダイスは今使えます。

tutorial-claim =
    ボットが{ card-dragon-lair }を取り、そこに{ card-west-forest }が出ました。オレンジの枠は、変わったところの印です。
    手番では、カードを取る、桟橋を使う、パスのどれか1つをします（2.1）。カードは、上段▲か下段▼にダイスを置いて取ります。**?**にはどれでも置けます（2.2）。
    置いたダイスは次のラウンドに戻りますが、ごみ箱🗑からは戻りません。
tutorial-task-claim = 金属が手に入り、ごみ箱に1個も置かないカードを取ってください。
tutorial-say-claim-mill = { card-mill }上段：2×M🗑 → 2×W
tutorial-say-claim-mine = { card-north-mine }上段：2×M → 2×M
tutorial-claim-mill = ルールでは可能ですが、ほかを試してください。手に入るのは木で、置いた2個はごみ箱へ行きます。
tutorial-claim-mine = ごみ箱がないので、2個とも戻ります。

tutorial-bonus =
    新しい金属は仕事場（+2）にあり、次のラウンドに使えます。
    このラウンドに役立つカードもあります（4.4）。{ card-west-forest }の下段は、振った後でダイス1個に+2です。
tutorial-task-bonus = 下段を取ってください。木は2個ともTableのために残します。
tutorial-say-bonus-wood = 木1個でダイス1個に+2
tutorial-say-bonus-metal = 金属1個でダイス1個に+2
tutorial-bonus-wood = どのダイスでも置けますが、カードに置いたダイスはこのラウンドには振れません。Tableには木が2個とも要ります。
tutorial-bonus-metal = 木ダイスは2個とも振れます。

tutorial-dock =
    桟橋ではダイスかトークンを買えます。公開カードを1枚（ここでは{ card-jeweler }）伏せ、好きなダイスで支払います。支払ったダイスは戻りません🗑（2.4）。
    1/2は費用です。1人目は1個、2人目は2個払います。
tutorial-task-dock = 桟橋を使ってください。手元の金属2個はShieldのために残します。
tutorial-say-dock-wood = 木の桟橋 1×M🗑 → 1×W
tutorial-say-dock-gem = 宝石の桟橋 3×M🗑 → 1×G
tutorial-dock-gem = ルールでは可能ですが、ほかを試してください。金属が1個しか残らず、Shieldには2個要ります。
tutorial-dock-wood = 失うのは1個だけで、Shieldのための金属が2個残ります。

tutorial-pass = 最初にパスした人は、すぐ使える金属1個か、トークン（ダイス2個に+1ずつ）をもらえます（2.6）。
tutorial-task-pass = パスして、金属にも木にも使えるものをもらってください。
tutorial-pass-metal = 振るダイスが1個増えるので、良い手になることも多いです。ただ、Tableの助けにはなりません。
tutorial-pass-claim = 次のラウンドには得ですが、金属が1個しか残りません。Shieldには2個要ります。
tutorial-pass-token = トークンは何色のダイスにも使えます。

## The craft phase

tutorial-roll =
    金床はスタートプレイヤーの印です。持っているボットが先に、`M5 M5`でShieldを作りました。ただし、まだボットのものではありません（0/5）。ラウンドの終わりまでは、より大きい目で盗めます。
    あなたの手番は、手元のダイスを全部振ることから始まります（3.1）。
tutorial-task-roll = ダイスを振ってください。
tutorial-roll-refused = 木の目はまだ決まっていません。

tutorial-use =
    Tableには`W3 W4`が必要です。`W4`はどちらの枠にも入り（✓は片方）、`W1`はどちらにも足りません。`W1`を3に上げれば枠`W3`に入り、`W4`がもう一方に入ります。
    振った後は、能力でダイスを変えられます（3.2）。+2はダイス1個に使います。6を超えてもよく、`M5`なら`M7`になります。
tutorial-task-use = { card-west-forest }を使って、Tableを作れるようにしてください。
tutorial-say-use-metal = M4に+2
tutorial-say-use-wood = W1に+2
tutorial-use-low = 能力を使えば届きます。
tutorial-use-metal = `M6`はボットのShieldを盗むのに役立ちます。ただ、トークンでは`W1`が`W2`にしかならず、Tableの`W3`に届きません。
tutorial-use-wood = `W1`が`W3`になりました。

tutorial-craft = どの枠にも、その色の、その値以上のダイスが1個ずつあります（3.3）。ハンマーと緑の枠は、制作できる印です。
tutorial-task-craft = Tableを制作してください。
tutorial-craft-axe = ルールでは可能ですが、ほかを試してください。Axeは木2個と`M5`を使います。Tableなら、金属でもう1つ狙えます。
tutorial-craft-end = まだ早いです。ここで終えると、ダイスは仕事場に移り、Tableは制作対象に残ったままです。

tutorial-token =
    まだ制作できます。このラウンドの工芸品を盗むこともできます。どの枠でも相手の目以上、うち1個は相手より大きい目が必要です（3.4）。
    ボットのShieldは`M5 M5`、トークンはダイス2個に+1ずつです。
tutorial-task-token = トークンを使って、Shieldを盗めるようにしてください。
tutorial-say-token-one = M4だけに+1
tutorial-say-token-both = M5とM4に+1ずつ
tutorial-token-one = ルールでは可能ですが、ほかを試してください。もう1つの+1が無駄になり（4.5）、`M5 M5`では同じ値です（3.4）。
tutorial-token-both = `M6 M5`なら、どの枠でも相手の目以上で、うち1個は相手より大きい目です。

tutorial-steal =
    `M6 M5`は`M5 M5`に勝ちます。どの枠でも相手の目以上で、1個は相手より大きいからです。ボットは工芸品を失い、ダイスは戻ります（3.4）。
    このラウンドはあなたの制作が最後なので、盗まれません。
tutorial-task-steal = Shieldを盗んでください。
tutorial-say-steal-low = M2 M6：Shieldを盗む
tutorial-say-steal-shield = M6 M5：Shieldを盗む
tutorial-steal-low = `M2`は`M5`より低い値です。枠ごとに比べます。
tutorial-steal-end = まだ早いです。`M6 M5`でShieldを盗めます。このラウンドに誰も盗まなければ、ボットのものになります（5.1）。

## Clean-up and the choice

tutorial-cleanup =
    王冠は0/5です。工芸品はラウンドの終わりに自分のものになり、載せたダイスは戻ります（5.1）。
    カードに置いたダイスも戻りますが、ごみ箱と桟橋のダイスは戻りません（5.2）。
tutorial-task-cleanup = あなたのダイスのうち、戻らないのはどれですか？
tutorial-say-cleanup-mine = { card-north-mine }の2個
tutorial-say-cleanup-dock = 桟橋⚓{ card-jeweler }の1個
tutorial-say-cleanup-item = Tableの上の2個
tutorial-cleanup-mine = { card-north-mine }の上段にごみ箱はありません。2個とも戻ります。
tutorial-cleanup-item = Tableのカードは自分のものになり、載せたダイスは戻ります。
tutorial-cleanup-dock = 桟橋で払ったダイスは失われます。

tutorial-choice =
    工芸品を2個獲得し、ダイスは9個から11個に増えました。金床はあなたに渡ります。採集も制作も先になるので、ボットに盗まれることがあります（5.3）。
    良い手が2つあります。**{ card-south-mine }の上段**なら、次のラウンドに金属が2個増えます。**{ card-east-forest }の下段**なら、このラウンドにダイス3個に+1ずつです。
tutorial-task-choice = どちらにしますか？
tutorial-say-choice-grow = 増やす：{ card-south-mine }上段
tutorial-say-choice-forge = 今に備える：{ card-east-forest }下段
tutorial-choice-grow = ダイスを増やす手です。次のラウンドには13個になります。このラウンドにAxe（`M5 W3 W3`）を作れるのは10回に7回ほどです。
tutorial-choice-forge = 早く作る手です。次のラウンドには11個になります。このラウンドにAxe（`M5 W3 W3`）を作れるのは10回に9回ほどです。
