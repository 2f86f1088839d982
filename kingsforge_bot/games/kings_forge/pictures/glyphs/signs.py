"""The small signs of the board, and what costs, effects and benefits look like as rows of them. No pixels here."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.contents import Task
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source, change_of
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side, Square
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, RESOURCES, Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import (
    ANY_NUMBER,
    Ban,
    Boost,
    BoostOrDie,
    Change,
    Copy,
    Flip,
    Gain,
    Gamble,
    Pour,
    Reroll,
    SmithyToo,
    Trade,
    TurnToSix,
    Wild,
    flipped,
)
from kingsforge_bot.games.kings_forge.rules.state import Owed, Undecided, WoodNow


class DieSign(msgspec.Struct, frozen=True):
    """A die: its letter, and what it shows where it was rolled; `fresh`: it has just come."""

    kind: Kind
    value: int | None = None
    fresh: bool = False


class SquareSign(msgspec.Struct, frozen=True):
    """A square of a cost; marked where its die is lost."""

    square: Square


class TextSign(msgspec.Struct, frozen=True):
    """Numbers, arrows, names."""

    text: str
    tone: Tone = Tone.INK


class IconSign(msgspec.Struct, frozen=True):
    """An icon."""

    icon: Icon
    tone: Tone = Tone.INK


class SeatSign(msgspec.Struct, frozen=True):
    """A seat's round badge with its letter."""

    seat: Seat


class ChipSign(msgspec.Struct, frozen=True):
    """What is done to a die, on an iron plate; a token is gold."""

    text: str
    gold: bool = False
    icon: Icon | None = None


class RankSign(msgspec.Struct, frozen=True):
    """A craft card's rank."""

    rank: int


class TickSign(msgspec.Struct, frozen=True):
    """The tick of what is covered."""


class GapSign(msgspec.Struct, frozen=True):
    """An empty space, in heights of the row."""

    share: float


Sign = DieSign | SquareSign | TextSign | IconSign | SeatSign | ChipSign | RankSign | TickSign | GapSign
Signs = tuple[Sign, ...]

_ON_PAPER: Final = (Tone.INK, Tone.MUTED)
"""What is read on paper alone."""
ARROW: Final = TextSign("→", Tone.MUTED)
OR: Final = TextSign("/", Tone.MUTED)
AGAIN: Final = ChipSign("↻", icon=Icon.REROLL)
MANY: Final = TextSign("×1+")
"""After a chip: for as many dice as one wants, at least one (4.5)."""
COVERED: Final = TickSign()
BANNED: Final = IconSign(Icon.BAN, Tone.EMBER)
ANY_DIE: Final = SquareSign(Square(RESOURCES))
ANY_LOST: Final = SquareSign(Square(RESOURCES, lost=True))
SMITHY: Final = IconSign(Icon.SMITHY, Tone.MUTED)
SUPPLY: Final = IconSign(Icon.SUPPLY, Tone.EMBER)
ROLL: Final = IconSign(Icon.ROLL)
TOKENS: Final = (Source.TOKEN_PLUS, Source.TOKEN_SIX)
"""Benefits that come from no card."""
NOT_SPELLED_OUT: Final = 10
"""From so many dice on kinds are counted instead of shown die by die."""


def dice(shown: Iterable[Die]) -> Signs:
    """Rolled dice."""
    return tuple(DieSign(die.kind, die.value) for die in shown)


def kinds(shown: Sequence[Kind]) -> Signs:
    """Dice without a value, in their order."""
    if len(shown) < NOT_SPELLED_OUT:
        return tuple(DieSign(kind) for kind in shown)
    return tuple(
        sign
        for kind, same in groupby(sorted(shown, key=list(Kind).index))
        for sign in (DieSign(kind), TextSign(str(len(tuple(same)))))
    )


def counts(pool: Pool, gained: Pool = NO_DICE) -> Signs:
    """How many dice of each kind, kinds without a die left out; on a flame, and in brackets how many, what is new.

    Without brackets `6 +1` reads as seven.
    """
    found: list[Sign] = []
    for kind, count, new in zip(RESOURCES, pool.counts, gained.counts, strict=True):
        if count:
            found += [DieSign(kind, fresh=bool(new)), TextSign(str(count))]
            found += [TextSign(f"(+{new})", Tone.EMBER)] if new else []
            found.append(GapSign(0.15))
    return tuple(found)


def counted(signs: Signs, least: int) -> Signs:
    """Of so many equal dice or squares in a row one, with their number before it."""
    found: list[Sign] = []
    for sign, same in groupby(signs):
        number = len(list(same))
        if number >= least and isinstance(sign, DieSign | SquareSign):
            found += [TextSign(str(number)), sign]
        else:
            found += [sign] * number
    return tuple(found)


def cost(side: Side) -> Signs:
    """The squares of a side; a cross where it is free."""
    half = HALVES[side]
    if isinstance(half.effect, Pour):
        return (SUPPLY,)
    if isinstance(half.effect, Trade):
        return (TextSign(str(half.effect.give)), ANY_DIE, ARROW, IconSign(Icon.PERSON), SUPPLY)
    return tuple(SquareSign(square) for square in half.cost)


