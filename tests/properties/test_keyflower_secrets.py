"""Whatever the service says while Keyflower is played is the same, whatever lies behind one screen.

Two tables are played side by side, by the same people and with the same luck, that differ in one screen alone: in its
workers and skill tiles, and so in bag and pile, in its winter hand and choice, and in the village under construction.
All that leaves the service for anybody but the owner of that screen is compared, byte by byte.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Upgrade, Use
from kingsforge_bot.games.keyflower.rules.behind_screens import bag_of, count_skills, count_workers, pile_of
from kingsforge_bot.games.keyflower.rules.events import Event, SkillsDrawn, VillageBuilt, WorkersDrawn
from kingsforge_bot.games.keyflower.rules.kinds import NO_SKILLS, NO_WORKERS, SKILLS, Skill
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind
from tests.properties.keyflower import GAME
from tests.properties.play import Thrown
from tests.properties.side_by_side import begun, check_heard_alike

MOST = 1000
"""Actions within which a game must have ended."""
OFTEN = {"place": 8, "done": 8, "bid": 4, "use": 2}
"""How often, beside others, a verb is chosen: tiles are won, and villages are built some day."""
DRAWING = {"apprentice-hall", "alehouse", "tavern", "hiring-fair", "brewer", "inn"}
"""Where the owner of the screen goes whenever it can: by these alone it gets and pays what nobody sees (2.4, 13.2)."""
HIDDEN_VERBS = ("give", "place", "lift")
"""What is nobody else's to know until it is revealed (3.5, 10.6)."""
EVERY = 20
"""Actions between two looks at all that a table ever said."""


def other_screen(state: State, owner: Seat, source: Random) -> State:
    """What nobody knows to be behind that screen is exchanged with bag, pile and the winter tiles not dealt."""
    one = state.players[owner]
    workers = bag_of(state.bag) + bag_of(one.workers - one.known_workers)
    skills = pile_of(state.pile) + pile_of(one.skills - one.known_skills)
    source.shuffle(workers)
    source.shuffle(skills)
    number, tools = (one.workers - one.known_workers).total, (one.skills - one.known_skills).total
    changed = replace(
        _other_hand(state, owner, source),
        workers=one.known_workers + count_workers(workers[:number]),
        skills=one.known_skills + count_skills(skills[:tools]),
    )
    players = (*state.players[:owner], changed, *state.players[owner + 1 :])
    left, rest = count_workers(workers[number:]), count_skills(skills[tools:])
    return replace(state, players=players, bag=left, pile=rest)


def as_if_drawn(state: State, owner: Seat) -> State:
    """As if all behind the screen had come from bag and pile: what came off boats, nearly all, is known (2.3)."""
    unknown = replace(state.players[owner], known_workers=NO_WORKERS, known_skills=NO_SKILLS)
    return replace(state, players=(*state.players[:owner], unknown, *state.players[owner + 1 :]))


def _other_hand(state: State, owner: Seat, source: Random) -> Player:
    """What was laid out is known; what was not, and what is given while all choose, is not (3.4, 3.5)."""
    one = state.players[owner]
    choosing = state.phase is Phase.WINTER_CHOICE
    laid_out = () if choosing else one.given
    dealt = {name for player in state.players if player is not one for name in player.hand}
    rest = [name for name in GAME.tiles.of(TileKind.WINTER) if name not in dealt and name not in laid_out]
    hand = (*laid_out, *source.sample(rest, len(one.hand) - len(laid_out)))
    given = tuple(hand[: source.randint(1, len(hand))]) if choosing and one.given else laid_out
    return replace(one, hand=hand, given=given)


def as_others_see_it(action: Action) -> object:
    """Skill tiles of free choice are not shown (2.4), nor what is chosen and built in secret."""
    match action:
        case Use(paying=paying) if isinstance(paying, Skill):
            return replace(action, paying=SKILLS[0])
        case Upgrade(paying=paying) if paying is not None:
            return action.tile, paying.goods, paying.skills.total
        case _:
            return action.verb if action.verb in HIDDEN_VERBS else action


