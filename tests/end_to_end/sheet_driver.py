"""Opens a kept score sheet in a real window and tells, whenever something changes, where things are.

Arguments: the database's path, the number of the sheet. A line of JSON for each change: ``points``, ``deals``,
``fields`` and ``plus`` (the middles of the counters and of their buttons for +), ``cells`` (of the form's cells by
``category side``), ``asked`` (whether a deal shall be entered in which something is missing), ``enter``, and ``focus``
(the name of what has the focus).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.parts import number_cells, shown_sheet

TICK = 40
"""Milliseconds between two looks."""


def middle(widget: QWidget) -> list[int]:
    spot = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
    return [spot.x(), spot.y()]


def main() -> int:
    application = QApplication(sys.argv[:1])
    Translation(application).switch("en")
    store = Store.open(Path(sys.argv[1])).store
    number = int(sys.argv[2])
    window = SheetWindow(SheetKeeper(store, load_sheet(store, number), number), CardPictures(CardTheme()), Settings())
    window.showMaximized()
    told: list[str] = [""]

    def tell() -> None:
        focus = application.focusWidget()
        panel = window.panel
        state = {
            "points": list(window.model.standing()),
            "deals": len(window.keeper.sheet.rows),
            "active": window.isActiveWindow() and window.isMaximized(),
            "fields": [middle(field) for field in shown_sheet(window).fields],
            "cells": {
                f"{cell.place[0]} {cell.place[1]}": middle(cell)
                for cells in (number_cells(panel), panel.mark_cells)
                for cell in cells
            },
            "asked": window.form.doubtful,
            "enter": middle(panel.enter_button),
            "focus": focus.accessibleName() if focus is not None else "",
            "typed": {f"{cell.code} {cell.side}": cell.text for cell in window.form.cells()},
        }
        line = json.dumps(state)
        if line != told[0]:
            told[0] = line
            print(line, flush=True)

    timer = QTimer()
    timer.timeout.connect(tell)
    timer.start(TICK)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
