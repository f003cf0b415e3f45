"""The program's icon."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage

from cardtable.app.resources import resource_path


@pytest.mark.usefixtures("qapp")
def test_the_picture_of_the_icon_is_that_of_the_drawing() -> None:
    """The picture is made from the drawing, and loaded faster."""
    form = QImage.Format.Format_RGBA8888
    picture = QImage(str(resource_path("icons", "cardtable.png"))).convertToFormat(form)
    assert picture.size() == QSize(128, 128)
    drawing = QIcon(str(resource_path("icons", "cardtable.svg"))).pixmap(picture.size()).toImage().convertToFormat(form)
    pairs = list(zip(bytes(picture.constBits()), bytes(drawing.constBits()), strict=True))
    assert sum(abs(one - other) for one, other in pairs) / len(pairs) < 2
