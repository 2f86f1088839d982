"""`python -m kingsforge_bot.games.dwarven_smithy FILE`: what the rules say to actions from a position.

FILE (or - for standard input) is JSON: where to begin, then actions in the notation with the luck they meet.

    {"position": {...}, "play": [{"seat": 0, "do": "play gold to market"}]}
    {"setup": {"seats": 3, "options": {"mode": "full"}, "luck": [...]}, "play": []}

Prints one JSON object: `position` after all actions or before the refused one, `events` of each action, `awaited`
(a seat, or null at the end), with a set-up its events as `setup`, with --legal what may be done now as `legal`, and
if the rules said no `refused` with the action's place (from 0), reason, rule and facts.
With --cards CARDS a group's own card file is played with instead of the stand-in set; without FILE it is only checked,
and `cards` says how many of each type and status it has.
Exit 0: all was played. 1: an action was refused. 2: the input cannot be read, and one line on standard error says why.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import msgspec

from kingsforge_bot.core.chance import LuckMismatchError, Recorded
from kingsforge_bot.core.errors import NotationError, PositionError, Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.box import CARDS, cards
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.json_file import UNREADABLE, InputError, read_json, write_json

MOST_LEGAL: Final = 1000
_EVERYTHING, _REFUSED = range(2)

_Luck = tuple[Annotated[int, msgspec.Meta(ge=0, le=999)], ...]


class _Setup(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    options: dict[str, str] = {}
    luck: _Luck = ()


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    do: str
    luck: _Luck = ()


class _Case(msgspec.Struct, forbid_unknown_fields=True):
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    setup: _Setup | msgspec.UnsetType = msgspec.UNSET
    play: tuple[_Turn, ...] = ()


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m kingsforge_bot.games.dwarven_smithy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="a JSON file, or - for standard input")
    parser.add_argument("--cards", metavar="CARDS", type=Path, default=CARDS, help="a card file in TOML")
    parser.add_argument("--legal", action="store_true", help=f"list what may be done then (at most {MOST_LEGAL})")
    arguments = parser.parse_args(argv)
    try:
        game = _game(arguments.cards)
        if arguments.file is None:
            report = _counted(game)
        else:
            report = _judge(game, read_json(arguments.file, _Case), legal=arguments.legal)
    except InputError as error:
        print(error.line, file=sys.stderr)
        return UNREADABLE
    write_json(report)
    return _REFUSED if "refused" in report else _EVERYTHING


def _game(file: Path) -> DwarvenSmithy:
    try:
        return DwarvenSmithy(cards(file))
    except PositionError as error:
        raise InputError(file.name, error) from error


def _counted(game: DwarvenSmithy) -> Mapping[str, object]:
    """What the card file has."""
    guild = game.cards.guild.values()
    types = Counter(card.type.value for card in guild)
    statuses = Counter(card.status for card in guild)
    statuses.update(card.status for card in game.cards.resources.values())
    return {"cards": {**types, "resource": len(game.cards.mine())}, "statuses": statuses}


def _judge(game: DwarvenSmithy, case: _Case, *, legal: bool) -> Mapping[str, object]:
    state, dealt = _begin(game, case)
    report: dict[str, object] = {}
    if dealt is not None:
        report["setup"] = msgspec.Raw(game.dump_events(dealt))
    events: list[msgspec.Raw] = []
    refused: dict[str, object] | None = None
    for number, turn in enumerate(case.play):
        where = f"play[{number}]"
        if turn.seat not in range(len(state.players)):
            raise InputError(f"{where}.seat", "no such seat")
        chance = Recorded(turn.luck)
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
    report |= {
        "position": msgspec.Raw(game.dump(state)),
        "events": events,
        "awaited": min(game.to_act(state), default=None),
    }
    if refused is not None:
        report["refused"] = refused
    if legal:
        found = [one for seat in game.to_act(state) for one in islice(game.legal_actions(state, seat), MOST_LEGAL + 1)]
        report["legal"] = [str(action) for action in found[:MOST_LEGAL]]
        report["legal_cut"] = len(found) > MOST_LEGAL
    return report


def _begin(game: DwarvenSmithy, case: _Case) -> tuple[State, tuple[Event, ...] | None]:
    if isinstance(case.setup, _Setup) == isinstance(case.position, msgspec.Raw):
        raise InputError("file", "needs either a position or a setup")
    if isinstance(case.position, msgspec.Raw):
        try:
            return game.load(bytes(case.position)), None
        except PositionError as error:
            raise InputError("position", error) from error
    assert isinstance(case.setup, _Setup)
    chance = Recorded(case.setup.luck)
    try:
        step = game.setup(case.setup.seats, case.setup.options, chance)
    except LuckMismatchError as error:
        raise InputError("setup.luck", error) from error
    except ValueError as error:
        raise InputError("setup", error) from error
    _check_used("setup.luck", chance)
    return step.state, step.events


def _check_used(where: str, chance: Recorded) -> None:
    if chance.left:
        raise InputError(where, f"not used: {' '.join(map(str, chance.left))}")


if __name__ == "__main__":
    sys.exit(main())
