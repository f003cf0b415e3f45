"""Samples side by side of which one is chosen: cloths, backs, packs as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import RADIUS, SPACING
from cardtable.ui.look.plain import set_accessible_description, set_accessible_name

Sample: TypeAlias = Callable[[QPainter, QRectF, float], None]
"""A function that paints a sample into a place, for so many pixels of the device to one of the layout."""


class SampleButton(QAbstractButton):
    """A sample of ``value``, ``size`` large, with its name below; what is chosen has a ring."""

    def __init__(self, value: str, sample: Sample, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self._sample, self._size = sample, size
        self._late = True
        """Whether the sample has not been painted yet."""
        self._hint = QSize()
        self._hinted_for = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _letters(self) -> QFont:
        font = QFont(self.font())
        if self.isChecked():
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def sizeHint(self) -> QSize:
        # A page asks many times while it is laid out.
        if not self._hint.isValid() or self._hinted_for != self.text():
            self._hinted_for = self.text()
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            letters = QFontMetrics(font)
            wide = max(self._size.width(), letters.horizontalAdvance(self.text()))
            self._hint = QSize(wide + 3 * SPACING, self._size.height() + letters.height() + 4 * SPACING)
        return self._hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._hint = QSize()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self.palette(), QPalette.ColorRole
        place = QRectF((self.width() - self._size.width()) / 2, 1.5 * SPACING, self._size.width(), self._size.height())
        if self._late:
            # Cards take some time when they are first drawn: everything else is seen before.
            self._late = False
            QTimer.singleShot(0, self, self.update)
        else:
            painter.save()
            self._sample(painter, place, self.devicePixelRatioF())
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(colours.color(role.Link), 3))
        elif self.underMouse():
            painter.setPen(QPen(colours.color(role.Dark), 1))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(place.adjusted(-4, -4, 4, 4), RADIUS, RADIUS)
        painter.setFont(self._letters())
        painter.setPen(colours.color(role.WindowText))
        top = round(place.bottom()) + 2 * SPACING
        words = QRect(0, top, self.width(), self.height() - top)
        painter.drawText(words, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.text())
        painter.end()


class SampleChoice(QWidget):
    """Offers ``values``, each with the sample that ``sample_of`` returns for it."""

    chosen = Signal(str)

    def __init__(
        self,
        values: Sequence[str],
        sample_of: Callable[[str], Sample],
        size: QSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons = [SampleButton(value, sample_of(value), size) for value in values]
        for button in self.buttons:
            self._group.addButton(button)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=0)
        layout.addWidget(Flow(*self.buttons, aligned=True))
        self._group.buttonClicked.connect(self._tell)

    def _tell(self, button: QAbstractButton) -> None:
        if isinstance(button, SampleButton):
            self.chosen.emit(button.value)

    def choose(self, value: str) -> None:
        """Choose ``value``, without a word to anybody; the first for one that is not offered."""
        known = {button.value: button for button in self.buttons}
        known.get(value, self.buttons[0]).setChecked(True)

    def word(self, title: str, words: Sequence[str]) -> None:
        """Set the names of the values, in their order; ``title`` says what is chosen."""
        for button, name in zip(self.buttons, words, strict=True):
            button.setText(name)
            set_accessible_name(button, name)
            set_accessible_description(button, title)
            button.updateGeometry()
            button.update()
