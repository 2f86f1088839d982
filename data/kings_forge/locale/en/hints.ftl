# In a craft turn; $items: one or two
hint-makes = Makes { $items }.
# A benefit and what it makes of rolled dice; $then: the dice after it
used-dice = { $source }: { $dice } → { $then }
hint-nothing-more = Nothing more can be made.
# Where dice roll again for an item; $odds: workbench-odds-item
hint-again = As they lie, your dice make no item. After this: { $odds }.
# Where that wood brings none in this round
hint-wood-stays = As they lie, your dice make no item; the wood goes to your smithy.
# For a die that waits: to spend a benefit on it, or to keep the benefit
hint-at-once = The benefit brings more here than on your craft roll.
hint-later = A benefit brings more if you save it for your craft roll.
# The same at the workbench
best-alone = -# Best: { $move }
# $move: what it is, half and price, or best-visit; $why: what speaks for it, parts as below
best-reasoned = { $move } for { $why }
# $move: items; $why: what speaks for them; $benefits: workbench-why-spends or -saves
best-made = { $move }, { $why }
best-made-spending = { $move } ({ $benefits })
# $move: a pass
best-passed = { $move }; { $why }
# What the first to pass takes (2.6)
short-pass-metal = Pass: take 1 metal
short-pass-token = Pass: take a token
# Of wood that can be taken at once (4.7); $item; $kept, $taken: percents
hint-wood = { $item }: { $kept }% with the benefit kept, { $taken }% with the wood.

# What becomes of dice that are spent, before the first claim, and what the marks mean that the green button has
best-moves-spent = Spent dice are not rolled this round.
best-moves-signs = On buttons: ▲ top, ▼ bottom half, 🗑 lost.
best-moves-lost = On buttons: 🗑 lost.
# Once, in one's first panel
best-moves-off = `{ slash-me-settings }` hides the best moves.
# On a board or in a panel; $move: best-reasoned-move
best-foreseen = Best in the long run: { $move }
# The same where nothing that comes later speaks for it
best-now = Best: { $move }
# $move: brief-claimed, brief-docked, best-pass or an action's label; $why: one or two sentences
best-reasoned-move = { $move }. { $why }
# $effect: what a side or dock does, where no reason says it
best-move-effect = { $move }: { $effect }
# Below the moves; $why: what is said of each of them
hint-shared = Each of them: { $why }
# The ways to pass (2.6)
best-pass = Pass
best-pass-metal = Pass and take 1 metal
best-pass-token = Pass and take a +1/+1 token

# The weightiest reason. $item; $before, $now: percents before the move and after it
best-for-rises = It raises your odds of { $item } from { $before }% to { $now }%.
# The same where the next item won ends the game (5.3)
best-for-win = It keeps { $item } at { $now }%, which would win you the game.
# Where its odds fall
best-for-win-falls = { $item } falls from { $before }% to { $now }%, and would win you the game.
# What it takes from a rival who would win with one item more; $who: that rival; $what: a card or a dock; $item, $now: what the rival has then
best-for-stops = Otherwise { $who } takes { $what }: { $item } at { $now }% would win them the game.
# $dice: own in the next round and not now
best-for-dice = It brings { $dice } for later rounds.
# $item: which they make likelier later
best-for-dice-item = It brings { $dice } for later rounds, which helps with { $item }.
# The same of a craft card that is still in the queue
best-for-dice-soon = It brings { $dice } for later rounds, which helps with { $item } (still to come).
# Where its roll decides; $dice: what it may bring
best-for-perhaps = With luck it brings { $dice } for later rounds.
# The same where the next item won may end the game, so that no later round is sure
best-brings = It brings you { $dice }.
best-brings-perhaps = With luck it brings you { $dice }.
# $who: the next player; $what: a card or a dock
best-for-denies = Otherwise { $who } would take { $what } next.
# Of a pass; $count: dice of the craft roll; $item, $now: the likeliest then
best-for-roll =
    { $count ->
        [one] You spend nothing and roll your 1 die.
       *[other] You spend nothing and roll all { $count } dice.
    }
best-for-roll-item =
    { $count ->
        [one] You spend nothing and roll your 1 die. { $item } is then at { $now }%.
       *[other] You spend nothing and roll all { $count } dice. { $item } is then at { $now }%.
    }
# $effect: what the side or dock does
best-for-effect = It gives you: { $effect }.
best-for-pass = Nothing left to claim is worth its dice.
best-for-metal = You roll the metal this round and keep it.
best-for-token = The token raises two of your dice after the roll.
# Where a move below it makes the item likelier; $dice: what it brings that those do not
best-for-more-dice = It brings you { $dice } more for later rounds.
# The same of dice that those lose for good; $what: these cards and docks
best-for-saves = It saves { $dice } compared with { $what }.
# $item, $now: the likeliest then; $other, $then: the next
best-for-two = Two items are then in reach: { $item } at { $now }% and { $other } at { $then }%.
# Of the wood that was kept (4.7)
best-for-wood = That is one die more.

# What may follow: of the likeliest item; $who: one or several who may steal it
best-stays = { $item } stays at { $now }%.
best-stays-stolen = { $item } stays at { $now }%, but { $who } may steal it.
best-then = { $item } is then at { $now }%.
best-then-stolen = { $item } is then at { $now }%, but { $who } may steal it.
best-may-steal = { $who } may steal it after you.
# $kept: percent, how likely one makes it and nobody can steal it
best-may-steal-kept = { $who } may steal it: about { $kept }% to make and keep it.
# What another move adds to it; $what: a card, a dock or best-pass-token; $item, $now: the likeliest after both
best-then-together = With “{ $what }” after it, { $item } is at { $now }%.
# What it gives up, and why it is still right; $other, $then: an item, and its percent after the move
best-but-other = { $item } falls from { $before }% to { $now }%, but you still have { $other } at { $then }%.
best-but-stolen = { $item } falls from { $before }% to { $now }%, but { $who } could steal it from you anyway.
best-but-later = { $item } falls from { $before }% to { $now }%, but later rounds bring more than that.
best-but-falls = { $item } falls from { $before }% to { $now }%.
best-but-hopeless = No item is in your reach this round then.
best-but-none-yet = No item is in your reach this round.
# $count: dice of the craft roll then
best-but-left = No die is left to roll.
