### What advises and looks back: hints, odds of draws, the analysis after a game. $who: a player; $card: a card

## The Hint button's answer; $table

hint-title = **{ $table }** · hint
button-hint = Hint
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
# $what: what it brings, without a full stop
hint-brings = { $what }.
# $card: what it is a step to; $icons: what that still lacks
hint-aim = You aim for { $card }, { $worth }.
hint-aim-brief = You aim for { $card }.
hint-aim-lacks = You aim for { $card }, { $worth }; it still lacks { $icons }.
# $other: the card that is to have the one of the kind that the seat has
hint-aim-both = You aim for { $card }, { $worth }; the one you have is for { $other }.
# Of a draw of the mine. $card: what is to be crafted; $icons: what it lacks that is neither on the table nor in hand
hint-draw-lacks = You lack { $icons } for { $card }.
# The same with $percent: how likely $count cards of the mine bring it, of $most that may be drawn ($of: one, some, all)
hint-draw-odds =
    { $of ->
        [one] You lack { $icons } for { $card }: { $percent }% with the card you may draw.
        [some] You lack { $icons } for { $card }: { $percent }% with { $count } of the { $most } cards you may draw.
       *[all] You lack { $icons } for { $card }: { $percent }% with the { $count } cards you may draw.
    }
# The same where another card is to have the one that there is
hint-draw-too = { $card } needs { $icons } as well.
# Of a draw of the guild deck. $cards: resources that no card of the seat's is to have; $count: how many
hint-draw-guild =
    { $count ->
        [0] A new guild card gives you more to craft.
       *[other] A new guild card may take what you can spare: { $cards }.
    }
# $card: could be crafted in this turn, and is not advised; $aim: the card that is to have its resources
hint-waits = { $card } could be crafted now, but its resources are for { $aim }.
hint-waits-little = { $card } could be crafted, but hardly brings more than what it takes.
# $card: a King's Item that could be crafted and is not advised; coins with it at the end: $coins, and $others of $who
hint-held-back = Crafting { $card } would end the game, with about { $coins } coins for you and { $others } for { $who }.
# $aim: the card that is to have its resources
hint-held-back-for = Crafting { $card } would end the game, with about { $coins } coins for you and { $others } for { $who }; its resources are for { $aim } first.
# $count: steps, 2 or more; $steps: one after the other; the second where they end the turn
hint-all =
    { $count ->
        [2] Both steps: { $steps }.
       *[other] All { $count } steps: { $steps }.
    }
hint-whole-turn = Whole turn: { $steps }.
# What ends the turn behind the only move that the hint before it told; $step: draws
hint-then = The same, then: { $step }.
# $coins: what it saves; $worth: what it brings at once
hint-tool = Kept, { $card } saves about { coins-number } by the end; sold, it brings { $worth }.
hint-end = Nothing else pays this turn.
# Why it comes before another; $place: the number of that; $coins: how many that is worth less
hint-before = Number { $place } brings about { coins-number } less.
hint-before-draw = Number { $place } can wait: after a draw you can only draw (rule 6.1).
# Of the King's Item that ends the game (7.1); $place: behind or ahead of the best other player, by $coins
hint-ends =
    { $place ->
        [behind] It ends the game after your next turn: with prizes and the two turns each of the others still has, you end about { $coins } coins behind; who waits instead falls back further.
       *[ahead] It ends the game after your next turn: with prizes and the two turns each of the others still has, you end about { $coins } coins ahead.
    }
# King's Items of others whose names one does not know; $count: how many
hint-ends-unknown =
    { $count ->
        [one] A King's Item that lies face down may turn that.
       *[other] { $count } King's Items that lie face down may turn that.
    }
# $room: cards, and $now before the move
hint-room = You may then draw { $room }, not { $now }.
# Of a guild card that goes to the market; $coins: what it would bring; $icons: what it lacks
hint-far = Kept, { $card } would bring { $coins }, but still lacks { $icons }.
# $kept: how many of one kind are kept, 0 where no card needs any; $card: the kind
hint-spare =
    { $kept ->
        [0] No card of yours needs { $card }.
        [1] One { $card } stays for your cards.
       *[other] { $kept } { $card } stay for your cards.
    }
# Sentences about a card, where a menu has its name in the line above; $card: begins with a capital letter
hint-sold = { $card } brings { coins-number }.
hint-for-sale = { $card } sells for { $sell } from your next turn on; others pay { $buy }.
# $who: who has the coins for it and lacks least, of what all see, to craft it; $icons: what that is
hint-offered =
    { $buyer ->
        [nobody] Nobody else has the { $coins } coins that { $card } costs them.
        [ready] Others may buy { $card } for { $coins }; { $who } has all it takes to craft it.
       *[other] Others may buy { $card } for { $coins }; { $who }, nearest to crafting it, lacks { $icons } unless in hand.
    }
# $worth: its value, or what it does
hint-crafted = { $card } is completed next turn: { $worth }
hint-discarded = Without { $card } your market has room.
# $raw: yes or no
hint-laid =
    { $raw ->
        [yes] { $card } is refined as your next turn begins.
       *[no] { $card } is ready to craft with.
    }
