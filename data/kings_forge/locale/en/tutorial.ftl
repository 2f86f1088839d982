### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: one short round against a bot

## The gather phase

tutorial-board =
    You craft items from dice. Once one of you has won 5, the game ends; most items win (rules 5.3, 5.4).
    The bag is your supply: dice for now. The house is your smithy: dice for the next round. The blocks are everybody's stock.
tutorial-task-board = You have 9 dice. Where are they?
tutorial-say-board-supply = In my supply
tutorial-say-board-smithy = On my smithy
tutorial-say-board-stock = In the stock
tutorial-board-smithy = Your smithy is empty so far. It keeps your dice for the next round.
tutorial-board-stock = The stock is everybody's. New dice come from there.

tutorial-claim =
    In your turn you claim a card, use a dock, or pass (2.1). To claim, put dice on a card's top ▲ or bottom ▼: **?** takes any die, a letter its own kind; a die on a bin does not come back (2.2).
    `M` metal, `W` wood, `G` gem, `B` magic, `L` Library die.
tutorial-task-claim = Claim a card that brings metal, and keep most of your dice.
tutorial-say-claim-mill = { card-mill } ▲: pay 2×M, get 2×W
tutorial-say-claim-mine = { card-north-mine } ▲: pay 2×M, get 2×M
tutorial-say-claim-everything = { card-shrine } ▼: pay 7×M, get 1×B
tutorial-claim-mill = Allowed by the rules, but try another: it brings wood, and your two dice would lie on bins.
tutorial-claim-everything = Allowed by the rules, but try another: only two dice would be left to roll.

tutorial-bonus =
    The metal you gained waits on your smithy (+2) until the next round (2.3). The two dice you paid come back there too.
    Other cards give a benefit, held for this round (4.4). { card-west-forest } (bottom): +2 to one die.
tutorial-task-bonus = Claim that benefit, and keep your wood: Table needs two.
tutorial-say-bonus-wood = Pay 1 wood: +2 to one die
tutorial-say-bonus-top = Pay 2 metal: get 1 wood
tutorial-say-bonus-metal = Pay 1 metal: +2 to one die
tutorial-bonus-wood = The square takes any die. But a die on a card is not rolled this round, and Table needs both of your wood dice.
tutorial-bonus-top = That is a wood for the next round. The +2 helps now.

tutorial-dock =
    A dock sells a die or a token: turn a face-up card face down (here { card-jeweler }: nobody can claim it then) and pay (2.4). Dice paid there do not come back. −1/−2: the price of the first visit in a round, and of the second.
tutorial-task-dock = Use a dock, and keep two metal for Shield.
tutorial-dock-gem = Allowed by the rules, but try another: a single metal would be left, and Shield needs two.
tutorial-dock-magic = Allowed by the rules, but try another: all your metal would be gone, and Shield needs two.

tutorial-pass =
    Shield needs `M5 M5`: two metal dice that show 5 or more (✓: you have dice of that kind). The anchor: a dock you used.
    Whoever passes first takes 1 metal, usable now, or a +1/+1 token: +1 to two dice (2.6).
tutorial-task-pass = Pass, and take what can help metal and wood alike.
tutorial-pass-metal = Often good: one more die to roll. But it can't help Table.
tutorial-pass-claim = That pays later. But a single metal would be left, and Shield needs two.

## The craft phase

tutorial-roll =
    The bot has the anvil, which goes round: its holder moves and crafts first. On its Shield lie `M5 M5`: until the round ends, better dice steal it.
    Your turn starts with one roll of your whole supply (3.1). In a game, **{ button-undo }** takes back a move until somebody else plays; a roll stays.
tutorial-task-roll = Roll.
tutorial-roll-refused = Nobody knows yet what your wood shows.

tutorial-use = Table needs `W3 W4`. Your `W4` fits either box, so one is ticked; `W1` is too low for the other. After the roll, benefits change your dice (3.2). A +2 goes to one die as a whole (4.1), past 6 too.
tutorial-task-use = Use { card-west-forest } so that Table becomes possible.
tutorial-say-use-metal = +2 to M4
tutorial-say-use-wood = +2 to W1
tutorial-use-low = A benefit can mend that.
tutorial-use-metal = `M6` would be good against the bot's Shield. But the token lifts `W1` only to `W2`, and Table needs a `W3`.

tutorial-craft =
    Now you have `W3 W4`. To craft, every box gets a die of its own, of that colour and with at least that value (3.3).
tutorial-task-craft = Craft Table.
tutorial-craft-axe = Allowed by the rules, but try another: Axe takes both wood dice and `M5`. Table leaves your metal for a second item.
tutorial-craft-end = Too early: your dice would go to the smithy, and Table would stay on display.

tutorial-token = You may craft on (3.3), or steal this round's items: dice at least equal, box by box, and one higher (3.4). The bot's Shield: `M5 M5`. The token: +1 to two dice (4.2).
tutorial-task-token = Use the token so that you can steal Shield.
tutorial-say-token-one = +1 to M4 alone
tutorial-say-token-both = +1 to M5, +1 to M4
tutorial-token-refused = The token can lift both dice.
tutorial-token-one = Allowed by the rules, but try another: the second +1 is lost (4.5), and `M5 M5` is only equal.

tutorial-steal =
    `M6 M5` against `M5 M5`: none is lower, one is higher.
    The bot loses the item, but not its dice: they go to its smithy (3.4). You craft last this round, so nobody can steal from you.
tutorial-task-steal = Steal Shield.
tutorial-say-steal-low = M6 M2: steal Shield
tutorial-say-steal-shield = M6 M5: steal Shield
tutorial-steal-low = `M2` is lower than `M5`. Each box counts by itself.
tutorial-steal-end = Too early: your `M6 M5` can take Shield. If nobody steals it this round, it is the bot's for good (5.1).

## Clean-up and the choice

tutorial-cleanup =
    `M2` is left. When you end your turn, it goes to your smithy (3.5).
    Then comes clean-up: items that were not stolen are won, and their dice come back to you (5.1). Dice on cards come back too, unless they lie on a bin. Those, and dice on docks, go to the stock (5.2).
tutorial-task-cleanup = Which of your dice do not come back?
tutorial-say-cleanup-mine = The two on { card-north-mine }
tutorial-say-cleanup-dock = The one on the wood dock
tutorial-say-cleanup-item = Those on Table
tutorial-cleanup-mine = The top of { card-north-mine } has no bin: both come back.
tutorial-cleanup-item = You keep Table as a card. Its dice come back to you.

tutorial-choice =
    You have 2 items, and 11 dice where you had 9: what was on your smithy is now in your supply (5.3). The anvil has passed to you: you move first, but craft first too, so the bot may steal from you.
    Two good plans. **{ card-south-mine } (top)**: 2 more metal next round. **{ card-east-forest } (bottom)**: +1 to three dice now.
    Unsure in a game? **{ button-odds }**: how likely each item is. **{ button-hint }**: what a strong player would do.
tutorial-task-choice = The choice is yours.
tutorial-choice-grow = You grow: 13 dice next round. If you rolled now, Axe (`M5 W3 W3`) would succeed 7 times in 10. The bot took { card-east-forest }, and its dice are better this round.
tutorial-choice-forge = You craft sooner: if you rolled now, Axe (`M5 W3 W3`) would succeed 9 times in 10. But you stay at 11 dice, and { card-south-mine }'s metal goes to the bot.
