### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: a spring, then winter, against a bot

tutorial-bid =
    You build a village in four seasons; most points win (12.9).
    Tiles 1 to 3 are **on offer**: most workers bid on one win it as the season ends. Below, your own workers.
    The bot (the drop) bid 1 red on Keywood. A tile's first worker **locks** its colour (red frame): there you bid red (5.1), and more than others (6.2).
    -# At a table: { button-my-turn }, then { menu-offer }
tutorial-task-bid = Bid more than the bot on Keywood.
tutorial-say-bid-blue = Bid: 1 blue
tutorial-say-bid-low = Bid: 1 red
tutorial-say-bid-right = Bid: 2 red
tutorial-bid-blue = Only red counts there until the season ends.
tutorial-bid-low = There are no ties.
tutorial-bid-right = Red, as the first, and one more than the bot.

tutorial-outbid =
    The bot leads with 3. Your 2 red (the flame) lose there, so they are **free to move** (4.5), all of them together: to another bid, or onto a tile to use it (4.4).
tutorial-task-outbid = Move your group to a bid on Woodcutter.
tutorial-say-outbid-half = 1 red
tutorial-say-outbid-whole = 2 red
tutorial-say-outbid-more = 2 more on Keywood
tutorial-outbid-half = Both of them go, or none.
tutorial-outbid-more = Allowed by the rules, but try another: you would spend 4 workers on one tile.
tutorial-outbid-whole = A losing group moves whole.

tutorial-own =
    Your village: your home, beside it Quarryman. Workers put **on** a tile use it at once: here for 2 stone (7.1), laid on it (7.5). They come back to you when the season ends.
    -# At a table: { menu-mine }
tutorial-task-own = Use Quarryman.
tutorial-say-own-bid = Bid on Quarryman
tutorial-own-bid = It is yours already. Bids are for tiles on offer.
tutorial-own-keywood = On Quarryman lies nobody yet: your worker sets its colour.

tutorial-market =
    Tiles on offer can be used too; what they make goes to your home (7.5).
    Each later use takes **more** workers (7.2): the bot used Woodcutter with 1, so the dark 2+ stands there.
tutorial-task-market = Use Woodcutter for 2 wood.
tutorial-say-market-few = Use: 1 red
tutorial-say-market-blue = Use: 2 blue
tutorial-say-market-right = Use: 2 red
tutorial-market-few = The bot had 1.
tutorial-market-blue = Your bid made it red.
tutorial-market-right = One more than the bot, in the colour that is locked.

tutorial-home =
    Upgraded, Home 1 brings 5 points. That takes a wood and a stone on it, and the stone lies on Quarryman.
    Any home lets you carry (bent arrow) and upgrade (green arrow) in **your** village (8.1). Yours is locked by the bot's yellow; the bot's, Home 2, is free, but keeps your worker (9.4).
    -# At a table: { menu-others }
tutorial-task-home = Use a home with what you have.
tutorial-home-own = The bot's worker set its colour.
tutorial-home-pass = Allowed by the rules, but try another: the stone would stay where it is.

tutorial-move =
    You have 1 step and 1 upgrade. A **step** carries one resource to the next tile, where road meets road (8.2). An **upgrade** is paid with what lies on the very tile (8.6): Home 1 takes 1 wood and 1 stone.
    -# At a table: { menu-carry }
tutorial-task-move = Bring Home 1 what it lacks.
tutorial-say-move-both = Move 2 stone
tutorial-say-move-right = Move 1 stone
tutorial-move-both = One is enough.
tutorial-move-upgrade = The stone lies on Quarryman.
tutorial-move-right = One step, one stone.

tutorial-upgrade =
    Wood and stone lie on Home 1. Upgraded, a tile does more for the rest of the game: Home 1 gives 2 steps, and 5 points at the end (8.8).
    Quarryman is paid with a pickaxe, a **skill tile** from behind your screen (8.6).
tutorial-task-upgrade = Upgrade Home 1.
tutorial-upgrade-quarryman = Boats bring skill tiles.
tutorial-upgrade-end = Allowed by the rules, but try another: your upgrade would be lost.

tutorial-pass =
    The bot has passed. When all pass one after the other, the season ends; until then, whoever passed may act again (4.2).
    Tiles without a bid then leave the game, with the workers on them (9.2). You lead on Woodcutter, and keep 1 blue for summer.
tutorial-task-pass = Let spring end.
tutorial-say-pass-bid = 1 blue to Woodcutter
tutorial-pass-bid = You lead there anyway.
tutorial-pass-use = Allowed by the rules, but try another: it brings 1 worker, but the one placed is gone, for nobody bids on Alehouse.

tutorial-boat =
    Winning bids are spent; workers on a tile go to whoever has it (9.3).
    Next, **boats** with their loads. You led on turn order, too, so you choose first:
    Keyflower: 1 saw, 2 blue, 2 red, 3 yellow
    Sea Bastion: 1 pickaxe, 1 anvil, 2 blue, 3 red, 1 yellow
    Then what was won is built, edge to like edge (10.5); at a table **{ button-propose }** does it.
tutorial-task-boat = Quarryman takes a pickaxe: take the boat that has one.
tutorial-say-boat-done = Done building
tutorial-boat-keyflower = Allowed by the rules, but try another: it has no pickaxe.
tutorial-boat-done = It has to be built.

tutorial-winter =
    Woodcutter stands in your village. Summer and autumn go like spring; here you both took boats and nothing else: you have 11 blue, 8 red, 3 yellow.
    In **winter** you bid for tiles out of your own hands: each secretly gives one or more (3.4). At the end (12.4) Jeweller brings 2 for each gold, Village Hall 1 for each worker of one colour, Key Market 2 for each green.
tutorial-task-winter = Give the tile that will bring you points.
tutorial-say-winter-none = Give none
tutorial-winter-none = At least one has to be given.
tutorial-winter-jeweller = Allowed by the rules, but try another: you have no gold.
tutorial-winter-hall = Winter is over: you won Village Hall for 1 red, and took the boat Keyflower. Points (12.2): 5 for Home 1, 11 at Village Hall for as many blue workers, 2 for the boat, one for each step of your home. You win with 18 to 6.
