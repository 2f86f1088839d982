### What happened, line by line. $who, $seller: players; $card, $cards, $other: cards; $coins: number

# $to: market or workshop
place-to =
    { $to ->
        [market] to the market
       *[workshop] to the workshop
    }

event-dealt = { $who } begins with { coins-number } and in the workshop: { $cards }.
event-turn = { $who }'s turn.
event-last-turn = { $who }'s last turn.
event-refined = Refined: { $cards }.
event-income = Apprentices bring { coins-number }.
event-bonus = Apprentices add { coins-number }.
event-apprentice = { $who } completes an apprentice: { $card }.
event-dismissed = Back to the workshop: { $card }.
event-returned = { $who } has no room for { $card }: it is shuffled into the guild deck.
event-kept = { $who } completes a tool and keeps it: { $card }.
event-completed = { $who } completes { $card } for { coins-number }.
event-kings-item = { $who } completes a King's Item: { $card }.
event-kings-item-unseen = { $who } completes a King's Item, face down.
event-made-room = To make room, { $card } goes to the workshop.
event-played = { $who } plays { $card } { place-to }.
event-moved = { $who } moves { $card } { place-to }.
event-swapped = { $who } swaps { $card } and { $other }.
event-discarded = { $who } discards { $card }.
event-sold = { $who } sells { $card } for { coins-number }.
event-bought-row = { $who } buys { $card } from the warehouse for { coins-number }.
event-bought = { $who } buys { $card } from { $seller } for { coins-number }.
event-crafted = { $who } crafts { $card } with { $cards }.
event-crafted-free = { $who } crafts { $card } at no cost.
event-auction = { $who } puts { $card } of { $seller } up for auction.
event-bid = { $who } bids { coins-number }.
event-passed = { $who } passes.
# $deck: guild or mine
event-drew =
    { $deck ->
        [guild] { $who } draws from the guild deck: { $card }.
       *[mine] { $who } draws from the mine: { $card }.
    }
event-drew-unseen =
    { $deck ->
        [guild] { $who } draws from the guild deck.
       *[mine] { $who } draws from the mine.
    }
# $cards: number
event-mine-renewed = The mine is shuffled anew: { $cards } cards.
# $by: kings, guild or mine
event-end-triggered =
    { $by ->
        [kings] { $who } has four King's Items: the others have one last turn each.
        [guild] { $who } drew the last guild card: the others have one last turn each.
       *[mine] { $who } drew the last card of the mine: the others have one last turn each.
    }
event-turn-ended = { $who } ends the turn.
event-revealed = King's Items of { $who }: { $cards }.
event-lost = Discarded: { $cards }.
event-standstill = Nobody does anything any more: the game is over.
event-game-ended = The game is over.
