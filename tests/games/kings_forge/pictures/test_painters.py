"""Every kind of content can be painted."""

from collections.abc import Iterator

from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.painters import PAINTERS


def kinds(of: type[Content] = Content) -> Iterator[type[Content]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_content_has_its_painter() -> None:
    assert set(kinds()) == set(PAINTERS)
