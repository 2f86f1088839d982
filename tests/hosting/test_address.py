"""How many shards processes share out, as a host writes it."""

import pytest

from kingsforge_bot.hosting.address import SettingUnusable, read_address, shards_of

SERVER = "postgresql://games"


def test_a_number_or_what_discord_proposes() -> None:
    assert shards_of("auto", SERVER) is None
    assert [shards_of(said, SERVER) for said in ("1", "16", "0016", "100000")] == [1, 16, 16, 100_000]


@pytest.mark.parametrize(
    "said", ["", "0", "000000", "-1", "+1", "1.5", "1e9", "1_0", " 4", "Auto", "٣", "²", "100001", "9" * 5000]
)
def test_anything_else_is_refused_by_its_name(said: str) -> None:
    with pytest.raises(SettingUnusable) as refused:
        shards_of(said, SERVER)
    assert (refused.value.name, refused.value.said) == ("KINGSFORGE_SHARDS", said)


def test_several_processes_need_a_server() -> None:
    """A file has one process that writes."""
    with pytest.raises(SettingUnusable, match="database on a server"):
        shards_of("auto", "")


def test_a_port_of_very_many_digits_is_refused_as_any_other() -> None:
    with pytest.raises(SettingUnusable):
        read_address("9" * 5000)
