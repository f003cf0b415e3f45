"""The list of past games of decades: read as it is scrolled, searched, and all of it is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.core.record import HUMAN
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.more_button import MoreButton
from tests.store.conftest import PlayAtRandom, played
from tests.ui.clicks import press

__all__ = ["played"]

MANY = 230


@pytest.fixture
def decades(store: Store, played: PlayAtRandom) -> Store:
    """A store with many matches of Swedish Casino between Anna and Björn and, in the middle, one of Finnish Casino
    between Anna and Eeva, which was played in 2009.
    """
    usual = played(actions=0, names=("Anna", "Björn")).record
    for _ in range(MANY // 2):
        store.create_match(usual)
    match = store.create_match(
        played(actions=0, name="casino.finnish", names=("Anna", "Eeva"), computers=(HUMAN, HUMAN)).record
    )
    store.connection.execute("UPDATE matches SET changed = '2009-07-01T12:00:00+00:00' WHERE id = ?", (match,))
    for _ in range(MANY // 2):
        store.create_match(usual)
    return store


@pytest.fixture
def dialog(qtbot: QtBot, decades: Store, translation: Translation) -> MatchesDialog:
    made = MatchesDialog(decades)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def rows(dialog: MatchesDialog) -> int:
    return dialog.table.model().rowCount()


def box(dialog: MatchesDialog, name: str) -> QComboBox:
    return next(one for one in dialog.findChildren(QComboBox) if one.accessibleName() == name)


def search(dialog: MatchesDialog) -> QLineEdit:
    """The field in which a match is searched for."""
    return next(one for one in dialog.findChildren(QLineEdit) if one.accessibleName() in ("Search", "Suche"))


def test_what_is_scrolled_to_is_read_and_nothing_is_beyond_reach(dialog: MatchesDialog) -> None:
    assert dialog.told == "231 matches, newest first"
    assert rows(dialog) == 100
    for _ in range(3):
        QTest.keyClick(dialog.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    assert rows(dialog) == MANY + 1
    QTest.keyClick(dialog.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.id == 1


def test_a_match_of_long_ago_is_found_by_typing_its_game(dialog: MatchesDialog, qtbot: QtBot) -> None:
    field = search(dialog)
    qtbot.keyClicks(field, "eeva FINN")
    assert rows(dialog) == 1
    assert dialog.told == "1 of 231 matches"
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert dialog.table.hasFocus()
    with qtbot.waitSignal(dialog.continue_wanted) as told:
        press(dialog, "Continue")
    assert told.args == [MANY // 2 + 1]


def test_german_words_find_a_game_by_its_german_name(
    dialog: MatchesDialog, qtbot: QtBot, translation: Translation
) -> None:
    translation.switch("de")
    QApplication.processEvents()
    qtbot.keyClicks(search(dialog), "finnisch")
    assert rows(dialog) == 1
    assert dialog.told == "1 Partie von 231"


@pytest.mark.parametrize(
    ("name", "typed", "words", "found"),
    [
        ("Game", "Fin", "Finnish Casino", 1),
        ("Player", "Ee", "Eeva", 1),
        ("Player", "Bj", "Björn", 100),
        ("Year", "2009", "2009", 1),
    ],
)
def test_matches_are_chosen_by_game_person_and_year(
    dialog: MatchesDialog, qtbot: QtBot, name: str, typed: str, words: str, found: int
) -> None:
    choice = box(dialog, name)
    choice.setFocus()
    qtbot.keyClicks(choice, typed)
    assert choice.currentText() == words
    assert rows(dialog) == found
    QTest.keyClick(choice, Qt.Key.Key_Home)
    assert dialog.told == "231 matches, newest first"


def test_what_nothing_fits_is_said(dialog: MatchesDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(search(dialog), "nobody")
    assert dialog.told == "None of the 231 matches fits the search."
    assert dialog.chosen() is None


@pytest.mark.parametrize("row", [3, 150])
def test_a_deleted_match_leaves_the_place_in_the_list(dialog: MatchesDialog, decades: Store, row: int) -> None:
    while rows(dialog) <= row:
        QTest.keyClick(dialog.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    dialog.table.selectRow(row)
    before = dialog.chosen()
    assert before is not None
    decades.delete_match(before.id)
    dialog.refresh()
    assert dialog.told == "230 matches, newest first"
    after = dialog.chosen()
    assert after is not None
    assert after.id == before.id - 1


def test_few_matches_are_searched_by_words_and_many_by_choices_too(
    qtbot: QtBot, store: Store, played: PlayAtRandom, translation: Translation
) -> None:
    store.create_match(played(actions=0).record)
    dialog = MatchesDialog(store)
    qtbot.addWidget(dialog)
    dialog.show()
    # One is found without.
    assert not search(dialog).isVisible()
    for _ in range(11):
        store.create_match(played(actions=0).record)
    dialog.refresh()
    assert search(dialog).isVisible()
    assert not box(dialog, "Game").isVisible()
    qtbot.keyClicks(search(dialog), "finnish")
    assert dialog.told == "None of the 12 matches fits the search."
    search(dialog).clear()
    assert rows(dialog) == 12
    store.create_match(played(actions=0).record)
    dialog.refresh()
    assert box(dialog, "Game").isVisible()


def test_what_was_chosen_among_many_does_not_hide_the_few_that_are_left(
    qtbot: QtBot, store: Store, played: PlayAtRandom
) -> None:
    made = [store.create_match(played(actions=0).record) for _ in range(13)]
    store.connection.execute("UPDATE matches SET changed = '2009-07-01T12:00:00+00:00' WHERE id = ?", (made[0],))
    dialog = MatchesDialog(store)
    qtbot.addWidget(dialog)
    dialog.show()
    years = box(dialog, "Year")
    years.setCurrentIndex(years.findText("2009"))
    assert rows(dialog) == 1
    store.delete_match(made[5])
    dialog.refresh()
    assert rows(dialog) == 12


@pytest.mark.parametrize("doing", ["typing", "scrolling", "deleting"])
def test_what_cannot_be_read_any_more_is_told(
    dialog: MatchesDialog, decades: Store, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, doing: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreError("cannot_read", reason="disk gone")

    monkeypatch.setattr(decades, "matches", fail)
    does: dict[str, Callable[[], object]] = {
        "typing": lambda: qtbot.keyClicks(search(dialog), "x"),
        "scrolling": lambda: QTest.keyClick(dialog.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier),
        "deleting": dialog.refresh,
    }
    with qtbot.waitSignal(dialog.failed) as told:
        does[doing]()
    assert told.args is not None
    assert told.args[0].parameters["reason"] == "disk gone"


def test_buttons_are_gathered_when_the_text_grows_in_the_same_window(
    qtbot: QtBot, qapp: QApplication, store: Store, translation: Translation
) -> None:
    dialog = MatchesDialog(store)
    qtbot.addWidget(dialog)
    dialog.show()
    (more,) = dialog.findChildren(MoreButton)
    dialog.resize(dialog.wanted)
    assert not more.isVisible()
    before = dialog.size()
    try:
        apply_look(qapp, "light", 150)
        qtbot.waitUntil(more.isVisible)
        assert dialog.size() == before
    finally:
        apply_look(qapp, "light", 100)
    qtbot.waitUntil(lambda: not more.isVisible())
