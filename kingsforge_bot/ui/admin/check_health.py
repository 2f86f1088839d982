"""`bot.py --health`: one line in words, and exit status 0 or 1."""

import os
import sys
from pathlib import Path

from kingsforge_bot.hosting.locations import ENV, database_of
from kingsforge_bot.hosting.status import Verdict, asked, status_of


def check_health() -> int:
    """Say how the bot is; answers the exit status."""
    database = _database()
    found = asked(database) or _unknown(database)
    sys.stdout.write(f"{found.line}\n")
    return 0 if found.healthy else 1


def _database() -> Path:
    """As the bot reads its settings, which takes longer: only where there is a file of them."""
    if not os.environ.get("KINGSFORGE_DATABASE") and ENV.exists():
        from kingsforge_bot.hosting.settings import read_settings

        return read_settings().database
    return database_of(os.environ)


def _unknown(database: Path) -> Verdict:
    from kingsforge_bot.i18n.localizer import localizers

    say, file = localizers().english, status_of(database)
    try:
        file.read_bytes()
    except FileNotFoundError:
        return Verdict(False, say("health-unknown", path=str(file)))
    except OSError as error:
        return Verdict(False, say("health-unreadable", path=str(file), fault=error.strerror or str(error)))
    return Verdict(False, say("health-no-status", path=str(file)))
