"""The craft workbench: one message, seen by its player alone, from the roll to the end of the turn."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless, may_improve, may_still_make
from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Roll, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import change_of, giving_wood
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side
from kingsforge_bot.games.kings_forge.rules.crafting import dice_to_roll, rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie, may_change
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, Player, State
from kingsforge_bot.games.kings_forge.screens.hints.hint_button import hint_button
from kingsforge_bot.games.kings_forge.screens.pictures import workbench
from kingsforge_bot.games.kings_forge.screens.room import below_workbench
from kingsforge_bot.games.kings_forge.screens.status import match_point
from kingsforge_bot.games.kings_forge.screens.workbench.chances import (
    item_odds,
    odds_footer,
    thefts_footer,
    thieves_line,
)
from kingsforge_bot.games.kings_forge.screens.workbench.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel_dice import can_choose
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel_ways import again, best_line, offer_rows, spending
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.forging import offer_named
from kingsforge_bot.games.kings_forge.words.labels import action_label, held_label, item_label, steal_label, uses_text
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    craft_card_name,
    dice_text,
    held_name,
    pool_text,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import OPTIONS, TEXT, Button, ButtonStyle, Menu, Message, Option, Row, cut, rows_of
from kingsforge_bot.ui.phone import fewer, first_that_fits
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

TURN_PANEL: Final = "bench"
"""What leads to the workbench."""
HOPELESS: Final = "hopeless"
"""Ends a turn that no roll can save."""
FINISH: Final = "finish"
"""Asks whether the turn shall end."""
_ROOMY: Final = 2
"""Things to make, benefits held and items made that are listed line by line beside a picture on one screen.

