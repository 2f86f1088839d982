"""What a pass means and what it leaves, said before it is carried out (2.6, 2.7)."""

from collections.abc import Iterable, Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit, TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.words.names import card_name, pool_text, source_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.people import who

_TWO = 2
"""Players, of whom the second to pass ends the phase by a rule of its own."""


def passing(l10n: Localizer, look: TableView, legal: Iterable[Action]) -> Iterator[str]:
    """Sentences: who is still in, or that the phase ends; what could still be done; what would be rolled."""
    state: State = look.view
    others = [Seat(seat) for seat, one in enumerate(state.players) if seat != state.turn and not one.passed]
    if not others or not any(state.face_up):
        yield l10n("menu-pass-ends", rule="2.7" if len(state.players) > _TWO else "2.8")
    else:
        yield l10n("menu-pass", who=who(l10n, look.table, others))
    legal = tuple(legal)
    yield from _left(l10n, legal)
    yield roll_line(l10n, state)
    if any(isinstance(one, Pass) and one.taking is PassBenefit.TOKEN for one in legal):
        yield l10n("menu-pass-token")


def roll_line(l10n: Localizer, state: State) -> str:
    """What the seat on turn would roll if it rolled now."""
    question = question_of(state)
    if not (question.dice or question.library):
        return l10n("odds-roll-nothing")
    return l10n("odds-roll", dice=pool_text(l10n, question.dice, question.library))


def _left(l10n: Localizer, legal: tuple[Action, ...]) -> Iterator[str]:
    """What whoever passes claims, buys or takes no more."""
    cards = l10n.listing(dict.fromkeys(card_name(l10n, CARD_OF[one.side]) for one in legal if isinstance(one, Gather)))
    docks = any(isinstance(one, Dock) for one in legal)
    match bool(cards), docks:
        case True, True:
            yield l10n("menu-pass-leaves-all", cards=cards)
        case True, False:
            yield l10n("menu-pass-leaves-cards", cards=cards)
        case False, True:
            yield l10n("menu-pass-leaves-docks")
        case _:
            pass
    wood = l10n.listing(source_name(l10n, one.source) for one in legal if isinstance(one, TakeWood))
    if wood:
        yield l10n("menu-pass-leaves-wood", sources=wood)
