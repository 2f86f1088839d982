"""What makes the bot unhealthy."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.hosting.answer_times import AnswerTimes
from kingsforge_bot.hosting.footprint import memory
from kingsforge_bot.hosting.health import Ailment, Health, oldest_of
from kingsforge_bot.service.post.backlog import Behind
from kingsforge_bot.service.records import OwedPost, PostKind
from kingsforge_bot.service.types import ChannelId, GuildId, TableId

WELL = Health(away=None, latency=0.1, owed=0, oldest=0, late=0, answers=True)


@pytest.mark.parametrize(
    ("just", "over", "ailment"),
    [
        ({"away": 300}, {"away": 301}, Ailment.GATEWAY),
        ({"owed": 1, "oldest": 600}, {"owed": 1, "oldest": 601}, Ailment.OWED),
        ({"late": 3.0}, {"late": 3.1}, Ailment.LOOP),
    ],
)
def test_both_sides_of_each_bound(just: dict[str, float], over: dict[str, float], ailment: Ailment) -> None:
    assert replace(WELL, **just).ailments == frozenset()
    unwell = replace(WELL, **over)
    assert unwell.ailments == {ailment}
    assert not unwell.is_hung, "a new start would not bring Discord back"


def test_a_database_that_does_not_answer_needs_a_new_start() -> None:
    unwell = replace(WELL, answers=False)
    assert unwell.ailments == {Ailment.DATABASE}
    assert unwell.is_hung


def test_where_the_bot_may_not_speak_nothing_is_late() -> None:
    def behind(waited: int, *, silent: bool) -> Behind:
        post = OwedPost(TableId(1), GuildId(2), ChannelId(3), PostKind.BOARD, 4, None, silent)
        return Behind(post, 0, waited)

    assert oldest_of((behind(900, silent=True),)) == (0, 0)
    assert oldest_of((behind(900, silent=True), behind(5, silent=False), behind(8, silent=False))) == (2, 8)


def test_answers_are_counted_by_kind_until_they_are_asked_for() -> None:
    times = AnswerTimes()
    assert times.take().p95 is None
    for number in range(1, 101):
        times.note("press", number / 100)
    times.count("autocomplete")
    answers = times.take()
    assert answers.counts == {"press": 100, "autocomplete": 1}
    assert answers.p95 == 0.95
    assert times.take().counts == {}
    times.note("command", 2.0)
    assert times.take().p95 == 2.0


def test_a_process_knows_its_own_memory() -> None:
    used = memory()
    assert used is not None
    assert 5 < used < 5000
