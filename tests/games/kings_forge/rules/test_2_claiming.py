"""Rules 2.1 to 2.3: turns, claims, what they give."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

# 2.1 turns


def test_turns_go_clockwise_from_the_first_player() -> None:
    """Rule 2.1: one action each, clockwise; the seats go round."""
    t = table("MM", "MM", "MM", anvil=2, face_up="north-mine")
    t.awaits(2)
    t.play("2 gather north-mine.top paying MM").awaits(0)
    t.play("0 pass taking metal").awaits(1)
    t.play("1 pass").awaits(2)


def test_those_who_have_passed_are_skipped() -> None:
    """Rule 2.1: the last one goes on alone, until the phase ends."""
    t = table("MM", seat("MM", passed=True), "MMMM", turn=2, face_up="north-mine mill")
    t.play("2 gather north-mine.top paying MM").awaits(0)
    t.play("0 pass").awaits(2)
    t.play("2 gather mill.top paying MM").awaits(2)
    t.play("2 pass")
    assert t.phase == "craft"
    t.awaits(0)


def test_a_turn_is_exactly_one_action() -> None:
    """Rules 2.1, 2.2: a free action is still the one action."""
    t = table("MM", "MM", face_up="alchemist astrologer")
    t.play("0 gather alchemist.bottom")
    t.refuses("0 gather astrologer.top", "not-your-turn", "1.5")
    t.awaits(1)


# 2.2 claiming


def test_a_claim_takes_the_card_and_puts_a_die_on_each_square() -> None:
    """Rule 2.2: the card lies with its dice in front of the player; the dice leave the supply."""
    t = table("MMW", "M", face_up="north-mine", stock="MMM")
    t.play("0 gather north-mine.top paying WM")
    assert (t[0].claims, t[0].supply, t[0].smithy) == ("north-mine.top WM", "M", "MM")
    assert "north-mine" not in t.face_up
    t.awaits(1)


def test_a_claim_is_paid_before_its_side_acts() -> None:
    """Rule 2.2: what a side gives, usable at once as it may be, cannot pay for it."""
    t = table("M", "MM", face_up="workshop", stock="WW")
    t.refuses("0 gather workshop.bottom paying MW", "not-in-supply", "2.2", kind="W", wanted=1, have=0)
    assert (t[0].claims, t[0].supply) == ("", "M")
    paid = table("MM", "MM", face_up="workshop", stock="WW")
    paid.play("0 gather workshop.bottom paying MM")
    assert (paid[0].claims, paid[0].supply) == ("workshop.bottom MM", "W")


@pytest.mark.parametrize("paid", ["M", "MMM", ""])
def test_each_square_takes_one_die(paid: str) -> None:
    """Rule 2.2: a die on each square, no more and no fewer."""
    t = table("MMMM", "M", face_up="mill")
    paying = f" paying {paid}" if paid else ""
    t.refuses(f"0 gather mill.top{paying}", "squares", "2.2", wanted=2, given=len(paid))
    t.play("0 gather mill.top paying MM").awaits(1)


@pytest.mark.parametrize(
    ("side", "fits", "not_there", "square", "takes"),
    [
        ("bazaar.top", "WW", "WM", 2, ("W",)),
        ("library.top", "GM", "BM", 1, ("G",)),
        ("garden.bottom", "G", "W", 1, ("G", "B")),
        ("garden.bottom", "B", "M", 1, ("G", "B")),
        ("alchemist.top", "GBW", "GWB", 2, ("G", "B")),
    ],
)
def test_a_square_takes_its_kinds_only(
    side: str, fits: str, not_there: str, square: int, takes: tuple[str, ...]
) -> None:
    """Rule 2.2: any; wood; gem; gem or magic. Dice are written in the order of the squares."""
    card = side.partition(".")[0]
    t = table("MWGB" * 2, "M", face_up=card)
    t.refuses(f"0 gather {side} paying {not_there}", "square-kind", "2.2", square=square, takes=takes)
    t.play(f"0 gather {side} paying {fits}")
    assert t[0].claims == f"{side} {fits}"


@pytest.mark.parametrize("kind", ["M", "W", "G", "B"])
def test_an_any_square_takes_every_common_die(kind: str) -> None:
    """Rule 2.2: any die of the supply."""
    t = table(kind, "M", face_up="west-forest")
    t.play(f"0 gather west-forest.bottom paying {kind}").awaits(1)


@pytest.mark.parametrize("kind", ["L", "C"])
def test_white_and_purple_dice_pay_nothing(kind: str) -> None:
    """Rules 2.2, 7.1: squares take dice of the supply, where no Library or Cemetery die ever is."""
    t = table(seat("MM", library=1), "M", face_up="west-forest caravan")
    t.refuses(f"0 gather west-forest.bottom paying {kind}", "square-kind", "2.2", given=kind)
    t.awaits(0)


def test_only_dice_of_the_supply_pay() -> None:
    """Rule 2.2: not those on the smithy; both sides of having just enough."""
    t = table(seat("M", smithy="MMMM"), "M", face_up="north-mine")
    t.refuses("0 gather north-mine.top paying MM", "not-in-supply", "2.2", kind="M", wanted=2, have=1)
    assert not t.legal(0, "gather north-mine")
    t = table(seat("MM", smithy="MMM"), "M", face_up="north-mine")
    t.play("0 gather north-mine.top paying MM")
    assert t[0].supply == ""
    t.awaits(1)


@pytest.mark.parametrize(
    ("supply", "side", "reason", "facts"),
    [
        ("MMW", "mill.bottom", "square-lacks", {"square": 1, "takes": ("G", "B")}),
        ("MMMMM", "mill.bottom", "square-lacks", {"square": 1, "takes": ("G", "B")}),
        ("MM", "mill.bottom", "square-lacks", {"square": 1, "takes": ("G", "B")}),
        ("MM", "alchemist.top", "square-lacks", {"square": 1, "takes": ("G",)}),
        ("GMM", "mill.bottom", "dice-short", {"wanted": 4, "have": 3}),
        ("GWW", "alchemist.top", "square-lacks", {"square": 2, "takes": ("G", "B")}),
        ("BWW", "alchemist.top", "square-lacks", {"square": 1, "takes": ("G",)}),
        ("WGB", "bazaar.top", "square-lacks", {"square": 2, "takes": ("W",)}),
        ("M", "north-mine.top", "dice-short", {"wanted": 2, "have": 1}),
        ("", "west-forest.bottom", "dice-short", {"wanted": 1, "have": 0}),
        ("GMMM", "mill.bottom", "squares", {"wanted": 4, "given": 0}),
        ("BMMM", "mill.bottom", "squares", {"wanted": 4, "given": 0}),
    ],
)
def test_without_dice_named_the_lacking_ones_are(supply: str, side: str, reason: str, facts: dict[str, object]) -> None:
    """Rule 2.2: of a supply that would do, nothing is lacking but the naming."""
    t = table(supply, "M", face_up=side.partition(".")[0])
    t.refuses(f"0 gather {side}", reason, "2.2", side=side, **facts)
    t.awaits(0)


def test_only_a_face_up_card_is_claimed() -> None:
    """Rule 2.2: not one of the deck, nor one that somebody has, nor one that isn't in the game."""
    t = table("MMMM", seat(claims="mill.top MM"), face_up="shrine", deck="tavern")
    for card in ("mill", "tavern", "jeweler"):
        t.refuses(f"0 gather {card}.top paying MM", "not-face-up", "2.2", card=card)
    t.awaits(0)


