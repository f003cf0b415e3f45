"""A table view and the rules in real windows, telling on standard output what keys set off: ``layout_driver.py``.

One JSON list a line: ``["ready"]``, ``["mark", side, points]``, ``["size", step]``. A line on standard input brings
the window of that name to the front: ``table`` or ``rules``.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.art.theme import CardTheme
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.evening_table import EveningTable, TableDeeds
from cardtable.ui.scorekeeper.table_state import SideState, TableState
from cardtable.ui.start.app import set_up_application


def tell(*what: object) -> None:
    print(json.dumps(what), flush=True)


def main() -> int:
    """Show the windows until the input ends."""
    application = set_up_application(["cardtable"])
    store = Store.in_memory()
    keeper = SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Björn")))
    deeds = TableDeeds(mark=lambda side, points, _: tell("mark", side, points))
    table = EveningTable(SheetForm(keeper, lambda: (0, 0)), ScoreSheetModel(), deeds)
    table.follow(TableState(sides=tuple(SideState(name, 0) for name in ("Anna", "Björn"))))
    viewer = RuleViewer(CardPictures(CardTheme()), "en")
    for action, step in ((viewer.smaller, -1), (viewer.larger, 1), (viewer.usual, 0)):
        watch(action, step)
    windows: dict[str, QWidget] = {"table": table, "rules": viewer}

    def bring() -> None:
        name = sys.stdin.readline().strip()
        if name not in windows:
            application.quit()
            return
        for other in windows.values():
            other.hide()
        window = windows[name]
        window.show()
        window.raise_()
        window.activateWindow()
        window.setFocus()

    application.focusWindowChanged.connect(lambda window: tell("ready") if window is not None else None)
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(bring)
    status: int = application.exec()
    store.close()
    return status


def watch(action: QAction, step: int) -> None:
    """Tell when ``action`` is wanted."""
    action.triggered.connect(lambda: tell("size", step))


if __name__ == "__main__":
    sys.exit(main())
