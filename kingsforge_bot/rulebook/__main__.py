"""`python -m kingsforge_bot.rulebook` prints the page docs/rules/entries.md."""

from kingsforge_bot.rulebook.loading import load_entries
from kingsforge_bot.rulebook.page import page

print(page(load_entries()), end="")
