"""The record of what happened, beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui.look import Airy, Heading, spaced
from cardtable.ui.models.record import RecordModel


class RecordPanel(QWidget):
    """A heading and the entries of a ``RecordModel``; it follows the newest unless somebody has scrolled up."""

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._title = Heading(1.15)
        self._list = QListView()
        self._list.setModel(model)
        self._list.setWordWrap(True)
        self._list.setItemDelegate(Airy(self._list))
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setAlternatingRowColors(True)
        layout = QVBoxLayout(self)
        spaced(layout, margin=2, gap=2)
        layout.addWidget(self._title)
        layout.addWidget(self._list, 1)
        self.setMinimumSize(180, 96)
        self._at_end = True
        self._list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._list.verticalScrollBar().rangeChanged.connect(self._follow)
        self.retranslate()

    @property
    def view(self) -> QListView:
        return self._list

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 34, 400)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self._list.verticalScrollBar().maximum() - 4

    def _follow(self) -> None:
        if self._at_end:
            self._list.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.tr("What happened"))
        self._list.setAccessibleName(self.tr("What happened in this deal"))
        self._model.retranslate()
