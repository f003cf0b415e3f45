"""Buttons that are gathered are hidden, and pressed by the menu of the one that stands for them."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.more_button import MoreButton
from tests.ui.clicks import offered, pick, press


def opened(qtbot: QtBot, *words: str) -> tuple[QWidget, MoreButton, list[str]]:
    page, heard = QWidget(), list[str]()
    layout = QVBoxLayout(page)
    buttons = [QPushButton(text) for text in words]
    for one, text in zip(buttons, words, strict=True):
        one.clicked.connect(lambda _=False, text=text: heard.append(text))
        layout.addWidget(one)
    more = MoreButton(buttons, page)
    more.setText("More")
    layout.addWidget(more)
    qtbot.addWidget(page)
    page.show()
    return page, more, heard


def test_what_is_gathered_is_pressed_by_the_menu(qtbot: QtBot) -> None:
    page, more, heard = opened(qtbot, "All cards", "Score sheet", "Undo")
    assert not offered(page, "More")
    press(page, "Undo")
    more.gather(True)
    assert [offered(page, words) for words in ("All cards", "Score sheet", "Undo", "More")] == [False] * 3 + [True]
    menu = more.menu()
    assert isinstance(menu, QMenu)
    menu.popup(page.mapToGlobal(page.rect().center()))
    assert [action.text() for action in menu.actions()] == ["All cards", "Score sheet", "Undo"]
    pick(menu, menu.actions()[1])
    assert heard == ["Undo", "Score sheet"]
    more.gather(False)
    assert offered(page, "All cards")
    assert not offered(page, "More")


def test_one_button_stays(qtbot: QtBot) -> None:
    page, more, _ = opened(qtbot, "All cards")
    more.gather(True)
    assert offered(page, "All cards")
    assert not offered(page, "More")
