"""Keyflower as the subject of properties: what is conserved, what means the same, what somebody might try."""

from collections import Counter
from collections.abc import Hashable
from random import Random

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.actions import (
    Action,
    Bid,
    Done,
    End,
    Give,
    Lift,
    Move,
    Pass,
    Payment,
    Place,
    PlaceAside,
    Take,
    Upgrade,
    Use,
)
from kingsforge_bot.games.keyflower.rules.behind_screens import bag_of, count_skills, count_workers, pile_of
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.kinds import (
    COLOURS,
    RESOURCES,
    SKILLS,
    Goods,
    Name,
    Skills,
    workers_of,
)
from kingsforge_bot.games.keyflower.rules.meta import SKILL_TILES, STOCK, WORKERS, Season
from kingsforge_bot.games.keyflower.rules.position_checks import all_goods, all_skills, all_tiles, all_workers
from kingsforge_bot.games.keyflower.rules.state import Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind
from kingsforge_bot.players.random_player import RandomPlayer
from tests.properties.play import Subject

GAME = keyflower()
RANDOM = RandomPlayer(eager=("done", "take"), weights={"place": 12, "bid": 2, "use": 2})
"""Lifts what it placed seldom, so that villages are built some day."""


def counted(state: State) -> Hashable:
    """Workers, skill tiles and resources of the box in one place each (1.1), no tile twice (1.2), no lock broken."""
    assert all_workers(state) == WORKERS
    assert all_skills(state) == SKILL_TILES
    assert all_goods(state) == STOCK
    assert max(Counter(all_tiles(state)).values()) == 1
    for player in state.players:
        assert player.known_workers <= player.workers
        assert player.known_skills <= player.skills
        for tile in player.village:
            for workers in tile.uses:
                assert _mixed_use(state) or {colour for colour, _ in workers.each()} == {tile.lock}
    return len(state.players)


def _mixed_use(state: State) -> bool:
    """Whether somebody owns the face 4b of its summer boat (11.7)."""
    return any(tile.name == "summer-boat-4" and tile.side == "b" for one in state.players for tile in one.village)


def meant(state: State, action: Action) -> Hashable:
    """Places and winter tiles have no order, and some turns look alike (10.3)."""
    match action:
        case Bid(moving=moving) | Use(moving=moving):
            return replace(action, moving=tuple(sorted(moving)))
        case Give(tiles=tiles):
            return Give(tuple(sorted(tiles)))
        case Place(tile=tile, turned=turned):
            return replace(action, turned=turned % len(GAME.tiles[tile].turns))
        case _:
            return action


def guess(state: State, source: Random) -> Action:
    """What somebody might try who knows the words and sees the table, but not the rules."""
    near = [*all_tiles(state), Name("keyflower"), Name("home-6"), Name("well")]
    tile, other = source.choice(near), source.choice(near)
    colour, resource, skill = source.choice(COLOURS), source.choice(RESOURCES), source.choice(SKILLS)
    number = source.randint(1, 5)
    places = ("1", "2", "3", "7", "12", "o1", "o4")
    moving = tuple(source.sample(places, source.choice((0, 0, 0, 1, 2))))
    workers = workers_of(colour, number)
    mixed = workers + workers_of(source.choice(COLOURS), 1)
    paid = Payment(Goods(wood=source.randrange(3), gold=source.randrange(2)), Skills(saw=source.randrange(2)))
    winter = GAME.tiles.of(TileKind.WINTER)
    return source.choice(
        (
            Bid(tile, colour, number, moving),
            Use(tile, workers, moving),
            Use(tile, mixed, moving),
            Use(tile, workers, moving, source.choice((colour, skill))),
            Use(tile, workers, moving, None, resource),
            Pass(),
            Move(resource, tile, other, number),
            Upgrade(tile),
            Upgrade(tile, paid),
            End(),
            Give(tuple(source.sample(winter, source.choice((1, 2))))),
            Take(source.choice(GAME.tiles.of(TileKind.BOAT))),
            Place(tile, source.randint(-2, 2), source.randint(-2, 2), source.randrange(6)),
            PlaceAside(tile),
            Lift(),
            Done(),
        )
    )


def rightly_over(state: State) -> bool:
    """Rule 9.9: after winter, when all has been built."""
    return state.phase is Phase.OVER and state.season is Season.WINTER and not any(one.won for one in state.players)


SUBJECT: Subject[State, Action, Event] = Subject(
    GAME, RANDOM, counted, meant, guess, rightly_over, lambda state: len(state.players)
)
"""Played at random."""


def otherwise(state: State, who: Seat | None, source: Random) -> State:
    """A table that looks the same to that seat: what it may not know is dealt anew among the places it cannot see."""
    hidden = [number for number in range(len(state.players)) if number != who]
    workers, skills = bag_of(state.bag), pile_of(state.pile)
    for number in hidden:
        one = state.players[number]
        workers += bag_of(one.workers - one.known_workers)
        skills += pile_of(one.skills - one.known_skills)
    source.shuffle(workers)
    source.shuffle(skills)
    players = list(state.players)
    for number in hidden:
        one = players[number]
        new = [workers.pop() for _ in range((one.workers - one.known_workers).total)]
        tools = [skills.pop() for _ in range((one.skills - one.known_skills).total)]
        players[number] = replace(
            one,
            workers=one.known_workers + count_workers(new),
            skills=one.known_skills + count_skills(tools),
            draft=(),
        )
    players = _other_hands(state, players, hidden, source)
    return replace(state, players=tuple(players), bag=count_workers(workers), pile=count_skills(skills))


def _other_hands(state: State, players: list[Player], hidden: list[int], source: Random) -> list[Player]:
    """Which winter tile came from whom nobody knows (2.1), nor, while all choose, how many (3.4)."""
    known = {name for number, one in enumerate(players) if number not in hidden for name in one.hand}
    laid_out = state.season is Season.WINTER and state.phase is not Phase.WINTER_CHOICE
    given = [name for number in hidden for name in players[number].given] if laid_out else []
    rest = [name for name in GAME.tiles.of(TileKind.WINTER) if name not in known and name not in given]
    source.shuffle(given)
    source.shuffle(rest)
    for number in hidden:
        one = players[number]
        gave = tuple([given.pop() for _ in one.given]) if laid_out else ()
        hand = (*gave, *[rest.pop() for _ in range(len(one.hand) - len(gave))])
        chosen = hand[: source.randint(1, len(hand))] if one.given and not laid_out else gave
        players[number] = replace(one, hand=hand, given=chosen)
    return players
