"""Can I, why, and /rules at a table of Keyflower: the rules' own answers, and nothing that is hidden."""

import pytest

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.keyflower.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens.book import KeyflowerBook
from kingsforge_bot.games.keyflower.screens.screens import screens
from kingsforge_bot.games.keyflower.screens.why import WHY
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.rulebook.entry import LANGUAGES, rule_id
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.book import Verdict
from tests.games.keyflower.looks import look
from tests.games.keyflower.rules.table import bidden, built, game, seat, table

SCREENS, BOOK = screens(game()), KeyflowerBook(game())
SPOKEN = Localizers(strict=True)
ENGLISH = SPOKEN.english.of("keyflower")
ASKED = {
    "en": ("can i use {}", "can I bid on {}?", "why can't I upgrade {}"),
    "es": ("puedo usar {}", "¿puedo pujar por {}?", "por qué no puedo mejorar {}"),
    "fr": ("je peux utiliser {}", "puis-je enchérir sur {} ?", "pourquoi je peux pas améliorer {}"),
    "ja": ("{}は使える？", "{}に入札できますか", "なぜ{}を改良できない"),
}
DEEDS = ("rule-7-1", "rule-6-1", "rule-8-5")
BARE = {
    "rule-4-2": ("can i pass", "¿puedo pasar?", "je peux passer ?", "パスできる？"),
    "rule-6-1": ("can I bid on something", "puedo pujar", "puis-je enchérir ?", "入札できる？"),
    "rule-7-1": ("can i use anything", "puedo usar algo", "je peux utiliser quelque chose", "何か使える？"),
    "rule-8-4": ("can I end my turn", "puedo terminar mi turno", "je peux finir mon tour", "作業を終えていい？"),
    "rule-10-4": ("can i build", "puedo construir", "je peux construire", "タイルを置ける？"),
}


def evening() -> State:
    """Seat 0 to play: red lock with a bid of 3, a closed workshop, a tile to pay a yellow worker, an upgrade paid."""
    mine = seat("3 red 1 blue", goods="1 wood", village=[built("stable", 0, 1, goods="1 wood 1 iron")])
    theirs = seat("4 red", village=[built("workshop", 0, 1, uses="2 red, 3 red")])
    offer = ("keywood", bidden("miner", "1 3 red"), bidden("peddler", "0 2 blue, 1 3 blue"))
    return table(mine, theirs, offer=offer, orders=("order-1",)).state


def asked(state: State, question: str, who: int = 0, l10n: Localizer = ENGLISH) -> Verdict:
    """As the command does: what is to be judged, and what is to be done with it."""
    found = BOOK.rulebook.at_the_table(question)
    assert found, question
    return BOOK.verdict(l10n, look(state, who), found[0], "it", BOOK.rulebook.position.deeds(question))


def told(state: State, entry: str, who: int = 0, deeds: tuple[str, ...] = ()) -> Verdict:
    return BOOK.verdict(ENGLISH, look(state, who), BOOK.rulebook.entries[entry], "it", deeds)


def test_what_can_be_done_with_a_tile_is_listed_with_the_least_workers_of_each_colour() -> None:
    """Rules 6.2, 7.2."""
    said = told(evening(), "tile-keywood")
    assert said.possible
    assert said.lines[0] == "it, now you can:"
    assert set(said.lines[1:]) == {
        "- Bid on Keywood: 1 blue",
        "- Bid on Keywood: 1 red",
        "- Use Keywood: 1 blue",
        "- Use Keywood: 1 red",
    }


@pytest.mark.parametrize(
    ("question", "rule", "said"),
    [
        ("can i bid on the miner", "4.4", "You need 4 red behind your screen and have 3 (rule 4.4)."),
        ("can i outbid him on the miner", "4.4", "You need 4 red behind your screen and have 3 (rule 4.4)."),
        ("why cant i use the workshop", "7.2", "Workshop is closed for this season (rule 7.2)."),
        ("can i use the peddler", "7.4", "Peddler asks for a worker from behind your screen: yellow (rule 7.4)."),
        ("can i bid on the workshop", "6.1", "Workshop cannot be bid for (rule 6.1)."),
        ("can i bid on sea bastion", "6.1", "Sea Bastion cannot be bid for (rule 6.1)."),
        ("can i use turn order 1", "7.1", "Turn order 1 "),
        ("why can't i upgrade home 1", "8.6", "Upgrading Home 1 takes 1 wood, 1 stone, lying on it (rule 8.6)."),
        ("can i upgrade the workshop", "8.1", "Workshop is not in your village (rule 8.1)."),
        ("can i use the well", "16", "Well is not in play (rule 16.2)."),
        ("¿puedo usar el workshop?", "7.2", "Workshop is closed"),
        ("puis-je enchérir sur miner ?", "4.4", "You need 4 red"),
        ("minerに入札できる？", "4.4", "You need 4 red"),
    ],
)
def test_why_that_cannot_be_done_with_that_tile_is_said_first(question: str, rule: str, said: str) -> None:
    answer = asked(evening(), question)
    assert not answer.possible
    assert answer.lines[0].startswith(said), answer.lines
    assert answer.entries[0] == rule_id(rule)


