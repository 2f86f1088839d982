"""What to do with steps and upgrades: the best upgrade first, then the next; then yards, then what comes after."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rules.actions import Action, End, Move, Payment, Upgrade
from kingsforge_bot.games.keyflower.rules.effects import Cost, OnTile
from kingsforge_bot.games.keyflower.rules.hexes import distances
from kingsforge_bot.games.keyflower.rules.kinds import (
    ANY,
    MATERIALS,
    NO_GOODS,
    SKILLS,
    Goods,
    Name,
    Resource,
    Skills,
    goods_of,
    skills_of,
)
from kingsforge_bot.games.keyflower.rules.tiles import Side
from kingsforge_bot.games.keyflower.rules.working import roads_of
from kingsforge_bot.games.keyflower.strategy.worth import Worth

_STEP: Final = 0.02
"""A step that is saved may do something else."""
_AHEAD: Final = 0.3
"""A resource that lies where it will be wanted."""
_PAID: Final = 0.6
"""How much of the worth of what an upgrade takes is lost by it: not all would have come to something else."""
_LAID_DOWN: Final = 0.4
"""The same of a resource that is carried to where it scores; gold is worth all of what it is anywhere."""


class Plan(msgspec.Struct, frozen=True):
    """What is done, and what it brings."""

    gain: float
    actions: tuple[Action, ...]


class _Load(msgspec.Struct, frozen=True):
    """Resources brought from one tile."""

    resource: Resource
    origin: Name
    number: int
    steps: int


class Yard:
    """A village in which work is planned."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.roads = roads_of(worth.view, worth.tiles, worth.seat)
        self._away: dict[Name, Mapping[Name, int]] = {}
        self.goods = {tile.name: tile.goods for tile in worth.player.village}
        self.side = {tile.name: tile.side for tile in worth.player.village}
        self.skills = worth.player.skills

    def away(self, name: Name) -> Mapping[Name, int]:
        """Steps between that tile and the others."""
        if name not in self._away:
            self._away[name] = distances(self.roads, name)
        return self._away[name]

    def plan(self, steps: int, upgrades: int) -> Plan:
        """The best that is found, one thing after the other."""
        gain, actions = 0.0, list[Action]()
        while upgrades:
            best = max(self._upgrades(steps), key=lambda one: one[0], default=None)
            if best is None or best[0] <= 0:
                break
            worth, name, payment, loads = best
            gain, upgrades, steps = gain + worth, upgrades - 1, steps - sum([load.steps for load in loads])
            actions += self._bring(name, loads)
            actions.append(self._turn(name, payment))
        while steps:
            move = max(self._moves(steps), key=lambda one: one[0], default=None)
            if move is None or move[0] <= 0:
                break
            gain, steps = gain + move[0], steps - move[2].steps
            actions += self._bring(move[1], [move[2]])
        return Plan(gain, (*actions, End()))

    def deeds(self, steps: int, upgrades: int) -> list[tuple[float, tuple[Action, ...]]]:
        """One thing out of which a plan is made, each from how things lie now."""
        found: list[tuple[float, tuple[Action, ...]]] = []
        if upgrades:
            for gain, name, payment, loads in self._upgrades(steps):
                carried = [Move(load.resource, load.origin, name, load.number) for load in loads]
                found.append((gain, (*carried, self._upgrade(name, payment))))
        if not any(gain > 0 for gain, _ in found):
            moves = self._moves(steps)
            found = [(gain, (Move(load.resource, load.origin, to, load.number),)) for gain, to, load in moves]
        return sorted([one for one in found if one[0] > 0], key=lambda one: -one[0])

    def _bring(self, to: Name, loads: list[_Load]) -> list[Action]:
        found: list[Action] = []
        for load in loads:
            goods = goods_of(load.resource, load.number)
            self.goods[load.origin] -= goods
            self.goods[to] += goods
            found.append(Move(load.resource, load.origin, to, load.number))
        return found

    def _turn(self, name: Name, payment: Payment) -> Upgrade:
        self.goods[name] -= payment.goods
        self.skills -= payment.skills
        self.side[name] = Side.B
        return self._upgrade(name, payment)

    def _upgrade(self, name: Name, payment: Payment) -> Upgrade:
        cost = self.worth.tiles[name].cost
        assert cost is not None
        exact = not cost.chosen and payment == Payment(cost.goods, cost.skills)
        return Upgrade(name, None if exact else payment)

    def _upgrades(self, steps: int) -> Iterator[tuple[float, Name, Payment, list[_Load]]]:
        worth = self.worth
        for name, side in self.side.items():
            facts = worth.tiles[name]
            if side is Side.B or facts.cost is None:
                continue
            skills = _skills_for(facts.cost, self.skills)
            loads = self._loads(name, facts.cost, steps)
            if skills is None or loads is None:
                continue
            brought = sum([goods_of(load.resource, load.number) for load in loads], NO_GOODS)
            paid = _paid(facts.cost, self.goods[name] + brought)
            if paid is None:
                continue
            gain = worth.upgrade(facts, self.goods[name] + brought - paid)
            gain -= (
                worth.goods(paid) * _PAID
                + sum([number * worth.skill(skill) for skill, number in skills.each()]) * _PAID
            )
            gain -= _STEP * sum([load.steps for load in loads])
            yield gain, name, Payment(paid, skills), loads

    def _loads(self, name: Name, cost: Cost, steps: int) -> list[_Load] | None:
        """The nearest resources that are lacking there; None where they are too far, or not there."""
        lying, loads = self.goods[name], list[_Load]()
        any_left, spare = cost.any_goods, lying
        for kind, number in cost.goods.each():
            here = min(number, lying.of(kind))
            spare -= goods_of(kind, here)
            missing = number - here
            if not missing:
                continue
            found = self._nearest(name, (kind,), missing)
            short = missing - sum([load.number for load in found])
            stands_in = min(short, spare.gold) if kind is not Resource.GOLD else 0
            spare -= goods_of(Resource.GOLD, stands_in)
            if short > stands_in:
                return None
            loads += found
        any_left = max(0, any_left - spare.total)
        if any_left:
            found = self._nearest(name, MATERIALS, any_left)
            if sum([load.number for load in found]) < any_left:
                return None
            loads += found
        return loads if sum([load.steps for load in loads]) <= steps else None

    def _nearest(self, name: Name, kinds: tuple[Resource, ...], wanted: int) -> list[_Load]:
        found: list[_Load] = []
        away = self.away(name)
        for origin in sorted((one for one in away if one != name), key=away.__getitem__):
            if self._scores(origin):
                continue
            for kind in kinds:
                number = min(wanted, self.goods[origin].of(kind))
                if number:
                    found.append(_Load(kind, origin, number, number * away[origin]))
                    wanted -= number
            if not wanted:
                break
        return found

    def _scores(self, name: Name) -> bool:
        """Whether resources are to stay there."""
        return isinstance(self.worth.tiles.face(name, self.side[name]).end, OnTile)

    def _moves(self, steps: int) -> Iterator[tuple[float, Name, _Load]]:
        """One resource to a yard, or to where an upgrade will want it."""
        worth = self.worth
        for name, side in self.side.items():
            facts = worth.tiles[name]
            end = facts.face(side).end
            cost = facts.cost if side is Side.A and not worth.last else None
            for origin, away in self.away(name).items():
                if not 0 < away <= steps or self._scores(origin):
                    continue
                for kind, _ in self.goods[origin].each():
                    gain = 0.0
                    if isinstance(end, OnTile) and (end.kind in (ANY, kind) or kind is Resource.GOLD):
                        gain = end.vp - worth.resource(kind) * (1.0 if kind is Resource.GOLD else _LAID_DOWN)
                    elif cost is not None and self.goods[name].of(kind) < cost.goods.of(kind):
                        gain = _AHEAD if self._spared(origin, kind) else 0.0
                    if gain > 0:
                        yield gain / away - _STEP, name, _Load(kind, origin, 1, away)

    def _spared(self, origin: Name, kind: Resource) -> bool:
        """Whether it is not wanted just as much where it lies."""
        facts = self.worth.tiles[origin]
        wanted = facts.cost.goods.of(kind) if facts.cost is not None and self.side[origin] is Side.A else 0
        return self.goods[origin].of(kind) > wanted


