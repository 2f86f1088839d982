### The end of a game as a story. $who: a player; $card: a card; $coins: how many; $turn: which of that player's turns

story-dearest = 最も高い買い物：{ $who }が{ $seller }の{ $card }を{ $coins }で買いました。
story-dearest-row = 最も高い買い物：{ $who }が倉庫の{ $card }を{ $coins }で買いました。
story-customer = 一番のお得意様：{ $who }が{ $seller }から{ $count }枚、合計{ coins-number }です。
story-craft = 最高の売り上げ：{ $who }が{ $card }で{ coins-number }です。
story-crafts = 最高の売り上げ：{ $crafts }が各{ coins-number }です。
story-craft-each = { $card }（{ $who }）
story-first = 最初の王の品：{ $who }が手番{ $turn }で完成しました。
story-first-named = 最初の王の品：{ $who }が手番{ $turn }で{ $card }を完成させました。
story-let-go = 惜しい売却：{ $who }が{ $card }を{ $price }で{ $buyer }に売り、{ $buyer }は{ coins-number }を得ました。
story-crown = 最高の王の品：{ $who }の{ $card }、{ coins-number }です。
story-lead = 転機：手番{ $turn }から{ $who }がはっきり首位でした。
story-late = 転機：最後の計算で{ $who }が首位に立ちました。
story-narrow = 最後まで接戦：{ $who }が{ coins-number }差で勝ちました。
story-end =
    { $by ->
        [kings] 終了：{ $who }が手番{ $turn }で4つ目の王の品を完成させました。
        [guild] 終了：{ $who }が手番{ $turn }でギルドの最後の1枚を引きました。
       *[mine] 終了：{ $who }が手番{ $turn }で鉱山の最後の1枚を引きました。
    }

stats-figures = 手番{ $turns }、完成{ $completed }（王の品{ $kings }）、売却{ $sold }、購入{ $bought }、引いた数{ $drawn }
