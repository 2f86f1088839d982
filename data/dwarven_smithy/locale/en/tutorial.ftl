### The tutorial: /rules query:tutorial. Numbers in brackets are rules.
### Each step has a text, which ends in the one thing to do, and a text for each answer that does not go on.

# In autocomplete; no markdown
tutorial-label = Tutorial: two turns and the last one, against a bot

tutorial-goal =
    What you craft brings **coins**, and most coins win (7.6).
    On a card, the gold number is what it brings, the small pictures are what it takes. A sword is a weapon; a ring marks an item, a crown a **King's Item**.
tutorial-task-goal = You craft { own-belt-knife }. What does it bring?
tutorial-say-goal-price = 3 coins
tutorial-say-goal-worth = 9 coins
tutorial-say-goal-cost = 1 silver
tutorial-goal-price = 3, on black, is what others pay for the card before it is crafted.
tutorial-goal-cost = Silver, in the small picture, is what it takes.
tutorial-goal-worth = The number in gold is what it brings.

tutorial-areas = What is yours has the flame 🔥. Beside the stall lies your **market**: others can buy those cards. Beside the anvil lies your **workshop**: there metal is refined, and you craft with it (5.8).
tutorial-task-areas = Where does what you craft with lie?
tutorial-say-areas-hand = Hand
tutorial-say-areas-market = Market
tutorial-say-areas-workshop = Workshop
tutorial-areas-hand = From your hand a card has to be played first.
tutorial-areas-market = In the market they wait for buyers.
tutorial-areas-workshop = What lies there is refined and crafted with.

tutorial-play =
    In your turn you **play** as many cards to the table as you like (5.2). Only there can they be crafted; in a game, one button does both.
    { own-emberjaw-maul } takes iron, gold and any rune (the question mark).
tutorial-task-play = Play it where you can craft it.
tutorial-say-play-refused = Craft from hand
tutorial-say-play-workshop = Play to workshop
tutorial-say-play-market = Play to market
tutorial-play-refused = A card is crafted from the table: play it first. In a game, one press does both.
tutorial-play-market = Allowed by the rules, but try another: there, the bot may buy it for 5 coins.
tutorial-play-workshop = You craft with what lies in your workshop.

tutorial-refine = Metals and gems come to the table **raw** (a small hourglass). As your turn begins, those in your workshop are refined (4.2). You craft only with refined ones.
tutorial-task-refine = Your hand still has silver and gold. Play the silver to where it will be refined.
tutorial-say-refine-refused = Craft now with raw iron
tutorial-refine-market = Allowed by the rules, but try another: there it stays raw.
tutorial-refine-refused = Your iron is raw until your next turn.
tutorial-refine-workshop = Silver will be refined as your next turn begins. { own-belt-knife } is played there for you.

tutorial-market = You can **sell** resources of your market for the number with a + (5.5). Others can buy any card there: { own-silver-ladle } for the number on black, gold for 6. You get these coins, and cannot refuse (5.7).
tutorial-task-market = Sell what can be sold.
tutorial-market-discard = Allowed by the rules, but try another: it brings nothing, and the bot may buy it for 3 coins.
tutorial-market-refused = It lies in your workshop.

tutorial-draw = Last you **draw** up to 4 cards, if your hand has room: the guild deck (cards) has what to craft, the mine (pickaxe) what it takes. After the first draw you can only draw (6.1). A deck's last card ends the game, and so does a fourth King's Item (7.1).
tutorial-task-draw = You have done what you can. Draw.
tutorial-say-draw-later = Draw, then play on
tutorial-say-draw-mine = Draw twice: mine, guild
tutorial-draw-later = After the first draw nothing is played, sold, bought or crafted any more.
tutorial-draw-end = Allowed by the rules (6.2), but try another: to draw costs nothing.

tutorial-buy = { own-emberjaw-maul } lacks gold. The bot's is **refined** (5.7). Gold of the **warehouse**, the pile of what was sold, comes raw to your hand; each card above it makes it 1 coin dearer (5.6).
tutorial-task-buy = Buy gold that you can craft with now.
tutorial-say-buy-warehouse = From warehouse
tutorial-say-buy-market = Bot's to market
tutorial-say-buy-workshop = Bot's to workshop
tutorial-buy-warehouse = Allowed by the rules, but try another: it would be refined in your next turn only.
tutorial-buy-market = Allowed by the rules, but try another: only what lies in the workshop can be crafted with.
tutorial-buy-workshop = It lies in your workshop, refined.

tutorial-craft = What you craft is completed as your **next** turn begins (4.3). Items are sold. Tools (wrench) and apprentices (person) help you from then on. King's Items stay in your market until the end; others see only their backs.
tutorial-task-craft = Craft with iron, gold and any rune.
tutorial-say-craft-right = Iron, gold, thunder
tutorial-say-craft-refused = Iron, silver, thunder
tutorial-craft-right = With silver { own-belt-knife } is crafted for you, too.
tutorial-craft-refused = Gold cannot be replaced by silver.
tutorial-craft-end = Too early: it is completed a turn after you craft it.

tutorial-limits =
    Your workshop holds **7 cards** (3.1). A crafted card (the hammer) counts, and so does each resource with it (3.2): it is full.
    Gold is in your hand, and nothing in your market.
tutorial-task-limits = What can be done with gold?
tutorial-limits-refused = No action may go beyond a limit, not even for a moment.
tutorial-limits-discard = Only guild cards of the market are discarded, and that makes no room in the workshop.
tutorial-limits-market = Your market has room. Your turn is ended for you.

tutorial-last =
    The bot took the mine's last card: **your last turn** (7.2).
    Hands and workshops are lost. In markets, resources bring the number on black, King's Items their worth; the best weapon, armor and shield 25 each (7.4).
tutorial-task-last = Cards can be moved (5.3): make coins of your mithril.
tutorial-say-last-refused = Draw a card
tutorial-last-refused = The hand is lost anyway.
tutorial-last-end = Allowed by the rules, but try another: mithril would be lost.
tutorial-last-market =
    The game is over: 27 coins, 7 for mithril, 23 for { own-emberjaw-maul }, 25 for the best weapon. You win with 82 to 15.
    -# { stand-in-note }

# What the learner drew, in the line of what happened
tutorial-drew = Drawn: { $cards }.
