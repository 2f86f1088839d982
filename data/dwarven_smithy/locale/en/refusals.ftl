### Why the rules say no. $rule: its number; other variables in rules/reasons.py

by-rule = (rule { $rule })

refused-game-over = The game is over { by-rule }.
refused-not-your-turn = It is not your turn. { $awaited } is to play { by-rule }.
refused-complete-first = First decide what becomes of { $card } { by-rule }.
refused-nothing-to-complete = There is nothing to complete { by-rule }.
refused-not-next = { $next } is completed before { $card } { by-rule }.
refused-no-such-choice = { $card } is completed in another way { by-rule }.
refused-no-exchange = { $card } cannot replace { $dismissing } { by-rule }.
refused-not-movable = { $moving } cannot make room for { $card } { by-rule }.
refused-actions-closed = You have drawn: only drawing and ending the turn are left { by-rule }.
refused-auction-open = First the auction of { $card } of { $seat } ends { by-rule }.
refused-no-auction = No auction is open { by-rule }. `{ slash-dwarven-end }` ends a turn.
refused-not-in-hand = { $card } is not in your hand { by-rule }.
# $area: hand, market, workshop, tools, or either (market or workshop); $limit: cards, not for either
refused-no-room =
    { $area ->
        [hand] Your hand is full: { $limit } cards { by-rule }.
        [market] Your market is full: { $limit } cards { by-rule }.
        [workshop] Your workshop is full: { $limit } cards { by-rule }.
        [either] Your market and your workshop are full; room in either would do { by-rule }.
       *[tools] Your tool area is full: { $limit } cards { by-rule }.
    }
refused-not-in-area =
    { $area ->
        [market] { $card } is not in your market { by-rule }.
       *[workshop] { $card } is not in your workshop { by-rule }.
    }
refused-stacked = { $card } is crafted already and stays where it is { by-rule }.
refused-kings-item-stays = { $card } is completed and stays in the market { by-rule }.
refused-tilted = { $card } entered your market this turn: tilted, it is neither sold nor discarded before the turn ends { by-rule }.
refused-not-a-guild-card = { $card } is not a guild card { by-rule }.
refused-not-a-resource = { $card } is not a resource { by-rule }.
# $place, $cards: numbers
refused-no-such-place = The warehouse has no card { $place }; cards there: { $cards } { by-rule }.
# $price, $coins: numbers
refused-too-dear = That costs { $price }; your coins: { $coins } { by-rule }.
refused-no-such-seat = Nobody sits there: { $seat } { by-rule }.
refused-own-market = You cannot buy from your own market { by-rule }.
refused-not-for-sale = { $card } does not lie in { $seat }'s market { by-rule }.
refused-by-auction = At this table, cards in markets are bought by auction { by-rule }.
refused-no-auctions-here = There are no auctions at this table { by-rule }.
refused-named-before = { $card } of { $seat } has been up for auction this turn already { by-rule }.
# $least: coins
refused-bid-too-low = The lowest bid is { $least } { by-rule }.
refused-bid-too-high = You cannot bid more than your coins: { $coins } { by-rule }.
refused-must-bid = You opened the auction and must bid: at least { $least } { by-rule }.
# $wanted, $have: numbers
refused-not-refined-there = Refined in your workshop, { $kind }: { $have } of { $wanted } { by-rule }.
# $cost, $given: icons
refused-cost = { $card } costs { $cost }, you named { $given } { by-rule }.
# $deck: guild or mine
refused-deck-empty =
    { $deck ->
        [guild] The guild deck is empty { by-rule }.
       *[mine] The mine is empty { by-rule }.
    }
refused-hand-full = Your hand is full: { $limit } cards { by-rule }.
refused-drawn-enough = You have drawn { $most } cards { by-rule }.
refused-no-drawing-in-last-turn = Nothing is drawn in a last turn { by-rule }.
