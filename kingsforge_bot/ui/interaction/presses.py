"""Every press of a button and every choice in a menu: one listener, for all messages that ever were.

A press from its message to its answer, in order:

1. `on_press` reads its id (`custom_id.py`): table, entry, timeline, and what it says. What opens a form, or shows
   something to everybody, is answered at once; all else waits behind its presser's other presses (`queues.py`).
2. `_answer` acknowledges it (`reply.py`), within Discord's three seconds, before anything is looked up: in place of
   the message that was pressed, beside it, or in a new one, as `registry.py` says of its word.
3. `_found` looks for who answers: a handler of a person, one that needs no table, else the table is read. There a
   button of another timeline, from before a backup was put back, raises Stale (`context.py`).
4. Then a handler of a table answers, a question of the game (`queries.py`), or `_played`, the game itself.
5. `_played` asks whether the board is an old one: `is_stale` if its presser is asked something else by now. Then a
   press that only opens something still counts while others are asked the same, or while nobody else has acted since
   (`_acted_alone`); anything else raises Stale. What would be carried out sooner than its presser can have read what
   their last decision led to raises SecondTap. An action is checked once more as it is carried out (`play.py`).
6. What anybody can bring about is refused (`attempting.py`): `_refusal` says why not, and below it what can be done
   now, of the table as it stands. A second tap on one's own message leaves the first one's answer.
7. `_answer` shows it, puts an older private message of that table out of use (`own_menus.py`), and shows a menu anew
   that everybody sees, where nothing came of a choice in it.
"""

import logging
from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from typing import Any, Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.errors import Expected, NotationError, Refused
from kingsforge_bot.service.errors import ServiceError, Stale
from kingsforge_bot.service.types import OldBoardPolicy, TableStatus, TableView
from kingsforge_bot.ui.admin import own_cards, setup
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.audit import exports, logs, looking_back, stats
from kingsforge_bot.ui.custom_id import NO_TABLE, read_press
from kingsforge_bot.ui.errors import OneAtATime, SecondTap, TooBusy, UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.interaction import registry
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.attempting import attempted
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.forms import open_form
from kingsforge_bot.ui.interaction.queues import QueuePlace
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.interaction.reply import Interaction, Reply
from kingsforge_bot.ui.league import league_commands
from kingsforge_bot.ui.learning import greeting, rules_commands, tutorial
from kingsforge_bot.ui.learning.ways import introduced
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.person import my_data, my_turns, settings_commands
from kingsforge_bot.ui.table import (
    ending,
    following,
    lobbies,
    rematches,
    searching,
    seats,
    table_commands,
    votes,
)
from kingsforge_bot.ui.table.which import WHICH, chosen_table
from kingsforge_bot.ui.time import clocks, snoozing
from kingsforge_bot.ui.turn import plans, queries, turns, undoing, why
from kingsforge_bot.ui.turn.carrying_out import answered, check_turn
from kingsforge_bot.ui.turn.own_menus import can_decide
from kingsforge_bot.ui.turn.showing import show
from kingsforge_bot.ui.turn.undoing import opened
from kingsforge_bot.ui.turn.why import with_why

_log = logging.getLogger(__name__)
HANDLERS: Final = (
    *(ending, exports, following, greeting, lobbies, logs, looking_back, my_data, my_turns, own_cards, plans),
    *(rematches, rules_commands, searching, seats, settings_commands, setup, snoozing, stats, table_commands),
    *(tutorial, undoing, votes, clocks, league_commands, turns, why),
)
"""Where buttons are answered; what is loaded has registered its own."""
_MOST_MISSED: Final = 30
"""Own actions since the button was posted that are looked through; a turn of many steps has about twenty."""


async def on_press(app: App, interaction: Interaction) -> None:
    """Answer one press, a stranger's and a made-up one too.

    A press on a message of one's own changes it; the full board, the board in words, one's hand and the answer to Why
    come beside it, so that a workbench stays; what is asked for again replaces what was asked for before. A menu that
    everybody sees is shown anew where nothing came of it: Discord keeps what was chosen there on the chooser's screen,
    who could not choose it again.
    """
    data: Mapping[str, Any] = interaction.data or {}
    press, ctx = read_press(str(data.get("custom_id", ""))), Context(app, interaction)
    if press is not None and (shown := registry.shown_to_everybody(ctx, Pressed(press))) is not None:
        reply = app.reply(interaction)
        await reply.public()
        await reply.show(await app.pictures.completed(await shown))
        return
    if press is not None and (asks := registry.asks_of(Pressed(press))) is not None:
        await open_form(ctx, asks, Pressed(press))
        return
    values = tuple([str(value) for value in data.get("values", ())])
    pressing = _Pressing(ctx, None if press is None else Pressed(press, values))
    with app.queues.joined(ctx.user, interaction.id) as place:
        await _answer(ctx, pressing, app.reply(interaction), place)


