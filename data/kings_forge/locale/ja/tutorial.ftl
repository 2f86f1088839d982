### チュートリアル: /rules query:チュートリアル. What the ids and variables mean stands in the English file.

tutorial-label = チュートリアル：ボットと短い1ラウンド

## The gather phase

tutorial-board =
    ダイスで工芸品を制作するゲームです。2人では、誰かの工芸品が5個になるとゲームが終わり、一番多い人の勝ちです（5.3、5.4）。
    ダイスは文字で書きます。金属は`M`、木は`W`。振った後は`W4`のように値が付きます。今の制作対象はShield（`M5 M5`）、Table（`W3 W4`）、Axeです。
    画像では、袋が手元、家が仕事場、ブロックが全員のストックです。
tutorial-task-board = あなたのダイスは8個です。どこにありますか？
tutorial-say-board-supply = 自分の手元
tutorial-say-board-smithy = 自分の仕事場
tutorial-say-board-stock = ストック
tutorial-board-smithy = 仕事場はまだ空です。次のラウンドに使うダイスを置く場所です。
tutorial-board-stock = ストックは全員のものです。新しいダイスはそこから来ます。

tutorial-claim =
    手元にあるのが、今使えるダイスです。
    採集フェイズの手番では、カードを取る、桟橋を使う、パスのどれか1つをします（2.1）。公開カードを取るときは、上段か下段を選び、マスにダイスを置きます（2.2）。ダイスが増えれば、後で作れる工芸品も増えます。
tutorial-task-claim = 金属が手に入るカードを取ってください。ダイスはなるべく手元に残します。
tutorial-claim-refused = 好きなダイスを置けるマスを探してください。
tutorial-claim-everything = 取れますが、ダイス7個で魔法1個です。このラウンドに振るダイスが1個しか残りません。

tutorial-bonus =
    獲得した金属は、次のラウンドまで仕事場に置かれます（2.3）。支払った2個もそこへ戻ります。
    このラウンドだけ使える能力が手に入るカードもあります（4.4）。{ card-west-forest }の下段は、ダイス1個に+2です。
tutorial-task-bonus = その能力を取ってください。木はTableに2個要るので、手元に残します。
tutorial-bonus-wood = どのダイスでも置けますが、カードに置いたダイスはこのラウンドには振れません。Tableには木が2個とも要ります。
tutorial-bonus-top = それは次のラウンドの木です。+2なら今役に立ちます。

tutorial-dock =
    桟橋ではダイスかトークンを買えます。公開カードを1枚伏せて支払います（2.4）。桟橋で支払ったダイスはストックへ行き、戻りません。宝石は3個、木なら1個で買えます。
tutorial-task-dock = 桟橋を使ってください。金属2個はShieldのために残します。
tutorial-dock-gem = 使えますが、金属がなくなります。Shieldには2個要ります。
tutorial-dock-refused = 桟橋にはどのダイスでも支払えますが、5個のうち4個を使うと、振るダイスが1個しか残りません。

tutorial-pass =
    残りは金属2個と木2個。ShieldとTableにちょうど足ります。ここまでにしましょう。
    最初にパスした人は、すぐ使える金属1個か、+1/+1トークン（ダイス2個に+1ずつ）をもらえます（2.6）。
tutorial-task-pass = パスして、金属にも木にも使えるものをもらってください。
tutorial-pass-metal = 振るダイスが1個増えるので、良い手になることも多いです。ただ、Tableの助けにはなりません。
tutorial-pass-claim = 次のラウンドには得ですが、最後の金属をカードに置くと、Shieldが作れません。

## The craft phase

tutorial-roll =
    金床を持つあなたから制作します。手番は、手元のダイスを全部振ることから始まります（3.1）。元に戻せません。
tutorial-task-roll = ダイスを振ってください。
tutorial-roll-refused = 金属の目はまだ決まっていません。

tutorial-use =
    Tableには`W3 W4`が必要です。`W3`はありますが、`W2`では足りません。振った後は、能力でダイスを変えられます（3.2）。+2は1個のダイスにまとめて加えます（4.1）。
