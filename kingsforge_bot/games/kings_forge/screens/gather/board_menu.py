"""The menu under the public board: the places that can be claimed or visited, each line with the dice that it costs.

Other dice are chosen in the private way, behind its last line, **Claim** and **Dock**: all dice and cards lie open
(1.5), so that nothing is told by it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.asking import narrow, next_question
from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.gather.for_good import for_good
from kingsforge_bot.games.kings_forge.screens.gather.given import NOTHING_GIVEN, GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import ASK, Path, read_path
from kingsforge_bot.games.kings_forge.screens.gather.place_lines import cheapest, copying_line, others_of, worth
from kingsforge_bot.games.kings_forge.screens.gather.spending import Spending, any_card
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.outlooks import is_foreseen, outlooks_of, sensible
from kingsforge_bot.games.kings_forge.screens.settling import settled
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.games.kings_forge.words.spending import claim_label, outlook_lines, visit_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import OPTION, OPTIONS, Menu, Message, Option
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import awaited_users

PLACES_MENU: Final = "places"
"""The id of the menu; its values are actions, or paths to what is still to be asked."""


def board_menu(l10n: Localizer, look: TableView) -> tuple[Menu, ...]:
    """None where no person is awaited in the gather phase, and where what the lines tell is not known yet."""
    state: State = look.view
    if state.phase is not Phase.GATHER or state.owed is not None or not awaited_users(look) or not is_foreseen(state):
        return ()
    lines = _lines(l10n, look)
    if not lines:
        return ()
    lines = [*lines[: OPTIONS - 1], *_other_dice(l10n, look)]
    who = People(l10n, names_of(l10n, look.table), markdown=False).named(state.turn)
    return (Menu(ComponentId(look.table.id, look.table.seq, PLACES_MENU), l10n("menu-places", who=who), tuple(lines)),)


def for_good_line(l10n: Localizer, look: TableView) -> str:
    """What is said once below the news, since it holds for every line of the menu."""
    return for_good(l10n, look, [one for one in legal_now(look.view) if isinstance(one, Gather | Dock)])


def taken(l10n: Localizer, look: TableView, value: str) -> Message | Plays:
    """The claim or visit of a line, or the question that it leaves. Raises Refused, NoChoiceLeft, UnknownPress."""
    words = value.split()
    if words[:1] == [ASK]:
        return settled(l10n, look, read_path(words, ()))
    try:
        return Plays((parse(value),))
    except NotationError:
        raise UnknownPress from None


def _lines(l10n: Localizer, look: TableView) -> list[Option]:
    """Of Workshop what it does, of all others what they leave."""
    state: State = look.view
    places = [*_places(look, "gather", "side"), *_places(look, "dock", "space")]
    # Alone with bots nobody else reads what is advised.
    reader = replace(look, seat=state.turn) if look.table.is_solo(state.turn) else look
    told = {place: sensible(state, tuple(ways)) for place, ways in enumerate(places) if not _differ(ways, "copying")}
    said = outlook_lines(l10n, [outlooks_of(state).of(one) for one in told.values()])
    below = dict(zip(told, said, strict=True))
    places_by_worth = sorted(
        range(len(places)), key=lambda place: worth(reader, told.get(place, places[place][0]), known=place in told)
    )
    return [
        _line(l10n, look, places[place], told[place], below[place]) if place in told else _copied(l10n, places[place])
        for place in places_by_worth
    ]


def _other_dice(l10n: Localizer, look: TableView) -> list[Option]:
    """The line that leads to all other payments, of claims where there are any, else of docks."""
    for verb, field in (("gather", "side"), ("dock", "space")):
        actions = narrow(legal_now(look.view), verb=verb)
        question = next_question(actions) if actions else None
        if question is not None and question.field == field and others_of(look, NOTHING_GIVEN, question, actions):
            return [Option(l10n("spend-button-other"), str(Path(verb, spending=Spending.OTHERS)))]
    return []


def _places(look: TableView, verb: str, field: str) -> Iterator[Sequence[Action]]:
    """Of each place its line, in the order of the rules' list of what is legal; behind **Dock** is a dearer space."""
    actions = narrow(legal_now(look.view), verb=verb)
    for place in cheapest(dict.fromkeys(getattr(action, field) for action in actions)):
        yield any_card(look.view, narrow(actions, **{field: place}))


def _line(l10n: Localizer, look: TableView, ways: Sequence[Action], one: Gather | Dock, said: str) -> Option:
    """With the dice that are proposed; which card a visit turns down is asked where several can be."""
    label = claim_label(l10n, one) if isinstance(one, Gather) else visit_label(l10n, one)
    value = str(one)
    if isinstance(one, Dock) and _differ(ways, "discarding"):
        value = str(Path("dock", given=GivenOptions(space=one.space), spending=Spending.PROPOSED))
    noted = _noted(l10n, said) if _alone_for_good(l10n, look, one) else said
    return Option(label, value, noted if len(noted) <= OPTION else said)


def _noted(l10n: Localizer, said: str) -> str:
    return l10n("for-good-noted", outlook=said) if said else capitalised(l10n("for-good-noted-alone"))


def _alone_for_good(l10n: Localizer, look: TableView, one: Action) -> bool:
    """Whether it turns something up, and others of the menu do not."""
    return bool(for_good(l10n, look, (one,))) and not for_good_line(l10n, look)


def _copied(l10n: Localizer, ways: Sequence[Action]) -> Option:
    assert isinstance(ways[0], Gather)
    return copying_line(l10n, ways, str(Path("gather", given=GivenOptions(side=ways[0].side))))


def _differ(ways: Sequence[Action], field: str) -> bool:
    return len({getattr(one, field, None) for one in ways}) > 1
