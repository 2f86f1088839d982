"""Which of the signs in a picture are to be explained below it: those that occur there."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.pictures.contents import (
    Cancelled,
    ClaimTile,
    Coverer,
    FaceUp,
    Herald,
    MadeTile,
    OnDisplay,
    Progress,
    RolledDie,
    Smithy,
    Stock,
    Supply,
    Tokens,
    VisitTile,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import (
    LINE,
    PHONE_LINE,
    RARE,
    SIGN_OF,
    Legend,
    Mark,
    Named,
    legend_of,
    legend_width,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ANY_LOST,
    COVERED,
    SMITHY,
    SUPPLY,
    ChipSign,
    DieSign,
    IconSign,
    RankSign,
    Signs,
    SquareSign,
    benefit,
    cost,
    counts,
    effect,
    gives,
    in_hand,
    kinds,
    mark,
)
from kingsforge_bot.games.kings_forge.pictures.places import GAP, MARGIN, Layout, Place
from kingsforge_bot.games.kings_forge.pictures.post_contents import Docks, InHand, Pick
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Within
from kingsforge_bot.games.kings_forge.pictures.table.tiles import paid
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.render.frame import Frame

_MOST_HIGH: Final = 720
"""What leaves a phone room for a question, its answers and what happened."""
_MORE_HIGH: Final = 260
"""For a line that tells what is seldom seen."""
_LINES: Final = (PHONE_LINE, 54, LINE)
_SELDOM: Final = (Tokens, InHand, Within, Pick, Cancelled)
"""Where signs lie that are seldom seen."""
_MARK_OF: Final = {sign: mark for mark, sign in SIGN_OF.items()}


def explained(plan: Layout, words: Sequence[Named]) -> Layout:
    """The picture, and below it what the signs in it mean, as large as there is room; at least what is seldom seen."""
    found = {mark for place in plan.places for sign in (*_of_player(place), *_on_offer(place)) for mark in _marks(sign)}
    shown, seldom = ([one for one in words if one.mark in found & set(marks)] for marks in (Mark, RARE))
    return _told_below(plan, shown, _MOST_HIGH) or _told_below(plan, seldom, _MOST_HIGH + _MORE_HIGH) or plan


def _told_below(plan: Layout, words: Sequence[Named], most: int) -> Layout | None:
    """With the words below it; None where it would be higher than that, or there is nothing to say."""
    room = plan.wide - 2 * MARGIN
    for line in _LINES:
        legend = legend_of(words, room, line)
        if legend is None:
            break
        place = Place("legend", Frame(MARGIN, plan.high - MARGIN + GAP, room, legend.high), legend)
        if place.frame.bottom + MARGIN <= most:
            return Layout(plan.wide, place.frame.bottom + MARGIN, (*plan.places, place))
    return None


def rare(contents: Iterable[object], words: Sequence[Named]) -> list[Named]:
    """The words for those signs of what lies on a posted picture that are seldom seen."""
    found = {mark for one in contents if isinstance(one, _SELDOM) for mark in _seldom_in(one)}
    return [one for mark in RARE if mark in found for one in words if one.mark is mark]


def rare_in(contents: Iterable[object], words: Sequence[Named], wide: int, high: int) -> Legend | None:
    """The same as a legend as large as there is room; None where there is too little."""
    seldom = rare(contents, words)
    legends = (legend_of(seldom, wide, line) for line in _LINES if wide > 0)
    return next((one for one in legends if one and one.high <= high and legend_width(one) <= wide), None)


@lru_cache(maxsize=256)
def _seldom_in(held: Tokens | InHand | Within | Pick | Cancelled) -> frozenset[Mark]:
    return frozenset(mark for sign in _seldom(held) for mark in _marks(sign))


def _seldom(held: Tokens | InHand | Within | Pick | Cancelled) -> Signs:
    match held:
        case Tokens(held=benefits) | InHand(held=benefits):
            return in_hand(benefits, 0)
        case Within(changes=changes):
            return tuple(sign for change in changes for sign in mark(change.held))
        case Pick(card=card):
            return tuple(sign for side in SIDES_OF[card] for sign in effect(side))
        case Cancelled():
            return (SIGN_OF[Mark.CANCELLED],)
        case _:
            assert_never(held)


def _marks(sign: object) -> Iterator[Mark]:
    match sign:
        case DieSign(kind=kind):
            yield _MARK_OF[DieSign(kind)]
        case SquareSign(square=square):
            if square.lost:
                yield Mark.LOST
            if square.takes == RESOURCES:
                yield Mark.ANY
            else:
                yield from (_MARK_OF[DieSign(kind)] for kind in square.takes)
        case ChipSign(gold=True):
            yield _MARK_OF[sign]
        case ChipSign(text=text) if text.startswith("+"):
            yield Mark.BONUS
        case IconSign(icon=Icon.LOST):
            yield Mark.LOST
        case _ if sign in _MARK_OF:
            yield _MARK_OF[sign]
        case _:
            pass


def _of_player(place: Place) -> Signs:
    """The signs that lie in a place of a player's part."""
    match place.holds:
        case Supply(dice=dice):
            return (SUPPLY, *counts(dice))
        case Smithy(dice=dice):
            return (SMITHY, *counts(dice))
        case Tokens(held=held, library=library):
            return in_hand(held, library)
        case RolledDie(die=die):
            return (DieSign(die.kind),)
        case Progress() as progress:
            return _of(progress)
        case ClaimTile(claim=claim, held=held, purple=purple):
            rolled = (DieSign(Kind.CEMETERY, purple),) if purple is not None else ()
            return (*paid(claim), *(benefit(held) if held is not None else ()), *rolled)
        case VisitTile(visit=visit):
            return (SIGN_OF[Mark.DOCK], ANY_LOST, *gives(visit.space))
        case MadeTile(made=made, reached=reached):
            hand = (SIGN_OF[Mark.STEALABLE],) if reached else ()
            return (RankSign(1), *(DieSign(one.kind) for one in made.dice), *hand)
        case _:
            return ()


def _on_offer(place: Place) -> Signs:
    """The signs that lie in a place between the players."""
    match place.holds:
        case Stock(dice=dice, library=library):
            return (SIGN_OF[Mark.STOCK], *counts(dice), *kinds((Kind.LIBRARY,) * bool(library)))
        case OnDisplay(card=card):
            return (RankSign(1), *(DieSign(one.kind) for one in card.boxes))
        case Coverer():
            return (COVERED,)
        case Herald():
            return (SIGN_OF[Mark.TURN],)
        case FaceUp(card=card):
            return tuple(sign for side in SIDES_OF[card] for sign in (*cost(side), *effect(side)))
        case Docks():
            return (SIGN_OF[Mark.DOCK], ANY_LOST, *(sign for space in Space for sign in gives(space)))
        case _:
            return ()


def _of(progress: Progress) -> Signs:
    shown = ((Mark.WON, True), (Mark.FIRST, progress.anvil), (Mark.DONE, progress.done), (Mark.TURN, progress.awaited))
    return tuple(SIGN_OF[mark] for mark, there in shown if there)
