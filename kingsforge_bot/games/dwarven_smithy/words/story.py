"""A game that is over as a story of at most six lines."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.games.dwarven_smithy.advice.story import Craft, Story
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.words.names import Telling


def story_lines(say: Telling, told: Story) -> Iterator[str]:
    """As far as there is something to tell."""
    l10n = say.l10n
    match told.dearest:
        case ev.Bought(seat=seat, card=card, seller=seller, coins=coins):
            yield l10n("story-dearest", who=say.who(seat), card=say.card(card), seller=say.who(seller), coins=coins)
        case ev.BoughtFromRow(seat=seat, card=card, coins=coins):
            yield l10n("story-dearest-row", who=say.who(seat), card=say.card(card), coins=coins)
        case None:
            pass
    # What somebody let go says more than how much was bought in all: there are six lines.
    if told.customer is not None and told.let_go is None:
        one = told.customer
        buyer, owner = say.who(one.seat), say.who(one.seller)
        yield l10n("story-customer", who=buyer, seller=owner, count=one.cards, coins=one.coins)
    yield from _crafts(say, told.crafts)
    if told.first is not None:
        began = told.first
        if began.card is None:
            yield l10n("story-first", who=say.who(began.seat), turn=began.turn)
        else:
            yield l10n("story-first-named", who=say.who(began.seat), turn=began.turn, card=say.card(began.card))
    if told.let_go is not None:
        gone, coins = told.let_go.bought, told.let_go.worth
        buyer, owner, card_ = say.who(gone.seat), say.who(gone.seller), say.card(gone.card)
        yield l10n("story-let-go", who=owner, buyer=buyer, card=card_, price=gone.coins, coins=coins)
    if told.crown is not None:
        crown = told.crown
        yield l10n("story-crown", who=say.who(crown.seat), card=say.card(crown.card), coins=crown.coins)
    if told.lead is not None:
        who, turn = say.who(told.lead.seat), told.lead.turn
        if told.lead.is_narrow:
            yield l10n("story-narrow", who=who, coins=told.lead.coins)
        else:
            yield l10n("story-late", who=who) if turn is None else l10n("story-lead", who=who, turn=turn)


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
