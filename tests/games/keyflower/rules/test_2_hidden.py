"""Rules 2.1 to 2.4: what is hidden, what is public, what screens tell."""

from msgspec.structs import replace

from kingsforge_bot.games.keyflower.rules.events import ScreensOpened, SkillPaid, SkillsDrawn, Upgraded, WorkersDrawn
from kingsforge_bot.games.keyflower.rules.meta import Screens
from tests.games.keyflower.rules.table import bidden, built, seat, table


def test_what_others_see_of_a_screen() -> None:
    """Rules 2.1, 2.3: how many workers, skill tiles and winter tiles, and no more."""
    t = table(seat("3 red 2 green", skills="1 saw 1 anvil", hand="windmill scribes"), seat("1 blue", hand="scholar"))
    seen = t.seen(1).players[0]
    assert (seen.workers.total, seen.workers.unseen) == (5, 5)
    assert (seen.skills.total, seen.skills.unseen) == (2, 2)
    assert seen.hand == ("?", "?")
    assert t.seen(0).players[0] == t.state.players[0]


def test_what_everybody_sees() -> None:
    """Rule 2.2: bids, uses, loads, villages, greens, and how much is in bag and pile."""
    load = [{"name": "keyflower", "workers": {"red": 2}, "skills": {"saw": 1}}, {"name": "sea-bastion"}]
    t = table(
        seat("1 red", village=[built("keywood", 0, -1, goods="2 wood", uses="1 red")]),
        seat(),
        offer=[bidden("miner", "0 2 blue")],
        boats=load,
    )
    seen = t.seen(None)
    assert (seen.offer, seen.boats, seen.greens) == (t.state.offer, t.state.boats, t.state.greens)
    assert seen.players[0].village == t.state.players[0].village
    assert (seen.bag.unseen, seen.pile.unseen) == (t.state.bag.total, t.state.pile.total)
    assert (seen.bag.red, seen.pile.saw) == (0, 0)


def test_drawn_workers_are_seen_by_the_drawer_only() -> None:
    """Rule 2.1: all see how many."""
    t = table(seat("2 red"), seat(), offer=["alehouse"])
    t.play("0 use alehouse with 1 red", draws="yellow")
    (mine,) = [event for event in t.told(0) if isinstance(event, WorkersDrawn)]
    (theirs,) = [event for event in t.told(1) if isinstance(event, WorkersDrawn)]
    assert (str(mine.workers), theirs.workers.total, theirs.workers.yellow) == ("1 yellow", 1, 0)


def test_drawn_skill_tiles_are_seen_by_the_drawer_only() -> None:
    """Rule 2.1."""
    t = table(seat("2 red"), seat(), offer=["apprentice-hall"])
    t.play("0 use apprentice-hall with 1 red", draws="anvil")
    (mine,) = [event for event in t.told(0) if isinstance(event, SkillsDrawn)]
    (theirs,) = [event for event in t.told(None) if isinstance(event, SkillsDrawn)]
    assert (str(mine.skills), theirs.skills.total, theirs.skills.anvil) == ("1 anvil", 1, 0)


def test_counted_screens_tell_nothing_that_is_known() -> None:
    """Rule 2.3: the owner sees what others could know."""
    t = table(seat("1 red"), seat("1 red"), offer=["peddler", bidden("miner", "0 2 blue, 1 3 blue")])
    t.all_pass()
    assert t[0].known == "2 blue"
    assert str(t.seen(1).players[0].known_workers) == ""
    assert str(t.seen(0).players[0].known_workers) == "2 blue"


def test_known_screens_tell_what_public_events_say() -> None:
    """Rule 2.3: workers taken back, loads and greens; what is drawn nobody knows."""
    t = table(seat("1 red"), seat("1 red"), offer=[bidden("miner", "0 2 blue, 1 3 blue")], screens="known")
    t.all_pass()
    assert str(t.seen(1).players[0].known_workers) == "2 blue"


def test_a_public_loss_lowers_what_is_known() -> None:
    """Rule 2.3: by the number lost, never below 0."""
    t = table(seat("4 blue 1 red"), seat("1 red"), offer=["miner", "gold-mine"], screens="known")
    known = replace(t.state.players[0], known_workers=replace(t.state.players[0].workers, blue=2, red=0))
    t.state = replace(t.state, players=(known, t.state.players[1]))
    t.play("0 bid miner with 1 blue")
    assert t[0].known == "1 blue"
    t.play("1 pass").play("0 bid gold-mine with 3 blue")
    assert t[0].known == ""
    assert t.seen(1).screens is Screens.KNOWN


def test_a_hidden_skill_payment_lowers_each_kind() -> None:
    """Rules 2.3, 2.4: it may have been any of them."""
    t = table(seat("1 red", skills="2 saw 1 anvil"), seat("1 red"), offer=["brewer"], season="summer", screens="known")
    mine = t.state.players[0]
    t.state = replace(t.state, players=(replace(mine, known_skills=mine.skills), t.state.players[1]))
    t.play("0 use brewer with 1 red paying saw")
    assert str(t.state.players[0].known_skills) == "1 saw"
    assert t[0].skills == "1 saw 1 anvil"


def test_a_skill_tile_of_free_choice_is_not_shown() -> None:
    """Rule 2.4: of a use and of an upgrade; of a printed kind it is."""
    t = table(seat("1 red", skills="1 saw"), seat("1 red"), offer=["brewer", "carpenter"], season="summer")
    t.play("0 use brewer with 1 red paying saw")
    (theirs,) = [event for event in t.told(1) if isinstance(event, SkillPaid)]
    assert (theirs.skills.unseen, theirs.skills.saw) == (1, 0)
    t = table(seat("1 red", skills="1 saw"), seat("1 red"), offer=["brewer", "carpenter"], season="summer")
    t.play("0 use carpenter with 1 red")
    (theirs,) = [event for event in t.told(1) if isinstance(event, SkillPaid)]
    assert str(theirs.skills) == "1 saw"


def test_the_skill_tile_of_a_barn_is_not_shown() -> None:
    """Rule 2.4."""
    t = table(seat("1 red", skills="1 anvil", village=[built("barn", 0, -1)]), seat("1 red"), season="autumn")
    t.play("0 use home-1 with 1 red").play("0 upgrade barn paying 1 anvil")
    (theirs,) = [event for event in t.told(1) if isinstance(event, Upgraded)]
    assert (theirs.skills.unseen, theirs.skills.anvil) == (1, 0)
    (mine,) = [event for event in t.told(0) if isinstance(event, Upgraded)]
    assert str(mine.skills) == "1 anvil"


def test_at_the_end_all_is_shown() -> None:
    """Rule 2.4: screens, hands, and winter tiles that were not dealt."""
    t = table(
        seat("1 red", hand="windmill scribes", given="windmill", won="windmill"),
        seat("1 blue", skills="1 saw", hand="watermill jeweller", given="jeweller"),
        season="winter",
        phase="building",
        boats=[{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}],
    )
    t.play(f"0 {t.legal(0, 'place')[0]}")
    t.play("0 done")
    (opened,) = [event for event in t.events if isinstance(event, ScreensOpened)]
    assert str(opened.workers[0]) == "1 red"
    assert opened.given == (("windmill",), ("jeweller",))
    assert len(opened.undealt) == 12 - 4
    assert t.seen(None) == t.state
