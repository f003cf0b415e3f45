"""No window flashes while anything is opened from the window of a score sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.scorekeeper.by_hand import Open
from tests.ui.strays import Strays, open_all_passing, put_off
from tests.ui.windows import sheet_window


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["casino.swedish", "ecarte", "piquet.rubicon"])
def test_nothing_flashes_whatever_is_opened_from_a_score_sheet(qapp: QApplication, opened: Open, kind: str) -> None:
    strays = Strays(qapp)
    window = sheet_window(opened, kind)
    count = open_all_passing(window)
    offered = [*window.actions(), *(one for menu in window.findChildren(QMenu) for one in menu.actions())]
    for action in offered:
        if not action.isEnabled() or action.menu() is not None or action.isSeparator():
            continue
        QTimer.singleShot(0, put_off)
        action.trigger()
        QApplication.processEvents()
        for other in [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]:
            count += open_all_passing(other)
            other.close()
        if not window.isVisible():
            window.show()
    strays.stop()
    assert strays.found == [], strays.found
    assert count > 5
