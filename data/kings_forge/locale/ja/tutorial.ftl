### チュートリアル: /rules query:チュートリアル. What the ids and variables mean stands in the English file.

tutorial-label = チュートリアル：ボットと短い1ラウンド

## The gather phase

tutorial-board =
    ダイスで工芸品を制作するゲームです。誰かが5個獲得すると終わり、一番多い人の勝ちです（ルール5.3、5.4）。
    袋が手元（今使えるダイス）、家が仕事場（次のラウンドのダイス）、ブロックが全員のストックです。
tutorial-task-board = あなたのダイスは9個です。どこにありますか？
tutorial-say-board-supply = 自分の手元
tutorial-say-board-smithy = 自分の仕事場
tutorial-say-board-stock = ストック
tutorial-board-smithy = 仕事場はまだ空です。次のラウンドに使うダイスを置く場所です。
tutorial-board-stock = ストックは全員のものです。新しいダイスはそこから来ます。

tutorial-claim =
    手番では、カードを取る、桟橋を使う、パスのどれか1つをします（2.1）。公開カードの上段▲か下段▼のマスにダイスを置いて取ります。**?**にはどれでも、文字にはその種類を置き、ごみ箱に置いたダイスは戻りません（2.2）。
    `M`は金属、`W`は木、`G`は宝石、`B`は魔法、`L`は図書館ダイスです。
tutorial-task-claim = 金属が手に入るカードを取ってください。ダイスはなるべく手元に残します。
tutorial-say-claim-mill = { card-mill }▲：2×Mで2×W
tutorial-say-claim-mine = { card-north-mine }▲：2×Mで2×M
tutorial-say-claim-everything = { card-shrine }▼：7×Mで1×B
tutorial-claim-mill = ルールでは可能ですが、ほかを試してください。手に入るのは木で、支払った2個はごみ箱へ行きます。
tutorial-claim-everything = ルールでは可能ですが、ほかを試してください。振るダイスが2個しか残りません。

tutorial-bonus =
    獲得した金属は、次のラウンドまで仕事場（+2）に置かれます（2.3）。支払った2個もそこへ戻ります。
    このラウンドだけ使える能力が手に入るカードもあります（4.4）。{ card-west-forest }（下段）は、ダイス1個に+2です。
tutorial-task-bonus = その能力を取ってください。木はTableに2個要るので、手元に残します。
tutorial-say-bonus-wood = 木1個でダイス1個に+2
tutorial-say-bonus-top = 金属2個で木1個
tutorial-say-bonus-metal = 金属1個でダイス1個に+2
tutorial-bonus-wood = どのダイスでも置けますが、カードに置いたダイスはこのラウンドには振れません。Tableには木が2個とも要ります。
tutorial-bonus-top = それは次のラウンドの木です。+2なら今役に立ちます。

tutorial-dock =
    桟橋ではダイスかトークンを買えます。公開カードを1枚伏せ（ここでは{ card-jeweler }。もう誰も取れません）、支払います（2.4）。桟橋で支払ったダイスは戻りません。−1/−2は、そのラウンドの1回目と2回目の値段です。
tutorial-task-dock = 桟橋を使ってください。金属2個はShieldのために残します。
tutorial-dock-gem = ルールでは可能ですが、ほかを試してください。金属が1個しか残らず、Shieldには2個要ります。
tutorial-dock-magic = ルールでは可能ですが、ほかを試してください。金属がなくなり、Shieldには2個要ります。

tutorial-pass =
    Shieldの`M5 M5`は、5以上の目の金属ダイス2個です（✓は個数が足りる印）。錨は使った桟橋です。
    最初にパスすると、すぐ使える金属1個か+1/+1トークン（ダイス2個に+1ずつ）をもらえます（2.6）。
tutorial-task-pass = パスして、金属にも木にも使えるものをもらってください。
tutorial-pass-metal = 振るダイスが1個増えるので、良い手になることも多いです。ただ、Tableの助けにはなりません。
tutorial-pass-claim = 次のラウンドには得ですが、金属が1個しか残りません。Shieldには2個要ります。

## The craft phase

tutorial-roll =
    金床は順に回り、持つ人が先に動き、先に制作します。今はボットです。ボットのShieldの上は`M5 M5`。ラウンドの終わりまでは、より高い目で盗めます。
    あなたの手番は、手元のダイスを全部振ることから始まります（3.1）。対局では、ほかの人が動くまで**{ button-undo }**で行動を戻せますが、振ったダイスは戻せません。
tutorial-task-roll = ダイスを振ってください。
tutorial-roll-refused = 木の目はまだ決まっていません。

