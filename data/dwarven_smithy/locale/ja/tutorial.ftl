### チュートリアル。括弧の中の数字はルールの番号。

tutorial-label = チュートリアル：2手番と最後の手番（ボットと）

tutorial-goal =
    製作したものは**コイン**になり、コインが一番多い人の勝ちです（7.6）。
    カードの金色の数字は得るコイン、小さな絵は必要な資源です。剣は武器、指輪は品物、王冠は**王の品**の印です。
tutorial-task-goal = { own-belt-knife }を製作すると、何を得ますか？
tutorial-say-goal-price = 3コイン
tutorial-say-goal-worth = 9コイン
tutorial-say-goal-cost = 銀1つ
tutorial-goal-price = 黒地の3は、製作前のカードをほかの人が買うときの値段です。
tutorial-goal-cost = 小さな絵の銀は、製作に必要な資源です。
tutorial-goal-worth = 金色の数字が、作ると得られる額です。

tutorial-areas = 炎🔥が自分の印です。屋台の横が**市場**：置いたものはほかの人が買えます。金床の横が**工房**：金属はここで精錬され、ここの資源で製作します（5.8）。
tutorial-task-areas = 製作に使う資源はどこに置きますか？
tutorial-say-areas-hand = 手札
tutorial-say-areas-market = 市場
tutorial-say-areas-workshop = 工房
tutorial-areas-hand = 手札のカードは、まず場に出します。
tutorial-areas-market = 市場のカードは売り物です。
tutorial-areas-workshop = そこにあるものが精錬され、製作に使えます。

tutorial-play =
    自分の手番には、手札を好きなだけ場に**出せます**（5.2）。製作は場でだけします。ゲームでは一度のボタンで両方できます。
    { own-emberjaw-maul }には鉄、金、任意のルーン（疑問符の印）が必要です。
tutorial-task-play = 製作できる場所に出してください。
tutorial-say-play-refused = 手札から製作する
tutorial-say-play-workshop = 工房へ出す
tutorial-say-play-market = 市場へ出す
tutorial-play-refused = 製作するのは場のカードです。まず出してください。ゲームでは一度のボタンで両方できます。
tutorial-play-market = ルールでは可能ですが、ほかを試してください。市場ではボットが5コインで買えます。
tutorial-play-workshop = 製作に使うのは工房にあるものです。

tutorial-refine =
    金属と宝石は**未精錬**（小さな砂時計の印）で場に出ます。自分の手番の開始時に、工房のものは精錬されます（4.2）。製作に使えるのは精錬済みだけです。
tutorial-task-refine = 手札に銀と金が残っています。銀を、精錬される場所に出してください。
tutorial-say-refine-refused = 未精錬の鉄で製作する
tutorial-refine-market = ルールでは可能ですが、ほかを試してください。市場では未精錬のままです。
tutorial-refine-refused = 鉄は次の自分の手番まで未精錬です。
tutorial-refine-workshop = 銀は次の自分の手番の開始時に精錬されます。{ own-belt-knife }も代わりに工房へ出しておきます。

tutorial-market = 市場の資源は＋の付いた数字で**売れます**（5.5）。ほかの人は市場のどのカードも買えます（{ own-silver-ladle }は黒地の数字、金は6）。そのコインはあなたに入り、断れません（5.7）。
tutorial-task-market = 売れるものを売ってください。
tutorial-market-discard = ルールでは可能ですが、ほかを試してください。何にもならず、市場にあればボットが3コインで買うかもしれません。
tutorial-market-refused = ミスリルがあるのは工房です。

tutorial-draw = 最後に、手札に空きがあれば4枚まで**引きます**。ギルドの山札（カードの印）からは作るもの、鉱山（つるはし）からは材料が来ます。1枚引いた後は、引くことしかできません（6.1）。山札の最後の1枚でも、王の品4つでもゲームが終わります（7.1）。
tutorial-task-draw = できることは済みました。引いてください。
tutorial-say-draw-later = 引いてから続ける
tutorial-say-draw-mine = 2枚引く：鉱山とギルド
tutorial-draw-later = 1枚引いた後は、出すことも売ることも買うことも製作もできません。
tutorial-draw-end = ルールでは可能ですが（6.2）、ほかを試してください。引くのは無料です。

tutorial-buy = { own-emberjaw-maul }に足りないのは金です。ボットの金は**精錬済み**です（5.7）。**倉庫**は売られたものの山で、その金は未精錬で手札に入り、上のカード1枚ごとに1コイン高くなります（5.6）。
tutorial-task-buy = すぐ製作に使える金を買ってください。
tutorial-say-buy-warehouse = 倉庫の金
tutorial-say-buy-market = ボットの金を市場へ
tutorial-say-buy-workshop = ボットの金を工房へ
tutorial-buy-warehouse = ルールでは可能ですが、ほかを試してください。精錬されるのは次の自分の手番です。
tutorial-buy-market = ルールでは可能ですが、ほかを試してください。製作に使えるのは工房の資源だけです。
tutorial-buy-workshop = 精錬済みで工房に入りました。

tutorial-craft = 製作したものは**次の**自分の手番の開始時に完成します（4.3）。品物は売れます。道具（レンチ）と徒弟（人）はそれから助けになります。王の品は最後まで市場に残り、ほかの人には伏せられます。
tutorial-task-craft = { own-emberjaw-maul }を製作：鉄、金、ルーン。
tutorial-say-craft-right = 鉄、金、雷鳴
tutorial-say-craft-refused = 鉄、銀、雷鳴
tutorial-craft-right = 銀で{ own-belt-knife }も代わりに製作しておきます。
tutorial-craft-refused = 銀は金の代わりになりません。
tutorial-craft-end = まだ早いです。完成は製作の次の手番です。

tutorial-limits =
    工房は**7枚まで**です（3.1）。製作済みのカード（金づちの印）も、その横の資源も1枚ずつ数えます（3.2）。今はいっぱいです。
    金は手札にあり、市場は空です。
tutorial-task-limits = 金をどうできますか？
tutorial-limits-refused = どの行動でも、一瞬でも上限は超えられません。
tutorial-limits-discard = 捨てられるのは市場のギルドカードだけで、工房は空きません。
tutorial-limits-market = 市場には空きがあります。手番は代わりに終えておきます。

tutorial-last =
    ボットが鉱山の最後の1枚を引いたので、**あなたの最後の手番**です（7.2）。
    この後、手札と工房は失われます。市場の資源は黒地の数字、王の品は価値がコインになり、一番の武器・鎧・盾は25ずつです（7.4）。
tutorial-task-last = カードは移せます（5.3）。ミスリルをコインにしてください。
tutorial-say-last-refused = 1枚引く
tutorial-last-refused = どうせ手札は失われます。
tutorial-last-end = ルールでは可能ですが、ほかを試してください。ミスリルを失います。
tutorial-last-market =
    ゲーム終了です。27コインに、ミスリル7、{ own-emberjaw-maul }23、一番の武器25。82対15であなたの勝ちです。
    -# { stand-in-note }
tutorial-drew = 引いたカード：{ $cards }。
