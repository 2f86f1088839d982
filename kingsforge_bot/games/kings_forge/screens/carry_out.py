"""Carrying out what was decided, and what its player reads afterwards."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rulebook.feasibility import attempt_item
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.events import Event, GameEnded
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import out_of_turn
from kingsforge_bot.games.kings_forge.screens.offered import offers_of
from kingsforge_bot.games.kings_forge.screens.questions import Path, follow, question_menu
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.headline import headline
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, ServiceError
from kingsforge_bot.service.types import Done, Status, TableView, UserId
from kingsforge_bot.ui.answering import explain
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.message import Message, cut
from kingsforge_bot.ui.wording import names_of

_REPORT = 1200
"""Characters of what happened; the status and the workbench stand below it."""


def check_turn(look: TableView) -> None:
    """Raises what keeps whoever looks from deciding anything now."""
    table = look.table
    match table.status:
        case Status.LOBBY:
            raise LobbyRefused(LobbyReason.NOT_STARTED, table)
        case Status.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, table)
        case Status.RUNNING | Status.OVER:
            pass
    if look.seat is None:
        raise NotSeated(table)
    if table.status is Status.OVER:
        raise refuse(Reason.GAME_OVER)
    if not look.is_awaited:
        raise out_of_turn(look.view, look.seat)


def check_phase(look: TableView, verb: str, phase: Phase) -> None:
    """Raises Refused when the table is in another phase."""
    if look.view.phase is not phase:
        raise refuse(Reason.WRONG_PHASE, verb=verb, phase=look.view.phase.value)


async def decide(app: App, l10n: Localizer, look: TableView, user: UserId, actions: Sequence[Action]) -> Message:
    """Carry out the actions, each decided on what the one before left; then tell what happened and what is next."""
    events: list[Event] = []
    decided_on = look.table.seq
    done: Done | None = None
    for action in actions:
        try:
            done = await app.service.play.act(look.table.id, user, action, decided_on=decided_on)
        except (Refused, ServiceError) as error:
            if done is None:
                raise
            # The benefits of a proposal were spent, its last step did not follow: say both.
            told = await _told(app, l10n, done, events)
            return replace(told, text="\n\n".join([explain(l10n, error, done.look), told.text]))
        events.extend(done.events)
        decided_on += 1
    assert done is not None
    return await _told(app, l10n, done, events)


async def foresee(app: App, look: TableView) -> None:
    """Work out what its seat will be shown that takes a while. Raises TooBusy."""
    if look.is_awaited:
        await app.offers.foresee(look.view)


async def _told(app: App, l10n: Localizer, done: Done, events: Sequence[Event]) -> Message:
    """What was carried out, and what to do now; without the latter where too much else is asked."""
    try:
        await foresee(app, done.look)
    except TooBusy as error:
        return Message(f"{_happened(l10n, done, events)}\n\n{explain(l10n, error)}")
    return report(l10n, done, events)


def report(l10n: Localizer, done: Done, events: Sequence[Event]) -> Message:
    """One's own events line by line, what others did since in short, and what to do now."""
    return now(l10n, done.look, _happened(l10n, done, events))


def _happened(l10n: Localizer, done: Done, events: Sequence[Event]) -> str:
    names = names_of(done.look.table)
    # The end is told by the status below, with everybody's items.
    lines = [event_line(l10n, event, names, done.look.seat) for event in events if not isinstance(event, GameEnded)]
    others = [(event, entry.forced) for entry in done.followed for event in entry.events]
    if others:
        lines.append(headline(l10n, others, names))
    return cut("\n".join(lines), _REPORT)


async def decide_or_ask(app: App, l10n: Localizer, look: TableView, user: UserId, found: Action | Path) -> Message:
    """Carry out what is settled; ask for the rest."""
    if isinstance(found, Path):
        step = follow(look, found)
        if isinstance(step, tuple):
            return question_menu(l10n, look, found, *step)
        found = step
    return await decide(app, l10n, look, user, [found])


def cheapest(state: State, item: Item) -> Sequence[Action]:
    """How the item is made or stolen now for the least; else an attempt from which the rules tell what is lacking."""
    for offer in offers_of(state):
        if offer.item == item:
            return offer.cheapest.actions
    return [attempt_item(state, state.turn, item)]
