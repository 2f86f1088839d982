"""Sets of instants, as spans in order that neither touch nor overlap."""

from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.service.time.hours import Span

FOREVER: Final = 1 << 40
"""The end of a span of which nobody knows yet when it ends, in Unix seconds."""
Spans = tuple[Span, ...]


def union(spans: Iterable[Span]) -> Spans:
    """All that lies in any of them, in whatever order they come."""
    joined: list[Span] = []
    for span in sorted(spans, key=lambda one: (one.start, one.end)):
        if span.start >= span.end:
            continue
        if joined and span.start <= joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return tuple(joined)


def without(spans: Sequence[Span], others: Sequence[Span]) -> Spans:
    """What lies in the first and in none of the others."""
    left: list[Span] = []
    for span in spans:
        start = span.start
        for other in others:
            if other.end <= start or other.start >= span.end:
                continue
            if other.start > start:
                left.append(Span(start, other.start))
            start = other.end
        if start < span.end:
            left.append(Span(start, span.end))
    return tuple(left)


def shared(spans: Sequence[Span], others: Sequence[Span]) -> Spans:
    """What lies in both."""
    both = [Span(max(one.start, two.start), min(one.end, two.end)) for one in spans for two in others]
    return union(both)


def length(spans: Iterable[Span]) -> int:
    """Seconds."""
    return sum(span.end - span.start for span in spans)


def first_seconds(spans: Sequence[Span], since: int, most: int) -> Spans:
    """The first so many seconds of what lies after that instant."""
    kept: list[Span] = []
    for span in spans:
        start = max(span.start, since)
        end = min(span.end, start + most)
        if start < end:
            kept.append(Span(start, end))
            most -= end - start
    return tuple(kept)
