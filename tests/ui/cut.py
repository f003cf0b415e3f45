"""What of a window's words cannot be seen: they have less room than they need, or lie where nobody can scroll to."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from cardtable.ui.table.paper import Paper

_SPARE = 1
"""Pixels by which Qt's own measures of a text differ."""


def _label(label: QLabel) -> QSize:
    wanted = label.sizeHint()
    if label.wordWrap():
        wanted = QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width()))
    return wanted


def _needed(widget: QWidget) -> QSize | None:
    """The room that the words of ``widget`` need; None where it has none."""
    match widget:
        case QLabel() if widget.text():
            return _label(widget)
        case QToolButton() if len(widget.text()) == 1:
            # A sign is not cut by the room that is missing above and below it.
            return QSize(widget.fontMetrics().horizontalAdvance(widget.text()), 0)
        case QAbstractButton() if widget.text():
            return widget.minimumSizeHint()
        case QTabBar():
            return widget.sizeHint() if not widget.usesScrollButtons() else None
        case QSpinBox():
            return widget.minimumSizeHint()
    return None


def _within(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """The words in parts of ``widget``: what is needed across, and what there is."""
    metrics = widget.fontMetrics()
    match widget:
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = QStyle.SubControl.SC_ComboBoxEditField
            room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, widget)
            yield widget.currentText(), metrics.horizontalAdvance(widget.currentText()), room.width()
        case QLineEdit() if widget.placeholderText() and not isinstance(widget.parent(), QSpinBox | QComboBox):
            yield widget.placeholderText(), metrics.horizontalAdvance(widget.placeholderText()), widget.width() - 4
        case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal and widget.model() is not None:
            for section in range(widget.count()):
                text = str(widget.model().headerData(section, Qt.Orientation.Horizontal) or "")
                if text and not widget.isSectionHidden(section):
                    longest = max(text.split(), key=metrics.horizontalAdvance)
                    yield text, metrics.horizontalAdvance(longest), widget.sectionSize(section)


def _hidden(widget: QWidget) -> bool:
    """Whether a part of ``widget`` lies outside of what is around it, and nothing can be scrolled."""
    rect, above = widget.rect(), widget
    while (parent := above.parentWidget()) is not None and not above.isWindow():
        place = QRect(widget.mapTo(parent, QPoint()), rect.size())
        around = parent.parentWidget()
        if isinstance(around, QAbstractScrollArea) and around.viewport() is parent:
            return False
        if isinstance(around, Paper) and around.pages:
            # It lies on another page.
            return False
        if not parent.rect().adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE).contains(place):
            return True
        above = parent
    return False


def cut(window: QWidget) -> list[str]:
    """The words in ``window`` that cannot be read whole, with the class of what they stand in and the room."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if (
            widget.window() is not window.window()
            or not widget.isVisibleTo(window)
            or widget.objectName().startswith("qt_")
        ):
            continue
        text = getattr(widget, "text", str)
        name = type(widget).__name__
        needed = _needed(widget)
        if needed is not None:
            words = str(text()) if not isinstance(widget, QTabBar) else "tabs"
            if needed.width() > widget.width() + _SPARE or needed.height() > widget.height() + _SPARE:
                found.append(f"{name} {words!r}: {needed.toTuple()} in {widget.size().toTuple()}")
            elif _hidden(widget):
                found.append(f"{name} {words!r} lies outside")
        for words, wide, room in _within(widget):
            if wide > room + _SPARE:
                found.append(f"{name} {words!r}: {wide} in {room}")
    return found + _covered(window)


def _covered(window: QWidget) -> list[str]:
    """Words that lie on others."""
    found = []
    worded = [one for one in window.findChildren(QWidget) if one.isVisibleTo(window) and _needed(one) is not None]
    for place, one in enumerate(worded):
        for other in worded[place + 1 :]:
            both = one.geometry().intersected(other.geometry())
            if one.parent() is other.parent() and min(both.width(), both.height()) > _SPARE:
                found.append(f"{type(one).__name__} {str(getattr(one, 'text', str)())!r} lies on another")
    return found
