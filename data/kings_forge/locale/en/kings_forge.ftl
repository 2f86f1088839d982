### King's Forge: the names of its things, and labels for menus, buttons and autocomplete.
### A craft card's name comes from its data file; a message item-<card> (item-wizards-goblet) would replace it here.
### Dice letters M W G B L C, values and rule numbers are the same in all languages.

## Gather cards

card-alchemist = Alchemist
card-astrologer = Astrologer
card-bazaar = Bazaar
card-caravan = Caravan
card-cemetery = Cemetery
card-dragon-lair = Dragon Lair
card-east-forest = East Forest
card-garden = Garden
card-jeweler = Jeweler
card-library = Library
card-mill = Mill
card-north-mine = North Mine
card-peddler = Peddler
card-shrine = Shrine
card-south-mine = South Mine
card-tavern = Tavern
card-west-forest = West Forest
card-workshop = Workshop

# $card: a card's name; $half: top or bottom
side-named =
    { $half ->
        [top] { $card } (top)
       *[bottom] { $card } (bottom)
    }
# Workshop with what it copies; $side, $copied: side-named
side-copying = { $side } copying { $copied }

## Dice

kind-M = metal
kind-W = wood
kind-G = gem
kind-B = magic
kind-L = Library
kind-C = purple
# $kind: kind-...; $letter
kind-lettered = { $kind } ({ $letter })
# $count: number of dice
dice-M = { $count } metal
dice-W = { $count } wood
dice-G =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
dice-B = { $count } magic
dice-L = { $count } Library
dice-none = none
# $count: number
dice-number =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

## Costs: squares in order, alike ones together. $count: how many alike

square-any =
    { $count ->
        [1] any
       *[other] { $count } any
    }
square-any-lost =
    { $count ->
        [1] any (bin)
       *[other] { $count } any (bin)
    }
# $kinds: kind-... or square-either
square-of =
    { $count ->
        [1] { $kinds }
       *[other] { $count } { $kinds }
    }
square-of-lost =
    { $count ->
        [1] { $kinds } (bin)
       *[other] { $count } { $kinds } (bin)
    }
# Dice that lie on squares with a bin; $dice: 1×G or 1 gem
dice-bin = { $dice } (bin)
# What somebody paid, told afterwards. $dice: all of it in words; $count: how many are lost (2.2); $lost: the same in words,
# where several kinds were paid
paid-lost = { $dice } (lost)
paid-number-lost = { $dice } ({ $count } lost)
paid-part-lost = { $dice } ({ $lost } lost)
# $first, $second: kind-...
square-either = { $first }/{ $second }
cost-free = free
cost-all-dice = all your dice
# $cost
cost-and-copied = { $cost } and the copied cost

## Effects: what a side does, as short as it can be said

# $dice: such as 3 wood, 2 metal
effect-gain = { $dice }
effect-gain-usable = { $dice }, usable now
# $by: the bonus; $dice: on how many
effect-boost =
    { $dice ->
        [1] +{ $by } to one die
        [2] +{ $by } to two dice
        [3] +{ $by } to three dice
       *[other] +{ $by } to each of { $dice } dice
    }
effect-flip = flip one die
effect-reroll = re-roll any of your dice once
# $showing
effect-turn-to-six = one die becomes 6
effect-turn-all-to-six = any of your { $showing }s become 6
# $boost: effect-boost; $dice: such as 1 wood
effect-boost-or-die = once { $boost }, or { $dice }
# $kind; $keep: number; $otherwise: such as 1 metal
effect-gamble = roll a { $kind } die, { $keep } or more keeps it
effect-gamble-otherwise = roll a { $kind } die, { $keep } or more keeps it, else { $otherwise }
effect-ban = roll the purple die: dice that roll its value can't be used
# $count
effect-trade = give an opponent { $count } dice, take one of theirs
# $rewards: list of pour-first, pour-step and pour-last, each by how many dice one has
effect-pour = { $rewards }
pour-first = { $least }-{ $most } dice: { $dice }
pour-step = { $least }-{ $most }: { $dice }
pour-last = { $least }+: { $dice }
effect-copy = copy a side claimed this round
effect-wild = a Library die for your craft roll
effect-smithy-too = your smithy dice roll too

## Labels (at most 100 characters)

