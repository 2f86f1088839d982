### What pictures show, for those who do not see them.

# Workbench and replay. $table: #12 Oak; $who: whose turn
alt-workbench = { $table }: workbench of { $who }.
alt-replay = { $table }: the game move by move, in moving pictures. The last one:
# $items: names, or workbench-craft-line with their dice
alt-within-reach = Possible now: { $items }
# The picture of an item made or stolen. $who, $victim: players; $items of $target: how many items that makes.
alt-moment = { $table }: { $who } crafted { $item } with { $dice } and has { $items } of { $target } items.
alt-moment-stolen = { $table }: { $who } stole { $item } from { $victim } with { $dice } and has { $items } of { $target } items.
# On the last picture, above an item: at most 21 letters
highlight-last = Deciding turn
highlight-steal = Boldest steal
highlight-turn = Turning point
highlight-first = First item
# $why: one of these; $round: number
alt-highlight = { $why }: { $who }, { $item } (round { $round })
alt-highlight-stolen = { $why }: { $who }, { $item } from { $victim } (round { $round })
# Items of each seat after each round; $seats: a list of alt-race-seat
alt-race = Items round by round: { $seats }
alt-race-seat = { $who } { $counts }
