### The board as text. What the ids and variables mean stands in the English file.

board-title =
    { $phase ->
        [craft] ラウンド{ $round }、制作フェイズ。{ $who }の手番です。
       *[gather] ラウンド{ $round }、採集フェイズ。{ $who }の手番です。
    }
board-over = ラウンド{ $round }でゲーム終了。{ $places }。
board-owed-die = { $who }が{ $side }の{ $die }をどうするか決めます。
board-owed-wood = { $who }が{ $source }の木を今もらうか、能力を残すか決めます。
board-purple = 紫のダイス：出目{ $value }は無効で使えません（ルール7.4）。
board-edition-second = 第2版：6を超える値は手番の後に6になります。

board-player = { $who }
board-player-first = { $who }（金床）
board-player-passed = { $who }（パス済み）
board-player-first-passed = { $who }（金床、パス済み）
board-dice = 手元：{ $supply }、仕事場：{ $smithy }
board-library = 制作で振る図書館ダイス：{ $count }個
board-hand = 振ったダイス：{ $dice }
board-claims = 取ったカード：{ $claims }
board-claim = { $side }{ $paid }
board-claim-free = { $side }
board-visits = 使った桟橋：{ $visits }
board-visit = { $space }に{ $paid }（伏せたカード：{ $card }）
board-space =
    { $dock ->
        [wood] 木{ $number }
        [token] トークン{ $number }
        [gem] 宝石{ $number }
       *[magic] 魔法{ $number }
    }
board-claims-number = 取ったカード：{ $count }枚
board-held = 能力：{ $held }
board-made = このラウンドの工芸品：{ $items }
board-made-item = { $item } { $dice }
board-items = 工芸品{ $count }個：{ $items }
board-items-number = 工芸品：{ $count }個

board-display = 制作対象
board-display-empty = 制作対象：なし
board-queue = 待機列（次に出る順）：{ $items }
board-queue-number = 待機列：{ $count }枚
board-queue-empty = 待機列：なし
board-face-up = 公開カード（ごみ箱はストックへ）
board-face-up-short = 公開カード：{ $cards }
board-face-up-none = 公開カード：なし
board-card = { $card }、上段：{ $top }、下段：{ $bottom }
board-docks = 桟橋、空きスペースのコスト：{ $docks }
board-dock =
    { $dock ->
        [wood] 木{ $first }/{ $second }
        [token] トークン{ $first }/{ $second }
        [gem] 宝石{ $first }/{ $second }
       *[magic] 魔法{ $first }/{ $second }
    }
board-stock = ストック：{ $dice }、図書館{ $library }個
board-deck = 山札{ $count }枚：{ $cards }
board-deck-number =
    { $count ->
        [0] 山札：なし
       *[other] 山札：{ $count }枚
    }

part-deck = 山札
part-queue = 待機列
part-cards = カードの効果
part-claims = 取ったカード
part-visits = 使った桟橋
part-items = 工芸品
part-made = 工芸品のダイス
part-held = 能力
part-stock = ストック

alt-title = { $table }：King's Forgeの盤面。
