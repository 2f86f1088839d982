"""The commands as Discord has them: registered anew where they changed, and compared with what the bot answers."""

import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.interaction.translating import CommandTexts

_log = logging.getLogger(__name__)


class CommandSync:
    """Registers the commands of a tree. The file holds the digest of what was registered last."""

    def __init__(self, tree: app_commands.CommandTree[Any], localizers: Localizers, file: Path) -> None:
        self._tree = tree
        self._localizers = localizers
        self._file = file
        self.shape: frozenset[object] = frozenset()
        """Of the commands that the bot answers."""

    async def register(self, application_id: int | None) -> None:
        """Tell Discord of the commands, only when they changed."""
        texts = CommandTexts(self._localizers)
        await self._tree.set_translator(texts)
        ours = [await command.get_translated_payload(self._tree, texts) for command in self._tree.get_commands()]
        text = json.dumps([application_id, ours], sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        known = self._file.read_text("utf-8").strip() if self._file.exists() else ""
        self.shape = shape_of(ours)
        if await self.is_synced() and known == digest:
            return
        await self._tree.sync()
        self._file.write_text(digest + "\n", encoding="utf-8")
        _log.info("commands registered")

    async def is_synced(self) -> bool:
        """Whether Discord shows the commands that the bot answers, with their options. Raises what discord.py does."""
        return shape_of(command.to_dict() for command in await self._tree.fetch_commands()) == self.shape

    async def seems_synced(self) -> bool | None:
        """The same, as far as Discord says so now; None where it does not."""
        try:
            return await self.is_synced()
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            _log.warning("Discord does not say which commands it shows: %s", error)
            return None


def shape_of(commands: Iterable[Mapping[str, Any]]) -> frozenset[object]:
    """Commands as Discord has them, or is told them, by what a press of theirs depends on: names and options."""
    return frozenset(_shape(command) for command in commands)


def _shape(part: Mapping[str, Any]) -> tuple[object, ...]:
    inner: Iterable[Mapping[str, Any]] = part.get("options") or ()
    return (part["name"], bool(part.get("required")), frozenset(_shape(one) for one in inner))
