"""What a use brings, at once and once (7.5 to 7.7)."""

from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Use
from kingsforge_bot.games.keyflower.rules.behind_screens import (
    draw_skills,
    draw_workers,
    gain_greens,
    lose_skills,
    lose_workers,
)
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.effects import (
    DrawSkills,
    DrawWorkers,
    Gain,
    GainGreen,
    GainOne,
    PaySkill,
    PayWorker,
    Power,
    Transport,
)
from kingsforge_bot.games.keyflower.rules.events import GoodsGained, SkillPaid, WorkBegan, WorkerPaid
from kingsforge_bot.games.keyflower.rules.kinds import (
    NO_SKILLS,
    NO_WORKERS,
    RESOURCES,
    Colour,
    Goods,
    Name,
    Skill,
    goods_of,
    skills_of,
    workers_of,
)
from kingsforge_bot.games.keyflower.rules.state import Phase, Work
from kingsforge_bot.games.keyflower.rules.tiles import Face, TileSet
from kingsforge_bot.games.keyflower.rules.whereabouts import powers


def carry_out(draft: Draft, seat: Seat, action: Use, face: Face, owner: Seat | None) -> None:
    """The effects in their order; what was paid goes to bag and pile when all is done (7.6)."""
    workers, skills = NO_WORKERS, NO_SKILLS
    for effect in face.use:
        match effect:
            case PayWorker(colour=colour):
                paid = colour or action.paying
                assert isinstance(paid, Colour)
                workers = workers_of(paid, 1)
                lose_workers(draft, seat, workers)
                draft.events.append(WorkerPaid(seat, paid))
            case PaySkill(kind=kind):
                skill = kind or action.paying
                assert isinstance(skill, Skill)
                skills = skills_of(skill)
                lose_skills(draft, seat, skills, shown=kind is not None)
                draft.events.append(SkillPaid(seat, skills, chosen=kind is None))
            case Gain(goods=goods):
                _gain(draft, seat, goods, action.tile if owner == seat else None)
            case GainOne():
                assert action.taking is not None
                _gain(draft, seat, goods_of(action.taking, 1), action.tile if owner == seat else None)
            case GainGreen(n=number):
                gain_greens(draft, seat, number)
            case DrawWorkers(n=number):
                draw_workers(draft, seat, number)
            case DrawSkills(n=number):
                draw_skills(draft, seat, number)
            case Transport() as transport:
                steps, upgrades = work_of(draft, draft.tiles, seat, transport)
                draft.work, draft.phase = Work(action.tile, steps, upgrades), Phase.WORK
                draft.events.append(WorkBegan(seat, action.tile, steps, upgrades))
            case _:
                assert_never(effect)
    draft.bag += workers
    draft.pile += skills


def work_of(table: Table, tiles: TileSet, seat: Seat, transport: Transport) -> tuple[int, int]:
    """Steps and upgrades for that seat, whosever tile it is (8.1, 11.4)."""
    factor = 2 if Power.DOUBLE_TRANSPORT in powers(table, tiles, seat) else 1
    return transport.steps * factor, transport.upgrades * factor


def _gain(draft: Draft, seat: Seat, wanted: Goods, tile: Name | None) -> None:
    """As far as the stock has it, onto that tile of the own village, else to the home (7.5, 7.7)."""
    goods = Goods(*[min(wanted.of(kind), draft.stock.of(kind)) for kind in RESOURCES])
    village = draft.players[seat].village
    index = next((number for number, one in enumerate(village) if one.name == tile), 0)
    draft.stock -= goods
    village[index] = replace(village[index], goods=village[index].goods + goods)
    draft.events.append(GoodsGained(seat, goods, village[index].name))
