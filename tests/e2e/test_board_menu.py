"""The menu under the public board, through Discord: two presses a decision, and a refusal that can be followed."""

from kingsforge_bot.sandbox import Person
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import menus

CHOOSE = ": claim a card or dock"


async def test_who_is_awaited_claims_from_the_board_and_others_are_told(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2, boards="fold")
    board = await play.board()
    [user] = board.awaited
    mine, other = (ann, ben) if user == ann.id else (ben, ann)
    [(name, lines)] = menus(board.message).items()
    assert name.endswith(f"{mine.name}{CHOOSE}")
    claim = next(value for _, value, _ in lines if value.startswith("gather "))
    edits = {board.message.edited_at}
    for _ in range(2):
        # Shown anew, so that the client sends the same choice again.
        refused = await other.choose(board.message, name, [claim])
        told = await refused.followup()
        assert told.only_for == other.id
        assert f"{mine.name}" in told.content
        standing = await house.server.when(board.message, lambda one: one.edited_at not in edits)
        edits.add(standing.edited_at)
        assert standing.components == board.message.components
        assert standing.attachments == board.message.attachments
    done = await (await mine.choose(board.message, name, [claim])).followup()
    assert done.only_for == mine.id
    assert "You claimed" in done.content
    play.seen = board.seq
    assert (await play.board()).awaited == (other.id,)
    folded = await house.server.when(board.message, lambda one: not one.components)
    assert not folded.attachments
