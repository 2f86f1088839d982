### The board as text: every line short enough for a phone. Markdown is added by the code, since alt text has none.
### $who: a name; $dice and the like: dice counted by kind (5×M 2×W) or rolled (M5 W4); $items, $cards: lists.

# $round: number; $phase: gather or craft
board-title =
    { $phase ->
        [craft] Round { $round }, craft phase. { $who } to play.
       *[gather] Round { $round }, gather phase. { $who } to play.
    }
# $places: list of event-place
board-over = The game is over after round { $round }. { $places }.
# $side: side-named; $die
board-owed-die = { $who } decides about { $die } of { $side }.
# $source
board-owed-wood = { $who } decides: wood from { $source } now, or the benefit later.
# $value
board-purple = Purple die: rolls of { $value } are cancelled, those dice can't be used (rule 7.4).
board-edition-second = 2nd edition: values above 6 are 6 after the turn.

# One player. $role: how the name is followed
board-player = { $who }
board-player-first = { $who }, first player
board-player-passed = { $who }, passed
board-player-first-passed = { $who }, first player, passed
# $supply, $smithy
board-dice = Supply { $supply }, smithy { $smithy }
# $count: number of Library dice
board-library =
    { $count ->
        [one] { $count } Library die for the roll
       *[other] { $count } Library dice for the roll
    }
board-hand = Rolled: { $dice }
board-claims = Claims: { $claims }
# $side; $paid: letters by square
board-claim = { $side } for { $paid }
board-claim-free = { $side }
board-visits = Docks: { $visits }
# $space: board-space; $card: turned down; $paid
board-visit = { $space } for { $paid }, { $card } face down
# $dock: wood, token, gem or magic; $number: 1 or 2
board-space =
    { $dock ->
        [wood] wood { $number }
        [token] token { $number }
        [gem] gem { $number }
       *[magic] magic { $number }
    }
# $count
board-claims-number = Claims: { $count }
board-held = Benefits: { $held }
board-made = Made this round: { $items }
# $item; $dice
board-made-item = { $item } { $dice }
# $count: number; $items: list of item-ranked
board-items = Items { $count }: { $items }
board-items-number = Items: { $count }

board-display = On display
board-display-empty = On display: nothing
# $items
board-queue = Queue, next first: { $items }
# $count
board-queue-number =
    { $count ->
        [one] Queue: { $count } card
       *[other] Queue: { $count } cards
    }
board-queue-empty = Queue: empty
board-face-up = Face up (bin: goes to the stock)
# $cards
board-face-up-short = Face up: { $cards }
board-face-up-none = Face up: no card
# $top, $bottom: label-exchange
board-card = { $card }, top: { $top }; bottom: { $bottom }
# $docks: list of board-dock
board-docks = Docks, price of free spaces: { $docks }
# $dock: wood, token, gem or magic; $first, $second: a price or -
board-dock =
    { $dock ->
        [wood] wood { $first }/{ $second }
        [token] token { $first }/{ $second }
        [gem] gem { $first }/{ $second }
       *[magic] magic { $first }/{ $second }
    }
# $dice; $library: number
board-stock = Stock: { $dice }, { $library } Library
# $count; $cards: in the order of their names, since their real order is secret
board-deck = Face down { $count }: { $cards }
board-deck-number =
    { $count ->
        [0] Face down: no card
        [one] Face down: { $count } card
       *[other] Face down: { $count } cards
    }

part-deck = face-down cards
part-queue = queue
part-cards = card effects
part-claims = claims
part-visits = docks used
part-items = items
part-made = dice on items
part-held = benefits
part-stock = stock

# $table: #12 Oak
alt-title = { $table }: King's Forge board.
