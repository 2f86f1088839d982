### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: one short round against a bot

## The gather phase

tutorial-goal =
    You craft items from dice. With two players, the game ends once somebody has won 5; most items win (5.4).
    A box `W3` takes a wood die that shows 3 or more. ✓: you have a die of that colour; what it shows, the roll decides later.
tutorial-task-goal = Which item needs two wood dice and no others?
tutorial-say-goal-shield = Shield
tutorial-say-goal-table = Table
tutorial-say-goal-axe = Axe
tutorial-goal-shield = Shield needs two metal dice, the black ones.
tutorial-goal-axe = Axe needs a metal die too.
tutorial-goal-table = `W3 W4`, and no other box.

tutorial-board =
    The bag is your supply: dice usable now. The house is your smithy: dice for the next round. The blocks are the stock, everybody's.
    A game begins with 5 metal dice (1.2). Here you have 9 dice, so that one round shows it all.
tutorial-task-board = Where are your 9 dice?
tutorial-say-board-supply = In my supply
tutorial-say-board-smithy = On my smithy
tutorial-say-board-stock = In the stock
tutorial-board-smithy = Your smithy is empty so far. It keeps your dice for the next round.
tutorial-board-stock = The stock is everybody's. New dice come from there.
tutorial-board-supply = What lies by the bag is usable now.

tutorial-claim =
    The bot claimed { card-dragon-lair }; { card-west-forest } took its place. Orange frames: what changed.
    In your turn: claim a card, use a dock, or pass (2.1). To claim, place dice on its top ▲ or bottom ▼; **?** takes any (2.2).
    Placed dice come back for the next round, but not from a bin 🗑.
tutorial-task-claim = Claim metal, and lose no die to a bin.
tutorial-say-claim-mill = { card-mill } top: 2×M🗑 → 2×W
tutorial-say-claim-mine = { card-north-mine } top: 2×M → 2×M
tutorial-claim-mill = Allowed by the rules, but try another: it brings wood, and your two dice would lie on bins.
tutorial-claim-mine = There is no bin: both dice come back.

tutorial-bonus =
    The new metal is on your smithy (+2), for the next round.
    Other cards help in this round (4.4): the bottom of { card-west-forest } adds 2 to one die after the roll.
tutorial-task-bonus = Claim its bottom, and keep both wood dice for Table.
tutorial-say-bonus-wood = 1 wood: +2 to one die
tutorial-say-bonus-metal = 1 metal: +2 to one die
tutorial-bonus-wood = The square takes any die. But a die on a card is not rolled this round, and Table needs both of your wood dice.
tutorial-bonus-metal = Both wood dice stay for the roll.

tutorial-dock =
    A dock sells a die or a token: turn a face-up card down, here { card-jeweler }, and pay any dice. Paid dice are lost 🗑 (2.4).
    1/2: 1 die for the first to come, 2 for the second.
tutorial-task-dock = Use a dock, and keep two of your metal for Shield.
tutorial-say-dock-wood = Wood dock 1×M🗑 → 1×W
tutorial-say-dock-gem = Gem dock 3×M🗑 → 1×G
tutorial-dock-gem = Allowed by the rules, but try another: a single metal would be left, and Shield needs two.
tutorial-dock-wood = One die is lost, and two metal stay for Shield.

tutorial-pass = The first to pass takes 1 metal, usable now, or a token: +1 to two dice (2.6).
tutorial-task-pass = Pass, and take what can help metal and wood alike.
tutorial-pass-metal = Often good: one more die to roll. But it can't help Table.
tutorial-pass-claim = That pays later. But a single metal would be left, and Shield needs two.
tutorial-pass-token = A token helps a die of any colour.

## The craft phase

tutorial-roll =
    The bot has the anvil, the mark of the first player, so it crafted first: Shield, with `M5 M5`. It is not won yet (0/5): until the round ends, better dice steal it.
    Your turn begins with a roll of all dice of your supply (3.1).
