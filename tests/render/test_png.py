"""Pictures put together from packed bands are PNGs like any other, with isal and without; what is kept is bounded."""

import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render import png
from kingsforge_bot.render.png import assemble, band


def rows(wide: int, lines: list[bytes]) -> bytes:
    return b"".join(b"\0" + line.ljust(wide, b"\0")[:wide] for line in lines)


def opened(picture: bytes) -> Image.Image:
    with Image.open(BytesIO(picture)) as image:
        image.load()  # checks the sums of chunks and of the stream
        return image.copy()


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 40).flatmap(
        lambda wide: st.tuples(
            st.just(wide), st.lists(st.lists(st.binary(max_size=wide), min_size=1, max_size=5), min_size=1, max_size=5)
        )
    ),
    st.booleans(),
)
def test_bands_below_each_other_are_one_picture(given: tuple[int, list[list[bytes]]], thorough: bool) -> None:
    wide, parts = given
    bands = [band(rows(wide, part), len(part), thorough) for part in parts]
    image = opened(assemble(wide, bands, PALETTE.packed))
    assert image.size == (wide, sum(map(len, parts)))
    assert image.tobytes() == b"".join(line.ljust(wide, b"\0") for part in parts for line in part)


def test_the_stream_ends_with_the_checksum_of_all_rows() -> None:
    first, second = rows(9, [b"abc", b"def"]), rows(9, [b"x" * 9] * 3000)
    bands = [band(first, 2), band(second, 3000)]
    picture = assemble(9, bands, PALETTE.packed)
    assert zlib.adler32(first + second).to_bytes(4, "big") in picture


def test_without_the_quick_packers_the_picture_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = rows(300, [bytes(range(250))] * 40)
    quick = opened(assemble(300, [band(raw, 40)], PALETTE.packed))
    monkeypatch.setattr(png, "QUICK", False)
    assert opened(assemble(300, [band(raw, 40)], PALETTE.packed)).tobytes() == quick.tobytes()
    monkeypatch.setattr(png, "THOROUGH", False)
    assert opened(assemble(300, [band(raw, 40)], PALETTE.packed)).tobytes() == quick.tobytes()


def test_the_palette_is_the_pictures() -> None:
    image = opened(assemble(1, [band(bytes([0, Tone.EMBER]), 1)], PALETTE.packed))
    assert image.convert("RGB").getpixel((0, 0)) == PALETTE.colours[Tone.EMBER]


def test_a_shelf_never_holds_more_than_its_room() -> None:
    shelf: ByteCache[bytes] = ByteCache(100, len)
    for number in range(50):
        assert shelf.get(number, lambda: b"x" * 30) == b"x" * 30
        assert shelf.weight <= 100
    assert shelf.get("large", lambda: b"y" * 101) == b"y" * 101
    assert shelf.weight <= 100


def test_a_shelf_tells_what_it_keeps_and_takes_what_was_made_elsewhere() -> None:
    shelf: ByteCache[bytes] = ByteCache(3, len)
    assert shelf.find("a") is None
    shelf.keep("a", b"12")
    shelf.keep("a", b"34")
    assert (shelf.find("a"), shelf.weight) == (b"12", 2)
    shelf.keep("b", b"4567")
    assert (shelf.find("b"), shelf.weight) == (None, 2)


def test_what_was_asked_for_last_stays() -> None:
    shelf: ByteCache[bytes] = ByteCache(3, len)
    for key in ("a", "b", "c"):
        shelf.get(key, lambda: b"1")
    shelf.get("a", lambda: b"2")
    shelf.get("d", lambda: b"1")
    assert shelf.get("a", lambda: b"new") == b"1"
    assert shelf.get("b", lambda: b"new") == b"new"
    shelf.clear()
    assert shelf.weight == 0
