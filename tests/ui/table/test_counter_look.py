"""Pictures of counters and of their field are drawn once and copied from then on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.ui.table.counter_look import field_pixmap


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_field_is_a_line_around_nothing(qapp: QApplication, ratio: float) -> None:
    field, corner = field_pixmap(90.0, 68.0, 8.0, "#ffffff", ratio)
    picture = field.toImage()
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.alpha() == 0
    # The line lies on the corner that is told, and is stitched: some of it is there, and some is not.
    y = round(corner.y() * ratio)
    line = [picture.pixelColor(x, y).alpha() for x in range(round(20 * ratio), round(80 * ratio))]
    assert max(line) > 20
    assert min(line) == 0
    assert picture.width() >= 90 * ratio


def test_the_same_field_is_drawn_once(qapp: QApplication) -> None:
    first, _ = field_pixmap(91.0, 68.0, 8.0, "#ffffff", 1.0)
    again, _ = field_pixmap(91.0, 68.0, 8.0, "#ffffff", 1.0)
    assert first is again
