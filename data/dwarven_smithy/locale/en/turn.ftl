### What can be done: lines of menus and buttons (at most 30 characters wide), and what a choice costs or brings.

# $fate: keep or sell
do-tool =
    { $fate ->
        [keep] Keep { $card }
       *[sell] Sell { $card }
    }
do-apprentice = { $card } replaces { $other }
do-apprentice-short = … replaces { $other }
do-kings-item = Make room: { $other }
do-play = Play { $card } { place-to }
do-move = Move { $card } { place-to }
# Where the button is too narrow for it
do-play-short = Play { brief-to }
do-move-short = Move { brief-to }
do-swap = Swap { $card } for { $other }
do-discard = Discard { $card }
do-sell = Sell { $card }
do-craft = Craft { $card } with { $cards }
do-craft-short = Craft { $card }
# All steps of the turn as it is advised, its end with them, beside the first one; $count: 2 or more
do-all =
    { $count ->
        [2] Do both
       *[other] Do all { $count }
    }
# Beside the only step the draws that end the turn with it; $cards: drawn
do-then-draw = + draw { $cards }
# $place: number from the top
do-buy-place = Buy number { $place } of the warehouse
do-buy-row = Buy { $card } from the warehouse ({ $place })
do-buy = Buy { $card } from { $seller } { place-to }
do-buy-short = Buy { brief-to }
# $place: number from the top
do-buy-row-short = Buy { $card } (warehouse { $place })
do-auction = Auction { $card } of { $seller }
do-bid = Bid { coins-number } { place-to }
do-pass = Pass
# Behind draws of which one is a deck's last card, which brings the last turns
draw-last =
    { $last ->
        [yes] {" (last card)"}
       *[no] {""}
    }
do-draw =
    { $deck ->
        [guild] Draw: guild
       *[mine] Draw: mine
    }{ draw-last }
# $count: cards, 2 to 4
do-draw-several =
    { $deck ->
        [guild] Draw { $count } from the guild deck
       *[mine] Draw { $count } from the mine
    }{ draw-last }
# $mine, $guild: cards of each
do-draw-both = Draw { $mine } mine, { $guild } guild{ draw-last }
do-end = End turn

## Below the line

# In a last turn; $price: coins that it brings at the end where it lies
brings-now-or-end = { $card } brings { coins-number }; left in the market it brings { $price } at the end.
costs = It costs { coins-number }, paid to { $seller }.
# $use: what it takes to craft it, and what it brings
costs-guild = It costs { coins-number }. { $use }
# In a last turn; $ends: coins that it brings at the end, 0 for none
costs-last =
    { $ends ->
        [0] It costs { coins-number } and brings nothing at the end of the game.
       *[other] It costs { coins-number } and brings { $ends } at the end of the game.
    }
# Above its own price a card of the warehouse costs 1 coin for each card that lies on it. $made: what it is made of;
# $own: its price as the top card; $above: cards on it; $less: coins that apprentices take off
costs-row =
    { $made ->
        [above] It costs { coins-number }: its price { $own }, and 1 for each card on it ({ $above }). It goes to your hand.
        [less] It costs { coins-number }: { $own }, less { $less } by apprentices. It goes to your hand.
        [both] It costs { coins-number }: { $own } + { $above } for cards on it − { $less } by apprentices. It goes to your hand.
       *[plain] It costs { coins-number }, as the top card. It goes to your hand.
    }
costs-least = Bids from { coins-number } on.
# $sell, $buy: coins; $when: later, raw (later, and raw), now (it is not tilted) or end (in a last turn)
is-for-sale =
    { $when ->
        [end] { $card } brings { $buy } at the end of the game.
        [now] { $card } sells for { $sell } at once; others pay { $buy }.
        [raw] { $card } stays raw: it sells for { $sell } from your next turn on; others pay { $buy }.
       *[later] { $card } sells for { $sell } from your next turn on; others pay { $buy }.
    }
