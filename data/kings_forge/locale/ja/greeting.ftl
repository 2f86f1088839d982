greeting-about = あなたは鍛冶師です。ダイスを集めて振り、王の望む品をほかの人より先に制作します。人の品を奪うこともできます。アイテムのいちばん多い人の勝ちです。
greeting-picture = King's Forge：制作カード{ $items }と、振った金属・木・宝石・魔法のダイス。

alt-lobby = { $table }：募集中、{ $seats }席中{ $taken }席：{ $who }。
