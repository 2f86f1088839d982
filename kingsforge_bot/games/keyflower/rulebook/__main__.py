"""`python -m kingsforge_bot.games.keyflower.rulebook` writes the pages docs/rules/keyflower_entries*.md.

Before that, what is told of the tiles: data/keyflower/rules/told, to be made anew when tiles or their words change.
"""

from kingsforge_bot.games.keyflower.card_data import DATA
from kingsforge_bot.games.keyflower.rulebook.loading import RULES, entries, texts
from kingsforge_bot.games.keyflower.rulebook.ready import write_ready
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.rulebook.page import write_pages

for language in LANGUAGES:
    write_ready(RULES, language, texts(language))
write_pages(entries(), RULES, DATA.parent / "docs" / "rules", "keyflower_entries")
