"""Every press of a button and every choice in a menu: one listener, for all messages that ever were.

A press from its message to its answer, in order:

1. `on_press` reads its id (`press.py`): table, entry, timeline, and what it says. What opens a form, or shows
   something to everybody, is answered at once; all else waits behind its presser's other presses (`queues.py`).
2. `_answer` acknowledges it (`reply.py`), within Discord's three seconds, before anything is looked up: in place of
   the message that was pressed, beside it, or in a new one, as `registry.py` says of its word.
3. `_answered` looks for who answers: a handler of a person, one that needs no table, else the table is read. There a
   button of another timeline, from before a backup was put back, raises Stale (`context.py`).
4. Then, in `_at_table`, a handler of a table answers, a question of the game (`queries.py`), or `_played`, the game
   itself.
5. `_played` asks whether the board is an old one: `is_stale` if its presser is asked something else by now. Then a
   press that only opens something still counts while others are asked the same, or while nobody else has acted since
   (`acted_alone`); anything else raises Stale. What would be carried out sooner than its presser can have read what
   their last decision led to raises SecondTap. An action is checked once more as it is carried out (`play.py`).
6. What anybody can bring about is refused (`attempting.py`): `refusal` (`press_answer.py`) says why not, and below it
   what can be done now, of the table as it stands. A second tap on one's own message leaves the first one's answer.
7. `_answer` shows it, puts an older private message of that table out of use (`own_menus.py`), and shows a menu anew
   that everybody sees, where nothing came of a choice in it.
"""

from functools import partial
from typing import Final

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.service.errors import Stale
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.admin import own_card_commands, setup
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.audit import exports, logs, looking_back, stats
from kingsforge_bot.ui.custom_id import NO_TABLE
from kingsforge_bot.ui.errors import SecondTap, UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.interaction import registry
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.attempting import attempted
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.forms import open_form
from kingsforge_bot.ui.interaction.press import Press, meant, press_of, read_button
from kingsforge_bot.ui.interaction.press_answer import Answer, Outcome, acted_alone, refusal, stays_as_it_is, went_on
from kingsforge_bot.ui.interaction.queues import QueuePlace
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.interaction.reply import Interaction, Reply
from kingsforge_bot.ui.league import league_commands
from kingsforge_bot.ui.learning import at_the_table, greeting, rules_commands, tutorial
from kingsforge_bot.ui.learning.ways import introduced
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.paging import page_of
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
from kingsforge_bot.ui.time import clocks, snoozing
from kingsforge_bot.ui.turn import plans, queries, turns, undoing, why
from kingsforge_bot.ui.turn.carrying_out import answered, check_turn
from kingsforge_bot.ui.turn.own_menus import can_decide
from kingsforge_bot.ui.turn.showing import show
from kingsforge_bot.ui.turn.undoing import opened, with_free_undo

HANDLERS: Final = (
    *(ending, exports, following, greeting, lobbies, logs, looking_back, my_data, my_turns, own_card_commands, plans),
    *(rematches, rules_commands, searching, seats, settings_commands, setup, snoozing, stats, table_commands),
    *(tutorial, undoing, votes, clocks, league_commands, turns, why, at_the_table),
)
"""Where buttons are answered; what is loaded has registered its own."""


async def on_press(app: App, interaction: Interaction) -> None:
    """Answer one press, a stranger's and a made-up one too.

    A press on a message of one's own changes it; the full board, the board in words, one's hand and the answer to Why
    come beside it, so that a workbench stays; what is asked for again replaces what was asked for before. A menu that
    everybody sees is shown anew where nothing came of it: Discord keeps what was chosen there on the chooser's screen,
    who could not choose it again.
    """
    button, ctx = read_button(interaction), Context(app, interaction)
    if button is not None and (shown := registry.shown_to_everybody(ctx, button)) is not None:
        reply = app.reply(interaction)
        await reply.public()
        await reply.show(await app.pictures.completed(await shown))
        return
    if button is not None and (asks := registry.asks_of(button)) is not None:
        await open_form(ctx, asks, button)
        return
    press = press_of(app, interaction, button)
    with app.queues.joined(ctx.user, interaction.id) as place:
        await _answer(ctx, press, app.reply(interaction), place)


