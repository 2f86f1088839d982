"""Files of cards and tiles that people edit: one that cannot be read is named with why, whichever game it is of."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries


@pytest.mark.parametrize("read", [craft_card_entries, cards, tiles])
@pytest.mark.parametrize("content", [None, b"\xff", b"[[", b""], ids=["lacking", "not UTF-8", "not TOML", "empty"])
def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, read: Callable[[Path], object], content: bytes | None
) -> None:
    file = tmp_path / "changed.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(PositionError) as caught:
        read(file)
    if content != b"":
        assert caught.value.where == "changed.toml"
