"""Where on a board everything of a player lies."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Grid, Inset, Over, Part, Row, middle, snug, tall
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
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
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import TOKENS, in_hand
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.places import GAP, HEAD, INNER, PAD, Parts, Thing, numbered, place
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from kingsforge_bot.games.kings_forge.rules.turns import done_with

PLATE_WIDE: Final = 372
_POOL_HIGH: Final = 80
_EMPTY_POOL_WIDE: Final = 180
_DIE: Final = 75
_TILE_COLUMNS: Final = 3
_TILE_HIGH: Final = 104
_TILE_GAP: Final = 8
_DICE_COLUMNS: Final = (INNER - 2 * PAD + _TILE_GAP) // (_DIE + _TILE_GAP)
_PRIZES: Final = 5
_PRIZE_HIGH: Final = 236


def players(view: State, news: News) -> Parts:
    """One panel per seat, below each other; who crafts comes first, for the dice belong to the items above."""
    count, first = len(view.players), view.turn if view.phase is Phase.CRAFT else 0
    return tuple(_player(view, news, Seat((first + index) % count)) for index in range(count))


def ranking(view: State, news: News) -> Parts:
    """The players of a game that is over, best first: place, and the items to be looked at."""
    return tuple(_ranked(view, news, seat, rank) for rank, seats in enumerate(places(view), 1) for seat in seats)


def _ranked(view: State, news: News, seat: Seat, rank: int) -> Part[Thing]:
    won = numbered(f"player.{seat}.won", map(Prize, view.players[seat].items))
    prizes: Grid[Thing] = Grid(won, _PRIZES, _PRIZE_HIGH, 8)
    row = Row((with_medal(view, news, seat, rank), prizes), PAD, max(tall(prizes), HEAD))
    return on_panel(Panel(seat, awaited=False, best=rank == 1), row)


def with_medal(view: State, news: News, seat: Seat, rank: int) -> Part[Thing]:
    """A player's place at the end, and who it is."""
    medal = middle(place(f"player.{seat}.medal", Medal(rank), HEAD), HEAD)
    return Row((medal, middle(nameplate(view, news, seat), PLATE_WIDE)), GAP, HEAD + GAP + PLATE_WIDE)


def on_panel(panel: Panel, part: Part[Thing]) -> Part[Thing]:
    """A panel as large as what lies on it."""
    return snug(Over((place(f"player.{panel.seat}", panel), Inset(part, PAD, PAD))))


def is_awaited(view: State, seat: Seat) -> bool:
    """Whether it is that player's turn."""
    return view.phase is not Phase.OVER and view.turn == seat


def _player(view: State, news: News, seat: Seat) -> Part[Thing]:
    """Who it is and the dice; below them what is won, to be decided, rolled, made and claimed."""
    name, player, awaited = f"player.{seat}", view.players[seat], is_awaited(view, seat)
    above = Row((middle(nameplate(view, news, seat), PLATE_WIDE), _pools(view, news, seat)), PAD, HEAD)
    rows: list[tuple[str, Sequence[Content], int, int]] = [
        ("won", tuple(WonTile(card, card.item in news.won) for card in player.items), _TILE_COLUMNS, 64),
        ("owed", (Deciding(view.owed),) if awaited and view.owed is not None else (), 2, 88),
        ("hand", hand_of(player, news if awaited else NO_NEWS), _DICE_COLUMNS, _DIE),
    ]
    grids = [
        Grid(numbered(f"{name}.{row}", contents), columns, high, _TILE_GAP) for row, contents, columns, high in rows
    ]
    claimed: list[Content] = [*_claims(view, seat, news), *_visits(player, news)]
    # Of one height: a single item made leaves no row half empty.
    tiles = (*numbered(f"{name}.made", _made(view, seat, news)), *numbered(f"{name}.claim", claimed))
    lying: Column[Thing] = Column((above, *grids, Grid(tiles, _TILE_COLUMNS, _TILE_HIGH, _TILE_GAP)), _TILE_GAP)
    return on_panel(Panel(seat, awaited), lying)


def nameplate(view: State, news: News, seat: Seat) -> Part[Thing]:
    """Who a player is and how far: the left edge of a panel."""
    name, player, over = f"player.{seat}", view.players[seat], view.phase is Phase.OVER
    progress = Progress(
        is_awaited(view, seat),
        len(player.items),
        target(len(view.players)),
        view.anvil == seat,
        not over and not acts(view, seat),
        place_of(view, seat) if over else None,
        seat in news.passed,
    )
    beside = Column((place(f"{name}.name", Nameplate(seat), 49), place(f"{name}.progress", progress, 47)))
    return Row((place(f"{name}.head", Head(seat), HEAD), beside), 12, HEAD)


def place_of(view: State, seat: Seat) -> int:
    """A player's place, 1 first."""
    return next(place for place, seats in enumerate(places(view), 1) if seat in seats)


def _pools(view: State, news: News, seat: Seat) -> Part[Thing]:
    """Supply, smithy, and where there are any what is held besides."""
    name, player, room = f"player.{seat}", view.players[seat], INNER - 2 * PAD - PLATE_WIDE - PAD
    tokens = tuple(held for held in player.held if held.source in TOKENS)
    beside: Parts = ()
    if tokens or player.library:
        wide = hand_width(tokens, player.library, _POOL_HIGH)
        beside = (place(f"{name}.tokens", Tokens(tokens, player.library, too_late(view, seat)), wide),)
        room -= wide + GAP
    both = pools(view, news, seat, pool_width(player, room - GAP, room // 2))
    return Inset(Row((*both, *beside), GAP), 0, (HEAD - _POOL_HIGH) // 2)


def pools(view: State, news: News, seat: Seat, wide: int = 0) -> tuple[Part[Thing], Part[Thing]]:
    """A player's supply, so wide, and smithy."""
    name, player = f"player.{seat}", view.players[seat]
    supply = Supply(player.supply, news.to_supply(seat) & player.supply)
    smithy = Smithy(player.smithy, news.to_smithy(seat) & player.smithy, rolls_smithy_too(player))
    return place(f"{name}.supply", supply, wide), place(f"{name}.smithy", smithy)


def to_roll(player: Player, gap: int, high: int = 0) -> Row[Thing]:
    """The dice that a craft roll takes (3.1)."""
    taken: list[tuple[str, Content]] = [("supply", Supply(player.supply))]
    taken += [("smithy", Smithy(player.smithy, rolls=True))] if rolls_smithy_too(player) else []
    taken += [("library", Tokens((), player.library))] if player.library else []
    return Row(tuple(place(f"hand.{name}", content) for name, content in taken), gap, high)


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
