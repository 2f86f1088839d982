"""What holds on every ladder, whatever is tried on it, against a ladder that is moved by hand."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.league.challenges import DAY, REACH
from kingsforge_bot.league.events import (
    CameLate,
    Challenged,
    ChallengeEnded,
    Dropped,
    Lapsed,
    LeagueEvent,
    Person,
    Replaced,
    TakenUp,
    dump_league_event,
    load_league_event,
)
from kingsforge_bot.league.folding import folded
from kingsforge_bot.league.ladder import Decided, How, ladder_order, rungs
from kingsforge_bot.league.league import Form
from kingsforge_bot.league.recomputing import recompute_ladder
from kingsforge_bot.league.refusals import LeagueRefused
from kingsforge_bot.league.round import Entrant
from tests.league.told import Told, begun

Tried = tuple[str, int, int, bool]
KINDS: dict[str, Callable[[Entrant, Entrant, bool, int], LeagueEvent]] = {
    "challenge": lambda one, other, _, at: Challenged(one, other, at),
    "take up": lambda one, _, __, ___: TakenUp(one),
    "end": lambda one, _, won, at: ChallengeEnded(one, (1, 2) if won else (2, 1), at),
    "lapse": lambda one, _, late, at: Lapsed(one, at + (3 * DAY if late else 0)),
    "drop": lambda one, _, __, at: Dropped(one, at),
    "back": lambda one, _, __, ___: CameLate(Person(100 + one)),
    "late": lambda one, _, __, ___: CameLate(Person(500 + one)),
    "replace": lambda one, _, __, at: Replaced(one, at),
}
OFTEN = ("challenge", "challenge", "challenge", "take up", "take up", "end", "lapse", "drop", "back", "late", "replace")


@st.composite
def tries(draw: st.DrawFn) -> tuple[int, list[Tried]]:
    """How many people, and what is tried: mostly challenges of those close above, which are then decided."""
    people = draw(st.sampled_from((2, 3, 8, 64)) | st.integers(2, 20))
    who = st.integers(0, people + 1)
    each = st.tuples(st.sampled_from(OFTEN), who, st.integers(0, REACH + 1), st.booleans())
    return people, draw(st.lists(each, min_size=draw(st.sampled_from((0, 30))), max_size=80))


@settings(max_examples=80, deadline=None)
@given(tried=tries())
def test_ladder(tried: tuple[int, list[Tried]]) -> None:
    people, attempts = tried
    told = begun(Form.LADDER, people)
    for day, (kind, who, above, won) in enumerate(attempts):
        ladder = told.league.ladder
        assert ladder is not None
        order = ladder.order
        one = order[who % len(order)] if order and kind != "back" else Entrant(who)
        other = order[max(0, order.index(one) - above)] if one in order else Entrant(who)
        before = told.league
        try:
            told.tell(KINDS[kind](one, other, won, day * DAY))
        except LeagueRefused:
            assert told.league == before
            continue
        if kind == "challenge":
            assert 1 <= order.index(one) - order.index(other) <= REACH, "8.1"
            last = [
                move
                for move in ladder.moves
                if isinstance(move, Decided) and {one, other} == {move.challenger, move.challenged}
            ]
            assert len(order) == 2 or not last or last[-1].at + 3 * DAY <= day * DAY, "8.7"
        hold(told)
    read = [load_league_event(dump_league_event(event)) for event in told.events]
    assert folded(told.league.options, read) == told.league


def hold(told: Told) -> None:
    ladder = told.league.ladder
    assert ladder is not None
    assert sorted(ladder.order) == list(told.league.present()), "8.1"
    involved = [entrant for each in ladder.open for entrant in (each.challenger, each.challenged)]
    assert len(involved) == len(set(involved)), "8.1: somebody is in two open challenges"
    assert set(involved) <= set(ladder.order), "8.4: who dropped out is in no challenge"
    places = rungs(ladder.start, ladder.moves)
    assert [each.entrant for each in places] == list(recompute_ladder(ladder.start, ladder.moves)), "8.2, 8.4"
    assert tuple(each.entrant for each in places) == ladder_order(ladder.start, ladder.moves), "9.1"
    decided = [move for move in ladder.moves if isinstance(move, Decided)]
    assert all(move.won for move in decided if move.how is How.LAPSED), "8.3: lost for who was challenged"
