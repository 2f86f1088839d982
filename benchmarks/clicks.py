"""How many clicks and interactions a turn takes: whole games with the decisions of a bot, pressed on the real screens.

A button is a click and an interaction, a line of a menu two clicks (open, choose) and one interaction. Each decision is
reached by the way with the fewest clicks, from the public board and from the panel that answered the last one. Luck and
decisions come of the numbers of the games, so that two versions of the screens are compared on the same decisions.
Exit code 1: more than wanted, or a decision that no button leads to.

Usage: python benchmarks/clicks.py [GAMES] [PLAYER], run from the project's folder; PLAYER is a bot of both games whose
decisions are pressed, `smith` where nobody is named.
"""

import heapq
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.errors import Expected, NotationError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import Move, self_play
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import ChannelId, GuildId, Sitter, Table, TableId, TableStatus, TableView, UserId
from kingsforge_bot.ui.custom_id import PLATFORM_WORDS
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.game.title import Title
from kingsforge_bot.ui.message import Menu, Message, Row

US: Final = Seat(0)
WANTED: Final = {"kings_forge": ("round", 12.0, 8.5), "dwarven_smithy": ("turn", 11.0, None)}
"""By game what is counted, and how many clicks and interactions of it are wanted at most."""
FARTHEST: Final = 6
"""Clicks of one decision, behind which no way is looked for."""
L10N: Final = Localizers(strict=True).for_locale("en-US")


class Way(NamedTuple):
    """What leads to some actions."""

    clicks: int
    interactions: int
    actions: tuple[Any, ...]


class Tally:
    """What the presses of the games came to."""

    def __init__(self) -> None:
        self.clicks = self.interactions = self.spans = self.decisions = 0
        self.lost: list[str] = []


def looked_at(title: Title, state: Any, seq: int) -> TableView:
    """Our seat's view of a table with a bot."""
    game, awaited = title.game, title.game.to_act(state)
    sitters = (Sitter(US, "Ana", user=UserId(1)), Sitter(Seat(1), "Bot", ai="smith"))
    status = TableStatus.RUNNING if awaited else TableStatus.OVER
    table = Table(TableId(1), GuildId(1), ChannelId(1), "Oak", game.key, {}, 2, UserId(1), status, sitters, seq, 1, 1)
    return TableView(table, game.player_view(state, US), awaited, US, may_act=game.may_act(state, US))


def prepared(title: Title, look: TableView) -> TableView:
    """The same once what takes long is known."""
    if (work := title.screens.turn.prepare(look)) is not None:
        work(always)
    return look