tutorial-use = Tableには`W3 W4`が必要です。`W4`はどちらの枠にも置けるので、✓が1つ付きます。`W1`では、もう1つの枠に足りません。振った後は、能力でダイスを変えられます（3.2）。+2は1個のダイスにまとめて加えます（4.1）。6を超えてもかまいません。
tutorial-task-use = { card-west-forest }を使って、Tableを作れるようにしてください。
tutorial-say-use-metal = M4に+2
tutorial-say-use-wood = W1に+2
tutorial-use-low = 能力を使えば届きます。
tutorial-use-metal = `M6`はボットのShieldを盗むのに役立ちます。ただ、トークンでは`W1`が`W2`にしかならず、Tableの`W3`に届きません。

tutorial-craft =
    `W3 W4`がそろいました。制作では、どの枠にも、その色でその値以上のダイスを1個ずつ置きます（3.3）。
tutorial-task-craft = Tableを制作してください。
tutorial-craft-axe = ルールでは可能ですが、ほかを試してください。Axeは木2個と`M5`を使います。Tableなら、金属でもう1つ狙えます。
tutorial-craft-end = まだ早いです。ここで終えると、ダイスは仕事場に移り、Tableは制作対象に残ったままです。

tutorial-token =
    まだ制作できます（3.3）。ほかの人が今作った工芸品を盗むこともできます。どの枠も同じ値以上、1個は上回るダイスが必要です（3.4）。
    ボットのShieldの上は`M5 M5`、あなたは`M5 M4 M2`とトークン（ダイス2個に+1ずつ、4.2）です。
tutorial-task-token = トークンを使って、Shieldを盗めるようにしてください。
tutorial-say-token-one = M4だけに+1
tutorial-say-token-both = M5とM4に+1ずつ
tutorial-token-refused = トークンなら2個とも上げられます。
tutorial-token-one = ルールでは可能ですが、ほかを試してください。もう1つの+1が無駄になり（4.5）、`M5 M5`では同じ値です（3.4）。

tutorial-steal =
    `M5 M5`に対して`M6 M5`。下回るダイスはなく、1個が上回っています。
    ボットは工芸品を失いますが、ダイスは失いません。仕事場に戻ります（3.4）。このラウンドはあなたの制作が最後なので、盗まれる心配はありません。
tutorial-task-steal = Shieldを盗んでください。
tutorial-say-steal-low = M6 M2：Shieldを盗む
tutorial-say-steal-shield = M6 M5：Shieldを盗む
tutorial-steal-low = `M2`は`M5`より低い値です。枠ごとに比べます。
tutorial-steal-end = まだ早いです。`M6 M5`でShieldを盗めます。このラウンドに誰も盗まなければ、ボットのものになります（5.1）。

## Clean-up and the choice

tutorial-cleanup =
    `M2`が残りました。手番を終えると仕事場へ移ります（3.5）。
    次はクリーンアップです。盗まれなかった工芸品は自分のものになり、載せたダイスは戻ります（5.1）。カードに置いたダイスも戻りますが、ごみ箱と桟橋のダイスはストックへ行きます（5.2）。
tutorial-task-cleanup = あなたのダイスのうち、戻らないのはどれですか？
tutorial-say-cleanup-mine = { card-north-mine }の2個
tutorial-say-cleanup-dock = 木の桟橋の1個
tutorial-say-cleanup-item = Tableの上の2個
tutorial-cleanup-mine = { card-north-mine }の上段にごみ箱はありません。2個とも戻ります。
tutorial-cleanup-item = Tableのカードは自分のものになり、載せたダイスは戻ります。

tutorial-choice =
    工芸品は2個、ダイスは9個から11個に増えました。仕事場のダイスが手元に移ったからです（5.3）。金床があなたに渡り、先に動けますが、制作も先なので、ボットに盗まれることがあります。
    良い手が2つあります。**{ card-south-mine }（上段）**なら、次のラウンドに金属が2個増えます。**{ card-east-forest }（下段）**なら、今ダイス3個に+1ずつ加えられます。
    対局で迷ったら、**{ button-odds }**で工芸品ごとの確率、**{ button-hint }**で強い手がわかります。
tutorial-task-choice = どちらにしますか？
tutorial-choice-grow = ダイスを増やす手です。次のラウンドには13個になります。今振ると、Axe（`M5 W3 W3`）を作れるのは10回に7回ほどです。{ card-east-forest }はボットが取り、このラウンドのボットのダイスは強くなります。
tutorial-choice-forge = 今作る手です。今振ると、Axe（`M5 W3 W3`）を10回に9回ほど作れます。ただしダイスは11個のままで、{ card-south-mine }の金属はボットのものになります。
