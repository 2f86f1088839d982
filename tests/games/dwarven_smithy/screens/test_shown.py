"""What is posted of a table of Dwarven Smithy: sentence, picture and buttons, and nothing that is hidden."""

from functools import cache
from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.drawing.replay_frames import MOST_FRAMES
from kingsforge_bot.games.dwarven_smithy.gallery.positions import auctioned, busy, crafted, scored
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Phase, Player, Stack, State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.ending import podium_lines, prizes
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.message import ALT, Menu, Message, Picture
from kingsforge_bot.ui.wording.names import names_of
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.games.dwarven_smithy.samples import NAMES, RARE, WORDS, played
from tests.properties.dwarven_smithy import otherwise

SCREENS = screens(game())
ENGLISH = Localizers(strict=True).english.of(game().key)
NEWS = 480
"""Characters above the picture: some 12 lines of a phone."""
Turn = tuple[State, tuple[Event, ...]]


@pytest.fixture(params=Localizers().languages)
def l10n(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param).of(game().key)


@cache
def turns(seats: int) -> tuple[Turn, ...]:
    """The states after which a random game is posted, with what led to each."""
    return ((busy(seats), ()), crafted(seats), (scored(seats), ()), *((state, ()) for state in played(seats)[0][::60]))


def public(state: State) -> TableView:
    """As everybody sees it."""
    seen = look(state)
    table = replace(seen.table, status=TableStatus.OVER if state.phase is Phase.OVER else TableStatus.RUNNING)
    return replace(seen, table=table, view=game().player_view(state, None), seat=None, may_act=False)


