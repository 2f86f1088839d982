sum-coins = コイン
sum-market = 市場
sum-kings = 王の品
sum-ends = ボーナス
sum-prizes = 賞
prize-weapon = 最高の武器
prize-armor = 最高の鎧
prize-shield = 最高の盾

sign-mine = 鉱山
sign-guild = ギルド
sign-coins = コイン
sign-hand = 手札
sign-kings = 王の品
sign-market = 市場
sign-workshop = 工房
sign-price = 値段
sign-tilted = 傾き
sign-crafted = 製作
sign-tool = 道具
sign-apprentice = 徒弟
sign-last = 最後の手番
mark-leads = 首位
mark-new = 新着
mark-more = ほか

kings-item-covered = 王の品
greeting-picture = { game-title }：カード{ $cards }と、未精錬と精錬済みの金属と宝石。
