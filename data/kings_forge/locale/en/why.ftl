### What stands behind a refusal, as the table is now.

rules-why-what = Why not what? Name a card, a dock or an item after "why".
# $item: a craft card; $dice: such as W3 L4
rules-why-can-craft = { $item }: you can craft it now with { $dice }.
# $item, $who, $dice
rules-why-can-steal = { $item }: you can steal it from { $who } now with { $dice }.
# $dice: such as 5×M 2×W
why-supply = Your supply: { $dice }
# $who, $dice
why-supply-of = Supply of { $who }: { $dice }
# $side; $square: from 1; $takes: list of kinds
why-square-lacks = { $side }, square { $square } takes { $takes }: no such die is left for it.
# $side; $count: of squares that take any die
why-dice-short =
    { $count ->
        [one] { $side }: { $count } more die of any kind is needed.
       *[other] { $side }: { $count } more dice of any kind are needed.
    }
# $side; $dice: letters by square
why-can-pay = { $side } can be paid with { $dice }.
# $space; $cost: number of dice
why-sells =
    { $cost ->
        [one] { $space } is free and costs { $cost } die.
       *[other] { $space } is free and costs { $cost } dice.
    }
# $space, $who
why-used-by = { $who } used { $space } this round.
# $card, $who
why-claimed-by = { $who } claimed { $card } this round.
why-turned-down-by = { $who } turned { $card } down for a dock this round.
why-not-in-play = { $card } is not in this game.
why-still-in-deck = { $card } lies face down and may still come.
# $item; $box: from 1; $wanted, $best: dice such as W4; $short: number
why-box-missed = { $item }, box { $box } needs { $wanted }: your best, { $best }, is { $short } too low.
# To somebody without a seat
why-box-missed-of = { $item }, box { $box } needs { $wanted }: the best die, { $best }, is { $short } too low.
why-box-without-die = { $item }, box { $box } needs { $wanted }: no die is left for it.
# $uses: benefits, each with its dice, one after the other
why-enough = Enough: { $uses }.
# $dice: for the boxes
why-enough-dice = These dice will do: { $dice }.
# $benefits: list; with luck, all of them together
why-may-help = May help: { $benefits }.
# $item; $dice: theirs
why-must-exceed = { $item } lies there with { $dice }: one die must be higher.
# $item; $before: number of cards
why-queued =
    { $before ->
        [0] { $item } is next in the queue.
        [one] { $item } waits in the queue, { $before } card before it.
       *[other] { $item } waits in the queue, { $before } cards before it.
    }
# $item, $who
why-won-by = { $item } is { $who }'s for good.
# $item, $who
why-lies-before = { $item } lies in front of { $who }.
# $sides: list
why-can-copy = Workshop can copy: { $sides }
why-can-copy-nothing = Nobody has claimed a card this round yet.
# $benefits: list with what they do
why-holds = You hold { $benefits }
why-holds-nothing = You hold no benefit.
# $dice
why-rolled = Your rolled dice: { $dice }
# $who, and the same
why-holds-of = { $who } holds { $benefits }
why-holds-nothing-of = { $who } holds no benefit.
# $who, $dice
why-rolled-of = Rolled dice of { $who }: { $dice }
# To somebody without a seat. $who: whose turn it is
why-unrolled-of = { $who } has not rolled any dice yet.
why-deciding-of = { $who } has a decision to make first.
why-nothing-to-pour-of = { $who } has no die left in the supply.
# To whoever would pass in the craft phase, and is not on turn or only looks on
why-pass-in-gather = Passing belongs to the gather phase; this is the craft phase.
why-passed = { $who } has passed already.
# Of the reader. $done: passed or crafted
why-had-turns =
    { $done ->
        [passed] You have passed this round.
       *[crafted] Your craft turn this round has ended.
    }
# $dice: that would be gained
why-stock-lacks = The stock cannot give { $dice }.
# $kind
why-nothing-to-roll = The stock has no { $kind } to roll: nothing is gained.
why-no-library-left = The stock has no Library die left.
# Nothing to do that with. $what: id of the rule's entry; $rule: its number
why-nothing-there =
    { $what ->
        [rule-2-2] No card lies face up to claim { by-rule }.
        [rule-3-3] No item is on display to craft { by-rule }.
       *[rule-3-4] Nobody else has an item from this round to steal { by-rule }.
    }
# $things: list of sides, dock spaces or items
why-possible-of = Possible: { $things }