# What the steps of the turn make room for in a full workshop. $count: spaces to be made; $then: crafted, or laid (out);
# $card: hint-space-card, or a resource
hint-space =
    { $then ->
        [crafted] You then have room to craft { $card }.
       *[laid] Your workshop then has room for { $card }.
    }
# The same where it is not full, but too full
hint-card-worth = { $card } ({ $coins })
# Several cards sold
hint-sells = { $cards } bring { coins-number } in all.
# $place: its number
hint-do-other = Do { $place }

## The Odds button's answer, on one screen of a phone; $count: cards drawn; $counts: 1/2/3, likewise $percent; $odds: list
## of odds-of

odds-title = **{ $table }** · your draws
button-odds = Odds
odds-of = { $what } { $percent }%
# Above lines of odds-card: guild cards of one's own
odds-cards =
    { $count ->
        [one] **All resources, with the next card of the mine**
       *[other] **All resources**, with { $counts } of the mine
    }
# $lacks: icons of its cost
odds-card = { $card } { $percent }% · lacks { $lacks }
odds-ready = No draw needed: { $cards }
odds-no-card =
    { $count ->
        [one] No card of yours can get all its resources with the next card of the mine.
       *[other] No card of yours can get all its resources with { $count } cards of the mine.
    }
# Above lines of odds-of
odds-mine =
    { $count ->
        [one] **Mine**: next card
       *[other] **Mine**, at least one in { $counts }
    }
odds-guild =
    { $count ->
        [one] **Guild deck**, next card: { $odds }
       *[other] **Guild deck**, at least one in { $count }: { $odds }
    }
odds-no-draws = You draw no more cards (rule 6.5, or your hand is full).
odds-counted = -# Counted from what you see: any card you cannot see may be the next.

## The analysis; all numbers are coins but for $drawn: resources, and $turn

analysis-title = **{ $table }** · analysis
# $whose: own (the reader's) or all
analysis-decisions =
    { $whose ->
        [own] **Your decisions that cost most**, as the strong bot counts what lay open then:
       *[all] **Decisions that cost most**, as the strong bot counts what lay open then:
    }
analysis-no-decisions =
    { $whose ->
        [own] **Your decisions**: of your crafts, sales, purchases and draws, by what lay open, none cost you more than a coin or two.
       *[all] **Decisions**: of all crafts, sales, purchases and draws, by what lay open, none cost anybody more than a coin or two.
    }
# $told: one of those below; the second of the reader alone
analysis-cost = { $who }, turn { $turn }, { coins-number } lost: { $told }
analysis-cost-own = Turn { $turn }, { coins-number } lost: { $told }
analysis-best = **Earned most**: { $who }, turn { $turn }, { coins-number } won: { $told }
analysis-best-own = **Your best**: turn { $turn }, { coins-number } won: { $told }
# Below decisions that were counted by resources; $percent: of the refined price, $more: coins, such as 0.2
analysis-counted = A resource counts as { $percent }% of its refined price, plus { $more } coins.
# $card: a King's Item; $lead, $final: coins ahead, as it lay then and as it came to: +7
analysis-end = **The end**: { $who }, turn { $turn }: { $card } ended the game; { $who } stood at { $lead } coins to the best other then, and at { $final } in the end.
analysis-end-missed = **The end**: { $who }, turn { $turn }: { $card } lay ready and would have ended the game at about { $lead } coins to the best other; it ended later, at { $final }.
# $buyer: made it then; what was lost is $worth less $price and $cost
analysis-let-go = { $card }, worth { $worth }, went for { $price } to { $buyer }; better crafted, with resources worth { $cost }.
analysis-left = { $card } lay there with all it takes and was never crafted; better crafted.
analysis-late = { $card } was crafted too late to be completed; its resources were better moved to the market.
analysis-little = { $card } brought less than its resources, worth { $worth }; better kept or sold.
analysis-back = { $card } sold for { $sold }, and soon bought again for { $paid }; better kept.
analysis-tool =
    { $fate ->
        [keep] { $card } was kept; better sold.
       *[sell] { $card } was sold; better kept.
    }
# $count: cards that could still be drawn
analysis-undrawn =
    { $count ->
        [one] A draw was left with room in hand; better drawn.
       *[other] { $count } draws were left with room in hand; better drawn.
    }
analysis-craft = { $card }, worth { $worth }, of resources worth { $cost }.
analysis-craft-bought = { $card }, worth { $worth }, bought from { $seller } for { $price }.
# $seats: a list of analysis-luck-seat
analysis-luck = **Luck of the draw**, buy values of resources above or below average: { $seats }.
# $more: +7
analysis-luck-seat = { $who } { $more }
analysis-coins = **Coins** during the game:
# $crafted: items and tools; $others: paid by others for cards of the market
analysis-coins-line = { $who }: completed { $crafted }, sales { $sales }, other players { $others }, apprentices { $income }; spent { $spent }
