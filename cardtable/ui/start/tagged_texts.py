"""Texts with an unseen tag, by which each that stands in a window is known again, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import methodcaller
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cardtable.app.compiled_words import Words

_BEGIN: Final = "\u2064"
_DIGITS: Final = "\u200c\u2060\u2061\u2062\u2063"
"""Characters that are not painted and take no room; no text of the program has them."""
_LENGTH: Final = 6
_LEAST: Final = 4
"""A frame of fewer pixels frames nothing."""

Place = tuple[int, QRect]
"""The number of a text, and where it stands in the window that was asked."""


def tag(number: int) -> str:
    """Return the tag of the text with this number, below 15,625."""
    digits = ""
    for _ in range(_LENGTH):
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return _BEGIN + digits


def numbers(text: str) -> Iterator[int]:
    """Yield the numbers of the texts of which ``text`` is composed; a tag that has been cut counts for nothing."""
    for piece in text.split(_BEGIN)[1:]:
        digits = [_DIGITS.find(letter) for letter in piece[:_LENGTH]]
        if len(digits) == _LENGTH and min(digits) >= 0:
            number = 0
            for digit in digits:
                number = number * len(_DIGITS) + digit
            yield number


class TaggingTranslator(QTranslator):
    """Gives each of ``texts`` in the words of ``files``, compiled words of which the first that has it counts, or in
    English, with the tag of its place among ``texts``.
    """

    def __init__(self, texts: Sequence[Words], files: Sequence[bytes], parent: QObject) -> None:
        super().__init__(parent)
        self._number = {(one.context, one.source, one.comment): place for place, one in enumerate(texts)}
        # Qt makes no copy of what it reads.
        self._files = files
        self._words = [QTranslator(self) for _ in files]
        for translator, content in zip(self._words, files, strict=True):
            translator.load(content)

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        number = self._number.get((context, sourceText, disambiguation or ""))
        if number is None:
            return sourceText
        ask = methodcaller("translate", context, sourceText, disambiguation or "", n)
        found = map(ask, self._words)
        return (next(filter(None, found), "") or sourceText) + tag(number)


def places(window: QWidget) -> Iterator[Place]:
    """Yield where the texts that can be seen in ``window`` stand in it, and after them those that are the title of a
    thing there, or that it shows or says when it is opened, pointed at or read aloud.
    """
    seen = []
    for widget in (window, *window.findChildren(QWidget)):
        apart = widget.isWindow() or widget.window() is not window.window()
        if widget is window or (not apart and widget.isVisible()):
            seen.append((widget, widget.mapTo(window, QPoint(0, 0)), _shown(widget, window)))
    # What can be read comes before what is only said about it.
    for texts in (_texts, _about):
        for widget, corner, shown in seen:
            for text, inside in texts(widget):
                frame = inside.translated(corner).intersected(shown)
                if min(frame.width(), frame.height()) >= _LEAST:
                    yield from ((number, frame) for number in numbers(text))


def _shown(widget: QWidget, window: QWidget) -> QRect:
    """Return the part of ``window`` that ``widget`` and all around it leave for it: what is scrolled away has none."""
    shown = widget.rect().translated(widget.mapTo(window, QPoint(0, 0)))
    around = widget.parentWidget()
    while widget is not window and around is not None and around is not window:
        shown = shown.intersected(around.rect().translated(around.mapTo(window, QPoint(0, 0))))
        around = around.parentWidget()
    return shown.intersected(window.rect())


def _texts(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield what ``widget`` shows, each with its rectangle in it."""
    match widget:
        case QMenuBar() | QMenu():
            yield from ((action.text(), widget.actionGeometry(action)) for action in widget.actions())
        case QTabBar():
            yield from ((widget.tabText(place), widget.tabRect(place)) for place in range(widget.count()))
        case QLabel() | QAbstractButton():
            yield widget.text(), widget.rect()
        case QComboBox():
            yield widget.currentText(), widget.rect()
        case QLineEdit():
            yield widget.text() or widget.placeholderText(), widget.rect()
        case QGroupBox():
            yield widget.title(), widget.rect()
        case QGraphicsView():
            for item in widget.scene().items() if widget.scene() is not None else ():
                if item.isVisible():
                    frame = widget.mapFromScene(item.sceneBoundingRect()).boundingRect()
                    yield from ((text, frame) for text in _own(item))
        case QHeaderView() if widget.model() is not None:
            across = widget.orientation() is Qt.Orientation.Horizontal
            for place in range(widget.count()):
                start, size = widget.sectionViewportPosition(place), widget.sectionSize(place)
                frame = QRect(start, 0, size, widget.height()) if across else QRect(0, start, widget.width(), size)
                yield str(widget.model().headerData(place, widget.orientation()) or ""), frame
        case QAbstractItemView() if widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount(QModelIndex())):
                # A list has one column, and does not tell of it.
                columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
                for column in range(columns):
                    index = model.index(row, column, QModelIndex())
                    yield str(index.data() or ""), widget.visualRect(index)
    if not isinstance(widget, QGraphicsView):
        yield from ((text, widget.rect()) for text in _own(widget) if widget.parentWidget() is not None)


def _about(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield what is said of ``widget`` besides what it shows, each with its rectangle."""
    told = (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield from ((text, widget.rect()) for text in told)
    match widget:
        case QComboBox():
            yield from ((widget.itemText(place), widget.rect()) for place in range(widget.count()))
        case QTextEdit():
            yield widget.toPlainText(), widget.rect()
        case QMenu() if widget.toolTipsVisible():
            yield from ((action.toolTip(), widget.actionGeometry(action)) for action in widget.actions())


def _own(thing: object) -> Iterator[str]:
    """Yield the words that something keeps to paint them itself."""
    for value in getattr(thing, "__dict__", {}).values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, list | tuple):
            yield from (one for one in value if isinstance(one, str))
