"""Choosing dice at the workbench: for a benefit, or for an item made with a set of one's own."""

from collections.abc import Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.boxes import box_order
from kingsforge_bot.games.kings_forge.rules.choices import dice_to_craft, dice_to_steal
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, read_die, sort_dice
from kingsforge_bot.games.kings_forge.rules.effects import may_change, most_dice
from kingsforge_bot.games.kings_forge.rules.state import Made, State
from kingsforge_bot.games.kings_forge.screens.pictures import workbench
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import DICE_OF_BENEFIT, DICE_OF_ITEM, TURN_PANEL
from kingsforge_bot.games.kings_forge.words.labels import held_label, item_label
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import OPTIONS, Button, Menu, Message, Option
from kingsforge_bot.ui.paging import number, page
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title


def held_benefit(state: State, source: str) -> Held:
    """The benefit of that name among those the player holds. Raises UnknownPress."""
    for held in state.players[state.turn].held:
        if held.source.value == source:
            return held
    raise UnknownPress


def dice_for_benefit(l10n: Localizer, look: TableView, source: str, start: int = 0) -> Message:
    """A menu of the dice on which the benefit may be used, from the line `start` on."""
    state = look.view
    held = held_benefit(state, source)
    change = change_of(held)
    dice = [one for one in state.players[state.turn].hand or () if may_change(change, one)]
    options = page(l10n, _lines(l10n, dice, most_dice(change)), start)
    most = min(most_dice(change), len(options))
    asked = l10n("workbench-choose-dice")
    return _menu(
        l10n, look, f"{DICE_OF_BENEFIT} {held.source}", capitalised(held_label(l10n, held)), asked, options, 1, most
    )


def only_use(look: TableView, source: str) -> Use | None:
    """The use of a benefit that one die in hand can take; None where there is a choice. Raises UnknownPress."""
    held = held_benefit(look.view, source)
    dice = [one for one in look.view.players[look.view.turn].hand or () if may_change(change_of(held), one)]
    return Use(held.source, tuple(dice)) if len(dice) == 1 else None


def use_of(look: TableView, source: str, values: Sequence[str]) -> Use:
    """The chosen dice as an action. Raises UnknownPress."""
    return Use(held_benefit(look.view, source).source, sort_dice(_chosen(values)))


def dice_for_item(l10n: Localizer, look: TableView, item: str) -> Message:
    """A menu of the dice that could lie on the item's boxes; as many are chosen as it has boxes."""
    card, made = _card(look.view, item)
    options = _set_lines(look.view, item)
    count = len(card.boxes)
    if len(options) < count:
        raise UnknownPress
    asked = l10n("workbench-choose-set")
    return _menu(
        l10n, look, f"{DICE_OF_ITEM} {card.item}", _wanted(l10n, look, card, made), asked, options, count, count
    )


def _wanted(l10n: Localizer, look: TableView, card: CraftCard, made: tuple[Seat, Made] | None) -> str:
    """The item with what its boxes want, or with the dice to beat."""
    if made is None:
        return item_label(l10n, card)
    who = People(l10n, names_of(l10n, look.table)).named(made[0])
    dice = dice_text(l10n, made[1].dice)
    return l10n("label-steal-item", item=craft_card_name(l10n, card.item), who=who, dice=dice)


def can_choose(state: State, item: str) -> bool:
    """Whether several sets of the dice as they lie make the item.

    One is what is proposed anyway; of items that none makes the rules could only say what is lacking.
    """
    card, made = _card(state, item)
    hand = state.players[state.turn].hand or ()
    sets = dice_to_craft(card, hand) if made is None else dice_to_steal(made[1], hand)
    return next(sets, None) is not None and len(_set_lines(state, item)) > len(card.boxes)


