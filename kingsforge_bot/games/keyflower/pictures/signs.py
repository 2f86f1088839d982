"""Signs side by side: what a tile does, costs and scores, without a sentence."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias, assert_never

from kingsforge_bot.games.keyflower.pictures.art import SIGNS, draw_sign
from kingsforge_bot.games.keyflower.pictures.measures import LEAST
from kingsforge_bot.games.keyflower.pictures.palette import LETTERS, Tone
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
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width


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
TONE_OF: Final = {
    Colour.BLUE: Tone.BLUE,
    Colour.RED: Tone.RED,
    Colour.YELLOW: Tone.YELLOW,
    Colour.GREEN: Tone.GREEN,
}
_TONES: Final = {colour.value: tone for colour, tone in TONE_OF.items()}
_TEXT: Final = 0.84
"""Size of a text beside signs, in their sides."""
_LETTER: Final = 0.44
_LETTERED: Final = 40
"""Side from which on a worker carries its letter; smaller ones stand where the colour is said beside them."""
_BODY: Final = 0.7
"""How far down the middle of a worker's body is."""


def letter_of(colour: Colour) -> str:
    """B, R, Y, G."""
    return colour.value[0].upper()


def of_face(face: Face) -> Signs:
    """What a side does or scores, besides printed points of one that does something."""
    said = (*_joined(face.use), *of_ability(face.ability), *of_end(face.end))
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
            for index, kind in enumerate(kinds):
                if index:
                    yield "/"
                yield Pic(kind)
        case GainGreen(n=number):
            yield from (f"{number}", Pic(Colour.GREEN))
        case DrawWorkers(n=number):
            yield from (f"{number}", WORKER)
        case DrawSkills(n=number):
            yield from (f"{number}", SKILL)
        case PayWorker(colour=colour):
            yield from (WORKER if colour is None else Pic(colour), "→")
        case PaySkill(kind=skill):
            yield from (SKILL if skill is None else Pic(skill), "→")
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
            return f"{points}:{count}", _OF_SORT[sort]
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


def _wide(sign: Sign, side: int) -> int:
    match sign:
        case Pic():
            return side
        case str():
            return width(sign, _size(side))
        case _:
            assert_never(sign)


def _size(side: int) -> int:
    return max(LEAST, round(side * _TEXT))


def row_width(signs: Signs, side: int) -> int:
    """How wide the signs are where drawings have that side."""
    return sum(_wide(sign, side) for sign in signs) + _gap(side) * max(0, len(signs) - 1)


def _gap(side: int) -> int:
    return max(2, side // 12)


def draw_row(canvas: Canvas, frame: Frame, signs: Signs, ink: Tone = Tone.INK, *, centred: bool = True) -> None:
    """The signs in a frame, as large as its height and width allow."""
    side = next((one for one in SIGNS if one <= frame.h and row_width(signs, one) <= frame.w), SIGNS[-1])
    x = frame.x + (max(0, frame.w - row_width(signs, side)) // 2 if centred else 0)
    for sign in signs:
        wide = _wide(sign, side)
        place = Frame(x, frame.middle[1] - side // 2, wide, side)
        match sign:
            case Pic(name=name):
                draw_pic(canvas, place, name)
            case str():
                canvas.write_over(sign, x, frame.middle[1], _size(side), ink)
            case _:
                assert_never(sign)
        x += wide + _gap(side)


def draw_pic(canvas: Canvas, frame: Frame, name: str) -> None:
    """A sign as large as the frame; a worker with the letter of its colour."""
    draw_sign(canvas, frame, name)
    tone = _TONES.get(name)
    if tone is not None and min(frame.w, frame.h) >= _LETTERED:
        draw_on_worker(canvas, frame, name[0].upper(), LETTERS[tone])


def draw_on_worker(canvas: Canvas, frame: Frame, text: str, ink: Tone) -> None:
    """A letter or a number on the body of a worker that fills the frame."""
    size = max(LEAST, round(min(frame.w, frame.h) * _LETTER))
    x = frame.middle[0] - width(text, size) // 2
    canvas.write_over(text, x, frame.y + round(frame.h * _BODY), size, ink)
