greeting-about = ダイスを振り、王の望む工芸品を作るか盗みます。
greeting-goal = 誰かが5個（3～4人では4個）獲得するとゲーム終了。一番多い人の勝ちです。
greeting-turn = ラウンドの流れ：カードや桟橋でダイスと能力を得て、使わなかったダイスを振って作ります。
greeting-picture = King's Forge：制作カード{ $items }と、振った金属・木・宝石・魔法のダイス。
