"""Keyflower on the screens of players, as the platform asks for it."""

from collections.abc import Sequence

from kingsforge_bot.games.keyflower.pictures.replay import picked
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.screens.analysis import analysis
from kingsforge_bot.games.keyflower.screens.boards import KeyflowerBoards
from kingsforge_bot.games.keyflower.screens.overviews import (
    PUBLIC,
    RECKONING,
    SEASON,
    VILLAGE,
    reckoning,
    season,
    seat_of,
    village,
)
from kingsforge_bot.games.keyflower.screens.scenes import scene
from kingsforge_bot.games.keyflower.screens.turn_screen import VERBS, TurnScreen
from kingsforge_bot.games.keyflower.screens.why import WHY, explanation
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.screens import HINT, Boards, Commands, Given, Pictures, Refusals, Screens, TurnScreens
from kingsforge_bot.ui.game.typed import expanded


def screens(game: Keyflower) -> Screens:
    """With its tiles; what it has nothing better for is plain."""
    boards = KeyflowerBoards(game)
    turn, plain = TurnScreen(game, boards.plain, boards.at), plain_screens(game, boards.words)
    return Screens(
        Boards(
            headline=boards.plain.headline,
            progress=plain.boards.progress,
            board=boards.board,
            words=plain.boards.words,
            line=plain.boards.line,
            deed=plain.boards.deed,
            summary=boards.plain.summary,
            analysis=boards.told(analysis),
        ),
        TurnScreens(
            now=turn.now,
            asks=turn.asks,
            happened=plain.turn.happened,
            press=turn.press,
            opens=turn.opens,
            hand=turn.hand,
            prepare=turn.prepare,
        ),
        _commands(boards, turn, plain.commands),
        plain.plans,
        Refusals(
            out_of_turn=plain.refusals.out_of_turn,
            refusal=plain.refusals.refusal,
            why_words=WHY.written,
            why=boards.told(explanation),
        ),
        _pictures(boards),
    )


def _commands(boards: KeyflowerBoards, turn: TurnScreen, plain: Commands) -> Commands:
    def expand(said: Sequence[str]) -> Given:
        """Of a button of a village its seat; else what was typed."""
        return seat_of(said) if said and said[0].isdigit() else expanded(boards.game.parse, "action", said)

    return Commands(
        command=turn.command,
        suggest=turn.suggest,
        condense=plain.condense,
        expand=expand,
        verbs=VERBS,
        queries={
            VILLAGE: boards.told(village),
            SEASON: boards.told(season),
            RECKONING: boards.told(reckoning),
            HINT: turn.best.hint,
        },
        public=PUBLIC,
    )


def _pictures(boards: KeyflowerBoards) -> Pictures:
    telling = boards.words.telling
    return Pictures(
        table=lambda l10n, look, events=(), size=Size.FULL: pictures.board(boards.at(l10n, look), look, events, size),
        moment=boards.told(pictures.moment),
        end=boards.told(pictures.end),
        greeting=lambda l10n: pictures.greeting(telling(l10n)),
        lobby=pictures.lobby,
        picked=picked,
        replay=boards.told(pictures.replay),
        position=lambda l10n, view, heading, names, _, shows=(), heads=(): scene(
            telling(l10n, names), view, heading, shows, heads
        ),
    )
