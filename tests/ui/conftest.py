"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardtable.store.store import Store
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.cards.theme import CardTheme
from cardtable.ui.i18n import Translation


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Windows of the offscreen platform have no size hints and no order, and it says so for each of them."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)"))


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    """English, and no translator left behind."""
    before = QLocale()
    made = Translation(qapp)
    made.switch("en")
    yield made
    made.switch("en")
    for translator in made.installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def faces(qapp: QApplication) -> CardFaces:
    return CardFaces(CardTheme())


@pytest.fixture
def store() -> Iterator[Store]:
    made = Store.in_memory()
    yield made
    made.close()
