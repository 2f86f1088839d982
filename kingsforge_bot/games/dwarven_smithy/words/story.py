"""A game that is over as a story of at most six lines."""

from collections.abc import Iterator

from kingsforge_bot.games.dwarven_smithy.advice.story import Story
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
    if told.customer is not None:
        one = told.customer
        buyer, owner = say.who(one.seat), say.who(one.seller)
        yield l10n("story-customer", who=buyer, seller=owner, count=one.cards, coins=one.coins)
    if told.craft is not None:
        craft = told.craft
        earned = craft.coins + craft.bonus
        yield l10n("story-craft", who=say.who(craft.seat), card=say.card(craft.stack.card), coins=earned)
    if told.first is not None:
        yield l10n("story-first", who=say.who(told.first.seat), turn=told.first.turn)
    if told.crown is not None:
        crown = told.crown
        yield l10n("story-crown", who=say.who(crown.seat), card=say.card(crown.card), coins=crown.coins)
    if told.lead is not None:
        who, turn = say.who(told.lead.seat), told.lead.turn
        if told.lead.is_narrow:
            yield l10n("story-narrow", who=who, coins=told.lead.coins)
        else:
            yield l10n("story-late", who=who) if turn is None else l10n("story-lead", who=who, turn=turn)