tutorial-task-use = { card-west-forest }を使って、Tableを作れるようにしてください。
tutorial-use-low = 能力を使えば届きます。
tutorial-use-metal = `M6`ならShieldに使えます。ただ、残るトークンではShieldかTableの片方しか作れません。

tutorial-craft =
    `W3 W4`がそろいました。制作では、どの枠にも、その色でその値以上のダイスを1個ずつ置きます（3.3）。
tutorial-task-craft = Tableを制作してください。
tutorial-craft-low = すべての枠を満たせる工芸品を選んでください。
tutorial-craft-end = まだ早いです。ここで終えると、ダイスは仕事場に移り、Tableは制作対象に残ったままです。

tutorial-token =
    Tableができ、次のカードが制作対象に加わりました。ダイスがある限り、何個でも制作できます（3.3）。
    残りは`M4 M4`、Shieldには`M5 M5`が必要です。トークンは別々のダイス2個に+1ずつ加えます（4.2）。
    使うとすぐにShieldを制作し、ボットの手番に移ります。
tutorial-task-token = トークンを使って、Shieldを作れるようにしてください。
tutorial-token-end = まだ早いです。`M4 M4`とトークンでShieldを作れます。能力は次のラウンドに残せません（4.1）。
tutorial-token-one = 使えますが、もう1つの+1が無駄になり（4.5）、片方の`M4`が足りないままです。

tutorial-steal =
    最後のダイスをShieldに置いたので、手番が終わりました。後の手番の人は、このラウンドに作られた工芸品を盗めます。すべての枠で同じ値以上、少なくとも1個は上回るダイスが必要です（3.4）。
    ボットのダイスは`M5 M5 M3`、Shieldの上のダイスは`M5 M5`です。
tutorial-task-steal = ボットはShieldを盗めますか？
tutorial-say-steal-refused = 盗める。同じ値だから
tutorial-say-steal-safe = 盗めない。上回るダイスがない
tutorial-steal-refused = 同じ値では足りません。1個は上回る必要があります（3.4）。

## Clean-up and the choice

tutorial-cleanup =
    盗めないので、ボットは手番を終えます。次はクリーンアップです。盗まれなかった工芸品は自分のものになり、載せたダイスは戻ります（5.1）。カードに置いたダイスも戻りますが、×マス（!）のダイスは戻りません。桟橋のダイスはストックへ行きます（5.2）。
tutorial-task-cleanup = あなたのダイスのうち、戻らないのはどれですか？
tutorial-say-cleanup-mine = { card-north-mine }の2個
tutorial-say-cleanup-dock = 木の桟橋の1個
tutorial-say-cleanup-item = Tableの上の2個
tutorial-cleanup-mine = { card-north-mine }の上段に×マスはありません。2個とも戻ります。
tutorial-cleanup-item = Tableのカードは自分のものになり、載せたダイスは戻ります。

tutorial-choice =
    工芸品は2個、ダイスは8個から10個に増えました。仕事場のダイスが手元に移ったからです（5.3）。金床はボットに渡り、ボットが先に動きます。このラウンドはあなたの制作が最後なので、盗まれる心配はありません。
    良い手が2つあります。**{ card-south-mine }**の上段なら、次のラウンドに金属が2個増えます。**{ card-east-forest }**の下段なら、今ダイス3個に+1ずつ加えられます。
tutorial-task-choice = どちらにしますか？
tutorial-choice-grow = ダイスを増やす手です。次のラウンドには12個になります。今振ると、Axe（`M5 W3 W3`）を作れるのは10回に6回ほどです。{ card-east-forest }はボットが取り、このラウンドのボットのダイスは強くなります。
tutorial-choice-forge = 今作る手です。今振ると、Axe（`M5 W3 W3`）を10回に9回ほど作れます。ただしダイスは10個のままで、{ card-south-mine }の金属はボットのものになります。
