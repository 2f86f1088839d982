"""Tables of Dwarven Smithy to ask questions at: positions by name, with the names of those who sit there."""

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.service.types import Sitter, TableView
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.ui.looks import lobby_of, user_of

ASKER: Final = Seat(0)
_USUAL: Final = ("Ana", "Ben", "Cleo")
_SITTING: Final[dict[str, tuple[str, ...]]] = {
    "hostile": ("Ana", "gold", "can i", "Silver Fox"),
    "foreign": ("Ana", "太郎", "Chloé Dûbois", "José María del Río"),
    "bots": ("Ana", "Wayland", "Brok", "Sindri"),
}
_ROW: Final = "iron mithril gold sapphire"
_CRAMMED: Final[dict[str, Any]] = {
    "hand": "iron gold",
    "market": "iron silver gold belt-knife",
    "workshop": "iron iron iron silver gold mithril raw-gold",
}
_STALLS: Final = (seat(market="silver gold bag-of-rivets"), seat(market="raw-gold ruby"))
_SELLERS: Final = (seat(market="gold"), seat(market="iron"), seat(market="ruby"))


def _stall(coins: int = 12, **more: Any) -> State:
    market = "silver ~mithril belt-knife" if more.get("turn", ASKER) == ASKER else "silver mithril belt-knife"
    own = seat(coins, hand="iron door-hinges", market=market, workshop="tavern-bell iron raw-gold")
    return table(own, *_STALLS, row=_ROW, **more).state


def _auction(coins: int = 12, **more: Any) -> State:
    own = seat(coins, hand="iron", market="silver")
    return table(own, seat(market="gold ruby"), seat(market="silver"), auction=True, **more).state


@cache
def states() -> dict[str, State]:
    """What the questions name with `at`; the asker sits on seat 0."""
    return {
        "stall": _stall(),
        "broke": _stall(0),
        "full": table(seat(30, **_CRAMMED), seat(market="ruby"), row="gold").state,
        "auction": _auction(),
        "poor-auction": _auction(1),
        "full-auction": table(seat(30, **_CRAMMED), seat(market="gold"), seat(), auction=True).state,
        "bidding": _auction(lot={"card": "gold", "seller": 1, "asked": 0}),
        "outbid": _auction(
            turn=1, lot={"card": "silver", "seller": 2, "asked": 0, "best": {"seat": 1, "coins": 5, "to": "market"}}
        ),
        "others-bid": _auction(
            lot={"card": "gold", "seller": 1, "asked": 2, "best": {"seat": 0, "coins": 6, "to": "market"}}
        ),
        "drawing": _stall(phase="draw", drawn=2),
        "last": _stall(ended_by=1),
        "waiting": _stall(turn=1),
        "handful": table(seat(12, hand="iron iron iron silver silver gold"), seat(), row="iron").state,
        "choosing": table(
            seat(market="silver", stacks="long-tongs: iron iron"), seat(market="gold"), phase="complete"
        ).state,
        "stacked": table(seat(stacks="door-hinges: iron iron"), seat()).state,
        "hostile": table(seat(12), *_SELLERS).state,
        "foreign": table(seat(12), *_SELLERS).state,
        "bots": table(seat(12), *_SELLERS).state,
    }


def names_at(at: str) -> tuple[str, ...]:
    """Who sits there, by seat."""
    return _SITTING.get(at, _USUAL)[: len(states()[at].players)]


def look_at(at: str) -> TableView:
    """The table as its asker sees it."""
    state = states()[at]
    sitters = tuple(Sitter(Seat(one), name, user=user_of(one)) for one, name in enumerate(names_at(at)))
    kept = replace(lobby_of("a", "b"), game=game().key, options={}, sitters=sitters, status="running", seq=7)
    awaited = game().to_act(state)
    return TableView(kept, game().player_view(state, ASKER), awaited, ASKER, ASKER in awaited)
