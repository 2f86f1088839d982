"""A rectangle knows its edges, what lies in it and what it meets."""

from kingsforge_bot.render.frame import Frame

FRAME = Frame(10, 20, 30, 40)


def test_edges_and_middle() -> None:
    assert (FRAME.right, FRAME.bottom, FRAME.middle) == (40, 60, (25, 40))
    assert FRAME.corners == (10, 20, 40, 60)


def test_a_margin_is_taken_off_on_every_side() -> None:
    assert FRAME.inset(5) == Frame(15, 25, 20, 30)
    assert FRAME.inset(-5).inset(5) == FRAME


def test_what_lies_in_it() -> None:
    assert FRAME.holds(FRAME)
    assert FRAME.holds(FRAME.inset(1))
    for beyond in (Frame(9, 20, 5, 5), Frame(10, 19, 5, 5), Frame(36, 20, 5, 5), Frame(10, 56, 5, 5)):
        assert not FRAME.holds(beyond)


def test_two_meet_where_they_share_a_pixel() -> None:
    for touching in (Frame(40, 20, 5, 5), Frame(5, 20, 5, 5), Frame(10, 60, 5, 5), Frame(10, 15, 5, 5)):
        assert not FRAME.meets(touching)
        assert not touching.meets(FRAME)
    for meeting in (Frame(39, 59, 5, 5), Frame(6, 16, 5, 5), FRAME.inset(10)):
        assert FRAME.meets(meeting)
        assert meeting.meets(FRAME)


def test_frames_know_what_they_hold_and_meet() -> None:
    frame = Frame(10, 10, 20, 20)
    assert frame.holds(Frame(10, 10, 20, 20))
    assert not frame.holds(Frame(9, 10, 20, 20))
    assert frame.meets(Frame(29, 29, 5, 5))
    assert not frame.meets(Frame(30, 10, 5, 5))