def test_the_player_chooses_which_die_lies_on_the_x_square() -> None:
    """Rules 2.2, 5.2: the die on the X square goes to the stock at clean-up, the others to the smithy."""
    for paid, lost, kept in (("WMMM", "W", "MMMG"), ("MWMM", "M", "MMWG")):
        t = table("MMMW", seat(passed=True), face_up="shrine", stock="G")
        t.play(f"0 gather shrine.top paying {paid}")
        assert t.stock == ""
        t.play("0 pass", luck=unshuffled(6))
        assert (t.stock, t[0].supply) == (lost, kept)
        t.awaits(1)


def test_every_payment_that_makes_a_difference_is_offered_once() -> None:
    """Rule 2.2: which die is lost matters; the order of dice that come back does not."""
    t = table("MMW", "M", face_up="mill library shrine workshop")
    assert t.legal(0, "gather workshop.bottom") == {
        "gather workshop.bottom paying MM",
        "gather workshop.bottom paying MW",
        "gather workshop.bottom paying WM",
    }
    assert len(t.legal(0, "gather mill.top")) == 2


def test_a_card_may_be_claimed_only_to_deny_it() -> None:
    """Rules 2.2, 2.3: the claim is allowed though the stock can give nothing of it."""
    t = table("MM", "M", face_up="north-mine", stock="")
    t.play("0 gather north-mine.top paying MM")
    assert (t[0].smithy, t[0].claims) == ("", "north-mine.top MM")
    t.awaits(1)


# 2.3 gaining


def test_the_stock_gives_what_it_has() -> None:
    """Rule 2.3: nothing smaller replaces what is missing."""
    t = table("GMMM", "M", face_up="mill", stock="WWM" + "GB")
    t.play("0 gather mill.bottom paying GMMM")
    assert (t[0].smithy, t.stock) == ("MWW", "GB")
    t.awaits(1)


def test_a_dock_without_stock_gives_nothing() -> None:
    """Rule 2.3: docking is allowed; no smaller die replaces the gem."""
    t = table("MMM", "M", face_up="mill", stock="MMMWWW")
    t.play("0 dock gem.1 discarding mill paying MMM")
    assert (t[0].smithy, t.stock) == ("", "MMMWWW")
    t.awaits(1)


def test_gains_go_to_the_smithy_and_are_not_usable_now() -> None:
    """Rule 2.3: to the smithy, except where the card says supply."""
    t = table("MM", seat("M", passed=True), face_up="workshop north-mine", stock="MMMW")
    t.play("0 gather workshop.bottom paying MM")
    assert (t[0].supply, t[0].smithy) == ("W", "")
    t = table("MM", seat("M", passed=True), face_up="workshop north-mine", stock="MMMW")
    t.play("0 gather north-mine.top paying MM")
    assert (t[0].supply, t[0].smithy) == ("", "MM")
    t.refuses("0 gather workshop.bottom paying MM", "not-in-supply", "2.2")
    t.awaits(0)
