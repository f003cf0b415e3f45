"""The code for a friend says what is in it, and is copied with a word about it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.games.registry import variant
from cardtable.session.numbers import read_code
from cardtable.ui.dialogs.code_dialog import CodeDialog
from tests.ui.clicks import press


def seen(dialog: CodeDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]


def opened(qtbot: QtBot, **options: int) -> CodeDialog:
    dialog = CodeDialog(variant("casino.swedish").rule_set(3, options), 482915073)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_it_says_which_game_and_which_cards_it_stands_for(qtbot: QtBot, translation: Translation) -> None:
    plain = seen(opened(qtbot))
    assert plain[:3] == [
        "Swedish Casino",
        "3 players, shuffle number 482\N{NO-BREAK SPACE}915\N{NO-BREAK SPACE}073",
        plain[2],
    ]
    assert plain[2] == "Rules as in the rule book"
    agreed = seen(opened(qtbot, target=31))
    assert agreed[2] == "Points to play for: 31"


@pytest.mark.parametrize(("language", "copy", "word"), [("en", "Copy", "Copied."), ("de", "Kopieren", "Kopiert.")])
def test_it_is_copied_whole_and_that_is_said(
    qtbot: QtBot, translation: Translation, language: str, copy: str, word: str
) -> None:
    translation.switch(language)
    dialog = opened(qtbot, target=31)
    assert word not in seen(dialog)
    press(dialog, copy)
    assert word in seen(dialog)
    code = read_code(QGuiApplication.clipboard().text())
    assert (code.rule_set, code.number) == (variant("casino.swedish").rule_set(3, {"target": 31}), 482915073)
