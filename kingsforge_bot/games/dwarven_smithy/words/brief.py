"""What just happened, for whoever reads it on a phone: a line per turn, equal deeds told together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple, assert_never, get_args

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, entering, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck
from kingsforge_bot.games.dwarven_smithy.words.events import covered, event_line
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.fitting import whole_deeds, within
from kingsforge_bot.i18n.widths import width

_NotTold = ev.TurnEnded | ev.Revealed | ev.GameEnded
"""The board shows it, or the headline says it, and at the end the places."""
_OfTheTable = ev.Dealt | ev.MineRenewed | ev.EndTriggered
"""Each has a line of its own."""
_Completed = ev.ApprenticeCompleted | ev.ToolCompleted | ev.ItemCompleted | ev.KingsItemCompleted
_Traded = ev.Played | ev.Moved | ev.Discarded | ev.Sold | ev.BoughtFromRow | ev.Bought
_Single = ev.TurnBegan | ev.Crafted | ev.ApprenticeReturned | ev.AuctionOpened | ev.BidMade | ev.BidPassed
_Deed = _Completed | _Traded | _Single | ev.Drew
_Told = _OfTheTable | _Deed


_DIFFER: Final = 2
"""Purses that are not all alike."""
_LINES: Final = 3
"""Lines that leave picture and buttons on a phone's screen."""
_ONE_LINE: Final = 50
"""Characters: about a line of a phone in small letters, which each turn has in any case."""
_WORTH_TELLING: Final = 60
"""Characters: about what somebody is called, and one deed."""
_OWN_AFFAIR = (ev.TurnBegan, ev.Played, ev.Moved, ev.Discarded, ev.Drew)
"""What a seat does with its own cards: it concerns the others least."""
_OF_OTHERS = (ev.Bought, ev.Crafted, ev.AuctionOpened, ev.ApprenticeReturned, *get_args(_Completed))
"""What changes what others have, or how near the end is."""


OnSale = tuple[Seat, Name]
"""A card that lies in a market, and whose that is."""


class Reader(NamedTuple):
    """Whom a report is for alone. Of a turn what that seat can buy now stands first, then what concerns it most, for
    the line may be shortened further; what concerns no other seat, and of what something was crafted, the picture
    shows.
    """

    seat: Seat
    wanted: Sequence[OnSale] = ()
    """What it could buy and is of use to it."""
    others: Sequence[OnSale] = ()
    """What else it could buy."""


def brief(say: Telling, events: Iterable[ev.Event], most: int, reader: Reader | None = None) -> str:
    """At most three lines, in all at most as wide as so many Latin letters, the latest last.

    Where there is more, first what concerns only who did it gives way, so that trade and crafts stay; then what was
    earlier. A turn that brought or cost coins several times says first what that came to, for its line may be cut. To
    a `reader` whole deeds are told, and how many more there were.
    """
    happened = [*events]
    told, dealt = [*_once_dealt(happened)], [one for one in happened if isinstance(one, ev.Dealt)]
    lines = [*_lines(say, told, dealt, reader)]
    if reader is not None:
        return "\n".join(_whole(say, lines, most))
    if _wide(lines) > most:
        without = [one for one in told if not isinstance(one, _OWN_AFFAIR)]
        lines = [*_lines(say, without, dealt, reader)] or lines
    kept, earlier = lines[-1:], say.l10n("board-earlier")
    for line in reversed(lines[-_LINES:-1]):
        room = most - _wide((earlier, "", *kept))
        if width(line) > room:
            # What others did is told by half rather than not at all.
            kept[:0] = [within(say.l10n, line, room)] if room >= _WORTH_TELLING else []
            break
        kept.insert(0, line)
    if len(kept) < len(lines) and _wide((earlier, *kept)) <= most:
        kept.insert(0, earlier)
    return within(say.l10n, "\n".join(kept), most)


