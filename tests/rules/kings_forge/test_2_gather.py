"""Rules section 2: claim, dock, pass, and the end of the gather phase."""

import pytest

from .table import Json, seat, table, unshuffled

FOUR = "mill library shrine tavern"


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


# 2.4 docking


def test_docking_turns_a_face_up_card_down_and_pays_a_space() -> None:
    """Rule 2.4: the card lies face down, the dice on the dock; what is gained goes to the smithy."""
    t = table("MW", "M", face_up="mill library", stock="WWM")
    t.play("0 dock wood.1 discarding library paying W")
    assert (t[0].supply, t[0].smithy, t[0].claims) == ("M", "W", "")
    assert t[0].player.visits[0].discarded == "library"
    assert "library" not in t.face_up
    t.awaits(1)


def test_docking_needs_a_face_up_card() -> None:
    """Rule 2.4: without one there is no dock action; nor with one that is not face up."""
    t = table("MMM", "MMM", "MMM", face_up="", deck="")
    t.refuses("0 dock wood.1 discarding mill paying M", "no-face-up-card", "2.4")
    assert t.legal(0) == {"pass taking metal", "pass taking token"}
    t = table("MMM", seat(claims="mill.top MM"), face_up="shrine", deck="tavern")
    for card in ("mill", "tavern", "library"):
        t.refuses(f"0 dock wood.1 discarding {card} paying M", "not-face-up", "2.2", card=card)
    t.play("0 dock wood.1 discarding shrine paying M").awaits(1)


def test_a_space_is_used_once_a_round_by_anyone() -> None:
    """Rule 2.4: each space once, by anyone, in any order."""
    t = table(seat("MMMMMM", visits="wood.2 discarding bazaar MM"), seat("MMM"), "MMM", face_up=FOUR)
    t.refuses("0 dock wood.2 discarding mill paying MM", "space-used", "2.4", space="wood.2")
    t.play("0 dock wood.1 discarding mill paying M")
    t.refuses("1 dock wood.1 discarding shrine paying M", "space-used", "2.4", space="wood.1")
    t.refuses("1 dock wood.2 discarding shrine paying MM", "space-used", "2.4", space="wood.2")
    t.play("1 dock token.2 discarding shrine paying MMM").awaits(2)


def test_a_space_is_free_again_in_the_next_round() -> None:
    """Rules 2.4, 5.2: once a round; dock dice always go to the stock."""
    t = table("M", seat("M", passed=True), face_up="mill tavern", deck="shrine", stock="W")
    t.play("0 dock wood.1 discarding mill paying M").play("0 pass")
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(3))
    assert t.stock == "M"
    t.play("1 dock wood.1 discarding mill paying M").awaits(0)


def test_a_card_turned_down_shows_no_action() -> None:
    """Rules 2.4, 7.2: Workshop cannot copy it."""
    t = table("MMMM", seat(visits="wood.1 discarding alchemist M"), face_up="workshop")
    t.refuses("0 gather workshop.top copying alchemist.bottom paying M", "not-claimed-yet", "7.2")
    t.awaits(0)


# 2.5 refilling


def test_the_slot_is_refilled_before_the_next_player_acts() -> None:
    """Rule 2.5: from the deck, in its order, in the same slot."""
    t = table("MM", "M", face_up=FOUR, deck="bazaar garden")
    t.play("0 gather mill.top paying MM")
    assert (t.face_up, t.deck) == ("bazaar library shrine tavern", "garden")
    t.play("1 dock wood.1 discarding tavern paying M")
    assert (t.face_up, t.deck) == ("bazaar library shrine garden", "")
    t.awaits(0)


def test_the_slot_is_refilled_only_when_everything_is_settled() -> None:
    """Rules 2.5, 4.4: while a roll waits to be decided the slot is empty."""
    t = table(seat("M", held="token-six"), "M", face_up="garden library shrine tavern", deck="bazaar mill")
    t.play("0 gather garden.top", luck=[2])
    assert t.face_up == "- library shrine tavern"
    t.awaits(0)
    t.play("0 keep")
    assert t.face_up == "bazaar library shrine tavern"
    t.awaits(1)


@pytest.mark.parametrize(
    "line",
    ["gather library.top paying GM", "dock wood.1 discarding library paying M", "pass", "pass taking token"],
)
def test_nothing_else_is_done_while_a_roll_waits(line: str) -> None:
    """Rules 2.5, 4.4: first the die is decided."""
    t = table(
        seat("GMM", held="token-six"),
        "M",
        face_up="library",
        deck="shrine",
        owed={"type": "die", "side": "garden.top", "die": "W2"},
    )
    t.refuses(f"0 {line}", "decide-first", "2.5", awaited="garden.top")
    t.awaits(0)


