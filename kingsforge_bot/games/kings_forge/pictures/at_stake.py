"""Who may still steal an item that was made this round."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.thieves import thieves
from kingsforge_bot.games.kings_forge.pictures.panel_layout import acts
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, State


def at_stake(view: State, owner: Seat, made: Made) -> tuple[Seat, ...]:
    """The player on turn, and of those after whom the dice could let (3.4); nobody once the phase is over."""
    if view.phase is not Phase.CRAFT:
        return ()
    now = (view.turn,) if acts(view, view.turn) else ()
    return tuple(seat for seat in (*now, *thieves(view, made)) if seat != owner)
