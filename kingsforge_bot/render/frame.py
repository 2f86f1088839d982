"""A rectangle in pixels: where something is drawn."""

from typing import NamedTuple


class Frame(NamedTuple):
    """A rectangle in pixels, the corner at the top left."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, upper, right and lower edge, as Pillow takes them."""
        return self.x, self.y, self.x + self.w, self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int) -> "Frame":
        """The rectangle less a margin of `by` on every side."""
        return Frame(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: "Frame") -> bool:
        """Whether the other lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: "Frame") -> bool:
        """Whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
