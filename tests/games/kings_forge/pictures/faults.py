"""What is wrong with a layout."""

from itertools import combinations

from kingsforge_bot.games.kings_forge.pictures.places import Layout
from kingsforge_bot.render.frame import Frame


def faults(plan: Layout) -> list[str]:
    whole = Frame(0, 0, plan.wide, plan.high)
    found = [f"{place.name} leaves the picture" for place in plan.places if not whole.holds(place.frame)]
    for one, other in combinations(plan.places, 2):
        if other.name.startswith(f"{one.name}."):
            if not one.frame.holds(other.frame):
                found.append(f"{other.name} leaves {one.name}")
        elif one.frame.meets(other.frame):
            found.append(f"{one.name} meets {other.name}")
    return found
