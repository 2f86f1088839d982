### What can be done: lines of menus and buttons (at most 30 characters wide), and what a choice costs or brings.

# $fate: keep or sell
do-tool =
    { $fate ->
        [keep] Keep { $card }
       *[sell] Sell { $card }
    }
do-apprentice = { $card } replaces { $other }
do-kings-item = Make room: { $other }
do-play = Play { $card } { place-to }
do-move = Move { $card } { place-to }
do-swap = Move { $card } { place-to }, { $other } back
do-discard = Discard { $card }
do-sell = Sell { $card }
do-craft = Craft { $card } with { $cards }
# $place: number from the top
do-buy-place = Buy number { $place } of the warehouse
do-buy-row = Buy { $card } from the warehouse ({ $place })
do-buy = Buy { $card } from { $seller } { place-to }
do-auction = Auction { $card } of { $seller }
do-bid = Bid { coins-number } { place-to }
do-pass = Pass
do-draw =
    { $deck ->
        [guild] Draw: guild deck
       *[mine] Draw: mine
    }
do-end = End turn

## Below the line

brings = Brings { coins-number }.
costs = Costs { coins-number }, paid to { $seller }.
costs-row = Costs { coins-number }; goes to your hand.
costs-least = Bids from { coins-number } on.
# $sell, $buy: coins
is-for-sale = Tilted this turn. Sells for { $sell }, others buy it for { $buy }.
is-offered = Tilted this turn. Others may buy it.
is-refined-next = Raw; refined at the start of your next turn.
is-ready = Ready to craft with.
worth = worth { coins-number }
# $worth: its value or its text
is-crafted = Completed in your next turn: { $worth }
takes = Takes { $cost }; { $worth }

## Menus

desk-play = Play a card of your hand
desk-craft = Craft
desk-lay = Sell, move, discard
desk-buy = Buy
desk-hand-full = Your hand is full: play a card before you can draw.
desk-last-turn = Your last turn: nothing is drawn; hand and workshop count for nothing.
