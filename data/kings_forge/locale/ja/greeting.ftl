greeting-about = ダイスを振り、王の望む工芸品を作るか盗みます。
greeting-picture = King's Forge：制作カード{ $items }と、振った金属・木・宝石・魔法のダイス。
