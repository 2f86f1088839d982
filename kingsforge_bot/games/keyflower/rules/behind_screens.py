"""What comes behind a screen and leaves it, and what everybody knows of it by that (2.3, 7.5 to 7.7)."""

from collections.abc import Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.events import GreensGained, SkillsDrawn, WorkersDrawn
from kingsforge_bot.games.keyflower.rules.kinds import (
    COLOURS,
    SKILLS,
    Colour,
    Skill,
    Skills,
    Workers,
    workers_of,
)


def bag_of(workers: Workers) -> list[Colour]:
    """Every worker by itself, as luck draws among them (13.3)."""
    return [colour for colour in COLOURS for _ in range(workers.of(colour))]


def pile_of(skills: Skills) -> list[Skill]:
    """Every skill tile by itself."""
    return [skill for skill in SKILLS for _ in range(skills.of(skill))]


def count_workers(drawn: Sequence[Colour]) -> Workers:
    """How many of each."""
    return Workers(*[drawn.count(colour) for colour in COLOURS])


def count_skills(drawn: Sequence[Skill]) -> Skills:
    """How many of each."""
    return Skills(*[drawn.count(skill) for skill in SKILLS])


def draw_workers(draft: Draft, seat: Seat, wanted: int) -> None:
    """At random from the bag, as far as there are any (7.5, 7.7); seen by the drawer alone."""
    number = min(wanted, draft.bag.total)
    drawn = count_workers(draft.chance.draw(bag_of(draft.bag), number)) if number else Workers()
    draft.bag -= drawn
    draft.players[seat].workers += drawn
    draft.events.append(WorkersDrawn(seat, drawn, wanted))


def draw_skills(draft: Draft, seat: Seat, wanted: int) -> None:
    """At random from the pile, likewise."""
    number = min(wanted, draft.pile.total)
    drawn = count_skills(draft.chance.draw(pile_of(draft.pile), number)) if number else Skills()
    draft.pile -= drawn
    draft.players[seat].skills += drawn
    draft.events.append(SkillsDrawn(seat, drawn, wanted))


def gain_greens(draft: Draft, seat: Seat, wanted: int) -> None:
    """From the green supply only (7.5)."""
    number = min(wanted, draft.greens)
    draft.greens -= number
    take_workers(draft, seat, workers_of(Colour.GREEN, number))
    draft.events.append(GreensGained(seat, number))


def take_workers(draft: Draft, seat: Seat, workers: Workers) -> None:
    """Behind the screen, and all have seen them."""
    player = draft.players[seat]
    player.workers += workers
    player.known_workers += workers


def lose_workers(draft: Draft, seat: Seat, workers: Workers) -> None:
    """From behind the screen, seen by all (2.3)."""
    player = draft.players[seat]
    player.workers -= workers
    player.known_workers = player.known_workers.less(workers)


def take_skills(draft: Draft, seat: Seat, skills: Skills) -> None:
    """Behind the screen, and all have seen them."""
    player = draft.players[seat]
    player.skills += skills
    player.known_skills += skills


def lose_skills(draft: Draft, seat: Seat, skills: Skills, *, shown: bool) -> None:
    """From behind the screen; where nobody sees which, it may be one of each (2.3)."""
    player = draft.players[seat]
    player.skills -= skills
    number = skills.total
    player.known_skills = player.known_skills.less(skills if shown else Skills(number, number, number))
