"""What a player can do now: the message that every answer ends with while it is their turn."""

from typing import assert_never

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.games.kings_forge.screens.asking.foretold import ODDS
from kingsforge_bot.games.kings_forge.screens.gather.questions import Path, legal_now, start_button
from kingsforge_bot.games.kings_forge.screens.gather.still_there import first_line
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import best_buttons, best_lines, passes
from kingsforge_bot.games.kings_forge.screens.hints.hint_button import hint_button
from kingsforge_bot.games.kings_forge.screens.hints.ranked import ranked
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel import BENCH, turn_panel
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.deciding import decision_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Status, Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message, Row, rows_of

_DECISIONS = 20
"""Buttons for a waiting die: four rows of five; below them a hint can be asked for."""


def now(l10n: Localizer, look: TableView, before: str = "") -> Message:
    """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""
    state = look.view
    if not look.is_awaited:
        return Message(_joined(before, status(l10n, look)))
    if state.phase is Phase.CRAFT:
        return turn_panel(l10n, look, before)
    text = _joined(before, status(l10n, look, yours=True))
    match state.owed:
        case Undecided() | WoodNow():
            decisions = _decisions(l10n, look)[:_DECISIONS]
            hint = hint_button(l10n, look.table) if len(decisions) > 1 else ()
            return Message(text, (*rows_of(decisions), *([hint] if hint else [])))
        case None:
            best, told = best_buttons(l10n, look), best_lines(l10n, look)
            rows = next_rows(l10n, look) if before else play_rows(l10n, look)
            if best and passes(look):
                rows = tuple(_but_for_pass(row) for row in rows)
            lines = [text, *told, *filter(None, [first_line(l10n, look, told)])]
            # What was just done stands below a board already, and leaves no room for another.
            drawing = None if before else pictures.board(l10n, look, size=Size.COMPACT)
            return Message("\n".join(lines), (*([best] if best else []), *rows), drawing=drawing)
        case _:
            assert_never(state.owed)


def next_rows(l10n: Localizer, look: TableView) -> tuple[Row, ...]:
    """What can be done next, below what was just done: the board beside it has the buttons to look at things."""
    plays = [one for one in (*_plays(l10n, look), *_wood(l10n, look)) if not one.disabled]
    return rows_of(tuple(plays))


def play_rows(l10n: Localizer, look: TableView) -> tuple[Row, ...]:
    """Claim, Dock, Pass, Workbench as the moment allows; below them the boards, then wood kept from before."""
    wood = _wood(l10n, look)
    return _plays(l10n, look), board_buttons(l10n, look.table), *([wood] if wood else [])


def _plays(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    """While gathering with a hint, where the table allows it and there is a choice, in the workbench's place."""
    table, state = look.table, look.view
    verbs = {action.verb for action in legal_now(state)}

    def button(verb: str, drawn: ButtonStyle = ButtonStyle.PLAIN) -> Button:
        return start_button(l10n, table, verb, drawn, disabled=verb not in verbs)

    last: tuple[Button, ...]
    if state.phase is Phase.CRAFT:
        # A hopeless turn opens no workbench: the press rolls, and the turn is over.
        said = l10n("action-roll" if is_hopeless(state) else "button-craft")
        last = (Button(said, ComponentId(table.id, table.seq, BENCH), ButtonStyle.MAIN),)
    else:
        last = hint_button(l10n, table) if verbs != {"pass"} else ()
    return button("gather", ButtonStyle.MAIN), button("dock"), button("pass"), *last


def board_buttons(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """The board with all that a posted picture leaves out, the board in words, and while it runs one's odds."""
    full = Button(l10n("button-full-board"), ComponentId(table.id, table.seq, "show"))
    text = Button(l10n("button-text-board"), ComponentId(table.id, table.seq, "text"))
    if table.status is Status.OVER:
        # The last picture shows all there is.
        return (text,)
    if table.status is not Status.RUNNING:
        return full, text
    return full, text, Button(l10n("button-odds"), ComponentId(table.id, table.seq, ODDS))


def _but_for_pass(row: Row) -> Row:
    """Without the button that asks about a pass: each way of it has one of its own."""
    return row if isinstance(row, Menu) else tuple(one for one in row if one.press.payload != str(Path("pass")))


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
    best = ranked(look.view)[0].action if table.hints and len(actions) > 1 else None

    def drawn(action: Action) -> ButtonStyle:
        if action == best:
            return ButtonStyle.GO
        return ButtonStyle.PLAIN if isinstance(action, Keep) else ButtonStyle.MAIN

    return [
        Button(decision_label(l10n, look.view, one), ComponentId(table.id, table.seq, str(one)), drawn(one))
        for one in actions
    ]


def _joined(before: str, after: str) -> str:
    return f"{before}\n\n{after}" if before else after
