### The analysis after a game: luck, and the decision that cost each player most. $who: a player.
analysis-title = **{ $table }** · analysis
analysis-luck = **Luck**, against the odds before each craft roll:
# $luck: better, worse or even, against $expected (4.2); $fruitful of $rolls brought something
analysis-luck-line =
    { $luck ->
        [better] { $who } rolled better than average: { $fruitful } of { $rolls } rolls brought an item, { $expected } is usual.
        [worse] { $who } rolled worse than average: { $fruitful } of { $rolls } rolls brought an item, { $expected } is usual.
       *[even] { $who } rolled about average: { $fruitful } of { $rolls } rolls brought an item, { $expected } is usual.
    }
# Behind it; $items: all that were made; $lost: of these, stolen by others; $won: the rest
analysis-luck-items = Items: { $items } made, { $lost } lost to thefts, { $won } won.
analysis-decisions = **Decisions** that cost most, as the strong bot counts:
# A gather action. $chosen, $better: actions as on buttons; $why: one of the next four
analysis-gather = - Round { $round }: “{ $chosen }”. Better: “{ $better }”, { $why }.
# $worse, $better: percents for $item in that round
analysis-why-odds = for { $item } { $better }% instead of { $worse }%
# $who: the next player; $what: a card or a dock
analysis-why-denied = else { $who } would take { $what }
analysis-why-dice = with { $dice } more for the next round
# Where it is a little of everything. $cost: items, 0.4
analysis-why-all = in all worth { $cost } items more
# An item with the dice on it
analysis-item = { $item } ({ $dice })
# A craft turn. $item was made with $dice: $thief and others could steal it with $risk%; with $better on it with $then%,
# for which $more benefits more are needed
analysis-craft-safer =
    { $more ->
        [0] - Round { $round }: { $item } with { $dice }, stolen with { $risk }% (by { $thief }). Better: { $better }, then { $then }%.
        [one] - Round { $round }: { $item } with { $dice }, stolen with { $risk }% (by { $thief }). Better: 1 benefit more on it, { $better }, then { $then }%.
       *[other] - Round { $round }: { $item } with { $dice }, stolen with { $risk }% (by { $thief }). Better: { $more } benefits more on it, { $better }, then { $then }%.
    }
# Behind it
analysis-craft-lost = It was stolen.
# $made, $better: analysis-item, several
analysis-craft-nothing = - Round { $round }: nothing was made. Better: { $better }, for which the roll was enough.
analysis-craft-more = - Round { $round }: { $made } alone. Better: { $better }, of the same roll.
analysis-craft-steal = - Round { $round }: { $made }. Better: { $better }, which takes an item from { $victim }.
analysis-craft-other = - Round { $round }: { $made }, stolen with { $risk }%. Better: { $better }, stolen with { $then }%.
# Above the best decision of each
analysis-best = **Best decisions**:
# $chosen: what was next best
analysis-best-gather = - { $who }, round { $round }: “{ $better }” and not “{ $chosen }”, { $why }.
# $then: how likely it was stolen as it was made; $risk: with $dice, the plainest way
analysis-best-safer = - { $who }, round { $round }: { $item } with { $better } and not { $dice }, so stolen with { $then }% and not { $risk }% (by { $thief }).
analysis-best-steal = - { $who }, round { $round }: { $items }, stolen from { $victim }.
analysis-best-more = - { $who }, round { $round }: { $better }, of one roll.
analysis-best-made = - { $who }, round { $round }: { $better }, stolen with { $then }%.
analysis-no-decision =
    { $lost ->
        [0] { $who }: no decision cost much. Dice decided.
       *[other] { $who }: no decision cost much. Dice decided, and thefts (items lost: { $lost }).
    }
# The same where luck was less than a roll with an item off
analysis-no-decision-even =
    { $lost ->
        [0] { $who }: no decision cost much.
       *[other] { $who }: no decision cost much. Items lost to thefts: { $lost }.
    }
analysis-looked-at = -# Looked at { $count } of { $whole } decisions, evenly spread.
# The picture, for those who do not see it. $seats: a list of the next
analysis-alt = Luck at { $table }, as bars: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, expected { $expected }
# In the picture: what the black stroke on a bar shows
analysis-stroke = expected
