"""Rules section 1: components, set-up, rounds."""

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.cards import Card
from tests.games.kings_forge.rules.table import Table, game, seat, table, unshuffled

CRAFT_CARDS = 33
OTHERS = [card.value for card in Card if not card.value.endswith(("-mine", "-forest"))]


def new_game(
    seats: int = 2, *, craft: tuple[int, ...] = (), gather: tuple[int, ...] = (), first: int = 0, edition: str = ""
) -> Table:
    """A new game; the shuffles bring these items (by their place in the data file or in OTHERS) to the front."""
    options = {"edition": edition} if edition else {}
    order = [first, *(other for other in range(seats) if other != first)]
    luck = [*to_front(craft, CRAFT_CARDS), *to_front(gather, len(OTHERS)), *order, *unshuffled(11)]
    chance = Replayed(luck)
    step = game().setup(seats, options, chance)
    assert chance.left == ()
    started = Table(step.state)
    started.events = step.events
    return started


def to_front(wanted: tuple[int, ...], count: int) -> list[int]:
    return [*wanted, *(index for index in range(count) if index not in wanted)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """Rule 1.1: 2 to 4 players."""
    t = new_game(seats)
    assert len(t.state.players) == seats
    t.awaits(0)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_or_more_do_not_play(seats: int) -> None:
    """Rule 1.1: 2 to 4 players."""
    with pytest.raises(ValueError, match="seats"):
        game().setup(seats, {}, Replayed())


@pytest.mark.parametrize("options", [{"edition": "first"}, {"colour": "blue"}, {"edition": ""}])
def test_an_unknown_option_is_no_game(options: dict[str, str]) -> None:
    """Rule 9: the editions are the third, which is the default, and the second."""
    with pytest.raises(ValueError, match=r"first|colour|Edition"):
        game().setup(2, options, Replayed())


def test_the_third_edition_is_the_default() -> None:
    """Rule 9: the third edition unless the table says otherwise."""
    assert new_game().state.edition == "third"
    assert new_game(edition="second").state.edition == "second"


@pytest.mark.parametrize(("seats", "metal"), [(2, 32), (3, 27), (4, 22)])
def test_five_metal_each_and_the_rest_is_the_stock(seats: int, metal: int) -> None:
    """Rules 1.1, 1.2: 42 metal, 22 wood, 14 gem, 10 magic and two Library dice; 5 metal for each player."""
    t = new_game(seats)
    assert [t[number].supply for number in range(seats)] == ["MMMMM"] * seats
    assert all(t[number].smithy == "" for number in range(seats))
    assert t.stock == "M" * metal + "W" * 22 + "G" * 14 + "B" * 10
    assert t.state.library == 2
    t.awaits(0)


def test_what_the_stock_lacks_is_not_given_later() -> None:
    """Rule 1.2: the missing metal is lost, also when the stock has metal again."""
    t = table(seat("MM", claims="jeweler.top MMMM"), "MMM", face_up="north-mine", stock="M", anvil=0)
    t.play("0 gather north-mine.top paying MM")
    assert (t[0].smithy, t.stock) == ("M", "")
    t.play("1 pass taking token").play("0 pass")
    t.play("1 roll", luck=[1, 1, 1]).play("1 end", luck=unshuffled(7))
    assert t.stock == "MM"
    assert t[0].supply == "MMMMM"  # 4 paid and kept, 1 gained, 2 on Jeweler's X squares lost
    t.awaits(1)


@pytest.mark.parametrize(("seats", "drawn"), [(2, 9), (3, 10), (4, 13)])
def test_the_three_lowest_are_on_display_and_the_rest_waits_in_order(seats: int, drawn: int) -> None:
    """Rule 1.3: 9, 10 or 13 cards by rank; the 3 lowest on display, the others in the queue, lowest next."""
    last_first = tuple(reversed(range(CRAFT_CARDS)))
    t = new_game(seats, craft=last_first)
    row = [*t.state.display, *t.state.queue]
    assert len(row) == drawn
    assert len(t.state.display) == 3
    ranks = [card.rank for card in row]
    assert ranks == sorted(ranks)
    assert set(row) == set(game().craft_cards[-drawn:])
    t.awaits(0)


@pytest.mark.parametrize(("seats", "target"), [(2, 5), (3, 4), (4, 4)])
def test_the_last_craft_card_always_ends_the_game(seats: int, target: int) -> None:
    """Rules 1.3, 5.3: with one item fewer than the target each, one card is left."""
    assert len(new_game(seats).display.split() + new_game(seats).queue.split()) == seats * (target - 1) + 1


def test_the_display_is_drawn_not_the_cheapest_of_the_box() -> None:
    """Rule 1.3: the shuffle decides which cards are in the game."""
    names = [card.item for card in game().craft_cards]
    t = new_game(craft=(32, 2, 20, 4, 8, 30, 12, 16, 25))
    assert t.display == " ".join(names[index] for index in (2, 4, 8))
    assert t.queue == " ".join(names[index] for index in (12, 16, 20, 25, 30, 32))


def test_four_cards_are_always_in_play_and_seven_are_drawn() -> None:
    """Rule 1.4: both mines, both forests and 7 of the other 14."""
    t = new_game(gather=(13, 12, 11, 10, 9, 8, 7))
    cards = t.face_up.split() + t.deck.split()
    always = {"north-mine", "south-mine", "east-forest", "west-forest"}
    assert set(cards) == always | set(OTHERS[7:])
    assert len(cards) == 11


def test_the_shuffle_of_the_first_round_decides_what_is_face_up() -> None:
    """Rules 1.4, 2.1: the 11 cards are shuffled and four of them dealt face up."""
    chance = Replayed([*unshuffled(33), *unshuffled(14), 1, 0, *reversed(range(11))])
    t = Table(game().setup(2, {}, chance).state)
    assert t.face_up == " ".join(sorted(t.face_up.split() + t.deck.split(), reverse=True)[:4])
    assert len(t.deck.split()) == 7
    t.awaits(1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_by_lot(first: int) -> None:
    """Rule 1.5: the first player is random and begins."""
    t = new_game(3, first=first)
    assert t.state.anvil == first
    t.awaits(first)


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_only_the_order_of_the_deck_is_secret(viewer: Seat | None) -> None:
    """Rule 1.5: which cards are face down is known, their order is not; everything else is public."""
    t = table(
        seat("MW", smithy="G", held="token-six", claims="mill.top MM"), "M", face_up="library", deck="tavern bazaar"
    )
    other = table(
        seat("MW", smithy="G", held="token-six", claims="mill.top MM"), "M", face_up="library", deck="bazaar tavern"
    )
    seen = game().player_view(t.state, viewer)
    assert seen == game().player_view(other.state, viewer)
    assert sorted(seen.deck) == ["bazaar", "tavern"]
    assert (seen.players, seen.stock, seen.face_up) == (t.state.players, t.state.stock, t.state.face_up)
    assert t.deck == "tavern bazaar"


def test_nothing_is_played_out_of_turn() -> None:
    """Rule 1.5: only the seat on turn acts."""
    t = table("MM", "MM", "MM", turn=1, face_up="mill")
    for other in (0, 2, 3, 99):
        t.refuses(f"{other} gather mill.top paying MM", "not-your-turn", "1.5", awaited=1)
        assert t.legal(other) == set()
    t.awaits(1)


def test_nothing_is_played_after_the_end() -> None:
    """Rules 1.5, 5.3: a game that is over awaits nobody."""
    t = table(seat(items="table axe crown shield anvil"), seat(), phase="over")
    t.refuses("0 pass", "game-over", "5.3")
    t.refuses("1 roll", "game-over", "5.3")
    t.is_over((0,), (1,))


def test_a_round_has_three_phases() -> None:
    """Rule 1.6: gather, craft, clean-up, and then the next round."""
    t = table("M", "M", face_up="mill library shrine tavern", deck="bazaar", anvil=1, turn=1)
    assert t.phase == "gather"
    t.play("1 pass taking metal").play("0 pass")
    assert t.happened == ["Passed", "PhaseBegan"]
    assert t.phase == "craft"
    t.play("1 roll", luck=[1, 1]).play("1 end")
    t.play("0 roll", luck=[1])
    t.play("0 end", luck=[4, 3, 2, 1, 0])
    assert t.happened == ["TurnEnded", "RoundBegan"]
    assert (t.phase, t.state.round, t.state.anvil) == ("gather", 2, 0)
    t.awaits(0)


@pytest.mark.parametrize("line", ["roll", "end", "craft table with W3 W4", "steal table with W3 W4 from 1"])
def test_crafting_waits_for_its_phase(line: str) -> None:
    """Rule 1.6: nothing of the craft phase is done in the gather phase."""
    t = table("WW", seat(made="table: W3 W4"), face_up="mill")
    t.refuses(f"0 {line}", "wrong-phase", "1.6", phase="gather")
    t.awaits(0)


@pytest.mark.parametrize(
    "line",
    ["gather alchemist.bottom", "dock wood.1 discarding alchemist paying M", "pass", "pass taking token"],
)
def test_gathering_ends_with_its_phase(line: str) -> None:
    """Rule 1.6: nothing of the gather phase is done in the craft phase."""
    t = table("MM", "MM", face_up="alchemist", phase="craft")
    t.refuses(f"0 {line}", "wrong-phase", "1.6", phase="craft")
    t.awaits(0)
