"""Announcements for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardtable.words.aloud import read_aloud


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say ``text``."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, read_aloud(text)))
