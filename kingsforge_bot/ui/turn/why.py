"""The button under a refusal that asks why, and its answer."""

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import FRAME, LONGEST, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.learning.rules import WHY, entry_text, related_buttons
from kingsforge_bot.ui.message import ROWS, TEXT, Button, Message, cut
from kingsforge_bot.ui.wording.titles import bold_title


def with_why(ctx: Context, message: Message, error: Exception, look: TableView | None) -> Message:
    """The message with a Why button, if it says that the rules refuse something at a table that was begun."""
    if not isinstance(error, Refused) or look is None or look.view is None or len(message.rows) >= ROWS:
        return message
    screens = ctx.app.screens(look)
    if not screens.refusals.why_words(error):
        return message
    button = Button(ctx.l10n("rules-button-why"), why_press(screens, look, error))
    return replace(message, rows=(*message.rows, (button,)))


def why_press(screens: Screens, look: TableView, refused: Refused) -> ComponentId:
    """`why too-far card=bridge.top`; facts that do not fit or were made up by somebody are left out."""
    reason, *facts = screens.refusals.why_words(refused)
    press = ComponentId(look.table.id, look.table.seq, " ".join([WHY, reason, *facts]))
    plain = all(fact.isascii() and fact.isprintable() and " " not in fact for fact in facts)
    if not plain or len(f"{look.table.id}{look.table.seq}{press.payload}") > LONGEST - FRAME:
        return ComponentId(look.table.id, look.table.seq, f"{WHY} {reason}")
    return press


@at_table(WHY, beside=True, read=True)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """What stands behind a refusal, as the table is now, and the rule in its own words. Raises UnknownPress."""
    if look.view is None:
        raise UnknownPress
    app, l10n = ctx.app, ctx.l10n
    why = app.screens(look).refusals.why(l10n, look, button.words)
    lines = [l10n("rules-why-title", table=bold_title(look.table)), *why.lines]
    rules = app.titles.rulebooks.of(look.table.game)
    if rules is None:
        return Message(cut("\n".join(lines), TEXT))
    await app.can_read(rules.game)
    rule = rules.entries[why.entries[0]]
    text = cut("\n".join([*lines, "", entry_text(l10n, rule)]), TEXT)
    return Message(text, (related_buttons(l10n, rules, (*why.entries, *rule.see)),))
