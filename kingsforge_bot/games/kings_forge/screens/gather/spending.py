"""The dice of a claim or a visit: the sensible ones are proposed, all others can be chosen."""

from enum import StrEnum
from typing import Final

from kingsforge_bot.core.asking import Question, narrow, next_question
from kingsforge_bot.games.kings_forge.advice.paying import dice_of, sensible_first
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.gathering import claims_left
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known.outlooks import sensible

DICE_FIELDS: Final = frozenset({"paying", "giving"})


class Spending(StrEnum):
    """Which dice are meant, as it stands in an id: not said yet, those that were proposed, or others."""

    OPEN = ""
    PROPOSED = "proposed"
    OTHERS = "others"


Rest = tuple[Action, ...]


def asked(state: State, rest: Rest, spending: Spending) -> tuple[Question | None, Rest]:
    """The next question and the actions it divides; none about dice where the proposed ones are meant."""
    rest = any_card(state, rest)
    question = next_question(rest)
    if question is not None and question.field in DICE_FIELDS and spending is Spending.PROPOSED:
        rest = proposed(state, rest)
        question = next_question(rest)
    return question, rest


def any_card(state: State, rest: Rest) -> Rest:
    """Without the choice which card a visit turns down, where nobody claims any more: with the last one that two
    players have the phase ends (2.8).
    """
    first = rest[0]
    return narrow(rest, discarding=first.discarding) if isinstance(first, Dock) and claims_left(state) == 1 else rest


def proposed(state: State, rest: Rest) -> Rest:
    """Those with the dice that are given up most easily; of one side or space."""
    one = sensible(state, rest)
    match one:
        case Gather(paying=paying, giving=giving):
            return narrow(rest, paying=paying, giving=giving)
        case Dock(paying=pool):
            return narrow(rest, paying=pool)


def others(state: State, rest: Rest, question: Question) -> list[tuple[int, object]]:
    """The answers about dice, with their places, but for the one that leads to the proposed dice alone.

    The cheapest first, and what looks like a loss last.
    """
    one = dice_of(sensible(state, rest))
    found: list[tuple[tuple[bool, tuple[int, int, str]], int, object]] = []
    for place, answer in enumerate(question.answers):
        leads = [action for action in narrow(rest, **{question.field: answer}) if isinstance(action, Gather | Dock)]
        if {dice_of(action) for action in leads} != {one}:
            found.append((min(map(sensible_first, leads)), place, answer))
    return [(place, answer) for _, place, answer in sorted(found, key=lambda way: way[:2])]


def has_others(rest: Rest) -> bool:
    """Whether these actions, of one side or space, can be done with different dice."""
    return len({dice_of(action) for action in rest if isinstance(action, Gather | Dock)}) > 1
