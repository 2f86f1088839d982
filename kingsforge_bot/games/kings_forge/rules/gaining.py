"""Taking dice from the stock: what it cannot give is not given (1.2, 2.3)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.draft import Draft
from kingsforge_bot.games.kings_forge.rules.events import BenefitGained, Gained, LibraryGained


def gain(draft: Draft, seat: Seat, wanted: Pool, usable: bool) -> None:
    """Dice from the stock to the seat's smithy, or to its supply where they are usable at once."""
    left = draft.stock.without(wanted)
    if left is None:
        given = wanted & draft.stock
        missing, left = wanted - given, draft.stock - given
    else:
        given, missing = wanted, NO_DICE
    draft.events.append(Gained(seat, given, missing, usable))
    draft.stock = left
    player = draft.players[seat]
    if usable:
        player.supply += given
    else:
        player.smithy += given


def hold(draft: Draft, seat: Seat, held: Held) -> None:
    """A benefit or token to be used this round."""
    draft.events.append(BenefitGained(seat, held))
    draft.players[seat].held += (held,)


def gain_library_die(draft: Draft, seat: Seat) -> None:
    """A Library die for the craft roll, if one is left (7.1)."""
    given = draft.library > 0
    draft.events.append(LibraryGained(seat, given))
    if given:
        draft.players[seat].library += 1
        draft.library -= 1
