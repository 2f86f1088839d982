### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: one short round against a bot

## The gather phase

tutorial-board =
    You craft items from dice. With two players, 5 items end the game; most items win (5.3, 5.4).
    A die is a letter: metal `M`, wood `W`; rolled, with its value: `W4`. On display are Shield (`M5 M5`), Table (`W3 W4`) and Axe.
    In the picture, the bag is a supply, the house a smithy; the blocks are everybody's stock.
tutorial-task-board = You have 8 dice. Where are they?
tutorial-say-board-supply = In my supply
tutorial-say-board-smithy = On my smithy
tutorial-say-board-stock = In the stock
tutorial-board-smithy = Your smithy is empty so far. It keeps your dice for the next round.
tutorial-board-stock = The stock is everybody's. New dice come from there.

tutorial-claim =
    Your supply: the dice you can use now.
    In the gather phase a turn is one claim, one dock or a pass (2.1). To claim, take a face-up card, choose its top or bottom and put dice on its squares (2.2). More dice make more items later.
tutorial-task-claim = Claim a card that brings metal, and keep most of your dice.
tutorial-claim-refused = Look for squares that take any die.
tutorial-claim-everything = You may. But seven dice for one magic leave you a single die to roll this round.

tutorial-bonus =
    The metal you gained waits on your smithy until the next round (2.3). The two dice you paid come back there too.
    Other cards give a benefit, held for this round (4.4). { card-west-forest }, bottom: +2 to one die.
tutorial-task-bonus = Claim that benefit, and keep your wood: Table needs two.
tutorial-bonus-wood = The square takes any die. But a die on a card is not rolled this round, and Table needs both of your wood dice.
tutorial-bonus-top = That is a wood for the next round. The +2 helps now.

tutorial-dock =
    A dock sells a die or a token: turn a face-up card face down and pay (2.4). Dice paid there go to the stock for good. A gem costs 3, a wood only 1.
tutorial-task-dock = Use a dock, and keep two metal for Shield.
tutorial-dock-gem = You may. But all your metal would be gone, and Shield needs two.
tutorial-dock-refused = A dock takes any dice. But four of your five would leave a single die to roll.

tutorial-pass =
    You have 2 metal and 2 wood left, just what Shield and Table need. Time to stop.
    Whoever passes first takes 1 metal, usable now, or a +1/+1 token: +1 to two dice (2.6).
tutorial-task-pass = Pass, and take what can help metal and wood alike.
tutorial-pass-metal = Often good: one more die to roll. But it can't help Table.
tutorial-pass-claim = That pays later. But your last metal would lie on the card, and Shield would have to wait.

## The craft phase

tutorial-roll =
    You have the anvil, so you craft first. Your turn starts with one roll of your whole supply (3.1). It can't be undone.
tutorial-task-roll = Roll.
tutorial-roll-refused = Nobody knows yet what your metal shows.

tutorial-use =
    Table needs `W3 W4`. You have `W3`, but `W2` is too low. After the roll, benefits change your dice (3.2). A +2 goes to one die as a whole (4.1).
tutorial-task-use = Use { card-west-forest } so that Table becomes possible.
tutorial-use-low = A benefit can mend that.
tutorial-use-metal = `M6` would do for Shield. But then the token is enough for Shield or for Table, not for both.

tutorial-craft =
    `W3 W4`. To craft, every box gets a die of its own, of that colour and with at least that value (3.3).
tutorial-task-craft = Craft Table.
tutorial-craft-low = Choose an item whose boxes you can all fill.
tutorial-craft-end = Too early: your dice would go to the smithy, and Table would stay on display.

tutorial-token =
    Table lies before you, and the next card has joined the display. You may craft on, as many items as your dice make (3.3).
    `M4 M4` are left, and Shield needs `M5 M5`. The token gives +1 to two different dice (4.2).
    Once you use it, Shield is crafted and the bot takes its turn.
tutorial-task-token = Use the token so that Shield becomes possible.
tutorial-token-end = Too early: `M4 M4` and the token can still make Shield. No benefit is kept for another round (4.1).
tutorial-token-one = You may, but the second +1 is lost (4.5), and one `M4` stays too low.

tutorial-steal =
    Your last dice lie on Shield, so your turn is over. Whoever plays after you may steal what was made this round: with dice at least equal box by box, and one of them higher (3.4).
    The bot has `M5 M5 M3`. On Shield lie your `M5 M5`.
tutorial-task-steal = Can the bot steal Shield?
tutorial-say-steal-refused = Yes, its dice are as good
tutorial-say-steal-safe = No, none is higher
tutorial-steal-refused = Equal is not enough: one die must be higher (3.4).

## Clean-up and the choice

tutorial-cleanup =
    The bot can't, and it will end its turn. Then comes clean-up: items that were not stolen are won, and their dice come back to you (5.1). Dice on cards come back too, unless the square has an X (!). Dice on docks go to the stock (5.2).
tutorial-task-cleanup = Which of your dice do not come back?
tutorial-say-cleanup-mine = The two on { card-north-mine }
tutorial-say-cleanup-dock = The one on the wood dock
tutorial-say-cleanup-item = Those on Table
tutorial-cleanup-mine = The top of { card-north-mine } has no X square: both come back.
tutorial-cleanup-item = You keep Table as a card. Its dice come back to you.

tutorial-choice =
    You have 2 items, and 10 dice where you had 8: what was on your smithy is now in your supply (5.3). The anvil has passed to the bot, which moves first. You craft last this round: nobody can steal from you.
    Two good plans. **{ card-south-mine }**, top: 2 more metal next round. **{ card-east-forest }**, bottom: +1 to three dice now.
tutorial-task-choice = The choice is yours.
tutorial-choice-grow = You grow: 12 dice next round. If you rolled now, Axe (`M5 W3 W3`) would succeed 6 times in 10. The bot took { card-east-forest }, and its dice are better this round.
tutorial-choice-forge = You forge: if you rolled now, Axe (`M5 W3 W3`) would succeed 9 times in 10. But you stay at 10 dice, and { card-south-mine }'s metal goes to the bot.
