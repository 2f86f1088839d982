### チュートリアル。括弧の中の数字はルールの番号。

tutorial-label = チュートリアル：春、そして冬（ボットと）

tutorial-bid =
    四つの季節で村を作り、点が一番多い人の勝ちです（12.9）。
    1～3が**競りタイル**：季節の終わりに一番多く入札している人が得ます。下はあなたのワーカーです。
    ボット（しずく）がKeywoodに赤1で入札しました。最初のワーカーが色を**ロック**し（赤い枠）、そこには赤で（5.1）、誰よりも多く入札します（6.2）。
    -# テーブルでは：{ button-my-turn }、{ menu-offer }
tutorial-task-bid = Keywoodに、ボットより多く入札してください。
tutorial-say-bid-blue = 入札：青1
tutorial-say-bid-low = 入札：赤1
tutorial-say-bid-right = 入札：赤2
tutorial-bid-blue = 季節の終わりまで、そこで使えるのは赤だけです。
tutorial-bid-low = 同数はありません。
tutorial-bid-right = 最初と同じ赤で、ボットより1個多いです。

tutorial-outbid =
    ボットが3でリードしています。あなたの赤2（炎）は負けているので、全部一緒に**動かせます**（4.5）。ほかの入札へ、またはタイルの上に置いて使用に回します（4.4）。
tutorial-task-outbid = グループをWoodcutterへの入札に動かしてください。
tutorial-say-outbid-half = 赤1
tutorial-say-outbid-whole = 赤2
tutorial-say-outbid-more = Keywoodに2追加
tutorial-outbid-half = 動くのは2つとも、またはゼロです。
tutorial-outbid-more = ルールでは可能ですが、ほかを試してください。1枚のタイルにワーカーを4つ費やします。
tutorial-outbid-whole = 負けている組は全員で動きます。

tutorial-own =
    あなたの村です。家の絵がホーム、その隣がQuarryman。タイルの**上**にワーカーを置くとすぐに使用でき（7.1）、ここでは石2がその上に置かれます（7.5）。ワーカーは季節の終わりに戻ります。
    -# テーブルでは：{ menu-mine }
tutorial-task-own = Quarrymanを使用してください。
tutorial-say-own-bid = Quarrymanに入札
tutorial-own-bid = もうあなたのものです。入札は競りタイルに行います。
tutorial-own-keywood = Quarrymanにはまだ誰もいません。置いたワーカーの色になります。

tutorial-market =
    競りタイルも使用でき、生むものは自分のホームに置かれます（7.5）。
    次の使用には前より**多い**ワーカーが必要です（7.2）。ボットがWoodcutterを1で使用したので、黒い2+があります。
tutorial-task-market = Woodcutterを使用して、木2を得てください。
tutorial-say-market-few = 使用：赤1
tutorial-say-market-blue = 使用：青2
tutorial-say-market-right = 使用：赤2
tutorial-market-few = ボットの使用が1でした。
tutorial-market-blue = あなたの入札で赤になりました。
tutorial-market-right = 固定された色で、ボットより1個多いです。

tutorial-home =
    Home 1は改良すると5点です。上に木1と石1が必要で、石はQuarrymanにあります。
    どのホームを使っても、**自分の**村で運搬（曲がった矢印）と改良（緑の矢印）ができます（8.1）。あなたのホームは黄でロックされ、ボットのHome 2は空いていますが、ワーカーはボットのものになります（9.4）。
    -# テーブルでは：{ menu-others }
tutorial-task-home = 手元のワーカーで、使えるホームを使用してください。
tutorial-home-own = ボットのワーカーが色を決めました。
tutorial-home-pass = ルールでは可能ですが、ほかを試してください。石が動きません。

tutorial-move =
    1歩と改良1回ができます。**1歩**で資源1つを、道と道がつながる隣のタイルへ運びます（8.2）。**改良**は、そのタイル自身の上にあるもので払います（8.6）。Home 1には木1と石1です。
    -# テーブルでは：{ menu-carry }
tutorial-task-move = Home 1に足りないものを運んでください。
tutorial-say-move-both = 石2を運ぶ
tutorial-say-move-right = 石1を運ぶ
tutorial-move-both = 1つで足ります。
tutorial-move-upgrade = 石はQuarrymanにあります。
tutorial-move-right = 1歩で石を1個運びました。

tutorial-upgrade =
    Home 1に木と石がそろいました。改良したタイルは、その後ずっと働きが増します。Home 1は2歩になり、最後に5点です（8.8）。
    Quarrymanの改良は、ついたての後ろの**技能タイル**、つるはしで払います（8.6）。
tutorial-task-upgrade = Home 1を改良してください。
tutorial-upgrade-quarryman = 技能タイルは船が運んできます。
tutorial-upgrade-end = ルールでは可能ですが、ほかを試してください。改良の機会を失います。

tutorial-pass =
    ボットはパスしました。全員が続けてパスすると季節が終わり、それまではパスした人もまた行動できます（4.2）。
    そのとき入札のないタイルは、上のワーカーごとゲームから除かれます（9.2）。あなたはWoodcutterでリードし、青1が夏に残ります。
tutorial-task-pass = 春を終わらせてください。
tutorial-say-pass-bid = 青1をWoodcutterへ
tutorial-pass-bid = もうあなたがリードしています。
tutorial-pass-use = ルールでは可能ですが、ほかを試してください。ワーカーを1つ引けますが、置いた方は失われます。Alehouseに入札がないからです。

tutorial-boat =
    勝った入札は失われ、タイルの上のワーカーはその持ち主に渡ります（9.3）。
    次は荷を積んだ**船**です。手番順タイルでもリードしていたので、先に選びます。
    Keyflower：のこぎり1、青2、赤2、黄3
    Sea Bastion：つるはし1、金床1、青2、赤3、黄1
    その後、得たタイルを辺が合うように建設します（10.5）。テーブルでは**{ button-propose }**でできます。
tutorial-task-boat = Quarrymanにはつるはしが必要です。それがある船を取ってください。
tutorial-say-boat-done = 建設を終える
tutorial-boat-keyflower = ルールでは可能ですが、ほかを試してください。つるはしがありません。
tutorial-boat-done = まず建設が必要です。

tutorial-winter =
    Woodcutterが村に建ちました。夏と秋も春と同じように進みます。ここでは二人ともパスして船を取り、青11、赤8、黄3になりました。
    その後の**冬**は手元のタイルを競ります。それぞれ1枚以上をひそかに出します（3.4）。最後の点（12.4）：Jewellerは金1つで2点、Village Hallは1色のワーカー1つで1点、Key Marketは緑1つで2点。
tutorial-task-winter = 自分の点になるタイルを出してください。
tutorial-say-winter-none = 出さない
tutorial-winter-none = 少なくとも1枚は出します。
tutorial-winter-jeweller = ルールでは可能ですが、ほかを試してください。金がありません。
tutorial-winter-hall = 冬が終わりました。赤1でVillage Hallを得て、船Keyflowerを取りました。得点（12.2）：Home 1で5点、Village Hallで青のワーカーの数だけ11点、船はホームの歩数だけ2点。18対6であなたの勝ちです。
