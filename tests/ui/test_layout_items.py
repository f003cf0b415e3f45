"""What leaves a layout leaves no item behind that PySide still knows: it would take whatever Qt makes at the same place
of memory for that item.
"""

from __future__ import annotations

import gc

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.layout_items import known_items


def test_what_is_taken_out_of_a_layout_that_was_filled_before_it_was_laid_is_seen(qtbot: QtBot) -> None:
    """The trap itself: if PySide no longer falls into it, what the program does about it can go."""
    window, moved = QWidget(), QPushButton()
    qtbot.addWidget(window)
    column, first, second = QVBoxLayout(window), QHBoxLayout(), QHBoxLayout()
    gc.collect()
    before = known_items()
    first.addWidget(moved)
    column.addLayout(first)
    column.addLayout(second)
    second.addWidget(moved)
    # Nothing has asked for the item in the second row.
    assert len(known_items()) == len(before) + 1