def both_ways(one: State, other: State, seat: Seat, owner: Seat, source: Random) -> tuple[Action, Action]:
    """What is done at either table: the same, as others see it."""
    here, there = list(GAME.legal_actions(one, seat)), list(GAME.legal_actions(other, seat))
    if seat != owner:
        assert here == there, "what one can do does not depend on another's screen"
        action = _any(here, source)
        return action, action
    able = {as_others_see_it(action) for action in there}
    same = [action for action in here if as_others_see_it(action) in able]
    action = _any([one for one in same if isinstance(one, Use) and one.tile in DRAWING] or same, source)
    seen = as_others_see_it(action)
    return action, source.choice([way for way in there if as_others_see_it(way) == seen])


def _any(actions: list[Action], source: Random) -> Action:
    verbs = sorted({action.verb for action in actions})
    (verb,) = source.choices(verbs, [OFTEN.get(one, 1) for one in verbs])
    return source.choice([action for action in actions if action.verb == verb])


def tells(state: State, seat: Seat, action: Action, owner: Seat) -> bool:
    """Whether somebody else rightly learns by it what lay behind the screen, in bag or pile, or in the hand."""
    return any(_tells(event, owner) for event in GAME.apply(state, seat, action, Thrown(Random(0))).events)


def _tells(event: Event, owner: Seat) -> bool:
    match event:
        case WorkersDrawn(seat=who) | SkillsDrawn(seat=who):
            return who != owner
        case VillageBuilt(seat=who):
            return who == owner
        case _:
            return GAME.reveals(event)


def whoever_may(state: State, owner: Seat, source: Random) -> Seat:
    """In winter those too who have chosen, while they can choose something else (3.5); the owner before them."""
    if state.phase is Phase.WINTER_CHOICE and not state.players[owner].given:
        return owner
    able = [seat for seat in map(Seat, range(len(state.players))) if next(GAME.legal_actions(state, seat), None)]
    return source.choice(able)


async def test_nobody_hears_what_is_behind_a_screen(tmp_path: Path) -> None:
    """Rules 2.1 to 2.4, 3.5, 10.6, 15.4: through all seasons."""
    differed = set[tuple[Season, str]]()
    for seats in (2, 3):
        (path := tmp_path / str(seats)).mkdir()
        differed |= await _compared(path, seats)
    assert differed >= {(season, what) for season in Season for what in ("workers", "skills", "hand", "draft")}
    assert (Season.WINTER, "given") in differed


async def _compared(tmp_path: Path, seats: int) -> set[tuple[Season, str]]:
    """What differed behind the screen, in a whole game, without anybody's hearing of it."""
    source, differed = Random(f"screens {seats}"), set[tuple[Season, str]]()
    async with (
        begun(tmp_path / "one.sqlite3", GAME, seats, screens="known") as one,
        begun(tmp_path / "other.sqlite3", GAME, seats, screens="known") as other,
    ):
        owner = Seat(source.randrange(seats))
        here = await one.state()
        assert here == await other.state(), "the same luck"
        await one.put(here)
        await other.put(there := other_screen(here, owner, source))
        for number in range(MOST):
            seat = whoever_may(here, owner, source)
            action, way = both_ways(here, there, seat, owner, source)
            told = tells(here, seat, action, owner) or tells(there, seat, way, owner)
            if told:
                await other.put(here)
                way = action
            assert await one.act(seat, action) == await other.act(seat, way)
            here, there = await one.state(), await other.state()
            if here.phase is Phase.OVER:
                break
            if told:
                await one.put(here := as_if_drawn(here, owner))
                await other.put(there := other_screen(here, owner, source))
            hours = source.choice((0, 0, 0, 13))
            for world in (one, other):
                await world.later(hours)
            await check_heard_alike(one, other, owner, everything=number % EVERY == 0)
            differed |= {(here.season, what) for what in differences(here.players[owner], there.players[owner])}
    assert here.phase is Phase.OVER
    return differed


def differences(one: Player, other: Player) -> Iterator[str]:
    return (field for field in Player.__struct_fields__ if getattr(one, field) != getattr(other, field))


def test_a_screen_that_was_exchanged_is_another_one() -> None:
    """Or nothing would be compared."""
    state = GAME.setup(3, {}, Thrown(Random(1))).state
    other = other_screen(state, Seat(1), Random(4))
    assert GAME.load(GAME.dump(other)) == other
    assert [a == b for a, b in zip(state.players, other.players, strict=True)] == [True, False, True]
    assert {"workers", "hand"} <= {*differences(state.players[1], other.players[1])}
