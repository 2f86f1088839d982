### What things are called, and what tiles do.

## Things. $count: how many

# $colour: blue, red, yellow, green, or unseen for those whose colour is hidden
workers =
    { $colour ->
        [blue] { $count } blue
        [red] { $count } red
        [yellow] { $count } yellow
        [green] { $count } green
       *[unseen] { $count ->
                [one] { $count } worker
               *[other] { $count } workers
            }
    }
colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }
# $resource: wood, stone, iron or gold
goods =
    { $resource ->
        [wood] { $count } wood
        [stone] { $count } stone
        [iron] { $count } iron
       *[gold] { $count } gold
    }
resource =
    { $resource ->
        [wood] wood
        [stone] stone
        [iron] iron
       *[gold] gold
    }
# $skill: saw, pickaxe, anvil, or unseen
skills =
    { $skill ->
        [saw] { $count ->
                [one] { $count } saw
               *[other] { $count } saws
            }
        [pickaxe] { $count ->
                [one] { $count } pickaxe
               *[other] { $count } pickaxes
            }
        [anvil] { $count ->
                [one] { $count } anvil
               *[other] { $count } anvils
            }
       *[unseen] { $count ->
                [one] { $count } skill tile
               *[other] { $count } skill tiles
            }
    }
skill =
    { $skill ->
        [saw] saw
        [pickaxe] pickaxe
       *[anvil] anvil
    }
any-kind = any
nothing = nothing
start-worker = start worker
unseen-tile = a hidden tile
unseen-tiles =
    { $count ->
        [one] { $count } hidden tile
       *[other] { $count } hidden tiles
    }
# $side: a or b
summer-side = side { $side }
side-b = upgraded
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Between kinds of a set
list-plus = { " + " }

## What tiles do

no-effect = no effect
effect-one-of = one of { $goods }
effect-draw-workers =
    { $count ->
        [one] draw { $count } worker
       *[other] draw { $count } workers
    }
effect-draw-skills =
    { $count ->
        [one] draw { $count } skill tile
       *[other] draw { $count } skill tiles
    }
effect-pay-worker =
    { $colour ->
        [any] pay any worker
        [blue] pay a blue worker
        [red] pay a red worker
        [yellow] pay a yellow worker
       *[green] pay a green worker
    }
effect-pay-skill =
    { $skill ->
        [any] pay any skill tile
        [saw] pay a saw
        [pickaxe] pay a pickaxe
       *[anvil] pay an anvil
    }
effect-transport =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }

## What tiles score. $count: points

end-sets = { points } for each { $kinds }
end-each = { points } for each { $kind }
# $sort: resource, skill or worker; $number: how many of them
end-any =
    { $number ->
        [1] { $sort ->
                [resource] { points } for each resource
                [skill] { points } for each skill tile
               *[worker] { points } for each worker
            }
       *[other] { $sort ->
                [resource] { points } for every { $number } resources
                [skill] { points } for every { $number } skill tiles
               *[worker] { points } for every { $number } workers
            }
    }
end-one-kind =
    { $sort ->
        [resource] { points } for each resource of one kind
        [skill] { points } for each skill tile of one kind
       *[worker] { points } for each worker of one colour
    }
end-on-tile = { points } for each on it: { $kind }
end-neighbours = { points } for each tile that touches it
end-steps = { points } for each printed step
end-loop = { points } for each tile of a closed road route
# $numbers: points for 1, 2, 3 boats
end-water = boats in a line of water from home: { $numbers } points
end-upgrade = one upgrade free of charge before scoring

## What summer boats let their owner do. $random, $green: workers

ability =
    { $power ->
        [boat-income] { $green ->
                [0] { $random } random workers at each season's end
               *[other] { $green } green at each season's end
            }
        [cross-country] steps across fields, edges need not match
        [double-transport] steps and upgrades doubled
        [wild-upgrade] any resource pays for any other in upgrades
        [wild-score] any resource stands for any other in scoring
        [counter-bid] bids in one other colour
       *[mixed-use] uses of locked tiles in any colours
    }

## What an upgrade takes, beside named things

cost-any-goods =
    { $count ->
        [one] any resource
       *[other] any { $count } resources
    }
cost-any-skills =
    { $count ->
        [one] any skill tile
       *[other] any { $count } skill tiles
    }
