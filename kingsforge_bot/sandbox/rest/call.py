"""One request to the API, read: path, query, JSON or multipart form."""

import re
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from aiohttp import BodyPartReader, web

from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.protocol.posting import Upload
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.world.errors import Known, invalid, refused
from kingsforge_bot.sandbox.world.model import Json

PREFIX = "/api/v10"
_FILE_FIELD = re.compile(r"files\[(\d{1,2})\]")


class Call(msgspec.Struct, frozen=True):
    """A request. `form` is the parsed body, an object or (for bulk commands) a list."""

    path: str
    where: Mapping[str, str]
    query: Mapping[str, str]
    form: Json | list[Json]
    files: tuple[Upload, ...] = ()

    def id(self, name: str) -> int:
        """An id of the path. Raises 50035 for what is none."""
        value = snowflake(self.where[name])
        if value is None:
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{self.where[name]}" is not snowflake.')
        return value

    @property
    def fields(self) -> Json:
        """The form where an object is wanted. Raises 50035 for a list."""
        if not isinstance(self.form, dict):
            raise invalid((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return self.form


class Created(msgspec.Struct, frozen=True):
    """An answer with status 201 instead of 200."""

    body: Json


Answer = Json | list[Json] | Created | None
"""What a handler gives back; None is status 204."""

Handler = Callable[[Api, Call], Awaitable[Answer]]
Route = tuple[str, str, Handler]
"""Method, path below /api/v10 with {names}, handler."""


async def read_call(request: web.Request) -> Call:
    """Read a request's body. Raises 50109 for JSON that is none."""
    form: Json | list[Json] = {}
    files: list[Upload] = []
    if request.content_type == "multipart/form-data":
        try:
            form = await _multipart(request, files)
        except ValueError:
            raise refused(Known.BAD_JSON) from None
    elif request.can_read_body:
        form = _json(await request.read())
    return Call(request.path, dict(request.match_info), dict(request.query), form, tuple(files))


async def _multipart(request: web.Request, files: list[Upload]) -> Json | list[Json]:
    """The payload_json of a multipart form; its files are added to `files`.

    Raises ValueError for a broken form.
    """
    form: Json | list[Json] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refused(Known.BAD_JSON)
        data = bytes(await part.read(decode=True))
        matched = _FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            form = _json(data)
        elif matched is not None:
            files.append(Upload(int(matched[1]), part.filename or "unknown", data))
    return form


def _json(data: bytes) -> Json | list[Json]:
    if not data:
        return {}
    try:
        value = msgspec.json.decode(data)
    except msgspec.DecodeError:
        raise refused(Known.BAD_JSON) from None
    if not isinstance(value, (dict, list)):
        raise refused(Known.BAD_JSON)
    return value
