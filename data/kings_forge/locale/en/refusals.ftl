### Why the rules say no. refused-<reason>, each ending in { by-rule }.
### $rule: the rule's number. Names of cards, sides, items, people and dice come as texts, counts as numbers.

by-rule = (rule { $rule })

refused-game-over = The game is over { by-rule }.
# $awaited: who is to play; $done: passed or crafted, if no turn of this phase is to come
refused-not-your-turn =
    { $done ->
        [passed] It is not your turn: you have passed this round. { $awaited } is to play { by-rule }.
        [crafted] It is not your turn: your craft turn this round has ended. { $awaited } is to play { by-rule }.
       *[to-come] It is not your turn. { $awaited } is to play { by-rule }.
    }
# $table, $who (awaited), $since
refused-not-your-turn-at =
    { $done ->
        [passed] It is not your turn at { $table }: you have passed this round. { $who } is to play, last move { $since } { by-rule }.
        [crafted] It is not your turn at { $table }: your craft turn this round has ended. { $who } is to play, last move { $since } { by-rule }.
       *[to-come] It is not your turn at { $table }. { $who } is to play, last move { $since } { by-rule }.
    }
# The same before anybody has moved
refused-not-your-turn-at-first = It is not your turn at { $table }. { $who } is to play { by-rule }.
# $verb: first word of the action; $phase: gather, craft or over
refused-wrong-phase =
    { $phase ->
        [craft] { $verb ->
            [gather] Cards are claimed in the gather phase; this is the craft phase { by-rule }.
            [dock] Docks are used in the gather phase; this is the craft phase { by-rule }.
           *[pass] You pass in the gather phase; this is the craft phase. You can end your turn { by-rule }.
        }
       *[gather] { $verb ->
            [roll] You roll in the craft phase; this is the gather phase { by-rule }.
            [craft] You craft in the craft phase; this is the gather phase { by-rule }.
            [steal] You steal in the craft phase; this is the gather phase { by-rule }.
           *[end] There is no craft turn to end; this is the gather phase. You can pass { by-rule }.
        }
    }
refused-roll-first = Roll your dice first { by-rule }.
refused-already-rolled = You have rolled already { by-rule }.
# $awaited: side or benefit
refused-decide-first = Decide about { $awaited } first { by-rule }.
refused-nothing-to-keep = No rolled die waits to be kept { by-rule }.
# $card
refused-not-face-up = { $card } is not face up { by-rule }.
# $side; $wanted, $given: numbers
refused-squares =
    { $wanted ->
        [0] { $side } is free: it takes no dice { by-rule }.
        [one] { $side } takes { $wanted } die, not { $given } { by-rule }.
       *[other] { $side } takes { $wanted } dice, not { $given } { by-rule }.
    }
# $side; $square: from 1; $takes: list of kinds; $given: a kind
refused-square-kind = Square { $square } of { $side } takes { $takes }, not { $given } { by-rule }.
# No dice were named. $side; $square: from 1; $takes: list of kinds
refused-square-lacks = Square { $square } of { $side } takes { $takes }; your supply has none left for it { by-rule }.
# $side; $wanted, $have: numbers of dice
refused-dice-short =
    { $have ->
        [0] { $wanted ->
            [one] { $side } takes { $wanted } die; your supply has none { by-rule }.
           *[other] { $side } takes { $wanted } dice; your supply has none { by-rule }.
        }
       *[other] { $side } takes { $wanted } dice; your supply has { $have } { by-rule }.
    }
# $kind; $wanted, $have: numbers
refused-not-in-supply =
    { $have ->
        [0] You need { $wanted } { $kind } in your supply and have none { by-rule }.
       *[other] You need { $wanted } { $kind } in your supply and have { $have } { by-rule }.
    }
refused-no-supply-to-pour = { $side } needs at least one die left in your supply { by-rule }.
refused-copies-nothing = { $side } copies nothing { by-rule }.
refused-copy-needed = Say which side Workshop copies { by-rule }.
refused-nothing-to-copy = Nothing that Workshop could copy has been claimed this round yet { by-rule }.
refused-not-claimed-yet = Nobody has used { $side } this round, so Workshop cannot copy it { by-rule }.
refused-trade-needed = { $side }: say which 4 dice you give, to whom, and which die you take { by-rule }.
refused-no-trade = { $side } has no trade { by-rule }.
# $wanted, $given: numbers
refused-trade-size = You give exactly { $wanted } dice; you named { $given } { by-rule }.
# $seat: who was named
refused-trade-partner = You cannot trade with { $seat }; name an opponent { by-rule }.
# $kind; $seat
refused-trade-takes = { $seat } has no { $kind } die to take { by-rule }.
# $space
refused-space-used = { $space } is already used this round { by-rule }.
# $wanted, $given: numbers
refused-space-cost =
    { $wanted ->
        [one] { $space } costs { $wanted } die, not { $given } { by-rule }.
       *[other] { $space } costs { $wanted } dice, not { $given } { by-rule }.
    }
refused-no-face-up-card = No card is face up to turn down for a dock { by-rule }.
# $metal: dice in the stock
refused-first-pass-takes =
    { $metal ->
        [0] You are the first to pass: take a +1/+1 token, as the stock has no metal { by-rule }.
       *[other] You are the first to pass: take 1 metal or a +1/+1 token { by-rule }.
    }
refused-later-pass-takes-nothing = Only the first to pass takes something { by-rule }.
refused-nothing-to-claim = No face-up side can be paid from your supply { by-rule }.
refused-nothing-to-dock = No free dock space can be paid, or no card is face up to turn down { by-rule }.
refused-no-metal-left = The stock has no metal. Take the +1/+1 token { by-rule }.
# $source
refused-not-held = You do not hold { $source } { by-rule }.
refused-no-rolled-dice = You have no rolled dice to use a benefit on { by-rule }.
# $die
refused-die-not-in-hand = You have no { $die }, or not that many, among your rolled dice { by-rule }.
# $source; $most: number
refused-too-many-dice =
    { $most ->
        [one] { $source } goes on { $most } die { by-rule }.
       *[other] { $source } goes on { $most } dice at the most { by-rule }.
    }
refused-no-dice-named = { $source }: name at least one die { by-rule }.
refused-cannot-flip = { $die } shows more than 6 and cannot be flipped { by-rule }.
refused-not-a-one = { $die } does not show 1 { by-rule }.
refused-gives-no-wood = { $source } gives no wood { by-rule }.
# $source: what is held
refused-no-wood-left = The stock has no wood. { $source } can still raise a die { by-rule }.
# $item
refused-not-on-display = { $item } is not on display { by-rule }.
# $wanted, $given: numbers
refused-boxes =
    { $wanted ->
        [one] { $item } takes { $wanted } die, not { $given } { by-rule }.
       *[other] { $item } takes { $wanted } dice, not { $given } { by-rule }.
    }
# $box: from 1; $wanted, $given: kinds
refused-box-colour = Box { $box } of { $item } takes { $wanted }, not { $given } { by-rule }.
# $box: from 1; $wanted, $given: dice; $short: number
refused-box-too-low = Box { $box } of { $item } needs { $wanted }; { $given } is { $short } too low { by-rule }.
# $item; $seat
refused-not-there-to-steal = { $seat } does not have { $item } from this round { by-rule }.
refused-own-item = { $item } is your own item { by-rule }.
# $wanted: a value; $given: a die
refused-steal-too-low = { $item }, box { $box }: you need at least { $wanted }; { $given } is { $short } too low { by-rule }.
refused-steal-not-higher = To steal { $item }, one die must be higher than theirs { by-rule }.
