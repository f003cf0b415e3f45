"""Every window as a screen reader says it: names, descriptions and items reach the voice in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.plain import say_item
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import KINDS, SHEETS, Begun, around_sheets_and_rules, begin, main_window, sheet_window
from tests.words.test_aloud import SAID

__all__ = ["main_window", "opened"]

TYPED = re.compile(r"[×÷≠≤≥]|\.svg|PySide6|https?:")
"""Texts on what is typed or found as it stands: formulas, files, the parts of the program."""


def items(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or "")
        if columns > 1:
            yield from items(model, model.index(row, 0, parent))


def told(widget: QWidget) -> Iterator[str]:
    """Yield what a screen reader is told of ``widget``."""
    found = QAccessible.queryAccessibleInterface(widget)
    if found is not None:
        yield found.text(QAccessible.Text.Name)
        yield found.text(QAccessible.Text.Description)
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView) and widget.model() is not None:
        yield from items(widget.model(), QModelIndex())


def not_said(window: QWidget) -> set[tuple[str, str]]:
    """Return what is told of a window and of all that is in it, and is not said by every voice, with its class."""
    return {
        (type(widget).__name__, text)
        for widget in (window, *window.findChildren(QWidget))
        if not widget.objectName().startswith("qt_")
        for text in told(widget)
        if not SAID.fullmatch(text) and not TYPED.search(text)
    }


def test_what_no_voice_says_is_found(qtbot: QtBot) -> None:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    item = QTreeWidgetItem(tree, ["+5 → 5"])
    tree.setCornerWidget(QLabel("♠A"))
    assert not_said(tree) == {("QTreeWidget", "+5 → 5"), ("QLabel", "♠A")}
    say_item(item)
    assert not_said(tree) == {("QLabel", "♠A")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(MAKERS))
def test_every_dialog_is_said_in_words(
    name: str, language: str, translation: Translation, qtbot: QtBot, pictures: CardPictures, store: Store
) -> None:
    translation.switch(language)
    dialog = MAKERS[name](pictures, store)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert not_said(dialog) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SHEETS)
def test_every_score_sheet_is_said_in_words(kind: str, language: str, translation: Translation, opened: Open) -> None:
    translation.switch(language)
    assert not_said(sheet_window(opened, kind)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_windows_around_score_sheets_and_rules_are_said_in_words(
    language: str, translation: Translation, opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    translation.switch(language)
    windows = around_sheets_and_rules(opened, qtbot, pictures, language)
    assert [not_said(window) for window in windows] == [set() for _ in windows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_window_and_a_deal_of_every_rule_set_are_said_in_words(
    kind: str, language: str, main_window: Begun
) -> None:
    window = main_window(language)
    assert not_said(window) == set()
    begin(window, kind)
    QApplication.processEvents()
    assert not_said(window) == set()
