"""A table's luck is sealed before anybody sits down, mixed at the start, and can be checked by anybody afterwards."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.service.audit.sealing import resealing
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused
from kingsforge_bot.service.post.post_records import Owed, Posted, PostKind
from kingsforge_bot.service.turn.luck import Seal, Secret, mixed
from kingsforge_bot.service.types import MessageId, Table, TableId, TableStatus
from tests.service.listening import said
from tests.service.room import ADA, BEN, CLEO, FORGE, Entropy, FakePublisher, Room, serve

VERIFY = Path(__file__).parents[3] / "docs/verify.py"
CARD = MessageId(123456789)


async def card_stands(room: Room, table: Table) -> None:
    await room.store.stands(table.id, Owed(PostKind.LOBBY, 0, 0, 1), Posted(0, CARD, table.place))


async def seal_of(room: Room, table: TableId) -> Seal:
    return (await room.store.seals.of(table))[-1]


async def test_a_lobby_is_sealed_before_anybody_else_sits_there(room: Room) -> None:
    table = await room.lobby()
    seal = await seal_of(room, table.id)
    assert table.commitment == seal.commitment
    assert (seal.since, seal.scheme, seal.mix) == (1, 2, "")
    assert (await room.service.lobbies.join(table.id, BEN, "Ben")).commitment == seal.commitment


async def test_the_secret_stays_the_same_and_hidden_through_the_start(room: Room) -> None:
    table = await room.lobby(BEN, players=2)
    before = await seal_of(room, table.id)
    started = (await room.service.lobbies.start(table.id, ADA)).look.table
    (shown,) = (await room.service.history.file(table.id)).seals
    assert (shown.commitment, shown.secret) == (before.commitment, None)
    assert started.commitment == before.commitment
    assert before.secret.opened not in (await room.service.history.file(table.id)).to_json().decode()


async def test_card_and_words_are_mixed_in_and_the_set_up_follows_from_them(room: Room) -> None:
    table = await room.lobby(players=3)
    await card_stands(room, table)
    await room.service.lobbies.join(table.id, CLEO, "Cleo", "elm")
    await room.service.lobbies.join(table.id, BEN, "Ben")
    await room.service.lobbies.join(table.id, ADA, "Ada", "  oak\n")
    done = await room.service.lobbies.start(table.id, ADA)
    seal = await seal_of(room, table.id)
    assert seal.mix == mixed(CARD, ["elm", "oak"])
    state = FORGE.setup(3, {}, seal.luck(0)).state
    assert FORGE.player_view(state, None) == done.look.view


async def test_without_a_card_that_is_what_is_mixed_in(room: Room) -> None:
    done = await room.started(BEN, players=2)
    assert (await seal_of(room, done.look.table.id)).mix == "card none"


async def test_another_word_makes_another_game(room: Room) -> None:
    seal = await seal_of(room, (await room.lobby()).id)
    games = [FORGE.setup(2, {}, Seal(1, 2, seal.secret, mixed(CARD, [word])).luck(0)).state for word in ("oak", "elm")]
    assert games[0] != games[1]


async def test_a_word_cannot_be_taken_back_by_leaving(room: Room) -> None:
    table = await room.lobby(players=3)
    await room.service.lobbies.join(table.id, BEN, "Ben", "elm")
    await room.service.lobbies.leave(table.id, BEN)
    with pytest.raises(LobbyRefused) as caught:
        await room.service.lobbies.join(table.id, BEN, "Ben", "ash")
    assert caught.value.reason is LobbyReason.WORD_GIVEN
    assert (await room.service.play.look(table.id)).table.sitter(BEN) is None
    await room.service.lobbies.join(table.id, BEN, "Ben")
    await room.service.lobbies.start(table.id, ADA)
    assert (await seal_of(room, table.id)).mix == "card none\nword elm"


@pytest.mark.parametrize("word", ["", "  ", "\u200b\n"])
async def test_a_word_of_nothing_visible_is_refused_and_nobody_sits_down(room: Room, word: str) -> None:
    table = await room.lobby()
    with pytest.raises(LobbyRefused) as caught:
        await room.service.lobbies.join(table.id, BEN, "Ben", word)
    assert caught.value.reason is LobbyReason.NO_WORD
    assert (await room.service.play.look(table.id)).table.sitters == table.sitters


async def test_a_word_of_several_lines_is_one_line_of_the_mix(room: Room) -> None:
    table = await room.lobby(players=2)
    await room.service.lobbies.join(table.id, BEN, "Ben", "elm\ncard 1")
    await room.service.lobbies.start(table.id, ADA)
    assert (await seal_of(room, table.id)).mix == "card none\nword elm card 1"


async def test_ai_players_do_not_touch_the_stream_of_the_table(room: Room) -> None:
    done = await room.started(players=2, bots=1)
    while done.look.awaited and done.look.table.seq < 60:
        done = await room.act(done.look.table.id)
    seal, following = await seal_of(room, done.look.table.id), 0
    for row in await room.store.log(done.look.table.id):
        luck = seal.luck(row.draw_from)
        for draw in row.draws.split():
            luck.roll(int(draw[1:])) if draw[0] == "r" else luck.shuffle(range(int(draw[1:])))
        assert row.draw_from == following
        following = luck.next_counter


# ------------------------------------------------------------------------------------- the script of docs/verify.py


async def over(room: Room) -> dict[str, Any]:
    """The file of a game of which the end was brought near, with a word and a restore in it."""
    table = await room.lobby(players=2)
    await card_stands(room, table)
    await room.service.lobbies.join(table.id, BEN, "Ben", "elm")
    await room.service.lobbies.start(table.id, ADA)
    for _ in range(20):
        await room.act(table.id)
    async with room.store.writing() as writing:
        await resealing(Entropy("elm"))(writing, table.id)
    room.service = serve(room.store, room.clock)
    for _ in range(100):
        await room.act(table.id)
    items = ", ".join(f'"{name}"' for name in ("table", "axe", "crown", "shield", "pick"))
    position = (
        f"""{{"players": [{{"hand": ["M1"], "items": [{items}]}}, {{}}], "phase": "craft", "anvil": 1, "turn": 0}}"""
    )
    await room.put(table.id, position.encode())
    done = await room.act(table.id, "end")
    assert done.look.table.status is TableStatus.OVER
    file: dict[str, Any] = json.loads((await room.service.history.file(table.id)).to_json())
    return file


def checked(tmp_path: Path, file: dict[str, Any], *noted: str) -> tuple[int, str]:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(file), "utf-8")
    run = subprocess.run([sys.executable, VERIFY, path, *noted], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


async def test_the_published_script_recomputes_a_whole_game(room: Room, tmp_path: Path) -> None:
    file = await over(room)
    first, second = file["seals"]
    assert sum(entry["draws"].startswith("r") for entry in file["entries"][1:]) > 5
    assert first["mix"] == f"card {CARD}\nword elm"
    for seal in (first, second):
        assert seal["commitment"] == hashlib.sha256(bytes.fromhex(seal["secret"])).hexdigest()
    for noted in ([], [first["commitment"]]):
        code, told = checked(tmp_path, file, *noted)
        assert (code, told.splitlines()) == (
            0,
            [
                f"The game began with the seal {first['commitment']} and mixed in ['card {CARD}', 'word elm']",
                f"{file['last']} entries, 0 wrong, to the end",
            ],
        )
    assert len(VERIFY.read_text("utf-8").splitlines()) <= 60


async def test_a_seal_replaced_in_the_lobby_is_told_there_and_by_the_script(room: Room, tmp_path: Path) -> None:
    """Who knows the words could otherwise restore until the set-up suits."""
    table = await room.lobby(BEN, players=2)
    noted = table.commitment
    assert noted is not None
    async with room.store.writing() as writing:
        await resealing(Entropy("elm"))(writing, table.id)
    assert PostKind.SEAL in {owed.kind for owed in await room.store.owed(table.id)}
    await room.service.lobbies.start(table.id, ADA)
    publisher = FakePublisher()
    await card_stands(room, table)
    await said(room, publisher)
    assert {card.mix for card in publisher.cards} == {"card none"}
    file = json.loads((await room.service.history.file(table.id)).to_json())
    for seal, kept in zip(file["seals"], await room.store.seals.of(table.id), strict=True):
        seal["secret"] = kept.secret.opened
    code, text = checked(tmp_path, file, noted)
    assert (code, "WRONG: that is not the seal you noted" in text) == (1, True)


async def test_the_script_finds_what_was_forged(room: Room, tmp_path: Path) -> None:
    file = await over(room)
    rolled = next(n for n, entry in enumerate(file["entries"]) if n and entry["draws"].startswith("r"))
    values = file["entries"][rolled]["luck"]

    def told(**changed: Any) -> tuple[int, str]:
        return checked(tmp_path, file | changed)

    forged = file["entries"][rolled] | {"luck": [*values[:-1], 1 + values[-1] % 6]}
    entries = [*file["entries"][:rolled], forged, *file["entries"][rolled + 1 :]]
    code, text = told(entries=entries)
    assert (code, text.splitlines()[1:]) == (
        1,
        [f"WRONG: entry {rolled + 1}, {rolled + 1} of the file", f"{file['last']} entries, 1 wrong, to the end"],
    )
    code, text = told(entries=file["entries"][:-1])
    assert (code, text.splitlines()[1:]) == (1, [f"{file['last'] - 1} entries, 0 wrong, NOT TO THE END"])
    code, text = told(entries=file["entries"][:30] + file["entries"][31:])
    assert code == 1
    assert "WRONG: entry 32, 31 of the file" in text
    other = file["seals"][0] | {"secret": "00" * 32}
    code, text = told(seals=[other, file["seals"][1]])
    assert (code, "WRONG: the secret of the seal since entry 1" in text) == (1, True)
    another = file["seals"][0] | {"mix": f"card {CARD}\nword ash"}
    code, text = told(seals=[another, file["seals"][1]])
    assert (code, "WRONG: entry 1, 1 of the file" in text) == (1, True)
    for unknown in ("ab" * 32, file["seals"][1]["commitment"]):
        code, text = checked(tmp_path, file, unknown)
        assert (code, "WRONG: that is not the seal you noted" in text) == (1, True)


async def test_before_the_end_the_script_says_that_it_is_too_early(room: Room, tmp_path: Path) -> None:
    done = await room.started(BEN, players=2)
    file = json.loads((await room.service.history.file(done.look.table.id)).to_json())
    assert checked(tmp_path, file) == (1, "The secret bytes are told when the game is over.\n")


async def test_the_script_knows_draws_and_tables_of_the_first_scheme(tmp_path: Path) -> None:
    secret = bytes(range(32))
    luck = Seal(1, 1, Secret(secret)).luck(0)
    drawn = [*luck.draw(range(120), 3), *luck.roll(2)]
    entry = {"seq": 1, "draw_from": 0, "draws": luck.draws, "luck": drawn}
    seal = {"since": 1, "scheme": 1, "commitment": Secret(secret).commitment, "mix": "", "secret": secret.hex()}
    file = {"seals": [seal], "entries": [entry], "last": 1, "status": "over"}
    code, text = checked(tmp_path, file)
    assert (code, text.splitlines()[-1]) == (0, "1 entries, 0 wrong, to the end")
