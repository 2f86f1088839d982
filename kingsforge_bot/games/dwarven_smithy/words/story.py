"""A game that is over as a story of at most six lines."""

from collections.abc import Iterable, Iterator, Sequence

from kingsforge_bot.games.dwarven_smithy.advice.story import Craft, Story
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.ending import ended
from kingsforge_bot.games.dwarven_smithy.words.names import Telling


def story_lines(say: Telling, told: Story) -> Iterator[str]:
    """As far as there is something to tell."""
    l10n = say.l10n
    yield from _dearest(say, told)
    # What somebody let go says more than how much was bought in all: there are six lines.
    if told.customer is not None and told.let_go is None:
        one = told.customer
        buyer, owner = say.who(one.seat), say.who(one.seller)
        yield l10n("story-customer", who=buyer, seller=owner, count=one.cards, coins=one.coins)
    yield from _crafts(say, told.crafts)
    yield from _first(say, told)
    yield from _let_go(say, told)
    if told.crown is not None:
        crown = told.crown
        yield l10n("story-crown", who=say.who(crown.seat), card=say.card(crown.card), coins=crown.coins)
    yield from _lead(say, told)


def course_told(say: Telling, told: Story) -> Iterator[str]:
    """How it went, in the order of a game: the first King's Item, what somebody let go or else the dearest purchase,
    what turned it.
    """
    yield from _first(say, told)
    yield from [*_let_go(say, told)] or _dearest(say, told)
    yield from _lead(say, told)


def end_told(say: Telling, state: State, events: Iterable[ev.Event]) -> str:
    """How the end came, by whom, and in which turn of that seat's (7.1, 7.7)."""
    by, turn = ended(state), 0
    if state.ended_by is None:
        return say.l10n("over-why", by=by, who="")
    for event in events:
        match event:
            case ev.TurnBegan(seat=seat):
                turn += seat == state.ended_by
            case ev.EndTriggered():
                break
            case _:
                pass
    return say.l10n("story-end", by=by, who=say.who(state.ended_by), turn=turn)


def _dearest(say: Telling, told: Story) -> Iterator[str]:
    match told.dearest:
        case ev.Bought(seat=seat, card=card, seller=seller, coins=coins):
            buyer, owner = say.who(seat), say.who(seller)
            yield say.l10n("story-dearest", who=buyer, card=say.card(card), seller=owner, coins=coins)
        case ev.BoughtFromRow(seat=seat, card=card, coins=coins):
            yield say.l10n("story-dearest-row", who=say.who(seat), card=say.card(card), coins=coins)
        case None:
            pass


def _first(say: Telling, told: Story) -> Iterator[str]:
    if told.first is None:
        return
    who, turn, card = say.who(told.first.seat), told.first.turn, told.first.card
    if card is None:
        yield say.l10n("story-first", who=who, turn=turn)
    else:
        yield say.l10n("story-first-named", who=who, turn=turn, card=say.card(card))


def _let_go(say: Telling, told: Story) -> Iterator[str]:
    if told.let_go is not None:
        gone, coins = told.let_go.bought, told.let_go.worth
        buyer, owner, card = say.who(gone.seat), say.who(gone.seller), say.card(gone.card)
        yield say.l10n("story-let-go", who=owner, buyer=buyer, card=card, price=gone.coins, coins=coins)


def _lead(say: Telling, told: Story) -> Iterator[str]:
    if told.lead is None:
        return
    who, turn = say.who(told.lead.seat), told.lead.turn
    if told.lead.is_narrow:
        yield say.l10n("story-narrow", who=who, coins=told.lead.coins)
    else:
        yield say.l10n("story-late", who=who) if turn is None else say.l10n("story-lead", who=who, turn=turn)


def _crafts(say: Telling, crafts: Sequence[Craft]) -> Iterator[str]:
    """The best sale; of several that brought as much each, but of one seat's only one."""
    l10n, best = say.l10n, [*{one.seat: one for one in crafts}.values()]
    if not best:
        return
    coins = best[0].coins + best[0].bonus
    if len(best) == 1:
        yield l10n("story-craft", who=say.who(best[0].seat), card=say.card(best[0].stack.card), coins=coins)
        return
    each = [l10n("story-craft-each", who=say.who(one.seat), card=say.card(one.stack.card)) for one in best]
    yield l10n("story-crafts", crafts=l10n.listing(each), coins=coins)
