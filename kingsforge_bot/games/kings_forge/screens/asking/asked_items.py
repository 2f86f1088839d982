"""The items whose odds can be asked for: those on display, and those of others that can be stolen."""

from collections.abc import Iterable

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import printed_name
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item, item_name
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.screens.asking.readers import LONGEST
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_choice, craft_card_name, own_craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownValue
from kingsforge_bot.ui.message import OPTION, cut
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording.names import names_of


def items_asked(l10n: Localizer, look: TableView) -> Iterable[Suggestion]:
    """Autocomplete, for whoever sits there."""
    if look.seat is None or look.view is None:
        return
    people = People(l10n, names_of(l10n, look.table), markdown=False)
    for item, seat in _there(look):
        name = craft_card_choice(l10n, item)
        if seat is not None:
            name = l10n("workbench-steal-from", item=name, who=people.named(seat))
        yield Suggestion(name, item)


def asked_item(l10n: Localizer, look: TableView, typed: str) -> Item:
    """What was typed, in the notation, as printed, in the reader's language or as the list shows it.

    Raises UnknownValue for what is no card, Refused for one that the seat can neither make nor steal.
    """
    wanted = " ".join(folded(typed[:LONGEST]).split())
    labels = {folded(cut(one.label, OPTION)): Item(one.value) for one in items_asked(l10n, look)}
    if wanted in labels:
        return labels[wanted]
    for item, _ in _there(look):
        if wanted in _names(l10n, item) or item == item_name(wanted):
            return item
    assert look.seat is not None
    for made in look.view.players[look.seat].made:
        if wanted in _names(l10n, made.card.item) or made.card.item == item_name(wanted):
            raise refuse(Reason.OWN_ITEM, item=made.card.item)
    known = item_name(wanted)
    if len(typed) > LONGEST or printed_name(known) is None:
        raise UnknownValue("item", typed)
    raise refuse(Reason.NOT_ON_DISPLAY, item=known)


def _there(look: TableView) -> list[tuple[Item, Seat | None]]:
    found: list[tuple[Item, Seat | None]] = [(card.item, None) for card in look.view.display]
    for index, player in enumerate(look.view.players):
        if index != look.seat:
            found += [(made.card.item, Seat(index)) for made in player.made]
    return found


def _names(l10n: Localizer, item: Item) -> tuple[str, ...]:
    return folded(craft_card_name(l10n, item)), folded(own_craft_card_name(l10n, item)), folded(item)
