"""How long one key of the autocomplete of /rules takes, labels included, over the whole corpus.

Every question of the tests and every title is typed letter by letter, as Discord asks while somebody types; nothing is
asked twice, so that the word cache helps no more than it does in life. It prints processor time, of this machine only.
Usage: python benchmarks/rules.py [EVERY HOW MANYTH KEY], run from the project's folder.
"""

import sys
import time
import tomllib
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.ui.learning.rules import completions

ROOT = Path(__file__).resolve().parent.parent


def typed() -> list[str]:
    whole = [
        question
        for file in sorted((ROOT / "tests" / "rulebook").glob("kings_forge_questions_*.toml"))
        for question in tomllib.loads(file.read_text("utf-8"))
    ]
    book = load_rulebook()
    whole += [entry.said(language).title for entry in book.entries.values() for language in LANGUAGES]
    return list(dict.fromkeys(text[:length] for text in whole for length in range(1, len(text) + 1)))


def main(step: int) -> None:
    started = time.thread_time()
    book = load_rulebook()
    book.prepare()
    built = time.thread_time() - started
    l10n, books = Localizers().english, titles().rulebooks
    for rules in books.games:
        rules.rulebook.prepare()
    times: list[float] = []
    for text in typed()[::step]:
        before = time.thread_time()
        completions(l10n, books, text)
        times.append((time.thread_time() - before) * 1000)
    times.sort()
    entries, asked = len(book.entries), len(times)
    print(f"rulebook: {entries} entries in {len(LANGUAGES)} languages, read and indexed in {built * 1000:.0f} ms")
    for name, share in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0)):
        print(f"rulebook: {name} {times[min(asked - 1, int(asked * share))]:.2f} ms over {asked} keys typed")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
