### カードの日本語名。画像にある印刷名と並べて使う。

# What the variables mean stands in the English file.
name-beside = { $printed } · { $own }

own-card-alchemist = 錬金術師
own-card-astrologer = 占星術師
own-card-bazaar = バザール
own-card-caravan = キャラバン
own-card-cemetery = 墓地
own-card-dragon-lair = ドラゴンの巣
own-card-east-forest = 東の森
own-card-garden = 庭園
own-card-jeweler = 宝石職人
own-card-library = 図書館
own-card-mill = 水車小屋
own-card-north-mine = 北の鉱山
own-card-peddler = 行商人
own-card-shrine = 神殿
own-card-south-mine = 南の鉱山
own-card-tavern = 酒場
own-card-west-forest = 西の森
own-card-workshop = 工房

own-item-anvil = アンビル
own-item-arch-wizards-orb = 大魔法使いの宝珠
own-item-axe = 斧
own-item-battle-axe = 戦斧
own-item-blessed-gauntlets = 祝福の籠手
own-item-bow-of-fire = 炎の弓
own-item-bracelet = 腕輪
own-item-ceremonial-pipe = 儀式のパイプ
own-item-crown = 王冠
own-item-dice-of-deceit = 欺きのダイス
own-item-dragon-whistle = ドラゴンの笛
own-item-fancy-toys = 豪華なおもちゃ
own-item-giant-club = 巨大な棍棒
own-item-holy-hand-grenade = 聖なる手榴弾
own-item-horseshoes = 蹄鉄
own-item-ice-sword = 氷の剣
own-item-iron-golem = 鉄のゴーレム
own-item-magic-wand = 魔法の杖
own-item-necklace = 首飾り
own-item-pick = つるはし
own-item-platemail-of-loyalty = 忠誠の鎧
own-item-precision-caliper = 精密キャリパー
own-item-queens-crossbow = 女王のクロスボウ
own-item-ruby-collar = ルビーの襟飾り
own-item-sapphire-spear = サファイアの槍
own-item-shield = 盾
own-item-short-staff = 短い杖
own-item-swift-sword = 疾風の剣
own-item-sword-of-destiny = 運命の剣
own-item-table = テーブル
own-item-trumpet = トランペット
own-item-witchs-brooch = 魔女のブローチ
own-item-wizards-goblet = 魔法使いのゴブレット
