### The analysis after a game: luck, and the decision that cost each player most. $who: a player.
analysis-title = **{ $table }** · analysis
analysis-luck = **Luck**: craft rolls that brought an item, made or stolen, against the odds before each roll.
# $fruitful of $rolls brought something; $expected: 4.2; $more: the difference, +0.8; $items: all that were made;
# $lost: of these, stolen by others; $won: the rest
analysis-luck-line = { $who }: { $fruitful } of { $rolls }, expected { $expected } ({ $more }). Items made or stolen: { $items }, lost to thefts: { $lost }, so won: { $won }.
analysis-decisions = **Decisions** of the gather phase that cost most, as the strong bot counts:
# $chosen, $better: actions as on buttons; $cost: items, 0.4
analysis-decision = { $who }, round { $round }: “{ $chosen }”. Worth { $cost } items more: “{ $better }”.
analysis-no-decision =
    { $lost ->
        [0] { $who }: no decision cost much. Dice decided (rolls with an item: { $more } against the odds).
       *[other] { $who }: no decision cost much. Dice decided (rolls with an item: { $more } against the odds), and thefts (items lost: { $lost }).
    }
analysis-looked-at = -# Looked at { $count } of { $whole } decisions, evenly spread.
# The picture, for those who do not see it. $seats: a list of the next
analysis-alt = Luck at { $table }, as bars: { $seats }.
analysis-alt-seat = { $who } { $fruitful }, expected { $expected }
# In the picture: what the black stroke on a bar shows
analysis-stroke = expected
