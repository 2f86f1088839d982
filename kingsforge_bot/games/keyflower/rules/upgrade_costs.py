"""What an upgrade costs, and with what it can be paid (8.6, 8.7, 11.5)."""

from collections.abc import Iterator

from kingsforge_bot.games.keyflower.rules.actions import Payment
from kingsforge_bot.games.keyflower.rules.effects import Cost
from kingsforge_bot.games.keyflower.rules.kinds import MATERIALS, SKILLS, Goods, Name, Skills, skills_of
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Built


def price_of(name: Name, cost: Cost, paying: Payment | None) -> Payment:
    """The whole payment; it is written where something is chosen, and only there (16.2, 16.4)."""
    printed = Payment(cost.goods, cost.skills)
    if paying is None:
        if cost.chosen:
            raise refuse(Reason.CHOICE_MISSING, tile=name)
        return printed
    if not cost.chosen and paying == printed:
        raise refuse(Reason.SUPERFLUOUS, tile=name)
    return paying


def check_cost(tile: Built, skills: Skills, cost: Cost, payment: Payment, *, wild: bool) -> None:
    """Rules 8.6 and 8.7."""
    if not payment.goods <= tile.goods:
        raise refuse(Reason.COST, tile=tile.name, paying=str(payment.goods))
    for skill, wanted in payment.skills.each():
        if skills.of(skill) < wanted:
            raise refuse(Reason.SKILL_MISSING, tile=tile.name, skill=skill, wanted=wanted, have=skills.of(skill))
    if not (_goods_do(cost, payment.goods, wild=wild) and _skills_do(cost, payment.skills)):
        raise refuse(Reason.NOT_THE_COST, tile=tile.name, paying=str(payment))


def payments(tile: Built, skills: Skills, cost: Cost, *, wild: bool) -> Iterator[Payment | None]:
    """All ways to pay with what lies there and is behind the screen; None for exactly what is printed."""
    have = tile.goods
    if have.total < cost.resources:
        return
    ways = [goods for goods in _of_size(have, cost.resources) if _goods_do(cost, goods, wild=wild)]
    for tools in _skill_ways(cost, skills):
        for goods in ways:
            exact = not cost.chosen and goods == cost.goods
            yield None if exact else Payment(goods, tools)


def _goods_do(cost: Cost, paid: Goods, *, wild: bool) -> bool:
    """Gold stands in for wood, stone and iron, nothing for gold; with 3a anything for anything (8.7, 11.5)."""
    if paid.total != cost.resources:
        return False
    if wild:
        return True
    over = sum([max(0, paid.of(kind) - cost.goods.of(kind)) for kind in MATERIALS])
    return paid.gold >= cost.goods.gold and over <= cost.any_goods


def _skills_do(cost: Cost, paid: Skills) -> bool:
    return paid.total == cost.skills.total + cost.any_skills and cost.skills <= paid


def _skill_ways(cost: Cost, skills: Skills) -> Iterator[Skills]:
    if not cost.skills <= skills:
        return
    if not cost.any_skills:
        yield cost.skills
        return
    for kind in SKILLS:
        paid = cost.skills + skills_of(kind, cost.any_skills)
        if paid <= skills:
            yield paid


def _of_size(have: Goods, size: int) -> Iterator[Goods]:
    """All ways to take so many."""
    for wood in range(min(have.wood, size), -1, -1):
        for stone in range(min(have.stone, size - wood), -1, -1):
            for iron in range(min(have.iron, size - wood - stone), -1, -1):
                gold = size - wood - stone - iron
                if gold <= have.gold:
                    yield Goods(wood, stone, iron, gold)