async def _answer(ctx: Context, press: Press, reply: Reply, place: QueuePlace) -> None:
    app, user = ctx.app, ctx.user
    pressed_at = app.service.clock()
    if press.own and not press.beside:
        await reply.change(app.latest)
    elif press.chooses_in_public:
        await reply.beside()
    else:
        await reply.new()
    tap = press.tap
    again = tap is not None and app.deduplicator.again(tap)
    answer = await attempted(
        place, partial(_answered, ctx, press), partial(refusal, ctx, press, again=again), partial(_failed, ctx, press)
    )
    look, message = answer.look, answer.message
    if message is None:
        if tap is not None and answer.outcome is Outcome.TOO_SOON:
            app.deduplicator.forget(tap)
        return
    if not press.own:
        message = await introduced(ctx, look, message)
    await show(app, reply, message, user, None if look is None else look.table.id)
    app.trails.shown(reply.shown, ctx.pages)
    if press.own:
        app.own_menus.renewed(reply, pressed_at)
    if look is not None and ctx.decided:
        app.second_taps.decided(user, look.table.id)
    # Only once the answer is shown: a tap that led to nothing may be sent again, a menu is shown as it was before.
    if tap is not None and not await went_on(app, answer):
        app.deduplicator.forget(tap)
    if press.chooses_in_public and await stays_as_it_is(app, press, answer):
        await reply.show_anew()
    # Last, whatever becomes of it: which of one's older messages say something that does not hold any more.
    if look is not None:
        table = look.table.id
        read = press.is_read and answer.outcome is Outcome.ANSWERED
        to_decide = not press.beside and (ctx.plays or can_decide(message, table))
        await app.own_menus.answered(
            user, table, reply, message, pressed_at, read=read, to_decide=to_decide, over_for=ctx.over_for
        )


def _failed(ctx: Context, press: Press, error: Exception) -> Answer:
    return Answer(Message(ctx.app.explain(ctx.l10n, error, where=press.where)), ctx.look, Outcome.FAILED)


async def _answered(ctx: Context, press: Press) -> Answer:
    button = press.button
    if button is None:
        raise UnknownPress
    if (entry := registry.of_person(button)) is not None:
        message = await entry.checked(button)(ctx, button)
        return Answer(message, ctx.look, Outcome.ANSWERED)
    if button.press.table == NO_TABLE:
        raise UnknownPress
    unseen = registry.of_unseen(button)
    if unseen is not None and button.press.timeline == ctx.app.timeline:
        return Answer(await unseen.checked(button)(ctx, button), None, Outcome.ANSWERED)
    return await _at_table(ctx, press, meant(button))


async def _at_table(ctx: Context, press: Press, button: Pressed) -> Answer:
    table = await ctx.pressed(button.press)
    look = await ctx.seen(table)
    commands = ctx.app.screens(look).commands
    if (entry := registry.of_table(button)) is not None:
        message = await entry.checked(button)(ctx, look, button)
    elif button.word in commands.queries:
        message = await queries.answer_query(ctx, look, button.word, commands.expand(button.words))
    else:
        message = await _played(ctx, look, button, press.at)
    return Answer(message if press.beside else with_silence(ctx, table, message), look, Outcome.ANSWERED)


async def _played(ctx: Context, look: TableView, button: Pressed, pressed_at: float) -> Message:
    """What is the game's own."""
    app, press, words = ctx.app, button.press, button.press.payload.split()
    screens = app.screens(look)
    ctx.plays = True
    check_turn(screens, look)
    opens = not button.values and screens.turn.opens(words)
    if look.is_stale(press.seq) and not (
        opens and (not look.table.is_outdated(press.seq) or await acted_alone(app, look, press.seq))
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
    elif isinstance(found, Message) and page_of(button.values) is not None:
        # Another page of a menu decides nothing: what could be taken back before still can.
        found = await with_free_undo(ctx, look, found)
    return await answered(ctx, look, found)