def doing(task: Task) -> Signs:
    """What the awaited player does next."""
    match task:
        case Task.GATHER:
            return (IconSign(Icon.CARDS, Tone.EMBER),)
        case Task.PASS:
            return (IconSign(Icon.SKIP, Tone.EMBER),)
        case Task.ROLL:
            return (IconSign(Icon.ROLL, Tone.EMBER),)
        case Task.CRAFT:
            return (IconSign(Icon.HAMMER, Tone.EMBER),)


def effect(side: Side) -> Signs:
    """What a side does."""
    match HALVES[side].effect:
        case Gain(dice=gained, usable=usable):
            return (ARROW, *kinds(tuple(gained)), SUPPLY if usable else SMITHY)
        case Boost() | Flip() | Reroll() | TurnToSix() | BoostOrDie() as held:
            return (ARROW, *change(held))
        case Gamble(kind=kind, keep_from=least, otherwise=otherwise):
            lost = (GapSign(0.25), TextSign(f"1–{least - 1} →"), *kinds(tuple(otherwise)), SMITHY) if otherwise else ()
            return (ARROW, ROLL, DieSign(kind), GapSign(0.25), TextSign(f"{least}–6 →"), SMITHY, *lost)
        case Ban():
            return (ARROW, ROLL, DieSign(Kind.CEMETERY), BANNED)
        case Trade():
            return (ARROW, TextSign("1"), ANY_DIE, SMITHY)
        case Pour(rewards=rewards):
            return (ARROW, *_steps(rewards), GapSign(0.25), SMITHY)
        case Copy():
            return (TextSign("+"), IconSign(Icon.COPY), IconSign(Icon.PERSON), TextSign("▲/▼", Tone.MUTED))
        case Wild():
            return (ARROW, ROLL, DieSign(Kind.LIBRARY))
        case SmithyToo():
            return (ARROW, ROLL, SUPPLY, TextSign("+"), SMITHY)
        case unknown:
            assert_never(unknown)


def gives(space: Space) -> Signs:
    """What a dock space gives."""
    offer = OFFERS[space].gives
    return (*kinds(tuple(offer)), SMITHY) if isinstance(offer, Pool) else benefit(Held(offer))


def waits_for(owed: Owed) -> Signs:
    """The die that the turn waits for."""
    match owed:
        case Undecided(die=die):
            return (ROLL, DieSign(die.kind, die.value), TextSign("?"))
        case WoodNow():
            return (ARROW, DieSign(Kind.WOOD), TextSign("?"))
        case unknown:
            assert_never(unknown)


def change(held: Change) -> Signs:
    """What a benefit does to rolled dice."""
    match held:
        case Boost(by=by, dice=count):
            return (ChipSign(f"+{by}"),) * count
        case Flip():
            one, two, three = (ChipSign(f"{value}↔{flipped(value)}") for value in (1, 2, 3))
            return (one, OR, two, OR, three)
        case Reroll():
            return _on_several(AGAIN, ANY_NUMBER)
        case TurnToSix(dice=count, showing=showing):
            start = "" if showing is None else f"{showing}"
            return _on_several(ChipSign(f"{start}→6"), count)
        case BoostOrDie(boost=boost, kind=kind):
            return (*change(boost), OR, DieSign(kind))
        case unknown:
            assert_never(unknown)


def _on_several(chip: ChipSign, dice: int) -> Signs:
    """A chip for each die, as for the bonuses; two and one that stands for more where any number may be chosen."""
    return (chip, MANY) if dice == ANY_NUMBER else (chip,) * dice


def mark(held: Held) -> Signs:
    """What a benefit does, where the dice are shown before and after it."""
    if isinstance(change_of(held), Flip):
        return (ChipSign("⇅", icon=Icon.FLIP),)
    return benefit(held)[:1]


def benefit(held: Held) -> Signs:
    """A benefit in hand; tokens are gold."""
    signs = change(change_of(held))
    if held.source not in TOKENS:
        return signs
    # One token, however many dice it goes to.
    return (ChipSign(" ".join(sign.text for sign in signs if isinstance(sign, ChipSign)), gold=True),)


def on_dark(signs: Signs) -> Signs:
    """The same where what lies below is dark: ink could not be read there."""
    return tuple(
        [
            replace(one, tone=Tone.WHITE) if isinstance(one, TextSign | IconSign) and one.tone in _ON_PAPER else one
            for one in signs
        ]
    )


def in_hand(benefits: Iterable[Held], library: int) -> Signs:
    """Benefits in a row, and Library dice that join the craft roll."""
    found: list[Sign] = []
    for held in benefits:
        found += [*(mark(held) if isinstance(change_of(held), Flip) else benefit(held)), GapSign(0.05)]
    return (*found, *(DieSign(Kind.LIBRARY),) * library) if library else tuple(found[:-1])


def _steps(rewards: tuple[Pool, ...]) -> Signs:
    """Caravan's table: from how many dice to how many which reward; only one of them is taken."""
    starts = [number for number, reward in enumerate(rewards) if reward and reward != rewards[number - 1]]
    found: list[Sign] = []
    for start, after in zip(starts, [*starts[1:], None], strict=True):
        numbers = f"{start}+" if after is None else f"{start}–{after - 1}"
        # That they are numbers of dice, not what dice show, the first says for all: five times it would be too small.
        from_to: Signs = (TextSign(f"{numbers}:"),) if found else (TextSign(numbers), ANY_DIE, TextSign(":"))
        found += [*from_to, *kinds(tuple(rewards[start])), GapSign(0.15)]
    return tuple(found[:-1])
