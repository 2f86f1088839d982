### 画面でのDwarven Smithy。変数はプラットフォームのui.ftlと同じ。

game-title = Dwarven Smithy
game-can =
    { $phase ->
        [complete] 作ったものを完成させます。
        [draw] ギルドの山か鉱山から引くか、手番を終えます。
       *[act] カードを出す、作る、売る、買う。そのあと4枚まで引きます。
    }
game-progress =
    { $last ->
        [yes] 最後の手番。残りはギルドの山札{ $guild }枚、鉱山{ $mine }枚
       *[no] 残りはギルドの山札{ $guild }枚、鉱山{ $mine }枚
    }

lobby-option-mode =
    { $value ->
        [full] カード：フル、ギルドカード60枚。
       *[starter] カード：入門、ギルドカード43枚。
    }名前と数値は仮のものです。
lobby-option-auction =
    { $value ->
        [on] 市場：競売。
       *[off] 市場：記載の値段。
    }
lobby-option-endless =
    { $value ->
        [on] 鉱山：尽きない。
       *[off] 鉱山：最後の1枚でゲーム終了。
    }
lobby-option-headstart =
    { $value ->
        [on] コイン：手番順に15、18、21、24。
       *[off] コイン：各15。
    }
lobby-option-kings =
    { $value ->
        [open] 王の品：公開。
       *[covered] 王の品：製作後は伏せる。
    }一人が4個そろえると終了。

result = { $total }（{ $parts }）
result-coins = コイン{ $coins }
result-market = 市場{ $coins }
result-kings = 王の品{ $coins }
result-ends = ボーナス{ $coins }
result-prizes = 賞{ $coins }
over-prizes = 賞：{ $prizes }
over-prize = 一番の{ $type }「{ $card }」（{ $value }）：{ $who } +{ $coins }
over-prize-nobody = 一番の{ $type }：なし
over-yours = あなたは{ $place }位：{ $result }。
over-why =
    { $by ->
        [kings] 終了：{ $who }の王の品が4つになりました。
        [guild] 終了：{ $who }がギルドの最後の1枚を引きました。
        [mine] 終了：{ $who }が鉱山の最後の1枚を引きました。
       *[nobody] 終了：2巡の間、誰も何もしませんでした。
    }
over-kings = 王の品：{ $seats }
over-kings-seat = { $who } { $cards }
over-king = { $card }（{ $value }）
race-line = { $who }の手番ごとのコイン（王の品と賞を含む）：{ $coins }

greeting-about = 金属を精錬し、高く売れるものを作ります。
greeting-goal = 誰かが王の品を4個持つか、山札がなくなるとゲーム終了。コインが最も多い人の勝ちです。王の品のうち最高の武器・鎧・盾には各25。
greeting-turn = 手番：カードを工房に出し（金属はそこで精錬）、製作し、売り買いして、最後に引きます。製作した物のコインは次の手番に入ります。
