"""The rules of a game, or of all, below what is said first, with the ways into it."""

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.rulebooks import Rulebooks
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.learning.rules import all_rules
from kingsforge_bot.ui.learning.tutorial import invitations
from kingsforge_bot.ui.learning.ways import primer, settings_here, ways, with_others
from kingsforge_bot.ui.message import Message, rows_of


def heading_of(l10n: Localizer, books: Rulebooks) -> str:
    """What is said above the rules of all games."""
    if len(books.games) == 1:
        return l10n("rules-all")
    return l10n("rules-all-of", games=l10n.listing(rules.title(l10n) for rules in books.games))


def all_of(ctx: Context, books: Rulebooks, game: str, text: str) -> Message:
    """The game's rules below the text, and the ways into it."""
    if not ctx.at_home:
        return with_lessons(ctx.l10n, books.meaning(game), text)
    all_of_it = all_rules(ctx.l10n, books.meaning(game), text)
    begin = rows_of(ways(ctx.l10n, ctx.app.titles, game))
    shown = msgspec.structs.replace(all_of_it, rows=(*all_of_it.rows, *begin))
    return with_others(ctx.l10n, ctx.app.titles, settings_here(ctx), game, shown)


def with_lessons(l10n: Localizer, books: Rulebooks, text: str) -> Message:
    """The rules below the text, and the tutorial of the game that is meant: where no table can be opened."""
    rules = all_rules(l10n, books, text)
    if books.meant is None:
        return rules
    learn = [msgspec.structs.replace(one, label=l10n("greeting-learn")) for one in invitations(l10n, books)]
    return msgspec.structs.replace(rules, rows=(*rules.rows, *rows_of(learn)))


def front_page(ctx: Context, books: Rulebooks, game: str) -> Message:
    """What the game is, its rules and the ways into it, for who names it."""
    shown = all_of(ctx, books, game, "\n".join([primer(ctx.l10n, ctx.app.titles, game), ctx.l10n("rules-all")]))
    return msgspec.structs.replace(shown, drawing=ctx.app.titles.of(game).greeting(ctx.l10n))
