"""What a player can do now: the message that every answer ends with while it is their turn."""

from typing import assert_never

from kingsforge_bot.games.kings_forge.rules.actions import Keep, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens.asking import start_button
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.words.deciding import decision_label
from kingsforge_bot.games.kings_forge.words.labels import action_label
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look, UserId
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.message import Button, Message, Row, rows_of
from kingsforge_bot.ui.message import Look as Drawn
from kingsforge_bot.ui.wording import is_awaited

_DECISIONS = 20
"""Buttons for a waiting die: four rows of five; the fifth row stays free."""


def now(voice: Voice, look: Look, user: UserId, before: str = "") -> Message:
    """`before`, then who is awaited, and the buttons of what this user can do."""
    state = look.view
    if not is_awaited(look, user):
        return Message(_joined(before, status(voice, look)))
    if state.phase is Phase.CRAFT:
        return bench(voice, look, before)
    text = _joined(before, status(voice, look, yours=True))
    match state.owed:
        case Undecided() | WoodNow():
            return Message(text, rows_of(_decisions(voice, look)[:_DECISIONS]))
        case None:
            return Message(text, play_rows(voice, look))
        case _:
            assert_never(state.owed)


def play_rows(voice: Voice, look: Look) -> tuple[Row, ...]:
    """Gather, Dock, Pass, Craft as the moment allows, and the board in words; below them wood kept from before."""
    table, state = look.table, look.view
    verbs = {action.verb for action in legal_actions(state)} if state.players[state.turn].hand is None else set()

    def button(verb: str, drawn: Drawn = Drawn.PLAIN) -> Button:
        return start_button(voice, table, verb, drawn, disabled=verb not in verbs)

    craft = Button(
        voice("button-craft"),
        Press(table.id, table.seq, "bench"),
        Drawn.MAIN,
        disabled=state.phase is not Phase.CRAFT,
    )
    words = Button(voice("button-text-board"), Press(table.id, table.seq, "text"))
    wood = _wood(voice, look)
    return ((button("gather", Drawn.MAIN), button("dock"), button("pass"), craft, words), *([wood] if wood else []))


def _wood(voice: Voice, look: Look) -> tuple[Button, ...]:
    """Taking the wood of Garden bottom, its own or copied, in a later gather turn (4.7)."""
    table, state = look.table, look.view
    if state.phase is not Phase.GATHER or state.owed is not None:
        return ()
    lacks = not state.stock.count(Kind.WOOD)
    takes = [TakeWood(held.source) for held in giving_wood(state.players[state.turn].held)]
    return tuple(
        Button(action_label(voice, take, ()), Press(table.id, table.seq, str(take)), disabled=lacks) for take in takes
    )


def _decisions(voice: Voice, look: Look) -> list[Button]:
    table = look.table
    return [
        Button(
            decision_label(voice, look.view, action),
            Press(table.id, table.seq, str(action)),
            Drawn.PLAIN if isinstance(action, Keep) else Drawn.MAIN,
        )
        for action in legal_actions(look.view)
    ]


def _joined(before: str, after: str) -> str:
    return f"{before}\n\n{after}" if before else after
