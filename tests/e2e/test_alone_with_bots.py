"""One person and a bot, through Discord: a hint done by a press, several draws at once, everything goes back."""

import re

import pytest

from kingsforge_bot.sandbox import Message, Person, buttons
from tests.e2e.dwarven_smithy import MY_TURN, Smithy, smithy
from tests.e2e.hands import GREEN, read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import labels, menus

GAMES = ("kings_forge", "dwarven_smithy")


async def alone(house: House, ann: Person, game: str) -> tuple[Play | Smithy, Message]:
    """A table with a bot, and her panel at the first turn."""
    play: Play | Smithy
    if game == "kings_forge":
        play = await seated(house, [ann], players=2, bots=1, boards="fold")
        await play.board()
        return play, await read(await ann.slash(house.channel, "turn"))
    play = await smithy(house, [ann], bots=1, boards="fold")
    return play, await read(await ann.press((await play.board()).message, MY_TURN))


_NAMES = re.compile(r"[A-Z][a-z]{2,}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_done_by_a_press_and_taken_back_past_the_bots_move(house: House, game: str) -> None:
    ann = house.person("Ann")
    _, shown = await alone(house, ann, game)
    hint = await read(await ann.press(shown, "Hint"))
    [first] = [line for line in hint.content.splitlines() if line.startswith("1. ")]
    assert {"Do this", "Do 2"} <= labels(hint)
    done = await read(await ann.press(hint, "Do this"))
    back = await read(await ann.press(done, "Undo"))
    # What was done is named as the hint named it: the card, the dock.
    gone = re.search(r"Taken back: (.*)", back.content)
    assert gone is not None
    assert {*_NAMES.findall(gone[1].partition(". ")[0])} & {*_NAMES.findall(first)}
    again = await read(await ann.press(back, "Hint"))
    assert again.content.splitlines()[-3:] == hint.content.splitlines()[-3:]


async def test_one_decision_after_the_other_goes_back(house: House) -> None:
    ann = house.person("Ann")
    _, shown = await alone(house, ann, "dwarven_smithy")
    played = list[str]()
    for _ in range(2):
        name, lines = next(iter(menus(shown).items()))
        play = next(value for _, value, _ in lines if value.startswith("play "))
        played.append(play.split()[1].replace("-", " "))
        shown = await read(await ann.choose(shown, name, [play]))
    for is_there_more in (True, False):
        shown = await read(await ann.press(shown, "Undo"))
        assert f"taken back: play {played.pop()}" in shown.content.lower()
        assert ("Undo" in labels(shown)) == is_there_more


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_opened_anew_can_still_be_taken_back(house: House, game: str) -> None:
    """Not before anything was done; then also once the message that told of it is gone."""
    ann = house.person("Ann")
    play, shown = await alone(house, ann, game)
    assert "Undo" not in labels(shown)
    await read(await ann.press(shown, next(one.label for one in buttons(shown) if one.style == GREEN)))
    board = (await play.board()).message
    opened = await read(await ann.press(board, MY_TURN if game == "dwarven_smithy" else "Dock"))
    assert "Undo" in labels(opened)
    assert "Undo" in labels(await read(await ann.slash(house.channel, "turn")))


async def test_a_hand_is_drawn_by_one_press_and_the_next_turn_ends_by_no_second_one(house: House) -> None:
    ann = house.person("Ann")
    _, shown = await alone(house, ann, "dwarven_smithy")
    [(menu, several)] = [
        (name, value)
        for name, lines in menus(shown).items()
        for label, value, _ in lines
        if " times " in value and label.startswith("Draw ") and label.endswith(" from the mine")
    ]
    told = await read(await ann.choose(shown, menu, [several]))
    # That a full hand ends a turn is the rule, and no news where it was drawn at once.
    assert "your turn is over" not in told.content
    assert not [label for label in labels(told) if label.startswith("Draw:")]
    asked = await read(await ann.press(told, "End turn"))
    assert "nothing this turn" in asked.content
    assert labels(asked) >= {"End turn", "Back"}


async def test_a_decision_is_one_choice_on_the_board(house: House) -> None:
    """And the bot's answer stands with the next one."""
    ann = house.person("Ann")
    play = await seated(house, [ann], players=2, bots=1, boards="fold")
    board = await play.board()
    [(name, lines)] = menus(board.message).items()
    claim = next(value for _, value, _ in lines if value.startswith("gather "))
    done = await (await ann.choose(board.message, name, [claim])).followup()
    assert done.only_for == ann.id
    assert "You claimed" in done.content
    assert "Undo" in labels(done)


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_read_goes_with_what_is_taken_back(house: House, game: str) -> None:
    """Odds or a hint of a position that is no more; nobody is to choose by them."""
    ann = house.person("Ann")
    _, shown = await alone(house, ann, game)
    done = await read(await ann.press(shown, next(one.label for one in buttons(shown) if one.style == GREEN)))
    kings_forge = game == "kings_forge"
    asked = await read(await (ann.slash(house.channel, "odds") if kings_forge else ann.press(done, "Hint")))
    assert asked.id in {one.id for one in ann.sees(house.channel)}
    await read(await ann.press(done, "Undo"))
    shelf = house.server.world.messages[asked.channel_id]
    await house.server.until(lambda: asked.id not in shelf or None, "the hint to go")
