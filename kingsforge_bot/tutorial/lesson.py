"""What a tutorial is made of: a position, and steps with answers to choose from."""

import msgspec


class Move(msgspec.Struct, frozen=True):
    """An action in the notation, by whom, and the luck it meets in `Replayed`'s form."""

    seat: int
    do: str
    luck: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """One thing to choose at a step.

    `name` stands in the ids of its texts. `move` is what the player tries, None where a question is answered in words.
    A right one goes on, with `then` played after it. With `said` its button has words of the step's own, as one
    without a move always has.
    """

    name: str
    move: Move | None = None
    right: bool = False
    then: tuple[Move, ...] = ()
    said: bool = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """All that happens on the board when it is chosen."""
        return self.then if self.move is None else (self.move, *self.then)


class Step(msgspec.Struct, frozen=True):
    """One thing to do; of its answers exactly one is right, at the last step at least one.

    `reads` are the ids of one or two entries of the rulebook that tell why; `shows` are the parts of the picture that
    it is about, as the game's screens call them: all of it where none is named.
    """

    name: str
    reads: tuple[str, ...]
    answers: tuple[Answer, ...]
    shows: tuple[str, ...] = ()

    @property
    def right(self) -> Answer:
        """The answer that goes on; the first where all do."""
        return next(answer for answer in self.answers if answer.right)


class Script(msgspec.Struct, frozen=True):
    """A position as JSON, and what is done from there. The player has seat 0."""

    position: bytes
    steps: tuple[Step, ...]
    ends: tuple[str, ...] = ()
    """What the last picture is about, after all steps, of all that happened; where none is named, as the last step."""
