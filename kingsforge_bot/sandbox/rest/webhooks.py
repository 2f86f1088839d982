"""After the first response: follow-ups, and the messages an interaction made."""

from msgspec.structs import replace

from kingsforge_bot.sandbox.protocol import payloads_messages
from kingsforge_bot.sandbox.protocol.checks import snowflake
from kingsforge_bot.sandbox.protocol.limits_messages import flag_bits
from kingsforge_bot.sandbox.protocol.posting import Draft, compose, revise
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Route
from kingsforge_bot.sandbox.rest.interactions import invocation
from kingsforge_bot.sandbox.world.errors import Known, refused
from kingsforge_bot.sandbox.world.model import Interaction, Message, MessageFlag

_ABROAD = 5
"""Follow-ups of one interaction where the bot is no member."""


def _answered(api: Api, call: Call) -> Interaction:
    """The interaction of the token.

    Raises 10015 for an unknown one or one not answered yet, 50027 when 15 minutes have passed.
    """
    token = call.where["token"]
    interaction = api.world.interactions.get(snowflake(token.partition(".")[0]) or 0)
    if interaction is None or interaction.token != token or call.id("application_id") != api.world.application.id:
        raise refused(Known.UNKNOWN_WEBHOOK)
    if api.world.clock() - interaction.created_at > api.timing.token_life:
        raise refused(Known.INVALID_TOKEN)
    if interaction.response is None:
        raise refused(Known.UNKNOWN_WEBHOOK)
    return interaction


def _own_message(api: Api, call: Call, interaction: Interaction) -> Message:
    """The message meant, if this interaction made it or came from it. Raises 10008."""
    named = call.where["message_id"]
    message_id = interaction.original_id if named == "@original" else call.id("message_id")
    own = (interaction.original_id, interaction.source_message_id, *interaction.followup_ids)
    if message_id is None or message_id not in own:
        raise refused(Known.UNKNOWN_MESSAGE)
    return api.world.message(interaction.channel_id, message_id)


async def follow_up(api: Api, call: Call) -> Answer:
    """POST a follow-up; the first one after a deferred response takes the place of "thinking"."""
    interaction = _answered(api, call)
    if not api.world.is_home(interaction.guild_id) and len(interaction.followup_ids) >= _ABROAD:
        raise refused(Known.TOO_MANY_FOLLOW_UPS)
    shelf = api.world.messages.get(interaction.channel_id)
    if shelf is None:
        raise refused(Known.UNKNOWN_CHANNEL)
    waiting = shelf.get(interaction.original_id or 0)
    if waiting is not None and waiting.loading:
        message, files = revise(api.world, waiting, call.fields, call.files)
        api.world.edit(message, files)
    else:
        hidden = flag_bits(call.fields) & MessageFlag.EPHEMERAL
        draft = Draft(
            channel=api.world.channels[interaction.channel_id],
            author_id=api.bot_id,
            only_for=interaction.user_id if hidden else None,
            invocation=invocation(interaction),
            extra_flags=int(hidden),
        )
        message, files = compose(api.world, draft, call.fields, call.files)
        api.world.post(message, files)
        api.world.put_interaction(replace(interaction, followup_ids=(*interaction.followup_ids, message.id)))
    return payloads_messages.message(api.world, message) if call.query.get("wait") in ("1", "true") else None


async def get_own(api: Api, call: Call) -> Answer:
    """GET one of the interaction's messages."""
    return payloads_messages.message(api.world, _own_message(api, call, _answered(api, call)))


async def edit_own(api: Api, call: Call) -> Answer:
    """PATCH one of the interaction's messages."""
    before = _own_message(api, call, _answered(api, call))
    message, files = revise(api.world, before, call.fields, call.files)
    api.world.edit(message, files)
    return payloads_messages.message(api.world, message)


async def delete_own(api: Api, call: Call) -> Answer:
    """DELETE one of the interaction's messages."""
    api.world.delete(_own_message(api, call, _answered(api, call)))
    return None


_MESSAGE = "/webhooks/{application_id}/{token}/messages/{message_id}"

ROUTES: list[Route] = [
    ("POST", "/webhooks/{application_id}/{token}", follow_up),
    ("GET", _MESSAGE, get_own),
    ("PATCH", _MESSAGE, edit_own),
    ("DELETE", _MESSAGE, delete_own),
]