tutorial-task-roll = Roll.
tutorial-roll-refused = Nobody knows yet what your wood shows.

tutorial-use =
    Table needs `W3 W4`. Your `W4` fits either box (one is ticked), your `W1` none. Lifted to 3, `W1` takes box `W3`, and `W4` the other.
    After the roll, benefits change dice (3.2). A +2 goes to one die, past 6 too: `M5` would be `M7`.
tutorial-task-use = Use { card-west-forest } so that Table becomes possible.
tutorial-say-use-metal = +2 to M4
tutorial-say-use-wood = +2 to W1
tutorial-use-low = A benefit can mend that.
tutorial-use-metal = `M6` would be good against the bot's Shield. But the token lifts `W1` only to `W2`, and Table needs a `W3`.
tutorial-use-wood = `W1` is `W3` now.

tutorial-craft = Every box has a die of its own: right colour, high enough (3.3). A hammer and a green frame mark what you can craft.
tutorial-task-craft = Craft Table.
tutorial-craft-axe = Allowed by the rules, but try another: Axe takes both wood dice and `M5`. Table leaves your metal for a second item.
tutorial-craft-end = Too early: your dice would go to the smithy, and Table would stay on display.

tutorial-token =
    You may craft on, or steal an item of this round: no die lower, box by box, and one higher (3.4).
    The bot's Shield: `M5 M5`. Your token: +1 to two dice.
tutorial-task-token = Use the token so that you can steal Shield.
tutorial-say-token-one = +1 to M4 alone
tutorial-say-token-both = +1 to M5, +1 to M4
tutorial-token-one = Allowed by the rules, but try another: the second +1 is lost (4.5), and `M5 M5` is only equal.
tutorial-token-both = `M6 M5` is higher in one box, lower in none.

tutorial-steal =
    `M6 M5` beats `M5 M5`: none is lower, one is higher. The bot loses the item and gets its dice back (3.4).
    You craft last this round, so nobody can steal from you.
tutorial-task-steal = Steal Shield.
tutorial-say-steal-low = M2 M6: steal Shield
tutorial-say-steal-shield = M6 M5: steal Shield
tutorial-steal-low = `M2` is lower than `M5`. Each box counts by itself.
tutorial-steal-end = Too early: your `M6 M5` can take Shield. If nobody steals it this round, it is the bot's for good (5.1).

## Clean-up and the choice

tutorial-cleanup =
    The crown says 0/5: items are won when the round ends, and their dice come back to you (5.1).
    Dice on cards come back too, but not those on bins and docks (5.2).
tutorial-task-cleanup = Which of your dice do not come back?
tutorial-say-cleanup-mine = The two on { card-north-mine }
tutorial-say-cleanup-dock = The one at the dock ⚓ { card-jeweler }
tutorial-say-cleanup-item = Those on Table
tutorial-cleanup-mine = The top of { card-north-mine } has no bin: both come back.
tutorial-cleanup-item = You keep Table as a card. Its dice come back to you.
tutorial-cleanup-dock = Dice paid at a dock are lost.

tutorial-choice =
    You have won 2 items, and have 11 dice instead of 9. The anvil is yours: you go first, and craft first, so the bot may steal from you (5.3).
    Two good plans: the top of **{ card-south-mine }**, 2 more metal next round, or the bottom of **{ card-east-forest }**, +1 to three dice in this one.
tutorial-task-choice = The choice is yours.
tutorial-say-choice-grow = Grow: { card-south-mine } top
tutorial-say-choice-forge = Now: { card-east-forest } bottom
tutorial-choice-grow = You grow: 13 dice next round. In this round Axe (`M5 W3 W3`) comes 7 times in 10.
tutorial-choice-forge = You craft sooner: 11 dice next round. In this round Axe (`M5 W3 W3`) comes 9 times in 10.
