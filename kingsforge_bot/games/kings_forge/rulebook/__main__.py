"""`python -m kingsforge_bot.games.kings_forge.rulebook` writes the pages docs/rules/kings_forge_entries*.md."""

from kingsforge_bot.games.kings_forge.card_data import DATA
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES, entries
from kingsforge_bot.rulebook.page import write_pages

write_pages(entries(), RULES, DATA.parent / "docs" / "rules", "kings_forge_entries")
