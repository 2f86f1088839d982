"""What uses, tiles and boats are worth to a seat, as far as it sees the table."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.effects import (
    AnyOf,
    DrawSkills,
    DrawWorkers,
    Effect,
    End,
    Gain,
    GainGreen,
    GainOne,
    Neighbours,
    OneKind,
    OnTile,
    PaySkill,
    PayWorker,
    Sets,
    Sort,
    Transport,
)
from kingsforge_bot.games.keyflower.rules.kinds import (
    ANY,
    BAGGED,
    COLOURS,
    RESOURCES,
    SKILLS,
    Colour,
    Goods,
    Kind,
    Name,
    Resource,
    Skill,
)
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.scoring import score
from kingsforge_bot.games.keyflower.rules.state import Boat, Built, Offered, State, Won
from kingsforge_bot.games.keyflower.rules.tiles import Face, Side, TileFacts, TileKind, TileSet
from kingsforge_bot.games.keyflower.strategy.taste import POWERS, SEASONS, Taste


class Worth:
    """One look at the table by one seat."""

    def __init__(self, tiles: TileSet, view: State, seat: Seat, taste: Taste) -> None:
        self.tiles, self.view, self.seat, self.taste = tiles, view, seat, taste
        self.year = SEASONS.index(view.season)
        self.player = view.players[seat]
        self.worker = taste.worker[self.year]
        self.last = view.season is Season.WINTER
        self._tiles: dict[Name, float] = {}
        self._points: int | None = None
        self.more = self._wanted() if taste.plans else {}

    def _wanted(self) -> dict[str, float]:
        """By kind, what one more brings on winter tiles that may be won (12.4)."""
        likely = dict.fromkeys([tile.name for tile in self.player.village], 1.0)
        likely |= dict.fromkeys([tile.name for tile in self.player.won], 1.0)
        if not self.last:
            likely |= dict.fromkeys(self.player.hand, self.taste.held)
        for tile in self.view.offer if self.last else ():
            leads = tile.leader is not None and tile.leader.seat == self.seat
            likely[tile.name] = self.taste.led if leads else self.taste.open
        found: dict[str, float] = {}
        for name, chance in likely.items():
            for kind, points in _each(self.tiles[name].a.end):
                found[kind] = found.get(kind, 0.0) + chance * points * self.taste.plans
        return found

    def one(self, kind: Kind) -> float:
        """What is wanted of one more of that kind, besides what it is worth anyhow."""
        return self.more.get(kind, 0.0)

    def skill(self, kind: Skill, year: int | None = None) -> float:
        """One more of it."""
        return self.taste.skill[self.year if year is None else year] + self.one(kind)

    @property
    def points(self) -> int:
        """What the seat would score now, with what it has already won."""
        if self._points is None:
            self._points = self.scored(())
        return self._points

    def scored(self, more: tuple[Name, ...]) -> int:
        """The points with those tiles as well, wherever they lie."""
        new = [*self.player.unplaced, *[Won(name) for name in more]]
        village = (*self.player.standing, *[Built(one.name, None, one.side) for one in new])
        starts = self.view.start == self.seat
        return score(self.tiles, self.seat, replace(self.player, village=village), starts=starts).total

    def resource(self, kind: Resource) -> float:
        """One more of it."""
        return self._resource(kind, self.year)

    def _resource(self, kind: Resource, year: int) -> float:
        return (self.taste.gold if kind is Resource.GOLD else self.taste.material)[year] + self.one(kind)

    def goods(self, goods: Goods) -> float:
        """All of them."""
        return sum([number * self.resource(kind) for kind, number in goods.each()])

    def used(self, face: Face, year: int | None = None) -> float:
        """What one use brings but for work, which is weighed by itself where it can be done now."""
        return sum([self._effect(effect, self.year if year is None else year) for effect in face.use])

    def _effect(self, effect: Effect, year: int) -> float:
        taste = self.taste
        match effect:
            case Gain(goods=goods):
                return sum([number * self._resource(kind, year) for kind, number in goods.each()])
            case GainOne(of=kinds):
                return taste.choice * max([self._resource(kind, year) for kind in kinds])
            case GainGreen(n=number):
                return number * (taste.worker[year] * taste.green + self.one(Colour.GREEN))
            case DrawWorkers(n=number):
                return number * (taste.worker[year] + sum([self.one(colour) for colour in BAGGED]) / len(BAGGED))
            case DrawSkills(n=number):
                return number * (taste.skill[year] + sum([self.one(skill) for skill in SKILLS]) / len(SKILLS))
            case PayWorker():
                return -taste.worker[year]
            case PaySkill(kind=kind):
                return -min([self.skill(skill, year) for skill in SKILLS if kind in (None, skill)])
            case Transport(steps=steps, upgrades=upgrades):
                return steps * taste.step[year] + upgrades * taste.lift[year]

    def tile(self, tile: Offered) -> float:
        """To win it, with the workers that lie on it."""
        if tile.name not in self._tiles:
            self._tiles[tile.name] = self._of_kind(self.tiles[tile.name], tile.side)
        return self._tiles[tile.name] + sum([workers.total for workers in tile.uses]) * self.worker

    def _of_kind(self, facts: TileFacts, side: Side) -> float:
        match facts.kind:
            case TileKind.ORDER:
                return self._order(facts)
            case TileKind.WINTER:
                return self._winter(facts)
            case TileKind.SUMMER if facts.is_summer_boat:
                ability = facts.face(side).ability
                assert ability is not None
                return POWERS[ability.ability] * (len(SEASONS) - 1 - self.year)
            case _:
                return self._village_tile(facts)

    def _village_tile(self, facts: TileFacts) -> float:
        """Points, uses to come, workers of others, and the upgrade."""
        taste, year = self.taste, self.year
        uses, later = taste.uses[year], min(year + 1, len(SEASONS) - 1)
        found = facts.a.vp + max(0.0, self.used(facts.a, later)) * uses + self._yard(facts.id, facts.a)
        if facts.a.use:
            found += taste.visitors * taste.worker[later] * (len(SEASONS) - 1 - year)
        if facts.b is not None and facts.cost is not None:
            found += taste.upgrades[year] * self.upgrade(facts, Goods()) * self._payable(facts)
        return found

    def upgrade(self, facts: TileFacts, lying: Goods) -> float:
        """To turn the tile, with those goods on it, not counting what that costs."""
        if facts.b is None:
            return 0.0
        uses = self.taste.uses[self.year] * self.taste.turned
        more = (self.used(facts.b) - self.used(facts.a)) * uses
        yard = self._on_it(facts.b, lying) - self._on_it(facts.a, lying)
        return facts.b.vp - facts.a.vp + max(0.0, more) + yard

    def _payable(self, facts: TileFacts) -> float:
        """How much of the cost is at hand."""
        cost = facts.cost
        if cost is None:
            return 0.0
        have = sum([tile.goods for tile in self.player.village], Goods())
        wanted = cost.resources + cost.skills.total + cost.any_skills
        there = sum([min(cost.goods.of(kind), have.of(kind)) for kind in RESOURCES])
        there += min(cost.any_goods, have.total - there)
        there += sum([min(cost.skills.of(kind), self.player.skills.of(kind)) for kind, _ in cost.skills.each()])
        there += min(cost.any_skills, self.player.skills.total)
        return self.taste.unpaid + self.taste.at_hand * there / wanted

    def _yard(self, name: Name, face: Face) -> float:
        """What could be brought there (12.3)."""
        end = face.end
        if not isinstance(end, OnTile):
            return 0.0
        have = sum([tile.goods for tile in self.player.village if tile.name != name], Goods())
        there = have.total if end.kind == ANY else have.of(Resource(end.kind)) + have.gold / 2
        return min(self.taste.brought_most, self.taste.brought * there + self.taste.brought_anyhow) * end.vp

    def _on_it(self, face: Face, lying: Goods) -> float:
        end = face.end
        if not isinstance(end, OnTile):
            return 0.0
        return float(end.vp * (lying.total if end.kind == ANY else lying.of(Resource(end.kind)) + lying.gold))

    def _winter(self, facts: TileFacts) -> float:
        """Points with what is there now."""
        return self.taste.winter * (self.scored((facts.id,)) - self.points) + self.taste.change

    def _order(self, facts: TileFacts) -> float:
        """The choice of boats, the start, and in winter the points of the tile itself."""
        number = facts.number
        first = self.taste.first_boat / number
        start = self.taste.start if number == len(self.view.orders) else 0.0
        if not self.last:
            return first * max(self.taste.any_boat, self._boats_differ()) + start
        return self.taste.neighbours + first * max(self.taste.any_boat, self._boats_differ()) + start

    def _boats_differ(self) -> float:
        found = [self.boat(boat) for boat in self.view.boats if boat.taken is None]
        return (max(found) - sum(found) / len(found)) / 2 if found else 0.0

    def boat(self, boat: Boat) -> float:
        """To take it: its load, or in winter its points (12.7)."""
        if not self.last:
            # What it brings is spent in the next season.
            year = min(self.year + 1, len(SEASONS) - 1)
            worth = self.taste.worker[year] if year < len(SEASONS) - 1 else self.taste.latest
            more = boat.workers.green * (self.taste.green - 1.0)
            return (boat.workers.total + more) * worth + boat.skills.total * self.taste.skill[year]
        end = self.tiles[boat.name].a.end
        if isinstance(end, AnyOf):
            return float(self.player.workers.total)
        return float(self.scored((boat.name,)) - self.points)

    def is_order(self, name: Name) -> bool:
        """Whether its neighbours count."""
        return isinstance(self.tiles[name].a.end, Neighbours)


_KINDS: Final[dict[Sort, tuple[Kind, ...]]] = {Sort.RESOURCE: RESOURCES, Sort.SKILL: SKILLS, Sort.WORKER: COLOURS}


def _each(end: End | None) -> Iterator[tuple[str, float]]:
    """What one item of a kind brings about, on a tile that counts it."""
    match end:
        case Sets(set=wanted, vp=vp):
            yield from ((kind, vp / len(wanted)) for kind in wanted)
        case AnyOf(of=sort, count=count, vp=vp):
            yield from ((kind, vp / count) for kind in _KINDS[sort])
        case OneKind(of=sort, vp=vp):
            yield from ((kind, vp / 2) for kind in _KINDS[sort])
        case _:
            return
