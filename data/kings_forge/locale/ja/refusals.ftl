### Why the rules say no. What the ids and variables mean stands in the English file.

by-rule = （ルール{ $rule }）

refused-game-over = ゲームは終了しています{ by-rule }。
refused-not-your-turn =
    { $done ->
        [passed] あなたの手番ではありません。このラウンドはもうパスしています。{ $awaited }の手番です{ by-rule }。
        [crafted] あなたの手番ではありません。このラウンドの制作の手番は終わっています。{ $awaited }の手番です{ by-rule }。
       *[to-come] あなたの手番ではありません。{ $awaited }の手番です{ by-rule }。
    }
refused-not-your-turn-at =
    { $done ->
        [passed] { $table }：あなたの手番ではありません。このラウンドはもうパスしています。今は{ $who }の手番です（{ $since }から、ルール{ $rule }）。
        [crafted] { $table }：あなたの手番ではありません。このラウンドの制作の手番は終わっています。今は{ $who }の手番です（{ $since }から、ルール{ $rule }）。
       *[to-come] { $table }：あなたの手番ではありません。今は{ $who }の手番です（{ $since }から、ルール{ $rule }）。
    }
refused-not-your-turn-at-first = { $table }：あなたの手番ではありません。今は{ $who }の手番です（ルール{ $rule }）。
refused-wrong-phase =
    { $phase ->
        [craft] { $verb ->
            [gather] カードを取れるのは採集フェイズです。今は制作フェイズです{ by-rule }。
            [dock] 桟橋を使えるのは採集フェイズです。今は制作フェイズです{ by-rule }。
           *[pass] パスできるのは採集フェイズです。今は制作フェイズなので、手番を終えることができます{ by-rule }。
        }
       *[gather] { $verb ->
            [roll] ダイスを振るのは制作フェイズです。今は採集フェイズです{ by-rule }。
            [craft] 制作できるのは制作フェイズです。今は採集フェイズです{ by-rule }。
            [steal] 盗めるのは制作フェイズです。今は採集フェイズです{ by-rule }。
           *[end] 終える制作の手番がありません。今は採集フェイズなので、パスできます{ by-rule }。
        }
    }
refused-roll-first = 先にダイスを振ってください{ by-rule }。
refused-already-rolled = もう振りました{ by-rule }。
refused-decide-first = 先に{ $awaited }について決めてください{ by-rule }。
refused-nothing-to-keep = 決定待ちのダイスはありません{ by-rule }。
refused-not-face-up = { $card }は公開されていません{ by-rule }。
refused-squares =
    { $wanted ->
        [0] { $side }は無料で、ダイスは置きません{ by-rule }。
       *[other] { $side }に置くダイスは{ $wanted }個です。{ $given }個ではありません{ by-rule }。
    }
refused-square-kind = { $side }のマス{ $square }に置けるのは{ $takes }です。{ $given }は置けません{ by-rule }。
refused-square-lacks = { $side }のマス{ $square }に置けるのは{ $takes }ですが、置けるダイスが手元に残っていません{ by-rule }。
refused-dice-short =
    { $have ->
        [0] { $side }にはダイスが{ $wanted }個必要ですが、手元には1個もありません{ by-rule }。
       *[other] { $side }にはダイスが{ $wanted }個必要ですが、手元には{ $have }個しかありません{ by-rule }。
    }
refused-not-in-supply =
    { $have ->
        [0] 手元に{ $kind }が{ $wanted }個必要ですが、1個もありません{ by-rule }。
       *[other] 手元に{ $kind }が{ $wanted }個必要ですが、{ $have }個しかありません{ by-rule }。
    }
refused-no-supply-to-pour = { $side }には手元のダイスが1個以上必要です{ by-rule }。
refused-copies-nothing = { $side }は何もコピーしません{ by-rule }。
refused-copy-needed = Workshopでどれをコピーするか指定してください{ by-rule }。
refused-nothing-to-copy = このラウンドには、Workshopでコピーできるものがまだ取られていません{ by-rule }。
refused-not-claimed-yet = { $side }はこのラウンドにまだ使われていないため、Workshopでコピーできません{ by-rule }。
refused-trade-needed = { $side }：渡すダイス4個、相手、もらうダイスを指定してください{ by-rule }。
refused-no-trade = { $side }に交換はありません{ by-rule }。
refused-trade-size = 渡すのはちょうど{ $wanted }個です。指定は{ $given }個でした{ by-rule }。
refused-trade-partner = { $seat }とは交換できません。相手プレイヤーを選んでください{ by-rule }。
refused-trade-takes = { $seat }には{ $kind }ダイスがありません{ by-rule }。
refused-space-used = { $space }はこのラウンドに使用済みです{ by-rule }。
refused-space-cost = { $space }のコストはダイス{ $wanted }個です。{ $given }個ではありません{ by-rule }。
refused-no-face-up-card = 桟橋のために伏せられる公開カードがありません{ by-rule }。
refused-first-pass-takes =
    { $metal ->
        [0] 最初のパスです。ストックに金属がないため、+1/+1トークンを選んでください{ by-rule }。
       *[other] 最初のパスです。金属1個か+1/+1トークンを選んでください{ by-rule }。
    }
refused-later-pass-takes-nothing = もらえるのは最初にパスしたプレイヤーだけです{ by-rule }。
refused-nothing-to-claim = 手元のダイスで支払える公開カードがありません{ by-rule }。
refused-nothing-to-dock = 支払える空きスペースがないか、伏せられる公開カードがありません{ by-rule }。
refused-no-metal-left = ストックに金属がありません。+1/+1トークンを選んでください{ by-rule }。
refused-not-held = { $source }の能力を持っていません{ by-rule }。
refused-no-rolled-dice = 能力を使えるダイスがありません{ by-rule }。
refused-die-not-in-hand = 振ったダイスに{ $die }がないか、数が足りません{ by-rule }。
refused-too-many-dice = { $source }を使えるダイスは{ $most }個までです{ by-rule }。
refused-no-dice-named = { $source }：ダイスを1個以上指定してください{ by-rule }。
refused-cannot-flip = { $die }は6を超えているため反転できません{ by-rule }。
refused-not-a-one = { $die }の目は1ではありません{ by-rule }。
refused-gives-no-wood = { $source }で木はもらえません{ by-rule }。
refused-no-wood-left = ストックに木がありません。{ $source }のボーナスはまだ使えます{ by-rule }。
refused-not-on-display = { $item }は制作対象にありません{ by-rule }。
refused-boxes = { $item }に置くダイスは{ $wanted }個です。{ $given }個ではありません{ by-rule }。
refused-box-colour = { $item }の枠{ $box }に置けるのは{ $wanted }です。{ $given }は置けません{ by-rule }。
refused-box-too-low = { $item }の枠{ $box }には{ $wanted }が必要です。{ $given }では{ $short }つ足りません{ by-rule }。
refused-not-there-to-steal = { $seat }の前に、このラウンドの{ $item }はありません{ by-rule }。
refused-own-item = { $item }はあなた自身の工芸品です{ by-rule }。
refused-steal-too-low = { $item }の枠{ $box }には{ $wanted }以上が必要です。{ $given }では{ $short }つ足りません{ by-rule }。
refused-steal-not-higher = { $item }を盗むには、1個以上が相手のダイスを上回る必要があります{ by-rule }。
