"""The pictures of King's Forge in an early, a crowded and a final state."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.gallery import NAMES, Gallery
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.story import highlights, story
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.gallery.games import before_the_roll, finished, replayed, to_steal
from kingsforge_bot.games.kings_forge.pictures.board import (
    draw_board,
    draw_card,
    draw_lobby,
    draw_post,
    draw_turn_panel,
)
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import course_of, moment_of
from kingsforge_bot.games.kings_forge.pictures.scenes.animated import draw_replay
from kingsforge_bot.games.kings_forge.pictures.scenes.ending import Ending, draw_ending
from kingsforge_bot.games.kings_forge.pictures.scenes.moment import draw_moment
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.captions import legend, task_words
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.wording.endings import winner_title

ENGLISH: Final = Localizers().english.of(KEY)
WORDS: Final = PictureWords(legend(ENGLISH), task_words(ENGLISH), ENGLISH("picture-made-nothing"))
CAPTION: Final = BoardCaption("#12 Oak", NAMES, words=WORDS)
LOBBY: Final = replace(CAPTION, game=ENGLISH("game-title"), free=ENGLISH("picture-free-seat"))


def pictures() -> Iterator[tuple[str, bytes]]:
    """All of them, with their names; the replay comes last."""
    games = [tuple(finished(seats)) for seats in (2, 3, 4)]
    for steps in games:
        seats = len(steps[0].state.players)
        for name, step, events in _moments(steps):
            yield f"post-{seats}-{name}", draw_post(step.state, CAPTION, events)
            yield f"board-{seats}-{name}", draw_board(step.state, CAPTION, events)
        found = [moment for step in steps if (moment := moment_of(step.state, step.events))]
        greatest = max(found, key=lambda one: (one.forged.victim is not None, one.forged.items))
        yield f"moment-{seats}", draw_moment(greatest, CAPTION)
        yield f"end-{seats}", _ended(steps)
    for name, view in _workbenches(games):
        yield f"workbench-{name}", draw_turn_panel(view, CAPTION, proposals(view))
    for taken in (1, 3, 4):
        yield f"lobby-{taken}", draw_lobby(4, [Seat(seat) for seat in range(taken)], LOBBY)
    for card in (Card.NORTH_MINE, Card.CARAVAN, Card.TAVERN):
        yield f"card-{card}", draw_card(card)
    for entry in craft_card_entries():
        if entry.card.item in ("ruby-collar", "crown", "iron-golem"):
            yield f"card-{entry.card.item}", draw_card(entry.card)
    yield "replay", draw_replay(replayed(games[1]), BoardCaption(CAPTION.table, NAMES[:3]))


def _ended(steps: Sequence[Step[State, Event]]) -> bytes:
    """The last picture, with what is written on it in English."""
    view, events = steps[-1].state, [event for step in steps for event in step.events]
    ranking = places(view)
    title = winner_title(
        ENGLISH,
        [NAMES[seat] for seat in ranking[0]],
        [len(view.players[seat].items) for tied in ranking for seat in tied],
    )
    told = tuple((one, ENGLISH(f"highlight-{one.why}")) for one in highlights(story(view, events)))
    return draw_ending(view, CAPTION, Ending(title, course_of(len(view.players), events), told))


def _moments(steps: Sequence[Step[State, Event]]) -> Iterator[tuple[str, Step[State, Event], tuple[Event, ...]]]:
    """Early, crowded in either phase, at the end; with what led there from the step before."""
    yield "early", steps[3], (*steps[2].events, *steps[3].events)
    for phase in (Phase.GATHER, Phase.CRAFT):
        of_phase = [step for step in steps if step.state.phase is phase]
        fullest = max(of_phase, key=lambda step: _weight(step.state))
        yield f"crowded-{phase}", fullest, fullest.events
    yield "final", steps[-1], ()


def _weight(view: State) -> int:
    """How much lies on the table."""
    tiles = sum(len(one.claims) + len(one.visits) + 2 * len(one.made) + len(one.items) for one in view.players)
    return tiles + sum(len(one.held) + len(one.hand or ()) for one in view.players)


def _workbenches(games: Sequence[Sequence[Step[State, Event]]]) -> Iterator[tuple[str, State]]:
    """Before the roll, the first roll, those with most within reach and most benefits used for it, items to steal."""
    rolled = [step.state for steps in games for step in steps if any(one.hand for one in step.state.players)]
    offered = [(proposals(view), view) for view in rolled]
    yield "before-the-roll", before_the_roll()
    yield "early", min(offered, key=lambda one: (one[1].round, -len(one[0])))[1]
    yield "crowded", max(offered, key=lambda one: (len(one[0]), _weight(one[1])))[1]
    yield "bonus", max(offered, key=lambda one: (sum(len(offer.cheapest.uses) for offer in one[0]), len(one[0])))[1]
    yield "steal", to_steal()


GALLERY: Final = Gallery(PALETTE, pictures)
