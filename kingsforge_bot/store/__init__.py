"""A database behind the service's ports, with one writer: SQLite's file, or one of a PostgreSQL server.

- The whole: `database_store` is the store as the service knows it, `reading` its questions, `writing` what one
  transaction can change; both are put together of a file for each port: `seats`, `votes`, `plans`, `clocks`, `due`,
  `pending_turns`, `results`, `seals`, `searches`, `leagues`; `outbox`, `posts`, `directs`, `followers`, `mentions`,
  `greetings`; `settings`, `personal`.
- The engines: `database` is what both are to a statement, `file_database` SQLite's; `postgresql/` is loaded where a
  host names it. `rows` and `packing` turn values into columns and back.
- Opening: `opening` checks (`checking`), locks (`locking`), migrates (`migrating`, `migrations/`) and notices what was
  put back (`mark`, `timelines`); `schema` writes `schema.sql`. `files` and `disk_full` know the file system.
- Copies: `copying` makes them and puts them back, `rotation` keeps some, `reading_through` proves that one can be read;
  `moving/` takes all games to the other engine, `moved` is what stays behind.
"""

from kingsforge_bot.store.copying import NoDatabase, WouldOverwrite, back_up, restore
from kingsforge_bot.store.disk_full import DiskFull, NotWritten
from kingsforge_bot.store.opening import begin_timeline, open_store
from kingsforge_bot.store.rotation import look_through, rotate

__all__ = [
    "DiskFull",
    "NoDatabase",
    "NotWritten",
    "WouldOverwrite",
    "back_up",
    "begin_timeline",
    "look_through",
    "open_store",
    "restore",
    "rotate",
]
