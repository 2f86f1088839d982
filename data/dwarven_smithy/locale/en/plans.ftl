### What can be planned for one's next turn, as lines of menus and of one's plans; and how plans go in this game.

# $card
plan-sell = Sell { $card }
plan-offer = Bring { $card } to the market
plan-craft = Craft { $card }
plan-buy = Buy { $card } for at most { coins-number }
plan-end = End the turn without drawing
plan-pass = Pass in the next auction

## Below the line

plan-sells = Brings { coins-number }, a turn after it came to the market.
plan-offers = Refined by then; it can be sold a turn later.
plan-offers-rune = It can be sold a turn later.
plan-crafts = With the fewest resources that do.
plan-buys = Where it is cheapest then; dropped if nobody has it.

## What lets a plan be dropped, after an if and after a because. $card

plan-stop-ending = the last turns have begun
plan-stop-gone = { $card } is not on offer any more

## What the platform says of plans, for turns in place of rounds

plans-how = In your next turn they are carried out in this order; what cannot be done then is dropped.
plans-your-turn = It is your turn. What you plan now is for your next one.
# $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Done by entry { $entry }: { $plan }
        [expired] Over with its turn: { $plan }
        [stopped] Dropped, because { $detail }: { $plan }
        [gone] Dropped, because it could not be done: { $plan }
        [refused] Dropped, because it was against rule { $rule }: { $plan }
       *[failed] Dropped by a fault of the bot: { $plan }
    }
error-plan-expired = **{ $table }** · That plan was for a turn that is over.
