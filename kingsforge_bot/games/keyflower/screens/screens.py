"""Keyflower on the screens of players, as the platform asks for it."""

from functools import partial

from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.screens.turn_screen import VERBS, TurnScreen
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.words import KeyflowerWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.screens import Boards, Commands, Screens, Turn
from kingsforge_bot.ui.game.typed import expanded
from kingsforge_bot.ui.wording import names_of


def screens(game: Keyflower) -> Screens:
    """With its tiles; what it has nothing better for is plain."""
    words = KeyflowerWords(game.tiles)

    def at(l10n: Localizer, look: TableView) -> Telling:
        return words.telling(l10n, names_of(l10n, look.table))

    boards = PlainBoards(game, words)
    turn = TurnScreen(game, boards, at)
    plain = plain_screens(game, words)
    return Screens(
        Boards(
            status=boards.status,
            progress=plain.boards.progress,
            board=boards.board,
            words=plain.boards.words,
            line=plain.boards.line,
            summary=boards.summary,
        ),
        Turn(
            now=turn.now,
            asks=turn.asks,
            happened=plain.turn.happened,
            press=turn.press,
            opens=turn.opens,
            hand=plain.turn.hand,
        ),
        Commands(
            command=turn.command,
            suggest=turn.suggest,
            condense=plain.commands.condense,
            expand=partial(expanded, game.parse, "action"),
            verbs=VERBS,
        ),
        plain.plans,
        plain.refusals,
    )
