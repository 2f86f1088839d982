### What cards are called, and their texts.

## Resources and classes

own-iron = iron
own-silver = silver
own-gold = gold
own-mithril = mithril
own-emerald = emerald
own-ruby = ruby
own-sapphire = sapphire
own-moonstone = moonstone
own-thunder = thunder rune
own-lightning = lightning rune
own-ice = ice rune
own-earth = earth rune
own-metal = any metal
own-gem = any gem
own-rune = any rune
own-any = icon of any kind
# The same where a card lacks one: any will do
lack-metal = a metal
lack-gem = a gem
lack-rune = a rune

# $card: a resource that has to be refined yet
raw-card = raw { $card }
# A card that is not shown
unseen-card = a face-down card
unseen-kings-item = King's Item (face down)
cards-none = nothing
# $count: how many of that card
cards-several = { $count } × { $card }
# $count: how many
cards-number =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Types

type-apprentice = apprentice
type-tool = tool
type-item = item
type-kings-item = King's Item
type-weapon = weapon
type-armor = armor
type-shield = shield

## Amounts; $coins: number

coins-number =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## Texts of cards; $by: number; $type, $types: as above

text-limit =
    { $area ->
        [hand] Your hand limit is { $by } higher.
        [market] Your market limit is { $by } higher.
        [workshop] Your workshop limit is { $by } higher.
       *[tools] Your tool limit is { $by } higher.
    }
text-income = { coins-number } at the start of each of your turns.
text-sale = { coins-number } more for each resource you sell.
text-warehouse = Warehouse cards cost { coins-number } less (at least 1).
text-completion = { coins-number } more for each card you complete of this type: { $type }.
text-no-tilt = Cards that enter your market can be sold in the same turn: they are not tilted.
text-stand-in = When you craft ({ $types }), one card may stand for another kind of its class: { $resource }.
text-less = If you keep it: each { $types } takes 1 less ({ $resource }).
text-bonus =
    At the end { coins-number } { $per ->
        [tool] for each tool you keep.
        [apprentice] for each apprentice you have.
        [other-kings-item] for each other King's Item you completed.
        [subtype] for each subtype among your King's Items.
       *[rune-under] for each rune under your King's Items.
    }
