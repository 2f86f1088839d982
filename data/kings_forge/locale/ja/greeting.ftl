greeting-about = ダイスを集めて振り、王の望む工芸品を制作するか、人から盗みます。最も多く獲得した人の勝ちです。
greeting-picture = King's Forge：制作カード{ $items }と、振った金属・木・宝石・魔法のダイス。
