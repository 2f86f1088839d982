### Two names of one card: the printed one, by which pictures and the log call it, and the language's own.

# $printed, $own
name-beside = { $printed } · { $own }

own-card-alchemist = Alchemist
own-card-astrologer = Astrologer
own-card-bazaar = Bazaar
own-card-caravan = Caravan
own-card-cemetery = Cemetery
own-card-dragon-lair = Dragon Lair
own-card-east-forest = East Forest
own-card-garden = Garden
own-card-jeweler = Jeweler
own-card-library = Library
own-card-mill = Mill
own-card-north-mine = North Mine
own-card-peddler = Peddler
own-card-shrine = Shrine
own-card-south-mine = South Mine
own-card-tavern = Tavern
own-card-west-forest = West Forest
own-card-workshop = Workshop

own-item-anvil = Anvil
own-item-arch-wizards-orb = Arch Wizard's Orb
own-item-axe = Axe
own-item-battle-axe = Battle Axe
own-item-blessed-gauntlets = Blessed Gauntlets
own-item-bow-of-fire = Bow of Fire
own-item-bracelet = Bracelet
own-item-ceremonial-pipe = Ceremonial Pipe
own-item-crown = Crown
own-item-dice-of-deceit = Dice of Deceit
own-item-dragon-whistle = Dragon Whistle
own-item-fancy-toys = Fancy Toys
own-item-giant-club = Giant Club
own-item-holy-hand-grenade = Holy Hand Grenade
own-item-horseshoes = Horseshoes
own-item-ice-sword = Ice Sword
own-item-iron-golem = Iron Golem
own-item-magic-wand = Magic Wand
own-item-necklace = Necklace
own-item-pick = Pick
own-item-platemail-of-loyalty = Platemail of Loyalty
own-item-precision-caliper = Precision Caliper
own-item-queens-crossbow = Queen's Crossbow
own-item-ruby-collar = Ruby Collar
own-item-sapphire-spear = Sapphire Spear
own-item-shield = Shield
own-item-short-staff = Short Staff
own-item-swift-sword = Swift Sword
own-item-sword-of-destiny = Sword of Destiny
own-item-table = Table
own-item-trumpet = Trumpet
own-item-witchs-brooch = Witch's Brooch
own-item-wizards-goblet = Wizard's Goblet
