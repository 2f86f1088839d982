### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: two turns and the last one, against a bot

tutorial-goal =
    Four **King's Items** (the crown) of one player, or an empty deck, end the game (7.1). Then most coins win (7.6): best weapon, armor and shield 25 each.
    Your hand: { own-emberjaw-maul }, worth 23, takes what its small pictures show.
tutorial-task-goal = Somebody completes a fourth King's Item. Who wins?
tutorial-say-goal-cards = Who crafted most
tutorial-say-goal-coins = Who has most coins
tutorial-say-goal-end = They do
tutorial-goal-cards = What you craft brings coins, and these alone count.
tutorial-goal-end = That ends the game (7.1), but whoever has more coins wins it.

tutorial-areas =
    Your side of the table: you are the flame.
    At the stall your **market**: what lies there can be bought. At the anvil your **workshop**: metal is refined there and crafted with (5.8).
tutorial-task-areas = Where do resources lie that you craft with?
tutorial-say-areas-hand = Hand
tutorial-say-areas-market = Market
tutorial-say-areas-workshop = Workshop
tutorial-areas-hand = From your hand a card has to be played first.
tutorial-areas-market = In the market they wait for buyers.

tutorial-play =
    In your turn you **play** as many cards to the table as you like (5.2).
    { own-emberjaw-maul } takes iron, gold and any rune (the question mark).
tutorial-task-play = Play it where you can craft it.
tutorial-say-play-refused = Craft it from my hand
tutorial-say-play-workshop = Play it to the workshop
tutorial-say-play-market = Play it to the market
tutorial-play-refused = A card is crafted from the table: play it first.
tutorial-play-market = Allowed by the rules, but try another: there, the bot may buy it for 5 coins.

tutorial-refine =
    Metals and gems lie **raw** at first (a small flame). As your turn begins, those in your workshop are refined (4.2); only refined ones can be crafted with.
tutorial-task-refine = You still hold silver and gold. Play silver where it is refined.
tutorial-say-refine-refused = Craft now with raw iron
tutorial-refine-market = Allowed by the rules, but try another: there it stays raw.
tutorial-refine-refused = Your iron is raw until your next turn.

tutorial-market =
    You sell resources of your market for the gold number (5.5). Others may buy any card there: you get the dark number, and cannot refuse (5.7).
tutorial-task-market = Sell what can be sold.
tutorial-market-discard = Allowed by the rules, but try another: it brings nothing, and the bot may buy it for 3 coins.
tutorial-market-refused = It lies in your workshop.

tutorial-draw =
    Last in your turn you **draw** up to 4 cards: from the guild deck (anvil: what to craft) or the mine (pickaxe: what it takes). After the first only draws are left (6.1).
    The last card of a deck ends the game (7.1).
tutorial-task-draw = You have done what you can. Draw.
tutorial-say-draw-later = Draw, then play on
tutorial-draw-later = After the first draw nothing is played, sold, bought or crafted any more.
tutorial-draw-end = Allowed by the rules (6.2), but try another: to draw costs nothing.

tutorial-buy =
    { own-emberjaw-maul } lacks gold. The bot's comes refined (5.7). From the **warehouse**, the stack of what was sold, it goes to your hand, and would be raw (5.6).
tutorial-task-buy = Buy gold that you can craft with now.
tutorial-say-buy-warehouse = To hand: warehouse
tutorial-say-buy-market = To market: bot
tutorial-say-buy-workshop = To workshop: bot
tutorial-buy-warehouse = Allowed by the rules, but try another: it would be refined in your next turn only.
tutorial-buy-market = Allowed by the rules, but try another: only what lies in the workshop can be crafted with.

tutorial-craft =
    Each small picture of the cost takes one resource (5.8). As your **next** turn begins, the card is completed (4.3): an item is sold, a tool or an apprentice helps you, a King's Item stays in your market, face down.
tutorial-task-craft = Craft { own-emberjaw-maul }: iron, gold, any rune.
tutorial-say-craft-right = Iron, gold, thunder
tutorial-say-craft-refused = Iron, silver, thunder
tutorial-craft-refused = Gold cannot be replaced by silver.
tutorial-craft-end = Too early: it is completed a turn after you craft it.

tutorial-limits =
    Your workshop holds 7 cards (3.1), and each resource below a crafted card (the hammer) counts (3.2): it is full.
    Gold is in your hand, and nothing in your market.
tutorial-task-limits = Your workshop is full. What can be done with gold?
tutorial-limits-refused = No action may go beyond a limit, not even for a moment.
tutorial-limits-discard = Only guild cards of the market are discarded, and that makes no room in the workshop.

tutorial-last =
    This is **your last turn** (7.2). After it hands and workshops are lost. In markets each resource brings its price, a King's Item its worth; the best weapon, armor and shield 25 each (7.4).
tutorial-task-last = Mithril lies in your workshop. Make coins of it.
tutorial-say-last-refused = Draw a card
tutorial-last-refused = The hand is lost anyway.
tutorial-last-end = Allowed by the rules, but try another: mithril would be lost.
tutorial-last-market =
    The game is over: 27 coins, 7 for mithril, 2 for the raw iron you played too, 23 for { own-emberjaw-maul }, 25 for the best weapon. You win with 84 to 15.
    -# { stand-in-note }
