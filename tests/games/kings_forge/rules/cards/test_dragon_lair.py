"""Dragon Lair: free: 1 metal; or any! x7 -> 1 gem and 1 magic, usable at once."""

from tests.games.kings_forge.rules.table import seat, table, unshuffled


def test_a_metal_for_nothing() -> None:
    """Rules 7, 2.3: to the smithy."""
    t = table("", "M", face_up="dragon-lair", stock="MM")
    t.play("0 gather dragon-lair.top")
    assert (t[0].supply, t[0].smithy, t.stock) == ("", "M", "M")
    t.awaits(1)


def test_seven_dice_lost_for_a_gem_and_a_magic_at_once() -> None:
    """Rules 7, 2.3, 5.2: into the supply, so they are rolled this round; all seven go to the stock."""
    t = table("MMMMMWW", seat(passed=True), face_up="dragon-lair", stock="GB")
    t.play("0 gather dragon-lair.bottom paying MMMMMWW")
    assert (t[0].supply, t[0].smithy, t.stock) == ("GB", "", "")
    t.play("0 pass").play("0 roll", luck=[3, 4])
    assert t[0].hand == "G3 B4"
    t.play("0 end", luck=unshuffled(6))
    assert (t[0].supply, t.stock) == ("GB", "MMMMMWW")
    t.awaits(1)


def test_six_dice_are_not_enough() -> None:
    """Rules 7, 2.2: seven squares."""
    t = table("MMMMMM", "M", face_up="dragon-lair")
    t.refuses("0 gather dragon-lair.bottom paying MMMMMM", "squares", "2.2", wanted=7, given=6)
    assert t.legal(0, "gather dragon-lair") == {"gather dragon-lair.top"}
    t.awaits(0)


def test_half_of_the_reward_when_the_stock_has_half() -> None:
    """Rule 2.3: the gem without the magic die."""
    t = table("MMMMMMM", "M", face_up="dragon-lair", stock="GW")
    t.play("0 gather dragon-lair.bottom paying MMMMMMM")
    assert (t[0].supply, t.stock) == ("G", "W")
    t.awaits(1)


def test_workshop_copies_both_halves() -> None:
    """Rule 7.2: the copied X squares lose their dice, Workshop's own does not."""
    t = table("W", seat("M", claims="dragon-lair.top"), face_up="workshop", stock="M")
    t.play("0 gather workshop.top copying dragon-lair.top paying W")
    assert t[0].smithy == "M"
    t = table("WMMMMMMM", seat("", claims="dragon-lair.bottom MMMMMMM", passed=True), face_up="workshop", stock="GB")
    t.play("0 gather workshop.top copying dragon-lair.bottom paying WMMMMMMM")
    assert t[0].supply == "GB"
    t.play("0 pass").play("0 roll", luck=[1, 1]).play("0 end", luck=unshuffled(7))
    assert (t[0].supply, t.stock) == ("WGB", "M" * 14)
    t.awaits(1)
