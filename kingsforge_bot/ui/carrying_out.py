"""Carrying out what was decided, and what its player reads afterwards."""

from typing import Any

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, ServiceError
from kingsforge_bot.service.types import Done, Status, TableView, UserId
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.hands import with_hand
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.plan_words import by_plan_lines
from kingsforge_bot.ui.screens import Plays, Screens
from kingsforge_bot.ui.undoing import with_undo
from kingsforge_bot.ui.wording import names_of


def check_turn(screens: Screens, look: TableView) -> None:
    """Raises what keeps whoever looks from deciding anything now: LobbyRefused, NotSeated, Refused."""
    match look.table.status:
        case Status.LOBBY:
            raise LobbyRefused(LobbyReason.NOT_STARTED, look.table)
        case Status.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, look.table)
        case Status.RUNNING | Status.OVER:
            pass
    if look.seat is None:
        raise NotSeated(look.table)
    if not look.may_act:
        raise screens.out_of_turn(look)


async def answered(app: App, l10n: Localizer, look: TableView, user: UserId, found: Message | Plays) -> Message:
    """What the game shows; or what it led to that the game takes the user to have decided, and what is next."""
    if isinstance(found, Message):
        return with_hand(l10n, app.screens(look), look, found)
    if found.instead is not None and not app.service.preferences.of(user).plays_forced:
        return with_hand(l10n, app.screens(look), look, found.instead)
    events: list[Any] = []
    decided_on = look.table.seq
    done: Done | None = None
    for number, action in enumerate(found.actions, 1):
        try:
            done = await app.service.play.act(look.table.id, user, action, decided_on=decided_on)
        except (Refused, ServiceError) as error:
            if done is None:
                raise
            if found.last_may_be_moot and number == len(found.actions):
                break
            # The benefits of a proposal were spent, its last step did not follow: say both.
            told = await _told(app, l10n, done, events)
            return replace(told, text="\n\n".join([app.explain(l10n, error, done.look), told.text]))
        events.extend(done.events)
        # What followed was others' to decide: the next action is decided on what this one left.
        decided_on = done.seq
    assert done is not None
    told = await _told(app, l10n, done, events)
    return replace(told, text="\n".join([found.why, told.text])) if found.why else told


async def _told(app: App, l10n: Localizer, done: Done, events: list[Any]) -> Message:
    """What was carried out, and what to do now; without the latter where too much else is asked."""
    happened = app.screens(done.look).happened(l10n, done.look, events, done.followed)
    happened = "\n".join([happened, *by_plan_lines(l10n, done.followed, names_of(l10n, done.look.table))])
    try:
        await app.prepare(done.look)
    except TooBusy as error:
        return Message(f"{happened}\n\n{app.explain(l10n, error)}")
    message = app.now(l10n, done.look, happened)
    return with_undo(l10n, done.look, message) if done.retractable else message
