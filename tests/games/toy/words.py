"""Beads in words, in English alone: all that plain screens ask of a game (`ui/game/words.py`)."""

from collections.abc import Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from tests.games.toy.planning import After
from tests.games.toy.state import Action, Chose, Draw, Drew, Event, Over, Reason, Shown, State


class ToyWords:
    def progress(self, l10n: Localizer, view: State) -> str:
        return f"Round {view.round} of {view.rounds}."

    def event(self, l10n: Localizer, event: Event, names: Sequence[str]) -> str:
        match event:
            case Drew(seat=seat, beads=beads):
                return f"{plain(names[seat])} draws {', '.join(beads)}."
            case Chose(seat=seat, bead=bead, instead=instead):
                return f"{plain(names[seat])} chooses {bead}{' instead' if instead else ''}."
            case Shown(beads=beads, winner=winner):
                return f"Shown: {', '.join(bead or 'nothing' for bead in beads)}. {plain(names[winner])} wins."
            case Over(won=won):
                return f"Won: {', '.join(map(str, won))}."

    def action(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return f"Draw for {plain(names[action.to])}" if isinstance(action, Draw) else str(action).capitalize()

    def planned_action(self, l10n: Localizer, planned_action: PlannedAction, names: Sequence[str]) -> str:
        if isinstance(planned_action, After):
            return f"Choose my {planned_action.which} once {plain(names[planned_action.seat])} has"
        return "Draw nothing if I win"

    def cancel_condition(self, l10n: Localizer, condition: CancelCondition, names: Sequence[str]) -> str:
        return f"a bead is {condition}"

    def board(self, l10n: Localizer, view: State, names: Sequence[str]) -> str:
        lines = [
            f"{plain(name)}: {len(player.hand)} beads, {player.won} won, {'has' if player.chosen else 'not'} chosen."
            for name, player in zip(names, view.players, strict=True)
        ]
        return "\n".join([*lines, f"Shown: {', '.join(view.gone) or 'nothing'}. Bag: {len(view.bag)}."])

    def hand(self, l10n: Localizer, view: State, seat: Seat) -> str:
        player = view.players[seat]
        return f"Hand: {', '.join(player.hand) or 'nothing'}. Chosen: {player.chosen or 'nothing'}."

    def result(self, l10n: Localizer, view: State, seat: Seat) -> str:
        return f"{view.players[seat].won} won"

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return f"{refused.reason} (rule {refused.rule})"

    def out_of_turn(self, view: State) -> Refused:
        return Refused(Reason.GAME_OVER if view.over else Reason.NOT_YOUR_TURN, "5" if view.over else "4")
