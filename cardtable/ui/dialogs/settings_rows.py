"""The parts of a row of the settings: captions and choices beside each other, and ticks with their words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QStyle, QStyleOptionButton

from cardtable.ui.look.look import Choices
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.words.mark import off_button


class Caption(Label):
    """Words with an underlined letter: Qt measures them with their kerning and paints them without. They are as high as
    the control beside them, in whose middle they stand.
    """

    def sizeHint(self) -> QSize:
        return (super().sizeHint() + QSize(3, 0)).expandedTo(QSize(0, self.buddy().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class WideChoices(Choices):
    """A box of choices that is as wide as its longest entry; Qt’s own keeps the least size that it had with its first
    font.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        # With large letters Qt’s own lacks a few pixels for the longest entry.
        hint = super().sizeHint()
        return QSize(hint.width() + SPACING, hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Switch(QCheckBox):
    """A tick whose words go on in further lines where one has no room for them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._words = ""

    def say(self, words: str) -> None:
        """Set the words; & stands before the letter that is underlined."""
        self._words = words
        set_accessible_name(self, off_button(words))
        self.setText(words)
        self._break()

    def minimumSizeHint(self) -> QSize:
        longest = max(map(self._width, self._words.split()), default=0)
        return QSize(longest + self._beside(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._break()

    def _width(self, words: str) -> int:
        """Return the width of a line, in pixels, as Qt takes it for the size of the tick."""
        flags = int(Qt.TextFlag.TextShowMnemonic)
        return self.style().itemTextRect(self.fontMetrics(), QRect(), flags, True, words).width()

    def _beside(self) -> int:
        """Return what there is beside the words, in pixels. It must not depend on how they are broken now, or else they
        would be broken in one way and another without end.
        """
        option = QStyleOptionButton()
        self.initStyleOption(option)
        words = QSize(100, self.fontMetrics().height())
        kind = QStyle.ContentsType.CT_CheckBox
        return self.style().sizeFromContents(kind, option, words, self).width() - words.width()

    def _break(self) -> None:
        if not self.isVisible():
            # It has not got its width yet.
            return
        room, lines = self.width() - self._beside(), [""]
        for word in self._words.split():
            longer = f"{lines[-1]} {word}".strip()
            if self._width(longer) <= room or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        broken = "\n".join(lines)
        if broken != self.text():
            self.setText(broken)
