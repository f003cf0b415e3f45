"""The program in a real window, telling on its standard output where things are: ``window_driver.py RECORD``.

One JSON object a line, ten a second: ``mode`` of the controller, ``hand`` with the middle of each card and ``cloth``
with the middle of the table in pixels of the screen, and the ``actions`` of the deal.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QTimer

from cardtable.core.cards import format_card
from cardtable.core.zones import hand
from cardtable.ui.start.app import open_store, open_window, set_up_application


def main() -> int:
    """Run the window until it is closed."""
    application = set_up_application(["cardtable"])
    store, _ = open_store()
    window = open_window(application, store)
    table = window.table

    def place(point: QPointF) -> list[int]:
        on_screen = table.viewport().mapToGlobal(table.mapFromScene(point))
        return [on_screen.x(), on_screen.y()]

    def tell() -> None:
        session = window.controller.session
        assert session is not None
        seat = window.controller.running.perspective
        items = table.scene().cards.lie.get(hand(seat), [])
        told = {
            "mode": window.controller.mode.value,
            "hand": {format_card(item.card): place(item.sceneBoundingRect().center()) for item in items},
            "cloth": place(table.sceneRect().center()),
            "actions": [str(action) for action in session.deals[-1].actions],
        }
        print(json.dumps(told), flush=True)

    window.open_file(Path(sys.argv[1]))
    window.show()
    clock = QTimer(window)
    clock.setInterval(100)
    clock.timeout.connect(tell)
    clock.start()
    status: int = application.exec()
    store.close()
    return status


if __name__ == "__main__":
    sys.exit(main())
