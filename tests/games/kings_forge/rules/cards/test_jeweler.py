"""Jeweler: any!, any!, any, any -> 1 gem, usable at once; or W!, W! -> 2 gem."""

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_four_dice_two_of_them_lost_for_a_gem_at_once() -> None:
    """Rules 7, 2.2, 5.2: the first two dice are lost; the gem is in the supply."""
    t = table("MMWW", seat(passed=True), face_up="jeweler", stock="G")
    t.refuses("0 gather jeweler.top paying MMW", "squares", "2.2", wanted=4, given=3)
    t.play("0 gather jeweler.top paying MWWM")
    assert (t[0].supply, t[0].smithy) == ("G", "")
    t.play("0 pass").play("0 roll", luck=[4]).play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("MWG", "MW")
    t.awaits(1)


def test_the_gem_pays_in_the_same_phase() -> None:
    """Rule 2.3: supply, so usable at once."""
    t = table("MMMM", seat(passed=True), face_up="jeweler library garden", stock="G")
    t.play("0 gather jeweler.top paying MMMM")
    t.play("0 gather garden.bottom paying G")
    assert t[0].supply == ""
    t.awaits(0)


def test_two_wood_lost_for_two_gems() -> None:
    """Rules 7, 5.2: to the smithy; both wood go to the stock."""
    t = table("MWW", seat(passed=True), face_up="jeweler", stock="GGG")
    t.refuses("0 gather jeweler.bottom paying WM", "square-kind", "2.2", square=2, takes=("W",))
    t.play("0 gather jeweler.bottom paying WW")
    assert (t[0].supply, t[0].smithy, t.stock) == ("M", "GG", "G")
    t.play("0 pass").play("0 roll", luck=[4]).play("0 end", luck=unshuffled(6))
    assert t.stock == "WWG"
    t.awaits(1)


def test_one_gem_when_the_stock_has_one() -> None:
    """Rule 2.3: what the stock can give."""
    t = table("WW", "M", face_up="jeweler", stock="GB")
    t.play("0 gather jeweler.bottom paying WW")
    assert (t[0].smithy, t.stock) == ("G", "B")
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: with the copied X squares, and the gem usable at once there too."""
    t = table("BMMWW", seat("", claims="jeweler.top MMMM", passed=True), face_up="workshop", stock="G")
    t.play("0 gather workshop.top copying jeweler.top paying BMMWW")
    assert t[0].supply == "G"
    t.play("0 pass").play("0 roll", luck=[4]).play("0 end", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("WWGB", "MMMM")
    t.awaits(1)
    t = table("MWW", seat("M", claims="jeweler.bottom WW"), face_up="workshop", stock="GG")
    t.refuses("0 gather workshop.top copying jeweler.bottom paying WWM", "square-kind", "2.2", square=3)
    t.play("0 gather workshop.top copying jeweler.bottom paying MWW")
    assert t[0].smithy == "GG"
    t.awaits(1)