def _skills_for(cost: Cost, skills: Skills) -> Skills | None:
    if not cost.skills <= skills:
        return None
    if not cost.any_skills:
        return cost.skills
    most = max(SKILLS, key=skills.of)
    return skills_of(most, cost.any_skills) if skills.of(most) >= cost.any_skills else None


def _paid(cost: Cost, there: Goods) -> Goods | None:
    """What of the goods there pays: what is printed, gold for what is missing, and the cheapest for what is free."""
    paid = Goods(*[min(there.of(kind), cost.goods.of(kind)) for kind in Resource])
    missing = cost.goods.total - paid.total
    rest = there - paid
    if missing:
        if paid.gold < cost.goods.gold or rest.gold < missing:
            return None
        paid += goods_of(Resource.GOLD, missing)
        rest = there - paid
    for kind in Resource:
        number = min(cost.resources - paid.total, rest.of(kind))
        if number > 0:
            paid += goods_of(kind, number)
    return paid if paid.total == cost.resources else None


def best_work(worth: Worth, steps: int, upgrades: int) -> Plan:
    """What the seat would do with so many."""
    return Yard(worth).plan(steps, upgrades)


def deeds(worth: Worth, steps: int, upgrades: int) -> list[tuple[float, tuple[Action, ...]]]:
    """Each upgrade with what is brought for it, else each move, that brings something by itself: the best first.

    The first is what `best_work` begins with.
    """
    return Yard(worth).deeds(steps, upgrades)
