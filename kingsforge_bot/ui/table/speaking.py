"""Which language a table speaks, settled as it starts; one that was chosen before stays."""

from kingsforge_bot.service.types import Table, TableStatus, UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import Button, ButtonStyle, Message
from kingsforge_bot.ui.person.my_settings import called
from kingsforge_bot.ui.table.opening import own_language
from kingsforge_bot.ui.wording.titles import bold_title


def beside_bots(ctx: Context, table: Table) -> str | None:
    """The starter's, where they play with bots alone; nothing where that is the server's anyway."""
    return own_language(ctx) if table.language is None and len(_people(table)) == 1 else None


def language_asked(ctx: Context, table: Table) -> Message | None:
    """The question to an owner who starts a table at which all others, and they, speak one language that the server
    does not; None where there is nothing to ask.
    """
    own, people = own_language(ctx), _people(table)
    starts = table.status is TableStatus.LOBBY and table.owner == ctx.user
    if table.language is not None or own is None or not starts or len(people) < 2:
        return None
    if any(_language_of(ctx, user) != own for user in people if user != ctx.user):
        return None
    l10n, server = ctx.l10n, ctx.app.public_l10n(ctx.interaction).language
    ways = [
        Button(l10n("table-start-in", language=called(l10n, one)), ComponentId(table.id, 0, f"start {one}"), style)
        for one, style in ((own, ButtonStyle.PRIMARY), (server, ButtonStyle.SECONDARY))
    ]
    shared, theirs = called(l10n, own), called(l10n, server)
    text = l10n("table-language-asked", table=bold_title(table), shared=shared, server=theirs)
    return Message(text, (tuple(ways),))


def _people(table: Table) -> list[UserId]:
    return [sitter.user for sitter in table.sitters if sitter.user is not None]


def _language_of(ctx: Context, user: UserId) -> str | None:
    return ctx.app.service.preferences.of(user).language or ctx.app.heard_languages.of(user)
