"""Words lie neither on words nor on the corners of cards, and end with what they belong to; the whole of it is in
``tests/trials/test_words.py``.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window.erring import play_and_look
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize(
    ("kind", "size", "language"),
    [("casino.mulle_glimne", (900, 600), "de"), ("ecarte", (800, 1240), "sv"), ("piquet.rubicon", (1280, 800), "en")],
    ids=str,
)
def test_somebody_errs_and_all_words_keep_their_place(
    qtbot: QtBot, main_window: Begun, kind: str, size: tuple[int, int], language: str
) -> None:
    window = main_window(language)
    window.resize(*size)
    QApplication.processEvents()
    assert play_and_look(qtbot, window, kind, random.Random(7), 25) == []