def test_with_three_an_empty_deck_leaves_the_slot_empty() -> None:
    """Rules 2.5, 2.7: while the deck lasts; then the other cards stay as they are."""
    t = table("MM", "M", "M", face_up=FOUR, deck="")
    t.play("0 gather mill.top paying MM")
    assert t.face_up == "- library shrine tavern"
    t.awaits(1)


# 2.6 passing


def test_the_first_to_pass_may_take_a_metal_at_once() -> None:
    """Rule 2.6: from the stock into the supply, not the smithy."""
    t = table("M", "M", face_up="mill", stock="MM")
    t.play("0 pass taking metal")
    assert (t[0].supply, t[0].smithy, t[0].held, t.stock, t[0].passed) == ("MM", "", "", "M", True)
    t.awaits(1)


def test_the_first_to_pass_may_take_a_token() -> None:
    """Rule 2.6: a +1/+1 token for the craft phase."""
    t = table("M", "M", face_up="mill", stock="MM")
    t.play("0 pass taking token")
    assert (t[0].supply, t[0].held, t.stock, t[0].passed) == ("M", "token-plus", "MM", True)
    t.awaits(1)


def test_the_first_to_pass_takes_one_of_the_two() -> None:
    """Rule 2.6: the benefit is chosen, not left out."""
    t = table("M", "M", face_up="mill")
    t.refuses("0 pass", "first-pass-takes", "2.6")
    t.awaits(0)


def test_without_metal_in_the_stock_only_the_token() -> None:
    """Rule 2.6: no metal, no choice; with a single one there is."""
    t = table("M", "M", face_up="mill", stock="WGB")
    t.refuses("0 pass taking metal", "no-metal-left", "2.6")
    assert t.legal(0, "pass") == {"pass taking token"}
    t = table("M", "M", face_up="mill", stock="MWGB")
    assert t.legal(0, "pass") == {"pass taking token", "pass taking metal"}
    t.play("0 pass taking metal").awaits(1)


@pytest.mark.parametrize("taking", ["metal", "token"])
def test_later_passers_take_nothing(taking: str) -> None:
    """Rule 2.6: only the first to pass in the phase takes something."""
    t = table("M", seat("M", passed=True), "M", face_up="mill")
    t.refuses(f"0 pass taking {taking}", "later-pass-takes-nothing", "2.6")
    t.play("0 pass")
    assert (t[0].supply, t[0].held) == ("M", "")
    t.awaits(2)


def test_the_benefit_of_passing_comes_again_in_the_next_round() -> None:
    """Rule 2.6: the first to pass in the phase, each phase anew."""
    t = table("", seat("M", passed=True), face_up=FOUR, deck="garden", phase="gather")
    t.play("0 pass")
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(5))
    t.refuses("1 pass", "first-pass-takes", "2.6")
    t.play("1 pass taking token").awaits(0)


def test_who_has_passed_acts_no_more_in_the_phase() -> None:
    """Rules 2.6, 4.7: no claim and no benefit, though one is held."""
    t = table("MM", seat("MM", held="garden.bottom", passed=True), "MM", face_up=FOUR)
    t.play("0 gather mill.top paying MM").awaits(2)
    t.refuses("1 use garden.bottom taking wood", "not-your-turn", "1.5", awaited=2)


# 2.7 the end of the phase with 3 or 4


