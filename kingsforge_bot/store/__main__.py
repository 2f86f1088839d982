"""Prints the whole schema as the migrations make it.

`python -m kingsforge_bot.store > kingsforge_bot/store/schema.sql`
"""

from kingsforge_bot.store.schema import schema

print(schema(), end="")
