"""King's Forge on the screens of players, as the platform asks for it: each line names what does it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.advice.story import won_by_far
from kingsforge_bot.games.kings_forge.pictures.scenes.replay import picked
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.screens import end_pictures, pictures
from kingsforge_bot.games.kings_forge.screens.asking.autocomplete import suggest
from kingsforge_bot.games.kings_forge.screens.asking.odds import ODDS, foretold
from kingsforge_bot.games.kings_forge.screens.asking.verbs import VERBS, command, condense
from kingsforge_bot.games.kings_forge.screens.asking.why import explanation, not_your_turn, refusal_at, why_words
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.folded import folded
from kingsforge_bot.games.kings_forge.screens.gather.given import expanded
from kingsforge_bot.games.kings_forge.screens.hints.analysis import analysis
from kingsforge_bot.games.kings_forge.screens.hints.hint import hinted
from kingsforge_bot.games.kings_forge.screens.known.preparing import prepare
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.presses import opens, press
from kingsforge_bot.games.kings_forge.screens.settling import kept_die
from kingsforge_bot.games.kings_forge.screens.status import asks, status
from kingsforge_bot.games.kings_forge.screens.summary import summary
from kingsforge_bot.games.kings_forge.screens.turn_panel.crafting import end_of_turn
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.brief import brief
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.planning import (
    cancel_condition_label,
    planned_action_effect,
    planned_action_label,
)
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import (
    HINT,
    Boards,
    Commands,
    Pictures,
    Plans,
    Plays,
    Refusals,
    Screens,
    TurnScreens,
)


def _follows(look: TableView, events: Sequence[Event]) -> Plays | None:
    return end_of_turn(look, events) or kept_die(look)


SCREENS: Final = Screens(
    Boards(
        headline=status,
        progress=lambda l10n, view: l10n("game-progress", round=view.round),
        board=board_message,
        words=text_board,
        line=event_line,
        deed=lambda l10n, action, names: action_button(l10n, parse(action), names),
        brief=brief,
        summary=summary,
        folded=folded,
        analysis=analysis,
        won_by_far=won_by_far,
    ),
    # All dice and cards lie open (1.5): nobody has a hand.
    TurnScreens(now=now, asks=asks, happened=happened, press=press, opens=opens, prepare=prepare, follows=_follows),
    Commands(
        command=command,
        suggest=suggest,
        condense=condense,
        expand=expanded,
        verbs=VERBS,
        queries={
            ODDS: lambda l10n, look, given: foretold(l10n, look, given.get("item")),
            HINT: lambda l10n, look, _: hinted(l10n, look),
        },
    ),
    Plans(
        action=lambda l10n, planned_action, _: planned_action_label(l10n, planned_action),
        cancel_condition=lambda l10n, condition, _: cancel_condition_label(l10n, condition),
        effect=planned_action_effect,
    ),
    Refusals(out_of_turn=not_your_turn, refusal=refusal_at, why_words=why_words, why=explanation),
    Pictures(
        table=pictures.board,
        moment=end_pictures.moment,
        end=end_pictures.end,
        greeting=pictures.greeting,
        lobby=pictures.lobby,
        picked=picked,
        replay=pictures.replay,
        card=pictures.card,
        position=pictures.position,
    ),
)
