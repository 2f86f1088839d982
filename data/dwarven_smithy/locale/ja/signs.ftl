sum-coins = コイン
sum-market = 市場
sum-kings = 王の品
sum-ends = 終了時の効果
sum-prizes = 賞
prize-weapon = 最高の武器
prize-armor = 最高の鎧
prize-shield = 最高の盾

greeting-picture = { game-title }：カード{ $cards }と、未精錬と精錬済みの金属と宝石。
