"""Rules 7.4 to 7.6: what counts at the end."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import Revealed
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.state import Score
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table


def ended(*seats: Json) -> Table:
    """The game is over; seat 0's was the last turn."""
    return table(*seats, ended_by=1).play("0 end")


def score(t: Table, who: int = 0) -> Score:
    return t.state.scores[who]


def test_resources_of_the_market_bring_their_buy_value() -> None:
    """Rule 7.4: in their state, tilted or not; nothing of the workshop, and no guild card."""
    t = ended(seat(market="gold ~raw-gold ice kilnface", workshop="gold gold"), seat())
    assert score(t) == Score(Seat(0), 15, market=6 + 3 + 8, kings=0, ends=0, prizes=0, completed=0, best=0)
    assert (t[0].coins, t[0].market, t[0].workshop) == (15 + 17, "", "")
    assert t.row == ""


def test_what_texts_pay_for_sales_is_not_paid() -> None:
    """Rules 7.4, 11: Rowkeeper Isa's coin is for sales by 5.5."""
    assert score(ended(seat(market="gold", apprentices="rowkeeper-isa"), seat())).market == 6


def test_hands_workshops_and_stacks_are_discarded() -> None:
    """Rule 7.4: they bring nothing, and all is shown."""
    t = ended(seat(hand="kilnface gold", workshop="belt-knife iron", stacks="hearthmail: ice"), seat())
    assert (t[0].hand, t[0].workshop, t[0].stacks, t[0].coins) == ("", "", "", 15)
    assert {"kilnface", "belt-knife", "hearthmail"} <= set(t.state.guild_discard)
    shown = t.events[1]
    assert isinstance(shown, Revealed)
    assert (shown.hand, [stack.card for stack in shown.lost]) == (("kilnface", "gold"), ["hearthmail"])


def test_completed_kings_items_bring_their_full_value() -> None:
    """Rules 7.4, 7.5: and the prize of their subtype."""
    t = ended(seat(kings="kilnface: iron mithril ice; undermount-plate: iron"), seat())
    assert score(t) == Score(Seat(0), 15, market=0, kings=24 + 30, ends=0, prizes=50, completed=2, best=30)
    assert t[0].coins == 15 + 54 + 50
    t.is_over((0,), (1,))


def test_the_prize_goes_to_the_highest_of_each_subtype() -> None:
    """Rule 7.5: weapon, armor, shield each; a second one of a subtype wins nothing more."""
    mine = seat(kings="emberjaw-maul: iron; undermount-plate: iron")
    yours = seat(kings="quarry-mace: gold; deepshift-glaive: iron; regent-gauntlets: gold")
    t = ended(mine, yours)
    assert (score(t, 0).prizes, score(t, 1).prizes) == (25, 25)


def test_end_texts_do_not_count_for_the_prize() -> None:
    """Rule 7.5: Thunderlid is worth 29 with 3 coins for each rune, Mirrorlake Disc 26, Cradle Aegis 39."""
    runes = "thunder ice earth lightning"
    t = ended(seat(kings=f"thunderlid: gold mithril thunder; rimewicket: {runes}"), seat(kings="cradle-aegis: silver"))
    assert score(t, 0).prizes == 25
    t = ended(seat(kings="thunderlid: thunder thunder thunder"), seat(kings="cradle-aegis: ice ice ice"))
    assert (score(t, 0).kings + score(t, 0).ends, score(t, 1).kings) == (29 + 9, 39)
    assert (score(t, 0).prizes, score(t, 1).prizes) == (0, 25)


def test_a_subtype_nobody_has_is_not_paid() -> None:
    """Rule 7.5: and items that aren't the King's do not count."""
    t = ended(seat(market="ring-shirt"), seat())
    assert [score(t, who).prizes for who in (0, 1)] == [0, 0]


def test_three_prizes() -> None:
    """Rule 7.5: one seat may win all."""
    assert score(ended(seat(kings="kilnface: ice; hearthmail: ice; emberjaw-maul: gold"), seat())).prizes == 75


# ties


def tied(**first: int) -> tuple[tuple[Seat, ...], ...]:
    """The places of three seats: the third has less; of the first two one differs by what is said."""
    base = {"coins": 40, "market": 0, "kings": 0, "ends": 0, "prizes": 0, "completed": 2, "best": 30}
    rows = (base | first, base, base | {"coins": 10})
    return places(tuple(Score(Seat(number), **row) for number, row in enumerate(rows)))


def test_most_coins_win() -> None:
    """Rule 7.6: all of them together."""
    assert tied(market=1) == ((0,), (1,), (2,))
    assert tied(coins=39) == ((1,), (0,), (2,))


def test_a_tie_goes_to_more_kings_items_then_to_the_higher_one() -> None:
    """Rule 7.6: in this order."""
    assert tied(completed=3, best=20) == ((0,), (1,), (2,))
    assert tied(best=31) == ((0,), (1,), (2,))
    assert tied(best=29) == ((1,), (0,), (2,))


def test_else_the_place_is_shared() -> None:
    """Rule 7.6: and the next one follows."""
    assert tied() == ((0, 1), (2,))
    ended(seat(), seat(), seat(14)).is_over((0, 1), (2,))


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8)])
def test_a_tied_prize_is_shared(seats: int, each: int) -> None:
    """Rule 7.5: evenly, rounded down; with cards of equal value, which the stand-in set has not."""
    shields = [Name("kilnface"), Name("mirrorlake-disc"), Name("slateback-targe")][:seats]
    guild = game().cards.guild
    equal = {name: replace(guild[name], value=30) for name in shields}
    other = DwarvenSmithy(replace(game().cards, guild={**guild, **equal}))
    state = table(*(seat(kings=f"{name}: ice") for name in shields), ended_by=1 % seats).state
    step = other.apply(state, Seat(0), other.parse("end"), Replayed())
    assert [one.prizes for one in step.state.scores] == [each] * seats
