### What happened. event-... is a line of the log; brief-... a part of the line about one turn on the board.
### $who, $victim: names; $side: side-named; $dice: dice; $paid: paid-...; all texts unless it says "number".

## Lines of the log

# $round: number; $cards: list
event-round-began = Round { $round } begins. { $who } is first. Face up: { $cards }.
event-phase-began =
    { $phase ->
        [craft] The craft phase begins.
        [over] The game is over.
       *[gather] The gather phase begins.
    }
event-claimed = { $who } claimed { $side }, paid { $paid }.
event-claimed-free = { $who } claimed { $side }, free.
# The same where dice are given in a trade, which is told after it (7.5)
event-claimed-trading = { $who } claimed { $side }.
# $space; $card
event-docked = { $who } used { $space }: turned { $card } down, paid { $paid }.
# $taking: metal, token, nothing, or forced: the only thing that could be done; the line after it tells what was taken,
# in the log; not in yours-passed and brief-passed, which tell it themselves
event-passed =
    { $taking ->
        [nothing] { $who } passed.
        [forced] { $who } passed: nothing else was possible.
       *[first] { $who } passed first, which earns 1 metal or a token (rule 2.6).
    }
# $usable: yes or no
event-gained =
    { $usable ->
        [yes] { $who } gained { $dice }, usable now.
       *[no] { $who } gained { $dice } on the smithy.
    }
# $missing: dice the stock could not give
event-gained-part =
    { $usable ->
        [yes] { $who } gained { $dice }, usable now. The stock lacks { $missing } (rule 2.3).
       *[no] { $who } gained { $dice } on the smithy. The stock lacks { $missing } (rule 2.3).
    }
event-gained-nothing = { $who } gained nothing: the stock lacks { $missing } (rule 2.3).
# $held: label of the benefit
event-benefit-gained = { $who } holds the benefit “{ $held }”.
event-library-gained = { $who } holds a Library die for the craft roll.
event-library-missed = { $who } got no Library die: none is left (rule 7.1).
# $to: name; $given: dice; $taken: a kind
event-traded = { $who } gave { $given } to { $to } and took a { $taken } die.
event-traded-yours = { $who } gave you { $given } and took a { $taken } die of yours.
# $die: such as W4
event-gamble-rolled = { $who } rolled { $die } for { $side }.
event-gamble-missed = { $side }: the stock has no die to roll for { $who } (rule 2.3).
event-gamble-kept = { $who } kept the { $die } on the smithy.
event-gamble-returned = { $who }: the { $die } went back to the stock.
# $value: number
event-purple-placed = The purple die shows { $value }: from now on rolls of { $value } are cancelled, those dice can't be used (rule 7.4).
event-purple-placed-high = The purple die shows { $value } and cancels nothing (rule 7.4).
event-cancelled = Cancelled for { $who }: { $dice } (rule 7.4).
# $source; $before, $after: dice
event-used = { $who } used { $source }: { $before } became { $after }.
# $source
event-wood-taken = { $who } took 1 wood with { $source }.
event-wood-rolled = { $who } took a wood die with { $source } and rolled { $die }.
event-wood-missed = { $who } used { $source }, but the stock has no wood (rule 2.3).
event-benefit-kept = { $who } kept { $held } for later.
event-refilled = { $card } is dealt.
event-rolled = { $who } rolled { $dice }.
# $item
event-crafted = { $who } crafted { $item } with { $dice }.
event-displayed = { $item } joins the display.
event-stolen = { $who } stole { $item } from { $victim } with { $dice }. { $victim } gets back { $freed }.
event-stolen-yours = { $who } stole **{ $item }** from you with { $dice }. You get back { $freed }.
event-turn-ended = { $who } ended the craft turn.
event-turn-ended-unused = { $who } ended the craft turn. To the smithy: { $dice }.
event-turn-skipped = { $who } has nothing to roll.
event-won = { $who } won { $item } for good.
# $held: list of benefits
event-benefits-lost = { $who } did not use { $held }.
# $places: list of event-place
event-game-ended = The game is over. { $places }.
# $place: number
event-place = { $place }. { $who }

## The board's summary: one line per turn

# $what: parts of the turn
brief-turn = { $who }: { $what }
brief-round-began = Round { $round } begins, { $who } is first.
# Once, with the first round: what the pictures and the notation call the kinds of dice
brief-letters = On dice: M metal, W wood, G gem, B magic.
brief-claimed = { $side } for { $paid }
brief-claimed-free = { $side }, free
# $space: dock-named
brief-docked = { $space } for { $paid }, { $card } turned down
brief-passed =
    { $taking ->
        [forced] passed (nothing else was possible)
        [metal] passed first: takes 1 metal
        [token] passed first: takes a +1/+1 token
       *[nothing] passed
    }
brief-gained = gained { $dice }
brief-gained-nothing = gained nothing, the stock is out
# $effect: what it does, as in a label
brief-benefit-gained = benefit: { $effect }
brief-library-gained = gained a Library die
brief-library-missed = no Library die left
brief-traded = gave { $given } to { $to } for a { $taken } die
brief-traded-yours = gave you { $given } for a { $taken } die
brief-gamble-rolled = rolled { $die }
brief-gamble-missed = no die left to roll
brief-gamble-kept = kept { $die }
brief-gamble-returned = { $die } went back to the stock
brief-purple-placed = purple die on { $value }: dice that roll { $value } can't be used this round
brief-purple-placed-high = purple die on { $value }, cancels nothing
brief-cancelled = cancelled { $dice }
brief-used = { $before }→{ $after } by { $source }
# The same in less room, without what did it
brief-changed = { $before }→{ $after }
# $count: of benefits, in a turn too long to name them
brief-benefits =
    { $count ->
        [one] used { $count } benefit
       *[other] used { $count } benefits
    }
brief-wood-taken = { $source }: 1 wood
brief-wood-rolled = { $source }: rolled { $die }
brief-wood-missed = { $source }: no wood left
brief-rolled = rolled { $dice }
# In a turn too long to name them; $count: of dice
brief-rolled-many = rolled { $count } dice
brief-crafted = crafted **{ $item }**
brief-stolen = stole **{ $item }** from { $victim }
brief-stolen-yours = stole **{ $item }** from you
# With the dice on it, where the roll is not told; $made: brief-crafted or brief-stolen
brief-made-with = { $made } ({ $dice })
# Of the first item that was made or stolen and is not won yet; $what: brief-crafted or brief-stolen
brief-at-stake = { $what } (won at the end of the round unless stolen)
brief-turn-ended = ended the turn
brief-turn-skipped = nothing to roll: turn over
brief-won = won **{ $item }**
# Where the turn that made it is not told; $dice: it lies on it; $victim: whom it was stolen from
brief-won-crafted = won **{ $item }** (crafted with { $dice })
brief-won-stolen = won **{ $item }** (stolen from { $victim })
brief-won-stolen-yours = won **{ $item }** (stolen from you)
