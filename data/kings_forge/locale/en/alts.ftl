### What pictures show, for those who do not see them.

# Workbench and replay. $table: #12 Oak; $who: whose turn
alt-workbench = { $table }: workbench of { $who }.
alt-replay = { $table }: the game move by move, in moving pictures. The last one:
# $items: names, or workbench-craft-line with their dice
alt-within-reach = Possible now: { $items }
# The picture of an item made or stolen. $who, $victim: players; $items of $target: how many items that makes.
alt-moment = { $table }: { $who } crafted { $item } with { $dice } and has { $items } of { $target } items.
alt-moment-stolen = { $table }: { $who } stole { $item } from { $victim } with { $dice } and has { $items } of { $target } items.
# Items of each seat after each round; $seats: a list of alt-race-seat
alt-race = Items round by round: { $seats }
alt-race-seat = { $who } { $counts }
