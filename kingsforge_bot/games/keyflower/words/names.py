"""What tiles, workers, resources and skill tiles are called, what tiles do, and who is meant."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.effects import (
    Ability,
    AnyOf,
    Cost,
    DrawSkills,
    DrawWorkers,
    Effect,
    End,
    FreeUpgrade,
    Gain,
    GainGreen,
    GainOne,
    Neighbours,
    OneKind,
    OnTile,
    PaySkill,
    PayWorker,
    RoadLoop,
    Sets,
    Transport,
    TransportCapacity,
    WaterLine,
)
from kingsforge_bot.games.keyflower.rules.kinds import (
    ANY,
    UNSEEN,
    Colour,
    Goods,
    Name,
    Resource,
    Skill,
    Skills,
    Workers,
)
from kingsforge_bot.games.keyflower.rules.tiles import Face, TileSet
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain, seat_name


class Telling(msgspec.Struct, frozen=True):
    """The words of a language, the tiles they are about, and the names of the players by seat."""

    l10n: Localizer
    tiles: TileSet
    names: Sequence[str] = ()

    def who(self, seat: Seat | int) -> str:
        """A player; of a seat there is not, its number."""
        return seat_name(self.names, seat)

    def tile(self, name: Name) -> str:
        """A tile as printed, in every language; whatever else somebody wrote, as they did."""
        if name == UNSEEN:
            return self.l10n("unseen-tile")
        return self.tiles[name].name if name in self.tiles else plain(name)

    def all(self, tiles: Iterable[Name]) -> str:
        """Tiles one after the other; those that are not shown are counted."""
        names = tuple(tiles)
        hidden = names.count(UNSEEN)
        said = [self.tile(name) for name in names if name != UNSEEN]
        return self.listed([*said, *([self.l10n("unseen-tiles", count=hidden)] if hidden else ())])

    def listed(self, texts: Iterable[str]) -> str:
        """`a, b`; a word for nothing where there are none."""
        found = tuple(texts)
        return self.l10n.listing(found) if found else self.l10n("nothing")

    def colour(self, colour: Colour) -> str:
        return self.l10n("colour", colour=colour.value)

    def kind(self, word: str) -> str:
        """A colour, a resource, a skill tile or any, by its word in the notation; else as it was typed."""
        if word in set(Colour):
            return self.l10n("colour", colour=word)
        if word in set(Resource):
            return self.l10n("resource", resource=word)
        if word in set(Skill):
            return self.l10n("skill", skill=word)
        return self.l10n("any-kind") if word == ANY else plain(word)

    def workers(self, workers: Workers) -> str:
        """`3 red, 1 green`; those nobody may see are counted."""
        return self.listed(self._workers(workers))

    def goods(self, goods: Goods) -> str:
        """`2 wood, 1 gold`."""
        return self.listed(self._goods(goods))

    def skills(self, skills: Skills) -> str:
        """`1 saw, 2 anvils`; those nobody may see are counted."""
        return self.listed(self._skills(skills))

    def things(self, goods: Goods, skills: Skills, workers: Workers) -> str:
        """All of them in one list."""
        return self.listed([*self._goods(goods), *self._skills(skills), *self._workers(workers)])

    def payment(self, words: str) -> str:
        """A payment as the notation has it, `2 wood 1 saw`, by the names of its kinds."""
        parts = words.split()
        pairs = zip(parts[::2], parts[1::2], strict=False)
        return self.listed(self._counted(int(count), word) for count, word in pairs if count.isdecimal())

    def _counted(self, count: int, word: str) -> str:
        if word in set(Resource):
            return self.l10n("goods", resource=word, count=count)
        if word in set(Skill):
            return self.l10n("skills", skill=word, count=count)
        return self.l10n("cost-any-goods", count=count)

    def cost(self, cost: Cost) -> str:
        """What an upgrade takes (8.6), free choices last."""
        said = [*self._goods(cost.goods), *self._skills(cost.skills)]
        if cost.any_goods:
            said.append(self.l10n("cost-any-goods", count=cost.any_goods))
        if cost.any_skills:
            said.append(self.l10n("cost-any-skills", count=cost.any_skills))
        return self.listed(said)

    def face(self, face: Face) -> str:
        """What a side does when it is used, lets its owner do, and scores; its printed points last."""
        said = [self._effect(effect) for effect in face.use]
        if face.ability is not None:
            said.append(self._ability(face.ability))
        if face.end is not None:
            said.append(self._end(face.end))
        if face.vp:
            said.append(self.l10n("points", count=face.vp))
        return self.l10n.listing(said) if said else self.l10n("no-effect")

    def use(self, face: Face) -> str:
        """What a use of that side does, in few words; empty where it has none."""
        return self.l10n.listing(self._effect(effect) for effect in face.use)

    def _workers(self, workers: Workers) -> Iterator[str]:
        for colour, count in workers.each():
            yield self.l10n("workers", colour=colour.value, count=count)
        if workers.unseen:
            yield self.l10n("workers", colour="unseen", count=workers.unseen)

    def _goods(self, goods: Goods) -> Iterator[str]:
        for resource, count in goods.each():
            yield self.l10n("goods", resource=resource.value, count=count)

    def _skills(self, skills: Skills) -> Iterator[str]:
        for skill, count in skills.each():
            yield self.l10n("skills", skill=skill.value, count=count)
        if skills.unseen:
            yield self.l10n("skills", skill="unseen", count=skills.unseen)

    def _effect(self, effect: Effect) -> str:
        l10n = self.l10n
        match effect:
            case Gain(goods=goods):
                return self.goods(goods)
            case GainOne(of=of):
                return l10n("effect-one-of", goods=l10n.listing(self.kind(one.value) for one in of))
            case GainGreen(n=n):
                return l10n("workers", colour=Colour.GREEN.value, count=n)
            case DrawWorkers(n=n):
                return l10n("effect-draw-workers", count=n)
            case DrawSkills(n=n):
                return l10n("effect-draw-skills", count=n)
            case PayWorker(colour=colour):
                return l10n("effect-pay-worker", colour="any" if colour is None else colour.value)
            case PaySkill(kind=kind):
                return l10n("effect-pay-skill", skill="any" if kind is None else kind.value)
            case Transport(steps=steps, upgrades=upgrades):
                return l10n("effect-transport", steps=steps, upgrades=upgrades)
            case _:
                assert_never(effect)

    def _end(self, end: End) -> str:
        l10n = self.l10n
        match end:
            case Sets(set=wanted, vp=vp) if len(wanted) == 1:
                return l10n("end-each", count=vp, kind=self.kind(next(iter(wanted))))
            case Sets(set=wanted, vp=vp):
                return l10n("end-sets", count=vp, kinds=l10n("list-plus").join(map(self.kind, wanted)))
            case AnyOf(of=sort, count=number, vp=vp):
                return l10n("end-any", count=vp, sort=sort.value, number=number)
            case OneKind(of=sort, vp=vp):
                return l10n("end-one-kind", count=vp, sort=sort.value)
            case OnTile(kind=kind, vp=vp):
                said = l10n("cost-any-goods", count=1) if kind == ANY else self.kind(kind)
                return l10n("end-on-tile", count=vp, kind=said)
            case Neighbours(vp=vp):
                return l10n("end-neighbours", count=vp)
            case TransportCapacity(vp=vp):
                return l10n("end-steps", count=vp)
            case RoadLoop(vp=vp):
                return l10n("end-loop", count=vp)
            case WaterLine(ladder=ladder):
                return l10n("end-water", numbers=l10n.listing(map(str, ladder)))
            case FreeUpgrade():
                return l10n("end-upgrade")
            case _:
                assert_never(end)

    def _ability(self, ability: Ability) -> str:
        return self.l10n("ability", power=ability.ability.value, random=ability.random, green=ability.green)
