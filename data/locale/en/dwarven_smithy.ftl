### The group of commands of Dwarven Smithy; as commands.ftl

command-dwarven = Play cards of a dwarven smith's hand, trade, craft and draw
command-dwarven-play = Play a card of your hand
option-dwarven-play-card = Card, and where it goes
option-dwarven-play-table = { option-table }
command-dwarven-move = Move a card between workshop and market, or swap two
option-dwarven-move-card = Card, and where it goes
option-dwarven-move-table = { option-table }
command-dwarven-discard = Discard a guild card of your market
option-dwarven-discard-card = Card to discard
option-dwarven-discard-table = { option-table }
command-dwarven-sell = Sell a resource of your market
option-dwarven-sell-card = Resource to sell
option-dwarven-sell-table = { option-table }
command-dwarven-buy = Buy from the warehouse or from somebody's market
option-dwarven-buy-card = Card to buy, and where it goes
option-dwarven-buy-table = { option-table }
command-dwarven-craft = Craft a guild card with resources of your workshop
option-dwarven-craft-item = Card to craft, and with what
option-dwarven-craft-table = { option-table }
command-dwarven-auction = Put a card of somebody's market up for auction
option-dwarven-auction-card = Card to name
option-dwarven-auction-table = { option-table }
command-dwarven-bid = Bid in an auction
option-dwarven-bid-coins = Coins to bid, and where the card goes
option-dwarven-bid-table = { option-table }
command-dwarven-draw = Draw a card
option-dwarven-draw-deck = Deck to draw from
option-dwarven-draw-table = { option-table }
command-dwarven-end = End your turn
option-dwarven-end-table = { option-table }

name-command-dwarven = dwarven
name-command-dwarven-play = play
name-command-dwarven-move = move
name-command-dwarven-discard = discard
name-command-dwarven-sell = sell
name-command-dwarven-buy = buy
name-command-dwarven-craft = craft
name-command-dwarven-auction = auction
name-command-dwarven-bid = bid
name-command-dwarven-draw = draw
name-command-dwarven-end = end
name-option-coins = coins
name-option-deck = deck

slash-dwarven-end = /{ name-command-dwarven } { name-command-dwarven-end }
