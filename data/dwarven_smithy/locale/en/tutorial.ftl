### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: two turns and the last one, against a bot

tutorial-goal =
    You craft cards from metal. At the end **most coins win** (7.6).
    Your hand, which you alone see. { own-emberjaw-maul }: gold 23 is its worth, small pictures are what it takes. The crown says King's Item, the sword weapon, the ring item.
    -# { stand-in-note }
tutorial-task-goal = What decides who wins?
tutorial-say-goal-cards = Cards crafted
tutorial-say-goal-coins = Coins
tutorial-say-goal-end = Ending the game
tutorial-goal-cards = What you craft brings coins, and these alone count.
tutorial-goal-end = Four King's Items end the game (7.1), but whoever has more coins wins it.

tutorial-areas =
    Your side of the table, open to all. You are the flame, with 15 coins; the bot is the drop.
    Above, at the stall, your **market**: you sell resources there for the gold number, others buy cards there for the dark one. Below, at the anvil, your **workshop**: metal is refined there, and you craft with what lies there (5.8). 3/7: 3 of its 7 spaces are taken.
tutorial-task-areas = Where do resources lie that you craft with?
tutorial-say-areas-hand = Hand
tutorial-say-areas-market = Market
tutorial-say-areas-workshop = Workshop
tutorial-areas-hand = From your hand a card has to be played first.
tutorial-areas-market = In the market they wait for buyers.

tutorial-play =
    In your turn you do as much as you like, in any order. Playing a card puts it on the table (5.2); it never comes back to the hand (3.4).
    { own-emberjaw-maul } takes iron, gold and any rune (the question mark). On silver and gold: what others pay and what you sell for, above raw, below refined.
tutorial-task-play = Play it where you can craft it.
tutorial-say-play-refused = Craft it from my hand
tutorial-say-play-workshop = Play it to the workshop
tutorial-say-play-market = Play it to the market
tutorial-play-refused = A card is crafted from the table: play it first.
tutorial-play-market = Allowed by the rules, but try another: there, the bot may buy it for 5 coins.

tutorial-refine =
    Metals and gems enter the table **raw** (a small flame), like your iron and mithril. When your turn begins, all raw ones in your workshop become refined; in the market nothing does (4.2). Only refined ones can be crafted with. Runes, such as thunder, need no refining (2.3).
tutorial-task-refine = Play silver from your hand where it is refined.
tutorial-say-refine-refused = Craft now with raw iron
tutorial-refine-market = Allowed by the rules, but try another: there it stays raw.
tutorial-refine-refused = Your iron is raw until your next turn.

tutorial-market =
    Gold and a tool lie in your market. A resource there is sold for its gold number (5.5) and then lies in the warehouse, where anybody can buy it. What comes in is tilted, and sold from your next turn on (3.6).
    Others may buy any card there: you get its dark number, and cannot refuse (5.7).
tutorial-task-market = Sell what can be sold.
tutorial-market-discard = Allowed by the rules, but try another: it brings nothing, and the bot may buy it for 3 coins.
tutorial-market-refused = It lies in your workshop.

tutorial-draw =
    You have 18 coins. When all else is done you draw up to 4 cards: from the guild deck (anvil: what to craft; 6 left) or the mine (pickaxe: what it takes; 3 left). After the first draw you can only draw or end; a hand holds 6 (6.1).
    The last card of either deck ends the game (7.1).
tutorial-task-draw = You have done what you can. Draw.
tutorial-say-draw-later = Draw, then play on
tutorial-draw-later = After the first draw nothing is played, sold, bought or crafted any more.
tutorial-draw-end = Allowed by the rules (6.2), but try another: to draw costs nothing.

tutorial-buy =
    { own-emberjaw-maul } lacks gold. The bot's comes to your market or workshop as it is: refined (5.7). The warehouse's comes to your hand, and then enters raw (5.6).
tutorial-task-buy = Buy gold that you can craft with now.
tutorial-say-buy-warehouse = To hand: warehouse
tutorial-say-buy-market = To market: bot
tutorial-say-buy-workshop = To workshop: bot
tutorial-buy-warehouse = Allowed by the rules, but try another: it would be refined in your next turn only.
tutorial-buy-market = Allowed by the rules, but try another: only what lies in the workshop can be crafted with.

tutorial-craft =
    To craft takes one resource for each small picture of the cost, no more and no fewer (5.8). The card then lies on its resources to your **next** turn, and is completed when that begins (4.3): an item is sold for its worth, a tool kept or sold, an apprentice helps you from then on, a King's Item lies face down in your market and keeps that space (3.5).
tutorial-task-craft = Craft { own-emberjaw-maul }: iron, gold, any rune.
tutorial-say-craft-right = Iron, gold, thunder
tutorial-say-craft-refused = Iron, silver, thunder
tutorial-craft-refused = Gold cannot be replaced by silver.
tutorial-craft-end = Too early: it is completed a turn after you craft it.

tutorial-limits =
    Limits: hand 6, market 4, workshop 7 (3.1). In the workshop every card counts (3.2): { own-emberjaw-maul } with its 3 resources makes 4, { own-belt-knife } with silver 2, mithril 1: 7 of 7. A hammer means crafted.
    In your hand are gold, iron and { own-kettle-helm }, in your market nothing.
tutorial-task-limits = Your workshop is full. What can be done with gold?
tutorial-limits-refused = No action may go beyond a limit, not even for a moment.
tutorial-limits-discard = Only guild cards of the market are discarded, and that makes no room in the workshop.

tutorial-last =
    This is **your last turn** (7.2). After it hands and workshops are lost. Each resource in a market brings its price, mithril 7; a King's Item its worth; the best weapon, armor and shield 25 each (7.4).
tutorial-task-last = Mithril lies in your workshop. Make coins of it.
tutorial-say-last-refused = Draw a card
tutorial-last-refused = The hand is lost anyway.
tutorial-last-end = Allowed by the rules, but try another: mithril would be lost.
tutorial-last-market = The game is over: 27 coins, 7 for mithril, 2 for the raw iron you played too, 23 for { own-emberjaw-maul }, 25 for the best weapon. You win with 84 to 15.
