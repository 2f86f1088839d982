"""`python -m kingsforge_bot.rulebook` writes the pages docs/rules/entries*.md."""

from kingsforge_bot.games.kings_forge.box import DATA
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.rulebook.loading import load_entries, load_page_words
from kingsforge_bot.rulebook.page import page, page_file

entries, words = load_entries(), load_page_words()
for language in LANGUAGES:
    (DATA.parent / "docs" / "rules" / page_file(language)).write_text(page(entries, words, language), "utf-8")