Where there are more, the picture tells the dice, and the buttons and menus the rest.
"""
_LEAST_REPORT: Final = 300
"""Characters of what just happened, or why not, that are kept above the fullest workbench."""


class Much(Enum):
    """How much a workbench says beside its picture, from all to the least."""

    ALL = "all"
    NO_RULES = "no-rules"
    """Neither what the rows of the picture mean nor what becomes of dice that are left."""
    NO_DICE = "no-dice"
    """Items on the buttons alone, dice and benefits in the picture and the menus."""
    LISTED = "listed"
    """What can be made in a menu, beside what is green; not that what was made is safe."""


def turn_panel(l10n: Localizer, look: TableView, before: str = "") -> Message:
    """The workbench of the player on turn as it stands now; of `before`, too, as much as a phone has room for."""
    rolled = look.view.players[look.view.turn].hand is not None
    # What takes longest is worked out once.
    own = _own_dice(l10n, look.table, look.view) if rolled else ()
    tried = (_panel(l10n, look, told, much, own) for much, told in _lengths(l10n, look, before))
    room = below_workbench(look.view, offers_of(look.view))
    found = first_that_fits(l10n, look, tried, undoes=bool(before), room=room)
    return msgspec.structs.replace(found, drawing=workbench(l10n, look))


def _lengths(l10n: Localizer, look: TableView, before: str) -> Iterator[tuple[Much, str]]:
    hand = look.view.players[look.view.turn].hand
    if hand is None:
        yield from ((Much.ALL, told) for told in (before, *fewer(before)))
        return
    yield from ((much, before) for much in ((Much.ALL, Much.LISTED) if _is_crowded(look.view) else Much))
    # The dice lie in the picture.
    shorter = before.replace(l10n("yours-rolled", dice=dice_text(l10n, hand)), "").strip()
    yield from ((Much.LISTED, told) for told in (shorter, *fewer(shorter)) if told != before)


def _is_crowded(state: State) -> bool:
    """Whether there is too much to list it line by line."""
    player = state.players[state.turn]
    return bool(player.hand) and len(offers_of(state)) + len(player.held) + len(player.made) > _ROOMY


def _panel(l10n: Localizer, look: TableView, before: str, much: Much, own: tuple[Option, ...]) -> Message:
    table, state = look.table, look.view
    player = state.players[state.turn]
    head = [l10n("workbench-title", table=bold_title(table), round=state.round), *match_point(l10n, look)]
    if state.cemetery is not None:
        head.append(l10n("workbench-purple", value=state.cemetery))
    rolled = player.hand is not None
    message = _after_roll(l10n, look, head, before, much, own) if rolled else _before_roll(l10n, look, player, head)
    if before:
        gap = "\n" if much is Much.LISTED else "\n\n"
        before = cut(before, max(_LEAST_REPORT, TEXT - len(message.text) - len(gap))) + gap
    return msgspec.structs.replace(message, text=cut(before + message.text, TEXT))


def at_turn_panel(look: TableView) -> bool:
    """Whether the one whose view it is has rolled and not ended the turn, so that the workbench tells the dice."""
    state = look.view
    return state.phase is Phase.CRAFT and state.turn == look.seat and state.players[state.turn].hand is not None


def _before_roll(l10n: Localizer, look: TableView, player: Player, head: list[str]) -> Message:
    table = look.table
    pool = player.supply + player.smithy if rolls_smithy_too(player) else player.supply
    dice = pool_text(l10n, pool, player.library)
    rolls = pool.size or player.library
    what = l10n("workbench-before-roll", dice=dice) if rolls else l10n("workbench-nothing-to-roll")
    lines = [*head, *filter(None, [what, _of_the_smithy(l10n, player), _benefits(l10n, player)])]
    press = ComponentId(table.id, table.seq, str(Roll()))
    if is_hopeless(look.view):
        lines.append(l10n("workbench-hopeless"))
        end = Button(
            l10n("workbench-button-roll-and-end"), ComponentId(table.id, table.seq, HOPELESS), ButtonStyle.MAIN
        )
        return Message("\n".join(lines), ((end, _words(l10n, table)),))
    if dice_to_roll(player):
        # Alone with bots it can.
        said = "action-roll" if look.table.is_solo(look.view.turn) else "workbench-button-roll"
        first = [Button(l10n(said), press, ButtonStyle.GO)]
    else:
        # A roll of no dice is how the rules say that the wood is left (3.5).
        first = [_act(l10n, table, TakeWood(held.source), ButtonStyle.MAIN) for held in giving_wood(player.held)]
        first.append(Button(l10n("workbench-button-leave-wood"), press))
    return Message("\n".join(lines), ((*first, _words(l10n, table)),), footer=odds_footer(l10n, look))


def _of_the_smithy(l10n: Localizer, player: Player) -> str:
    """Which of the dice are rolled that would else wait for the next round (7.8)."""
    if not (player.smithy and rolls_smithy_too(player)):
        return ""
    card = card_name(l10n, CARD_OF[Side.ASTROLOGER_BOTTOM])
    return l10n("workbench-rolls-too", dice=pool_text(l10n, player.smithy), card=card)


def _after_roll(
    l10n: Localizer, look: TableView, head: list[str], before: str, much: Much, own: tuple[Option, ...]
) -> Message:
    hand = look.view.players[look.view.turn].hand or ()
    crowded = _is_crowded(look.view) or (bool(hand) and much not in {Much.ALL, Much.NO_RULES})
    late = thefts_footer(l10n, look, likeliest=crowded)
    lines = [
        *head,
        *([] if crowded else _dice_lines(l10n, look, before)),
        *_item_lines(l10n, look, much, crowded),
        *_made_lines(l10n, look, much, crowded, told_later=late is not None),
        *([l10n("workbench-end-leaves")] if hand and not crowded and much is Much.ALL else []),
    ]
    rows = _rows_after_roll(l10n, look, own, listed=much is Much.LISTED)
    return Message("\n".join(filter(None, lines)), rows, footer=late)


def _dice_lines(l10n: Localizer, look: TableView, before: str) -> Iterator[str]:
    """The dice, but for those that were just rolled, which is told above; the benefits that are left."""
    player = look.view.players[look.view.turn]
    dice = dice_text(l10n, player.hand or ())
    if not player.hand:
        yield l10n("workbench-hand-empty")
    elif l10n("yours-rolled", dice=dice) not in before:
        yield l10n("workbench-hand", dice=dice)
    yield _benefits(l10n, player)


def _item_lines(l10n: Localizer, look: TableView, much: Much, crowded: bool) -> Iterator[str]:
    """What can be made, and what is best of it. Where much is said, only what benefits are used up: items stand on the
    buttons, their dice in the picture.
    """
    offers = offers_of(look.view)
    spent: list[str] = []
    if offers:
        spent = [] if much is Much.LISTED else spending(l10n, look, alone=crowded)
        yield from () if crowded else _offer_lines(l10n, look, offers)
        yield from spent
    else:
        held = look.view.players[look.view.turn].held
        yield l10n("workbench-nothing-possible-yet" if may_improve(held) else "workbench-nothing-possible")
    yield best_line(l10n, look)
    if offers and not (crowded and spent) and much is Much.ALL:
        # Beside what a full workbench says of benefits there is no room for it on a phone.
        yield l10n("workbench-rows")


def _made_lines(l10n: Localizer, look: TableView, much: Much, crowded: bool, *, told_later: bool) -> Iterator[str]:
    """What was made this round, and who may steal it, unless that is `told_later` with how likely it is."""
    made = look.view.players[look.view.turn].made
    if made and not crowded:
        named = (
            l10n("workbench-made-item", item=craft_card_name(l10n, one.card.item), dice=dice_text(l10n, one.dice))
            for one in made
        )
        yield l10n("workbench-made", items=l10n.listing(named))
    if made and not told_later and much is not Much.LISTED:
        yield thieves_line(l10n, look)


def _rows_after_roll(l10n: Localizer, look: TableView, own: tuple[Option, ...], *, listed: bool) -> tuple[Row, ...]:
    """Items, benefits, dice of one's own choice, the end; a menu of one line is a button."""
    table, player = look.table, look.view.players[look.view.turn]
    rows: list[Row] = [*offer_rows(l10n, look, listed=listed)]
    rolls = again(look)
    # What is green stands there once.
    green = f"w {rolls.action.source}" if rolls is not None and isinstance(rolls.action, TakeWood) else ""
    uses = tuple([one for one in _use_options(l10n, look.view, player) if one.value != green])
    one_use = [_only(table, "use", uses[0], _use_label(l10n, player, uses[0]))] if len(uses) == 1 else []
    chosen = l10n("workbench-button-choose-dice")
    one_own = [_only(table, "own", own[0], chosen)] if len(own) == 1 else []
    if uses and not one_use:
        rows.append(Menu(ComponentId(table.id, table.seq, "use"), l10n("workbench-choose-benefit"), uses))
    if own and not one_own:
        rows.append(Menu(ComponentId(table.id, table.seq, "own"), chosen, own))
    hint = hint_button(l10n, table) if may_make(look.view) else ()
    return (*rows, *rows_of((*one_use, *one_own, _end(l10n, look), _words(l10n, table), *hint)))


