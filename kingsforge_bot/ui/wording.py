"""How tables, people and times are written in messages, and on pictures."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait, at_table
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, plain
from kingsforge_bot.service.table.endings import IDLE_AFTER
from kingsforge_bot.service.table.lobbies import EXPIRES_AFTER
from kingsforge_bot.service.table.names import DELETED, vacant_name
from kingsforge_bot.service.types import EVERYBODY, NOBODY, Sitter, Table, TableView, Tenure

if TYPE_CHECKING:
    from kingsforge_bot.drawing.caption import Caption

W = TypeVar("W")

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR


def title(table: Table) -> str:
    """`#12 Oak`, as it may stand anywhere."""
    return title_of(table.id, table.name)


def title_of(number: int, name: str) -> str:
    """The same of a table that need not be read."""
    return f"#{number} {bare(name)}"


def bold_title(table: Table) -> str:
    """The title for the text of messages, where names must not format anything."""
    return f"#{table.id} {plain(table.name)}"


def game_name(l10n: Localizer, game: str) -> str:
    """The game with that key, by its name."""
    return l10n.of(game)("game-title")


class SeatNames(tuple[str, ...]):
    """The names of those who sit at a table now, by seat; it knows who sat there before."""

    former: tuple[Tenure, ...] = ()

    def at(self, seq: int) -> "SeatNames":
        """The names of those who held the seats when that entry was written."""
        if not self.former:
            return self
        names = list(self)
        for seat in range(len(names)):
            # In the order in which they left.
            names[seat] = next((one.name for one in self.former if one.seat == seat and one.last >= seq), names[seat])
        found = SeatNames(names)
        # Of an entry it may be told who sat there just before.
        found.former = self.former
        return found

    def was_held(self, seat: int, last: int) -> bool:
        """Whether a person held that seat up to and with that entry, and no longer."""
        return any(one.user is not None for one in self.former if (one.seat, one.last) == (seat, last))


def name_of(l10n: Localizer, table: Table, one: Sitter | Tenure, *, signed: bool = True) -> str:
    """A player's name as they wrote it, after the sign of the emblem that pictures give the seat.

    Of a seat that nobody holds its number, in words. Whose player had their name deleted is held by nobody either, and
    has a name that says so.
    """
    nobody = one.user is None and one.ai is None and one.name == vacant_name(one.seat)
    name = l10n("seat-vacant", seat=str(one.seat + 1)) if nobody else one.name
    return with_sign(l10n, one.seat, name) if signed else name


def with_sign(l10n: Localizer, seat: Seat, name: str) -> str:
    """A name or mention after the sign of its seat."""
    return f"{l10n(f'seat-sign-{seat + 1}')} {name}"


def names_of(l10n: Localizer, table: Table, *, signed: bool = True) -> SeatNames:
    """The players' names by seat, as people wrote them: the i18n room makes them harmless."""
    names = SeatNames(name_of(l10n, table, sitter, signed=signed) for sitter in table.sitters)
    names.former = tuple(replace(one, name=name_of(l10n, table, one, signed=signed)) for one in table.former)
    return names


def portraits_of(table: Table) -> tuple[Portrait | None, ...]:
    """The heads by which they are drawn, in the order of their names; None where nobody sits."""
    sitters = table.sitters
    heads = at_table(
        [one.portrait for one in sitters],
        [one.ai is not None for one in sitters],
        [one.user or one.name for one in sitters],
    )
    return tuple(None if one.vacant else head for one, head in zip(sitters, heads, strict=True))


def caption_of(l10n: Localizer, table: Table, words: W) -> "Caption[W]":
    """A table's names for its pictures, with a game's own words. Only what draws asks: it brings Pillow in."""
    from kingsforge_bot.drawing.caption import Caption

    names = tuple(map(bare, names_of(l10n, table, signed=False)))
    return Caption(title(table), names, heads=portraits_of(table), words=words)


def lobby_caption(l10n: Localizer, table: Table) -> "Caption[Any]":
    """The same of a table that has not begun, where seats between others may be empty."""
    caption = caption_of(l10n, table, None)
    who = {one.seat: as_drawn for one, *as_drawn in zip(table.sitters, caption.names, caption.heads, strict=True)}
    names, heads = zip(*(who.get(Seat(seat), ("", None)) for seat in range(table.capacity)), strict=True)
    return replace(caption, names=names, game=game_name(l10n, table.game), free=l10n("picture-free-seat"), heads=heads)