async def _answer(ctx: Context, pressing: "_Pressing", reply: Reply, place: QueuePlace) -> None:
    app, user = ctx.app, ctx.user
    pressed_at = app.service.clock()
    if pressing.own and not pressing.beside:
        await reply.change(app.latest)
    elif pressing.chooses_in_public:
        await reply.beside()
    else:
        await reply.new()
    tap = pressing.tap
    message = await pressing.answer(place, again=tap is not None and app.deduplicator.again(tap))
    look = pressing.look
    if message is None:
        if tap is not None and pressing.outcome is _Outcome.TOO_SOON:
            app.deduplicator.forget(tap)
        return
    if not pressing.own:
        message = await introduced(ctx, look, message)
    await show(app, reply, message, user, None if look is None else look.table.id)
    if look is not None and ctx.decided:
        app.second_taps.decided(user, look.table.id)
    # Only once the answer is shown: a tap that led to nothing may be sent again, a menu is shown as it was before.
    if tap is not None and not await pressing.went_on():
        app.deduplicator.forget(tap)
    if pressing.chooses_in_public and await pressing.stays_as_it_is():
        await reply.show_anew()
    # Last, whatever becomes of it: which of one's older messages say something that does not hold any more.
    if look is not None:
        table = look.table.id
        to_decide = not pressing.beside and (ctx.plays or can_decide(message, table))
        await app.own_menus.answered(
            user, table, reply, message, pressed_at, read=pressing.read, to_decide=to_decide, decided=ctx.decided
        )


class _Outcome(Enum):
    """What came of a press."""

    NONE = auto()
    """Nothing yet; or a fault kept it from being answered."""
    ANSWERED = auto()
    REFUSED = auto()
    TOO_SOON = auto()
    """Refused as a second tap, which fell on what the first one had led to."""
    DONE_BEFORE = auto()
    """Refused because the first tap on the same button was carried out."""


