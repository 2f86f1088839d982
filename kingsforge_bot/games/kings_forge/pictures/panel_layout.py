"""Where on a board everything of a player lies."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.boxes import GAP, HEAD, INNER, MARGIN, PAD, WIDE, Box
from kingsforge_bot.games.kings_forge.pictures.contents import (
    ClaimTile,
    Content,
    Deciding,
    Head,
    MadeTile,
    Nameplate,
    Panel,
    Progress,
    RolledDie,
    Smithy,
    Supply,
    Tokens,
    VisitTile,
    WonTile,
)
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.row import row_width
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.signs import TOKENS, in_hand
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from kingsforge_bot.games.kings_forge.rules.turns import done_with
from kingsforge_bot.render.canvas import Frame

_PLATE_WIDE: Final = 372
_POOL_HIGH: Final = 80
_EMPTY_POOL_WIDE: Final = 180
_DIE: Final = 75
_TILE_COLUMNS: Final = 3
_TILE_HIGH: Final = 104
_TILE_GAP: Final = 8
_PRIZES: Final = 5
_PRIZE_HIGH: Final = 236


def players(view: State, news: News, y: int) -> Iterator[Box]:
    """One panel per seat, below each other; who crafts comes first, for the dice belong to the items above."""
    count = len(view.players)
    first = view.turn if view.phase is Phase.CRAFT else 0
    for index in range(count):
        panel, *on_it = _player(view, news, Seat((first + index) % count), y)
        yield panel
        yield from on_it
        y = panel.frame.bottom + GAP


def ranking(view: State, news: News, y: int) -> Iterator[Box]:
    """The players of a game that is over, best first: place, and the items to be looked at."""
    for place, seats in enumerate(places(view), 1):
        for seat in seats:
            name, items = f"player.{seat}", view.players[seat].items
            left = MARGIN + PAD
            x = left + HEAD + GAP + _PLATE_WIDE + PAD
            prizes = tuple(grid(x, y + PAD, WIDE - MARGIN - PAD - x, _PRIZES, len(items), _PRIZE_HIGH, gap=8))
            high = max((prizes[-1].bottom if prizes else 0) + PAD - y, HEAD + 2 * PAD)
            medal = Frame(left, y + (high - HEAD) // 2, HEAD, HEAD)
            beside = tuple(nameplate(view, news, seat, medal.right + GAP, medal.y))
            yield Box(name, Frame(MARGIN, y, INNER, high), Panel(seat, awaited=False, best=place == 1))
            yield Box(f"{name}.medal", medal, Medal(place))
            yield from beside
            for index, (card, frame) in enumerate(zip(items, prizes, strict=True)):
                yield Box(f"{name}.won.{index}", frame, Prize(card))
            y += high + GAP


def _player(view: State, news: News, seat: Seat, y: int) -> Iterator[Box]:
    """The panel first, then what lies on it."""
    awaited = view.phase is not Phase.OVER and view.turn == seat
    name = f"player.{seat}"
    boxes = list(_on_panel(view, news, seat, y + PAD))
    high = max(box.frame.bottom for box in boxes) + PAD - y
    yield Box(name, Frame(MARGIN, y, INNER, high), Panel(seat, awaited))
    yield from boxes


def nameplate(view: State, news: News, seat: Seat, left: int, y: int) -> Iterator[Box]:
    """Who a player is and how far: the left edge of a panel."""
    name, player = f"player.{seat}", view.players[seat]
    awaited = view.phase is not Phase.OVER and view.turn == seat
    acting = acts(view, seat)
    yield Box(f"{name}.head", Frame(left, y, HEAD, HEAD), Head(seat))
    beside = Frame(left + HEAD + 12, y, _PLATE_WIDE - HEAD - 12, HEAD)
    yield Box(f"{name}.name", Frame(beside.x, y, beside.w, 49), Nameplate(seat))
    progress = Progress(
        awaited,
        len(player.items),
        target(len(view.players)),
        view.anvil == seat,
        view.phase is not Phase.OVER and not acting,
        place_of(view, seat) if view.phase is Phase.OVER else None,
        seat in news.passed,
    )
    yield Box(f"{name}.progress", Frame(beside.x, y + 49, beside.w, 47), progress)


def place_of(view: State, seat: Seat) -> int:
    """A player's place, 1 first."""
    return next(place for place, seats in enumerate(places(view), 1) if seat in seats)


