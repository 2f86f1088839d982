"""A JSON file with a position or a set-up and actions after it, and what a game's rules say to them.

What the commands `python -m kingsforge_bot.games.GAME FILE` have in common; docs/development/asking.md tells the form.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Annotated, Any, Final, Protocol, TypeVar

import msgspec

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError, PositionError, Refused
from kingsforge_bot.core.game import Game
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.faults import InputError
from kingsforge_bot.devtools.json_file import read_json

MOST_LEGAL: Final = 1000
"""Legal actions that a report lists."""

_Luck = tuple[Annotated[int, msgspec.Meta(ge=0, le=999)], ...]


class _Setup(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    options: dict[str, str] = {}
    luck: _Luck = ()


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    do: str
    luck: _Luck = ()


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What the file holds: where to begin, then actions in the notation with the luck they meet."""

    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    setup: _Setup | msgspec.UnsetType = msgspec.UNSET
    play: tuple[_Turn, ...] = ()


class Seated(Protocol):
    """A state that has a player for each seat."""

    @property
    def players(self) -> Sequence[object]:
        """What each seat has, in the order of the seats."""


S = TypeVar("S", bound=Seated)


def judge_file(game: Game[S, Any, Any], name: str, *, legal: bool) -> Mapping[str, object]:
    """The report on the case of that file, `-` for standard input. Raises InputError."""
    return judge(game, read_json(name, Case), legal=legal)


def judge(game: Game[S, Any, Any], case: Case, *, legal: bool) -> Mapping[str, object]:
    """The report on a case, ready to be written as JSON; `legal`: with what may be done then. Raises InputError."""
    state, report = _begin(game, case)
    events: list[msgspec.Raw] = []
    refused: dict[str, object] | None = None
    for number, turn in enumerate(case.play):
        where = f"play[{number}]"
        if turn.seat not in range(len(state.players)):
            raise InputError(f"{where}.seat", "no such seat")
        chance = Replayed(turn.luck)
        try:
            step = game.apply(state, Seat(turn.seat), game.parse(turn.do), chance)
        except NotationError as error:
            raise InputError(f"{where}.do", error) from error
        except LuckMismatchError as error:
            raise InputError(f"{where}.luck", error) from error
        except Refused as no:
            refused = {"at": number, "reason": no.reason.value, "rule": no.rule, "facts": dict(no.facts)}
            break
        _check_used(f"{where}.luck", chance)
        state = step.state
        events.append(msgspec.Raw(game.dump_events(step.events)))
    awaited = sorted(game.to_act(state))
    report |= {
        "position": msgspec.Raw(game.dump(state)),
        "events": events,
        "awaited": awaited if len(awaited) > 1 else next(iter(awaited), None),
    }
    if refused is not None:
        report["refused"] = refused
    if legal:
        report |= _legal(game, state, awaited)
    return report


def _legal(game: Game[S, Any, Any], state: S, awaited: Sequence[Seat]) -> dict[str, object]:
    """What may be done, of several awaited seats each as `play` has it, and whether there is more."""
    most = MOST_LEGAL // max(len(awaited), 1)
    found = {seat: [*islice(game.legal_actions(state, seat), most + 1)] for seat in awaited}
    listed = [(seat, str(action)) for seat, actions in found.items() for action in actions[:most]]
    return {
        "legal": [{"seat": seat, "do": do} for seat, do in listed] if len(awaited) > 1 else [do for _, do in listed],
        "legal_cut": any(len(actions) > most for actions in found.values()),
    }


def _begin(game: Game[S, Any, Any], case: Case) -> tuple[S, dict[str, object]]:
    """The first state, and what the report says of how it came about."""
    if isinstance(case.setup, _Setup) == isinstance(case.position, msgspec.Raw):
        raise InputError("file", "needs either a position or a setup")
    if isinstance(case.position, msgspec.Raw):
        try:
            return game.load(bytes(case.position)), {}
        except PositionError as error:
            raise InputError("position", error) from error
    assert isinstance(case.setup, _Setup)
    chance = Replayed(case.setup.luck)
    try:
        step = game.setup(case.setup.seats, case.setup.options, chance)
    except LuckMismatchError as error:
        raise InputError("setup.luck", error) from error
    except ValueError as error:
        raise InputError("setup", error) from error
    _check_used("setup.luck", chance)
    return step.state, {"setup": msgspec.Raw(game.dump_events(step.events))}


def _check_used(where: str, chance: Replayed) -> None:
    if chance.left:
        raise InputError(where, f"not used: {' '.join(map(str, chance.left))}")