def heard(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """By everybody."""
    return tuple(one for event in events if (one := game().event_view(event, None)) is not None)


def posted(l10n: Localizer, state: State, events: tuple[Event, ...], picture: Picture | None) -> Message:
    entry = LogEntry(7, Seat(0), "", (), heard(events), 0)
    return SCREENS.boards.board(l10n, BoardPost(public(state), (entry,), "n"), picture)


def alt_of(l10n: Localizer, state: State, events: tuple[Event, ...] = (), size: Size = Size.COMPACT) -> str:
    drawing = drawn(l10n, public(state), events, size)
    assert drawing.alt is not None
    return drawing.alt()


def drawn(l10n: Localizer, seen: TableView, events: tuple[Event, ...] = (), size: Size = Size.COMPACT) -> Drawing:
    drawing = SCREENS.pictures.table(l10n, seen, events, size)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("seats", [2, 4])
def test_a_post_stands_on_one_screen_of_a_phone(l10n: Localizer, seats: int) -> None:
    for state, events in turns(seats):
        message = posted(l10n, state, events, Picture(b"", "board"))
        assert 0 < len(message.text) <= NEWS + (80 * seats if state.phase is Phase.OVER else 0)
        assert len(message.rows) == 1
        for size in Size:
            text = alt_of(l10n, state, events, size)
            assert 0 < len(text) <= ALT
            assert "**" not in text


def test_the_whole_board_and_the_words_are_one_press_away() -> None:
    (row,) = posted(ENGLISH, busy(2), (), Picture(b"", "board")).rows
    assert not isinstance(row, Menu)
    assert [button.custom_id.payload for button in row] == ["do", "show", "odds", "text"]


@pytest.mark.parametrize("lacking", ["failed", "forbidden"])
def test_without_a_picture_the_board_is_said_in_words(l10n: Localizer, lacking: str) -> None:
    post = BoardPost(public(busy(4)), (), "n")
    text = SCREENS.boards.board(l10n, post, None, lacking).text
    assert l10n(f"headline-picture-{lacking}", table="#12 Oak") in text.replace("**", "")
    names = names_of(l10n, post.look.table)
    assert WORDS.board(l10n.of(game().key), post.look.view, names).splitlines()[-1] in text


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_is_posted(seats: int) -> None:
    """Rules 3.7, 3.8: tables that look the same to everybody have the same picture, text and alt text.

    The whole board, which its reader alone sees, tells them what they may see.
    """
    source = Random(seats)
    for state, events in turns(seats):
        other = state if state.phase is Phase.OVER else otherwise(state, None, source)
        unseen = state if state.phase is Phase.OVER else otherwise(state, Seat(0), source)
        for size, alike in ((Size.COMPACT, other), (Size.FULL, unseen)):
            drawings = [drawn(ENGLISH, look(one), events, size) for one in (state, alike)]
            texts = {one.alt() for one in drawings if one.alt is not None}
            assert len(texts) == 1, "also to whoever asks for it with a hand of their own"
        pictures = {drawn(ENGLISH, look(one), events).draw(always) for one in (state, other)}
        assert len(pictures) == 1
        assert posted(ENGLISH, state, events, None) == posted(ENGLISH, other, events, None)


def test_a_covered_kings_item_is_named_nowhere() -> None:
    """Rule 3.8: neither as it is crafted nor once it is completed; its owner's own picture of the board neither."""
    state, events = crafted(2)
    completed = ev.KingsItemCompleted(Seat(0), Stack(Name("stormnotch-axe")), None, 0, covered=True)
    for told in (events, (*events, completed)):
        for text in (alt_of(ENGLISH, state, told), posted(ENGLISH, state, told, None).text):
            assert "Stormnotch" not in text
            assert "Hearthmail" not in text
            assert "King's Item (face down)" in text
    crowned = replace(state, players=(with_king(state.players[0]), *state.players[1:]))
    moment = SCREENS.pictures.moment(ENGLISH, look(crowned), (completed,))
    assert moment is not None
    assert moment.alt is not None
    assert moment.alt() == "#12 Oak: 🔥 Player 0 completed King's Item and has 2 of 4 King's Items."
    named = replace(completed, stack=Stack(Name("doorward")))
    other = SCREENS.pictures.moment(ENGLISH, look(crowned), (named,))
    assert other is not None
    assert moment.draw(always) == other.draw(always)


@pytest.mark.parametrize("whose", [0, 1])
def test_the_whole_board_names_its_reader_their_own_kings_items(whose: int) -> None:
    """Rule 3.8: once completed, what lies face down in one's market is known to oneself, and to nobody else."""
    state = busy(2)
    crowned = replace(
        state, players=tuple(with_king(one, "doorward") if at == whose else one for at, one in enumerate(state.players))
    )
    for reader in (look(crowned, 0), look(crowned, 1), public(crowned)):
        drawing = drawn(ENGLISH, reader, size=Size.FULL)
        assert drawing.alt is not None
        assert ("Doorward" in drawing.alt()) == (reader.seat == whose)
        posted_too = drawn(ENGLISH, reader)
        assert posted_too.alt is not None
        assert "Doorward" not in posted_too.alt()


def with_king(player: Player, card: str = "stormnotch-axe") -> Player:
    return replace(player, kings=(*player.kings, Stack(Name(card))))


@pytest.mark.parametrize("endless", [False, True])
def test_boards_of_the_first_round_say_what_one_plays_for(l10n: Localizer, endless: bool) -> None:
    """Rules 7.1, 7.6, 8.7; with room for it on a phone."""
    state = game().setup(4, {"mode": "full", "endless": "on" if endless else "off"}, Thrown("goal"))
    goal = l10n.of(game().key)("board-goal", endless="yes" if endless else "no")
    ended = tuple(ev.TurnEnded(Seat(seat)) for seat in range(4))
    told = (state.events, (*state.events, *ended[:3]), (*state.events, *ended), ())
    first, second, *later = (posted(l10n, state.state, events, Picture(b"", "")).text for events in told)
    assert goal in first
    assert goal in second
    raw = l10n.of(game().key)("board-raw")
    assert [raw in text for text in (first, second, *later)] == [True, True, False, False], "rule 4.2, where first met"
    assert not [text for text in later if goal in text]
    assert len(first) <= NEWS + 60
    mine = {"en": "a deck runs out", "es": "acabe un mazo", "fr": "une pioche est", "ja": "か、山札"}[l10n.language]
    assert (mine in goal) is not endless


def test_the_first_board_tells_of_no_card_as_if_somebody_had_played_it() -> None:
    """Rules 1.4, 1.5: what was dealt is nobody's choice."""
    for seats in (2, 3, 4):
        first = game().setup(seats, {"mode": "full"}, Thrown("dealt"))
        text = posted(ENGLISH, first.state, first.events, Picture(b"", "")).text
        assert not [card.name for card in game().cards.guild.values() if card.name in text]
        assert not [word for word in ("played", "crafted", "bought", "sold", "moved") if word in text]


def test_what_tilted_means_is_said_where_a_card_is(l10n: Localizer) -> None:
    """Rule 3.6."""
    own, seen = l10n.of(game().key), [table(seat(market=card), seat()).state for card in ("~gold", "gold")]
    for words in (WORDS.board(own, seen[0], NAMES), WORDS.hand(own, seen[0], Seat(0))):
        assert own("board-tilted") in words
    for words in (WORDS.board(own, seen[1], NAMES), WORDS.hand(own, seen[1], Seat(0))):
        assert own("board-tilted") not in words


def test_how_near_the_end_is_stands_below_the_headline() -> None:
    """Rule 7.1: four King's Items of one player end the game; whoever has most by what lies open is named first."""
    state = busy(2)
    own, other = (replace(player, kings=(), coins=coins) for player, coins in zip(state.players, (3, 7), strict=True))
    near = replace(state, players=(with_king(with_king(own)), other))
    said = posted(ENGLISH, near, (), Picture(b"", "board")).text
    assert "Player 0** ~67 (3 coins, 2/4 King's Items); **💧 Player 1** 7, 0/4" in said, said


def test_what_matters_leaves_a_picture_where_its_board_folds() -> None:
    """A King's Item (4.9) before a card won at an auction (8.5); a purchase at the printed price is none (5.7)."""
    bought = ev.Bought(Seat(0), Seat(1), Name("gold"), Area.MARKET, 6)
    king = ev.KingsItemCompleted(Seat(1), Stack(Name("doorward")), None, 0, covered=False)
    assert SCREENS.pictures.moment(ENGLISH, look(busy(3)), (bought,)) is None
    auctions = look(busy(3, auction=True))
    for events, told in (((bought,), "won gold from"), ((bought, king), "completed Doorward")):
        moment = SCREENS.pictures.moment(ENGLISH, auctions, events)
        assert moment is not None
        assert moment.alt is not None
        assert told in moment.alt()
        assert len(moment.draw(always)) <= 150 << 10


def test_a_kings_item_that_lay_face_down_has_its_name_in_the_moment_of_the_end() -> None:
    """Rules 3.8, 7.4."""
    over = scored(3)
    seat = next(Seat(number) for number, one in enumerate(over.players) if one.kings)
    hidden = ev.KingsItemCompleted(seat, Stack(Name("?")), None, 0, covered=True)
    moment = SCREENS.pictures.moment(ENGLISH, look(over), (hidden,))
    assert moment is not None
    assert moment.alt is not None
    assert game().cards.guild[over.players[seat].kings[-1].card].name in moment.alt()
    assert moment.draw(always)


def test_the_words_of_a_board_tell_only_what_is_new_since_the_last_turns() -> None:
    """A board that stays, as alone with bots, is given the whole game."""
    old, end = ev.Sold(Seat(0), Name("ruby"), 5), (ev.TurnEnded(Seat(0)), ev.TurnEnded(Seat(1)))
    state = busy(2)
    new = ev.Bought(Seat(0), Seat(1), Name("moonstone"), Area.MARKET, 6)
    told, before = (alt_of(ENGLISH, state, events) for events in ((new, *end, *end, old), (new, old)))
    own = ENGLISH.of(game().key)
    gone = own("alt-left", who="💧 Player 1", cards=own("alt-gone-to", card="moonstone", who="🔥 Player 0"))
    assert gone in before
    assert gone not in told


def test_an_open_auction_and_the_end_are_told_as_they_are_drawn(l10n: Localizer) -> None:
    own = l10n.of(game().key)
    lot = alt_of(l10n, auctioned())
    assert own("alt-asked", who="🔥 Player 0") in lot
    assert own("own-moonstone") in lot
    end = alt_of(l10n, scored(3))
    assert "244" in end
    assert own("over-king", card=own("own-quarry-mace"), value=44) in end, "which items there were, with their values"


def test_the_last_picture_is_the_race_and_kings_items_are_named_beside_it(l10n: Localizer) -> None:
    """Rule 7.4: who made which was hidden until then; its alt text has the race turn by turn."""
    state, own = scored(3), l10n.of(game().key)
    purse = tuple(ev.Dealt(Seat(seat), 15, (), ()) for seat in range(3))
    begun = ev.TurnBegan(Seat(0), (), 0, last=True)
    ended = ev.GameEnded(state.scores, ((Seat(2),), (Seat(0),), (Seat(1),)), standstill=False)
    assert SCREENS.pictures.end is not None
    drawing = SCREENS.pictures.end(l10n, public(state), (*purse, begun, ev.TurnEnded(Seat(0)), ended))
    assert drawing is not None
    assert drawing.alt is not None
    assert f"15 15 {state.scores[0].total}" in drawing.alt()
    assert drawing.draw(always) != drawn(l10n, public(state)).draw(always)
    told = posted(l10n, state, (ended,), Picture(b"", "")).text
    assert own("own-quarry-mace") in told
    assert own("own-hearthmail") in told


def test_whoever_bids_sees_the_auction(l10n: Localizer) -> None:
    """Rule 8.3; what they hold is said above it."""
    state = auctioned()
    assert state.lot is not None
    bidding = SCREENS.turn.now(l10n, look(state, state.lot.asked))
    assert bidding.drawing is not None
    assert bidding.drawing.draw(always) == drawn(l10n, public(state)).draw(always)
    own = l10n.of(game().key)
    assert bidding.drawing.instead is not None
    for text in (bidding.text, bidding.drawing.instead()):
        assert own("own-moonstone") in text
        assert own("own-gem-vice") in text


def test_what_decided_equal_coins_is_told(l10n: Localizer) -> None:
    """Rule 7.6; other coins need no reason."""
    state = scored(2)
    first, second = state.scores
    tied = replace(state, scores=(first, replace(second, coins=second.coins + first.total - second.total)))
    rule = {"en": "rule 7.6", "es": "regla 7.6", "fr": "règle 7.6", "ja": "ルール7.6"}[l10n.language]
    for one, shown in ((state, False), (tied, True)):
        assert (rule in posted(l10n, one, (), Picture(b"", "")).text) is shown
        assert (rule in alt_of(l10n, one)) is shown


def test_who_has_the_prizes_is_named_at_the_end() -> None:
    """Rule 7.5: one for each of weapon, armor and shield, shared between equal ones, nobody's where there is none."""
    over = table(seat(kings="saltvein-sabre: iron; hearthmail: iron"), seat(kings="emberjaw-maul: iron"), ended_by=1)
    state = over.play("0 end").state
    say = Telling(Localizers(strict=True).english.of(game().key), game().cards, ("Ada", "Ben"))
    weapon, armor = "best weapon Saltvein Sabre (33): Ada +25", "best armor Hearthmail (29): Ada +25"
    assert prizes(say, state) == f"Prizes: {weapon}; {armor}; best shield: nobody"
    shared = replace(state, players=tuple(replace(one, kings=state.players[0].kings) for one in state.players))
    assert "best armor Hearthmail (29): Ada, Ben +12" in prizes(say, shared)
    assert prizes(say, state) in podium_lines(say, state)
    # Five lines to share have all of it in one.
    assert ".;" not in say.l10n.steps(podium_lines(say, state))
    revealed = "King's Items: Ada Saltvein Sabre (33), Hearthmail (29); Ben Emberjaw Maul (23)"
    assert revealed in podium_lines(say, state)
    assert prizes(say, state) not in podium_lines(say, state, whole=False), "the picture has them, with what for"


def test_a_game_is_seen_again_turn_by_turn() -> None:
    """The first moment, the last, each King's Item, others evenly."""
    states = [state for state in played(2)[0] if not game().mid_turn(state)]
    king = ev.KingsItemCompleted(Seat(0), Stack(Name("cinder-oath")), None, 0, covered=False)
    led: list[tuple[Event, ...]] = [() for _ in states]
    led[3] = (king,)
    chosen = SCREENS.pictures.picked(led)
    assert {0, 3, len(led) - 1} <= set(chosen)
    assert len(chosen) <= MOST_FRAMES
    shown = (0, 3, len(led) - 1)
    moments = [(public(states[at]), (LogEntry(at, Seat(0), "", (), led[at], 0),)) for at in shown]
    drawing = SCREENS.pictures.replay(ENGLISH, public(states[-1]), moments)
    assert drawing is not None
    with Image.open(BytesIO(drawing.draw(always))) as image:
        assert (image.format, getattr(image, "n_frames", 1)) == ("GIF", len(shown))
    assert drawing.alt is not None
    told = drawing.alt()
    assert "1. " in told, "it ends with the podium"
    assert f"{len(shown)} pictures" in told


def test_every_deed_has_its_place_in_the_line_of_a_turn(l10n: Localizer) -> None:
    """Each kind of event, as everybody and as its seat may know it; what board or headline tell needs no words."""
    own = l10n.of(game().key)
    say = WORDS.telling(own, NAMES)
    for event in {type(event): event for event in (*played(4)[1], *RARE)}.values():
        for who in (None, Seat(0)):
            told = game().event_view(event, who)
            assert told is not None
            silent = isinstance(told, ev.Dealt | ev.TurnEnded | ev.Revealed | ev.GameEnded | ev.TurnBegan)
            assert brief(say, [told], 300) or silent
            assert "?" not in brief(say, [told], 300)


def test_equal_deeds_are_told_together() -> None:
    """Of what is too long first what others did with their own cards goes, then what was earlier."""
    say = WORDS.telling(ENGLISH.of(game().key), NAMES)
    iron, gold, unseen = Name("raw-iron"), Name("gold"), Name("?")
    turn: list[Event] = [
        ev.TurnBegan(Seat(0), (iron, iron), 2, last=False),
        ev.Played(Seat(0), iron, Area.MARKET),
        ev.Played(Seat(0), gold, Area.WORKSHOP),
        ev.Sold(Seat(0), gold, 3),
        ev.Drew(Seat(0), Deck.GUILD, unseen),
        ev.Drew(Seat(0), Deck.MINE, unseen),
        ev.Drew(Seat(0), Deck.MINE, unseen),
        ev.TurnEnded(Seat(0)),
    ]
    line = (
        "Ada: refined 2 × iron; +2 from apprentices; played raw iron (market), gold (workshop); sold gold (+3);"
        " drew 1 (guild deck) and 2 (mine)"
    )
    assert brief(say, turn, 300) == line
    dealt = [ev.Dealt(Seat(seat), 15, (iron,) * 4, (unseen,) * 4) for seat in range(2)]
    # 1.3 and 4.2: all are dealt alike, and nobody has done anything yet; 8.9: but for their purses.
    assert brief(say, [*dealt, turn[0]], 300) == ""
    headstart = [replace(one, coins=15 + 3 * one.seat) for one in dealt]
    assert brief(say, headstart, 300) == "Coins in the order of play: 15 to 18."
    first = line.replace("refined 2 × iron; +2 from apprentices; ", "")
    assert brief(say, [*dealt, *turn], 300) == first
    assert brief(say, [*dealt, *turn], 90) == "Ada: sold gold (+3)", "nothing came earlier"
    two = [*turn, ev.TurnBegan(Seat(1), (gold,), 0, last=False), ev.Bought(Seat(1), Seat(0), gold, Area.MARKET, 5)]
    assert brief(say, two, 100) == "Ada: sold gold (+3)\nBen: bought gold from Ada for 5"
    assert brief(say, two, 40) == "Ben: bought gold from Ada for 5", "no room to say where the rest is told"
    assert brief(say, two, 60) == "Earlier: see the log.\nBen: bought gold from Ada for 5"
    japanese = replace(say, l10n=Localizers(strict=True).for_locale("ja").of(game().key))
    assert width(brief(japanese, two * 9, 100)) <= 100, "letters twice as wide are half as many"


def test_a_long_turn_of_another_is_told_by_half_rather_than_not_at_all() -> None:
    """5.7: whose cards were bought is what its reader has to know, and what the turn came to in coins."""
    say, gold = WORDS.telling(ENGLISH.of(game().key), NAMES), Name("gold")
    trades: list[Event] = [ev.Sold(Seat(1), gold, coins) for coins in range(3, 40)]
    told = brief(say, [*trades, ev.Sold(Seat(0), gold, 3)], 250).splitlines()
    assert told[0].startswith("Ben (+777): sold gold (+3), gold (+4)")
    assert told[0].endswith("…")
    assert told[1] == "Ada: sold gold (+3)"
    assert len("\n".join(told)) <= 250
