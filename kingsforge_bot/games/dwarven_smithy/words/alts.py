"""What pictures show, for those who do not see them: without markdown, each at most 1,024 characters."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.deeds import Deed
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import lying_open
from kingsforge_bot.games.dwarven_smithy.advice.story import Course
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.words.board import (
    for_sale_lines,
    helper_parts,
    lies_open,
    lot,
    parts,
    race,
    seat_line,
)
from kingsforge_bot.games.dwarven_smithy.words.ending import course_lines, podium_lines
from kingsforge_bot.games.dwarven_smithy.words.hand import hand_parts
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.fitting import Part, fitted
from kingsforge_bot.i18n.names import unmarked

ALT: Final = 1024
ByPlace = tuple[tuple[Seat | None, tuple[Name, ...]], ...]
"""Cards by the seat before which they are new; of the warehouse with None."""
Gone = tuple[Name, int, Seat | None]
"""A card that left, for how many coins, to whom."""
LeftFrom = tuple[tuple[Seat | None, tuple[Gone, ...]], ...]
"""The same by the seat whose market it was."""


class Flags(NamedTuple):
    """Who leads, who brought the last turns, and whose is over."""

    leads: Seat | None = None
    ended_by: Seat | None = None
    done: tuple[Seat, ...] = ()


NO_FLAGS: Final = Flags()


def board_alt(say: Telling, state: State, table: str) -> str:
    """The whole board."""
    title, does = Part(say.l10n("alt-title", table=table)), helper_parts(say, state.players)
    return _fitted(say, [title, *parts(say, state), *does])


def posted_alt(say: Telling, state: State, table: str, came: ByPlace, left: LeftFrom, flags: Flags = NO_FLAGS) -> str:
    """The board and what is new; of an open auction the bids, at the end the places."""
    l10n = say.l10n
    lines = [Part(l10n("alt-title", table=table))]
    if state.phase is Phase.OVER:
        return _fitted(say, [*lines, *(Part(line) for line in podium_lines(say, state))])
    if state.lot is not None:
        asked = Part(l10n("alt-asked", who=say.who(state.lot.asked)))
        seats = [seat_line(say, state, Seat(seat)) for seat in range(len(state.players))]
        return _fitted(say, [*lines, Part(lot(say, state)), asked, *seats])
    news = [Part(line, "part-news", ((12, ""),)) for line in _news(say, came, left)]
    return _fitted(
        say, [*lines, *_flags(say, state, flags), *news, *parts(say, state), *helper_parts(say, state.players)]
    )


def end_alt(say: Telling, state: State, table: str, course: Course) -> str:
    """The places and, where there is room for it, the race."""
    places = "\n".join([say.l10n("alt-title", table=table), *podium_lines(say, state)])
    whole = unmarked("\n".join([places, *course_lines(say, course)]))
    return whole if len(whole) <= ALT else _fitted(say, [Part(places)])


def moment_alt(say: Telling, state: State, table: str, deed: Deed) -> str:
    """Who completed which King's Item, or won what from whom for how much; and how many King's Items that makes."""
    kings = len(state.players[deed.seat].kings)
    facts: dict[str, str | int] = {"table": table, "who": say.who(deed.seat), "kings": kings, "enough": ENOUGH_KINGS}
    match deed:
        case ev.KingsItemCompleted(stack=stack):
            card = say.l10n("kings-item-covered") if stack.card == UNSEEN else say.card(stack.card)
            return unmarked(say.l10n("alt-moment", card=card, **facts))
        case ev.Bought(seller=seller, card=card_, coins=coins):
            facts |= {"card": say.card(card_), "seller": say.who(seller), "coins": coins}
            return unmarked(say.l10n("alt-moment-won", **facts))


def turn_panel_alt(say: Telling, state: State, seat: Seat, table: str) -> str:
    """The seat's hand, its side of the table, what it can buy and how the race stands; for it alone."""
    below = [*for_sale_lines(say, state, seat), Part(race(say, state)), *helper_parts(say, [state.players[seat]])]
    return _fitted(say, [Part(say.l10n("alt-desk", table=table)), *hand_parts(say, state, seat), *below])


def replay_alt(say: Telling, state: State, table: str, pictures: int, tale: Sequence[str]) -> str:
    """That the game is seen turn by turn, in so many pictures, how it went, and what its last picture shows."""
    first = Part(say.l10n("alt-replay", table=table, count=pictures))
    if state.phase is Phase.OVER:
        told = [*tale, say.l10n("alt-replay-last"), *podium_lines(say, state, whole=False)]
        return _fitted(say, [first, *map(Part, told)])
    return _fitted(say, [first, *parts(say, state)])


def _flags(say: Telling, state: State, flags: Flags) -> Iterator[Part]:
    if flags.leads is not None:
        found = sorted(range(len(state.players)), key=lambda seat: -lying_open(state, say.cards)[seat])
        totals = ":".join(lies_open(say, state, seat) for seat in found)
        yield Part(say.l10n("alt-leads", who=say.who(flags.leads), totals=totals), "part-news", ((12, ""),))
    if flags.ended_by is not None:
        done = say.l10n.listing(map(say.who, flags.done))
        yield Part(say.l10n("alt-last", who=say.who(flags.ended_by), done=done, count=len(flags.done)))


def _news(say: Telling, came: ByPlace, left: LeftFrom) -> Iterator[str]:
    l10n = say.l10n
    for seat, cards in came:
        named = say.all(cards)
        yield l10n("alt-came-row", cards=named) if seat is None else l10n("alt-came", who=say.who(seat), cards=named)
    for seat, gone in left:
        named = l10n.listing(_gone(say, one) for one in gone)
        yield l10n("alt-left-row", cards=named) if seat is None else l10n("alt-left", who=say.who(seat), cards=named)


def _gone(say: Telling, gone: Gone) -> str:
    card, coins, to = gone
    if to is not None:
        return say.l10n("alt-gone-to", card=say.card(card), who=say.who(to))
    return say.l10n("alt-gone-for", card=say.card(card), coins=coins) if coins else say.card(card)


def _fitted(say: Telling, lines: list[Part]) -> str:
    return unmarked(fitted(say.l10n, lines, ALT))
