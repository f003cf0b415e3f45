"""The parts of a long page, by which one goes straight to what is wanted: listed beside the page, or in a box above it
where the page needs the width.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.look.focus import can_have_focus
from cardtable.ui.look.look import Airy, Choices
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name


class _PartsList(QListWidget):
    """The parts of a page below each other. Tab goes on into the part that was chosen: ``enter`` gives the focus to its
    first control, and returns whether it could.
    """

    def __init__(self, enter: Callable[[], bool]) -> None:
        super().__init__()
        self._enter = enter
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setItemDelegate(Airy(self))
        self.setSpacing(SPACING // 2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return (forward and self._enter()) or super().focusNextPrevChild(forward)


class _PartsBox(Choices):
    """The parts of a page in one line. Tab goes on into the part that was chosen, as ``enter`` says."""

    def __init__(self, enter: Callable[[], bool]) -> None:
        super().__init__()
        self._enter = enter

    def focusNextPrevChild(self, forward: bool) -> bool:
        return (forward and self._enter()) or super().focusNextPrevChild(forward)


class PageParts(QObject):
    """Goes to the part of ``page`` that is chosen, and marks the part that is seen. A part begins at its heading, one
    of ``headings`` from above down, and is called as that.
    """

    def __init__(self, page: UprightArea, headings: Sequence[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._headings = page, headings
        self._wanted = False
        """Whether a part was chosen, and nobody has gone into it yet."""
        self.listed: QListWidget = _PartsList(self._enter)
        """The parts below each other; as wide as its words."""
        self.box: Choices = _PartsBox(self._enter)
        """The parts in one line."""
        self.box.hide()
        # Keys go through the parts by themselves; the page follows.
        self.listed.currentRowChanged.connect(self._go_to)
        # A part that is marked already may have been scrolled away from.
        self.listed.itemClicked.connect(lambda _: self._go_to(self.listed.currentRow()))
        self.box.activated.connect(self._go_to)
        self._tail = QWidget()
        """Free room below the last part, so that this one, too, can come to the top."""
        self._tail.setFixedHeight(0)
        content = page.widget()
        layout = content.layout() if content is not None else None
        if isinstance(layout, QVBoxLayout):
            layout.addWidget(self._tail)
            layout.addStretch(1)
        bar = page.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        # Other letters move the headings without a scroll, after the bar has heard of it.
        bar.rangeChanged.connect(lambda: QTimer.singleShot(0, self, self._follow_size))

    def show_listed(self, beside: bool) -> None:
        """Show the list beside the page, or else the box."""
        shown, gone = (self.listed, self.box) if beside else (self.box, self.listed)
        shown.show()
        if gone.hasFocus():
            # Qt would give it to the page; while a sheet opens nothing is seen yet, and nothing can have it.
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, shown, lambda: shown.setFocus(Qt.FocusReason.OtherFocusReason))
        gone.hide()

    def set_words(self, title: str, parts: Sequence[str]) -> None:
        """Name the parts; ``title`` says for people who do not see them what they are parts of."""
        now = max(0, self.listed.currentRow())
        for one in (self.listed, self.box):
            one.blockSignals(True)
            one.clear()
            one.addItems(parts)
            set_accessible_name(one, title)
            one.blockSignals(False)
        self._mark(now)

    def fit_words(self) -> None:
        """Make the list as wide as its words are with the present font."""
        self.listed.setFixedWidth(self.listed.sizeHintForColumn(0) + 8 * SPACING)

    def _mark(self, part: int) -> None:
        self.listed.blockSignals(True)
        self.listed.setCurrentRow(part)
        self.listed.blockSignals(False)
        self.box.setCurrentIndex(part)

    def _go_to(self, part: int) -> None:
        """Have the beginning of a part at the top of the page."""
        if 0 <= part < len(self._headings):
            self._mark(part)
            self._wanted = True
            self._page.verticalScrollBar().setValue(self._headings[part].y())

    def _follow(self, seen_from: int) -> None:
        """Mark the part of the page that is seen."""
        above = [part for part, heading in enumerate(self._headings) if heading.y() <= seen_from + 3 * SPACING]
        # Where all is seen at once nothing comes to the top, and what was chosen stays marked.
        if self._page.verticalScrollBar().maximum():
            self._mark((above or [0])[-1])

    def _follow_size(self) -> None:
        """Give the last part the room to come to the top, unless all parts are seen at once."""
        high, last = self._page.viewport().height(), self._headings[-1].y()
        end = self._tail.y()
        self._tail.setFixedHeight(0 if end <= high else max(0, high - (end - last)))
        self._follow(self._page.verticalScrollBar().value())

    def _enter(self) -> bool:
        """Give the focus to the first control of the part that was chosen; return whether there is one."""
        part, page = self.listed.currentRow(), self._page.widget()
        if page is None or not self._wanted or not 0 <= part < len(self._headings):
            return False
        self._wanted = False
        top = self._headings[part].y()
        controls = [one for one in page.findChildren(QWidget) if can_have_focus(one)]
        below = [(one.mapTo(page, QPoint(0, 0)).y(), one.mapTo(page, QPoint(0, 0)).x(), one) for one in controls]
        after = sorted((one for one in below if one[0] >= top), key=lambda one: one[:2])
        if after:
            after[0][2].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(after)