# $last: whether it is a last turn
is-offered =
    { $last ->
        [yes] { $card } brings nothing at the end of the game.
       *[no] Others may buy { $card } for { coins-number }; you can discard it from your next turn on.
    }
is-lost = Your last turn: { $card } brings nothing in the workshop.
# $cards: own cards that lack it; $raw: whether it has to be refined first
is-wanted =
    { $raw ->
        [yes] You need it, once refined, for { $cards }.
       *[no] You need it for { $cards }.
    }
worth = worth { coins-number }
# Of a King's Item
worth-end = worth { coins-number } at the end
# $worth: its value or its text; $then: next, kings (a King's Item) or never (in a last turn)
is-crafted =
    { $then ->
        [never] Lost: it would be completed in your next turn, and this is your last.
        [kings] Completed next turn, then keeps a space of your market: { $worth }
       *[next] Completed next turn: { $worth }
    }
takes = To craft: { $cost }; { $worth }

## Below a line of a menu, which names the card; $count: equal cards, mostly 1

# $raw: whether it is refined later
line-laid =
    { $raw ->
        [yes] { $count ->
            [1] Refined as your next turn begins.
           *[other] All { $count } are refined as your next turn begins.
        }
       *[no] { $count ->
            [1] Ready to craft with.
           *[other] All { $count } are ready to craft with.
        }
    }
# In a last turn, in the workshop
line-lost =
    { $count ->
        [1] Brings nothing at the end of the game.
       *[other] All { $count } bring nothing at the end of the game.
    }
# In a last turn, in the market
line-at-the-end =
    { $count ->
        [1] Brings { coins-number } at the end of the game.
       *[other] All { $count } bring { coins-number } at the end of the game.
    }
# $last: whether it is a last turn
line-offered =
    { $last ->
        [yes] Brings nothing at the end of the game.
       *[no] Others may buy it for { coins-number }; you can discard it from your next turn on.
    }
# $sell: coins for all of them; $buy: for each
line-sells-now =
    { $count ->
        [1] Sells for { $sell } at once; others pay { $buy }.
       *[other] All { $count } sell for { $sell } at once; others pay { $buy } each.
    }
line-sells-later =
    { $count ->
        [1] Sells for { $sell } from your next turn on; others pay { $buy }.
       *[other] All { $count } sell for { $sell } from your next turn on; others pay { $buy } each.
    }
line-sells-raw =
    { $count ->
        [1] Stays raw; sells for { $sell } from your next turn on; others pay { $buy }.
       *[other] All { $count } stay raw; sell for { $sell } from your next turn on; others pay { $buy } each.
    }
line-sold =
    { $count ->
        [1] Brings { coins-number }.
       *[other] All { $count } bring { coins-number }.
    }
# $price: coins that it brings at the end where it lies
line-sold-last =
    { $count ->
        [1] Brings { coins-number }; left in the market { $price } at the end.
       *[other] All { $count } bring { coins-number }; left in the market { $price } at the end.
    }
line-discarded = Makes a space in your market.
# $coins: what others pay for the card in the market; $then: of the one that goes to the workshop for it; last: in a last turn
line-swapped =
    { $then ->
        [raw] { $card }: others pay { $coins }. In its place { $other }, refined next turn.
        [ready] { $card }: others pay { $coins }. In its place { $other }, ready to craft with.
        [last] { $card } brings { coins-number } at the end of the game, { $other } nothing.
       *[guild] { $card }: others pay { $coins }. In its place { $other }.
    }
