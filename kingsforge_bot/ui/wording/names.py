"""How those who sit at a table are named, and who sat there before."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table.names import vacant_name
from kingsforge_bot.service.types import Sitter, Table, Tenure


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


def names_at(names: Sequence[str], seq: int) -> Sequence[str]:
    """Those names as they were at that entry, where that is known."""
    return names.at(seq) if isinstance(names, SeatNames) else names
