"""Menus and tools lie in one bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


def test_menus_and_tools_share_one_bar_at_every_width(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    bar, tools = window.menuBar(), window.commands.toolbar
    styles = set()
    for width in (1280, 900, 1280, 1920, 900):
        window.resize(width, 800)
        qtbot.waitUntil(lambda width=width: bar.width() == width)  # type: ignore[misc]
        QApplication.processEvents()
        assert bar.geometry().contains(QRect(tools.mapTo(window, QPoint(0, 0)), tools.size()))
        menus = [bar.actionGeometry(action) for action in bar.actions()]
        assert all(not menu.isEmpty() and menu.right() < tools.x() for menu in menus)
        shown = [tools.widgetForAction(action) for action in tools.actions()]
        assert all(tool.isVisible() and tools.rect().contains(tool.geometry()) for tool in shown)
        styles.add(tools.toolButtonStyle())
    assert styles == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly}
