"""Carrying out what was decided, and what its player reads afterwards."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rulebook.referee import attempt_item
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.events import Event, GameEnded
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import out_of_turn
from kingsforge_bot.games.kings_forge.screens.asking import Path, follow, question_menu
from kingsforge_bot.games.kings_forge.screens.offered import offers_of
from kingsforge_bot.games.kings_forge.screens.turn import now
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.headline import headline
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, ServiceError
from kingsforge_bot.service.types import Done, Look, Status, UserId
from kingsforge_bot.ui.answering import explain
from kingsforge_bot.ui.desk import Desk
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.message import Message, cut
from kingsforge_bot.ui.wording import is_awaited, names_of

_REPORT = 1200
"""Characters of what happened; the status and the workbench stand below it."""


def check_turn(look: Look, user: UserId) -> None:
    """Raises what keeps this user from deciding anything now."""
    table = look.table
    match table.status:
        case Status.LOBBY:
            raise LobbyRefused(LobbyReason.NOT_STARTED, table)
        case Status.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, table)
        case Status.RUNNING | Status.OVER:
            pass
    sitter = table.sitter(user)
    if sitter is None:
        raise NotSeated(table)
    if table.status is Status.OVER:
        raise refuse(Reason.GAME_OVER)
    if not is_awaited(look, user):
        raise out_of_turn(look.view, sitter.seat)


def check_phase(look: Look, verb: str, phase: Phase) -> None:
    """Raises Refused when the table is in another phase."""
    if look.view.phase is not phase:
        raise refuse(Reason.WRONG_PHASE, verb=verb, phase=look.view.phase.value)


async def decide(desk: Desk, voice: Voice, look: Look, user: UserId, actions: Sequence[Action]) -> Message:
    """Carry out the actions, each decided on what the one before left; then tell what happened and what is next."""
    events: list[Event] = []
    decided_on = look.table.seq
    done: Done | None = None
    for action in actions:
        try:
            done = await desk.service.play.act(look.table.id, user, action, decided_on=decided_on)
        except (Refused, ServiceError) as error:
            if done is None:
                raise
            # The benefits of a proposal were spent, its last step did not follow: say both.
            told = await _told(desk, voice, done, events, user)
            return replace(told, text="\n\n".join([explain(voice, error, done.look), told.text]))
        events.extend(done.events)
        decided_on += 1
    assert done is not None
    return await _told(desk, voice, done, events, user)


async def foresee(desk: Desk, look: Look, user: UserId) -> None:
    """Work out what the user will be shown that takes a while. Raises TooBusy."""
    if is_awaited(look, user):
        await desk.offers.foresee(look.view)


async def _told(desk: Desk, voice: Voice, done: Done, events: Sequence[Event], user: UserId) -> Message:
    """What was carried out, and what to do now; without the latter where too much else is asked."""
    try:
        await foresee(desk, done.look, user)
    except TooBusy as error:
        return Message(f"{_happened(voice, done, events, user)}\n\n{explain(voice, error)}")
    return report(voice, done, events, user)


def report(voice: Voice, done: Done, events: Sequence[Event], user: UserId) -> Message:
    """One's own events line by line, what others did since in short, and what to do now."""
    return now(voice, done.look, user, _happened(voice, done, events, user))


def _happened(voice: Voice, done: Done, events: Sequence[Event], user: UserId) -> str:
    names = names_of(done.look.table)
    # The end is told by the status below, with everybody's items.
    sitter = done.look.table.sitter(user)
    reader = sitter.seat if sitter is not None else None
    lines = [event_line(voice, event, names, reader) for event in events if not isinstance(event, GameEnded)]
    others = [(event, entry.forced) for entry in done.followed for event in entry.events]
    if others:
        lines.append(headline(voice, others, names))
    return cut("\n".join(lines), _REPORT)


async def decide_or_ask(desk: Desk, voice: Voice, look: Look, user: UserId, found: Action | Path) -> Message:
    """Carry out what is settled; ask for the rest."""
    if isinstance(found, Path):
        step = follow(look, found)
        if isinstance(step, tuple):
            return question_menu(voice, look, found, *step)
        found = step
    return await decide(desk, voice, look, user, [found])


def cheapest(state: State, item: Item) -> Sequence[Action]:
    """How the item is made or stolen now for the least; else an attempt from which the rules tell what is lacking."""
    for offer in offers_of(state):
        if offer.item == item:
            return offer.cheapest.actions
    return [attempt_item(state, state.turn, item)]
