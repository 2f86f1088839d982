"""Which bid or use to make: what it brings, how likely, and what the workers are worth elsewhere."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Bid, Pass, Use
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Name, Skill, Workers
from kingsforge_bot.games.keyflower.rules.state import Built, Offered
from kingsforge_bot.games.keyflower.rules.tiles import Face
from kingsforge_bot.games.keyflower.rules.use_effects import work_of
from kingsforge_bot.games.keyflower.strategy.working import best_work
from kingsforge_bot.games.keyflower.strategy.worth import Worth

_SHARE: Final = {Colour.BLUE: 0.31, Colour.RED: 0.31, Colour.YELLOW: 0.31, Colour.GREEN: 0.12}
"""How many of another's unseen workers have that colour."""
_MOVED: Final = 0.05
"""What a losing group is used for stays behind the screen."""


class Placer:
    """Weighs bids and uses of one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        view = worth.view
        self._offer = {tile.name: tile for tile in view.tiles_on_table()}
        self._built = {
            tile.name: (Seat(seat), tile) for seat, player in enumerate(view.players) for tile in player.village
        }
        self._losing = [view.losing(Seat(seat)) for seat in range(len(view.players))]
        self._work: dict[tuple[int, int], float] = {}
        self._gains: dict[Name, float] = {}

    def best(self, actions: Sequence[Action]) -> Action:
        """To pass where nothing is worth its workers."""
        best: Action = Pass()
        most = self.worth.taste.rest
        for action in actions:
            if not isinstance(action, Bid | Use):
                continue
            found = self.weigh(action)
            if found > most:
                best, most = action, found
        return best

    def weigh(self, action: Bid | Use) -> float:
        """What it brings, less what its workers are worth elsewhere."""
        return self.bid(action) if isinstance(action, Bid) else self.use(action)

    def price(self, colour: Colour, number: int) -> float:
        """What so many workers are worth."""
        price = self.worth.worker * (self.worth.taste.green if colour is Colour.GREEN else 1.0)
        return number * (price + (self.worth.one(colour) if self.worth.last else 0.0))

    def bid(self, action: Bid) -> float:
        """Compared with what is there already."""
        tile = self._offer[action.tile]
        mine = tile.of(self.worth.seat)
        before = 0.0
        held = 0 if mine is None else mine.number
        if mine is not None and mine is tile.leader:
            before = self._won(tile, mine.colour, mine.number)
        after = self._won(tile, action.colour, held + action.number)
        return after - before + _MOVED * len(action.moving)

    def _won(self, tile: Offered, colour: Colour, number: int) -> float:
        likely = self._likely(tile, colour, number)
        return likely * (self.worth.tile(tile) - self.price(colour, number))

    def _likely(self, tile: Offered, colour: Colour, number: int) -> float:
        """That nobody bids more: by the strongest that somebody else may still come to."""
        strongest = 0.0
        for seat, player in enumerate(self.worth.view.players):
            if seat == self.worth.seat:
                continue
            group = tile.of(Seat(seat))
            free = sum([one.number for one in self._losing[seat].values() if one.colour == colour])
            held = 0 if group is None or group in self._losing[seat].values() else group.number
            strongest = max(strongest, held + free + player.workers.total * _SHARE[colour])
        least = self.worth.taste.boldness
        return min(1.0, least + (1.0 - least) * number / (strongest + 1.0))

    def use(self, action: Use) -> float:
        """What it brings now, less what becomes of the workers."""
        offered = self._offer.get(action.tile)
        owner, built = self._built.get(action.tile, (None, None))
        gain = self._gain(action.tile, self._face(action.tile, offered, built))
        if isinstance(action.paying, Skill):
            gain -= 0.3 * self.worth.one(action.paying)
        return gain - self._lost(action.workers, owner, offered) + _MOVED * len(action.moving)

    def _face(self, name: Name, offered: Offered | None, built: Built | None) -> Face:
        side = offered.side if offered is not None else built.side if built is not None else None
        assert side is not None
        return self.worth.tiles.face(name, side)

    def _gain(self, name: Name, face: Face) -> float:
        if name not in self._gains:
            transport = face.transport
            if transport is None:
                self._gains[name] = self.worth.used(face)
            else:
                work = work_of(self.worth.view, self.worth.tiles, self.worth.seat, transport)
                if work not in self._work:
                    self._work[work] = best_work(self.worth, *work).gain
                self._gains[name] = self._work[work]
        return self._gains[name]

    def _lost(self, workers: Workers, owner: Seat | None, offered: Offered | None) -> float:
        """They come back from the own village, and from a tile that is won; else another has them, or the bag."""
        taste, worth = self.worth.taste, self.worth
        price = sum([self.price(colour, number) for colour, number in workers.each()])
        if owner == worth.seat:
            return price * taste.returning
        if offered is not None:
            leader = offered.leader
            if leader is not None and leader.seat == worth.seat:
                back = self._likely(offered, leader.colour, leader.number)
                return price * (back * taste.returning + (1.0 - back) * (1.0 + taste.given))
            return price * (1.0 if leader is None else 1.0 + taste.given)
        return price * (1.0 + taste.given)
