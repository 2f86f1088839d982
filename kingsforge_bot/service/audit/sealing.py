"""Seed commitments: the luck of tables is sealed when they are opened, and anew after a restored backup.

`verifying.py` checks them once they are told.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, TableUnreadable
from kingsforge_bot.service.ports import Entropy, Reseal, Store, Writing
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.table.names import clean
from kingsforge_bot.service.turn.luck import SECOND_SCHEME, SECRET_BYTES, Seal, Secret, mixed
from kingsforge_bot.service.types import SealShown, Table, TableId, TableStatus, UserId

_UNSTARTED: Final = 1
"""The entry from which the first seal serves."""


class Sealing:
    """The seals of tables: made within transactions of the caller, shown as far as they may be seen."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy

    async def seal(self, writing: Writing, table: TableId, secret: Secret | None = None) -> Seal:
        """The first seal of a table, before anybody else can sit down there; of a fresh secret unless one is given."""
        seal = Seal(_UNSTARTED, SECOND_SCHEME, secret or Secret(self._entropy(SECRET_BYTES)))
        await writing.seals.add(table, seal)
        return seal

    async def mix(self, writing: Writing, lobby: Table) -> Seal:
        """What the set-up draws from: the seal of the lobby with its card's number and the players' words mixed in."""
        seals = await writing.seals.of(lobby.id)
        # A lobby of before there were seals in lobbies.
        seal = seals[-1] if seals else await self.seal(writing, lobby.id)
        mix = mixed(await writing.posts.card(lobby.id), await writing.seals.words(lobby.id))
        await writing.seals.mix(lobby.id, mix)
        return replace(seal, mix=mix)

    async def give_word(self, writing: Writing, lobby: Table, user: UserId, word: str) -> None:
        """A person's one word. Raises LobbyRefused where nothing is left of it, or another was given before."""
        kept = clean(word)
        if not kept:
            raise LobbyRefused(LobbyReason.NO_WORD, lobby)
        if not await writing.seals.add_word(lobby.id, user, kept):
            raise LobbyRefused(LobbyReason.WORD_GIVEN, lobby)

    async def shown(self, table: Table) -> tuple[SealShown, ...]:
        """The seals of a table in order; their secrets only once the play has ended. Raises TableUnreadable."""
        return seals_shown(table, await self._seals(table))

    async def serving(self, table: Table) -> tuple[Seal, ...]:
        """The seals of a table that was begun, in order; there is one. Raises TableUnreadable."""
        seals = await self._seals(table)
        if not seals:
            raise TableUnreadable(table.id, table.seq, "no seal")
        return seals

    async def _seals(self, table: Table) -> tuple[Seal, ...]:
        try:
            return await self._store.seals.of(table.id)
        except ValueError as error:
            raise TableUnreadable(table.id, table.seq, str(error)) from error


def seals_shown(table: Table, seals: Sequence[Seal]) -> tuple[SealShown, ...]:
    """What may be seen of these seals of a table as it stands."""
    told = is_told(table)
    return tuple(
        SealShown(seal.since, seal.scheme, seal.commitment, seal.mix, seal.secret.opened if told else None)
        for seal in seals
    )


def is_told(table: Table) -> bool:
    """Whether the secrets of its luck may be told: it was played, to its end or until it was closed."""
    return table.begun and table.status is not TableStatus.RUNNING


def resealing(entropy: Entropy) -> Reseal:
    """After a restore the old secret may be known: a fresh one, told at the table in a line of its own."""

    async def reseal(writing: Writing, number: TableId) -> None:
        table, seals = await writing.table(number), await writing.seals.of(number)
        if table is None:
            return
        mix = seals[-1].mix if seals else ""
        await writing.seals.add(number, Seal(table.seq + 1, SECOND_SCHEME, Secret(entropy(SECRET_BYTES)), mix))
        await writing.posts.owe(number, PostKind.SEAL)

    return reseal
