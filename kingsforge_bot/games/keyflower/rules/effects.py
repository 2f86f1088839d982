"""What tiles do when they are used, what they score at the end, and what they let their owner do: section 14."""

from enum import StrEnum

import msgspec

from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Resource, Skill, Skills

AnyOr = str
"""The word of a kind, or `any`."""


class _Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of what a use does; the verb of the data file is the tag."""


class Gain(_Effect, frozen=True, tag="gain"):
    """Resources from the stock: onto the tile in the user's own village, else to the user's home (7.5)."""

    goods: Goods


class GainOne(_Effect, frozen=True, tag="gain-one"):
    """One of those, as the user chooses."""

    of: tuple[Resource, ...]


class GainGreen(_Effect, frozen=True, tag="gain-green"):
    """Workers of the green supply."""

    n: int


class DrawWorkers(_Effect, frozen=True, tag="draw-workers"):
    """Workers from the bag, seen by the user alone."""

    n: int


class DrawSkills(_Effect, frozen=True, tag="draw-skills"):
    """Skill tiles from the pile, seen by the user alone."""

    n: int


class PayWorker(_Effect, frozen=True, tag="pay-worker"):
    """A worker from behind the screen, besides those placed (7.4)."""

    colour: Colour | None
    """None for any."""


class PaySkill(_Effect, frozen=True, tag="pay-skill"):
    """A skill tile from behind the screen."""

    kind: Skill | None
    """None for any."""


class Transport(_Effect, frozen=True, tag="transport"):
    """Work in the user's own village (8.1)."""

    steps: int
    upgrades: int


Effect = Gain | GainOne | GainGreen | DrawWorkers | DrawSkills | PayWorker | PaySkill | Transport


class Sort(StrEnum):
    """What a winter tile counts."""

    RESOURCE = "resource"
    SKILL = "skill"
    WORKER = "worker"


class _End(msgspec.Struct, frozen=True, tag_field="score", forbid_unknown_fields=True):
    """Base of what is scored besides printed points."""


class Sets(_End, frozen=True, tag="sets"):
    """Points for each set of these kinds."""

    of: Sort
    set: dict[str, int]
    vp: int


class AnyOf(_End, frozen=True, tag="any"):
    """Points for each `count` items of the sort, whatever kind."""

    of: Sort
    count: int
    vp: int


class OneKind(_End, frozen=True, tag="one-kind"):
    """Points for each item of one kind, which the owner chooses."""

    of: Sort
    vp: int


class OnTile(_End, frozen=True, tag="on-tile"):
    """Points for each resource of the kind, or of any, that lies on the tile (12.3)."""

    kind: AnyOr
    vp: int


class Neighbours(_End, frozen=True, tag="neighbours"):
    """Points for each tile that touches it (12.2)."""

    vp: int


class TransportCapacity(_End, frozen=True, tag="transport-capacity"):
    """Points for each printed step of the village (12.7)."""

    vp: int


class RoadLoop(_End, frozen=True, tag="road-loop"):
    """Points for each tile of one closed route (12.7)."""

    vp: int


class WaterLine(_End, frozen=True, tag="water-line"):
    """Points for 1, 2, 3 ... boats in a line of water from the home (12.7)."""

    ladder: tuple[int, ...]


class FreeUpgrade(_End, frozen=True, tag="free-upgrade"):
    """One own tile is turned to its side b before scoring (12.1)."""


End = Sets | AnyOf | OneKind | OnTile | Neighbours | TransportCapacity | RoadLoop | WaterLine | FreeUpgrade


class Power(StrEnum):
    """What a summer boat lets its owner do (section 11)."""

    BOAT_INCOME = "boat-income"
    CROSS_COUNTRY = "cross-country"
    DOUBLE_TRANSPORT = "double-transport"
    WILD_UPGRADE = "wild-upgrade"
    WILD_SCORE = "wild-score"
    COUNTER_BID = "counter-bid"
    MIXED_USE = "mixed-use"


class Ability(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A power, and for the income how many workers (11.2)."""

    ability: Power
    random: int = 0
    green: int = 0


class Cost(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What turns a tile to its side b (8.6); `any` are free choices."""

    goods: Goods = Goods()
    any_goods: int = 0
    skills: Skills = Skills()
    any_skills: int = 0

    @property
    def resources(self) -> int:
        """How many in all."""
        return self.goods.total + self.any_goods

    @property
    def chosen(self) -> bool:
        """Whether something about it is a free choice."""
        return bool(self.any_goods or self.any_skills)
