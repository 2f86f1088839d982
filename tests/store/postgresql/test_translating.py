"""One text for both databases: what differs is put right word by word, and text stays text."""

import pytest

from kingsforge_bot.store.postgresql.translating import translated


@pytest.mark.parametrize(
    ("sql", "said", "names"),
    [
        ("SELECT ? - ?", "SELECT $1 - $2", ()),
        ("SELECT :more - :less + :more", "SELECT $1 - $2 + $1", ("more", "less")),
        (
            "SELECT user, one.user FROM t WHERE user = :user",
            'SELECT "user", one."user" FROM t WHERE "user" = $1',
            ("user",),
        ),
        ("INSERT INTO presence (only) VALUES (1)", 'INSERT INTO presence ("only") VALUES (1)', ()),
        ("SELECT 'user :name ?', \"user\"", "SELECT 'user :name ?', \"user\"", ()),
        ("SELECT 'it''s ?', ?", "SELECT 'it''s ?', $1", ()),
        ("SELECT 1 -- user's ?\n, ?", "SELECT 1 -- user's ?\n, $1", ()),
        ('LIKE \'{"type":"news"%\'', 'LIKE \'{"type":"news"%\'', ()),
        ("FROM a CROSS JOIN b ON b.id = a.id", "FROM a JOIN b ON b.id = a.id", ()),
        ("json_extract(fact, '$.type') = 'undone'", "json_text(fact, 'type') = 'undone'", ()),
        ("json_extract(notice, '$.user') = ?", "json_number(notice, 'user') = $1", ()),
        ("json_extract(one.value, '$.seat')", "json_number(one.value, 'seat')", ()),
        ("json_each.value ->> 1", "json_item(json_each.value, 1)", ()),
        ("json_group_array(json(spans))", "json_agg(CAST(spans AS json))", ()),
        ("json_object('user', user)", "json_build_object('user', \"user\")", ()),
    ],
)
def test_what_differs_is_put_right(sql: str, said: str, names: tuple[str, ...]) -> None:
    found = translated(sql)
    assert (found.sql, found.names) == (said, names)


def test_values_are_sent_in_the_order_of_their_places() -> None:
    by_name = translated("SELECT :b, :a, :b")
    assert by_name.ordered((), {"a": 1, "b": 2}) == [2, 1]
    in_order = translated("SELECT ?, ?")
    assert in_order.ordered((True, "x"), {}) == [1, "x"]
    assert [type(one) for one in in_order.ordered((True, False), {})] == [int, int]


def test_a_value_that_was_forgotten_is_not_made_up() -> None:
    with pytest.raises(KeyError):
        translated("SELECT :a").ordered((), {"b": 1})
