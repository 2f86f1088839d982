"""`python -m kingsforge_bot.games.kings_forge.rulebook` writes the pages docs/rules/entries*.md."""

from kingsforge_bot.games.kings_forge.box import DATA
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES, entries
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.rulebook.loading import load_page_words
from kingsforge_bot.rulebook.page import page, page_file

known, words = entries(), load_page_words(RULES)
for language in LANGUAGES:
    (DATA.parent / "docs" / "rules" / page_file(language)).write_text(page(known, words, language), "utf-8")
