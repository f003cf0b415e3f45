"""Each text that does not come up on the walk stands whole on what would show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsView

from cardtable.app.compiled_words import Words
from cardtable.app.translating import groups
from cardtable.ui.start.tagged_texts import places, tag
from cardtable.ui.start.text_stands import Stand, stands
from tests.ui.cut import cut


@pytest.fixture
def all_stands(qapp: QApplication) -> Iterator[Sequence[Stand]]:
    made = stands()
    yield made
    for stand in made:
        stand.widget.deleteLater()


def taken(stand: Stand, made: Sequence[Stand]) -> list[Words]:
    """The texts of the program that ``stand`` shows, because it is the first that takes them."""
    texts = [text.english for group in groups() for text in group.texts]
    return [words for words in texts if next((one for one in made if one.takes(words)), None) is stand]


def test_each_place_has_texts_of_all_its_contexts(all_stands: Sequence[Stand]) -> None:
    texts = {text.english.context for group in groups() for text in group.texts}
    for stand in all_stands:
        assert taken(stand, all_stands), stand.name
        assert stand.contexts <= texts, stand.contexts - texts


def test_no_text_is_without_a_place(all_stands: Sequence[Stand]) -> None:
    texts = [text.english for group in groups() for text in group.texts]
    assert [words for words in texts if not any(stand.takes(words) for stand in all_stands)] == []


def test_the_longest_texts_are_seen_and_not_cut(all_stands: Sequence[Stand]) -> None:
    for stand in all_stands:
        longest = sorted(taken(stand, all_stands), key=lambda words: len(words.source))[-3:]
        for words in longest:
            stand.show(words.source + tag(7))
            QApplication.processEvents()
            assert [number for number, _ in places(stand.widget)][:1] == [7], (stand.name, words.source)
            if not isinstance(stand.widget, QGraphicsView):
                assert [one for one in cut(stand.widget) if words.source[:20] in one] == [], stand.name


def test_letters_to_press_stand_on_buttons_alone(all_stands: Sequence[Stand]) -> None:
    keys, none = Words(0, "Piquet", "&Declare", "", ()), Words(0, "Piquet", "Declare", "", ())
    assert [stand.name for stand in all_stands if stand.takes(keys)] == ["button"]
    assert [stand.name for stand in all_stands if stand.takes(none)] == ["speech", "read"]
