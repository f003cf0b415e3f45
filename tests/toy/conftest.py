"""The fixtures for the tests of the toy, which is registered only while they run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from cardtable.games.registry import registered
from tests.toy.door import ROOMS, RULE_PAGES
from tests.toy.family import FAMILY
from tests.ui.conftest import store, translation

__all__ = ["store", "toy", "translation"]


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Register the toy, a family from elsewhere, for the time of a test."""
    with registered(FAMILY, ROOMS, RULE_PAGES):
        yield
        # Windows that were closed are gone before the toy is: a change of language would make them name it again.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
