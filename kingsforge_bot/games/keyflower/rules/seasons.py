"""How a season begins (3), and what follows the last one."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from kingsforge_bot.games.keyflower.rules.behind_screens import bag_of, count_skills, count_workers, pile_of
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.ending import end_game
from kingsforge_bot.games.keyflower.rules.events import BoatsLoaded, SeasonBegan, WinterChoiceBegan
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import TABLES, Season
from kingsforge_bot.games.keyflower.rules.state import Offered, Phase, Won
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileKind
from kingsforge_bot.games.keyflower.rules.turns import begin_turns

X = TypeVar("X")

_AFTER: Final = {Season.SPRING: Season.SUMMER, Season.SUMMER: Season.AUTUMN, Season.AUTUMN: Season.WINTER}


def go_on(draft: Draft) -> None:
    """The next season, or after winter the scoring (9.9)."""
    following = _AFTER.get(draft.season)
    if following is None:
        end_game(draft)
        return
    draft.season = following
    if following is Season.WINTER:
        draft.phase = Phase.WINTER_CHOICE
        draft.boats = [replace(boat, taken=None) for boat in draft.boats]
        draft.events.append(WinterChoiceBegan())
        return
    lay_out(draft)
    load_boats(draft)
    begin_turns(draft)


def lay_out(draft: Draft) -> None:
    """The offer in the order drawn, then the faces of summer boats by lot (3.3)."""
    kind, number = TileKind(draft.season.value), TABLES[len(draft.players)].offer
    names = draft.chance.draw(draft.tiles.of(kind), number)
    offer(draft, [Won(name, _face(draft, name)) for name in names])


def offer(draft: Draft, tiles: Sequence[Won]) -> None:
    """These are bid for from now on."""
    draft.offer = [Offered(tile.name, tile.side) for tile in tiles]
    draft.events.append(SeasonBegan(draft.season, tuple(tiles), draft.start))


def load_boats(draft: Draft) -> None:
    """All workers by boat, then all skill tiles by boat (3.2, 13.2)."""
    loads = [draft.tiles[boat.name].load[draft.season] for boat in draft.boats]
    numbers = shared([load.workers for load in loads], draft.bag.total)
    workers = draft.chance.draw(bag_of(draft.bag), sum(numbers)) if sum(numbers) else ()
    draft.bag -= count_workers(workers)
    numbers_of_skills = shared([load.skills for load in loads], draft.pile.total)
    skills = draft.chance.draw(pile_of(draft.pile), sum(numbers_of_skills)) if sum(numbers_of_skills) else ()
    draft.pile -= count_skills(skills)
    aboard, with_them = _split(workers, numbers), _split(skills, numbers_of_skills)
    draft.boats = [
        replace(boat, workers=count_workers(some), skills=count_skills(others), taken=None)
        for boat, some, others in zip(draft.boats, aboard, with_them, strict=True)
    ]
    draft.events.append(BoatsLoaded(tuple(draft.boats)))


def shared(wanted: Sequence[int], there: int) -> list[int]:
    """How many each gets: all it wants, or one each in turn until nothing is left (3.2)."""
    if sum(wanted) <= there:
        return list(wanted)
    given = [0] * len(wanted)
    while there:
        for index, number in enumerate(wanted):
            if there and given[index] < number:
                given[index] += 1
                there -= 1
    return given


def _split(drawn: Sequence[X], numbers: Sequence[int]) -> list[Sequence[X]]:
    found, start = list[Sequence[X]](), 0
    for number in numbers:
        found.append(drawn[start : start + number])
        start += number
    return found


def _face(draft: Draft, name: Name) -> Side:
    if not draft.tiles[name].is_summer_boat:
        return Side.A
    (side,) = draft.chance.draw(tuple(Side), 1)
    return side
