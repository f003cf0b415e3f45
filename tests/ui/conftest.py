"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n import Translation
from cardtable.art.theme import CardTheme
from cardtable.store.store import Store
from cardtable.ui.cards.faces import CardFaces


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
