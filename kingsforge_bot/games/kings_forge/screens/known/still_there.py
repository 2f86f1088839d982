"""What the others may take first, as all screens count it: each position is played out once, for all who ask."""

from threading import Lock
from typing import Final

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.odds import Ways
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.playouts import PlayingOut, Playouts
from kingsforge_bot.games.kings_forge.strategy.ways import ways
from kingsforge_bot.service.turn.luck import SecretLuck

_PUBLIC: Final = b""
"""No secret: the luck of what is only played out, the same for everybody."""
_BLOCKS: Final = 64
"""Of luck for each turn: more dice than any turn rolls."""


def public_luck(turn: int) -> Chance:
    """The same for everybody: of what is only played out."""
    return SecretLuck(_PUBLIC, turn * _BLOCKS)


class _Playing:
    """One position's rounds, whichever threads ask for them: who comes second waits for what the first plays."""

    def __init__(self, state: State) -> None:
        self._lock = Lock()
        self._playing = PlayingOut(state, public_luck)

    def all(self, still_wanted: StillWanted) -> Playouts:
        """Raises NotWanted."""
        with self._lock:
            return self._playing.all(still_wanted)


_KNOWN: Final[ByteCache[_Playing]] = ByteCache(2 << 20, lambda _: 32 << 10)
"""By position: once for each entry of a table, for all who sit there and in every language."""


def ways_of(view: State, seat: Seat, still_wanted: StillWanted = always) -> tuple[Ways, ...]:
    """How that seat may get each item of this round. It may take a second. Raises NotWanted."""
    return ways(view, seat, lambda asked: _KNOWN.get(view, lambda: _Playing(view)).all(asked), still_wanted)
