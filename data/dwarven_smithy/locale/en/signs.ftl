### Words that stand in pictures: few, for there is hardly any room.

sum-coins = Coins
sum-market = Market
sum-kings = King's Items
sum-ends = End texts
sum-prizes = Prizes
prize-weapon = Best weapon
prize-armor = Best armor
prize-shield = Best shield
picture-free-seat = Free