# $card; $half: top or bottom; $what: label-exchange
label-side =
    { $half ->
        [top] { $card } (top): { $what }
       *[bottom] { $card } (bottom): { $what }
    }
# Workshop as the card whose side it copies; $card, $copied
label-copying = { $card } as { $copied }
# $cost, $effect
label-exchange = { $cost } → { $effect }
# $dock: wood, token, gem or magic; $number: 1 or 2
space-named =
    { $dock ->
        [wood] Wood dock, space { $number }
        [token] Token dock, space { $number }
        [gem] Gem dock, space { $number }
       *[magic] Magic dock, space { $number }
    }
# $space: space-named; $what: label-exchange
label-space = { $space }: { $what }
token-plus = +1/+1 token
token-six = automatic-6 token
# $source: a card's name or a token; $what: effect
label-held = { $source }: { $what }
# $copied: a card's name
source-copying = Workshop as { $copied }
label-pass = Pass
label-pass-metal = Pass: 1 metal, usable now
label-pass-token = Pass: a +1/+1 token
# $paid: letters; $lost: letters of dice that go to the stock
label-payment-lost = to the bin: { $lost }
label-payment-kept = all come back at clean-up
# $item: name; $rank; $boxes: M4 M5 ...
label-item = { $item } #{ $rank }: { $boxes }
# $item; $who: owner; $dice on it
label-steal-item = { $item } of { $who }: { $dice }
item-ranked = { $item } #{ $rank }

## Labels of actions (at most 80 characters)

# $side: side-named or side-copying; $paid: letters by square
action-gather = Claim { $side }
action-gather-paying = Claim { $side } for { $paid }
action-gather-trading = Claim { $side }: { $traded }
# $given: letters; $who; $taken: a letter
action-trade = give { $given } to { $who }, take { $taken }
# $space: space-named; $card; $paid
action-dock = { $space }: { $card } face down, pay { $paid }
action-keep = Spend nothing, leave it as it is
# Buttons of a rolled die that waits (rule 4.4), each with what it comes to. $die, $before, $after: dice such as W1;
# $fate: kept, back (to the stock), yet (back unless another benefit follows), instead (back, but dice are gained), and of the purple die cancels or
# cancels-nothing; $instead: such as 1 metal; $value: number, the rolls that are cancelled
decide-leave =
    { $fate ->
        [kept] Leave { $die }: it is yours
        [instead] Leave { $die }: { $instead }
        [cancels] Leave it: no { $value } counts
        [cancels-nothing] Leave it: every roll counts
       *[back] Leave { $die }: nothing
    }
# $source: held-name
decide-use =
    { $fate ->
        [kept] { $after } is yours ({ $source })
        [instead] { $after }: { $instead } ({ $source })
        [cancels] No { $value }s ({ $source })
        [cancels-nothing] All count ({ $source })
        [yet] { $after }: nothing yet ({ $source })
       *[back] { $after }: nothing ({ $source })
    }
decide-reroll = { $source }: roll again
# The wood of Garden bottom could be taken at once (rule 4.7); $held: label-held
decide-keep = Keep { $held }
# $source; $dice
action-use = { $source } on { $dice }
action-take-wood = { $source }: take the wood
action-roll = Roll
# $item; $dice
action-craft = Craft { $item }: { $dice }
# $item; $who; $dice
action-steal = Steal { $item } from { $who }: { $dice }
action-end = End turn

## Questions: what a menu asks for, by the field of the action (at most 100 characters)

question-verb = What do you want to do?
question-side = Which card and side?
question-copying = Which side does Workshop copy?
question-paying = Which dice, square by square?
question-paying-dock = Which dice do you pay?
question-giving = Which dice do you give?
question-to = To whom?
question-taking = What do you take?
question-space = Which dock space?
question-discarding = Which card do you turn down?
question-source = Which benefit?
question-on = On which dice?
question-item = Which item?
question-dice = With which dice?
question-seat = From whom?
# Of the one way that is left, where it was not named
question-sure = One choice is left:
# The answer that leaves a field empty
answer-nothing = Nothing
verb-gather = Claim
verb-dock = Dock
verb-pass = Pass
verb-keep = Keep
verb-use = Use a benefit
verb-roll = Roll
verb-craft = Craft
verb-steal = Steal
verb-end = End turn

# A seat that nobody can have; $number
seat-number = seat { $number }
