"""What a tile does, costs and scores, in signs; known without drawing them."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias, assert_never

from kingsforge_bot.games.keyflower.rules.effects import (
    Ability,
    AnyOf,
    Cost,
    DrawSkills,
    DrawWorkers,
    Effect,
    End,
    FreeUpgrade,
    Gain,
    GainGreen,
    GainOne,
    Neighbours,
    OneKind,
    OnTile,
    PaySkill,
    PayWorker,
    Power,
    RoadLoop,
    Sets,
    Sort,
    Transport,
    TransportCapacity,
    WaterLine,
)
from kingsforge_bot.games.keyflower.rules.kinds import ANY, Colour
from kingsforge_bot.games.keyflower.rules.tiles import Face


class Pic(NamedTuple):
    """A drawing in `assets/keyflower/art/sign`."""

    name: str


Sign: TypeAlias = Pic | str
Signs: TypeAlias = tuple[Sign, ...]

WORKER: Final = Pic("worker")
SKILL: Final = Pic("skill")
RESOURCE: Final = Pic("any")
STEP: Final = Pic("step")
UPGRADE: Final = Pic("upgrade")
STAR: Final = Pic("star")
_OF_SORT: Final = {Sort.RESOURCE: RESOURCE, Sort.SKILL: SKILL, Sort.WORKER: WORKER}


def letter_of(colour: Colour) -> str:
    """B, R, Y, G."""
    return colour.value[0].upper()


def of_face(face: Face) -> Signs:
    """What a side does or scores; printed points besides where it is not used."""
    printed = (f"{face.vp}",) if face.vp and face.end is not None else ()
    said = (*_joined(face.use), *of_ability(face.ability), *printed, *of_end(face.end))
    return said or ((f"{face.vp}", STAR) if face.vp else ())


def _joined(effects: tuple[Effect, ...]) -> Iterator[Sign]:
    for effect in effects:
        yield from _of_effect(effect)


def _of_effect(effect: Effect) -> Iterator[Sign]:
    match effect:
        case Gain(goods=goods):
            each = tuple(goods.each())
            for kind, number in each:
                if number > 1 or len(each) == 1:
                    yield f"{number}"
                yield Pic(kind)
        case GainOne(of=kinds):
            yield from [sign for kind in kinds for sign in ("/", Pic(kind))][1:]
        case GainGreen(n=number):
            yield from (f"{number}", Pic(Colour.GREEN))
        case DrawWorkers(n=number):
            yield from (f"{number}", WORKER)
        case DrawSkills(n=number):
            yield from (f"{number}", SKILL)
        case PayWorker(colour=colour):
            yield from (Pic(colour) if colour else WORKER, "→")
        case PaySkill(kind=skill):
            yield from (Pic(skill) if skill else SKILL, "→")
        case Transport(steps=steps, upgrades=upgrades):
            yield from (f"{steps}", STEP, f"{upgrades}", UPGRADE)
        case _:
            assert_never(effect)


def of_end(end: End | None) -> Signs:
    """What is scored, and for what."""
    match end:
        case None:
            return ()
        case Sets(set=wanted, vp=points):
            return f"{points}:", *map(Pic, wanted)
        case AnyOf(of=sort, count=count, vp=points):
            return f"{points}:{count}" if count > 1 else f"{points}:", _OF_SORT[sort]
        case OneKind(of=sort, vp=points):
            return f"{points}:", _OF_SORT[sort], "=", _OF_SORT[sort]
        case OnTile(kind=kind, vp=points):
            return f"{points}:", RESOURCE if kind == ANY else Pic(kind), Pic("on-tile")
        case Neighbours(vp=points):
            return f"{points}:", Pic("neighbours")
        case TransportCapacity(vp=points):
            return f"{points}:", STEP
        case RoadLoop(vp=points):
            return f"{points}:", Pic("loop")
        case WaterLine(ladder=ladder):
            return f"{ladder[0]}–{ladder[-1]}", Pic("line")
        case FreeUpgrade():
            return ("+", UPGRADE)
        case _:
            assert_never(end)


def of_ability(ability: Ability | None) -> Signs:
    """What a summer boat lets its owner do (section 11)."""
    if ability is None:
        return ()
    match ability.ability:
        case Power.BOAT_INCOME:
            return (f"+{ability.random}", WORKER) if ability.random else (f"+{ability.green}", Pic(Colour.GREEN))
        case Power.CROSS_COUNTRY:
            return Pic("field"), STEP
        case Power.DOUBLE_TRANSPORT:
            return "×2", STEP, UPGRADE
        case Power.WILD_UPGRADE:
            return RESOURCE, "=", RESOURCE, UPGRADE
        case Power.WILD_SCORE:
            return RESOURCE, "=", RESOURCE, STAR
        case Power.COUNTER_BID:
            return (Pic("slant"),)
        case Power.MIXED_USE:
            return (Pic("mixed"),)
        case _:
            assert_never(ability.ability)


def of_cost(cost: Cost) -> Signs:
    """What turns a tile to its side b."""
    amounts = (
        *((number, Pic(kind)) for kind, number in cost.goods.each()),
        (cost.any_goods, RESOURCE),
        *((number, Pic(kind)) for kind, number in cost.skills.each()),
        (cost.any_skills, SKILL),
    )
    found = [(number, pic) for number, pic in amounts if number]
    return tuple(sign for number, pic in found for sign in ((f"{number}", pic) if number > 1 else (pic,)))
