### Words that stand in pictures: few, for there is hardly any room.

sum-coins = Coins
sum-market = Market
sum-kings = King's Items
sum-ends = Bonuses
sum-prizes = Prizes
prize-weapon = Best weapon
prize-armor = Best armor
prize-shield = Best shield

## What a sign stands for; at most 12 letters

sign-mine = Mine
sign-guild = Guild deck
sign-coins = Coins
sign-hand = Hand
sign-kings = King's Items
sign-market = Market
sign-workshop = Workshop
sign-price = Price
sign-tilted = Tilted
sign-crafted = Crafted
sign-tool = Tool
sign-apprentice = Apprentice
sign-gain = Earns
sign-row = Warehouse
sign-refine = Raw
sign-item = Item
sign-weapon = Weapon
sign-armor = Armor
sign-shield = Shield
sign-room = More room
sign-income = Each turn
sign-upright = Not tilted
sign-bonus = At the end
sign-last = Last turn
# Of a posted board: the ribbon of who leads, the sign of what is new, how many cards lie deeper in the warehouse
mark-leads = Leads
mark-new = New
mark-more = More

# A King's Item whose name nobody may know
kings-item-covered = King's Item

## What the picture of the greeting shows, for those who do not see them

# $cards: names of guild cards
greeting-picture = { game-title }: the cards { $cards }, and metals and gems raw and refined.
