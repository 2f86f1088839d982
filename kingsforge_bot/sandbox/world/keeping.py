"""A world on disk: written soon after each change, read back at the next start."""

import asyncio
from collections.abc import Iterator, MutableMapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from kingsforge_bot.sandbox.world import changes as ch
from kingsforge_bot.sandbox.world.model import Application, Channel, Command, Guild, Member, Message, User
from kingsforge_bot.sandbox.world.read_state import ReadState
from kingsforge_bot.sandbox.world.world import World

FORM = 1
"""The form of the file; another one is not read."""
SETTLING = 0.5
"""Seconds from a change to the writing of all that changed meanwhile."""
_PASSING = (
    ch.JournalGrew,
    ch.InteractionStarted,
    ch.InteractionUpdated,
    ch.BotConnected,
    ch.BotDisconnected,
    ch.ProcessChanged,
)


class KeptUnreadable(Exception):  # noqa: N818 - reads as what happened
    """The kept world cannot be read back; the text names the file and why."""


class Kept(msgspec.Struct, frozen=True):
    """All that outlives a restart. Interactions and gateway sessions do not, and the token is new each time."""

    form: int
    base_url: str
    application: Application
    users: tuple[User, ...]
    guilds: tuple[Guild, ...]
    members: tuple[Member, ...]
    channels: tuple[Channel, ...]
    messages: tuple[Message, ...]
    commands: tuple[Command, ...]
    read: dict[int, dict[int, int]]
    dismissed: dict[int, set[int]]
    ahead: float = 0.0
    """Seconds that the clock was turned."""


class FolderFiles(MutableMapping[int, bytes]):
    """The bytes of attachments by id, a file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def __getitem__(self, key: int) -> bytes:
        try:
            return self._file(key).read_bytes()
        except FileNotFoundError:
            raise KeyError(key) from None

    def __setitem__(self, key: int, data: bytes) -> None:
        self._file(key).write_bytes(data)

    def __delitem__(self, key: int) -> None:
        try:
            self._file(key).unlink()
        except FileNotFoundError:
            raise KeyError(key) from None

    def __iter__(self) -> Iterator[int]:
        return (int(file.name) for file in self._folder.iterdir() if file.name.isdecimal())

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _file(self, key: int) -> Path:
        return self._folder / str(key)


class Keeper:
    """Keeps a world in `folder`."""

    def __init__(self, world: World, read_state: ReadState, folder: Path) -> None:
        self._world = world
        self._read_state = read_state
        self._file = folder / "world.json"
        self._timer: asyncio.TimerHandle | None = None
        world.keep_files_in(FolderFiles(folder / "files"))

    def restore(self) -> bool:
        """Read the world back; False if there is none yet. Raises KeptUnreadable."""
        try:
            data = self._file.read_bytes()
            kept = msgspec.json.decode(data, type=Kept)
            if kept.form != FORM:
                raise KeptUnreadable(f"{self._file}: form {kept.form} instead of {FORM}")
            # Another start may have got another port: links to files follow it.
            moved = data.replace(kept.base_url.encode(), self._world.base_url.encode())
            self._fill(msgspec.json.decode(moved, type=Kept))
        except FileNotFoundError:
            return False
        except (OSError, msgspec.DecodeError) as error:
            raise KeptUnreadable(f"{self._file}: {error}") from error
        return True

    def _fill(self, kept: Kept) -> None:
        self._world.restore(
            ahead=kept.ahead,
            application=kept.application,
            users=kept.users,
            guilds=kept.guilds,
            members=kept.members,
            channels=kept.channels,
            messages=kept.messages,
            commands=kept.commands,
        )
        self._read_state.read, self._read_state.dismissed = kept.read, kept.dismissed

    def watch(self) -> None:
        """Write soon after every change from now on."""
        self._world.feed.subscribe(self._on_change)

    def _on_change(self, change: ch.Change) -> None:
        if not isinstance(change, _PASSING):
            self.soon()

    def soon(self) -> None:
        """Write within half a second."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SETTLING, self.write)

    def write(self) -> None:
        """Write now: a new file in the place of the old one, so that a crash leaves one of the two."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        world = self._world
        kept = Kept(
            form=FORM,
            base_url=self._world.base_url,
            application=replace(world.application, token=""),
            users=tuple(world.users.values()),
            guilds=tuple(world.guilds.values()),
            members=tuple(world.members.values()),
            channels=tuple(world.channels.values()),
            messages=tuple(one for shelf in world.messages.values() for one in shelf.values()),
            commands=tuple(world.commands.values()),
            read=self._read_state.read,
            dismissed=self._read_state.dismissed,
            ahead=world.clock.ahead,
        )
        fresh = self._file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(self._file)
