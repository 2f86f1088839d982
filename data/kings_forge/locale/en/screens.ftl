### King's Forge on screens: what can be done now, buttons, menus, the end; and what the platform says otherwise or not at
### all. Variables as in the platform's ui.ftl.

# The game's title
game-title = King's Forge
# Where the play stands, in a list of tables; $round: number
game-progress = round { $round }

## Lobby card

# $value: third or second
lobby-option-edition =
    { $value ->
        [second] Rules: 2nd edition. Values above 6 are 6 after your turn.
       *[third] Rules: 3rd edition. Dice raised above 6 keep their value until the round ends.
    }

## Buttons (at most 80 characters)

button-gather = Claim
button-dock = Dock
button-pass = Pass
button-craft = Roll and craft

## Board message

# $phase: gather or craft; $round: number
headline-phase =
    { $phase ->
        [craft] Round { $round }, craft phase
       *[gather] Round { $round }, gather phase
    }
# $count: items; rules 5.3 and 5.4
headline-goal = Once somebody has won { $count } items, the game ends; most items win.
# $who: one or more names; rule 5.3
headline-match-point =
    { $count ->
        [one] { $who } needs one more item: this round may be the last.
       *[other] { $who } need one more item each: this round may be the last.
    }
# $who: one or more names; what they made can still be stolen
headline-ends-game =
    { $count ->
        [one] { $who } ends the game with this round, unless somebody steals.
       *[other] { $who } end the game with this round, unless somebody steals.
    }
# The same of whoever alone reads it
headline-match-point-yours = **You need one more item**: this round may be the last.
headline-ends-game-yours = **You end the game** with this round, unless somebody steals.
# $phase: headline-phase; $left: claims or visits until gathering ends by itself (2.8), 1 to 3
headline-phase-ends =
    { $left ->
        [one] { $phase }: the next claim or dock ends it
       *[other] { $phase }: { $left } more claims or docks end it
    }
# Of one's own panel while gathering; $table, $round: number
panel-title = **{ $table }** · Your turn, round { $round }
# $left: as in headline-phase-ends
panel-title-ends =
    { $left ->
        [one] **{ $table }** · Your turn, round { $round }. After 1 more claim or dock, everybody crafts
       *[other] **{ $table }** · Your turn, round { $round }. After { $left } more claims or docks, everybody crafts
    }
# With the best move; $title: panel-title; $best: best-foreseen
panel-title-best = -# { $title }. { $best }
# $phase: headline-phase; $possible: headline-can-...
headline-now = { $phase }. { $possible }
# Below the news of a board while somebody crafts in a message of their own
headline-crafting = The roll, and what is crafted of it, is told here when the turn ends.
# What the awaited can do; shown below the headline
headline-can-gather = Claim a card, use a dock, or pass.
headline-can-gather-or-pass = Claim a card, or pass.
headline-can-dock-or-pass = Use a dock, or pass.
headline-can-only-pass = You can only pass.
# $sources: list of cards (Garden, Workshop) whose wood was kept and can be taken now (rule 4.7)
headline-can-wood-first = Before that you can take the wood: { $sources }.
headline-can-wood-or-pass = No claim and no dock is possible. Take the wood ({ $sources }), or pass.
headline-can-roll = Roll your dice, then craft or steal.
headline-can-craft = Use benefits, craft, steal, or end the turn.
# $side: side-named, what rolled it; $die: such as W1
headline-can-decide-die = { $side } rolled { $die }: use a benefit on it, or leave it.
headline-can-decide-wood = Take the wood now, or keep the benefit.
disabled-no-claim = no side can be paid
disabled-no-dock = no free space can be paid
disabled-no-card = no card is face up
disabled-no-wood = the stock has no wood

## Menus

# The menu under the board: claims and docks. $who: whose turn it is
menu-places = { $who }: claim a card or dock
# Parts of $chosen. $paid: dice; $card: turned down for a dock
menu-paying = pay { $paid }
menu-discarding = turn { $card } down
# Passing, before it is carried out (rule 2.6); $who: those who have not passed
menu-pass = A pass lasts until the round ends (rule 2.6). Still in: { $who }.
# It was the last pass, or no card is face up (rule 2.7)
# $rule: its number
menu-pass-ends = A pass ends the gather phase (rule { $rule }).
# What whoever passes does not do any more; $cards: gather cards; $sources: cards whose wood was kept
menu-pass-leaves-all = You could still claim { $cards }, or use a dock.
menu-pass-leaves-cards = You could still claim { $cards }.
menu-pass-leaves-docks = You could still use a dock.
menu-pass-leaves-wood = You could still take the wood: { $sources }.
# Where the first pass may take it (2.6)
menu-pass-token = The token: after the roll, two of your dice get +1.
# Below the question which side Workshop copies (7.2)
copy-rule = Workshop does what that side does; you pay the squares of both.

## The end

# $place: number; $who; $items: number of items
over-place =
    { $items ->
        [0] { $place }. { $who }: no items
        [one] { $place }. { $who }: { $items } item
       *[other] { $place }. { $who }: { $items } items
    }
# $items: number, $ranks: a list of over-tie-rank
over-tie-break =
    { $items ->
        [one] { $items } item each: the highest rank decides (rule 5.4). { $ranks }
       *[other] { $items } items each: the highest rank decides (rule 5.4). { $ranks }
    }
# $who, $card: their card of the highest rank, with it
over-tie-rank = { $who } { $card }
over-tie-none = Players without an item are tied (rule 5.4).
# After how many rounds it was won: a number
over-how =
    { $rounds ->
        [one] After { $rounds } round.
       *[other] After { $rounds } rounds.
    }

## The game in a few lines, to be shared: no markup

# $table, $who (all players), $lasted
story-title = King's Forge, { $table }: { $who }. { $lasted }.
story-no-luck = Nobody made an item.
# $deeds: what was won in that round, each story-made or story-stole, and story-turn
story-round = Round { $round }: { $deeds }.
# $who, $victim; $items: names or story-odds
story-made = { $who } made { $items }
# $percent: how likely that was before the roll
story-odds = { $item } ({ $percent }% chance)
story-stole = { $who } stole { $items } from { $victim }
# The last of the deeds of that round; $who: who won the game
story-turn = from then on { $who } was ahead
# Of who made nothing; $dice
story-best-roll = Round { $round }: { $who } rolled { $dice }, and made nothing in this game.

## Errors, with the rule they rest on

# $table: the last one where the reader sat; no other is open here
error-table-over = { $table }: the game is over (rule 5.3). `{ slash-table-new }` opens another table.
# $table
error-not-seated = You have no seat at { $table } (rule 1.5).
# $table, $seats: number
error-table-full = { $table } is full: all { $seats } seats are taken (rule 1.1).
# $table, $needed, $seated: numbers
error-too-few-players =
    { $seated ->
        [one] { $table } needs { $needed } players to start; { $seated } sits here (rule 1.1).
       *[other] { $table } needs { $needed } players to start; { $seated } sit here (rule 1.1).
    }
