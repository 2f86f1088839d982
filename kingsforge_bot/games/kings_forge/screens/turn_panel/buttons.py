"""What can be pressed at the workbench besides the items: the roll, benefits, dice of one's own choice, the end."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import End, Roll, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import change_of, giving_wood
from kingsforge_bot.games.kings_forge.rules.crafting import dice_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie, may_change
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known.craftable import may_make
from kingsforge_bot.games.kings_forge.screens.turn_panel.dice import can_choose
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import (
    FINISH,
    FOR_WOOD,
    HOPELESS,
    ON_DICE,
    OWN,
    TURN_PANEL,
    USE,
)
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import again, offer_rows
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.labels import action_label, held_label, item_label, steal_label
from kingsforge_bot.games.kings_forge.words.names import held_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import TEXT_BOARD, ComponentId
from kingsforge_bot.ui.game.best_moves import hint_button
from kingsforge_bot.ui.message import OPTIONS, Button, ButtonStyle, Menu, Option, Row, rows_of
from kingsforge_bot.ui.wording.names import names_of


class _Choice(msgspec.Struct, frozen=True):
    """A line of a menu, and what the button says that takes the place of a menu of this line alone."""

    option: Option
    alone: str


Choices = tuple[_Choice, ...]
"""The lines of one menu."""


def row_before_roll(l10n: Localizer, look: TableView) -> Row:
    """The roll, or what comes in its place where there is nothing to roll or no roll helps."""
    player = look.view.players[look.view.turn]
    if is_hopeless(look.view):
        first = [_button(look, l10n("workbench-button-roll-and-end"), HOPELESS, ButtonStyle.PRIMARY)]
    elif dice_to_roll(player):
        # Alone with bots it can.
        said = "action-roll" if look.table.is_solo(look.view.turn) else "workbench-button-roll"
        first = [_button(look, l10n(said), str(Roll()), ButtonStyle.SUCCESS)]
    else:
        # A roll of no dice is how the rules say that the wood is left (3.5).
        wood = [TakeWood(held.source) for held in giving_wood(player.held)]
        names = names_of(l10n, look.table)
        first = [_button(look, action_button(l10n, take, names), str(take), ButtonStyle.PRIMARY) for take in wood]
        first.append(_button(look, l10n("workbench-button-leave-wood"), str(Roll())))
    return (*first, _text_board(l10n, look))


def rows_after_roll(l10n: Localizer, look: TableView, own: Choices, *, listed: bool) -> tuple[Row, ...]:
    """Items, benefits, dice of one's own choice, the end; a menu of one line is a button."""
    chosen = (
        _choose(look, USE, l10n("workbench-choose-benefit"), _uses(l10n, look)),
        _choose(look, OWN, l10n("workbench-button-choose-dice"), own),
    )
    menus = [one for one in chosen if isinstance(one, Menu)]
    buttons = [one for one in chosen if isinstance(one, Button)]
    hint = hint_button(l10n, look.table) if may_make(look.view) else ()
    last = rows_of((*buttons, _end(l10n, look), _text_board(l10n, look), *hint))
    return (*offer_rows(l10n, look, listed=listed), *menus, *last)


def row_of_end(l10n: Localizer, look: TableView) -> Row:
    """To end the turn though something could still be made, or to go back."""
    return (
        _button(look, l10n("workbench-button-end"), str(End()), ButtonStyle.DANGER),
        _button(look, l10n("button-back"), TURN_PANEL),
    )


def own_dice(l10n: Localizer, look: TableView) -> Choices:
    """The items for which the player may choose among sets of dice. Takes a while where they are many."""
    state, chosen = look.view, l10n("workbench-button-choose-dice")
    options = [Option(item_label(l10n, card), card.item) for card in state.display]
    for index, other in enumerate(state.players):
        if index != state.turn:
            options += [
                Option(steal_label(l10n, made, index, names_of(l10n, look.table)), made.card.item)
                for made in other.made
            ]
    return tuple([_Choice(option, chosen) for option in options if can_choose(state, option.value)][:OPTIONS])


def _uses(l10n: Localizer, look: TableView) -> Choices:
    """The benefits that can be used, but for what is green."""
    rolls = again(look)
    # What is green stands there once.
    green = _for_wood(rolls.action) if rolls is not None and isinstance(rolls.action, TakeWood) else ""
    return tuple([one for one in _all_uses(l10n, look.view) if one.option.value != green])


def _all_uses(l10n: Localizer, state: State) -> Sequence[_Choice]:
    player, uses = state.players[state.turn], list[_Choice]()
    for held in dict.fromkeys(player.held):
        change = change_of(held)
        if any(may_change(change, one) for one in player.hand or ()):
            # What it does stands above, and is too long for a button.
            option = Option(capitalised(held_label(l10n, held)), f"{ON_DICE} {held.source}")
            uses.append(_Choice(option, capitalised(held_name(l10n, held))))
        if isinstance(change, BoostOrDie) and state.stock.count(Kind.WOOD):
            take = TakeWood(held.source)
            label = action_label(l10n, take, ())
            uses.append(_Choice(Option(label, _for_wood(take)), label))
    return uses[:OPTIONS]


def _for_wood(take: TakeWood) -> str:
    return f"{FOR_WOOD} {take.source}"


def _choose(look: TableView, word: str, asked: str, choices: Choices) -> Menu | Button | None:
    """A menu of them, or a button where there is one alone."""
    match choices:
        case ():
            return None
        case (only,):
            return _button(look, only.alone, f"{word} {only.option.value}")
        case _:
            options = tuple([one.option for one in choices])
            return Menu(ComponentId(look.table.id, look.table.seq, word), asked, options)


def _end(l10n: Localizer, look: TableView) -> Button:
    """Red, and asking once more, only while something could still be made or stolen."""
    said = l10n("workbench-button-end")
    if may_make(look.view):
        return _button(look, said, FINISH, ButtonStyle.DANGER)
    return _button(look, said, str(End()), ButtonStyle.PRIMARY)


def _text_board(l10n: Localizer, look: TableView) -> Button:
    return _button(look, l10n("button-text-board"), TEXT_BOARD)


def _button(look: TableView, label: str, word: str, drawn: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    return Button(label, ComponentId(look.table.id, look.table.seq, word), drawn)
