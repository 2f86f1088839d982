"""`python -m kingsforge_bot.games.kings_forge.rulebook` writes the pages docs/rules/entries*.md."""

from kingsforge_bot.games.kings_forge.card_data import DATA
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES, entries
from kingsforge_bot.rulebook.page import write_pages

write_pages(entries(), RULES, DATA.parent / "docs" / "rules")
