"""Which loops go on beside what people ask: by what the host set."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from kingsforge_bot.hosting.settings import Settings
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.interaction.background_work import copying
from kingsforge_bot.ui.workers.background import Background


def test_the_database_is_looked_after_only_where_it_is_a_file(tmp_path: Path, l10n: Localizer) -> None:
    file = Settings("", tmp_path / "kingsforge.sqlite3", None, "INFO")
    for settings, names in (
        (file, {"copies"}),
        (replace(file, backups=False), {"copies"}),
        (replace(file, address="postgresql://there"), set()),
    ):
        assert set(copying(settings, l10n, lambda: 0, asyncio.sleep)) == names


async def test_all_loops_begin_by_their_names_and_end_together() -> None:
    begun: list[str] = []

    async def work() -> None:
        task = asyncio.current_task()
        assert task is not None
        begun.append(task.get_name())
        await asyncio.Event().wait()

    background = Background()
    background.begin_all({"posts": work, "directs": work}, asyncio.sleep)
    await asyncio.sleep(0)
    assert begun == ["posts", "directs"]
    await asyncio.wait_for(background.stop(), 20)
