"""Every press of a button and every choice in a menu: one listener, for all messages that ever were."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.kings_forge.advice.offers import Proposal
from kingsforge_bot.games.kings_forge.rules.actions import TakeWood
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens import verbs
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.bench_dice import dice_for_benefit, dice_for_item, made_of, use_of
from kingsforge_bot.games.kings_forge.screens.carry_out import check_phase, check_turn, decide, decide_or_ask, foresee
from kingsforge_bot.games.kings_forge.screens.chances import with_odds
from kingsforge_bot.games.kings_forge.screens.offered import offers_of
from kingsforge_bot.games.kings_forge.screens.questions import ASK, read_path
from kingsforge_bot.games.kings_forge.screens.why import read_why, why_message, with_why
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import ServiceError, Stale
from kingsforge_bot.service.types import ChannelId, GuildId, Status, Table, TableView, UserId
from kingsforge_bot.ui import ending, tutorial
from kingsforge_bot.ui.answering import EXPECTED, explain
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import CommandContext
from kingsforge_bot.ui.custom_id import NO_TABLE, Press, read_press
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.errors import OneAtATime, TooBusy, UnknownPress
from kingsforge_bot.ui.lobbies import LOBBY_PRESSES, press_lobby, read_word
from kingsforge_bot.ui.logs import LOG, log_page
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.reply import Interaction, Reply
from kingsforge_bot.ui.rules import BESIDE, TUTORIAL, WHY
from kingsforge_bot.ui.rules_commands import RULES, looked_up, post, pressed, to_post
from kingsforge_bot.ui.table_commands import LOOKS
from kingsforge_bot.ui.which import WHICH, at_table, chosen_table
from kingsforge_bot.ui.wording import bold_title, names_of

_log = logging.getLogger(__name__)
TEXT_BOARD = "text"
_LONGEST_TURN = 30
"""Actions of one turn that are looked back on; a craft turn of many benefits and items has about twenty."""
_BESIDE = frozenset({TEXT_BOARD, WHY, BESIDE})
"""Answered in a message of their own, so that the one that was pressed stays."""


async def on_press(app: App, interaction: Interaction) -> None:
    """Answer one press, a stranger's and a made-up one too.

    A press on a message of one's own changes it; the board in words, the answer to Why and a rule of the tutorial come
    beside it, so that a workbench or a step stays. An entry of the rulebook may be shown to everybody. A second tap on
    what was carried out leaves the first one's answer.
    """
    reply = Reply(interaction, app.timeline)
    l10n = app.l10n(interaction)
    data: Mapping[str, Any] = interaction.data or {}
    press = read_press(str(data.get("custom_id", "")))
    values = [str(value) for value in data.get("values", ())]
    pressed_on = (
        interaction.message if interaction.message is not None and interaction.message.flags.ephemeral else None
    )
    own = pressed_on is not None
    if press is not None and press.table == NO_TABLE and (entry := to_post(app, press)) is not None:
        await post(app, interaction, entry)
        return
    if own and not (press is not None and press.payload.partition(" ")[0] in _BESIDE):
        await reply.change(app.latest)
    else:
        await reply.new()
    tap = None if pressed_on is None else (pressed_on.id, str(press), *values)
    again = tap is not None and app.repeats.again(tap)
    look: TableView | None = None
    refused = True
    try:
        if press is None:
            raise UnknownPress
        if press.table == NO_TABLE and press.payload.startswith(TUTORIAL):
            message = await tutorial.pressed(app, tutorial.Pupil(l10n, interaction.user.display_name), press)
        elif press.table == NO_TABLE:
            message = pressed(app, l10n, press, values)
        else:
            if press.payload.partition(" ")[0] == WHICH:
                # Until it was chosen, the menu named the first table that came into question.
                press = msgspec.structs.replace(press, table=chosen_table(values), seq=0)
            table = await _table(app, interaction, press)
            if press.timeline != app.timeline:
                raise Stale(press.table, press.seq, table.seq)
            if press.payload == ending.CLOSE:
                message = await ending.pressed(app, l10n, interaction, table)
            else:
                look = await app.service.play.look(table.id, UserId(interaction.user.id))
                message = await _answer(app, l10n, interaction, look, press, values)
            if press.payload.partition(" ")[0] not in _BESIDE:
                message = with_silence(l10n, interaction, table, message)
        refused = False
    except Stale as error:
        look = await _as_it_stands(app, press, UserId(interaction.user.id))
        if again and _carried_out(press, look):
            return
        message = await _stale(app, l10n, error, look)
    except EXPECTED as error:
        if again and _carried_out(press, look):
            return
        message = await _refused(app, error, look, interaction, own=own)
    except Exception as error:  # noqa: BLE001 - the last line: logged, and the presser is told
        message = Message(explain(l10n, error, where=str(press)))
    message = await with_odds(app.chances, l10n, message, UserId(interaction.user.id))
    await reply.show(await app.pictures.completed(message))
    if tap is not None and (refused or look is None or not await _went_on(app, look)):
        app.repeats.forget(tap)


async def _went_on(app: App, before: TableView) -> bool:
    """Whether the table went on while the press was answered; where that cannot be known, as if it had not."""
    try:
        return (await app.service.play.look(before.table.id)).table.seq > before.table.seq
    except ServiceError:
        _log.exception("table %s cannot be read after a press", before.table.id)
        return False


def _carried_out(press: Press | None, look: TableView | None) -> bool:
    """Whether the table has gone on since such a press was first made."""
    return press is not None and look is not None and press.seq < look.table.seq


async def _answer(
    app: App, l10n: Localizer, interaction: Interaction, look: TableView, press: Press, values: list[str]
) -> Message:
    user, words, l10n = UserId(interaction.user.id), press.payload.split(), l10n.of(look.table.game)
    if words[:1] == [WHICH]:
        return await _chosen(app, l10n, interaction, look, words[1:])
    if press.payload == TEXT_BOARD and look.view is not None:
        board = app.screens(look).words(l10n, look.view, names_of(look.table))
        return Message(cut(f"**{bold_title(look.table)}**\n{board}", TEXT))
    if press.payload in LOBBY_PRESSES:
        return await press_lobby(app, l10n, interaction, look.table, press.payload)
    if words[:1] == [WHY]:
        return why_message(l10n, app.book, look, read_why(words))
    if words[:1] == [LOG]:
        return await log_page(app, l10n, look.table, words[1:])
    check_turn(look)
    stale = press.seq != look.table.seq
    if stale and not (_only_opens(words, values) and await _acted_alone(app, look, press)):
        raise Stale(press.table, press.seq, look.table.seq)
    match words:
        case ["ask", *_] if look.view.owed is not None:
            return app.screens(look).now(l10n, look)
        case ["ask", *_]:
            check_phase(look, words[1] if len(words) > 1 else "", Phase.GATHER)
            return await decide_or_ask(app, l10n, look, user, read_path(words, values))
        case ["bench"]:
            check_phase(look, "craft", Phase.CRAFT)
            await foresee(app, look)
            return bench(l10n, look)
        case ["offer"]:
            await foresee(app, look)
            return await decide(app, l10n, look, user, _proposal(look, values).actions)
        case ["use"]:
            return await _benefit(app, l10n, look, user, values)
        case ["on", source] if (start := page_of(values)) is not None:
            return dice_for_benefit(l10n, look, source, start)
        case ["on", source] if values:
            return await decide(app, l10n, look, user, [use_of(look, source, values)])
        case ["own"] if values:
            return dice_for_item(l10n, look, values[0])
        case ["with", item] if values:
            return await decide(app, l10n, look, user, [made_of(look, item, values)])
        case _:
            return await _notation(app, l10n, look, user, press)


def _only_opens(words: list[str], values: list[str]) -> bool:
    """Whether the press shows what can be done now and carries no choice made on what was seen."""
    return not values and (words == ["bench"] or (words[:1] == [ASK] and len(words) == 2))


async def _acted_alone(app: App, look: TableView, press: Press) -> bool:
    """Whether only this player has acted since the button was posted: boards come once a turn, not once an action."""
    missed = look.table.seq - press.seq
    if look.seat is None or not 0 < missed <= _LONGEST_TURN:
        return False
    entries = await app.service.history.entries(press.table, last=missed)
    return all(entry.seat == look.seat for entry in entries)


async def _chosen(app: App, l10n: Localizer, interaction: Interaction, look: TableView, wanted: list[str]) -> Message:
    """The table that was chosen from a menu: what was wanted of it, else what can be done there."""
    match wanted:
        case []:
            return at_table(app.screens(look), l10n, look)
        case [word] if word in LOOKS:
            return await LOOKS[word](CommandContext(app, interaction), str(look.table.id))
        case [word] if word in LOBBY_PRESSES:
            return await press_lobby(app, l10n, interaction, look.table, word)
        case ["join", kept]:
            return await press_lobby(app, l10n, interaction, look.table, "join", read_word(kept))
        case [word, *rest] if word == RULES:
            return await looked_up(CommandContext(app, interaction), look, rest)
        case _:
            return await verbs.chosen(CommandContext(app, interaction), look, wanted)


async def _notation(app: App, l10n: Localizer, look: TableView, user: UserId, press: Press) -> Message:
    try:
        action = app.service.play.game(look.table.game).parse(press.payload)
    except NotationError:
        raise UnknownPress from None
    return await decide(app, l10n, look, user, [action])


async def _benefit(app: App, l10n: Localizer, look: TableView, user: UserId, values: list[str]) -> Message:
    match values[0].split() if values else []:
        case ["d", source]:
            return dice_for_benefit(l10n, look, source)
        case ["w", source]:
            held = next((one for one in look.view.players[look.view.turn].held if one.source == source), None)
            if held is None:
                raise UnknownPress
            return await decide(app, l10n, look, user, [TakeWood(held.source)])
        case _:
            raise UnknownPress


def _proposal(look: TableView, values: list[str]) -> Proposal:
    for number, offer in enumerate(offers_of(look.view)):
        if values == [f"{number}c"]:
            return offer.cheapest
        if values == [f"{number}s"]:
            return offer.safest
    raise UnknownPress


async def _table(app: App, interaction: Interaction, press: Press) -> Table:
    """The table of the press, where it counts. Raises NoTable."""
    guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    channel = None if interaction.channel_id is None else ChannelId(interaction.channel_id)
    return await app.service.finder.pressed(guild, channel, UserId(interaction.user.id), press.table)


async def _as_it_stands(app: App, press: Press | None, user: UserId) -> TableView | None:
    """The table of a press that came too late; None where it cannot be read."""
    try:
        return None if press is None else await app.service.play.look(press.table, user)
    except ServiceError:
        _log.exception("table %s cannot be read after a press that came too late", press and press.table)
        return None


async def _stale(app: App, l10n: Localizer, error: Stale, look: TableView | None) -> Message:
    text = explain(l10n, error, look)
    if look is None or look.table.status is not Status.RUNNING:
        return Message(text)
    return await _instead(app, l10n, look, text)


async def _refused(
    app: App, error: Exception, look: TableView | None, interaction: Interaction, *, own: bool
) -> Message:
    l10n = app.l10n(interaction)
    message = Message(explain(l10n, error, look))
    if own and look is not None and look.is_awaited:
        # The menu or workbench that was pressed goes: what can be done instead takes its place.
        message = await _instead(app, l10n, look, message.text)
    return with_why(l10n, message, error, look)


async def _instead(app: App, l10n: Localizer, look: TableView, text: str) -> Message:
    """The text, and what its seat can do now; the text alone where too much else is asked."""
    try:
        await foresee(app, look)
    except (TooBusy, OneAtATime):
        return Message(text)
    return app.screens(look).now(l10n, look, text)
