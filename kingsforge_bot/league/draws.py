"""What is drawn by lot: groups at the start, and each round. The event has the lot, and all else follows from it."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.league.events import RoundDrawn, Started
from kingsforge_bot.league.everybody import everybody_pairing
from kingsforge_bot.league.league import Form, League
from kingsforge_bot.league.played_rounds import group_to_draw
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant, Pairing, Round
from kingsforge_bot.league.swiss import swiss_pairing

Draw = Callable[[Sequence[Round], Sequence[Entrant], int], Pairing]
"""From the rounds before, the lot of those present and the seats of a table: the tables of the next round."""
DRAWS: Final[Mapping[Form, Draw]] = {Form.EVERYBODY: everybody_pairing, Form.SWISS: swiss_pairing}


def start(league: League, chance: Chance) -> Started:
    """The lot of the start: one shuffle of all who take part, in the order in which they signed up, dealt to groups.

    Raises LeagueRefused if they are too few.
    """
    present = league.present()
    if len(present) < league.options.least:
        raise LeagueRefused(Reason.TOO_FEW, least=league.options.least)
    lot = chance.shuffle(present)
    sizes = league.options.group_sizes(len(lot))
    lots = tuple(lot[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True))
    return Started(lots, rests=league.options.days if league.options.form is Form.LADDER else 0)


def next_round(league: League, group: int, chance: Chance) -> RoundDrawn:
    """A group's next round: one shuffle of those present, in the order of the list. Raises LeagueRefused.

    Heavy work, by what was measured up to a third of a second, for more than eight people.
    """
    rounds = group_to_draw(league, group).rounds
    lot = chance.shuffle(league.present(group))
    return RoundDrawn(group, lot, DRAWS[league.options.form](rounds, lot, league.options.seats))