def test_what_lies_at_the_tile_and_behind_the_own_screen_stands_below() -> None:
    said = "\n".join(asked(evening(), "can i bid on the miner").lines)
    for line in ("Miner is on offer, place 2.", "Player 1 3 red leads.", "Behind your screen: 1 blue, 3 red"):
        assert line in said


def test_an_upgrade_that_is_paid_for_says_which_use_it_takes() -> None:
    """Rules 8.1, 8.5, 8.6: in a turn nobody upgrades; the resources of the stable's cost lie on it."""
    answer = asked(evening(), "can i upgrade the stable")
    assert not answer.possible
    assert answer.lines[0] == "What Stable's upgrade takes is there: use a transport tile with an upgrade (rule 8.1)."
    assert answer.entries == ("rule-8-1", "tile-stable")


def test_what_bars_everybody_comes_before_what_the_asker_lacks() -> None:
    """Rules 7.2, 6.1: closed, whoever has red workers; a boat is not bid for, with workers or without."""
    theirs = seat("4 red", village=[built("workshop", 0, 1, uses="2 red, 3 red")])
    state = table(seat("1 blue"), theirs, offer=("keywood",)).state
    closed = told(state, "tile-workshop", deeds=("rule-7-1",)).lines[0]
    assert closed == "Workshop is closed for this season (rule 7.2)."
    poor = table(seat(), theirs, offer=("keywood",)).state
    assert told(poor, "tile-keyflower", deeds=("rule-6-1",)).lines[0] == "Keyflower cannot be bid for (rule 6.1)."


def test_losing_groups_count_for_what_can_be_done() -> None:
    """Rule 4.4: two blue beside the peddler are free, one is behind the screen; the fair's third use takes 3."""
    offer = (bidden("peddler", "0 2 blue, 1 3 blue"), bidden("keywood", "", "2 blue"))
    state = table(seat("1 blue"), seat(), offer=offer).state
    assert "- Use Keywood: 3 blue, moved from place 1" in told(state, "tile-keywood", deeds=("rule-7-1",)).lines


def test_who_is_not_to_play_hears_who_is() -> None:
    answer = asked(evening(), "can i use keywood", who=1)
    assert (answer.possible, answer.lines[0]) == (False, "Others are to act now (rule 13.1).")
    assert "- 🔥 Player 0 is to play." in answer.lines


def test_what_there_is_nothing_to_do_with_is_said_so() -> None:
    """Rule 8.2: work, and not a resource in the village."""
    state = table(seat("1 red"), seat(), phase="work", work={"tile": "home-1", "steps": 1, "upgrades": 1}).state
    assert told(state, "rule-8-2").lines == ("No resource lies in your village (rule 8.2).",)
    assert asked(state, "can i end my turn").possible
    assert told(evening(), "rule-10-4").lines[0] == "That cannot be done now (rule 13.1)."


def test_the_winter_hand_of_another_is_not_given_away() -> None:
    """Rule 2.1: dealt to somebody else or out of the game, the answer is the same."""
    dealt = [
        table(seat(hand="jeweller"), seat(hand=hand), season="winter", phase="winter-choice").state
        for hand in ("windmill", "scholar")
    ]
    assert told(dealt[0], "tile-windmill") == told(dealt[1], "tile-windmill")
    assert (
        "- Windmill is not on the table: still to come, in a hidden hand, or not in this game."
        in told(dealt[0], "tile-windmill").lines
    )
    assert told(dealt[0], "tile-jeweller").possible