@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_ends_when_all_have_passed(seats: int) -> None:
    """Rule 2.7: with the last pass the craft phase begins with the first player."""
    t = table(*["MM"] * seats, anvil=1, turn=1, face_up=FOUR)
    t.play("1 pass taking metal")
    for other in range(2, seats):
        t.play(f"{other} pass")
    assert t.phase == "gather"
    t.play("0 pass")
    assert t.phase == "craft"
    t.awaits(1)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_ends_with_the_last_card_once_somebody_has_passed(seats: int) -> None:
    """Rule 2.7: no card face up and at least one has passed."""
    others: list[str | Json] = [seat("MM", passed=True), *["MM"] * (seats - 2)]
    t = table("MMMM", *others, face_up="mill north-mine", deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(2)
    t.play("2 gather north-mine.top paying MM")
    assert t.phase == "craft"
    t.awaits(0)


def test_with_the_last_card_gone_the_next_player_must_pass() -> None:
    """Rule 2.7: nobody has passed yet: the next one must, still choosing, and with it the phase ends."""
    t = table("MM", "MM", "MM", face_up="mill", deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(1)
    assert t.legal(1) == {"pass taking metal", "pass taking token"}
    t.refuses("1 pass", "first-pass-takes", "2.6")
    t.play("1 pass taking metal")
    assert (t.phase, t[1].supply, t[2].passed) == ("craft", "MMM", False)
    t.awaits(1)  # seat 0 has nothing to roll


def test_with_three_the_eighth_card_does_not_end_the_phase() -> None:
    """Rules 2.7, 2.8: a slot that can't be refilled ends the phase with 2 players only."""
    t = table("MM", "MM", "MM", face_up=FOUR, deck="")
    t.play("0 gather mill.top paying MM")
    assert t.phase == "gather"
    t.awaits(1)


# 2.8 the end of the phase with 2


def test_with_two_the_phase_ends_when_both_have_passed() -> None:
    """Rule 2.8: both have passed; with one only, the other goes on."""
    t = table("MM", "MM", face_up=FOUR)
    t.play("0 pass taking token")
    assert t.phase == "gather"
    t.awaits(1)
    t.play("1 pass")
    assert t.phase == "craft"
    t.awaits(0)


@pytest.mark.parametrize("line", ["gather mill.top paying MM", "dock wood.2 discarding mill paying MM"])
def test_with_two_the_phase_ends_when_a_slot_stays_empty(line: str) -> None:
    """Rule 2.8: with the eighth claim or dock, nobody having passed; no automatic pass, no first-pass benefit."""
    t = table("MM", "MM", face_up=FOUR, deck="bazaar")
    t.play(f"0 {line}")
    assert t.phase == "gather"
    t.awaits(1)
    t = table("MMM", "MM", face_up=FOUR, deck="")
    t.play(f"0 {line}")
    assert t.phase == "craft"
    assert [t[0].held, t[1].held, t[1].supply, t[0].passed, t[1].passed] == ["", "", "MM", False, False]
    t.awaits(0)


def test_with_two_a_whole_phase_is_eight_cards() -> None:
    """Rule 2.8: four face up and seven in the deck make eight claims or docks; three cards are left."""
    t = table("M" * 11, "M" * 15, face_up=FOUR, deck="garden bazaar peddler caravan alchemist astrologer cemetery")
    spaces = ["wood.1", "wood.2", "token.1", "token.2", "gem.1", "gem.2", "magic.1", "magic.2"]
    for number, (space, cost) in enumerate(zip(spaces, (1, 2, 2, 3, 3, 4, 4, 5), strict=True)):
        assert t.phase == "gather"
        t.play(f"{number % 2} dock {space} discarding {t.face_up.split()[0]} paying {'M' * cost}")
    assert (t.phase, t[0].supply, t[1].supply, t.deck) == ("craft", "M", "M", "")
    assert t.face_up == "- library shrine tavern"
    t.awaits(0)


def test_with_two_a_waiting_roll_is_settled_before_the_phase_ends() -> None:
    """Rules 2.5, 2.8: the eighth claim is settled first."""
    t = table(seat("M", held="token-six"), "M", face_up="garden library", deck="", stock="W")
    t.play("0 gather garden.top", luck=[3])
    assert t.phase == "gather"
    t.awaits(0)
    t.play("0 use token-six on W3")
    assert (t.phase, t[0].smithy) == ("craft", "W")
    t.awaits(0)


# 2.9 and 2.10


def test_dice_paid_reach_the_stock_only_at_clean_up() -> None:
    """Rule 2.9: not even those on X squares and docks are there to be gained this round."""
    t = table("WWM", "MM", face_up="mill north-mine", stock="")
    t.play("0 dock wood.2 discarding mill paying WM")
    assert (t[0].smithy, t.stock) == ("", "")
    t.play("1 gather north-mine.top paying MM")
    assert (t[1].smithy, t.stock) == ("", "")
    t.awaits(0)


def test_a_player_without_dice_is_not_passed_automatically() -> None:
    """Rule 2.10: free actions may be claimed."""
    t = table("MM", "", face_up="mill alchemist", deck="tavern shrine library")
    t.play("0 gather mill.top paying MM").awaits(1)
    assert t.legal(1) == {"gather alchemist.bottom", "pass taking metal", "pass taking token"}
    t.play("1 gather alchemist.bottom").awaits(0)


def test_without_a_claim_or_a_dock_only_pass_is_left() -> None:
    """Rule 2.10: no dice and nothing free."""
    t = table("", seat("M", passed=True), face_up="mill north-mine", deck="")
    assert t.legal(0) == {"pass"}
    t.awaits(0)
