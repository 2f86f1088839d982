"""Who asks what is possible now is told from the position; who asks for the rules is not."""

import pytest

from kingsforge_bot.rulebook.book import Rulebook


def judged(book: Rulebook, asked: str) -> list[str] | None:
    found = book.at_the_table(asked)
    return None if found is None else [entry.id for entry in found]


@pytest.mark.parametrize(
    ("asked", "entry"),
    [
        ("can i steal table", "item-table"),
        ("can i use gem dock", "dock-gem"),
        ("why cant i steal table", "item-table"),
        ("do i have enough for crown", "item-crown"),
        ("is the wood dock still free?", "dock-wood"),
        ("me alcanza para el molino abajo", "card-mill-bottom"),
        ("puedo robarle la mesa a ana", "item-table"),
        ("pq no me deja robar el escudo", "item-shield"),
        ("est ce que je peux prendre moulin bas", "card-mill-bottom"),
        ("jpeux piquer la couronne a paul", "item-crown"),
        ("pk je peux pas prendre moulin bas", "card-mill-bottom"),
        ("pq jpeux pas fabriquer lorbe", "item-arch-wizards-orb"),
        ("盾つくれるかな", "item-shield"),
        ("行商人の下段がとれないのはなぜ", "card-peddler-bottom"),
        ("tate tsukureru?", "item-shield"),
        ("ono nusumeru?", "item-axe"),
        ("wood dock says no, why?", "dock-wood"),
        ("con estos dados me sale el garrote gigante?", "item-giant-club"),
        ("pk bibliotheque haut c refusé", "card-library-top"),
    ],
)
def test_what_is_to_be_done_is_found_wherever_the_asking_stands(book: Rulebook, asked: str, entry: str) -> None:
    assert judged(book, asked) == [entry]


@pytest.mark.parametrize(
    "asked",
    [
        "can i stop and pass now",
        "y cant i just pass",
        "no me deja pasar",
        "pk jpeux pas passer",
        "もうパスしていい？",
        "passing ok now?",
        "c bon si je passe ?",
        "pasu dekiru?",
    ],
)
def test_to_pass_is_something_to_do(book: Rulebook, asked: str) -> None:
    """Rule 2.6."""
    assert judged(book, asked) == ["rule-2-6"]


@pytest.mark.parametrize("asked", ["can I mill", "can i take the mill", "puedo coger el molino", "水車小屋とれる？"])
def test_a_card_without_its_side_is_judged_on_both(book: Rulebook, asked: str) -> None:
    assert set(judged(book, asked) or ()) == {"card-mill-top", "card-mill-bottom"}


@pytest.mark.parametrize(
    ("asked", "entry"),
    [
        ("can i steal the anvil", "item-anvil"),
        ("puedo comprar una gema", "dock-gem"),
        ("can i craft pick", "item-pick"),
    ],
)
def test_the_verb_says_what_kind_of_thing_is_meant(book: Rulebook, asked: str, entry: str) -> None:
    """An anvil is also the mark of the first player, a gem also a die, and to pick also a verb."""
    assert judged(book, asked) == [entry]


@pytest.mark.parametrize(
    "asked",
    [
        "can i use the +1 on the white die",
        "can i copy the cemetery with workshop",
        "can i steal with a 7",
        "how many times can i use the gem dock",
        "why do dice from the dock not come back",
        "puedo pagar con el dado blanco",
        "pq no puedo guardar el bono",
        "puedo mirar las cartas del otro",
        "jpeux cumuler deux bonus",
        "est ce quon peut revenir apres avoir passe",
        "盗まれたものを盗める？",
        "コピーするカード 何でもまねできる？",
        "神殿うえ コストと何もらえる",
        "on peut acheter des +1/+1 au quai ?",
        "仕事場のダイスはいつ使える",
        "なんで7は裏返せないの",
    ],
)
def test_who_asks_for_the_rules_is_not_told_the_position(book: Rulebook, asked: str) -> None:
    assert judged(book, asked) is None


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {"card": "can I claim {}?", "dock": "can I use {}?", "item": "can I steal {}?"}),
        ("es", {"card": "¿puedo reclamar {}?", "dock": "¿puedo usar {}?", "item": "¿puedo robar {}?"}),
        (
            "fr",
            {"card": "est-ce que je peux prendre {} ?", "dock": "puis-je utiliser {} ?", "item": "je peux voler {} ?"},
        ),
        ("ja", {"card": "{}は取れますか？", "dock": "{}は使えますか？", "item": "{}を盗める？"}),
    ],
)
def test_whatever_can_be_done_can_be_asked_for(book: Rulebook, language: str, forms: dict[str, str]) -> None:
    for entry in book.entries.values():
        form = forms.get(entry.id.partition("-")[0])
        if form is not None:
            assert judged(book, form.format(entry.said(language).title)) == [entry.id]
