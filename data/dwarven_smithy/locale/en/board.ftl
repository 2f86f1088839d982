### The board in words, and what one player alone sees.

# $progress: game-progress; $phase: complete, act, draw or over
board-decks =
    { $phase ->
        [complete] { $who } completes crafted cards. { $progress }
        [act] { $who } acts. { $progress }
        [draw] { $who } draws. { $progress }
       *[over] Game over. { $progress }
    }
board-row = Warehouse from the top: { $cards }
board-row-empty = Warehouse: empty
# A card with what it costs
board-in-row = { $card } ({ $coins })
# $count: of cards that lie below those
board-row-more = { $count } more
board-discards = Top of the discards: { $cards }
board-lot = Auction: { $card } of { $seller }, from { coins-number } on
board-lot-bid = Auction: { $card } of { $seller }, { $who } bids { coins-number }
# $hand: cards in it; $kings of $enough: completed King's Items
board-seat =
    { $kings ->
        [0] **{ $who }**: { coins-number }, hand { $hand }
       *[other] **{ $who }**: { coins-number }, hand { $hand }, King's Items { $kings }/{ $enough }
    }
# $used, $limit: places
board-workshop = Workshop { $used }/{ $limit }: { $cards }
board-market = Market { $used }/{ $limit } (price): { $cards }
# With its price; $worth: what a guild card is worth
board-for-sale =
    { $worth ->
        [0] { $card } ({ $coins })
       *[other] { $card } ({ $coins }, worth { $worth })
    }
board-tilted-one = { $card } tilted
# In one's own market; $when: end in the last turn, when it is counted
board-own-guild =
    { $worth ->
        [0] { $card } (price { $coins })
       *[other] { $card } (price { $coins }, worth { $worth })
    }
board-own-sale =
    { $when ->
        [end] { $card } ({ $price } at the end)
       *[now] { $card } (price { $price }, sells for { $coins })
    }
# Below a board on which a card is tilted
board-tilted = Tilted: new in the market, neither sold nor discarded this turn.
## The race; $who: a player; $kings of $enough: completed King's Items; $total: coins with these

standing-first =
    { $kings ->
        [0] **{ $who }** { coins-number }, { $kings }/{ $enough } King's Items
       *[other] **{ $who }** { $total } ({ coins-number }, { $kings }/{ $enough } King's Items)
    }
standing-seat =
    { $kings ->
        [0] **{ $who }** { $coins }, { $kings }/{ $enough }
       *[other] **{ $who }** { $total } ({ $coins }, { $kings }/{ $enough })
    }
# $seats: a list of these, the richest first; $guild, $mine: cards left;
# $near: no or low (a deck runs low)
standing =
    { $near ->
        [low] { $seats }. Decks: guild { $guild }, mine { $mine }
       *[no] { $seats }
    }
# $ending: how near the end is, one of those below
standing-ending = { $standing }. { $ending }
# $who: who still plays, a list of $count; then nobody has another turn (7.2)
standing-last =
    { $count ->
        [1] The last turn of all: { $who }.
       *[other] One last turn each: { $who }.
    }
# What everybody would have, completed King's Items and prizes with it, those face down by their mean; what is crafted
# and not completed would be lost (7.4). $seats: a list of the second
standing-expected = If over now, prizes counted: ~{ $seats }
standing-expected-seat = { $coins } **{ $who }**
# Behind it, where King's Items of others lie face down; $count: how many
standing-hidden =
    { $count ->
        [one] 1 face-down item may turn that
       *[other] { $count } face-down items may turn that
    }
# $who: a list; what they crafted counts (7.1)
standing-close = { $who }: one more King's Item, then the others have one last turn each.
standing-ends = { $who } completes the fourth King's Item next turn: then the others have one last turn each.
# The deck that may soon be drawn out; $count: cards left
standing-deck =
    { $deck ->
        [guild] { $count } left in the guild deck: whoever draws the last leaves the others one last turn each.
       *[mine] { $count } left in the mine: whoever draws the last leaves the others one last turn each.
    }
# What is paid for the best of each kind at the end (7.5); $best: a list of standing-prize-led, of $coins, or of
# standing-prize-open where nobody has one that the reader sees; $hidden: whether there are others, face down
standing-prizes =
    { $hidden ->
        [yes] Prizes of 25 at the end, as far as you see: { $best }.
       *[no] Prizes of 25 at the end: { $best }.
    }
standing-prize =
    { $subtype ->
        [weapon] weapon
        [armor] armor
       *[shield] shield
    }
standing-prize-led = { standing-prize } { $who } ({ $coins })
standing-prize-open = { standing-prize } nobody yet
board-stack = { $card } on { $cards }
board-king =
    { $worth ->
        [0] { $card } (completed)
       *[other] { $card } (completed, worth { $worth })
    }
board-apprentices = Apprentices: { $cards }
board-tools = Tools: { $cards }

## For one player alone

# $hand, $limit: cards
hand-mine = You have { coins-number }. Hand { $hand }/{ $limit }:
hand-resources = Resources: { $cards }
# $type: its type; $facts: cost, value, text
hand-card = **{ $card }** ({ $type }): { $facts }
# $ready: whether the workshop pays it now, after refining, or not (alone: without what it lacks); $lacks: icons with
# prices
hand-cost =
    { $ready ->
        [yes] cost { $cost }, ready to craft in your workshop
        [soon] cost { $cost }, refined by your next turn
        [alone] cost { $cost }
        [all] cost { $lacks }
       *[no] cost { $cost }, lacks { $lacks }
    }
# $icon; $coins: the fewest for which it is for sale, by another player or in the warehouse
hand-lack = { $icon } ({ $coins } in a market)
hand-lack-row = { $icon } ({ $coins } in the warehouse)
hand-lack-held = { $icon } (in hand)
hand-lack-unsold = { $icon } (nobody sells)
# In one's own market, where it is of no use yet
hand-lack-market = { $icon } (in your market)
# Of one icon that is lacked several times
hand-lack-several = { $count } × { $icon }
# Beside the picture, which shows costs and values; $facts: hand-lacks, what the card does
hand-beside = **{ $card }**: { $facts }
hand-lacks =
    { $ready ->
        [soon] refined by your next turn
       *[no] lacks { $lacks }
    }
# What a card of hand or table lacks; $coins: what it brings
desk-reach = { $card } ({ $coins }): lacks { $lacks }
hand-king = Completed: **{ $card }** ({ $type }), { coins-number } at the end
