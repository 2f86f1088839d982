"""A log on one draft: each entry meets its own luck, and the one at fault is named."""

import pytest

from kingsforge_bot.core.chance import Chance, LuckMismatchError
from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.replaying import NO_LUCK, replay_on
from kingsforge_bot.core.seat import Seat


class Thrown:
    """A draft of a game in which dice are thrown and summed."""

    def __init__(self) -> None:
        self.chance: Chance = NO_LUCK
        self.sums = [0, 0]


def dice(text: str) -> int:
    if not text.isdigit():
        raise NotationError(text, text)
    return int(text)


def throw(draft: Thrown, seat: Seat, action: int) -> None:
    draft.sums[seat] += sum(draft.chance.roll(action))


def test_each_entry_meets_its_own_luck() -> None:
    draft = Thrown()
    replay_on(draft, [(Seat(0), "2", (3, 4)), (Seat(1), "0", ()), (Seat(1), "1", (6,))], dice, throw)
    assert draft.sums == [7, 6]


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ((Seat(1), "2", (3,)), LuckMismatchError),
        ((Seat(1), "1", (3, 4)), LuckMismatchError),
        ((Seat(1), "1", ()), LuckMismatchError),
        ((Seat(1), "dance", ()), NotationError),
    ],
)
def test_what_cannot_be_carried_out_is_named(entry: tuple[Seat, str, tuple[int, ...]], kind: type[Exception]) -> None:
    with pytest.raises(kind) as error:
        replay_on(Thrown(), [(Seat(0), "1", (1,)), entry], dice, throw)
    assert error.value.__notes__ == [f"1 {entry[1]} | {' '.join(map(str, entry[2]))}"]
