"""Texts that share a room: none is cut for another's sake before it is longer than its share."""

import pytest

from kingsforge_bot.i18n.fitting import shares, whole_deeds
from kingsforge_bot.i18n.names import plain
from tests.ui.counter import LOCALIZERS


@pytest.mark.parametrize(
    ("lengths", "limit", "left"),
    [
        ([], 10, []),
        ([10], 10, [10]),
        ([11], 10, [10]),
        ([3, 3, 3], 11, [3, 3, 3]),
        ([4, 4, 4], 11, [3, 3, 3]),
        ([1, 9, 9], 11, [1, 4, 4]),
        ([9, 1, 2], 11, [6, 1, 2]),
    ],
)
def test_what_is_longer_than_an_equal_share_is_cut_and_short_ones_leave_theirs_to_it(
    lengths: list[int], limit: int, left: list[int]
) -> None:
    found = shares(["x" * length for length in lengths], limit)
    assert list(map(len, found)) == left
    assert len("\n".join(found)) <= limit
    assert all(text.endswith("…") == (length > len(text)) for text, length in zip(found, lengths, strict=True))


LINE = "Brok: crafted Kilnface; sold gold, silver and iron; bought ruby"


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (63, LINE),
        (62, "Brok: crafted Kilnface; bought ruby; 1 more: log"),
        (40, "Brok: crafted Kilnface; 2 more: log"),
        (32, "Brok: crafted Kilnface; 2 more"),
        (20, LINE),
    ],
)
def test_a_line_keeps_whole_deeds_and_says_how_many_more_there_were(room: int, told: str) -> None:
    assert whole_deeds(LOCALIZERS.english, LINE, lambda text: len(text) <= room) == told


@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_what_was_left_out_before_is_counted_once_more(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    line = l10n.steps(["aaaa", "bbbb", "cccc", l10n("deeds-more", count=3)])
    told = whole_deeds(l10n, line, lambda text: "bbbb" not in text)
    assert told == l10n.steps(["aaaa", "cccc", l10n("deeds-more", count=4)])


def test_of_cards_that_stand_for_themselves_the_last_come_off() -> None:
    """Where the first deed has no room: never a part of what was paid for one."""
    line, room = "Brok: played gold, silver, iron", 26
    assert whole_deeds(LOCALIZERS.english, line, lambda text: len(text) <= room, lists=True) == (
        "Brok: played gold; 2 more"
    )
    assert whole_deeds(LOCALIZERS.english, line, lambda text: len(text) <= room) == line


def test_a_name_with_commas_is_one_name() -> None:
    line = f"{plain('Ada, Countess; of Lovelace')}: played gold, silver, iron; moved gold"
    told = whole_deeds(LOCALIZERS.english, line, lambda text: len(text) < len(line) - 1, lists=True)
    assert told == f"{plain('Ada, Countess; of Lovelace')}: played gold, silver, iron; 1 more"
