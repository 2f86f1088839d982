"""How each kind of content is painted, a line for each: a new kind is a class among the contents, and a line here."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple, TypeVar

from kingsforge_bot.games.kings_forge.pictures import contents, post_contents, scene_contents
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Beside, Legend, draw_legend
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.posts import forged, heroes, items, picks, players
from kingsforge_bot.games.kings_forge.pictures.scenes import awards, compact, headline, lobby, single_card, within_reach
from kingsforge_bot.games.kings_forge.pictures.table import docks, header, offers, panels, tiles
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

X = TypeVar("X", bound=Content)


class Kept(Enum):
    """What of a place is kept as drawn, for the next picture that has the same there."""

    WHOLE = auto()
    """All of it; what lies on the table together with its shadow and the plank below."""
    PARTS = auto()
    """Only what it is put together from: it is large, or hardly ever looks the same again, and would oust others."""


class Painter(NamedTuple):
    """How contents of one kind are painted."""

    draw: Callable[..., None]
    """Takes canvas, frame and content; the caption too where names are shown."""
    on: Tone
    """What lies below: the table, on which they throw a shadow; the iron of the band; the card of a panel."""
    kept: Kept
    named: bool = False
    """Whether they show names."""
    lasting: bool = False
    """Whether many pictures have the same, so that nothing else shall oust it."""


def _plain(
    kind: type[X],
    draw: Callable[[Canvas, Frame, X], None],
    on: Tone,
    kept: Kept = Kept.WHOLE,
    *,
    lasting: bool = False,
) -> tuple[type[Content], Painter]:
    return kind, Painter(draw, on, kept, lasting=lasting)


def _named(
    kind: type[X], draw: Callable[[Canvas, Frame, X, BoardCaption], None], on: Tone, kept: Kept = Kept.WHOLE
) -> tuple[type[Content], Painter]:
    return kind, Painter(draw, on, kept, named=True)


_ON_THE_TABLE: Final = (
    _plain(contents.OnDisplay, offers.draw_on_display, Tone.TABLE, Kept.PARTS),
    _plain(contents.InQueue, offers.draw_in_queue, Tone.TABLE),
    _plain(contents.FaceUp, offers.draw_face_up, Tone.TABLE),
    _plain(contents.LeftOver, offers.draw_left_over, Tone.TABLE),
    _plain(contents.FaceDown, offers.draw_face_down, Tone.TABLE),
    _plain(contents.Stock, offers.draw_stock, Tone.TABLE, Kept.PARTS),
    _plain(contents.Panel, panels.draw_panel, Tone.TABLE, Kept.PARTS),
    _named(post_contents.Forged, forged.draw_forged, Tone.TABLE, Kept.PARTS),
    _named(post_contents.Missed, forged.draw_missed, Tone.TABLE, Kept.PARTS),
    _plain(post_contents.Pick, picks.draw_pick, Tone.TABLE, Kept.PARTS),
    _plain(post_contents.Docks, docks.draw_docks, Tone.TABLE, Kept.PARTS, lasting=True),
    _plain(post_contents.Aim, items.draw_aim, Tone.TABLE, Kept.PARTS),
    _plain(post_contents.Hero, heroes.draw_hero, Tone.TABLE, Kept.PARTS),
    _plain(post_contents.Focus, items.draw_focus, Tone.TABLE, Kept.PARTS),
    _plain(post_contents.Stake, items.draw_stake, Tone.TABLE, Kept.PARTS),
    _plain(scene_contents.Offered, compact.draw_offered, Tone.TABLE),
    _plain(scene_contents.Within, within_reach.draw_within, Tone.TABLE, Kept.PARTS),
    _named(scene_contents.Chair, lobby.draw_chair, Tone.TABLE),
    _named(scene_contents.Signboard, lobby.draw_signboard, Tone.TABLE),
    _plain(scene_contents.CardFace, single_card.draw_card_face, Tone.TABLE),
    _plain(scene_contents.CraftFace, single_card.draw_craft_face, Tone.TABLE),
    _plain(Legend, draw_legend, Tone.TABLE, Kept.PARTS, lasting=True),
)
_ON_THE_BAND: Final = (
    _plain(contents.Header, header.draw_hearth, Tone.IRON, Kept.PARTS),
    _named(contents.Herald, header.draw_herald, Tone.IRON),
    _plain(contents.Round, header.draw_round, Tone.IRON),
    _plain(contents.AnvilAt, header.draw_anvil, Tone.IRON),
    _plain(contents.Cancelled, header.draw_cancelled, Tone.IRON),
    _named(contents.TableName, header.draw_table_name, Tone.IRON),
    _named(scene_contents.Headline, headline.draw_headline, Tone.IRON),
    _plain(scene_contents.Chairs, lobby.draw_chairs, Tone.IRON),
    _plain(Beside, draw_legend, Tone.IRON),
)
_ON_PANELS: Final = (
    _plain(contents.Coverer, offers.draw_coverer, Tone.CARD),
    _named(contents.Head, panels.draw_head, Tone.CARD),
    _named(contents.Nameplate, panels.draw_nameplate, Tone.CARD),
    _plain(contents.Progress, panels.draw_progress, Tone.CARD, Kept.PARTS),
    _plain(contents.Tokens, panels.draw_tokens, Tone.CARD),
    _plain(contents.Supply, panels.draw_supply, Tone.CARD, Kept.PARTS),
    _plain(contents.Smithy, panels.draw_smithy, Tone.CARD, Kept.PARTS),
    _plain(contents.Deciding, panels.draw_deciding, Tone.CARD),
    _plain(contents.RolledDie, panels.draw_rolled_die, Tone.CARD),
    _plain(contents.ClaimTile, tiles.draw_claim, Tone.CARD, Kept.PARTS),
    _plain(contents.VisitTile, tiles.draw_visit, Tone.CARD, Kept.PARTS),
    _plain(contents.MadeTile, tiles.draw_made, Tone.CARD),
    _plain(contents.WonTile, tiles.draw_won, Tone.CARD),
    _named(post_contents.Plate, players.draw_plate, Tone.CARD),
    _plain(post_contents.Slots, players.draw_slots, Tone.CARD, Kept.PARTS),
    _plain(post_contents.Purse, players.draw_line, Tone.CARD, Kept.PARTS),
    _plain(post_contents.InHand, players.draw_line, Tone.CARD, Kept.PARTS),
    _plain(post_contents.Gained, players.draw_line, Tone.CARD),
    _plain(scene_contents.Medal, awards.draw_medal, Tone.CARD),
    _plain(scene_contents.Prize, awards.draw_prize, Tone.CARD),
)
PAINTERS: Final[Mapping[type[Content], Painter]] = dict((*_ON_THE_TABLE, *_ON_THE_BAND, *_ON_PANELS))


def draw_content(canvas: Canvas, frame: Frame, content: Content, caption: BoardCaption) -> None:
    """What lies in one place, within a frame of a canvas."""
    painter = PAINTERS[type(content)]
    if painter.named:
        painter.draw(canvas, frame, content, caption)
    else:
        painter.draw(canvas, frame, content)
