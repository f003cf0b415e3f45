"""Announcements for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_SIGNS = "♠♥♦♣"


def aloud(text: str) -> str:
    """Return ``text`` as a voice says it, with its cards in words."""
    if not any(sign in text for sign in _SIGNS):
        return text
    # Few texts need it, and none at the start.
    from cardtable.words.aloud import read_aloud

    return read_aloud(text)


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say ``text``."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, aloud(text)))
