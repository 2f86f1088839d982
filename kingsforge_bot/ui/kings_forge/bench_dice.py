"""Choosing dice at the workbench: for a benefit, or for an item made with a set of one's own."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.benefits import Source, change_of
from kingsforge_bot.games.kings_forge.boxes import box_order
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import Die, Kind, read_die, sort_dice
from kingsforge_bot.games.kings_forge.effects import Change, may_change, most_dice
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import OPTIONS, Menu, Message, Option
from kingsforge_bot.ui.wording import bold_title


def held_change(state: State, source: str) -> tuple[Source, Change]:
    """The benefit of that name among those the player holds. Raises UnknownPress."""
    for held in state.players[state.turn].held:
        if held.source.value == source:
            return held.source, change_of(held)
    raise UnknownPress


def dice_for_benefit(voice: Voice, look: Look, source: str) -> Message:
    """A menu of the dice on which the benefit may be used."""
    state = look.view
    named, change = held_change(state, source)
    dice = [one for one in state.players[state.turn].hand or () if may_change(change, one)]
    if not dice:
        raise UnknownPress
    options = _options(voice, dice)
    most = min(most_dice(change), len(options))
    return _menu(voice, look, f"on {named}", voice("workbench-choose-dice"), options, 1, most)


def use_of(look: Look, source: str, values: list[str]) -> Use:
    """The chosen dice as an action. Raises UnknownPress."""
    named, _ = held_change(look.view, source)
    return Use(named, sort_dice(_chosen(look.view, values)))


def dice_for_item(voice: Voice, look: Look, item: str) -> Message:
    """A menu of the dice whose colours the item's boxes take; as many are chosen as it has boxes."""
    state = look.view
    card, _ = _card(state, item)
    colours = {box.kind for box in card.boxes} | {Kind.LIBRARY}
    dice = [one for one in state.players[state.turn].hand or () if one.kind in colours]
    if len(dice) < len(card.boxes):
        raise UnknownPress
    options = _options(voice, dice[::-1], whole=False)
    count = len(card.boxes)
    return _menu(voice, look, f"with {card.item}", voice("workbench-choose-set"), options, count, count)


def made_of(look: Look, item: str, values: list[str]) -> Craft | Steal:
    """The chosen dice on the boxes: colour by colour the low die on the low box, Library dice where one is missing."""
    card, seat = _card(look.view, item)
    left = sort_dice(_chosen(look.view, values))
    dice: list[Die] = list(card.boxes)
    places: list[int] = []
    rest = list(left)
    for index in box_order(card):
        fits = next((one for one in rest if one.kind is card.boxes[index].kind), None)
        if fits is None:
            places.append(index)
        else:
            dice[index] = fits
            rest.remove(fits)
    if len(places) != len(rest):
        raise UnknownPress
    for index, one in zip(places, rest, strict=True):
        dice[index] = one
    return Craft(card.item, tuple(dice)) if seat is None else Steal(card.item, seat, tuple(dice))


def _card(state: State, item: str) -> tuple[CraftCard, Seat | None]:
    for card in state.display:
        if card.item == item:
            return card, None
    for index, player in enumerate(state.players):
        for made in player.made:
            if made.card.item == item and index != state.turn:
                return made.card, Seat(index)
    raise UnknownPress


def _options(voice: Voice, dice: list[Die], *, whole: bool = True) -> tuple[Option, ...]:
    """A line per die; with more dice than lines a line per face, standing for all its dice where `whole`."""
    if len(dice) <= OPTIONS:
        return tuple(Option(one.text, f"{one.text}:{dice[:place].count(one)}") for place, one in enumerate(dice))
    faces = list(dict.fromkeys(dice))
    if whole:
        rows = [
            Option(voice("workbench-all-of", die=one.text, count=dice.count(one)), f"{one.text}*{dice.count(one)}")
            for one in faces
        ]
        return tuple(rows[:OPTIONS])
    rows = [Option(one.text, f"{one.text}:{number}") for one in faces for number in range(min(3, dice.count(one)))]
    return tuple(rows[:OPTIONS])


def _chosen(state: State, values: list[str]) -> list[Die]:
    chosen: list[Die] = []
    for value in values:
        text, mark, number = value.partition("*")
        count = 1
        if mark:
            if not number.isascii() or not number.isdigit() or len(number) > 2:
                raise UnknownPress
            count = int(number)
        else:
            text = value.partition(":")[0]
        try:
            chosen += [read_die(text)] * count
        except ValueError:
            raise UnknownPress from None
    return chosen


def _menu(
    voice: Voice, look: Look, what: str, asked: str, options: tuple[Option, ...], least: int, most: int
) -> Message:
    table = look.table
    menu = Menu(Press(table.id, table.seq, what), asked, options, least, most)
    return Message(f"**{bold_title(table)}** · {asked}\n{voice('menu-choose')}", (menu,))
