"""docs/statistics/kings_forge.md and its plots."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from kingsforge_bot.devtools.many_games import write_page
from kingsforge_bot.devtools.shares import Share, between, percent, wins_by_place
from kingsforge_bot.devtools.tables import head, row, turns
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.pictures.names import item_name, side_name
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.meta import SEATS
from kingsforge_bot.games.kings_forge.statistics.counting import (
    FACTOR,
    NEIGHBOURS,
    SURE,
    Demand,
    claims,
    demands,
    rounds,
    visits,
)
from kingsforge_bot.games.kings_forge.statistics.facts import Facts
from kingsforge_bot.games.kings_forge.statistics.plots import Bar, draw_bars

TURNS: Final = turns(SEATS)
FOLDER: Final = "kings_forge"
RARE: Final = 0.005
"""Of all games."""

HEAD: Final = """# Statistics of King's Forge

What becomes of many games between bots of one kind. People play otherwise: the figures tell of the rules and the cards
under steady play, not of anybody's chances on an evening. Intervals are of 95 %.

Made by `python -m kingsforge_bot.games.kings_forge.statistics` (`play FILE`, then `page FILE ...`); a game's number
decides all its luck, so that the same command plays the same games. Games that did not end within 5,000 actions are
left out: about 1 in 550 between greedy players, who hoard what they could pay for the colour that is lacking.
"""


def write(docs: Path, games: Sequence[Facts]) -> None:
    """The page into that folder, the plots into its `kings_forge`."""
    folder = docs / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    write_page(docs / f"{FOLDER}.md", HEAD, games, partial(_of_player, folder))


def _of_player(folder: Path, player: str, games: Sequence[Facts]) -> Iterator[str]:
    numbers = sorted(facts.game for facts in games)
    yield f"Of the numbers {numbers[0]} to {numbers[-1]}, two, three and four seats in turn.\n"
    yield from _length(folder, player, games)
    yield from _beginning(folder, player, games)
    yield from _items(folder, player, games)
    yield from _sides(folder, player, games)


def _plot(folder: Path, name: str, says: str, bars: Sequence[Bar]) -> str:
    (folder / f"{name}.png").write_bytes(draw_bars(bars))
    return f"![{says}]({FOLDER}/{name}.png)\n"


def _length(folder: Path, player: str, games: Sequence[Facts]) -> Iterator[str]:
    yield "### Length in rounds\n"
    yield head("seats", "games", "mean", "half are within", "longest", "actions")
    for seats in sorted({facts.seats for facts in games}):
        of_size = sorted((facts for facts in games if facts.seats == seats), key=lambda facts: facts.rounds)
        quarter = len(of_size) // 4
        yield (
            f"| {seats} | {len(of_size):,} | {sum(one.rounds for one in of_size) / len(of_size):.2f}"
            f" | {of_size[quarter].rounds} to {of_size[-1 - quarter].rounds} | {of_size[-1].rounds}"
            f" | {sum(one.actions for one in of_size) / len(of_size):.0f} |"
        )
    bars = [Bar(f"{name} rounds", count, percent(count / len(games))) for name, count in _lengths(games)]
    yield "\n" + _plot(folder, f"{player}-rounds", "How many games took so many rounds, as in the table above.", bars)


def _lengths(games: Sequence[Facts]) -> Iterator[tuple[str, int]]:
    """Each number of rounds and how many games took it; the rare longest ones together."""
    counts, left = rounds(games), len(games)
    for each in range(min(counts), max(counts) + 1):
        if left <= len(games) * RARE:
            yield f"{each} or more", left
            return
        yield str(each), counts[each]
        left -= counts[each]


def _beginning(folder: Path, player: str, games: Sequence[Facts]) -> Iterator[str]:
    yield "### Who begins\n"
    yield "Games won by who has the anvil in the first round and by those after; a shared first place counts in part.\n"
    yield head("seats", "fair", *TURNS)
    bars: list[Bar] = []
    for seats in sorted({facts.seats for facts in games}):
        shares = wins_by_place([facts for facts in games if facts.seats == seats])
        yield row((seats, percent(1 / seats), *map(between, shares)), 2 + len(TURNS))
        for turn, share in zip(TURNS, shares, strict=False):
            off = abs(share.value - 1 / seats)
            out = off > max(share.interval[1] - share.value, share.value - share.interval[0])
            bars.append(Bar(f"{seats} seats, {turn}", share.value, percent(share.value), share.interval, out))
    yield "\n" + _plot(folder, f"{player}-first", "Share of games won by turn order, as in the table above.", bars)


def _items(folder: Path, player: str, games: Sequence[Facts]) -> Iterator[str]:
    entries = craft_card_entries()
    unsure = {entry.card.item for entry in entries if entry.status.startswith("reconstructed")}
    all_of_them = demands(games, [entry.card for entry in entries])
    yield "### Items\n"
    yield (
        "Crafted: the share of craft turns that made the item, of those in which it lay on display. Stolen: thefts for"
        f" each time it was crafted. Beside the neighbours: its crafted share, where the {NEIGHBOURS} cards below and"
        f" the {NEIGHBOURS} above it in rank together have 1. A card stands out (▶) at {FACTOR} times or more, or at"
        f" {1 / FACTOR:.2f} or less, if that is more than {SURE:.0f} standard errors. [R]: reconstructed"
        " ([RULINGS](../RULINGS.md)).\n"
    )
    yield head("rank", "item", "boxes", "crafted", "stolen", "beside the neighbours")
    for one in all_of_them:
        marks = f"{'▶ ' if one.stands_out else ''}{item_name(one.card.item)}{' [R]' if one.card.item in unsure else ''}"
        boxes = " ".join(str(box) for box in one.card.boxes)
        yield (
            f"| {one.card.rank} | {marks} | {boxes} | {between(one.crafted)} | {percent(one.stolen.value)}"
            f" | {one.ratio:.2f} |"
        )
    bars = [
        Bar(item_name(one.card.item), one.crafted.value, percent(one.crafted.value), None, one.stands_out)
        for one in all_of_them
    ]
    yield "\n" + _plot(folder, f"{player}-items", "Share of craft turns that made each item, lowest rank first.", bars)
    yield _verdict([one for one in all_of_them if one.card.item in unsure])


def _verdict(unsure: Sequence[Demand]) -> str:
    """What the numbers say about the cards that nobody could read."""
    out = [one for one in unsure if one.stands_out]
    if not unsure:
        return "No reconstructed card came up.\n"
    if not out:
        return f"Of the {len(unsure)} reconstructed cards none stands out from its neighbours in rank.\n"
    told = ", ".join(f"{item_name(one.card.item)} ({one.ratio:.2f})" for one in out)
    return f"Of the {len(unsure)} reconstructed cards {len(out)} stand out from their neighbours in rank: {told}.\n"


def _sides(folder: Path, player: str, games: Sequence[Facts]) -> Iterator[str]:
    shares = claims(games)
    yield "### Gather cards\n"
    yield "How often a side was claimed, of the times its card lay face up.\n"
    bars = [
        Bar(side_name(side), share.value, percent(share.value), None, side is Side.CARAVAN_BOTTOM)
        for side, share in shares
    ]
    yield _plot(folder, f"{player}-sides", "Share of claims by side, the most claimed first.", bars)
    yield _caravan(shares) + "\n"
    yield "Dock spaces, visits in a game: " + ", ".join(f"{space} {mean:.2f}" for space, mean in visits(games)) + ".\n"


def _caravan(shares: Sequence[tuple[Side, Share]]) -> str:
    """What the numbers say about the table that nobody could read (7.3)."""
    for place, (side, share) in enumerate(shares, 1):
        if side is Side.CARAVAN_BOTTOM:
            middle = shares[len(shares) // 2][1]
            return (
                f"Caravan's bottom (▶), whose table is reconstructed, is claimed {between(share)}: place {place} of"
                f" {len(shares)}; the side in the middle has {percent(middle.value)}."
            )
    return "Caravan, whose table is reconstructed, never came up."