def lobby_alt(l10n: Localizer, table: Table) -> str:
    """The picture of a table that has not begun, for those who do not see it: the card it belongs to says the same."""
    people, taken = l10n.listing(map(bare, names_of(l10n, table))), len(table.sitters)
    return l10n("alt-lobby", table=title(table), taken=taken, seats=table.capacity, who=people)


def names_at(names: Sequence[str], seq: int) -> Sequence[str]:
    """Those names as they were at that entry, where that is known."""
    return names.at(seq) if isinstance(names, SeatNames) else names


def lasting(l10n: Localizer, seconds: int) -> str:
    """How long something took, in the largest unit that is one at least: 3 days, 5 hours, 1 minute."""
    for unit, length in (("days", _DAY), ("hours", _HOUR)):
        if seconds >= length:
            return l10n(f"lasted-{unit}", count=seconds // length)
    return l10n("lasted-minutes", count=max(1, seconds // _MINUTE))


def since(table: Table) -> str:
    """When the table last changed, shown by Discord in the reader's own words."""
    return f"<t:{table.since}:R>"


def since_move(table: Table, later: str, first: str) -> str:
    """The message that tells when the last move was, or the one that does not: nobody has moved yet."""
    return later if table.seq > 1 else first


def headline(l10n: Localizer, look: TableView, *, mention: bool, yours: bool) -> str:
    """Table, who is to play, and when the last move was; `yours` for the one who is awaited."""
    names = {"table": bold_title(look.table), "since": since(look.table)}
    if yours:
        return l10n(since_move(look.table, "headline-yours", "headline-yours-first"), **names)
    return l10n(
        since_move(look.table, "headline-awaited", "headline-awaited-first"),
        who=to_play(l10n, look, mention=mention),
        **names,
    )


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


def winner_line(l10n: Localizer, who_won: str, count: int, points: Sequence[int], *, yours: bool = False) -> str:
    """Who won, and where it was one, by what all have: as long as that decided it. `yours`: the one who reads it."""
    if score := _score(count, points):
        return (
            l10n("over-you-win-points", points=score)
            if yours
            else l10n("over-winner-points", who=who_won, points=score)
        )
    return l10n("over-winner", who=who_won, count=count)


def winner_title(l10n: Localizer, winners: Sequence[str], points: Sequence[int]) -> str:
    """The same as the title of a picture: `Ada wins 5:1`."""
    score, count = _score(len(winners), points), len(winners)
    return l10n("picture-winner", who=l10n.listing(winners), points=score, count=count).strip()


def _score(count: int, points: Sequence[int]) -> str:
    """What all have, the best first, where that decided who the one winner is."""
    best, *others = sorted(points, reverse=True) or (0,)
    return ":".join(map(str, (best, *others))) if count == 1 and others and best > others[0] else ""


def closed_line(l10n: Localizer, table: Table) -> str:
    """The line by whom or why a table was closed before its end."""
    if table.closed_by == EVERYBODY:
        return l10n("table-ended-agreed", table=bold_title(table), since=since(table))
    if table.closed_by is not None:
        sitter = table.sitter(table.closed_by)
        # Discord shows a moderator's name; nobody is alerted by it.
        ender = plain(name_of(l10n, table, sitter)) if sitter is not None else f"<@{table.closed_by}>"
        if table.closed_by == NOBODY:
            ender = DELETED
        return l10n("table-ended-by", table=bold_title(table), who=ender, since=since(table))
    if table.begun and table.league is not None:
        left = sum(sitter.user is not None for sitter in table.sitters)
        return l10n("table-ended-league", table=bold_title(table), since=since(table), left=left)
    if table.league is not None:
        return l10n("lobby-ended-league", table=bold_title(table))
    if table.begun:
        return l10n("table-ended-idle", table=bold_title(table), days=IDLE_AFTER // _DAY)
    return l10n("lobby-expired", table=bold_title(table), days=EXPIRES_AFTER // _DAY)


def option_name(l10n: Localizer, option: str) -> str:
    """An option as its command shows it; one that none of ours has, as it was sent."""
    message = f"name-option-{option}"
    return l10n(message) if l10n.knows(message) else plain(option)


def check_line(l10n: Localizer, look: TableView, *, mention: bool = False) -> str:
    """How the luck of a table that is over can be checked; with `mention` it calls everybody who sat there."""
    people = [sitter.seat for sitter in look.table.sitters if mention and sitter.user in everybody(look)]
    if not people:
        return l10n("over-dice")
    return l10n("over-called", who=who(l10n, look.table, people, mention=True))