def _end(l10n: Localizer, look: TableView) -> Button:
    """Red, and asking once more, only while something could still be made or stolen."""
    table = look.table
    if may_make(look.view):
        return Button(l10n("workbench-button-end"), ComponentId(table.id, table.seq, FINISH), ButtonStyle.STOP)
    return Button(l10n("workbench-button-end"), ComponentId(table.id, table.seq, str(End())), ButtonStyle.MAIN)


def may_make(state: State) -> bool:
    """Whether something can be made or stolen as things stand, or once a benefit was used."""
    return bool(offers_of(state)) or (may_improve(state.players[state.turn].held) and may_still_make(state))


def end_asked(l10n: Localizer, look: TableView) -> Message:
    """Whether the turn shall end though something could still be made or stolen; what is not certain with its odds."""
    table = look.table
    people = People(l10n, names_of(l10n, table))
    items = l10n.listing(offer_named(l10n, people, offer) for offer in offers_of(look.view))
    rolls = again(look)
    if items:
        left = l10n("workbench-end-leaves-items", items=items)
    elif rolls is not None and rolls.hoped is not None:
        left = l10n("workbench-end-leaves-odds", odds=item_odds(l10n, look, rolls.hoped))
    else:
        left = l10n("workbench-end-leaves-chance")
    end = Button(l10n("workbench-button-end"), ComponentId(table.id, table.seq, str(End())), ButtonStyle.STOP)
    back = Button(l10n("button-back"), ComponentId(table.id, table.seq, TURN_PANEL))
    text = l10n("about-table", table=bold_title(table), text=left)
    return Message(text, ((end, back),), drawing=workbench(l10n, look))


