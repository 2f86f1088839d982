"""Can I, and why not: what the rules let a seat do with a tile or by an action, and what they say where they do not.

All is asked of a view, so that nothing is told that the asker may not know.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.parts import ByWork, Parts
from kingsforge_bot.games.keyflower.rulebook.tiles import TILE
from kingsforge_bot.games.keyflower.rulebook.tries import USUAL, Kinds, at_work, concerns, deed, of_kind, with_plenty
from kingsforge_bot.games.keyflower.rulebook.whereabouts import lies, own_tile
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.reasons import Reason
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.rulebook.entry import rule_id

_DOINGS: Final[Mapping[str, Kinds]] = {
    rule_id("3.4"): (a.Give,),
    rule_id("4.2"): (a.Pass,),
    rule_id("6.1"): (a.Bid,),
    rule_id("7.1"): (a.Use,),
    rule_id("8.2"): (a.Move,),
    rule_id("8.4"): (a.End,),
    rule_id("8.5"): (a.Upgrade,),
    rule_id("9.6"): (a.Take,),
    rule_id("9.9"): (a.Done,),
    rule_id("10.4"): (a.Place, a.PlaceAside),
    rule_id("10.6"): (a.Lift,),
}
"""Entries of rules about doing something, and what that is."""
_LOOKED_AT: Final = 1_200
"""Actions of a turn; a crowded one has a thousand."""
_NOT_YET: Final = (Reason.GAME_OVER, Reason.NOT_AWAITED, Reason.NOT_NOW, Reason.BOAT_FIRST)
_TRIED: Final = 24
"""Tiles with which something is tried; what bars it is mostly the same everywhere."""


class WhyNot(msgspec.Struct, frozen=True):
    """What the seat may do, the least of each kind; else what the rules say; what is to know beside."""

    able: tuple[a.Action, ...]
    refused: tuple[Refused, ...] = ()
    parts: Parts = ()
    nothing: str = ""
    """The verb for which there is nothing to do it with."""


def is_doable(entry: str) -> bool:
    """Whether the entry of that id is something to do, or something to do it with."""
    return entry in _DOINGS or entry.startswith(f"{TILE}-")


def ask(game: Keyflower, view: State, seat: Seat, entry: str, deeds: Iterable[str] = ()) -> WhyNot:
    """What the rules say to the seat about what that entry tells of; the `view` is its own.

    `deeds`: entries of what is to be done with it, of which those count that are done with a tile.
    """
    if entry in _DOINGS:
        return _about_doing(game, view, seat, _DOINGS[entry])
    named = [kind for one in deeds if one in _DOINGS for kind in _DOINGS[one]]
    kinds = tuple(named) or USUAL[view.phase]
    return _about_tile(game, view, seat, Name(entry.removeprefix(f"{TILE}-")), kinds)


def _about_doing(game: Keyflower, view: State, seat: Seat, kinds: Kinds) -> WhyNot:
    if able := _least(one for one in _legal(game, view, seat) if isinstance(one, kinds)):
        return WhyNot(able)
    tries = [one for kind in kinds for one in islice(of_kind(view, game.tiles, seat, kind), _TRIED)]
    if refused := tuple(_refusals(game, view, seat, tries)):
        return WhyNot((), refused[:1])
    # Where there is nothing to try it with, it may still be the phase or the turn that bars it.
    first = next(deed(view, game.tiles, seat, view.players[seat].home.name, kinds[0]), a.Pass())
    barred = tuple(one for one in _refusals(game, view, seat, [first]) if one.reason in _NOT_YET)
    return WhyNot((), barred) if barred else WhyNot((), nothing=kinds[0].verb)


def _about_tile(game: Keyflower, view: State, seat: Seat, tile: Name, kinds: Kinds) -> WhyNot:
    legal = (one for one in _legal(game, view, seat) if isinstance(one, kinds))
    if able := _least(one for one in legal if concerns(one, tile) or isinstance(one, a.Pass)):
        return WhyNot(able)
    refused = tuple(_barred(game, view, seat, tile, kinds))
    where = (lies(view, seat, tile),)
    own = own_tile(view, seat, tile) is not None
    if a.Upgrade in kinds and own and [one.reason for one in refused] == [Reason.NOT_NOW]:
        return WhyNot((), (), (ByWork(tile), *where))
    return WhyNot((), refused, where)


def _barred(game: Keyflower, view: State, seat: Seat, tile: Name, kinds: Kinds) -> Iterator[Refused]:
    """What bars each of them: first what would bar it with workers enough, or at work, then what does now."""
    seen: set[tuple[object, ...]] = set()
    for kind in kinds:
        tries = list(deed(view, game.tiles, seat, tile, kind))
        supposed = view
        if kind in (a.Bid, a.Use) and view.phase is Phase.TURNS and game.may_act(view, seat):
            supposed = with_plenty(view, seat)
        elif kind is a.Upgrade and view.phase is Phase.TURNS:
            supposed = at_work(view, seat, tile)
        found = [*_refusals(game, supposed, seat, tries)] or [*_refusals(game, view, seat, tries)]
        for one in found:
            told = (one.reason, one.rule, *one.facts.items())
            if told not in seen:
                seen.add(told)
                yield one


def _least(actions: Iterable[a.Action]) -> tuple[a.Action, ...]:
    """Of bids and uses that differ in their numbers alone the first, which is the least; moves of one each."""
    found: dict[tuple[object, ...], a.Action] = {}
    for action in actions:
        match action:
            case a.Bid(tile=tile, colour=colour):
                key: tuple[object, ...] = ("bid", tile, colour)
            case a.Use(tile=tile, workers=workers, paying=paying, taking=taking):
                key = ("use", tile, tuple(colour for colour, _ in workers.each()), paying, taking)
            case a.Place(tile=tile, q=q, r=r):
                key = ("place", tile, q, r)
            case a.Move(resource=resource, origin=origin, to=to):
                key = ("move", resource, origin, to)
            case a.Upgrade(tile=tile):
                key = ("upgrade", tile)
            case _:
                key = (action,)
        found.setdefault(key, action)
    return tuple(found.values())


def _legal(game: Keyflower, view: State, seat: Seat) -> Iterator[a.Action]:
    return islice(game.legal_actions(view, seat), _LOOKED_AT)


def _refusals(game: Keyflower, view: State, seat: Seat, tries: Iterable[a.Action]) -> Iterator[Refused]:
    """What the rules say to those that they forbid."""
    for action in tries:
        try:
            game.apply(view, seat, action, Replayed())
        except Refused as refused:
            yield refused
        except LuckMismatchError:
            # It asked for luck, so the rules accept it.
            continue
