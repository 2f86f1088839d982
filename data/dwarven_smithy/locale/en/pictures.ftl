### What just happened, a line per turn. $card, $cards, $other: cards; $seller: a player; $coins: number

# $who; $what: parts, as below
brief-turn = { $who }: { $what }
# The same of a turn that is told in part; $gain: coins that it brought, with + or −
brief-turn-coins = { $who } ({ $gain }): { $what }
# Above the first board; $endless: whether the mine's last card ends nothing
board-goal =
    { $endless ->
        [yes] **Goal**: most coins when one player has 4 King's Items or the guild deck runs out. Best King's weapon, armor and shield: 25 each.
       *[no] **Goal**: most coins when one player has 4 King's Items or a deck runs out. Best King's weapon, armor and shield: 25 each.
    }
board-raw = -# **Raw** metals and gems in your workshop are refined as your turn begins; you craft with refined ones.
# With a headstart; $least, $coins: the smallest and the largest purse
brief-dealt = Coins in the order of play: { $least } to { $coins }.
brief-refined = refined { $cards }
brief-income = +{ $coins } from apprentices
brief-completed = completed { $cards }
# Of a King's Item that the reader sees; $coins: its value
brief-king = King's Item **{ $card }** ({ $coins })
brief-played = played { $cards }
brief-moved = moved { $cards }
brief-for-sale = for sale { $cards }
brief-discarded = discarded { $cards }
brief-sold = sold { $cards }
brief-bought = bought { $cards }
brief-crafted = crafted { $card } with { $cards }
brief-crafted-alone = crafted { $card }
brief-crafted-free = crafted { $card } at no cost
brief-returned = had no room for { $card }: shuffled into the guild deck
brief-auction = put { $card } of { $seller } up for auction
brief-bid = bid { $coins }
brief-passed = passed
brief-drew = drew { $cards }
# $deck: guild or mine; $count, $guild, $mine: numbers of cards
brief-drew-one-deck =
    { $deck ->
        [guild] drew { $count } (guild deck)
       *[mine] drew { $count } (mine)
    }
brief-drew-both = drew { $guild } (guild deck) and { $mine } (mine)

## A card in such a list

# $to: market or workshop
brief-to =
    { $to ->
        [market] { $card } (market)
       *[workshop] { $card } (workshop)
    }
brief-swapped = { $card } and { $other } (swapped)
brief-gain = { $card } (+{ $coins })
brief-from-row = { $card } from the warehouse for { $coins }
brief-from = { $card } from { $seller } for { $coins }
# The same of what was bought from the reader
brief-from-you = { $card } from you for { $coins }

## The end: why those with equal coins have the places they have

# $ranks: a list of over-tie-rank
over-tie = Equal coins: completed King's Items decide, then the best of them (rule 7.6). { $ranks }
# $who; $kings: number of King's Items; $best: value of the best
over-tie-rank =
    { $kings ->
        [0] { $who }: none
       *[other] { $who }: { $kings }, the best { $best }
    }

## What pictures show, for those who do not see them; $table: #12 Oak

alt-title = { $table }: { game-title } board.
alt-desk = { $table }: your hand and your side of the table.
# $count: pictures; below it the story of the game, then alt-replay-last and the places
alt-replay =
    { $count ->
        [one] { $table }: the game in 1 picture.
       *[other] { $table }: the game turn by turn, in { $count } pictures that follow one another.
    }
alt-replay-last = The last picture:
alt-asked = { $who } is asked.
# What mattered, where its board folded. $card: a card or kings-item-covered; $kings of $enough: King's Items
alt-moment = { $table }: { $who } completed { $card } and has { $kings } of { $enough } King's Items.
alt-moment-won = { $table }: { $who } won { $card } from { $seller } for { $coins } and has { $kings } of { $enough } King's Items.
alt-came = New before { $who }: { $cards }
alt-came-row = New in the warehouse: { $cards }
alt-left = Gone from the market of { $who }: { $cards }
alt-left-row = Gone from the warehouse: { $cards }
# A card that left: for $coins, or to $who
alt-gone-for = { $card } (for { $coins })
alt-gone-to = { $card } (to { $who })
# $totals: what everybody has by that, the most first
alt-leads = { $who } leads with what lies open, { $totals }.
# $done: a list of whose last turn is over; $count: how many
alt-last =
    { $count ->
        [0] { $who } brought the last turns.
       *[other] { $who } brought the last turns. Over for: { $done }.
    }

## Of a text that does not fit, what was shortened

part-discards = discards
part-row = warehouse
part-prices = prices
part-workshops = workshops
part-kings = completed King's Items
part-costs = costs
part-helpers = apprentices and tools
part-tilted = what tilted means
part-news = news
# $used, $limit: places
board-market-names = Market { $used }/{ $limit }: { $cards }
board-workshop-full = Workshop { $used }/{ $limit }
board-row-count = Warehouse: { $count }
# $cards: names of the hand
hand-brief = Hand { $hand }/{ $limit }: { $cards }. { coins-number }.
