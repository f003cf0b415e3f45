"""Shows the last trick or capture once more on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.table import Place
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.view import TableView


class LastTaken(QObject):
    """Shows on ``table`` the last trick or capture in ``record``, and says in ``notices`` if there is none."""

    def __init__(
        self, controller: Controller, record: RecordModel, table: TableView, notices: NoticeBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._record = record
        self._table = table
        self._notices = notices
        table.captures.clicked.connect(lambda _: self.show())

    @property
    def in_tricks(self) -> bool:
        """Whether the running game is played in tricks."""
        session = self._controller.session
        return session is not None and Place.TRICK in game_view_of(session.family.name).places.values()

    def show(self) -> None:
        """Show the last trick or the last capture, or say that there is none in this deal."""
        cards = self._record.last_capture()
        if self.in_tricks:
            if not cards or not self._table.captures.show(cards, self.tr("The last trick")):
                self._notices.tell(self.tr("No trick has been played in this deal yet."))
        elif not cards or not self._table.captures.show(cards):
            self._notices.tell(self.tr("Nothing has been captured in this deal yet."))