# Before what is said of the card itself
line-costs = Costs { coins-number }.
line-takes = To craft: { $cost }.
# What a craft brings; $coins: its value; the second of a tool, $texts: what it does; the third of a King's Item
line-crafted = Brings { coins-number } as your next turn begins.
line-crafted-tool = Next turn: sell it for { coins-number }, or keep it: { $texts }
line-crafted-king = Worth { coins-number } at the end; from your next turn on it keeps a space of your market.
# $texts: what it does, sentences
line-apprentice = From your next turn on: { $texts }
# Of the warehouse. $own: its price as the top card; $above: cards on it, 1 coin each; $less: what apprentices take off
line-row =
    { $made ->
        [above] Costs { coins-number }: { $own } + { $above } for what lies on it. To your hand.
        [less] Costs { coins-number }: { $own } − { $less } by apprentices. To your hand.
        [both] Costs { coins-number }: { $own } + { $above } for what lies on it − { $less } by apprentices. To your hand.
       *[plain] Costs { coins-number }: it lies on top. To your hand.
    }
# $count: own cards that lack it; $raw: whether it has to be refined first
line-wanted =
    { $raw ->
        [yes] { $count ->
            [1] For a card of yours, once refined.
           *[other] For { $count } of your cards, once refined.
        }
       *[no] { $count ->
            [1] For a card of yours.
           *[other] For { $count } of your cards.
        }
    }
line-drawn =
    { $deck ->
        [guild] Cards that you craft.
       *[mine] Metals, gems and runes that you craft with.
    }
# Before what is said of a card that lies elsewhere too, or of a craft for which cards are laid out first
line-from =
    { $where ->
        [hand] From your hand.
        [market] From your market.
       [workshop] From your workshop.
       *[both] From hand and market.
    }

## Menus

# $cards: those that others laid out since, with their values
desk-kings-for-sale = King's Items for sale: { $cards }
# What the two menus of a turn are called; $holds: draws, buys or both
desk-own = Your cards
desk-bring =
    { $holds ->
        [draws] Draw
        [buys] Buy
       *[both] Draw or buy
    }
# The first one behind its first lines; $what: what stands there, a list
desk-own-mode = { desk-own } · { $what }
# What a page of the first one holds
desk-craft = craft
desk-sell = sell
desk-discard = discard
desk-swaps = swap
# The line of a menu that leads to its second page, and back; $what: what stands there, a list
desk-more = More: { $what }
desk-back = Back: { $what }
# Leads to the swaps of one card, and what stands below it
desk-swap = Swap { $card } for a card of the market
desk-swap-told = { $card } goes to your market, the card you choose to your workshop.
# Behind what a menu is called: what is full, so that its lines are missing; $areas: a list of the second
desk-full = { $menu } · full: { $areas }
desk-full-area =
    { $area ->
        [hand] hand
        [market] market
       *[workshop] workshop
    } { $used }/{ $limit }
# $count, $most: draws
desk-drawn = You have drawn { $count } of { $most }. Draw on, or end the turn.
desk-before-drawing = After your first draw you cannot craft (rule 6.1).
desk-hand-full = Your hand is full: play a card, then you can draw.
# Market and workshop are full too
desk-all-full = Your hand is full, and so are your market and your workshop: make room by selling, discarding or crafting.
# Below the picture's words in the first turns: what its signs mean
desk-signs = Yellow: coins it brings; dark: what others pay for it; ✓: you have it; hourglass: refined as your turn begins. Person: apprentices; wrench: tools; crown: King's Items.
desk-last-turn = This is your last turn, without draws. Only your market counts, each resource at its price (rule 7.4).
# $count: completed King's Items in it
desk-kings-stay = Your market is full: King's Items keep { $count } of its { $limit } spaces (rule 3.5).
# $card: a King's Item that needs a place
desk-make-room = { $card } is completed and needs a space in your market, which is full. Which card goes to your workshop (rule 4.9)?

# Above the buttons that end the turn, or not
desk-end-idle = You have done nothing this turn. End it all the same?
desk-end-draws = You can still draw, and to draw costs nothing. End the turn all the same?
# Below what one did: why the turn is over
turn-over = No more cards can be drawn: your turn is over.
turn-over-full = Your hand is full: your turn is over.
