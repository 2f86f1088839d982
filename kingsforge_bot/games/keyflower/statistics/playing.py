"""One game between bots of one kind, and what is kept of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kingsforge_bot.devtools.many_games import numbered, winners_of
from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.effects import OnTile
from kingsforge_bot.games.keyflower.rules.events import BidMade, Event, Passed, SeasonBegan, TileUsed, TileWon
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind
from kingsforge_bot.games.keyflower.statistics.facts import Facts

RULES: Final = keyflower()
BOTS: Final = bots(RULES.tiles)
SEASONAL: Final = frozenset(TileKind(season.value) for season in Season)
YARDS: Final = "yards"
GOLD: Final = "gold"


class _Counts:
    def __init__(self) -> None:
        self.season = Season.SPRING
        self.turns: Counter[str] = Counter()
        self.offered: list[Name] = []
        self.bids: Counter[Name] = Counter()
        self.paid: dict[Name, int] = {}

    def count(self, events: Iterable[Event]) -> None:
        """What of it is kept."""
        for event in events:
            match event:
                case SeasonBegan(season=season, offer=offer):
                    self.season = season
                    self.offered += [tile.name for tile in offer]
                case BidMade(tile=tile):
                    self.turns[self.season] += 1
                    self.bids[tile] += 1
                case TileUsed() | Passed(automatic=False):
                    self.turns[self.season] += 1
                case TileWon(tile=tile, paid=paid):
                    self.paid[tile] = paid.total
                case _:
                    pass


def played(player: str, seats: int, game: int) -> Facts:
    """The game of that number. Raises Endless."""
    counts = _Counts()
    steps = list(numbered(RULES, seats, {}, BOTS[player], game))
    for step in steps:
        counts.count(step.events)
    state = steps[-1].state
    seasonal = [name for name in counts.offered if RULES.tiles[name].kind in SEASONAL]
    lines = {line.tile: line.printed + line.scored for score in state.scores for line in score.lines}
    return Facts(
        player=player,
        seats=seats,
        game=game,
        turns=dict(counts.turns),
        actions=len(steps) - 1,
        first=steps[0].state.start,
        winners=winners_of(RULES, state),
        totals=tuple([score.total for score in state.scores]),
        points=_by_kind(state),
        offered=tuple(seasonal),
        bids={name: counts.bids[name] for name in seasonal},
        paid={name: paid for name, paid in counts.paid.items() if name in seasonal},
        brought={name: lines.get(name, 0) for name in counts.paid if name in seasonal},
    )


def _by_kind(state: State) -> dict[str, int]:
    found: Counter[str] = Counter()
    for score in state.scores:
        found[GOLD] += score.gold
        for line in score.lines:
            facts = RULES.tiles[line.tile]
            kind = YARDS if isinstance(facts.a.end, OnTile) else facts.kind.value
            found[kind] += line.printed + line.scored
    return dict(found)
