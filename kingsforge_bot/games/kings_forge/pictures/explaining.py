"""Which of the signs in a picture are to be explained below it: those that occur there."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.boxes import GAP, MARGIN, Box, Layout
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Awaited,
    ClaimTile,
    Coverer,
    FaceUp,
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
from kingsforge_bot.games.kings_forge.pictures.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.legend import SIGN_OF, Mark, Named, legend_of
from kingsforge_bot.games.kings_forge.pictures.post_contents import Pier
from kingsforge_bot.games.kings_forge.pictures.signs import (
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
)
from kingsforge_bot.games.kings_forge.pictures.tiles import paid
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.render.canvas import Frame

_MOST_HIGH: Final = 720
"""What leaves a phone room for a question, its answers and what happened."""
_MARK_OF: Final = {sign: mark for mark, sign in SIGN_OF.items()}


def explained(plan: Layout, words: Sequence[Named]) -> Layout:
    """The picture, and below it what the signs in it mean; where it would be too high, as it was."""
    found = {mark for box in plan.boxes for sign in (*_of_player(box), *_on_offer(box)) for mark in _marks(sign)}
    room = plan.wide - 2 * MARGIN
    legend = legend_of([one for one in words if one.mark in found], room)
    if legend is None:
        return plan
    box = Box("legend", Frame(MARGIN, plan.high - MARGIN + GAP, room, legend.high), legend)
    high = box.frame.bottom + MARGIN
    return Layout(plan.wide, high, (*plan.boxes, box)) if high <= _MOST_HIGH else plan


def _marks(sign: object) -> Iterator[Mark]:
    match sign:
        case DieSign(kind=kind) if kind is not Kind.CEMETERY:
            yield _MARK_OF[DieSign(kind)]
        case SquareSign(square=square):
            if square.lost:
                yield Mark.LOST
            if square.takes == RESOURCES:
                yield Mark.ANY
            else:
                yield from (_MARK_OF[DieSign(kind)] for kind in square.takes)
        case ChipSign(gold=True):
            yield Mark.TOKEN
        case ChipSign(text=text) if text.startswith("+"):
            yield Mark.BONUS
        case IconSign(icon=Icon.LOST):
            yield Mark.LOST
        case _ if sign in _MARK_OF:
            yield _MARK_OF[sign]
        case _:
            pass


def _of_player(box: Box) -> Signs:
    """The signs that lie in a place of a player's part."""
    match box.holds:
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
        case ClaimTile(claim=claim, held=held):
            return (*paid(claim), *(benefit(held) if held is not None else ()))
        case VisitTile(visit=visit):
            return (SIGN_OF[Mark.DOCK], ANY_LOST, *gives(visit.space))
        case MadeTile(made=made, reached=reached):
            hand = (SIGN_OF[Mark.STEALABLE],) if reached else ()
            return (RankSign(1), *(DieSign(one.kind) for one in made.dice), *hand)
        case _:
            return ()


def _on_offer(box: Box) -> Signs:
    """The signs that lie in a place between the players."""
    match box.holds:
        case Stock(dice=dice, library=library):
            return (SIGN_OF[Mark.STOCK], *counts(dice), *kinds((Kind.LIBRARY,) * bool(library)))
        case OnDisplay(card=card):
            return (RankSign(1), *(DieSign(one.kind) for one in card.boxes))
        case Coverer():
            return (COVERED,)
        case Awaited():
            return (SIGN_OF[Mark.TURN],)
        case FaceUp(card=card):
            return tuple(sign for side in SIDES_OF[card] for sign in (*cost(side), *effect(side)))
        case Pier():
            return (SIGN_OF[Mark.DOCK], ANY_LOST, *(sign for space in Space for sign in gives(space)))
        case _:
            return ()


def _of(progress: Progress) -> Signs:
    shown = ((Mark.WON, True), (Mark.FIRST, progress.anvil), (Mark.DONE, progress.done), (Mark.TURN, progress.awaited))
    return tuple(SIGN_OF[mark] for mark, there in shown if there)
