"""/turn through Discord: what can be done, the list of it, and doing it."""

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import boards


async def test_a_turn_is_played_from_the_list(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    [user] = board.awaited
    mine, other = (ann, ben) if user == ann.id else (ben, ann)
    shown = await read(await mine.slash(house.channel, "turn"))
    assert "Your turn" in shown.content
    assert "to play" in (await read(await other.slash(house.channel, "turn"))).content
    lines = await mine.complete(house.channel, "turn", "do", typed="token")
    [line] = [one for one in lines if str(one.value) == "pass taking token"]
    done = await read(await mine.slash(house.channel, "turn", {"do": str(line.value)}))
    assert "You passed" in done.content
    play.seen = board.seq
    assert (await play.board()).awaited == (other.id,)


async def test_the_hint_of_a_board_is_for_who_asks_and_decides_nothing(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    [user] = board.awaited
    mine = ann if user == ann.id else ben
    told = await read(await mine.press(board.message, "Hint"))
    assert told.only_for == mine.id
    assert "1. " in told.content
    assert boards(house.server, house.channel, play.table)[-1] == board
