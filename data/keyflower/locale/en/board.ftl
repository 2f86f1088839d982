### The board in words, what one player alone sees, and the end.

# $phase: winter-choice, turns, work, boats, building or over; $passes, $seats: how many passed in a row, of how many
game-progress =
    { $phase ->
        [winter-choice] Winter: choosing tiles
        [work] { season-name }: work
        [boats] { season-name }: choosing boats, building
        [building] { season-name }: building
        [over] The end
       *[turns] { $passes ->
                [0] { season-name }
               *[other] { season-name }, passes { $passes } of { $seats }
            }
    }
season-short =
    { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
board-head = { $progress }; start worker: { $who }
# $rest: bids and uses
board-tile =
    { $has ->
        [no] **{ $place }** { $tile }: { $effect }
       *[yes] **{ $place }** { $tile }: { $effect }. { $rest }
    }
board-tile-short =
    { $has ->
        [no] **{ $place }** { $tile }
       *[yes] **{ $place }** { $tile }. { $rest }
    }
board-lock =
    { $colour ->
        [blue] Locked: blue.
        [red] Locked: red.
        [yellow] Locked: yellow.
       *[green] Locked: green.
    }
# A bid: a player and workers
board-group = { $who } { $workers }
# $others: losing bids, free to move
board-leads =
    { $count ->
        [0] { $bid } leads.
       *[other] { $bid } leads; free to move: { $others }.
    }
# $workers: on the tile; $next: workers that the next use takes, 0 if there is none
board-uses =
    { $next ->
        [0] used by { $workers }, closed
       *[other] used by { $workers }, next { $next }
    }
board-boats = Boats: { $boats }
board-seat =
    { $building ->
        [0] { $passed ->
                [yes] **{ $who }**: { workers-behind }, { skills-behind }; passed
               *[no] **{ $who }**: { workers-behind }, { skills-behind }
            }
       *[other] **{ $who }**: { workers-behind }, { skills-behind }; to build: { $building }
    }
# $workers: behind a screen
workers-behind =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
skills-behind =
    { $skills ->
        [one] { $skills } skill tile
       *[other] { $skills } skill tiles
    }
board-known = At least behind the screen: { $things }
board-village = Village: { $tiles }
board-village-goods =
    { $count ->
        [one] Village: { $count } tile, { $goods }
       *[other] Village: { $count } tiles, { $goods }
    }
board-standing = { $tile } ({ $facts })
# $bag, $pile, $greens: how many; $stock: resources that run short, $scarce of them
board-supplies =
    { $scarce ->
        [0] Bag { $bag }, pile { $pile }, greens { $greens }
       *[other] Bag { $bag }, pile { $pile }, greens { $greens }; stock: { $stock }
    }
# One tile, wherever it lies
about-side = **{ $tile }**: { $effect }
about-upgrade = Upgrade for { $cost }: { $effect }
# A tile of turn order; $starts: yes where it brings the start worker, else no
about-order =
    { $starts ->
        [yes] Its winner begins the next season. Boats are chosen in the order of these tiles' numbers.
       *[no] Boats are chosen in the order of these tiles' numbers, before those who have none.
    }
about-goods = On it: { $goods }.
part-effects = effects
part-boats = boat loads
part-villages = villages
part-known = what is known of screens

## For one player alone

screen-mine = Behind your screen: { $workers }; { $skills }
screen-known = Others know of: { $things }
screen-group = place { $place }: { $workers }
screen-losing = Free to move: { $groups }
screen-winter = Winter tiles: { $tiles }
screen-given = You give: { $tiles }
# Whoever has chosen their winter tiles reads it
winter-chosen = Your choice stands, and may be changed until all have chosen.
screen-draft = Placed so far, only you see it: { $tiles }
screen-to-build = To build: { $tiles }
screen-work = Left: steps { $steps }, upgrades { $upgrades }

## The end

# $printed, $scored, $gold: points
result =
    { $total ->
        [one] { $total } point (printed on tiles { $printed }, scored by tiles and boats { $scored }, gold { $gold })
       *[other] { $total } points (printed on tiles { $printed }, scored by tiles and boats { $scored }, gold { $gold })
    }
reckoning-tile = { $tile }: { $count }
reckoning-tile-of = { $tile }: { $count } ({ $of })
reckoning-gold = gold: { $count }
reckoning-gold-of = gold: { $count } ({ $of })
reckoning-upgraded = { $tile } upgraded free of charge
