"""Every window in a language that nobody speaks: whatever stands outside its brackets was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QDate, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.school.library import paths
from cardtable.app.school.words import title_of, words_of
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs import about_words as about
from cardtable.ui.help.pages import available, rule_page, title
from tests import pseudo
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import KINDS, SHEETS, Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]

NOT_WORDS = re.compile(
    r"Anna|Björn|Agda|Christina|David"  # persons
    r"|cardtable|English|Deutsch|Svenska|"
    + pseudo.NAME
    + r"|EUR|CHF|SEK|USD|GBP|GNU|GPL|PDF|CSV|JSON|PySide6?|Qt|Python"
    r"|(?:Ctrl|Shift|Alt|Return|Esc|F\d+|Left|Right|PgUp|PgDown|Home)\b"  # keys
)
"""What is written so in every language."""
QT_OWN = ("Close", "Cancel", "OK", "Scroll Left", "Scroll Right")
"""Words of Qt’s own, which come from Qt in the languages that it knows."""
WORD = re.compile(r"[^\W\d_]{3,}")


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, translation: Translation) -> Iterator[Translation]:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))
    pseudo.drop(tmp_path / "languages")
    pseudo.look_again()
    translation.switch(pseudo.CODE)
    assert translation.language == pseudo.CODE
    yield translation
    translation.switch("en")
    pseudo.look_again()


def left_over(text: str) -> str:
    """What stands outside the brackets; an elided text has lost its closing one."""
    depth = 0
    kept = []
    for character in text:
        depth += character == pseudo.OPEN
        if depth == 0:
            kept.append(character)
        depth -= character == pseudo.CLOSE
    return NOT_WORDS.sub(" ", re.sub(r"<[^>]+>|\{[^}]*\}", " ", "".join(kept)))


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(index.data(role) or "") for role in roles)
        yield from cells(model, model.index(row, 0, parent))


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Every text that ``widget`` shows or tells, with the name of its class."""
    found = [widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    match widget:
        case QLabel() | QAbstractButton():
            found.append(widget.text())
        case QLineEdit():
            found.append(widget.placeholderText())
        case QGroupBox():
            found.append(widget.title())
        case QMenu():
            found.append(widget.title())
        case QTabWidget():
            found += [widget.tabText(place) for place in range(widget.count())]
        case QComboBox():
            found += [widget.itemText(place) for place in range(widget.count())]
        case QListView() if widget.model() is not None:
            found += [str(widget.model().index(row, 0).data() or "") for row in range(widget.model().rowCount())]
        case QAbstractItemView() if widget.model() is not None:
            model = widget.model()
            found += cells(model, QModelIndex())
            found += [
                str(model.headerData(column, Qt.Orientation.Horizontal) or "")
                for column in range(model.columnCount(QModelIndex()))
            ]
    for action in widget.actions():
        found += [action.text(), action.toolTip()]
    return ((text, type(widget).__name__) for text in found if text)


def untranslated(window: QWidget) -> list[tuple[str, str]]:
    """The texts of a window and of all that is in it, of which a word is in no language but English."""
    widgets = [window, *window.findChildren(QWidget)]
    # A date is written by Qt.
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    return [
        (text, name)
        for widget in widgets
        if not widget.objectName().startswith("qt_")
        for text, name in texts(widget)
        if text not in (*QT_OWN, today) and WORD.search(left_over(text))
    ]


def test_what_was_never_translated_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel(f"{pseudo.pseudo('Human')}: Anna, ♠Kn 3", window)
    window.addAction(QAction("", window))
    assert untranslated(window) == []
    label.setText("Human " + pseudo.pseudo("is to play."))
    assert untranslated(window) == [("Human " + pseudo.pseudo("is to play."), "QLabel")]


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_every_dialog_is_translated(
    name: str, spoken: Translation, qtbot: QtBot, pictures: CardPictures, store: Store
) -> None:
    dialog = MAKERS[name](pictures, store)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    # Other people’s programs and licences have their names.
    names = {name for one in about.components() for name in (one.name, one.holders, one.licence, *one.texts)}
    if name == "school":
        # Lessons have files of their own in each language, and none in one that does not exist.
        names |= {title_of(path.name, pseudo.CODE) for path in paths()}
        names |= {words_of(lesson, pseudo.CODE).title for path in paths() for lesson in path.lessons}
    assert [text for text, _ in untranslated(dialog) if not any(name in text for name in names)] == []


@pytest.mark.parametrize("kind", SHEETS)
def test_every_score_sheet_is_translated(kind: str, spoken: Translation, opened: Open) -> None:
    assert untranslated(sheet_window(opened, kind)) == []


def test_the_windows_around_score_sheets_and_rules_are_translated(
    spoken: Translation, opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    made = around_sheets_and_rules(opened, qtbot, pictures, pseudo.CODE)
    # The titles of the rule pages are those of the pages, which are English but for one here; days are Qt’s.
    # After midnight it is still the same evening.
    days = [QLocale().toString(QDate.currentDate().addDays(-ago), QLocale.FormatType.LongFormat) for ago in (0, 1)]
    known = [*days, *(title(rule_page(name, pseudo.CODE)) for name in available(pseudo.CODE))]
    found = [text for one in made for text, _ in untranslated(one)]
    assert [text for text in found if not any(name in text for name in known)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_window_and_a_deal_of_every_rule_set_are_translated(
    kind: str, spoken: Translation, main_window: Begun
) -> None:
    window = main_window(pseudo.CODE)
    assert untranslated(window) == []
    begin(window, kind)
    QApplication.processEvents()
    assert untranslated(window) == []
