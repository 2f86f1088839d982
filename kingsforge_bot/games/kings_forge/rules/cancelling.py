"""The purple value, rule 7.4: dice whose roll shows it are cancelled at once, before any benefit can save them."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, sort_dice
from kingsforge_bot.games.kings_forge.rules.draft import Draft
from kingsforge_bot.games.kings_forge.rules.events import Cancelled


def cancel(draft: Draft, seat: Seat, kept: tuple[Die, ...], rolled: tuple[Die, ...]) -> None:
    """The seat's hand after a roll: dice kept beside it, and those of the roll that do not show the purple value."""
    cancelled: tuple[Die, ...] = ()
    if draft.cemetery is not None:
        cancelled = tuple([one for one in rolled if one.value == draft.cemetery])
    if cancelled:
        rolled = tuple([one for one in rolled if one.value != draft.cemetery])
        draft.events.append(Cancelled(seat, cancelled))
        put_away(draft, seat, cancelled)
    draft.players[seat].hand = sort_dice(kept + rolled)


def put_away(draft: Draft, seat: Seat, dice: tuple[Die, ...]) -> None:
    """Dice leave the hand or an item: to their owner's smithy, a Library die to the stock (7.1)."""
    if dice:
        common = Pool.of_dice(dice)
        draft.players[seat].smithy += common
        draft.library += len(dice) - common.size


def for_smithy(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Those of dice put away that go to a smithy (7.1)."""
    return tuple([one for one in dice if one.kind is not Kind.LIBRARY])
