"""Signs side by side: what a card costs and does, without a sentence."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias, assert_never

from kingsforge_bot.games.dwarven_smithy.pictures.art import COST, RESOURCE, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_LIMIT, OF_PER, OF_SCOPE, OF_SUBTYPE, Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.palette import Tone
from kingsforge_bot.games.dwarven_smithy.rules.effects import (
    ANY,
    Bonus,
    Completion,
    Effect,
    Income,
    Less,
    Limit,
    NoTilt,
    Per,
    Sale,
    StandIn,
    Warehouse,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width


class Tile(NamedTuple):
    """A resource, or any of a class, as a small drawing."""

    name: str


class Coins(NamedTuple):
    """So many coins, on gold."""

    text: str


class Price(NamedTuple):
    """What it costs whoever buys it, on iron."""

    text: str


Sign: TypeAlias = Tile | Coins | Price | Icon | str
Signs: TypeAlias = tuple[Sign, ...]

MORE_ROOM: Final = "↑"
"""Before how many places more an area has; a plus is coins."""
FURTHER: Final = "…"
"""Before how many cards more there are."""
_IN_A_ROW: Final = 4
_OVERLAP: Final = 6
"""Pixels by which small drawings may lie on each other."""
LEAST_ROW: Final = 40
"""In lower rows letters would be too small."""
_GAP: Final = 6


class Scale(NamedTuple):
    """How large letters and icons are, and how much wider than its text a pill is, in heights of the row."""

    text: float
    icon: float
    padded: float


LOOSE: Final = Scale(0.68, 0.86, 0.5)
TIGHT: Final = Scale(0.88, 0.92, 0.42)
"""Letters as large as they can be in a low row."""


def of_cost(cost: Sequence[str]) -> tuple[Signs, ...]:
    """One small drawing for each icon of a cost, in two rows where there are many."""
    half = len(cost) if len(cost) <= _IN_A_ROW else -(-len(cost) // 2)
    rows = (cost[:half], cost[half:])
    return tuple(tuple(Tile(icon) for icon in row) for row in rows if row)


def of_effects(effects: Iterable[Effect]) -> Iterator[Signs]:
    """A row of signs for each effect."""
    for effect in effects:
        yield _of(effect)


def _of(effect: Effect) -> Signs:
    match effect:
        case Less(resource=resource, scope=scope):
            taken: Sign = "?" if resource == ANY else Tile(resource)
            return "−1", taken, ":", *(OF_SCOPE[word] for word in scope)
        case Limit(area=area, by=by):
            return OF_LIMIT[area], f"{MORE_ROOM}{by}"
        case Income(coins=coins):
            return Icon.CYCLE, Coins(f"+{coins}")
        case Sale(coins=coins):
            return Icon.MARKET, "→", Coins(f"+{coins}")
        case Warehouse(by=by):
            return Icon.ROW, Price(f"{by}".replace("-", "−"))
        case Completion(type=type_, coins=coins):
            return OF_SCOPE[type_], "→", Coins(f"+{coins}")
        case NoTilt():
            return Icon.MARKET, Icon.UPRIGHT
        case StandIn(of=of, crafts=crafts):
            return "1", Tile(of), "=", Tile(of), ":", *(OF_SCOPE[word] for word in crafts)
        case Bonus(coins=coins, per=per):
            return Icon.BONUS, Coins(f"+{coins}"), "×", *_counted(per)
        case _:
            assert_never(effect)


def in_short(effects: Sequence[Effect]) -> tuple[Signs, Signs]:
    """What the first effect does, and for what: a line each, where a whole row has no room."""
    whole = next(in_brief(effects), ())
    if ":" in whole:
        at = whole.index(":")
        return whole[:at], whole[at + 1 :]
    return (whole, ()) if len(whole) <= _SHORT else (whole[:-1], whole[-1:])


_SHORT: Final = 2
"""Signs that stand in one line."""


def in_brief(effects: Sequence[Effect]) -> Iterator[Signs]:
    """The same in one line, and what of it there may be room for instead; nothing that would say something else."""
    if not effects:
        return
    match effects[0]:
        case StandIn(of=of, crafts=crafts):
            yield "=", Tile(of), ":", *(OF_SCOPE[word] for word in crafts)
            yield "=", Tile(of)
        case Less(scope=scope) as effect:
            yield (whole := _of(effect))
            yield "−1", *(OF_SCOPE[word] for word in scope)
            yield whole[:2]
        case Completion(type=type_, coins=coins):
            yield OF_SCOPE[type_], Coins(f"+{coins}")
        case Sale(coins=coins):
            yield Icon.MARKET, Coins(f"+{coins}")
        case effect:
            yield _of(effect)


def _or(icons: Iterable[Icon]) -> Iterator[Sign]:
    for index, icon in enumerate(icons):
        if index:
            yield "/"
        yield icon


def _counted(per: Per) -> Iterator[Sign]:
    match per:
        case Per.RUNE_UNDER:
            yield from (Tile(Class.RUNE), Icon.CROWN)
        case Per.SUBTYPE:
            yield from _or(OF_SUBTYPE.values())
        case _:
            yield OF_PER[per]


def _wide(sign: Sign, high: int, scale: Scale) -> int:
    match sign:
        case Tile():
            return COST
        case Coins(text=text) | Price(text=text):
            return width(text, round(high * scale.text)) + round(high * scale.padded)
        case Icon():
            return round(high * scale.icon)
        case str():
            return width(sign, round(high * scale.text))
        case _:
            assert_never(sign)


def row_width(signs: Signs, high: int, gap: int = _GAP, scale: Scale = LOOSE) -> int:
    """How wide the signs are, so high."""
    return sum(_wide(sign, high, scale) for sign in signs) + gap * max(0, len(signs) - 1)


def draw_row(
    canvas: Canvas,
    frame: Frame,
    signs: Signs,
    ground: Tone,
    ink: Tone = Tone.MUTED,
    centred: bool = False,
    scale: Scale = LOOSE,
) -> None:
    """The signs from the left edge of the frame or in its middle; a row too wide for it is lower, its tiles closer."""
    high, gap = frame.h, _GAP
    closest = -_OVERLAP if all(isinstance(sign, Tile) for sign in signs) else 1
    while row_width(signs, high, gap, scale) > frame.w and (gap > closest or high > LEAST_ROW):
        high, gap = (high, gap - 1) if gap > closest else (high - 2, gap)
    x = frame.x + (max(0, frame.w - row_width(signs, high, gap, scale)) // 2 if centred else 0)
    for sign in signs:
        wide = _wide(sign, high, scale)
        place = Frame(x, frame.y + (frame.h - high) // 2, wide, high)
        _draw_sign(canvas, place, sign, (ground, ink), scale)
        x += wide + gap


def _draw_sign(canvas: Canvas, frame: Frame, sign: Sign, tones: tuple[Tone, Tone], scale: Scale) -> None:
    size, (ground, ink) = round(frame.h * scale.text), tones
    match sign:
        case Tile(name=name):
            canvas.put(SPRITES.tile(RESOURCE, name, COST, Tone.CARD), frame.x, frame.y + (frame.h - COST) // 2)
        case Coins(text=text):
            canvas.slab(frame.inset(1), Tone.GOLD, ground, frame.h // 2)
            canvas.write(text, frame.x + (frame.w - width(text, size)) // 2, frame.middle[1], size, Tone.INK, Tone.GOLD)
        case Price(text=text):
            canvas.slab(frame.inset(2), Tone.IRON, ground, 6)
            x = frame.x + (frame.w - width(text, size)) // 2
            canvas.write(text, x, frame.middle[1], size, Tone.GOLD, Tone.IRON)
        case Icon():
            draw_icon(canvas, frame, sign, ink, ground)
        case str():
            canvas.write(sign, frame.x, frame.middle[1], size, ink if ink is Tone.WHITE else Tone.INK, ground)
        case _:
            assert_never(sign)
