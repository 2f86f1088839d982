"""Discord's error answers: known codes, and the nested form of 50035."""

from enum import Enum

from kingsforge_bot.sandbox.world.model import Json


class Known(Enum):
    """(HTTP status, code, message, whether a well-behaved bot never earns it)."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized", True)
    NO_ROUTE = (404, 0, "404: Not Found", True)
    NO_METHOD = (405, 0, "405: Method Not Allowed", True)
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel", False)
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild", False)
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member", False)
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message", False)
    UNKNOWN_USER = (404, 10013, "Unknown User", False)
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook", True)
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction", True)
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command", False)
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application", True)
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100).", True)
    TOO_LARGE = (413, 40005, "Request entity too large", True)
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.", True)
    TOO_MANY_FOLLOW_UPS = (400, 40094, "This interaction has reached the maximum number of follow-up messages", True)
    MISSING_ACCESS = (403, 50001, "Missing Access", False)
    NOT_AUTHOR = (403, 50005, "Cannot edit a message authored by another user", True)
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message", True)
    CANNOT_DM = (403, 50007, "Cannot send messages to this user", False)
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions", False)
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type", True)
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token", True)
    BAD_JSON = (400, 50109, "The request body contains invalid JSON.", True)
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message", True)
    ARCHIVED = (400, 50083, "Thread is archived", False)


class ApiError(Exception):
    """A request refused.

    `breach` marks what counts as a violation of the protocol; `retry_after` (seconds) goes with status 429.
    """

    def __init__(self, status: int, code: int, message: str, breach: bool, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.retry_after: float | None = None
        self.status = status
        self.code = code
        self.message = message
        self.breach = breach
        self.errors = errors

    def body(self) -> Json:
        """The JSON Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def refused(known: Known) -> ApiError:
    """The error of that name, ready to raise."""
    return ApiError(*known.value)


class FormErrors:
    """Collects what is wrong with a form; paths are keys and list indexes from the top."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note one fault at `path`."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def error(self) -> ApiError:
        """The 50035 error listing all that was noted."""
        return ApiError(400, 50035, "Invalid Form Body", True, self._tree)

    def raise_if_any(self) -> None:
        """Raise that error, if anything was noted."""
        if self._tree:
            raise self.error()

    # The faults Discord words the same way everywhere.

    def required(self, path: tuple[str | int, ...]) -> None:
        """A field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def wrong_type(self, path: tuple[str | int, ...], wanted: str) -> None:
        """A field has another type than `wanted`."""
        self.add(path, f"{wanted.upper()}_TYPE_CONVERT", f"Could not interpret value as {wanted}.")

    def length(self, path: tuple[str | int, ...], low: int, high: int) -> None:
        """A text or list is too short or too long."""
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def choice(self, path: tuple[str | int, ...], allowed: tuple[object, ...]) -> None:
        """A value is none of `allowed`."""
        listed = ", ".join(str(one) for one in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")


def invalid(path: tuple[str | int, ...], code: str, message: str) -> ApiError:
    """A 50035 error with one fault, ready to raise."""
    form = FormErrors()
    form.add(path, code, message)
    return form.error()
