"""What the strong player would do in a seat's place, the best first: read from what that seat may see."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.strategy.building import Builder, best_gift, brought, by_worth
from kingsforge_bot.games.keyflower.strategy.placing import Placer
from kingsforge_bot.games.keyflower.strategy.taste import STRONG
from kingsforge_bot.games.keyflower.strategy.working import deeds
from kingsforge_bot.games.keyflower.strategy.worth import Worth

MOST: Final = 3


class Hint(NamedTuple):
    """What is done, one thing after the other, and about how many points that brings until the end, if it is known."""

    actions: tuple[a.Action, ...]
    points: float | None = None


def hints(tiles: TileSet, view: State, seat: Seat, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
    """At most three, no two about the same thing; nothing where there is nothing to decide."""
    worth = Worth(tiles, view, seat, STRONG)
    return tuple(_first(_ranked(worth, actions))) if actions else ()


def _first(found: Iterable[Hint]) -> Iterator[Hint]:
    seen: set[object] = set()
    for one in found:
        about = _about(one.actions[-1])
        if about not in seen:
            seen.add(about)
            yield one
        if len(seen) == MOST:
            return


def _about(action: a.Action) -> object:
    """Alike for actions of which one is hint enough."""
    match action:
        case a.Bid(tile=tile) | a.Use(tile=tile):
            return type(action), tile
        case a.Place(tile=tile, q=q, r=r):
            return tile, q, r
        case a.Move(to=to):
            return a.Move, to
        case _:
            return action


def _ranked(worth: Worth, actions: Sequence[a.Action]) -> Iterator[Hint]:
    match worth.view.phase:
        case Phase.TURNS:
            yield from _placings(worth, actions)
        case Phase.WORK:
            yield from _work(worth, actions)
        case Phase.WINTER_CHOICE:
            yield from _gifts(worth, actions)
        case _:
            yield from _building(worth, actions)


def _placings(worth: Worth, actions: Sequence[a.Action]) -> Iterator[Hint]:
    """Bids and uses that are worth their workers, then to pass."""
    placer = Placer(worth)
    weighed = [(placer.weigh(one), one) for one in actions if isinstance(one, a.Bid | a.Use)]
    for points, action in sorted(weighed, key=lambda one: -one[0]):
        if points <= worth.taste.rest:
            break
        yield Hint((action,), points)
    yield from (Hint((one,)) for one in actions if isinstance(one, a.Pass))


def _work(worth: Worth, actions: Sequence[a.Action]) -> Iterator[Hint]:
    """What is brought for an upgrade and the upgrade, or a move to where something counts; then the end."""
    work, legal = worth.view.work, frozenset(actions)
    assert work is not None
    for points, done in deeds(worth, work.steps, work.upgrades):
        if done[0] in legal:
            yield Hint(done, points)
    yield from (Hint((one,)) for one in actions if isinstance(one, a.End))


def _gifts(worth: Worth, actions: Sequence[a.Action]) -> Iterator[Hint]:
    """What the bot would give, then the tiles that bring most one by one."""
    gifts = [one for one in actions if isinstance(one, a.Give)]
    brings = brought(worth)
    best = best_gift(worth, gifts)
    yield Hint((best,), sum(brings[name] for name in best.tiles))
    single = [one for one in gifts if len(one.tiles) == 1]
    for one in sorted(single, key=lambda one: -brings[one.tiles[0]]):
        yield Hint((one,), brings[one.tiles[0]])


def _building(worth: Worth, actions: Sequence[a.Action]) -> Iterator[Hint]:
    """A boat, else where a tile goes, else that the village stands so."""
    boats = [one for one in actions if isinstance(one, a.Take)]
    yield from (Hint((one,), points) for points, one in by_worth(worth, boats))
    if boats:
        return
    builder = Builder(worth)
    places = sorted((one for one in actions if isinstance(one, a.Place)), key=lambda one: -builder.place(one))
    first: Name | None = places[0].tile if places else None
    yield from (Hint((one,)) for one in places if one.tile == first)
    yield from (Hint((one,)) for one in actions if isinstance(one, a.PlaceAside | a.Done))
