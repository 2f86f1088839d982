"""The whole log of a game of Keyflower, to be checked: draws and shuffles (13.2), and all that was hidden (2.4)."""

import json
from pathlib import Path
from random import Random

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.keyflower.rules.events import SeasonBegan
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.audit.reading_back import read_back
from kingsforge_bot.service.audit.verifying import Difference
from kingsforge_bot.service.proposals import EndAll, Outcome
from kingsforge_bot.service.types import TableStatus
from tests.games.keyflower.sitting import GAME, PEOPLE, first, play, serve, state
from tests.properties.keyflower import SUBJECT
from tests.properties.play import Thrown
from tests.properties.taking_back import take_back
from tests.service.audit.verifying import verified
from tests.service.room import ADA, BEN, CLEO, Room, open_room
from tests.service.timed import ONE, look

EARLY = 150
"""Actions after which nothing is taken back any more, so that the game ends."""


async def test_an_end_by_agreement_amid_the_winter_choice_tells_what_was_given(tmp_path: Path) -> None:
    """Rule 2.4: in the file, which leads back to the same by the rules, with all that was drawn and shuffled."""
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAME) as room:
        room.service = serve(room)
        await room.started(BEN, CLEO, players=3)
        await until(room, Phase.WINTER_CHOICE)
        await play(room, await first(room, 0, "give"))
        file = (await room.service.history.file(ONE)).to_json()
        assert b"give " not in file
        vote = await room.service.votes.ask(ONE, ADA, EndAll(), decided_on=(await look(room)).table.seq)
        for user in (BEN, CLEO):
            vote = await room.service.votes.answer(ONE, user, vote.vote.number, agrees=True)
        assert vote.vote.outcome is Outcome.AGREED
        assert (await look(room)).table.status is TableStatus.CLOSED
        file = (await room.service.history.file(ONE)).to_json()
        assert b"give " in file
        found = read_back({GAME.key: GAME}, file, always)
        assert found.look is not None
        assert found.look.view == GAME.player_view(await state(room), None)
        assert found.sealed
        assert found.verified.draws == 8 + 3 + await faces(room) + 3, "set-up, summer, its faces, autumn (13.2)"


async def until(room: Room, phase: Phase) -> None:
    """The mildest is played until then."""
    while (now := await state(room)).phase is not phase:
        seat = min(GAME.to_act(now))
        await play(room, f"{seat} {GAME.timeout_action(now, seat)}")


async def faces(room: Room) -> int:
    """How many summer boats were laid out."""
    events = [event for entry in await room.service.history.entries(ONE, last=1000) for event in entry.events]
    (offer,) = [event.offer for event in events if isinstance(event, SeasonBegan) and event.season == "summer"]
    return sum(GAME.tiles[tile.name].is_summer_boat for tile in offer)


async def test_13_2_a_whole_game_follows_from_its_file_draw_by_draw(tmp_path: Path) -> None:
    """With much taken back; whoever alters one draw or shuffle is found out at that very entry."""
    source = Random("a whole game")
    async with open_room(tmp_path / "kingsforge.sqlite3", game=GAME) as room:
        room.service = serve(room)
        await room.started(BEN, CLEO, players=3)
        freely, played = 0, 0
        while await act(room, source):
            played += 1
            if played < EARLY and source.random() < 0.15:
                retraction = await take_back(room, source.choice(PEOPLE))
                freely += retraction is not None and retraction.bar is None
        now = await look(room)
        assert (now.table.status, now.view.phase) == (TableStatus.OVER, Phase.OVER)
        assert freely
        found = await verified(room, ONE)
        assert found is not None
        assert (found.differs, found.by_rules, found.entries) == (None, True, now.table.seq)
        file = (await room.service.history.file(ONE)).to_json()
    back = read_back({GAME.key: GAME}, file, always)
    assert back.look is not None
    assert (back.look.view, back.verified) == (now.view, found)
    met = {entry["action"].partition(" ")[0]: entry["seq"] for entry in json.loads(file)["entries"] if entry["luck"]}
    assert met.keys() >= {"setup", "use", "done", "give"}
    for seq in met.values():
        altered = json.loads(file)
        entry = altered["entries"][seq - 1]
        entry["luck"][0] = 1 - min(entry["luck"][0], 1)
        verdict = read_back({GAME.key: GAME}, json.dumps(altered).encode(), always).verified
        assert (verdict.differs, verdict.what) == (seq, Difference.LUCK)


async def act(room: Room, source: Random) -> bool:
    """A random action of whoever may act, by what they see; False when the game is over."""
    for user in source.sample(PEOPLE, len(PEOPLE)):
        seen = await room.service.play.look(ONE, user)
        if seen.may_act and seen.seat is not None and (seen.is_awaited or source.random() < 0.2):
            action = choice(GAME, SUBJECT.player, seen.view, seen.seat, Thrown(source))
            await room.service.play.act(ONE, user, action, decided_on=seen.table.seq)
            return True
    return bool((await look(room)).awaited)
