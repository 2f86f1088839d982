"""Who is awaited, called or meant, as users and as a list of names or mentions."""

from collections.abc import Collection, Iterable

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.types import Sitter, Table, TableView
from kingsforge_bot.ui.wording.names import name_of, with_sign


def awaited_users(look: TableView) -> tuple[int, ...]:
    """The people awaited, as far as a post calls them; bot players are never mentioned."""
    called = look.awaited if look.called is None else look.called
    sitters = (sitter for sitter in look.table.sitters if sitter.seat in look.awaited & called)
    return tuple(sitter.user for sitter in sitters if sitter.user is not None)


def to_play(l10n: Localizer, look: TableView, *, mention: bool = False) -> str:
    """Those who are awaited as a list; as mentions those whom a post calls."""
    called = awaited_users(look) if mention else ()
    return l10n.listing(
        _said(l10n, look.table, sitter, mention=sitter.user in called)
        for sitter in look.table.sitters
        if sitter.seat in look.awaited
    )


def _said(l10n: Localizer, table: Table, sitter: Sitter, *, mention: bool) -> str:
    """Somebody at the table, named or mentioned."""
    if mention:
        return with_sign(l10n, sitter.seat, f"<@{sitter.user}>")
    return plain(name_of(l10n, table, sitter))


def users_at(table: Table, *chosen: Collection[Seat] | None) -> tuple[int, ...]:
    """The people at all of these seats; None: at any."""
    seats = [one for one in chosen if one is not None]
    return tuple(
        sitter.user
        for sitter in table.sitters
        if sitter.user is not None and all(sitter.seat in some for some in seats)
    )


def everybody(look: TableView) -> tuple[int, ...]:
    """All people at the table, as far as a post calls them."""
    return users_at(look.table, look.called)


def who(
    l10n: Localizer,
    table: Table,
    seats: Iterable[Seat],
    *,
    mention: bool = False,
    called: frozenset[Seat] | None = None,
) -> str:
    """Those seats' players as a list; as mentions where they are to be alerted, all or those `called`."""
    chosen, alerted = set(seats), set(users_at(table, called)) if mention else set()
    return l10n.listing(
        _said(l10n, table, sitter, mention=sitter.user in alerted) for sitter in table.sitters if sitter.seat in chosen
    )
