### The end of a game as a story. $who: a player; $card: a card; $coins: how many; $turn: which of that player's turns

# $seller: whose market
story-dearest = Dearest purchase: { $who } took { $card } from { $seller } for { $coins }.
story-dearest-row = Dearest purchase: { $who } took { $card } from the warehouse for { $coins }.
# $count: cards
story-customer = Best customer: { $who } bought { $count } cards from { $seller }, { coins-number } in all.
story-craft = Dearest item: { $who } got { coins-number } for { $card }.
# The same where several brought as much; $crafts: a list of story-craft-each
story-crafts = Dearest items: { coins-number } each for { $crafts }.
story-craft-each = { $card } ({ $who })
story-first = First King's Item: { $who } completed it in turn { $turn }.
story-first-named = First King's Item: { $who } completed { $card } in turn { $turn }.
# $who: sold it for $price; $buyer: completed it for $coins
story-let-go = Let go: { $who } sold { $card } for { $price } to { $buyer }, who made { coins-number } of it.
story-crown = Best King's Item: { $card }, { coins-number } for { $who }.
story-lead = Turning point: from turn { $turn } on { $who } was clearly ahead.
story-late = Turning point: the last reckoning put { $who } ahead.
story-narrow = Close to the end: { coins-number } more won it for { $who }.
# What brought the end in which turn; $by: kings, guild or mine
story-end =
    { $by ->
        [kings] The end: { $who } completed a fourth King's Item in turn { $turn }.
        [guild] The end: { $who } drew the guild deck's last card in turn { $turn }.
       *[mine] The end: { $who } drew the mine's last card in turn { $turn }.
    }

# The Stats button, of one player. $turns; $completed, $sold, $bought, $drawn: cards; $kings: completed King's Items
stats-figures = turns { $turns }, completed { $completed } (King's Items { $kings }), sold { $sold }, bought { $bought }, drawn { $drawn }
