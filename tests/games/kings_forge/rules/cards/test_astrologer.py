"""Astrologer: free: 1 metal; or any!, any: roll your smithy dice too this craft phase."""

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_a_metal_for_nothing() -> None:
    """Rules 7, 2.3: free; one metal to the smithy, or none when the stock has none."""
    t = table("W", "M", face_up="astrologer", stock="MM")
    t.play("0 gather astrologer.top")
    assert (t[0].supply, t[0].smithy, t.stock) == ("W", "M", "M")
    t.awaits(1)
    t = table("W", "M", face_up="astrologer", stock="WGB")
    t.play("0 gather astrologer.top")
    assert t[0].smithy == ""
    t.awaits(1)


def test_the_smithy_is_rolled_too() -> None:
    """Rules 7, 3.1: two dice, the first lost; supply and smithy are one roll, dice gained this round among them."""
    t = table(seat("MWG", smithy="B"), seat("M", passed=True), face_up="astrologer north-mine", stock="MM")
    t.play("0 gather astrologer.bottom paying MW")
    t.play("0 pass")
    t.play("0 roll", luck=[2, 5])
    assert (t[0].hand, t[0].smithy, t[0].supply) == ("G2 B5", "", "")
    t.play("0 end")
    assert t[0].smithy == "GB"
    t.awaits(1)


def test_what_comes_to_the_smithy_after_the_roll_is_not_rolled() -> None:
    """Rule 3.1: the dice on the smithy at the moment of the roll."""
    t = table(seat("M", claims="astrologer.bottom MM"), seat("M"), phase="craft", anvil=0)
    t.play("0 roll", luck=[4])
    assert (t[0].hand, t[0].smithy) == ("M4", "")
    t.play("0 end")
    assert (t[0].hand, t[0].smithy) == (None, "M")
    t.awaits(1)


def test_without_astrologer_the_smithy_stays_where_it_is() -> None:
    """Rule 3.1: supply only; top does not roll the smithy."""
    t = table(seat("M", smithy="WW", claims="astrologer.top"), "M", phase="craft")
    t.play("0 roll", luck=[4])
    assert (t[0].hand, t[0].smithy) == ("M4", "WW")
    t.awaits(0)


def test_a_smithy_alone_is_something_to_roll() -> None:
    """Rules 3.1, 3.5: with an empty supply Astrologer's owner still has a craft turn."""
    t = table(seat(smithy="WW", claims="astrologer.bottom MM"), "M", phase="craft")
    t.awaits(0)
    t.play("0 roll", luck=[1, 6])
    assert t[0].hand == "W1 W6"
    t.awaits(0)


def test_the_first_die_is_lost() -> None:
    """Rules 5.2, 7: the X die goes to the stock, the other to the smithy."""
    t = table(seat("M", claims="astrologer.bottom WG"), "", phase="craft", stock="")
    t.play("0 roll", luck=[1]).play("0 end", luck=unshuffled(1))
    assert (t.stock, t[0].supply) == ("W", "MG")
    t.awaits(1)


def test_a_copy_counts_like_the_card() -> None:
    """Rules 7.2, 3.1: claimed or copied; Workshop's die, a lost one, and one more."""
    t = table("BWGM", seat("M", claims="astrologer.bottom MM", passed=True), face_up="workshop", stock="")
    t.play("0 gather workshop.top copying astrologer.bottom paying BWG").play("0 pass")
    t.play("0 roll", luck=[3]).play("0 end")
    assert t.phase == "craft"
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(7))
    assert (t.stock, t[0].supply) == ("MW", "MGB")
    t.awaits(1)


def test_a_copy_of_the_top_costs_the_one_die() -> None:
    """Rule 7.2: a copied free action costs the one die."""
    t = table("W", seat("M", claims="astrologer.top"), face_up="workshop", stock="M")
    t.refuses("0 gather workshop.top copying astrologer.top", "squares", "2.2", wanted=1, given=0)
    t.play("0 gather workshop.top copying astrologer.top paying W")
    assert t[0].smithy == "M"
    t.awaits(1)


def test_cancelled_dice_do_not_come_back() -> None:
    """Rules 7.4, 3.1: smithy dice are rolled once, and cancelled dice stay on the smithy."""
    t = table(seat("M", smithy="WW", claims="astrologer.bottom MM"), "M", phase="craft", cemetery=2)
    t.play("0 roll", luck=[2, 2, 5])
    assert (t[0].hand, t[0].smithy) == ("W5", "MW")
    t.refuses("0 roll", "already-rolled", "3.1")
    t.awaits(0)
