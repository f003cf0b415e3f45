"""A standard button whose words continue in further lines where one line has no room for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from cardtable.ui.look.palette import DENSE


class BrokenButton(QPushButton):
    """A button that breaks its words between them. It is never narrower than the longest word."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self._sizes: dict[tuple[object, ...], QSize] = {}
        """The sizes that were asked for, by what they depend on: a page asks many times while it is laid out."""
        policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._size(self._broken(width)).height()

    def sizeHint(self) -> QSize:
        return self._size(self.text())

    def minimumSizeHint(self) -> QSize:
        words = (self._size(word).width() for word in self.text().split())
        return QSize(max(words, default=0), self.heightForWidth(self.width()))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = self._broken(self.width())

    def _size(self, words: str) -> QSize:
        """Return the size of the button with these words in these lines."""
        features = self.isFlat(), self.isDefault(), self.autoDefault(), self.menu() is None
        asked = words, features, self.minimumHeight(), self.property(DENSE)
        if asked not in self._sizes:
            option = QStyleOptionButton()
            super().initStyleOption(option)
            option.text = words
            shown = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), words)
            self._sizes[asked] = self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, shown, self)
        return self._sizes[asked]

    def _broken(self, width: int) -> str:
        """Return the words in lines for which ``width`` pixels are enough."""
        lines = [""]
        for word in self.text().split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self._size(longer).width() > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._sizes.clear()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
