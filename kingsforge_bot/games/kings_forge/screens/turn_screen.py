"""What a player can do now: the message that every answer ends with while it is their turn."""

from collections.abc import Iterator
from enum import Enum, auto
from functools import cache, partial
from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.games.kings_forge.screens.asking.odds import ODDS
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import start_button
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import (
    best_alone,
    best_brief,
    best_buttons,
    best_least,
    best_off,
    best_signs,
    pass_button,
    pass_path,
    passes,
)
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.status import panel_head, panel_least, panel_title, status
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import TURN_PANEL
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.deciding import decision_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.custom_id import TEXT_BOARD, ComponentId
from kingsforge_bot.ui.game.best_moves import hint_button
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.message import BUTTONS, Button, ButtonStyle, Message, Row, rows_of
from kingsforge_bot.ui.phone import first_that_fits

_DECISIONS = 20
"""Buttons for a waiting die: four rows of five; below them a hint can be asked for."""


def now(l10n: Localizer, look: TableView, before: str = "") -> Message:
    """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""
    state = look.view
    if not look.is_awaited:
        return Message(_joined(before, status(l10n, look)))
    if state.phase is Phase.CRAFT:
        return turn_panel(l10n, look, before)
    match state.owed:
        case Undecided() | WoodNow():
            decisions = _decisions(l10n, look)[:_DECISIONS]
            hint = hint_button(l10n, look.table) if len(decisions) > 1 else ()
            text = _joined(before, status(l10n, look, yours=True))
            return Message(text, (*rows_of(decisions), *([hint] if hint else [])))
        case None:
            panel = _panel(l10n, look, before)
            drawing = pictures.board(l10n, look, size=Size.COMPACT)
            if before:
                drawing = replace(drawing, telling=partial(pictures.board, l10n, look, size=Size.COMPACT))
            return replace(panel, drawing=drawing)
        case _:
            assert_never(state.owed)


def _panel(l10n: Localizer, look: TableView, before: str) -> Message:
    """With the best move: the same one form of each position, in less room with less of what happened.

    The move, its price and its weightiest reason always stand beside the button that makes it: turns of others give
    way to them, but for what anybody won.
    """
    news = shorter(l10n, before)
    tried = [(before, Why.WHOLE), *((told, why) for told in news.whole for why in (Why.WHOLE, Why.BRIEF))]
    fewer = (news.whole[-1], *news.least)
    tried += [*((told, why) for told in fewer for why in (Why.LEAST, Why.SIGNS)), (fewer[-1], Why.ALONE)]
    # A form that differs in what happened alone is worded once.
    worded = cache(partial(_panel_of, l10n, look, asks_pass=bool(before)))
    signs, off = best_signs(l10n, look), best_off(l10n, look)
    below = [lines for lines in ([*signs, *off], signs) if lines]

    def panels() -> Iterator[Message]:
        for place, (told, why) in enumerate(tried):
            panel = _below(told, worded(why))
            for lines in below if not place else []:
                yield replace(panel, text="\n".join([panel.text, *lines]))
            yield panel

    return first_that_fits(l10n, look, panels(), undoes=bool(before))


def _below(report: str, panel: Message) -> Message:
    return replace(panel, text=f"{report}\n{panel.text}") if report else panel


class Why(Enum):
    """How much is said for the best move."""

    WHOLE = auto()
    BRIEF = auto()
    LEAST = auto()
    """As brief, with all of the head in small letters."""
    SIGNS = auto()
    """The same with the price by its signs."""
    ALONE = auto()
    """The same without who may end the game."""


def _panel_of(l10n: Localizer, look: TableView, why: Why, *, asks_pass: bool) -> Message:
    """With the best move, where the table allows hints."""
    best = best_buttons(l10n, look, asks_pass=asks_pass)
    head = _head(l10n, look, why) if best else panel_head(l10n, look, "")
    above = (*best, *(hint_button(l10n, look.table) if len(legal_now(look.view)) > 1 else ()))
    rows = (*([above] if above else []), *_own_rows(l10n, look, but_for_pass=bool(best) and passes(look)))
    return Message(head, rows)


def _head(l10n: Localizer, look: TableView, why: Why) -> str:
    match why:
        case Why.WHOLE:
            return panel_head(l10n, look, best_alone(l10n, look))
        case Why.BRIEF:
            return panel_head(l10n, look, best_brief(l10n, look))
        case Why.LEAST:
            return panel_least(l10n, look, best_brief(l10n, look))
        case Why.SIGNS:
            return panel_least(l10n, look, best_least(l10n, look))
        case Why.ALONE:
            return panel_title(l10n, look, best_least(l10n, look))
        case _:
            assert_never(why)


def _own_rows(l10n: Localizer, look: TableView, *, but_for_pass: bool) -> tuple[Row, ...]:
    """What can be done while gathering beside the best move, and what can be looked at: two rows of a phone each."""
    plays = [one for one in (*_plays(l10n, look), *_wood(l10n, look)) if not one.disabled]
    if but_for_pass:
        # Each way of it has a button of its own.
        plays = [one for one in plays if one.custom_id.payload != str(Path("pass"))]
    *boards, odds = board_buttons(l10n, look.table)
    return *rows_of((*plays, odds)), tuple(boards)


def play_rows(l10n: Localizer, look: TableView, best: Button | None = None) -> tuple[Row, ...]:
    """Claim, Dock, Pass while gathering, after the `best` move or before a hint; the way to the roll while crafting.

    Below them the boards, behind these the hint beside a best move, then wood kept from before.
    """
    wood, below = _wood(l10n, look), board_buttons(l10n, look.table)
    if look.view.phase is Phase.CRAFT:
        return (_to_the_roll(l10n, look),), below
    hint = hint_button(l10n, look.table) if len(legal_now(look.view)) > 1 else ()
    if best is None:
        plays = (*_plays(l10n, look), *hint)
    else:
        plays = (best, *_beside(l10n, look, best))
        below = (*below, *hint) if len(below) + len(hint) <= BUTTONS else below
    return plays, below, *([wood] if wood else [])


def _beside(l10n: Localizer, look: TableView, best: Button) -> tuple[Button, ...]:
    """Claim, Dock, Pass beside the best move; a pass that is the best stands once, beside it the other way of it."""
    claim, dock, leave = _plays(l10n, look)
    ways = {pass_button(l10n, one): one for one in legal_now(look.view) if isinstance(one, Pass)}
    if best.label not in ways:
        return claim, dock, leave
    others = [
        Button(label, ComponentId(look.table.id, look.table.seq, str(pass_path(one))))
        for label, one in ways.items()
        if label != best.label
    ]
    return claim, dock, *others


def _to_the_roll(l10n: Localizer, look: TableView) -> Button:
    """A hopeless turn opens no workbench: the press rolls, and the turn is over.

    Once it is rolled the next thing to do stands in a message of one's own, to which this only leads back.
    """
    rolled = look.view.players[look.view.turn].hand is not None
    drawn = ButtonStyle.SECONDARY if rolled else ButtonStyle.PRIMARY
    said = l10n("action-roll" if is_hopeless(look.view) else "button-craft")
    return Button(said, ComponentId(look.table.id, look.table.seq, TURN_PANEL), drawn)


def _plays(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    verbs = {action.verb for action in legal_now(look.view)}

    def button(verb: str, drawn: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
        return start_button(l10n, look.table, verb, drawn, disabled=verb not in verbs)

    return button("gather", ButtonStyle.PRIMARY), button("dock"), button("pass")


def board_buttons(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """The board with all that a posted picture leaves out, the board in words, and while it runs one's odds."""
    full = Button(l10n("button-full-board"), ComponentId(table.id, table.seq, "show"))
    text = Button(l10n("button-text-board"), ComponentId(table.id, table.seq, TEXT_BOARD))
    if table.status is TableStatus.OVER:
        # The last picture shows all there is.
        return (text,)
    if table.status is not TableStatus.RUNNING:
        return full, text
    return full, text, Button(l10n("button-odds"), ComponentId(table.id, table.seq, ODDS))


def _wood(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    """Taking the wood of Garden bottom, its own or copied, in a later gather turn (4.7)."""
    table, state = look.table, look.view
    if state.phase is not Phase.GATHER or state.owed is not None:
        return ()
    lacks = not state.stock.count(Kind.WOOD)
    takes = [TakeWood(held.source) for held in giving_wood(state.players[state.turn].held)]
    return tuple(
        Button(action_button(l10n, take, ()), ComponentId(table.id, table.seq, str(take)), disabled=lacks)
        for take in takes
    )


def _decisions(l10n: Localizer, look: TableView) -> list[Button]:
    """The best in green, where the table allows hints."""
    table, actions = look.table, tuple(legal_actions(look.view))
    best = ranked(look.view)[0].action if look.offers_best and len(actions) > 1 else None

    def drawn(action: Action) -> ButtonStyle:
        if action == best:
            return ButtonStyle.SUCCESS
        return ButtonStyle.SECONDARY if isinstance(action, Keep) else ButtonStyle.PRIMARY

    return [
        Button(decision_label(l10n, look.view, one), ComponentId(table.id, table.seq, str(one)), drawn(one))
        for one in actions
    ]


def _joined(before: str, after: str) -> str:
    return f"{before}\n\n{after}" if before else after
