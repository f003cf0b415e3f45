"""The record of what happened, on the ledge of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label, set_accessible_name, show_tool_tip
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.ledge import on_wood

if TYPE_CHECKING:
    from cardtable.ui.help.explained import ExplainedWords


class _Entries(QListView):
    """The list of entries. It emits the point of the viewport at which a tool tip or a menu is wanted."""

    tip_wanted = Signal(QPoint)
    menu_wanted = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        # One that Python made: asked for another, PySide would search through every kind of widget.
        self._seen = QWidget()
        self.setViewport(self._seen)
        self._seen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not as ``viewportEvent``, for the reason that ``TableView`` has.
        if watched is self._seen and event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.tip_wanted.emit(event.pos())
            return True
        return watched is not self._seen and super().eventFilter(watched, event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.pos())


class RecordPanel(QWidget):
    """A heading and the entries of a ``RecordModel``; the list follows the newest entry unless the person has scrolled
    up.
    """

    def __init__(self, model: RecordModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.explained: Callable[[], ExplainedWords | None] = lambda: None
        """Returns the explanations of words for the tool tip and the menu of an entry; None without any."""
        self._title = Label()
        self._list = _Entries()
        self._list.tip_wanted.connect(self._tell)
        self._list.menu_wanted.connect(self._offer)
        self._list.setModel(model)
        self._list.setWordWrap(True)
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSpacing(1)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._title)
        layout.addWidget(self._list, 1)
        for part in (self, self._title, self._list):
            on_wood(part)
        self._coloured = False
        self._at_end = True
        self._list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._list.verticalScrollBar().rangeChanged.connect(self._follow)
        self.retranslate()

    @property
    def view(self) -> QListView:
        return self._list

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._coloured:
            # No start needs it: the front hall is seen first.
            from cardtable.ui.look.suit_rows import SuitRows

            self._coloured = True
            self._list.setItemDelegate(SuitRows(self._list))

    def _tell(self, place: QPoint) -> None:
        words = self.explained()
        tip = "" if words is None else words.tip(self._said_at(place))
        show_tool_tip(self._list.viewport().mapToGlobal(place), tip, self._list.viewport())

    def _offer(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = self.explained()
        if words is not None:
            words.fill(menu, self._said_at(place))
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(self._list.viewport().mapToGlobal(place))

    def _said_at(self, place: QPoint) -> str:
        said = self._list.indexAt(place).data()
        return said if isinstance(said, str) else ""

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self._list.verticalScrollBar().maximum() - 4

    def _follow(self) -> None:
        if self._at_end:
            self._list.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._title.setFont(self.font())
            self._list.setFont(self.font())
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.tr("What happened"))
        set_accessible_name(self._list, self.tr("What happened in this deal"))
        self._model.retranslate()
