"""The rules of the house that differ from the book, as chips of which each can be taken away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.look.chips import chip_height, paint_chip
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import PressedByReturn
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name, set_tool_tip

_CROSS = 9
"""The width of the cross, in pixels."""


class RuleChip(PressedByReturn):
    """A rule that was changed: its ``words``, and a cross. Pressing it takes the change back."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        undo = self.tr("Back to the rule book: {rule}").format(rule=words)
        set_accessible_name(self, undo)
        set_tool_tip(self, undo)

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        wide = letters.horizontalAdvance(self.text()) + _CROSS + 11 * SPACING
        return QSize(wide, chip_height(letters))

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * SPACING, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        whole = paint_chip(painter, self)
        words = whole.adjusted(4 * SPACING, 0, -_CROSS - 5 * SPACING, 0)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        middle = QPointF(whole.right() - 4 * SPACING - _CROSS / 2, whole.center().y())
        half = _CROSS / 2
        painter.setPen(QPen(painter.pen().color(), 1.6))
        painter.drawLine(middle - QPointF(half, half), middle + QPointF(half, half))
        painter.drawLine(middle - QPointF(half, -half), middle + QPointF(half, -half))
        painter.end()


class RuleChips(Flow):
    """Shows what was changed as chips."""

    dropped = Signal(str)
    """The name of an option whose change is to be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self._changes: Sequence[tuple[str, str]] = ()

    @property
    def texts(self) -> Sequence[str]:
        """What is read on the chips, from left to right."""
        return [words for _, words in self._changes]

    def show_changes(self, changes: Sequence[tuple[str, str]]) -> None:
        """Show ``changes``: for each the name of its option and the words for it."""
        if list(changes) == list(self._changes):
            return
        self._changes = changes
        for old in self.findChildren(RuleChip):
            old.hide()
            old.deleteLater()
        chips = []
        for name, words in changes:
            chip = RuleChip(words)
            chip.clicked.connect(lambda _=False, name=name: self.dropped.emit(name))
            chips.append(chip)
        self.hold(*chips)
        for chip in chips:
            chip.show()
