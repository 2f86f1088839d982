### Why the rules say no. $rule: its number; other variables in rules/reasons.py

by-rule = (rule { $rule })

refused-game-over = The game is over { by-rule }.
refused-not-awaited = Others are to act now { by-rule }.
refused-not-now = That cannot be done now { by-rule }.
refused-not-in-play = { $tile } is not in play { by-rule }.
refused-no-such-place = There is no place { $place } { by-rule }.
refused-superfluous = At { $tile } nothing else is to be chosen { by-rule }.
refused-choice-missing = At { $tile } you have to say what you pay or take { by-rule }.
refused-no-group-there = You have no workers at place { $place } { by-rule }.
refused-moves-whole = A group moves whole: the groups have { $moved }, you place { $number } { by-rule }.
# $colour; $wanted, $have: workers
refused-not-behind-screen = You need { $wanted } { $colour } behind your screen and have { $have } { by-rule }.
refused-group-wins = Your workers at place { $place } lead and stay { by-rule }.
refused-locked = { $tile } is locked { $lock }: no { $colour } there { by-rule }.
refused-one-colour = Workers placed together have one colour { by-rule }.
refused-not-for-bids = { $tile } cannot be bid for { by-rule }.
refused-bid-too-low = Too few on { $tile }: you need at least { $least } { by-rule }.
refused-own-group-stays = Your workers at place { $place } count there already { by-rule }.
refused-no-use = { $tile } has no use { by-rule }.
refused-too-few = Using { $tile } takes at least { $least } { by-rule }.
refused-tile-full =
    { $most ->
        [0] { $tile } is closed for this season { by-rule }.
       *[other] On { $tile } there is room for { $most } { by-rule }.
    }
refused-cannot-pay-worker = { $tile } asks for a worker from behind your screen: { $colour } { by-rule }.
refused-cannot-pay-skill = { $tile } asks for a skill tile: { $skill } { by-rule }.
refused-not-in-village = { $tile } is not in your village { by-rule }.
refused-too-far = That takes { $wanted } steps; left: { $left } { by-rule }.
refused-no-upgrade-left = No upgrade is left { by-rule }.
refused-not-lying-there = On { $tile } there is not so much { $resource }: { $have } of { $wanted } { by-rule }.
refused-same-tile = The resource lies on { $tile } already { by-rule }.
refused-no-road = No road leads from { $origin } to { $to } { by-rule }.
refused-no-side-b = { $tile } cannot be upgraded { by-rule }.
refused-upgraded-before = { $tile } is upgraded already { by-rule }.
refused-cost = Upgrading { $tile } takes { $paying }, lying on it { by-rule }.
refused-skill-missing = { $tile } asks for { $wanted } of { $skill } behind your screen; you have { $have } { by-rule }.
refused-not-the-cost = { $paying } does not pay for { $tile } { by-rule }.
refused-not-in-hand = { $tile } is not among your winter tiles { by-rule }.
refused-same-choice = You have chosen just that { by-rule }.
refused-boat-taken = { $seat } has taken { $boat } { by-rule }.
refused-boat-first = In winter you build once you have your boat { by-rule }.
refused-not-to-build = { $tile } is not yours to build { by-rule }.
refused-hex-taken = { $tile } lies at { $q },{ $r } { by-rule }.
refused-not-touching = { $q },{ $r } touches no tile of your village { by-rule }.
refused-edges-differ = The edges of { $tile } and { $other } do not match { by-rule }.
refused-still-fits = { $tile } still fits somewhere { by-rule }.
refused-nothing-to-lift = Nothing new is placed { by-rule }.
refused-not-all-placed = { $tile } is still to be placed { by-rule }.
refused-bid-other-colour = Your bid on { $tile } is in another colour: { $colour } { by-rule }.