def presses(rows: Sequence[Row], *, opening: bool) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Clicks, id and values of all that can be pressed; of a board of before what is `opening` only."""
    for row in rows:
        if isinstance(row, Menu):
            if not opening:
                yield from ((2, row.custom_id.payload, (option.value,)) for option in row.options)
        else:
            yield from ((1, one.custom_id.payload, ()) for one in row if not one.disabled)


def pressed(title: Title, look: TableView, payload: str, values: tuple[str, ...]) -> Message | Plays | None:
    """What the press leads to; None for what decides nothing, and for what is refused."""
    word = payload.partition(" ")[0]
    if not values:
        try:
            return Plays((title.game.parse(payload),))
        except NotationError:
            pass
    if word in title.screens.commands.queries or (word in PLATFORM_WORDS and word != DO):
        return None
    try:
        return title.screens.turn.press(L10N.of(title.game.key), look, payload.split(), values)
    except Expected:
        return None


def shortest(
    title: Title, look: TableView, panel: Message, board: Message, fresh: bool, wanted: Sequence[Any]
) -> Way | None:
    """The way with the fewest clicks to the first of the wanted actions, or to several at once."""
    order, seen = count(), set[tuple[str, tuple[str, ...]]]()
    queue: list[tuple[int, int, int, str, tuple[str, ...], bool]] = []

    def offer(clicks: int, interactions: int, rows: Sequence[Row], *, opening: bool = False) -> None:
        for more, payload, values in presses(rows, opening=opening):
            if clicks + more <= FARTHEST:
                heapq.heappush(queue, (clicks + more, interactions + 1, next(order), payload, values, opening))

    offer(0, 0, panel.rows)
    offer(0, 0, board.rows, opening=not fresh)
    while queue:
        clicks, interactions, _, payload, values, opening = heapq.heappop(queue)
        if (payload, values) in seen or (opening and not title.screens.turn.opens(payload.split())):
            continue
        seen.add((payload, values))
        match pressed(title, look, payload, values):
            case Plays(actions=actions) if list(actions) == list(wanted[: len(actions)]):
                return Way(clicks, interactions, actions)
            case Message() as message:
                offer(clicks, interactions, message.rows)
            case _:
                pass
    return None


def press_game(title: Title, moves: Sequence[Move[Any, Any, Any]], tally: Tally) -> None:
    """One game, decision by decision of our seat."""
    game, at = title.game, 0
    nothing = Message("")
    panel, board, posted = nothing, nothing, -1
    followed = False
    while at < len(moves):
        move = moves[at]
        if move.seat != US or followed or game.forced(move.before, move.seat) == move.action:
            followed = False
            at += 1
            if move.seat == US or US in game.to_act(move.step.state):
                look = prepared(title, looked_at(title, move.step.state, at + 1))
                panel = panel if panel is nothing else title.screens.turn.now(L10N.of(title.game.key), look, "…")
            continue
        look = prepared(title, looked_at(title, move.before, at + 1))
        if at == 0 or not game.mid_turn(move.before):
            board, posted = title.screens.boards.board(L10N.of(title.game.key), BoardPost(look, (), ""), None), at
        wanted = [one.action for one in ahead(moves, at)]
        way = shortest(title, look, panel, board, posted == at, wanted)
        if way is None:
            tally.lost.append(str(move.action))
            # Whoever looks for it presses on beyond what is looked through here.
            way = Way(FARTHEST, FARTHEST, (move.action,))
        tally.clicks += way.clicks
        tally.interactions += way.interactions
        tally.decisions += 1
        at += len(way.actions)
        last = moves[at - 1]
        events = [event for one in moves[at - len(way.actions) : at] for event in one.step.events]
        after = prepared(title, looked_at(title, last.step.state, at + 1))
        follows = title.screens.turn.follows(after, events)
        followed = follows is not None and at < len(moves) and follows.actions[0] == moves[at].action
        panel = title.screens.turn.now(L10N.of(title.game.key), after, "…")


def ahead(moves: Sequence[Move[Any, Any, Any]], at: int) -> list[Move[Any, Any, Any]]:
    """Our moves from there on without another's between."""
    found = []
    for move in moves[at : at + 8]:
        if move.seat != US:
            break
        found.append(move)
    return found


def spans(title: Title, moves: Sequence[Move[Any, Any, Any]]) -> int:
    """How many rounds the game had, or turns of ours."""
    if title.game.key == "kings_forge":
        rounds: int = moves[-1].step.state.round
        return rounds
    return sum(one.seat == US and (next_is_other(moves, at)) for at, one in enumerate(moves))


def next_is_other(moves: Sequence[Move[Any, Any, Any]], at: int) -> bool:
    """Whether our turn ends with that move."""
    return at + 1 == len(moves) or US not in title_turn(moves[at])


def title_turn(move: Move[Any, Any, Any]) -> frozenset[Seat]:
    """Whose turn it is after the move."""
    return frozenset((Seat(move.step.state.turn),))


def measured(title: Title, games: int, player: str) -> Tally:
    """So many games of that player against the middle bot."""
    tally = Tally()
    names = list(title.bots)
    others = title.bots[names[len(names) // 2]]
    for number in range(games):
        luck, own = Thrown(f"table {number}"), Thrown(f"players {number}")
        state = title.game.setup(2, {}, luck).state
        moves = list(self_play(title.game, state, (title.bots[player], others), luck, own))
        press_game(title, moves, tally)
        tally.spans += spans(title, moves)
    return tally


def main(games: int, player: str) -> int:
    code = 0
    for title in map(titles().of, WANTED):
        what, clicks, interactions = WANTED[title.game.key]
        tally = measured(title, games, player)
        per_click, per_interaction = tally.clicks / tally.spans, tally.interactions / tally.spans
        wanted = f"at most {clicks}" + ("" if interactions is None else f" and {interactions}")
        print(
            f"{title.game.key}, {games} games, {tally.spans} {what}s, {tally.decisions} decisions: "
            f"{per_click:.2f} clicks and {per_interaction:.2f} interactions a {what}, wanted {wanted}; "
            f"{len(tally.lost)} decisions without a button {sorted(set(tally.lost))[:20] if tally.lost else ''}"
        )
        if tally.lost or per_click > clicks or (interactions is not None and per_interaction > interactions):
            code = 1
    return code


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int(arguments[0]) if arguments else 20, arguments[1] if len(arguments) > 1 else "smith"))
