"""What the tests of the look share: each light, and pictures of widgets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.look.look import apply_look


@pytest.fixture(params=["light", "dark", "contrast"])
def light(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The name of a light in which everything is shown."""
    apply_look(qapp, request.param, 100)
    yield request.param
    apply_look(qapp, "light", 100)


def painted(widget: QWidget) -> QImage:
    """Return a picture of ``widget`` as it would be shown."""
    widget.ensurePolished()
    return widget.grab().toImage()