def _whole(say: Telling, lines: Sequence[str], most: int) -> Iterator[str]:
    """The latest lines, each in its share of the room; what short ones leave of theirs the longer ones have."""
    kept = lines[-_LINES:]
    if len(kept) < len(lines):
        yield say.l10n("board-earlier")
    room, left = most, len(kept)
    rooms = dict[int, int]()
    for place in sorted(range(len(kept)), key=lambda one: width(kept[one])):
        rooms[place] = max(room // left, _ONE_LINE)
        room, left = room - min(width(kept[place]), rooms[place]), left - 1
    for place, line in enumerate(kept):
        share = rooms[place]
        yield whole_deeds(say.l10n, line, lambda text, share=share: width(text) <= share, lists=True)  # type: ignore[misc]


def _wide(lines: Iterable[str]) -> int:
    """Of the lines with what parts them."""
    return width("\n".join(lines))


def _once_dealt(events: Sequence[ev.Event]) -> Iterator[ev.Event]:
    """Of the deal only purses that differ (8.9), once for all: else all are dealt alike (1.3). What the first turn
    refines by itself is no deed of anybody.
    """
    dealt, told = False, len({one.coins for one in events if isinstance(one, ev.Dealt)}) < _DIFFER
    for event in events:
        if isinstance(event, ev.Dealt):
            yield from () if told else (event,)
            told = True
        elif not (dealt and isinstance(event, ev.TurnBegan)):
            yield event
        dealt = isinstance(event, ev.Dealt)


def _lines(say: Telling, events: Iterable[ev.Event], dealt: Iterable[ev.Dealt], reader: Reader | None) -> Iterator[str]:
    purses = sorted({one.coins for one in dealt})
    for run in _runs(one for one in events if not isinstance(one, _NotTold)):
        first = run[0]
        if isinstance(first, _OfTheTable):
            if isinstance(first, ev.Dealt):
                yield say.l10n("brief-dealt", least=purses[0], coins=purses[-1])
            else:
                yield event_line(say, first)
            continue
        if reader is None or first.seat == reader.seat:
            parts = _parts(say, run, None if reader is None else reader.seat)
        else:
            parts = _weighed(say, run, reader)
        what = say.l10n.steps(parts)
        coins = [coins for one in run if (coins := _coins(one))]
        if what and len(coins) > 1:
            came_to = sum(coins)
            gain = f"+{came_to}" if came_to > 0 else f"−{-came_to}" if came_to else "±0"
            yield say.l10n("brief-turn-coins", who=say.who(first.seat), gain=gain, what=what)
        elif what:
            yield say.l10n("brief-turn", who=say.who(first.seat), what=what)


def _weighed(say: Telling, run: Sequence[_Told], reader: Reader) -> Iterator[str]:
    """What can be bought and is wanted; what concerns others, the weightiest first; what else can be bought. Where
    nothing concerns others, all the rest.
    """
    on_sale = {*reader.wanted, *reader.others}
    rest = [one for one in run if laid_out(one) not in on_sale]
    laid = Counter(lot for one in run if (lot := laid_out(one)) in on_sale)
    weights = {place: _weight(say, one, reader) for place, one in enumerate(rest)}
    found = sorted((place for place, weight in weights.items() if weight), key=lambda place: -weights[place])
    yield from _for_sale(say, laid, reader.wanted)
    yield from _parts(say, [rest[place] for place in found], reader.seat)
    yield from _for_sale(say, laid, reader.others)
    if not found:
        yield from _parts(say, rest, reader.seat)


def laid_out(event: ev.Event) -> OnSale | None:
    """The card that came into its owner's market, if the deed was that."""
    match event:
        case ev.Played(seat=seat, card=card, to=Area.MARKET):
            return seat, entering(card)
        case ev.Moved(seat=seat, card=card, to=Area.MARKET):
            return seat, card
        case _:
            return None


def _for_sale(say: Telling, laid: Counter[OnSale], wanted: Sequence[OnSale]) -> Iterator[str]:
    """Those of them that were laid out, in their order."""
    cards = [one[1] for one in wanted for _ in range(laid[one])]
    if cards:
        yield say.l10n("brief-for-sale", cards=say.all(cards))


def _weight(say: Telling, event: _Told, reader: Reader) -> int:
    """How much it concerns the reader: what was bought from them most of all, then a King's Item."""
    match event:
        case ev.Bought(seller=seller) if seller == reader.seat:
            return 4
        case ev.KingsItemCompleted():
            return 3
        case ev.Crafted(stack=stack) if say.cards.is_kings_item(stack.card):
            return 3
        case _ if isinstance(event, _OF_OTHERS):
            return 2
        case _:
            return 0 if isinstance(event, _OWN_AFFAIR) else 1


def _coins(event: _Told) -> int:
    """What it brings to whose turn it is, below 0 what it costs; income is told by itself."""
    match event:
        case ev.Sold(coins=coins):
            return coins
        case ev.ItemCompleted(coins=coins, bonus=bonus) | ev.ToolCompleted(coins=coins, bonus=bonus):
            return coins + bonus
        case ev.ApprenticeCompleted(bonus=bonus) | ev.KingsItemCompleted(bonus=bonus):
            return bonus
        case ev.BoughtFromRow(coins=coins) | ev.Bought(coins=coins):
            return -coins
        case _:
            return 0


def _runs(events: Iterable[_Told]) -> Iterator[list[_Told]]:
    """What stands in one line: a turn that begins, and another seat, begin a new one."""
    run: list[_Told] = []
    for event in events:
        if run and not _goes_on(run[-1], event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def _goes_on(before: _Told, event: _Told) -> bool:
    if isinstance(event, _OfTheTable) or isinstance(before, _OfTheTable):
        return False
    return event.seat == before.seat and not isinstance(event, ev.TurnBegan)


def _parts(say: Telling, run: Sequence[_Told], reader: Seat | None) -> Iterator[str]:
    """Deeds of one kind that follow each other are one part."""
    for _, found in groupby(run, lambda one: _Completed if isinstance(one, _Completed) else type(one)):
        same = [*found]
        drawn = [one for one in same if isinstance(one, ev.Drew)]
        if drawn:
            yield _drew(say, drawn)
        moved = [one for one in same if isinstance(one, _Traded | _Completed)]
        if moved:
            # Where a line is cut, what weighs most stands before it.
            moved.sort(key=lambda one: not isinstance(one, ev.KingsItemCompleted))
            yield _verb(say, moved[0], say.l10n.listing(_cards(say, moved, reader)))
        for one in same:
            if isinstance(one, _Single):
                yield from _single(say, one, alone=reader is not None)


def _cards(say: Telling, moved: Sequence[_Traded | _Completed], reader: Seat | None) -> Iterator[str]:
    """Each, equal ones that went the same way counted; what brought or cost coins stands by itself."""
    for told, count in Counter(_card(say, one, reader) for one in moved).items():
        if isinstance(moved[0], ev.Played | ev.Moved | ev.Discarded) and count > 1:
            yield say.l10n("cards-several", card=told, count=count)
        else:
            yield from (told,) * count


def _verb(say: Telling, event: _Traded | _Completed, cards: str) -> str:
    l10n = say.l10n
    match event:
        case ev.Played():
            return l10n("brief-played", cards=cards)
        case ev.Moved():
            return l10n("brief-moved", cards=cards)
        case ev.Discarded():
            return l10n("brief-discarded", cards=cards)
        case ev.Sold():
            return l10n("brief-sold", cards=cards)
        case ev.BoughtFromRow() | ev.Bought():
            return l10n("brief-bought", cards=cards)
        case ev.ApprenticeCompleted() | ev.ToolCompleted() | ev.ItemCompleted() | ev.KingsItemCompleted():
            return l10n("brief-completed", cards=cards)
        case _:
            assert_never(event)


def _card(say: Telling, event: _Traded | _Completed, reader: Seat | None) -> str:
    """The card with where it went, what it cost or what it brought."""
    l10n = say.l10n
    match event:
        case ev.Played(card=card, to=to) | ev.Moved(card=card, to=to, swapped=None):
            return l10n("brief-to", card=say.card(card), to=to.value)
        case ev.Moved(card=card, swapped=swapped):
            return l10n("brief-swapped", card=say.card(card), other=say.card(swapped or card))
        case ev.Discarded(card=card):
            return say.card(card)
        case ev.Sold(card=card, coins=coins):
            return l10n("brief-gain", card=say.card(card), coins=coins)
        case ev.BoughtFromRow(card=card, coins=coins):
            return l10n("brief-from-row", card=say.card(card), coins=coins)
        case ev.Bought(card=card, seller=seller, coins=coins) if seller == reader:
            return l10n("brief-from-you", card=say.card(card), coins=coins)
        case ev.Bought(card=card, seller=seller, coins=coins):
            return l10n("brief-from", card=say.card(card), seller=say.who(seller), coins=coins)
        case (
            ev.ItemCompleted(stack=stack, coins=coins, bonus=bonus)
            | ev.ToolCompleted(stack=stack, coins=coins, bonus=bonus)
        ):
            gain = coins + bonus
        case ev.KingsItemCompleted(stack=stack, bonus=bonus) if stack.card != UNSEEN:
            item = l10n("brief-king", card=say.card(stack.card), coins=say.cards.guild[stack.card].full_value)
            return l10n("brief-gain", card=item, coins=bonus) if bonus else item
        case ev.ApprenticeCompleted(stack=stack, bonus=gain) | ev.KingsItemCompleted(stack=stack, bonus=gain):
            pass
        case _:
            assert_never(event)
    said = covered(say, stack.card)
    return l10n("brief-gain", card=said, coins=gain) if gain else said


def _drew(say: Telling, drawn: Sequence[ev.Drew]) -> str:
    """How many of each deck; to whoever may know it, which."""
    cards = [one.card for one in drawn]
    if UNSEEN not in cards:
        return say.l10n("brief-drew", cards=say.all(cards))
    guild = sum(one.deck is Deck.GUILD for one in drawn)
    if guild in (0, len(drawn)):
        return say.l10n("brief-drew-one-deck", deck="guild" if guild else "mine", count=len(drawn))
    return say.l10n("brief-drew-both", guild=guild, mine=len(drawn) - guild)


def _single(say: Telling, event: _Single, *, alone: bool) -> Iterator[str]:
    l10n = say.l10n
    match event:
        case ev.TurnBegan(refined=raw, income=income):
            if raw:
                yield l10n("brief-refined", cards=say.all(map(refined, raw)))
            if income:
                yield l10n("brief-income", coins=income)
        case ev.Crafted(stack=stack):
            card, under = covered(say, stack.card), say.all(Name(kind.value) for kind in stack.resources)
            if say.cards.is_kings_item(stack.card):
                card = l10n("brief-king", card=card, coins=say.cards.guild[stack.card].full_value)
            text = "brief-crafted-alone" if alone else "brief-crafted" if stack.resources else "brief-crafted-free"
            yield l10n(text, card=card, cards=under)
        case ev.ApprenticeReturned(stack=stack):
            yield l10n("brief-returned", card=say.card(stack.card))
        case ev.AuctionOpened(seller=seller, card=card):
            yield l10n("brief-auction", card=say.card(card), seller=say.who(seller))
        case ev.BidMade(coins=coins):
            yield l10n("brief-bid", coins=coins)
        case ev.BidPassed():
            yield l10n("brief-passed")
        case _:
            assert_never(event)
