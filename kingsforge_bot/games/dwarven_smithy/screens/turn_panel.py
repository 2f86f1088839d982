"""The rows of a turn's private message: the best moves, two menus, and a button to end the turn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.screens.full_areas import with_full_areas
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS
from kingsforge_bot.games.dwarven_smithy.screens.turn_menus import action_menus
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, Row
from kingsforge_bot.ui.wording.titles import bold_title

FINISH: Final = "finish"
"""Asks whether a turn shall end in which nothing was done."""


def is_turn_panel(state: State) -> bool:
    """Whether actions of all kinds are open, or cards are drawn; else what is asked is a row of buttons or one menu."""
    return state.phase in (Phase.ACT, Phase.DRAW) and state.lot is None


def turn_panel(
    say: Telling,
    look: TableView,
    actions: Sequence[a.Action],
    best: BestMoves[Hint],
    pages: Mapping[str, int],
    *,
    all_steps: bool = True,
) -> tuple[Row, ...]:
    """The best moves; a menu of what is done with one's own cards, and one of what is drawn and bought; a button to end
    the turn.

    `pages`: from which line on the menu of that word is shown. `all_steps`: whether there is room for the button that
    does all of a turn, which **Hint** has too.
    """
    above = _advised(say, look, best, all_steps=all_steps)
    menus = with_full_areas(say, look.view, action_menus(say, look, actions, pages))
    end = (_end(say, look, actions, best),) if a.End() in actions else ()
    below = (*end, *best.asked(say.l10n, look), *_odds(say, look))
    return (*([above] if above else []), *menus, below)


def _advised(say: Telling, look: TableView, best: BestMoves[Hint], *, all_steps: bool) -> tuple[Button, ...]:
    """The first of the best moves that has no button below, and all of the turn where there is more."""
    found = best.offered(look)
    above = [place for place, hint in enumerate(found) if not hint.whole and _stands_above(place, hint)]
    steps = [place for place, hint in enumerate(found) if hint.whole and all_steps]
    whole = [best.button(say.l10n, look, place) for place in steps]
    beside = max((width(one.label) for one in whole), default=0)
    return (*(best.button(say.l10n, look, place, beside) for place in above[:1]), *whole)


def _stands_above(place: int, hint: Hint) -> bool:
    """Of draws the best only; the end has a button below."""
    return place == 0 if isinstance(hint.action, a.Draw) else hint.action != a.End()


def _end(say: Telling, look: TableView, actions: Sequence[a.Action], best: BestMoves[Hint]) -> Button:
    """Ends the turn, in green where that is best. Where nothing was done, or no card was drawn though some could be,
    it asks first; in a last turn in which nothing pays there is nothing that could be missed.
    """
    first = next((one.actions for one in best.offered(look)), ())
    advised = first == (a.End(),)
    draws = any(isinstance(one, a.Draw) for one in actions)
    leaves_draws = draws and look.view.phase is Phase.ACT and not advised
    asks = ((not look.view.acted and len(actions) > 1) or leaves_draws) and not (advised and is_last_turn(look.view))
    press = ComponentId(look.table.id, look.table.seq, FINISH if asks else str(a.End()))
    return Button(label(say, a.End(), look.view), press, ButtonStyle.SUCCESS if advised else ButtonStyle.SECONDARY)


def _odds(say: Telling, look: TableView) -> Iterator[Button]:
    """What the draws are to bring, once they have begun: before, a phone has no room for it beside the rest."""
    if look.view.phase is Phase.DRAW:
        yield Button(say.l10n(f"button-{ODDS}"), ComponentId(look.table.id, look.table.seq, ODDS))


def end_asked(say: Telling, look: TableView) -> Message:
    """Whether the turn shall end though nothing was done in it, or though to draw costs nothing (6.1)."""
    table = look.table
    end = Button(say.l10n("do-end"), ComponentId(table.id, table.seq, str(a.End())), ButtonStyle.DANGER)
    back = Button(say.l10n("button-back"), ComponentId(table.id, table.seq, DO))
    return Message(
        say.l10n(
            "about-table",
            table=bold_title(table),
            text=say.l10n("desk-end-draws" if look.view.acted else "desk-end-idle"),
        ),
        ((end, back),),
    )
