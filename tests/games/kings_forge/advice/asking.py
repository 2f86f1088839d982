"""Random questions about odds, in words that both the bot and the slow truth understand."""

import random

from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, any_of, together, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, die, read_dice
from kingsforge_bot.games.kings_forge.rules.state import Made
from tests.games.kings_forge.advice.every_way import Asked

BENEFITS = {
    "+1": Held(Source.ALCHEMIST_BOTTOM),
    "+2": Held(Source.WEST_FOREST_BOTTOM),
    "+1+1": Held(Source.TOKEN_PLUS),
    "+1+1+1": Held(Source.EAST_FOREST_BOTTOM),
    "garden": Held(Source.GARDEN_BOTTOM),
    "six": Held(Source.TOKEN_SIX),
    "flip": Held(Source.TAVERN_BOTTOM),
    "ones": Held(Source.SOUTH_MINE_BOTTOM),
    "again": Held(Source.NORTH_MINE_BOTTOM),
}


def in_our_words(asked: Asked) -> tuple[Question, Goal]:
    held = tuple([BENEFITS[benefit] for benefit in asked.held])
    question = Question(Pool.of(asked.supply), asked.library, asked.banned, held, asked.woods)
    return question, any_of(*[together(*[_target(text) for text in targets]) for targets in asked.goal])


def _target(text: str) -> Goal:
    lying = read_dice(text.removeprefix(">"))
    if not text.startswith(">"):
        return wants_to_craft(CraftCard(Item("item"), 1, lying))
    boxes = tuple([die(one.kind, 1) for one in lying])
    return wants_to_steal(Made(CraftCard(Item("item"), 1, boxes), lying))


def small_question(luck: random.Random) -> Asked:
    """Up to six dice; what rolls again makes for many ways, so then there are fewer."""
    kinds = luck.sample("MWGB", luck.randint(1, 3))
    held = luck.choices(sorted(BENEFITS), k=luck.choice((0, 1, 1, 2, 2, 3, 4)))
    rolling = min(3, sum(benefit in ("again", "garden") for benefit in held))
    held = held[:3] if rolling else held
    most = (6, 4, 3, 2)[rolling] if len(held) < 3 else (4, 4, 3, 2)[rolling]
    dice = luck.randint(1, most)
    library = min(luck.choice((0, 0, 0, 1, 2)), dice)
    return Asked(
        "".join(luck.choices(kinds, k=dice - library)),
        library,
        luck.choice((None, None, 1, 3, 6)),
        tuple(held),
        luck.choice((0, 1, 5)),
        tuple(_targets(luck, kinds) for _ in range(luck.choice((1, 1, 2, 3)))),
    )


def large_question(luck: random.Random) -> Asked:
    """Seven to fifteen dice and up to six benefits; none of them rolls again."""
    certain = sorted(set(BENEFITS) - {"again", "garden"})
    kinds = luck.sample("MWGB", luck.randint(2, 4))
    library = luck.choice((0, 0, 1, 2))
    return Asked(
        "".join(luck.choices(kinds, k=luck.randint(7, 15) - library)),
        library,
        luck.choice((None, None, *range(1, 7))),
        tuple(luck.choices(certain, k=luck.randint(0, 6))),
        0,
        tuple(tuple(_text(luck, kinds, 6) for _ in range(luck.choice((1, 2)))) for _ in range(luck.choice((1, 1, 2)))),
    )


def _targets(luck: random.Random, kinds: list[str]) -> tuple[str, ...]:
    most = luck.choice((1, 2, 3))
    return tuple(_text(luck, kinds, most) for _ in range(luck.choice((1, 1, 2))))


def _text(luck: random.Random, kinds: list[str], most: int) -> str:
    beaten = luck.random() < 0.25
    dice = [f"{luck.choice(kinds)}{luck.randint(1, 8 if beaten else 6)}" for _ in range(luck.randint(1, most))]
    return (">" if beaten else "") + " ".join(dice)


def hand(asked: Asked, luck: random.Random) -> str:
    """One roll of what is asked about, in order, without what the banned value cancels."""
    kinds = [Kind(letter) for letter in asked.supply] + [Kind.LIBRARY] * asked.library
    values = [luck.randint(1, 6) for _ in kinds]
    return " ".join(sorted([f"{k.value}{v}" for k, v in zip(kinds, values, strict=True) if v != asked.banned]))
