"""docs/statistics/dwarven_smithy.md."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kingsforge_bot.devtools.many_games import write_page
from kingsforge_bot.devtools.shares import between, percent, wins_by_place
from kingsforge_bot.devtools.tables import head, row, turns
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.meta import SEATS
from kingsforge_bot.games.dwarven_smithy.statistics.counting import (
    KINDS,
    Standing,
    coins_by_place,
    standings,
)
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts

PAGE: Final = "dwarven_smithy.md"
TURNS: Final = turns(SEATS)
ENDINGS: Final = ("guild", "mine", "kings", "standstill")
_STEP: Final = 0.15
"""Of a card's full value: what is proposed for one that stands out."""

HEAD: Final = """# Statistics of Dwarven Smithy

What becomes of many games between bots of one kind. People play otherwise: the figures tell of the rules and the
stand-in cards under steady play, not of anybody's chances on an evening. Intervals are of 95 %.

Made by `python -m kingsforge_bot.games.dwarven_smithy.statistics` (`play FILE`, then `page FILE ...`); a game's number
decides all its luck, so that the same command plays the same games.
"""


def write(docs: Path, games: Sequence[Facts], cards: CardSet) -> None:
    """The page into that folder."""
    write_page(docs / PAGE, HEAD, games, lambda _, group: _of_player(group, cards))


def _of_player(games: Sequence[Facts], cards: CardSet) -> Iterator[str]:
    numbers = [facts.game for facts in games]
    yield f"Of the numbers {min(numbers)} to {max(numbers)}; 2, 3 and 4 seats, starter and full mode in turn.\n"
    tables = [
        (seats, mode, [facts for facts in games if (facts.seats, facts.mode) == (seats, mode)])
        for seats, mode in sorted({(facts.seats, facts.mode) for facts in games})
    ]
    yield "### Length and endings\n"
    yield (
        "Turns of one seat; how the end came: the last card of the guild deck or of the mine, four King's Items, or a"
        " standstill.\n"
    )
    yield head("seats", "mode", "games", "turns", "actions", "coins", *ENDINGS)
    for seats, mode, some in tables:
        ended, count = Counter(facts.ending for facts in some), len(some)
        yield (
            f"| {seats} | {mode} | {count:,} | {sum(one.turns for one in some) / count / seats:.1f}"
            f" | {sum(one.actions for one in some) / count:.0f}"
            f" | {sum(sum(one.totals) for one in some) / count / seats:.0f}"
            f" | {' | '.join(percent(ended[ending] / count) for ending in ENDINGS)} |"
        )
    yield "\n### Who begins\n"
    yield "Games won in the order of play, and the mean coins beside the table's mean.\n"
    yield head("seats", "mode", "fair", *TURNS)
    for seats, mode, some in tables:
        both = zip(wins_by_place(some), coins_by_place(some), strict=True)
        cells = [f"{between(share)}, {coins:+.1f}" for share, coins in both]
        yield row((seats, mode, percent(1 / seats), *cells), 3 + len(TURNS))
    yield from _cards(games, cards)


def _cards(games: Sequence[Facts], cards: CardSet) -> Iterator[str]:
    out: list[Standing] = []
    yield "\n### Cards\n"
    yield (
        "Crafted: times, of the games in which the card was dealt or drawn. Beside its kind: where the median of its"
        " type is 1. A card stands out (▶) at 3 times or more, or at a third or less.\n"
    )
    for type_ in KINDS:
        found = standings(games, cards, type_)
        out += [one for one in found if one.stands_out]
        yield f"#### {type_.value}\n\n{head('card', 'cost', 'value', 'crafted', 'beside its kind')}"
        for one in found:
            value = "" if one.card.value is None else str(one.card.value)
            yield (
                f"| {'▶ ' if one.stands_out else ''}{one.card.name} | {' '.join(one.card.cost)} | {value}"
                f" | {between(one.crafted)} | {one.ratio:.2f} |"
            )
        yield ""
    yield "### Proposed for change\n"
    yield from [_proposal(one) for one in out] or ["No card stands out."]
    yield ""


def _proposal(one: Standing) -> str:
    much = one.ratio > 1
    told = f"- {one.card.name}: crafted {percent(one.crafted.value)}, {one.ratio:.2f} times the median of its type; "
    return told + _change(one.card, dearer=much)


def _change(card: GuildCard, *, dearer: bool) -> str:
    if card.value is None:
        return "no change: how often depends on what this player thinks its text is worth."
    step = max(1, round(card.value * _STEP))
    return f"full value from {card.value} to {card.value + (-step if dearer else step)}."