def _offer_lines(l10n: Localizer, look: TableView, offers: tuple[Offer, ...]) -> list[str]:
    crafts = [offer for offer in offers if offer.seat is None]
    steals = [offer for offer in offers if offer.seat is not None]
    people = People(l10n, names_of(l10n, look.table))
    lines = [f"**{l10n('workbench-craft-title')}**"] if crafts else []
    lines += [
        l10n("workbench-craft-line", item=craft_card_name(l10n, offer.item), boxes=_set(l10n, offer.cheapest))
        for offer in crafts
    ]
    lines += [f"**{l10n('workbench-steal-title')}**"] if steals else []
    for offer in steals:
        assert offer.seat is not None
        theirs = _made(look.view, offer.seat, offer.item)
        stolen = l10n(
            "workbench-steal-line",
            item=craft_card_name(l10n, offer.item),
            who=people.named(offer.seat),
            mine=" ".join(str(one.value) for one in offer.cheapest.dice),
            theirs=" ".join(str(one.value) for one in theirs.dice),
        )
        lines.append(l10n("workbench-craft-line", item=stolen, boxes=_set(l10n, offer.cheapest)))
    return lines


def _set(l10n: Localizer, proposal: Proposal) -> str:
    text = dice_text(l10n, proposal.dice)
    return l10n("workbench-dice-after", dice=text, steps=uses_text(l10n, proposal.uses)) if proposal.uses else text


def _use_label(l10n: Localizer, player: Player, option: Option) -> str:
    """Of the only benefit that can be used: what it does stands above, and is too long for a button."""
    held = next(one for one in player.held if option.value.endswith(f" {one.source}"))
    return option.label if option.value.startswith("w") else capitalised(held_name(l10n, held))


def _only(table: Table, word: str, option: Option, label: str) -> Button:
    """The only line that a menu would have."""
    return Button(label, ComponentId(table.id, table.seq, f"{word} {option.value}"))


def _use_options(l10n: Localizer, state: State, player: Player) -> tuple[Option, ...]:
    options: list[Option] = []
    for held in dict.fromkeys(player.held):
        change = change_of(held)
        if any(may_change(change, one) for one in player.hand or ()):
            options.append(Option(capitalised(held_label(l10n, held)), f"d {held.source}"))
        if isinstance(change, BoostOrDie) and state.stock.count(Kind.WOOD):
            options.append(Option(action_label(l10n, TakeWood(held.source), ()), f"w {held.source}"))
    return tuple(options[:OPTIONS])


def _own_dice(l10n: Localizer, table: Table, state: State) -> tuple[Option, ...]:
    options = [Option(item_label(l10n, card), card.item) for card in state.display]
    for index, other in enumerate(state.players):
        if index != state.turn:
            options += [
                Option(steal_label(l10n, made, index, names_of(l10n, table)), made.card.item) for made in other.made
            ]
    return tuple([option for option in options if can_choose(state, option.value)][:OPTIONS])


def _benefits(l10n: Localizer, player: Player) -> str:
    if not player.held:
        return ""
    return l10n("workbench-benefits", benefits=l10n.steps(held_label(l10n, held) for held in player.held))


def _made(state: State, seat: Seat, item: str) -> Made:
    return next(made for made in state.players[seat].made if made.card.item == item)


def _act(
    l10n: Localizer, table: Table, action: Roll | TakeWood | Use | Craft | Steal | End, style: ButtonStyle
) -> Button:
    return Button(
        action_button(l10n, action, names_of(l10n, table)), ComponentId(table.id, table.seq, str(action)), style
    )


def _words(l10n: Localizer, table: Table) -> Button:
    return Button(l10n("button-text-board"), ComponentId(table.id, table.seq, "text"))
