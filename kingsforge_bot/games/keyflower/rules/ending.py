"""The end of the game: screens are opened and villages scored (12)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.draft import Draft, finished
from kingsforge_bot.games.keyflower.rules.events import GameEnded, ScreensOpened
from kingsforge_bot.games.keyflower.rules.scoring import places, score
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.games.keyflower.rules.tiles import TileKind


def end_game(draft: Draft) -> None:
    """Rules 2.4 and 12.1: all is shown; then the points."""
    players = finished(draft).state.players
    dealt = {name for player in players for name in player.hand}
    draft.events.append(
        ScreensOpened(
            tuple([player.workers for player in players]),
            tuple([player.skills for player in players]),
            tuple([player.hand for player in players]),
            tuple([player.given for player in players]),
            tuple([name for name in draft.tiles.of(TileKind.WINTER) if name not in dealt]),
        )
    )
    draft.scores = tuple(
        [score(draft.tiles, Seat(seat), player, starts=draft.start == seat) for seat, player in enumerate(players)]
    )
    draft.phase = Phase.OVER
    draft.events.append(GameEnded(draft.scores, places(draft.scores)))
