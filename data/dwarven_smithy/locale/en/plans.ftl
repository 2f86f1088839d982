### What can be planned for one's next turn, as lines of menus and of one's plans; and how plans go in this game.

# $card
plan-sell = Sell { $card }
plan-offer = Move { $card } to the market
plan-craft = Craft { $card }
plan-buy = Buy { $card } for at most { coins-number }
plan-end = End turn without drawing
plan-pass = Pass in the next auction

## Below the line

plan-sells = For { coins-number }, if it came to your market in an earlier turn; else a turn later.
plan-offers = Refined by then. You can sell it a turn later, or it brings its price at the end.
plan-offers-rune = You can sell it a turn later, or it brings its price at the end.
plan-crafts = If your workshop has what it takes then; with as few resources as possible.
plan-buys = From whichever market or the warehouse is cheapest then. Not if it costs more.
# Of a guild card, of which there is one
plan-buys-guild = If somebody still sells it then. Not if it costs more.

## What lets a plan be dropped, after an if and after a because. $card

plan-stop-ending = the last turns have begun
plan-stop-gone = nobody sells { $card } any more

## What the platform says of plans, for turns in place of rounds

plans-how = When your next turn begins, all of them are carried out, in this order. What cannot be done then is dropped.
plans-your-turn = It is your turn. What you plan now is for your next one.
# $plan, $entry: the entry at which it ended; $detail: which of its stops came true; $rule
plan-ended =
    { $why ->
        [done] Carried out (log entry { $entry }): { $plan }
        [expired] The turn is over: { $plan }
        [stopped] Dropped, because { $detail }: { $plan }
        [gone] Dropped, because it could not be done: { $plan }
        [refused] Dropped, because it was against rule { $rule }: { $plan }
       *[failed] Dropped by a fault of the bot: { $plan }
    }
error-plan-expired = **{ $table }** · That plan was for a turn that is over.