class _Pressing:
    """One press being answered: on which message, and about which table as the press met it, once that is known."""

    def __init__(self, ctx: Context, button: Pressed | None) -> None:
        self.ctx = ctx
        self.button = button
        self.look: TableView | None = None
        self.outcome = _Outcome.NONE
        self.at = ctx.app.second_taps.clock()
        """When it came in, by the clock that tells second taps."""
        message = ctx.interaction.message
        self._message = message if message is not None and message.flags.ephemeral else None
        self._entry = None if button is None else registry.found(button)

    @property
    def own(self) -> bool:
        """Whether the message that was pressed is seen by its presser alone."""
        return self._message is not None

    @property
    def chooses_in_public(self) -> bool:
        """Whether it is a choice in a menu that everybody sees."""
        return not self.own and self.button is not None and bool(self.button.values)

    @property
    def _is_query(self) -> bool:
        button = self.button
        return button is not None and button.press.table != NO_TABLE and button.word in self.ctx.app.titles.queries

    @property
    def beside(self) -> bool:
        """Whether it is answered in a message of its own, so that the one that was pressed stays."""
        return self._is_query or (self._entry is not None and self._entry.beside)

    @property
    def read(self) -> str | None:
        """What was asked for only to be read, once that was answered."""
        reads = self._is_query or (self._entry is not None and self._entry.read)
        answered = self.outcome is _Outcome.ANSWERED
        return self.button.word if self.button is not None and reads and answered else None

    @property
    def tap(self) -> tuple[object, ...] | None:
        """What a second tap on the same button would be."""
        values = () if self.button is None else self.button.values
        return None if self._message is None else (self._message.id, str(self.button and self.button.press), *values)

    async def answer(self, place: QueuePlace, *, again: bool) -> Message | None:
        """What is said to it; None where what its message says already is to stay."""
        where = "?" if self.button is None else self.button.press.where
        message = await attempted(self.ctx, place, self._answered, partial(self._refusal, again=again), where)
        match self.outcome:
            case _Outcome.DONE_BEFORE:
                return None
            case _Outcome.TOO_SOON:
                return None if self.own else message
            case _Outcome.NONE | _Outcome.ANSWERED | _Outcome.REFUSED:
                return message
            case _:
                assert_never(self.outcome)

    async def went_on(self) -> bool:
        """Whether the table went on while the press was answered; where that cannot be known, as if it had not."""
        if self.outcome is not _Outcome.ANSWERED or self.look is None:
            return False
        before = self.look.table
        try:
            return (await self.ctx.app.service.play.look(before.id)).table.seq > before.seq
        except ServiceError:
            _log.exception("table %s cannot be read after a press", before.id)
            return False

    async def stays_as_it_is(self) -> bool:
        """Whether nothing came of a choice, and no board takes the place of the one in which it was made."""
        if self.button is None or self.button.press.table == NO_TABLE:
            return False
        press = self.button.press
        try:
            table = (await self.ctx.app.service.play.look(press.table)).table
        except ServiceError:
            _log.exception("table %s cannot be read after a choice", press.table)
            return False
        came_to_nothing = self.outcome is not _Outcome.ANSWERED and table.boards is OldBoardPolicy.KEEP
        return press.timeline == self.ctx.app.timeline and (table.seq == press.seq or came_to_nothing)

    async def _answered(self) -> Message:
        if self.button is None:
            raise UnknownPress
        message = await self._found(self.button)
        self.outcome = _Outcome.ANSWERED
        return message

    async def _found(self, button: Pressed) -> Message:
        ctx, app = self.ctx, self.ctx.app
        if (entry := registry.of_person(button)) is not None:
            message = await entry.checked(button)(ctx, button)
            self.look = ctx.look
            return message
        if button.press.table == NO_TABLE:
            raise UnknownPress
        if button.word == WHICH:
            # Until it was chosen, the menu named the first table that came into question.
            press = replace(button.press, table=chosen_table(button.values), seq=0)
            button = self.button = replace(button, press=press)
        unseen = registry.of_unseen(button)
        if unseen is not None and button.press.timeline == app.timeline:
            return await unseen.checked(button)(ctx, button)
        table = await ctx.pressed(button.press)
        look = self.look = await ctx.seen(table)
        at_it = registry.of_table(button)
        if at_it is not None:
            message = await at_it.checked(button)(ctx, look, button)
        elif button.word in (commands := app.screens(look).commands).queries:
            message = await queries.answer_query(ctx, look, button.word, commands.expand(button.words))
        else:
            message = await _played(ctx, look, button, self.at)
        return message if self.beside else with_silence(ctx, table, message)

    async def _refusal(self, error: Expected, *, again: bool) -> Message:
        """Why not; and in place of the menu that was pressed, or of a board of before, what can be done now."""
        ctx = self.ctx
        if isinstance(error, Stale):
            self.look = await self._as_it_stands()
        look = self.look
        if again and self.button is not None and look is not None and self.button.press.seq < look.table.seq:
            # The first answer stays.
            self.outcome = _Outcome.DONE_BEFORE
            return Message("")
        self.outcome = _Outcome.TOO_SOON if isinstance(error, SecondTap) else _Outcome.REFUSED
        message = Message(ctx.app.explain(ctx.l10n, error, look))
        if look is None:
            return message
        if isinstance(error, Stale):
            goes_on = look.table.status is TableStatus.RUNNING
        else:
            goes_on = look.may_act and (self.own or isinstance(error, Refused | SecondTap))
        return with_why(ctx, await self._instead(look, message) if goes_on else message, error, look)

    async def _as_it_stands(self) -> TableView | None:
        """The table of a press that came too late; None where it cannot be read."""
        if self.button is None:
            return None
        table = self.button.press.table
        try:
            return await self.ctx.app.service.play.look(table, self.ctx.user)
        except ServiceError:
            _log.exception("table %s cannot be read after a press that came too late", table)
            return None

    async def _instead(self, look: TableView, message: Message) -> Message:
        """The text, and what can be done now; where too much else is asked, that."""
        try:
            await self.ctx.app.prepare(look)
        except (TooBusy, OneAtATime) as error:
            return self.ctx.app.too_busy(self.ctx.l10n, look, error, message.text)
        return self.ctx.app.now(self.ctx.l10n, look, message.text)


async def _played(ctx: Context, look: TableView, button: Pressed, pressed_at: float) -> Message:
    """What is the game's own."""
    app, press, words = ctx.app, button.press, button.press.payload.split()
    screens = app.screens(look)
    ctx.plays = True
    check_turn(screens, look)
    opens = not button.values and screens.turn.opens(words)
    if look.is_stale(press.seq) and not (
        opens and (not look.table.is_outdated(press.seq) or await _acted_alone(app, look, button))
    ):
        raise Stale(look.table, press.seq)
    try:
        found: Message | Plays = Plays((app.service.play.game(look.table.game).parse(press.payload),))
    except NotationError:
        await app.prepare(look)
        found = screens.turn.press(ctx.l10n, look, words, button.values)
    # A menu takes two taps, and keeps what was chosen in it: nothing of it is left unanswered.
    if isinstance(found, Plays) and not button.values and app.second_taps.is_one(ctx.user, look.table.id, pressed_at):
        raise SecondTap
    if isinstance(found, Message) and opens:
        found = await opened(ctx, look, found)
    return await answered(ctx, look, found)


async def _acted_alone(app: App, look: TableView, button: Pressed) -> bool:
    """Whether only this player has acted since the button was posted: boards come once a turn, not once an action."""
    missed = look.table.seq - button.press.seq
    if not 0 < missed <= _MOST_MISSED:
        return False
    entries = await app.service.history.entries(look.table.id, last=missed)
    return all(entry.seat == look.seat for entry in entries)
