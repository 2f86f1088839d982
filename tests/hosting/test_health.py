"""What makes the bot unhealthy."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.hosting.health import Ailment, Health, oldest_of
from kingsforge_bot.service.post.backlog import Behind
from kingsforge_bot.service.post.post_records import OwedPost, PostKind
from kingsforge_bot.service.types import ChannelId, GuildId, TableId

WELL = Health(away=None, latency=0.1, owed=0, oldest=0, late=0, answers=True)


@pytest.mark.parametrize(
    ("just", "over", "ailment"),
    [
        ({"away": 300}, {"away": 301}, Ailment.GATEWAY),
        ({"owed": 1, "oldest": 600}, {"owed": 1, "oldest": 601}, Ailment.OWED),
        ({"late": 3.0}, {"late": 3.1}, Ailment.LOOP),
        ({"room": 32}, {"room": 31.9}, Ailment.DISK),
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
