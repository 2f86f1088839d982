"""Screens that serve any game: a headline, a menu of all that can be done, the board in words.

A game begins with these and puts parts and functions of its own in their place, where it has something better.
"""

from functools import partial

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.plain_boards import DO, PlainBoards
from kingsforge_bot.ui.game.plain_turn import PlainTurn
from kingsforge_bot.ui.game.screens import Boards, Commands, Plans, Refusals, Screens, TurnScreens
from kingsforge_bot.ui.game.typed import condensed, expanded
from kingsforge_bot.ui.game.words import Words
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title


def plain_screens(game: AnyGame, say: Words, verbs: frozenset[str] = frozenset()) -> Screens:
    """The screens of a game in its words; `verbs` are those of its actions that are commands too. Nothing is drawn."""
    boards = PlainBoards(game, say)
    turn = PlainTurn(boards, verbs=verbs)

    def refusal(l10n: Localizer, look: TableView, refused: Refused) -> str:
        text = say.refusal(l10n, refused, names_of(l10n, look.table))
        return l10n("about-table", table=bold_title(look.table), text=text)

    return Screens(
        Boards(
            headline=boards.headline,
            progress=say.progress,
            board=boards.board,
            words=say.board,
            line=boards.line,
            deed=boards.deed,
            summary=boards.summary,
        ),
        TurnScreens(
            now=turn.now,
            asks=turn.asks,
            happened=turn.happened,
            press=turn.press,
            opens=turn.opens,
            # Where something is secret, somebody holds it.
            hand=turn.hand if game.secret else None,
        ),
        Commands(
            command=turn.command,
            suggest=turn.suggest,
            condense=lambda _, given: condensed(game.parse, given),
            expand=partial(expanded, game.parse, DO),
            verbs=verbs,
        ),
        Plans(action=say.planned_action, cancel_condition=say.cancel_condition),
        Refusals(out_of_turn=lambda look: say.out_of_turn(look.view), refusal=refusal),
    )
