"""Dwarven Smithy on the screens of players, as the platform asks for it: plain screens with an own turn panel."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.games.dwarven_smithy.pictures.replay import picked
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens import pictures
from kingsforge_bot.games.dwarven_smithy.screens.analysis import analysis
from kingsforge_bot.games.dwarven_smithy.screens.boards import SmithyBoards
from kingsforge_bot.games.dwarven_smithy.screens.commands import VERBS
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS, foretold
from kingsforge_bot.games.dwarven_smithy.screens.scenes import scene
from kingsforge_bot.games.dwarven_smithy.screens.turn_screen import TurnScreen
from kingsforge_bot.games.dwarven_smithy.screens.why import WHY, explanation
from kingsforge_bot.games.dwarven_smithy.words.planning import planned_action_effect
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.screens import HINT, Boards, Commands, Pictures, Plans, Refusals, Screens, TurnScreens
from kingsforge_bot.ui.game.typed import expanded


def screens(game: DwarvenSmithy) -> Screens:
    """With its cards; what it has nothing better for is plain."""
    boards = SmithyBoards(game)
    turn, plain = TurnScreen(game, boards.plain, boards.at), plain_screens(game, boards.words)
    return Screens(
        Boards(
            headline=boards.plain.headline,
            progress=plain.boards.progress,
            board=boards.plain.board,
            words=plain.boards.words,
            line=plain.boards.line,
            deed=plain.boards.deed,
            brief=boards.brief,
            summary=boards.summary,
            analysis=boards.told(analysis),
            figures=boards.figures,
        ),
        TurnScreens(
            now=turn.now,
            asks=plain.turn.asks,
            happened=turn.happened,
            press=turn.press,
            opens=plain.turn.opens,
            hand=turn.hand,
            prepare=turn.prepare,
        ),
        Commands(
            command=turn.command,
            suggest=turn.suggest,
            condense=plain.commands.condense,
            expand=partial(expanded, game.parse, "card"),
            verbs=VERBS,
            queries={ODDS: lambda l10n, look, _: foretold(boards.at(l10n, look), look), HINT: turn.best.hint},
        ),
        Plans(
            action=plain.plans.action,
            cancel_condition=plain.plans.cancel_condition,
            effect=lambda l10n, planned_action: planned_action_effect(boards.words.telling(l10n), planned_action),
        ),
        Refusals(
            out_of_turn=plain.refusals.out_of_turn,
            refusal=plain.refusals.refusal,
            why_words=WHY.written,
            why=boards.told(explanation),
        ),
        _pictures(boards),
    )


def _pictures(boards: SmithyBoards) -> Pictures:
    telling = boards.words.telling

    def position(
        l10n: Localizer,
        view: State,
        heading: str,
        names: Sequence[str],
        _: Sequence[Event],
        shows: Sequence[str] = (),
        heads: Sequence[Portrait] = (),
    ) -> Drawing:
        say = telling(l10n, names)
        return scene(replace(say, cards=pictures.in_own_words(say)), view, heading, shows, heads)

    return Pictures(
        table=lambda l10n, look, events=(), size=Size.FULL: pictures.board(boards.at(l10n, look), look, events, size),
        end=boards.told(pictures.end),
        moment=boards.told(pictures.moment),
        greeting=lambda l10n: pictures.greeting(telling(l10n)),
        lobby=pictures.lobby,
        picked=picked,
        replay=boards.told(pictures.replay),
        position=position,
    )
