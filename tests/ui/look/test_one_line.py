"""Names of one line are left out in their middle, and told whole."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from cardtable.ui.look.one_line import OneLine


def test_the_middle_of_a_long_name_is_left_out_and_the_whole_is_told(qtbot: QtBot) -> None:
    label = OneLine("Maximiliane-Friederike Obermüller 7")
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    label.show()
    assert (label.shown, label.toolTip()) == (label.text(), "")
    label.resize(120, label.height())
    assert label.shown != label.text()
    assert (label.shown[0], label.shown[-1]) == ("M", "7")
    assert label.fontMetrics().horizontalAdvance(label.shown) <= 120
    assert label.toolTip() == label.text()
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == label.text()
    assert label.minimumSizeHint().width() == 0
    image = label.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 1


def test_another_name_is_told_anew(qtbot: QtBot) -> None:
    label = OneLine("Maximiliane-Friederike Obermüller 7")
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show()
    label.setText("Uwe")
    assert (label.shown, label.toolTip()) == ("Uwe", "")


def test_where_there_is_room_for_few_letters_these_are_the_first(qtbot: QtBot) -> None:
    shown = []
    for name in ("Anna", "Christina", "Friedrich-Wilhelm"):
        label = OneLine(name)
        qtbot.addWidget(label)
        label.show()
        label.resize(label.fontMetrics().horizontalAdvance(name[:3]) + 1, 20)
        shown.append(label.shown)
        assert label.toolTip() == name
    assert shown == ["Ann", "Chr", "Fri"]
