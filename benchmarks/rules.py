"""How long the rulebook takes to answer one key of autocomplete, over the whole corpus.

Every question of the tests and every title is typed letter by letter, as Discord asks while somebody types; nothing is
asked twice, so that the word cache helps no more than it does in life. It prints times of this machine, asserts nothing.
"""

import time
import tomllib
from pathlib import Path

from kingsforge_bot.rulebook.book import load_rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES

ROOT = Path(__file__).parents[1]


def typed() -> list[str]:
    whole = [
        question
        for file in sorted((ROOT / "tests" / "rulebook").glob("questions_*.toml"))
        for question in tomllib.loads(file.read_text("utf-8"))
    ]
    book = load_rulebook()
    whole += [entry.said(language).title for entry in book.entries.values() for language in LANGUAGES]
    return list(dict.fromkeys(text[:length] for text in whole for length in range(1, len(text) + 1)))


def main() -> None:
    started = time.perf_counter()
    book = load_rulebook()
    built = time.perf_counter() - started
    times: list[float] = []
    for text in typed():
        before = time.perf_counter()
        book.find(text)
        times.append((time.perf_counter() - before) * 1000)
    times.sort()
    entries, asked = len(book.entries), len(times)
    print(f"rulebook: {entries} entries in {len(LANGUAGES)} languages, read and indexed in {built * 1000:.0f} ms")
    for name, share in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0)):
        print(f"rulebook: {name} {times[min(asked - 1, int(asked * share))]:.2f} ms over {asked} keys typed")


if __name__ == "__main__":
    main()
