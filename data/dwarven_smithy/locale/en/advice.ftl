### What advises and looks back: hints, odds of draws, the analysis after a game. $who: a player; $card: a card

## The Hint button's answer; $table

hint-title = **{ $table }** · hint
button-hint = Hint
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
# $what: what it brings, without a full stop
hint-brings = { $what }.
# $card: what it is a step to; $icons: what that still lacks
hint-aim = For { $card }, { $worth }.
hint-aim-lacks = For { $card }, { $worth }; it still lacks { $icons }.
# Of a draw: guild cards that wait to be crafted, loose resources
hint-draw =
    { $deck ->
        [guild] { $waiting ->
            [0] No card of yours can be crafted soon: look for others.
           *[other] Resources { $held }, cards worth crafting { $waiting }: look for more cards.
        }
       *[mine] Resources { $held }, cards worth crafting { $waiting }: look for more resources.
    }
# $card: could be crafted in this turn, and is not advised; $aim: the card that is to have its resources
hint-waits = { $card } could be crafted, but what it takes is for { $aim }.
hint-waits-little = { $card } could be crafted, but hardly brings more than what it takes.
# $action: do-all; $steps: one after the other
hint-all = { $action }: { $steps }.
# $coins: what it saves; $worth: what it brings at once
hint-tool = Kept, it saves about { coins-number } by the end; sold, it brings { $worth }.
hint-end = Nothing else pays this turn.
# Of the King's Item that ends the game (7.1); $place: behind or ahead of the best other player
hint-ends =
    { $place ->
        [behind] Ends the game with you about { $coins } coins behind; who waits instead falls back further.
       *[ahead] Ends the game with you about { $coins } coins ahead.
    }
hint-room = Makes room in your hand for draws.
# $count: cards
hint-spare =
    { $count ->
        [one] No card of yours needs it.
       *[other] No card of yours needs them.
    }
# Several cards sold
hint-sells = Brings { coins-number } in all.
# $place: its number
hint-do-other = Do { $place }

## The Odds button's answer, on one screen of a phone; $count: cards drawn; $odds: list of odds-of

odds-title = **{ $table }** · your draws
button-odds = Odds
odds-of = { $what } { $percent }%
# $percent: of the next card; $several: of at least one among $count
odds-row = { $what } { $percent }% · { $several }%
# Above lines of odds-card: guild cards of one's own
odds-cards =
    { $count ->
        [one] **All resources, with the next card of the mine**
       *[other] **All resources, with { $count } cards of the mine**
    }
# $lacks: icons of its cost
odds-card = { $card } { $percent }% · lacks { $lacks }
odds-ready = No draw needed: { $cards }
odds-no-card =
    { $count ->
        [one] No card of yours can get all its resources with the next card of the mine.
       *[other] No card of yours can get all its resources with { $count } cards of the mine.
    }
# Above lines of odds-row, or of odds-of where one card is drawn
odds-mine =
    { $count ->
        [one] **Mine**: next card
       *[other] **Mine**: next card · at least one in { $count }
    }
odds-guild =
    { $count ->
        [one] **Guild deck**, next card: { $odds }
       *[other] **Guild deck**, at least one in { $count }: { $odds }
    }
odds-no-draws = You draw no more cards (rule 6.5, or your hand is full).
odds-counted = -# Counted from what you see: any card you cannot see may be the next.

## The analysis; all numbers are coins but for $drawn: resources

analysis-title = **{ $table }** · analysis
# $average: 4.1
analysis-luck = **Luck**: buy values of the resources dealt and drawn. The mine's average is { $average }.
# $each: 4.4; $more: beyond the average in all, +7
analysis-luck-line = { $who }: { $drawn } resources of { $each } each ({ $more })
analysis-coins = **Coins** during the game:
# $crafted: items and tools; $others: paid by others for cards of the market
analysis-coins-line = { $who }: completed { $crafted }, sales { $sales }, other players { $others }, apprentices { $income }; spent { $spent }
analysis-crafts = **Crafts**, value against the buy values of the resources:
# $craft: analysis-craft
analysis-best = { $who }: most gained with { $craft }.
analysis-worst = Least with { $craft }.
analysis-craft = { $card } ({ $brought } for { $cost })
analysis-no-crafts = { $who }: none that brought coins.
