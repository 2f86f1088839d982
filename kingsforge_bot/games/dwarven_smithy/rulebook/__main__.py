"""`python -m kingsforge_bot.games.dwarven_smithy.rulebook` writes the pages docs/rules/dwarven_smithy_entries*.md."""

from kingsforge_bot.games.dwarven_smithy.card_data import DATA
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import RULES, entries
from kingsforge_bot.rulebook.page import write_pages

write_pages(entries(), RULES, DATA.parent / "docs" / "rules", "dwarven_smithy_entries")
