"""How much memory the bot takes."""

from kingsforge_bot.hosting.footprint import memory


def test_a_process_knows_its_own_memory() -> None:
    used = memory()
    assert used is not None
    assert 5 < used < 5000
