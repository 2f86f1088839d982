"""Somebody who waits for an answer, and how often they were asked whether they still do."""


class Asker:
    """Says so many times that it still waits; counts how often it was asked."""

    def __init__(self, waits: int) -> None:
        self._waits = waits
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked <= self._waits