def test_whoever_looks_on_is_told_the_rule_alone() -> None:
    outside = look(evening(), None)
    for entry in ("tile-keywood", "rule-6-1", "tile-stable"):
        said = BOOK.verdict(ENGLISH, outside, BOOK.rulebook.entries[entry], "it")
        assert (said.possible, said.lines, said.entries) == (False, (ENGLISH("why-no-seat"),), (entry,))
    explained = SCREENS.refusals.why(ENGLISH, outside, WHY.written(refuse(Reason.LOCKED, tile="miner")))
    assert explained.lines == (ENGLISH("why-no-seat"),)


# Questions as they are typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_can_be_asked_about_by_its_name(language: str) -> None:
    for name, tile in game().tiles.facts.items():
        for question, deed in zip(ASKED[language], DEEDS, strict=True):
            said = question.format(tile.name)
            found = BOOK.rulebook.at_the_table(said)
            assert found is not None, said
            assert [entry.id for entry in found] == [f"tile-{name}"], said
            assert deed in BOOK.rulebook.position.deeds(said), said


@pytest.mark.parametrize(("entry", "questions"), BARE.items(), ids=BARE)
def test_what_names_no_tile_is_judged_by_what_is_to_be_done(entry: str, questions: tuple[str, ...]) -> None:
    for question in questions:
        found = BOOK.rulebook.at_the_table(question)
        assert found is not None, question
        assert [one.id for one in found] == [entry], question


# Every refusal


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_leads_to_the_entry_of_its_rule(reason: Reason) -> None:
    state = evening()
    facts: tuple[dict[str, str], ...] = ({}, {"tile": "miner"}, {"boat": "flipper"}, {"to": "stable"}, {"tile": "?"})
    for one in facts:
        words = WHY.written(refuse(reason, None, **one))
        assert WHY.read(words).reason is reason
        for language in LANGUAGES:
            why = SCREENS.refusals.why(SPOKEN.for_locale(language).of("keyflower"), look(state), words)
            assert set(why.entries) <= BOOK.rulebook.entries.keys()
            assert BOOK.rulebook.entries[why.entries[0]].number in (RULE_OF[reason], RULE_OF[reason].split(".")[0])


@pytest.mark.parametrize("words", [(), ("stolen",), ("locked", "tile=miner", "boat=flipper"), ("locked", "seat=1")])
def test_words_that_were_made_up_explain_nothing(words: tuple[str, ...]) -> None:
    with pytest.raises(UnknownPress):
        SCREENS.refusals.why(ENGLISH, look(evening()), words)


def test_a_refusal_has_its_button() -> None:
    """What stands behind it: where the tile is, who leads, and what the own screen holds."""
    words = WHY.written(refuse(Reason.BID_TOO_LOW, tile="miner", least=4))
    why = SCREENS.refusals.why(ENGLISH, look(evening()), words)
    assert why.entries == ("rule-6-2", "tile-miner")
    assert "- Miner is on offer, place 2." in why.lines
    assert "- Behind your screen: 1 blue, 3 red; nothing" in why.lines


# What matters now


def test_what_matters_is_of_the_phase_with_the_tiles_of_it() -> None:
    turns = BOOK.matters(look(evening()))
    assert turns[0] == "rule-4-1"
    assert {"rule-5-1", "rule-6-2", "rule-7-2", "tile-keywood", "tile-miner", "tile-stable"} <= set(turns)
    taken = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]
    building = table(seat(won="miner"), seat(), phase="building", boats=taken).state
    assert BOOK.matters(look(building))[:2] == ("rule-10-4", "rule-10-5")
    assert "tile-miner" in BOOK.matters(look(building))


def test_the_own_winter_hand_matters_to_its_owner_alone() -> None:
    state = table(seat(hand="jeweller"), seat(hand="windmill"), season="winter", phase="winter-choice").state
    assert "tile-jeweller" in BOOK.matters(look(state))
    assert "tile-windmill" not in BOOK.matters(look(state))
    assert not {"tile-jeweller", "tile-windmill"} & set(BOOK.matters(look(state, None)))


def test_its_name_alone_opens_its_front_page() -> None:
    """And the boat of that name is found by more words."""
    books = titles().rulebooks
    named = books.game_named(SPOKEN.english, "keyflower")
    assert named is not None
    assert named.game == "keyflower"
    assert BOOK.rulebook.find("keyflower boat")[0].entry.id == "tile-keyflower"
