### What happened, line by line. $who, $owner: players; $tile, $tiles, $boat: tiles

season-name =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
event-home = { $who } { $tile }
event-homes = Homes: { $homes }. { $who } starts.
event-winter-dealt = { $who } is dealt winter tiles: { $tiles }.
event-season = { season-name }. On offer: { $tiles }. { $who } begins.
# A boat and what it carries
boat-load = { $boat }: { $load }
event-boats-loaded = Boats: { $boats }.
event-winter-choice = All choose winter tiles.
event-winter-chosen = { $who } has chosen winter tiles.
event-winter-given = { $who } gives: { $tiles }.
event-winter-number = { $who } { $count }
event-winter-revealed = Winter tiles given: { $numbers }.
event-bid = { $who } bids { $workers } on { $tile }.
event-bid-total = { $count } in all.
event-outbid = { $who } is outbid.
event-locked =
    { $colour ->
        [blue] { $tile } is locked: blue.
        [red] { $tile } is locked: red.
        [yellow] { $tile } is locked: yellow.
       *[green] { $tile } is locked: green.
    }
event-lock-changed =
    { $colour ->
        [blue] { $tile } is locked blue now.
        [red] { $tile } is locked red now.
        [yellow] { $tile } is locked yellow now.
       *[green] { $tile } is locked green now.
    }
# $places: numbers of places
event-moved-groups =
    { $count ->
        [one] Moved from place { $places }.
       *[other] Moved from places { $places }.
    }
event-used-offer = { $who } uses { $tile } on offer with { $workers }.
event-used-own = { $who } uses { $tile } with { $workers }.
event-used-other = { $who } uses { $tile } of { $owner } with { $workers }.
event-drawn = { $who } draws { $things }.
event-bag-empty = The bag is empty.
event-pile-empty = The pile is empty.
event-paid = { $who } pays { $things }.
event-goods = { $who } gets { $goods } on { $tile }.
event-greens = { $who } gets { $count } green.
# Steps and upgrades that can be done now
event-work =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $upgrades ->
        [one] { $upgrades } upgrade.
       *[other] { $upgrades } upgrades.
    }
event-goods-moved =
    { $steps ->
        [one] { $who } moves { $goods } from { $origin } to { $to }: { $steps } step.
       *[other] { $who } moves { $goods } from { $origin } to { $to }: { $steps } steps.
    }
event-upgraded = { $who } upgrades { $tile } for { $paid }.
# $left: steps and upgrades together that are not used
event-work-ended =
    { $left ->
        [0] { $who } is done with the work.
       *[other] { $who } ends the work. Unused: steps { $steps }, upgrades { $upgrades }.
    }
event-passed =
    { $automatic ->
        [yes] { $who } has no worker to place and passes.
       *[no] { $who } passes.
    }
event-turns-ended = All have passed: { season-name } ends.
event-groups-returned = Back behind { $who }'s screen: { $workers }.
event-tile-left = Nobody bid for { $tile }: it leaves the game.
event-tile-won = { $who } wins { $tile } for { $paid }.
# $seats: a list of won-by
event-tiles-won = Tiles won: { $seats }.
won-by = { $who } { $tiles }
event-tiles-left = Nobody bid for { $tiles }: out of the game.
event-workers-on-it = On it, now { $who }'s: { $workers }.
event-workers-taken = From { $who }'s village behind the screen: { $workers }.
event-boats-called = Boats are chosen in this order: { $order }. { $who } has the start worker.
# $got: 1 if something is on the boat
event-boat-taken =
    { $got ->
        [0] { $who } takes { $boat }.
       *[1] { $who } takes { $boat }: { $things }.
    }
tile-aside = { $tile } aside
event-placed = { $who } places { $tile }.
event-lifted = { $who } takes { $tile } back.
event-built = { $who } has built: { $tiles }.
event-screen = { $who } { $things }
event-screens = Behind the screens: { $screens }.
event-kept-back = Winter tiles kept back: { $tiles }.
event-game-ended = The game is over.
