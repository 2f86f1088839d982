"""Write the recorded games again, after a change that is meant: `python -m tests.games.kings_forge.golden.record`.

A `.game` file is a play as text: `#` comments, the options of the set-up, its luck, then `seat action | luck` per line,
and at last the items that each seat has won and the places, best first, tied seats joined by `=`.
"""

from pathlib import Path
from random import Random
from typing import Final

from kingsforge_bot.core.chance import Recorder
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.players.self_play import self_play
from tests.properties.play import Thrown

HERE: Final = Path(__file__).parent
GAMES: Final = {"two-smiths": (2, "third"), "three-smiths": (3, "second"), "four-smiths": (4, "third")}


def record(name: str) -> str:
    """A whole game of random smiths; the name is the seed."""
    seats, edition = GAMES[name]
    game, source = kings_forge(), Random(name)
    luck = Recorder(Thrown(source))
    state = game.setup(seats, {"edition": edition}, luck).state
    lines = [f"# {seats} random smiths", f"setup seats={seats} edition={edition} | {_written(luck, 0)}"]
    drawn = len(luck.drawn)
    for move in self_play(game, state, (RANDOM_SMITH,), luck, Thrown(source)):
        state, written = move.step.state, drawn
        drawn = len(luck.drawn)
        lines.append(f"{move.seat} {move.action} | {_written(luck, written)}".rstrip(" |"))
    for number, player in enumerate(state.players):
        lines.append(" ".join([f"won {number}", *(card.item for card in player.items)]))
    places = game.places(state) or ()
    lines.append("places " + " ".join("=".join(map(str, tied)) for tied in places))
    return "\n".join(lines) + "\n"


def _written(luck: Recorder, since: int) -> str:
    return " ".join(map(str, luck.drawn[since:]))


if __name__ == "__main__":
    for each in GAMES:
        (HERE / f"{each}.game").write_text(record(each), encoding="utf-8")
