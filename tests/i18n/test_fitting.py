"""Texts that share a room: none is cut for another's sake before it is longer than its share."""

import pytest

from kingsforge_bot.i18n.fitting import shares


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
