"""The table view on another screen than the sheet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from cardtable.ui.scorekeeper.evening_table import next_screen
from tests.ui.clicks import press
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.parts import table_view

ROOT = Path(__file__).parents[3]
LAPTOP, TELEVISION = [0, 0, 1280, 800], [1280, 0, 1920, 1080]

PROGRAM = """
import json
from contextlib import closing
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import answer_menu, press
from tests.ui.scorekeeper.parts import table_view

application = QApplication([])
Translation(application).switch("en")
with closing(Store.in_memory()) as store:
    keeper = SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Bert")))
    window = SheetWindow(keeper, CardPictures(CardTheme()), Settings(reduced_motion=True))
    window.show()
    application.processEvents()
    window.table.trigger()
    told = {}
    table = table_view(window)

    def tell(moment):
        application.processEvents()
        told[moment] = {
            "place": list(table.geometry().getRect()),
            "shown": table.isVisible() and table.isFullScreen(),
            "tip": table.places[0].plus.toolTip(),
        }

    tell("opened")
    QTest.keyClick(table, Qt.Key.Key_2)
    told["typed"] = window.form.text(("tricks", 0))
    told["marked"] = window.model.standing()
    window.faults.trigger()
    (dialog,) = [one for one in application.topLevelWidgets() if type(one).__name__ == "FaultDialog"]
    told["faults over"] = type(dialog.parent()).__name__
    dialog.close()
    table.turn()
    tell("turned")
    table.turn()
    table.turn()
    press(table, "More…")
    answer_menu("Other screen")
    tell("on the next")
    QTest.keyClick(table, Qt.Key.Key_1)
    answer_menu("A point by hand")
    told["over the sheet"] = window.model.standing()
    press(table, "More…")
    answer_menu("Other screen")
    tell("and the next")
    window.table.trigger()
    tell("closed")
    print(json.dumps(told))
"""


@pytest.mark.slow
def test_the_table_lies_on_the_other_screen_while_the_sheet_goes_on(tmp_path: Path) -> None:
    screens = [
        {"name": name, "x": x, "y": y, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
        for name, (x, y, width, height) in {"laptop": LAPTOP, "television": TELEVISION}.items()
    ]
    described = tmp_path / "screens.json"
    described.write_text(json.dumps({"screens": screens}))
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={described}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env={**os.environ, **platform}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["opened"] == {"place": TELEVISION, "shown": True, "tip": ""}
    # Whoever types goes on with the sheet while both are seen; a view over the sheet marks.
    assert told["typed"] == "2"
    assert told["marked"] == [0, 0]
    assert told["over the sheet"] == [1, 0]
    assert told["faults over"] == "SheetWindow"
    assert told["turned"] == told["opened"]
    assert told["on the next"] == {"place": LAPTOP, "shown": True, "tip": "Key 1"}
    assert told["and the next"] == told["opened"]
    assert not told["closed"]["shown"]


def test_one_screen_alone_is_filled_and_offers_no_other(opened: Open) -> None:
    window = opened("ecarte")
    window.table.trigger()
    table = table_view(window)
    assert table is not None
    (screen,) = QGuiApplication.screens()
    assert table.geometry() == screen.geometry()
    press(table, "More…")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "Other screen" not in [action.text() for action in menu.actions()]
    menu.close()
    table.change_screen()
    assert table.geometry() == screen.geometry()
    assert next_screen([], screen) is screen
    window.table.trigger()
    assert table.isVisible()
