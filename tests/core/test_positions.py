"""Whatever is wrong with a written position is a PositionError."""

import msgspec
import pytest

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.positions import convert, decode, fail_unless


class Place(msgspec.Struct, forbid_unknown_fields=True):
    beads: frozenset[str]
    kind: complex = 0j


def hook(kind: type, value: object) -> object:
    if kind is complex and isinstance(value, str):
        return complex(value)
    raise NotImplementedError(kind)


def test_json_is_read_with_the_games_own_types() -> None:
    assert decode(b'{"beads": ["a"], "kind": "2j"}', Place, hook) == Place(frozenset("a"), 2j)
    assert convert({"beads": ["a"]}, Place, hook) == Place(frozenset("a"))


@pytest.mark.parametrize("text", [b"", b"\xff", b"[" * 100_000, b'{"beads": 3}', b'{"beads": [], "more": 1}'])
def test_what_is_no_position_is_refused(text: bytes) -> None:
    with pytest.raises(PositionError):
        decode(text, Place, hook)


def test_a_value_that_does_not_fit_is_refused() -> None:
    with pytest.raises(PositionError):
        convert({"beads": [], "kind": "two"}, Place, hook)


def test_a_fault_is_told_with_its_place() -> None:
    fail_unless(True, "beads", "too many")
    with pytest.raises(PositionError, match="beads: too many"):
        fail_unless(False, "beads", "too many")
