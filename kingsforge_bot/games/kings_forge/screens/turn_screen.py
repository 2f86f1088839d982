"""What a player can do now: the message that every answer ends with while it is their turn."""

from typing import assert_never

from kingsforge_bot.games.kings_forge.rules.actions import Keep, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.questions import legal_now, start_button
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.words.deciding import decision_label
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, Row, rows_of

_DECISIONS = 20
"""Buttons for a waiting die: four rows of five; the fifth row stays free."""


def now(l10n: Localizer, look: TableView, before: str = "") -> Message:
    """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""
    state = look.view
    if not look.is_awaited:
        return Message(_joined(before, status(l10n, look)))
    if state.phase is Phase.CRAFT:
        return bench(l10n, look, before)
    text = _joined(before, status(l10n, look, yours=True))
    match state.owed:
        case Undecided() | WoodNow():
            return Message(text, rows_of(_decisions(l10n, look)[:_DECISIONS]))
        case None:
            return Message(text, play_rows(l10n, look))
        case _:
            assert_never(state.owed)


def play_rows(l10n: Localizer, look: TableView) -> tuple[Row, ...]:
    """Gather, Dock, Pass, Craft as the moment allows; below them the boards, then wood kept from before."""
    table, state = look.table, look.view
    verbs = {action.verb for action in legal_now(state)}

    def button(verb: str, drawn: ButtonStyle = ButtonStyle.PLAIN) -> Button:
        return start_button(l10n, table, verb, drawn, disabled=verb not in verbs)

    craft = Button(
        l10n("button-craft"),
        Press(table.id, table.seq, "bench"),
        ButtonStyle.MAIN,
        disabled=state.phase is not Phase.CRAFT,
    )
    wood = _wood(l10n, look)
    return (
        (button("gather", ButtonStyle.MAIN), button("dock"), button("pass"), craft),
        board_buttons(l10n, table),
        *([wood] if wood else []),
    )


def board_buttons(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """The board with all that a posted picture leaves out, and the board in words."""
    full = Button(l10n("button-full-board"), Press(table.id, table.seq, "show"))
    return full, Button(l10n("button-text-board"), Press(table.id, table.seq, "text"))


def _wood(l10n: Localizer, look: TableView) -> tuple[Button, ...]:
    """Taking the wood of Garden bottom, its own or copied, in a later gather turn (4.7)."""
    table, state = look.table, look.view
    if state.phase is not Phase.GATHER or state.owed is not None:
        return ()
    lacks = not state.stock.count(Kind.WOOD)
    takes = [TakeWood(held.source) for held in giving_wood(state.players[state.turn].held)]
    return tuple(
        Button(action_label(l10n, take, ()), Press(table.id, table.seq, str(take)), disabled=lacks) for take in takes
    )


def _decisions(l10n: Localizer, look: TableView) -> list[Button]:
    table = look.table
    return [
        Button(
            decision_label(l10n, look.view, action),
            Press(table.id, table.seq, str(action)),
            ButtonStyle.PLAIN if isinstance(action, Keep) else ButtonStyle.MAIN,
        )
        for action in legal_actions(look.view)
    ]


def _joined(before: str, after: str) -> str:
    return f"{before}\n\n{after}" if before else after
