### Dwarven Smithy on screens. Variables as in the platform's ui.ftl.

game-title = Dwarven Smithy
# What the one who is awaited can do; $phase: complete, act or draw
game-can =
    { $phase ->
        [complete] Complete what was crafted.
        [draw] Draw from the guild deck or the mine, or end your turn.
       *[act] Play, craft, sell or buy; then draw up to 4 cards.
    }
# Where the play stands; $guild, $mine: cards of the decks; $last: whether the last turns are played
game-progress =
    { $last ->
        [yes] Last turns. Cards left: guild deck { $guild }, mine { $mine }
       *[no] Cards left: guild deck { $guild }, mine { $mine }
    }

## Lobby card

# $value: of each option one of its values
lobby-option-mode =
    { $value ->
        [full] Cards: full, 60 guild cards.
       *[starter] Cards: starter, 43 guild cards.
    } Names and numbers are a stand-in set.
lobby-option-auction =
    { $value ->
        [on] Markets: by auction.
       *[off] Markets: at the printed price.
    }
lobby-option-endless =
    { $value ->
        [on] Mine: endless.
       *[off] Mine: its last card ends the game.
    }
lobby-option-headstart =
    { $value ->
        [on] Coins: 15, 18, 21, 24 in the order of play.
       *[off] Coins: 15 each.
    }
lobby-option-kings =
    { $value ->
        [open] King's Items: face up.
       *[covered] King's Items: face down once crafted.
    } Four of one player end the game.

## The end

# $total: coins; $parts: a list of result-coins, result-market and so on
result = { $total } ({ $parts })
# $coins: what one source brought; those that brought nothing are left out
result-coins = coins { $coins }
result-market = market { $coins }
result-kings = King's Items { $coins }
result-ends = bonuses { $coins }
result-prizes = prizes { $coins }
# $prizes: a list of over-prize, one of each subtype
over-prizes = Prizes: { $prizes }
# $type: weapon, armor or shield; $card: the King's Item, $value: its; $who: one, or several who share; $coins: for each
over-prize = best { $type } { $card } ({ $value }): { $who } +{ $coins }
over-prize-nobody = best { $type }: nobody
# To one who played. $result: as above
over-yours = You are number { $place } with { $result }.
# What ended the game (7.1, 7.7); $by: kings, guild, mine or nobody
over-why =
    { $by ->
        [kings] The end: { $who } has a fourth King's Item.
        [guild] The end: { $who } drew the guild deck's last card.
        [mine] The end: { $who } drew the mine's last card.
       *[nobody] The end: nobody did anything for two rounds.
    }
# $seats: a list of over-kings-seat, one of each who made some
over-kings = King's Items: { $seats }
over-kings-seat = { $who } { $cards }
# One of them with its value
over-king = { $card } ({ $value })
# $coins: at the deal, at the end of each round, with all that was reckoned
race-line = { $who }, coins, with King's Items and prizes, turn by turn: { $coins }

# For who sees the game for the first time
greeting-about = Refine metals and craft what sells for the most coins.
# To one person who chose the game; rules of its end
greeting-goal = Once somebody has 4 King's Items or a deck runs out, the game ends; most coins win. Best King's weapon, armor and shield: 25 each.
# How a turn goes, to the same
greeting-turn = A turn: play cards into your workshop, where metal is refined; craft there, sell and buy; then draw. What you craft pays in your next turn.
