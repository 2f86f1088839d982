"""Every press of a button and every choice in a menu: one listener, for all messages that ever were."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from kingsforge_bot.core.errors import Expected, NotationError, Refused
from kingsforge_bot.service.errors import ServiceError, Stale
from kingsforge_bot.service.types import ChannelId, GuildId, Status, Table, TableView, UserId
from kingsforge_bot.ui import (
    asides,
    clocks,
    ending,
    following,
    greeting,
    me,
    my_data,
    my_turns,
    plans,
    reminders,
    seat_words,
    seats,
    setup,
    turns,
    tutorial,
    undoing,
    votes,
)
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.carrying_out import answered, check_turn
from kingsforge_bot.ui.commands import CommandContext, PersonContext
from kingsforge_bot.ui.custom_id import NO_TABLE, TEXT_BOARD, Press, read_press
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.errors import OneAtATime, TooBusy, UnknownPress
from kingsforge_bot.ui.exports import exported
from kingsforge_bot.ui.finale import AT_THE_END
from kingsforge_bot.ui.hands import HAND, hand_shown
from kingsforge_bot.ui.lobbies import LOBBY_PRESSES, choose_level, press_lobby, read_word
from kingsforge_bot.ui.logs import LOG, log_page
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.my_settings import DATA, ME
from kingsforge_bot.ui.own_menus import can_decide
from kingsforge_bot.ui.plan_words import PLAN
from kingsforge_bot.ui.queues import Turn
from kingsforge_bot.ui.rematches import rematched
from kingsforge_bot.ui.reminders import ANY_TURN, PLAYING, TURNS
from kingsforge_bot.ui.reply import Interaction, Reply
from kingsforge_bot.ui.rules import BESIDE, TUTORIAL, WHY
from kingsforge_bot.ui.rules_commands import RULES, looked_up, post, pressed, to_post
from kingsforge_bot.ui.screens import Plays
from kingsforge_bot.ui.server_settings import SETUP
from kingsforge_bot.ui.showing import show
from kingsforge_bot.ui.stats import summary_to_copy, table_stats
from kingsforge_bot.ui.table_commands import LOOKS, full_board
from kingsforge_bot.ui.text_boards import text_board
from kingsforge_bot.ui.ways import BESIDE as LEARN_BESIDE
from kingsforge_bot.ui.ways import GREET, introduced
from kingsforge_bot.ui.which import WHICH, at_table, chosen_table
from kingsforge_bot.ui.why import why_message, with_why
from kingsforge_bot.ui.wording import names_of

_log = logging.getLogger(__name__)
FULL_BOARD = "show"
_LONGEST_TURN = 30
"""Actions of one turn that are looked back on; one of many steps has about twenty."""
_BESIDE = frozenset({TEXT_BOARD, FULL_BOARD, HAND, WHY, BESIDE, DATA, PLAYING, following.FOLLOW, following.UNFOLLOW})
"""Answered in a message of their own, so that the one that was pressed stays."""
_READ = frozenset({TEXT_BOARD, FULL_BOARD, HAND})
"""Of those what is asked for again and again: a second answer replaces the first. So do the asides of a game."""


async def on_press(app: App, interaction: Interaction) -> None:
    """Answer one press, a stranger's and a made-up one too.

    A press on a message of one's own changes it; the full board, the board in words, one's hand and the answer to Why
    come beside it, so that a workbench stays; what is asked for again replaces what was asked for before. An entry of
    the rulebook may be shown to everybody. A second tap on what was carried out leaves the first one's answer.
    """
    data: Mapping[str, Any] = interaction.data or {}
    press = read_press(str(data.get("custom_id", "")))
    if press is not None and press.table == NO_TABLE and (entry := to_post(app, press)) is not None:
        await post(app, interaction, entry)
        return
    pressing = _Pressing(app, interaction, press, [str(value) for value in data.get("values", ())])
    with app.queues.joined(pressing.user, interaction.id) as turn:
        await _answer(app, pressing, app.reply(interaction), turn)


async def _answer(app: App, pressing: "_Pressing", reply: Reply, turn: Turn) -> None:
    pressed_at = app.service.clock()
    if pressing.own and not pressing.beside:
        await reply.change(app.latest)
    else:
        await reply.new()
    tap = pressing.tap
    message = await pressing.answer(turn, again=tap is not None and app.repeats.again(tap))
    if message is None:
        return
    if not pressing.own:
        message = await introduced(app, pressing.l10n, pressing.interaction, pressing.look, message)
    look = pressing.look
    await show(app, reply, message, pressing.user, None if look is None else look.table.id)
    if tap is not None and not await pressing.went_on():
        app.repeats.forget(tap)
    if look is not None and pressing.read is not None:
        await app.own_menus.read_anew(pressing.user, look.table.id, pressing.read, reply, pressed_at)
    elif look is not None and not pressing.beside and (pressing.played or can_decide(message, look.table.id)):
        await app.own_menus.replaced_by(pressing.user, look.table.id, reply, message, pressed_at)


class _Pressing:
    """One press being answered: by whom, on which message, and about which table as it stands, once that is known."""

    def __init__(self, app: App, interaction: Interaction, press: Press | None, values: Sequence[str]) -> None:
        self.app = app
        self.interaction = interaction
        self.press = press
        self.values = values
        self.l10n = app.l10n(interaction)
        self.user = UserId(interaction.user.id)
        self.look: TableView | None = None
        self.played = False
        """Whether it was a press of a turn, carried out or not."""
        self._refused = True
        message = interaction.message
        self._message = message if message is not None and message.flags.ephemeral else None

    @property
    def own(self) -> bool:
        """Whether the message that was pressed is seen by its presser alone."""
        return self._message is not None

    @property
    def _first_word(self) -> str:
        return "" if self.press is None else self.press.payload.partition(" ")[0]

    @property
    def beside(self) -> bool:
        first = self._first_word
        learns = self.press is not None and self.press.payload.startswith(LEARN_BESIDE)
        return first in _BESIDE or first in self.app.titles.asides or learns

    @property
    def read(self) -> str | None:
        """What was asked for only to be read, once that was answered."""
        first = self._first_word
        return first if not self._refused and (first in _READ or first in self.app.titles.asides) else None

    @property
    def tap(self) -> tuple[object, ...] | None:
        """What a second tap on the same button would be."""
        return None if self._message is None else (self._message.id, str(self.press), *self.values)

    async def answer(self, turn: Turn, *, again: bool) -> Message | None:
        """What is said to it; None where it was pressed `again` and the first press was carried out."""
        try:
            async with turn:
                message = await self._answered()
        except Stale as error:
            self.look = await self._as_it_stands()
            return None if again and self._carried_out() else await self._stale(error)
        except Expected as error:
            return None if again and self._carried_out() else await self._refusal(error)
        except Exception as error:  # noqa: BLE001 - the last line: logged, and the presser is told
            return Message(self.app.explain(self.l10n, error, where="?" if self.press is None else self.press.where))
        self._refused = False
        return message

    async def went_on(self) -> bool:
        """Whether the table went on while the press was answered; where that cannot be known, as if it had not."""
        if self._refused or self.look is None:
            return False
        before = self.look.table
        try:
            return (await self.app.service.play.look(before.id)).table.seq > before.seq
        except ServiceError:
            _log.exception("table %s cannot be read after a press", before.id)
            return False

    def _carried_out(self) -> bool:
        """Whether the table has gone on since such a press was first made."""
        return self.press is not None and self.look is not None and self.press.seq < self.look.table.seq

    async def _answered(self) -> Message:
        app, l10n, press = self.app, self.l10n, self.press
        if press is None:
            raise UnknownPress
        if press.table == NO_TABLE:
            return await self._of_no_table(press)
        if press.payload.partition(" ")[0] == WHICH:
            # Until it was chosen, the menu named the first table that came into question.
            press = self.press = replace(press, table=chosen_table(self.values), seq=0)
        if press.payload.partition(" ")[0] == following.UNFOLLOW and press.timeline == app.timeline:
            # Whoever looks on may do that from a direct message, and when they do not see the channel any more.
            return await following.unfollow(app, l10n, press.table, self.user)
        table = await self._table(press)
        if press.timeline != app.timeline:
            raise Stale(press.table, press.seq, table.seq)
        if press.payload == ending.CLOSE:
            message = await ending.pressed(app, l10n, self.interaction, table)
        else:
            self.look = await app.service.play.view(table, self.user)
            self.l10n = l10n.of(table.game)
            message = await _at_the_table(self, press, self.look)
        return message if self.beside else with_silence(l10n, self.interaction, table, message)

    async def _of_no_table(self, press: Press) -> Message:
        """The rulebook, the tutorial, the ways to begin, one's own settings or the server's."""
        app, l10n, (first, *words) = self.app, self.l10n, press.payload.split()
        match first:
            case _ if first == TUTORIAL:
                return await tutorial.pressed(app, tutorial.Pupil(l10n, self.interaction.user.display_name), press)
            case _ if first == GREET:
                message, self.look = await greeting.pressed(CommandContext(app, self.interaction), words)
                return message
            case _ if first == ME:
                return await me.pressed(PersonContext(app, self.interaction), words, self.values)
            case _ if first == TURNS:
                return await my_turns.pressed(PersonContext(app, self.interaction), words, self.values)
            case _ if first == SETUP:
                return await setup.pressed(PersonContext(app, self.interaction), words, self.values)
            case _ if first == DATA:
                return await my_data.pressed(PersonContext(app, self.interaction), words)
            case _:
                return pressed(app, l10n, press, self.values)

    async def _table(self, press: Press) -> Table:
        """The table of the press, where it counts. Raises NoTable."""
        at = self.interaction
        guild = None if at.guild_id is None else GuildId(at.guild_id)
        channel = None if at.channel_id is None else ChannelId(at.channel_id)
        return await self.app.service.finder.pressed(guild, channel, self.user, press.table)

    async def _as_it_stands(self) -> TableView | None:
        """The table of a press that came too late; None where it cannot be read."""
        if self.press is None:
            return None
        try:
            return await self.app.service.play.look(self.press.table, self.user)
        except ServiceError:
            _log.exception("table %s cannot be read after a press that came too late", self.press.table)
            return None

    async def _stale(self, error: Stale) -> Message:
        look = self.look
        text = self.app.explain(self.l10n, error, look)
        if look is None or look.table.status is not Status.RUNNING:
            return Message(text)
        return await self._instead(look, text)

    async def _refusal(self, error: Exception) -> Message:
        look = self.look
        message = Message(self.app.explain(self.l10n, error, look))
        if look is not None and look.may_act and (self.own or isinstance(error, Refused)):
            # The menu or workbench that was pressed goes, or a board of before says what is over: what can be done now.
            message = await self._instead(look, message.text)
        return with_why(self.app, self.l10n, message, error, look)

    async def _instead(self, look: TableView, text: str) -> Message:
        """The text, and what can be done now; the text alone where too much else is asked."""
        try:
            await self.app.prepare(look)
        except (TooBusy, OneAtATime):
            return Message(text)
        return self.app.now(self.l10n, look, text)


async def _at_the_table(  # noqa: C901 - a flat match, a case for each word
    pressing: _Pressing, press: Press, look: TableView
) -> Message:
    """What any table answers; all else is for its game."""
    app, l10n, words = pressing.app, pressing.l10n, press.payload.split()
    match words:
        case [first, *wanted] if first == WHICH:
            return await _chosen(pressing, look, wanted)
        case [first, *page] if first == TEXT_BOARD and look.view is not None:
            board = app.screens(look).words(l10n, look.view, names_of(l10n, look.table))
            return text_board(l10n, look.table, board, page)
        case [first] if first == FULL_BOARD and look.view is not None:
            return await full_board(app, l10n, look)
        case [first] if first == HAND:
            return hand_shown(l10n, app.screens(look), look)
        case [first] if first in LOBBY_PRESSES:
            return await press_lobby(app, l10n, pressing.interaction, look.table, first)
        case ["bot", seat, ai]:
            return await choose_level(app, l10n, pressing.interaction, look.table, seat, ai)
        case [first, *_] if first in ANY_TURN:
            return await reminders.pressed_at(app, l10n, pressing.user, press, look, pressing.values)
        case [first, *what] if first == PLAN:
            return await plans.pressed(app, l10n, look, pressing.user, what, pressing.values)
        case [first, *facts] if first == WHY:
            return why_message(app, l10n, look, facts)
        case [first] if first in AT_THE_END:
            return await _at_the_end(pressing, look, first)
        case [first, *wanted] if first == undoing.UNDO:
            return await undoing.pressed(app, l10n, look, pressing.user, press, wanted)
        case [first, *about] if first == seat_words.SEAT:
            return await seats.pressed(app, l10n, pressing.interaction, look, about)
        case [first] if first == following.FOLLOW:
            return await following.follow(app, l10n, look.table, pressing.user)
        case [first, *answer] if first == votes.VOTE:
            return await votes.pressed(app, l10n, look, pressing.user, answer)
        case [first] if first in app.screens(look).asides:
            return await asides.aside(app, l10n, look, first)
        case [first, *page] if first == LOG:
            return await log_page(app, l10n, look.table, pressing.user, page)
        case _:
            return await _played(pressing, press, look, words)


async def _at_the_end(pressing: _Pressing, look: TableView, word: str) -> Message:
    """The buttons of the last post; each serves whoever presses it, as long as the message stands."""
    app, l10n, interaction = pressing.app, pressing.l10n, pressing.interaction
    match word:
        case "rematch":
            return await rematched(app, l10n, interaction, look.table)
        case "stats":
            return await table_stats(app, l10n, look, pressing.user)
        case "summary":
            return await summary_to_copy(app, l10n, look)
        case "export":
            return await exported(app, l10n, look.table)
        case "analysis":
            return await app.analysing.do(l10n, app.screens(look), look, pressing.user, app.service.history)
        case _:
            return await LOOKS[word](CommandContext(app, interaction), str(look.table.id))


async def _played(pressing: _Pressing, press: Press, look: TableView, words: Sequence[str]) -> Message:
    app, l10n, screens = pressing.app, pressing.l10n, pressing.app.screens(look)
    pressing.played = True
    check_turn(screens, look)
    if look.is_stale(press.seq):
        opens = not pressing.values and screens.opens(words)
        if not (opens and (not look.table.is_outdated(press.seq) or await _acted_alone(app, look, press))):
            raise Stale(press.table, press.seq, look.table.seq)
    try:
        found: Message | Plays = Plays((app.service.play.game(look.table.game).parse(press.payload),))
    except NotationError:
        await app.prepare(look)
        found = screens.press(l10n, look, words, pressing.values)
    return await answered(app, l10n, look, pressing.user, found)


async def _acted_alone(app: App, look: TableView, press: Press) -> bool:
    """Whether only this player has acted since the button was posted: boards come once a turn, not once an action."""
    missed = look.table.seq - press.seq
    if not 0 < missed <= _LONGEST_TURN:
        return False
    entries = await app.service.history.entries(press.table, last=missed)
    return all(entry.seat == look.seat for entry in entries)


async def _chosen(pressing: _Pressing, look: TableView, wanted: Sequence[str]) -> Message:
    """The table that was chosen from a menu: what was wanted of it, else what can be done there."""
    app, l10n, interaction = pressing.app, pressing.l10n, pressing.interaction
    match wanted:
        case []:
            await app.prepare(look)
            return at_table(app, l10n, look)
        case [word] if word in LOOKS:
            return await LOOKS[word](CommandContext(app, interaction), str(look.table.id))
        case [word] if word in LOBBY_PRESSES:
            return await press_lobby(app, l10n, interaction, look.table, word)
        case [word, *about] if word == seat_words.SEAT:
            return await seats.pressed(app, l10n, interaction, look, about)
        case [word, *kept] if word == clocks.CLOCK:
            return await clocks.clock(CommandContext(app, interaction), str(look.table.id), clocks.read_kept(kept))
        case [word, *kept] if word == PLAN:
            return await plans.planned(app, l10n, look, pressing.user, read_word(" ".join(kept)))
        case ["join", kept]:
            return await press_lobby(app, l10n, interaction, look.table, "join", read_word(kept))
        case [word, *rest] if word == RULES:
            return await looked_up(CommandContext(app, interaction), look, rest)
        case _:
            return await turns.chosen(CommandContext(app, interaction), look, wanted)
