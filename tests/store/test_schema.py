"""`schema.sql` shows the schema as it is: after a migration it is written anew."""

from kingsforge_bot.store.schema import FILE, schema


def test_the_schema_that_is_shown_is_what_the_migrations_make() -> None:
    shown = FILE.read_text("utf-8")
    assert shown == schema(), "python -m kingsforge_bot.store > kingsforge_bot/store/schema.sql"
    for what in ("TABLE tables", "VIEW commits", "VIEW stands", "TRIGGER waits_are_measured"):
        assert f"CREATE {what}" in shown
