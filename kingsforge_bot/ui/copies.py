"""A copy of the database made or put back from the command line, and what the host reads then."""

from collections.abc import Callable
from pathlib import Path

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.settings import Start
from kingsforge_bot.store import NoDatabase, WouldOverwrite, back_up, restore
from kingsforge_bot.ui.starting import why_not_started


def copied(start: Start, database: Path, say: Localizer, tell: Callable[[str], None]) -> int | str:
    """For `sys.exit`: 0 when it is done and told, else why nothing was changed."""
    try:
        if start.backup is not None:
            back_up(database, start.backup)
            tell(say("start-backed-up", path=str(database), copy=str(start.backup)))
        if start.restore is not None:
            aside = restore(start.restore, database)
            tell(say("start-restored", path=str(database), copy=str(start.restore)))
            if aside is not None:
                tell(say("start-set-aside", path=str(aside)))
    except NoDatabase as error:
        return say("start-no-database", path=str(error.path))
    except WouldOverwrite as error:
        return say("start-would-overwrite", path=str(error.path))
    except StoreUnusable as error:
        return why_not_started(say, error)
    return 0