def made_of(look: TableView, item: str, values: Sequence[str]) -> Craft | Steal:
    """The chosen dice on the boxes, in the first order that the rules allow.

    When they allow none: colour by colour the low die on the low box, so that the rules tell what is lacking.
    """
    card, made = _card(look.view, item)
    chosen = sort_dice(_chosen(values))
    if len(chosen) != len(card.boxes):
        raise UnknownPress
    fitting = dice_to_craft(card, chosen) if made is None else dice_to_steal(made[1], chosen)
    dice = next(fitting, None) or _by_colour(card, chosen)
    return Craft(card.item, dice) if made is None else Steal(card.item, made[0], dice)


def _by_colour(card: CraftCard, chosen: tuple[Die, ...]) -> tuple[Die, ...]:
    dice: list[Die] = list(card.boxes)
    places: list[int] = []
    rest = list(chosen)
    for index in box_order(card):
        fits = next((one for one in rest if one.kind is card.boxes[index].kind), None)
        if fits is None:
            places.append(index)
        else:
            dice[index] = fits
            rest.remove(fits)
    for index, one in zip(places, rest, strict=True):
        dice[index] = one
    return tuple(dice)


def _card(state: State, item: str) -> tuple[CraftCard, tuple[Seat, Made] | None]:
    """The card, and with whom it lies. Raises UnknownPress."""
    for card in state.display:
        if card.item == item:
            return card, None
    for index, player in enumerate(state.players):
        for made in player.made:
            if made.card.item == item and index != state.turn:
                return made.card, (Seat(index), made)
    raise UnknownPress


def _lines(l10n: Localizer, dice: list[Die], most: int) -> tuple[Option, ...]:
    """A line per die; of more dice than lines a line per face: as often as it can be chosen, or once for all of it."""
    if len(dice) <= OPTIONS:
        return _single(dice, most)
    if most < len(dice):
        # Each face once before any comes twice, so that the first page knows as many as it can.
        return tuple(sorted(_single(dice, most), key=lambda one: one.value.partition(":")[2]))
    return tuple(
        Option(l10n("workbench-all-of", die=one.text, count=dice.count(one)), f"{one.text}*{dice.count(one)}")
        for one in dict.fromkeys(dice)
    )


def _single(dice: Sequence[Die], most: int) -> tuple[Option, ...]:
    return tuple(
        Option(one.text, f"{one.text}:{number}")
        for one in dict.fromkeys(dice)
        for number in range(min(most, dice.count(one)))
    )


def _set_lines(state: State, item: str) -> tuple[Option, ...]:
    """The dice high enough for some box of their colour, the high ones first, none more often than it has boxes."""
    card, made = _card(state, item)
    least = [box.value for box in card.boxes] if made is None else [one.value for one in made[1].dice]
    boxes = list(zip(card.boxes, least, strict=True))
    hand = (state.players[state.turn].hand or ())[::-1]
    options: list[Option] = []
    for one in dict.fromkeys(hand):
        open_to_it = [low for box, low in boxes if one.kind in (box.kind, Kind.LIBRARY) and one.value >= low]
        options += _single([one] * hand.count(one), len(open_to_it))
    if len(options) > OPTIONS:  # each face once before any comes twice
        options.sort(key=lambda option: int(option.value.partition(":")[2]))
    return tuple(options[:OPTIONS])


def _chosen(values: Sequence[str]) -> list[Die]:
    chosen: list[Die] = []
    for value in values:
        text, mark, count = value.partition("*")
        try:
            chosen += [read_die(text.partition(":")[0])] * (number(count) if mark else 1)
        except ValueError:
            raise UnknownPress from None
    return chosen


def _menu(
    l10n: Localizer,
    look: TableView,
    what: str,
    chosen: str,
    asked: str,
    options: tuple[Option, ...],
    least: int,
    most: int,
) -> Message:
    """A menu under what was chosen before it, which it takes the place of."""
    table = look.table
    menu = Menu(ComponentId(table.id, table.seq, what), asked, options, least, most)
    back = Button(l10n("button-back"), ComponentId(table.id, table.seq, TURN_PANEL))
    # What is asked stands on the menu itself.
    text = l10n("about-table", table=bold_title(table), text=chosen)
    return Message(text, (menu, (back,)), drawing=workbench(l10n, look))