def _on_panel(view: State, news: News, seat: Seat, y: int) -> Iterator[Box]:
    name, player = f"player.{seat}", view.players[seat]
    awaited = view.phase is not Phase.OVER and view.turn == seat
    left, room = MARGIN + PAD, INNER - 2 * PAD
    yield from nameplate(view, news, seat, left, y)
    x, y_pools, pools = left + _PLATE_WIDE + PAD, y + (HEAD - _POOL_HIGH) // 2, room - _PLATE_WIDE - PAD
    tokens = tuple(held for held in player.held if held.source in TOKENS)
    if tokens or player.library:
        wide = hand_width(tokens, player.library, _POOL_HIGH)
        spot = Frame(x + pools - wide, y_pools, wide, _POOL_HIGH)
        yield Box(f"{name}.tokens", spot, Tokens(tokens, player.library, too_late(view, seat)))
        pools -= wide + GAP
    supply_wide = pool_width(player, pools - GAP, pools // 2)
    supply = Frame(x, y_pools, supply_wide, _POOL_HIGH)
    smithy = Frame(supply.right + GAP, y_pools, pools - GAP - supply_wide, _POOL_HIGH)
    yield Box(f"{name}.supply", supply, Supply(player.supply, news.to_supply(seat) & player.supply))
    yield Box(f"{name}.smithy", smithy, Smithy(player.smithy, news.to_smithy(seat) & player.smithy))
    y += HEAD + _TILE_GAP

    rows: list[tuple[str, Sequence[Content], int, int]] = [
        ("won", tuple(WonTile(card, card.item in news.won) for card in player.items), _TILE_COLUMNS, 64),
        ("owed", (Deciding(view.owed),) if awaited and view.owed is not None else (), 2, 88),
        ("hand", hand_of(player, news if awaited else NO_NEWS), (room + _TILE_GAP) // (_DIE + _TILE_GAP), _DIE),
    ]
    for row, contents, columns, high in rows:
        frames = tuple(grid(left, y, room, columns, len(contents), high, gap=_TILE_GAP))
        for index, (content, frame) in enumerate(zip(contents, frames, strict=True)):
            yield Box(f"{name}.{row}.{index}", frame, content)
        if frames:
            y = frames[-1].bottom + _TILE_GAP
    # Of one height: a single item made leaves no row half empty.
    made: tuple[Content, ...] = _made(view, seat, news)
    claimed: tuple[Content, ...] = (*_claims(view, seat, news), *_visits(player, news))
    tiles: list[tuple[str, Content]] = []
    tiles += [(f"made.{index}", one) for index, one in enumerate(made)]
    tiles += [(f"claim.{index}", one) for index, one in enumerate(claimed)]
    frames = tuple(grid(left, y, room, _TILE_COLUMNS, len(tiles), _TILE_HIGH, gap=_TILE_GAP))
    for (row, content), frame in zip(tiles, frames, strict=True):
        yield Box(f"{name}.{row}", frame, content)


def pool_width(player: Player, room: int, usual: int) -> int:
    """How much of the room the supply takes beside the smithy: one that holds nothing leaves it to the other."""
    if bool(player.supply) == bool(player.smithy):
        return usual
    return room - _EMPTY_POOL_WIDE if player.supply else _EMPTY_POOL_WIDE


def hand_width(benefits: tuple[Held, ...], library: int, high: int) -> int:
    """How wide a place so high is in which benefits and Library dice are as large as can be."""
    pad = hand_pad(high)
    return row_width(in_hand(benefits, library), high - 2 * pad) + 2 * pad


def hand_pad(high: int) -> int:
    """What such a place leaves free on every side."""
    return high // 7


def acts(view: State, seat: Seat) -> bool:
    """Whether the player may still do something in this phase; at the end, whether the player has won."""
    return seat in places(view)[0] if view.phase is Phase.OVER else done_with(view, seat) is None


def too_late(view: State, seat: Seat) -> bool:
    """Whether the player can no longer use what is left in hand: the craft turn is over (4.4, 5.2)."""
    return view.phase is Phase.CRAFT and not acts(view, seat)


def hand_of(player: Player, news: News) -> tuple[RolledDie, ...]:
    """The dice rolled and not placed."""
    changed = list(news.changed)
    found: list[RolledDie] = []
    for die in player.hand or ():
        fresh = die in changed
        if fresh:
            changed.remove(die)
        found.append(RolledDie(die, fresh))
    return tuple(found)


def _made(view: State, seat: Seat, news: News) -> tuple[MadeTile, ...]:
    return tuple(
        MadeTile(one, one.card.item in news.made, bool(at_stake(view, seat, one))) for one in view.players[seat].made
    )


def _visits(player: Player, news: News) -> Iterator[VisitTile]:
    for visit in player.visits:
        yield VisitTile(visit, visit.space in news.docked)


def _claims(view: State, seat: Seat, news: News) -> Iterator[ClaimTile]:
    """The purple die lies on the card that rolled it last: a Workshop that copied Cemetery, else Cemetery (7.4)."""
    rolling = [claim for one in view.players for claim in one.claims if claim.acting is Side.CEMETERY_BOTTOM]
    last = max(rolling, key=lambda claim: claim.copying is not None, default=None)
    player, late = view.players[seat], too_late(view, seat)
    for claim in player.claims:
        held = next((held for held in player.held if held.source.value == claim.side.value), None)
        yield ClaimTile(claim, held, view.cemetery if claim is last else None, claim.side in news.claimed, late)
