"""First responses to interactions."""

from msgspec.structs import replace

from kingsforge_bot.sandbox.protocol import payloads_messages
from kingsforge_bot.sandbox.protocol.limits_commands import check_choices
from kingsforge_bot.sandbox.protocol.limits_components import check_modal
from kingsforge_bot.sandbox.protocol.limits_messages import check_message, flag_bits
from kingsforge_bot.sandbox.protocol.posting import Draft, compose, revise
from kingsforge_bot.sandbox.rest.api import Api
from kingsforge_bot.sandbox.rest.call import Answer, Call, Route
from kingsforge_bot.sandbox.world.errors import FormErrors, Known, invalid, refused
from kingsforge_bot.sandbox.world.model import (
    Interaction,
    InteractionKind,
    Invocation,
    Json,
    Message,
    MessageFlag,
    Response,
    ResponseKind,
)
from kingsforge_bot.sandbox.world.world import found


def invocation(interaction: Interaction) -> Invocation:
    """What a message says about the interaction it answers."""
    return Invocation(
        interaction_id=interaction.id,
        kind=interaction.kind,
        user_id=interaction.user_id,
        command=interaction.command,
        source_message_id=interaction.source_message_id,
    )


def allowed_kinds(interaction: Interaction) -> tuple[ResponseKind, ...]:
    """How this interaction may be answered first."""
    messages = (ResponseKind.MESSAGE, ResponseKind.DEFERRED)
    updates = (ResponseKind.DEFERRED_UPDATE, ResponseKind.UPDATE)
    match interaction.kind:
        case InteractionKind.COMMAND:
            return (*messages, ResponseKind.MODAL)
        case InteractionKind.COMPONENT:
            return (*messages, *updates, ResponseKind.MODAL)
        case InteractionKind.AUTOCOMPLETE:
            return (ResponseKind.CHOICES,)
        case InteractionKind.MODAL:
            return (*messages, *updates) if interaction.source_message_id is not None else messages


def _awaiting(api: Api, call: Call) -> Interaction:
    """The interaction, if it still waits for its first response. Raises 10062, 40060."""
    interaction = api.world.interactions.get(call.id("interaction_id"))
    if interaction is None or interaction.token != call.where["token"]:
        raise refused(Known.UNKNOWN_INTERACTION)
    if interaction.response is not None:
        raise refused(Known.ALREADY_ACKNOWLEDGED)
    if interaction.overdue or api.world.clock() - interaction.created_at > api.timing.first_response:
        raise refused(Known.UNKNOWN_INTERACTION)
    return interaction


async def respond(api: Api, call: Call) -> Answer:
    """POST the first response, types 4 to 9."""
    interaction = _awaiting(api, call)
    allowed = allowed_kinds(interaction)
    if call.fields.get("type") not in tuple(int(one) for one in allowed):
        form = FormErrors()
        form.choice(("type",), tuple(int(one) for one in allowed))
        raise form.error()
    kind = ResponseKind(call.fields["type"])
    data = call.fields.get("data") or {}
    if not isinstance(data, dict):
        raise invalid(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    response = Response(kind, api.world.clock())
    message: Message | None = None
    match kind:
        case ResponseKind.MESSAGE | ResponseKind.DEFERRED:
            message = _post(api, call, interaction, data, thinking=kind is ResponseKind.DEFERRED)
        case ResponseKind.UPDATE:
            check_message(data, ("data",))
            message, files = revise(api.world, _source(api, interaction), data, call.files)
            api.world.edit(message, files)
        case ResponseKind.DEFERRED_UPDATE:
            message = _source(api, interaction)
        case ResponseKind.CHOICES:
            choices = check_choices(data.get("choices"), ("data", "choices"))
            response = replace(response, choices=tuple(choices))
        case ResponseKind.MODAL:
            form = FormErrors()
            check_modal(form, ("data",), data)
            form.raise_if_any()
            response = replace(response, modal=data)
    original = None if message is None else message.id
    api.world.put_interaction(replace(interaction, response=response, original_id=original))
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _callback_body(api, interaction, kind, message)


def _source(api: Api, interaction: Interaction) -> Message:
    assert interaction.source_message_id is not None
    return api.world.message(interaction.channel_id, interaction.source_message_id)


def _post(api: Api, call: Call, interaction: Interaction, data: Json, thinking: bool) -> Message:
    hidden = flag_bits(data) & MessageFlag.EPHEMERAL
    draft = Draft(
        channel=found(api.world.channels, interaction.channel_id, Known.UNKNOWN_CHANNEL),
        author_id=api.bot_id,
        only_for=interaction.user_id if hidden else None,
        invocation=invocation(interaction),
        extra_flags=int(hidden) | (MessageFlag.LOADING if thinking else 0),
        kind=20 if interaction.kind is InteractionKind.COMMAND else 0,
    )
    check_message(data, ("data",))
    message, files = compose(api.world, draft, {} if thinking else data, () if thinking else call.files)
    return api.world.post(message, files)


def _callback_body(api: Api, interaction: Interaction, kind: ResponseKind, message: Message | None) -> Json:
    head: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: Json = {"type": int(kind)}
    if message is not None:
        head |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
        if kind is not ResponseKind.DEFERRED_UPDATE:
            resource["message"] = payloads_messages.message(api.world, message)
    return {"interaction": head, "resource": resource}


ROUTES: list[Route] = [("POST", "/interactions/{interaction_id}/{token}/callback", respond)]
