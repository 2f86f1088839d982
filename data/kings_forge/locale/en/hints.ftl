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
# Above the best moves, one a line, whose buttons stand below; best-moves-... may follow
best-moves = Best in the long run first.
# Where lines tell odds
best-moves-odds = %: odds to get the item this round.
# The same where others craft later and have dice for that item; $who: one of them, or several; $item
best-moves-thefts = { $who } may steal { $item } after that.
# In the first round
best-moves-dice = Dice placed or paid are not rolled this round; those with 🗑 are lost.
# What signs mean, below it before the first claim
best-moves-signs = ▲ top, ▼ bottom half; %: odds of it this round
best-move = -# { $place }. { $move }
# On a public board, where one person plays with bots alone; $move: best-reasoned or best-passed
best-foreseen = Best in the long run: { $move }
# The same at the workbench
best-alone = -# Best: { $move }
# $move: what it is, half and price, or best-visit; $why: what speaks for it, parts as below
best-reasoned = { $move }: { $why }
# $move: a pass
best-passed = { $move }; { $why }
# $move: priced; $card: turned face down
best-visit = { $move }, { $card } down
# $dice: own in the next round and not now
best-why-keeps = { $dice } to keep
# $item: which they make likelier later
best-why-keeps-for = { $dice } to keep, for { $item }
# The same of a craft card that is still in the queue
best-why-keeps-soon = { $dice } to keep, for { $item } (still to come)
# The same where its roll decides; $dice: what it may bring
best-why-perhaps = perhaps { $dice } to keep
# $who: the next player; $what: a card or a dock
best-why-denies = { $who } would take { $what } next
# The two ways to pass first (2.6)
best-pass-metal = Pass: 1 metal, to roll and keep
# With what that die makes likelier later; of a craft card on display, and of one still in the queue
best-pass-metal-for = Pass: 1 metal, to roll and keep for { $item }
best-pass-metal-soon = Pass: 1 metal, to roll and keep for { $item } (still to come)
best-pass-token = Pass: a +1/+1 token, this round only
# $count: dice of the craft roll
best-why-pass = you spend nothing and roll all { $count } dice
# Where something is in reach now and nothing is then
best-why-hopeless = no item in reach this round then
# Where one is asked to give up dice: none is now
best-why-none-yet = no item is in reach yet
# Behind the odds of an item that others have dice for, and craft after; $who: one or several
best-why-stolen = { $who } may steal it
# Before it is done: $count: dice of the craft roll, 0 to 2
best-why-leaves =
    { $count ->
        [0] leaves nothing to roll
        [one] leaves 1 die to roll
       *[other] leaves { $count } dice to roll
    }
# Of the wood that was kept (4.7)
best-why-wood = one die more
# What the first to pass takes (2.6)
short-pass-metal = Pass: take 1 metal
short-pass-token = Pass: take a token
# Of wood that can be taken at once (4.7); $item; $kept, $taken: percents
hint-wood = { $item }: { $kept }% with the benefit kept, { $taken }% with the wood.
# Behind what a move gains: odds that it costs; $shift: spend-shift
best-why-costs = but { $shift }
