### What stands behind a refusal, and what can be done, as the table is now.

# Below /rules, for cards that a group did not put in itself; small
stand-in-note = The names and numbers of { game-title }'s cards are a stand-in set of our own: the printed ones are not public.
# Where "why" or "can I" names nothing
rules-why-what = Why not what? Name a card after "why".
# To somebody without a seat, of whom nothing can be said without what others hide
why-no-seat = You have no seat here: what can be done depends on hands that you cannot see. The rule:
# $what: an entry; below it a list of what can be done
why-able = { $what }, now you can:
# $what: what can be done; $brings: what it costs or brings, a sentence
why-able-so = { $what }. { $brings }
# $count: of things that can be done
why-able-more = { $count } more
# $card: nobody else's market has it, nor the warehouse
why-not-offered = Nobody sells { $card } now: it lies in no market of others, nor in the warehouse { by-rule }.
# Above a list of what can be done instead of what was asked
why-instead = What you can do with it now:
# $card; $icons: list
why-lacks = { $card } lacks: { $icons } { by-rule }.
# $later: what it lacks when the workshop has been refined; $count: how many icons
why-lacks-now =
    { $count ->
        [0] { $card } lacks: { $icons } { by-rule }. It lies raw in your workshop: ready from your next turn on.
       *[other] { $card } lacks: { $icons } { by-rule }. After refining in your next turn: { $later }.
    }
# $area: hand, market, workshop or tools; $cards: list; $used, $limit: places
why-filled =
    { $area ->
        [hand] Your hand ({ $used }/{ $limit }): { $cards }.
        [market] Your market ({ $used }/{ $limit }): { $cards }.
        [workshop] Your workshop ({ $used }/{ $limit }): { $cards }.
       *[tools] Your tools ({ $used }/{ $limit }): { $cards }.
    }
# $card, $coins
why-in-row = { $card } lies in the warehouse for { coins-number }.
# $count: completed King's Items there
why-kings-stay = Completed King's Items keep their spaces there: { $count } (rule 3.5).
# $card, $who, $coins
why-for-sale = { $card } lies in the market of { $who } for { coins-number }.
# $spot: where it lies
why-lies-own =
    { $spot ->
        [hand] { $card } is in your hand.
        [market] { $card } is in your market.
        [workshop] { $card } is in your workshop.
        [stack] { $card } is crafted already: completed in your next turn.
        [kings] { $card } is completed, in your market.
        [apprentices] { $card } is one of your apprentices.
       *[tools] { $card } is one of your tools.
    }
# $who
why-lies-of =
    { $spot ->
        [workshop] { $card } is in the workshop of { $who }.
        [stack] { $who } has crafted { $card }.
        [kings] { $who } has completed { $card }.
        [apprentices] { $card } is an apprentice of { $who }.
       *[tools] { $card } is a tool of { $who }.
    }
why-lies-nowhere =
    { $spot ->
        [discard] { $card } is in the discard.
        [out] { $card } is not in this game: another mode has it.
       *[unseen] { $card } is where you cannot see it: in a deck, in a hand or face down.
    }
# $verb: of the notation
why-nothing-to =
    { $verb ->
        [play] Your hand is empty { by-rule }.
        [move] No card of yours on the table can be moved { by-rule }.
        [discard] No guild card is in your market { by-rule }.
        [sell] No resource is in your market { by-rule }.
        [buy] There is nothing to buy { by-rule }.
        [craft] You have no uncrafted guild card on the table { by-rule }.
        [auction] There is nothing to buy { by-rule }.
       *[other] There is nothing to do that with { by-rule }.
    }
