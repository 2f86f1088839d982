"""`python -m kingsforge_bot.games.keyflower.rulebook` writes the pages docs/rules/keyflower_entries*.md."""

from kingsforge_bot.games.keyflower.card_data import DATA
from kingsforge_bot.games.keyflower.rulebook.loading import RULES, entries
from kingsforge_bot.rulebook.page import write_pages

write_pages(entries(), RULES, DATA.parent / "docs" / "rules", "keyflower_entries")
